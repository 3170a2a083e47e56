package meeples.art.coloma;

import static meeples.art.Brush.oval;
import static meeples.art.Brush.path;

import java.awt.Shape;
import java.util.Arrays;
import java.util.function.Consumer;
import meeples.art.Brush;
import meeples.art.Gallery;
import meeples.art.GlowArt;
import meeples.art.Palette;
import meeples.art.SeatArt;
import meeples.coloma.model.Barrel;
import meeples.coloma.model.Box;
import meeples.coloma.model.Bridge;
import meeples.coloma.model.Building;
import meeples.coloma.model.Country;
import meeples.coloma.model.Pioneer;
import meeples.coloma.model.Region;
import meeples.coloma.model.Site;
import meeples.coloma.table.ValleyArt;
import meeples.coloma.table.ValleyPlan;
import meeples.picture.SeatColours;
import meeples.picture.SeatSymbols;
import meeples.picture.TableArt;
import meeples.table.Area;
import meeples.table.Scenery;

/** All pictures of Coloma's table, by the names and sizes that the table knows them by. */
public final class ColomaArt {
    private ColomaArt() {}

    /** What stands still. */
    public static void addValleyTo(Gallery gallery) {
        gallery.add(ValleyArt.MEADOW, 32, 432, Land::meadow);
        board(gallery, ValleyArt.BOARD_MAP, ValleyPlan.map(), FrontierMap::paint);
        board(gallery, ValleyArt.BOARD_WHEEL, ValleyPlan.wheel(), WheelGround::paint);
        board(gallery, ValleyArt.BOARD_SHOOTOUT, ValleyPlan.shootout(), ShootoutGround::paint);
        board(gallery, ValleyArt.BOARD_MARKET, ValleyPlan.market(), Market::paint);
        near(gallery, ValleyArt.NEAR_LEFT, ValleyPlan.nearLeft());
        near(gallery, ValleyArt.NEAR_RIGHT, ValleyPlan.nearRight());
        gallery.add(
                ValleyArt.MINE_CART,
                ValleyPlan.CART_WIDTH,
                ValleyPlan.CART_HEIGHT,
                b -> b.at(65, 80, 1.62, 0, () -> finer(b, 0.68, () -> Things.mineCart(b))));
        gallery.add(ValleyArt.PINE, 90, 130, b -> Land.pine(b, 45, 126, 0.96));
        gallery.add(ValleyArt.ROCK, 70, 44, b -> Land.rock(b, 35, 42, 0.95));
        gallery.add(ValleyArt.BUSH, 70, 44, b -> Land.bush(b, 35, 42, 0.98));
        for (int site = 0; site < Site.ALL; site++) {
            int s = site;
            gallery.add(
                    ValleyArt.primarySign(s),
                    SignArt.W,
                    SignArt.H,
                    b -> SignArt.action(b, s, true));
            gallery.add(
                    ValleyArt.secondarySign(s),
                    SignArt.W,
                    SignArt.H,
                    b -> SignArt.action(b, s, false));
            gallery.add(
                    ValleyArt.eventSign(s),
                    ValleyPlan.EVENT_WIDTH,
                    ValleyPlan.EVENT_HEIGHT,
                    b -> SignArt.event(b, s));
        }
    }

    /** All that moves on the table. */
    public static void addTableTo(Gallery gallery) {
        GlowArt.addCommonTo(gallery);
        SeatArt.addSymbolsTo(gallery);
        effects(gallery);
        pieces(gallery);
        for (int colour = 0; colour < SeatColours.WORDS.length; colour++) {
            owned(gallery, colour, false);
            owned(gallery, colour, true);
        }
        for (int symbol = 0; symbol < SeatSymbols.WORDS.length; symbol++) {
            symbols(gallery, symbol, false);
            symbols(gallery, symbol, true);
        }
        tiles(gallery);
        cards(gallery);
    }

