package meeples.coloma.ui.score;

import java.util.List;
import meeples.coloma.model.Box;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Cause;
import meeples.coloma.rules.Event;
import meeples.coloma.rules.EventListener;
import meeples.game.score.Award;
import meeples.game.score.Feats;
import meeples.game.score.Honours;

/** What pioneers are remembered for. */
public final class ColomaHonours implements Honours<Valley, Event> {
    private static final Award GUNMEN = award("gunmen", "gunman", 4);
    private static final Award BUILDINGS = award("buildings", "card", 3);
    private static final Award BRIDGES = award("bridges", "bridge", 2);
    private static final Award TRAVELS = award("travels", "wagon", 12);
    private static final Award TENTS = award("tents", "tent", 3);
    private static final Award GOLD = award("gold", "nugget", 5);
    private static final Award SALES = award("sales", "trophy", 3);
    private static final Award BARRELS = award("barrels", "barrel", 2);
    private static final Award OUTLAWS = award("outlaws", "outlaw", 3);
    private static final Award CARDS = award("cards", "card", 8);
    private static final Award GUESTS = award("guests", "hotel", 2);
    private static final Award GRAVES = award("graves", "skull", 2);
    private static final Award CROWDS = award("crowds", "barricade", 3);
    private static final Award SPORT = award("neighbour", "horse", 0);

    private static final List<Award> ALL =
            List.of(
                    GUNMEN, BUILDINGS, BRIDGES, GUESTS, TENTS, TRAVELS, GOLD, SALES, BARRELS,
                    OUTLAWS, GRAVES, CROWDS, CARDS);

    private static Award award(String name, String icon, int least) {
        return new Award("award." + name, icon, least, false);
    }

    @Override
    public List<Award> awards() {
        return ALL;
    }

    @Override
    public Award consolation() {
        return SPORT;
    }

    @Override
    public void count(Valley valley, Event event, Feats feats) {
        event.accept(new Counting(valley, feats));
    }

    /** Counts for players only: Sam is not honoured. */
    private static final class Counting extends EventListener {
        private final Valley valley;
        private final Feats feats;

        Counting(Valley valley, Feats feats) {
            this.valley = valley;
            this.feats = feats;
        }

        private void add(Award award, int seat, int count) {
            if (seat < feats.seats()) {
                feats.add(award, seat, count);
            }
        }

        @Override
        protected void hear(Event.GunmenPlaced e) {
            add(GUNMEN, e.seat(), Box.rowSize(e.row()));
        }

        @Override
        protected void hear(Event.BuildingBuilt e) {
            add(BUILDINGS, e.seat(), 1);
        }

        @Override
        protected void hear(Event.BridgeBuilt e) {
            add(BRIDGES, e.seat(), 1);
        }

        @Override
        protected void hear(Event.WagonMoved e) {
            add(TRAVELS, e.seat(), 1);
        }

        @Override
        protected void hear(Event.TentInRegion e) {
            add(TENTS, e.seat(), 1);
        }

        @Override
        protected void hear(Event.NuggetsGained e) {
            add(GOLD, e.seat(), e.count());
        }

        @Override
        protected void hear(Event.NuggetsSpent e) {
            add(SALES, e.seat(), e.nuggets());
        }

        @Override
        protected void hear(Event.BarrelUsed e) {
            add(BARRELS, e.seat(), 1);
        }

        @Override
        protected void hear(Event.OutlawsCame e) {
            add(OUTLAWS, e.seat(), e.count());
        }

        @Override
        protected void hear(Event.CardsDrawn e) {
            if (e.cause() != Cause.SET_UP) {
                add(CARDS, e.seat(), e.cards().length);
            }
        }

        @Override
        protected void hear(Event.DudesPutToBed e) {
            add(GUESTS, e.seat(), e.count());
        }

        @Override
        protected void hear(Event.DudeBuried e) {
            add(GRAVES, e.seat(), 1);
        }

        /** All who stood in the crowd that the barricade came to. */
        @Override
        protected void hear(Event.BarricadeMoved e) {
            for (int seat = 0; seat < feats.seats(); seat++) {
                if (valley.site(seat) == e.site()) {
                    add(CROWDS, seat, 1);
                }
            }
        }
    }
}
