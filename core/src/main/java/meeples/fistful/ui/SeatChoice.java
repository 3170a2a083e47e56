package meeples.fistful.ui;

import meeples.play.Seat;

/**
 * Who is to sit at a place, as chosen on the set-up screen.
 *
 * @param name as typed; empty for the name that such a player has by default
 * @param bot the id of the bot's level; empty for a human
 * @param paint index of the colour and its symbol
 */
public record SeatChoice(String name, String bot, int paint) {
    public boolean isHuman() {
        return bot.isEmpty();
    }

    public SeatChoice withName(String other) {
        return new SeatChoice(other, bot, paint);
    }

    public SeatChoice withBot(String level) {
        return new SeatChoice(name, level, paint);
    }

    public SeatChoice withPaint(int other) {
        return new SeatChoice(name, bot, other);
    }

    Seat seat(String shownName, String colour, String symbol) {
        return new Seat(shownName, bot, colour, symbol);
    }
}
