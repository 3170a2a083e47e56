package meeples.room.entrance;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import meeples.game.BoardGame;
import meeples.game.setup.GameSetup;
import meeples.game.setup.Seating;
import meeples.game.setup.SetupOption;
import meeples.game.setup.SetupValues;
import meeples.picture.SeatColours;
import meeples.play.Seat;
import meeples.room.NewGame;
import meeples.settings.Remembered;

/**
 * What is chosen on the set-up screen. It always has a place for each colour, of which the first
 * ones take part, so that a player who leaves and comes back finds their name again. Can be written
 * as a line of text, to be remembered for the next time:
 *
 * <pre>
 * 2 first:-1 rounds:8 human 0 0 =Ann marshal 1 1 = ...
 * </pre>
 *
 * <p>That is how many play, the options, and for each place who sits there with which colour,
 * symbol and name.
 */
public final class SetupChoice<S, E> {
    private static final int PLACES = SeatColours.WORDS.length;
    private static final int LONGEST_NAME = 14;
    private static final String HUMAN = "human";

    private final BoardGame<S, E> game;
    private final GameSetup<S> setup;
    private final List<SeatChoice> places = new ArrayList<>();
    private final Map<String, Integer> options = new HashMap<>();
    private int players;
    private String seed = "";

    /** What there is before anybody has chosen: one human, and the game's usual bots. */
    public SetupChoice(BoardGame<S, E> game) {
        this.game = game;
        setup = game.setup();
        players = setup.seating().usual();
        List<String> bots = setup.usualBots();
        places.add(new SeatChoice("", "", 0, 0));
        for (int i = 1; i < PLACES; i++) {
            places.add(new SeatChoice("", bots.get((i - 1) % bots.size()), i, i));
        }
        for (SetupOption option : setup.options()) {
            options.put(option.key(), option.initial());
        }
    }

    public int players() {
        return players;
    }

    /** Whoever leaves is not chosen for anything any more. */
    public void setPlayers(int count) {
        players = count;
        for (SetupOption option : setup.options()) {
            if (option.kind() == SetupOption.Kind.SEAT && get(option) >= players) {
                set(option, SetupOption.BY_CHANCE);
            }
        }
    }

    public SeatChoice place(int index) {
        return places.get(index);
    }

    public void setPlace(int index, SeatChoice choice) {
        places.set(index, choice);
    }

    /** Gives a place a colour; whoever had it gets the one that becomes free. */
    public void colour(int index, int colour) {
        int before = places.get(index).colour();
        for (int other = 0; other < PLACES; other++) {
            if (places.get(other).colour() == colour) {
                setPlace(other, places.get(other).withColour(before));
            }
        }
        setPlace(index, places.get(index).withColour(colour));
    }

    /** Gives a place a symbol; whoever had it gets the one that becomes free. */
    public void symbol(int index, int symbol) {
        int before = places.get(index).symbol();
        for (int other = 0; other < PLACES; other++) {
            if (places.get(other).symbol() == symbol) {
                setPlace(other, places.get(other).withSymbol(before));
            }
        }
        setPlace(index, places.get(index).withSymbol(symbol));
    }

    /** What is chosen for an option. */
    public int get(SetupOption option) {
        return options.get(option.key());
    }

    public void set(SetupOption option, int value) {
        options.put(option.key(), value);
    }

    /** The key of the text that says why an option cannot be used now, or null when it can. */
    public String refusal(SetupOption option) {
        return option.refusal(new SetupValues(players, options, 0));
    }

    /** Whether all that most games are played without is as it is at first. */
    public boolean isUsual() {
        for (SetupOption option : setup.options()) {
            if (!option.isLength() && get(option) != option.initial()) {
                return false;
            }
        }
        return seed.isEmpty();
    }

    /** What was typed to get the same game again; empty for a new one. */
    public String seed() {
        return seed;
    }

    public void setSeed(String typed) {
        seed = typed.trim();
    }

    /**
     * All that is agreed on; an option that cannot be used has its usual value.
     *
     * @param chance the seed when none was typed
     */
    public SetupValues values(int chance) {
        Map<String, Integer> usable = new HashMap<>();
        for (SetupOption option : setup.options()) {
            usable.put(option.key(), refusal(option) == null ? get(option) : option.initial());
        }
        return new SetupValues(players, usable, seed.isEmpty() ? chance : seedNumber(seed));
    }

