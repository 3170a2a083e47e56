package meeples.room.saves;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.util.function.Consumer;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.UiDialog;
import meeples.ui.Widgets;

/** Asks for a name. */
public final class NameDialog extends UiDialog {
    private final String title;
    private final Consumer<String> receiver;
    private String name;

    public NameDialog(String title, String name, Consumer<String> receiver) {
        this.title = title;
        this.name = name;
        this.receiver = receiver;
    }

    @Override
    protected void build(Table sheet, Widgets make) {
        Theme theme = make.theme();
        sheet.add(make.label(title, Role.TITLE)).padBottom(theme.px(16)).row();
        TextField field =
                make.field("name.field", name, SaveShelf.longestName(), typed -> name = typed);
        sheet.add(field)
                .width(Math.min(theme.px(600), screen().stage().getWidth() * 0.8f))
                .height(theme.size().finger())
                .padBottom(theme.px(20))
                .row();
        Table answers = new Table();
        answers.defaults()
                .minWidth(theme.px(220))
                .minHeight(theme.size().finger())
                .pad(0, theme.px(8), 0, theme.px(8));
        answers.add(make.button("name.cancel", ui().text("ui.cancel"), this::close));
        answers.add(make.button("name.accept", ui().text("saves.accept"), this::accept));
        sheet.add(answers);
    }

    @Override
    protected String firstFocus() {
        return "name.accept";
    }

    /** Who has keys types at once; a pad has its wheel of letters, a finger asks for its keys. */
    @Override
    protected void opened() {
        if (!ui().devices().last().kind().isPad() && !ui().platform().isTouched()) {
            TextField field = (TextField) screen().find("name.field");
            screen().stage().setKeyboardFocus(field);
            field.selectAll();
        }
    }

    @Override
    protected void typed(boolean done) {
        if (done) {
            accept();
        } else {
            close();
        }
    }

    private void accept() {
        if (!name.trim().isEmpty()) {
            close();
            receiver.accept(name.trim());
        }
    }
}
