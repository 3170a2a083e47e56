package meeples.fistful.table;

import java.util.ArrayList;
import java.util.List;
import meeples.fistful.model.Place;
import meeples.table.Area;
import meeples.table.Scenery;
import meeples.table.Scenery.Repeat;
import meeples.table.Spot;

/**
 * Where everything in town is: the one place that knows the geometry of the street.
 *
 * <p>Units are pixels of a 1920x1080 screen, y up, origin at the bottom left of the town region.
 * The art is painted to these measures and the table lays its pieces out by them, so that neither
 * holds numbers of its own. Buildings, doorways and ring spaces have the numbers of the rules:
 * b0..b5 north row from left to right, b6..b11 south row from right to left; the ring runs
 * clockwise S0, d0..d5, S1, d6..d11.
 */
public final class TownPlan {
    public static final int SCREEN_WIDTH = 1920;
    public static final int SCREEN_HEIGHT = 1080;
    public static final int TOP_BAR_HEIGHT = 64;
    public static final int COUNTER_HEIGHT = 150;
    public static final int SIDE_PANEL_WIDTH = 260;

    /** How high a panel is where they stand below the town, on a screen of this width. */
    public static final int ROW_PANEL_HEIGHT = 150;

    public static final int ROW_SCREEN_WIDTH = 1440;

    /** Above the highest roof is nothing but this much of sky. */
    public static final int SKY = 34;

    public static final int WIDTH = SCREEN_WIDTH - 2 * SIDE_PANEL_WIDTH;
    public static final int HEIGHT = SCREEN_HEIGHT - TOP_BAR_HEIGHT - COUNTER_HEIGHT;

    public static final int BUILDINGS = 12;
    public static final int RING = 14;
    public static final int GRAVES = 6;
    public static final int BARS = 6;
    public static final int REWARDS = 4;
    public static final int DYNAMITES = 3;

    /** Size of a meeple's picture; its feet are at the bottom centre. */
    public static final float MEEPLE_WIDTH = 56;

    public static final float MEEPLE_HEIGHT = 64;

    public static final float CUBE_SIZE = 30;
    public static final float DYNAMITE_WIDTH = 26;
    public static final float DYNAMITE_HEIGHT = 50;
    public static final float BAR_WIDTH = 54;
    public static final float BAR_HEIGHT = 32;
    public static final float TOKEN_SIZE = 44;
    public static final float DIE_SIZE = 56;
    public static final float MARQUEE_WIDTH = 92;
    public static final float MARQUEE_HEIGHT = 58;

    /** Size of the pictures of the spaces on the ground. */
    public static final float DOORWAY_WIDTH = 104;

    public static final float DOORWAY_HEIGHT = 46;
    public static final float SHOWDOWN_WIDTH = 176;
    public static final float SHOWDOWN_HEIGHT = 88;
    public static final float EXPLOSION_WIDTH = 216;
    public static final float EXPLOSION_HEIGHT = 100;
    public static final float BAG_WIDTH = 92;
    public static final float BAG_HEIGHT = 100;

    private static final float PITCH = 160;
    private static final float FIRST_X = 220 + PITCH / 2;
    private static final float CORNER_WIDTH = 220;
    private static final float FACADE_WIDTH = 172;
    private static final float NORTH_BASE = 504;
    private static final float NORTH_FACADE_HEIGHT = 300;
    private static final float SOUTH_BASE = 30;
    private static final float SOUTH_FACADE_HEIGHT = 226;
    private static final float NORTH_DOORWAY_Y = 455;
    private static final float SOUTH_DOORWAY_Y = 273;
    private static final float STREET_Y = 376;
    private static final float HORIZON = 700;

    /**
     * What a facade's picture shows below the ground line of its building: the porch's step and its
     * shadow.
     */
    private static final float FACADE_FOOT = 12;

    /** How many buildings have a chimney that smokes: the bakery and the doctor. */
    public static final int CHIMNEYS = 2;

    public static final float TUMBLEWEED_SIZE = 44;

    private static final int BAKERY = 9;
    private static final int DOCTOR = 7;
    private static final int[] BAR_PRICES = {6, 6, 7, 7, 8, 8};

    private TownPlan() {}

