package meeples.art;

import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.tools.texturepacker.TexturePacker;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import meeples.picture.Atlases;

/**
 * Paints every picture of the game at three sizes, packs them into atlases under assets/atlas and
 * makes the files small. The same sources give the same files, byte for byte, on the same JDK.
 */
public final class PaintAll {
    private static final int PAGE = 2048;
    private static final int[] ICON_SIZES = {16, 32, 48, 128, 256};

    /** What browsers ask for when they install a page as an app. */
    private static final int[] PAGE_ICON_SIZES = {192, 512};

    private static final Path PAGE_ICONS = Path.of("html/src/main/webapp/icons");

    private PaintAll() {}

    public static void main(String[] args) throws IOException {
        Path assets = Path.of(args.length > 0 ? args[0] : "assets");
        Type.load(assets.resolve("fonts/Rye-Regular.ttf").toFile());
        Path out = assets.resolve("atlas");
        clear(out);
        Gallery gallery = Gallery.ofTheGame();
        for (int size : Atlases.SIZES) {
            for (String atlas : gallery.atlases()) {
                pack(gallery, atlas, size, out.resolve(Integer.toString(size)));
            }
        }
        for (int size : ICON_SIZES) {
            Png.write(
                    gallery.find("app-icon").paint(size / 128.0),
                    out.resolve("app-icon-" + size + ".png"));
        }
        Files.createDirectories(PAGE_ICONS);
        for (int size : PAGE_ICON_SIZES) {
            Png.write(
                    gallery.find("app-icon").paint(size / 128.0),
                    PAGE_ICONS.resolve("icon-" + size + ".png"));
        }
        for (String cursor : List.of("cursor-arrow", "cursor-hand")) {
            Png.write(gallery.find(cursor).paint(1), out.resolve(cursor + "-32.png"));
            Png.write(gallery.find(cursor).paint(2), out.resolve(cursor + "-64.png"));
        }
        Files.writeString(out.resolve("atlas.sha"), Fingerprint.of(Path.of(".")) + "\n");
    }

    private static void pack(Gallery gallery, String atlas, int size, Path sized)
            throws IOException {
        Path file = sized.resolve(atlas);
        Path folder = file.getParent();
        String name = file.getFileName().toString();
        TexturePacker packer = new TexturePacker(settings());
        double scale = size / 1080.0;
        for (Gallery.Picture picture : gallery.all()) {
            if (!picture.atlas().equals(atlas)) {
                continue;
            }
            BufferedImage image = picture.paint(scale);
            if (picture.edges() == null) {
                packer.addImage(image, picture.name());
            } else {
                packer.addImage(ninePatch(image, picture, scale), picture.name() + ".9");
            }
        }
        packer.pack(folder.toFile(), name);
        for (File page : pages(folder, name)) {
            Png.write(ImageIO.read(page), page.toPath());
        }
    }

    private static TexturePacker.Settings settings() {
        TexturePacker.Settings settings = new TexturePacker.Settings();
        settings.maxWidth = PAGE;
        settings.maxHeight = PAGE;
        settings.pot = false;
        settings.paddingX = 3;
        settings.paddingY = 3;
        settings.edgePadding = true;
        settings.duplicatePadding = true;
        settings.bleed = true;
        settings.bleedIterations = 2;
        settings.filterMin = TextureFilter.Linear;
        settings.filterMag = TextureFilter.Linear;
        settings.useIndexes = false;
        settings.silent = true;
        return settings;
    }

    /** Adds the border of marks by which the packer knows a nine-patch. */
    private static BufferedImage ninePatch(
            BufferedImage image, Gallery.Picture picture, double scale) {
        int w = image.getWidth();
        int h = image.getHeight();
        BufferedImage marked = new BufferedImage(w + 2, h + 2, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = marked.createGraphics();
        g.drawImage(image, 1, 1, null);
        g.setColor(Color.BLACK);
        int[] e = scaled(picture.edges(), scale);
        g.fillRect(1 + e[0], 0, w - e[0] - e[1], 1);
        g.fillRect(0, 1 + e[2], 1, h - e[2] - e[3]);
        int[] p = scaled(picture.pads(), scale);
        g.fillRect(1 + p[0], h + 1, w - p[0] - p[1], 1);
        g.fillRect(w + 1, 1 + p[2], 1, h - p[2] - p[3]);
        g.dispose();
        return marked;
    }

    private static int[] scaled(int[] values, double scale) {
        int[] out = new int[values.length];
        for (int i = 0; i < out.length; i++) {
            out[i] = (int) Math.round(values[i] * scale);
        }
        return out;
    }

    private static List<File> pages(Path folder, String atlas) {
        File[] found = folder.toFile().listFiles((dir, name) -> name.matches(atlas + "\\d*\\.png"));
        List<File> sorted = new ArrayList<>(List.of(found));
        sorted.sort(Comparator.naturalOrder());
        return sorted;
    }

    private static void clear(Path out) throws IOException {
        if (!Files.exists(out)) {
            return;
        }
        try (Stream<Path> files = Files.walk(out)) {
            files.filter(Files::isRegularFile).forEach(PaintAll::delete);
        }
    }

    private static void delete(Path file) {
        try {
            Files.delete(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
