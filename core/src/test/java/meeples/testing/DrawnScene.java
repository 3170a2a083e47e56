package meeples.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import meeples.play.BadTextException;
import meeples.play.Game;
import meeples.play.MoveList;
import meeples.play.Rules;

/**
 * A small drawn position in which a test plays moves and looks at what comes of them, all of it in
 * words.
 *
 * @param <S> the game's position
 * @param <E> the game's events
 * @param <T> the game's own kind of scene
 */
public abstract class DrawnScene<S, E, T extends DrawnScene<S, E, T>> {
    private static final int CHANCES = 100_000;

    private final Game<S, E> game;
    private final Rules<S, E> rules;
    private final S position;
    private final Function<E, String> words;
    private final List<String> told = new ArrayList<>();

    /**
     * @param words how an event is told
     */
    protected DrawnScene(Game<S, E> game, S position, Function<E, String> words) {
        this.game = game;
        this.position = position;
        this.words = words;
        rules = game.rules();
    }

    /** Another scene in the same position, with other chance to come. */
    protected abstract T withChance(int seed);

    /** What is asked now. */
    protected abstract String decision();

    @SuppressWarnings("unchecked") // a game's scene extends this with itself
    private T self() {
        return (T) this;
    }

    /** The same scene with other chance to come: the first that makes the wanted thing happen. */
    public final T whenChanceBrings(String move, Predicate<T> wanted) {
        for (int seed = 0; seed < CHANCES; seed++) {
            T scene = withChance(seed);
            scene.play(move);
            if (wanted.test(scene)) {
                return scene;
            }
        }
        throw new AssertionError("chance never brings that after " + move);
    }

    public final T play(String... moves) {
        for (String move : moves) {
            int read = read(move);
            assertNull(rules.refusal(position, read), move);
            rules.play(position, read, event -> told.add(words.apply(event)));
        }
        return self();
    }

    public final String refusal(String move) {
        return rules.refusal(position, read(move));
    }

    private int read(String move) {
        try {
            return game.notation().read(position, move);
        } catch (BadTextException bad) {
            throw new AssertionError(move, bad);
        }
    }

    /** All that may be done now. */
    public final List<String> moves() {
        MoveList moves = new MoveList();
        rules.legalMoves(position, moves);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            texts.add(game.notation().write(position, moves.get(i)));
        }
        return texts;
    }

    /** What may be done now that begins so; the rest of each. */
    public final List<String> moves(String start) {
        List<String> rest = new ArrayList<>();
        for (String move : moves()) {
            if (move.startsWith(start)) {
                rest.add(move.substring(start.length()).trim());
            }
        }
        return rest;
    }

    public final boolean may(String move) {
        return moves().contains(move);
    }

    /** What is asked, and of which player (counted from 1). */
    public final String asked() {
        return decision().toLowerCase() + " " + (rules.decider(position) + 1);
    }

    public final T asks(String decisionAndPlayer) {
        assertEquals(decisionAndPlayer, asked(), () -> String.join("\n", told));
        return self();
    }

    /** All that has been told since the scene began. */
    public final List<String> told() {
        return told;
    }

    public final boolean tells(String event) {
        return told.contains(event);
    }

    /** The events that begin with this word. */
    public final List<String> told(String word) {
        return told.stream().filter(line -> (line + " ").startsWith(word + " ")).toList();
    }

    /** The place of a player, counted from 1, if the game ended now. */
    public final int place(int player) {
        return rules.place(position, player - 1);
    }

    /** What a player, counted from 1, would score now. */
    public final int score(int player) {
        return rules.points(position, player - 1);
    }
}
