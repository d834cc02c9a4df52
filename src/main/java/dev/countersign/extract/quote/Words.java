package dev.countersign.extract.quote;

import dev.countersign.model.CostComponent;
import dev.countersign.model.Rate;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** What the words of a price line say of its kind: what it is for, what one of is priced, for how long. */
final class Words {
    private static final Pattern FREE = words(
            "\\b(?:included|free(?: of charge)?|no (?:additional |extra |separate )?(?:charge|fee|cost)s?|not charged|nil|waived|unmetered)\\b|免费|不收费|包含在内|已包含|赠送");

    private static final Pattern BURST = words(
            "\\b(?:on[- ]{0,2}demand|burst(?:ing|able)?|spot|pre-?emptible|interruptible|pay[- ]as[- ]you[- ]go|PAYG)\\b|按需|按量|竞价|抢占式|弹性");
    private static final Pattern HELD =
            words("\\b(?:reserved|savings plans?|committed|commitment|[13] ?yr)\\b|包年|包月|预留");
    private static final Pattern COMPUTE = words(
            "\\b(?:EC2|compute|virtual machines?|VMs?|GPUs?|instances?|nodes?|servers?|clusters?|bare[- ]metal|[HD]GX|v?CPUs?)\\b|云主机|裸金属|算力|服务器|机型|GPU|节点");

    private static final Map<CostComponent, Pattern> COMPONENTS = new LinkedHashMap<>();

    static {
        COMPONENTS.put(CostComponent.SNAPSHOTS, words("\\b(?:snapshots?|back-?ups?)\\b|快照|备份"));
        COMPONENTS.put(
                CostComponent.NETWORK_EGRESS,
                words(
                        "\\b(?:egress|outbound|data[- ]transfer|data[- ]out|(?:internet|public) (?:transfer|traffic|bandwidth)|bandwidth|cloudfront|CDN|content delivery)\\b|流量|带宽|出网|公网"));
        COMPONENTS.put(
                CostComponent.PERSISTENT_STORAGE,
                words(
                        "\\b(?:storage|file ?systems?|volumes?|disks?|S3|EBS|EFS|FSx|lustre|ceph|weka|vast data|NAS|NFS)\\b|存储|云盘|盘|文件系统"));
        COMPONENTS.put(
                CostComponent.SUPPORT,
                words(
                        "\\b(?:support|maintenance|AMC|help ?desk|managed services?|technical account)\\b|技术支持|维保|维护|运维|售后"));
    }

    private static final Pattern UNIT_PRICE = words("\\bunit (?=price|rate|cost|charge)");

    private static final Map<Rate.Unit, Pattern> UNITS = new LinkedHashMap<>();

    static {
        UNITS.put(Rate.Unit.VCPU, words("\\bv?cpus?\\b|\\bcores?\\b|核"));
        UNITS.put(Rate.Unit.GPU, words("\\b(?:gpus?|cards?|accelerators?)\\b|卡|片"));
        UNITS.put(
                Rate.Unit.NODE,
                words("\\b(?:nodes?|servers?|instances?|vms?|virtual machines?|machines?|hosts?)\\b|台|节点|实例|机"));
        UNITS.put(Rate.Unit.GIB, words("\\bGiBs?\\b"));
        UNITS.put(Rate.Unit.GB, words("\\bG(?:B|igabytes?)s?\\b|(?-i:\\bG\\b)"));
        UNITS.put(Rate.Unit.TIB, words("\\bTiBs?\\b"));
        UNITS.put(Rate.Unit.TB, words("\\bT(?:B|erabytes?)s?\\b"));
        UNITS.put(Rate.Unit.MBPS, words("\\bmbps\\b|\\bMb/s\\b|兆"));
        UNITS.put(Rate.Unit.LOT, words("\\b(?:lots?|lump ?sum|LS)\\b|项|套|批"));
        UNITS.put(
                Rate.Unit.PIECE,
                words("\\b(?:each|units?|nos?|pcs?|pieces?|items?|ea|users?|IPs?|ports?|licen[cs]es?)\\b|个|件|条|张|块"));
    }

    private static final Map<Rate.Period, Pattern> PERIODS = new LinkedHashMap<>();

