package meeples.art;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import javax.imageio.ImageIO;
import meeples.fistful.table.TownPlan;

/** Sheets and a staged table to judge the art by, without starting the game. */
final class Mock {

    public static void main(String[] args) throws IOException {
        Type.load(new File(args[0]));
        Gallery gallery = PaintAll.gallery();
        if (args[2].equals("table")) {
            table(gallery, new File(args[1], "table.png"));
            return;
        }
        sheet(gallery, args[2], Double.parseDouble(args[3]), new File(args[1], "sheet.png"));
    }

    private static final int LEFT = TownPlan.SIDE_PANEL_WIDTH;
    private static final int BOTTOM = TownPlan.COUNTER_HEIGHT;

    /** A busy game of four, in the middle. */
    private static void table(Gallery gallery, File out) throws IOException {
        BufferedImage screen = new BufferedImage(1920, 1080, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = screen.createGraphics();
        g.setRenderingHint(
                java.awt.RenderingHints.KEY_INTERPOLATION,
                java.awt.RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        Mock mock = new Mock(gallery, g);
        mock.town();
        mock.pieces();
        g.dispose();
        ImageIO.write(screen, "png", out);
    }

    private final Gallery gallery;
    private final Graphics2D g;
    private final java.util.Map<String, BufferedImage> painted = new java.util.HashMap<>();

    private Mock(Gallery gallery, Graphics2D g) {
        this.gallery = gallery;
        this.g = g;
    }

    private void draw(String name, double x, double y, double w, double h) {
        BufferedImage image = painted.computeIfAbsent(name, n -> gallery.find(n).paint(1));
        g.drawImage(
                image,
                (int) Math.round(LEFT + x),
                (int) Math.round(1080 - BOTTOM - y - h),
                (int) Math.round(w),
                (int) Math.round(h),
                null);
    }

    private void stand(String name, double x, double y, double w, double h) {
        draw(name, x - w / 2, y, w, h);
    }

    private void town() {
        for (TownPlan.Scenery scenery : TownPlan.scenery()) {
            TownPlan.Area area = scenery.area();
            switch (scenery.repeat()) {
                case ONCE ->
                        draw(scenery.sprite(), area.x(), area.y(), area.width(), area.height());
                case STRETCH -> draw(scenery.sprite(), -LEFT, area.y(), 1920, area.height());
                default -> {
                    for (int i = -1; i < 3; i++) {
                        draw(
                                scenery.sprite(),
                                area.x() + i * area.width(),
                                area.y(),
                                area.width(),
                                area.height());
                    }
                }
            }
        }
    }

    private void pieces() {
        java.util.Random random = new java.util.Random(7);
        int[] bag = new int[37];
        for (int i = 0; i < 37; i++) {
            bag[i] = i < 21 ? 0 : i < 27 ? 1 : i < 32 ? 2 : i < 36 ? 3 : 4;
        }
        for (int i = 36; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int t = bag[i];
            bag[i] = bag[j];
            bag[j] = t;
        }
        int next = 0;
        for (int slot = 0; slot < 2; slot++) {
            TownPlan.Spot s = TownPlan.jailDynamite(slot);
            stand("dynamite", s.x(), s.y(), 30, 54);
        }
        stand("dynamite", TownPlan.explosionSlot(0).x(), TownPlan.explosionSlot(0).y(), 30, 54);
        int[] crowd = {3, 1, 4, 0, 2, 3, 2, 5, 1, 0, 3, 2};
        int[][] marquees = {
            {5, 0}, {0, 0}, {10, 1}, {5, 2}, {0, 0}, {10, 3}, {5, 1}, {0, 0}, {5, 0}, {10, 2},
            {0, 0}, {5, 3}
        };
        int[] order = {0, 1, 2, 3, 4, 5};
        for (int b : order) {
            marquee(b, marquees[b]);
            next = crowd(TownPlan.porch(b), bag, next, crowd[b]);
        }
        next = crowd(TownPlan.saloonCrowd(), bag, next, 5);
        next = crowd(TownPlan.jailCrowd(), bag, next, 2);
        for (int ring : new int[] {2, 3, 4}) {
            meeple(bag[next++ % 37], TownPlan.space(ring));
        }
        stand(
                "bag",
                TownPlan.bag().centerX(),
                TownPlan.bag().y(),
                TownPlan.BAG_WIDTH,
                TownPlan.BAG_HEIGHT);
        meeple(3, TownPlan.showdown(0));
        TownPlan.Spot token = TownPlan.showdownToken(0);
        draw("token-green", token.x() - 22, token.y() - 22, 44, 44);
        for (int ring : new int[] {9, 10}) {
            meeple(bag[next++ % 37], TownPlan.space(ring));
        }
        for (int grave = 0; grave < 2; grave++) {
            TownPlan.Spot s = TownPlan.grave(grave);
            stand("grave-filled", s.x(), s.y() - 8, 72, 44);
        }
        for (int b = 6; b < 12; b++) {
            marquee(b, marquees[b]);
            next = crowd(TownPlan.porch(b), bag, next, crowd[b]);
        }
        for (int bar = 2; bar < 6; bar++) {
            stand(
                    "bar",
                    TownPlan.bar(bar).x(),
                    TownPlan.bar(bar).y(),
                    TownPlan.BAR_WIDTH,
                    TownPlan.BAR_HEIGHT);
        }
    }

    private void marquee(int building, int[] tile) {
        if (tile[0] > 0) {
            TownPlan.Area a = TownPlan.marquee(building);
            draw(
                    "marquee-" + tile[0] + "-" + meeples.fistful.table.Art.COLOURS[tile[1]],
                    a.x(),
                    a.y(),
                    a.width(),
                    a.height());
        }
    }

    private int crowd(TownPlan.Area feet, int[] bag, int next, int count) {
        int front = (count + 1) / 2;
        int back = count - front;
        if (count <= 3) {
            front = count;
            back = 0;
        }
        for (int i = 0; i < back; i++) {
            meeple(
                    bag[(next + i) % 37],
                    new TownPlan.Spot(
                            (float) (feet.centerX() + (i - (back - 1) / 2.0) * 44), feet.top()));
        }
        for (int i = 0; i < front; i++) {
            meeple(
                    bag[(next + back + i) % 37],
                    new TownPlan.Spot(
                            (float) (feet.centerX() + (i - (front - 1) / 2.0) * 44), feet.y()));
        }
        return next + count;
    }

    private void meeple(int kind, TownPlan.Spot feet) {
        stand("meeple-shadow", feet.x() + 3, feet.y() - 12, 72, 28);
        stand(
                "meeple-" + meeples.fistful.table.Art.KINDS[kind],
                feet.x(),
                feet.y(),
                TownPlan.MEEPLE_WIDTH,
                TownPlan.MEEPLE_HEIGHT);
    }

    /** All pictures whose atlas/name begins so, in rows. */
    private static void sheet(Gallery gallery, String prefix, double scale, File out)
            throws IOException {
        BufferedImage sheet = new BufferedImage(1800, 1100, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = sheet.createGraphics();
        g.setColor(new Color(0xD9B071));
        g.fillRect(0, 0, 1800, 1100);
        int x = 10;
        int y = 10;
        int row = 0;
        for (Gallery.Picture picture : gallery.all()) {
            if (!(picture.atlas() + "/" + picture.name()).matches(prefix)) {
                continue;
            }
            BufferedImage image = picture.paint(scale);
            if (x + image.getWidth() > 1790) {
                x = 10;
                y += row + 10;
                row = 0;
            }
            g.drawImage(image, x, y, null);
            x += image.getWidth() + 10;
            row = Math.max(row, image.getHeight());
        }
        g.dispose();
        ImageIO.write(sheet.getSubimage(0, 0, 1800, Math.min(1100, y + row + 10)), "png", out);
    }
}
