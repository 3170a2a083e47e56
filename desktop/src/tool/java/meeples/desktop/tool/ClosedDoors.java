package meeples.desktop.tool;

import meeples.game.BoardGame;
import meeples.game.lesson.Lesson;
import meeples.game.score.Feats;
import meeples.play.Evening;
import meeples.play.Match;
import meeples.room.Doors;
import meeples.room.NewGame;
import meeples.room.review.Analyses;
import meeples.room.review.Analysis;
import meeples.search.SlicedThinking;
import meeples.search.ThinkingPlace;
import meeples.ui.UiScreen;

/** Leads nowhere: a screen that is only looked at is never left. */
public final class ClosedDoors implements Doors {
    private final Analyses analyses;

    public ClosedDoors() {
        this(new SlicedThinking(System::nanoTime, 8));
    }

    /**
     * @param thinking where matches are analysed
     */
    public ClosedDoors(ThinkingPlace thinking) {
        analyses = new Analyses(thinking);
    }

    @Override
    public void title() {}

    @Override
    public void setUp(BoardGame<?, ?> game) {}

    @Override
    public <S, E> void play(NewGame<S, E> game) {}

    @Override
    public <S, E> void sitDown(BoardGame<S, E> game, Match<S, E> match) {}

    @Override
    public <S, E> void watch(BoardGame<S, E> game, Match<S, E> match, int decisions) {}

    @Override
    public <S, E> Analysis<S, E> analysis(BoardGame<S, E> game, Match<S, E> match) {
        return analyses.of(game, match);
    }

    @Override
    public boolean canResume(BoardGame<?, ?> game) {
        return false;
    }

    @Override
    public void resume(BoardGame<?, ?> game) {}

    @Override
    public void rules(BoardGame<?, ?> game) {}

    @Override
    public void lessons(BoardGame<?, ?> game) {}

    @Override
    public <S> void lesson(BoardGame<S, ?> game, Lesson<S> lesson, boolean anew) {}

    @Override
    public void firstGame(BoardGame<?, ?> game) {}

    @Override
    public void settings() {}

    @Override
    public void credits() {}

    @Override
    public boolean hasPastimes() {
        return true;
    }

    @Override
    public void pastimes() {}

    @Override
    public void quit() {}

    @Override
    public <S, E> void save(UiScreen above, BoardGame<S, E> game, Match<S, E> match) {}

    @Override
    public void saves() {}

    @Override
    public Evening<Feats> evening() {
        return new Evening<>();
    }

    @Override
    public void evening(BoardGame<?, ?> last, Runnable rematch) {}

    @Override
    public void couch(BoardGame<?, ?> game) {}

    @Override
    public void demo() {}
}
