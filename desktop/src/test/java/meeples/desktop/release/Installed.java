package meeples.desktop.release;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Robot;
import java.awt.Toolkit;
import java.awt.event.KeyEvent;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The game as players start it, from outside: a process, a display with keys, and the files that it
 * leaves.
 */
final class Installed implements AutoCloseable {
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(120);
    private static final Pattern PERSON = Pattern.compile("(?m)^seat (\\d) name .* bot \"\" ");

    private final Process process;
    private final Path data;
    private final Path output;
    private final Robot robot;
    private final long started = System.nanoTime();

    private Installed(Process process, Path data, Path output, Robot robot) {
        this.process = process;
        this.data = data;
        this.output = output;
        this.robot = robot;
    }

    /**
     * @param folder for what it writes
     */
    static Installed start(Path folder, List<String> command, String... options) throws Exception {
        Path data = folder.resolve("data");
        Path output = folder.resolve("output.txt");
        List<String> line = new ArrayList<>(command);
        line.addAll(List.of("--data", data.toString(), "--windowed", "1280x720"));
        line.addAll(List.of(options));
        Robot robot = new Robot();
        ProcessBuilder builder = new ProcessBuilder(line).redirectErrorStream(true);
        builder.environment().remove("JAVA_TOOL_OPTIONS");
        return new Installed(builder.redirectOutput(output.toFile()).start(), data, output, robot);
    }

    /**
     * Waits for its first picture, in the middle of the display, and tells after how many seconds.
     */
    double secondsToFirstPicture() throws Exception {
        Dimension display = Toolkit.getDefaultToolkit().getScreenSize();
        int x = display.width / 2;
        int y = display.height / 2;
        await("a picture", () -> !robot.getPixelColor(x, y).equals(Color.BLACK), 20);
        return (System.nanoTime() - started) / 1e9;
    }

    /** Answers whatever is asked by the key that accepts, until the person has decided so often. */
    void playByEnter(int decisions) throws Exception {
        await(
                decisions + " decisions",
                () -> {
                    robot.keyPress(KeyEvent.VK_ENTER);
                    robot.delay(60);
                    robot.keyRelease(KeyEvent.VK_ENTER);
                    return decided() >= decisions;
                },
                400);
    }

    /** How often the person has decided in the match that is kept. */
    private int decided() throws IOException {
        Path autosave = data.resolve("autosave-fistful.txt");
        if (!Files.exists(autosave)) {
            return 0;
        }
        String match = Files.readString(autosave);
        Matcher person = PERSON.matcher(match);
        if (!person.find()) {
            throw new AssertionError("nobody plays: " + match);
        }
        String begin = person.group(1) + " ";
        String moves = match.substring(match.indexOf("moves\n"));
        return (int) moves.lines().filter(each -> each.startsWith(begin)).count();
    }

    /** Something that can be looked at again and again. */
    private interface Condition {
        boolean holds() throws Exception;
    }

    private void await(String what, Condition condition, int pauseMillis) throws Exception {
        long end = System.nanoTime() + PATIENCE;
        while (!condition.holds()) {
            if (!process.isAlive() || System.nanoTime() > end) {
                throw new AssertionError("no " + what + ": " + Files.readString(output));
            }
            robot.delay(pauseMillis);
        }
    }

    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly().onExit().join();
    }

    /** Runs something to its end; what it says is part of the complaint when it fails. */
    static String run(Object... command) throws Exception {
        List<String> line = new ArrayList<>();
        for (Object word : command) {
            line.add(word instanceof File file ? file.getPath() : word.toString());
        }
        Process process = new ProcessBuilder(line).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes());
        if (process.waitFor() != 0) {
            throw new AssertionError(String.join(" ", line) + ": " + said);
        }
        return said;
    }
}
