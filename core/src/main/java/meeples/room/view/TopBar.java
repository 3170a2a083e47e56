package meeples.room.view;

import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Stack;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import meeples.game.Figure;
import meeples.input.Command;
import meeples.picture.SharedArt;
import meeples.play.Seat;
import meeples.room.badge.Pictures;
import meeples.room.badge.SeatBadge;
import meeples.ui.Badge;
import meeples.ui.Palette;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.Ui;
import meeples.ui.UiPicture;
import meeples.ui.UiScreen;
import meeples.ui.Widgets;

/**
 * The strip above the table: whose decision it is and what to do, the game's figures, and the
 * buttons that are always there.
 */
public final class TopBar extends Table {
    /**
     * A button of the bar.
     *
     * @param name its text begins with "help.button."
     */
    public record Tool(String name, String icon, Runnable action) {}

    /** What the buttons do at a table where a match is played. */
    public interface Actions {
        void menu();

        void undo();

        void redo();

        void log();

        void hint();

        /** Somebody wants to show the others a face. */
        void emote();
    }

    /** The height that it is drawn for, in units. */
    private static final float HEIGHT = 51;

    /** In what steps it becomes smaller. */
    private static final float STEP = 0.92f;

    /** How high the seat's picture is in a line of its own. */
    private static final float OWN_SEAT = 0.9f;

    /** The part of the bar that the status must have. */
    private static final float LEAST_STATUS = 0.14f;

    private final Ui ui;
    private final Widgets make;
    private final UiScreen screen;
    private final Tool first;
    private final List<Tool> others;
    private final Image seat = new Image();
    private final Label status;

    /** What is said has this strip below the bar to itself where the bar has no room for it. */
    private final Table ownLine = new Table();

    private float ownHeight;

    /** How high the bar's rim is, which lies below this. */
    private float rim;

    /** The labels of the figures, in the order in which they are shown. */
    private final List<Label> labels = new ArrayList<>();

    private List<Figure> figures = new ArrayList<>();
    private int firstSpare;
    private int afterSpare;

    /** How much smaller than usual everything is, so that nothing has to be left out. */
    private float smaller = 1;

    /**
     * @param first the button at the left end
     * @param others those at the right end
     */
    public TopBar(UiScreen screen, Widgets make, Tool first, List<Tool> others) {
        this.screen = screen;
        this.ui = screen.ui();
        this.make = make;
        left();
        status = make.lightLabel("", Role.STATUS);
        status.setEllipsis(true);
        status.setName("status");
        this.first = first;
        this.others = others;
        ownLine.setBackground(ui.theme().surface(Palette.TIMBER_DARK));
    }

    /** Puts everything side by side: button, status, figures, those that can be spared, buttons. */
    private void fill() {
        screen.focus().forget(this);
        clearChildren();
        labels.clear();
        defaults().reset();
        defaults().padRight(px(8));
        add(button(first)).padLeft(px(4)).minWidth(reach()).fillY();
        addStatus();
        addFigures(false);
        firstSpare = getCells().size;
        if (hasSpare()) {
            divider();
        }
        addFigures(true);
        afterSpare = getCells().size;
        divider();
        for (Tool tool : others) {
            add(button(tool)).minWidth(reach()).fillY();
        }
        getCells().peek().padRight(px(4));
    }

    private void addStatus() {
        if (ownHeight > 0) {
            ownLine.clearChildren();
            ownLine.setBounds(0, -rim - ownHeight, getWidth(), ownHeight);
            ownLine.add(seat).size(ownHeight * OWN_SEAT).pad(0, px(8), 0, px(8));
            ownLine.add(status).minWidth(0).height(ownHeight).growX();
            addActor(ownLine);
            add().growX();
            return;
        }
        add(seat).size(px(40));
        float twoLines = 2 * ui.theme().font(Role.SMALL).getLineHeight() * smaller;
        float height = Math.min(twoLines, getHeight());
        add(status).minWidth(0).minHeight(height).growX();
    }

    /**
     * Fits itself into a bar.
     *
     * @param rimBelow how high the bar's rim is
     * @param lineBelow how high the line below it is that says what there is to do; 0 for none
     */
    void fitInto(float rimBelow, float lineBelow) {
        rim = rimBelow;
        ownHeight = lineBelow;
    }

    /** Below the bar's face is its rim, and a finger may be there too. */
    @Override
    public Actor hit(float x, float y, boolean touchable) {
        boolean onRim = y < 0 && y >= -rim;
        return super.hit(x, onRim ? 0 : y, touchable);
    }

    private boolean hasSpare() {
        for (Figure figure : figures) {
            if (figure.spare()) {
                return true;
            }
        }
        return false;
    }

    private void addFigures(boolean spare) {
        for (int i = 0; i < figures.size(); i++) {
            if (figures.get(i).spare() == spare) {
                addFigure(i);
            }
        }
    }

