package meeples.coloma.ui.faces;

import meeples.coloma.model.Box;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Cause;
import meeples.coloma.rules.Event;
import meeples.coloma.rules.EventListener;
import meeples.game.tell.Face;
import meeples.game.tell.Moods;

/**
 * What bots make a face at: barricades, barrels that bring outlaws, big builds and the shootout.
 * What is hidden never moves them.
 */
public final class ColomaMoods implements Moods<Valley, Event> {
    private static final double OPENNESS = 0.3;
    private static final int A_LOT_OF_OUTLAWS = 2;

    @Override
    public double openness(String level) {
        return OPENNESS;
    }

    @Override
    public void react(Valley valley, Event event, Feelings feelings) {
        event.accept(new Reaction(valley, feelings));
    }

    private static final class Reaction extends EventListener {
        private final Valley valley;
        private final Feelings feelings;

        Reaction(Valley valley, Feelings feelings) {
            this.valley = valley;
            this.feelings = feelings;
        }

        /** Only players have faces, not Sam. */
        private void feel(int seat, Face face) {
            if (seat < valley.players()) {
                feelings.feel(seat, face);
            }
        }

        @Override
        protected void hear(Event.BarricadeMoved e) {
            for (int seat = 0; seat < valley.players(); seat++) {
                if (valley.site(seat) == e.site()) {
                    feel(seat, Face.ANGRY);
                }
            }
        }

        @Override
        protected void hear(Event.BridgeBuilt e) {
            feel(e.seat(), Face.CHEER);
        }

        @Override
        protected void hear(Event.HotelBuilt e) {
            feel(e.seat(), Face.CHEER);
        }

        @Override
        protected void hear(Event.BarricadeBlasted e) {
            feel(e.seat(), Face.LAUGH);
        }

        @Override
        protected void hear(Event.OutlawsCame e) {
            if (e.count() >= A_LOT_OF_OUTLAWS) {
                for (int seat = 0; seat < valley.players(); seat++) {
                    feel(seat, seat == e.seat() ? Face.THINK : Face.WOW);
                }
            }
        }

        @Override
        protected void hear(Event.PointsGained e) {
            if (e.cause() == Cause.SHOOTOUT && e.of() == 0) {
                feel(e.seat(), Face.LAUGH);
            }
        }

        @Override
        protected void hear(Event.DudeBuried e) {
            feel(e.seat(), Face.SAD);
        }

        @Override
        protected void hear(Event.GunmenPlaced e) {
            if (e.row() == Box.ROWS - 1) {
                feel(e.seat(), Face.CHEER);
            }
        }
    }
}
