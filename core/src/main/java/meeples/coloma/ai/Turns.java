package meeples.coloma.ai;

import meeples.coloma.model.Barrel;
import meeples.coloma.model.Box;
import meeples.coloma.model.Bridge;
import meeples.coloma.model.Decision;
import meeples.coloma.model.Goods;
import meeples.coloma.model.Site;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.ColomaRules;
import meeples.coloma.rules.Move;
import meeples.coloma.rules.Purse;
import meeples.coloma.rules.Verb;
import meeples.play.MoveList;
import meeples.search.Choices;

/**
 * Plays a turn greedily: always what adds most to the own {@link Worth}, in an order in which
 * nothing is given up. What chance will show is not looked at but taken by its mean.
 */
final class Turns {
    /** What an outlaw more costs everybody, as a hundredth of a point. */
    private static final int OUTLAW = 8;

    /** Worth less than this is not begun: it may come to better use. */
    private static final int LEAST_GAIN = 1;

    private static final int NOT_WANTED = Integer.MIN_VALUE;

    /** What the Maverick discards a card for. */
    private static final Goods A_COIN = Goods.coins(Box.MAVERICK_COINS);

    private static final Goods A_DUDE = Goods.dudes(Box.MAVERICK_DUDES);

    private final ColomaRules rules;
    private final Ways ways = new Ways();
    private final MoveList legal = new MoveList();
    private final MoveList payments = new MoveList();
    private final Valley trial;
    private final Valley turn;
    private int[] scores = new int[64];

    /**
     * @param any some valley, whatever is in it: only its room is used
     */
    Turns(ColomaRules rules, Valley any) {
        this.rules = rules;
        trial = any.copy();
        turn = any.copy();
    }

    /** The next move of the turn, of a payment or of a wagon's way. */
    int next(Valley valley) {
        return switch (valley.decision()) {
            case ACT -> act(valley);
            case PAY -> pay(valley);
            case WAY -> {
                ways.planRest(valley);
                yield ways.bestMove();
            }
            default -> throw new IllegalArgumentException("no turn: " + valley.decision());
        };
    }

    /**
     * What a turn on a site would add to a seat's worth if it came now.
     *
     * @param barred whether the barricade stops the secondary action
     */
    int gain(Valley valley, int seat, int site, boolean barred) {
        turn.copyFrom(valley);
        turn.clearTurn();
        turn.setPending(0);
        turn.clearWay();
        turn.setSite(seat, site);
        turn.setTurnSite(site);
        turn.setActive(seat);
        turn.setBarricade(barricade(turn, site, barred));
        turn.ask(Decision.ACT, seat);
        int before = Worth.of(turn, seat);
        int move = next(turn);
        while (move != Move.end()) {
            rules.play(turn, move, null);
            move = next(turn);
        }
        return Worth.of(turn, seat) - before;
    }

    /** Where the barricade must lie for a site to be barred, or not to be. */
    private static int barricade(Valley valley, int site, boolean barred) {
        if (site == valley.signpost()) {
            return barred ? Valley.ON_SIGNPOST : valley.barker();
        }
        return barred ? site : Valley.ON_SIGNPOST;
    }

    private int act(Valley valley) {
        rules.legalMoves(valley, legal);
        int free = freeGoods(valley);
        if (free >= 0) {
            return free;
        }
        int best = Move.end();
        int most = LEAST_GAIN - 1;
        score(valley);
        for (int i = 0; i < legal.size(); i++) {
            if (scores[i] > most) {
                most = scores[i];
                best = legal.get(i);
            }
        }
        return best;
    }

    /**
     * Of the legal moves a shovel or wheelbarrow, or -1: what only gives need not be weighed. At
     * the end it must be, and barrels come first, for what they give may decide what else is done.
     */
    private int freeGoods(Valley valley) {
        boolean wheelbarrows = valley.secondary() == Valley.BEGUN;
        int free = -1;
        for (int i = 0; i < legal.size() && Worth.timeFor(valley) > 0; i++) {
            int move = legal.get(i);
            switch (Move.verb(move)) {
                case USE_BARREL, BLAST, DISCARD, RAID -> {
                    return -1;
                }
                case SHOVEL -> free = free < 0 ? move : free;
                case WHEELBARROW -> free = free < 0 || wheelbarrows ? move : free;
                default -> {}
            }
        }
        return free;
    }

    /** Says of each legal move how much it is wanted; what brings nothing has no score. */
    private void score(Valley valley) {
        int seat = valley.active();
        if (scores.length < legal.size()) {
            scores = new int[2 * legal.size()];
        }
        int now = Worth.of(valley, seat);
        boolean planned = false;
        for (int i = 0; i < legal.size(); i++) {
            int move = legal.get(i);
            Verb verb = Move.verb(move);
            if (verb == Verb.GO || verb == Verb.ROB) {
                if (!planned) {
                    ways.plan(valley, seat, true);
                    planned = true;
                }
                scores[i] = move == ways.bestMove() ? ways.best() : NOT_WANTED;
            } else if (verb == Verb.END) {
                scores[i] = 0;
            } else {
                int gain = gainOf(valley, seat, move, now);
                scores[i] = gain < LEAST_GAIN ? NOT_WANTED : gain + urgency(valley, verb);
            }
        }
    }

