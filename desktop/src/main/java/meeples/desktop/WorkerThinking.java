package meeples.desktop;

import meeples.search.Thinking;
import meeples.search.ThinkingPlace;

/**
 * Thinks on a worker thread, so that drawing goes on undisturbed. The worker sleeps while there is
 * no work, and looks up often: whoever drops work waits for one small slice at most.
 */
public final class WorkerThinking implements ThinkingPlace, AutoCloseable {
    private static final int ITERATIONS_AT_ONCE = 8;
    private static final long A_MILLISECOND = 1_000_000L;

    /** What the worker is to do; a new one for each start, so that an old one cannot report. */
    private static final class Task {
        final Thinking work;
        final long deadline;
        volatile boolean unwanted;
        volatile boolean hurried;
        volatile boolean finished;
        volatile Throwable failure;
        boolean ended; // guarded by the lock: the worker does not touch the work any more

        Task(Thinking work, long deadline) {
            this.work = work;
            this.deadline = deadline;
        }
    }

    private final Object lock = new Object();
    private final Thread worker = new Thread(this::work, "thinking");
    private Task waiting; // guarded by the lock
    private boolean closed; // guarded by the lock
    private Task current; // only used by the owner's thread

    public WorkerThinking() {
        worker.setDaemon(true);
        worker.start();
    }

    @Override
    public void start(Thinking work, int milliseconds) {
        cancel();
        current = new Task(work, System.nanoTime() + milliseconds * A_MILLISECOND);
        synchronized (lock) {
            waiting = current;
            lock.notifyAll();
        }
    }

    @Override
    public void update() {
        if (current != null && current.failure != null) {
            Throwable failure = current.failure;
            current = null; // said once: whoever goes on starts something new
            if (failure instanceof Error error) {
                throw error;
            }
            throw (RuntimeException) failure;
        }
    }

    @Override
    public boolean isFinished() {
        return current != null && current.finished;
    }

    @Override
    public void hurry() {
        if (current != null) {
            current.hurried = true;
        }
    }

    @Override
    public void cancel() {
        if (current != null) {
            current.unwanted = true;
            awaitEnd(current);
            current = null;
        }
    }

    /**
     * Until the worker has let go of the work: its owner may begin to use it for something else.
     */
    private void awaitEnd(Task task) {
        synchronized (lock) {
            if (waiting == task) {
                waiting = null;
                return;
            }
            while (!task.ended) {
                try {
                    lock.wait();
                } catch (InterruptedException stopped) {
                    Thread.currentThread().interrupt();
                    return;
                }
            }
        }
    }

    @Override
    public void close() {
        cancel();
        synchronized (lock) {
            closed = true;
            lock.notifyAll();
        }
    }

    private void work() {
        for (Task task = await(); task != null; task = await()) {
            try {
                think(task);
            } catch (RuntimeException | Error failure) {
                // Thrown on the owner's thread by update. The worker lives on, even after it had no
                // memory left: the work that took it is dropped.
                task.failure = failure;
            } finally {
                end(task);
            }
        }
    }

    private void end(Task task) {
        synchronized (lock) {
            task.ended = true;
            lock.notifyAll();
        }
    }

    /**
     * At least one slice, however late a busy machine lets the worker begin: else nothing is known.
     */
    private static void think(Task task) {
        boolean timeIsUp = false;
        while (!task.work.isDone() && !timeIsUp) {
            if (task.unwanted) {
                return;
            }
            task.work.think(ITERATIONS_AT_ONCE);
            timeIsUp = System.nanoTime() - task.deadline >= 0 || task.hurried;
        }
        task.finished = true;
    }

    /** The next task, or null when there will be none any more. */
    private Task await() {
        synchronized (lock) {
            while (waiting == null && !closed) {
                try {
                    lock.wait();
                } catch (InterruptedException stopped) {
                    return null;
                }
            }
            Task task = waiting;
            waiting = null;
            return closed ? null : task;
        }
    }
}
