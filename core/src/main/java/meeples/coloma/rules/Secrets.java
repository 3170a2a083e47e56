package meeples.coloma.rules;

import meeples.coloma.model.Building;
import meeples.coloma.model.Decision;
import meeples.coloma.model.Site;
import meeples.coloma.model.Valley;
import meeples.play.Eyes;

/** What is hidden from whom, and what it could be instead. */
final class Secrets {
    private static final int ALL_CARDS = (1 << Building.ALL) - 1;

    private Secrets() {}

    static boolean isSecret(Valley valley) {
        if (valley.isSolo()) {
            return false;
        }
        return switch (valley.decision()) {
            case KEEP -> !valley.openHands();
            case SITE, MULE -> true;
            default -> false;
        };
    }

    /** Whether somebody's choice of a site is made and not yet shown. */
    private static boolean ballotIsOpen(Valley valley) {
        return valley.decision() == Decision.SITE || valley.decision() == Decision.MULE;
    }

    static boolean choosesNow(Valley valley, int seat) {
        return switch (valley.decision()) {
            case KEEP -> SetUp.putsBackNow(valley, seat);
            case SITE, MULE -> !Round.hasChosen(valley, seat);
            default -> seat == valley.decider();
        };
    }

    static boolean hides(Valley valley, Eyes from) {
        for (int seat = 0; seat < valley.players(); seat++) {
            if (!from.see(seat) && (hidesCards(valley, seat) || hidesChoice(valley, seat))) {
                return true;
            }
        }
        return false;
    }

    private static boolean hidesCards(Valley valley, int seat) {
        return !valley.openHands()
                && valley.handSize(seat) + valley.onTop(seat) + valley.atBottom(seat) > 0;
    }

    private static boolean hidesChoice(Valley valley, int seat) {
        return ballotIsOpen(valley) && valley.site(seat) != Site.NONE;
    }

    /**
     * Deals anew what the viewer cannot know. The generator is seeded first and everything is taken
     * from it, so that nothing depends on what was hidden.
     */
    static void dealAnew(Valley valley, int viewer, int seed) {
        valley.reseed(seed);
        for (int seat = 0; seat < valley.players(); seat++) {
            if (seat != viewer) {
                if (!valley.openHands()) {
                    dealCards(valley, seat);
                }
                if (ballotIsOpen(valley)) {
                    guessChoice(valley, seat);
                }
            }
        }
    }

    /** Others know how many cards are in a hand and at the ends of a deck, and what is built. */
    private static void dealCards(Valley valley, int seat) {
        int inHand = valley.handSize(seat);
        int onTop = valley.onTop(seat);
        int atBottom = valley.atBottom(seat);
        if (valley.decision() == Decision.KEEP) {
            // nor do they know yet at which end the first cards were put
            int putBack = onTop + atBottom;
            onTop = 0;
            for (int i = 0; i < putBack; i++) {
                onTop += valley.random(2);
            }
            atBottom = putBack - onTop;
        }
        int hand = announced(valley, seat);
        int left = ALL_CARDS & ~valley.built(seat) & ~hand;
        for (int i = Integer.bitCount(hand); i < inHand; i++) {
            int card = valley.anyOf(left);
            left &= ~(1 << card);
            hand |= 1 << card;
        }
        valley.clearCards(seat, valley.built(seat), hand);
        for (int i = 0; i < onTop + atBottom; i++) {
            int card = valley.anyOf(left);
            left &= ~(1 << card);
            valley.placeInDeck(seat, card, i < onTop);
        }
    }

    /** The card that a seat is paying for: all see it, and that it is still in the hand. */
    private static int announced(Valley valley, int seat) {
        boolean builds =
                valley.decision() == Decision.PAY
                        && seat == valley.active()
                        && Move.verb(valley.pending()) == Verb.BUILD;
        return builds ? 1 << Move.card(valley.pending()) : 0;
    }

    /** Others know that a choice was made. */
    private static void guessChoice(Valley valley, int seat) {
        if (valley.site(seat) != Site.NONE) {
            valley.setSite(seat, valley.random(Site.ALL));
        }
        if (valley.mule(seat) != Site.NONE) {
            valley.setMule(seat, valley.random(Site.ALL));
        }
    }
}
