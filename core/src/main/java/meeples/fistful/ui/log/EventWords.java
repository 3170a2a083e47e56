package meeples.fistful.ui.log;

import java.util.List;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Piece;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.ui.words.TownWords;
import meeples.play.Seat;

/** Says in the player's language what happened. */
public final class EventWords {
    private final TownWords words;
    private final List<Seat> seats;

    /**
     * @param seats as they are now, also when somebody else takes one later
     */
    public EventWords(TownWords words, List<Seat> seats) {
        this.words = words;
        this.seats = seats;
    }

    /** The sentence for an event. */
    public String say(Event event) {
        if (event instanceof Event.StartingMarqueePlaced e) {
            return words.get("log.marquee", name(e.seat()), words.location(e.building()));
        } else if (event instanceof Event.TurnStarted e) {
            return words.get("log.turn", e.round(), name(e.seat()));
        } else if (event instanceof Event.MeeplesTaken e) {
            return words.get(
                    "log.taken",
                    name(e.seat()),
                    words.meeples(e.counts()),
                    words.location(e.location()));
        } else if (event instanceof Event.DynamiteBagged e) {
            return words.get("log.bagged", e.leftOnJail());
        } else if (event instanceof Event.MeepleSown e) {
            return words.get("log.sown", words.meeple(e.meeple()), words.space(e.space()));
        } else if (event instanceof Event.ShowdownMeepleClaimed e) {
            String key = e.sower() == e.controller() ? "log.claimed" : "log.given";
            return words.get(key, name(e.controller()), words.meeple(e.meeple()));
        } else if (event instanceof Event.MadameRetired) {
            return words.get("log.retired");
        } else if (event instanceof Event.HandOverflowed e) {
            return words.get("log.overflowed", words.meeples(e.counts()));
        }
        return sayResolution(event);
    }

    private String sayResolution(Event event) {
        if (event instanceof Event.MeepleEntered e) {
            return words.get("log.entered", words.meeple(e.meeple()), words.location(e.building()));
        } else if (event instanceof Event.PiecesDrawn e) {
            return sayDrawn(e);
        } else if (event instanceof Event.RobbersJailed e) {
            return words.get("log.jailed", words.meeples(Meeple.ROBBER, e.count()));
        } else if (event instanceof Event.BuildersLedToSaloon e) {
            return words.get("log.led", words.meeples(Meeple.BUILDER, e.count()));
        } else if (event instanceof Event.MarqueeBuilt e) {
            return words.get(
                    "log.built",
                    name(e.seat()),
                    words.location(e.building()),
                    words.cost(e.gold(), e.stone()));
        } else if (event instanceof Event.MarqueeUpgraded e) {
            return words.get(
                    "log.upgraded",
                    name(e.seat()),
                    words.location(e.building()),
                    words.cost(e.gold(), e.stone()));
        } else if (event instanceof Event.BuildingDeclined e) {
            String key = e.upgrade() ? "log.declined.upgrade" : "log.declined.build";
            return words.get(key, name(e.seat()), words.location(e.building()));
        } else if (event instanceof Event.DynamiteExploded e) {
            return sayExploded(e);
        } else if (event instanceof Event.GoldBarTaken e) {
            return words.get("log.bar", name(e.seat()), words.pieces(Piece.GOLD, e.price()));
        }
        return sayShowdown(event);
    }

    private String sayDrawn(Event.PiecesDrawn e) {
        int[] counts = new int[3];
        for (int piece : e.pieces()) {
            counts[piece]++;
        }
        String drawn = e.pieces().length == 0 ? words.get("log.nothing") : words.pieces(counts);
        String key = "log.drawn." + words.cause(e.cause());
        return words.get(key, name(e.seat()), drawn, e.meeples());
    }

    private String sayExploded(Event.DynamiteExploded e) {
        StringBuilder losses = new StringBuilder();
        for (int seat = 0; seat < e.stonesLost().length; seat++) {
            if (e.stonesLost()[seat] > 0) {
                losses.append(losses.length() == 0 ? "" : ", ");
                losses.append(words.get("log.loss", name(seat), e.stonesLost()[seat]));
            }
        }
        return losses.length() == 0
                ? words.get("log.exploded.idly", e.explosions())
                : words.get("log.exploded", e.explosions(), losses.toString());
    }

