package meeples.room.entrance;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import meeples.game.BoardGame;
import meeples.text.Texts;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.Ui;
import meeples.ui.UiScreen;

/** Whom to thank. */
public final class CreditsScreen extends UiScreen {
    private static final List<String> PARTS = List.of("this", "icons", "fonts", "code");
    private static final float WIDTH = 860;

    private final List<BoardGame<?, ?>> games;

    /**
     * @param games whose makers are thanked, where their texts name them
     */
    public CreditsScreen(Ui ui, List<BoardGame<?, ?>> games) {
        super(ui);
        this.games = games;
    }

    @Override
    protected void build(Table root) {
        Theme theme = ui.theme();
        root.pad(theme.px(20));
        root.add(make.banner(ui.text("credits.title"))).row();
        Table poster = make.paper();
        addHeading(poster, "game");
        for (BoardGame<?, ?> game : games) {
            Texts texts = ui.texts().of(game.name());
            String makers = "credits.game." + game.name();
            if (texts.has(makers)) {
                addText(poster, texts.get(makers));
            }
        }
        for (String part : PARTS) {
            addHeading(poster, part);
            addText(poster, ui.text("credits." + part + ".text"));
        }
        poster.add().height(theme.px(24));
        Table sheet = new Table();
        sheet.add(poster).pad(theme.px(12));
        root.add(make.scroll("credits.scroll", sheet)).growY().row();
        root.add(make.signButton("credits.back", ui.text("ui.back"), this::back))
                .left()
                .minWidth(theme.px(220))
                .height(Math.max(theme.px(72), theme.size().finger()))
                .padTop(theme.px(10));
    }

    private void addHeading(Table poster, String part) {
        Label heading = make.label(ui.text("credits." + part + ".name"), Role.TITLE);
        poster.add(heading).padTop(ui.theme().px(20)).row();
    }

    private void addText(Table poster, String words) {
        Theme theme = ui.theme();
        float width = Math.min(theme.px(WIDTH), roomWidth() - theme.px(160));
        Label text = make.paragraph(words, Role.BODY);
        text.setAlignment(Align.center);
        poster.add(text).width(width).padTop(theme.px(4)).row();
    }
}
