package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.controllers.Controller;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import meeples.app.StartOptions;
import meeples.input.Device;
import meeples.platform.MemoryStorage;
import meeples.play.Seat;
import meeples.room.couch.JoinScreen;
import meeples.room.entrance.TitleScreen;
import meeples.room.playing.TableScreen;
import meeples.testing.NeedsDisplay;
import meeples.testing.SimulatedPad;
import org.junit.jupiter.api.Test;

/** Taking seats on the couch with pads, halves of the keyboard and the mouse. */
@NeedsDisplay
class JoinTest {
    private static final String CALM = "meeples settings 1\nreduced-motion on\nlanguage en\n";

    /** For people to look at. */
    private static final Path PICTURES = Path.of("build/couch");

    private static final List<String> FOUR = List.of("Xbox 1", "PS4 2", "Nintendo 3", "Other 4");

    private final MemoryStorage storage = new MemoryStorage();

    private void play(UiRobot.Script script) throws Exception {
        storage.write("settings", CALM);
        UiRobot.play(
                1280,
                720,
                storage,
                StartOptions.plain(),
                robot -> {
                    robot.click("couch");
                    robot.waitUntilIdle();
                    assertTrue(robot.isOn(JoinScreen.class));
                    script.run(robot);
                });
    }

    private static void hold(UiRobot robot, SimulatedPad pad) {
        int a = ((Controller) pad).getMapping().buttonA;
        robot.act(() -> pad.hold(a));
        robot.waitFor("the table", () -> robot.screen() instanceof TableScreen);
        robot.act(() -> pad.letGo(a));
    }

    private static List<Seat> seats(UiRobot robot) {
        return robot.ask(() -> ((TableScreen<?, ?>) robot.screen()).match().seats());
    }

    private static List<SimulatedPad> fourJoin(UiRobot robot) {
        List<SimulatedPad> pads = new ArrayList<>();
        for (String name : FOUR) {
            pads.add(robot.plugIn(name));
        }
        robot.act(() -> pads.forEach(SimulatedPad::a));
        return pads;
    }

    private static Device holder(UiRobot robot, int seat) {
        return robot.ask(() -> robot.ui().hands().holder(seat));
    }

    @Test
    void fourPadsTakeFourSeatsAndOneOfThemStartsByHolding() throws Exception {
        play(
                robot -> {
                    List<SimulatedPad> pads = fourJoin(robot);
                    for (int i = 0; i < 4; i++) {
                        assertTrue(robot.sees("couch.card." + i));
                    }
                    writeJo(robot, pads.get(2));
                    robot.shoot(PICTURES.resolve("join-4.png"));
                    assertFalse(robot.sees("couch.start"), "nobody is ready");
                    robot.act(
                            () -> {
                                SimulatedPad third = pads.get(2);
                                third.down();
                                third.down();
                                third.down();
                                pads.forEach(SimulatedPad::a);
                            });
                    assertTrue(robot.sees("couch.start"));
                    robot.act(() -> pads.get(1).a());
                    robot.frames(3);
                    assertTrue(robot.isOn(JoinScreen.class), "a short press starts nothing");
                    hold(robot, pads.get(1));
                    List<Seat> seats = seats(robot);
                    assertEquals(4, seats.size());
                    assertEquals("Jo", seats.get(2).name());
                    assertTrue(seats.stream().allMatch(Seat::isHuman));
                    List<Device> there = robot.ask(() -> robot.ui().devices().connectedPads());
                    for (int i = 0; i < 4; i++) {
                        assertSame(there.get(i), holder(robot, i));
                    }
                });
    }

    /** Up to the name, and J and O on the wheel. */
    private static void writeJo(UiRobot robot, SimulatedPad pad) {
        robot.act(
                () -> {
                    pad.up();
                    pad.up();
                    pad.up();
                    pad.a();
                });
        robot.act(
                () -> {
                    for (int i = 0; i < 'J' - 'A'; i++) {
                        pad.right();
                    }
                    pad.a();
                });
        robot.shoot(PICTURES.resolve("join-writing.png"));
        robot.act(
                () -> {
                    for (int i = 0; i < 'O' - 'J'; i++) {
                        pad.right();
                    }
                    pad.a();
                    pad.start();
                });
    }

    @Test
    void aGameOnTheCouchGoesOnInTheSameHandsAlsoOnAnotherEvening() throws Exception {
        play(
                robot -> {
                    List<SimulatedPad> pads = fourJoin(robot);
                    robot.act(() -> pads.forEach(SimulatedPad::a));
                    hold(robot, pads.get(1));
                    robot.waitUntilIdle();
                });
        UiRobot.play(
                1280,
                720,
                storage,
                StartOptions.plain(),
                robot -> {
                    robot.click("continue");
                    robot.await("lost");
                    int asked =
                            robot.ask(() -> ((TableScreen<?, ?>) robot.screen()).match().decider());
                    SimulatedPad pad = robot.plugIn(FOUR.get(asked));
                    robot.waitFor("the pad", () -> !robot.screen().find("lost").isVisible());
                    robot.act(pad::right);
                    assertSame(robot.ask(() -> robot.ui().devices().last()), holder(robot, asked));
                });
    }

