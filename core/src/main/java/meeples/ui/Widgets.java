package meeples.ui;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton.TextButtonStyle;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.scenes.scene2d.utils.ChangeListener;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.Scaling;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import meeples.input.DeviceKind;
import meeples.table.TableSounds;

/**
 * Makes the widgets of a screen in the current theme. Whatever can be pressed gets a name, takes
 * part in the focus navigation and is large enough for a finger.
 */
public final class Widgets {
    private final UiScreen screen;

    Widgets(UiScreen screen) {
        this.screen = screen;
    }

    public Theme theme() {
        return screen.ui().theme();
    }

    private String text(String key) {
        return screen.ui().text(key);
    }

    /** A text on paper. */
    public Label label(String text, Role role) {
        Label label = new Label(text, theme().skin(), role.name());
        label.setColor(Palette.INK);
        return label;
    }

    /** A text on wood or the dark. */
    public Label lightLabel(String text, Role role) {
        Label label = label(text, role);
        label.setColor(Palette.CREAM);
        return label;
    }

    /** A text that goes on in the next line; its cell must have a width. */
    public Label paragraph(String text, Role role) {
        Label label = label(text, role);
        label.setWrap(true);
        label.setAlignment(Align.topLeft);
        return label;
    }

    /** A picture at its own size. */
    public Image picture(String name) {
        return new Image(theme().drawable(name), Scaling.fit);
    }

    /** A button with a text; its name says what it does. */
    public TextButton button(String name, String text, Runnable action) {
        return button(name, text, Styles.PLAIN, action);
    }

    /** The button that most players want. */
    public TextButton chiefButton(String name, String text, Runnable action) {
        return button(name, text, Styles.CHIEF, action);
    }

    /** A large button that is not the one that most players want. */
    public TextButton signButton(String name, String text, Runnable action) {
        return button(name, text, Styles.SIGN, action);
    }

    private TextButton button(String name, String text, String style, Runnable action) {
        TextButton button = new TextButton(text, theme().skin(), style);
        prepare(name, button, action);
        String help = "help.button." + name;
        if (screen.ui().texts().has(help)) {
            screen.help().add(button, () -> text(help));
        }
        return button;
    }

    /** A button to fill with anything. */
    public Button frame(String name, Runnable action) {
        Button button = new Button(theme().skin(), Styles.PLAIN);
        prepare(name, button, action);
        return button;
    }

    /** The same for the one of several that is chosen. */
    public Button chosenFrame(String name, Runnable action) {
        Button button = new Button(theme().skin().get(Styles.CHIEF, TextButtonStyle.class));
        prepare(name, button, action);
        return button;
    }

    /** A button that shows only while it is pointed at, to fill with anything. */
    public Button bareFrame(String name, Runnable action) {
        Button button = new Button(theme().skin(), Styles.BARE);
        prepare(name, button, action);
        return button;
    }

    /** A round button with a picture, which explains itself when asked. */
    public Button iconButton(String name, String picture, String explanation, Runnable action) {
        Button button = new Button(theme().skin(), Styles.ROUND);
        prepare(name, button, action);
        Image icon = picture(picture);
        icon.setColor(Palette.CREAM);
        button.add(icon).size(theme().px(34));
        screen.help().add(button, () -> explanation);
        return button;
    }

    /** A tab of several, one of which is open. */
    public TextButton tab(String name, String text, boolean open, Runnable action) {
        String style = open ? Styles.TAB_OPEN : Styles.TAB;
        return button(name, text, style, action);
    }

    private void prepare(String name, Button button, Runnable action) {
        button.setName(name);
        // Nothing here stays pressed; what can be on or off has a widget of its own.
        button.setProgrammaticChangeEvents(false);
        button.addListener(
                new ChangeListener() {
                    @Override
                    public void changed(ChangeEvent event, Actor actor) {
                        button.setChecked(false);
                        screen.ui().cues().cue(TableSounds.CLICK);
                        action.run();
                    }
                });
        screen.focus().add(button);
    }

    /** On or off, with a text beside it. */
    public Switch toggle(String name, boolean on, Consumer<Boolean> change) {
        Switch toggle = new Switch(theme(), text("ui.on"), text("ui.off"), on, change);
        toggle.setName(name);
        screen.focus().add(toggle);
        return toggle;
    }

    /** A number between two others. */
    public Gauge gauge(
            String name,
            int least,
            int most,
            int step,
            int value,
            Function<Integer, String> words,
            Consumer<Integer> change) {
        Gauge gauge = new Gauge(theme(), least, most, step, value, words, change);
        gauge.setName(name);
        screen.focus().add(gauge);
        return gauge;
    }

    /** One of several things, with an arrow to each side. */
    public <T> Selector<T> selector(
            String name, List<T> options, T value, Function<T, String> words, Consumer<T> change) {
        Selector<T> selector = new Selector<>(theme(), options, value, words, change);
        selector.setName(name);
        screen.focus().add(selector);
        return selector;
    }

    /** A line to type. */
    public TextField field(String name, String value, int most, Consumer<String> change) {
        TextField field = new TextField(value, theme().skin(), Styles.PLAIN);
        field.setName(name);
        field.setMaxLength(most);
        field.setFocusTraversal(false);
        field.addListener(
                new ChangeListener() {
                    @Override
                    public void changed(ChangeEvent event, Actor actor) {
                        change.accept(field.getText());
                    }
                });
        field.addListener(
                new ClickListener() {
                    @Override
                    public void clicked(InputEvent event, float x, float y) {
                        if (screen.ui().devices().last().kind() == DeviceKind.TOUCH) {
                            Typist.typeByFinger(screen, field);
                        }
                    }
                });
        screen.focus().add(field);
        return field;
    }

    /** Lets a long thing move up and down within a smaller space. */
    public ScrollPane scroll(String name, Actor content) {
        ScrollPane pane = new ScrollPane(content, theme().skin(), Styles.PLAIN);
        pane.setName(name);
        pane.setScrollingDisabled(true, false);
        pane.setFadeScrollBars(false);
        pane.setOverscroll(false, false);
        pane.setFlickScroll(true);
        pane.addListener(new WheelListener(pane));
        return pane;
    }

    /** A title on a red ribbon. */
    public Table banner(String text) {
        Table banner = new Table();
        banner.setBackground(theme().drawable(UiPicture.BANNER));
        banner.add(lightLabel(text, Role.TITLE)).padBottom(theme().px(4));
        return banner;
    }

    /** A line between two parts. */
    public Image divider() {
        return new Image(theme().drawable(UiPicture.DIVIDER));
    }

    /** A sheet of paper. */
    public Table paper() {
        Table table = new Table();
        table.setBackground(theme().drawable(UiPicture.PAPER));
        return table;
    }

    /** A board of wood. */
    public Table wood() {
        Table table = new Table();
        table.setBackground(theme().drawable(UiPicture.WOOD));
        return table;
    }
}
