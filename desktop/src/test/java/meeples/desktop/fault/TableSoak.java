package meeples.desktop.fault;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import meeples.app.Games;
import meeples.app.StartOptions;
import meeples.desktop.FileStorage;
import meeples.desktop.TextureCensus;
import meeples.desktop.UiRobot;
import meeples.game.BoardGame;
import meeples.play.BadTextException;
import meeples.play.Match;
import meeples.play.MoveList;
import meeples.play.Seat;
import meeples.room.entrance.TitleScreen;
import meeples.room.playing.TableScreen;
import meeples.room.saves.Autosave;
import meeples.room.scores.ScoresScreen;
import meeples.testing.BotMatches;

/**
 * Bots play one game after another on the real table, in a window that changes its size now and
 * then, and afterwards everything must be as it was: {@code ./gradlew desktop:tableSoak}, which can
 * be given the games and the resizes: {@code --args="200 50"}.
 */
public final class TableSoak {
    private static final int GAMES = 200;
    private static final int RESIZES = 50;
    private static final int SEED = 4711;
    private static final int[][] SIZES = {{1024, 768}, {800, 450}, {1280, 720}};
    private static final int[] USUAL = SIZES[2];
    private static final int ROWS = 20;

    private final Path folder;
    private final FileStorage storage;
    private final int decisions;
    private final List<String> report = new ArrayList<>();
    private final List<String> faults = new ArrayList<>();
    private final List<Object> leaked = new ArrayList<>();
    private TextureCensus textures;
    private int resized;

    /**
     * @param decisions how many are played at the table; what comes before is skipped
     */
    TableSoak(Path folder, int decisions) {
        this.folder = folder;
        this.decisions = decisions;
        storage = new FileStorage(folder);
    }

    public static void main(String[] args) throws Exception {
        int games = args.length > 0 ? Integer.parseInt(args[0]) : GAMES;
        int resizes = args.length > 1 ? Integer.parseInt(args[1]) : RESIZES;
        TableSoak soak = new TableSoak(Files.createTempDirectory("table-soak"), Integer.MAX_VALUE);
        List<String> faults = soak.run(games, resizes, () -> {});
        soak.report().forEach(System.out::println);
        System.out.println(faults.isEmpty() ? "all given back" : "not given back: " + faults);
        System.exit(faults.isEmpty() ? 0 : 1);
    }

    List<String> report() {
        return report;
    }

    /**
     * Plays so many matches of each game.
     *
     * @param after is done between two frames after each match; a saboteur's place
     * @return what was not given back
     */
    List<String> run(int games, int resizes, Runnable after) throws Exception {
        for (BoardGame<?, ?> game : Games.all().list()) {
            Kills.prepare(game, folder, SEED);
            report.add(Household.head());
            UiRobot.play(
                    USUAL[0],
                    USUAL[1],
                    storage,
                    StartOptions.plain().withGame(game.name()),
                    robot -> soak(robot, game, games, resizes, after));
        }
        return faults;
    }

    /** The first match only warms up: it loads what is kept for the next ones. */
    private void soak(UiRobot robot, BoardGame<?, ?> game, int games, int resizes, Runnable after)
            throws Exception {
        textures = robot.ask(TextureCensus::begin);
        resized = 0;
        play(robot, game, Math.min(resizes, SIZES.length));
        resized = 0;
        Household before = count(robot, game, "warm");
        Household now = before;
        for (int i = 1; i <= games; i++) {
            play(robot, game, resizes * i / games - resized);
            robot.act(after);
            if (i == games || i % Math.max(1, games / ROWS) == 0) {
                now = count(robot, game, i + " games, " + resized + " sizes");
            }
        }
        for (String grown : now.grownSince(before)) {
            faults.add(game.name() + ": " + grown);
        }
    }

    private Household count(UiRobot robot, BoardGame<?, ?> game, String when) throws Exception {
        int entities = entities(robot, game);
        Household household = robot.ask(() -> Household.count(textures, entities));
        report.add(household.row(game.name() + ", " + when));
        return household;
    }

