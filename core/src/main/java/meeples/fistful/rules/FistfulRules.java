package meeples.fistful.rules;

import java.util.function.Consumer;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.play.MoveList;
import meeples.play.Rules;

/**
 * The rules of A Fistful of Meeples: what may be done now, and what comes of it.
 *
 * <p>What leaves no choice is not asked: when all meeples in hand are of one kind, when one meeple
 * is left to resolve, when there is one opponent to give a showdown meeple to, the rules go on by
 * themselves until somebody has two or more moves to choose from.
 */
public final class FistfulRules implements Rules<Town, Event> {

    @Override
    public int seats(Town town) {
        return town.players();
    }

    @Override
    public int decider(Town town) {
        return town.decider();
    }

    @Override
    public void legalMoves(Town town, MoveList moves) {
        moves.clear();
        switch (town.decision()) {
            case MARQUEE -> addFreeCorners(town, moves);
            case TAKE -> Takes.list(town, moves);
            case SOW -> addSowings(town, moves);
            case GIVE -> addGifts(town, moves);
            case RESOLVE -> addResolutions(town, moves);
            case BUILD -> {
                moves.add(Move.build(true));
                moves.add(Move.build(false));
            }
            case UPGRADE -> {
                moves.add(Move.upgrade(true));
                moves.add(Move.upgrade(false));
            }
            case REROLL -> {
                moves.add(Move.reroll(true));
                moves.add(Move.reroll(false));
            }
            case OVER -> {}
        }
    }

    private static void addFreeCorners(Town town, MoveList moves) {
        for (int building = 0; building < Place.BUILDINGS; building++) {
            if (Marquees.isFreeCorner(town, building)) {
                moves.add(Move.marquee(building));
            }
        }
    }

    private static void addSowings(Town town, MoveList moves) {
        for (int kind = 0; kind < Meeple.KINDS; kind++) {
            if (Sowing.maySow(town, kind)) {
                moves.add(Move.sow(kind));
            }
        }
    }

    private static void addGifts(Town town, MoveList moves) {
        for (int seat = 0; seat < town.players(); seat++) {
            if (seat != town.active()) {
                moves.add(Move.give(seat));
            }
        }
    }

    private static void addResolutions(Town town, MoveList moves) {
        for (int rest = town.unresolved(); rest != 0; rest &= rest - 1) {
            moves.add(Move.resolve(Integer.numberOfTrailingZeros(rest)));
        }
        if (town.showdownIsOn()) {
            moves.add(Move.resolve(Street.SHOWDOWN));
        }
    }

    @Override
    public int pick(Town town, int number, MoveList scratch) {
        return town.decision() == Decision.TAKE
                ? Takes.pick(town, number)
                : Rules.super.pick(town, number, scratch);
    }

    @Override
    public String refusal(Town town, int move) {
        return Refusal.of(this, town, move);
    }

    @Override
    public void play(Town town, int move, Consumer<? super Event> witness) {
        switch (Move.decision(move)) {
            case MARQUEE -> Marquees.placeStarting(town, Move.building(move), witness);
            case TAKE -> Sowing.take(town, move, witness);
            case SOW -> Sowing.sow(town, Move.meeple(move), witness);
            case GIVE -> Sowing.give(town, Move.seat(move), witness);
            case RESOLVE -> Resolution.resolve(town, Move.space(move), witness);
            case BUILD -> Marquees.build(town, Move.yes(move), witness);
            case UPGRADE -> Marquees.upgrade(town, Move.yes(move), witness);
            case REROLL -> Showdown.reroll(town, Move.yes(move), witness);
            case OVER -> throw new IllegalArgumentException("no move: " + move);
        }
    }

    @Override
    public Town copy(Town town) {
        return town.copy();
    }

    @Override
    public void copy(Town from, Town to) {
        to.copyFrom(from);
    }

    @Override
    public int turn(Town town) {
        return Turn.count(town);
    }

    @Override
    public int revelations(Town town) {
        return town.chances();
    }

    /** Nothing in this game is hidden but what the bag and the dice will bring. */
    @Override
    public void resample(Town town, int viewer, int seed) {
        town.reseed(seed);
    }

    @Override
    public int points(Town town, int seat) {
        return Score.of(town, seat);
    }

    @Override
    public int place(Town town, int seat) {
        return Score.place(town, seat);
    }

    @Override
    public int hash(Town town) {
        return town.hashCode();
    }
}
