package dev.countersign.extract;

import dev.countersign.extract.value.Numbers;
import dev.countersign.model.Cause;
import dev.countersign.model.Claim;
import dev.countersign.model.FabricKind;
import dev.countersign.model.GpuModel;
import dev.countersign.model.QuoteLine;
import dev.countersign.model.Role;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** GPU model, form factor, memory, node shape and fabric, from the sentences and tables of quotes and contracts. */
final class HardwareFacts implements FactExtractor {
    private static final Pattern PCIE_FORM =
            Cue.compile("\\bPCI-?\\s?e(?:xpress)?\\b (?:form|card|version|variant|gpu)");

    private static final String GPU_WORD = "(?:GPUs?|accelerators?|cards?)";
    private static final Pattern GPUS = Cue.compile("\\b" + GPU_WORD + "\\b");
    private static final Pattern MEMORY = Cue.compile(
            "\\b(\\d{2,3})[\\s-]?(?:GB|GiB|G)\\b(?!\\s?(?:/|per|p)s)(?!\\s*(?:RAM|DDR|of (?:system|main|host)|system|NVMe|SSD|egress|storage))");
    private static final Pattern MEMORY_WORDS = Cue.compile(
            "\\bHBM\\w*|\\b(?:GPU|video|per[- ]GPU|accelerator) memory\\b|\\bmemory (?:per|of each|each|for each)\\b|\\b(?:per|each|for each) "
                    + GPU_WORD + "\\b|\\bof memory\\b|\\bmemory each\\b|\\bVRAM\\b");

    private static final String N = "(" + Numbers.PATTERN + ")";
    private static final String NODE = "(?:nodes?|servers?|hosts?|machines?|instances?|systems?)";
    private static final String KIND = "(?:[\\w/-]+\\s+){0,4}?";
    private static final List<Pattern> NODES = List.of(
            Cue.compile("\\b(?:number of|no\\. of|total) (?:\\w+ )?nodes\\b\\W{0,4}" + N + "\\b"),
            Cue.compile("\\bnodes?\\b\\s*[:=|]\\s*" + N + "\\b"),
            Cue.compile("\\bnodes (\\d{1,4})(?=$|[,;])"),
            Cue.compile(
                    "\\b(?:consists?|comprises?|comprising|consisting|made up|cluster|rental|lease|provision|supply|delivery|offer\\w*) (?:of )?"
                            + N + "\\s*(?:x|\u00d7)?\\s*" + KIND + "(?:nodes|servers)\\b"),
            Cue.compile(
                    "(?<![\\w.])(\\d{1,4})[\\s-]*(?:x|\u00d7)?\\s*(?:(?:HGX|DGX|GPU|bare[- ]metal|compute|H100|H200|B200|A100|identical) ){0,3}(?:nodes|servers)\\b"),
            Cue.compile("\\b(\\d{1,4})-node\\b"));
    /** Without one of these a passage says nothing of hardware. */
    private static final List<String> STEMS = List.of(
            "gpu",
            "accelerator",
            "card",
            "node",
            "server",
            "sxm",
            "pci",
            "nvl",
            "hgx",
            "dgx",
            "oam",
            "infiniband",
            "roce",
            "efa",
            "elastic fabric",
            "tcpx",
            "slingshot",
            "ethernet",
            "ndr",
            "hdr",
            "xdr",
            "hbm",
            "h100",
            "h200",
            "h20",
            "h800",
            "a100",
            "a800",
            "b100",
            "b200",
            "b300",
            "l40",
            "l4",
            "a10",
            "a30",
            "a40",
            "mi2",
            "mi3",
            "mi4",
            "gaudi",
            "tpu",
            "trainium",
            "rtx",
            "rubin",
            "xlarge",
            "standard_",
            "bm.gpu");

    private static final List<String> CLUSTER_STEMS = List.of("node", "server");
    private static final Cue NOT_THE_CLUSTER = Cue.of(
            "\\b(?:spare|standby|failed|defective|faulty|head|login|management|storage|control|test|other|any|affected|minimum|up to) "
                    + KIND + "(?:nodes?|servers?)\\b|\\bnodes? fails?\\b");

