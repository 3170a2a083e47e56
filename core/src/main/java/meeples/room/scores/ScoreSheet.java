package meeples.room.scores;

import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import meeples.game.BoardGame;
import meeples.game.score.OutsideScore;
import meeples.game.score.ScorePart;
import meeples.game.score.Scoring;
import meeples.play.Match;
import meeples.play.Seat;
import meeples.room.badge.Pictures;
import meeples.text.Texts;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.UiScreen;
import meeples.ui.Widgets;

/**
 * Everybody's points part by part, the first one first.
 *
 * @param <S> the game's position
 */
final class ScoreSheet<S> {
    private static final float NAME_WIDTH = 600;
    private static final float MOST_OF_PART = 100;
    private static final float MOST_OF_TOTAL = 120;

    /**
     * How much of the width all parts together, and the total, may take, so that names have room.
     */
    private static final float ALL_PARTS = 0.42f;

    private static final float TOTAL = 0.09f;

    /** The width of a screen in units while letters have their usual size. */
    private static final float USUAL_WIDTH = 1920;

    private final UiScreen screen;
    private final Widgets make;
    private final Texts texts;
    private final Match<S, ?> match;
    private final Scoring<S> scoring;
    private final Ranking<S> ranking;

    ScoreSheet(
            UiScreen screen, Widgets make, Texts texts, BoardGame<S, ?> game, Match<S, ?> match) {
        this.screen = screen;
        this.make = make;
        this.texts = texts;
        this.match = match;
        scoring = game.scoring();
        ranking = new Ranking<>(game, match);
    }

    Table make() {
        Theme theme = make.theme();
        Table all = new Table();
        all.defaults().space(narrow(10));
        all.add();
        all.add();
        for (ScorePart part : scoring.parts()) {
            all.add(sign(part)).size(theme.px(40));
        }
        all.add(Pictures.onPaper(theme, "trophy")).size(theme.px(40));
        if (scoring.tieBreak() != null) {
            all.add(sign(scoring.tieBreak())).size(theme.px(30));
        }
        all.row();
        ranking.visit(
                new Ranking.Visitor() {
                    @Override
                    public void seat(int place, int seat) {
                        addPlayer(all, place, seat);
                    }

                    @Override
                    public void outsider(OutsideScore outsider) {
                        addOutsider(all, outsider);
                    }
                });
        return all;
    }

    private Image sign(ScorePart part) {
        Image sign = Pictures.onPaper(make.theme(), part.icon());
        screen.help().add(sign, () -> texts.get(part.key()));
        return sign;
    }

    private void addPlayer(Table all, int place, int index) {
        Theme theme = make.theme();
        Seat seat = match.seats().get(index);
        all.add(Pictures.person(theme, seat, theme.px(48)));
        addName(all, place, seat.name());
        float width = partWidth();
        for (int part = 0; part < scoring.parts().size(); part++) {
            int points = scoring.points(match.position(), part, index);
            all.add(number("" + points, Role.NUMBER)).width(width);
        }
        Label total = number("" + ranking.points(index), Role.NUMBER);
        total.setName("total-" + index);
        all.add(total).width(totalWidth());
        if (scoring.tieBreak() != null) {
            String rest = "" + scoring.tieBreak(match.position(), index);
            all.add(number(rest, Role.BODY)).width(narrow(60));
        }
        all.row();
    }

    /** An opponent without a seat: only the points are known. */
    private void addOutsider(Table all, OutsideScore outsider) {
        Theme theme = make.theme();
        all.add(Pictures.onPaper(theme, outsider.icon())).size(theme.px(48));
        addName(all, outsider.place(), texts.get(outsider.nameKey()));
        for (int part = 0; part < scoring.parts().size(); part++) {
            all.add();
        }
        all.add(number("" + outsider.points(), Role.NUMBER)).width(totalWidth());
        all.row();
    }

    private void addName(Table all, int place, String name) {
        Label label = make.label(texts.get("score.place", place, name), Role.BOLD);
        label.setEllipsis(true);
        all.add(label)
                .minWidth(0)
                .maxWidth(make.theme().px(NAME_WIDTH))
                .padRight(narrow(30))
                .left();
    }

    private Label number(String text, Role role) {
        Label label = make.label(text, role);
        label.setAlignment(Align.center);
        return label;
    }

    /** Large letters leave no room for wide gaps: so many units of a screen with usual ones. */
    private float narrow(float units) {
        return Math.min(make.theme().px(units), screen.stage().getWidth() * units / USUAL_WIDTH);
    }

    private float partWidth() {
        float most = screen.stage().getWidth() * ALL_PARTS / scoring.parts().size();
        return Math.min(make.theme().px(MOST_OF_PART), most);
    }

    private float totalWidth() {
        return Math.min(make.theme().px(MOST_OF_TOTAL), screen.stage().getWidth() * TOTAL);
    }
}
