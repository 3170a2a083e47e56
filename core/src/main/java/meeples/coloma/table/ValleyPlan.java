package meeples.coloma.table;

import java.util.ArrayList;
import java.util.List;
import meeples.coloma.model.Barrel;
import meeples.coloma.model.Box;
import meeples.coloma.model.Country;
import meeples.coloma.model.Region;
import meeples.coloma.model.Site;
import meeples.table.Area;
import meeples.table.Scenery;
import meeples.table.Scenery.Repeat;
import meeples.table.Spot;

/**
 * Where everything in the valley is: the one place that knows the geometry of the board.
 *
 * <p>Units are pixels of a 1920x1080 screen, y up, origin at the bottom left of the board. The art
 * is painted to these measures and the table lays its pieces out by them, so that neither holds
 * numbers of its own. Sites, spaces, regions, rows, canyons and places of the hideout have the
 * numbers of the model.
 *
 * <p>The board has five parts: the near board (all that one player owns) along the bottom, the
 * frontier map at the left, the wheel in the middle with the shootout above it, the market at the
 * right.
 */
public final class ValleyPlan {
    public static final int SCREEN_WIDTH = 1920;
    public static final int SCREEN_HEIGHT = 1080;
    public static final int TOP_BAR_HEIGHT = 64;
    public static final int COUNTER_HEIGHT = 150;
    public static final int SIDE_PANEL_WIDTH = 220;

    /** How high a panel is where they stand below the board, on a screen of this width. */
    public static final int ROW_PANEL_HEIGHT = 150;

    public static final int ROW_SCREEN_WIDTH = 1480;

    public static final int WIDTH = SCREEN_WIDTH - 2 * SIDE_PANEL_WIDTH;
    public static final int HEIGHT = SCREEN_HEIGHT - TOP_BAR_HEIGHT - COUNTER_HEIGHT;

    // Sizes of the pieces' pictures. What stands has its feet at the bottom centre.
    public static final float DUDE_WIDTH = 36;
    public static final float DUDE_HEIGHT = 48;
    public static final float PIONEER_WIDTH = 44;
    public static final float PIONEER_HEIGHT = 60;
    public static final float MULE_WIDTH = 52;
    public static final float MULE_HEIGHT = 46;
    public static final float CARROT_WIDTH = 18;
    public static final float CARROT_HEIGHT = 26;
    public static final float TENT_WIDTH = 46;
    public static final float TENT_HEIGHT = 40;
    public static final float WAGON_WIDTH = 60;
    public static final float WAGON_HEIGHT = 46;
    public static final float HORSE_WIDTH = 52;
    public static final float HORSE_HEIGHT = 46;
    public static final float NUGGET_WIDTH = 28;
    public static final float NUGGET_HEIGHT = 24;
    public static final float COIN_WIDTH = 30;
    public static final float COIN_HEIGHT = 22;
    public static final float BARREL_WIDTH = 60;
    public static final float BARREL_HEIGHT = 70;
    public static final float RIVER_WIDTH = 76;
    public static final float RIVER_HEIGHT = 128;
    public static final float BRIDGE_WIDTH = 96;
    public static final float BRIDGE_HEIGHT = 58;
    public static final float CARD_WIDTH = 105;
    public static final float CARD_HEIGHT = 140;
    public static final float TILE_WIDTH = 136;
    public static final float TILE_HEIGHT = 112;
    public static final float BADGE_SIZE = 40;
    public static final float DIAL_SIZE = 44;
    public static final float BUSTER_CARD_WIDTH = 60;
    public static final float BUSTER_CARD_HEIGHT = 84;

    /** The Barker's stage covers both signs of a site. */
    public static final float BARKER_WIDTH = 188;

    public static final float BARKER_HEIGHT = 104;

    /** The signpost and the barricade cover the sign of a secondary action. */
    public static final float SIGNPOST_WIDTH = 92;

    public static final float SIGNPOST_HEIGHT = 76;
    public static final float BARRICADE_WIDTH = 92;
    public static final float BARRICADE_HEIGHT = 44;
    public static final float CART_WIDTH = 130;
    public static final float CART_HEIGHT = 84;

