package meeples.art.coloma;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import meeples.art.Gallery;
import meeples.art.Palette;
import meeples.art.Type;
import meeples.coloma.model.Barrel;
import meeples.coloma.model.Box;
import meeples.coloma.model.Building;
import meeples.coloma.model.Country;
import meeples.coloma.model.Region;
import meeples.coloma.model.Site;
import meeples.coloma.table.ValleyArt;
import meeples.coloma.table.ValleyPlan;
import meeples.table.Area;
import meeples.table.Scenery;
import meeples.table.Spot;

/**
 * Stages Coloma's table from the pictures without starting the game, to judge the art by: a busy
 * valley with six players, and sheets of all pictures of an atlas. Arguments: the folder to write
 * into, scenes (table, aid, title, or sheet:ATLAS), and how large.
 */
public final class ColomaMock {
    private static final int WIDTH = ValleyPlan.SCREEN_WIDTH;
    private static final int HEIGHT = ValleyPlan.SCREEN_HEIGHT;
    private static final int LEFT = ValleyPlan.SIDE_PANEL_WIDTH;
    private static final int BOTTOM = ValleyPlan.COUNTER_HEIGHT;

    private final Gallery gallery;
    private final Graphics2D g;
    private final double scale;
    private final Map<String, BufferedImage> painted = new HashMap<>();
    private boolean aid;
    private int left = LEFT;
    private int bottom = BOTTOM;

    private ColomaMock(Gallery gallery, Graphics2D g, double scale) {
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
                args.length > 1 ? List.of(args[1].split(",")) : List.of("table", "aid", "title");
        for (String scene : wanted) {
            File file = out.resolve("coloma-" + scene.replaceAll("[^a-z]", "") + ".png").toFile();
            if (scene.startsWith("sheet:")) {
                sheet(gallery, scene.substring(6), scale, file);
            } else {
                stage(gallery, scale, scene, file);
            }
        }
    }

