package meeples.ui;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.List;
import meeples.input.Command;
import meeples.settings.Amount;
import meeples.settings.OptionValue;
import meeples.settings.Settings;
import meeples.settings.SettingsSection;
import meeples.settings.Toggle;
import meeples.settings.Value;
import meeples.text.Language;
import meeples.text.Texts;

/**
 * All that can be set, in parts; each thing says in a sentence what it does, and does it at once.
 */
public final class SettingsScreen extends UiScreen {
    private static final float CONTROL_WIDTH = 400;
    private static final float LIST_WIDTH = 1180;

    /** The parts of the screen. */
    public enum Part {
        LOOK("look"),
        GAME("game"),
        SOUND("sound"),
        SCREEN("screen"),
        KEYS("keys"),
        PADS("pads");

        private final String word;

        Part(String word) {
            this.word = word;
        }
    }

    private static final String BACK = "settings.back";
    private static final String RESET = "settings.reset";

    /** Below so many units there is no room for a title and a footer beside the list. */
    private static final float LOW = 760;

    private final Settings settings;
    private final KeysPart keys;
    private final PadsPart pads;
    private Part part = Part.LOOK;

    public SettingsScreen(Ui ui) {
        super(ui);
        settings = ui.settings();
        keys = new KeysPart(this);
        pads = new PadsPart(this);
    }

    /** Opens another part. */
    public void open(Part other) {
        part = other;
        rebuild();
    }

    @Override
    protected void build(Table root) {
        Theme theme = ui.theme();
        boolean low = roomHeight() < theme.px(LOW);
        root.pad(theme.px(low ? 8 : 20));
        if (low) {
            root.add(backAndTabs()).growX().row();
        } else {
            root.add(make.banner(ui.text("settings.title"))).row();
            root.add(tabs()).padTop(theme.px(8)).row();
        }
        Table list = make.paper();
        fill(list);
        if (low) {
            Button reset = make.button(RESET, ui.text("settings.reset"), this::askReset);
            list.row();
            list.add(reset)
                    .colspan(list.getColumns())
                    .height(theme.size().finger())
                    .padTop(theme.px(12));
        }
        Table sheet = new Table();
        sheet.top();
        sheet.add(list).width(listWidth());
        root.add(make.scroll("settings.scroll." + part.word, sheet)).growY().row();
        if (!low) {
            root.add(footer()).growX().padTop(theme.px(10));
        }
    }

    /** Where letters are so large that title and footer would leave hardly a row in sight. */
    private Table backAndTabs() {
        Theme theme = ui.theme();
        Table row = new Table();
        row.add(make.button(BACK, ui.text("ui.back"), this::back))
                .height(theme.size().finger())
                .padRight(theme.px(10));
        row.add(tabs()).expandX().center();
        return row;
    }

    @Override
    protected boolean command(Command command) {
        if (command != Command.PAGE_BACK && command != Command.PAGE_ON) {
            return false;
        }
        int step = command == Command.PAGE_ON ? 1 : -1;
        Part[] parts = Part.values();
        open(parts[Math.floorMod(part.ordinal() + step, parts.length)]);
        return true;
    }

    @Override
    protected void addControls(List<ControlsBar.Control> controls) {
        super.addControls(controls);
        controls.add(control(Command.PAGE_ON, ui.text("controls.page")));
    }

    private float listWidth() {
        return Math.min(ui.theme().px(LIST_WIDTH), roomWidth() - ui.theme().px(70));
    }

    private Table tabs() {
        Theme theme = ui.theme();
        Table tabs = new Table();
        for (Part each : Part.values()) {
            TextButton tab =
                    make.tab(
                            "settings.part." + each.word,
                            ui.text("settings.part." + each.word),
                            each == part,
                            () -> open(each));
            tabs.add(tab).minHeight(theme.size().finger()).padRight(theme.px(6));
        }
        return tabs;
    }

    private void fill(Table list) {
        switch (part) {
            case LOOK -> fillLook(list);
            case GAME -> fillGame(list);
            case SOUND -> fillSound(list);
            case SCREEN -> fillScreen(list);
            case KEYS -> keys.fill(list, listWidth());
            case PADS -> pads.fill(list, listWidth());
        }
    }

    private void fillLook(Table list) {
        row(list, settings.language, language());
        row(list, settings.textScale);
        row(list, settings.bigScreen);
        row(list, settings.highContrast);
        row(list, settings.patterns);
        if (ui.platform().ownsWindow()) {
            row(list, settings.largePointer);
        }
        row(list, settings.speed);
        row(list, settings.reducedMotion);
        row(list, settings.life);
    }

