package dev.countersign.model;

import java.math.BigDecimal;
import java.util.Currency;
import java.util.Objects;
import java.util.Optional;

/**
 * A line of a quote that has a price, as it stands: nothing is computed, converted or assumed.
 *
 * @param number from 1, in the order of its document
 * @param item the words of the line
 * @param component what the charge is for
 * @param hardware the GPUs it offers, where it offers any
 * @param quantity of {@code unit}: nodes, GPUs, gigabytes
 * @param unit of the quantity; of a rate, see there
 * @param hours how many hours a month the line is priced at: 720, 730, 744, or the hours of use
 * @param unitPrice before discount and tax, as far as the quote tells them apart
 * @param discountPercent off the line
 * @param amount the line's own total
 * @param amountPeriod what the amount pays for; empty where it is not said
 * @param firstYear what the first twelve months of the line cost, {@code upfront} included
 * @param taxPercent on the line
 * @param upfront paid at the start, beside the amount
 * @param currency of this line; empty where neither line nor quote proves one (a bare "$")
 * @param evidence the whole line
 */
public record PriceLine(
        int number,
        String item,
        CostComponent component,
        Optional<OfferedGpus> hardware,
        Optional<Stated<BigDecimal>> quantity,
        Optional<Rate.Unit> unit,
        Optional<Stated<BigDecimal>> hours,
        Optional<Stated<Rate>> unitPrice,
        Optional<Stated<BigDecimal>> discountPercent,
        Optional<Stated<BigDecimal>> amount,
        Optional<Rate.Period> amountPeriod,
        Optional<Stated<BigDecimal>> firstYear,
        Optional<Stated<BigDecimal>> taxPercent,
        Optional<Stated<BigDecimal>> upfront,
        Optional<Currency> currency,
        Evidence evidence) {
    public PriceLine {
        Objects.requireNonNull(item);
        Objects.requireNonNull(component);
        Objects.requireNonNull(evidence);
    }

    /**
     * The GPUs of a line, as far as its words settle them: "8x H100" leaves form factor, memory and node shape open.
     *
     * @param gpus in all, where the line says it
     */
    public record OfferedGpus(
            Optional<GpuModel> model,
            Optional<FormFactor> formFactor,
            Optional<Integer> memoryGb,
            Optional<Integer> gpusPerNode,
            Optional<Integer> nodes,
            Optional<Integer> gpus,
            Optional<String> instance) {}
}