    public static boolean north(int building) {
        return building < 6;
    }

    /** Bottom centre of a building: where its walls meet the ground. */
    public static Spot anchor(int building) {
        return new Spot(columnX(building), north(building) ? NORTH_BASE : SOUTH_BASE);
    }

    /** Where the picture of a building goes; also what a player points at to mean it. */
    public static Area facade(int building) {
        Spot base = anchor(building);
        return new Area(
                base.x() - FACADE_WIDTH / 2,
                base.y() - FACADE_FOOT,
                FACADE_WIDTH,
                north(building) ? NORTH_FACADE_HEIGHT : SOUTH_FACADE_HEIGHT);
    }

    /**
     * What belongs to a building for pointing: the facade without its neighbours' eaves, down to
     * its porch step.
     */
    public static Area lot(int building) {
        Area facade = facade(building);
        return new Area(facade.centerX() - PITCH / 2, facade.y(), PITCH, facade.height());
    }

    /** The top of a chimney. */
    public static Spot chimney(int which) {
        Spot base = anchor(which == 0 ? BAKERY : DOCTOR);
        return which == 0
                ? new Spot(base.x() - 47, base.y() + 214)
                : new Spot(base.x() + 52, base.y() + 206);
    }

    /** Where a tumbleweed comes into sight, to roll down the street between the two rings. */
    public static Spot tumbleweed() {
        return new Spot(CORNER_WIDTH, STREET_Y - 50);
    }

    /** How far it is from there to the other end. */
    public static float streetLength() {
        return WIDTH - 2 * CORNER_WIDTH;
    }

    /** Where the feet of a building's meeples may be; the last rank stands at its top edge. */
    public static Area porch(int building) {
        Spot base = anchor(building);
        return new Area(base.x() - 66, base.y() + 4, 132, north(building) ? 28 : 16);
    }

    /** The door on the porch, where meeples go in and out. */
    public static Spot door(int building) {
        Spot base = anchor(building);
        return new Spot(base.x(), base.y() + 22);
    }

    /** The blank board for the building's name. */
    public static Area sign(int building) {
        Spot base = anchor(building);
        return north(building)
                ? new Area(base.x() - 75, base.y() + 102, 150, 36)
                : new Area(base.x() - 75, base.y() + 84, 150, 34);
    }

    /** Where a marquee tile hangs, with an empty frame painted on the building. */
    public static Area marquee(int building) {
        Spot base = anchor(building);
        float y = north(building) ? 168 : 143;
        return new Area(base.x() - MARQUEE_WIDTH / 2, base.y() + y, MARQUEE_WIDTH, MARQUEE_HEIGHT);
    }

    /** The plate that shows what building here costs; the cubes are painted on it. */
    public static Area cost(int building) {
        Spot base = anchor(building);
        float y = north(building) ? 141 : 121;
        return new Area(base.x() - 36, base.y() + y, 72, north(building) ? 24 : 20);
    }

    /** The space on the ground in front of a building. */
    public static Spot doorway(int building) {
        return new Spot(columnX(building), north(building) ? NORTH_DOORWAY_Y : SOUTH_DOORWAY_Y);
    }

    /** The two ends of the street: 0 left, 1 right. */
    public static Spot showdown(int which) {
        return new Spot(which == 0 ? CORNER_WIDTH / 2 : WIDTH - CORNER_WIDTH / 2, STREET_Y);
    }

    /** Where the token of the one who controls the meeple on a showdown space lies. */
    public static Spot showdownToken(int which) {
        Spot space = showdown(which);
        return new Spot(space.x() + (which == 0 ? 54 : -54), space.y() - 6);
    }

    /**
     * A space of the ring, clockwise from the left showdown space: 0 is S0, 1..6 d0..d5, 7 is S1,
     * 8..13 d6..d11.
     */
    public static Spot space(int ring) {
        if (ring == 0) {
            return showdown(0);
        }
        if (ring == 7) {
            return showdown(1);
        }
        return doorway(ring < 7 ? ring - 1 : ring - 2);
    }

