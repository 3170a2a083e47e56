package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import meeples.coloma.model.Decision;
import meeples.coloma.model.Site;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Event;
import meeples.coloma.rules.Move;
import meeples.platform.MemoryStorage;
import meeples.play.Match;
import meeples.testing.NeedsDisplay;
import org.junit.jupiter.api.Test;

/** Whole games of Coloma through the real window: alone, in a duel, with four and with six. */
@NeedsDisplay
class ColomaPlayTest {
    private final MemoryStorage storage = new MemoryStorage();

    @Test
    void aGameAloneAgainstSamIsPlayedToItsScores() throws Exception {
        ValleyPlayer.prepare(storage, 3, " hotels", "");
        playWholeGame(TablePlayer.MOUSE);
    }

    @Test
    void twoAndBusterArePlayedToTheirScoresByKeysAlone() throws Exception {
        ValleyPlayer.prepare(storage, 7, "", "", "tenderfoot");
        playWholeGame(TablePlayer.KEYS);
    }

    @Test
    void fourArePlayedToTheirScores() throws Exception {
        ValleyPlayer.prepare(
                storage, 5, " hotels pioneers dealt", "", "tenderfoot", "", "tenderfoot");
        playWholeGame(TablePlayer.MOUSE);
    }

    @Test
    void sixArePlayedToTheirScores() throws Exception {
        String bot = "tenderfoot";
        ValleyPlayer.prepare(storage, 6, " pioneers dealt", "", bot, bot, "", bot, bot);
        playWholeGame(TablePlayer.FINGER);
    }

    private void playWholeGame(GamePlayer.Device device) throws Exception {
        ValleyPlayer.open(
                storage,
                1280,
                720,
                robot -> {
                    ValleyPlayer player = new ValleyPlayer(robot, device, 1);
                    player.sitDown();
                    Match<Valley, Event> match = player.match();
                    player.playOn();
                    robot.await("rematch");
                    assertEquals(Decision.OVER, match.position().decision());
                });
    }

    @Test
    void aMuleDuelAsksEveryKindOfDecision() throws Exception {
        ValleyPlayer.prepare(storage, 8, " hotels mules pioneers chosen", "", "");
        ValleyPlayer.open(
                storage,
                1280,
                720,
                robot -> {
                    Set<Decision> asked = EnumSet.noneOf(Decision.class);
                    ValleyPlayer player = new ValleyPlayer(robot, TablePlayer.MOUSE, 4);
                    player.sitDown();
                    while (player.awaitQuestion()) {
                        Decision decision = player.position().decision();
                        boolean isNew = asked.add(decision);
                        if (isNew) {
                            assertTrue(!status(robot).isEmpty(), decision + " says what to do");
                        }
                        answer(player);
                    }
                    Set<Decision> all = EnumSet.allOf(Decision.class);
                    all.remove(Decision.OVER);
                    assertEquals(all, asked);
                });
    }

    private static String status(UiRobot robot) {
        return String.join("", new ScreenTexts(robot).all());
    }

    /**
     * Goes the longer way wherever there is one: step by step, and first of all to buy a horse
     * while the mule brings an offer that is not taken.
     */
    private static void answer(ValleyPlayer player) {
        List<String> answers = player.robot().ask(() -> player.table().answers());
        Valley valley = player.position();
        boolean first = valley.round() == 1;
        if (first && valley.decision() == Decision.SITE) {
            player.answer("target-SITE-" + valley.barker());
        } else if (first && valley.decision() == Decision.MULE) {
            player.answer("target-SITE-" + Site.FRONTIER);
        } else if (first && valley.decision() == Decision.OFFER) {
            player.answer("move-" + Move.spend(0));
        } else if (answers.contains("steps")) {
            player.answer("steps");
        } else if (answers.contains("more-horse") && !answers.contains("back")) {
            player.answer("more-horse");
        } else if (answers.contains("more-horse")) {
            player.answer("move-" + Move.buy(1, 0));
        } else {
            player.answer();
        }
    }
}
