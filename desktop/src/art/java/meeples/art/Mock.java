package meeples.art;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import javax.imageio.ImageIO;
import meeples.fistful.ai.Bots;
import meeples.fistful.table.Art;
import meeples.fistful.table.TownPlan;
import meeples.picture.SeatColours;
import meeples.picture.SharedArt;
import meeples.table.Area;
import meeples.table.Scenery;
import meeples.table.Spot;

/**
 * Stages scenes from the pictures without starting the game, to judge the art by: a busy table, the
 * title, a showdown, and sheets of everything. Writes PNG files into the folder given.
 */
public final class Mock {
    private static final int WIDTH = TownPlan.SCREEN_WIDTH;
    private static final int HEIGHT = TownPlan.SCREEN_HEIGHT;
    private static final String[] NAMES = {
        "Assay Office",
        "Livery",
        "General Store",
        "Barber",
        "Telegraph",
        "Hotel",
        "Gunsmith",
        "Doctor",
        "Gazette",
        "Bakery",
        "School",
        "Undertaker"
    };
    private static final int[] CROWDS = {3, 1, 4, 0, 2, 3, 2, 5, 1, 0, 3, 2};
    private static final int[][] TILES = {
        {5, 0}, {0, 0}, {10, 1}, {5, 2}, {0, 0}, {10, 3},
        {5, 1}, {0, 0}, {5, 0}, {10, 2}, {0, 0}, {5, 3}
    };

    private final Gallery gallery;
    private final Graphics2D g;
    private final double scale;
    private final Map<String, BufferedImage> painted = new HashMap<>();
    private boolean aid;
    private int left;
    private int bottom;

    private Mock(Gallery gallery, Graphics2D g, double scale) {
        this.gallery = gallery;
        this.g = g;
        this.scale = scale;
    }

    public static void main(String[] args) throws IOException {
        Type.load(Path.of("assets/fonts/Rye-Regular.ttf").toFile());
        Path out = Path.of(args.length > 0 ? args[0] : "desktop/build/mock");
        Files.createDirectories(out);
        Gallery gallery = Gallery.ofTheGame();
        double scale = args.length > 2 ? Double.parseDouble(args[2]) : 1;
        List<String> wanted =
                args.length > 1
                        ? List.of(args[1].split(","))
                        : List.of("table", "aid", "dusk", "title", "film");
        for (String scene : wanted) {
            File file = out.resolve(scene.replaceAll("[^a-z]", "") + ".png").toFile();
            switch (scene) {
                case "table" -> stage(gallery, scale, file, Mock::table);
                case "aid" -> stage(gallery, scale, file, Mock::tableWithAid);
                case "dusk" -> stage(gallery, scale, file, Mock::dusk);
                case "title" -> stage(gallery, scale, file, Mock::title);
                case "film" -> stage(gallery, scale, file, Mock::film);
                default -> sheet(gallery, scene, scale, out.resolve("sheet.png").toFile());
            }
        }
    }

    private static void stage(Gallery gallery, double scale, File file, Consumer<Mock> scene)
            throws IOException {
        BufferedImage screen =
                new BufferedImage(
                        (int) (WIDTH * scale), (int) (HEIGHT * scale), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = screen.createGraphics();
        g.setRenderingHint(
                RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        scene.accept(new Mock(gallery, g, scale));
        g.dispose();
        ImageIO.write(screen, "png", file);
    }

    // drawing, y up like the game's own

    private BufferedImage picture(String name) {
        return painted.computeIfAbsent(name, n -> gallery.find(n).paint(scale));
    }

    private void draw(String name, double x, double y, double w, double h) {
        blit(picture(name), x, y, w, h);
    }

    private void blit(BufferedImage image, double x, double y, double w, double h) {
        int x1 = (int) Math.round((left + x) * scale);
        int x2 = (int) Math.round((left + x + w) * scale);
        int y2 = (int) Math.round((HEIGHT - bottom - y) * scale);
        int y1 = (int) Math.round((HEIGHT - bottom - y - h) * scale);
        g.drawImage(image, x1, y1, x2 - x1, y2 - y1, null);
    }

    private void stand(String name, double x, double y) {
        Gallery.Picture picture = gallery.find(name);
        draw(name, x - picture.width() / 2, y, picture.width(), picture.height());
    }

    private void patch(String name, double x, double y, double w, double h) {
        Gallery.Picture p = gallery.find(name);
        BufferedImage image = picture(name);
        int[] e = p.edges();
        double[] xs = {x, x + e[0], x + w - e[1], x + w};
        double[] ys = {y + h, y + h - e[2], y + e[3], y};
        int[] us = {
            0, (int) (e[0] * scale), (int) (image.getWidth() - e[1] * scale), image.getWidth()
        };
        int[] vs = {
            0, (int) (e[2] * scale), (int) (image.getHeight() - e[3] * scale), image.getHeight()
        };
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                if (us[i + 1] > us[i]
                        && vs[j + 1] > vs[j]
                        && xs[i + 1] > xs[i]
                        && ys[j] > ys[j + 1]) {
                    blit(
                            image.getSubimage(us[i], vs[j], us[i + 1] - us[i], vs[j + 1] - vs[j]),
                            xs[i],
                            ys[j + 1],
                            xs[i + 1] - xs[i],
                            ys[j] - ys[j + 1]);
                }
            }
        }
    }

