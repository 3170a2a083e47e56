package meeples.art.coloma;

import java.util.function.Consumer;
import meeples.art.Brush;
import meeples.art.Gallery;
import meeples.art.Palette;
import meeples.coloma.model.Site;
import meeples.picture.SharedArt;

/** The signs of Coloma's pieces among the shared icons, 48 x 48, in their colours. */
public final class ColomaIcons {
    private ColomaIcons() {}

    public static void addTo(Gallery gallery) {
        icon(gallery, "coin", Glyphs::coin);
        icon(gallery, "nugget", Glyphs::nugget);
        icon(gallery, "dude", Glyphs::dude);
        icon(gallery, "tent", Glyphs::tent);
        icon(gallery, "horse", Glyphs::horse);
        icon(gallery, "wagon", Glyphs::wagon);
        icon(gallery, "barrel", Glyphs::barrel);
        icon(gallery, "river", Glyphs::river);
        icon(gallery, "bridge", Glyphs::bridge);
        icon(gallery, "card", Glyphs::card);
        icon(gallery, "building", Glyphs::building);
        icon(gallery, "hotel", Glyphs::hotel);
        icon(gallery, "gunman", Glyphs::gunman);
        icon(gallery, "outlaw", Glyphs::outlaw);
        icon(gallery, "badge", Glyphs::badge);
        icon(gallery, "barker", Glyphs::barker);
        icon(gallery, "signpost", Glyphs::signpost);
        icon(gallery, "barricade", Glyphs::barricade);
        icon(gallery, "mule", Glyphs::mule);
        icon(gallery, "carrot", Glyphs::carrot);
        icon(gallery, "mine-cart", Glyphs::mineCart);
        icon(gallery, "shovel", Glyphs::shovel);
        icon(gallery, "wheelbarrow", Glyphs::wheelbarrow);
        icon(gallery, "hammer", Glyphs::hammer);
        icon(gallery, "saw", Glyphs::saw);
        for (int site = 0; site < Site.ALL; site++) {
            int s = site;
            gallery.add(SharedArt.icon("site-" + (s + 1)), 48, 48, b -> site(b, s));
        }
    }

    private static void icon(Gallery gallery, String name, Consumer<Brush> glyph) {
        gallery.add(SharedArt.icon(name), 48, 48, b -> Glyphs.put(b, glyph, 24, 24, 40));
    }

    private static void site(Brush b, int site) {
        b.solid(Brush.round(3, 3, 42, 42, 9), WheelGround.SITES[site], 2.6, 3);
        Glyphs.figure(b, Integer.toString(site + 1), 24, 24, 26, Palette.PAPER);
    }
}
