package meeples.fistful.ui.help;

import static java.util.Map.entry;

import java.util.Map;
import meeples.fistful.model.Meeple;
import meeples.fistful.rules.DrawCause;
import meeples.fistful.rules.Event;
import meeples.fistful.ui.words.TownWords;

/** Says which rule stands behind an entry of the log. */
public final class EventHelp {
    /** The end of the key of the rule behind each kind of event. */
    private static final Map<Class<? extends Event>, String> KEYS =
            Map.ofEntries(
                    entry(Event.StartingMarqueePlaced.class, "marquee"),
                    entry(Event.MarqueeBuilt.class, "marquee"),
                    entry(Event.MarqueeUpgraded.class, "marquee"),
                    entry(Event.BuildingDeclined.class, "marquee"),
                    entry(Event.ShowdownBegan.class, "showdown"),
                    entry(Event.DieRolled.class, "showdown"),
                    entry(Event.RerollDeclined.class, "showdown"),
                    entry(Event.ShowdownWon.class, "showdown"),
                    entry(Event.ShowdownDrawn.class, "showdown"),
                    entry(Event.WinnerWentToSaloon.class, "showdown"),
                    entry(Event.MeeplesTaken.class, "taken"),
                    entry(Event.DynamiteBagged.class, "bagged"),
                    entry(Event.MeepleSown.class, "sown"),
                    entry(Event.ShowdownMeepleClaimed.class, "claimed"),
                    entry(Event.TokenReturned.class, "claimed"),
                    entry(Event.MadameRetired.class, "retired"),
                    entry(Event.HandOverflowed.class, "overflowed"),
                    entry(Event.MeepleEntered.class, "entered"),
                    entry(Event.RobbersJailed.class, "jailed"),
                    entry(Event.BuildersLedToSaloon.class, "led"),
                    entry(Event.MeepleBuried.class, "fallen"),
                    entry(Event.DynamiteExploded.class, "exploded"),
                    entry(Event.GoldBarTaken.class, "bar"),
                    entry(Event.EndTriggered.class, "last"));

    private final TownWords words;

    public EventHelp(TownWords words) {
        this.words = words;
    }

    /** The rule behind an event; empty for those that explain themselves. */
    public String of(Event event) {
        if (event instanceof Event.PiecesDrawn drawn) {
            return drawn(drawn.cause());
        }
        String key = KEYS.get(event.getClass());
        return key == null ? "" : words.get("help.event." + key);
    }

    private String drawn(DrawCause cause) {
        return switch (cause) {
            case MINER -> meeple(Meeple.MINER);
            case ROBBER -> meeple(Meeple.ROBBER);
            case DEPUTY -> meeple(Meeple.DEPUTY);
            case MADAME -> meeple(Meeple.MADAME);
            case SHOWDOWN -> words.get("help.graves.bounty");
        };
    }

    private String meeple(int kind) {
        return words.get("help.meeple." + Meeple.word(kind));
    }
}
