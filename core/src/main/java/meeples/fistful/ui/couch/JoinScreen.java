package meeples.fistful.ui.couch;

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
import meeples.fistful.ai.Bots;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.fistful.table.Art;
import meeples.fistful.ui.Doors;
import meeples.fistful.ui.NewGame;
import meeples.fistful.ui.SetupChoice;
import meeples.input.Command;
import meeples.input.Device;
import meeples.input.DeviceKind;
import meeples.input.DeviceListener;
import meeples.input.Devices;
import meeples.play.Seat;
import meeples.ui.HintBar;
import meeples.ui.Look;
import meeples.ui.Palette;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.Ui;
import meeples.ui.UiScreen;
import meeples.ui.Wobble;

/**
 * Where everybody takes a seat with what they hold: pads, halves of the keyboard, the mouse. Each
 * acts on their own card, all at the same time; when all are ready, one of them holds a button.
 */
public final class JoinScreen extends UiScreen implements DeviceListener, JoinCard.Actions {
    private static final float SECONDS_TO_START = 1;
    private static final long DOUBLE_CLICK_MILLIS = 400;
    private static final float CARD_WIDTH = 400;
    private static final float GAP = 10;

    private final Doors doors;
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

    public JoinScreen(Ui ui, Doors doors) {
        super(ui);
        this.doors = doors;
        couch = new Couch(new CouchMemory(ui.settings().couch, ui.settings().couchTable));
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
        root.add(make.banner(ui.text("couch.title"))).row();
        Table cards = new Table();
        float room = roomWidth() - theme.px(50);
        int columns = room / theme.px(CARD_WIDTH) >= 2.6f ? Couch.PLACES : 2;
        float width = Math.min(theme.px(CARD_WIDTH), room / columns - 2 * theme.px(GAP));
        int bots = couch.players() - couch.humans();
        for (int i = 0; i < Couch.PLACES; i++) {
            Actor card = couch.place(i) == null ? freeCard(i, bots-- > 0) : card(i, width);
            cards.add(card).width(width).pad(theme.px(GAP)).fillY();
            if ((i + 1) % columns == 0) {
                cards.row();
            }
        }
        root.add(make.scroll("couch.scroll", cards)).grow().row();
        root.add(table()).padTop(theme.px(4)).row();
        root.add(footer()).growX().padTop(theme.px(6));
    }

    private Actor card(int index, float width) {
        return new JoinCard(
                        ui, make, couch.place(index), index, couch.hasDevice(index), width, this)
                .fill(shownName(couch.place(index), index));
    }

    private String shownName(CouchPlace place, int index) {
        return place.name().isEmpty() ? ui.text("setup.player", index + 1) : place.name();
    }

    /** A seat that nobody has taken: a bot's, or nobody's. */
    private Table freeCard(int index, boolean bot) {
        Theme theme = ui.theme();
        Table card = make.paper();
        card.setName("couch.free." + index);
        String picture = bot ? Art.portrait(Bots.LEVELS.indexOf(couch.bot())) : Art.icon("plus");
        Image face = make.picture(picture);
        if (!bot) {
            face.setColor(theme.quiet());
        }
        card.add(face).size(theme.px(bot ? 130 : 80)).padTop(theme.px(20)).row();
        String who = bot ? ui.text("bot." + couch.bot()) : ui.text("couch.free");
        Label label = make.label(who, Role.BOLD);
        label.setAlignment(Align.center);
        card.add(label).growX().padTop(theme.px(8)).row();
        Label press = make.paragraph(ui.text("couch.press"), Role.SMALL);
        press.setAlignment(Align.center);
        press.setColor(theme.quiet());
        card.add(press).growX().padTop(theme.px(8)).row();
        card.add(buttons()).padTop(theme.px(8)).row();
        card.add().grow().row();
        card.add(make.button("couch.join." + index, ui.text("couch.join"), () -> join(index)))
                .minHeight(theme.size().finger());
        return card;
    }

    /** What to press, for those who hold one thing or another. */
    private Table buttons() {
        Theme theme = ui.theme();
        Table row = new Table();
        row.defaults().size(theme.px(40)).space(theme.px(6));
        row.add(make.picture(Art.glyph("a")));
        row.add(make.picture(Art.glyph("ps-cross")));
        row.add(make.picture(Art.icon("keyboard"))).getActor().setColor(theme.quiet());
        row.add(make.picture(Art.glyph("mouse-left")));
        return row;
    }

