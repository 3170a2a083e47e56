package meeples.fistful.ui.log;

import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.table.Target;

/** Where on the table to look for what happened, and whose doing it was. */
final class LogPlaces {
    private LogPlaces() {}

    static Target of(Event event) {
        if (event instanceof Event.StartingMarqueePlaced placed) {
            return Target.marquee(placed.building());
        } else if (event instanceof Event.MeeplesTaken taken) {
            return Target.location(taken.location());
        } else if (event instanceof Event.DynamiteBagged) {
            return Target.bag();
        } else if (event instanceof Event.MeepleSown sown) {
            return Target.space(sown.space());
        } else if (event instanceof Event.ShowdownMeepleClaimed claimed) {
            return Target.space(claimed.space());
        } else if (event instanceof Event.MadameRetired || event instanceof Event.HandOverflowed) {
            return Target.location(Place.SALOON);
        } else if (event instanceof Event.MeepleEntered entered) {
            return Target.location(entered.building());
        } else if (event instanceof Event.PiecesDrawn drawn) {
            return drawn.building() == Town.NOBODY
                    ? Target.bag()
                    : Target.location(drawn.building());
        } else if (event instanceof Event.RobbersJailed) {
            return Target.location(Place.JAIL);
        } else if (event instanceof Event.BuildersLedToSaloon) {
            return Target.location(Place.SALOON);
        } else if (event instanceof Event.MarqueeBuilt built) {
            return Target.marquee(built.building());
        } else if (event instanceof Event.MarqueeUpgraded upgraded) {
            return Target.marquee(upgraded.building());
        } else if (event instanceof Event.BuildingDeclined declined) {
            return Target.marquee(declined.building());
        }
        return ofShowdownsAndEnds(event);
    }

    private static Target ofShowdownsAndEnds(Event event) {
        if (event instanceof Event.ShowdownBegan || event instanceof Event.ShowdownDrawn) {
            return Target.space(Street.S0);
        } else if (event instanceof Event.DieRolled rolled) {
            return Target.space(rolled.space());
        } else if (event instanceof Event.RerollDeclined kept) {
            return Target.space(kept.space());
        } else if (event instanceof Event.ShowdownWon won) {
            return Target.space(won.winnerSpace());
        } else if (event instanceof Event.MeepleBuried) {
            return Target.graveyard();
        } else if (event instanceof Event.WinnerWentToSaloon) {
            return Target.location(Place.SALOON);
        } else if (event instanceof Event.TokenReturned returned) {
            return Target.supply(returned.seat());
        } else if (event instanceof Event.DynamiteExploded) {
            return Target.explosion();
        } else if (event instanceof Event.GoldBarTaken) {
            return Target.bank();
        }
        return null;
    }

    static int seat(Event event, int active) {
        if (event instanceof Event.PiecesDrawn drawn) {
            return drawn.seat();
        } else if (event instanceof Event.ShowdownMeepleClaimed claimed) {
            return claimed.controller();
        } else if (event instanceof Event.MarqueeUpgraded upgraded) {
            return upgraded.seat();
        } else if (event instanceof Event.BuildingDeclined declined) {
            return declined.seat();
        } else if (event instanceof Event.DieRolled rolled) {
            return rolled.seat();
        } else if (event instanceof Event.RerollDeclined kept) {
            return kept.seat();
        } else if (event instanceof Event.ShowdownWon won) {
            return won.winner();
        } else if (event instanceof Event.TokenReturned returned) {
            return returned.seat();
        } else if (event instanceof Event.EndTriggered
                || event instanceof Event.GameEnded
                || event instanceof Event.ShowdownDrawn
                || event instanceof Event.MeepleBuried) {
            return Town.NOBODY;
        }
        return active;
    }
}
