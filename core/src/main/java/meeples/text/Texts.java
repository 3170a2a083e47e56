package meeples.text;

import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.utils.I18NBundle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * All that the game says, in the language that is chosen now.
 *
 * <p>Texts lie in several bundles, one for each area of the game, whose keys begin with different
 * words. The formatter knows only {@code {0}}, {@code {1}} and so on: that is what the browser has
 * too. An opening brace itself is written twice.
 */
public final class Texts {
    private static final String ONE = ".one";
    private static final String OTHER = ".other";

    private final FileHandle folder;
    private final List<String> areas;
    private final Map<String, I18NBundle> bundles = new HashMap<>();
    private final List<Runnable> listeners = new ArrayList<>();
    private Language language;

    /**
     * @param folder where the bundles are
     * @param areas the bundles' names
     */
    public Texts(FileHandle folder, List<String> areas, Language language) {
        this.folder = folder;
        this.areas = List.copyOf(areas);
        I18NBundle.setSimpleFormatter(true);
        load(language);
    }

    public Language language() {
        return language;
    }

    /** Speaks another language from now on; listeners are told so that they say all of it anew. */
    public void speak(Language other) {
        if (other != language) {
            load(other);
            for (Runnable listener : new ArrayList<>(listeners)) {
                listener.run();
            }
        }
    }

    public void onChange(Runnable listener) {
        listeners.add(listener);
    }

    private void load(Language wanted) {
        language = wanted;
        bundles.clear();
        for (String area : areas) {
            // A key that a translation lacks is found in its parent, the English bundle.
            I18NBundle bundle = bundle(area, wanted);
            for (String key : bundle(area, Language.ENGLISH).keys()) {
                bundles.put(key, bundle);
            }
        }
    }

    private I18NBundle bundle(String area, Language wanted) {
        // English is the root: asking for it by name would make LibGDX try the system's language.
        Locale locale =
                wanted == Language.ENGLISH ? new Locale("", "", "") : new Locale(wanted.code());
        return I18NBundle.createBundle(folder.child(area), locale, "UTF-8");
    }

    /** Whether there is such a text. */
    public boolean has(String key) {
        return bundles.containsKey(key);
    }

    public String get(String key) {
        return bundle(key).get(key);
    }

    /** A text with its gaps filled. */
    public String get(String key, Object... arguments) {
        return bundle(key).format(key, arguments);
    }

    /**
     * A text about so many of something: {@code key.one} or {@code key.other}, as the language
     * wants it. The count is {@code {0}}, further arguments follow.
     */
    public String count(String key, int count, Object... more) {
        Object[] arguments = new Object[more.length + 1];
        arguments[0] = count;
        System.arraycopy(more, 0, arguments, 1, more.length);
        return get(key + (language.isSingular(count) ? ONE : OTHER), arguments);
    }

    private I18NBundle bundle(String key) {
        I18NBundle bundle = bundles.get(key);
        if (bundle == null) {
            throw new IllegalArgumentException("no text " + key);
        }
        return bundle;
    }
}
