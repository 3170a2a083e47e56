package meeples.coloma.rules;

import java.util.function.Consumer;
import meeples.coloma.model.Box;
import meeples.coloma.model.Decision;
import meeples.coloma.model.Site;
import meeples.coloma.model.Valley;
import meeples.play.MoveList;

/** A round: turn the wheel, gain the event, choose, place, bar, take turns, take back. */
final class Round {
    private Round() {}

    /** Turns the wheel. In the mule duel the Barker triggers no event. */
    static void start(Valley valley, Consumer<? super Event> witness) {
        valley.setRound(valley.round() + 1);
        valley.setBarricade(Valley.ON_SIGNPOST);
        valley.setBarker(Site.after(valley.barker(), 1));
        if (witness != null) {
            witness.accept(new Event.RoundStarted(valley.year(), valley.round(), valley.barker()));
        }
        if (valley.withMules()) {
            openBallot(valley);
            return;
        }
        if (witness != null) {
            witness.accept(new Event.EventReached(valley.barker()));
        }
        goOnWithEvent(valley, witness);
    }

    // The event

    private static void goOnWithEvent(Valley valley, Consumer<? super Event> witness) {
        while (valley.pointer() < valley.table()) {
            int seat = valley.inOrder(valley.pointer());
            valley.setPointer(valley.pointer() + 1);
            if (isAskedByEvent(valley, seat, valley.barker(), witness)) {
                return;
            }
        }
        valley.setPointer(0);
        if (valley.withBuster()) {
            showBustersCards(valley, witness);
        }
        openBallot(valley);
    }

    /** Gives somebody an event; true when they have to decide about it first. */
    private static boolean isAskedByEvent(
            Valley valley, int seat, int site, Consumer<? super Event> witness) {
        int times = valley.hasEventTent(seat, site) ? 2 : 1;
        if (valley.isSam(seat)) {
            Sam.gainEvent(valley, site, times, witness);
        } else if (site != Box.OFFER) {
            Gains.give(valley, seat, Box.event(site), times, Cause.EVENT, site, witness);
        } else if (valley.nuggets(seat) > 0) {
            valley.ask(Decision.OFFER, seat);
            return true;
        }
        return false;
    }

    static void listOffers(Valley valley, MoveList moves) {
        int seat = valley.decider();
        int most = mostSpent(valley, seat);
        for (int nuggets = 0; nuggets <= most; nuggets++) {
            moves.add(Move.spend(nuggets));
        }
    }

    static int mostSpent(Valley valley, int seat) {
        int times = valley.hasEventTent(seat, Box.OFFER) ? 2 : 1;
        return Math.min(times * Box.OFFER_NUGGETS, valley.nuggets(seat));
    }

    static void answerOffer(Valley valley, int nuggets, Consumer<? super Event> witness) {
        spend(valley, valley.decider(), nuggets, witness);
        valley.setTurn(valley.turn() + 1);
        valley.reveal(); // the next one answers knowing this: it is final
        if (valley.withMules()) {
            feedMules(valley, witness);
        } else {
            goOnWithEvent(valley, witness);
        }
    }

    static void spend(Valley valley, int seat, int nuggets, Consumer<? super Event> witness) {
        int points = Box.POINTS_FOR_A_NUGGET * nuggets;
        valley.addNuggets(seat, -nuggets);
        valley.addToCart(nuggets);
        valley.addPoints(seat, points);
        if (witness != null) {
            witness.accept(new Event.NuggetsSpent(seat, nuggets, points));
        }
    }

    private static void showBustersCards(Valley valley, Consumer<? super Event> witness) {
        int left = valley.random(Site.ALL);
        int right = valley.anyOf((1 << Site.ALL) - 1 & ~(1 << left));
        valley.setShown(left, right);
        valley.reveal();
        if (witness != null) {
            witness.accept(new Event.BusterShown(left, right));
        }
    }

    // Choosing in secret

    private static void openBallot(Valley valley) {
        valley.ask(Decision.SITE, valley.firstPlayer());
    }

    static void listSites(MoveList moves) {
        for (int site = 0; site < Site.ALL; site++) {
            moves.add(Move.site(site));
        }
    }

    static void listMuleSites(MoveList moves) {
        for (int site = 0; site < Site.ALL; site++) {
            moves.add(Move.mule(site));
        }
    }

    /** Whether a seat has answered the question that all are asked now. */
    static boolean hasChosen(Valley valley, int seat) {
        boolean mules = valley.decision() == Decision.MULE;
        return (mules ? valley.mule(seat) : valley.site(seat)) != Site.NONE;
    }

    static void chooseSite(Valley valley, int site, Consumer<? super Event> witness) {
        valley.setSite(valley.decider(), site);
        countVote(valley, witness);
    }

    static void chooseMuleSite(Valley valley, int site, Consumer<? super Event> witness) {
        valley.setMule(valley.decider(), site);
        countVote(valley, witness);
    }

