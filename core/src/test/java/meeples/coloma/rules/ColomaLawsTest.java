package meeples.coloma.rules;

import meeples.coloma.Coloma;
import meeples.coloma.Ledger;
import meeples.coloma.RandomPlay;
import meeples.coloma.ai.ColomaBots;
import meeples.coloma.model.Decision;
import meeples.coloma.model.Site;
import meeples.coloma.model.Valley;
import meeples.coloma.notation.SetupText;
import meeples.coloma.notation.ValleyText;
import meeples.play.BadTextException;
import meeples.play.Eyes;
import meeples.play.RulesLaws;
import org.junit.jupiter.api.Test;

class ColomaLawsTest {
    private static final int ITERATIONS = 8;

    /** Bots take time: they play in one of so many games. */
    private static final int GAMES_WITH_BOTS = 8;

    @Test
    void colomaKeepsTheLawsOfAllGames() throws BadTextException {
        for (int number = 1; number <= 90; number++) {
            String setup = SetupText.write(RandomPlay.anySetup(number));
            RulesLaws<Valley, Event> laws =
                    new RulesLaws<>(Coloma.GAME, setup, number)
                            .bookedBy(Ledger::new)
                            .seenAs(ColomaLawsTest::view);
            if (number / 6 % GAMES_WITH_BOTS == 0) {
                addBots(laws);
            }
            laws.holdThroughAGame();
        }
    }

    private static void addBots(RulesLaws<Valley, Event> laws) {
        for (String level : ColomaBots.LEVELS) {
            laws.playedBy(seed -> ColomaBots.create(level, seed, ITERATIONS));
        }
    }

    /** The drawn valley, with numbers in place of cards and choices that are not seen. */
    private static String view(Valley valley, Eyes eyes) {
        StringBuilder view = new StringBuilder();
        for (String line : ValleyText.write(valley).split("\n")) {
            view.append(isOpen(line, valley, eyes) ? line + '\n' : "");
        }
        for (int seat = 0; seat < valley.players(); seat++) {
            view.append("seat ").append(seat).append(" known ").append(valley.revelations());
            view.append(cards(valley, seat)).append(choice(valley, seat, eyes)).append('\n');
        }
        return view.toString();
    }

    private static boolean isOpen(String line, Valley valley, Eyes eyes) {
        boolean open = !line.startsWith("chance ");
        if (isBallot(valley)) {
            open &= !line.startsWith("pioneers ") && !line.startsWith("mules ");
        }
        for (int seat = 0; seat < valley.players(); seat++) {
            if (!valley.openHands() && !eyes.see(seat)) {
                open &= !line.matches("player " + (seat + 1) + " (hand|top|bottom) .*");
            }
        }
        return open;
    }

    private static boolean isBallot(Valley valley) {
        return valley.decision() == Decision.SITE || valley.decision() == Decision.MULE;
    }

    /** While all put cards back, nobody sees at which end of their decks. */
    private static String cards(Valley valley, int seat) {
        int onTop = valley.decision() == Decision.KEEP ? 0 : valley.onTop(seat);
        int putBack = valley.onTop(seat) + valley.atBottom(seat);
        return " hand " + valley.handSize(seat) + " put back " + putBack + " top " + onTop;
    }

    private static String choice(Valley valley, int seat, Eyes eyes) {
        if (!isBallot(valley)) {
            return "";
        }
        return " site "
                + seen(valley.site(seat), eyes.see(seat))
                + " mule "
                + seen(valley.mule(seat), eyes.see(seat));
    }

    private static String seen(int site, boolean open) {
        return open || site == Site.NONE ? "" + site : "face down";
    }
}
