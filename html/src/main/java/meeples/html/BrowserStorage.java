package meeples.html;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import meeples.platform.Storage;
import meeples.platform.StorageException;

/** Keeps texts in the browser's local storage, which its user may forbid or fill up. */
final class BrowserStorage implements Storage {
    private static final String FIRST = "fistful/";
    private static final String SETTINGS = "settings";

    private String prefix = FIRST;

    /**
     * Lets a tab beside others have texts of its own. It looks and sounds like the first one when
     * it is opened for the first time.
     *
     * @param number of the tab, more than 1
     */
    void keepApart(int number) {
        prefix = FIRST + "copy-" + number + "/";
        String settings = get(FIRST + SETTINGS);
        if (get(prefix + SETTINGS).isEmpty() && settings.startsWith("=")) {
            put(prefix + SETTINGS, settings.substring(1)); // without it, what is usual will do
        }
    }

    @Override
    public String read(String name) throws StorageException {
        return checked(get(prefix + name), name);
    }

    /** The text behind the mark that says it was found; null when there is none. */
    private static String checked(String answer, String name) throws StorageException {
        if (answer.startsWith("!")) {
            throw new StorageException("cannot read " + name + ": " + answer.substring(1));
        }
        return answer.isEmpty() ? null : answer.substring(1);
    }

    @Override
    public void write(String name, String text) throws StorageException {
        String trouble = put(prefix + name, text);
        if (!trouble.isEmpty()) {
            throw new StorageException("cannot write " + name + ": " + trouble);
        }
    }

    @Override
    public void delete(String name) throws StorageException {
        String trouble = remove(prefix + name);
        if (!trouble.isEmpty()) {
            throw new StorageException("cannot delete " + name + ": " + trouble);
        }
    }

    @Override
    public List<String> list(String beginning) throws StorageException {
        String all = checked(keys(prefix + beginning), beginning);
        List<String> names = new ArrayList<>();
        if (all != null) {
            for (String key : all.split("\n")) {
                int below = key.indexOf('/', prefix.length() + beginning.length());
                if (!key.isEmpty() && below < 0) {
                    names.add(key.substring(prefix.length()));
                }
            }
        }
        Collections.sort(names);
        return names;
    }

    private static native String get(String key) /*-{
        try {
            var text = $wnd.localStorage.getItem(key);
            return text === null ? '' : '=' + text;
        } catch (e) {
            return '!' + e;
        }
    }-*/;

    private static native String put(String key, String text) /*-{
        try {
            $wnd.localStorage.setItem(key, text);
            return '';
        } catch (e) {
            return '' + e;
        }
    }-*/;

    private static native String remove(String key) /*-{
        try {
            $wnd.localStorage.removeItem(key);
            return '';
        } catch (e) {
            return '' + e;
        }
    }-*/;

    private static native String keys(String prefix) /*-{
        try {
            var found = '=';
            for (var i = 0; i < $wnd.localStorage.length; i++) {
                var key = $wnd.localStorage.key(i);
                if (key.indexOf(prefix) === 0) {
                    found += key + '\n';
                }
            }
            return found;
        } catch (e) {
            return '!' + e;
        }
    }-*/;
}
