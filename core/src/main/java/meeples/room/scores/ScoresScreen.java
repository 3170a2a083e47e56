package meeples.room.scores;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import meeples.game.BoardGame;
import meeples.game.score.Feats;
import meeples.game.score.OutsideScore;
import meeples.game.score.ScorePart;
import meeples.game.score.Scoring;
import meeples.play.Evening;
import meeples.play.Eyes;
import meeples.play.Match;
import meeples.play.MatchText;
import meeples.play.Rules;
import meeples.play.Seat;
import meeples.room.Doors;
import meeples.room.Rematch;
import meeples.room.badge.Pictures;
import meeples.room.badge.SeatBadge;
import meeples.room.chart.PointsOverTime;
import meeples.room.review.Analysis;
import meeples.room.review.ReviewedChart;
import meeples.table.Moment;
import meeples.text.Texts;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.Ui;
import meeples.ui.UiScreen;

/**
 * The final scores: counted up part by part, and how the points went through the game.
 *
 * @param <S> the game's position
 * @param <E> the game's events
 */
public final class ScoresScreen<S, E> extends UiScreen {
    private static final float SECONDS_A_PART = 0.8f;
    private static final float NAME_WIDTH = 600;
    private static final float MOST_OF_PART = 100;
    private static final float MOST_OF_TOTAL = 120;

    /**
     * How much of the width all parts together, and the total, may take, so that names have room.
     */
    private static final float ALL_PARTS = 0.42f;

    private static final float TOTAL = 0.09f;

    private final Doors doors;
    private final BoardGame<S, E> game;
    private final Texts texts;
    private final Match<S, E> match;
    private final Rules<S, E> rules;
    private final Scoring<S> scoring;
    private final S position;
    private final PointsOverTime<S, E> time;
    private final List<Label> totals = new ArrayList<>();
    private final List<Label> parts = new ArrayList<>();
    private final Analysis<S, E> analysis;
    private ReviewedChart<S, E> chart;
    private float counted;

    public ScoresScreen(Ui ui, Doors doors, BoardGame<S, E> game, Match<S, E> match) {
        super(ui);
        this.doors = doors;
        this.game = game;
        this.match = match;
        texts = ui.texts().of(game.name());
        rules = match.game().rules();
        scoring = game.scoring();
        position = match.position();
        time = new PointsOverTime<>(game, match, Eyes.EVERYBODY);
        analysis = doors.analysis(game, match);
        doors.evening().add(Evening.Played.of(match, Feats.of(game.honours(), match)));
        if (ui.settings().reducedMotion.isOn() || ui.settings().speed.get() >= 400) {
            counted = scoring.parts().size();
        }
    }

    @Override
    protected void build(Table root) {
        Theme theme = ui.theme();
        totals.clear();
        parts.clear();
        root.pad(theme.px(24));
        Table sheet = make.paper();
        root.add(sheet).grow();
        // Large letters can need more room than there is; the buttons stay in sight all the same.
        Table story = new Table();
        story.add(make.label(scoring.title(position, match.seats(), texts), Role.TITLE)).row();
        Label why = make.label(scoring.explanation(position, match.seats(), texts), Role.BODY);
        why.setName("explanation");
        why.setWrap(true);
        why.setAlignment(Align.center);
        story.add(why).growX().padBottom(theme.px(6)).row();
        story.add(players()).row();
        chart = new ReviewedChart<>(this, make, game, time, analysis, this::watchFrom);
        story.add(chart).grow().pad(theme.px(8)).row();
        sheet.add(make.scroll("scores.scroll", story)).grow().row();
        sheet.add(buttons()).growX();
        count();
    }

    private Table players() {
        Theme theme = ui.theme();
        Table all = new Table();
        all.defaults().space(theme.px(10));
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
        List<OutsideScore> outsiders = scoring.outsiders(position);
        for (int place = 1; place <= match.seats().size() + outsiders.size(); place++) {
            for (int seat = 0; seat < match.seats().size(); seat++) {
                if (rules.place(position, seat) == place) {
                    addPlayer(all, seat);
                }
            }
            for (OutsideScore outsider : outsiders) {
                if (outsider.place() == place) {
                    addOutsider(all, outsider);
                }
            }
        }
        return all;
    }

    private Image sign(ScorePart part) {
        Image sign = Pictures.onPaper(ui.theme(), part.icon());
        help().add(sign, () -> texts.get(part.key()));
        return sign;
    }

    /** An opponent without a seat: only the points are known. */
    private void addOutsider(Table all, OutsideScore outsider) {
        Theme theme = ui.theme();
        all.add(Pictures.onPaper(theme, outsider.icon())).size(theme.px(48));
        all.add(name(outsider.place(), texts.get(outsider.nameKey())))
                .minWidth(0)
                .maxWidth(theme.px(NAME_WIDTH))
                .padRight(theme.px(30))
                .left();
        for (int part = 0; part < scoring.parts().size(); part++) {
            all.add();
        }
        Label total = make.label("" + outsider.points(), Role.NUMBER);
        total.setAlignment(Align.center);
        all.add(total).width(totalWidth());
        all.row();
    }

