package meeples.fistful.ui.replay;

import com.badlogic.gdx.graphics.Color;
import java.util.ArrayList;
import java.util.List;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.ui.Pictures;
import meeples.fistful.ui.log.EventWords;
import meeples.fistful.ui.review.Finding;
import meeples.fistful.ui.review.FindingWords;
import meeples.fistful.ui.score.PointsOverTime;
import meeples.fistful.ui.words.TownWords;
import meeples.play.Match;
import meeples.ui.Palette;
import meeples.ui.Scrubber;
import meeples.ui.Theme;

/**
 * The big moments of a match and what its analysis has found, as marks on a replay's line through
 * time.
 */
final class ReplayMarks {
    private static final int FINDING = 10;

    private final Match<Town, Event> match;
    private final TownWords words;
    private final List<PointsOverTime.Moment> moments;

    ReplayMarks(Match<Town, Event> match, TownWords words) {
        this.match = match;
        this.words = words;
        moments = new PointsOverTime(match).moments();
    }

    List<Scrubber.Mark> of(Theme theme, List<Finding> found, FindingWords says) {
        EventWords events = new EventWords(words, match.seats());
        List<Scrubber.Mark> marks = new ArrayList<>();
        for (PointsOverTime.Moment moment : moments) {
            String icon = moment.kind().icon();
            marks.add(
                    new Scrubber.Mark(
                            moment.decision(),
                            Pictures.icon(theme, icon),
                            Pictures.isPiece(icon) ? Color.WHITE : Palette.CREAM,
                            weight(moment.kind()),
                            say(moment, events)));
        }
        for (Finding finding : found) {
            marks.add(
                    new Scrubber.Mark(
                            finding.decision(),
                            Pictures.icon(theme, finding.icon()),
                            Palette.GOLD,
                            FINDING,
                            says.summary(finding)));
        }
        marks.sort((one, other) -> Integer.compare(one.at(), other.at()));
        return marks;
    }

    private String say(PointsOverTime.Moment moment, EventWords events) {
        String what =
                moment.kind() == PointsOverTime.Kind.LEAD
                        ? words.get("moment.lead", match.seats().get(moment.seat()).name())
                        : events.say(moment.event());
        return words.get("moment", moment.turn(), what);
    }

    private static int weight(PointsOverTime.Kind kind) {
        return switch (kind) {
            case BAR -> 1;
            case LEAD -> 2;
            case UPGRADE -> 3;
            case SHOWDOWN -> 4;
            case EXPLOSION -> 5;
            case LAST_ROUND -> 6;
        };
    }
}
