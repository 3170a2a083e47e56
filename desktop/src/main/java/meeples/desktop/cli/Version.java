package meeples.desktop.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The version of the program, which stands in gradle.properties; the build puts it in here. */
public final class Version {
    private Version() {}

    /** The version, or "unknown" for what was not built by Gradle. */
    public static String text() {
        try (InputStream file = Version.class.getResourceAsStream("/meeples/version.txt")) {
            return file == null
                    ? "unknown"
                    : new String(file.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            throw new UncheckedIOException("the program's own files cannot be read", e);
        }
    }
}
