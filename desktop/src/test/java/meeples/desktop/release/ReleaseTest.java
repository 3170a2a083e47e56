package meeples.desktop.release;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import meeples.testing.NeedsDisplay;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code ./gradlew release} has built, as players meet it. Run by {@code releaseTests}. */
@Tag("release")
@NeedsDisplay
class ReleaseTest {
    private static final String VERSION = System.getProperty("meeples.version");
    private static final Path RELEASE = Path.of(System.getProperty("meeples.release", "none"));
    private static final Path AGAIN = Path.of(System.getProperty("meeples.releasedAgain", "none"));
    private static final Path GATHERED = Path.of(System.getProperty("meeples.gathered", "none"));
    private static final Path ICONS = Path.of(System.getProperty("meeples.icons", "none"));

    /** What a busy machine may add to one of two starts. */
    private static final double SLACK = 1.5;

    @TempDir Path folder;

    private static Path released(String ending) throws IOException {
        try (Stream<Path> files = Files.list(RELEASE)) {
            return files.filter(file -> file.toString().endsWith(ending)).findFirst().orElseThrow();
        }
    }

    private static String sum(Path file) throws Exception {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        try (InputStream bytes = new DigestInputStream(Files.newInputStream(file), digest)) {
            bytes.transferTo(java.io.OutputStream.nullOutputStream());
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    @Test
    void everyFileHasItsChecksum() throws Exception {
        checkSums(RELEASE);
        checkSums(GATHERED);
    }

    private static void checkSums(Path folder) throws Exception {
        List<String> sums = Files.readAllLines(folder.resolve("SHA256SUMS"));
        for (String line : sums) {
            String[] words = line.split("  ");
            assertEquals(words[0], sum(folder.resolve(words[1])), words[1]);
        }
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(sums.size() + 1, files.filter(Files::isRegularFile).count());
        }
    }

    @Test
    void theStoresDescriptionsNameTheFilesOfThisRelease() throws Exception {
        Path stores = RELEASE.resolve("stores");
        assertEquals(Set.of("homebrew", "itch"), names(stores), "nothing for Windows here");
        String formula = Files.readString(stores.resolve("homebrew/fistful-of-meeples.rb"));
        assertTrue(formula.contains(sum(released(".jar"))), formula);
        assertFilled(stores);
    }

    /** The repository of winget takes three files and more, one each for what they say. */
    @Test
    void withTheFilesOfOtherMachinesTheirStoresAreFilledToo() throws Exception {
        Path stores = GATHERED.resolve("stores");
        assertEquals(Set.of("homebrew", "itch", "winget"), names(stores));
        assertFilled(stores);
        String id = "FistfulOfMeeples.FistfulOfMeeples";
        Set<String> manifests = names(stores.resolve("winget"));
        for (String kind : List.of("", ".installer", ".locale.en-US")) {
            assertTrue(manifests.contains(id + kind + ".yaml"), manifests.toString());
        }
        Path installer = stores.resolve("winget/" + id + ".installer.yaml");
        String sum = sum(GATHERED.resolve("fistful-of-meeples-" + VERSION + ".msi"));
        assertTrue(Files.readString(installer).contains(sum), sum);
    }

    private static Set<String> names(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(each -> each.getFileName().toString()).collect(Collectors.toSet());
        }
    }

