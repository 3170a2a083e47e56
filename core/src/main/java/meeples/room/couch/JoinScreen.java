package meeples.room.couch;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.InputAdapter;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Stack;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.TimeUtils;
import java.util.ArrayList;
import java.util.List;
import meeples.game.BoardGame;
import meeples.game.setup.SetupOption;
import meeples.game.setup.SetupValues;
import meeples.input.Command;
import meeples.input.Device;
import meeples.input.DeviceKind;
import meeples.input.DeviceListener;
import meeples.input.Devices;
import meeples.picture.SeatColours;
import meeples.picture.SeatSymbols;
import meeples.picture.SharedArt;
import meeples.play.Seat;
import meeples.room.Doors;
import meeples.room.GameMemory;
import meeples.room.NewGame;
import meeples.room.badge.Pictures;
import meeples.room.entrance.OptionTexts;
import meeples.room.entrance.SetupChoice;
import meeples.room.entrance.SetupScreen;
import meeples.table.TableSounds;
import meeples.text.Texts;
import meeples.ui.ControlsBar;
import meeples.ui.Palette;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.Ui;
import meeples.ui.UiPicture;
import meeples.ui.UiScreen;
import meeples.ui.Wobble;

/**
 * Where everybody takes a seat with what they hold: pads, halves of the keyboard, the mouse. Each
 * acts on their own card, all at the same time; when all are ready, one of them holds a button.
 */
public final class JoinScreen<S, E> extends UiScreen implements DeviceListener, JoinCard.Actions {
    private static final float SECONDS_TO_START = 1;
    private static final long DOUBLE_CLICK_MILLIS = 400;
    private static final float CARD_WIDTH = 400;
    private static final float LEAST_WIDTH = 215;
    private static final float GAP = 10;
    private static final int IN_ONE_ROW = 4;

    private final Doors doors;
    private final BoardGame<S, E> game;
    private final Texts texts;
    private final Couch couch;
    private final InputProcessor keys =
            new InputAdapter() {
                @Override
                public boolean keyUp(int key) {
                    keyIsHeld = false;
                    return false;
                }
            };
    private Device holder;
    private boolean keyIsHeld;
    private float held;
    private long joinedAt;
    private boolean started;
    private Image progress;

    public JoinScreen(Ui ui, Doors doors, BoardGame<S, E> game) {
        super(ui);
        this.doors = doors;
        this.game = game;
        texts = ui.texts().of(game.name());
        GameMemory common =
                new GameMemory(
                        ui.settings().couchTable, game.name(), game.setup()::rememberedOnCouch);
        couch =
                new Couch(
                        game.setup(),
                        game.bots().levels(),
                        new CouchMemory(ui.settings().couch, common));
    }

    @Override
    protected void shown() {
        ui.devices().add(this);
        ui.devices().splitKeyboard(true);
    }

    @Override
    protected void hidden() {
        ui.devices().remove(this);
        if (!started) {
            ui.devices().splitKeyboard(false);
        }
    }

    @Override
    protected boolean showsFocus() {
        return false;
    }

    @Override
    protected InputProcessor behind() {
        return keys;
    }

    // Widgets

    @Override
    protected void build(Table root) {
        Theme theme = ui.theme();
        root.pad(theme.px(16));
        root.add(make.banner(texts.get("couch.title"))).row();
        Table cards = new Table();
        float room = roomWidth() - theme.px(50);
        int columns = columns(room);
        float width = Math.min(theme.px(CARD_WIDTH), room / columns - 2 * theme.px(GAP));
        int bots = couch.players() - couch.humans();
        for (int i = 0; i < couch.size(); i++) {
            Actor card = couch.place(i) == null ? freeCard(i, bots-- > 0) : card(i, width);
            cards.add(card).width(width).pad(theme.px(GAP)).fillY();
            if ((i + 1) % columns == 0) {
                cards.row();
            }
        }
        root.add(make.scroll("couch.scroll", cards)).growY().row();
        root.add(table()).padTop(theme.px(4)).row();
        root.add(footer()).growX().padTop(theme.px(6));
    }

    /** All in one row where they fit, so that everybody sees the own card at all times. */
    private int columns(float room) {
        Theme theme = ui.theme();
        int all = couch.size();
        if (all > IN_ONE_ROW && room / all - 2 * theme.px(GAP) >= theme.px(LEAST_WIDTH)) {
            return all;
        }
        int inRow = all <= IN_ONE_ROW ? all : (all + 1) / 2;
        return room / theme.px(CARD_WIDTH) >= 2.6f ? inRow : 2;
    }