    /**
     * The game that this is.
     *
     * @param names of all places that take part, as they are shown
     * @param chance the seed when none was typed
     */
    public NewGame<S, E> game(List<String> names, int chance) {
        List<Seat> seats = new ArrayList<>();
        for (int i = 0; i < players; i++) {
            seats.add(places.get(i).seat(names.get(i)));
        }
        return new NewGame<>(game, setup.write(values(chance)), seats);
    }

    /** A number stands for itself, other words for some number that is always the same. */
    static int seedNumber(String typed) {
        try {
            return Integer.parseInt(typed);
        } catch (NumberFormatException e) {
            int hash = 17;
            for (int i = 0; i < typed.length(); i++) {
                hash = (hash << 5 | hash >>> 27) ^ typed.charAt(i);
            }
            return hash;
        }
    }

    /** All of it except the seed, in one line. */
    public String write() {
        StringBuilder line = new StringBuilder();
        line.append(players);
        for (SetupOption option : setup.options()) {
            if (option.kind() != SetupOption.Kind.SEED) {
                line.append(' ').append(option.key()).append(':').append(get(option));
            }
        }
        for (SeatChoice place : places) {
            String bot = place.isHuman() ? HUMAN : place.bot();
            line.append(' ')
                    .append(bot)
                    .append(' ')
                    .append(place.colour())
                    .append(' ')
                    .append(place.symbol())
                    .append(" =")
                    .append(Remembered.word(place.name()));
        }
        return line.toString();
    }

    /** What such a line says; the default when it says nothing that can be used. */
    public static <S, E> SetupChoice<S, E> read(BoardGame<S, E> game, String line) {
        try {
            SetupChoice<S, E> choice = new SetupChoice<>(game);
            choice.parse(line.split(" "));
            return choice;
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            // Written by another version, or by hand: it is only a convenience.
            return new SetupChoice<>(game);
        }
    }

    private void parse(String[] words) {
        Seating seating = setup.seating();
        players = number(words[0], seating.least(), seating.most());
        int at = 1;
        while (words[at].indexOf(':') > 0) {
            parseOption(words[at++]);
        }
        int colours = 0;
        int symbols = 0;
        for (int i = 0; i < PLACES; i++) {
            if (at < words.length) {
                at = parsePlace(i, words, at);
            }
            colours |= 1 << place(i).colour();
            symbols |= 1 << place(i).symbol();
        }
        int all = (1 << PLACES) - 1;
        if (colours != all || symbols != all) {
            throw new IllegalArgumentException("a colour or a symbol twice");
        }
    }

    /** An option that there is no more is passed over. */
    private void parseOption(String word) {
        int colon = word.indexOf(':');
        for (SetupOption option : setup.options()) {
            if (option.key().equals(word.substring(0, colon))) {
                int value = Integer.parseInt(word.substring(colon + 1));
                if (!option.numbers(players).contains(value)) {
                    throw new IllegalArgumentException(word);
                }
                set(option, value);
            }
        }
    }

    private int parsePlace(int index, String[] words, int start) {
        int at = start;
        String bot = bot(words[at++]);
        int colour = number(words[at++], 0, PLACES - 1);
        // Once the symbol could not be chosen: each went with one colour.
        boolean old = words[at].startsWith("=");
        int symbol = old ? colour : number(words[at++], 0, PLACES - 1);
        setPlace(index, new SeatChoice(name(words[at++]), bot, colour, symbol));
        return at;
    }

    private static int number(String word, int least, int most) {
        int number = Integer.parseInt(word);
        if (number < least || number > most) {
            throw new IllegalArgumentException(word);
        }
        return number;
    }

    private String bot(String word) {
        if (!word.equals(HUMAN) && !game.bots().levels().contains(word)) {
            throw new IllegalArgumentException(word);
        }
        return word.equals(HUMAN) ? "" : word;
    }

    private static String name(String word) {
        String name = Remembered.text(word.substring(1));
        return name.length() > LONGEST_NAME ? name.substring(0, LONGEST_NAME) : name;
    }

    public static int longestName() {
        return LONGEST_NAME;
    }
}
