package meeples.fistful.ui;

import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Stack;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import java.util.function.Supplier;
import meeples.fistful.model.Place;
import meeples.fistful.model.Town;
import meeples.fistful.table.Art;
import meeples.fistful.ui.badge.SeatBadge;
import meeples.fistful.ui.outlook.BagOdds;
import meeples.fistful.ui.words.TownWords;
import meeples.input.Command;
import meeples.play.Seat;
import meeples.ui.Badge;
import meeples.ui.Look;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.Ui;
import meeples.ui.UiScreen;
import meeples.ui.Widgets;

/**
 * The strip above the town: whose decision it is and what to do, the round, how near the end is,
 * what is in the bag, and the buttons that are always there.
 */
public final class TopBar extends Table {
    /**
     * A button of the bar.
     *
     * @param name its text begins with "help.button."
     */
    public record Tool(String name, String icon, Runnable action) {}

    /** What the buttons do at a table where a match is played. */
    interface Actions {
        void menu();

        void undo();

        void redo();

        void log();

        void hint();

        /** Somebody wants to show the others a face. */
        void emote();
    }

    /** The part of the bar that the status must have. */
    private static final float LEAST_STATUS = 0.14f;

    private final Ui ui;
    private final Widgets make;
    private final UiScreen screen;
    private final TownWords words;
    private final Image seat = new Image();
    private final Label status;
    private final Label round;
    private final Label graves;
    private final Label bars;
    private final Label price;
    private final Label explosions;
    private final Label gold;
    private final Label stone;
    private final Label dynamite;
    private final int firstOfBag;
    private final int afterBag;
    private Town shown;

    /**
     * @param first the button at the left end
     * @param others those at the right end
     */
    public TopBar(UiScreen screen, Widgets make, TownWords words, Tool first, List<Tool> others) {
        this.screen = screen;
        this.ui = screen.ui();
        this.make = make;
        this.words = words;
        Theme theme = ui.theme();
        setBackground(theme.drawable("topbar"));
        left();
        defaults().padRight(theme.px(8));
        add(button(first)).padLeft(theme.px(4)).minWidth(reach()).fillY();
        add(seat).size(theme.px(40));
        status = make.lightLabel("", Role.STATUS);
        status.setEllipsis(true);
        status.setName("status");
        float twoLines = 2 * theme.font(Role.SMALL).getLineHeight();
        add(status).minWidth(0).minHeight(twoLines).growX();
        round = number("round", figure("round", this::roundHelp));
        graves = number("grave", figure("graves", this::gravesHelp));
        Button bank = figure("bank", this::barsHelp);
        bars = number("bar", bank);
        price = number("gold", bank);
        explosions = number("dynamite", figure("explosions", this::explosionsHelp));
        firstOfBag = getCells().size;
        divider();
        Button bag = figure("bag", this::bagHelp);
        bag.add(Pictures.image(theme, "bag")).size(theme.px(40));
        gold = number("gold", bag);
        stone = number("stone", bag);
        dynamite = number("dynamite", bag);
        afterBag = getCells().size;
        divider();
        for (Tool tool : others) {
            add(button(tool)).minWidth(reach()).fillY();
        }
        getCells().peek().padRight(theme.px(4));
    }

    /** With all that a player needs. */
    static TopBar forPlaying(UiScreen screen, Widgets make, TownWords words, Actions actions) {
        return new TopBar(
                screen,
                make,
                words,
                new Tool("menu", "menu", actions::menu),
                List.of(
                        new Tool("emote", "emote", actions::emote),
                        new Tool("hint", "hint", actions::hint),
                        new Tool("undo", "undo", actions::undo),
                        new Tool("redo", "redo", actions::redo),
                        new Tool("log", "log", actions::log)));
    }

    private Button button(Tool tool) {
        Theme theme = ui.theme();
        Button button = make.bareFrame(tool.name(), tool.action());
        Stack stack = new Stack(picture(tool.icon()), new Badge(ui, () -> command(tool.name())));
        button.add(stack).size(theme.px(34)).pad(theme.px(5));
        screen.help().add(button, () -> ui.text("help.button." + tool.name()));
        return button;
    }

    /** How wide a button must be to be hit: a finger needs more room than a mouse. */
    private float reach() {
        return ui.platform().isTouched() ? ui.theme().size().finger() : 0;
    }

    /** What says the same as a button of the bar; null when nothing does. */
    private Command command(String tool) {
        boolean pad = ui.devices().last().kind().isPad();
        return switch (tool) {
            case "menu" -> Command.MENU;
            case "emote" -> pad ? Command.PAGE_BACK : Command.EMOTE;
            case "hint" -> pad ? Command.PAGE_ON : Command.HINT;
            case "undo" -> Command.UNDO;
            case "log" -> Command.LOG;
            default -> null;
        };
    }

