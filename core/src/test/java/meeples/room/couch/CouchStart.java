package meeples.room.couch;

import static org.junit.jupiter.api.Assertions.assertTrue;

import meeples.room.GameMemory;
import meeples.room.entrance.SetupChoice;
import meeples.settings.Remembered;

/** People sit down on the couch, and what was remembered of them is looked up. */
public final class CouchStart {
    /** What is remembered of two players. */
    public static final String LOOKS = "pad-PS4-1 =Ann orange horseshoe keyboard =Bob green cactus";

    /** What is remembered of the table. */
    public static final String TABLE = "fistful 3 prospector rounds:8 first:-1";

    private CouchStart() {}

    /** Uses whatever these texts are. */
    public static void start(String looks, String table) {
        Remembered looksMemory = new Remembered("couch", "");
        Remembered common = new Remembered("couch-table", "");
        looksMemory.set(looks);
        common.set(table);
        CouchMemory memory =
                new CouchMemory(looksMemory, new GameMemory(common, "fistful", text -> text));
        memory.common();
        CouchMemory.Looks found = memory.of("keyboard", 0);
        assertTrue(found == null || found.name().length() <= SetupChoice.longestName());
        memory.keep("keyboard", 0, new CouchMemory.Looks("Bob", 0, 0));
    }
}
