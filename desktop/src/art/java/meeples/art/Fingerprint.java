package meeples.art;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/** A hash of all that the pictures are made from, to tell whether the packed ones are stale. */
public final class Fingerprint {
    private static final List<String> SOURCES =
            List.of(
                    "desktop/src/art/java/meeples/art",
                    "core/src/main/java/meeples/fistful/table/TownPlan.java",
                    "core/src/main/java/meeples/fistful/table/Art.java",
                    "assets/fonts/Rye-Regular.ttf");

    private Fingerprint() {}

    /** Of the sources under the project's root. */
    public static String ofSources(Path root) throws IOException {
        MessageDigest digest = sha256();
        for (String source : SOURCES) {
            try (Stream<Path> files = Files.walk(root.resolve(source), 1)) {
                files.filter(Files::isRegularFile).sorted().forEach(file -> add(digest, file));
            }
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static void add(MessageDigest digest, Path file) {
        try {
            digest.update(file.getFileName().toString().getBytes(StandardCharsets.UTF_8));
            digest.update(Files.readAllBytes(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
