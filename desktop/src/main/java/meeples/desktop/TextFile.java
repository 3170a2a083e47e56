package meeples.desktop;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads texts that anybody may have put where they are. */
final class TextFile {
    /** Hundreds of times what the longest match takes; what is longer is something else. */
    static final int MOST_BYTES = 8 << 20;

    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private TextFile() {}

    static String read(Path file) throws IOException {
        try (InputStream stream = Files.newInputStream(file)) {
            byte[] bytes = stream.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                throw new FileSystemException(
                        file.toString(), null, "it is too large for a text of this game");
            }
            String text = new String(bytes, StandardCharsets.UTF_8);
            return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
        }
    }
}
