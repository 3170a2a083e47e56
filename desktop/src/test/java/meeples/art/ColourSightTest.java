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
import java.util.Comparator;
import java.util.List;
import javax.imageio.ImageIO;
import meeples.fistful.table.Art;
import meeples.fistful.table.SeatColours;
import meeples.ui.Look;
import meeples.ui.Palette;
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
        assertFarApart(LEAST_BETWEEN_PLAYERS, Art.COLOURS, meeples.art.Palette.PLAYERS);
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
        for (int i = 0; i < Art.COLOURS.length; i++) {
            com.badlogic.gdx.graphics.Color drawn = SeatColours.of(Art.COLOURS[i]);
            assertEquals(meeples.art.Palette.PLAYERS[i], awt(drawn), Art.COLOURS[i]);
        }
    }

    @Test
    void everyTextCanBeReadOnWhatItStandsOn() throws IOException {
        assertReadable(Palette.INK, Look.PAPER, Look.FIELD, Look.FIELD_FOCUS, Look.BUBBLE);
        assertReadable(Palette.INK, Look.TAB, Look.TAB_OVER, Look.TAB_ACTIVE, "prompt");
        assertReadable(Palette.INK_SOFT, Look.PAPER, Look.FIELD);
        assertReadable(Palette.CREAM, Look.BUTTON, Look.CHIEF, Look.WOOD, Look.DARK);
        assertReadable(Palette.CREAM, "topbar", "counter");
        assertReadable(com.badlogic.gdx.graphics.Color.WHITE, Look.BUTTON_OVER, Look.CHIEF_OVER);
        assertReadable(Palette.DUST, Look.BUTTON_DOWN, Look.CHIEF_DOWN);
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
            boolean dark = Art.COLOURS[i].equals("charcoal");
            Color letters = awt(dark ? Palette.CREAM : Palette.INK);
            double contrast = ColourSight.contrast(letters, players[i]);
            assertTrue(contrast >= LEAST_NAME_CONTRAST, Art.COLOURS[i] + ": " + contrast);
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
        FileHandle atlas = new FileHandle(new File(folder, Art.UI + ".atlas"));
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
