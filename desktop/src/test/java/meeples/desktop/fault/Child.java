package meeples.desktop.fault;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A program of its own, which a test listens to and ends as it likes. */
public final class Child implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 90;

    /** Told to whoever waits when there is nothing more to come. */
    private static final String THE_END = "the end of what it printed";

    private final Process process;
    private final Thread listener;
    private final BlockingQueue<String> unread = new LinkedBlockingQueue<>();
    private final List<String> printed = new ArrayList<>();

    private Child(Process process) {
        this.process = process;
        listener = new Thread(this::listen, "child's words");
        listener.setDaemon(true);
        listener.start();
    }

    /** Starts a class of this program's own class path; what it prints as errors comes along. */
    public static Child start(Class<?> main, String... arguments) throws IOException {
        return start(System.getProperty("java.class.path"), main, arguments);
    }

    /**
     * The same, with some of the program's files replaced.
     *
     * @param files a folder in which they lie as in the program
     */
    public static Child startWith(Path files, Class<?> main, String... arguments)
            throws IOException {
        String path = files + File.pathSeparator + System.getProperty("java.class.path");
        return start(path, main, arguments);
    }

    private static Child start(String classPath, Class<?> main, String... arguments)
            throws IOException {
        List<String> line = new ArrayList<>();
        line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        // It lives for seconds: what takes time only to be faster later is left out.
        line.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx512m"));
        line.addAll(List.of("-cp", classPath, main.getName()));
        line.addAll(List.of(arguments));
        return new Child(new ProcessBuilder(line).redirectErrorStream(true).start());
    }

    private void listen() {
        try (BufferedReader reader = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                unread.add(line);
            }
        } catch (IOException e) {
            unread.add("what it prints cannot be read: " + e);
        } finally {
            unread.add(THE_END);
        }
    }

    /** The rest of the next line that begins so. */
    public String await(String start) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (true) {
            String line = unread.poll(end - System.nanoTime(), TimeUnit.NANOSECONDS);
            if (line == null || line.equals(THE_END)) {
                throw new AssertionError("it never said \"" + start + "\", only " + printed);
            }
            printed.add(line);
            if (line.startsWith(start)) {
                return line.substring(start.length()).trim();
            }
        }
    }

    /** Ends it as a power cut would, in the middle of whatever it does. */
    public void kill() throws InterruptedException {
        // By its handle: the process's own method would close what it has printed, unread.
        process.toHandle().destroyForcibly();
        process.waitFor();
        listener.join();
        unread.drainTo(printed);
        printed.remove(THE_END);
    }

    /** All that it has printed until it was killed. */
    public List<String> printed() {
        return printed;
    }

    /** Lets it end by itself, which it does when nobody speaks to it any more. */
    public void dismiss() throws InterruptedException {
        try {
            process.getOutputStream().close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            throw new AssertionError("it does not end: " + printed);
        }
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
