package meeples.ui;

import meeples.play.BadTextException;
import meeples.text.Characters;
import meeples.text.Texts;

/** Tells players in their language what is wrong with a text that should be a match. */
public final class Complaint {
    private static final char UNREADABLE = '?';

    private Complaint() {}

    public static String about(BadTextException bad, Texts texts) {
        Object[] arguments = new Object[bad.arguments().length];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = shown(bad.arguments()[i], texts);
        }
        String what = texts.get("bad-text." + bad.fault().word(), arguments);
        return bad.line() > 0 ? texts.get("bad-text.line", bad.line(), what) : what;
    }

    private static Object shown(Object argument, Texts texts) {
        if (argument instanceof BadTextException reason) {
            return about(reason, texts);
        }
        return argument instanceof String word ? readable(word) : argument;
    }

    /** A foreign word in the letters that the fonts have. */
    private static String readable(String word) {
        StringBuilder readable = new StringBuilder();
        for (int i = 0; i < word.length(); i++) {
            char letter = word.charAt(i);
            readable.append(Characters.LATIN.indexOf(letter) < 0 ? UNREADABLE : letter);
        }
        return readable.toString();
    }
}
