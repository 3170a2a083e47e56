package meeples.fistful;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The golden games that the desktop and the browser must both play alike. */
public final class GoldenFile {
    private GoldenFile() {}

    public static String text() {
        try (InputStream in = GoldenFile.class.getResourceAsStream("golden-games.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.US_ASCII);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
