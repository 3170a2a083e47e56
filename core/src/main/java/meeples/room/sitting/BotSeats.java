package meeples.room.sitting;

import java.util.ArrayList;
import java.util.List;
import meeples.game.BoardGame;
import meeples.game.BotLevels;
import meeples.play.Match;
import meeples.play.MoveChooser;
import meeples.play.MoveList;
import meeples.search.Bot;
import meeples.search.Effort;
import meeples.search.ThinkingPlace;
import meeples.settings.OptionValue;
import meeples.settings.Settings;

/**
 * Decides for the seats that bots sit on. A bot is made when its seat has something to decide for
 * the first time, and made anew when the seat's level or how long it may think has changed. It is
 * shown a position in which all that its seat cannot see has been dealt anew.
 *
 * <p>A bot that fails, be it for a fault of its own or because there is no memory left, is replaced
 * by one of a simpler level that does not search, for as long as the match is at the table.
 */
final class BotSeats<S, E> {
    /** Hears of bots that fail. */
    interface Trouble {
        /** A seat's bot could not decide; a simpler one sits there now. */
        void botFailed(int seat, Throwable failure);
    }

    private static final int NOTHING = -1;

    /** Sets the seeds of one decision apart from those of the next. */
    private static final int BETWEEN_DECISIONS = 7919;

    /** Simpler than all levels of the game: plays the first move that the rules allow. */
    private static final String ANY_MOVE = "";

    private final BotLevels<S> levels;
    private final Match<S, E> match;
    private final ThinkingPlace place;
    private final Settings settings;
    private final int seed;
    private final Trouble trouble;
    private final List<Seated<S>> bots = new ArrayList<>();
    private final List<StandIn> standIns = new ArrayList<>();
    private final MoveList legal = new MoveList();
    private int thinkingAbout = NOTHING;
    private int decided = MoveChooser.NONE;

    private record Seated<S>(String level, Effort effort, Bot<S> bot) {}

    private record StandIn(String insteadOf, String level) {}

    /**
     * @param settings how long each level thinks
     * @param seed makes the bots play the same game again in the same match; must not depend on
     *     anything that a player cannot see
     */
    BotSeats(
            BoardGame<S, E> game,
            Match<S, E> match,
            ThinkingPlace place,
            Settings settings,
            int seed,
            Trouble trouble) {
        this.match = match;
        this.place = place;
        this.settings = settings;
        this.seed = seed;
        this.trouble = trouble;
        levels = game.bots();
        for (int seat = 0; seat < match.seats().size(); seat++) {
            bots.add(null);
            standIns.add(null);
        }
    }

    /** Thinks on about the decision under way. True when the bot has made up its mind. */
    boolean think() {
        int seat = match.decider();
        try {
            if (thinkingAbout != match.size()) {
                begin(seat);
            }
            if (decided == MoveChooser.NONE) {
                place.update();
                if (place.isFinished()) {
                    decide(seat);
                }
            }
        } catch (RuntimeException | Error failure) {
            replace(seat, failure);
        }
        return decided != MoveChooser.NONE;
    }

    private void begin(int seat) {
        thinkingAbout = match.size();
        decided = MoveChooser.NONE;
        match.legalMoves(legal);
        if (level(seat).equals(ANY_MOVE)) {
            decided = legal.get(0);
            return;
        }
        S known = match.dealtAnew(seat, seed + BETWEEN_DECISIONS * match.size() | 0);
        Bot<S> bot = bot(seat);
        bot.begin(known);
        place.start(bot, levels.part(effort(level(seat)).milliseconds(), known));
    }

    private void decide(int seat) {
        Bot<S> bot = bot(seat);
        int move = bot.move();
        if (!legal.contains(move)) {
            throw new IllegalStateException(level(seat) + " wants what is not allowed: " + move);
        }
        bot.rest();
        decided = move;
    }

    /** What the bot has decided, once it has made up its mind. */
    int move() {
        thinkingAbout = NOTHING;
        return decided;
    }

    /** Lets a simpler bot decide, and all others give back the memory that they hold. */
    private void replace(int seat, Throwable failure) {
        String failed = level(seat);
        if (failed.equals(ANY_MOVE)) {
            throw new IllegalStateException("no bot can decide here", failure);
        }
        place.cancel();
        thinkingAbout = NOTHING;
        for (int i = 0; i < bots.size(); i++) {
            bots.set(i, null);
        }
        standIns.set(seat, new StandIn(match.seats().get(seat).bot(), simplerThan(failed)));
        trouble.botFailed(seat, failure);
    }

    private String simplerThan(String level) {
        List<String> all = levels.levels();
        for (int i = all.indexOf(level) - 1; i >= 0; i--) {
            if (levels.iterations(all.get(i)) == 0) {
                return all.get(i);
            }
        }
        return ANY_MOVE;
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

    /** What bots have decided does not count any more; what they had in mind neither. */
    void callBack() {
        forget();
        for (int seat = 0; seat < bots.size(); seat++) {
            bots.set(seat, null);
        }
    }

    private String level(int seat) {
        String wanted = match.seats().get(seat).bot();
        StandIn standIn = standIns.get(seat);
        boolean replaced = standIn != null && standIn.insteadOf().equals(wanted);
        return replaced ? standIn.level() : wanted;
    }

    private Bot<S> bot(int seat) {
        String level = level(seat);
        Effort effort = effort(level);
        Seated<S> seated = bots.get(seat);
        if (seated == null || !seated.level().equals(level) || seated.effort() != effort) {
            int iterations = effort.iterations(levels.iterations(level));
            seated = new Seated<>(level, effort, levels.create(level, seed + seat, iterations));
            bots.set(seat, seated);
        }
        return seated.bot();
    }

    private Effort effort(String level) {
        OptionValue thinking = settings.thinkingOf(level);
        return thinking == null ? Effort.USUAL : Effort.of(thinking.get());
    }
}
