package meeples.fistful.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import meeples.fistful.Fistful;
import meeples.fistful.ai.Bots;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.fistful.notation.SetupText;
import meeples.fistful.rules.Event;
import meeples.play.Match;
import meeples.play.Seat;
import meeples.search.SlicedThinking;
import meeples.settings.Settings;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** How long bots are waited for, by a clock on which a single iteration takes a millisecond. */
class BotSeatsTest {
    private static final double A_MILLISECOND = 1_000_000;
    private static final int SLICE = 8;

    private final Settings settings = new Settings();
    private Match<Town, Event> match;
    private BotSeats bots;
    private double now;

    @BeforeEach
    void sit() throws Exception {
        List<Seat> seats =
                List.of(
                        new Seat("Ada", Bots.LEGEND, "orange", "horseshoe"),
                        new Seat("Ben", Bots.LEGEND, "green", "cactus"));
        match = new Match<>(Fistful.GAME, SetupText.write(Setup.of(2, 3)), seats);
        bots = new BotSeats(match, new SlicedThinking(this::tick, SLICE), settings, 1);
    }

    private double tick() {
        now += A_MILLISECOND;
        return now;
    }

    @Test
    void onASlowMachineABotPlaysTheBestItHasWhenItsTimeIsUp() {
        assertEquals(2500, millisecondsToDecide(), 50);
        int move = bots.move();
        assertNull(match.game().rules().refusal(match.position(), move));
    }

    @Test
    void theSettingSaysHowLongAndCountsFromTheNextDecisionOn() {
        settings.legendThinks.set("short");
        assertEquals(1000, millisecondsToDecide(), 50);
        match.play(bots.move());
        settings.legendThinks.set("long");
        assertEquals(6000, millisecondsToDecide(), 50);
    }

    @Test
    void aMarshalHasItsOwnSetting() throws Exception {
        settings.legendThinks.set("longest");
        match.setSeat(match.decider(), new Seat("Cleo", Bots.MARSHAL, "ivory", "skull"));
        double time = millisecondsToDecide();
        assertTrue(time < 400, "a hundred iterations took " + time);
    }

    @Test
    void decidesAtOnceWhenThePlayerSkips() {
        assertFalse(bots.think());
        double before = now;
        bots.hurry();
        assertTrue(bots.think());
        assertTrue(now - before < SLICE * A_MILLISECOND);
        assertNull(match.game().rules().refusal(match.position(), bots.move()));
    }

    @Test
    void thinksAnewWhenTheMatchHasGoneElsewhere() {
        assertFalse(bots.think());
        bots.forget();
        bots.hurry();
        assertFalse(bots.think(), "what was hurried had been forgotten");
    }

    private double millisecondsToDecide() {
        double begun = now;
        while (!bots.think()) {
            assertTrue(now - begun < 60_000 * A_MILLISECOND, "never decides");
        }
        return (now - begun) / A_MILLISECOND;
    }
}
