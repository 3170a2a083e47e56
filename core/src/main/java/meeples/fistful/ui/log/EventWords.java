package meeples.fistful.ui.log;

import java.util.List;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Piece;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.ui.words.TownWords;
import meeples.play.Seat;

/** Says in the player's language what happened. */
final class EventWords implements Event.Visitor<String> {
    private final TownWords words;
    private final List<Seat> seats;

    /**
     * @param seats as they are now, also when somebody else takes one later
     */
    EventWords(TownWords words, List<Seat> seats) {
        this.words = words;
        this.seats = seats;
    }

    private String name(int seat) {
        return seat == Town.NOBODY ? "" : seats.get(seat).name();
    }

    // Turns

    @Override
    public String visit(Event.StartingMarqueePlaced e) {
        return words.get("log.marquee", name(e.seat()), words.location(e.building()));
    }

    @Override
    public String visit(Event.TurnStarted e) {
        return words.get("log.turn", e.round(), name(e.seat()));
    }

    @Override
    public String visit(Event.TurnEnded e) {
        return words.get("log.ended", name(e.seat()));
    }

    @Override
    public String visit(Event.EndTriggered e) {
        return words.get("log.last." + words.cause(e.cause()));
    }

    @Override
    public String visit(Event.GameEnded e) {
        StringBuilder result = new StringBuilder();
        for (int seat = 0; seat < e.points().length; seat++) {
            result.append(seat == 0 ? "" : ", ");
            result.append(words.get("log.result", name(seat), e.points()[seat]));
        }
        return words.get("log.over", result.toString());
    }

    // Taking and sowing

    @Override
    public String visit(Event.MeeplesTaken e) {
        return words.get(
                "log.taken",
                name(e.seat()),
                words.meeples(e.counts()),
                words.location(e.location()));
    }

    @Override
    public String visit(Event.DynamiteBagged e) {
        return words.get("log.bagged", e.leftOnJail());
    }

    @Override
    public String visit(Event.MeepleSown e) {
        return words.get("log.sown", words.meeple(e.meeple()), words.space(e.space()));
    }

    @Override
    public String visit(Event.ShowdownMeepleClaimed e) {
        String key = e.sower() == e.controller() ? "log.claimed" : "log.given";
        return words.get(key, name(e.controller()), words.meeple(e.meeple()));
    }

    @Override
    public String visit(Event.MadameRetired e) {
        return words.get("log.retired");
    }

    @Override
    public String visit(Event.HandOverflowed e) {
        return words.get("log.overflowed", words.meeples(e.counts()));
    }

    // Resolving

    @Override
    public String visit(Event.MeepleEntered e) {
        return words.get("log.entered", words.meeple(e.meeple()), words.location(e.building()));
    }

    @Override
    public String visit(Event.PiecesDrawn e) {
        int[] counts = new int[3];
        for (int piece : e.pieces()) {
            counts[piece]++;
        }
        String drawn = e.pieces().length == 0 ? words.get("log.nothing") : words.pieces(counts);
        String key = "log.drawn." + words.cause(e.cause());
        return words.get(key, name(e.seat()), drawn, e.meeples());
    }

    @Override
    public String visit(Event.RobbersJailed e) {
        return words.get("log.jailed", words.meeples(Meeple.ROBBER, e.count()));
    }

    @Override
    public String visit(Event.BuildersLedToSaloon e) {
        return words.get("log.led", words.meeples(Meeple.BUILDER, e.count()));
    }

    @Override
    public String visit(Event.MarqueeBuilt e) {
        return words.get(
                "log.built",
                name(e.seat()),
                words.location(e.building()),
                words.cost(e.gold(), e.stone()));
    }

    @Override
    public String visit(Event.MarqueeUpgraded e) {
        return words.get(
                "log.upgraded",
                name(e.seat()),
                words.location(e.building()),
                words.cost(e.gold(), e.stone()));
    }

    @Override
    public String visit(Event.BuildingDeclined e) {
        String key = e.upgrade() ? "log.declined.upgrade" : "log.declined.build";
        return words.get(key, name(e.seat()), words.location(e.building()));
    }

    @Override
    public String visit(Event.DynamiteExploded e) {
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

    @Override
    public String visit(Event.GoldBarTaken e) {
        return words.get("log.bar", name(e.seat()), words.pieces(Piece.GOLD, e.price()));
    }

    // Showdowns

    @Override
    public String visit(Event.ShowdownBegan e) {
        return words.get(
                "log.showdown",
                fighter(e.controllers()[0], e.meeples()[0]),
                fighter(e.controllers()[1], e.meeples()[1]));
    }

    private String fighter(int seat, int meeple) {
        return words.get("log.fighter", words.meeple(meeple), name(seat));
    }

    @Override
    public String visit(Event.DieRolled e) {
        return words.get(e.again() ? "log.rerolled" : "log.rolled", name(e.seat()), e.value());
    }

    @Override
    public String visit(Event.RerollDeclined e) {
        return words.get("log.kept", name(e.seat()));
    }

    @Override
    public String visit(Event.ShowdownWon e) {
        return words.get(
                "log.won",
                fighter(e.winner(), e.winnerMeeple()),
                fighter(e.loser(), e.loserMeeple()));
    }

    @Override
    public String visit(Event.ShowdownDrawn e) {
        return words.get("log.both", words.meeple(e.meeple()));
    }

    @Override
    public String visit(Event.MeepleBuried e) {
        return words.get(e.inGrave() ? "log.buried" : "log.boxed", words.meeple(e.meeple()));
    }

    @Override
    public String visit(Event.WinnerWentToSaloon e) {
        return words.get("log.celebrates", words.meeple(e.meeple()));
    }

    @Override
    public String visit(Event.TokenReturned e) {
        return words.get("log.token", name(e.seat()));
    }
}
