package meeples.ui;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;

/** Asks before something is done that cannot be taken back. */
public final class Question extends UiDialog {
    private final String title;
    private final String text;
    private final String yes;
    private final Runnable action;

    /**
     * @param title the question itself, so that it can be answered without reading on
     * @param text what comes of it
     * @param yes what is done then
     */
    public Question(String title, String text, String yes, Runnable action) {
        this.title = title;
        this.text = text;
        this.yes = yes;
        this.action = action;
    }

    @Override
    protected void build(Table sheet, Widgets make) {
        Theme theme = make.theme();
        sheet.add(make.label(title, Role.TITLE)).padBottom(theme.px(12)).row();
        Label words = make.paragraph(text, Role.BODY);
        words.setAlignment(Align.center);
        float width = Math.min(theme.px(680), screen().stage().getWidth() * 0.8f);
        sheet.add(words).width(width).padBottom(theme.px(24)).row();
        Table answers = new Table();
        float height = Math.max(theme.px(64), theme.size().finger());
        answers.defaults()
                .minWidth(theme.px(240))
                .height(height)
                .pad(0, theme.px(8), 0, theme.px(8));
        answers.add(make.button("question.no", ui().text("ui.cancel"), this::close));
        answers.add(
                make.button(
                        "question.yes",
                        yes,
                        () -> {
                            close();
                            action.run();
                        }));
        sheet.add(answers);
    }

    @Override
    protected String firstFocus() {
        return "question.no";
    }
}