    /** What a player points at to mean a space of the ring. */
    public static Area spaceArea(int ring) {
        Spot center = space(ring);
        boolean showdown = ring == 0 || ring == 7;
        float width = showdown ? SHOWDOWN_WIDTH : DOORWAY_WIDTH;
        float height = showdown ? SHOWDOWN_HEIGHT : DOORWAY_HEIGHT;
        return new Area(center.x() - width / 2, center.y() - height / 2, width, height);
    }

    public static Area explosion() {
        return new Area(
                540 - EXPLOSION_WIDTH / 2,
                STREET_Y - EXPLOSION_HEIGHT / 2,
                EXPLOSION_WIDTH,
                EXPLOSION_HEIGHT);
    }

    /** Where the feet of spent dynamite number 0..2 are. */
    public static Spot explosionSlot(int slot) {
        return new Spot(540 + (slot - 1) * 54, STREET_Y - 20);
    }

    /**
     * The mining bag, standing in the street; what is in it is written beside it, in {@link
     * #bagContents}.
     */
    public static Area bag() {
        return new Area(800 - BAG_WIDTH / 2, STREET_Y - 46, BAG_WIDTH, BAG_HEIGHT);
    }

    /** Where cubes come out of the bag. */
    public static Spot bagMouth() {
        return new Spot(800, STREET_Y + 40);
    }

    /** Free ground beside the bag for what is in it. */
    public static Area bagContents() {
        return new Area(852, STREET_Y - 42, 170, 84);
    }

    /** Where the feet of those in a building, the saloon or the jail may be. */
    public static Area crowd(int location) {
        return switch (location) {
            case Place.SALOON -> saloonCrowd();
            case Place.JAIL -> jailCrowd();
            default -> porch(location);
        };
    }

    public static Area saloon() {
        return new Area(WIDTH - 236, NORTH_BASE - FACADE_FOOT, 240, 356);
    }

    /** Where the feet of those in the saloon may be. */
    public static Area saloonCrowd() {
        return new Area(WIDTH - 208, NORTH_BASE, 188, 52);
    }

    public static Area saloonSign() {
        return new Area(WIDTH - 206, NORTH_BASE + 196, 180, 40);
    }

    public static Area jail() {
        return new Area(-4, NORTH_BASE - FACADE_FOOT, 236, 320);
    }

    /** Where the feet of those in jail may be. */
    public static Area jailCrowd() {
        return new Area(20, NORTH_BASE, 180, 52);
    }

    public static Area jailSign() {
        return new Area(30, NORTH_BASE + 132, 160, 36);
    }

    /** Where the feet of the dynamite that waits at the jail are: on the ledge of its roof. */
    public static Spot jailDynamite(int slot) {
        return new Spot(66 + slot * 44, NORTH_BASE + 212);
    }

    public static Area graveyard() {
        return new Area(-4, 0, 232, 262);
    }

    /** The ground before gravestone number 0..5: where a buried meeple's mound is. */
    public static Spot grave(int grave) {
        return new Spot(44 + (grave % 3) * 68, grave < 3 ? 112 : 30);
    }

    public static Area graveyardSign() {
        return new Area(40, 232, 140, 28);
    }

    /** The board that shows how many draws the winner of a showdown gets for whom. */
    public static Area rewardChart() {
        return new Area(10, 186, 200, 44);
    }

    /** Where the figure for a kind of meeple is painted on that board. */
    public static Spot reward(int kind) {
        return new Spot(rewardChart().x() + 37 + kind * 50, rewardChart().top() - 22);
    }

    /** How many draws that kind is worth, as painted there. */
    public static int rewardDraws(int kind) {
        return kind + 1;
    }

    public static Area bank() {
        return new Area(WIDTH - 228, 0, 232, 262);
    }

    public static Area bankSign() {
        return new Area(WIDTH - 186, 168, 148, 32);
    }

    /** Where the feet of bar number 0..5 are, in the order in which they are bought. */
    public static Spot bar(int bar) {
        return new Spot(WIDTH - 172 + (bar % 3) * 60, bar < 3 ? 104 : 40);
    }

    /** What bar number 0..5 costs, as painted under its place. */
    public static int barPrice(int bar) {
        return BAR_PRICES[bar];
    }

