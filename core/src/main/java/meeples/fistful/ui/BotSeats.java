package meeples.fistful.ui;

import meeples.fistful.ai.Bots;
import meeples.fistful.ai.Effort;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.play.Match;
import meeples.search.Bot;
import meeples.search.ThinkingPlace;
import meeples.settings.Settings;

/**
 * Decides for the seats that bots sit on. A bot is made when its seat has something to decide for
 * the first time, and made anew when the seat's level or how long it may think has changed.
 */
final class BotSeats {
    private static final int NOTHING = -1;

    private final Match<Town, Event> match;
    private final ThinkingPlace place;
    private final Settings settings;
    private final int seed;
    private final Bot<?>[] bots = new Bot<?>[Town.MOST_SEATS];
    private final String[] levels = new String[Town.MOST_SEATS];
    private final Effort[] efforts = new Effort[Town.MOST_SEATS];
    private int thinkingAbout = NOTHING;

    /**
     * @param settings how long each level thinks
     * @param seed makes the bots play the same game again in the same match
     */
    BotSeats(Match<Town, Event> match, ThinkingPlace place, Settings settings, int seed) {
        this.match = match;
        this.place = place;
        this.settings = settings;
        this.seed = seed;
    }

    /** Thinks on about the decision under way. True when the bot has made up its mind. */
    boolean think() {
        if (thinkingAbout != match.size()) {
            thinkingAbout = match.size();
            Bot<Town> bot = bot(match.decider());
            bot.begin(match.position());
            place.start(bot, effort(match.decider()).milliseconds(match.position()));
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
        String level = match.seats().get(index).bot();
        Effort effort = effort(index);
        if (bots[index] == null || !level.equals(levels[index]) || effort != efforts[index]) {
            levels[index] = level;
            efforts[index] = effort;
            bots[index] = Bots.create(level, seed + index, effort.iterations(level));
        }
        return (Bot<Town>) bots[index];
    }

    private Effort effort(int index) {
        boolean strongest = match.seats().get(index).bot().equals(Bots.LEGEND);
        return Effort.of((strongest ? settings.legendThinks : settings.marshalThinks).get());
    }
}
