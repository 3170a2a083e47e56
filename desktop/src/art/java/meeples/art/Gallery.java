package meeples.art;

import java.awt.image.BufferedImage;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import meeples.art.coloma.BoxArt;
import meeples.art.coloma.ColomaArt;
import meeples.art.coloma.ColomaIcons;
import meeples.coloma.table.ValleyArt;
import meeples.fistful.table.Art;
import meeples.picture.Atlases;

/** All pictures by atlas and name, each with its size and how to paint it. */
public final class Gallery {
    /**
     * One picture.
     *
     * @param width in pixels at 1080p
     * @param height in pixels at 1080p
     * @param edges of a nine-patch (left, right, top, bottom) or null
     * @param pads the content's distance from the sides (left, right, top, bottom) or null
     */
    public record Picture(
            String atlas,
            String name,
            double width,
            double height,
            int[] edges,
            int[] pads,
            Consumer<Brush> painter) {

        /** Paints the picture for a screen so many times as large as 1080p. */
        public BufferedImage paint(double scale) {
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

    /** The pictures of all games and those that they share. */
    public static Gallery ofTheGame() {
        Gallery gallery = new Gallery();
        gallery.atlas(Art.TOWN);
        TownArt.addTo(gallery);
        Facades.addTo(gallery);
        Props.addTo(gallery);
        gallery.atlas(Art.TABLE);
        Pieces.addTo(gallery);
        SeatArt.addPiecesTo(gallery);
        GlowArt.addTo(gallery);
        gallery.atlas(Atlases.UI);
        UiArt.addTo(gallery);
        Icons.addTo(gallery);
        SeatArt.addBadgesTo(gallery);
        Portraits.addTo(gallery);
        ColomaIcons.addTo(gallery);
        Lids.addTo(gallery);
        gallery.atlas(Art.FILM);
        FilmArt.addTo(gallery);
        gallery.atlas(Art.TITLE);
        TitleArt.addTo(gallery);
        gallery.atlas(ValleyArt.VALLEY);
        ColomaArt.addValleyTo(gallery);
        gallery.atlas(ValleyArt.TABLE);
        ColomaArt.addTableTo(gallery);
        gallery.atlas(ValleyArt.TITLE);
        BoxArt.addTo(gallery);
        gallery.atlas(LOOSE);
        UiArt.addLooseTo(gallery);
        return gallery;
    }

    /** What is added from now on goes into this atlas. */
    public void atlas(String name) {
        atlas = name;
    }

    public void add(String name, double width, double height, Consumer<Brush> painter) {
        put(new Picture(atlas, name, width, height, null, null, painter));
    }

    public void addPatch(
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

    /** The names of the atlases that the pictures go into. */
    Set<String> atlases() {
        Set<String> names = new LinkedHashSet<>();
        for (Picture picture : pictures.values()) {
            if (!picture.atlas.equals(LOOSE)) {
                names.add(picture.atlas);
            }
        }
        return names;
    }

    public Iterable<Picture> all() {
        return pictures.values();
    }

    /** One of an atlas; several games may have pictures of the same name. */
    public Picture find(String atlas, String name) {
        Picture picture = pictures.get(atlas + "/" + name);
        if (picture == null) {
            throw new IllegalArgumentException("no picture named " + name + " in " + atlas);
        }
        return picture;
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
