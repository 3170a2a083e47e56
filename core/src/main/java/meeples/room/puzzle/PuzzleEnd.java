package meeples.room.puzzle;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import meeples.puzzle.Attempt;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.UiDialog;
import meeples.ui.Widgets;

/** A try is over: says how it went, and leads on. */
final class PuzzleEnd extends UiDialog {
    private static final float WIDTH = 720;
    private static final float BUTTON = 230;

    private final Attempt attempt;
    private final int stars;
    private final String hint;
    private final Ways ways;
    private boolean hinted;

    /** What can be done next. */
    interface Ways {
        void again();

        /** Whether there is another one that was not solved yet. */
        boolean hasNext();

        void next();

        void leave();

        /** The player has read the hint. */
        void hinted();
    }

    /**
     * @param stars that were earned, 0 where it was not solved
     * @param hint what can be told on demand; empty for nothing
     */
    PuzzleEnd(Attempt attempt, int stars, String hint, Ways ways) {
        this.attempt = attempt;
        this.stars = stars;
        this.hint = hint;
        this.ways = ways;
    }

    private boolean isSolved() {
        return attempt == Attempt.SOLVED;
    }

    private String title() {
        return switch (attempt) {
            case SOLVED -> "puzzle.solved.title";
            case LEFT_TO_CHANCE -> "puzzle.chance.title";
            default -> "puzzle.missed.title";
        };
    }

    private String text() {
        return switch (attempt) {
            case SOLVED -> "puzzle.solved." + stars;
            case LEFT_TO_CHANCE -> "puzzle.chance";
            default -> "puzzle.missed";
        };
    }

    @Override
    protected void build(Table sheet, Widgets make) {
        Theme theme = make.theme();
        sheet.add(make.label(ui().text(title()), Role.TITLE)).row();
        if (isSolved()) {
            sheet.add(PuzzlesScreen.stars(theme, stars)).padTop(theme.px(6)).row();
        }
        float width = Math.min(theme.px(WIDTH), screen().stage().getWidth() * 0.8f);
        Label text = make.paragraph(ui().text(text()), Role.BODY);
        text.setAlignment(Align.center);
        sheet.add(text).width(width).padTop(theme.px(6)).padBottom(theme.px(16)).row();
        if (hinted) {
            Label told = make.paragraph(hint, Role.BOLD);
            told.setName("puzzle.hint.text");
            told.setAlignment(Align.center);
            sheet.add(told).width(width).padBottom(theme.px(16)).row();
        }
        sheet.add(answers(make));
    }

    private Table answers(Widgets make) {
        Theme theme = make.theme();
        Table answers = new Table();
        answers.defaults()
                .minWidth(theme.px(BUTTON))
                .minHeight(Math.max(theme.px(64), theme.size().finger()))
                .space(theme.px(12));
        answers.add(make.button("puzzle.all", ui().text("puzzle.all"), () -> go(ways::leave)));
        if (!isSolved() && !hint.isEmpty() && !hinted) {
            answers.add(make.button("puzzle.hint", ui().text("puzzle.hint"), this::tellHint));
        }
        if (isSolved() && ways.hasNext()) {
            answers.add(
                    make.button("puzzle.again", ui().text("puzzle.again"), () -> go(ways::again)));
            answers.add(
                    make.chiefButton(
                            "puzzle.next", ui().text("puzzle.next"), () -> go(ways::next)));
        } else {
            answers.add(
                    make.chiefButton(
                            "puzzle.again", ui().text("puzzle.again"), () -> go(ways::again)));
        }
        return answers;
    }

    private void tellHint() {
        hinted = true;
        ways.hinted();
        rebuild();
    }

    private void go(Runnable where) {
        close();
        where.run();
    }

    @Override
    protected void back() {
        go(ways::leave);
    }

    @Override
    protected boolean isLow() {
        return isSolved();
    }

    @Override
    protected String firstFocus() {
        return isSolved() && ways.hasNext() ? "puzzle.next" : "puzzle.again";
    }
}