    private static void finer(Brush b, double factor, Runnable what) {
        double before = b.fine;
        b.fine = before * factor;
        what.run();
        b.fine = before;
    }

    /** Painted with a point (x, y) of the plan at (x, -y). */
    private static void board(Gallery gallery, String name, Area area, Consumer<Brush> painter) {
        gallery.add(
                name,
                area.width(),
                area.height(),
                b -> b.at(-area.x(), area.top(), () -> painter.accept(b)));
    }

    private static void near(Gallery gallery, String name, Area area) {
        gallery.add(name, area.width(), area.height(), b -> NearBoard.part(b, area));
    }

    /** Somebody or something on its feet, with a thin rim of light. */
    private static void stand(
            Gallery gallery, String name, double w, double h, double scale, Consumer<Brush> who) {
        gallery.add(name, w, h, b -> stand(b, w, h, scale, who));
    }

    private static void stand(Brush b, double w, double h, double scale, Consumer<Brush> who) {
        Hues.small(b, w / 2, h - 2.4, scale, () -> b.withHalo(Palette.PAPER, () -> who.accept(b)));
    }

    private static void effects(Gallery gallery) {
        gallery.add(ValleyArt.SHADOW, 40, 14, b -> b.contactShadow(20, 7, 19, 6.4, 0.6));
        gallery.add(TableArt.SMOKE, 64, 64, b -> GlowArt.puff(b, 32, Palette.hex(0xB9B0A4), 0.9));
        gallery.add(TableArt.FLASH, 96, 96, b -> b.at(0, 0, 0.6, 0, () -> GlowArt.flash(b)));
        gallery.add(
                ValleyArt.SPLINTER,
                14,
                6,
                b ->
                        b.solid(
                                path("M 1 3.4 L 5 1.4 L 13 2.4 L 8.6 4.6 Z"),
                                Palette.TIMBER_LIGHT,
                                1,
                                0));
        gallery.add(
                ValleyArt.DROP,
                12,
                14,
                b ->
                        b.solid(
                                path(
                                        "M 6 1.4 C 9 5.4 10.4 7.4 10.2 9 C 9.8 14 2.2 14 1.8 9 C"
                                                + " 1.6 7.4 3 5.4 6 1.4 Z"),
                                Hues.RIVER,
                                1.5,
                                1));
        gallery.add(ValleyArt.ROUND_OVER, 22, 22, SignArt::roundOver);
        gallery.add(ValleyArt.VALUE_MARK, 44, 30, SignArt::valueMark);
    }

    private static void pieces(Gallery gallery) {
        double dw = ValleyPlan.DUDE_WIDTH;
        double dh = ValleyPlan.DUDE_HEIGHT;
        double pw = ValleyPlan.PIONEER_WIDTH;
        double ph = ValleyPlan.PIONEER_HEIGHT;
        gallery.add(
                ValleyArt.BUSTER,
                pw,
                ph,
                b -> b.at(2.6, 0, () -> stand(b, pw, ph, 0.7, Folk::buster)));
        gallery.add(
                ValleyArt.SAM, pw, ph, b -> b.at(-2.4, 0, () -> stand(b, pw, ph, 0.74, Folk::sam)));
        gallery.add(
                ValleyArt.OUTLAW,
                dw,
                dh,
                b -> b.at(3.2, 0, () -> stand(b, dw, dh, 0.64, Folk::outlaw)));
        stand(gallery, ValleyArt.STRANGER, dw, dh, 0.62, Folk::stranger);
        gallery.add(
                ValleyArt.HORSE,
                ValleyPlan.HORSE_WIDTH,
                ValleyPlan.HORSE_HEIGHT,
                b -> b.at(-1.4, 0, () -> stand(b, 52, 46, 0.88, Things::horse)));
        stand(gallery, ValleyArt.NUGGET, 28, 24, 1, Things::nugget);
        stand(gallery, ValleyArt.COIN, 30, 22, 0.96, Things::coin);
        gallery.add(ValleyArt.BARREL_BACK, 60, 70, b -> b.at(30, 68, () -> Barrels.back(b)));
        for (int kind = 0; kind < Barrel.KINDS; kind++) {
            int k = kind;
            gallery.add(ValleyArt.barrel(k), 60, 70, b -> b.at(30, 68, () -> Barrels.barrel(b, k)));
        }
        gallery.add(
                ValleyArt.RIVER, ValleyPlan.RIVER_WIDTH, ValleyPlan.RIVER_HEIGHT, ColomaArt::river);
        for (int kind = 0; kind < Bridge.KINDS; kind++) {
            int k = kind;
            gallery.add(
                    ValleyArt.bridge(k),
                    ValleyPlan.BRIDGE_WIDTH,
                    ValleyPlan.BRIDGE_HEIGHT,
                    b -> b.at(48, 56, 0.95, 0, () -> Bridges.bridge(b, k)));
        }
        gallery.add(ValleyArt.BADGE, 40, 40, b -> b.at(20, 20.6, () -> Things.badge(b, 15)));
        gallery.add(
                ValleyArt.GRAVE,
                ValleyPlan.GRAVE_WIDTH,
                ValleyPlan.GRAVE_HEIGHT,
                b -> Hues.small(b, 20, 43, 0.64, () -> Folk.grave(b)));
    }

