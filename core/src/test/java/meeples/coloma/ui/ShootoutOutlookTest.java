package meeples.coloma.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import meeples.coloma.RandomPlay;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Cause;
import meeples.coloma.rules.Event;
import meeples.coloma.rules.Move;
import meeples.coloma.ui.outlook.ShootoutOutlook;
import org.junit.jupiter.api.Test;

class ShootoutOutlookTest {
    private static final int GAMES = 60;

    @Test
    void whatIsToldBeforeAShootoutIsWhatComesOfIt() {
        int fought = 0;
        for (int game = 0; game < GAMES; game++) {
            Valley valley = new Valley(RandomPlay.anySetup(game));
            RandomPlay play = new RandomPlay(game);
            while (!RandomPlay.isOver(valley)) {
                Valley before = valley.copy();
                List<Event> events = new ArrayList<>();
                int move = play.choose(valley);
                RandomPlay.RULES.play(valley, move, events::add);
                // Sam takes his turn after the player's: he may place gunmen yet.
                boolean ended = move == Move.end() && !before.isSolo();
                if (ended && events.stream().anyMatch(Event.ShootoutFought.class::isInstance)) {
                    fought++;
                    for (int seat = 0; seat < before.players(); seat++) {
                        assertComesTrue(ShootoutOutlook.of(before, seat), seat, events);
                    }
                }
            }
        }
        assertTrue(fought > GAMES, fought + " shootouts");
    }

    private static void assertComesTrue(ShootoutOutlook told, int seat, List<Event> events) {
        int points = 0;
        int rank = -1;
        int buried = 0;
        for (Event event : events) {
            if (event instanceof Event.ShootoutFought fought) {
                assertEquals(fought.won(), told.won());
                assertEquals(fought.gunmen(), told.gunmen());
            } else if (event instanceof Event.ShootoutRanked ranked && ranked.contender() == seat) {
                rank = ranked.rank();
            } else if (event instanceof Event.PointsGained gained
                    && gained.seat() == seat
                    && gained.cause() == Cause.SHOOTOUT) {
                points += gained.count();
            } else if (event instanceof Event.DudeBuried dude && dude.seat() == seat) {
                buried++;
            }
        }
        assertEquals(rank, told.rank());
        assertEquals(points, told.points());
        assertTrue(buried <= told.graves(), "no more than told, fewer when there are no dudes");
        assertTrue(rank < 0 || buried == 0);
    }
}