    private static final Map<FabricKind, Pattern> FABRICS = new EnumMap<>(
            Map.of(
                    FabricKind.INFINIBAND, Cue.compile("\\binfini-?band\\b|\\b(?:NDR|HDR|XDR)(?:\\d{3})?\\b"),
                    FabricKind.ROCE,
                            Cue.compile("\\bRoCE(?:\\s?v2)?\\b|\\bRDMA over converged ethernet\\b|\\bspectrum-x\\b"),
                    FabricKind.EFA, Cue.compile("\\bEFA(?:v\\d)?\\b|\\belastic fabric adapter\\b"),
                    FabricKind.GPUDIRECT_TCPX, Cue.compile("\\bTCP-?XO?\\b"),
                    FabricKind.NVLINK_RACK, Cue.compile("\\bNVL-?72\\b|\\bNVLink (?:rack|domain) of \\d+"),
                    FabricKind.SLINGSHOT, Cue.compile("\\bslingshot\\b"),
                    FabricKind.ETHERNET,
                            Cue.compile(
                                    "\\bethernet\\b(?=[^.;]{0,40}\\b(?:between|fabric|interconnect|inter-node|back-?end)\\b)|\\b(?:fabric|interconnect|inter-node network)\\b[^.;]{0,20}\\bethernet\\b")));
    private static final Cue SIDE_NETWORK = Cue.of(
            "\\b(?:storage|management|administration|out-of-band|OOB|front-?end|public|customer|uplink)\\b[^.;]{0,30}\\b(?:network|ethernet)\\b|\\bethernet\\b[^.;]{0,60}\\b(?:storage|management|administration)\\b");
    private static final Cue NO_FABRIC =
            Cue.of("\\b(?:no|without|not include|excluding|except) (?:\\w+ )?(?:infiniband|RDMA|RoCE|EFA)\\b");

    private static final int MOST_NODES = 10_000;
    private static final int MOST_GPUS_A_NODE = 72;
    private static final int LEAST_MEMORY = 16;
    private static final int MOST_MEMORY = 600;
    /** How far the memory may stand from the GPU's name. */
    private static final int NEAR = 60;

    /** A number that limits or excepts says nothing of the machine: "a Node with fewer than eight working GPUs". */
    private static final Pattern NOT_A_COUNT = Cue.compile(
            "\\b(?:fewer|less|more|other|up to|at least|at most|any|only|first|another|additional|minimum|maximum)(?: than| of)? $");

    private final GpuNames names;
    private final List<Pattern> perNode;

    HardwareFacts(GpuNames names) {
        this.names = names;
        String gpu = "(?:" + names.anyName() + "|" + GPU_WORD + ")";
        this.perNode = List.of(
                Cue.compile(N + "\\s*(?:x|\u00d7)?\\s*" + KIND + gpu
                        + "(?:[\\s(/,-]+\\w+\\)?){0,6}?[\\s,]*(?:in|per|/|on|for) (?:each |every |a )?" + KIND + NODE
                        + "\\b"),
                Cue.compile("\\b" + gpu + "(?: count)? (?:per|in each|/) " + NODE + "\\W{0,4}" + N + "\\b"),
                Cue.compile("\\b(?:each|every|a|per) " + KIND + NODE
                        + " (?:\\w+ ){0,6}?(?:with|has|have|contain(?:s|ing)|comprises|comprising|of|carries|holds) (?:\\w+ ){0,2}?"
                        + N + "\\s*(?:x|\u00d7)?\\s*" + KIND + gpu),
                Cue.compile("\\b" + NODE + " (?:of|with) " + N + "\\s*(?:x|\u00d7)?\\s*" + KIND + gpu),
                Cue.compile("\\b\\d+\\s*" + NODE + "\\s*(?:x|\u00d7)\\s*" + N + "\\b"));
    }

    /** The one fabric that the words name, if they name one. */
    static Optional<FabricKind> fabric(String text) {
        List<FabricKind> kinds = fabrics(text);
        return kinds.size() == 1 ? Optional.of(kinds.get(0)) : Optional.empty();
    }

    private static List<FabricKind> fabrics(String text) {
        List<FabricKind> kinds = new ArrayList<>();
        FABRICS.forEach((kind, words) -> {
            if (words.matcher(text).find()) {
                kinds.add(kind);
            }
        });
        if (kinds.size() > 1) {
            kinds.remove(FabricKind.ETHERNET);
        }
        return kinds;
    }

    @Override
    public List<Claim> extract(Paper paper) {
        Role role = paper.role();
        if (!role.isContractual() && role != Role.QUOTE) {
            return List.of();
        }
        Claims claims = new Claims(QuoteLine.class);
        List<GpuModel> families = new ArrayList<>();
        boolean ownFormat = !paper.read().entries().isEmpty();
        for (Passage passage : paper.passages()) {
            boolean ownField = ownFormat && !passage.pointer().startsWith("/notes");
            if (!ownField && passage.mentions(STEMS)) {
                read(passage, families, claims);
            }
        }
        return claims.all();
    }

    private void read(Passage passage, List<GpuModel> families, Claims claims) {
        List<GpuNames.Named> gpus = names.in(passage.text());
        List<GpuModel> models =
                gpus.stream().map(GpuNames.Named::model).distinct().toList();
        models.stream().filter(m -> !families.contains(m)).forEach(families::add);
        int line = models.size() == 1 && families.size() > 1 ? families.indexOf(models.get(0)) : Claims.ANY_LINE;
        if (models.size() == 1) {
            claims.value("gpu", line, models.get(0), passage, gpus.get(0).match());
        }
        names.instanceIn(passage.text()).ifPresent(i -> byInstance(i, line, passage, claims));
        if (models.size() > 1) {
            return;
        }
        form(passage, gpus, line, claims);
        memory(passage, gpus, line, claims);
        if (!gpus.isEmpty() || speaksOfGpus(passage)) {
            count(perNode, passage, MOST_GPUS_A_NODE)
                    .ifPresent(found -> claims.value("gpusPerNode", line, found.number(), passage, found.match()));
        }
        if (passage.mentions(CLUSTER_STEMS) && !NOT_THE_CLUSTER.holds(passage)) {
            count(NODES, passage, MOST_NODES)
                    .ifPresent(found -> claims.value("nodes", line, found.number(), passage, found.match()));
        }
        fabric(passage, line, claims);
    }