    private Actor card(int index, float width) {
        return new JoinCard(
                        ui, make, couch.place(index), index, couch.hasDevice(index), width, this)
                .fill(shownName(couch.place(index), index));
    }

    private String shownName(CouchPlace place, int index) {
        return place.name().isEmpty() ? texts.get("setup.player", index + 1) : place.name();
    }

    private String botPicture(int index) {
        return Pictures.hasPortrait(ui.theme(), couch.bot())
                ? SharedArt.botPortrait(couch.bot())
                : SharedArt.humanPortrait(index);
    }

    /** A seat that nobody has taken: a bot's, or nobody's. */
    private Table freeCard(int index, boolean bot) {
        Theme theme = ui.theme();
        Table card = make.paper();
        card.setName("couch.free." + index);
        String picture = bot ? botPicture(index) : SharedArt.icon("plus");
        Image face = make.picture(picture);
        if (!bot) {
            face.setColor(theme.quiet());
        }
        card.add(face).size(theme.px(bot ? 130 : 80)).padTop(theme.px(20)).row();
        String who = bot ? texts.get("bot." + couch.bot()) : texts.get("couch.free");
        Label label = make.label(who, Role.BOLD);
        label.setAlignment(Align.center);
        card.add(label).growX().padTop(theme.px(8)).row();
        Label press = make.paragraph(texts.get("couch.press"), Role.SMALL);
        press.setAlignment(Align.center);
        press.setColor(theme.quiet());
        card.add(press).growX().padTop(theme.px(8)).row();
        card.add(buttons()).padTop(theme.px(8)).row();
        card.add().grow().row();
        card.add(make.button("couch.join." + index, texts.get("couch.join"), () -> join(index)))
                .minHeight(theme.size().finger());
        return card;
    }

    /** What to press, for those who hold one thing or another. */
    private Table buttons() {
        Theme theme = ui.theme();
        Table row = new Table();
        row.defaults().size(theme.px(40)).space(theme.px(6));
        row.add(make.picture(SharedArt.glyph("a")));
        row.add(make.picture(SharedArt.glyph("ps-cross")));
        row.add(make.picture(SharedArt.icon("keyboard"))).getActor().setColor(theme.quiet());
        row.add(make.picture(SharedArt.glyph("mouse-left")));
        return row;
    }

    /** What is chosen once for the whole table. */
    private Table table() {
        Theme theme = ui.theme();
        List<Table> all = new ArrayList<>();
        int players = couch.players();
        all.add(common(CouchRow.PLAYERS, "setup.players", texts.count("setup.count", players)));
        all.add(common(CouchRow.BOTS, "couch.bots", texts.get("bot." + couch.bot())));
        for (CouchRow row : couch.optionRows()) {
            SetupOption option = row.option();
            String value = OptionTexts.value(texts, option, couch.get(option));
            all.add(common(row, "setup." + option.key(), value));
        }
        Table paper = make.paper();
        inRows(all, paper, roomWidth() - theme.px(100));
        paper.padTop(theme.px(14)).padBottom(theme.px(14));
        return paper;
    }

    /** Side by side, in as few rows as there is room for, none much longer than another. */
    private void inRows(List<Table> all, Table paper, float room) {
        float total = 0;
        for (Table one : all) {
            total += one.getPrefWidth();
        }
        float share = total / MathUtils.ceil(total / room);
        Table row = new Table();
        float used = 0;
        for (Table one : all) {
            float width = one.getPrefWidth();
            if (used > 0 && (used + width > room || used + width / 2 > share)) {
                paper.add(row).row();
                row = new Table();
                used = 0;
            }
            row.add(one);
            used += width;
        }
        paper.add(row);
    }

    private Table common(CouchRow row, String key, String value) {
        Theme theme = ui.theme();
        Table pair = new Table();
        pair.add(make.label(texts.get(key + ".name"), Role.BOLD)).padLeft(theme.px(16));
        Table field = new Table();
        field.setName("couch." + row.word());
        field.setTouchable(Touchable.enabled);
        field.setBackground(theme.drawable(UiPicture.FIELD));
        Label label = make.label(value, Role.BODY);
        label.setAlignment(Align.center);
        field.add(label).growX();
        field.addListener(
                new ClickListener() {
                    @Override
                    public void clicked(InputEvent event, float x, float y) {
                        change(null, row, x < field.getWidth() / 3 ? -1 : 1);
                    }
                });
        Image frame = new Image(theme.drawable(UiPicture.FOCUS));
        frame.setTouchable(Touchable.disabled);
        frame.setVisible(isSomebodyAt(row));
        pair.add(new Stack(field, frame))
                .minWidth(theme.px(210))
                .height(theme.size().finger())
                .padLeft(theme.px(10));
        return pair;
    }

