package meeples.room.asking;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import meeples.game.BallotOption;
import meeples.input.Command;
import meeples.input.Device;
import meeples.play.MoveList;
import meeples.play.Seat;
import meeples.room.badge.Pictures;
import meeples.room.sitting.SeatHands;
import meeples.room.sitting.Sitting;
import meeples.table.TableSounds;
import meeples.text.Texts;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.UiDialog;
import meeples.ui.Widgets;

/**
 * Lets people choose at the same time and in secret, each with their own device: by directions and
 * a button. It shows which directions mean what, and who is ready, but nothing of what is pressed.
 */
final class BallotView<S, E> extends UiDialog {
    private static final float WIDTH = 1080;
    private static final float MOST_OF_NAME = 210;
    private static final int NOTHING = -1;

    /** The choices in three rows of three: up, left, middle, right, down. */
    private static final int[] COMPASS = {NOTHING, 0, NOTHING, 3, 4, 1, NOTHING, 2, NOTHING};

    private static final int COLUMNS = 2;
    private static final int READY_MS = 90;
    private static final int REFUSED_MS = 320;
    private static final float RUMBLE = 0.5f;

    private final Sitting<S, E> sitting;
    private final SeatHands<S, E> hands;
    private final List<BallotOption> options;
    private final List<Integer> voters;
    private final boolean isFinal;
    private final Runnable menu;
    private final Table people = new Table();
    private Widgets make;
    private final Map<Integer, List<Command>> pressed = new HashMap<>();

    /**
     * @param voters who choose here; others who choose at the same time are asked afterwards
     * @param isFinal whether nobody may think again who has chosen
     * @param menu opens the menu above it
     */
    BallotView(
            Sitting<S, E> sitting,
            SeatHands<S, E> hands,
            List<BallotOption> options,
            List<Integer> voters,
            boolean isFinal,
            Runnable menu) {
        this.sitting = sitting;
        this.hands = hands;
        this.options = options;
        this.voters = voters;
        this.isFinal = isFinal;
        this.menu = menu;
        for (int seat : voters) {
            pressed.put(seat, new ArrayList<>());
        }
    }

    @Override
    protected void build(Table sheet, Widgets widgets) {
        make = widgets;
        Theme theme = make.theme();
        Texts texts = ui().texts();
        sheet.setName("ballot");
        sheet.pad(theme.px(20), theme.px(36), theme.px(24), theme.px(36));
        float width = Math.min(theme.px(WIDTH), screen().stage().getWidth() * 0.85f);
        sheet.add(make.label(texts.get("ballot.title"), Role.TITLE)).row();
        String how = isFinal ? "ballot.about.final" : "ballot.about";
        Label about = make.paragraph(texts.get(how), Role.BODY);
        about.setAlignment(Align.center);
        sheet.add(about).width(width).row();
        sheet.add(options.size() <= BallotCode.MOST_AROUND ? compass(width) : list())
                .pad(theme.px(14), 0, theme.px(14), 0)
                .row();
        showPeople();
        sheet.add(people);
    }

    /** Whoever chooses wants to see the table. */
    @Override
    protected boolean isLow() {
        return true;
    }

    /** Each choice lies where its direction points; the last of five in the middle. */
    private Table compass(float width) {
        Table compass = new Table();
        compass.defaults().width(width / 4).pad(make.theme().px(4));
        for (int place : COMPASS) {
            if (place == NOTHING || place >= options.size()) {
                compass.add();
            } else {
                compass.add(option(place, true));
            }
            if (compass.getCells().size % 3 == 0) {
                compass.row();
            }
        }
        return compass;
    }

    private Table list() {
        Theme theme = make.theme();
        Table list = new Table();
        for (int i = 0; i < options.size(); i++) {
            list.add(option(i, false)).left().pad(theme.px(4));
            list.add().width(theme.px(30));
            if (i % COLUMNS == COLUMNS - 1) {
                list.row();
            }
        }
        return list;
    }

