package meeples.game.book;

import java.util.List;
import meeples.text.Texts;

/**
 * A few sentences of the rules under a heading of their own, perhaps with a picture.
 *
 * @param key of the text; its heading has the same key with {@code .title}
 * @param picture the book's word for what is shown beside it; empty for nothing
 * @param gaps of the text, in their order
 */
public record Passage(String key, String picture, List<Gap> gaps) {

    /** One whose text has no gaps. */
    public static Passage of(String key, String picture) {
        return new Passage(key, picture, List.of());
    }

    public String title(Texts texts) {
        return texts.get(key + ".title");
    }

    public String text(Texts texts) {
        if (gaps.isEmpty()) {
            return texts.get(key);
        }
        Object[] filled = new Object[gaps.size()];
        for (int i = 0; i < filled.length; i++) {
            filled[i] = gaps.get(i).in(texts);
        }
        return texts.get(key, filled);
    }

    public boolean hasPicture() {
        return !picture.isEmpty();
    }
}
