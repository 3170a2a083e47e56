package meeples.fistful.ai;

import java.util.List;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.rules.DrawCause;
import meeples.fistful.rules.Event;
import meeples.fistful.rules.LastRound;
import meeples.fistful.rules.Marquees;
import meeples.fistful.rules.Score;
import meeples.puzzle.Measure;

/**
 * What puzzles of this game ask for. Nearly everything is drawn from the bag, but how many pieces
 * will be drawn is certain as soon as the meeples stand on their doorways: so many of them are gold
 * at least, and nobody draws at all where nothing is to be drawn.
 */
public final class TownMeasures {
    private static final int MANY = 99;
    private static final int DRAWS_WORTH_A_PUZZLE = 8;
    private static final int GAIN_WORTH_A_PUZZLE = 7;
    private static final int BARS_WORTH_A_PUZZLE = 1;
    private static final int STONES_WORTH_SAVING = 3;
    private static final int A_MARQUEE = 5;
    private static final int COST = 3;
    private static final int CHEAPEST_BAR = 6;
    private static final int BOUNTY = 4;

    public static final List<Measure<Town, Event>> ALL =
            List.of(new Draws(), new Gain(), new Quiet(), new Bars(), new Win());

    private TownMeasures() {}

    /** How many pieces a seat will draw for the meeples that wait on doorways. */
    static int promised(Town town, int seat) {
        int draws = 0;
        for (int rest = town.unresolved(); rest != 0; rest &= rest - 1) {
            draws += promised(town, seat, Integer.numberOfTrailingZeros(rest));
        }
        return Math.min(draws, town.bagSize());
    }

    private static int promised(Town town, int seat, int space) {
        int building = Street.building(space);
        int kind = town.on(space);
        if (kind == Meeple.MINER) {
            return town.owner(building) == seat ? Marquees.minerDraws(town.marquee(building)) : 0;
        }
        if (seat != town.active()) {
            return 0;
        }
        return switch (kind) {
            case Meeple.ROBBER -> 2 * town.meeples(building, Meeple.MINER);
            case Meeple.DEPUTY -> 2 * town.meeples(building, Meeple.ROBBER);
            case Meeple.MADAME -> town.meeples(building, Meeple.BUILDER);
            default -> 0;
        };
    }

    private static boolean isSowing(Town town) {
        return town.decision() == Decision.TAKE
                || town.decision() == Decision.SOW
                || town.decision() == Decision.GIVE;
    }

    private static int drawn(List<Event> told, int seat, boolean inShowdowns) {
        int drawn = 0;
        for (Event event : told) {
            if (event instanceof Event.PiecesDrawn draw
                    && (seat == Town.NOBODY || draw.seat() == seat)
                    && (inShowdowns || draw.cause() != DrawCause.SHOWDOWN)) {
                drawn += draw.pieces().length;
            }
        }
        return drawn;
    }

    private static boolean isTurn(Town town) {
        return town.decision() == Decision.TAKE;
    }

    /** The gold that a seat has, and of what it will draw whatever is not stone or dynamite. */
    private static int sureGold(Town town, int seat) {
        int worthless = town.bagStone() + town.bagDynamite();
        return town.gold(seat) + Math.max(0, promised(town, seat) - worthless);
    }

    /** Pieces that the seat draws in its turn, showdowns apart. */
    private static final class Draws implements Measure<Town, Event> {
        @Override
        public String name() {
            return "draws";
        }

        @Override
        public int of(Town start, Town now, List<Event> told, int seat) {
            return drawn(told, seat, false) + promised(now, seat);
        }

        @Override
        public boolean isCertain() {
            return true;
        }

        @Override
        public int bound(Town start, Town now, int seat) {
            return isSowing(now) ? Integer.MAX_VALUE : promised(now, seat);
        }

        @Override
        public int least(Town start, int seat) {
            return isTurn(start) ? DRAWS_WORTH_A_PUZZLE : NOWHERE;
        }
    }

    /** Points that the seat gains before anything is drawn, or by a turn in which nothing is. */
    private static final class Gain implements Measure<Town, Event> {
        @Override
        public String name() {
            return "gain";
        }

        @Override
        public int of(Town start, Town now, List<Event> told, int seat) {
            return Score.of(now, seat) - Score.of(start, seat);
        }

        @Override
        public boolean isCertain() {
            return false;
        }

