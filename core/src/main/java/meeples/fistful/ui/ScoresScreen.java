package meeples.fistful.ui;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.rules.Score;
import meeples.fistful.ui.badge.SeatBadge;
import meeples.fistful.ui.review.Analysis;
import meeples.fistful.ui.review.ReviewedChart;
import meeples.fistful.ui.score.Feats;
import meeples.fistful.ui.score.PointsOverTime;
import meeples.fistful.ui.words.TownWords;
import meeples.play.Evening;
import meeples.play.Match;
import meeples.play.MatchText;
import meeples.play.Seat;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.Ui;
import meeples.ui.UiScreen;

/** The final scores: counted up part by part, and how the points went through the game. */
final class ScoresScreen extends UiScreen {
    private static final float SECONDS_A_PART = 0.8f;
    private static final int PARTS = 3;
    private static final float NAME_WIDTH = 600;

    private final Doors doors;
    private final Match<Town, Event> match;
    private final TownWords words;
    private final Town town;
    private final PointsOverTime time;
    private final List<Label> totals = new ArrayList<>();
    private final List<Label> parts = new ArrayList<>();
    private final Analysis analysis;
    private ReviewedChart chart;
    private float counted;

    ScoresScreen(Ui ui, Doors doors, Match<Town, Event> match, TownWords words) {
        super(ui);
        this.doors = doors;
        this.match = match;
        this.words = words;
        town = match.position();
        time = new PointsOverTime(match);
        analysis = doors.analysis(match);
        doors.evening().add(played());
        if (ui.settings().reducedMotion.isOn() || ui.settings().speed.get() >= 400) {
            counted = PARTS;
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
        story.add(make.label(title(), Role.TITLE)).row();
        Label why = make.label(explanation(), Role.BODY);
        why.setName("explanation");
        why.setWrap(true);
        why.setAlignment(Align.center);
        story.add(why).growX().padBottom(theme.px(6)).row();
        story.add(players()).row();
        chart = new ReviewedChart(this, make, words, time, analysis, this::watchFrom);
        story.add(chart).grow().pad(theme.px(8)).row();
        sheet.add(make.scroll("scores.scroll", story)).grow().row();
        sheet.add(buttons()).growX();
        count();
    }

    private String title() {
        List<String> winners = new ArrayList<>();
        for (int seat = 0; seat < town.players(); seat++) {
            if (Score.place(town, seat) == 1) {
                winners.add(match.seats().get(seat).name());
            }
        }
        String names = String.join(words.get("score.and"), winners);
        return words.get(winners.size() == 1 ? "score.winner" : "score.winners", names);
    }

    /** Says what decided when points alone did not. */
    private String explanation() {
        int best = 0;
        for (int seat = 0; seat < town.players(); seat++) {
            best = Math.max(best, Score.of(town, seat));
        }
        int level = 0;
        int winners = 0;
        for (int seat = 0; seat < town.players(); seat++) {
            level += Score.of(town, seat) == best ? 1 : 0;
            winners += Score.place(town, seat) == 1 ? 1 : 0;
        }
        if (level == 1) {
            return "";
        }
        return words.get(winners == 1 ? "score.tie.broken" : "score.tie.shared", best);
    }

    private Table players() {
        Theme theme = ui.theme();
        Table all = new Table();
        all.defaults().space(theme.px(10));
        String[] icons = {"gold", "bar", "marquee", "trophy"};
        all.add();
        all.add();
        for (String icon : icons) {
            all.add(Pictures.onPaper(theme, icon)).size(theme.px(40));
        }
        all.add(Pictures.image(theme, "stone")).size(theme.px(30));
        all.row();
        for (int place = 1; place <= town.players(); place++) {
            for (int seat = 0; seat < town.players(); seat++) {
                if (Score.place(town, seat) == place) {
                    addPlayer(all, seat);
                }
            }
        }
        return all;
    }

    private void addPlayer(Table all, int index) {
        Theme theme = ui.theme();
        Seat seat = match.seats().get(index);
        Image face = SeatBadge.image(theme, seat);
        all.add(face).size(theme.px(48));
        Label name =
                make.label(
                        words.get("score.place", Score.place(town, index), seat.name()), Role.BOLD);
        name.setEllipsis(true);
        all.add(name).minWidth(0).maxWidth(theme.px(NAME_WIDTH)).padRight(theme.px(30)).left();
        for (int part = 0; part < PARTS; part++) {
            Label label = make.label("", Role.NUMBER);
            label.setAlignment(Align.center);
            parts.add(label);
            all.add(label).width(theme.px(100));
        }
        Label total = make.label("", Role.NUMBER);
        total.setName("total-" + index);
        total.setAlignment(Align.center);
        total.setUserObject(index);
        totals.add(total);
        all.add(total).width(theme.px(120));
        Label rest = make.label("" + town.stone(index), Role.BODY);
        rest.setAlignment(Align.center);
        all.add(rest).width(theme.px(60)).row();
    }

    /** In as many rows as large letters need. */
    private Table buttons() {
        Theme theme = ui.theme();
        List<TextButton> all = new ArrayList<>();
        all.add(make.chiefButton("rematch", words.get("score.rematch"), this::rematch));
        all.add(make.button("evening", words.get("evening.open"), this::showEvening));
        all.add(make.button("watch", words.get("score.watch"), this::watch));
        all.add(make.button("look", words.get("score.look"), this::back));
        if (Rematch.setup(match) != null) {
            all.add(make.button("copy-seed", words.get("score.copy-seed"), this::copySeed));
        }
        all.add(make.button("copy-game", words.get("pause.copy-game"), this::copyGame));
        all.add(make.button("to-title", words.get("pause.to-title"), doors::title));
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
        doors.evening(this::rematch);
    }

    private Evening.Played<Feats> played() {
        int[] points = new int[town.players()];
        int[] places = new int[town.players()];
        for (int seat = 0; seat < points.length; seat++) {
            points[seat] = Score.of(town, seat);
            places[seat] = Score.place(town, seat);
        }
        return new Evening.Played<>(match, points, places, Feats.of(match));
    }

    private void rematch() {
        doors.play(Rematch.of(match));
    }

    private void watch() {
        watchFrom(0);
    }

    private void watchFrom(int decision) {
        doors.watch(match, decision);
    }

    @Override
    protected void shown() {
        analysis.start();
        rebuild();
    }

    @Override
    protected void hidden() {
        analysis.stop();
    }

    private void copySeed() {
        ui.platform().copy(String.valueOf(Rematch.setup(match).seed()));
        ui.screens().toast(words.get("toast.seed"));
    }

    private void copyGame() {
        ui.platform().copy(MatchText.write(match));
        ui.screens().toast(words.get("toast.copied"));
    }

    @Override
    protected void act(float delta) {
        chart.update();
        if (counted < PARTS) {
            counted = Math.min(PARTS, counted + delta / SECONDS_A_PART);
            count();
            Gdx.graphics.requestRendering();
        }
    }

    /** Shows as much of each part as has been counted. */
    private void count() {
        for (int row = 0; row < totals.size(); row++) {
            int seat = (Integer) totals.get(row).getUserObject();
            int[] points = {
                Score.gold(town, seat), Score.bars(town, seat), Score.marquees(town, seat)
            };
            int total = 0;
            for (int part = 0; part < PARTS; part++) {
                float share = Math.max(0, Math.min(1, counted - part));
                int shown = Math.round(points[part] * share);
                total += shown;
                parts.get(row * PARTS + part).setText(share > 0 ? "" + shown : "");
            }
            totals.get(row).setText("" + total);
        }
    }
}
