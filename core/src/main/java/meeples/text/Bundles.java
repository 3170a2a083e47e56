package meeples.text;

import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.utils.I18NBundle;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The bundles of one folder in one language, by the keys of their texts. */
final class Bundles {
    private final FileHandle folder;
    private final List<String> areas;
    private final Map<String, I18NBundle> byKey = new HashMap<>();

    /** The English ones by area: they have all the keys. */
    private final Map<String, I18NBundle> english = new HashMap<>();

    /**
     * @param areas the names of the bundles
     */
    Bundles(FileHandle folder, List<String> areas) {
        this.folder = folder;
        this.areas = List.copyOf(areas);
    }

    /**
     * Reads the bundles in a language.
     *
     * @param others whose keys must not be used again, but by {@link Texts#INSTEAD}, which uses
     *     only these; null for none
     */
    void load(Language language, Bundles others) {
        byKey.clear();
        for (String area : areas) {
            // A key that a translation lacks is found in its parent, the English bundle.
            I18NBundle root = english.computeIfAbsent(area, a -> bundle(a, Language.ENGLISH));
            I18NBundle bundle = language == Language.ENGLISH ? root : bundle(area, language);
            boolean replaces = others != null && area.equals(Texts.INSTEAD);
            for (String key : root.keys()) {
                if (byKey.put(key, bundle) != null || isNeutral(key, others) != replaces) {
                    throw new IllegalStateException(
                            (replaces ? "not a neutral text " : "two texts ")
                                    + key
                                    + " in "
                                    + area);
                }
            }
        }
    }

    private static boolean isNeutral(String key, Bundles neutral) {
        return neutral != null && neutral.find(key) != null;
    }

    private I18NBundle bundle(String area, Language language) {
        // English is the root: asking for it by name would make LibGDX try the system's language.
        Locale locale =
                language == Language.ENGLISH ? new Locale("", "", "") : new Locale(language.code());
        return I18NBundle.createBundle(folder.child(area), locale, "UTF-8");
    }

    /** The bundle of a key, or null. */
    I18NBundle find(String key) {
        return byKey.get(key);
    }
}
