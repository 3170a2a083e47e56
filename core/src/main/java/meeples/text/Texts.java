package meeples.text;

import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.utils.I18NBundle;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * All that the program says, in the language that is chosen now.
 *
 * <p>There are texts that serve any game, and each game has a name space of its own: {@link #of}
 * gives the texts of a game, which finds the game's texts and the neutral ones. Who is not handed
 * the texts of a game cannot see them, and two games may use the same key. Within a name space, and
 * between a game and the neutral texts, no key stands twice; only in the bundle {@link #INSTEAD} a
 * game puts in its own words what a neutral text says.
 *
 * <p>Texts lie in several bundles, one for each area, whose keys begin with different words. The
 * formatter knows only {@code {0}}, {@code {1}} and so on: that is what the browser has too. An
 * opening brace itself is written twice.
 */
public final class Texts {
    /** The bundle with a game's own words for neutral texts; all of its keys are neutral ones. */
    public static final String INSTEAD = "instead";

    private static final String ONE = ".one";
    private static final String OTHER = ".other";

    private final FileHandle folder;
    private final Bundles bundles;

    /** The neutral texts; null when these are the neutral ones. */
    private final Texts neutral;

    private final Map<String, Texts> games = new LinkedHashMap<>();
    private final List<Runnable> listeners = new ArrayList<>();
    private Language language;
    private boolean disguised;

    /**
     * The texts that serve any game.
     *
     * @param folder where the bundles are; those of a game are in a folder of its name there
     * @param areas the names of the bundles
     */
    public Texts(FileHandle folder, List<String> areas, Language language) {
        this(folder, areas, (Texts) null);
        I18NBundle.setSimpleFormatter(true);
        load(language);
    }

    private Texts(FileHandle folder, List<String> areas, Texts neutral) {
        this.folder = folder;
        this.neutral = neutral;
        bundles = new Bundles(folder, areas);
    }

    /**
     * Adds the texts of a game.
     *
     * @param areas the names of the bundles in the game's folder
     */
    public void add(String game, List<String> areas) {
        Texts texts = new Texts(folder.child(game), areas, this);
        texts.load(language);
        texts.disguised = disguised;
        games.put(game, texts);
    }

    /** The texts of a game, with the neutral ones; only these when the game has brought none. */
    public Texts of(String game) {
        return games.getOrDefault(game, this);
    }

    public Language language() {
        return language;
    }

    /** Speaks another language from now on; listeners are told so that they say all of it anew. */
    public void speak(Language other) {
        if (neutral != null) {
            neutral.speak(other);
        } else if (other != language) {
            load(other);
            for (Runnable listener : new ArrayList<>(listeners)) {
                listener.run();
            }
        }
    }

    /** Adds a listener that is told when another language is spoken. */
    public void onChange(Runnable listener) {
        if (neutral != null) {
            neutral.onChange(listener);
        } else {
            listeners.add(listener);
        }
    }

    private void load(Language wanted) {
        language = wanted;
        bundles.load(wanted, neutral == null ? null : neutral.bundles);
        for (Texts game : games.values()) {
            game.load(wanted);
        }
    }

    /** Whether there is such a text. */
    public boolean has(String key) {
        return find(key) != null;
    }

    /** From now on all texts are in the language of {@link Pseudo}. */
    public void disguise() {
        disguised = true;
        games.values().forEach(Texts::disguise);
    }

    public String get(String key) {
        String text = bundle(key).get(key);
        return disguised ? Pseudo.disguise(text) : text;
    }

    /** A text with its gaps filled. */
    public String get(String key, Object... arguments) {
        if (disguised) {
            String text = bundle(key).format(key, Pseudo.gaps(arguments.length));
            return Pseudo.disguise(text, arguments);
        }
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
        I18NBundle bundle = find(key);
        if (bundle == null) {
            throw new IllegalArgumentException("no text " + key);
        }
        return bundle;
    }

    private I18NBundle find(String key) {
        I18NBundle own = bundles.find(key);
        return own == null && neutral != null ? neutral.find(key) : own;
    }
}
