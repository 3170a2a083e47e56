package meeples.fistful.ui.book;

import java.util.ArrayList;
import java.util.List;
import meeples.fistful.Fistful;
import meeples.fistful.model.Town;
import meeples.fistful.notation.MoveText;
import meeples.fistful.notation.TownText;
import meeples.fistful.rules.Event;
import meeples.fistful.table.Preview;
import meeples.fistful.table.Target;
import meeples.fistful.table.TownPlan.Area;
import meeples.play.BadTextException;
import meeples.play.Rules;

/**
 * A short piece of a game that shows a rule: a position, a few moves, and which part of the table
 * to look at. The moves are played by the real rules, so the picture cannot tell anything else than
 * the game does.
 *
 * @param start where it begins
 * @param scenes what happens, move by move
 * @param view the part to look at, in pixels of a table of 1920 x 1080
 * @param glow what is lit up
 * @param ghosts what is drawn over the table, or null
 */
public record Story(Town start, List<Scene> scenes, Area view, List<Target> glow, Preview ghosts) {

    /** What one move did, and the position after it. */
    public record Scene(List<Event> events, Town after) {}

    static Story of(Area view, String position, String... moves) {
        try {
            Town start = TownText.read(position);
            Rules<Town, Event> rules = Fistful.GAME.rules();
            Town town = start.copy();
            List<Scene> scenes = new ArrayList<>();
            for (String text : moves) {
                int move = MoveText.read(text);
                String refusal = rules.refusal(town, move);
                if (refusal != null) {
                    throw new IllegalStateException(text + ": " + refusal);
                }
                List<Event> events = new ArrayList<>();
                rules.play(town, move, events::add);
                scenes.add(new Scene(events, town.copy()));
            }
            return new Story(start, scenes, view, List.of(), null);
        } catch (BadTextException e) {
            throw new IllegalStateException("a story is misspelt", e);
        }
    }

    /** The same with some things lit up. */
    Story with(List<Target> lit) {
        return new Story(start, scenes, view, lit, ghosts);
    }

    /** The same with something drawn over it. */
    Story with(Preview drawn) {
        return new Story(start, scenes, view, glow, drawn);
    }

    /** The position in which it ends. */
    public Town end() {
        return scenes.isEmpty() ? start : scenes.get(scenes.size() - 1).after();
    }
}
