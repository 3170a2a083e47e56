package meeples.play;

/**
 * Who sits at a place of the table, and how they are told apart. Never by colour alone: every seat
 * has a symbol too.
 *
 * @param name as the player typed it
 * @param bot the id of the bot's level; empty for a human
 * @param colour the word for the seat's colour
 * @param symbol the word for the seat's symbol
 */
public record Seat(String name, String bot, String colour, String symbol) {
    public boolean isHuman() {
        return bot.isEmpty();
    }
}
