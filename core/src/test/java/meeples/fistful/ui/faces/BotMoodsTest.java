package meeples.fistful.ui.faces;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.DoubleSupplier;
import meeples.fistful.Fistful;
import meeples.fistful.ai.Bots;
import meeples.fistful.model.Piece;
import meeples.fistful.model.Town;
import meeples.fistful.rules.DrawCause;
import meeples.fistful.rules.Event;
import meeples.game.tell.Face;
import meeples.play.BadTextException;
import meeples.play.Match;
import meeples.play.MoveList;
import meeples.play.Seat;
import meeples.play.WatchOrder;
import meeples.room.faces.BotMoods;
import org.junit.jupiter.api.Test;

class BotMoodsTest {
    private static Match<Town, Event> match(String... levels) throws BadTextException {
        List<Seat> seats = new ArrayList<>();
        for (String level : levels) {
            seats.add(new Seat("P" + seats.size(), level, "orange", "horseshoe"));
        }
        String setup = "players " + levels.length + " first 1 seed 3";
        return new Match<>(Fistful.GAME, setup, seats);
    }

    private static BotMoods<Town, Event> moods(Match<Town, Event> match, DoubleSupplier chance) {
        return new BotMoods<>(new FistfulMoods(), match, chance);
    }

    private static Event won(int winner, int loser) {
        return new Event.ShowdownWon(winner, 0, 1, loser, 0);
    }

    @Test
    void aTenderfootLaughsWhereALegendKeepsItsCountenance() throws BadTextException {
        BotMoods<Town, Event> green = moods(match(Bots.TENDERFOOT, ""), () -> 0.3);
        green.played(0, 0, List.of(won(0, 1)));
        assertEquals(new BotMoods.Mood(0, Face.LAUGH), green.next());
        BotMoods<Town, Event> old = moods(match(Bots.LEGEND, ""), () -> 0.3);
        old.played(0, 0, List.of(won(0, 1)));
        assertNull(old.next());
    }

    @Test
    void aGoldBarIsEnviedByAProspectorAndLeavesATenderfootCold() throws BadTextException {
        Event bar = new Event.GoldBarTaken(0, 6, 5);
        assertEquals(new BotMoods.Mood(1, Face.ANGRY), moodOf(Bots.PROSPECTOR, bar));
        assertNull(moodOf(Bots.TENDERFOOT, bar));
    }

    @Test
    void aTenderfootIsGladForAHumansGold() throws BadTextException {
        Event draw = drawn(DrawCause.MINER, Piece.GOLD, Piece.GOLD, Piece.GOLD);
        assertEquals(new BotMoods.Mood(1, Face.CHEER), moodOf(Bots.TENDERFOOT, draw));
        assertNull(moodOf(Bots.PROSPECTOR, draw));
    }

    @Test
    void aMarshalMindsBoldRobberiesOnly() throws BadTextException {
        int stone = Piece.STONE;
        Event bold = drawn(DrawCause.ROBBER, stone, stone, stone, stone);
        assertEquals(new BotMoods.Mood(1, Face.ANGRY), moodOf(Bots.MARSHAL, bold));
        assertNull(moodOf(Bots.MARSHAL, drawn(DrawCause.ROBBER, stone, stone)));
        assertNull(moodOf(Bots.LEGEND, bold));
    }

    /** What a bot shows that watches a human. */
    private static BotMoods.Mood moodOf(String level, Event event) throws BadTextException {
        BotMoods<Town, Event> moods = moods(match("", level), () -> 0);
        moods.played(0, 0, List.of(event));
        return moods.next();
    }

    private static Event drawn(DrawCause cause, int... pieces) {
        return new Event.PiecesDrawn(0, cause, 3, 2, pieces.length, pieces);
    }

    @Test
    void nobodyMakesFacesForAHuman() throws BadTextException {
        BotMoods<Town, Event> moods = moods(match("", ""), () -> 0);
        moods.played(0, 0, List.of(won(0, 1)));
        assertNull(moods.next());
    }

    @Test
    void oneFaceATurnIsEnough() throws BadTextException {
        BotMoods<Town, Event> moods = moods(match(Bots.TENDERFOOT, Bots.TENDERFOOT), () -> 0);
        moods.played(0, 0, List.of(won(0, 1), new Event.GoldBarTaken(1, 6, 5)));
        assertEquals(0, moods.next().seat());
        assertNull(moods.next());
    }

    @Test
    void whatIsTakenBackIsNotLaughedAbout() throws BadTextException {
        BotMoods<Town, Event> moods = moods(match(Bots.TENDERFOOT, ""), () -> 0);
        moods.played(0, 0, List.of(won(0, 1)));
        moods.wentTo(0);
        assertNull(moods.next());
    }

    @Test
    void aGameOfBotsHasSomeFacesButFarFromOneEachTurn() throws BadTextException {
        Match<Town, Event> match = match(Bots.TENDERFOOT, Bots.MARSHAL, Bots.LEGEND);
        Random random = new Random(5);
        BotMoods<Town, Event> moods = moods(match, random::nextDouble);
        match.addWatcher(WatchOrder.COMMENTS, moods);
        MoveList legal = new MoveList();
        int shown = 0;
        while (!match.isOver()) {
            match.legalMoves(legal);
            match.play(legal.get(random.nextInt(legal.size())));
            shown += moods.next() == null ? 0 : 1;
        }
        assertTrue(shown > 0, "some");
        assertTrue(shown < match.position().turn() / 2, shown + " faces");
    }
}
