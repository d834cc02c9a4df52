package dev.countersign.read.pdf;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Work with hostile files on a thread of its own, which is left behind when it takes too long: nothing stops it from outside. */
final class Abandonable {
    private Abandonable() {}

    /**
     * @throws ExecutionException with what ended the work, errors included
     * @throws TimeoutException where it goes on for longer
     */
    static <T> T within(long seconds, Callable<T> work)
            throws ExecutionException, TimeoutException, InterruptedException {
        FutureTask<T> task = new FutureTask<>(work);
        Thread thread = new Thread(task, "pdf");
        thread.setDaemon(true);
        thread.start();
        try {
            return task.get(seconds, TimeUnit.SECONDS);
        } finally {
            task.cancel(true);
        }
    }
}