    private Image picture(String name) {
        return name.equals("emote") ? make.picture(Art.emote(0)) : Pictures.image(ui.theme(), name);
    }

    /** What figures mean is told to whoever points at them, and to a pad that presses them. */
    private Button figure(String name, Supplier<String> help) {
        String whole = "figure-" + name;
        Button figure = make.bareFrame(whole, () -> screen.help().show(screen.find(whole)));
        figure.pad(0);
        add(figure);
        screen.help().add(figure, help);
        return figure;
    }

    private Label number(String icon, Button figure) {
        Theme theme = ui.theme();
        float gap = figure.hasChildren() ? theme.px(8) : 0;
        figure.add(Pictures.image(theme, icon))
                .size(theme.px(32))
                .padLeft(gap)
                .padRight(theme.px(2));
        Label label = make.lightLabel("", Role.BOLD);
        label.setAlignment(Align.left);
        figure.add(label);
        return label;
    }

    private void divider() {
        Image line = new Image(ui.theme().drawable(Look.PIXEL));
        line.getColor().set(1, 1, 1, 0.3f);
        add(line).width(Math.max(1, ui.theme().px(2))).height(ui.theme().px(36));
    }

    /** What to do now; the seat's picture tells who. */
    public void say(Seat who, String what) {
        seat.setDrawable(who == null ? null : SeatBadge.of(ui.theme(), who));
        status.setText(what);
        fitStatus();
    }

    /** As large as there is room for; a long sentence goes on in a second, smaller line. */
    private void fitStatus() {
        setStatusRole(Role.STATUS, false);
        if (status.getPrefWidth() > status.getWidth()) {
            setStatusRole(Role.BOLD, false);
        }
        if (status.getPrefWidth() > status.getWidth()) {
            setStatusRole(Role.SMALL, true);
        }
    }

    private void setStatusRole(Role role, boolean wrap) {
        status.setStyle(ui.theme().skin().get(role.name(), Label.LabelStyle.class));
        status.setWrap(wrap);
        status.setEllipsis(!wrap);
        invalidate();
        validate();
    }

    @Override
    protected void sizeChanged() {
        super.sizeChanged();
        if (status != null && getWidth() > 0) {
            fitStatus();
        }
    }

    /** The bag's figures are on the table too: they go first where letters are large. */
    private void leaveRoom() {
        validate();
        if (status.getWidth() < getWidth() * LEAST_STATUS) {
            for (int i = firstOfBag; i < afterBag; i++) {
                getCells().get(i).clearActor().pad(0).size(0);
            }
            fitStatus();
        }
    }

    void allow(boolean canUndo, boolean canRedo) {
        enable("undo", canUndo);
        enable("redo", canRedo);
    }

    private void enable(String name, boolean on) {
        Button button = findActor(name);
        button.setDisabled(!on);
        button.getColor().a = on ? 1 : 0.35f;
    }

    /** The figures of this position. */
    public void show(Town town) {
        shown = town;
        round.setText(town.rounds() > 0 ? town.round() + "/" + town.rounds() : "" + town.round());
        graves.setText(town.meeples(Place.GRAVEYARD) + "/" + Place.GRAVES);
        bars.setText(Town.BARS - town.bank() + "/" + Town.BARS);
        price.setText(town.bank() > 0 ? "" + town.barPrice() : "–");
        explosions.setText(town.exploded() + "/" + Town.DYNAMITES);
        gold.setText("" + town.bagGold());
        stone.setText("" + town.bagStone());
        dynamite.setText(
                town.bagDynamite() == 0
                        ? "0"
                        : town.bagDynamite()
                                + " ("
                                + words.percent(BagOdds.dynamite(town, 1))
                                + ")");
        leaveRoom();
    }

    private String roundHelp() {
        return words.get("bar.round", shown.round(), shown.turn());
    }

    private String gravesHelp() {
        return words.get("bar.graves", shown.meeples(Place.GRAVEYARD), Place.GRAVES);
    }

    private String barsHelp() {
        return shown.bank() == 0
                ? words.get("bar.bank.empty")
                : words.get("bar.bank", shown.bank(), shown.barPrice());
    }

    private String explosionsHelp() {
        return words.get("bar.explosions", shown.exploded(), Town.DYNAMITES, shown.jailDynamite());
    }

    private String bagHelp() {
        int size = shown.bagSize();
        if (size == 0) {
            return words.get("bar.bag.empty");
        }
        return words.get(
                "bar.bag",
                words.pieces(new int[] {shown.bagGold(), shown.bagStone(), shown.bagDynamite()}),
                words.percent(shown.bagGold() / (double) size),
                words.percent(shown.bagStone() / (double) size),
                words.percent(shown.bagDynamite() / (double) size),
                words.percent(BagOdds.dynamite(shown, 2)),
                words.percent(BagOdds.dynamite(shown, 4)));
    }
}
