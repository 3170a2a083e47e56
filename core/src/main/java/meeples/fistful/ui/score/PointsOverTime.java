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

    /** Something that a player would remember. */
    public record Moment(int turn, int seat, Kind kind) {}

    /** What can be worth remembering. */
    public enum Kind {
        BAR,
        SHOWDOWN,
        EXPLOSION,
        UPGRADE,
        LAST_ROUND
    }

    public PointsOverTime(Match<Town, Event> match) {
        Town town = match.positionAfter(0);
        add(town);
        for (int i = 0; i < match.size(); i++) {
            match.game().rules().play(town, match.move(i), event -> see(town, event));
        }
    }

    private void see(Town town, Event event) {
        if (event instanceof Event.TurnStarted started) {
            turn = started.turn();
        } else if (event instanceof Event.TurnEnded) {
            add(town);
        } else if (event instanceof Event.GoldBarTaken bar) {
            seen.add(new Moment(turn, bar.seat(), Kind.BAR));
        } else if (event instanceof Event.ShowdownWon won) {
            seen.add(new Moment(turn, won.winner(), Kind.SHOWDOWN));
        } else if (event instanceof Event.DynamiteExploded exploded) {
            seen.add(new Moment(turn, exploded.seat(), Kind.EXPLOSION));
        } else if (event instanceof Event.MarqueeUpgraded upgraded) {
            seen.add(new Moment(turn, upgraded.seat(), Kind.UPGRADE));
        } else if (event instanceof Event.EndTriggered) {
            seen.add(new Moment(turn, Town.NOBODY, Kind.LAST_ROUND));
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
