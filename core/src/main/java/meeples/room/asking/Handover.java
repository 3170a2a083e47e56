package meeples.room.asking;

import meeples.input.Device;
import meeples.play.Rules;
import meeples.play.Seat;
import meeples.room.sitting.Onlooker;
import meeples.room.sitting.SeatHands;
import meeples.room.sitting.Sitting;
import meeples.text.Texts;
import meeples.ui.UiScreen;

/**
 * Knows when people who share a screen or a device change places before the next one decides. While
 * somebody would see what is not for them, that cannot be switched off.
 */
final class Handover<S, E> {
    private final UiScreen screen;
    private final Sitting<S, E> sitting;
    private final SeatHands<S, E> hands;
    private final Runnable menu;
    private int lastHuman = Rules.NOBODY;
    private int announced = Rules.NOBODY;

    /**
     * @param menu opens the menu, also above the announcement
     */
    Handover(UiScreen screen, Sitting<S, E> sitting, SeatHands<S, E> hands, Runnable menu) {
        this.screen = screen;
        this.sitting = sitting;
        this.hands = hands;
        this.menu = menu;
    }

    /** Whether somebody else must come to the screen before this seat is asked. */
    boolean isNeeded(int next) {
        Onlooker<S, E> onlooker = sitting.onlooker();
        if (onlooker.mustHide() && onlooker.holder() != next) {
            // Others have looked on meanwhile, also when the same one was asked last.
            return announced != next;
        }
        if (lastHuman == next) {
            return false;
        }
        boolean other = lastHuman != Rules.NOBODY && seat(lastHuman).isHuman();
        return screen.ui().settings().handover.isOn() && other || hands.mustPass(lastHuman, next);
    }

    private Seat seat(int index) {
        return sitting.match().seats().get(index);
    }

    /** Asks this seat's player to come; where a secret waits they say so with their own device. */
    void begin(int next) {
        boolean passed = hands.mustPass(lastHuman, next);
        boolean opaque = sitting.onlooker().mustHide();
        lastHuman = next;
        announced = next;
        sitting.onlooker().takeAway();
        Device device = passed || opaque ? hands.holder(next) : null;
        Texts texts = screen.ui().texts();
        screen.open(new HandoverDialog(texts, seat(next), device, passed, opaque, menu));
    }

    /** This seat's player looks at the screen now. */
    void arrived(int seat) {
        lastHuman = seat;
        announced = Rules.NOBODY;
        sitting.onlooker().handTo(seat);
    }
}
