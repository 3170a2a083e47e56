package meeples.fistful.ui;

import java.util.ArrayList;
import java.util.List;
import meeples.fistful.ai.Bots;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.play.Seat;

/**
 * What is chosen on the set-up screen. It always has four places, of which the first ones take
 * part, so that a player who leaves and comes back finds their name again. Can be written as a line
 * of text, to be remembered for the next time.
 */
public final class SetupChoice {
    private static final int PLACES = Town.MOST_SEATS;
    private static final int LONGEST_NAME = 14;
    private static final int[] ROUND_LIMITS = {0, 4, 5, 6, 8, 10, 12, 15};

    private final List<SeatChoice> places = new ArrayList<>();
    private int players = 2;
    private int first = Town.NOBODY;
    private boolean germanMadame;
    private boolean oneBarATurn;
    private int rounds;
    private String seed = "";

    /** One human against a bot. */
    public SetupChoice() {
        places.add(new SeatChoice("", "", 0, 0));
        places.add(new SeatChoice("", Bots.PROSPECTOR, 1, 1));
        places.add(new SeatChoice("", Bots.MARSHAL, 2, 2));
        places.add(new SeatChoice("", Bots.TENDERFOOT, 3, 3));
    }

    public int players() {
        return players;
    }

    public void setPlayers(int count) {
        players = count;
        if (first >= players) {
            first = Town.NOBODY;
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

    /** The place that starts, or {@link Town#NOBODY} for chance. */
    public int first() {
        return first;
    }

    public void setFirst(int place) {
        first = place;
    }

    public boolean germanMadame() {
        return germanMadame;
    }

    public void setGermanMadame(boolean on) {
        germanMadame = on;
    }

    public boolean oneBarATurn() {
        return oneBarATurn;
    }

    public void setOneBarATurn(boolean on) {
        oneBarATurn = on;
    }

    /** After how many rounds the game ends at the latest; 0 for no limit. */
    public int rounds() {
        return rounds;
    }

    public void setRounds(int limit) {
        rounds = limit;
    }

    public static List<Integer> roundLimits() {
        List<Integer> limits = new ArrayList<>();
        for (int limit : ROUND_LIMITS) {
            limits.add(limit);
        }
        return limits;
    }

    /** What was typed to get the same town again; empty for a new one. */
    public String seed() {
        return seed;
    }

    public void setSeed(String typed) {
        seed = typed.trim();
    }

    /**
     * The game that this is.
     *
     * @param names of all places that take part, as they are shown
     * @param chance the seed when none was typed
     */
    public NewGame game(List<String> names, int chance) {
        List<Seat> seats = new ArrayList<>();
        for (int i = 0; i < players; i++) {
            seats.add(places.get(i).seat(names.get(i)));
        }
        int number = seed.isEmpty() ? chance : seedNumber(seed);
        return new NewGame(
                new Setup(players, first, number, germanMadame, oneBarATurn, rounds), seats);
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
        line.append(players).append(' ').append(first).append(' ').append(rounds);
        line.append(' ').append(germanMadame ? 1 : 0).append(' ').append(oneBarATurn ? 1 : 0);
        for (SeatChoice place : places) {
            String bot = place.isHuman() ? "human" : place.bot();
            String name = place.name().replace(' ', '\u00a0');
            line.append(' ')
                    .append(bot)
                    .append(' ')
                    .append(place.colour())
                    .append(' ')
                    .append(place.symbol())
                    .append(" =")
                    .append(name);
        }
        return line.toString();
    }

    /** What such a line says; the default when it says nothing that can be used. */
    public static SetupChoice read(String line) {
        try {
            return parse(line.split(" "));
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            // Written by another version, or by hand: it is only a convenience.
            return new SetupChoice();
        }
    }

    private static SetupChoice parse(String[] words) {
        SetupChoice choice = new SetupChoice();
        choice.players = number(words[0], 2, PLACES);
        choice.first = number(words[1], Town.NOBODY, choice.players - 1);
        choice.rounds = number(words[2], 0, 99);
        choice.germanMadame = number(words[3], 0, 1) == 1;
        choice.oneBarATurn = number(words[4], 0, 1) == 1;
        int colours = 0;
        int symbols = 0;
        int at = 5;
        for (int i = 0; i < PLACES; i++) {
            String bot = bot(words[at++]);
            int colour = number(words[at++], 0, PLACES - 1);
            // Once the symbol could not be chosen: each went with one colour.
            boolean old = words[at].startsWith("=");
            int symbol = old ? colour : number(words[at++], 0, PLACES - 1);
            colours |= 1 << colour;
            symbols |= 1 << symbol;
            choice.setPlace(i, new SeatChoice(name(words[at++]), bot, colour, symbol));
        }
        int all = (1 << PLACES) - 1;
        if (colours != all || symbols != all) {
            throw new IllegalArgumentException("a colour or a symbol twice");
        }
        return choice;
    }

    private static int number(String word, int least, int most) {
        int number = Integer.parseInt(word);
        if (number < least || number > most) {
            throw new IllegalArgumentException(word);
        }
        return number;
    }

    private static String bot(String word) {
        if (!word.equals("human") && !Bots.LEVELS.contains(word)) {
            throw new IllegalArgumentException(word);
        }
        return word.equals("human") ? "" : word;
    }

    private static String name(String word) {
        String name = word.substring(1).replace('\u00a0', ' ');
        return name.length() > LONGEST_NAME ? name.substring(0, LONGEST_NAME) : name;
    }

    public static int longestName() {
        return LONGEST_NAME;
    }
}
