/**
 * Values in normal form, found in a text with their places: numbers, money, rates, periods, dates, percentages, sizes, places of
 * law. What a text leaves open stays open: see {@link dev.countersign.extract.value.Found}.
 */
package dev.countersign.extract.value;
