package meeples.fistful.ui;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.Ui;
import meeples.ui.UiScreen;

/** Whom to thank. */
public final class CreditsScreen extends UiScreen {
    private static final List<String> PARTS = List.of("game", "this", "icons", "fonts", "code");
    private static final float WIDTH = 860;

    public CreditsScreen(Ui ui) {
        super(ui);
    }

    @Override
    protected void build(Table root) {
        Theme theme = ui.theme();
        root.pad(theme.px(20));
        root.add(make.banner(ui.text("credits.title"))).row();
        float width = Math.min(theme.px(WIDTH), roomWidth() - theme.px(160));
        Table poster = make.paper();
        for (String part : PARTS) {
            Label heading = make.label(ui.text("credits." + part + ".name"), Role.TITLE);
            poster.add(heading).padTop(theme.px(20)).row();
            Label text = make.paragraph(ui.text("credits." + part + ".text"), Role.BODY);
            text.setAlignment(Align.center);
            poster.add(text).width(width).padTop(theme.px(4)).row();
        }
        poster.add().height(theme.px(24));
        Table sheet = new Table();
        sheet.add(poster).pad(theme.px(12));
        root.add(make.scroll("credits.scroll", sheet)).grow().row();
        root.add(make.signButton("credits.back", ui.text("ui.back"), this::back))
                .left()
                .minWidth(theme.px(220))
                .height(Math.max(theme.px(72), theme.size().finger()))
                .padTop(theme.px(10));
    }
}
