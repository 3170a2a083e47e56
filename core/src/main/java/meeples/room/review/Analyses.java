package meeples.room.review;

import java.util.ArrayList;
import java.util.List;
import meeples.game.BoardGame;
import meeples.play.Eyes;
import meeples.play.Match;
import meeples.play.MatchText;
import meeples.play.Rules;
import meeples.search.ThinkingPlace;

/** The analyses of the last few matches that somebody wanted to know about. */
public final class Analyses {
    private static final int REMEMBERED = 4;

    private final ThinkingPlace place;
    private final List<Analysis<?, ?>> last = new ArrayList<>();

    public Analyses(ThinkingPlace place) {
        this.place = place;
    }

    /**
     * Whether a match may be analysed for these eyes: it is over, or it never held anything that
     * they could not see. What others could have done better would tell what they hold.
     */
    public static <S, E> boolean areAllowed(Match<S, E> match, Eyes eyes) {
        if (match.isOver()) {
            return true;
        }
        Rules<S, E> rules = match.game().rules();
        S position = match.positionAfter(0);
        for (int i = 0; i < match.size(); i++) {
            if (rules.hides(position, eyes)) {
                return false;
            }
            rules.play(position, match.move(i), null);
        }
        return !rules.hides(position, eyes);
    }

    /** The analysis of this match: the one that was begun before, if there is one. */
    public <S, E> Analysis<S, E> of(BoardGame<S, E> game, Match<S, E> match) {
        String text = MatchText.write(match);
        for (Analysis<?, ?> known : last) {
            if (MatchText.write(known.match()).equals(text)) {
                return sameGame(known);
            }
        }
        if (last.size() == REMEMBERED) {
            last.remove(0).stop();
        }
        Analysis<S, E> analysis = new Analysis<>(game, match, place);
        last.add(analysis);
        return analysis;
    }

    @SuppressWarnings("unchecked") // a match's text begins with the name of its game
    private static <S, E> Analysis<S, E> sameGame(Analysis<?, ?> known) {
        return (Analysis<S, E>) known;
    }
}
