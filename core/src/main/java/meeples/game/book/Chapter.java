package meeples.game.book;

import java.util.List;
import meeples.text.Texts;

/**
 * A chapter of the rules.
 *
 * @param key of its title
 */
public record Chapter(String key, List<Passage> passages) {

    public String title(Texts texts) {
        return texts.get(key);
    }
}
