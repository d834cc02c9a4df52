package dev.countersign.model;

/** What connects the nodes. */
public enum FabricKind {
    INFINIBAND,
    ROCE,
    /** Amazon's Elastic Fabric Adapter. */
    EFA,
    /** Google's GPUDirect-TCPX and TCPXO. */
    GPUDIRECT_TCPX,
    /** NVLink between nodes: a GB200 or GB300 rack. */
    NVLINK_RACK,
    SLINGSHOT,
    /** Plain Ethernet, no RDMA. */
    ETHERNET
}
