package meeples.toy;

import meeples.play.BadTextException;
import meeples.play.Eyes;
import meeples.play.Game;
import meeples.play.RulesLaws;
import org.junit.jupiter.api.Test;

class ToyLawsTest {
    @Test
    void theToyGameKeepsTheLaws() throws BadTextException {
        HandBots bots = new HandBots();
        for (int seed = 1; seed <= 60; seed++) {
            RulesLaws<Hand, HandEvent> laws = laws(Toy.GAME, seed);
            for (String level : bots.levels()) {
                laws.playedBy(number -> bots.create(level, number, 0));
            }
            laws.holdThroughAGame();
        }
    }

    /** The laws that need no bot, for a game of this number. */
    static RulesLaws<Hand, HandEvent> laws(Game<Hand, HandEvent> game, int seed) {
        String setup = "seats " + (1 + seed % 6) + " seed " + seed + (seed % 4 < 2 ? " bets" : "");
        return new RulesLaws<>(game, setup, seed)
                .bookedBy(HandLedger::new)
                .seenAs(ToyLawsTest::view);
    }

    private static String view(Hand hand, Eyes eyes) {
        StringBuilder view = new StringBuilder(hand.phase.name());
        view.append(" round ").append(hand.round).append(" turn ").append(hand.turn);
        view.append(" played ").append(hand.played).append(" prize ").append(hand.prize);
        view.append(" winner ").append(hand.winner).append(" known ").append(hand.revelations);
        for (int i = 0; i < hand.hands(); i++) {
            boolean open = eyes.see(i);
            view.append("\npoints ").append(hand.points[i]).append(" cards ");
            view.append(open ? hand.cards[i] : Integer.bitCount(hand.cards[i]));
            view.append(" chosen ").append(seen(hand.chosen[i], open));
            if (i < hand.seats) {
                view.append(" bet ").append(seen(hand.bets[i], open || !hand.isBetting()));
            }
        }
        return view.toString();
    }

    private static String seen(int choice, boolean open) {
        return open || choice == Hand.NONE ? "" + choice : "face down";
    }
}