    private static void river(Brush b) {
        Shape bed = Brush.round(2, 2, 72, 124, 8);
        b.solid(bed, Palette.hex(0xC9A86A), 2.4, 3);
        Shape clip = b.g.getClip();
        b.g.clip(bed);
        Land.water(
                b,
                path(
                        "M 12 -8 C 18 20 4 40 10 64 C 16 90 4 108 10 136 L 66 136 C 60 110 72 92 64"
                                + " 68 C 58 44 70 24 62 -8 Z"));
        b.solid(oval(18, 96, 6, 4.4), Hues.GRANITE, 1.8, 1.4);
        b.solid(oval(57, 40, 5, 3.8), Hues.GRANITE, 1.8, 1.4);
        b.g.setClip(clip);
        b.outline(b.unsteady(bed), 2.4);
    }

    // what belongs to a player

    private static void owned(Gallery gallery, int colour, boolean aid) {
        owned(
                gallery,
                ValleyArt.dude(colour, aid),
                36,
                48,
                0,
                0.72,
                colour,
                aid,
                b -> Folk.dude(b, colour));
        owned(
                gallery,
                ValleyArt.pioneer(colour, aid),
                44,
                60,
                pioneerShift(colour),
                pioneerScale(colour),
                colour,
                aid,
                b -> Folk.pioneer(b, colour));
        owned(
                gallery,
                ValleyArt.mule(colour, aid),
                52,
                46,
                -1.4,
                0.76,
                colour,
                aid,
                b -> Things.mule(b, colour));
        owned(
                gallery,
                ValleyArt.tent(colour, aid),
                46,
                40,
                0,
                1.08,
                colour,
                aid,
                b -> Things.tent(b, colour));
        owned(
                gallery,
                ValleyArt.wagon(colour, aid),
                60,
                46,
                -0.8,
                0.88,
                colour,
                aid,
                b -> Things.wagon(b, colour));
        owned(
                gallery,
                ValleyArt.carrot(colour, aid),
                18,
                26,
                -1.4,
                0.68,
                colour,
                aid,
                b -> Things.carrot(b, colour));
    }

    /** So that what they carry stays within the picture. */
    private static double pioneerShift(int colour) {
        return new double[] {2.4, 0.4, 1.6, 0, 4.4, -5}[colour];
    }

    private static double pioneerScale(int colour) {
        return new double[] {0.71, 0.75, 0.74, 0.74, 0.72, 0.69}[colour];
    }