    // Sizes of what is painted on the ground.
    public static final float SIGN_WIDTH = 90;
    public static final float SIGN_HEIGHT = 48;
    public static final float EVENT_WIDTH = 52;
    public static final float EVENT_HEIGHT = 40;
    public static final float YARD_WIDTH = 196;
    public static final float YARD_HEIGHT = 160;
    public static final float TOWN_WIDTH = 92;
    public static final float TOWN_HEIGHT = 64;
    public static final float SETTLEMENT_SIZE = 46;
    public static final float GRAVE_WIDTH = 40;
    public static final float GRAVE_HEIGHT = 46;

    /** How large a card is in the hand, and in town, measured by its picture. */
    public static final float HAND_SCALE = 0.816f;

    public static final float TOWN_SCALE = 0.672f;

    /** How large a card is that somebody looks at: its signs and numbers can be read. */
    public static final float CLOSE_UP_SCALE = 1.6f;

    /** How large tents are where everybody's stand together, and gunmen in their rows. */
    public static final float PITCHED_SCALE = 0.55f;

    public static final float GUNMAN_SCALE = 0.72f;

    /** How large the nuggets in the gold supply are. */
    public static final float GOLD_SCALE = 1;

    private static final Area NEAR = new Area(0, 0, WIDTH, 232);
    private static final Area MAP = new Area(0, 238, 416, 628);
    private static final Area WHEEL = new Area(420, 238, 590, 464);
    private static final Area SHOOTOUT = new Area(420, 706, 590, 160);
    private static final Area MARKET = new Area(1014, 238, 466, 628);

    private static final float[] YARD_X = {715, 910, 837, 593, 520};
    private static final float[] YARD_Y = {620, 486, 320, 320, 486};

    private static final float[] TOWN_X = {208, 92, 324, 324, 92};
    private static final float[] TOWN_Y = {590, 770, 770, 408, 408};
    private static final Spot[] SPACES = spaces();

    private ValleyPlan() {}

    // The parts of the board

    /** All that one player owns. */
    public static Area near() {
        return NEAR;
    }

    /** The frontier, with the track of years below it. */
    public static Area map() {
        return MAP;
    }

    public static Area wheel() {
        return WHEEL;
    }

    public static Area shootout() {
        return SHOOTOUT;
    }

    /** Gold, mine cart, bridges, hotels, hideout. */
    public static Area market() {
        return MARKET;
    }

    /** The mountain and the trees beside the wheel, where nobody ever goes. */
    public static Area wilderness() {
        return new Area(424, 574, 184, 126);
    }

    // What stirs by itself

    /** The flames of the camp's fire. */
    public static Spot campfire() {
        return new Spot(432, 402);
    }

    /** Where the mill's wheel leaves the water. */
    public static Spot millWheel() {
        return new Spot(868, 622);
    }

    // The wheel

    /** All the ground of a site. */
    public static Area yard(int site) {
        return new Area(
                YARD_X[site] - YARD_WIDTH / 2,
                YARD_Y[site] - YARD_HEIGHT / 2,
                YARD_WIDTH,
                YARD_HEIGHT);
    }

    /** The sign of a site's primary action. */
    public static Area primary(int site) {
        Area yard = yard(site);
        return new Area(yard.x() + 5, yard.y() + 56, SIGN_WIDTH, SIGN_HEIGHT);
    }

    /** The sign of a site's secondary action. */
    public static Area secondary(int site) {
        Area yard = yard(site);
        return new Area(yard.x() + 101, yard.y() + 56, SIGN_WIDTH, SIGN_HEIGHT);
    }

    /** The sign of what a site's event gives. */
    public static Area event(int site) {
        Area yard = yard(site);
        return new Area(yard.x() + 5, yard.y() + 112, EVENT_WIDTH, EVENT_HEIGHT);
    }

    /** What belongs to the event for pointing: its sign and the ground for tents. */
    public static Area eventGround(int site) {
        Area yard = yard(site);
        return new Area(yard.x() + 4, yard.y() + 108, YARD_WIDTH - 8, 48);
    }

    /** Where the feet of the tents on an event are, one place for each seat. */
    public static Spot eventTent(int site, int seat) {
        Area yard = yard(site);
        return new Spot(yard.x() + 73 + seat * 22, yard.y() + 116 + seat % 2 * 9);
    }

