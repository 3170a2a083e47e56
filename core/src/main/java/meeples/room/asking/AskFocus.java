package meeples.room.asking;

import com.badlogic.gdx.scenes.scene2d.Actor;
import meeples.game.ask.Ask;
import meeples.input.Device;
import meeples.table.Target;
import meeples.ui.UiScreen;

/** Where the focus is while a question is asked: where an answer is most likely. */
final class AskFocus {
    private final UiScreen screen;
    private final AskView view;
    private final TargetSpots spots;
    private String before;

    AskFocus(UiScreen screen, AskView view, TargetSpots spots) {
        this.screen = screen;
        this.view = view;
        this.spots = spots;
    }

    /** Remembers where it is before the question is shown anew. */
    void remember(Ask<?> ask) {
        Actor focused = screen.focus().focused();
        Target at = spots.focused();
        boolean keeps = at == null || ask == null || ask.keepsFocus(at);
        before = focused == null || !keeps ? null : focused.getName();
    }

    /** It stays where it was if it can, else it goes where an answer is most likely. */
    void restore(Ask<?> ask) {
        if (screen.dialog() != null || ask == null) {
            return;
        }
        boolean stays = before != null && screen.find(before) != null && ask.bubbleAt() == null;
        screen.focus().focusOn(stays ? before : first(ask));
    }

    /**
     * Somebody is called to answer.
     *
     * @param holder what they answer with; null for anything
     */
    void call(Ask<?> ask, Device holder) {
        screen.focus().focusOn(first(ask));
        if (holder != null && !holder.kind().points()) {
            screen.focus().show();
        }
    }

    /** The name of what answers most likely; null for none. */
    private String first(Ask<?> ask) {
        Target target = ask.bubbleAt() == null ? ask.firstFocus() : null;
        return target == null ? view.chief() : TargetSpots.name(target);
    }

    /** Whoever does not point has only to accept this. */
    void offer(Target target) {
        if (target != null && screen.focus().isVisible()) {
            screen.focus().focusOn(TargetSpots.name(target));
        }
    }

    /** Goes to this target; false when it cannot. */
    boolean goTo(Target target) {
        Actor spot = target == null ? null : screen.find(TargetSpots.name(target));
        if (spot != null) {
            screen.focus().focus(spot);
        }
        return spot != null;
    }
}
