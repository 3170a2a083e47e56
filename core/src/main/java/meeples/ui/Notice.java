package meeples.ui;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;

/** Says something that a player should have read before going on. */
public final class Notice extends UiDialog {
    private static final float WIDTH = 680;

    private final String title;
    private final String text;

    public Notice(String title, String text) {
        this.title = title;
        this.text = text;
    }

    @Override
    protected void build(Table sheet, Widgets make) {
        Theme theme = make.theme();
        float width = Math.min(theme.px(WIDTH), screen().stage().getWidth() * 0.8f);
        sheet.add(make.label(title, Role.TITLE)).padBottom(theme.px(12)).row();
        Label words = make.paragraph(text, Role.BODY);
        words.setName("notice.text");
        words.setAlignment(Align.center);
        sheet.add(words).width(width).padBottom(theme.px(24)).row();
        sheet.add(make.button("notice.ok", ui().text("ui.ok"), this::close))
                .minWidth(theme.px(240))
                .minHeight(theme.size().finger());
    }
}