    /** Where the foot of a seat's carrot is; there are two seats with mules. */
    public static Spot carrot(int site, int seat) {
        Area yard = yard(site);
        return new Spot(yard.x() + 150 + seat * 26, yard.y() + 114);
    }

    /** Where the feet of those who have come to a site may be. */
    public static Area crowd(int site) {
        Area yard = yard(site);
        return new Area(yard.x() + 8, yard.y() + 6, YARD_WIDTH - 16, 16);
    }

    /** Where the foot of the Barker's stage is. */
    public static Spot barker(int site) {
        return new Spot(YARD_X[site], yard(site).y() + 52);
    }

    /** Where the foot of the signpost is. */
    public static Spot signpost(int site) {
        return new Spot(secondary(site).centerX(), secondary(site).y() - 4);
    }

    /** Where the foot of the barricade is when it bars the secondary action of a site. */
    public static Spot barricade(int site) {
        return new Spot(secondary(site).centerX(), secondary(site).y() - 6);
    }

    /** The open ground in the middle of the wheel: the year and the round stand here. */
    public static Area plaza() {
        return new Area(624, 408, 182, 126);
    }

    /** The middle of Buster's shown cards, 0 left and 1 right, and of his face-down ones, 2. */
    public static Spot busterCard(int which) {
        return new Spot(657 + which * 58, 452);
    }

    /** Where whoever is not on the wheel waits who has no panel: Buster. */
    public static Spot busterHome() {
        return new Spot(715, 412);
    }

    // The frontier

    /** The middle of a space of the map. */
    public static Spot space(int space) {
        return SPACES[space];
    }

    /** The picture of a space, and what a player points at to mean it. */
    public static Area spaceArea(int space) {
        Spot at = space(space);
        float width = Country.isTown(space) ? TOWN_WIDTH : SETTLEMENT_SIZE;
        float height = Country.isTown(space) ? TOWN_HEIGHT : SETTLEMENT_SIZE;
        return new Area(at.x() - width / 2, at.y() - height / 2, width, height);
    }

    /** Where the feet of wagons on a space may be. */
    public static Area wagons(int space) {
        Spot at = space(space);
        boolean town = Country.isTown(space);
        float width = town ? 116 : 50;
        return new Area(at.x() - width / 2, at.y() - (town ? 33 : 26), width, town ? 16 : 4);
    }

    /** The blank board for a town's name. */
    public static Area townSign(int town) {
        Spot at = space(town);
        return new Area(at.x() - 52, at.y() - TOWN_HEIGHT / 2 - 24, 104, 22);
    }

    /** The ground of a region, where tents stand. */
    public static Area region(int region) {
        return switch (region) {
            case Region.NORTH -> new Area(128, 806, 160, 54);
            case Region.EAST -> new Area(352, 528, 62, 122);
            case Region.SIERRA -> new Area(242, 534, 68, 112);
            case Region.SOUTH -> new Area(128, 318, 160, 54);
            case Region.WEST -> new Area(2, 528, 62, 122);
            default -> throw new IllegalArgumentException("no region " + region);
        };
    }

    /** Where a region's name is written: beside its ground, or in it over the tents. */
    public static Area regionName(int region) {
        Area ground = region(region);
        return switch (region) {
            case Region.NORTH -> new Area(ground.x() + 30, ground.y() - 15, 100, 18);
            case Region.SOUTH -> new Area(ground.x() + 30, ground.top() - 2, 100, 18);
            case Region.SIERRA -> new Area(ground.x() + 16, ground.top() - 21, 56, 18);
            default -> new Area(ground.x() + 3, ground.top() - 21, ground.width() - 6, 18);
        };
    }

    /** Where the feet of a seat's tent in a region are. */
    public static Spot regionTent(int region, int seat) {
        Area ground = region(region);
        if (ground.width() > ground.height()) {
            return new Spot(ground.x() + 18 + seat * 25, ground.y() + 14 + seat % 2 * 10);
        }
        return new Spot(
                ground.x() + ground.width() * (seat % 2 == 0 ? 0.27f : 0.73f),
                ground.top() - 46 - seat / 2 * 28);
    }

    /** The track of years and rounds. */
    public static Area years() {
        return new Area(8, 244, 400, 66);
    }

