package meeples.toy;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import meeples.play.BadTextException;
import meeples.play.Game;
import meeples.play.MoveList;
import meeples.play.Rules;
import meeples.play.RulesLaws;
import meeples.search.Bot;
import meeples.search.InstantBot;
import org.junit.jupiter.api.Test;

/** Saboteurs: each breaks one of the laws of all games, and is caught. */
class BrokenLawsTest {
    private static final int GAMES = 60;

    private static void caught(String law, Rules<Hand, HandEvent> rules) {
        caught(law, rules, null);
    }

    private static void caught(
            String law, Rules<Hand, HandEvent> rules, IntFunction<Bot<Hand>> bot) {
        Game<Hand, HandEvent> game = new Game<>("toy", 1, rules, new HandNotation());
        AssertionError error = assertThrows(AssertionError.class, () -> play(game, bot));
        assertTrue(error.getMessage().contains(law), error::getMessage);
    }

    private static void play(Game<Hand, HandEvent> game, IntFunction<Bot<Hand>> bot)
            throws BadTextException {
        for (int seed = 1; seed <= GAMES; seed++) {
            RulesLaws<Hand, HandEvent> laws = ToyLawsTest.laws(game, seed);
            if (bot != null) {
                laws.playedBy(bot);
            }
            laws.holdThroughAGame();
        }
    }

    @Test
    void aBotThatFindsAWayPastTheDealerIsCaught() {
        Hand[] truth = new Hand[1];
        Rules<Hand, HandEvent> spied =
                new SpoiltRules() {
                    @Override
                    public Hand copy(Hand hand) {
                        truth[0] = hand;
                        return super.copy(hand);
                    }
                };
        caught(
                "a bot decides by what its seat can see",
                spied,
                seed -> new Peeker(dealt -> truth[0].hashCode()));
    }

    @Test
    void aBotThatIsDealtWhatOthersChoseIsCaught() {
        caught(
                "a bot decides by what its seat can see",
                new ChoicesLeftInPlace(),
                seed -> new Peeker(BrokenLawsTest::lastBetIsHigh));
    }

    private static int lastBetIsHigh(Hand hand) {
        int bettor = new HandRules().decider(hand) - 1;
        return bettor >= 0 && hand.bets[bettor] > Hand.BETS / 2 ? 1 : 0;
    }

    @Test
    void dealingAnewThatLeavesSecretChoicesInPlaceIsCaught() {
        caught("is dealt the same world whatever others choose", new ChoicesLeftInPlace());
    }

    @Test
    void dealingNothingAnewIsCaught() {
        caught(
                "dealt",
                new SpoiltRules() {
                    @Override
                    public void resample(Hand hand, int viewer, int seed) {}
                });
    }

    @Test
    void dealingAnewThatChangesWhatIsSeenIsCaught() {
        caught(
                "a sample keeps what is seen",
                new SpoiltRules() {
                    @Override
                    public void resample(Hand hand, int viewer, int seed) {
                        super.resample(hand, viewer, seed);
                        hand.points[0] = 0;
                    }
                });
    }

    @Test
    void whatNoEventTellsIsCaught() {
        caught(
                "points",
                new SpoiltRules() {
                    @Override
                    public void play(Hand hand, int move, Consumer<? super HandEvent> witness) {
                        super.play(hand, move, witness == null ? null : allButBets(witness));
                    }
                });
    }

    private static Consumer<HandEvent> allButBets(Consumer<? super HandEvent> witness) {
        return event -> {
            if (!(event instanceof HandEvent.BetWon)) {
                witness.accept(event);
            }
        };
    }

    @Test
    void takingBackWhatADieHasShownIsCaught() {
        caught(
                "what was found out is not taken back",
                new SpoiltRules() {
                    @Override
                    public int revelations(Hand hand) {
                        return 0;
                    }
                });
    }

    /** Does not forget what others have bet. */
    private static final class ChoicesLeftInPlace extends SpoiltRules {
        @Override
        public void resample(Hand hand, int viewer, int seed) {
            Hand before = copy(hand);
            super.resample(hand, viewer, seed);
            System.arraycopy(before.bets, 0, hand.bets, 0, hand.seats);
        }
    }

    /** Decides by something that it should not know. */
    private static final class Peeker extends InstantBot<Hand> {
        private final ToIntFunction<Hand> secret;

        Peeker(ToIntFunction<Hand> secret) {
            this.secret = secret;
        }

        @Override
        protected int decide(Hand dealt) {
            MoveList legal = new MoveList();
            new HandRules().legalMoves(dealt, legal);
            return legal.get(Math.floorMod(secret.applyAsInt(dealt), legal.size()));
        }
    }
}
