package meeples.room.scores;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import meeples.game.BoardGame;
import meeples.game.score.Feats;
import meeples.game.score.Scoring;
import meeples.play.Evening;
import meeples.play.Eyes;
import meeples.play.Match;
import meeples.play.MatchText;
import meeples.room.Doors;
import meeples.room.Rematch;
import meeples.room.chart.PointsOverTime;
import meeples.room.review.Analysis;
import meeples.room.review.ReviewedChart;
import meeples.table.Moment;
import meeples.table.TableSounds;
import meeples.text.Texts;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.Ui;
import meeples.ui.UiScreen;

/**
 * The end of a match: a poster with who has won, and on a second page everybody's points part by
 * part, how they went through the game, its moments and what players are honoured for.
 *
 * @param <S> the game's position
 * @param <E> the game's events
 */
public final class ScoresScreen<S, E> extends UiScreen {
    /** With less width than this awards stand in one column. */
    private static final float LEAST_FOR_TWO = 1100;

    private final Doors doors;
    private final BoardGame<S, E> game;
    private final Texts texts;
    private final Match<S, E> match;
    private final Feats feats;
    private final PointsOverTime<S, E> time;
    private final Analysis<S, E> analysis;
    private final Feast feast;
    private ReviewedChart<S, E> chart;
    private boolean onPoster;
    private boolean wasCheered;

    /** The second page at once, for a match that has been over for long. */
    public ScoresScreen(Ui ui, Doors doors, BoardGame<S, E> game, Match<S, E> match) {
        this(ui, doors, game, match, null);
    }

    /**
     * The poster first.
     *
     * @param feast the table behind it; null for the second page at once
     */
    public ScoresScreen(Ui ui, Doors doors, BoardGame<S, E> game, Match<S, E> match, Feast feast) {
        super(ui);
        this.doors = doors;
        this.game = game;
        this.match = match;
        this.feast = feast;
        onPoster = feast != null;
        texts = ui.texts().of(game.name());
        time = new PointsOverTime<>(game, match, Eyes.EVERYBODY);
        analysis = doors.analysis(game, match);
        feats = Feats.of(game.honours(), match);
        doors.evening().add(Evening.Played.of(match, feats));
    }

    @Override
    protected void build(Table root) {
        Theme theme = ui.theme();
        chart = null;
        root.pad(theme.px(24));
        Table sheet = make.paper();
        Table page = onPoster ? poster() : details();
        // Large letters can need more room than there is; the buttons stay in sight all the same.
        sheet.add(make.scroll("scores.scroll", page)).grow().row();
        sheet.add(buttons()).growX().padTop(theme.px(8));
        if (onPoster) {
            // As small as it can be: around it is the table, where the winners are cheered.
            root.add(sheet);
            stage().getRoot().addActorAt(0, feast.players(make));
        } else {
            root.add(sheet).grow();
        }
    }

    private Table poster() {
        return new Poster<>(make, texts, game, match).make(roomWidth() * 0.7f, stage().getHeight());
    }

    private Table details() {
        Theme theme = ui.theme();
        S position = match.position();
        Table story = new Table();
        Scoring<S> scoring = game.scoring();
        story.add(make.label(scoring.title(position, match.seats(), texts), Role.TITLE)).row();
        Label why = make.label(scoring.explanation(position, match.seats(), texts), Role.BODY);
        why.setName("explanation");
        why.setWrap(true);
        why.setAlignment(Align.center);
        story.add(why).growX().padBottom(theme.px(6)).row();
        story.add(new ScoreSheet<>(this, make, texts, game, match).make()).row();
        chart = new ReviewedChart<>(this, make, game, time, analysis, this::watchFrom);
        story.add(chart).grow().pad(theme.px(8)).row();
        float width = roomWidth() - theme.px(140);
        int columns = width >= theme.px(LEAST_FOR_TWO) ? 2 : 1;
        story.add(make.label(ui.text("evening.awards.last"), Role.BOLD)).row();
        AwardRows awards = new AwardRows(make, texts, match.seats(), feats);
        story.add(awards.inColumns(columns, width));
        return story;
    }

    @Override
    protected void drawBehind() {
        if (onPoster) {
            feast.draw();
        } else {
            super.drawBehind();
        }
    }

    /** In as many rows as large letters need. */
    private Table buttons() {
        Theme theme = ui.theme();
        List<TextButton> all = new ArrayList<>();
        all.add(make.chiefButton("rematch", ui.text("score.rematch"), this::rematch));
        if (onPoster) {
            all.add(make.button("details", ui.text("score.details"), this::turnPage));
            all.add(make.button("picture", ui.text("pause.picture"), ui.screens()::takePicture));
        } else if (feast != null) {
            all.add(make.button("to-poster", ui.text("score.poster"), this::turnPage));
        }
        all.add(make.button("evening", ui.text("evening.open"), this::showEvening));
        all.add(make.button("watch", ui.text("score.watch"), this::watch));
        all.add(make.button("look", ui.text("score.look"), this::back));
        if (!onPoster && game.setup().read(match.setup()) != null) {
            TextButton copy =
                    make.button("copy-seed", texts.get("score.copy-seed"), this::copySeed);
            help().add(copy, () -> texts.get("score.copy-seed.about"));
            all.add(copy);
        }
        if (!onPoster) {
            all.add(make.button("copy-game", ui.text("pause.copy-game"), this::copyGame));
        }
        if (!onPoster && ui.platform().hasLinks()) {
            all.add(make.button("copy-link", ui.text("pause.copy-link"), this::copyLink));
        }
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

    private void turnPage() {
        onPoster = !onPoster;
        rebuild();
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
        ui.cues().moment(Moment.VICTORY, 1);
        if (feast != null && !wasCheered) {
            wasCheered = true;
            List<Integer> winners = new Ranking<>(game, match).winners();
            ui.cues().cue(winners.isEmpty() ? TableSounds.BURY : TableSounds.WIN);
            feast.celebrate(winners);
        }
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

    private void copyLink() {
        ui.platform()
                .link(
                        MatchText.write(match),
                        address -> {
                            ui.platform().copy(address);
                            ui.screens().toast(ui.text("toast.link-copied"));
                        });
    }

    @Override
    protected void act(float delta) {
        if (chart != null) {
            chart.update();
        }
        if (onPoster) {
            feast.act(delta);
            if (feast.needsFrames()) {
                Gdx.graphics.requestRendering();
            }
        }
    }
}
