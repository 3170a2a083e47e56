package meeples.room.entrance;

import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import meeples.ui.Palette;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.Ui;
import meeples.ui.UiScreen;

/** What one can do here besides playing whole games: a sign for each pastime. */
public final class PastimesScreen extends UiScreen {
    private static final float WIDTH = 900;

    private final List<Pastime> pastimes;

    public PastimesScreen(Ui ui, List<Pastime> pastimes) {
        super(ui);
        this.pastimes = pastimes;
    }

    @Override
    protected void build(Table root) {
        Theme theme = ui.theme();
        root.pad(theme.px(20));
        root.add(make.banner(ui.text("pastimes.title"))).row();
        Table signs = new Table();
        for (Pastime pastime : pastimes) {
            signs.add(sign(pastime)).growX().pad(theme.px(8)).row();
        }
        float width = Math.min(theme.px(WIDTH), roomWidth() - theme.px(40));
        root.add(make.scroll("pastimes.scroll", signs)).width(width).growY().row();
        root.add(make.signButton("pastimes.back", ui.text("ui.back"), this::back))
                .left()
                .minWidth(theme.px(220))
                .height(Math.max(theme.px(72), theme.size().finger()))
                .padTop(theme.px(10));
    }

    private Button sign(Pastime pastime) {
        Theme theme = ui.theme();
        Button sign = make.frame("pastimes." + pastime.name(), pastime.open());
        sign.add(make.lightLabel(ui.text("pastimes." + pastime.name()), Role.TITLE))
                .growX()
                .pad(theme.px(10), theme.px(20), 0, theme.px(20))
                .row();
        Label text = make.paragraph(ui.text("pastimes." + pastime.name() + ".text"), Role.BODY);
        text.setColor(Palette.CREAM);
        text.setAlignment(Align.left);
        sign.add(text)
                .growX()
                .minHeight(theme.size().finger())
                .pad(0, theme.px(20), theme.px(10), theme.px(20));
        return sign;
    }
}
