package meeples.fistful.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Town;
import meeples.fistful.notation.EventText;
import meeples.fistful.notation.MoveText;
import meeples.fistful.notation.TownText;
import meeples.play.BadTextException;
import meeples.play.MoveList;

/** A small drawn town in which a test plays moves and looks at what comes of them. */
final class Scene {
    private static final FistfulRules RULES = new FistfulRules();
    private static final List<String> PLACES =
            List.of(
                    "b0", "b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9", "b10", "b11",
                    "saloon", "jail", "graves", "box", "hand");
    private static final List<String> SPACES =
            List.of(
                    "S0", "d0", "d1", "d2", "d3", "d4", "d5", "S1", "d6", "d7", "d8", "d9", "d10",
                    "d11");

    private final Town town;
    private final List<String> told = new ArrayList<>();

    private Scene(Town town) {
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

    /** The same scene with other chance to come: the first that makes the wanted thing happen. */
    Scene whenChanceBrings(String move, Predicate<Scene> wanted) {
        for (int seed = 0; seed < 100_000; seed++) {
            Scene scene = of(town);
            scene.town.reseed(seed);
            scene.play(move);
            if (wanted.test(scene)) {
                return scene;
            }
        }
        throw new AssertionError("chance never brings that after " + move);
    }

    Scene play(String... moves) {
        for (String move : moves) {
            int read = move(move);
            assertNull(RULES.refusal(town, read), move);
            RULES.play(town, read, event -> told.add(EventText.write(event)));
        }
        return this;
    }

    String refusal(String move) {
        return RULES.refusal(town, move(move));
    }

    private static int move(String move) {
        try {
            return MoveText.read(move);
        } catch (BadTextException bad) {
            throw new AssertionError(move, bad);
        }
    }

    /** All that may be done now. */
    List<String> moves() {
        MoveList moves = new MoveList();
        RULES.legalMoves(town, moves);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            texts.add(MoveText.write(moves.get(i)));
        }
        return texts;
    }

    /** What may be done now that begins so; the rest of each. */
    List<String> moves(String start) {
        List<String> rest = new ArrayList<>();
        for (String move : moves()) {
            if (move.startsWith(start)) {
                rest.add(move.substring(start.length()).trim());
            }
        }
        return rest;
    }

    /** What is asked, and of which player (counted from 1). */
    String asked() {
        return town.decision().name().toLowerCase() + " " + (town.decider() + 1);
    }

    Scene asks(String decisionAndPlayer) {
        assertEquals(decisionAndPlayer, asked(), () -> String.join("\n", told));
        return this;
    }

    /** All that has been told since the scene began. */
    List<String> told() {
        return told;
    }

    boolean tells(String event) {
        return told.contains(event);
    }

    /** The events that begin with this word. */
    List<String> told(String word) {
        return told.stream().filter(line -> line.startsWith(word + " ")).toList();
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

    int points(int player) {
        return RULES.points(town, player - 1);
    }

    int place(int player) {
        return RULES.place(town, player - 1);
    }

    Town town() {
        return town;
    }

    int graves() {
        return town.meeples(Place.GRAVEYARD);
    }
}
