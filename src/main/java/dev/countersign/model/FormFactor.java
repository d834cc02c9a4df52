package dev.countersign.model;

/** How a GPU is built in: decides its links, power and cooling. */
public enum FormFactor {
    /** On an HGX or DGX baseboard, with NVLink through NVSwitch: SXM4, SXM5, SXM6. */
    SXM,
    PCIE,
    /** PCIe cards bridged in pairs or fours: H100 NVL, H200 NVL. */
    NVL,
    /** The open accelerator module of AMD Instinct and Intel Gaudi. */
    OAM,
    /** GPU and CPU on one board: GH200, GB200, GB300. */
    SUPERCHIP,
    /** A part of a provider's own machine: TPU pods, Trainium. */
    PROPRIETARY
}
