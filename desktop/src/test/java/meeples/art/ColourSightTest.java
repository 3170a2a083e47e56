package meeples.art;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.g2d.TextureAtlas.TextureAtlasData;
import com.badlogic.gdx.graphics.g2d.TextureAtlas.TextureAtlasData.Region;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import meeples.fistful.table.Art;
import meeples.picture.Atlases;
import meeples.picture.SeatColours;
import meeples.picture.SharedArt;
import meeples.room.badge.SeatInk;
import meeples.ui.Palette;
import meeples.ui.UiPicture;
import org.junit.jupiter.api.Test;

/**
 * The colours of the real game, seen by those who see fewer of them. Nothing is told by colour
 * alone: every kind of meeple has a silhouette of its own and every player a symbol. These minima
 * make sure that colour still helps.
 */
class ColourSightTest {
    /** Just noticeable is 2.3. */
    private static final double LEAST_BETWEEN_PLAYERS = 20;

    private static final double LEAST_BETWEEN_CUBES = 35;

    private static final double LEAST_BETWEEN_MEEPLES = 16;

    /** A player's things and the pieces differ in shape and have symbols: colour only helps. */
    private static final double LEAST_BETWEEN_PLAYER_AND_PIECE = 9;

    /** The same, to those who see all colours. */
    private static final double LEAST_USUALLY = 24;

    /** Of a pattern's pixels that are dark where another pattern's are light, or light for dark. */
    private static final double LEAST_BETWEEN_PATTERNS = 0.2;

    private static final double LEAST_CONTRAST = 4.5;

    /** Names are bold and large. */
    private static final double LEAST_NAME_CONTRAST = 4;

    private static void assertFarApart(double least, String[] names, Color... colours) {
        for (ColourSight sight : ColourSight.values()) {
            for (int i = 0; i < colours.length; i++) {
                for (int j = 0; j < i; j++) {
                    double difference = sight.difference(colours[i], colours[j]);
                    assertTrue(
                            difference >= least,
                            names[i] + " and " + names[j] + " to " + sight + ": " + difference);
                }
            }
        }
    }

    @Test
    void playersColoursStayApartForEverybody() {
        assertFarApart(LEAST_BETWEEN_PLAYERS, SeatColours.WORDS, meeples.art.Palette.PLAYERS);
    }

    @Test
    void playersColoursAreNoPiecesColours() {
        String[] names = {
            "builder", "miner", "robber", "deputy", "madame", "gold", "stone", "dynamite"
        };
        for (int i = 0; i < SeatColours.WORDS.length; i++) {
            for (int j = 0; j < names.length; j++) {
                assertNotMistaken(i, piece(j), SeatColours.WORDS[i] + " and " + names[j]);
            }
        }
    }

    private static Color piece(int which) {
        Color[] kinds = meeples.art.Palette.KINDS;
        return switch (which - kinds.length) {
            case 0 -> meeples.art.Palette.GOLD;
            case 1 -> meeples.art.Palette.STONE;
            case 2 -> meeples.art.Palette.DYNAMITE;
            default -> kinds[which];
        };
    }

    private static void assertNotMistaken(int player, Color piece, String both) {
        for (ColourSight sight : ColourSight.values()) {
            // Green tiles and wooden builders look alike to those who do not see red; nothing else.
            if (both.equals("green and builder") && sight != ColourSight.USUAL) {
                continue;
            }
            double least =
                    sight == ColourSight.USUAL ? LEAST_USUALLY : LEAST_BETWEEN_PLAYER_AND_PIECE;
            double difference = sight.difference(meeples.art.Palette.PLAYERS[player], piece);
            assertTrue(difference >= least, both + " to " + sight + ": " + difference);
        }
    }

    @Test
    void whatBelongsToAPlayerIsPaintedInThePlayersColour() {
        Type.load(new File("../assets/fonts/Rye-Regular.ttf"));
        for (int i = 0; i < SeatColours.WORDS.length; i++) {
            Color colour = meeples.art.Palette.PLAYERS[i];
            assertEquals(colour, mostCommon(SharedArt.badge(i, false), 1));
            assertEquals(colour, mostCommon(Art.token(i, false), 1));
            assertEquals(colour, mostCommon(Art.marquee(5, i, false), 1));
            assertEquals(colour, mostCommon(Art.marquee(10, i, false), 1));
            assertEquals(colour, mostCommon(UiPicture.SEAT + SeatColours.WORDS[i], 0.4));
            assertEquals(colour, mostCommon("seat-active-" + SeatColours.WORDS[i], 0.4));
        }
    }

