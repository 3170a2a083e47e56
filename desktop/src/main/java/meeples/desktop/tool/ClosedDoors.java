package meeples.desktop.tool;

import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.ui.Doors;
import meeples.fistful.ui.NewGame;
import meeples.fistful.ui.review.Analyses;
import meeples.fistful.ui.review.Analysis;
import meeples.fistful.ui.score.Feats;
import meeples.play.Evening;
import meeples.play.Match;
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
    public void setUp() {}

    @Override
    public void play(NewGame game) {}

    @Override
    public void sitDown(Match<Town, Event> match) {}

    @Override
    public void watch(Match<Town, Event> match, int decisions) {}

    @Override
    public Analysis analysis(Match<Town, Event> match) {
        return analyses.of(match);
    }

    @Override
    public boolean canResume() {
        return false;
    }

    @Override
    public void resume() {}

    @Override
    public void rules() {}

    @Override
    public void settings() {}

    @Override
    public void credits() {}

    @Override
    public void quit() {}

    @Override
    public void save(UiScreen above, Match<Town, Event> match) {}

    @Override
    public void saves() {}

    @Override
    public Evening<Feats> evening() {
        return new Evening<>();
    }

    @Override
    public void evening(Runnable rematch) {}

    @Override
    public void couch() {}

    @Override
    public void demo() {}
}