    private void fillGame(Table list) {
        row(list, settings.automatic);
        row(list, settings.confirmTurn);
        row(list, settings.confirmLeave);
        row(list, settings.handover);
        row(list, settings.holdToConfirm);
        row(list, settings.rumble);
        row(list, settings.stickSpeed);
        row(list, settings.tips);
        row(list, settings.botEmotes);
        for (SettingsSection section : settings.sections()) {
            fillSection(list, section);
        }
        if (!ui.platform().ownsWindow()) {
            note(list, "settings.browser-thinks");
        }
    }

    private void fillSection(Table list, SettingsSection section) {
        Texts texts = ui.texts().of(section.game());
        for (Value<?> value : section.values()) {
            if (value instanceof Toggle toggle) {
                row(list, toggle, control(toggle), texts);
            } else if (value instanceof Amount amount) {
                row(list, amount, control(amount), texts);
            } else if (value instanceof OptionValue option) {
                row(list, option, control(option, texts), texts);
            }
        }
    }

    private void fillSound(Table list) {
        row(list, settings.masterVolume);
        row(list, settings.musicVolume);
        row(list, settings.effectsVolume);
        row(list, settings.muteUnfocused);
    }

    private void fillScreen(Table list) {
        row(list, settings.fullScreen);
        if (ui.platform().ownsWindow()) {
            row(list, settings.windowSize);
            row(list, settings.vsync);
            row(list, settings.frameCap);
        } else {
            note(list, "settings.browser-screen");
        }
    }

    /** What is different where the game runs. */
    private void note(Table list, String key) {
        Theme theme = ui.theme();
        Label note = make.paragraph(ui.text(key), Role.SMALL);
        note.setColor(theme.quiet());
        list.add(note)
                .colspan(2)
                .width(listWidth() - theme.px(100))
                .left()
                .pad(theme.px(12), 0, 0, 0);
        list.row();
    }

    private Actor language() {
        return make.selector(
                name(settings.language),
                settings.language.options(),
                settings.language.get(),
                this::languageName,
                settings.language::set);
    }

    private String languageName(String code) {
        return code.equals(Settings.SYSTEM)
                ? ui.text("settings.language.system")
                : Language.of(code).ownName();
    }

    private Actor control(OptionValue choice, Texts texts) {
        return make.selector(
                name(choice),
                choice.options(),
                choice.get(),
                option -> optionText(choice, option, texts),
                choice::set);
    }

    private static String optionText(OptionValue choice, String option, Texts texts) {
        String key = choice.textKey(option);
        return texts.has(key) ? texts.get(key) : option;
    }

    private Actor control(Toggle toggle) {
        return make.toggle(name(toggle), toggle.isOn(), toggle::set);
    }

    private Actor control(Amount amount) {
        return make.gauge(
                name(amount),
                amount.least(),
                amount.most(),
                amount.step(),
                amount.get(),
                number -> ui.text("ui.percent", number),
                amount::set);
    }

    private void row(Table list, Toggle toggle) {
        row(list, toggle, control(toggle));
    }

    private void row(Table list, Amount amount) {
        row(list, amount, control(amount));
    }

    private void row(Table list, OptionValue choice) {
        row(list, choice, control(choice, ui.texts()));
    }

    private void row(Table list, Value<?> value, Actor control) {
        row(list, value, control, ui.texts());
    }

    /**
     * @param texts which say what the value is
     */
    private void row(Table list, Value<?> value, Actor control, Texts texts) {
        Theme theme = ui.theme();
        float controlWidth = theme.px(CONTROL_WIDTH);
        Table words = new Table();
        String key = "settings." + value.name();
        words.add(make.label(texts.get(key + ".name"), Role.BOLD)).left().row();
        Label about = make.paragraph(texts.get(key + ".about"), Role.SMALL);
        about.setColor(theme.quiet());
        words.add(about).width(listWidth() - controlWidth - theme.px(100)).left();
        list.add(words).expandX().left().pad(theme.px(6), 0, theme.px(6), theme.px(24));
        list.add(control).width(controlWidth).height(theme.size().finger()).row();
    }

    private static String name(Value<?> value) {
        return "settings." + value.name();
    }

    private Table footer() {
        Theme theme = ui.theme();
        Table footer = new Table();
        float height = Math.max(theme.px(72), theme.size().finger());
        footer.add(make.signButton(BACK, ui.text("ui.back"), this::back))
                .minWidth(theme.px(220))
                .height(height);
        footer.add().expandX();
        footer.add(make.signButton(RESET, ui.text("settings.reset"), this::askReset))
                .minWidth(theme.px(300))
                .height(height);
        return footer;
    }

    private void askReset() {
        open(
                new Question(
                        ui.text("settings.reset.question"),
                        ui.text("settings.reset.about"),
                        ui.text("settings.reset"),
                        this::reset));
    }

    private void reset() {
        for (Value<?> value : settings.all()) {
            if (value != settings.lastSetup && value != settings.couch && value != settings.pads) {
                value.reset();
            }
        }
        ui.keys().reset();
        rebuild();
    }
}
