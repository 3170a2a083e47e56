package meeples.fistful.table.town;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.List;
import meeples.fistful.model.Place;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.table.TownTarget;
import meeples.fistful.table.part.SeatTrays;
import meeples.fistful.table.piece.Kinds;
import meeples.fistful.table.piece.Places;
import meeples.picture.SeatColours;
import meeples.picture.SeatSymbols;
import meeples.play.Seat;
import meeples.table.Cues;
import meeples.table.Margins;
import meeples.table.SeatPanel;
import meeples.table.Sprites;
import meeples.table.TableLayout;
import meeples.table.Target;
import meeples.table.component.GamePiece;
import meeples.table.component.Home;
import meeples.table.piece.Pieces;
import org.junit.jupiter.api.Test;

/** All that players own has room in every window, and what is pointed at is what is seen. */
class TownLayoutTest {
    private static final int[][] WINDOWS = {
        {960, 540}, {1024, 768}, {1280, 720}, {1280, 800}, {1366, 768}, {1440, 1080},
        {1600, 1200}, {1680, 1050}, {1920, 1080}, {2560, 1080}, {2560, 1440}, {3440, 1440},
        {2048, 1536}, {3840, 2160}, {960, 720}, {1260, 540}
    };
    private static final float[] TEXT_SCALES = {0.8f, 1, 1.25f, 1.5f, 2};
    private static final float[] MARGINS = {0, 0.05f};

    private interface Case {
        void check(TableLayout layout, String name);
    }

    private static void forAll(Case check) {
        for (int[] window : WINDOWS) {
            for (float text : TEXT_SCALES) {
                for (float margin : MARGINS) {
                    for (int players = 2; players <= 4; players++) {
                        Margins safe = Margins.share(window[0], window[1], margin);
                        TableLayout layout =
                                new TableLayout(
                                        TownTable.measures(),
                                        window[0],
                                        window[1],
                                        safe,
                                        players,
                                        text);
                        String name =
                                window[0]
                                        + "x"
                                        + window[1]
                                        + " text "
                                        + text
                                        + " margin "
                                        + margin
                                        + " players "
                                        + players;
                        check.check(layout, name);
                    }
                }
            }
        }
    }

    private static void assertApart(List<Rectangle> areas, String name) {
        for (int i = 0; i < areas.size(); i++) {
            assertTrue(areas.get(i).width > 0 && areas.get(i).height > 0, name);
            for (int j = i + 1; j < areas.size(); j++) {
                assertFalse(overlap(areas.get(i), areas.get(j)), name + ": " + i + ", " + j);
            }
        }
    }

    private static boolean overlap(Rectangle a, Rectangle b) {
        float slack = 0.5f;
        return a.x + a.width > b.x + slack
                && b.x + b.width > a.x + slack
                && a.y + a.height > b.y + slack
                && b.y + b.height > a.y + slack;
    }

    private static void assertInside(Rectangle outer, Rectangle inner, String name) {
        float slack = 0.5f;
        assertTrue(
                inner.x >= outer.x - slack
                        && inner.y >= outer.y - slack
                        && inner.x + inner.width <= outer.x + outer.width + slack
                        && inner.y + inner.height <= outer.y + outer.height + slack,
                name + ": " + inner + " in " + outer);
    }

    @Test
    void everyPanelHasRoomForAllTrays() {
        forAll(
                (layout, name) -> {
                    for (SeatPanel panel : layout.panels()) {
                        SeatTrays trays = SeatTrays.of(panel);
                        List<Rectangle> areas =
                                List.of(
                                        trays.gold(),
                                        trays.stone(),
                                        trays.bars(),
                                        trays.tiles(),
                                        trays.token());
                        assertApart(areas, name);
                        areas.forEach(area -> assertInside(panel.body(), area, name));
                    }
                });
    }

    /** A rich and crowded town: all cubes and bars with the players, everybody in two places. */
    private static Town crowdedTown(int players) {
        Town town = new Town(Setup.of(players, 1));
        for (int seat = 0; seat < players; seat++) {
            town.addGold(seat, Town.GOLD / players);
            town.addStone(seat, Town.STONE / players);
            town.addToBag(0, -(Town.GOLD / players));
            town.addToBag(1, -(Town.STONE / players));
            town.addBars(seat, Town.BARS / players);
            town.setBank(town.bank() - Town.BARS / players);
        }
        for (int building = 1; building < Place.BUILDINGS; building++) {
            for (int kind = 0; kind < 5; kind++) {
                town.moveAll(kind, building, building % 2 == 0 ? 0 : Place.SALOON);
            }
        }
        return town;
    }

    @Test
    void allPiecesLieWhollyInTheirTraysHoweverManyThereAre() {
        forAll(
                (layout, name) -> {
                    int players = layout.panels().size();
                    TownTable table = tableFor(layout, players);
                    Town town = crowdedTown(players);
                    table.show(town);
                    for (Entity entity : table.pieces().all()) {
                        checkTray(table, entity, name);
                    }
                });
    }

