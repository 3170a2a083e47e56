package meeples.fistful.ui;

import meeples.fistful.ai.Bots;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.play.Match;
import meeples.play.Seat;
import meeples.search.Bot;
import meeples.search.ThinkingPlace;

/**
 * Decides for the seats that bots sit on. A bot is made when its seat has something to decide for
 * the first time, and made anew when the seat's level has changed.
 */
final class BotSeats {
    private static final int NOTHING = -1;
    private static final int MOST_MILLISECONDS = 2500;

    private final Match<Town, Event> match;
    private final ThinkingPlace place;
    private final int seed;
    private final Bot<?>[] bots = new Bot<?>[Town.MOST_SEATS];
    private final String[] levels = new String[Town.MOST_SEATS];
    private int thinkingAbout = NOTHING;

    /**
     * @param seed makes the bots play the same game again in the same match
     */
    BotSeats(Match<Town, Event> match, ThinkingPlace place, int seed) {
        this.match = match;
        this.place = place;
        this.seed = seed;
    }

    /** Thinks on about the decision under way. True when the bot has made up its mind. */
    boolean think() {
        if (thinkingAbout != match.size()) {
            thinkingAbout = match.size();
            Bot<Town> bot = bot(match.decider());
            bot.begin(match.position());
            place.start(bot, MOST_MILLISECONDS);
        }
        place.update();
        return place.isFinished();
    }

    /** What the bot has decided, once it has made up its mind. */
    int move() {
        thinkingAbout = NOTHING;
        return bot(match.decider()).move();
    }

    /** The player does not want to wait for the best move. */
    void hurry() {
        if (thinkingAbout != NOTHING) {
            place.hurry();
        }
    }

    /** The match goes elsewhere, or somebody else sits down: this is not asked any more. */
    void forget() {
        if (thinkingAbout != NOTHING) {
            place.cancel();
            thinkingAbout = NOTHING;
        }
    }

    @SuppressWarnings("unchecked") // only bots of this game are put in
    private Bot<Town> bot(int index) {
        Seat seat = match.seats().get(index);
        if (bots[index] == null || !seat.bot().equals(levels[index])) {
            levels[index] = seat.bot();
            bots[index] = Bots.create(seat.bot(), seed + index);
        }
        return (Bot<Town>) bots[index];
    }
}