    private void text(String text, double cx, double cy, double height, Color colour) {
        g.setColor(colour);
        AffineTransform before = g.getTransform();
        g.scale(scale, scale);
        g.fill(Type.centred(text, left + cx, HEIGHT - bottom - cy, height));
        g.setTransform(before);
    }

    // the table

    private void table() {
        left = TownPlan.SIDE_PANEL_WIDTH;
        bottom = TownPlan.COUNTER_HEIGHT;
        town();
        pieces();
        left = 0;
        bottom = 0;
        hud();
    }

    /** The same for those who don't see colours. */
    private void tableWithAid() {
        aid = true;
        table();
    }

    /** The same town in the evening, with lamps behind the windows. */
    private void dusk() {
        left = TownPlan.SIDE_PANEL_WIDTH;
        bottom = TownPlan.COUNTER_HEIGHT;
        town();
        g.setColor(Palette.alpha(Palette.hex(0x3A2350), 0.45));
        g.fillRect(0, 0, (int) (WIDTH * scale), (int) (HEIGHT * scale));
        for (int b = 0; b < TownPlan.BUILDINGS; b++) {
            Area a = TownPlan.facade(b);
            draw(Art.windowGlow(b), a.x(), a.y(), a.width(), a.height());
        }
        Area saloon = TownPlan.saloon();
        draw("glow-window-saloon", saloon.x(), saloon.y(), saloon.width(), saloon.height());
        Area jail = TownPlan.jail();
        draw("glow-window-jail", jail.x(), jail.y(), jail.width(), jail.height());
        pieces();
        left = 0;
        bottom = 0;
        hud();
    }

