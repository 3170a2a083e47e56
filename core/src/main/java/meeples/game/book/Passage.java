package meeples.game.book;

import java.util.List;
import meeples.text.Texts;

/**
 * A few sentences of the rules under a heading of their own, perhaps with a picture.
 *
 * @param key of the text; its heading has the same key with {@code .title}
 * @param picture the book's word for what is shown beside it; empty for nothing
 * @param numbers of the game that fill the gaps of the text
 */
public record Passage(String key, String picture, List<Integer> numbers) {

    /** One whose text has no gaps. */
    public static Passage of(String key, String picture) {
        return new Passage(key, picture, List.of());
    }

    public String title(Texts texts) {
        return texts.get(key + ".title");
    }

    public String text(Texts texts) {
        return numbers.isEmpty() ? texts.get(key) : texts.get(key, numbers.toArray());
    }

    public boolean hasPicture() {
        return !picture.isEmpty();
    }
}
