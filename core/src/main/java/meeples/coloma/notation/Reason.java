package meeples.coloma.notation;

import java.util.Locale;
import meeples.coloma.model.Site;
import meeples.coloma.rules.Cause;
import meeples.play.BadTextException;
import meeples.play.Words;

/**
 * Why something happened, as text: {@code because shovel mill}, {@code because event 2}.
 *
 * @param of what exactly: a site, a building, a canyon, a space, a barrel, a pioneer, a rank
 */
record Reason(Cause cause, int of) {
    static String word(Cause cause) {
        return cause.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Cause cause(Words words) throws BadTextException {
        Cause[] causes = Cause.values();
        String[] names = new String[causes.length];
        for (int i = 0; i < names.length; i++) {
            names[i] = word(causes[i]);
        }
        return causes[words.oneOf("a cause", names)];
    }

    static String write(Cause cause, int of) {
        String what =
                switch (cause) {
                    case SET_UP, BARKER, FRONTIER -> "";
                    case EVENT -> Vocabulary.site(of);
                    case SHOVEL, WHEELBARROW, BUILDING -> Vocabulary.building(of);
                    case CANYON -> Vocabulary.canyon(of);
                    case WAGON -> Vocabulary.space(of);
                    case BARREL -> Vocabulary.barrel(of);
                    case PIONEER -> Vocabulary.pioneer(of);
                    case BEDS -> String.valueOf(of);
                    case SHOOTOUT, SAM_PRIMARY, SAM_SECONDARY -> String.valueOf(of + 1);
                };
        return "because " + word(cause) + (what.isEmpty() ? "" : " " + what);
    }

    static Reason read(Words words) throws BadTextException {
        words.expect("because");
        Cause cause = cause(words);
        int of =
                switch (cause) {
                    case SET_UP, BARKER -> 0;
                    case FRONTIER -> Site.FRONTIER;
                    case EVENT -> Vocabulary.site(words);
                    case SHOVEL, WHEELBARROW, BUILDING -> Vocabulary.buildingOrMill(words);
                    case CANYON -> Vocabulary.canyon(words);
                    case WAGON -> Vocabulary.space(words);
                    case BARREL -> Vocabulary.barrel(words);
                    case PIONEER -> Vocabulary.pioneer(words);
                    case BEDS -> words.number("the dudes", 1, 99);
                    case SHOOTOUT, SAM_PRIMARY, SAM_SECONDARY ->
                            words.number("a number", 1, 99) - 1;
                };
        return new Reason(cause, of);
    }
}
