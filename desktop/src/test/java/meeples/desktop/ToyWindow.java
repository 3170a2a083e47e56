package meeples.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import java.util.ArrayList;
import java.util.List;
import meeples.app.Games;
import meeples.app.MeeplesGame;
import meeples.app.StartOptions;
import meeples.fistful.ui.FistfulGame;
import meeples.picture.SeatColours;
import meeples.picture.SeatSymbols;
import meeples.platform.MemoryStorage;
import meeples.play.Match;
import meeples.play.MoveList;
import meeples.play.Seat;
import meeples.room.playing.TableScreen;
import meeples.room.replay.ReplayScreen;
import meeples.room.saves.Autosave;
import meeples.testing.SimulatedPad;
import meeples.toy.Hand;
import meeples.toy.HandEvent;
import meeples.toy.HandTable;
import meeples.toy.Toy;
import meeples.toy.ToyGame;

/** The toy game in a real window, and what a player who sits before it sees and does. */
final class ToyWindow {
    /** Nothing moves longer than it must. */
    private static final String CALM =
            "meeples settings 1\nreduced-motion on\nspeed 400\ntips off\nlanguage en\n";

    private final UiRobot robot;
    private final List<SimulatedPad> pads = new ArrayList<>();

    ToyWindow(UiRobot robot) {
        this.robot = robot;
    }

    /** What is to be done there. */
    interface Script {
        void run(ToyWindow window) throws Exception;
    }

    /** Opens the toy alone. */
    static void open(MemoryStorage storage, Script script) throws Exception {
        open(storage, new ToyGame(), script);
    }

    /** Opens the toy beside another game. */
    static void openBoth(MemoryStorage storage, StartOptions options, Script script)
            throws Exception {
        open(storage, options, new Games(List.of(new ToyGame(), new FistfulGame())), script);
    }

    /** Opens this game alone. */
    static void open(MemoryStorage storage, ToyGame game, Script script) throws Exception {
        open(storage, StartOptions.plain(), new Games(List.of(game)), script);
    }

    private static void open(
            MemoryStorage storage, StartOptions options, Games games, Script script)
            throws Exception {
        if (storage.read("settings") == null) {
            storage.write("settings", CALM);
        }
        MeeplesGame game = new MeeplesGame(new DesktopPlatform(storage), options, games);
        UiRobot.play(1280, 720, game, robot -> script.run(new ToyWindow(robot)));
    }

    /** Stores a match that has just begun, so that it can be continued. */
    static void keep(MemoryStorage storage, String more, String... bots) throws Exception {
        new Autosave<>(new ToyGame(), storage).keep(match(7, more, bots));
    }

    /**
     * A match that has just begun.
     *
     * @param more what else the set-up says
     * @param bots the level of each seat's bot, empty for people
     */
    static Match<Hand, HandEvent> match(int seed, String more, String... bots) throws Exception {
        List<Seat> seats = new ArrayList<>();
        for (int i = 0; i < bots.length; i++) {
            seats.add(new Seat("P" + i, bots[i], SeatColours.WORDS[i], SeatSymbols.WORDS[i]));
        }
        return new Match<>(Toy.GAME, "seats " + bots.length + " seed " + seed + more, seats);
    }

    /** The same played to its end, each time with the lowest that can be chosen. */
    static Match<Hand, HandEvent> finished(int seed, String... bots) throws Exception {
        Match<Hand, HandEvent> match = match(seed, "", bots);
        MoveList legal = new MoveList();
        while (!match.isOver()) {
            match.legalMoves(legal);
            match.play(legal.get(0));
        }
        return match;
    }

    UiRobot robot() {
        return robot;
    }

    // At the table

    void sitDown() {
        robot.click("continue");
        awaitTable();
    }

    void awaitTable() {
        robot.waitFor("the table", () -> robot.screen() instanceof TableScreen);
    }

    @SuppressWarnings("unchecked") // only this game is played here
    TableScreen<Hand, HandEvent> table() {
        return (TableScreen<Hand, HandEvent>) robot.screen();
    }

    Hand position() {
        return robot.ask(() -> Toy.GAME.rules().copy(table().match().position()));
    }

