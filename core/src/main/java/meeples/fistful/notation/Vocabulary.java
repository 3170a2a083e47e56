package meeples.fistful.notation;

import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.play.BadTextException;
import meeples.play.Fault;
import meeples.play.Words;

/** The words for places, spaces, meeples and players. Players are counted from 1 in texts. */
final class Vocabulary {
    /** In the order of the causes' enums. */
    static final String[] DRAW_CAUSES = {"miner", "robber", "deputy", "madame", "showdown"};

    static final String[] END_CAUSES = {"bank", "graveyard", "dynamite", "last-round"};

    private static final String MEEPLE_LETTERS = "BMRDV"; // V for the violet Madame
    private static final String[] PLACES = {
        "b0", "b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9", "b10", "b11", "saloon", "jail"
    };
    private static final String[] SPACES = {
        "S0",
        "d0",
        "d1",
        "d2",
        "d3",
        "d4",
        "d5",
        "S1",
        "d6",
        "d7",
        "d8",
        "d9",
        "d10",
        "d11",
        "showdown"
    };
    private static final String[] DIRECTIONS = {"clockwise", "counterclockwise"};
    private static final String[] ANSWERS = {"no", "yes"};

    private Vocabulary() {}

    static String location(int location) {
        return PLACES[location];
    }

    static int location(Words words) throws BadTextException {
        return words.oneOf("a building, the saloon or the jail", PLACES);
    }

    static int building(Words words) throws BadTextException {
        int place = location(words);
        if (!Place.isBuilding(place)) {
            throw new BadTextException(PLACES[place] + " is not a building");
        }
        return place;
    }

    /** A space of the street, or the showdown as a whole. */
    static String space(int space) {
        return SPACES[space];
    }

    static int spaceOrShowdown(Words words) throws BadTextException {
        return words.oneOf("a doorway or showdown space", SPACES);
    }

    static int space(Words words) throws BadTextException {
        int space = spaceOrShowdown(words);
        if (space == Street.SHOWDOWN) {
            throw new BadTextException("one space is needed here, not the showdown");
        }
        return space;
    }

    static int showdownSpace(Words words) throws BadTextException {
        int space = space(words);
        if (!Street.isShowdown(space)) {
            throw new BadTextException(SPACES[space] + " is not a showdown space");
        }
        return space;
    }

    static String direction(int direction) {
        return DIRECTIONS[direction];
    }

    static int direction(Words words) throws BadTextException {
        return words.oneOf("a direction", DIRECTIONS);
    }

    static String answer(boolean yes) {
        return ANSWERS[yes ? 1 : 0];
    }

    static boolean answer(Words words) throws BadTextException {
        return words.oneOf("yes or no", ANSWERS) == 1;
    }

    static int meeple(Words words) throws BadTextException {
        return words.oneOf("a meeple", "builder", "miner", "robber", "deputy", "madame");
    }

    static int seat(Words words, int players) throws BadTextException {
        return words.number("the player", 1, players) - 1;
    }

    /** A crowd in letters, such as BBM; a dash for nobody. */
    static String crowd(int[] counts) {
        StringBuilder letters = new StringBuilder();
        for (int kind = 0; kind < Meeple.KINDS; kind++) {
            for (int i = 0; i < counts[kind]; i++) {
                letters.append(letter(kind));
            }
        }
        return letters.length() == 0 ? "-" : letters.toString();
    }

    static int[] crowd(Words words) throws BadTextException {
        String letters = words.next("some meeples");
        int[] counts = new int[Meeple.KINDS];
        if (!letters.equals("-")) {
            for (int i = 0; i < letters.length(); i++) {
                counts[kind(letters.charAt(i), letters)]++;
            }
        }
        for (int kind = 0; kind < Meeple.KINDS; kind++) {
            if (counts[kind] > Meeple.supply(kind)) {
                throw new BadTextException("too many meeples in " + Words.shown(letters));
            }
        }
        return counts;
    }

    static char letter(int kind) {
        return kind == Meeple.NONE ? '-' : MEEPLE_LETTERS.charAt(kind);
    }

    /** One meeple by its letter; a dash for an empty space. */
    static int meepleOrNone(String letter) throws BadTextException {
        if (letter.equals("-")) {
            return Meeple.NONE;
        }
        return letter.length() == 1 ? kind(letter.charAt(0), letter) : noMeeple(letter);
    }

    private static int kind(char letter, String word) throws BadTextException {
        int kind = MEEPLE_LETTERS.indexOf(letter);
        return kind >= 0 ? kind : noMeeple(word);
    }

    private static int noMeeple(String word) throws BadTextException {
        String shown = Words.shown(word);
        throw new BadTextException(
                Fault.UNKNOWN_WORD,
                shown + ": meeples are written with the letters " + MEEPLE_LETTERS,
                shown);
    }
}