    private static void owned(
            Gallery gallery,
            String name,
            double w,
            double h,
            double shift,
            double scale,
            int colour,
            boolean aid,
            Consumer<Brush> piece) {
        Consumer<Brush> painter = b -> b.at(shift, 0, () -> stand(b, w, h, scale, piece));
        gallery.add(name, w, h, aid ? b -> Patterns.paint(b, w, h, colour, painter) : painter);
    }

    private static void symbols(Gallery gallery, int symbol, boolean dark) {
        symbol(gallery, ValleyArt.dudeSymbol(symbol, dark), 36, 48, symbol, dark, 18, 26.5, 0.34);
        symbol(gallery, ValleyArt.pioneerSymbol(symbol, dark), 44, 60, symbol, dark, 22, 45, 0.34);
        symbol(gallery, ValleyArt.muleSymbol(symbol, dark), 52, 46, symbol, dark, 22, 26, 0.27);
        symbol(gallery, ValleyArt.tentSymbol(symbol, dark), 46, 40, symbol, dark, 20, 27, 0.34);
        symbol(gallery, ValleyArt.wagonSymbol(symbol, dark), 60, 46, symbol, dark, 29, 17, 0.46);
    }

    private static void symbol(
            Gallery gallery,
            String name,
            double w,
            double h,
            int symbol,
            boolean dark,
            double x,
            double y,
            double scale) {
        gallery.add(name, w, h, b -> SignArt.symbol(b, symbol, dark, x, y, scale));
    }

    // tiles and cards

    private static void tiles(Gallery gallery) {
        for (int table = 0; table < Box.TILES; table++) {
            int t = table;
            gallery.add(
                    ValleyArt.shootout(t),
                    ValleyPlan.TILE_WIDTH,
                    ValleyPlan.TILE_HEIGHT,
                    b -> ShootoutGround.tile(b, t));
        }
        gallery.add(
                ValleyArt.SHOOTOUT_BACK,
                ValleyPlan.TILE_WIDTH,
                ValleyPlan.TILE_HEIGHT,
                ShootoutGround::tileBack);
        gallery.add(
                ValleyArt.BARKER,
                ValleyPlan.BARKER_WIDTH,
                ValleyPlan.BARKER_HEIGHT,
                SignArt::barker);
        gallery.add(
                ValleyArt.SIGNPOST,
                ValleyPlan.SIGNPOST_WIDTH,
                ValleyPlan.SIGNPOST_HEIGHT,
                SignArt::signpost);
        gallery.add(
                ValleyArt.BARRICADE,
                ValleyPlan.BARRICADE_WIDTH,
                ValleyPlan.BARRICADE_HEIGHT,
                b ->
                        b.at(
                                47,
                                41,
                                0.7,
                                0,
                                () ->
                                        finer(
                                                b,
                                                1.2,
                                                () ->
                                                        b.withHalo(
                                                                Palette.PAPER,
                                                                () -> Things.barricade(b)))));
        for (int site = 0; site < Site.ALL; site++) {
            int s = site;
            gallery.add(ValleyArt.dial(s), 44, 44, b -> SignArt.dial(b, s));
            gallery.add(ValleyArt.busterCard(s), 60, 84, b -> SignArt.busterCard(b, s));
        }
        gallery.add(ValleyArt.DIAL_BACK, 44, 44, SignArt::dialBack);
        gallery.add(ValleyArt.BUSTER_CARD_BACK, 60, 84, SignArt::busterCardBack);
    }

    private static void cards(Gallery gallery) {
        double w = ValleyPlan.CARD_WIDTH;
        double h = ValleyPlan.CARD_HEIGHT;
        for (int building = 0; building < Building.ALL; building++) {
            int n = building;
            gallery.add(ValleyArt.card(n), w, h, b -> card(b, w, c -> Cards.card(c, n)));
        }
        gallery.add(ValleyArt.HOTEL, w, h, b -> card(b, w, Cards::hotel));
        gallery.add(ValleyArt.CARD_BACK, w, h, b -> card(b, w, Cards::back));
        for (int pioneer = 0; pioneer < Pioneer.KINDS; pioneer++) {
            int p = pioneer;
            gallery.add(
                    ValleyArt.portrait(p),
                    72,
                    72,
                    b -> b.at(0, 0, 0.375, 0, () -> PioneerPortraits.paint(b, p)));
        }
    }