    /** A round's place on the track; rounds are counted from 1. */
    public static Area round(int year, int round) {
        Area track = years();
        return new Area(track.x() + 8 + year * 130 + (round - 1) * 25, track.y() + 6, 22, 22);
    }

    /** The board for a year's number on the track. */
    public static Area yearSign(int year) {
        Area track = years();
        return new Area(track.x() + 8 + year * 130, track.y() + 32, 122, 28);
    }

    // The shootout

    /** Where the feet of a gunman are: the row of one is nearest the outlaws, at the right. */
    public static Spot gunman(int row, int index) {
        float pitch = 22;
        float first = SHOOTOUT.y() + 12 + (Box.ROWS - Box.rowSize(row)) * pitch / 2;
        return new Spot(SHOOTOUT.x() + 264 - row * 46, first + index * pitch);
    }

    /** What a player points at to mean a row. */
    public static Area row(int row) {
        float middle = SHOOTOUT.x() + 264 - row * 46;
        return new Area(middle - 22, SHOOTOUT.y() + 4, 44, SHOOTOUT.height() - 8);
    }

    /** Where the feet of an outlaw in the shootout are, of fifteen. */
    public static Spot outlaw(int index) {
        return new Spot(
                SHOOTOUT.x() + 318 + index / 5 * 34 + index % 2 * 6,
                SHOOTOUT.y() + 12 + index % 5 * 24);
    }

    /** What a player points at to mean the outlaws. */
    public static Area outlaws() {
        return new Area(SHOOTOUT.x() + 298, SHOOTOUT.y() + 4, 124, SHOOTOUT.height() - 8);
    }

    /** The table of this year: where the tiles lie, over the printed one. */
    public static Area shootoutTable() {
        return new Area(
                SHOOTOUT.right() - TILE_WIDTH - 10, SHOOTOUT.y() + 8, TILE_WIDTH, TILE_HEIGHT);
    }

    /** Where outlaws wait who have not come: behind the hills over the table. */
    public static Spot outlawHome() {
        return new Spot(SHOOTOUT.right() - 30, SHOOTOUT.top() - 34);
    }

    /** Where the shootout is shown from near while it is fought. */
    public static Area shootoutScreen() {
        float width = SHOOTOUT.width() * 2;
        float height = SHOOTOUT.height() * 2;
        return new Area((WIDTH - width) / 2, 322, width, height);
    }

    // The market

    /** The whole gold supply. */
    public static Area gold() {
        return new Area(1020, 642, 244, 218);
    }

    /** Where the foot of a nugget is, rows from the top, up to six in a row. */
    public static Spot nugget(int row, int index) {
        return new Spot(gold().x() + 74 + index * 30, gold().top() - 60 - row * 34);
    }

    /** The board for the value of a row's section. */
    public static Area goldValue(int row) {
        return new Area(gold().x() + 8, gold().top() - 62 - row * 34, 44, 30);
    }

    /** The board above the gold supply for what a nugget is worth now. */
    public static Area presentValue() {
        return new Area(gold().x() + 8, gold().top() - 30, 228, 28);
    }

    public static Area cart() {
        return new Area(1272, 650, CART_WIDTH, CART_HEIGHT);
    }

    /** Where the feet of nuggets in the mine cart may be. */
    public static Area inCart() {
        return new Area(cart().x() + 14, cart().y() + 44, CART_WIDTH - 28, 26);
    }

    /** Where coins come from and go to. */
    public static Spot bank() {
        return new Spot(1440, 662);
    }

    /** Where horses wait that nobody owns. */
    public static Spot corral() {
        return new Spot(1440, 720);
    }

    /** Where rivers lie that nobody has surveyed. */
    public static Area rivers() {
        return new Area(1280, 762, 58, 94);
    }

    /** The hotels that can still be built. */
    public static Area hotels() {
        return new Area(1362, 758, CARD_WIDTH * TOWN_SCALE, CARD_HEIGHT * TOWN_SCALE);
    }

    /** A place of the market for bridges, in three rows of two. */
    public static Area bridge(int place) {
        return new Area(
                1030 + place % 2 * 224, 578 - place / 2 * 66, BRIDGE_WIDTH + 112, BRIDGE_HEIGHT);
    }

