package meeples.art;

import java.awt.image.BufferedImage;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import meeples.fistful.table.Art;

/** All pictures by atlas and name, each with its size and how to paint it. */
final class Gallery {
    /**
     * One picture.
     *
     * @param width in pixels at 1080p
     * @param height in pixels at 1080p
     * @param edges of a nine-patch (left, right, top, bottom) or null
     * @param pads the content's distance from the sides (left, right, top, bottom) or null
     */
    record Picture(
            String atlas,
            String name,
            double width,
            double height,
            int[] edges,
            int[] pads,
            Consumer<Brush> painter) {

        /** Paints the picture for a screen so many times as large as 1080p. */
        BufferedImage paint(double scale) {
            int w = (int) Math.ceil(width * scale - 1e-6);
            int h = (int) Math.ceil(height * scale - 1e-6);
            BufferedImage image = new BufferedImage(w, h, BufferedImage.TYPE_INT_ARGB);
            Brush brush = new Brush(image, width, height, name.hashCode());
            painter.accept(brush);
            brush.g.dispose();
            return image;
        }
    }

    /** Not in an atlas: each of these pictures is a file. */
    static final String LOOSE = "";

    private final Map<String, Picture> pictures = new LinkedHashMap<>();
    private String atlas = "";

    /** All pictures of the game. */
    static Gallery ofTheGame() {
        Gallery gallery = new Gallery();
        gallery.atlas(Art.TOWN);
        TownArt.addTo(gallery);
        Facades.addTo(gallery);
        Props.addTo(gallery);
        gallery.atlas(Art.TABLE);
        Pieces.addTo(gallery);
        SeatArt.addPiecesTo(gallery);
        Effects.addTo(gallery);
        gallery.atlas(Art.UI);
        UiArt.addTo(gallery);
        Icons.addTo(gallery);
        SeatArt.addBadgesTo(gallery);
        Portraits.addTo(gallery);
        gallery.atlas(Art.FILM);
        FilmArt.addTo(gallery);
        gallery.atlas(Art.TITLE);
        TitleArt.addTo(gallery);
        gallery.atlas(LOOSE);
        UiArt.addLooseTo(gallery);
        return gallery;
    }

    /** What is added from now on goes into this atlas. */
    void atlas(String name) {
        atlas = name;
    }

    void add(String name, double width, double height, Consumer<Brush> painter) {
        put(new Picture(atlas, name, width, height, null, null, painter));
    }

    void addPatch(
            String name,
            double width,
            double height,
            int[] edges,
            int[] pads,
            Consumer<Brush> painter) {
        put(new Picture(atlas, name, width, height, edges, pads, painter));
    }

    private void put(Picture picture) {
        if (pictures.put(picture.atlas + "/" + picture.name, picture) != null) {
            throw new IllegalArgumentException("two pictures named " + picture.name);
        }
    }

    Iterable<Picture> all() {
        return pictures.values();
    }

    Picture find(String name) {
        for (Picture picture : pictures.values()) {
            if (picture.name.equals(name)) {
                return picture;
            }
        }
        throw new IllegalArgumentException("no picture named " + name);
    }
}
