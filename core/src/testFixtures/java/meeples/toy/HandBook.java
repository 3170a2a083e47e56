package meeples.toy;

import java.util.List;
import meeples.game.book.Chapter;
import meeples.game.book.Illustration;
import meeples.game.book.Passage;
import meeples.game.book.RulesBook;

/** A book with one passage and no picture. */
final class HandBook implements RulesBook<Hand, HandEvent> {
    @Override
    public List<Chapter> chapters() {
        return List.of(new Chapter("toy.rules", List.of(Passage.of("toy.rules.all", ""))));
    }

    @Override
    public Illustration<Hand, HandEvent> illustration(Passage passage) {
        throw new IllegalArgumentException("there are no pictures");
    }

    @Override
    public float usualWidth() {
        return HandTable.MEASURES.screenWidth();
    }
}