    private static void stage(Gallery gallery, double scale, String scene, File out)
            throws IOException {
        BufferedImage image =
                new BufferedImage(
                        (int) (WIDTH * scale), (int) (HEIGHT * scale), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(
                RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        ColomaMock mock = new ColomaMock(gallery, g, scale);
        switch (scene) {
            case "title" -> mock.title();
            case "aid" -> {
                mock.aid = true;
                mock.table();
            }
            default -> mock.table();
        }
        g.dispose();
        ImageIO.write(image, "png", out);
    }

    // drawing, y up, as the game does

    private BufferedImage picture(String atlas, String name) {
        return painted.computeIfAbsent(
                atlas + "/" + name, key -> gallery.find(atlas, name).paint(scale));
    }

    private void draw(String atlas, String name, double x, double y, double w, double h) {
        BufferedImage image = picture(atlas, name);
        AffineTransform place = new AffineTransform();
        place.translate((left + x) * scale, (HEIGHT - bottom - y - h) * scale);
        place.scale(w * scale / image.getWidth(), h * scale / image.getHeight());
        g.drawImage(image, place, null);
    }

    private void put(String name, double x, double y, double size) {
        Gallery.Picture picture = gallery.find(ValleyArt.TABLE, name);
        double w = picture.width() * size;
        double h = picture.height() * size;
        draw(ValleyArt.TABLE, name, x - w / 2, y, w, h);
    }

    private void stand(String name, Spot at, double size) {
        double w = gallery.find(ValleyArt.TABLE, name).width() * size;
        draw(ValleyArt.TABLE, ValleyArt.SHADOW, at.x() - w * 0.5, at.y() - 6 * size, w, 14 * size);
        put(name, at.x(), at.y(), size);
    }

    private void write(String text, Area area, double height) {
        Shape letters =
                Type.centred(
                        text,
                        (left + area.centerX()) * scale,
                        (HEIGHT - bottom - area.centerY()) * scale,
                        height * scale);
        g.setColor(Palette.PAPER);
        g.fill(letters);
    }

    // the valley

    private void table() {
        for (Scenery scenery : ValleyPlan.scenery()) {
            Area a = scenery.area();
            if (scenery.repeat() == Scenery.Repeat.STRETCH) {
                draw(ValleyArt.VALLEY, scenery.sprite(), -LEFT, a.y(), WIDTH, a.height());
            } else {
                draw(ValleyArt.VALLEY, scenery.sprite(), a.x(), a.y(), a.width(), a.height());
            }
        }
        frontier();
        shootout();
        wheel();
        market();
        near();
        g.setColor(new Color(0x5B3A21));
        g.fillRect(0, 0, (int) (WIDTH * scale), (int) (ValleyPlan.TOP_BAR_HEIGHT * scale));
        g.fillRect(
                0,
                (int) ((HEIGHT - BOTTOM) * scale),
                (int) (WIDTH * scale),
                (int) (BOTTOM * scale));
    }

    private void wheel() {
        for (int site = 0; site < Site.ALL; site++) {
            for (int seat = 0; seat < 6; seat++) {
                if ((seat + site) % 2 == 0) {
                    Spot spot = ValleyPlan.eventTent(site, seat);
                    stand(ValleyArt.tent(seat, aid), spot, ValleyPlan.PITCHED_SCALE);
                }
            }
        }
        Spot barker = ValleyPlan.barker(Site.WAGON);
        put(ValleyArt.BARKER, barker.x(), barker.y(), 1);
        Spot post = ValleyPlan.signpost(Site.WORKDAY);
        put(ValleyArt.SIGNPOST, post.x(), post.y(), 1);
        Spot cart = ValleyPlan.barricade(Site.RIVER);
        put(ValleyArt.BARRICADE, cart.x(), cart.y(), 1);
        int[] sites = {0, 1, 1, 2, 4, 4};
        int[] places = {0, 0, 1, 0, 0, 1};
        for (int seat = 0; seat < 6; seat++) {
            Area crowd = ValleyPlan.crowd(sites[seat]);
            Spot at = new Spot(crowd.x() + 30 + places[seat] * 50, crowd.y());
            stand(ValleyArt.pioneer(seat, aid), at, 1);
            put(ValleyArt.pioneerSymbol(seat, seat == 2), at.x(), at.y(), 1);
        }
        Area river = ValleyPlan.crowd(Site.RIVER);
        stand(ValleyArt.BUSTER, new Spot(river.x() + 140, river.y()), 1);
    }

    private void frontier() {
        String[] names = {"Coloma", "Auburn", "Georgetown", "Hangtown", "Folsom"};
        for (int town = 0; town < Country.TOWNS; town++) {
            write(names[town], ValleyPlan.townSign(town), 11);
        }
        for (int region = 0; region < Region.ALL; region++) {
            for (int seat = 0; seat < 6; seat++) {
                if ((region + seat) % 3 != 0) {
                    Spot spot = ValleyPlan.regionTent(region, seat);
                    stand(ValleyArt.tent(seat, aid), spot, ValleyPlan.PITCHED_SCALE);
                }
            }
        }
        int[] spaces = {0, 2, 7, 12, 16, 3};
        for (int seat = 0; seat < 6; seat++) {
            Area area = ValleyPlan.wagons(spaces[seat]);
            Spot at = new Spot(area.centerX(), area.y());
            stand(ValleyArt.wagon(seat, aid), at, 0.85);
            put(ValleyArt.wagonSymbol(seat, seat == 2), at.x(), at.y(), 0.85);
        }
        for (int year = 0; year < Box.YEARS; year++) {
            write(Integer.toString(Box.FIRST_YEAR + year), ValleyPlan.yearSign(year), 14);
        }
        for (int round = 1; round <= 3; round++) {
            Area a = ValleyPlan.round(0, round);
            draw(ValleyArt.TABLE, ValleyArt.ROUND_OVER, a.x(), a.y(), a.width(), a.height());
        }
    }

    private void shootout() {
        int[] owners = {0, 4, 2, 5, 1};
        for (int row = 0; row < owners.length; row++) {
            for (int i = Box.rowSize(row) - 1; i >= 0; i--) {
                String who = row == 2 ? ValleyArt.STRANGER : ValleyArt.dude(owners[row], aid);
                stand(who, ValleyPlan.gunman(row, i), ValleyPlan.GUNMAN_SCALE);
            }
        }
        for (int i = 7; i >= 0; i--) {
            stand(ValleyArt.OUTLAW, ValleyPlan.outlaw(i), ValleyPlan.GUNMAN_SCALE);
        }
        Area table = ValleyPlan.shootoutTable();
        draw(
                ValleyArt.TABLE,
                ValleyArt.shootout(1),
                table.x(),
                table.y(),
                table.width(),
                table.height());
    }

    private void market() {
        for (int row = 0; row < Box.GOLD_ROWS; row++) {
            for (int i = 0; i < 6; i++) {
                if (row > 1 || row == 1 && i > 2) {
                    Spot at = ValleyPlan.nugget(row, i);
                    put(ValleyArt.NUGGET, at.x(), at.y(), ValleyPlan.GOLD_SCALE);
                }
            }
            write(Integer.toString(Box.goldValue(row)), ValleyPlan.goldValue(row), 14);
        }
        write("A nugget is worth 3", ValleyPlan.presentValue(), 12);
        for (int i = 0; i < 4; i++) {
            Area cart = ValleyPlan.inCart();
            put(ValleyArt.NUGGET, cart.x() + 18 + i * 22, cart.y() + i % 2 * 5, 0.9);
        }
        Area rivers = ValleyPlan.rivers();
        draw(
                ValleyArt.TABLE,
                ValleyArt.RIVER,
                rivers.x(),
                rivers.y(),
                rivers.width(),
                rivers.height());
        Area hotels = ValleyPlan.hotels();
        draw(
                ValleyArt.TABLE,
                ValleyArt.HOTEL,
                hotels.x(),
                hotels.y(),
                hotels.width(),
                hotels.height());
        stand(ValleyArt.HORSE, ValleyPlan.corral(), 0.9);
        for (int place = 0; place < Box.BRIDGE_KINDS; place++) {
            for (int i = 0; i < 3; i++) {
                Spot at = ValleyPlan.bridgeTile(place, i);
                put(ValleyArt.bridge(place + (place > 2 ? 3 : 0)), at.x(), at.y(), 1);
            }
        }
        for (int place = 0; place <= Barrel.STACK; place++) {
            Spot foot = ValleyPlan.barrelFoot(place);
            put(
                    place == Barrel.STACK ? ValleyArt.BARREL_BACK : ValleyArt.barrel(place * 2 + 1),
                    foot.x(),
                    foot.y(),
                    1);
            write(Integer.toString(Box.barrelOutlaws(place)), ValleyPlan.barrelCost(place), 15);
        }
    }

    private void near() {
        int me = 4;
        Area dudes = ValleyPlan.cabinDudes();
        for (int i = 0; i < 5; i++) {
            Spot at = new Spot(dudes.x() + 20 + i * 40, dudes.y() + i % 2 * 12);
            stand(ValleyArt.dude(me, aid), at, 1);
            put(ValleyArt.dudeSymbol(4, false), at.x(), at.y(), 1);
        }
        Area tents = ValleyPlan.cabinTents();
        for (int i = 0; i < 3; i++) {
            Spot at = new Spot(tents.x() + 26 + i * 48, tents.y());
            stand(ValleyArt.tent(me, aid), at, 1);
            put(ValleyArt.tentSymbol(4, false), at.x(), at.y(), 1);
        }
        Area horses = ValleyPlan.horses();
        for (int i = 0; i < 3; i++) {
            stand(ValleyArt.HORSE, new Spot(horses.x() + 30 + i * 46, horses.y() + 2), 0.9);
        }
        for (int i = 0; i < 3; i++) {
            put(
                    ValleyArt.COIN,
                    ValleyPlan.coins().x() + 24 + i * 20,
                    ValleyPlan.coins().y() + 10,
                    1);
            put(
                    ValleyArt.NUGGET,
                    ValleyPlan.nuggets().x() + 24 + i * 20,
                    ValleyPlan.nuggets().y() + 8,
                    1);
            put(
                    ValleyArt.barrel(i * 3 + 2),
                    ValleyPlan.freshBarrels().x() + 34 + i * 60,
                    ValleyPlan.freshBarrels().y() + 5,
                    0.85);
        }
        Area first = ValleyPlan.canyon(0);
        draw(
                ValleyArt.TABLE,
                ValleyArt.RIVER,
                first.x() + 1,
                first.y() + 1,
                ValleyPlan.RIVER_WIDTH,
                ValleyPlan.RIVER_HEIGHT);
        put(
                ValleyArt.bridge(3),
                ValleyPlan.bridgeOver(0).x(),
                ValleyPlan.bridgeOver(0).y(),
                ValleyPlan.bridgeOverScale());
        put(ValleyArt.GRAVE, ValleyPlan.grave(0).x(), ValleyPlan.grave(0).y(), 1);
        put(ValleyArt.GRAVE, ValleyPlan.grave(1).x(), ValleyPlan.grave(1).y(), 1);
        for (int i = 0; i < 5; i++) {
            put(
                    ValleyArt.card(i * 3),
                    ValleyPlan.town().x() + 44 + i * 76,
                    ValleyPlan.town().y() + 4,
                    ValleyPlan.TOWN_SCALE);
            put(
                    ValleyArt.card(Building.ALL - 1 - i),
                    ValleyPlan.hand().x() + 52 + i * 82,
                    ValleyPlan.hand().y() + 2,
                    ValleyPlan.HAND_SCALE);
        }
        Area deck = ValleyPlan.deck();
        draw(ValleyArt.TABLE, ValleyArt.CARD_BACK, deck.x(), deck.y(), deck.width(), deck.height());
    }

    private void title() {
        left = 0;
        bottom = 0;
        String t = ValleyArt.TITLE;
        draw(t, "title-sky", 0, 310, WIDTH, 770);
        draw(t, "title-sun", 960 - 600, 280, 1200, 750);
        for (int x = -4; x < WIDTH; x += 952) {
            draw(t, "title-hills", x, 262, 960, 340);
        }
        draw(t, "title-meadow", 0, 0, WIDTH, 310);
        draw(t, "title-river", 960 - 640, 0, 1000, 330);
        draw(t, "title-mill", 0, 110, 600, 600);
        draw(t, "title-camp", WIDTH - 600, 100, 600, 600);
        draw(t, "title-pioneers", 960 - 420, 20, 900, 440);
        draw(t, "logo", 500, 700, 920, 340);
    }

    /** All pictures of an atlas, in rows. */
    private static void sheet(Gallery gallery, String atlas, double scale, File out)
            throws IOException {
        int width = 1800;
        BufferedImage sheet = new BufferedImage(width, 2400, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = sheet.createGraphics();
        g.setColor(Hues.MEADOW);
        g.fillRect(0, 0, width, 2400);
        int x = 10;
        int y = 10;
        int row = 0;
        for (Gallery.Picture picture : gallery.all()) {
            if (!picture.atlas().equals(atlas)) {
                continue;
            }
            BufferedImage image = picture.paint(scale);
            if (x + image.getWidth() > width - 10) {
                x = 10;
                y += row + 10;
                row = 0;
            }
            g.drawImage(image, x, y, null);
            x += image.getWidth() + 10;
            row = Math.max(row, image.getHeight());
        }
        g.dispose();
        ImageIO.write(sheet.getSubimage(0, 0, width, Math.min(2400, y + row + 10)), "png", out);
    }
}