    /** The colour of most pixels of a picture, counted from above down to a part of its height. */
    private static Color mostCommon(String name, double part) {
        BufferedImage image = Gallery.ofTheGame().find(name).paint(1);
        Map<Integer, Integer> counts = new HashMap<>();
        for (int y = 0; y < image.getHeight() * part; y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                if (image.getRGB(x, y) >>> 24 == 255) {
                    counts.merge(image.getRGB(x, y), 1, Integer::sum);
                }
            }
        }
        int rgb = Collections.max(counts.entrySet(), Map.Entry.comparingByValue()).getKey();
        return new Color(rgb);
    }

    @Test
    void playersPatternsStayApartWithoutAnyColour() {
        for (int i = 0; i < SeatColours.WORDS.length; i++) {
            for (int j = 0; j < i; j++) {
                double difference = patternDifference(i, j);
                assertTrue(
                        difference >= LEAST_BETWEEN_PATTERNS,
                        SeatColours.WORDS[i] + " and " + SeatColours.WORDS[j] + ": " + difference);
            }
        }
    }

    /** The part of the pixels that differ, however the one pattern is moved along the other. */
    private static double patternDifference(int one, int other) {
        boolean[][] a = pattern(one);
        boolean[][] b = pattern(other);
        int least = Integer.MAX_VALUE;
        for (int shift = 0; shift < a[0].length; shift++) {
            int count = 0;
            for (int y = 0; y < a.length; y++) {
                for (int x = 0; x < a[0].length; x++) {
                    count += a[y][x] == b[y][(x + shift) % a[0].length] ? 0 : 1;
                }
            }
            least = Math.min(least, count);
        }
        return (double) least / (a.length * a[0].length);
    }

    /** Where the pattern's lines and dots are on the ground of a player's colour. */
    private static boolean[][] pattern(int colour) {
        BufferedImage image = Gallery.ofTheGame().find(SharedArt.band(colour)).paint(1);
        boolean[][] drawn = new boolean[image.getHeight()][image.getWidth()];
        for (int y = 0; y < drawn.length; y++) {
            for (int x = 0; x < drawn[0].length; x++) {
                Color pixel = new Color(image.getRGB(x, y));
                Color ground = meeples.art.Palette.PLAYERS[colour];
                drawn[y][x] = ColourSight.USUAL.difference(pixel, ground) > 10;
            }
        }
        return drawn;
    }

    @Test
    void kindsOfMeeplesStayApartForEverybody() {
        assertFarApart(LEAST_BETWEEN_MEEPLES, Art.KINDS, meeples.art.Palette.KINDS);
    }

    @Test
    void goldStoneAndDynamiteStayApartForEverybody() {
        assertFarApart(
                LEAST_BETWEEN_CUBES,
                new String[] {"gold", "stone", "dynamite"},
                meeples.art.Palette.GOLD,
                meeples.art.Palette.STONE,
                meeples.art.Palette.DYNAMITE);
    }

    @Test
    void thePaintersAndTheScreenMeanTheSameColours() {
        for (int i = 0; i < SeatColours.WORDS.length; i++) {
            com.badlogic.gdx.graphics.Color drawn = SeatColours.of(SeatColours.WORDS[i]);
            assertEquals(meeples.art.Palette.PLAYERS[i], awt(drawn), SeatColours.WORDS[i]);
        }
    }

    @Test
    void everyTextCanBeReadOnWhatItStandsOn() throws IOException {
        assertReadable(
                Palette.INK,
                UiPicture.PAPER,
                UiPicture.FIELD,
                UiPicture.FIELD_FOCUS,
                UiPicture.BUBBLE);
        assertReadable(
                Palette.INK, UiPicture.TAB, UiPicture.TAB_OVER, UiPicture.TAB_ACTIVE, "prompt");
        assertReadable(Palette.INK_SOFT, UiPicture.PAPER, UiPicture.FIELD);
        assertReadable(
                Palette.CREAM, UiPicture.BUTTON, UiPicture.CHIEF, UiPicture.WOOD, UiPicture.DARK);
        assertReadable(Palette.CREAM, "topbar", "counter");
        assertReadable(
                com.badlogic.gdx.graphics.Color.WHITE, UiPicture.BUTTON_OVER, UiPicture.CHIEF_OVER);
        assertReadable(Palette.DUST, UiPicture.BUTTON_DOWN, UiPicture.CHIEF_DOWN);
    }

    private static void assertReadable(com.badlogic.gdx.graphics.Color letters, String... surfaces)
            throws IOException {
        for (String surface : surfaces) {
            double contrast = contrast(awt(letters), surface);
            assertTrue(contrast >= LEAST_CONTRAST, letters + " on " + surface + ": " + contrast);
        }
    }

    @Test
    void namesCanBeReadOnEveryPlayersColour() {
        Color[] players = meeples.art.Palette.PLAYERS;
        for (int i = 0; i < players.length; i++) {
            double contrast = ColourSight.contrast(awt(SeatInk.on(i)), players[i]);
            assertTrue(contrast >= LEAST_NAME_CONTRAST, SeatColours.WORDS[i] + ": " + contrast);
        }
    }

    private static Color awt(com.badlogic.gdx.graphics.Color colour) {
        return new Color(colour.r, colour.g, colour.b);
    }

    /**
     * The contrast of letters with the painted surface they stand on: with its middle part, of
     * whose pixels one in twenty may be worse, for grain and nails.
     */
    private static double contrast(Color letters, String surface) throws IOException {
        List<Color> pixels = middle(surface);
        double[] contrasts =
                pixels.stream()
                        .mapToDouble(pixel -> ColourSight.contrast(letters, pixel))
                        .toArray();
        Arrays.sort(contrasts);
        return contrasts[contrasts.length / 20];
    }

    private static List<Color> middle(String surface) throws IOException {
        File folder = new File("../assets/atlas/1080");
        FileHandle atlas = new FileHandle(new File(folder, Atlases.UI + ".atlas"));
        TextureAtlasData data = new TextureAtlasData(atlas, new FileHandle(folder), false);
        Region region = null;
        for (Region each : data.getRegions()) {
            if (each.name.equals(surface)) {
                region = each;
            }
        }
        if (region == null) {
            throw new IllegalArgumentException("no picture " + surface);
        }
        BufferedImage page = ImageIO.read(region.page.textureFile.file());
        List<Color> pixels = new ArrayList<>();
        int marginX = region.width / 4;
        int marginY = region.height / 4;
        for (int y = region.top + marginY; y < region.top + region.height - marginY; y++) {
            for (int x = region.left + marginX; x < region.left + region.width - marginX; x++) {
                pixels.add(new Color(page.getRGB(x, y)));
            }
        }
        pixels.sort(Comparator.comparingInt(Color::getRGB));
        return pixels;
    }
}
