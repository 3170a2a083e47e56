package meeples.coloma.notation;

import meeples.coloma.model.Box;
import meeples.coloma.model.Bridge;
import meeples.coloma.model.Building;
import meeples.coloma.model.Country;
import meeples.coloma.model.Decision;
import meeples.coloma.model.Pioneer;
import meeples.coloma.model.Site;
import meeples.coloma.model.Tool;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.ColomaRules;
import meeples.coloma.rules.Move;
import meeples.coloma.rules.Verb;
import meeples.play.BadTextException;
import meeples.play.MoveList;

/** Refuses a position that was written down but cannot be played on from. */
final class ValleyCheck {
    private static final ColomaRules RULES = new ColomaRules();
    private static final int TO_PUT_BACK = Box.CARDS_DRAWN - Box.CARDS_KEPT;

    private final Valley valley;

    ValleyCheck(Valley valley) {
        this.valley = valley;
    }

    void check() throws BadTextException {
        for (int seat = 0; seat < valley.table(); seat++) {
            checkBelongings(seat);
            checkRivers(seat);
        }
        checkTable();
        checkWagons();
        checkPioneers();
        checkProgress();
        checkDecision();
    }

    private static void demand(boolean condition, String complaint) throws BadTextException {
        if (!condition) {
            throw new BadTextException(complaint);
        }
    }

    private void checkBelongings(int seat) throws BadTextException {
        demand(
                valley.horses(seat) >= 1 && valley.horses(seat) <= Box.MOST_HORSES,
                "everybody has 1 to " + Box.MOST_HORSES + " horses");
        demand(valley.graves(seat) <= Box.GRAVES, "there are only " + Box.GRAVES + " graves");
        demand(valley.freeBeds(seat) >= 0, "there are more guests than beds");
        if (valley.isSam(seat)) {
            demand(
                    valley.cabin(seat) + valley.tents(seat) + valley.coins(seat) == 0
                            && valley.hotels(seat) + valley.graves(seat) == 0
                            && valley.pioneer(seat) == Pioneer.NONE
                            && !valley.hasFreshBarrel(seat),
                    "Sam has no cabin, coins, hotels, graves, pioneer card or unused barrels");
        } else {
            demand(valley.boxed(seat) == 0, "only Sam's dudes go back into the box");
        }
    }

    private void checkRivers(int seat) throws BadTextException {
        if (valley.isSam(seat)) {
            demand(
                    valley.rivers(seat) <= 1 && valley.bridge(seat, 0) == Bridge.NONE,
                    "Sam has at most one river, and no bridge");
            return;
        }
        for (int canyon = 0; canyon < Box.CANYONS; canyon++) {
            int kind = valley.bridge(seat, canyon);
            boolean river = (valley.rivers(seat) & 1 << canyon) != 0;
            demand(river || kind == Bridge.NONE, "a bridge needs a river");
        }
    }

    private void checkTable() throws BadTextException {
        boolean board = valley.shootoutTable() == Box.BOARD_TABLE;
        demand(board == valley.isLastYear(), "the last year has the table of the board");
        demand(
                (valley.goneTiles() & (1 << valley.shootoutTable() | 1 << Box.BOARD_TABLE)) == 0
                        && Integer.bitCount(valley.goneTiles()) <= valley.year(),
                "one shootout tile is gone for each year that is over");
    }

    private void checkWagons() throws BadTextException {
        for (int seat = 0; seat < valley.table(); seat++) {
            int space = valley.wagon(seat);
            demand(
                    Country.isTown(space) || (valley.otherWagons(seat) & 1 << space) == 0,
                    "only a town holds several wagons");
            demand(!valley.isSam(seat) || Country.isTown(space), "Sam's wagon is always in a town");
        }
    }

    private void checkPioneers() throws BadTextException {
        int seen = 0;
        for (int seat = 0; seat < valley.players(); seat++) {
            int pioneer = valley.pioneer(seat);
            if (pioneer != Pioneer.NONE) {
                demand((seen & 1 << pioneer) == 0, "there is one card of each pioneer");
                seen |= 1 << pioneer;
            }
        }
    }

    private boolean isInTurn() {
        return valley.active() != Valley.NOBODY;
    }

    private void checkProgress() throws BadTextException {
        demand(
                isInTurn()
                        || valley.primary() + valley.secondary() + valley.worked() + valley.once()
                                == 0,
                "actions are begun in a turn only");
        for (int building = 0; building < Building.ALL; building++) {
            demand(
                    (valley.worked() & 1 << building) == 0
                            || valley.hasBuilt(valley.active(), building),
                    "what is not built was not used");
        }
        demand(
                !isInTurn() || valley.site(valley.active()) != Site.NONE,
                "whose turn it is stands on a site");
    }