    /** A card at the width that the table knows it by. */
    private static void card(Brush b, double width, Consumer<Brush> painter) {
        b.at(0, 0, width / Cards.WIDTH, 0, () -> painter.accept(b));
    }

    /** The places and numbers that are painted, as text: other ones need other pictures. */
    public static String plan() {
        StringBuilder text = new StringBuilder();
        for (Scenery scenery : ValleyPlan.scenery()) {
            text.append(scenery);
        }
        for (int site = 0; site < Site.ALL; site++) {
            text.append(ValleyPlan.yard(site)).append(Box.event(site));
            text.append(ValleyPlan.eventTent(site, 0)).append(ValleyPlan.eventTent(site, 5));
        }
        for (int space = 0; space < Country.SPACES; space++) {
            text.append(ValleyPlan.spaceArea(space)).append(Country.good(space));
        }
        for (int town = 0; town < Country.TOWNS; town++) {
            text.append(ValleyPlan.townSign(town)).append(Box.rightGood(town));
        }
        for (int region = 0; region < Region.ALL; region++) {
            text.append(ValleyPlan.region(region));
        }
        for (int row = 0; row < Box.ROWS; row++) {
            text.append(ValleyPlan.row(row))
                    .append(ValleyPlan.gunman(row, 0))
                    .append(Box.rowSize(row));
        }
        for (int row = 0; row < Box.GOLD_ROWS; row++) {
            text.append(ValleyPlan.nugget(row, 0))
                    .append(ValleyPlan.goldValue(row))
                    .append(Box.goldValue(row));
        }
        for (int place = 0; place <= Barrel.STACK; place++) {
            text.append(ValleyPlan.barrelFoot(place)).append(ValleyPlan.barrelCost(place));
        }
        for (int canyon = 0; canyon < Box.CANYONS; canyon++) {
            text.append(ValleyPlan.canyon(canyon))
                    .append(Box.canyonPoints(canyon))
                    .append(Box.canyonGoods(canyon));
        }
        for (int kind = 0; kind < Bridge.KINDS; kind++) {
            text.append(Box.bridgePoints(kind)).append(Box.barrel(kind));
        }
        for (int building = 0; building < Building.ALL; building++) {
            text.append(Box.buildingCost(building, 0)).append(Box.buildingCost(building, 1));
        }
        for (int table = 0; table <= Box.BOARD_TABLE; table++) {
            for (int rank = 0; rank < Box.RANKS; rank++) {
                text.append(Box.shootoutPoints(table, true, rank));
                text.append(Box.shootoutPoints(table, false, rank));
            }
        }
        Area[] places = {
            ValleyPlan.years(), ValleyPlan.plaza(), ValleyPlan.outlaws(),
                    ValleyPlan.shootoutTable(),
            ValleyPlan.gold(), ValleyPlan.presentValue(), ValleyPlan.cart(), ValleyPlan.rivers(),
            ValleyPlan.hotels(), ValleyPlan.bridge(0), ValleyPlan.bridge(5), ValleyPlan.hideout(),
            ValleyPlan.discards(), ValleyPlan.cabin(), ValleyPlan.cabinTents(), ValleyPlan.horses(),
            ValleyPlan.coins(), ValleyPlan.nuggets(), ValleyPlan.freshBarrels(),
                    ValleyPlan.usedBarrels(),
            ValleyPlan.mill(), ValleyPlan.millSign(true), ValleyPlan.millSign(false),
                    ValleyPlan.graveyard(),
            ValleyPlan.town(), ValleyPlan.hand(), ValleyPlan.deck()
        };
        return text.append(Arrays.toString(places)).toString();
    }
}
