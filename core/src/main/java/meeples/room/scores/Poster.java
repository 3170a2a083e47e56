package meeples.room.scores;

import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import meeples.game.BoardGame;
import meeples.game.score.OutsideScore;
import meeples.game.score.Scoring;
import meeples.play.Match;
import meeples.play.Seat;
import meeples.room.badge.Pictures;
import meeples.text.Texts;
import meeples.ui.Palette;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.Widgets;

/**
 * A poster with the picture of who has won, what decided, and everybody's points below. A win that
 * is shared has several pictures; a lost game alone has that of the opponent.
 *
 * @param <S> the game's position
 */
final class Poster<S> {
    private static final float WIDTH = 980;
    private static final float PORTRAIT = 230;
    private static final float SEVERAL = 150;
    private static final float MOST_OF_NAME = 420;
    private static final float MOST_OF_HEIGHT = 0.22f;

    private final Widgets make;
    private final Texts texts;
    private final Match<S, ?> match;
    private final Scoring<S> scoring;
    private final Ranking<S> ranking;

    Poster(Widgets make, Texts texts, BoardGame<S, ?> game, Match<S, ?> match) {
        this.make = make;
        this.texts = texts;
        this.match = match;
        scoring = game.scoring();
        ranking = new Ranking<>(game, match);
    }

    /**
     * All of it, to be put onto paper.
     *
     * @param room the width that there is
     * @param height that of the window: large letters leave the portrait no more of it
     */
    Table make(float room, float height) {
        Theme theme = make.theme();
        float width = Math.min(theme.px(WIDTH), room);
        float largest = height * MOST_OF_HEIGHT;
        Table poster = new Table();
        poster.setName("poster");
        poster.add(portraits(largest)).row();
        S position = match.position();
        poster.add(centred(scoring.title(position, match.seats(), texts), Role.TITLE))
                .width(width)
                .row();
        String why = scoring.explanation(position, match.seats(), texts);
        if (!why.isEmpty()) {
            Label reason = centred(why, Role.BODY);
            reason.setName("explanation");
            poster.add(reason).width(width).padTop(theme.px(4)).row();
        }
        poster.add(places()).padTop(theme.px(12));
        return poster;
    }

    private Label centred(String text, Role role) {
        Label label = make.paragraph(text, role);
        label.setAlignment(Align.center);
        return label;
    }

    private Table portraits(float largest) {
        Theme theme = make.theme();
        Table row = new Table();
        List<Integer> winners = ranking.winners();
        float side = Math.min(largest, theme.px(winners.size() > 1 ? SEVERAL : PORTRAIT));
        for (int seat : winners) {
            Image portrait = Pictures.portrait(theme, match.seats().get(seat));
            portrait.setName("winner-" + seat);
            row.add(portrait).size(side).pad(theme.px(6));
        }
        OutsideScore outsider = ranking.winningOutsider();
        if (outsider != null) {
            row.add(Pictures.onPaper(theme, outsider.icon())).size(side).pad(theme.px(6));
        }
        return row;
    }

    private Table places() {
        Theme theme = make.theme();
        Table table = new Table();
        table.defaults().space(theme.px(8));
        ranking.visit(
                new Ranking.Visitor() {
                    @Override
                    public void seat(int place, int index) {
                        Seat seat = match.seats().get(index);
                        table.add(Pictures.person(theme, seat, theme.px(40)));
                        addRow(table, place, seat.name(), ranking.points(index), "total-" + index);
                    }

                    @Override
                    public void outsider(OutsideScore outsider) {
                        Image picture = Pictures.onPaper(theme, outsider.icon());
                        table.add(picture).size(theme.px(40));
                        String name = texts.get(outsider.nameKey());
                        addRow(table, outsider.place(), name, outsider.points(), "outsider");
                    }
                });
        return table;
    }

    private void addRow(Table table, int place, String name, int points, String label) {
        Theme theme = make.theme();
        Label who = make.label(texts.get("score.place", place, name), Role.BOLD);
        who.setEllipsis(true);
        if (place == 1) {
            who.setColor(Palette.RED);
        }
        table.add(who).minWidth(0).maxWidth(theme.px(MOST_OF_NAME)).left();
        Label total = make.label("" + points, Role.NUMBER);
        total.setName(label);
        table.add(total).right().padLeft(theme.px(30)).row();
    }
}
