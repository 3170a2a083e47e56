package meeples.fistful.ui.faces;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.function.DoubleSupplier;
import meeples.fistful.ai.Bots;
import meeples.fistful.model.Piece;
import meeples.fistful.model.Town;
import meeples.fistful.rules.DrawCause;
import meeples.fistful.rules.Event;
import meeples.play.Match;
import meeples.play.MatchWatcher;
import meeples.play.Seat;

/**
 * What bots make a face at, each by its character: a tenderfoot shows everything and is glad for
 * others too, a prospector envies them their gold, a marshal minds robberies, a legend shows next
 * to nothing. At most one face a turn, so that nobody tires of them.
 */
public final class BotMoods implements MatchWatcher<Event> {
    /** A face that a bot wants to show. */
    public record Mood(int seat, int emote) {}

    public static final int LAUGH = 0;
    public static final int CHEER = 1;
    public static final int WOW = 2;
    public static final int SAD = 3;
    public static final int ANGRY = 4;
    public static final int THINK = 5;

    private static final int A_GOOD_GRAB = 3;
    private static final int A_PAINFUL_LOSS = 2;
    private static final int A_BOLD_ROBBERY = 4; // draws

    /** How likely a bot of each level shows what it feels. */
    private static final double[] OPENNESS = {0.6, 0.4, 0.22, 0.12};

    private final Match<Town, Event> match;
    private final DoubleSupplier chance;
    private final Queue<Mood> waiting = new ArrayDeque<>();
    private int lastTurn = -1;

    /**
     * @param chance numbers from 0 to 1
     */
    public BotMoods(Match<Town, Event> match, DoubleSupplier chance) {
        this.match = match;
        this.chance = chance;
    }

    /** The next face to show, or null. */
    public Mood next() {
        return waiting.poll();
    }

    @Override
    public void played(int seat, int move, List<Event> events) {
        for (Event event : events) {
            react(event);
        }
    }

    @Override
    public void wentTo(int decisions) {
        waiting.clear();
    }

    private void react(Event event) {
        if (event instanceof Event.ShowdownWon won) {
            feel(won.winner(), LAUGH);
            feel(won.loser(), SAD);
        } else if (event instanceof Event.DynamiteExploded exploded) {
            for (int seat = 0; seat < exploded.stonesLost().length; seat++) {
                if (exploded.stonesLost()[seat] >= A_PAINFUL_LOSS) {
                    feel(seat, ANGRY);
                }
            }
            feel(exploded.seat(), WOW);
        } else if (event instanceof Event.PiecesDrawn drawn) {
            draw(drawn);
        } else if (event instanceof Event.GoldBarTaken bar) {
            feel(bar.seat(), CHEER);
            othersFeel(Bots.PROSPECTOR, bar.seat(), ANGRY);
        } else if (event instanceof Event.EndTriggered) {
            feel(match.position().active(), THINK);
        } else if (event instanceof Event.GameEnded ended) {
            celebrate(ended);
        }
    }

    private void draw(Event.PiecesDrawn drawn) {
        if (gold(drawn.pieces()) >= A_GOOD_GRAB) {
            feel(drawn.seat(), CHEER);
            othersFeel(Bots.TENDERFOOT, drawn.seat(), CHEER);
        }
        if (drawn.cause() == DrawCause.ROBBER && drawn.wanted() >= A_BOLD_ROBBERY) {
            othersFeel(Bots.MARSHAL, drawn.seat(), ANGRY);
        }
    }

    /** At the end everybody may show what they think of it. */
    private void celebrate(Event.GameEnded ended) {
        for (int seat = 0; seat < ended.places().length; seat++) {
            lastTurn = -1;
            feel(seat, ended.places()[seat] == 1 ? CHEER : SAD);
        }
    }

    private static int gold(int[] pieces) {
        int gold = 0;
        for (int piece : pieces) {
            gold += piece == Piece.GOLD ? 1 : 0;
        }
        return gold;
    }

    /** What somebody's doings are to bots of a character. */
    private void othersFeel(String level, int doer, int emote) {
        for (int seat = 0; seat < match.seats().size(); seat++) {
            if (seat != doer && match.seats().get(seat).bot().equals(level)) {
                feel(seat, emote);
            }
        }
    }

    private void feel(int seat, int emote) {
        Seat who = match.seats().get(seat);
        int turn = match.position().turn();
        if (who.isHuman() || turn == lastTurn) {
            return;
        }
        if (chance.getAsDouble() < OPENNESS[Bots.LEVELS.indexOf(who.bot())]) {
            lastTurn = turn;
            waiting.add(new Mood(seat, emote));
        }
    }
}
