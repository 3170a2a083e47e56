package meeples.coloma.rules;

import java.util.function.Consumer;
import meeples.coloma.model.Valley;
import meeples.play.Eyes;
import meeples.play.MoveList;
import meeples.play.Rules;

/**
 * The rules of Coloma: what may be done now, and what comes of it.
 *
 * <p>What leaves no choice is not asked: a cost that can be paid in one way is paid, a wagon that
 * can only stop stops. The end of a turn is always asked for, since a turn ends when its player
 * says so. What would change nothing is not offered.
 */
public final class ColomaRules implements Rules<Valley, Event> {

    @Override
    public int seats(Valley valley) {
        return valley.players();
    }

    @Override
    public int decider(Valley valley) {
        return valley.decider();
    }

    @Override
    public void legalMoves(Valley valley, MoveList moves) {
        moves.clear();
        switch (valley.decision()) {
            case PIONEER -> SetUp.listPioneers(valley, moves);
            case KEEP -> SetUp.listCards(valley, moves);
            case OFFER -> Round.listOffers(valley, moves);
            case SITE -> Round.listSites(moves);
            case MULE -> Round.listMuleSites(moves);
            case ACT -> Turn.list(valley, moves);
            case PAY -> Purse.list(valley, moves);
            case WAY -> Wagons.list(valley, moves);
            case OVER -> {}
        }
    }

    @Override
    public String refusal(Valley valley, int move) {
        return Refusal.of(this, valley, move);
    }

    @Override
    public void play(Valley valley, int move, Consumer<? super Event> witness) {
        int first = Move.first(move);
        switch (Move.verb(move)) {
            case PIONEER -> SetUp.choosePioneer(valley, first, witness);
            case PUT_BACK -> SetUp.putBack(valley, first, Move.second(move) == Move.TOP, witness);
            case SPEND -> Round.answerOffer(valley, first, witness);
            case SITE -> Round.chooseSite(valley, first, witness);
            case MULE -> Round.chooseMuleSite(valley, first, witness);
            case SHOVEL -> Works.shovel(valley, first, witness);
            case WHEELBARROW -> Works.wheelbarrow(valley, first, witness);
            case RIVER, BRIDGE, BUILD, HOTEL, BUY -> Works.order(valley, move, witness);
            case GO -> Wagons.go(valley, first, witness);
            case ROB -> Wagons.rob(valley, witness);
            case GUNMEN -> Frontier.placeGunmen(valley, first, witness);
            case TENT_ON_EVENT -> Frontier.pitchOnEvent(valley, first, witness);
            case TENT_IN_REGION -> Frontier.pitchInRegion(valley, first, witness);
            case BED -> Frontier.putToBed(valley, first, witness);
            case TAKE_TENT -> Frontier.takeTent(valley, witness);
            case TAKE_BARREL -> Hideout.take(valley, first, witness);
            case USE_BARREL -> Hideout.use(valley, first, witness);
            case BLAST -> Hideout.blast(valley, first, witness);
            case DISCARD -> Turn.discard(valley, move, witness);
            case RAID -> Frontier.raid(valley, first, Move.second(move), witness);
            case END -> Turn.end(valley, witness);
            case PAY -> Purse.answer(valley, first, witness);
            case STOP -> Wagons.stop(valley, first, witness);
        }
    }

    @Override
    public Valley copy(Valley valley) {
        return valley.copy();
    }

    @Override
    public void copy(Valley from, Valley to) {
        to.copyFrom(from);
    }

    @Override
    public int turn(Valley valley) {
        return valley.turn();
    }

    @Override
    public int revelations(Valley valley) {
        return valley.revelations();
    }

    @Override
    public boolean isSecret(Valley valley) {
        return Secrets.isSecret(valley);
    }

    @Override
    public boolean choosesNow(Valley valley, int seat) {
        return Secrets.choosesNow(valley, seat);
    }

    @Override
    public boolean hides(Valley valley, Eyes from) {
        return Secrets.hides(valley, from);
    }

    @Override
    public Event seenBy(Eyes eyes, Event event) {
        return event.seenBy(eyes);
    }

    @Override
    public void resample(Valley valley, int viewer, int seed) {
        Secrets.dealAnew(valley, viewer, seed);
    }

    @Override
    public int points(Valley valley, int seat) {
        return Score.of(valley, seat);
    }

    @Override
    public int place(Valley valley, int seat) {
        return Score.place(valley, seat);
    }

    @Override
    public int hash(Valley valley) {
        return valley.hashCode();
    }
}
