package dev.countersign.bench;

import dev.countersign.audit.FileReading;
import dev.countersign.model.ReadDocument;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * All files of a folder read by one process, once or again and again: what {@link ReadBenchmark} starts, and reads from the
 * standard output of.
 *
 * @param seconds of the median pass of the second half, when the machine has warmed up; of the only pass where there is one
 * @param peakMb the most memory that the process held, or -1 where the system does not say
 */
public record ReadPass(int files, int pages, int withoutPages, int passes, double seconds, long peakMb) {
    private static final String MARK = "read-pass";

    /** @param atLeast how long to go on with further passes; 0 for one pass */
    public static ReadPass of(List<Path> files, int threads, double atLeast) {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            FileReading reading = new FileReading();
            List<Double> seconds = new ArrayList<>();
            long began = System.nanoTime();
            int[] pages;
            do {
                long start = System.nanoTime();
                pages = pass(reading, files, pool);
                seconds.add((System.nanoTime() - start) / 1e9);
            } while ((System.nanoTime() - began) / 1e9 < atLeast);
            return new ReadPass(
                    files.size(),
                    pages[0],
                    pages[1],
                    seconds.size(),
                    ReadBenchmark.median(warm(seconds)),
                    mostHeldMb());
        } finally {
            pool.shutdownNow();
        }
    }

    private static List<Double> warm(List<Double> seconds) {
        return seconds.subList(seconds.size() / 2, seconds.size());
    }

    /** Pages, and files that gave none. */
    private static int[] pass(FileReading reading, List<Path> files, ExecutorService pool) {
        List<Callable<Integer>> tasks = files.stream()
                .<Callable<Integer>>map(f -> () -> reading.read(f).stream()
                        .map(ReadDocument::pages)
                        .mapToInt(List::size)
                        .sum())
                .toList();
        int[] pages = new int[2];
        try {
            for (Future<Integer> done : pool.invokeAll(tasks)) {
                int of = done.get();
                pages[0] += of;
                pages[1] += of == 0 ? 1 : 0;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            throw new IllegalStateException("a reader never throws", e.getCause());
        }
        return pages;
    }

    /** Linux keeps the figure for each process. */
    private static long mostHeldMb() {
        Path status = Path.of("/proc/self/status");
        try {
            return Files.exists(status)
                    ? Files.readAllLines(status).stream()
                            .filter(l -> l.startsWith("VmHWM:"))
                            .mapToLong(l -> Long.parseLong(l.replaceAll("\\D+", "")) / 1024)
                            .findFirst()
                            .orElse(-1)
                    : -1;
        } catch (IOException e) {
            return -1;
        }
    }

    public String line() {
        return MARK + " " + files + " " + pages + " " + withoutPages + " " + passes + " " + seconds + " " + peakMb;
    }

    /** @throws IllegalStateException where the process printed something else: it failed */
    static ReadPass parse(String printed) {
        String line = printed.lines()
                .filter(l -> l.startsWith(MARK))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("a process that was to read printed: " + printed));
        String[] parts = line.split(" ");
        return new ReadPass(
                Integer.parseInt(parts[1]),
                Integer.parseInt(parts[2]),
                Integer.parseInt(parts[3]),
                Integer.parseInt(parts[4]),
                Double.parseDouble(parts[5]),
                Long.parseLong(parts[6]));
    }
}
