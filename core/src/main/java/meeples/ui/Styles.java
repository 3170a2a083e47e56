package meeples.ui;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.ui.Button.ButtonStyle;
import com.badlogic.gdx.scenes.scene2d.ui.Label.LabelStyle;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane.ScrollPaneStyle;
import com.badlogic.gdx.scenes.scene2d.ui.Skin;
import com.badlogic.gdx.scenes.scene2d.ui.Slider.SliderStyle;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton.TextButtonStyle;
import com.badlogic.gdx.scenes.scene2d.ui.TextField.TextFieldStyle;
import com.badlogic.gdx.scenes.scene2d.utils.BaseDrawable;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.scenes.scene2d.utils.NinePatchDrawable;

/** How LibGDX's own widgets look in our theme. */
final class Styles {
    static final String PLAIN = "plain";
    static final String CHIEF = "chief";
    static final String BARE = "bare";

    private Styles() {}

    static void fill(Theme theme) {
        Skin skin = theme.skin();
        for (Role role : Role.values()) {
            skin.add(role.name(), new LabelStyle(theme.font(role), Color.WHITE));
        }
        skin.add(PLAIN, button(theme, Role.BOLD));
        skin.add(CHIEF, button(theme, Role.TITLE));
        skin.add(PLAIN, frame(theme));
        skin.add(BARE, bare(theme));
        skin.add(PLAIN, slider(theme));
        skin.add(PLAIN, field(theme));
        skin.add(PLAIN, scroll(theme));
    }

    private static TextButtonStyle button(Theme theme, Role role) {
        TextButtonStyle style = new TextButtonStyle();
        fillButton(theme, style);
        style.font = theme.font(role);
        style.fontColor = Palette.INK;
        style.disabledFontColor = Palette.INK_SOFT;
        return style;
    }

    private static ButtonStyle frame(Theme theme) {
        ButtonStyle style = new ButtonStyle();
        fillButton(theme, style);
        return style;
    }

    private static void fillButton(Theme theme, ButtonStyle style) {
        style.up = theme.drawable(Look.BUTTON);
        style.over = theme.drawable(Look.BUTTON_OVER);
        style.down = theme.drawable(Look.BUTTON_DOWN);
        style.checked = theme.drawable(Look.BUTTON_DOWN);
        style.disabled = theme.drawable(Look.BUTTON_OFF);
    }

    /** A button that is seen only while it is pointed at. */
    private static ButtonStyle bare(Theme theme) {
        ButtonStyle style = new ButtonStyle();
        Drawable light =
                ((NinePatchDrawable) theme.drawable(Look.PLATE)).tint(new Color(1, 1, 1, 0.25f));
        style.over = light;
        style.down = light;
        return style;
    }

    private static SliderStyle slider(Theme theme) {
        SliderStyle style = new SliderStyle();
        NinePatchDrawable track =
                new NinePatchDrawable((NinePatchDrawable) theme.drawable(Look.TRACK));
        track.setMinHeight(theme.px(16));
        style.background = track;
        Drawable knob = theme.drawable(Look.KNOB);
        knob.setMinWidth(theme.px(30));
        knob.setMinHeight(theme.px(40));
        style.knob = knob;
        return style;
    }

    private static TextFieldStyle field(Theme theme) {
        TextFieldStyle style = new TextFieldStyle();
        style.font = theme.font(Role.BODY);
        style.fontColor = Palette.INK;
        style.messageFontColor = Palette.INK_SOFT;
        style.background = padded(theme, theme.drawable(Look.FIELD), 12);
        NinePatchDrawable cursor =
                ((NinePatchDrawable) theme.drawable(Look.PIXEL)).tint(Palette.INK);
        cursor.setMinWidth(theme.px(2));
        style.cursor = cursor;
        style.selection = ((NinePatchDrawable) theme.drawable(Look.PIXEL)).tint(Palette.STREET);
        return style;
    }

    private static Drawable padded(Theme theme, Drawable drawable, float units) {
        NinePatchDrawable padded = new NinePatchDrawable((NinePatchDrawable) drawable);
        padded.setLeftWidth(theme.px(units));
        padded.setRightWidth(theme.px(units));
        return padded;
    }

    private static ScrollPaneStyle scroll(Theme theme) {
        ScrollPaneStyle style = new ScrollPaneStyle();
        BaseDrawable track = new BaseDrawable();
        track.setMinWidth(theme.px(14));
        style.vScroll = track;
        NinePatchDrawable knob =
                ((NinePatchDrawable) theme.drawable(Look.PLATE))
                        .tint(new Color(0.36f, 0.23f, 0.13f, 0.7f));
        knob.setMinWidth(theme.px(14));
        knob.setMinHeight(theme.px(40));
        style.vScrollKnob = knob;
        return style;
    }
}