        @Override
        public int bound(Town start, Town now, int seat) {
            int builders = now.meeples(Place.HAND, Meeple.BUILDER);
            for (int rest = now.unresolved(); rest != 0; rest &= rest - 1) {
                int space = Integer.numberOfTrailingZeros(rest);
                builders += now.on(space) == Meeple.BUILDER ? 1 : 0;
            }
            if (now.decision() == Decision.TAKE) {
                return Integer.MAX_VALUE;
            }
            boolean asked = now.decision() == Decision.BUILD || now.decision() == Decision.UPGRADE;
            int payable = (now.gold(seat) + now.stone(seat)) / COST;
            int built = Math.min(builders + (asked ? 1 : 0), payable) * A_MARQUEE;
            int bars = now.gold(seat) / CHEAPEST_BAR * (Score.A_BAR - CHEAPEST_BAR);
            return Score.of(now, seat) - Score.of(start, seat) + built + bars;
        }

        @Override
        public int least(Town start, int seat) {
            return isTurn(start) ? GAIN_WORTH_A_PUZZLE : NOWHERE;
        }
    }

    /** Pieces that anybody draws: while there are none, no dynamite can go off. */
    private static final class Quiet implements Measure<Town, Event> {
        @Override
        public String name() {
            return "quiet";
        }

        @Override
        public boolean wantsMore() {
            return false;
        }

        @Override
        public int of(Town start, Town now, List<Event> told, int seat) {
            boolean later = now.turn() != start.turn();
            if (!later && isSowing(now)) {
                return MANY; // nobody knows yet
            }
            int touched = drawn(told, Town.NOBODY, true) + (now.showdownIsOn() ? MANY : 0);
            for (int other = 0; other < now.players(); other++) {
                touched += promised(now, other);
            }
            return touched;
        }

        @Override
        public boolean isCertain() {
            return true;
        }

        @Override
        public int bound(Town start, Town now, int seat) {
            return isSowing(now) ? Integer.MIN_VALUE : of(start, now, List.of(), seat);
        }

        @Override
        public int least(Town start, int seat) {
            boolean danger = start.bagDynamite() > 0 && start.stone(seat) >= STONES_WORTH_SAVING;
            return isTurn(start) && danger ? 0 : NOWHERE;
        }
    }

    /** Gold bars that are sure, whatever is drawn. */
    private static final class Bars implements Measure<Town, Event> {
        @Override
        public String name() {
            return "bars";
        }

        @Override
        public int of(Town start, Town now, List<Event> told, int seat) {
            int bars = now.bars(seat) - start.bars(seat);
            if (now.turn() != start.turn()) {
                return bars;
            }
            int gold = sureGold(now, seat);
            int first = Town.BARS - now.bank();
            int most = now.oneBarATurn() ? 1 : now.bank();
            for (int i = 0; i < most && gold >= Town.barPrice(first + i); i++) {
                gold -= Town.barPrice(first + i);
                bars++;
            }
            return bars;
        }

        @Override
        public boolean isCertain() {
            return false;
        }

        @Override
        public int bound(Town start, Town now, int seat) {
            return isSowing(now) ? Integer.MAX_VALUE : of(start, now, List.of(), seat);
        }

        @Override
        public int least(Town start, int seat) {
            return isTurn(start) ? BARS_WORTH_A_PUZZLE : NOWHERE;
        }
    }

    /** By how much the seat wins for sure with the last turn of the game. */
    private static final class Win implements Measure<Town, Event> {
        @Override
        public String name() {
            return "win";
        }

        @Override
        public boolean asksForLeast() {
            return true;
        }

        @Override
        public int of(Town start, Town now, List<Event> told, int seat) {
            boolean over = now.turn() != start.turn() || now.decision() == Decision.OVER;
            if (!over && isSowing(now)) {
                return -MANY;
            }
            int gold = sureGold(now, seat) - now.gold(seat);
            int mine = Score.of(now, seat) + gold + (over ? 0 : bars(now, seat, gold));
            int theirs = 0;
            for (int rival = 0; rival < now.players(); rival++) {
                if (rival != seat) {
                    int most = promised(now, rival) + (now.showdownIsOn() ? BOUNTY : 0);
                    theirs = Math.max(theirs, Score.of(now, rival) + most);
                }
            }
            return mine - theirs;
        }

        /** What the bars add that will be bought for sure. */
        private static int bars(Town town, int seat, int more) {
            int gold = town.gold(seat) + more;
            int first = Town.BARS - town.bank();
            int most = town.oneBarATurn() ? Math.min(1, town.bank()) : town.bank();
            int gain = 0;
            for (int i = 0; i < most && gold >= Town.barPrice(first + i); i++) {
                gold -= Town.barPrice(first + i);
                gain += Score.A_BAR - Town.barPrice(first + i);
            }
            return gain;
        }

        @Override
        public boolean isCertain() {
            return false;
        }

        @Override
        public int least(Town start, int seat) {
            boolean last = start.seatAfter(seat) == start.first() && LastRound.why(start) != null;
            return isTurn(start) && last ? 1 : NOWHERE;
        }
    }
}