    private boolean isSomebodyAt(CouchRow row) {
        for (int i = 0; i < couch.size(); i++) {
            CouchPlace place = couch.place(i);
            if (place != null
                    && couch.hasDevice(i)
                    && !place.isReady()
                    && place.letters() == null
                    && place.row() == row) {
                return true;
            }
        }
        return false;
    }

    private Table footer() {
        Theme theme = ui.theme();
        Table footer = new Table();
        float height = Math.max(theme.px(72), theme.size().finger());
        footer.add(make.signButton("couch.back", texts.get("ui.back"), this::back))
                .minWidth(theme.px(200))
                .height(height);
        footer.add(hold()).growX().pad(0, theme.px(16), 0, theme.px(16));
        Actor start = make.chiefButton("couch.start", texts.get("setup.start"), this::startIfReady);
        start.setVisible(couch.isEveryoneReady());
        footer.add(start).minWidth(theme.px(300)).height(height);
        return footer;
    }

    /** Says what is still missing, or what to hold; and how long it has been held. */
    private Table hold() {
        Theme theme = ui.theme();
        Table hold = new Table();
        hold.setBackground(theme.drawable(UiPicture.DARK));
        String key =
                couch.humans() == 0
                        ? "couch.nobody"
                        : couch.isEveryoneReady() ? "couch.hold" : "couch.waiting";
        Label label = make.lightLabel(texts.get(key), Role.BOLD);
        label.setName("couch.status");
        label.setWrap(true);
        label.setAlignment(Align.center);
        hold.add(label).growX().row();
        progress = new Image(theme.surface(Palette.GOLD));
        progress.setVisible(false);
        hold.add(progress).growX().height(theme.px(8)).left();
        return hold;
    }

    // What devices do

    @Override
    protected void addControls(List<ControlsBar.Control> controls) {
        CouchPlace place = couch.place(ui.devices().last());
        if (place == null || place.letters() == null) {
            super.addControls(controls);
        } else {
            controls.add(control(Command.ACCEPT, texts.get("controls.choose")));
            controls.add(control(Command.BACK, texts.get("controls.erase")));
            controls.add(control(Command.TURN, texts.get("controls.shift")));
            controls.add(control(Command.MENU, texts.get("controls.done")));
        }
    }

    @Override
    protected boolean heard(Device device, Command command) {
        if (command == Command.FULL_SCREEN) {
            return false;
        }
        boolean wholeKeyboard = device.kind() == DeviceKind.KEYBOARD;
        if (command == Command.BACK && (wholeKeyboard || couch.humans() == 0)) {
            back();
        } else if (!wholeKeyboard && isStarting(device, command)) {
            holder = device;
            keyIsHeld = device.kind().isKeyboardHalf();
            held = 0;
        } else if (!wholeKeyboard && couch.hear(device, command)) {
            ui.cues().cue(command == Command.ACCEPT ? TableSounds.CLICK : TableSounds.FOCUS);
            rebuild();
        } else if (command == Command.ACCEPT) {
            refuse(couch.place(device));
        }
        Gdx.graphics.requestRendering();
        return true;
    }

    /** Somebody cannot have what they want: it is another's card, or no seat is left for them. */
    private void refuse(CouchPlace place) {
        ui.cues().cue(TableSounds.ERROR);
        for (int i = 0; i < couch.size(); i++) {
            if (place != null && couch.place(i) == place) {
                Wobble.start(find("couch.card." + i), ui.theme());
                return;
            }
        }
        Wobble.start(find("couch.status"), ui.theme());
    }

    private boolean isStarting(Device device, Command command) {
        return command == Command.ACCEPT && couch.isEveryoneReady() && couch.place(device) != null;
    }

    private boolean isHeld() {
        return holder.kind().isKeyboardHalf()
                ? keyIsHeld
                : ui.devices().isHeld(holder, Command.ACCEPT);
    }

