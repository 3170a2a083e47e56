package meeples.ui;

import com.badlogic.gdx.assets.AssetManager;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.BitmapFont.BitmapFontData;
import com.badlogic.gdx.graphics.g2d.BitmapFont.Glyph;
import com.badlogic.gdx.graphics.g2d.PixmapPacker.PixmapPackerRectangle;
import com.badlogic.gdx.graphics.g2d.TextureAtlas.TextureAtlasData;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.utils.Array;
import com.badlogic.gdx.utils.Disposable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import meeples.text.FontMaker;
import meeples.text.Lettering;
import meeples.text.OwningPacker;

/**
 * Makes a {@link Theme} in small steps, one or more in each frame, so that nobody sees the game
 * halt while a window is resized.
 */
public final class ThemeBuilder implements Disposable {
    /** Where pictures of a resolution are: 1080 for a screen of so many lines. */
    public interface Pictures {
        /**
         * The atlases that can be read now: first the one with the pictures of all widgets, then
         * those with icons of games. No picture's name stands in two of them.
         */
        List<String> atlases();

        /** Resolutions of an atlas that can be read now, in ascending order. */
        int[] resolutions(String atlas);

        FileHandle file(String atlas, int resolution);

        /**
         * Icons, without "icon-", that are painted in colours of their own. All others are white,
         * to be tinted.
         */
        Set<String> colouredIcons();
    }

    /** Between two words, as a part of the size of the type. */
    private static final float WORD_GAP = 0.26f;

    private static final char NARROW_SPACE = '\u202f';
    private static final char UNKNOWN = '?';
    private static final char[] SPACES = {' ', '\u00a0'};
    private static final int PAGE = 2048;
    private static final int LARGE_PAGE = 4096;
    private static final int LINES_ON_PAGE = 1081;
    private static final int PICTURES_A_STEP = 12;

    /**
     * Where a picture lies in something that was packed.
     *
     * @param scale pixels of the screen for one of its own
     */
    private record Spot(
            TextureAtlasData.Region region, String packed, int left, int top, float scale) {}

    private final Queue<Runnable> steps = new ArrayDeque<>();
    private final AssetManager pages = new AssetManager();
    private final FontMaker fontMaker;
    private final ScreenSize size;
    private final float lines;
    private final Pictures pictures;
    private final OwningPacker packer;
    private final Theme theme;
    private final List<Spot> spots = new ArrayList<>();

    public ThemeBuilder(FontMaker fontMaker, Pictures pictures, ScreenSize size) {
        this.fontMaker = fontMaker;
        this.size = size;
        this.pictures = pictures;
        lines = size.pixelsPerUnit() * 1080;
        packer = new OwningPacker(lines > LINES_ON_PAGE ? LARGE_PAGE : PAGE);
        theme = new Theme(size, packer, pictures.atlases(), pictures.colouredIcons());
        steps.add(this::plan);
    }

    /** Letters come before games' icons, so that these never push them off the first page. */
    private void plan() {
        List<String> atlases = theme.atlases();
        packWhole(atlases.get(0));
        for (Role role : Role.values()) {
            steps.add(() -> theme.add(role, font(role)));
        }
        for (String ofGame : atlases.subList(1, atlases.size())) {
            packOneByOne(ofGame);
        }
        steps.add(pages::dispose);
        steps.add(this::placePictures);
        steps.add(() -> Styles.fill(theme));
    }

    /** The lowest resolution that needs no enlarging, or the highest there is. */
    private int resolution(int... resolutions) {
        for (int resolution : resolutions) {
            if (resolution >= lines - 1) {
                return resolution;
            }
        }
        return resolutions[resolutions.length - 1];
    }

    public ScreenSize size() {
        return size;
    }

    /** Whether the theme will have pictures that another lacks. */
    boolean hasMoreThan(Theme other) {
        return !other.atlases().containsAll(theme.atlases());
    }

    /** Does the next part of the work; the theme when it was the last, else null. */
    public Theme step() {
        // Pages are read beside the game, where the platform can.
        if (pages.update()) {
            steps.remove().run();
        }
        return steps.isEmpty() ? theme : null;
    }

    /** Does all the rest of the work at once. */
    public Theme finish() {
        Theme done = null;
        while (done == null) {
            pages.finishLoading();
            done = step();
        }
        return done;
    }

    /** Gives up a theme that nobody wants any more, before it is finished. */
    @Override
    public void dispose() {
        pages.dispose();
        theme.dispose();
    }

    private float scale(int resolution) {
        return lines / resolution;
    }

