package meeples.room.telling;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import meeples.fistful.Fistful;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.ui.FistfulGame;
import meeples.game.tell.Caption;
import meeples.play.Match;
import meeples.play.MoveList;
import meeples.play.Seat;
import meeples.table.Cues;
import meeples.table.GameTable;
import meeples.table.Margins;
import meeples.table.Pace;
import meeples.table.Speed;
import meeples.table.Sprites;
import meeples.testing.GameTexts;
import meeples.text.Language;
import meeples.text.Texts;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What is told beside a table is told when it is seen. */
class NarrationTest {
    private static final float FRAME = 1 / 60f;

    private static final List<Seat> SEATS =
            List.of(
                    new Seat("Ada", "", "orange", "horseshoe"),
                    new Seat("Ben", "", "green", "cactus"));

    private final FistfulGame game = new FistfulGame();
    private final Texts texts = GameTexts.of(game, Language.ENGLISH);
    private final GameTable<Town, Event> table =
            game.table().make(Sprites.none(), null, texts, Cues.silent());
    private final List<List<Caption>> told = new ArrayList<>();
    private Match<Town, Event> match;
    private Narration<Event> narration;

    @BeforeEach
    void sitDown() throws Exception {
        match = new Match<>(Fistful.GAME, "players 2 first random seed 3", SEATS);
        table.sit(SEATS);
        table.resize(1280, 720, Margins.none(), 1);
        table.show(match.position());
        narration = new Narration<>(game.events(), texts, SEATS);
        narration.addListener((captions, pace) -> told.add(captions));
        table.setAudience(narration);
        told.clear();
    }

    /** Plays until a handful has been taken and sown, and lets the table show it. */
    private int playATurn() {
        MoveList legal = new MoveList();
        int events = 0;
        for (int i = 0; i < 12; i++) {
            match.legalMoves(legal);
            List<Event> happened = new ArrayList<>();
            match.game()
                    .rules()
                    .play(match.positionAfter(match.size()), legal.get(0), happened::add);
            match.play(legal.get(0));
            table.act(happened, match.position(), Pace.OTHERS);
            events += happened.size();
        }
        return events;
    }

    private float secondsUntilStill() {
        float seconds = 0;
        while (table.isBusy()) {
            table.update(FRAME);
            seconds += FRAME;
        }
        return seconds;
    }

    @Test
    void nothingIsToldBeforeItIsSeen() {
        playATurn();
        assertTrue(told.isEmpty(), told.toString());
        table.update(FRAME);
        int first = told.size();
        assertTrue(first > 0);
        secondsUntilStill();
        assertTrue(told.size() > first, told.toString());
    }

    @Test
    void whatIsSkippedIsNotTold() {
        playATurn();
        table.update(FRAME);
        table.finish();
        int afterSkipping = told.size();
        assertEquals(List.of(), told.get(afterSkipping - 1), "it falls silent");
        secondsUntilStill();
        assertEquals(afterSkipping, told.size());
    }

    @Test
    void whatIsTakenBackIsNoLongerTold() {
        playATurn();
        secondsUntilStill();
        match.goTo(0);
        table.goTo(match.position());
        assertEquals(List.of(), told.get(told.size() - 1));
    }

    @Test
    void whoComesLaterHearsWhatWasToldLast() {
        playATurn();
        secondsUntilStill();
        List<List<Caption>> heard = new ArrayList<>();
        narration.addListener((captions, pace) -> heard.add(captions));
        assertEquals(List.of(told.get(told.size() - 1)), heard);
        assertFalse(heard.get(0).isEmpty());
    }

    @Test
    void atARelaxedPaceThereIsTimeToReadWhatOthersDo() {
        playATurn();
        float usual = secondsUntilStill();
        match.goTo(0);
        table.show(match.position());
        table.setSpeed(Speed.RELAXED);
        playATurn();
        float relaxed = secondsUntilStill();
        float slower = usual / Speed.RELAXED.rate();
        assertTrue(relaxed > slower + 1, relaxed + " seconds instead of " + slower);
    }
}
