package meeples.room.asking;

import java.util.ArrayList;
import java.util.List;
import meeples.game.BallotOption;
import meeples.game.BoardGame;
import meeples.input.Device;
import meeples.room.sitting.SeatHands;
import meeples.room.sitting.Sitting;
import meeples.ui.UiScreen;

/**
 * Lets everybody who has a device of their own choose at the same time. Those who point or share a
 * device are asked one after the other, once these are ready.
 */
final class Voting<S, E> {
    private final UiScreen screen;
    private final BoardGame<S, E> game;
    private final Sitting<S, E> sitting;
    private final SeatHands<S, E> hands;
    private final Runnable menu;
    private BallotView<S, E> shown;

    /**
     * @param menu opens the menu, also above a ballot
     */
    Voting(
            UiScreen screen,
            BoardGame<S, E> game,
            Sitting<S, E> sitting,
            SeatHands<S, E> hands,
            Runnable menu) {
        this.screen = screen;
        this.game = game;
        this.sitting = sitting;
        this.hands = hands;
        this.menu = menu;
    }

    /** Whether several people should choose now, each with their own device. */
    boolean isDue() {
        if (!sitting.ballot().isOpen() || options().isEmpty()) {
            return false;
        }
        List<Integer> voters = voters();
        boolean waits = false;
        for (int seat : voters) {
            waits |= !sitting.ballot().isReady(seat);
        }
        return voters.size() > 1 && waits;
    }

    private List<BallotOption> options() {
        return game.ballotOptions(sitting.position(), screen.ui().texts().of(game.name()));
    }

    /** Those who may choose now with a device that no other voter holds and that does not point. */
    private List<Integer> voters() {
        List<Integer> all = sitting.ballot().voters();
        List<Integer> own = new ArrayList<>();
        for (int seat : all) {
            Device device = hands.holder(seat);
            boolean fits = device != null && device.isConnected() && !device.kind().points();
            for (int other : all) {
                fits &= other == seat || hands.holder(other) != device;
            }
            if (fits) {
                own.add(seat);
            }
        }
        return own;
    }

    void begin() {
        sitting.onlooker().takeAway();
        boolean isFinal = !game.flow().mayChooseAnew(sitting.position());
        shown = new BallotView<>(sitting, hands, options(), voters(), isFinal, menu);
        screen.open(shown);
    }

    /** Who has lost their device is asked like those who have none: the others begin again. */
    void update() {
        if (shown != null && screen.dialog() == shown && shown.isStuck()) {
            shown.close();
        }
    }
}
