package meeples.room.scores;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import meeples.game.score.Awards;
import meeples.game.score.Feats;
import meeples.play.Seat;
import meeples.room.badge.Pictures;
import meeples.text.Texts;
import meeples.ui.Palette;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.Widgets;

/** Who is honoured for what, one below the other. */
final class AwardRows {
    private final Widgets make;
    private final Texts texts;
    private final List<Seat> seats;
    private final Feats feats;

    /**
     * @param texts those of the game
     */
    AwardRows(Widgets make, Texts texts, List<Seat> seats, Feats feats) {
        this.make = make;
        this.texts = texts;
        this.seats = seats;
        this.feats = feats;
    }

    /** Adds them to a table with two columns, whose second one is this wide. */
    void addTo(Table paper, float width) {
        Theme theme = make.theme();
        for (Awards.Given given : Awards.of(feats)) {
            addSign(paper, given);
            paper.add(words(given, width)).width(width).left().padTop(theme.px(8)).row();
        }
    }

    private void addSign(Table paper, Awards.Given given) {
        Theme theme = make.theme();
        paper.add(Pictures.onPaper(theme, given.award().icon()))
                .size(theme.px(56))
                .pad(theme.px(8), 0, 0, theme.px(14));
    }

    /** The same side by side, in so many columns. */
    Table inColumns(int columns, float width) {
        Theme theme = make.theme();
        Table all = new Table();
        float each = width / columns - theme.px(94);
        int column = 0;
        for (Awards.Given given : Awards.of(feats)) {
            addSign(all, given);
            all.add(words(given, each))
                    .width(each)
                    .top()
                    .left()
                    .pad(theme.px(8), 0, 0, theme.px(16));
            column++;
            if (column % columns == 0) {
                all.row();
            }
        }
        return all;
    }

    private Table words(Awards.Given given, float width) {
        Theme theme = make.theme();
        String key = given.award().key();
        Table words = new Table();
        words.setName(key);
        words.left();
        Label name = make.label(texts.get(key), Role.BOLD);
        name.setColor(Palette.RED);
        words.add(name).left().row();
        Table who = new Table();
        float used = 0;
        for (int seat : given.seats()) {
            who.add(Pictures.portrait(theme, seats.get(seat)))
                    .size(theme.px(36))
                    .padRight(theme.px(6));
            used += theme.px(42);
        }
        String text = texts.get("evening.who", names(given), why(given));
        who.add(make.paragraph(text, Role.BODY)).width(width - used).left();
        words.add(who).left();
        return words;
    }

    private String names(Awards.Given given) {
        List<String> names = new ArrayList<>();
        for (int seat : given.seats()) {
            names.add(seats.get(seat).name());
        }
        return String.join(texts.get("score.and"), names);
    }

    private String why(Awards.Given given) {
        String key = given.award().key() + ".why";
        return given.award().equals(feats.consolation())
                ? texts.get(key)
                : texts.count(key, given.count());
    }
}