    /** A choice with what to press for it. */
    private Table option(int index, boolean above) {
        Theme theme = make.theme();
        float side = theme.px(42);
        Table keys = new Table();
        List<Command> code = BallotCode.of(index, options.size());
        for (Command direction : code) {
            String arrow = "arrow-" + direction.name().toLowerCase(Locale.ROOT);
            keys.add(Pictures.onPaper(theme, arrow)).size(side);
        }
        if (code.isEmpty()) {
            keys.add(Pictures.onPaper(theme, "check")).size(side);
        }
        BallotOption option = options.get(index);
        Table words = new Table();
        if (!option.icon().isEmpty()) {
            words.add(Pictures.onPaper(theme, option.icon())).size(side).padRight(theme.px(8));
        }
        words.add(make.label(option.text(), Role.BOLD));
        Table all = new Table();
        all.add(keys).padRight(above ? 0 : theme.px(12));
        if (above) {
            all.row();
        }
        all.add(words);
        return all;
    }

    /** Who is ready, and who is not. */
    private void showPeople() {
        people.clearChildren();
        for (int seat : sitting.ballot().voters()) {
            addVoter(seat);
        }
    }

    private void addVoter(int index) {
        Theme theme = make.theme();
        Seat seat = sitting.match().seats().get(index);
        boolean ready = sitting.ballot().isReady(index);
        Table card = new Table();
        card.setName("ballot-" + index + (ready ? "-ready" : ""));
        card.add(Pictures.person(theme, seat, theme.px(84))).row();
        Label name = make.label(seat.name(), Role.BOLD);
        name.setAlignment(Align.center);
        name.setEllipsis(true);
        card.add(name).minWidth(0).maxWidth(theme.px(MOST_OF_NAME)).row();
        Table state = new Table();
        if (ready) {
            state.add(Pictures.onPaper(theme, "check")).size(theme.px(34)).padRight(theme.px(6));
        }
        state.add(make.label(ui().texts().get(state(index, ready)), Role.BODY));
        card.add(state).height(theme.px(40));
        people.add(card).top().minWidth(theme.px(150)).pad(0, theme.px(10), 0, theme.px(10));
    }

    private String state(int seat, boolean ready) {
        if (!voters.contains(seat)) {
            return "ballot.later";
        }
        return ready ? "ballot.ready" : "ballot.thinks";
    }

    /** Each device chooses for its own seat; others can only open the menu. */
    @Override
    protected boolean heard(Device device, Command command) {
        if (command == Command.FULL_SCREEN || command == Command.MENU) {
            return false;
        }
        boolean votes = false;
        for (int seat : voters) {
            if (hands.holder(seat) == device) {
                say(seat, device, command);
                votes = true;
            }
        }
        return votes || command != Command.BACK;
    }

    @Override
    protected boolean command(Command command) {
        if (command == Command.MENU) {
            menu.run();
        }
        return command == Command.MENU;
    }

    /** Whether somebody who has not chosen cannot do it here any more: the device is gone. */
    boolean isStuck() {
        for (int seat : voters) {
            Device device = hands.holder(seat);
            boolean held = device != null && device.isConnected();
            if (!held && !sitting.ballot().isReady(seat)) {
                return true;
            }
        }
        return false;
    }

    private void say(int seat, Device device, Command command) {
        List<Command> code = pressed.get(seat);
        boolean ready = sitting.ballot().isReady(seat);
        if (ready && isFinal) {
            return;
        }
        if (command == Command.BACK || command == Command.UNDO) {
            code.clear();
            sitting.ballot().withdraw(seat);
            showPeople();
        } else if (ready) {
            return; // who wants to choose anew takes back first
        } else if (BallotCode.isDirection(command)) {
            code.add(command);
        } else if (command == Command.ACCEPT) {
            choose(seat, device, BallotCode.index(code, options.size()));
            code.clear();
        }
    }

    private void choose(int seat, Device device, int index) {
        MoveList legal = new MoveList();
        S position = sitting.ballot().positionFor(seat);
        sitting.match().game().rules().legalMoves(position, legal);
        boolean possible = index >= 0 && legal.contains(options.get(index).move());
        if (ui().settings().rumble.isOn()) {
            ui().devices().rumble(device, possible ? READY_MS : REFUSED_MS, RUMBLE);
        }
        if (possible) {
            sitting.ballot().choose(seat, options.get(index).move());
            ui().cues().cue(TableSounds.TURN);
        } else {
            ui().cues().cue(TableSounds.ERROR);
        }
        if (isComplete()) {
            close();
        } else {
            showPeople();
        }
    }

    private boolean isComplete() {
        for (int seat : voters) {
            if (!sitting.ballot().isReady(seat)) {
                return false;
            }
        }
        return true;
    }

    /** Nobody leaves without having chosen, other than by the menu. */
    @Override
    protected void back() {
        menu.run();
    }
}