    private void checkDecision() throws BadTextException {
        Decision decision = valley.decision();
        boolean before = decision == Decision.PIONEER || decision == Decision.KEEP;
        demand(before == (valley.round() == 0), "before the first round is round 0");
        if (before) {
            checkSetUp();
        } else if (decision == Decision.OFFER && !valley.withMules()) {
            demand(valley.barker() == Box.OFFER, "the offer comes with the last event");
        } else if (decision == Decision.SITE || decision == Decision.MULE) {
            checkBallot();
        }
        if (before || decision == Decision.OVER || decision == Decision.OFFER) {
            checkEmptyWheel(decision == Decision.OFFER && valley.withMules());
        }
        switch (decision) {
            case OVER ->
                    demand(
                            valley.isLastYear() && valley.round() == Box.ROUNDS,
                            "the game ends with the last round");
            case PAY -> checkPayment();
            case WAY -> checkWay();
            default -> {}
        }
        MoveList moves = new MoveList();
        RULES.legalMoves(valley, moves);
        int least = decision == Decision.OVER ? 0 : decision == Decision.ACT ? 1 : 2;
        demand(moves.size() >= least, "there is nothing to decide here");
    }

    private void checkSetUp() throws BadTextException {
        demand(valley.year() == 0, "the game begins with the first year");
        boolean choosing = valley.decision() == Decision.PIONEER;
        for (int seat = 0; seat < valley.players(); seat++) {
            int putBack = valley.onTop(seat) + valley.atBottom(seat);
            demand(
                    valley.handSize(seat) + putBack == Box.CARDS_DRAWN
                            && putBack <= (choosing ? 0 : TO_PUT_BACK)
                            && valley.built(seat) == 0,
                    "everybody begins with " + Box.CARDS_DRAWN + " cards");
        }
        int decider = valley.decider();
        demand(
                choosing
                        ? valley.pioneer(decider) == Pioneer.NONE
                        : RULES.choosesNow(valley, decider)
                                && valley.handSize(decider) > Box.CARDS_KEPT,
                "who decides has decided already");
    }

    private void checkBallot() throws BadTextException {
        int decider = valley.decider();
        boolean mule = valley.decision() == Decision.MULE;
        demand(!mule || valley.withMules(), "there are no mules");
        for (int seat = 0; seat < valley.players(); seat++) {
            boolean inTime = mule ? valley.site(seat) != Site.NONE : valley.mule(seat) == Site.NONE;
            demand(inTime, "all choose their pioneers' sites before those of the mules");
        }
        demand(
                (valley.site(decider) != Site.NONE) == mule
                        && valley.mule(decider) == Site.NONE
                        && valley.buster() == Site.NONE,
                "who decides has decided already");
        demand(
                !valley.isSolo() || valley.site(Valley.SAM) == Site.NONE,
                "Sam is placed after the player");
        demand(
                !valley.withBuster()
                        || valley.shownLeft() != Site.NONE
                                && valley.shownLeft() != valley.shownRight(),
                "two of Buster's cards are shown before anybody chooses");
    }

    private void checkEmptyWheel(boolean withPioneers) throws BadTextException {
        for (int seat = 0; seat < valley.table(); seat++) {
            demand(
                    withPioneers
                            || valley.site(seat) == Site.NONE && valley.mule(seat) == Site.NONE,
                    "nobody is on the wheel yet");
        }
        demand(
                valley.buster() == Site.NONE && valley.shownLeft() == Site.NONE,
                "Buster is not there yet");
    }

    /** What is being paid for must be what could have been ordered just now. */
    private void checkPayment() throws BadTextException {
        int move = valley.pending();
        Verb verb = Move.verb(move);
        boolean hasPrice =
                verb == Verb.RIVER
                        || verb == Verb.BRIDGE
                        || verb == Verb.BUILD
                        || verb == Verb.HOTEL
                        || verb == Verb.BUY;
        demand(hasPrice, "that has no price");
        Valley before = valley.copy();
        before.setPending(0);
        before.ask(Decision.ACT, valley.active());
        if (verb == Verb.BUY || Move.tool(move) == Tool.HAMMER) {
            before.setPrimary(Valley.FRESH);
        } else {
            before.setSecondary(Valley.FRESH);
        }
        String refusal = RULES.refusal(before, move);
        demand(refusal == null, "what is paid for is not allowed: " + refusal);
        RULES.play(before, move, null);
        demand(before.equals(valley), "there is nothing to choose in that payment");
    }

    private void checkWay() throws BadTextException {
        int seat = valley.active();
        int size = valley.waySize();
        demand(valley.way(size - 1) == valley.wagon(seat), "the way ends where the wagon is");
        int occupied = valley.otherWagons(seat);
        int entered = 1 << valley.way(0);
        for (int i = 1; i < size; i++) {
            int space = valley.way(i);
            boolean reached = false;
            for (int way = 0; way < Country.ways(valley.way(i - 1)); way++) {
                reached |= Country.landing(valley.way(i - 1), way, occupied) == space;
            }
            demand(reached && (entered & 1 << space) == 0, "no wagon goes that way");
            entered |= 1 << space;
        }
        demand(size > 1 || valley.wayLeft() > 0, "no wagon goes nowhere");
    }
}
