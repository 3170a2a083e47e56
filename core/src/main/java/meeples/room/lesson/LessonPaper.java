package meeples.room.lesson;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.utils.Align;
import meeples.input.Command;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.UiDialog;
import meeples.ui.Widgets;

/**
 * What is said in a step of a lesson. It lies low, so that most of the table is seen above it, and
 * waits until it has been read.
 */
final class LessonPaper extends UiDialog {
    private static final float WIDTH = 860;
    private static final float BUTTON_WIDTH = 230;

    /** Hardly any: what is spoken of must be seen well. */
    private static final Color SHADE = new Color(0, 0, 0, 0.12f);

    private final Course<?, ?> course;
    private final Choices choices;

    /** Where to go from the paper. */
    interface Choices {
        /** It has been read. */
        void goOn();

        void menu();

        /** What the button says that goes on. */
        String onward();
    }

    LessonPaper(Course<?, ?> course, Choices choices) {
        this.course = course;
        this.choices = choices;
    }

    @Override
    protected void build(Table sheet, Widgets make) {
        Theme theme = make.theme();
        float width = Math.min(theme.px(WIDTH), screen().stage().getWidth() * 0.86f);
        Table head = new Table();
        head.add(make.label(course.title(), Role.TITLE)).expandX().left();
        String progress = ui().text("lessons.step", course.number(), course.count());
        head.add(make.label(progress, Role.SMALL)).right();
        sheet.add(head).width(width).padBottom(theme.px(6)).row();
        addWords(sheet, make.paragraph(course.words(), Role.BODY), width);
        if (!course.task().isEmpty()) {
            addWords(sheet, make.paragraph(course.task(), Role.BOLD), width);
        }
        Table buttons = new Table();
        buttons.defaults()
                .minWidth(theme.px(BUTTON_WIDTH))
                .height(Math.max(theme.px(60), theme.size().finger()))
                .padTop(theme.px(6));
        buttons.add(make.button("lesson.menu", ui().text("lessons.menu"), choices::menu))
                .expandX()
                .left();
        TextButton on = make.chiefButton("lesson.on", choices.onward(), this::goOn);
        buttons.add(on).right();
        sheet.add(buttons).width(width);
    }

    private static void addWords(Table sheet, Label words, float width) {
        words.setAlignment(Align.left);
        sheet.add(words).width(width).padBottom(words.getStyle().font.getLineHeight() / 3).row();
    }

    private void goOn() {
        close();
        choices.goOn();
    }

    @Override
    protected void back() {
        choices.menu();
    }

    @Override
    protected boolean command(Command command) {
        switch (command) {
            case MENU -> choices.menu();
            case HINT, PAGE_ON, SKIP -> goOn();
            default -> {
                return false;
            }
        }
        return true;
    }

    @Override
    protected String firstFocus() {
        return "lesson.on";
    }

    @Override
    protected Color shade() {
        return SHADE;
    }

    @Override
    protected boolean isLow() {
        return true;
    }
}
