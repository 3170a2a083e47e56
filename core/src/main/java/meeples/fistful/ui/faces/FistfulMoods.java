package meeples.fistful.ui.faces;

import meeples.fistful.ai.Bots;
import meeples.fistful.model.Piece;
import meeples.fistful.model.Town;
import meeples.fistful.rules.DrawCause;
import meeples.fistful.rules.Event;
import meeples.fistful.rules.EventListener;
import meeples.game.tell.Face;
import meeples.game.tell.Moods;

/**
 * What bots make a face at, each by its character: a tenderfoot shows everything and is glad for
 * others too, a prospector envies them their gold, a marshal minds robberies, a legend shows next
 * to nothing.
 */
public final class FistfulMoods implements Moods<Town, Event> {
    private static final int A_GOOD_GRAB = 3;
    private static final int A_PAINFUL_LOSS = 2;
    private static final int A_BOLD_ROBBERY = 4; // draws

    /** How likely a bot of each level shows what it feels. */
    private static final double[] OPENNESS = {0.6, 0.4, 0.22, 0.12};

    @Override
    public double openness(String level) {
        return OPENNESS[Bots.LEVELS.indexOf(level)];
    }

    @Override
    public void react(Town town, Event event, Feelings feelings) {
        event.accept(new Reaction(town, feelings));
    }

    private static final class Reaction extends EventListener {
        private final Town town;
        private final Feelings feelings;

        Reaction(Town town, Feelings feelings) {
            this.town = town;
            this.feelings = feelings;
        }

        @Override
        protected void hear(Event.ShowdownWon won) {
            feelings.feel(won.winner(), Face.LAUGH);
            feelings.feel(won.loser(), Face.SAD);
        }

        @Override
        protected void hear(Event.DynamiteExploded exploded) {
            for (int seat = 0; seat < exploded.stonesLost().length; seat++) {
                if (exploded.stonesLost()[seat] >= A_PAINFUL_LOSS) {
                    feelings.feel(seat, Face.ANGRY);
                }
            }
            feelings.feel(exploded.seat(), Face.WOW);
        }

        @Override
        protected void hear(Event.PiecesDrawn drawn) {
            if (gold(drawn.pieces()) >= A_GOOD_GRAB) {
                feelings.feel(drawn.seat(), Face.CHEER);
                feelings.othersFeel(Bots.TENDERFOOT, drawn.seat(), Face.CHEER);
            }
            if (drawn.cause() == DrawCause.ROBBER && drawn.wanted() >= A_BOLD_ROBBERY) {
                feelings.othersFeel(Bots.MARSHAL, drawn.seat(), Face.ANGRY);
            }
        }

        @Override
        protected void hear(Event.GoldBarTaken bar) {
            feelings.feel(bar.seat(), Face.CHEER);
            feelings.othersFeel(Bots.PROSPECTOR, bar.seat(), Face.ANGRY);
        }

        @Override
        protected void hear(Event.EndTriggered ends) {
            feelings.feel(town.active(), Face.THINK);
        }

        private static int gold(int[] pieces) {
            int gold = 0;
            for (int piece : pieces) {
                gold += piece == Piece.GOLD ? 1 : 0;
            }
            return gold;
        }
    }
}
