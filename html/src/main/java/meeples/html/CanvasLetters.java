package meeples.html;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.gwt.GwtGraphics;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.BitmapFont.BitmapFontData;
import com.badlogic.gdx.graphics.g2d.BitmapFont.Glyph;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.utils.Array;
import com.google.gwt.canvas.dom.client.Context2d;
import com.google.gwt.webgl.client.WebGLRenderingContext;
import meeples.text.Lettering;
import meeples.text.OwningPacker;

/**
 * The letters of a font, each of which is drawn when a text first needs it: most are never seen,
 * and the page need not wait for those. A letter is painted on the packer's page itself, and that
 * part of the page is sent to the graphics card.
 */
final class CanvasLetters extends BitmapFontData {
    private final Lettering how;
    private final OwningPacker packer;
    private final Context2d ruler;
    private final Array<TextureRegion> regions = new Array<>();
    private final int baseline;

    CanvasLetters(Lettering how, OwningPacker packer, Context2d ruler) {
        this.how = how;
        this.packer = packer;
        this.ruler = ruler;
        name = how.face().fontName() + "-" + how.size();
        Measures capital = measure("M");
        baseline = (int) Math.round(capital.fontAscent());
        measureLines(capital);
    }

    private Measures measure(String text) {
        ruler.setFont(CanvasFontMaker.cssFont(how.face(), how.size()));
        return Measures.of(ruler, text);
    }

    /** Sets what concerns whole lines as FreeType does. */
    private void measureLines(Measures capital) {
        int below = (int) Math.round(capital.fontDescent());
        xHeight = (int) Math.ceil(measure("x").ascent());
        capHeight = (int) Math.ceil(capital.ascent());
        ascent = baseline - capHeight;
        descent = -below;
        lineHeight = baseline + below;
        down = -lineHeight;
        spaceXadvance = Math.round(measure(" ").advance());
    }

    BitmapFont font() {
        if (packer.getPages().isEmpty()) {
            packer.place(1, 1); // LibGDX knows no font without a page
        }
        knowPages();
        BitmapFont font = new BitmapFont(this, regions, true);
        font.setOwnsTexture(false);
        return font;
    }

    /** Pages without a texture get one. */
    private void knowPages() {
        packer.updateTextureRegions(regions, TextureFilter.Linear, TextureFilter.Linear, false);
    }

    @Override
    public Glyph getGlyph(char character) {
        Glyph glyph = super.getGlyph(character);
        // A browser would take a missing letter from some other font.
        if (glyph == null
                && how.characters().indexOf(character) >= 0
                && how.face().has(character)) {
            glyph = make(character);
            setGlyph(character, glyph);
        }
        return glyph;
    }

    private Glyph make(char character) {
        String text = String.valueOf(character);
        Measures size = measure(text);
        Glyph glyph = new Glyph();
        glyph.id = character;
        glyph.xadvance = (int) Math.round(size.advance());
        if (size.ascent() + size.descent() <= 0) {
            glyph.width = glyph.xadvance;
        } else {
            paint(glyph, text, size);
        }
        Kerning.apply(how, glyph);
        setGlyphRegion(glyph, regions.get(glyph.page));
        return glyph;
    }

    private void paint(Glyph glyph, String text, Measures size) {
        int left = (int) Math.ceil(size.left());
        int top = (int) Math.ceil(size.ascent());
        glyph.width = left + (int) Math.ceil(size.right());
        glyph.height = top + (int) Math.ceil(size.descent());
        glyph.xoffset = -left;
        glyph.yoffset = top - glyph.height - baseline;
        OwningPacker.Place place = packer.place(glyph.width, glyph.height);
        glyph.page = packer.getPages().indexOf(place.page(), true);
        glyph.srcX = place.x();
        glyph.srcY = place.y();
        Context2d page = place.page().getPixmap().getContext();
        page.setFont(CanvasFontMaker.cssFont(how.face(), how.size()));
        page.setFillStyle("white");
        page.fillText(text, glyph.srcX + left, glyph.srcY + top);
        show(glyph, page, place.page().getTexture());
    }

    private void show(Glyph glyph, Context2d page, Texture texture) {
        if (texture == null) {
            knowPages();
        } else {
            texture.bind();
            WebGLRenderingContext gl = ((GwtGraphics) Gdx.graphics).getContext();
            upload(gl, page, glyph.srcX, glyph.srcY, glyph.width, glyph.height);
        }
    }

    private static native void upload(
            WebGLRenderingContext gl, Context2d page, int x, int y, int width, int height) /*-{
        gl.texSubImage2D(gl.TEXTURE_2D, 0, x, y, gl.RGBA, gl.UNSIGNED_BYTE,
            page.getImageData(x, y, width, height));
    }-*/;
}
