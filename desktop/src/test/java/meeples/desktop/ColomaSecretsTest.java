package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import java.util.ArrayList;
import java.util.List;
import meeples.coloma.model.Building;
import meeples.coloma.model.Decision;
import meeples.coloma.model.Site;
import meeples.coloma.model.Valley;
import meeples.coloma.table.ValleyTableCheck;
import meeples.platform.MemoryStorage;
import meeples.testing.NeedsDisplay;
import org.junit.jupiter.api.Test;

/** Two people before one screen: neither sees, reads or copies what only the other may know. */
@NeedsDisplay
class ColomaSecretsTest {
    private static final String BEFORE = "what was there before";
    private static final int QUESTIONS = 40;

    /** How much a light that has just gone on may differ from itself. */
    private static final int ROUNDING = 3;

    private final MemoryStorage storage = new MemoryStorage();

    @Test
    void handsAreSeenAndReadByTheirOwnersOnly() throws Exception {
        ValleyPlayer.prepare(storage, 21, "", "", "");
        play(
                robot -> {
                    ValleyPlayer player = new ValleyPlayer(robot, TablePlayer.MOUSE, 2);
                    player.sitDown();
                    int[] asked = new int[2];
                    int[] known = new int[2];
                    for (int i = 0; i < QUESTIONS; i++) {
                        seesNobodysCardsAtTheHandover(player);
                        assertTrue(player.awaitQuestion(), "the game is long enough");
                        int own = whoSees(player);
                        asked[own]++;
                        known[own] |= player.position().hand(own);
                        seesOnlyTheOwnCards(player, own, known[own]);
                        player.answer();
                    }
                    assertTrue(asked[0] > 5 && asked[1] > 5, "both were asked");
                });
    }

    private static void seesNobodysCardsAtTheHandover(ValleyPlayer player) {
        UiRobot robot = player.robot();
        robot.waitFor(
                "a handover or a question",
                () -> robot.screen().find("ready") != null || !player.table().answers().isEmpty());
        if (robot.sees("ready")) {
            assertEquals(0, readable(player, 0));
            assertEquals(0, readable(player, 1));
        }
    }

    private static int readable(ValleyPlayer player, int seat) {
        return player.robot().ask(() -> ValleyTableCheck.readable(player.table().table(), seat));
    }

    /** Whose cards lie open. While all choose at once the rules do not say who is asked. */
    private static int whoSees(ValleyPlayer player) {
        UiRobot robot = player.robot();
        robot.waitFor("the table rests", () -> !player.table().table().isBusy());
        Valley valley = player.position();
        if (valley.decision() != Decision.KEEP && valley.decision() != Decision.SITE) {
            return valley.decider();
        }
        return readable(player, 0) != 0 ? 0 : 1;
    }

    /**
     * @param known what has ever been in the own hand
     */
    private static void seesOnlyTheOwnCards(ValleyPlayer player, int own, int known) {
        UiRobot robot = player.robot();
        Valley valley = player.position();
        if (valley.decision() != Decision.KEEP) {
            assertEquals(valley.hand(own), readable(player, own), "the own hand lies open");
        }
        assertEquals(0, readable(player, 1 - own), "the other's does not");
        robot.press(Keys.L);
        assertEquals(List.of(), named(robot, valley, known));
        robot.press(Keys.L);
    }

    /** The buildings that can be read somewhere, though nobody has built or may know them. */
    private static List<String> named(UiRobot robot, Valley valley, int known) {
        String all = String.join("\n", new ScreenTexts(robot).all());
        int open = known | valley.built(0) | valley.built(1);
        List<String> named = new ArrayList<>();
        for (int building = 0; building < Building.ALL; building++) {
            String name = name(robot, building);
            if ((open & 1 << building) == 0 && all.contains(name)) {
                named.add(name);
            }
        }
        return named;
    }

    private static String name(UiRobot robot, int building) {
        return robot.ask(
                () -> robot.ui().texts().of("coloma").get("building." + Building.word(building)));
    }

    @Test
    void whereThePioneerGoesLeavesNoTraceUntilAllHaveChosen() throws Exception {
        byte[] first = pictureAfter(Site.WORKDAY);
        byte[] last = pictureAfter(Site.FRONTIER);
        int differences = 0;
        for (int i = 0; i < first.length; i++) {
            differences += Math.abs((first[i] & 0xff) - (last[i] & 0xff)) > ROUNDING ? 1 : 0;
        }
        assertEquals(0, differences, "whoever comes next sees the same");
    }

    /** What the second person sees after the first has chosen a site. */
    private byte[] pictureAfter(int site) throws Exception {
        ValleyPlayer.prepare(storage, 33, "", "", "");
        List<byte[]> pictures = new ArrayList<>();
        play(
                robot -> {
                    ValleyPlayer player = new ValleyPlayer(robot, TablePlayer.MOUSE, 2);
                    player.sitDown();
                    while (player.awaitQuestion()
                            && player.position().decision() != Decision.SITE) {
                        player.answer();
                    }
                    int first = whoSees(player);
                    player.answer("target-SITE-" + site);
                    assertTrue(player.awaitQuestion());
                    assertEquals(Decision.SITE, player.position().decision());
                    assertEquals(1 - first, whoSees(player), "the other one is asked now");
                    robot.press(Keys.L);
                    robot.waitUntilIdle();
                    robot.waitFor("nothing moves", () -> !player.table().table().needsFrames());
                    pictures.add(picture(robot));
                    nothingGoesIntoTheClipboard(robot);
                });
        return pictures.get(0);
    }

    private static void nothingGoesIntoTheClipboard(UiRobot robot) {
        robot.press(Keys.L);
        robot.act(() -> robot.ui().platform().copy(BEFORE));
        robot.press(Keys.M);
        robot.await("resume");
        robot.click("copy-game");
        robot.frames(2);
        assertEquals(BEFORE, robot.ask(() -> Gdx.app.getClipboard().getContents()));
    }

    /** The window, the pointer's own traces put away. */
    private static byte[] picture(UiRobot robot) {
        robot.act(() -> Gdx.input.getInputProcessor().mouseMoved(2, 2));
        robot.frames(3);
        return WindowPicture.of(robot);
    }

    @Test
    void againstBotsAloneNothingHidesFromTheOnlyPerson() throws Exception {
        ValleyPlayer.prepare(storage, 4, "", "", "tenderfoot", "tenderfoot");
        play(
                robot -> {
                    ValleyPlayer player = new ValleyPlayer(robot, TablePlayer.MOUSE, 2);
                    player.sitDown();
                    for (int i = 0; i < 12 && player.isAtTheTable(); i++) {
                        robot.waitFor(
                                "a question",
                                () ->
                                        !player.isAtTheTableNow()
                                                || !player.table().answers().isEmpty()
                                                || robot.screen().find("ready") != null);
                        assertFalse(robot.sees("ready"), "there is nobody to hide it from");
                        robot.waitFor("the table rests", () -> !player.table().table().isBusy());
                        assertEquals(player.position().hand(0), readable(player, 0));
                        assertEquals(0, readable(player, 1), "bots' cards stay theirs");
                        player.answer();
                    }
                });
    }

    private void play(UiRobot.Script script) throws Exception {
        ValleyPlayer.open(storage, 1280, 720, script);
    }
}
