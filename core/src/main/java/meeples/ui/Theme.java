package meeples.ui;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.NinePatch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.scenes.scene2d.ui.Skin;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.scenes.scene2d.utils.NinePatchDrawable;
import com.badlogic.gdx.scenes.scene2d.utils.TextureRegionDrawable;
import com.badlogic.gdx.utils.Disposable;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import meeples.text.OwningPacker;

/**
 * How the user interface looks on one size of screen: its letters, its pictures and the styles of
 * its widgets. Letters and pictures share a texture, so that all of the interface is drawn at once.
 *
 * <p>A theme never changes; when the window or the text scale does, {@link ThemeBuilder} makes
 * another and screens build themselves anew.
 */
public final class Theme implements Disposable {
    /**
     * What of a picture is not stretched, and how far within it its content begins: left, right,
     * top, bottom in its own pixels; null when all of it is stretched.
     *
     * @param scale pixels of the screen for one of its own
     */
    record Borders(int[] split, int[] pad, float scale) {}

    private static final float SMALLEST = 0.45f;

    private final ScreenSize size;
    private final OwningPacker packer;
    private final Map<Role, BitmapFont> fonts = new EnumMap<>(Role.class);
    private final Map<String, TextureRegion> regions = new HashMap<>();
    private final Map<String, Borders> borders = new HashMap<>();
    private final Map<String, Drawable> drawables = new HashMap<>();
    private final List<String> atlases;
    private final Set<String> colouredIcons;
    private final Skin skin = new Skin();

    /**
     * @param atlases where its pictures come from
     */
    Theme(ScreenSize size, OwningPacker packer, List<String> atlases, Set<String> colouredIcons) {
        this.size = size;
        this.packer = packer;
        this.atlases = List.copyOf(atlases);
        this.colouredIcons = colouredIcons;
    }

    List<String> atlases() {
        return atlases;
    }

    void add(Role role, BitmapFont font) {
        fonts.put(role, font);
    }

    void add(String name, TextureRegion region, Borders border) {
        regions.put(name, name.equals(UiPicture.PIXEL) ? middle(region) : region);
        borders.put(name, border);
    }

    /** The edge is mixed with what lies beside it when it is stretched: without it. */
    private static TextureRegion middle(TextureRegion region) {
        int inset = region.getRegionWidth() / 3;
        return new TextureRegion(
                region,
                inset,
                inset,
                region.getRegionWidth() - 2 * inset,
                region.getRegionHeight() - 2 * inset);
    }

    /** Whether an icon, without "icon-", is painted in colours of its own, and not tinted. */
    public boolean isColoured(String icon) {
        return colouredIcons.contains(icon);
    }

    public ScreenSize size() {
        return size;
    }

    /** A measure in units as whole pixels. */
    public float px(float units) {
        return size.px(units);
    }

    public BitmapFont font(Role role) {
        return fonts.get(role);
    }

    /** How much smaller than it is this type may be written where there is little room. */
    public float leastScale(Role role) {
        float type = Math.round(role.size(size.bigScreen()) * size.pixelsPerUnit());
        return Math.min(1, Math.max(SMALLEST, size.leastText() / type));
    }

    /** The styles of LibGDX's own widgets, named as the factory methods of {@link Widgets} say. */
    public Skin skin() {
        return skin;
    }

    public boolean has(String picture) {
        return regions.containsKey(picture);
    }

    /** A picture as it lies in the texture. */
    public TextureRegion region(String picture) {
        TextureRegion region = regions.get(picture);
        if (region == null) {
            throw new IllegalArgumentException("no picture " + picture);
        }
        return region;
    }

    /**
     * A picture in the size for this screen; one with splits keeps its corners when it is
     * stretched.
     */
    public Drawable drawable(String picture) {
        Drawable drawable = drawables.get(picture);
        if (drawable == null) {
            // Not computeIfAbsent: a plain ground is made of another drawable.
            drawable = makeDrawable(picture);
            drawables.put(picture, drawable);
        }
        return drawable;
    }

    private Drawable makeDrawable(String picture) {
        TextureRegion region = region(picture);
        Borders border = borders.get(picture);
        float scale = border.scale();
        if (size.highContrast() && PlainGround.has(picture)) {
            return PlainGround.of(picture, this, border.pad(), scale);
        }
        int[] split = border.split();
        if (split == null) {
            TextureRegionDrawable whole = new TextureRegionDrawable(region);
            whole.setMinSize(region.getRegionWidth() * scale, region.getRegionHeight() * scale);
            return whole;
        }
        NinePatch patch = new NinePatch(region, split[0], split[1], split[2], split[3]);
        if (border.pad() != null) {
            int[] pad = border.pad();
            patch.setPadding(pad[0], pad[1], pad[2], pad[3]);
        }
        patch.scale(scale, scale);
        return new NinePatchDrawable(patch);
    }

    /** The colour of texts that say the less important. */
    public Color quiet() {
        return size.highContrast() ? Palette.INK : Palette.INK_SOFT;
    }

    /** A plain surface of a colour. */
    public Drawable surface(Color color) {
        return ((TextureRegionDrawable) drawable(UiPicture.PIXEL)).tint(color);
    }

    @Override
    public void dispose() {
        packer.dispose();
        for (BitmapFont font : fonts.values()) {
            font.dispose();
        }
    }
}