    private void town() {
        for (Scenery scenery : TownPlan.scenery()) {
            Area area = scenery.area();
            switch (scenery.repeat()) {
                case ONCE ->
                        draw(scenery.sprite(), area.x(), area.y(), area.width(), area.height());
                case STRETCH -> draw(scenery.sprite(), -left, area.y(), WIDTH, area.height());
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
        for (int b = 0; b < TownPlan.BUILDINGS; b++) {
            sign(NAMES[b], TownPlan.sign(b));
        }
        sign("Jail", TownPlan.jailSign());
        sign("Saloon", TownPlan.saloonSign());
        sign("Boot Hill", TownPlan.graveyardSign());
        sign("Bank", TownPlan.bankSign());
    }

    private void sign(String name, Area area) {
        text(name, area.centerX(), area.centerY(), area.height() * 0.46, Palette.PAPER);
    }

    private void pieces() {
        int[] shuffled = shuffled();
        int next = 0;
        for (int slot = 0; slot < 2; slot++) {
            stand("dynamite", TownPlan.jailDynamite(slot).x(), TownPlan.jailDynamite(slot).y());
        }
        stand("dynamite", TownPlan.explosionSlot(0).x(), TownPlan.explosionSlot(0).y());
        for (int b = 0; b < 6; b++) {
            next = building(b, shuffled, next);
        }
        next = crowd(TownPlan.saloonCrowd(), shuffled, next, 5);
        next = crowd(TownPlan.jailCrowd(), shuffled, next, 2);
        for (int ring : new int[] {2, 3, 4}) {
            glow(ring);
            meeple(shuffled[next++ % 37], TownPlan.space(ring));
        }
        stand("bag", TownPlan.bag().centerX(), TownPlan.bag().y());
        contents();
        meeple(Pieces.DEPUTY, TownPlan.showdown(0));
        Spot token = TownPlan.showdownToken(0);
        stand(Art.token(1, aid), token.x(), token.y() - 22);
        stand(Art.tokenSymbol(3, false), token.x(), token.y() - 22);
        for (int ring : new int[] {9, 10}) {
            meeple(shuffled[next++ % 37], TownPlan.space(ring));
        }
        for (int grave = 0; grave < 2; grave++) {
            stand("grave-filled", TownPlan.grave(grave).x(), TownPlan.grave(grave).y() - 8);
        }
        for (int b = 6; b < 12; b++) {
            next = building(b, shuffled, next);
        }
        for (int bar = 2; bar < 6; bar++) {
            stand("bar", TownPlan.bar(bar).x(), TownPlan.bar(bar).y());
        }
    }

    private static int[] shuffled() {
        Random random = new Random(7);
        int[] kinds = new int[37];
        for (int i = 0; i < 37; i++) {
            kinds[i] = i < 21 ? 0 : i < 27 ? 1 : i < 32 ? 2 : i < 36 ? 3 : 4;
        }
        for (int i = 36; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int held = kinds[i];
            kinds[i] = kinds[j];
            kinds[j] = held;
        }
        return kinds;
    }

    private void contents() {
        Area area = TownPlan.bagContents();
        String[] icons = {"icon-gold", "icon-stone", "icon-dynamite"};
        String[] counts = {"17", "9", "1"};
        for (int i = 0; i < 3; i++) {
            draw(icons[i], area.x() + i * 56, area.y() + 32, 40, 40);
            text(counts[i], area.x() + i * 56 + 20, area.y() + 16, 18, Palette.INK);
        }
    }

    private void glow(int ring) {
        Spot spot = TownPlan.space(ring);
        stand("glow-ring", spot.x(), spot.y() - 34);
    }

    private int building(int building, int[] kinds, int next) {
        int[] tile = TILES[building];
        if (tile[0] > 0) {
            Area a = TownPlan.marquee(building);
            boolean dark = SeatColours.isPale(tile[1]);
            String symbol = Art.marqueeSymbol(tile[0], (tile[1] + building) % 4, dark);
            draw(Art.marquee(tile[0], tile[1], aid), a.x(), a.y(), a.width(), a.height());
            draw(symbol, a.x(), a.y(), a.width(), a.height());
        }
        return crowd(TownPlan.porch(building), kinds, next, CROWDS[building]);
    }

    private int crowd(Area feet, int[] kinds, int next, int count) {
        int front = count <= 3 ? count : (count + 1) / 2;
        rank(kinds, next, count - front, feet.centerX(), feet.top());
        rank(kinds, next + count - front, front, feet.centerX(), feet.y());
        return next + count;
    }

    private void rank(int[] kinds, int from, int count, float cx, float y) {
        for (int i = 0; i < count; i++) {
            meeple(kinds[(from + i) % 37], new Spot(cx + (i - (count - 1) / 2f) * 44, y));
        }
    }

    private void meeple(int kind, Spot feet) {
        stand(Art.MEEPLE_SHADOW, feet.x(), feet.y() - 12);
        stand(Art.meeple(kind), feet.x(), feet.y());
        if (aid) {
            stand(Art.mark(kind), feet.x(), feet.y());
        }
    }

    private void hud() {
        patch("topbar", 0, HEIGHT - 64, WIDTH, 64);
        text(
                "Calamity Jane puts a meeple on the next space",
                WIDTH / 2.0,
                HEIGHT - 26,
                24,
                Palette.PAPER);
        patch("counter", 0, 0, WIDTH, 150);
        for (int i = 0; i < 4; i++) {
            meepleInHand(i);
        }
        patch("primary-up", 1420, 30, 210, 76);
        text("End turn", 1525, 70, 22, Palette.PAPER);
        patch("button-up", 1200, 30, 190, 76);
        text("Undo", 1295, 70, 22, Palette.PAPER);
        for (int i = 0; i < 4; i++) {
            seat(i);
        }
    }

    private void meepleInHand(int i) {
        int kind = new int[] {0, 0, 1, 3}[i];
        double x = 760 + i * 110;
        draw(Art.MEEPLE_SHADOW, x - 45, 22, 100, 36);
        draw(Art.meeple(kind), x - 42, 36, 84, 96);
    }

    private void seat(int i) {
        double x = i % 2 == 0 ? 6 : WIDTH - 254;
        double y = i < 2 ? 590 : 160;
        patch((i == 1 ? "seat-active-" : "seat-") + SeatColours.WORDS[i], x, y, 248, 420);
        draw(SharedArt.badge(i, aid), x + 18, y + 420 - 54, 42, 42);
        draw(
                SharedArt.badgeSymbol((i + 1) % 4, SeatColours.isPale(i)),
                x + 18,
                y + 420 - 54,
                42,
                42);
        text(
                new String[] {"Wild Bill", "Calamity", "Doc", "Belle"}[i],
                x + 140,
                y + 420 - 32,
                22,
                SeatArt.onColour(i));
        String[] icons = {"icon-gold", "icon-stone", "icon-bar", "icon-marquee"};
        for (int k = 0; k < 4; k++) {
            draw(icons[k], x + 24 + k % 2 * 110, y + 280 - k / 2 * 70, 48, 48);
            text(
                    Integer.toString(3 + i + k),
                    x + 96 + k % 2 * 110,
                    y + 304 - k / 2 * 70,
                    26,
                    Palette.INK);
        }
        draw(SharedArt.botPortrait(Bots.LEVELS.get(i)), x + 60, y + 30, 130, 130);
    }

    // title and film

    private void title() {
        draw("title-sky", 0, 330, WIDTH, 750);
        draw("title-sun", 510, 300, 900, 560);
        draw("title-mesas", 0, 300, 960, 200);
        draw("title-mesas", 960, 300, 960, 200);
        draw("title-ground", 0, 0, WIDTH, 330);
        draw("title-trail", 460, 0, 1000, 330);
        draw("title-left", 0, 130, 560, 700);
        mirror("title-right", WIDTH - 560, 130, 560, 700);
        draw("title-posse", 510, 60, 900, 420);
        draw("title-cactus", 390, 20, 120, 190);
        mirror("title-cactus", 1440, 60, 150, 237);
        draw("logo", 500, 690, 920, 340);
    }

    private void film() {
        draw("film-sky", 0, 300, WIDTH, 780);
        draw("film-sun", 750, 240, 420, 420);
        draw("film-mesas", 0, 290, 960, 150);
        draw("film-mesas", 960, 290, 960, 150);
        draw("film-ground", 0, 0, WIDTH, 300);
        draw("film-street", 0, 160, 560, 640);
        mirror("film-street", WIDTH - 560, 160, 560, 640);
        duelist(Pieces.DEPUTY, 560, false);
        duelist(Pieces.ROBBER, 1360, true);
        draw("muzzle-flash", 740, 310, 220, 180);
        draw(Art.filmDie(5), 820, 90, 128, 132);
        draw(Art.darkFilmDie(2, 3), 980, 90, 128, 132);
    }

    private void duelist(int kind, double x, boolean facingLeft) {
        draw("film-shadow", x - 190, 84, 420, 70);
        double w = 380 * 1.25;
        double h = 400 * 1.25;
        double hx = Art.DUEL_HAT_X * 1.25;
        double hy = 110 + Art.DUEL_HAT_Y * 1.25;
        if (facingLeft) {
            mirror(Art.duelist(kind), x - w + 200, 110, w, h);
            mirror(Art.duelHat(kind), x + 200 - hx - 187, hy, 375, 162);
        } else {
            draw(Art.duelist(kind), x - 200, 110, w, h);
            draw(Art.duelHat(kind), x - 200 + hx - 187, hy, 375, 162);
        }
    }

    private void mirror(String name, double x, double y, double w, double h) {
        BufferedImage image = picture(name);
        BufferedImage turned =
                new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_INT_ARGB);
        Graphics2D t = turned.createGraphics();
        t.drawImage(image, image.getWidth(), 0, -image.getWidth(), image.getHeight(), null);
        t.dispose();
        blit(turned, x, y, w, h);
    }

    /** All pictures whose atlas/name matches, in rows. */
    private static void sheet(Gallery gallery, String pattern, double scale, File out)
            throws IOException {
        BufferedImage sheet = new BufferedImage(1800, 1400, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = sheet.createGraphics();
        g.setColor(new Color(0xD9B071));
        g.fillRect(0, 0, 1800, 1400);
        int x = 10;
        int y = 10;
        int row = 0;
        for (Gallery.Picture picture : gallery.all()) {
            if (!(picture.atlas() + "/" + picture.name()).matches(pattern)) {
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
        ImageIO.write(sheet.getSubimage(0, 0, 1800, Math.min(1400, y + row + 10)), "png", out);
    }
}
