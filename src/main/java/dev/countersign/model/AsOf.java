package dev.countersign.model;

import java.time.LocalDate;

/** Today, for a rule: the day the audit is made for. Rules ask this, never a clock. */
public record AsOf(LocalDate date) {}
