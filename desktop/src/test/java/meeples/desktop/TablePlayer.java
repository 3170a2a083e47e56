package meeples.desktop;

import java.util.List;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.table.TableCheck;
import meeples.fistful.ui.FistfulGame;
import meeples.platform.Storage;
import meeples.room.playing.TableScreen;

/** Plays Fistful at the table through the window. */
final class TablePlayer extends GamePlayer<Town, Event> {
    TablePlayer(UiRobot robot, Device device, int seed) {
        super(robot, device, seed);
    }

    /** Stores a fresh short game, so that it can be continued from the title screen. */
    static void prepare(Storage storage, int seed, String... bots) throws Exception {
        prepare(storage, "seed " + seed + " rounds 4", bots);
    }

    /** The same without a limit of rounds, for tests that must not come to the end. */
    static void prepareLong(Storage storage, int seed, String... bots) throws Exception {
        prepare(storage, "seed " + seed, bots);
    }

    private static void prepare(Storage storage, String chance, String[] bots) throws Exception {
        String setup = "players " + bots.length + " first random " + chance;
        keep(new FistfulGame(), storage, setup, bots);
    }

    /** Opens a window on the title screen, with nothing moving longer than it must. */
    static void open(Storage storage, int width, int height, UiRobot.Script script)
            throws Exception {
        open(new FistfulGame(), storage, width, height, script);
    }

    @Override
    List<String> choose(List<String> answers) {
        boolean way = answers.stream().anyMatch(name -> name.startsWith("target-SPACE"));
        if (way) {
            answers.removeIf(name -> name.startsWith("target-LOCATION"));
        }
        answers.remove("all");
        return answers;
    }

    @Override
    String difference(TableScreen<Town, Event> table) {
        return TableCheck.difference(table.table(), table.match().position());
    }
}