    private int wanted(String atlas) {
        return resolution(pictures.resolutions(atlas));
    }

    private TextureAtlasData read(String name) {
        FileHandle file = pictures.file(name, wanted(name));
        TextureAtlasData atlas = new TextureAtlasData(file, file.parent(), false);
        for (TextureAtlasData.Page page : atlas.getPages()) {
            pages.load(page.textureFile.path(), Pixmap.class);
        }
        return atlas;
    }

    /**
     * Pictures of widgets lie together as they are: one large one is packed instead of hundreds.
     */
    private void packWhole(String name) {
        TextureAtlasData atlas = read(name);
        for (TextureAtlasData.Page page : atlas.getPages()) {
            String path = page.textureFile.path();
            steps.add(() -> packer.pack(path, pages.get(path, Pixmap.class)));
        }
        for (TextureAtlasData.Region region : atlas.getRegions()) {
            String page = region.page.textureFile.path();
            spots.add(new Spot(region, page, region.left, region.top, scale(wanted(name))));
        }
    }

    /** Games' icons fill what is left beside the letters. */
    private void packOneByOne(String name) {
        Array<TextureAtlasData.Region> regions = read(name).getRegions();
        for (int i = 0; i < regions.size; i += PICTURES_A_STEP) {
            int first = i;
            int end = Math.min(i + PICTURES_A_STEP, regions.size);
            steps.add(() -> packPictures(regions, first, end, scale(wanted(name))));
        }
    }

    private void packPictures(
            Array<TextureAtlasData.Region> regions, int first, int end, float scale) {
        for (int i = first; i < end; i++) {
            TextureAtlasData.Region region = regions.get(i);
            Pixmap picture = cut(region);
            packer.pack(region.name, picture);
            picture.dispose();
            spots.add(new Spot(region, region.name, 0, 0, scale));
        }
    }

    private Pixmap cut(TextureAtlasData.Region region) {
        Pixmap picture = new Pixmap(region.width, region.height, Pixmap.Format.RGBA8888);
        picture.setBlending(Pixmap.Blending.None);
        picture.drawPixmap(
                pages.get(region.page.textureFile.path(), Pixmap.class),
                0,
                0,
                region.left,
                region.top,
                region.width,
                region.height);
        return picture;
    }

    private BitmapFont font(Role role) {
        int pixels = Math.round(role.size(size.bigScreen()) * size.pixelsPerUnit());
        Lettering lettering = Lettering.of(role.face(), pixels).withCharacters(role.characters());
        BitmapFont font = fontMaker.make(lettering, packer);
        partWords(font.getData(), Math.round(pixels * WORD_GAP));
        showUnknown(font.getData());
        return font;
    }

    /**
     * The space of a typeface made for paper is too narrow on a screen, where whole pixels count,
     * and narrower still beside letters that lean away from it.
     */
    private static void partWords(BitmapFontData data, int gap) {
        for (char space : SPACES) {
            Glyph glyph = data.getGlyph(space);
            if (glyph != null) {
                glyph.xadvance = Math.max(glyph.xadvance, gap);
                glyph.kerning = null;
            }
        }
        data.spaceXadvance = Math.max(data.spaceXadvance, gap);
        for (Glyph[] page : data.glyphs) {
            for (int i = 0; page != null && i < page.length; i++) {
                if (page[i] != null && page[i].kerning != null) {
                    for (char space : SPACES) {
                        page[i].setKerning(space, 0);
                    }
                }
            }
        }
    }

    /**
     * A letter that the typeface lacks is shown as a question mark, so that a name in another
     * script is not a blank. The narrow space that newer Java versions put into times is a space.
     */
    private static void showUnknown(BitmapFontData data) {
        Glyph space = data.getGlyph(' ');
        if (space != null && data.getGlyph(NARROW_SPACE) == null) {
            data.setGlyph(NARROW_SPACE, space);
        }
        data.missingGlyph = data.getGlyph(UNKNOWN);
    }

    private void placePictures() {
        packer.updatePageTextures(TextureFilter.Linear, TextureFilter.Linear, false);
        for (Spot spot : spots) {
            TextureAtlasData.Region region = spot.region;
            PixmapPackerRectangle packed = packer.getRect(spot.packed);
            TextureRegion picture =
                    new TextureRegion(
                            packed.page.getTexture(),
                            packed.getX() + spot.left,
                            packed.getY() + spot.top,
                            region.width,
                            region.height);
            theme.add(
                    region.name,
                    picture,
                    new Theme.Borders(
                            region.findValue("split"), region.findValue("pad"), spot.scale));
        }
    }
}
