package meeples.room.replay;

import com.badlogic.gdx.graphics.Color;
import java.util.ArrayList;
import java.util.List;
import meeples.game.BoardGame;
import meeples.game.tell.EventTelling;
import meeples.play.Eyes;
import meeples.play.Match;
import meeples.room.badge.Pictures;
import meeples.room.chart.PointsOverTime;
import meeples.room.review.Finding;
import meeples.room.review.FindingWords;
import meeples.text.Texts;
import meeples.ui.Palette;
import meeples.ui.Scrubber;
import meeples.ui.Theme;

/**
 * The big moments of a match and what its analysis has found, as marks on a replay's line through
 * time.
 */
final class ReplayMarks<S, E> {
    private static final int FINDING = 10;

    private final EventTelling<E> telling;
    private final Match<S, E> match;
    private final Texts texts;
    private final List<PointsOverTime.Moment<E>> moments;

    ReplayMarks(BoardGame<S, E> game, Match<S, E> match, Eyes eyes, Texts texts) {
        telling = game.events();
        this.match = match;
        this.texts = texts;
        moments = new PointsOverTime<>(game, match, eyes).moments();
    }

    List<Scrubber.Mark> of(Theme theme, List<Finding> found, FindingWords<?, ?> says) {
        List<Scrubber.Mark> marks = new ArrayList<>();
        for (PointsOverTime.Moment<E> moment : moments) {
            String icon = moment.facts().icon();
            marks.add(
                    new Scrubber.Mark(
                            moment.decision(),
                            Pictures.icon(theme, icon),
                            theme.isColoured(icon) ? Color.WHITE : Palette.CREAM,
                            moment.facts().weight(),
                            say(moment)));
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

    private String say(PointsOverTime.Moment<E> moment) {
        String what =
                moment.isLead()
                        ? texts.get("moment.lead", match.seats().get(moment.seat()).name())
                        : telling.say(moment.event(), texts, match.seats());
        return texts.get("moment", moment.turn(), what);
    }
}