    /** What is chosen once for the whole table. */
    private Table table() {
        Theme theme = ui.theme();
        Table paper = make.paper();
        int players = couch.players();
        common(paper, CouchRow.PLAYERS, "setup.players", ui.texts().count("setup.count", players));
        common(paper, CouchRow.BOTS, "couch.bots", ui.text("bot." + couch.bot()));
        String rounds =
                couch.rounds() == 0
                        ? ui.text("setup.no-limit")
                        : ui.texts().count("setup.limit", couch.rounds());
        common(paper, CouchRow.ROUNDS, "setup.rounds", rounds);
        paper.padTop(theme.px(14)).padBottom(theme.px(14));
        return paper;
    }

    private void common(Table paper, CouchRow row, String key, String value) {
        Theme theme = ui.theme();
        paper.add(make.label(ui.text(key + ".name"), Role.BOLD)).padLeft(theme.px(16));
        Table field = new Table();
        field.setName("couch." + row.word());
        field.setTouchable(Touchable.enabled);
        field.setBackground(theme.drawable(Look.FIELD));
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
        Image frame = new Image(theme.drawable(Look.FOCUS));
        frame.setTouchable(Touchable.disabled);
        frame.setVisible(isSomebodyAt(row));
        paper.add(new Stack(field, frame))
                .minWidth(theme.px(210))
                .height(theme.size().finger())
                .padLeft(theme.px(10));
    }

    private boolean isSomebodyAt(CouchRow row) {
        for (int i = 0; i < Couch.PLACES; i++) {
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
        footer.add(make.signButton("couch.back", ui.text("ui.back"), this::back))
                .minWidth(theme.px(200))
                .height(height);
        footer.add(hold()).growX().pad(0, theme.px(16), 0, theme.px(16));
        Actor start = make.chiefButton("couch.start", ui.text("setup.start"), this::startIfReady);
        start.setVisible(couch.isEveryoneReady());
        footer.add(start).minWidth(theme.px(300)).height(height);
        return footer;
    }

    /** Says what is still missing, or what to hold; and how long it has been held. */
    private Table hold() {
        Theme theme = ui.theme();
        Table hold = new Table();
        hold.setBackground(theme.drawable(Look.DARK));
        String key =
                couch.humans() == 0
                        ? "couch.nobody"
                        : couch.isEveryoneReady() ? "couch.hold" : "couch.waiting";
        Label label = make.lightLabel(ui.text(key), Role.BOLD);
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
    protected void addHints(List<HintBar.Hint> hints) {
        CouchPlace place = couch.place(ui.devices().last());
        if (place == null || place.letters() == null) {
            super.addHints(hints);
        } else {
            hints.add(hint(Command.ACCEPT, ui.text("hint.choose")));
            hints.add(hint(Command.BACK, ui.text("hint.erase")));
            hints.add(hint(Command.TURN, ui.text("hint.shift")));
            hints.add(hint(Command.MENU, ui.text("hint.done")));
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
            ui.cues().cue(command == Command.ACCEPT ? "click" : "focus");
            rebuild();
        } else if (command == Command.ACCEPT) {
            refuse(couch.place(device));
        }
        Gdx.graphics.requestRendering();
        return true;
    }

    /** Somebody cannot have what they want: it is another's card, or no seat is left for them. */
    private void refuse(CouchPlace place) {
        ui.cues().cue("error");
        for (int i = 0; i < Couch.PLACES; i++) {
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

    /** Whoever's pad is gone is gone; who comes back finds name and colour again. */
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
            ui.cues().cue("click");
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
                            Art.COLOURS[place.colour()],
                            Art.SYMBOLS[place.symbol()]));
        }
        addBots(seats);
        SetupChoice house = SetupChoice.read(ui.settings().lastSetup.get());
        Setup setup =
                new Setup(
                        seats.size(),
                        Town.NOBODY,
                        MathUtils.random(1, 999_999),
                        house.germanMadame(),
                        house.oneBarATurn(),
                        couch.rounds());
        handOver(seated);
        doors.play(new NewGame(setup, seats));
    }

    private void addBots(List<Seat> seats) {
        String[] names = ui.text("setup.names." + couch.bot()).split(",");
        for (int i = 0; seats.size() < couch.players(); i++) {
            String colour = Art.COLOURS[couch.freeColours().get(i)];
            String symbol = Art.SYMBOLS[couch.freeSymbols().get(i)];
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
