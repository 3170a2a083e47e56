package meeples.desktop;

import com.badlogic.gdx.ApplicationLogger;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * Writes what the game has to say of itself into a file of the data folder, and errors to the
 * terminal too. A file that has grown large is put aside as the first of two older ones.
 */
final class LogFile implements ApplicationLogger {
    private static final String NAME = "log";
    private static final String ENDING = ".txt";
    private static final int OLDER = 2;

    private final Path folder;
    private final int mostBytes;
    private boolean failed;

    LogFile(Path folder) {
        this(folder, 256 << 10);
    }

    LogFile(Path folder, int mostBytes) {
        this.folder = folder;
        this.mostBytes = mostBytes;
    }

    @Override
    public void log(String tag, String message) {
        write(tag, message, null);
    }

    @Override
    public void log(String tag, String message, Throwable exception) {
        write(tag, message, exception);
    }

    @Override
    public void error(String tag, String message) {
        error(tag, message, null);
    }

    @Override
    public void error(String tag, String message, Throwable exception) {
        System.err.print("[" + tag + "] " + text(message, exception));
        write(tag, message, exception);
    }

    @Override
    public void debug(String tag, String message) {
        write(tag, message, null);
    }

    @Override
    public void debug(String tag, String message, Throwable exception) {
        write(tag, message, exception);
    }

    private synchronized void write(String tag, String message, Throwable exception) {
        String time = Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
        String entry = time + " [" + tag + "] " + text(message, exception);
        try {
            Files.createDirectories(folder);
            rotate();
            Files.writeString(
                    file(0),
                    entry,
                    StandardCharsets.UTF_8,
                    StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND);
        } catch (IOException e) {
            if (!failed) {
                failed = true; // said once, not with every line
                System.err.println("cannot write " + file(0) + ": " + e);
            }
        }
    }

    private static String text(String message, Throwable exception) {
        StringWriter text = new StringWriter();
        text.write(message + "\n");
        if (exception != null) {
            exception.printStackTrace(new PrintWriter(text, true));
        }
        return text.toString();
    }

    private void rotate() throws IOException {
        if (!Files.exists(file(0)) || Files.size(file(0)) < mostBytes) {
            return;
        }
        for (int age = OLDER; age > 0; age--) {
            if (Files.exists(file(age - 1))) {
                Files.move(file(age - 1), file(age), StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }

    private Path file(int age) {
        return folder.resolve(age == 0 ? NAME + ENDING : NAME + "-" + age + ENDING);
    }
}
