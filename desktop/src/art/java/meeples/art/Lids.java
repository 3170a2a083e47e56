package meeples.art;

import static meeples.art.Brush.round;

import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import meeples.coloma.table.ValleyArt;
import meeples.fistful.table.Art;
import meeples.picture.SharedArt;

/** The lids of the games' boxes, small, for the shelf on the title: their title pictures again. */
final class Lids {
    private static final double WIDTH = 136;
    private static final double HEIGHT = 85;

    /** The part of the title picture that a lid shows: its middle, so wide and as high as it is. */
    private static final double SHOWN = 1728;

    private static final double LINES = 1080;
    private static final double SCALE = WIDTH / SHOWN;

    /** Layers are painted larger than they are shown, so that they stay sharp on large screens. */
    private static final double FINENESS = 0.5;

    private Lids() {}

    static void addTo(Gallery gallery) {
        gallery.add(SharedArt.lid("fistful"), WIDTH, HEIGHT, b -> lid(b, () -> town(b, gallery)));
        gallery.add(SharedArt.lid("coloma"), WIDTH, HEIGHT, b -> lid(b, () -> valley(b, gallery)));
    }

    private static void lid(Brush b, Runnable picture) {
        Shape edge = round(2, 2, WIDTH - 4, HEIGHT - 4, 8);
        Shape before = b.g.getClip();
        b.g.setRenderingHint(
                RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        b.g.clip(edge);
        picture.run();
        b.g.setClip(before);
        b.outline(edge, 3);
    }

    private static void town(Brush b, Gallery gallery) {
        String atlas = Art.TITLE;
        layer(b, gallery, atlas, "title-sky", 0, 310, SHOWN, 770);
        layer(b, gallery, atlas, "title-sun", SHOWN / 2 - 563, 270, 1126, 700);
        layer(b, gallery, atlas, "title-mesas", -96, 270, 960, 200);
        layer(b, gallery, atlas, "title-mesas", 856, 270, 960, 200);
        layer(b, gallery, atlas, "title-ground", 0, 0, SHOWN, 310);
        layer(b, gallery, atlas, "title-left", -60, 96, 560, 700);
        layer(b, gallery, atlas, "title-right", SHOWN + 60, 96, -560, 700);
        layer(b, gallery, atlas, "title-posse", SHOWN / 2 - 600, 0, 1200, 560);
        layer(b, gallery, atlas, "logo", SHOWN / 2 - 690, 560, 1380, 510);
    }

    private static void valley(Brush b, Gallery gallery) {
        String atlas = ValleyArt.TITLE;
        layer(b, gallery, atlas, "title-sky", 0, 310, SHOWN, 770);
        layer(b, gallery, atlas, "title-sun", SHOWN / 2 - 600, 280, 1200, 750);
        layer(b, gallery, atlas, "title-hills", -96, 262, 960, 340);
        layer(b, gallery, atlas, "title-hills", 856, 262, 960, 340);
        layer(b, gallery, atlas, "title-meadow", 0, 0, SHOWN, 310);
        layer(b, gallery, atlas, "title-river", SHOWN / 2 - 640, 0, 1000, 330);
        layer(b, gallery, atlas, "title-mill", -60, 110, 600, 600);
        layer(b, gallery, atlas, "title-camp", SHOWN - 540, 100, 600, 600);
        layer(b, gallery, atlas, "title-pioneers", SHOWN / 2 - 600, 0, 1200, 587);
        layer(b, gallery, atlas, "logo", SHOWN / 2 - 690, 560, 1380, 510);
    }

    /** One layer, y up as on the title; mirrored when its width is negative. */
    private static void layer(
            Brush b,
            Gallery gallery,
            String atlas,
            String name,
            double x,
            double y,
            double width,
            double height) {
        BufferedImage image = gallery.find(atlas, name).paint(FINENESS);
        double left = x * SCALE;
        double top = HEIGHT - (y + height) * HEIGHT / LINES;
        AffineTransform place = AffineTransform.getTranslateInstance(left, top);
        place.scale(width * SCALE / image.getWidth(), height * HEIGHT / LINES / image.getHeight());
        b.g.drawImage(image, place, null);
    }
}
