package meeples.coloma.ui.log;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import meeples.coloma.model.Site;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Cause;
import meeples.coloma.rules.Event;
import meeples.coloma.rules.EventListener;
import meeples.coloma.ui.words.ValleyWords;
import meeples.game.ask.Line;
import meeples.game.tell.Caption;
import meeples.game.tell.EventTelling;
import meeples.game.tell.Narrator;
import meeples.play.Seat;
import meeples.text.Texts;

/** Says what happens in the valley and why, where the log has no room for reasons. */
final class ValleyNarrator extends Narrator<Event> {
    private final ValleyWords words;
    private final Crowd crowd = new Crowd();
    private final Reasons reasons = new Reasons();

    ValleyNarrator(EventTelling<Event> telling, Texts texts, List<Seat> seats) {
        super(telling, texts, seats);
        words = new ValleyWords(texts, seats);
    }

    @Override
    protected List<Caption> say(Event event) {
        reasons.said = null;
        event.accept(reasons);
        return reasons.said == null ? super.say(event) : reasons.said;
    }

    @Override
    public void forget() {
        super.forget();
        crowd.clear();
    }

    /** Says what the log does not; silent where its words are enough. */
    private final class Reasons extends EventListener {
        private final List<Line> gains = new ArrayList<>();
        private List<Caption> said;

        private void begin(Event event) {
            gains.clear();
            setHeading(line(event));
        }

        // The wheel

        @Override
        protected void hear(Event.YearStarted e) {
            begin(e);
        }

        @Override
        protected void hear(Event.RoundStarted e) {
            gains.clear();
            crowd.clear();
        }

        /** Everybody's gains stand side by side below the event. */
        @Override
        protected void hear(Event.EventReached e) {
            begin(e);
        }

        @Override
        protected void hear(Event.CarrotEaten e) {
            begin(e);
        }

        @Override
        protected void hear(Event.CoinsGained e) {
            gain("coin", e.seat(), e.count(), e.cause(), e);
        }

        @Override
        protected void hear(Event.NuggetsGained e) {
            gain("nugget", e.seat(), e.count(), e.cause(), e);
            if (e.coins() > 0) {
                gain("coin", e.seat(), e.coins(), e.cause(), e);
            }
        }

        @Override
        protected void hear(Event.DudesGained e) {
            gain("dude", e.seat(), e.count(), e.cause(), e);
        }

        @Override
        protected void hear(Event.TentsGained e) {
            gain("tent", e.seat(), e.count(), e.cause(), e);
        }

        @Override
        protected void hear(Event.HorsesGained e) {
            gain("horse", e.seat(), e.count(), e.cause(), e);
        }

        @Override
        protected void hear(Event.CardsDrawn e) {
            gain("card", e.seat(), e.cards().length, e.cause(), e);
        }

        @Override
        protected void hear(Event.PointsGained e) {
            gain("star", e.seat(), e.count(), e.cause(), e);
        }

        private void gain(String icon, int seat, int count, Cause cause, Event event) {
            if (cause == Cause.EVENT || cause == Cause.SET_UP) {
                gains.add(new Line(icon, sitting(seat), words.get("narrate.gain", count)));
                said = under(new Caption(gains));
            } else {
                said = under(line(event));
            }
        }

        // The barricade

        @Override
        protected void hear(Event.PioneersPlaced e) {
            crowd.add(e.sites());
        }

        @Override
        protected void hear(Event.MulesPlaced e) {
            crowd.add(e.sites());
        }

        @Override
        protected void hear(Event.SamPlaced e) {
            crowd.add(e.site());
        }

        @Override
        protected void hear(Event.BusterPlaced e) {
            crowd.add(e.site());
        }

        @Override
        protected void hear(Event.BarricadeMoved e) {
            crowd.clear();
        }

        /** The first turn of a round: where the barricade has stayed, the reason comes first. */
        @Override
        protected void hear(Event.TurnStarted e) {
            begin(e);
            if (crowd.isKnown()) {
                said = list(stays(), line(e));
                crowd.clear();
            } else {
                said = list(line(e));
            }
        }

        private Caption stays() {
            int fullest = crowd.fullest();
            String why =
                    fullest == Site.NONE
                            ? words.get("narrate.barricade.tie", crowd.most())
                            : words.get("narrate.barricade.there", fullest + 1);
            return Caption.of(new Line("barricade", Valley.NOBODY, why));
        }

        // A turn

        @Override
        protected void hear(Event.WagonMoved e) {
            said = under(line(e));
        }

        @Override
        protected void hear(Event.OutlawsCame e) {
            said = under(line(e));
        }

        // The shootout

        @Override
        protected void hear(Event.ShootoutFought e) {
            begin(e);
            String key = e.won() ? "narrate.shootout.won" : "narrate.shootout.lost";
            said = list(line(e), because(key, e.gunmen(), e.outlaws()));
        }

        @Override
        protected void hear(Event.ShootoutRanked e) {
            said = under(line(e));
        }

        @Override
        protected void hear(Event.DudeBuried e) {
            said = list(line(e), because("narrate.buried"));
        }

        @Override
        protected void hear(Event.BadgePassed e) {
            said = list(line(e), because("narrate.badge"));
        }

        // The end

        @Override
        protected void hear(Event.GameEnded e) {
            // Who has won is told by the ending, when everything has been counted.
            said = list(Caption.of(new Line("trophy", Valley.NOBODY, words.get("narrate.over"))));
        }
    }

    /** How many have gone to each site this round. */
    private static final class Crowd {
        private final int[] counts = new int[Site.ALL];
        private boolean known;

        void clear() {
            Arrays.fill(counts, 0);
            known = false;
        }

        void add(int... sites) {
            known = true;
            for (int site : sites) {
                if (site >= 0 && site < counts.length) {
                    counts[site]++;
                }
            }
        }

        boolean isKnown() {
            return known;
        }

        int most() {
            int most = 0;
            for (int count : counts) {
                most = Math.max(most, count);
            }
            return most;
        }

        /** The one that has more than each other one. */
        int fullest() {
            int found = Site.NONE;
            for (int site = 0; site < counts.length; site++) {
                if (counts[site] == most()) {
                    if (found != Site.NONE) {
                        return Site.NONE;
                    }
                    found = site;
                }
            }
            return found;
        }
    }
}