    /** Asks the next one; when all have chosen their sites, all are asked for their mules'. */
    private static void countVote(Valley valley, Consumer<? super Event> witness) {
        valley.setTurn(valley.turn() + 1);
        valley.reveal(); // all see that the choice is made, and it is final
        if (witness != null) {
            witness.accept(new Event.ChoiceMade(valley.decider()));
        }
        Decision question = valley.decision();
        for (int place = 0; place < valley.table(); place++) {
            int seat = valley.inOrder(place);
            if (!valley.isSam(seat) && !hasChosen(valley, seat)) {
                valley.ask(question, seat);
                return;
            }
        }
        if (valley.withMules() && question == Decision.SITE) {
            valley.ask(Decision.MULE, valley.firstPlayer());
        } else {
            place(valley, witness);
        }
    }

    // Placing

    private static void place(Valley valley, Consumer<? super Event> witness) {
        if (witness != null) {
            int[] sites = new int[valley.players()];
            int[] mules = new int[valley.players()];
            for (int seat = 0; seat < sites.length; seat++) {
                sites[seat] = valley.site(seat);
                mules[seat] = valley.mule(seat);
            }
            witness.accept(new Event.PioneersPlaced(sites));
            if (valley.withMules()) {
                witness.accept(new Event.MulesPlaced(mules));
            }
        }
        if (valley.withMules()) {
            feedMules(valley, witness);
            return;
        }
        if (valley.isSolo()) {
            placeSam(valley, witness);
        }
        if (valley.withBuster()) {
            placeBuster(valley, witness);
        }
        moveBarricade(valley, witness);
    }

    private static void placeSam(Valley valley, Consumer<? super Event> witness) {
        boolean heads = valley.random(2) == 0;
        int site = heads ? valley.shownLeft() : valley.shownRight();
        valley.setSite(Valley.SAM, site);
        if (witness != null) {
            witness.accept(new Event.SamPlaced(site, heads));
        }
    }

    private static void placeBuster(Valley valley, Consumer<? super Event> witness) {
        int shown = 1 << valley.shownLeft() | 1 << valley.shownRight();
        int site = valley.anyOf((1 << Site.ALL) - 1 & ~shown);
        valley.setBuster(site);
        if (witness != null) {
            witness.accept(new Event.BusterPlaced(site));
        }
    }

    /** Each mule that stands on its own carrot eats it, the sheriff's first. */
    private static void feedMules(Valley valley, Consumer<? super Event> witness) {
        while (valley.pointer() < valley.table()) {
            int seat = valley.inOrder(valley.pointer());
            int site = valley.mule(seat);
            valley.setPointer(valley.pointer() + 1);
            if ((valley.carrots(seat) & 1 << site) != 0) {
                valley.setCarrots(seat, valley.carrots(seat) & ~(1 << site));
                if (witness != null) {
                    witness.accept(new Event.CarrotEaten(seat, site));
                }
                if (isAskedByEvent(valley, seat, site, witness)) {
                    return;
                }
            }
        }
        valley.setPointer(0);
        moveBarricade(valley, witness);
    }

    private static void moveBarricade(Valley valley, Consumer<? super Event> witness) {
        int crowded = Site.NONE;
        int most = 0;
        for (int site = 0; site < Site.ALL; site++) {
            int crowd = crowd(valley, site);
            if (crowd > most) {
                most = crowd;
                crowded = site;
            } else if (crowd == most) {
                crowded = Site.NONE;
            }
        }
        if (crowded != Site.NONE && crowded != valley.signpost()) {
            valley.setBarricade(crowded);
            if (witness != null) {
                witness.accept(new Event.BarricadeMoved(crowded, most));
            }
        }
        valley.setTurnSite(0);
        nextTurn(valley, witness);
    }

    /** Pioneers, mules and Buster on a site. */
    static int crowd(Valley valley, int site) {
        int crowd = valley.buster() == site ? 1 : 0;
        for (int seat = 0; seat < valley.table(); seat++) {
            crowd += valley.site(seat) == site ? 1 : 0;
            crowd += valley.mule(seat) == site ? 1 : 0;
        }
        return crowd;
    }

    // Turns

    /** Goes on to the next pioneer in the order of the wheel. */
    static void nextTurn(Valley valley, Consumer<? super Event> witness) {
        while (valley.turnSite() < Site.ALL) {
            while (valley.pointer() < valley.table()) {
                int seat = valley.inOrder(valley.pointer());
                valley.setPointer(valley.pointer() + 1);
                if (valley.site(seat) == valley.turnSite()) {
                    if (!valley.isSam(seat)) {
                        Turn.start(valley, seat, witness);
                        return;
                    }
                    Sam.takeTurn(valley, witness);
                }
            }
            valley.setPointer(0);
            valley.setTurnSite(valley.turnSite() + 1);
        }
        takeBack(valley, witness);
        if (valley.round() < Box.ROUNDS) {
            start(valley, witness);
        } else {
            Year.end(valley, witness);
        }
    }

    private static void takeBack(Valley valley, Consumer<? super Event> witness) {
        valley.setTurnSite(Site.NONE);
        for (int seat = 0; seat < valley.table(); seat++) {
            valley.setSite(seat, Site.NONE);
            valley.setMule(seat, Site.NONE);
        }
        valley.setBuster(Site.NONE);
        valley.setShown(Site.NONE, Site.NONE);
        if (witness != null) {
            witness.accept(new Event.PioneersTakenBack());
        }
    }
}
