package meeples.fistful.ui.score;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.rules.Score;
import meeples.play.Match;

/** How the points of all seats went through a match, turn by turn, with its big moments. */
public final class PointsOverTime {
    private final List<int[]> afterTurn = new ArrayList<>();
    private final List<Moment> seen = new ArrayList<>();
    private final List<Moment> moments = Collections.unmodifiableList(seen);
    private int turn;
    private int most = 1;
    private int decision;
    private int leader = Town.NOBODY;

    /**
     * Something that a player would remember.
     *
     * @param decision how many decisions had been made before the one that it came of
     * @param turn counted from where the match began, as in {@link #points}
     * @param seat whose moment it is, or Town.NOBODY
     * @param event what happened
     */
    public record Moment(int decision, int turn, int seat, Kind kind, Event event) {}

    /** What can be worth remembering. */
    public enum Kind {
        BAR("bar"),
        SHOWDOWN("revolver"),
        EXPLOSION("dynamite"),
        UPGRADE("marquee"),
        LAST_ROUND("clock"),
        /** Somebody else is ahead of all others now. */
        LEAD("crown");

        private final String icon;

        Kind(String icon) {
            this.icon = icon;
        }

        /** The picture that stands for it. */
        public String icon() {
            return icon;
        }
    }

    public PointsOverTime(Match<Town, Event> match) {
        Town town = match.positionAfter(0);
        add(town);
        for (int i = 0; i < match.size(); i++) {
            decision = i;
            match.game().rules().play(town, match.move(i), event -> see(town, event));
        }
    }

    private void see(Town town, Event event) {
        if (event instanceof Event.TurnStarted) {
            turn = afterTurn.size(); // not the town's own count, in case it began in the middle
        } else if (event instanceof Event.TurnEnded) {
            add(town);
            seeLeader(town, event);
        } else if (event instanceof Event.GoldBarTaken bar) {
            add(bar.seat(), Kind.BAR, event);
        } else if (event instanceof Event.ShowdownWon won) {
            add(won.winner(), Kind.SHOWDOWN, event);
        } else if (event instanceof Event.DynamiteExploded exploded) {
            add(exploded.seat(), Kind.EXPLOSION, event);
        } else if (event instanceof Event.MarqueeUpgraded upgraded) {
            add(upgraded.seat(), Kind.UPGRADE, event);
        } else if (event instanceof Event.EndTriggered) {
            add(Town.NOBODY, Kind.LAST_ROUND, event);
        }
    }

    private void add(int seat, Kind kind, Event event) {
        seen.add(new Moment(decision, turn, seat, kind, event));
    }

    private void seeLeader(Town town, Event event) {
        int best = Town.NOBODY;
        boolean alone = false;
        for (int seat = 0; seat < town.players(); seat++) {
            int points = Score.of(town, seat);
            int ahead = best == Town.NOBODY ? -1 : Score.of(town, best);
            alone = points > ahead || alone && points < ahead;
            best = points > ahead ? seat : best;
        }
        if (alone && best != leader) {
            if (leader != Town.NOBODY) {
                add(best, Kind.LEAD, event);
            }
            leader = best;
        }
    }

    private void add(Town town) {
        int[] points = new int[town.players()];
        for (int seat = 0; seat < points.length; seat++) {
            points[seat] = Score.of(town, seat);
            most = Math.max(most, points[seat]);
        }
        afterTurn.add(points);
    }

    /** How many turns have been played. */
    public int turns() {
        return afterTurn.size() - 1;
    }

    /** A seat's points after a turn; turn 0 is before the first. */
    public int points(int afterTurn, int seat) {
        return this.afterTurn.get(afterTurn)[seat];
    }

    /** The most points that anybody had at any time. */
    public int most() {
        return most;
    }

    public List<Moment> moments() {
        return moments;
    }
}