    /** What figures mean is told to whoever points at them, and to a pad that presses them. */
    private void addFigure(int index) {
        Theme theme = ui.theme();
        String name = "figure-" + figures.get(index).name();
        Button button = make.bareFrame(name, () -> screen.help().show(screen.find(name)));
        button.pad(0);
        for (Figure.Part part : figures.get(index).parts()) {
            if (part.text().isEmpty()) {
                button.add(Pictures.image(theme, part.icon())).size(px(40));
            } else {
                labels.add(number(part.icon(), button));
            }
        }
        add(button);
        screen.help().add(button, () -> figures.get(index).help());
    }

    /** With all that a player needs. */
    public static TopBar forPlaying(UiScreen screen, Widgets make, Actions actions) {
        return new TopBar(
                screen,
                make,
                new Tool("menu", "menu", actions::menu),
                List.of(
                        new Tool("emote", "emote", actions::emote),
                        new Tool("hint", "hint", actions::hint),
                        new Tool("undo", "undo", actions::undo),
                        new Tool("redo", "redo", actions::redo),
                        new Tool("log", "log", actions::log)));
    }

    private Button button(Tool tool) {
        Button button = make.bareFrame(tool.name(), tool.action());
        Stack stack = new Stack(picture(tool.icon()), new Badge(ui, () -> command(tool.name())));
        button.add(stack).size(px(34)).pad(px(5));
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
        return name.equals("emote")
                ? make.picture(SharedArt.emote(0))
                : Pictures.image(ui.theme(), name);
    }

    private Label number(String icon, Button figure) {
        Theme theme = ui.theme();
        float gap = figure.hasChildren() ? px(8) : 0;
        figure.add(Pictures.image(theme, icon)).size(px(32)).padLeft(gap).padRight(px(2));
        Label label = make.lightLabel("", Role.BOLD);
        label.setAlignment(Align.left);
        label.setFontScale(smaller);
        figure.add(label);
        return label;
    }

    private void divider() {
        Image line = new Image(ui.theme().drawable(UiPicture.PIXEL));
        line.getColor().set(1, 1, 1, 0.3f);
        add(line).width(Math.max(1, px(2))).height(px(36));
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
        float least = ui.theme().leastScale(role);
        float scale = 1;
        setStatusScale(scale);
        float room = ownHeight > 0 ? ownHeight : getHeight();
        while (status.getPrefHeight() > room && scale > least) {
            scale = Math.max(least, scale * STEP);
            setStatusScale(scale);
        }
    }

    private void setStatusScale(float scale) {
        status.setFontScale(scale);
        invalidate();
        validate();
        ownLine.validate();
    }

    /** A measure in units as pixels of this bar, which may be lower than its letters like. */
    private float px(float units) {
        return Math.round(ui.theme().px(units) * smaller);
    }

    @Override
    protected void sizeChanged() {
        super.sizeChanged();
        if (status != null && getWidth() > 0) {
            fitStatus();
        }
    }

    /** Where letters are large all is written smaller; only then figures are left out. */
    private void leaveRoom() {
        validate();
        float least = ui.theme().leastScale(Role.BOLD);
        while (isCramped() && smaller > least) {
            smaller = Math.max(least, smaller * STEP);
            fill();
            write();
            validate();
        }
        if (isCramped()) {
            for (int i = firstSpare; i < afterSpare; i++) {
                getCells().get(i).clearActor().pad(0).size(0);
            }
        }
        fitStatus();
    }

    private boolean isCramped() {
        return ownHeight == 0
                ? status.getWidth() < getWidth() * LEAST_STATUS
                : getPrefWidth() > getWidth();
    }

    public void allow(boolean canUndo, boolean canRedo) {
        enable("undo", canUndo);
        enable("redo", canRedo);
    }

    private void enable(String name, boolean on) {
        Button button = findActor(name);
        button.setDisabled(!on);
        button.getColor().a = on ? 1 : 0.35f;
    }

    /** Shows these figures. */
    public void show(List<Figure> now) {
        boolean alike = figures.size() == now.size() && !labels.isEmpty();
        for (int i = 0; alike && i < now.size(); i++) {
            alike = now.get(i).isLike(figures.get(i));
        }
        figures = now;
        if (!alike) {
            float fitting = getHeight() / ui.theme().px(HEIGHT);
            smaller = MathUtils.clamp(fitting, ui.theme().leastScale(Role.BOLD), 1);
            fill();
        }
        write();
        leaveRoom();
    }

    private void write() {
        int label = write(0, false);
        write(label, true);
    }

    private int write(int from, boolean spare) {
        int label = from;
        for (Figure figure : figures) {
            for (Figure.Part part : figure.parts()) {
                if (figure.spare() == spare && !part.text().isEmpty()) {
                    labels.get(label++).setText(part.text());
                }
            }
        }
        return label;
    }
}