    /** Where the foot of the tile number so much on that place is, the lowest first. */
    public static Spot bridgeTile(int place, int index) {
        Area area = bridge(place);
        return new Spot(area.x() + 52 + index * 52, area.y() + 2 - index * 0.1f);
    }

    /** The whole hideout. */
    public static Area hideout() {
        return new Area(1020, 244, 454, 190);
    }

    /** A place of the hideout: the face-up ones from the left, the stack before them. */
    public static Area barrel(int place) {
        int column = place == Barrel.STACK ? 0 : place + 1;
        return new Area(1030 + column * 76, 310, 70, 100);
    }

    /** Where the foot of a barrel on that place is. */
    public static Spot barrelFoot(int place) {
        Area area = barrel(place);
        return new Spot(area.centerX(), area.y() + 14);
    }

    /** The board that shows how many outlaws a barrel of this place brings. */
    public static Area barrelCost(int place) {
        Area area = barrel(place);
        return new Area(area.x(), area.y() - 38, area.width(), 34);
    }

    /** Where barrels lie that were discarded. */
    public static Area discards() {
        return new Area(1414, 262, 58, 150);
    }

    /** Where Sam's things lie: in the part of the gold supply that one player leaves free. */
    public static Area samsCamp() {
        return new Area(gold().x() + 136, gold().y() + 6, 102, 178);
    }

    /** Where his name is written. */
    public static Area samsName() {
        Area camp = samsCamp();
        return new Area(camp.x(), camp.top() - 28, camp.width(), 26);
    }

    // The near board

    /** The cabin with the dudes and tents that its owner can use. */
    public static Area cabin() {
        return new Area(4, 4, 248, 224);
    }

    /** Where the feet of those in the cabin may be. */
    public static Area cabinDudes() {
        return new Area(14, 12, 228, 40);
    }

    /** Where the feet of the tents in the cabin may be. */
    public static Area cabinTents() {
        return new Area(14, 108, 150, 44);
    }

    /** The dudes and tents that the owner of the near board does not own now. */
    public static Spot supply() {
        return new Spot(208, 120);
    }

    /** The board in the cabin for the picture of who its owner is. */
    public static Area portrait() {
        return new Area(supply().x() - 34, supply().y() - 10, 68, 56);
    }

    /** The stores: horses, coins, nuggets, barrels. */
    public static Area stores() {
        return new Area(256, 4, 236, 224);
    }

    public static Area horses() {
        return new Area(262, 178, 224, 46);
    }

    public static Area coins() {
        return new Area(262, 130, 108, 42);
    }

    public static Area nuggets() {
        return new Area(378, 130, 108, 42);
    }

    /** Barrels that can be used. */
    public static Area freshBarrels() {
        return new Area(262, 58, 224, 68);
    }

    /** Barrels that were used. */
    public static Area usedBarrels() {
        return new Area(262, 8, 224, 46);
    }

    /** Sutter's Mill. */
    public static Area mill() {
        return new Area(496, 4, 124, 224);
    }

    /** The sign of the mill's shovel, or of its wheelbarrow. */
    public static Area millSign(boolean shovel) {
        return new Area(mill().x() + 10, mill().y() + (shovel ? 62 : 10), 104, 46);
    }

    /** A canyon; its river covers it. */
    public static Area canyon(int canyon) {
        return new Area(624 + canyon * 82, 96, RIVER_WIDTH + 2, RIVER_HEIGHT + 2);
    }

    /** Where the foot of the bridge over a canyon is. */
    public static Spot bridgeOver(int canyon) {
        Area area = canyon(canyon);
        return new Spot(area.centerX(), area.y() + 32);
    }

    /** How large a bridge is there. */
    public static float bridgeOverScale() {
        return 0.8f;
    }

    public static Area graveyard() {
        return new Area(624, 4, 326, 88);
    }

    /** The ground before a gravestone: where a buried dude's mound is. */
    public static Spot grave(int grave) {
        return new Spot(graveyard().x() + 30 + grave * 53, graveyard().y() + 14);
    }

    /** Where the buildings stand, and the hotels behind them. */
    public static Area town() {
        return new Area(956, 124, 520, 104);
    }

    /** Where the hand of cards is held. */
    public static Area hand() {
        return new Area(1032, 2, 444, 118);
    }

