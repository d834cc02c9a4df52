package dev.countersign.model;

/** The family of an accelerator as its maker names it: H100, MI300X. Form factor and memory are facts of their own. */
public record GpuModel(String family) {
    @Override
    public String toString() {
        return family;
    }
}