    private static void assertFilled(Path stores) throws IOException {
        try (Stream<Path> files = Files.walk(stores)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String text = Files.readString(file);
                assertTrue(text.contains(VERSION) && !text.contains("@"), file + ": " + text);
            }
        }
    }

    @Test
    void otherSystemsGetTheIconInTheirOwnForm() throws Exception {
        ByteBuffer windows = ByteBuffer.wrap(bytes("ico")).order(ByteOrder.LITTLE_ENDIAN);
        assertEquals(5, windows.getShort(4), "sizes");
        for (int i = 0; i < 5; i++) {
            int entry = 6 + 16 * i;
            byte[] picture = new byte[windows.getInt(entry + 8)];
            windows.get(windows.getInt(entry + 12), picture);
            assertEquals(windows.get(entry), (byte) side(picture));
        }
        ByteBuffer mac = ByteBuffer.wrap(bytes("icns"));
        assertEquals(mac.capacity(), mac.getInt(4));
        List<Integer> sides = new ArrayList<>();
        for (int at = 8; at < mac.capacity(); at += mac.getInt(at + 4)) {
            byte[] picture = new byte[mac.getInt(at + 4) - 8];
            mac.get(at + 8, picture);
            sides.add(side(picture));
        }
        assertEquals(List.of(16, 32, 128, 256), sides);
    }

    private static byte[] bytes(String ending) throws IOException {
        return Files.readAllBytes(ICONS.resolve("fistful-of-meeples." + ending));
    }

    private static int side(byte[] picture) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(picture)).getWidth();
    }

    @Test
    void theJarIsBuiltTheSameAgainToTheByte() throws Exception {
        Path jar = released(".jar");
        assertEquals(sum(jar), sum(again(jar)));
    }

    /** The JDK never dumps its archive of shared classes twice alike; all else is the same. */
    @Test
    void builtAgainEveryFileInThePackagesIsTheSameToTheByte() throws Exception {
        Path deb = released(".deb");
        assertEquals(
                unpacked("one", "dpkg-deb", "--extract", deb),
                unpacked("two", "dpkg-deb", "--extract", again(deb)));
        Path image = released(".tar.gz");
        assertEquals(
                unpacked("three", "tar", "-xzf", image, "-C"),
                unpacked("four", "tar", "-xzf", again(image), "-C"));
    }

    private static Path again(Path file) {
        return AGAIN.resolve(file.getFileName());
    }

    /** The checksums of what a command unpacks into a folder, by name. */
    private Map<String, String> unpacked(String name, Object... command) throws Exception {
        Path into = Files.createDirectory(folder.resolve(name));
        List<Object> line = new ArrayList<>(List.of(command));
        line.add(into);
        Installed.run(line.toArray());
        Map<String, String> sums = new TreeMap<>();
        try (Stream<Path> files = Files.walk(into)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                if (!file.toString().endsWith(".jsa")) {
                    sums.put(into.relativize(file).toString(), sum(file));
                }
            }
        }
        assertTrue(sums.size() > 20, sums.toString());
        return sums;
    }

    @Test
    void theMenuEntryAndTheStoresDescriptionAreValid() throws Exception {
        Installed.run("dpkg-deb", "--extract", released(".deb"), folder);
        Path shared = folder.resolve("usr/share");
        Installed.run(
                "desktop-file-validate", shared.resolve("applications/fistful-of-meeples.desktop"));
        Installed.run(
                "appstreamcli",
                "validate",
                "--no-net",
                shared.resolve("metainfo/io.github.fistful_of_meeples.metainfo.xml"));
    }

    @Test
    void theAppImageTellsItsVersionAndPlaysATurn() throws Exception {
        Installed.run("tar", "-xzf", released(".tar.gz"), "-C", folder);
        String program = folder.resolve("fistful-of-meeples/bin/fistful-of-meeples").toString();
        assertTrue(Installed.run(program, "--version").endsWith(" " + VERSION + "\n"));
        try (Installed game = Installed.start(folder, List.of(program), "--quick")) {
            game.playByEnter(3);
        }
    }

    @Test
    void theDebianPackageIsInstalledPlaysATurnAndLeavesNothing() throws Exception {
        Path program = Path.of("/usr/bin/fistful-of-meeples");
        Installed.run("dpkg", "--install", released(".deb"));
        try {
            assertTrue(Files.exists(Path.of("/usr/share/applications/fistful-of-meeples.desktop")));
            try (Installed game = Installed.start(folder, List.of(program.toString()), "--quick")) {
                game.playByEnter(3);
            }
        } finally {
            Installed.run("dpkg", "--purge", "fistful-of-meeples");
        }
        assertTrue(Files.notExists(program, java.nio.file.LinkOption.NOFOLLOW_LINKS));
        assertTrue(Files.notExists(Path.of("/opt/fistful-of-meeples")));
    }

    /** Alternately, so that a busy machine slows both. */
    @Test
    void thePackageShowsItsTitleNoLaterThanThePlainJar() throws Exception {
        Installed.run("tar", "-xzf", released(".tar.gz"), "-C", folder);
        List<String> own =
                List.of(folder.resolve("fistful-of-meeples/bin/fistful-of-meeples").toString());
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        List<String> jar =
                List.of(
                        java,
                        "-jar",
                        RELEASE.resolve("fistful-of-meeples-" + VERSION + ".jar").toString());
        double ownBest = Double.MAX_VALUE;
        double jarBest = Double.MAX_VALUE;
        for (int i = 0; i < 3; i++) {
            ownBest = Math.min(ownBest, secondsToTitle(own, "own" + i));
            jarBest = Math.min(jarBest, secondsToTitle(jar, "jar" + i));
        }
        System.out.printf("to the title: package %.2f s, plain jar %.2f s%n", ownBest, jarBest);
        assertTrue(ownBest < jarBest * SLACK, ownBest + " s against " + jarBest + " s");
    }

    private double secondsToTitle(List<String> command, String name) throws Exception {
        Path own = Files.createDirectory(folder.resolve(name));
        try (Installed game = Installed.start(own, command)) {
            return game.secondsToFirstPicture();
        }
    }
}