    private float partWidth() {
        float most = stage().getWidth() * ALL_PARTS / scoring.parts().size();
        return Math.min(ui.theme().px(MOST_OF_PART), most);
    }

    private float totalWidth() {
        return Math.min(ui.theme().px(MOST_OF_TOTAL), stage().getWidth() * TOTAL);
    }

    private Label name(int place, String name) {
        Label label = make.label(ui.texts().get("score.place", place, name), Role.BOLD);
        label.setEllipsis(true);
        return label;
    }

    private void addPlayer(Table all, int index) {
        Theme theme = ui.theme();
        Seat seat = match.seats().get(index);
        Image face = SeatBadge.image(theme, seat);
        all.add(face).size(theme.px(48));
        Label name = name(rules.place(position, index), seat.name());
        all.add(name).minWidth(0).maxWidth(theme.px(NAME_WIDTH)).padRight(theme.px(30)).left();
        float partWidth = partWidth();
        for (int part = 0; part < scoring.parts().size(); part++) {
            Label label = make.label("", Role.NUMBER);
            label.setAlignment(Align.center);
            parts.add(label);
            all.add(label).width(partWidth);
        }
        Label total = make.label("", Role.NUMBER);
        total.setName("total-" + index);
        total.setAlignment(Align.center);
        total.setUserObject(index);
        totals.add(total);
        all.add(total).width(totalWidth());
        if (scoring.tieBreak() != null) {
            Label rest = make.label("" + scoring.tieBreak(position, index), Role.BODY);
            rest.setAlignment(Align.center);
            all.add(rest).width(theme.px(60));
        }
        all.row();
    }

    /** In as many rows as large letters need. */
    private Table buttons() {
        Theme theme = ui.theme();
        List<TextButton> all = new ArrayList<>();
        all.add(make.chiefButton("rematch", ui.text("score.rematch"), this::rematch));
        all.add(make.button("evening", ui.text("evening.open"), this::showEvening));
        all.add(make.button("watch", ui.text("score.watch"), this::watch));
        all.add(make.button("look", ui.text("score.look"), this::back));
        if (game.setup().read(match.setup()) != null) {
            TextButton copy =
                    make.button("copy-seed", texts.get("score.copy-seed"), this::copySeed);
            help().add(copy, () -> texts.get("score.copy-seed.about"));
            all.add(copy);
        }
        all.add(make.button("copy-game", ui.text("pause.copy-game"), this::copyGame));
        all.add(make.button("to-title", ui.text("pause.to-title"), doors::title));
        float height = Math.max(theme.px(72), theme.size().finger());
        float gap = theme.px(10);
        float room = stage().getWidth() - theme.px(120);
        float whole = 0;
        for (TextButton button : all) {
            whole += button.getPrefWidth() + gap;
        }
        // Two rows of about the same width look better than a full one and a single button.
        float share = whole / (float) Math.ceil(whole / room);
        Table rows = new Table();
        Table row = new Table();
        float used = 0;
        for (TextButton button : all) {
            boolean full = used + button.getPrefWidth() > room || used >= share;
            if (used > 0 && full) {
                rows.add(row).padBottom(gap).row();
                row = new Table();
                used = 0;
            }
            row.add(button).minHeight(height).space(gap);
            used += button.getPrefWidth() + gap;
        }
        rows.add(row);
        return rows;
    }

    private void showEvening() {
        doors.evening(game, this::rematch);
    }

    private void rematch() {
        doors.play(Rematch.of(game, match));
    }

    private void watch() {
        watchFrom(0);
    }

    private void watchFrom(int decision) {
        doors.watch(game, match, decision);
    }

    @Override
    protected void shown() {
        ui.cues().moment(Moment.VICTORY);
        analysis.start();
        rebuild();
    }

    @Override
    protected void hidden() {
        analysis.stop();
    }

    private void copySeed() {
        ui.platform().copy(String.valueOf(game.setup().read(match.setup()).seed()));
        ui.screens().toast(texts.get("toast.seed"));
    }

    private void copyGame() {
        ui.platform().copy(MatchText.write(match));
        ui.screens().toast(ui.text("toast.copied"));
    }

    @Override
    protected void act(float delta) {
        chart.update();
        int all = scoring.parts().size();
        if (counted < all) {
            counted = Math.min(all, counted + delta / SECONDS_A_PART);
            count();
            Gdx.graphics.requestRendering();
        }
    }

    /** Shows as much of each part as has been counted. */
    private void count() {
        int all = scoring.parts().size();
        for (int row = 0; row < totals.size(); row++) {
            int seat = (Integer) totals.get(row).getUserObject();
            int total = 0;
            for (int part = 0; part < all; part++) {
                float share = Math.max(0, Math.min(1, counted - part));
                int shown = Math.round(scoring.points(position, part, seat) * share);
                total += shown;
                parts.get(row * all + part).setText(share > 0 ? "" + shown : "");
            }
            totals.get(row).setText("" + total);
        }
    }
}