    /** The deck beside the hand. */
    public static Area deck() {
        return new Area(958, 10, CARD_WIDTH * TOWN_SCALE, CARD_HEIGHT * TOWN_SCALE);
    }

    // The valley's own pictures

    /** The pictures of the board from back to front. */
    public static List<Scenery> scenery() {
        List<Scenery> all = new ArrayList<>();
        all.add(new Scenery(ValleyArt.MEADOW, new Area(0, 0, WIDTH, HEIGHT), Repeat.STRETCH));
        outskirts(all);
        all.add(new Scenery(ValleyArt.BOARD_MAP, MAP, Repeat.ONCE));
        all.add(new Scenery(ValleyArt.BOARD_SHOOTOUT, SHOOTOUT, Repeat.ONCE));
        all.add(new Scenery(ValleyArt.BOARD_WHEEL, WHEEL, Repeat.ONCE));
        all.add(new Scenery(ValleyArt.BOARD_MARKET, MARKET, Repeat.ONCE));
        all.add(new Scenery(ValleyArt.NEAR_LEFT, nearLeft(), Repeat.ONCE));
        all.add(new Scenery(ValleyArt.NEAR_RIGHT, nearRight(), Repeat.ONCE));
        for (int site = 0; site < Site.ALL; site++) {
            all.add(new Scenery(ValleyArt.primarySign(site), primary(site), Repeat.ONCE));
            all.add(new Scenery(ValleyArt.secondarySign(site), secondary(site), Repeat.ONCE));
            all.add(new Scenery(ValleyArt.eventSign(site), event(site), Repeat.ONCE));
        }
        all.add(new Scenery(ValleyArt.MINE_CART, cart(), Repeat.ONCE));
        return all;
    }

    /** The near board is painted in two halves, which fit onto a page of the atlas. */
    public static Area nearLeft() {
        return new Area(NEAR.x(), NEAR.y(), NEAR.width() / 2, NEAR.height());
    }

    public static Area nearRight() {
        return new Area(NEAR.centerX(), NEAR.y(), NEAR.width() / 2, NEAR.height());
    }

    /**
     * What is seen left and right of the valley in a wide window. Nothing of it looks out between
     * two panels there, which meet at halves and thirds of the board's height.
     */
    private static void outskirts(List<Scenery> all) {
        outskirt(all, ValleyArt.PINE, 90, 130, -110, 640);
        outskirt(all, ValleyArt.PINE, 90, 130, -190, 588);
        outskirt(all, ValleyArt.ROCK, 70, 44, -90, 470);
        outskirt(all, ValleyArt.PINE, 90, 130, -130, 297);
        outskirt(all, ValleyArt.BUSH, 70, 44, -200, 200);
        outskirt(all, ValleyArt.PINE, 90, 130, -120, 60);
        outskirt(all, ValleyArt.PINE, 90, 130, WIDTH + 30, 660);
        outskirt(all, ValleyArt.PINE, 90, 130, WIDTH + 120, 590);
        outskirt(all, ValleyArt.BUSH, 70, 44, WIDTH + 40, 480);
        outskirt(all, ValleyArt.PINE, 90, 130, WIDTH + 90, 297);
        outskirt(all, ValleyArt.ROCK, 70, 44, WIDTH + 50, 220);
        outskirt(all, ValleyArt.PINE, 90, 130, WIDTH + 60, 40);
    }

    private static void outskirt(
            List<Scenery> all, String sprite, float width, float height, float x, float y) {
        all.add(new Scenery(sprite, new Area(x, y, width, height), Repeat.ONCE));
    }

    private static Spot[] spaces() {
        Spot[] spots = new Spot[Country.SPACES];
        for (int town = 0; town < Country.TOWNS; town++) {
            spots[town] = new Spot(TOWN_X[town], TOWN_Y[town]);
        }
        int space = Country.TOWNS;
        for (int road = 0; road < Box.roads(); road++) {
            Spot from = spots[Box.roadFrom(road)];
            Spot to = spots[Box.roadTo(road)];
            int length = Box.roadLength(road);
            for (int i = 0; i < length; i++) {
                float share = (i + 1f) / (length + 1);
                spots[space++] =
                        new Spot(
                                from.x() + (to.x() - from.x()) * share,
                                from.y() + (to.y() - from.y()) * share);
            }
        }
        return spots;
    }
}