    /** Of a table at which people sit, who do not begin. */
    private <S, E> int entities(UiRobot robot, BoardGame<S, E> game) throws Exception {
        Match<S, E> match = BotMatches.of(game, SEED);
        for (int i = 0; i < match.seats().size(); i++) {
            Seat seat = match.seats().get(i);
            match.setSeat(i, new Seat(seat.name(), "", seat.colour(), seat.symbol()));
        }
        sitDown(robot, game, match);
        robot.waitFor("the table rests", () -> !table(robot).table().isBusy());
        int entities = robot.ask(() -> Household.entities(table(robot).table()));
        while (!robot.sees("to-title")) {
            robot.press(robot.ask(() -> robot.screen().dialog() == null) ? Keys.M : Keys.ENTER);
        }
        toTitle(robot);
        return entities;
    }

    private <S, E> void sitDown(UiRobot robot, BoardGame<S, E> game, Match<S, E> match)
            throws Exception {
        new Autosave<>(game, storage).keep(match);
        // The title shows Continue for what has been kept meanwhile.
        robot.act(() -> robot.ui().screens().rebuild());
        robot.waitUntilIdle();
        robot.click("continue");
        robot.waitFor("the table", () -> robot.screen() instanceof TableScreen);
    }

    private <S, E> void sitDown(UiRobot robot, BoardGame<S, E> game) throws Exception {
        sitDown(robot, game, nearEnd(game));
    }

    private static void toTitle(UiRobot robot) {
        robot.click("to-title");
        robot.waitFor("the title", () -> robot.screen() instanceof TitleScreen);
        robot.waitUntilIdle();
    }

    private void play(UiRobot robot, BoardGame<?, ?> game, int resizes) throws Exception {
        sitDown(robot, game);
        for (int i = 0; i < resizes; i++) {
            resize(robot, SIZES[resized++ % SIZES.length]);
        }
        resize(robot, USUAL);
        while (robot.isOn(TableScreen.class)) {
            robot.press(Keys.SPACE);
        }
        robot.waitFor("the scores", () -> robot.screen() instanceof ScoresScreen);
        robot.waitUntilIdle();
        toTitle(robot);
    }

    private static TableScreen<?, ?> table(UiRobot robot) {
        return (TableScreen<?, ?>) robot.screen();
    }

    private static void resize(UiRobot robot, int[] size) {
        robot.act(() -> Gdx.graphics.setWindowedMode(size[0], size[1]));
        robot.waitFor("the window has its size", () -> Gdx.graphics.getWidth() == size[0]);
        robot.waitFor("letters are ready", () -> !robot.ui().screens().isBusy());
        robot.frames(3);
    }

    /** A match of bots, always the same, with only so many decisions to come. */
    private <S, E> Match<S, E> nearEnd(BoardGame<S, E> game) throws BadTextException {
        Match<S, E> match = BotMatches.of(game, SEED);
        MoveList legal = new MoveList();
        for (int i = 0; !match.isOver(); i++) {
            match.legalMoves(legal);
            match.play(legal.get(i * 7 % legal.size()));
        }
        match.goTo(Math.max(0, match.size() - decisions));
        return match;
    }

    // What it must catch

    /** A saboteur that keeps a little of everything. */
    void leak() {
        leaked.add(new byte[32 << 20]);
        Pixmap dot = new Pixmap(1, 1, Pixmap.Format.RGB888);
        leaked.add(new Texture(dot));
        dot.dispose();
        try {
            Path file = Files.createTempFile(folder, "leak", ".bin");
            for (int i = 0; i < 16; i++) {
                InputStream open = Files.newInputStream(file);
                leaked.add(open);
                open.read();
            }
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        CountDownLatch end = new CountDownLatch(1);
        leaked.add((Closeable) end::countDown);
        for (int i = 0; i < 16; i++) {
            Thread thread = new Thread(() -> await(end), "leak");
            thread.setDaemon(true);
            thread.start();
        }
    }

    private static void await(CountDownLatch end) {
        try {
            end.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Gives back what the saboteur kept, the textures excepted: their window is gone. */
    void mend() throws IOException {
        for (Object kept : leaked) {
            if (kept instanceof Closeable closeable) {
                closeable.close();
            }
        }
        leaked.clear();
    }
}
