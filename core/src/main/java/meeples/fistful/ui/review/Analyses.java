package meeples.fistful.ui.review;

import java.util.ArrayList;
import java.util.List;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.play.Match;
import meeples.play.MatchText;
import meeples.search.ThinkingPlace;

/** The analyses of the last few matches that somebody wanted to know about. */
public final class Analyses {
    private static final int REMEMBERED = 4;

    private final ThinkingPlace place;
    private final List<Analysis> last = new ArrayList<>();

    public Analyses(ThinkingPlace place) {
        this.place = place;
    }

    /** The analysis of this match: the one that was begun before, if there is one. */
    public Analysis of(Match<Town, Event> match) {
        String text = MatchText.write(match);
        for (Analysis known : last) {
            if (MatchText.write(known.match()).equals(text)) {
                return known;
            }
        }
        if (last.size() == REMEMBERED) {
            last.remove(0).stop();
        }
        Analysis analysis = new Analysis(match, place);
        last.add(analysis);
        return analysis;
    }
}
