package dev.countersign.model;

/** What is charged beside the GPUs, as amounts or words ("included", "INR 6.50 per GB-month"). */
public record Charges(
        String id,
        String offer,
        @StatedIn(Role.QUOTE) Fact<String> storage,
        @StatedIn(Role.QUOTE) Fact<String> egress) implements Subject {}
