package dev.countersign.extract.value;

import java.math.BigDecimal;
import java.util.Optional;

/**
 * A number as a cell of a table holds it.
 *
 * @param number with the places that are written
 * @param denomination of money; empty where no currency or sign stands beside it
 */
public record Figure(BigDecimal number, Optional<Denomination> denomination) {}
