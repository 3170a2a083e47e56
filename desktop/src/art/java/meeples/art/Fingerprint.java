package meeples.art;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import meeples.art.coloma.ColomaArt;
import meeples.fistful.table.TownPlan;

/**
 * A hash of all that the pictures are made from: the painters' sources, the list of pictures with
 * their sizes, and the places of the town and the valley that are painted on. Kept beside the
 * packed pictures, it tells whether they are stale.
 */
final class Fingerprint {
    private static final String PAINTERS = "desktop/src/art/java/meeples/art";

    private static final String COLOMA = PAINTERS + "/coloma";

    private Fingerprint() {}

    /** Of the project with this root. Imports and white space change no picture. */
    static String of(Path root) throws IOException {
        MessageDigest digest = sha256();
        for (Path source : sources(root)) {
            digest.update(source.getFileName().toString().getBytes(StandardCharsets.UTF_8));
            for (String line : Files.readAllLines(source)) {
                if (!line.startsWith("import ")) {
                    String code = line.replaceAll("\\s+", "");
                    digest.update(code.getBytes(StandardCharsets.UTF_8));
                }
            }
        }
        digest.update(list().getBytes(StandardCharsets.UTF_8));
        digest.update(plan().getBytes(StandardCharsets.UTF_8));
        digest.update(ColomaArt.plan().getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().formatHex(digest.digest());
    }

    /** Of all games. The mocks only show the pictures and may change without them. */
    private static List<Path> sources(Path root) throws IOException {
        List<Path> all = new ArrayList<>(sourcesIn(root.resolve(PAINTERS)));
        all.addAll(sourcesIn(root.resolve(COLOMA)));
        return all;
    }

    private static List<Path> sourcesIn(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !file.toString().endsWith("Mock.java"))
                    .sorted()
                    .toList();
        }
    }

    private static String list() {
        StringBuilder text = new StringBuilder();
        for (Gallery.Picture picture : Gallery.ofTheGame().all()) {
            text.append(picture.atlas()).append(' ').append(picture.name());
            text.append(' ').append(picture.width()).append(' ').append(picture.height());
            text.append(' ').append(Arrays.toString(picture.edges()));
            text.append(' ').append(Arrays.toString(picture.pads())).append('\n');
        }
        return text.toString();
    }

    private static String plan() {
        StringBuilder text = new StringBuilder();
        for (int b = 0; b < TownPlan.BUILDINGS; b++) {
            text.append(TownPlan.anchor(b)).append(TownPlan.facade(b)).append(TownPlan.sign(b));
            text.append(TownPlan.marquee(b)).append(TownPlan.cost(b));
        }
        for (int i = 0; i < TownPlan.DYNAMITES; i++) {
            text.append(TownPlan.jailDynamite(i)).append(TownPlan.explosionSlot(i));
        }
        for (int i = 0; i < TownPlan.GRAVES; i++) {
            text.append(TownPlan.grave(i));
        }
        for (int i = 0; i < TownPlan.BARS; i++) {
            text.append(TownPlan.bar(i)).append(TownPlan.barPrice(i));
        }
        text.append(TownPlan.saloon()).append(TownPlan.saloonSign()).append(TownPlan.jail());
        text.append(TownPlan.jailSign()).append(TownPlan.graveyard());
        text.append(TownPlan.graveyardSign()).append(TownPlan.rewardChart());
        text.append(TownPlan.bank()).append(TownPlan.bankSign()).append(TownPlan.explosion());
        return text.toString();
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
