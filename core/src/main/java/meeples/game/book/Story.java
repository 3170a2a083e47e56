package meeples.game.book;

import java.util.ArrayList;
import java.util.List;
import meeples.play.BadTextException;
import meeples.play.Game;
import meeples.play.Rules;
import meeples.table.Preview;
import meeples.table.Target;

/**
 * A short piece of a game that shows a rule: a position, a few moves, and which part of the table
 * to look at. The moves are played by the real rules, so the picture cannot tell anything else than
 * the game does.
 *
 * @param start where it begins
 * @param scenes what happens, move by move
 * @param view the part to look at
 * @param glow what is lit up
 * @param ghosts what is drawn over the table, or null
 */
public record Story<S, E>(
        S start, List<Scene<S, E>> scenes, Frame view, List<Target> glow, Preview ghosts)
        implements Illustration<S, E> {

    /** What one move did, and the position after it. */
    public record Scene<S, E>(List<E> events, S after) {}

    /** A picture of a position in which nothing happens. */
    public static <S, E> Story<S, E> still(S position, Frame view) {
        return new Story<>(position, List.of(), view, List.of(), null);
    }

    /** What happens when these moves are made, as the game's notation writes them. */
    public static <S, E> Story<S, E> of(Game<S, E> game, S start, Frame view, String... moves)
            throws BadTextException {
        Rules<S, E> rules = game.rules();
        S now = rules.copy(start);
        List<Scene<S, E>> scenes = new ArrayList<>();
        for (String text : moves) {
            int move = game.notation().read(now, text);
            String refusal = rules.refusal(now, move);
            if (refusal != null) {
                throw new IllegalStateException(text + ": " + refusal);
            }
            List<E> events = new ArrayList<>();
            rules.play(now, move, events::add);
            scenes.add(new Scene<>(events, rules.copy(now)));
        }
        return new Story<>(start, scenes, view, List.of(), null);
    }

    /** The same with some things lit up. */
    public Story<S, E> with(List<Target> lit) {
        return new Story<>(start, scenes, view, lit, ghosts);
    }

    /** The same with something drawn over it. */
    public Story<S, E> with(Preview drawn) {
        return new Story<>(start, scenes, view, glow, drawn);
    }

    /** The position in which it ends. */
    public S end() {
        return scenes.isEmpty() ? start : scenes.get(scenes.size() - 1).after();
    }
}
