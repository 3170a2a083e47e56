package meeples.room.sitting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import meeples.fistful.Fistful;
import meeples.fistful.ai.Bots;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.fistful.notation.SetupText;
import meeples.fistful.rules.Event;
import meeples.fistful.ui.FistfulGame;
import meeples.fistful.ui.FistfulSettings;
import meeples.play.Match;
import meeples.play.MoveList;
import meeples.play.Seat;
import meeples.search.Bot;
import meeples.search.SlicedThinking;
import meeples.settings.Settings;
import meeples.testing.FaultyThinking;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** How long bots are waited for, by a clock on which a single iteration takes a millisecond. */
class BotSeatsTest {
    private static final double A_MILLISECOND = 1_000_000;
    private static final int SLICE = 8;

    private final Settings settings = settings();
    private final FaultyThinking thinking =
            new FaultyThinking(new SlicedThinking(this::tick, SLICE));
    private final List<String> failures = new ArrayList<>();
    private Match<Town, Event> match;
    private BotSeats<Town, Event> bots;
    private double now;

    @BeforeEach
    void sit() throws Exception {
        List<Seat> seats =
                List.of(
                        new Seat("Ada", Bots.LEGEND, "orange", "horseshoe"),
                        new Seat("Ben", Bots.LEGEND, "green", "cactus"));
        match = new Match<>(Fistful.GAME, SetupText.write(Setup.of(2, 3)), seats);
        bots =
                new BotSeats<>(
                        new FistfulGame(),
                        match,
                        thinking,
                        settings,
                        1,
                        (seat, failure) -> failures.add(seat + " " + failure.getMessage()));
    }

    private double tick() {
        now += A_MILLISECOND;
        return now;
    }

    private static Settings settings() {
        Settings settings = new Settings();
        settings.add(FistfulSettings.section());
        return settings;
    }

    @Test
    void onASlowMachineABotPlaysTheBestItHasWhenItsTimeIsUp() {
        assertEquals(2500, millisecondsToDecide(), 50);
        int move = bots.move();
        assertNull(match.game().rules().refusal(match.position(), move));
    }

    @Test
    void theSettingSaysHowLongAndCountsFromTheNextDecisionOn() {
        settings.thinkingOf("legend").set("short");
        assertEquals(1000, millisecondsToDecide(), 50);
        match.play(bots.move());
        settings.thinkingOf("legend").set("long");
        assertEquals(6000, millisecondsToDecide(), 50);
    }

    @Test
    void aMarshalHasItsOwnSetting() throws Exception {
        settings.thinkingOf("legend").set("longest");
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

    private static List<Supplier<Throwable>> faults() {
        return List.of(
                () -> new OutOfMemoryError("on purpose"),
                () -> new StackOverflowError("on purpose"),
                () -> new IllegalStateException("on purpose"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void aBotThatFailsIsReplacedByASimplerOneThatDoesNotSearch(Supplier<Throwable> fault) {
        int seat = match.decider();
        thinking.failNext(1, fault);
        double time = millisecondsToDecide();
        assertTrue(time < 100, "a prospector does not think for " + time);
        assertEquals(List.of(seat + " on purpose"), failures);
        Bot<Town> prospector = Bots.create(Bots.PROSPECTOR, 1 + seat);
        prospector.begin(match.position());
        int move = bots.move();
        assertEquals(prospector.move(), move);
        match.play(move);
        millisecondsToDecide();
        match.play(bots.move());
        assertEquals(1, failures.size(), "said once");
    }

    @Test
    void theOtherSeatKeepsItsLegendAndANewBotGetsItsChance() {
        int seat = match.decider();
        thinking.failNext(1, () -> new OutOfMemoryError("on purpose"));
        while (match.decider() == seat) {
            millisecondsToDecide();
            match.play(bots.move());
        }
        assertEquals(2500, millisecondsToDecide(), 50);
        bots.forget();
        match.setSeat(match.decider(), new Seat("Cleo", Bots.MARSHAL, "ivory", "skull"));
        assertTrue(millisecondsToDecide() > 100);
    }

    @Test
    void whenNoBotCanThinkTheFirstLegalMoveIsPlayed() {
        thinking.failNext(3, () -> new IllegalStateException("on purpose"));
        millisecondsToDecide();
        assertEquals(3, failures.size());
        int move = bots.move();
        MoveList legal = new MoveList();
        match.legalMoves(legal);
        assertEquals(legal.get(0), move);
        match.play(move);
    }

    private double millisecondsToDecide() {
        double begun = now;
        while (!bots.think()) {
            assertTrue(now - begun < 60_000 * A_MILLISECOND, "never decides");
        }
        return (now - begun) / A_MILLISECOND;
    }
}
