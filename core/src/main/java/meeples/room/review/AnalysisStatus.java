package meeples.room.review;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import com.badlogic.gdx.utils.Align;
import meeples.text.Texts;
import meeples.ui.Meter;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.UiScreen;
import meeples.ui.Widgets;

/** How far an analysis is: with a button to stop it, or to start it; then what came of it. */
public final class AnalysisStatus extends Table {
    private final UiScreen screen;
    private final Widgets make;
    private final Texts texts;
    private final Analysis<?, ?> analysis;
    private Meter meter;

    public AnalysisStatus(UiScreen screen, Widgets make, Texts texts, Analysis<?, ?> analysis) {
        this.screen = screen;
        this.make = make;
        this.texts = texts;
        this.analysis = analysis;
        setName("analysis");
        fill();
    }

    private void fill() {
        screen.focus().forget(this);
        clearChildren();
        meter = null;
        Theme theme = make.theme();
        defaults().space(theme.px(8)).minHeight(theme.size().finger());
        if (analysis.isDone()) {
            int found = analysis.findings().size();
            String text =
                    found == 0 ? texts.get("review.nothing") : texts.count("review.found", found);
            addNotice(text, "analysis.result");
        } else if (analysis.isRunning()) {
            Label label = make.label(texts.get("review.running"), Role.SMALL);
            label.setEllipsis(true);
            add(label).growX().minWidth(0).minHeight(0).colspan(2).row();
            meter = new Meter(theme, "analysis.progress");
            add(meter).growX().minWidth(theme.px(60));
            add(make.button("analysis.stop", texts.get("review.stop"), this::stop));
        } else {
            if (analysis.hasFailed()) {
                addNotice(texts.get("review.failed"), "analysis.failed").row();
            }
            String key = analysis.progress() > 0 ? "review.go-on" : "review.start";
            add(make.button("analysis.start", texts.get(key), this::start));
        }
        update();
    }

    private Cell<Label> addNotice(String text, String name) {
        Label label = make.label(text, Role.BODY);
        label.setName(name);
        label.setWrap(true);
        label.setAlignment(Align.center);
        // It keeps its lines where a long list below wants all the room.
        return add(label).growX().minHeight(Value.prefHeight);
    }

    private void start() {
        analysis.start();
        fill();
        Gdx.graphics.requestRendering();
    }

    private void stop() {
        analysis.stop();
        fill();
    }

    /** To be called once a frame; true when the analysis has just been completed. */
    public boolean update() {
        if (meter == null) {
            return false;
        }
        boolean completed = analysis.update();
        if (completed || !analysis.isRunning()) {
            fill();
        } else {
            meter.set(analysis.progress());
        }
        Gdx.graphics.requestRendering();
        return completed;
    }
}
