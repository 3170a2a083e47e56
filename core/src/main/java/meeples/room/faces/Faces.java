package meeples.room.faces;

import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.List;
import meeples.game.BoardGame;
import meeples.input.Command;
import meeples.input.Device;
import meeples.play.Match;
import meeples.play.Rules;
import meeples.play.WatchOrder;
import meeples.table.TableLayout;
import meeples.ui.Ui;
import meeples.ui.Widgets;

/** Who makes which face at a match, people and bots. */
public final class Faces<S, E> {
    private final Ui ui;
    private final Match<S, E> match;
    private final BotMoods<S, E> moods;
    private Emotes emotes;
    private int lastHuman = Rules.NOBODY;

    public Faces(Ui ui, BoardGame<S, E> game, Match<S, E> match) {
        this.ui = ui;
        this.match = match;
        moods = new BotMoods<>(game.moods(), match, MathUtils::random);
        match.addWatcher(WatchOrder.COMMENTS, moods);
    }

    /** Shows them in this layout from now on. */
    public Group build(Widgets make, TableLayout layout) {
        emotes = new Emotes(ui, make, layout);
        return emotes;
    }

    /** Lets bots show what they think of what everybody has seen. */
    public void update(boolean tableIsBusy) {
        int decider = match.decider();
        if (decider != Rules.NOBODY && match.seats().get(decider).isHuman()) {
            lastHuman = decider;
        }
        BotMoods.Mood mood = tableIsBusy ? null : moods.next();
        if (mood != null && ui.settings().botEmotes.isOn()) {
            emotes.show(mood.seat(), mood.face().ordinal());
        }
    }

    /** Whoever has keys and mouse now: the one who decides or did last, or the first human. */
    private int keeper() {
        for (int seat = 0; lastHuman == Rules.NOBODY && seat < match.seats().size(); seat++) {
            if (match.seats().get(seat).isHuman()) {
                return seat;
            }
        }
        return lastHuman;
    }

    /** What a device says; true when it was about its seat's face. */
    public boolean heard(Device device, Command command) {
        int seat = seat(device);
        if (seat == Rules.NOBODY) {
            return false;
        }
        if (command == Command.EMOTE) {
            emotes.toggle(seat, device);
            return true;
        }
        return emotes.isOpen(seat) && emotes.command(seat, command);
    }

    /** Whose face it is: of those who share a device, that of the one who decides. */
    private int seat(Device device) {
        List<Integer> held = ui.hands().seats(device);
        if (held.isEmpty()) {
            return keeper();
        }
        return held.contains(match.decider()) ? match.decider() : held.get(0);
    }

    /** The table is left. */
    public void leave() {
        match.removeWatcher(moods);
    }
}
