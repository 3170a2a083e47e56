package meeples.app;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.UiDialog;
import meeples.ui.Widgets;

/** Tells a player that the game broke down, and offers to go on or to leave that match alone. */
final class CrashDialog extends UiDialog {
    private static final float WIDTH = 900;
    private static final float TRACE_HEIGHT = 0.3f;
    private static final int MOST_LETTERS = 3000;

    /** What can be done about the match under way. */
    interface Choices {
        /** Whether there is a match to go on with. */
        boolean canContinue();

        /** Goes on from the last decision. */
        void goOn();

        /** Keeps the match where it does no harm, so that Continue does not lead there. */
        void putAside();
    }

    private final String report;
    private final Choices choices;
    private final Runnable told;

    /**
     * @param told runs when the player has seen it
     */
    CrashDialog(String report, Choices choices, Runnable told) {
        this.report = report;
        this.choices = choices;
        this.told = told;
    }

    @Override
    protected void build(Table sheet, Widgets make) {
        Theme theme = make.theme();
        float width = Math.min(theme.px(WIDTH), screen().stage().getWidth() * 0.85f);
        boolean again = Crashes.isAgain(report);
        sheet.add(make.label(ui().text("crash.title"), Role.TITLE)).padBottom(theme.px(12)).row();
        Label words = make.paragraph(ui().text(textKey(again)), Role.BODY);
        words.setAlignment(Align.center);
        sheet.add(words).width(width).padBottom(theme.px(12)).row();
        Label trace = make.paragraph(beginning(), Role.SMALL);
        trace.setName("crash.trace");
        trace.setAlignment(Align.left);
        sheet.add(make.scroll("crash.scroll", trace))
                .width(width)
                .height(screen().stage().getHeight() * TRACE_HEIGHT)
                .padBottom(theme.px(16))
                .row();
        sheet.add(answers(make)).row();
    }

    private String textKey(boolean again) {
        if (!choices.canContinue()) {
            return "crash.text";
        }
        return again ? "crash.again" : "crash.match";
    }

    /**
     * The whole report can be copied; its beginning is enough to be looked at. The match is not
     * shown: everybody before the screen would read what each of them holds.
     */
    private String beginning() {
        String fault = Crashes.withoutMatch(report);
        return fault.length() > MOST_LETTERS ? fault.substring(0, MOST_LETTERS) : fault;
    }

    private Table answers(Widgets make) {
        Theme theme = make.theme();
        Table answers = new Table();
        answers.defaults()
                .minWidth(theme.px(190))
                .minHeight(Math.max(theme.px(60), theme.size().finger()))
                .pad(theme.px(6));
        answers.add(
                make.button(
                        "crash.copy",
                        ui().text("crash.copy"),
                        () -> {
                            ui().platform().copy(report);
                            ui().screens().toast(ui().text("crash.copied"));
                        }));
        if (choices.canContinue()) {
            answers.add(
                    make.button(
                            "crash.aside",
                            ui().text("crash.aside"),
                            () -> leave(choices::putAside)));
            answers.add(
                    make.button(
                            "crash.continue",
                            ui().text("crash.continue"),
                            () -> leave(choices::goOn)));
        } else {
            answers.add(make.button("crash.close", ui().text("ui.ok"), () -> leave(() -> {})));
        }
        return answers;
    }

    private void leave(Runnable then) {
        told.run();
        close();
        then.run();
    }

    @Override
    protected void back() {
        leave(() -> {});
    }

    @Override
    protected String firstFocus() {
        if (!choices.canContinue()) {
            return "crash.close";
        }
        return Crashes.isAgain(report) ? "crash.aside" : "crash.continue";
    }
}
