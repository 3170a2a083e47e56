package meeples.fistful.notation;

import meeples.fistful.model.Meeple;
import meeples.fistful.model.Piece;
import meeples.fistful.model.Town;
import meeples.fistful.rules.DrawCause;
import meeples.fistful.rules.EndCause;
import meeples.fistful.rules.Event;
import meeples.play.BadTextException;

/**
 * Events as text, one line each, such as {@code sown 1 robber d4} or {@code drawn 2 miner b5
 * meeples 1 wanted 2 gold stone}. A seat that does something comes first, counted from 1.
 */
public final class EventText implements Event.Visitor<String> {
    private static final EventText WRITER = new EventText();

    private EventText() {}

    public static Event read(String line) throws BadTextException {
        return EventReader.read(line);
    }

    public static String write(Event event) {
        return event.accept(WRITER);
    }

    @Override
    public String visit(Event.StartingMarqueePlaced e) {
        return line("placed", seat(e.seat()), place(e.building()));
    }

    @Override
    public String visit(Event.TurnStarted e) {
        return line("turn", seat(e.seat()), number(e.turn()), "round", number(e.round()));
    }

    @Override
    public String visit(Event.TurnEnded e) {
        return line("turn-ended", seat(e.seat()));
    }

    @Override
    public String visit(Event.EndTriggered e) {
        return line("end-triggered", word(e.cause()));
    }

    @Override
    public String visit(Event.GameEnded e) {
        return line("game-ended", "points" + numbers(e.points()), "places" + numbers(e.places()));
    }

    @Override
    public String visit(Event.MeeplesTaken e) {
        return line(
                "taken",
                seat(e.seat()),
                place(e.location()),
                Vocabulary.crowd(e.counts()),
                Vocabulary.direction(e.direction()));
    }

    @Override
    public String visit(Event.DynamiteBagged e) {
        return line("dynamite-bagged", seat(e.seat()), "left", number(e.leftOnJail()));
    }

    @Override
    public String visit(Event.MeepleSown e) {
        return line("sown", seat(e.seat()), Meeple.word(e.meeple()), space(e.space()));
    }

    @Override
    public String visit(Event.ShowdownMeepleClaimed e) {
        return line(
                "claimed",
                seat(e.sower()),
                "for",
                seat(e.controller()),
                Meeple.word(e.meeple()),
                space(e.space()));
    }

    @Override
    public String visit(Event.MadameRetired e) {
        return line("madame-retired", seat(e.seat()), space(e.space()));
    }

    @Override
    public String visit(Event.HandOverflowed e) {
        return line("overflowed", seat(e.seat()), Vocabulary.crowd(e.counts()));
    }

    @Override
    public String visit(Event.MeepleEntered e) {
        return line(
                "entered",
                seat(e.seat()),
                Meeple.word(e.meeple()),
                space(e.space()),
                place(e.building()));
    }

    @Override
    public String visit(Event.PiecesDrawn e) {
        return line(
                "drawn",
                seat(e.seat()),
                word(e.cause()),
                e.building() == Town.NOBODY ? "street" : place(e.building()),
                "meeples",
                number(e.meeples()),
                "wanted",
                number(e.wanted()) + pieces(e.pieces()));
    }

    @Override
    public String visit(Event.RobbersJailed e) {
        return line("jailed", seat(e.seat()), place(e.building()), number(e.count()));
    }

    @Override
    public String visit(Event.BuildersLedToSaloon e) {
        return line("led-to-saloon", seat(e.seat()), place(e.building()), number(e.count()));
    }

    @Override
    public String visit(Event.MarqueeBuilt e) {
        return line("built", seat(e.seat()), place(e.building()), cost(e.gold(), e.stone()));
    }

    @Override
    public String visit(Event.MarqueeUpgraded e) {
        return line("upgraded", seat(e.seat()), place(e.building()), cost(e.gold(), e.stone()));
    }

    @Override
    public String visit(Event.BuildingDeclined e) {
        String what = e.upgrade() ? "upgrade-declined" : "build-declined";
        return line(what, seat(e.seat()), place(e.building()));
    }

    @Override
    public String visit(Event.DynamiteExploded e) {
        return line(
                "exploded",
                seat(e.seat()),
                number(e.explosions()),
                "lost" + numbers(e.stonesLost()));
    }

    @Override
    public String visit(Event.GoldBarTaken e) {
        return line("bar", seat(e.seat()), number(e.price()), "left", number(e.leftInBank()));
    }

    @Override
    public String visit(Event.ShowdownBegan e) {
        return line(
                "showdown",
                seat(e.seat()),
                "of",
                seat(e.controllers()[0]),
                Meeple.word(e.meeples()[0]),
                seat(e.controllers()[1]),
                Meeple.word(e.meeples()[1]));
    }

    @Override
    public String visit(Event.DieRolled e) {
        String verb = e.again() ? "rolled-again" : "rolled";
        return line(verb, seat(e.seat()), space(e.space()), number(e.value()));
    }

    @Override
    public String visit(Event.RerollDeclined e) {
        return line("reroll-declined", seat(e.seat()), space(e.space()));
    }

    @Override
    public String visit(Event.ShowdownWon e) {
        return line(
                "won",
                seat(e.winner()),
                space(e.winnerSpace()),
                Meeple.word(e.winnerMeeple()),
                "over",
                seat(e.loser()),
                Meeple.word(e.loserMeeple()));
    }

    @Override
    public String visit(Event.ShowdownDrawn e) {
        return line(
                "both-fell",
                seat(e.controllers()[0]),
                seat(e.controllers()[1]),
                Meeple.word(e.meeple()));
    }

    @Override
    public String visit(Event.MeepleBuried e) {
        String where = e.inGrave() ? "grave" : "box";
        return line("buried", Meeple.word(e.meeple()), space(e.space()), where);
    }

    @Override
    public String visit(Event.WinnerWentToSaloon e) {
        return line("went-to-saloon", Meeple.word(e.meeple()), space(e.space()));
    }

    @Override
    public String visit(Event.TokenReturned e) {
        return line("token-returned", seat(e.seat()), space(e.space()));
    }

    private static String line(String... words) {
        return String.join(" ", words);
    }

    private static String seat(int seat) {
        return number(seat + 1);
    }

    private static String number(int number) {
        return String.valueOf(number);
    }

    private static String numbers(int[] numbers) {
        StringBuilder text = new StringBuilder();
        for (int number : numbers) {
            text.append(' ').append(number);
        }
        return text.toString();
    }

    private static String place(int location) {
        return Vocabulary.location(location);
    }

    private static String space(int space) {
        return Vocabulary.space(space);
    }

    private static String cost(int gold, int stone) {
        return "gold " + gold + " stone " + stone;
    }

    private static String pieces(int[] pieces) {
        StringBuilder text = new StringBuilder();
        for (int piece : pieces) {
            text.append(' ').append(Piece.word(piece));
        }
        return text.toString();
    }

    static String word(DrawCause cause) {
        return Vocabulary.DRAW_CAUSES[cause.ordinal()];
    }

    static String word(EndCause cause) {
        return Vocabulary.END_CAUSES[cause.ordinal()];
    }
}