    private String sayShowdown(Event event) {
        if (event instanceof Event.ShowdownBegan e) {
            return words.get(
                    "log.showdown",
                    fighter(e.controllers()[0], e.meeples()[0]),
                    fighter(e.controllers()[1], e.meeples()[1]));
        } else if (event instanceof Event.DieRolled e) {
            return words.get(e.again() ? "log.rerolled" : "log.rolled", name(e.seat()), e.value());
        } else if (event instanceof Event.RerollDeclined e) {
            return words.get("log.kept", name(e.seat()));
        } else if (event instanceof Event.ShowdownWon e) {
            return words.get(
                    "log.won",
                    fighter(e.winner(), e.winnerMeeple()),
                    fighter(e.loser(), e.loserMeeple()));
        } else if (event instanceof Event.ShowdownDrawn e) {
            return words.get("log.both", words.meeple(e.meeple()));
        } else if (event instanceof Event.MeepleBuried e) {
            return words.get(e.inGrave() ? "log.buried" : "log.boxed", words.meeple(e.meeple()));
        } else if (event instanceof Event.WinnerWentToSaloon e) {
            return words.get("log.celebrates", words.meeple(e.meeple()));
        } else if (event instanceof Event.TokenReturned e) {
            return words.get("log.token", name(e.seat()));
        }
        return sayEnd(event);
    }

    private String sayEnd(Event event) {
        if (event instanceof Event.EndTriggered e) {
            return words.get("log.last." + words.cause(e.cause()));
        } else if (event instanceof Event.TurnEnded e) {
            return words.get("log.ended", name(e.seat()));
        } else if (event instanceof Event.GameEnded e) {
            StringBuilder result = new StringBuilder();
            for (int seat = 0; seat < e.points().length; seat++) {
                result.append(seat == 0 ? "" : ", ");
                result.append(words.get("log.result", name(seat), e.points()[seat]));
            }
            return words.get("log.over", result.toString());
        }
        throw new IllegalArgumentException("no words for " + event);
    }

    private String fighter(int seat, int meeple) {
        return words.get("log.fighter", words.meeple(meeple), name(seat));
    }

    private String name(int seat) {
        return seat == Town.NOBODY ? "" : seats.get(seat).name();
    }

    /** The picture that stands for an event. */
    public static String icon(Event event) {
        if (event instanceof Event.MeepleSown e) {
            return meeple(e.meeple());
        } else if (event instanceof Event.MeepleEntered e) {
            return meeple(e.meeple());
        } else if (event instanceof Event.MadameRetired) {
            return meeple(Meeple.MADAME);
        } else if (event instanceof Event.RobbersJailed) {
            return meeple(Meeple.ROBBER);
        } else if (event instanceof Event.BuildersLedToSaloon) {
            return meeple(Meeple.BUILDER);
        } else if (event instanceof Event.WinnerWentToSaloon e) {
            return meeple(e.meeple());
        } else if (event instanceof Event.MeeplesTaken || event instanceof Event.HandOverflowed) {
            return "hand";
        } else if (event instanceof Event.PiecesDrawn) {
            return "bag";
        } else if (event instanceof Event.DynamiteBagged
                || event instanceof Event.DynamiteExploded) {
            return "dynamite";
        } else if (event instanceof Event.MeepleBuried) {
            return "grave";
        } else if (event instanceof Event.GoldBarTaken) {
            return "bar";
        } else if (event instanceof Event.ShowdownMeepleClaimed
                || event instanceof Event.TokenReturned) {
            return "token";
        } else if (event instanceof Event.DieRolled || event instanceof Event.RerollDeclined) {
            return "dice";
        } else if (event instanceof Event.ShowdownBegan
                || event instanceof Event.ShowdownWon
                || event instanceof Event.ShowdownDrawn) {
            return "revolver";
        } else if (event instanceof Event.GameEnded) {
            return "trophy";
        } else if (event instanceof Event.EndTriggered || event instanceof Event.TurnEnded) {
            return "clock";
        } else if (event instanceof Event.TurnStarted) {
            return "round";
        }
        return "marquee";
    }

    private static String meeple(int kind) {
        return "meeple-" + Meeple.word(kind);
    }
}
