package meeples.ui;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.ui.Button.ButtonStyle;
import com.badlogic.gdx.scenes.scene2d.ui.Label.LabelStyle;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane.ScrollPaneStyle;
import com.badlogic.gdx.scenes.scene2d.ui.Skin;
import com.badlogic.gdx.scenes.scene2d.ui.Slider.SliderStyle;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton.TextButtonStyle;
import com.badlogic.gdx.scenes.scene2d.ui.TextField.TextFieldStyle;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.scenes.scene2d.utils.NinePatchDrawable;

/** How LibGDX's own widgets look in our theme. */
final class Styles {
    static final String PLAIN = "plain";
    static final String CHIEF = "chief";
    static final String SIGN = "sign";
    static final String ROUND = "round";
    static final String BARE = "bare";
    static final String TAB = "tab";
    static final String TAB_OPEN = "tab-open";

    private Styles() {}

    static void fill(Theme theme) {
        Skin skin = theme.skin();
        for (Role role : Role.values()) {
            skin.add(role.name(), new LabelStyle(theme.font(role), Color.WHITE));
        }
        skin.add(PLAIN, text(theme, wooden(theme), Role.BOLD));
        skin.add(CHIEF, text(theme, red(theme), Role.TITLE));
        skin.add(SIGN, text(theme, wooden(theme), Role.TITLE));
        skin.add(TAB, tab(theme, false));
        skin.add(TAB_OPEN, tab(theme, true));
        skin.add(PLAIN, wooden(theme));
        skin.add(ROUND, round(theme));
        skin.add(BARE, bare(theme));
        skin.add(PLAIN, slider(theme));
        skin.add(PLAIN, field(theme));
        skin.add(PLAIN, scroll(theme));
    }

    private static TextButtonStyle text(Theme theme, ButtonStyle frame, Role role) {
        TextButtonStyle style = new TextButtonStyle();
        style.up = frame.up;
        style.over = frame.over;
        style.down = frame.down;
        style.disabled = frame.disabled;
        style.font = theme.font(role);
        style.fontColor = Palette.CREAM;
        style.overFontColor = Color.WHITE;
        style.downFontColor = Palette.DUST;
        style.disabledFontColor = Palette.INK;
        return style;
    }

    private static ButtonStyle wooden(Theme theme) {
        return frame(
                theme,
                UiPicture.BUTTON,
                UiPicture.BUTTON_OVER,
                UiPicture.BUTTON_DOWN,
                UiPicture.BUTTON_OFF);
    }

    private static ButtonStyle red(Theme theme) {
        return frame(
                theme,
                UiPicture.CHIEF,
                UiPicture.CHIEF_OVER,
                UiPicture.CHIEF_DOWN,
                UiPicture.CHIEF_OFF);
    }

    private static ButtonStyle round(Theme theme) {
        return frame(
                theme,
                UiPicture.ROUND,
                UiPicture.ROUND_OVER,
                UiPicture.ROUND_DOWN,
                UiPicture.ROUND_OFF);
    }

    private static ButtonStyle frame(
            Theme theme, String up, String over, String down, String disabled) {
        ButtonStyle style = new ButtonStyle();
        style.up = theme.drawable(up);
        style.over = theme.drawable(over);
        style.down = theme.drawable(down);
        style.disabled = theme.drawable(disabled);
        return style;
    }

    /** A button that is seen only while it is pointed at. */
    private static ButtonStyle bare(Theme theme) {
        ButtonStyle style = new ButtonStyle();
        style.over = theme.surface(new Color(1, 1, 1, 0.25f));
        style.down = theme.surface(new Color(1, 1, 1, 0.4f));
        return style;
    }

    private static TextButtonStyle tab(Theme theme, boolean open) {
        TextButtonStyle style = new TextButtonStyle();
        style.up = theme.drawable(open ? UiPicture.TAB_ACTIVE : UiPicture.TAB);
        style.over = theme.drawable(open ? UiPicture.TAB_ACTIVE : UiPicture.TAB_OVER);
        style.font = theme.font(Role.BOLD);
        style.fontColor = Palette.INK;
        return style;
    }

    private static SliderStyle slider(Theme theme) {
        SliderStyle style = new SliderStyle();
        style.background = bar(theme, UiPicture.TRACK);
        style.knobBefore = bar(theme, UiPicture.TRACK_FILL);
        style.knob = theme.drawable(UiPicture.KNOB);
        style.knobOver = theme.drawable(UiPicture.KNOB_OVER);
        style.knobDown = style.knobOver;
        return style;
    }

    private static Drawable bar(Theme theme, String picture) {
        NinePatchDrawable bar = new NinePatchDrawable((NinePatchDrawable) theme.drawable(picture));
        bar.setMinWidth(theme.px(8));
        return bar;
    }

    private static TextFieldStyle field(Theme theme) {
        TextFieldStyle style = new TextFieldStyle();
        style.font = theme.font(Role.BODY);
        style.fontColor = Palette.INK;
        style.messageFontColor = Palette.INK_SOFT;
        style.background = theme.drawable(UiPicture.FIELD);
        style.focusedBackground = theme.drawable(UiPicture.FIELD_FOCUS);
        style.cursor = theme.surface(Palette.INK);
        style.cursor.setMinWidth(Math.max(1, theme.px(2)));
        style.selection = theme.surface(Palette.SAND);
        return style;
    }

    private static ScrollPaneStyle scroll(Theme theme) {
        ScrollPaneStyle style = new ScrollPaneStyle();
        style.vScroll = theme.drawable(UiPicture.SCROLL_TRACK);
        style.vScrollKnob = theme.drawable(UiPicture.SCROLL_KNOB);
        return style;
    }
}
