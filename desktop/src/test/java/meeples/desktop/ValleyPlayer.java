package meeples.desktop;

import java.util.List;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Event;
import meeples.coloma.table.ValleyTableCheck;
import meeples.coloma.ui.ColomaGame;
import meeples.platform.Storage;
import meeples.room.playing.TableScreen;

/** Plays Coloma at the table through the window. */
final class ValleyPlayer extends GamePlayer<Valley, Event> {
    ValleyPlayer(UiRobot robot, Device device, int seed) {
        super(robot, device, seed);
    }

    /**
     * Stores a fresh game of one year, so that it can be continued from the title screen.
     *
     * @param extras as in the text of a set-up, each with a space before it
     */
    static void prepare(Storage storage, int seed, String extras, String... bots) throws Exception {
        String setup = "players " + bots.length + " sheriff random seed " + seed + extras;
        keep(new ColomaGame(), storage, setup + " years 1", bots);
    }

    /** Opens a window on the title screen, with nothing moving longer than it must. */
    static void open(Storage storage, int width, int height, UiRobot.Script script)
            throws Exception {
        open(new ColomaGame(), storage, width, height, script);
    }

    /** Whoever steps back, or goes step by step, comes to no end. */
    @Override
    List<String> choose(List<String> answers) {
        answers.remove("back");
        answers.remove("steps");
        return answers;
    }

    @Override
    String difference(TableScreen<Valley, Event> table) {
        return ValleyTableCheck.difference(table.table(), table.match().position());
    }
}
