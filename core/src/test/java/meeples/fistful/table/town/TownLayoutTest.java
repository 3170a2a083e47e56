package meeples.fistful.table.town;

import static meeples.testing.LayoutCases.assertApart;
import static meeples.testing.LayoutCases.assertInside;
import static org.junit.jupiter.api.Assertions.assertEquals;

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
import meeples.testing.LayoutCases;
import org.junit.jupiter.api.Test;

/** All that players own has room in every window, and what is pointed at is what is seen. */
class TownLayoutTest {
    private static final LayoutCases LAYOUTS = new LayoutCases(TownTable.measures(), 2, 4);

    @Test
    void everyPanelHasRoomForAllTrays() {
        LAYOUTS.forAll(
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
        LAYOUTS.forAll(
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
