package meeples.art;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.g2d.TextureAtlas.TextureAtlasData;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import meeples.fistful.table.Art;
import meeples.picture.Atlases;
import meeples.picture.SeatSymbols;
import meeples.picture.TableArt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The packed pictures")
class AtlasTest {
    private static final Path ROOT = Path.of("..");
    private static final Path ATLASES = ROOT.resolve("assets/atlas");
    private static final Set<String> NAMES = Gallery.ofTheGame().atlases();
    private static final List<String> GAMES = List.of("fistful", "coloma");
    private static final int LARGEST_PAGE = 2048;
    private static final long MEGABYTE = 1 << 20;

    @Test
    @DisplayName("are made from the painters' sources as they are now (else run desktop:art)")
    void areNotStale() throws IOException {
        String packed = Files.readString(ATLASES.resolve("atlas.sha")).strip();
        assertEquals(Fingerprint.of(ROOT), packed, "run ./gradlew desktop:art");
    }

    @Test
    @DisplayName("hold every picture of the gallery at every size")
    void holdEverything() {
        for (int size : Atlases.SIZES) {
            Map<String, TextureAtlasData> atlases = new HashMap<>();
            for (String name : NAMES) {
                atlases.put(name, read(size, name));
            }
            for (Gallery.Picture picture : Gallery.ofTheGame().all()) {
                if (picture.atlas().equals(Gallery.LOOSE)) {
                    continue;
                }
                TextureAtlasData.Region found = find(atlases.get(picture.atlas()), picture.name());
                assertNotNull(found, picture.name() + " at " + size);
                double wanted = picture.width() * size / 1080;
                assertEquals(wanted, found.originalWidth, 1, picture.name() + " at " + size);
            }
        }
    }

    @Test
    @DisplayName("fit on pages that old browsers can take, the table's on a single one")
    void fitOnPages() throws IOException {
        for (int size : Atlases.SIZES) {
            for (String name : NAMES) {
                TextureAtlasData atlas = read(size, name);
                for (TextureAtlasData.Page page : atlas.getPages()) {
                    BufferedImage image = ImageIO.read(page.textureFile.file());
                    assertTrue(image.getWidth() <= LARGEST_PAGE, page.textureFile.path());
                    assertTrue(image.getHeight() <= LARGEST_PAGE, page.textureFile.path());
                }
            }
            assertEquals(1, read(size, Art.TABLE).getPages().size);
        }
    }

    @Test
    @DisplayName(
            "stay small: 10 MB for each game and 3 for all, 2 MB before the title in a browser")
    void staySmall() throws IOException {
        long shared = bytes(ATLASES, ".png");
        for (String game : GAMES) {
            long own = 0;
            for (int size : Atlases.SIZES) {
                own += bytes(ATLASES.resolve(size + "/" + game), ".png");
            }
            assertTrue(own < 10 * MEGABYTE, game + ": " + own + " bytes");
            shared -= own;
            Path large = ATLASES.resolve("1080");
            long first = bytes(large, "ui.png") + bytes(large.resolve(game), "title.png");
            assertTrue(first < 2 * MEGABYTE, game + ": " + first + " bytes");
        }
        assertTrue(shared < 3 * MEGABYTE, shared + " bytes");
    }

    @Test
    @DisplayName("come out the same each time they are painted")
    void areRepeatable() {
        for (String name : List.of("facade-3", "meeple-madame", "panel-paper", "bot-legend")) {
            Gallery.Picture picture = Gallery.ofTheGame().find(name);
            assertArrayEquals(pixels(picture.paint(1)), pixels(picture.paint(1)), name);
        }
    }

    @Test
    @DisplayName("tell meeples apart by outline alone, 24 pixels high")
    void tellKindsApart() {
        Gallery gallery = Gallery.ofTheGame();
        int kinds = Art.KINDS.length;
        for (int a = 0; a < kinds; a++) {
            for (int b = a + 1; b < kinds; b++) {
                int different =
                        difference(
                                small(gallery, Art.meeple(a), 24),
                                small(gallery, Art.meeple(b), 24));
                assertTrue(
                        different >= 24, Art.KINDS[a] + " and " + Art.KINDS[b] + ": " + different);
            }
        }
    }

    @Test
    @DisplayName("tell players' symbols apart by outline alone, 18 pixels high")
    void tellSymbolsApart() {
        Gallery gallery = Gallery.ofTheGame();
        String[] words = SeatSymbols.WORDS;
        for (int a = 0; a < words.length; a++) {
            for (int b = a + 1; b < words.length; b++) {
                int different =
                        difference(
                                small(gallery, TableArt.symbol(a), 18),
                                small(gallery, TableArt.symbol(b), 18));
                assertTrue(different >= 48, words[a] + " and " + words[b] + ": " + different);
            }
        }
    }

    private static int[] small(Gallery gallery, String name, int height) {
        Gallery.Picture picture = gallery.find(name);
        return pixels(picture.paint(height / picture.height()));
    }

    /** How many pixels are covered by the one and bare in the other. */
    private static int difference(int[] one, int[] other) {
        int count = 0;
        for (int i = 0; i < one.length; i++) {
            if (Math.abs((one[i] >>> 24) - (other[i] >>> 24)) > 128) {
                count++;
            }
        }
        return count;
    }

    private static int[] pixels(BufferedImage image) {
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }

    private static TextureAtlasData read(int size, String name) {
        FileHandle file = new FileHandle(ATLASES.resolve(size + "/" + name + ".atlas").toFile());
        return new TextureAtlasData(file, file.parent(), false);
    }

    private static TextureAtlasData.Region find(TextureAtlasData atlas, String name) {
        for (TextureAtlasData.Region region : atlas.getRegions()) {
            if (region.name.equals(name)) {
                return region;
            }
        }
        return null;
    }

    private static long bytes(Path folder, String ending) throws IOException {
        long sum = 0;
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(f -> f.toString().endsWith(ending)).toList()) {
                sum += Files.size(file);
            }
        }
        return sum;
    }
}
