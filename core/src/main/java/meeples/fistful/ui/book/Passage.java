package meeples.fistful.ui.book;

import meeples.text.Texts;

/**
 * A few sentences of the rules under a heading of their own, perhaps with a picture.
 *
 * @param key of the text; its heading has the same key with {@code .title}
 * @param picture what is shown beside it
 */
public record Passage(String key, Picture picture) {

    public String title(Texts texts) {
        return texts.get(key + ".title");
    }

    public String text(Texts texts) {
        return texts.get(key);
    }
}
