package meeples.room.couch;

import static org.junit.jupiter.api.Assertions.assertTrue;

import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.ui.FistfulGame;
import meeples.room.entrance.SetupChoice;
import meeples.testing.Mutator;
import org.junit.jupiter.api.Test;

/** Whatever was remembered of couch and set-up, something sensible is read from it. */
class MutatedCouchTest {
    private static final int TEXTS = 10_000;

    private final FistfulGame fistful = new FistfulGame();
    private final Mutator mutator = new Mutator(15);

    @Test
    void tenThousandDamagedMemoriesOfTheCouchAreRead() {
        for (int i = 0; i < TEXTS; i++) {
            CouchStart.start(mutator.mutate(CouchStart.LOOKS), mutator.mutate(CouchStart.TABLE));
        }
    }

    @Test
    void tenThousandDamagedMemoriesOfTheSetUpAreRead() {
        String whole = new SetupChoice<>(fistful).write();
        for (int i = 0; i < TEXTS; i++) {
            SetupChoice<Town, Event> choice = SetupChoice.read(fistful, mutator.mutate(whole));
            for (int place = 0; place < choice.players(); place++) {
                int length = choice.place(place).name().length();
                assertTrue(length <= SetupChoice.longestName(), "a name of " + length + " letters");
            }
        }
    }
}