    static {
        PERIODS.put(Rate.Period.SECOND, words("\\b(?:seconds?|secs?)\\b|(?<=[/-]|per\\s)s\\b|秒"));
        PERIODS.put(Rate.Period.MINUTE, words("\\b(?:minutes?|mins?)\\b|分钟"));
        PERIODS.put(Rate.Period.HOUR, words("\\b(?:hours?|hourly|hrs?|h)\\b|小时|时"));
        PERIODS.put(Rate.Period.DAY, words("\\b(?:days?|daily)\\b|天|日"));
        PERIODS.put(Rate.Period.MONTH, words("\\b(?:months?|monthly|mo|mth|p\\.?m)\\b|月"));
        PERIODS.put(Rate.Period.QUARTER, words("\\b(?:quarters?|quarterly|qtr)\\b|季"));
        PERIODS.put(Rate.Period.YEAR, words("\\b(?:years?|yearly|yrs?|annum|annual(?:ly)?|p\\.?a)\\b|年"));
        PERIODS.put(Rate.Period.TERM, words("\\b(?:term)\\b|合同期"));
        PERIODS.put(Rate.Period.ONCE, words("\\b(?:one[- ]?time|once|one[- ]?off|set-?up|OTC|NRC)\\b|一次性"));
    }

    /** What one of is priced, and how long for. */
    record Per(Optional<Rate.Unit> unit, Optional<Rate.Period> period) {
        static final Per NOTHING = new Per(Optional.empty(), Optional.empty());
    }

    private Words() {}

    /** Nothing is to pay. */
    static boolean isFree(String text) {
        return FREE.matcher(text).find();
    }

    /** What a rate is for: "gpu-hour", "GB/month", "台/月". A volume that is priced without a time is paid once. */
    static Per per(String text) {
        Optional<Rate.Unit> unit = first(UNITS, text);
        Optional<Rate.Period> period = first(PERIODS, text);
        boolean volume = unit.filter(Words::isVolume).isPresent();
        if (unit.isEmpty() && period.isPresent()) {
            return new Per(Optional.of(Rate.Unit.LOT), period);
        }
        return new Per(unit, volume ? period.or(() -> Optional.of(Rate.Period.ONCE)) : period);
    }

    /** What the head of a column says; a unit alone ("GPU") says nothing of time, and "Unit price" not what the unit is. */
    static Per perOfHead(String head) {
        return new Per(first(UNITS, UNIT_PRICE.matcher(head).replaceAll("")), first(PERIODS, head));
    }

    /** What a unit column or a quantity says: "GPUs", "台". */
    static Optional<Rate.Unit> unit(String text) {
        return first(UNITS, text);
    }

    /** What a head counts: "No. of GPUs", 台数; a bare "Units" counts nothing in particular. */
    static Optional<Rate.Unit> unitCounted(String head) {
        return unit(head).filter(u -> u != Rate.Unit.PIECE && u != Rate.Unit.LOT);
    }

    static Optional<Rate.Period> period(String text) {
        return first(PERIODS, text);
    }

    /** What a charge beside the GPUs is for, where the words name one. */
    static Optional<CostComponent> charge(String text) {
        return first(COMPONENTS, text);
    }

    /**
     * What a line is for.
     *
     * @param item its name, which decides where it says enough
     * @param all its words
     * @param gpus it offers some
     */
    static CostComponent component(String item, String all, boolean gpus) {
        boolean computes = gpus || COMPUTE.matcher(item).find();
        Optional<CostComponent> named = first(COMPONENTS, item);
        if (computes
                && named.filter(c -> c == CostComponent.SUPPORT || c == CostComponent.SNAPSHOTS)
                        .isEmpty()) {
            return BURST.matcher(all).find() && !HELD.matcher(all).find()
                    ? CostComponent.BURST_COMPUTE
                    : CostComponent.COMMITTED_COMPUTE;
        }
        return named.orElse(CostComponent.OTHER_CHARGES);
    }

    private static boolean isVolume(Rate.Unit unit) {
        return switch (unit) {
            case GB, GIB, TB, TIB -> true;
            default -> false;
        };
    }

    private static <K> Optional<K> first(Map<K, Pattern> patterns, String text) {
        return patterns.entrySet().stream()
                .filter(e -> e.getValue().matcher(text).find())
                .map(Map.Entry::getKey)
                .findFirst();
    }

    private static Pattern words(String words) {
        return Pattern.compile(words.replace(" ", "\\s+"), Pattern.CASE_INSENSITIVE);
    }
}
