package meeples.room.sitting;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.List;
import meeples.game.BoardGame;
import meeples.input.Command;
import meeples.input.Device;
import meeples.input.Hands;
import meeples.input.HandsMemory;
import meeples.play.Rules;
import meeples.play.Seat;
import meeples.room.view.SeatCards;
import meeples.table.TableSounds;
import meeples.text.Texts;
import meeples.ui.Ui;
import meeples.ui.UiScreen;

/**
 * Puts decisions into the right hands when seats are held by devices: only the one who is asked
 * moves the focus and answers, the others are told so gently. Calls players whose decision comes
 * when it is not their turn, and waits for a pad that is gone until it is back or replaced.
 */
public final class SeatHands<S, E> {
    private static final int NUDGE_MS = 120;
    private static final float NUDGE = 0.35f;
    private static final int CALL_MS = 450;
    private static final float CALL = 0.9f;

    private final UiScreen screen;
    private final Ui ui;
    private final BoardGame<S, E> game;
    private final Sitting<S, E> sitting;
    private final Texts texts;
    private final Hands hands;
    private final HandsMemory memory;
    private final boolean[] missing;
    private SeatCards cards;
    private LostBanner banner;
    private int lost = Rules.NOBODY;
    private String focusBefore;

    public SeatHands(UiScreen screen, BoardGame<S, E> game, Sitting<S, E> sitting) {
        this.screen = screen;
        ui = screen.ui();
        this.sitting = sitting;
        this.game = game;
        texts = ui.texts().of(game.name());
        missing = new boolean[sitting.match().seats().size()];
        hands = ui.hands();
        memory = new HandsMemory(ui.settings().hands, hands, ui.devices());
        for (int seat = 0; seat < missing.length; seat++) {
            missing[seat] = hands.isLost(seat);
        }
    }

    /** Shows it in these widgets from now on. */
    public void showIn(SeatCards newCards, LostBanner newBanner) {
        cards = newCards;
        banner = newBanner;
        banner.show(lost == Rules.NOBODY ? null : seats().get(lost));
    }

    private List<Seat> seats() {
        return sitting.match().seats();
    }

    /** The seat that is asked, or nobody. */
    private int asked() {
        return sitting.asked();
    }

    /** Follows pads that come and go. */
    public void update() {
        int asked = asked();
        tellWhoIsMissing(asked);
        int now = asked != Rules.NOBODY && hands.isLost(asked) ? asked : Rules.NOBODY;
        if (now != lost) {
            if (lost == Rules.NOBODY) {
                Actor focused = screen.focus().focused();
                focusBefore = focused == null ? null : focused.getName();
            }
            lost = now;
            if (lost == Rules.NOBODY && asked != Rules.NOBODY) {
                call(asked); // whose pad is back is still asked
            }
            banner.show(lost == Rules.NOBODY ? null : seats().get(lost));
            focusOn(lost == Rules.NOBODY ? focusBefore : LostBanner.TAKE);
            Gdx.graphics.requestRendering();
        }
    }

    /** The banner has the focus while it is there. */
    private void focusOn(String name) {
        if (screen.dialog() == null) {
            screen.focus().focusOn(name);
        }
    }

    /** Those who are not asked now have time to see to their pads. */
    private void tellWhoIsMissing(int asked) {
        for (int seat = 0; seat < seats().size(); seat++) {
            boolean now = hands.isLost(seat);
            if (now && !missing[seat] && seat != asked) {
                ui.screens().toast(texts.get("lost.away", seats().get(seat).name()));
            }
            missing[seat] = now;
        }
    }

    /** Whether the one who is asked has nothing to answer with. */
    public boolean isLost() {
        return lost != Rules.NOBODY;
    }

    /** Whether a seat is held by something, so that its player must be called. */
    public boolean isHeld(int seat) {
        return hands.holder(seat) != null;
    }

    /** A seat is asked now: its player should feel it. */
    public void call(int seat) {
        Device holder = hands.holder(seat);
        if (holder == null) {
            return;
        }
        boolean outOfTurn = seat != game.flow().active(sitting.position());
        if (outOfTurn) {
            ui.cues().cue(TableSounds.BELL);
            cards.call(seat);
        }
        if (ui.settings().rumble.isOn()) {
            ui.devices().rumble(holder, outOfTurn ? CALL_MS : NUDGE_MS, outOfTurn ? CALL : NUDGE);
        }
    }

    /** Whether one device goes from one player's hands to another's before this seat decides. */
    public boolean mustPass(int before, int seat) {
        Device holder = hands.holder(seat);
        return holder != null
                && before != Rules.NOBODY
                && before != seat
                && hands.holder(before) == holder;
    }

    /** The device that answers for a seat; null when any does. */
    public Device holder(int seat) {
        return hands.holder(seat);
    }

    /** Whether what was used last may answer now; tells those who may not. */
    public boolean mayAnswer() {
        return decides(ui.devices().last()) || refuse(ui.devices().last());
    }

    /** Whether what was used last may take back what was decided last; tells those who may not. */
    public boolean mayTakeBack() {
        return decidedLast(ui.devices().last()) || refuse(ui.devices().last());
    }

    /** Whether what can be taken back now was decided with this device. */
    public boolean decidedLast(Device device) {
        return hands.mayAnswer(device, sitting.undone());
    }

    /** Whether it is for this device to answer, if anybody is asked. */
    public boolean decides(Device device) {
        int asked = asked();
        return asked == Rules.NOBODY || !isLost() && hands.mayAnswer(device, asked);
    }

    /** Takes the lost seat with what was used last. */
    public void take() {
        if (isLost()) {
            take(ui.devices().last());
        }
    }

    private void take(Device device) {
        give(lost, device);
        ui.cues().cue(TableSounds.TURN);
        ui.screens().toast(texts.get("lost.taken", seats().get(lost).name()));
        update();
    }

    /** Puts a seat into a device's hands; null when anybody may answer for it. */
    void give(int seat, Device device) {
        hands.give(seat, device);
        memory.keep();
        Gdx.graphics.requestRendering();
    }

    /** Whether a command of a device has been dealt with here. */
    public boolean heard(Device device, Command command) {
        if (!hands.isAnyHeld() || isForAll(command)) {
            return false;
        }
        int asked = asked();
        if (isLost()) {
            if (command == Command.ACCEPT) {
                take(device);
            }
            return true;
        }
        if (command == Command.UNDO) {
            return false; // whoever decided last may take it back, whoever is asked now
        }
        if (asked == Rules.NOBODY) {
            return command != Command.ACCEPT && command != Command.BACK;
        }
        if (hands.mayAnswer(device, asked)) {
            return false;
        }
        return !refuse(device);
    }

    private static boolean isForAll(Command command) {
        return switch (command) {
            case LOG, MENU, HELP, SCORES, SKIP, FASTER, EMOTE, PAGE_BACK, WHOLE_VIEW, FULL_SCREEN ->
                    true;
            default -> false;
        };
    }

    /** Tells somebody gently that they may not; always false. */
    private boolean refuse(Device device) {
        ui.cues().cue(TableSounds.ERROR);
        List<Integer> own = hands.seats(device);
        for (int seat : own) {
            cards.wobble(seat);
        }
        if (own.isEmpty() && asked() != Rules.NOBODY) {
            cards.wobble(asked()); // whoever has no seat is shown who must answer
        }
        Gdx.graphics.requestRendering();
        return false;
    }
}
