package meeples.fistful.ui.score;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import meeples.fistful.Fistful;
import meeples.fistful.model.Place;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.game.score.Awards;
import meeples.game.score.Feats;
import meeples.play.BadTextException;
import meeples.play.Match;
import meeples.play.MoveList;
import meeples.play.Seat;
import org.junit.jupiter.api.Test;

class AwardsTest {
    /** The livery belongs to the second player, and three miners are in it. */
    private static final String A_ROBBERY =
            "town players 2 first 1 / north marquees - 2:5 - - - 2:5"
                    + " / north people R MMM BB BB BB BB / south people BB BB BB B BB BB"
                    + " / turn 3 player 1 take";

    private static Match<Town, Event> match(String setup, String... moves) throws BadTextException {
        int players = setup.contains("players 4") ? 4 : setup.contains("players 3") ? 3 : 2;
        List<Seat> seats = new ArrayList<>();
        for (int i = 0; i < players; i++) {
            seats.add(new Seat("P" + i, "", "orange", "horseshoe"));
        }
        Match<Town, Event> match = new Match<>(Fistful.GAME, setup, seats);
        for (String move : moves) {
            match.play(match.game().notation().read(match.position(), move));
        }
        return match;
    }

    private static Feats feats(Match<Town, Event> match) {
        return Feats.of(new FistfulHonours(), match);
    }

    @Test
    void whoeverOwnsARobbedBuildingIsTheEasiestMark() throws BadTextException {
        Match<Town, Event> match = match(A_ROBBERY, "take b0 clockwise from d1");
        Feats feats = feats(match);
        assertEquals(6, feats.of(FistfulHonours.ROBBED, 1));
        assertEquals(0, feats.of(FistfulHonours.ROBBED, 0));
        assertEquals(1, feats.of(FistfulHonours.HANDFUL, 0));
        assertEquals(
                new Awards.Given(FistfulHonours.ROBBED, List.of(1), 6), Awards.of(feats).get(0));
    }

    @Test
    void robbingOneselfIsNoRobbery() throws BadTextException {
        String own = A_ROBBERY.replace("2:5 - - - 2:5", "1:5 - - - 2:5");
        Feats feats = feats(match(own, "take b0 clockwise from d1"));
        assertEquals(0, feats.of(FistfulHonours.ROBBED, 0) + feats.of(FistfulHonours.ROBBED, 1));
    }

    @Test
    void twoGamesTogetherAddUpButABiggestHandfulStaysOneHandful() throws BadTextException {
        Feats one = feats(match(A_ROBBERY, "take b0 clockwise from d1"));
        Feats both = one.with(one);
        assertEquals(12, both.of(FistfulHonours.ROBBED, 1));
        assertEquals(1, both.of(FistfulHonours.HANDFUL, 0));
    }

    @Test
    void everybodyOfAnyGameIsHonouredAndAtMostTwoShareAnAward() throws BadTextException {
        for (int seed = 0; seed < 60; seed++) {
            int players = 2 + seed % 3;
            Match<Town, Event> match = match("players " + players + " first 1 seed " + seed);
            playRandomly(match, new Random(seed));
            List<Awards.Given> given = Awards.of(feats(match));
            boolean[] honoured = new boolean[players];
            for (Awards.Given award : given) {
                assertTrue(award.seats().size() <= 2);
                award.seats().forEach(seat -> honoured[seat] = true);
            }
            for (boolean each : honoured) {
                assertTrue(each, "nobody goes home without anything, seed " + seed);
            }
            assertTrue(given.size() <= 6 + players, "" + given.size());
        }
    }

    @Test
    void theFeatsOfAGameAreThoseThatItsEventsTell() throws BadTextException {
        for (int seed = 0; seed < 20; seed++) {
            Match<Town, Event> match = match("players 3 first 1 seed " + seed);
            playRandomly(match, new Random(seed));
            Feats feats = feats(match);
            Town town = match.position();
            int bars = 0;
            int buried = 0;
            for (int seat = 0; seat < 3; seat++) {
                assertEquals(town.bars(seat), feats.of(FistfulHonours.BANKER, seat));
                bars += feats.of(FistfulHonours.BANKER, seat);
                buried += feats.of(FistfulHonours.CUSTOMER, seat);
            }
            assertEquals(Town.BARS - town.bank(), bars);
            assertEquals(town.meeples(Place.GRAVEYARD) + town.meeples(Place.BOX), buried);
        }
    }

    private static void playRandomly(Match<Town, Event> match, Random random) {
        MoveList legal = new MoveList();
        while (!match.isOver()) {
            match.legalMoves(legal);
            match.play(legal.get(random.nextInt(legal.size())));
        }
    }
}
