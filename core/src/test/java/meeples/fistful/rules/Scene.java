package meeples.fistful.rules;

import java.util.List;
import meeples.fistful.Fistful;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Town;
import meeples.fistful.notation.EventText;
import meeples.fistful.notation.TownText;
import meeples.play.BadTextException;
import meeples.testing.DrawnScene;

/** A small drawn town in which a test plays moves and looks at what comes of them. */
final class Scene extends DrawnScene<Town, Event, Scene> {
    private static final List<String> PLACES =
            List.of(
                    "b0", "b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9", "b10", "b11",
                    "saloon", "jail", "graves", "box", "hand");
    private static final List<String> SPACES =
            List.of(
                    "S0", "d0", "d1", "d2", "d3", "d4", "d5", "S1", "d6", "d7", "d8", "d9", "d10",
                    "d11");

    private final Town town;

    private Scene(Town town) {
        super(Fistful.GAME, town, EventText::write);
        this.town = town;
    }

    /** The scene drawn in text; the first line is for options and may be left out. */
    static Scene of(String drawn) {
        try {
            String whole = drawn.startsWith("town") ? drawn : "town players 2 first 1\n" + drawn;
            return new Scene(TownText.read(whole));
        } catch (BadTextException bad) {
            throw new AssertionError(bad.getMessage() + "\n" + drawn, bad);
        }
    }

    static Scene of(Town town) {
        return new Scene(town.copy());
    }

    @Override
    protected Scene withChance(int seed) {
        Scene scene = of(town);
        scene.town.reseed(seed);
        return scene;
    }

    @Override
    protected String decision() {
        return town.decision().name();
    }

    String people(String place) {
        StringBuilder letters = new StringBuilder();
        for (int kind = 0; kind < Meeple.KINDS; kind++) {
            int count = town.meeples(PLACES.indexOf(place), kind);
            letters.append(String.valueOf("BMRDV".charAt(kind)).repeat(count));
        }
        return letters.isEmpty() ? "-" : letters.toString();
    }

    String on(String space) {
        int kind = town.on(SPACES.indexOf(space));
        return kind == Meeple.NONE ? "-" : "BMRDV".substring(kind, kind + 1);
    }

    /** The player whose token is on a showdown space; 0 for none. */
    int token(String space) {
        return town.token(SPACES.indexOf(space)) + 1;
    }

    /** A marquee as owner:points. */
    String marquee(int building) {
        return town.owner(building) == Town.NOBODY
                ? "-"
                : (town.owner(building) + 1) + ":" + town.marquee(building);
    }

    int gold(int player) {
        return town.gold(player - 1);
    }

    int stone(int player) {
        return town.stone(player - 1);
    }

    int bars(int player) {
        return town.bars(player - 1);
    }

    Town town() {
        return town;
    }

    int graves() {
        return town.meeples(Place.GRAVEYARD);
    }
}