    int decisions() {
        return robot.ask(() -> table().match().size());
    }

    /** The cards that can be read on the table now. */
    List<Integer> readable() {
        return robot.ask(() -> ((HandTable) table().table()).readable());
    }

    /** The cards in a seat's hand, as the table lists them. */
    List<Integer> cardsOf(int seat) {
        List<Integer> cards = new ArrayList<>();
        for (int card : position().cardsOf(seat)) {
            cards.add(card);
        }
        return cards;
    }

    /** Waits for a question or the end of the match: false. */
    boolean awaitQuestion() {
        robot.waitFor(
                "a question or the end",
                () ->
                        !(robot.screen() instanceof TableScreen)
                                || !table().answers().isEmpty()
                                || robot.screen().find("ready") != null);
        return robot.isOn(TableScreen.class);
    }

    /** Whether the screen is to be handed over now. */
    boolean isHandedOver() {
        return robot.sees("ready");
    }

    /** Plays to the end: says so when the screen is handed over, and gives the first answer. */
    void playOn() {
        while (awaitQuestion()) {
            if (isHandedOver()) {
                robot.click("ready");
            } else {
                List<String> answers = robot.ask(() -> table().answers());
                robot.click(answers.get(0));
            }
        }
        robot.await("total-0");
    }

    // Watching

    @SuppressWarnings("unchecked") // only this game is watched here
    ReplayScreen<Hand, HandEvent> replay() {
        return (ReplayScreen<Hand, HandEvent>) robot.screen();
    }

    /** The cards that can be read on the table of a replay now. */
    List<Integer> readableInReplay() {
        return robot.ask(() -> ((HandTable) replay().table()).readable());
    }

    // On the couch

    /** So many people take a pad each, sit down and are ready; they agree to bet. */
    void joinWithPads(int people) {
        robot.click("couch");
        robot.await("couch.status");
        for (int i = 0; i < people; i++) {
            plugIn("Xbox " + i);
            robot.act(pads.get(i)::a);
        }
        robot.click("couch.bets");
        robot.act(() -> pads.forEach(SimulatedPad::a));
    }

    SimulatedPad plugIn(String model) {
        SimulatedPad pad = robot.plugIn(model);
        pads.add(pad);
        return pad;
    }

    SimulatedPad pad(int seat) {
        return pads.get(seat);
    }

    /** Holds a pad's button until the game begins. */
    void startWith(SimulatedPad pad) {
        robot.act(() -> pad.hold(0));
        awaitTable();
        robot.act(() -> pad.letGo(0));
    }

    void awaitBallot() {
        robot.waitFor(
                "a ballot",
                () -> robot.screen().dialog() != null && robot.screen().find("ballot") != null);
    }

    boolean isReady(int seat) {
        return robot.sees("ballot-" + seat + "-ready");
    }

    /** Bets with a pad, as the legend says. */
    void bet(int seat, int number) {
        robot.act(
                () -> {
                    direct(pad(seat), number);
                    pad(seat).a();
                });
    }

    /** The directions for a number; the last of five has none. */
    static void direct(SimulatedPad pad, int number) {
        switch (number) {
            case 1 -> pad.up();
            case 2 -> pad.right();
            case 3 -> pad.down();
            case 4 -> pad.left();
            default -> {
                // needs none
            }
        }
    }

    // What can be seen

    /** The text of everything that can be read on the screen now, other than on the table. */
    List<String> texts() {
        return new ScreenTexts(robot).all();
    }

    /** The text of the widget of this name. */
    String text(String name) {
        return robot.ask(() -> ((Label) robot.screen().find(name)).getText().toString());
    }

    void awaitToast(String text) {
        robot.waitFor("toast " + text, () -> robot.ui().screens().toast().equals(text));
    }

    /** What is in the clipboard. */
    String clipboard() {
        return robot.ask(() -> Gdx.app.getClipboard().getContents());
    }

    /** Every pixel of the window. */
    byte[] picture() {
        return WindowPicture.of(robot);
    }

    void openMenu() {
        robot.press(Keys.ESCAPE);
        robot.await("resume");
    }
}
