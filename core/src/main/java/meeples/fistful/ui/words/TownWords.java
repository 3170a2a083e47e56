package meeples.fistful.ui.words;

import meeples.fistful.model.Meeple;
import meeples.fistful.model.Piece;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.rules.DrawCause;
import meeples.fistful.rules.EndCause;
import meeples.text.Figures;
import meeples.text.Texts;

/** The words of the town in the player's language: meeples, places, spaces and what things cost. */
public final class TownWords {
    private static final String[] CAUSES = {"miner", "robber", "deputy", "madame", "showdown"};
    private static final String[] ENDS = {"bank", "graveyard", "dynamite", "rounds"};

    private final Texts texts;

    public TownWords(Texts texts) {
        this.texts = texts;
    }

    public Texts texts() {
        return texts;
    }

    public String get(String key, Object... arguments) {
        return texts.get(key, arguments);
    }

    public String count(String key, int count, Object... more) {
        return texts.count(key, count, more);
    }

    /** One meeple of this kind, without an article. */
    public String meeple(int kind) {
        return texts.get("meeple." + Meeple.word(kind));
    }

    /** So many meeples of this kind. */
    public String meeples(int kind, int count) {
        return texts.count("meeples." + Meeple.word(kind), count);
    }

    /** A handful: so many of each kind. */
    public String meeples(int[] counts) {
        StringBuilder list = new StringBuilder();
        for (int kind = 0; kind < counts.length; kind++) {
            if (counts[kind] > 0) {
                list.append(list.length() == 0 ? "" : ", ").append(meeples(kind, counts[kind]));
            }
        }
        return list.toString();
    }

    /** So much gold, stone or dynamite. */
    public String pieces(int piece, int count) {
        return texts.count("pieces." + Piece.word(piece), count);
    }

    /** So much of each. */
    public String pieces(int[] counts) {
        StringBuilder list = new StringBuilder();
        for (int piece = 0; piece < counts.length; piece++) {
            if (counts[piece] > 0) {
                list.append(list.length() == 0 ? "" : ", ").append(pieces(piece, counts[piece]));
            }
        }
        return list.toString();
    }

    /** What building costs. */
    public String cost(int gold, int stone) {
        return pieces(new int[] {gold, stone});
    }

    /** A building, the saloon or the jail. */
    public String location(int place) {
        return switch (place) {
            case Place.SALOON -> texts.get("place.saloon");
            case Place.JAIL -> texts.get("place.jail");
            default -> texts.get("building." + place);
        };
    }

    /** A doorway goes by its building's name. */
    public String space(int space) {
        if (Street.isShowdown(space)) {
            return texts.get(space == Street.S0 ? "space.showdown.left" : "space.showdown.right");
        }
        return location(Street.building(space));
    }

    public String cause(DrawCause cause) {
        return CAUSES[cause.ordinal()];
    }

    public String cause(EndCause cause) {
        return ENDS[cause.ordinal()];
    }

    /** A chance as people say it: whole percent, but never 0 or 100 for what is not certain. */
    public String percent(double chance) {
        return Figures.percent(texts, chance);
    }

    /** A number with one decimal. */
    public String decimal(double number) {
        return Figures.decimal(texts, number);
    }
}
