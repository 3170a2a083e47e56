package meeples.fistful.ui.faces;

import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.List;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.table.TableLayout;
import meeples.input.Command;
import meeples.input.Device;
import meeples.play.Match;
import meeples.ui.Ui;
import meeples.ui.Widgets;

/** Who makes which face at a match, people and bots. */
public final class Faces {
    private final Ui ui;
    private final Match<Town, Event> match;
    private final BotMoods moods;
    private Emotes emotes;
    private int lastHuman = Town.NOBODY;

    public Faces(Ui ui, Match<Town, Event> match) {
        this.ui = ui;
        this.match = match;
        moods = new BotMoods(match, MathUtils::random);
        match.addWatcher(moods);
    }

    /** Shows them in this layout from now on. */
    public Group build(Widgets make, TableLayout layout) {
        emotes = new Emotes(ui, make, layout);
        return emotes;
    }

    /** Lets bots show what they think of what everybody has seen. */
    public void update(boolean tableIsBusy) {
        int decider = match.decider();
        if (decider != Town.NOBODY && match.seats().get(decider).isHuman()) {
            lastHuman = decider;
        }
        BotMoods.Mood mood = tableIsBusy ? null : moods.next();
        if (mood != null && ui.settings().botEmotes.isOn()) {
            emotes.show(mood.seat(), mood.emote());
        }
    }

    /** Whoever has keys and mouse now: the one who decides or did last, or the first human. */
    private int keeper() {
        for (int seat = 0; lastHuman == Town.NOBODY && seat < match.seats().size(); seat++) {
            if (match.seats().get(seat).isHuman()) {
                return seat;
            }
        }
        return lastHuman;
    }

    /** What a device says; true when it was about its seat's face. */
    public boolean heard(Device device, Command command) {
        int seat = seat(device);
        if (seat == Town.NOBODY) {
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
