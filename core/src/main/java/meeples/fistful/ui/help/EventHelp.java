package meeples.fistful.ui.help;

import meeples.fistful.model.Meeple;
import meeples.fistful.rules.DrawCause;
import meeples.fistful.rules.Event;
import meeples.fistful.ui.words.TownWords;

/** Says which rule stands behind an entry of the log. */
public final class EventHelp {
    private final TownWords words;

    public EventHelp(TownWords words) {
        this.words = words;
    }

    /** The rule behind an event; empty for those that explain themselves. */
    public String of(Event event) {
        if (event instanceof Event.PiecesDrawn drawn) {
            return drawn(drawn.cause());
        }
        String key = key(event);
        return key.isEmpty() ? "" : words.get("help.event." + key);
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

    private static String key(Event event) {
        if (event instanceof Event.StartingMarqueePlaced
                || event instanceof Event.MarqueeBuilt
                || event instanceof Event.MarqueeUpgraded
                || event instanceof Event.BuildingDeclined) {
            return "marquee";
        }
        if (event instanceof Event.ShowdownBegan
                || event instanceof Event.DieRolled
                || event instanceof Event.RerollDeclined
                || event instanceof Event.ShowdownWon
                || event instanceof Event.ShowdownDrawn
                || event instanceof Event.WinnerWentToSaloon) {
            return "showdown";
        }
        if (event instanceof Event.MeeplesTaken) {
            return "taken";
        }
        if (event instanceof Event.DynamiteBagged) {
            return "bagged";
        }
        if (event instanceof Event.MeepleSown) {
            return "sown";
        }
        if (event instanceof Event.ShowdownMeepleClaimed || event instanceof Event.TokenReturned) {
            return "claimed";
        }
        if (event instanceof Event.MadameRetired) {
            return "retired";
        }
        if (event instanceof Event.HandOverflowed) {
            return "overflowed";
        }
        if (event instanceof Event.MeepleEntered) {
            return "entered";
        }
        if (event instanceof Event.RobbersJailed) {
            return "jailed";
        }
        if (event instanceof Event.BuildersLedToSaloon) {
            return "led";
        }
        if (event instanceof Event.MeepleBuried) {
            return "fallen";
        }
        if (event instanceof Event.DynamiteExploded) {
            return "exploded";
        }
        if (event instanceof Event.GoldBarTaken) {
            return "bar";
        }
        return event instanceof Event.EndTriggered ? "last" : "";
    }
}
