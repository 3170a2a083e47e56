package meeples.room.asking;

import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import meeples.game.ask.Answer;
import meeples.table.TableLayout;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.UiPicture;
import meeples.ui.Widgets;

/**
 * How much room the buttons on the counter have, and so how their words are written: in large
 * letters, in small ones, over more of the counter where no hand lies there, in two lines, or not
 * at all.
 *
 * @param left where the first button begins
 * @param width of all buttons together
 * @param share of it that is one button's
 * @param type of the words; null when those with pictures have none
 * @param wordsWidth how wide a line of words may be before another begins; 0 for one line
 */
record AnswerRow(float left, float width, float share, Role type, float wordsWidth) {
    /** Not a static of the record itself: GWT knows none. */
    private static float mostOfButton() {
        return 0.66f;
    }

    /** All above its lower edge. */
    private static float mostOfTwoLines() {
        return 0.9f;
    }

    static AnswerRow of(
            Widgets make, TableLayout layout, List<Answer> answers, boolean handIsEmpty) {
        Fitting fitting = new Fitting(make, layout, answers);
        float usual = layout.buttons().width;
        if (fitting.inOneLine(Role.BOLD, usual)) {
            return fitting.row(usual, Role.BOLD, false);
        }
        if (fitting.inOneLine(Role.SMALL, usual)) {
            return fitting.row(usual, Role.SMALL, false);
        }
        float most = handIsEmpty ? fitting.most() : usual;
        float needed = fitting.widthInOneLine(Role.SMALL);
        if (needed <= most) {
            return fitting.row(needed, Role.SMALL, false);
        }
        return fitting.inTwoLines(most)
                ? fitting.row(most, Role.SMALL, true)
                : fitting.row(usual, null, false);
    }

    /** How much smaller than usual letters are, so that a button has room for their lines. */
    static float letters(float height, float line, int lines) {
        return Math.min(
                1, height * (lines == 1 ? mostOfButton() : mostOfTwoLines()) / (lines * line));
    }

    /** Tries whether words have room. */
    private static final class Fitting {
        /** How much of the counter buttons may take where the hand's place is empty. */
        private static final float MOST = 0.64f;

        private static final float PAD = 4;
        private static final int MOST_LINES = 2;

        private final Widgets make;
        private final Theme theme;
        private final TableLayout layout;
        private final List<Answer> answers;
        private final float height;
        private final float edges;

        Fitting(Widgets make, TableLayout layout, List<Answer> answers) {
            this.make = make;
            this.layout = layout;
            this.answers = answers;
            theme = make.theme();
            height = AskView.buttonHeight(theme, layout);
            Drawable frame = theme.drawable(UiPicture.BUTTON);
            edges = frame.getLeftWidth() + frame.getRightWidth() + theme.px(32 + 10 + 6 + 10);
        }

        /** The widest that the row may be without a hand beside it. */
        float most() {
            return (layout.buttons().x + layout.buttons().width - layout.hand().x) * MOST;
        }

        private float share(float width) {
            return width / Math.max(1, answers.size()) - 2 * theme.px(PAD);
        }

        AnswerRow row(float width, Role type, boolean wrapped) {
            float right = layout.buttons().x + layout.buttons().width;
            float share = share(width);
            return new AnswerRow(right - width, width, share, type, wrapped ? share - edges : 0);
        }

        boolean inOneLine(Role type, float width) {
            return widthInOneLine(type) <= width;
        }

        /** As wide as the longest words need, for all are alike. */
        float widthInOneLine(Role type) {
            float longest = 0;
            for (Answer answer : answers) {
                if (!answer.icon().isEmpty()) {
                    Label label = make.lightLabel(answer.text(), type);
                    float line = label.getStyle().font.getLineHeight();
                    float words = label.getPrefWidth() * letters(height, line, 1);
                    longest = Math.max(longest, words + edges);
                }
            }
            return (longest + 2 * theme.px(PAD)) * answers.size();
        }

        boolean inTwoLines(float width) {
            float room = share(width) - edges;
            for (Answer answer : answers) {
                Label label = make.lightLabel(answer.text(), Role.SMALL);
                float scale = letters(height, label.getStyle().font.getLineHeight(), 2);
                GlyphLayout words = new GlyphLayout();
                words.setText(
                        label.getStyle().font,
                        answer.text(),
                        label.getColor(),
                        Math.max(1, room / scale),
                        Align.left,
                        true);
                if (words.width > room / scale || words.runs.size > MOST_LINES) {
                    return false;
                }
            }
            return true;
        }
    }
}