    /**
     * The town's pictures from back to front. Those of the south row come last and may hide nothing
     * of the street.
     */
    public static List<Scenery> scenery() {
        List<Scenery> all = new ArrayList<>();
        all.add(
                new Scenery(
                        "sky",
                        new Area(0, HORIZON - 60, WIDTH, HEIGHT - HORIZON + 60),
                        Repeat.STRETCH));
        all.add(new Scenery("cloud-0", new Area(250, 800, 240, 64), Repeat.ONCE));
        all.add(new Scenery("cloud-1", new Area(560, 812, 170, 48), Repeat.ONCE));
        all.add(new Scenery("cloud-0", new Area(880, 792, 240, 64), Repeat.ONCE));
        all.add(new Scenery("cloud-1", new Area(-250, 800, 170, 48), Repeat.ONCE));
        all.add(new Scenery("cloud-1", new Area(WIDTH + 120, 780, 170, 48), Repeat.ONCE));
        all.add(new Scenery("mesas", new Area(0, HORIZON - 40, WIDTH / 2f, 150), Repeat.TILE));
        all.add(new Scenery("ground", new Area(0, 0, WIDTH, HORIZON - 20), Repeat.STRETCH));
        all.add(new Scenery("brush", new Area(0, HORIZON - 70, WIDTH / 2f, 70), Repeat.TILE));
        all.add(new Scenery("street", new Area(0, 226, WIDTH / 2f, 280), Repeat.TILE));
        outskirts(all);
        all.add(new Scenery("row-shade", new Area(0, 450, WIDTH, 56), Repeat.ONCE));
        all.add(new Scenery("jail", jail(), Repeat.ONCE));
        for (int b = 0; b < 6; b++) {
            all.add(new Scenery("facade-" + b, facade(b), Repeat.ONCE));
        }
        all.add(new Scenery("saloon", saloon(), Repeat.ONCE));
        all.add(new Scenery("prop-rail", new Area(62, 446, 104, 48), Repeat.ONCE));
        all.add(new Scenery("prop-trough", new Area(WIDTH - 164, 448, 96, 44), Repeat.ONCE));
        for (int ring = 0; ring < RING; ring++) {
            boolean showdown = ring == 0 || ring == 7;
            all.add(
                    new Scenery(
                            showdown ? "showdown-space" : "doorway-space",
                            spaceArea(ring),
                            Repeat.ONCE));
        }
        all.add(new Scenery("explosion-space", explosion(), Repeat.ONCE));
        all.add(new Scenery("graveyard", graveyard(), Repeat.ONCE));
        for (int b = 11; b >= 6; b--) {
            all.add(new Scenery("facade-" + b, facade(b), Repeat.ONCE));
        }
        all.add(new Scenery("bank", bank(), Repeat.ONCE));
        return all;
    }

    /** What is seen left and right of the town in a wide window. */
    private static void outskirts(List<Scenery> all) {
        outskirt(all, "prop-cactus", 64, 100, -150, 540);
        outskirt(all, "prop-rock", 60, 36, -86, 500);
        outskirt(all, "prop-cactus-small", 44, 60, -250, 470);
        outskirt(all, "prop-wheel", 52, 52, -110, 250);
        outskirt(all, "prop-cactus", 64, 100, -230, 160);
        outskirt(all, "prop-skull", 48, 30, -130, 110);
        outskirt(all, "prop-rock", 60, 36, -70, 40);
        outskirt(all, "prop-cactus", 64, 100, WIDTH + 70, 560);
        outskirt(all, "prop-cactus-small", 44, 60, WIDTH + 170, 490);
        outskirt(all, "prop-barrel", 48, 56, WIDTH + 40, 250);
        outskirt(all, "prop-rock", 60, 36, WIDTH + 140, 200);
        outskirt(all, "prop-cactus", 64, 100, WIDTH + 210, 90);
        outskirt(all, Art.TUMBLEWEED, 52, 52, WIDTH + 80, 60);
    }

    private static void outskirt(
            List<Scenery> all, String sprite, float width, float height, float x, float y) {
        all.add(new Scenery(sprite, new Area(x, y, width, height), Repeat.ONCE));
    }

    private static float columnX(int building) {
        int column = north(building) ? building : 11 - building;
        return FIRST_X + column * PITCH;
    }
}