    @Override
    protected void act(float delta) {
        if (holder == null) {
            return;
        }
        if (!isHeld() || !couch.isEveryoneReady()) {
            holder = null;
            progress.setVisible(false);
            return;
        }
        held += delta;
        progress.setVisible(true);
        progress.setScaleX(Math.min(1, held / SECONDS_TO_START));
        Gdx.graphics.requestRendering();
        if (held >= SECONDS_TO_START) {
            holder = null;
            start();
        }
    }

    /** A player whose pad is unplugged leaves the couch, and finds name and colour again later. */
    @Override
    public void disconnected(Device device) {
        couch.leave(device);
        rebuild();
        Gdx.graphics.requestRendering();
    }

    // What a pointer does

    private void join(int index) {
        Devices devices = ui.devices();
        couch.join(devices.last().kind().points() ? devices.last() : devices.mouse(), index);
        joinedAt = TimeUtils.millis();
        rebuild();
    }

    /** A pointer may press on the card of one who has no pad; the others' are their own. */
    private static boolean isForPointers(CouchPlace place) {
        return place == null || !place.device().kind().isPad();
    }

    private void press(CouchPlace place, Runnable action) {
        if (isForPointers(place)) {
            action.run();
            ui.cues().cue(TableSounds.CLICK);
            rebuild();
        } else {
            refuse(place);
        }
    }

    @Override
    public void change(CouchPlace place, CouchRow row, int step) {
        press(place, () -> couch.change(place, row, step));
    }

    @Override
    public void write(CouchPlace place) {
        press(place, () -> place.write(SetupChoice.longestName()));
    }

    @Override
    public void written(CouchPlace place) {
        press(place, () -> place.stopWriting(true));
    }

    @Override
    public void ready(CouchPlace place) {
        press(
                place,
                () -> {
                    if (place.isReady()) {
                        place.setReady(false);
                    } else {
                        couch.getReady(place);
                    }
                });
    }

    @Override
    public void share(CouchPlace place) {
        press(place, () -> couch.join(place.device()));
    }

    @Override
    public void leave(CouchPlace place) {
        if (TimeUtils.timeSinceMillis(joinedAt) < DOUBLE_CLICK_MILLIS) {
            return; // the button to leave may come to lie where the one to sit down was
        }
        press(place, () -> couch.leave(place));
    }

    // The game

    private void startIfReady() {
        if (couch.isEveryoneReady()) {
            start();
        }
    }

    private void start() {
        started = true;
        couch.start();
        List<Seat> seats = new ArrayList<>();
        List<CouchPlace> seated = couch.seated();
        for (CouchPlace place : seated) {
            seats.add(
                    new Seat(
                            shownName(place, seats.size()),
                            "",
                            SeatColours.WORDS[place.colour()],
                            SeatSymbols.WORDS[place.symbol()]));
        }
        addBots(seats);
        handOver(seated);
        doors.play(new NewGame<>(game, game.setup().write(agreed(seats.size())), seats));
    }

    /** What was chosen here; for the rest what was chosen for the last game, and chance. */
    private SetupValues agreed(int players) {
        SetupChoice<S, E> choice = SetupChoice.read(game, SetupScreen.memory(ui, game).get());
        choice.setPlayers(players);
        for (SetupOption option : game.setup().options()) {
            if (option.isOnCouch()) {
                choice.set(option, couch.get(option));
            } else if (option.kind() == SetupOption.Kind.SEAT) {
                choice.set(option, SetupOption.BY_CHANCE);
            }
        }
        return choice.values(MathUtils.random(1, 999_999));
    }

    private void addBots(List<Seat> seats) {
        String[] names = texts.get("setup.names." + couch.bot()).split(",");
        for (int i = 0; seats.size() < couch.players(); i++) {
            String colour = SeatColours.WORDS[couch.freeColours().get(i)];
            String symbol = SeatSymbols.WORDS[couch.freeSymbols().get(i)];
            seats.add(new Seat(names[i % names.length].trim(), couch.bot(), colour, symbol));
        }
    }

    /** Puts each seat into the hands that took it; one half of a keyboard alone gets all of it. */
    private void handOver(List<CouchPlace> seated) {
        Devices devices = ui.devices();
        boolean left = couch.place(devices.keyboardLeft()) != null;
        boolean right = couch.place(devices.keyboardRight()) != null;
        boolean split = left && right;
        devices.splitKeyboard(split);
        ui.hands().clear();
        for (int seat = 0; seat < seated.size(); seat++) {
            Device device = seated.get(seat).device();
            boolean whole = device.kind().isKeyboardHalf() && !split;
            ui.hands().give(seat, whole ? devices.keyboard() : device);
        }
    }
}