    @Test
    void twoShareAPadAndBotsFillTheRest() throws Exception {
        play(
                robot -> {
                    SimulatedPad pad = robot.plugIn("Xbox 1");
                    robot.act(
                            () -> {
                                pad.a();
                                pad.down();
                                pad.a();
                            });
                    assertTrue(robot.sees("couch.card.1"));
                    robot.click("couch.players");
                    robot.act(
                            () -> {
                                pad.a();
                                pad.up();
                                pad.a();
                            });
                    robot.shoot(PICTURES.resolve("join-shared.png"));
                    hold(robot, pad);
                    List<Seat> seats = seats(robot);
                    assertEquals(3, seats.size());
                    assertFalse(seats.get(2).isHuman());
                    assertSame(holder(robot, 0), holder(robot, 1));
                    assertEquals(null, holder(robot, 2));
                });
    }

    @Test
    void bothHalvesOfTheKeyboardAreDevices() throws Exception {
        play(
                robot -> {
                    robot.press(Keys.SPACE);
                    robot.press(Keys.ENTER);
                    assertTrue(robot.sees("couch.card.1"));
                    robot.press(Keys.W);
                    robot.press(Keys.W);
                    robot.press(Keys.D);
                    robot.press(Keys.S);
                    robot.press(Keys.S);
                    robot.shoot(PICTURES.resolve("join-keys.png"));
                    robot.press(Keys.SPACE);
                    robot.press(Keys.ENTER);
                    assertTrue(robot.sees("couch.start"));
                    robot.act(() -> Gdx.input.getInputProcessor().keyDown(Keys.SPACE));
                    robot.waitFor("the table", () -> robot.screen() instanceof TableScreen);
                    assertEquals("ivory", seats(robot).get(0).colour());
                    assertSame(
                            robot.ask(() -> robot.ui().devices().keyboardLeft()), holder(robot, 0));
                    assertSame(
                            robot.ask(() -> robot.ui().devices().keyboardRight()),
                            holder(robot, 1));
                    assertTrue(robot.ask(() -> robot.ui().devices().isKeyboardSplit()));
                });
    }

    @Test
    void theMouseAloneSitsDownIsReadyAndStarts() throws Exception {
        play(
                robot -> {
                    robot.click("couch.join.1");
                    robot.click("couch.colour.1");
                    robot.click("couch.ready.1");
                    robot.click("couch.start");
                    robot.waitFor("the table", () -> robot.screen() instanceof TableScreen);
                    assertEquals(2, seats(robot).size());
                });
    }

    @Test
    void whoLeavesAndNobodyElseIsThereComesBackToTheTitle() throws Exception {
        play(
                robot -> {
                    SimulatedPad pad = robot.plugIn("Xbox 1");
                    robot.act(pad::a);
                    robot.act(pad::b);
                    assertTrue(
                            robot.isOn(JoinScreen.class), "the first press only leaves the seat");
                    assertFalse(robot.sees("couch.card.0"));
                    robot.act(pad::b);
                    assertTrue(robot.isOn(TitleScreen.class));
                    assertFalse(robot.ask(() -> robot.ui().devices().isKeyboardSplit()));
                });
    }

    @Test
    void whoWantsAnothersCardOrASeatTooManyGetsAGentleWobble() throws Exception {
        play(
                robot -> {
                    List<SimulatedPad> pads = fourJoin(robot);
                    SimulatedPad fifth = robot.plugIn("Xbox 5");
                    assertFalse(moves(robot, "couch.status"));
                    robot.act(fifth::a);
                    assertTrue(moves(robot, "couch.status"), "no seat is left");
                    assertFalse(moves(robot, "couch.card.1"));
                    robot.click("couch.colour.1");
                    assertTrue(moves(robot, "couch.card.1"), "it is the second pad's card");
                    robot.waitUntilIdle();
                    assertFalse(moves(robot, "couch.card.1"));
                    robot.act(pads.get(2)::a);
                    robot.act(pads.get(2)::a);
                    assertTrue(moves(robot, "couch.card.2"), "who is ready waits for the others");
                });
    }

    private static boolean moves(UiRobot robot, String name) {
        return robot.ask(() -> robot.screen().find(name).hasActions());
    }

    @Test
    void anUnpluggedPadLeavesItsSeat() throws Exception {
        play(
                robot -> {
                    SimulatedPad pad = robot.plugIn("Xbox 1");
                    robot.act(pad::a);
                    assertTrue(robot.sees("couch.card.0"));
                    robot.act(pad::pullOut);
                    assertFalse(robot.sees("couch.card.0"));
                });
    }

    @Test
    void aPadWritesIntoAnyLineOfAnyScreen() throws Exception {
        storage.write("settings", CALM);
        UiRobot.play(
                1280,
                720,
                storage,
                StartOptions.plain(),
                robot -> {
                    SimulatedPad pad = robot.plugIn("Xbox 1");
                    robot.click("play");
                    robot.waitUntilIdle();
                    robot.act(
                            () ->
                                    robot.screen()
                                            .focus()
                                            .focus(robot.screen().find("setup.name.0")));
                    robot.act(pad::a);
                    assertTrue(robot.sees("letters"));
                    robot.shoot(PICTURES.resolve("letters.png"));
                    robot.act(
                            () -> {
                                pad.right();
                                pad.a();
                                pad.start();
                            });
                    assertFalse(robot.sees("letters"));
                    assertEquals(
                            "B",
                            robot.ask(
                                    () ->
                                            ((TextField) robot.screen().find("setup.name.0"))
                                                    .getText()));
                    robot.click("setup.back");
                    assertTrue(
                            robot.ask(() -> robot.ui().settings().lastSetup.get()).contains("=B"));
                });
    }
}