    /** Lists the most wanted moves, the end of the turn among them, with weights. */
    void rate(Valley valley, int most, Choices into) {
        rules.legalMoves(valley, legal);
        score(valley);
        int size = Math.min(most, legal.size());
        for (int rank = 0; rank < size; rank++) {
            int best = -1;
            for (int i = 0; i < legal.size(); i++) {
                boolean free = into.indexOf(legal.get(i)) < 0;
                if (free && (best < 0 || scores[i] > scores[best])) {
                    best = i;
                }
            }
            boolean end = legal.get(best) == Move.end();
            boolean wanted = scores[best] > NOT_WANTED;
            into.add(legal.get(best), wanted && !end ? 6.0 / (1 + rank) : 0.5);
        }
        if (into.indexOf(Move.end()) < 0) {
            into.add(Move.end(), 0.5);
        }
    }

    /**
     * What must come first: what was begun is finished, and what brings something comes before what
     * needs it.
     */
    private static int urgency(Valley valley, Verb verb) {
        return switch (verb) {
            case USE_BARREL -> 60_000;
            case TAKE_BARREL, TAKE_TENT -> 50_000;
            case SHOVEL -> valley.secondary() == Valley.BEGUN ? 30_000 : 40_000;
            case WHEELBARROW -> valley.primary() == Valley.BEGUN ? 30_000 : 35_000;
            case TENT_ON_EVENT, TENT_IN_REGION, GUNMEN, BED ->
                    valley.primary() == Valley.BEGUN ? 55_000 : 0;
            default -> 0;
        };
    }

    private int gainOf(Valley valley, int seat, int move, int now) {
        return switch (Move.verb(move)) {
            case TAKE_BARREL -> ofBarrel(valley, seat, Move.first(move));
            case USE_BARREL -> ofUse(valley, seat, Move.first(move));
            case BLAST -> ofBlast(valley, seat);
            case DISCARD -> ofDiscard(valley, seat, move);
            default -> ofTrial(valley, seat, move) - now;
        };
    }

    private int ofTrial(Valley valley, int seat, int move) {
        trial.copyFrom(valley);
        rules.play(trial, move, null);
        if (trial.decision() == Decision.PAY) {
            rules.play(trial, pay(trial), null);
        }
        return Worth.of(trial, seat);
    }

    /** The payment after which most is left: nuggets and coins are weighed against each other. */
    private int pay(Valley valley) {
        int seat = valley.active();
        int cost = Purse.cost(valley, valley.pending());
        boolean inNuggets = Purse.isPaidInNuggets(valley.pending());
        rules.legalMoves(valley, payments);
        int best = payments.get(0);
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < payments.size(); i++) {
            int nuggets = Move.first(payments.get(i));
            int covered = inNuggets ? cost : nuggets * valley.goldValue();
            int coins = valley.coins(seat) - Math.max(0, cost - covered);
            int worth = Worth.ofMoney(valley, seat, coins, valley.nuggets(seat) - nuggets);
            worth -= inNuggets && nuggets < cost ? Worth.ofLastTent(valley, seat) : 0;
            if (worth > most) {
                most = worth;
                best = payments.get(i);
            }
        }
        return best;
    }

    /** A barrel of the stack is worth what barrels are worth on the whole. */
    private int ofBarrel(Valley valley, int seat, int place) {
        int time = Worth.timeFor(valley);
        int bridge = valley.hasBridge(seat, Bridge.BARRELS) ? Box.bridgePoints(Bridge.BARRELS) : 0;
        int beside = Worth.POINT * bridge - OUTLAW * Box.barrelOutlaws(place);
        if (place < Barrel.FACE_UP) {
            int kind = valley.faceUp(place);
            return ofContent(valley, seat, kind, time) + beside + LEAST_GAIN;
        }
        int sum = 0;
        for (int kind = 0; kind < Barrel.KINDS; kind++) {
            sum += Worth.ofBarrel(valley, seat, kind, time);
        }
        return sum / Barrel.KINDS + beside;
    }

    /** What is in a barrel; a wagon action may go at once where it brings most. */
    private int ofContent(Valley valley, int seat, int kind, int time) {
        int worth = Worth.ofBarrel(valley, seat, kind, time);
        if (kind == Barrel.WAGON) {
            ways.plan(valley, seat, false);
            worth = Math.max(worth, ways.best());
        }
        return worth;
    }

    /** A barrel is used at once, a wagon action when it brings something. */
    private int ofUse(Valley valley, int seat, int kind) {
        int time = Worth.timeFor(valley);
        if (kind == Barrel.WAGON) {
            ways.plan(valley, seat, false);
            int kept = time == 0 ? 0 : Worth.ofBarrel(valley, seat, kind, time);
            return ways.best() - kept;
        }
        return Worth.ofBarrel(valley, seat, kind, time) > 0 || time == 0 ? LEAST_GAIN : 0;
    }

    /** Whether the secondary action is worth a used barrel: it is, if it can be used at all. */
    private int ofBlast(Valley valley, int seat) {
        int free = valley.turnSite();
        return free == Site.WAGON || valley.nuggets(seat) > 0 ? 5 : 0;
    }

    /** A card that will not be built for a coin or a dude. */
    private static int ofDiscard(Valley valley, int seat, int move) {
        int time = Worth.timeFor(valley);
        int card = Move.card(move);
        Goods gained = Move.third(move) == Move.FOR_COIN ? A_COIN : A_DUDE;
        int spare = valley.handSize(seat) - 3;
        int kept = Worth.ofCard(card, time) / 8 + 40 - 20 * spare;
        int end = Move.second(move) == Move.BOTTOM ? 1 : 0;
        return Worth.ofGoods(valley, seat, gained, time) - kept + end;
    }
}
