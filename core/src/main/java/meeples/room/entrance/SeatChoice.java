package meeples.room.entrance;

import meeples.picture.SeatColours;
import meeples.picture.SeatSymbols;
import meeples.play.Seat;

/**
 * Who is to sit at a place, as chosen on the set-up screen.
 *
 * @param name as typed; empty for the name that such a player has by default
 * @param bot the id of the bot's level; empty for a human
 * @param colour index in {@link SeatColours#WORDS}
 * @param symbol index in {@link SeatSymbols#WORDS}
 */
public record SeatChoice(String name, String bot, int colour, int symbol) {
    public boolean isHuman() {
        return bot.isEmpty();
    }

    public SeatChoice withName(String other) {
        return new SeatChoice(other, bot, colour, symbol);
    }

    public SeatChoice withBot(String level) {
        return new SeatChoice(name, level, colour, symbol);
    }

    public SeatChoice withColour(int other) {
        return new SeatChoice(name, bot, other, symbol);
    }

    public SeatChoice withSymbol(int other) {
        return new SeatChoice(name, bot, colour, other);
    }

    Seat seat(String shownName) {
        return new Seat(shownName, bot, SeatColours.WORDS[colour], SeatSymbols.WORDS[symbol]);
    }
}
