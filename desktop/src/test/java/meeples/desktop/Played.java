package meeples.desktop;

import meeples.coloma.ui.ColomaGame;
import meeples.fistful.ui.FistfulGame;
import meeples.game.BoardGame;
import meeples.platform.Storage;

/** The games as tests play them through the window, for what must hold in each of them. */
enum Played {
    FISTFUL(new FistfulGame()) {
        @Override
        void prepare(Storage storage, int seed, String... bots) throws Exception {
            TablePlayer.prepare(storage, seed, bots);
        }

        @Override
        GamePlayer<?, ?> player(UiRobot robot, GamePlayer.Device device, int seed) {
            return new TablePlayer(robot, device, seed);
        }
    },
    COLOMA(new ColomaGame()) {
        @Override
        void prepare(Storage storage, int seed, String... bots) throws Exception {
            ValleyPlayer.prepare(storage, seed, "", bots);
        }

        @Override
        GamePlayer<?, ?> player(UiRobot robot, GamePlayer.Device device, int seed) {
            return new ValleyPlayer(robot, device, seed);
        }
    };

    private final BoardGame<?, ?> game;

    Played(BoardGame<?, ?> game) {
        this.game = game;
    }

    BoardGame<?, ?> game() {
        return game;
    }

    /** Stores a fresh short match, so that it can be continued from the title screen. */
    abstract void prepare(Storage storage, int seed, String... bots) throws Exception;

    abstract GamePlayer<?, ?> player(UiRobot robot, GamePlayer.Device device, int seed);

    /** Opens a window on the game's title screen, with nothing moving longer than it must. */
    void open(Storage storage, int width, int height, UiRobot.Script script) throws Exception {
        GamePlayer.open(game, storage, width, height, script);
    }
}