    private static TownTable tableFor(TableLayout layout, int players) {
        TownTable table = new TownTable(Sprites.none(), null, NoSigns.HERE, Cues.silent());
        List<Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) {
            seats.add(new Seat("P" + seat, "", SeatColours.WORDS[seat], SeatSymbols.WORDS[seat]));
        }
        table.sit(seats);
        table.resize(layout.window().width, layout.window().height, Margins.none(), 1);
        return table;
    }

    private static void checkTray(TownTable table, Entity entity, String name) {
        GamePiece piece = Pieces.PIECE.get(entity);
        for (int seat = 0; seat < table.layout().panels().size(); seat++) {
            if (piece.place == Places.supply(seat)) {
                Home home = Pieces.HOME.get(entity);
                float width = Pieces.LOOK.get(entity).width * home.scale;
                float height = Pieces.LOOK.get(entity).height * home.scale;
                Rectangle lies = new Rectangle(home.x - width / 2, home.y, width, height);
                Rectangle tray = tray(SeatTrays.of(table.layout().panel(seat)), piece.kind);
                assertInside(tray, lies, name + " kind " + piece.kind);
            }
        }
    }

    private static Rectangle tray(SeatTrays trays, int kind) {
        if (Kinds.isTile(kind)) {
            return trays.tiles();
        }
        if (Kinds.isToken(kind)) {
            return trays.token();
        }
        return switch (kind) {
            case Kinds.GOLD -> trays.gold();
            case Kinds.STONE -> trays.stone();
            default -> trays.bars();
        };
    }

    @Test
    void aCrowdShowsEveryKindAndItsNumber() {
        TownTable table =
                tableFor(new TableLayout(TownTable.measures(), 1280, 720, Margins.none(), 2, 1), 2);
        Town town = crowdedTown(2);
        table.show(town);
        int standing = 0;
        for (Entity entity : table.pieces().all()) {
            GamePiece piece = Pieces.PIECE.get(entity);
            Home home = Pieces.HOME.get(entity);
            if (piece.place == 0 && home.count > 0) {
                assertEquals(town.meeples(0, piece.kind), home.count);
                standing += home.count;
            }
        }
        int single = 0;
        for (int kind = 0; kind < 5; kind++) {
            single += town.meeples(0, kind) == 1 ? 1 : 0;
        }
        assertEquals(town.meeples(0), standing + single, "a number on every stack");
    }

    @Test
    void whatIsPointedAtIsWhatIsSeenThere() {
        TownTable table =
                tableFor(new TableLayout(TownTable.measures(), 1280, 720, Margins.none(), 2, 1), 2);
        table.show(new Town(Setup.of(2, 1)));
        for (int space = 0; space < Street.SPACES; space++) {
            assertPicked(table, TownTarget.space(space));
        }
        for (int location = 0; location < Place.LOCATIONS; location++) {
            Rectangle area = table.anchor(TownTarget.location(location));
            assertEquals(
                    TownTarget.location(location),
                    table.pick(area.x + area.width / 2, area.y + area.height * 0.12f));
        }
        for (int building = 0; building < Place.BUILDINGS; building++) {
            assertPicked(table, TownTarget.marquee(building));
        }
        assertPicked(table, TownTarget.bag());
        assertPicked(table, TownTarget.bank());
        assertPicked(table, TownTarget.graveyard());
        assertPicked(table, TownTarget.explosion());
        assertPicked(table, Target.panel(1));
    }

    private static void assertPicked(TownTable table, Target target) {
        Rectangle area = table.anchor(target);
        assertEquals(target, table.pick(area.x + area.width / 2, area.y + area.height / 2));
    }

    @Test
    void onAPhoneAFingerHitsWhatIsLitThoughItIsSmall() {
        TownTable table =
                tableFor(
                        new TableLayout(TownTable.measures(), 1688, 780, Margins.none(), 2, 1, 2),
                        2);
        table.show(new Town(Setup.of(2, 1)));
        float finger = 80;
        float beside = 0.45f * finger;
        List<Target> spaces = new ArrayList<>();
        for (int space = 0; space < Street.SPACES; space++) {
            spaces.add(TownTarget.space(space));
        }
        List<Target> marquees = new ArrayList<>();
        for (int building = 0; building < Place.BUILDINGS; building++) {
            marquees.add(TownTarget.marquee(building));
        }
        for (List<Target> lit : List.of(spaces, marquees)) {
            table.glow(lit);
            for (Target target : lit) {
                Rectangle area = table.anchor(target);
                float x = area.x + area.width / 2;
                float y = area.y + area.height / 2;
                assertEquals(target, table.pick(x - beside, y - beside, finger));
                assertEquals(target, table.pick(x + beside, y + beside, finger));
            }
        }
    }
}