    private void byInstance(GpuNames.NamedInstance named, int line, Passage passage, Claims claims) {
        claims.value("gpu", line, new GpuModel(named.gpu().family()), passage, named.match());
        claims.value("formFactor", line, named.gpu().formFactor(), passage, named.match());
        claims.value("memoryGb", line, named.gpu().memoryGb(), passage, named.match());
        claims.value("gpusPerNode", line, named.instance().gpusPerNode(), passage, named.match());
        named.instance().fabric().ifPresent(f -> claims.value("fabric", line, f, passage, named.match()));
    }

    private void form(Passage passage, List<GpuNames.Named> gpus, int line, Claims claims) {
        Optional<MatchResult> stated = first(passage, FormFactors.SXM)
                .or(() -> first(passage, FormFactors.NVL))
                .or(() -> first(passage, FormFactors.OAM))
                .or(() -> first(passage, FormFactors.SUPERCHIP))
                .or(() -> gpus.isEmpty()
                        ? first(passage, PCIE_FORM)
                        : first(passage, FormFactors.PCIE).filter(m -> near(m, gpus)));
        if (stated.isPresent() && (!gpus.isEmpty() || speaksOfGpus(passage))) {
            FormFactors.in(passage.text()).ifPresent(f -> claims.value("formFactor", line, f, passage, stated.get()));
        } else if (gpus.size() == 1) {
            names.formFactorOf(gpus.get(0).model(), Optional.empty())
                    .ifPresent(f -> claims.value(
                            "formFactor", line, f, passage, gpus.get(0).match()));
        }
    }

    private void memory(Passage passage, List<GpuNames.Named> gpus, int line, Claims claims) {
        boolean spoken = MEMORY_WORDS.matcher(passage.text()).find();
        for (Matcher m = MEMORY.matcher(passage.text()); m.find(); ) {
            MatchResult match = m.toMatchResult();
            int gb = Integer.parseInt(m.group(1));
            boolean gpu = near(match, gpus) || spoken && speaksOfGpus(passage);
            if (gpu && gb >= LEAST_MEMORY && gb <= MOST_MEMORY) {
                claims.value("memoryGb", line, gb, passage, match);
                return;
            }
        }
        if (gpus.size() == 1) {
            names.memoryOf(gpus.get(0).model(), FormFactors.in(passage.text()))
                    .ifPresent(gb -> claims.value(
                            "memoryGb", line, gb, passage, gpus.get(0).match()));
        }
    }

    private static void fabric(Passage passage, int line, Claims claims) {
        List<FabricKind> kinds = NO_FABRIC.holds(passage) ? new ArrayList<>() : fabrics(passage.text());
        if (SIDE_NETWORK.holds(passage)) {
            kinds.remove(FabricKind.ETHERNET);
        }
        if (kinds.isEmpty()) {
            return;
        }
        MatchResult match = first(passage, FABRICS.get(kinds.get(0))).orElseThrow();
        if (kinds.size() == 1) {
            claims.value("fabric", line, kinds.get(0), passage, match);
        } else {
            claims.open("fabric", Cause.AMBIGUOUS, "names several fabrics", passage, match);
        }
    }

    private static boolean speaksOfGpus(Passage passage) {
        return GPUS.matcher(passage.text()).find();
    }

    private static boolean near(MatchResult match, List<GpuNames.Named> gpus) {
        return gpus.stream()
                .anyMatch(
                        g -> match.start() - g.match().end() < NEAR && g.match().start() - match.end() < NEAR);
    }

    private static Optional<MatchResult> first(Passage passage, Pattern words) {
        Matcher m = words.matcher(passage.text());
        return m.find() ? Optional.of(m.toMatchResult()) : Optional.empty();
    }

    private record Counted(int number, MatchResult match) {}

    private static Optional<Counted> count(List<Pattern> patterns, Passage passage, int most) {
        for (Pattern pattern : patterns) {
            Matcher m = pattern.matcher(passage.text());
            while (m.find()) {
                Optional<Integer> number = Numbers.count(m.group(1), most).filter(n -> n > 0);
                String before = passage.text().substring(0, m.start(1));
                if (number.isPresent() && !NOT_A_COUNT.matcher(before).find()) {
                    return Optional.of(new Counted(number.get(), m.toMatchResult()));
                }
            }
        }
        return Optional.empty();
    }
}
