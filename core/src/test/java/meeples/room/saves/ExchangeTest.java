package meeples.room.saves;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import meeples.platform.MemoryStorage;
import org.junit.jupiter.api.Test;

class ExchangeTest {
    private final MemoryStorage storage = new MemoryStorage();
    private final Exchange exchange = new Exchange(storage);

    @Test
    void whatIsPutThereIsFoundAmongWhatPeoplePutThereThemselves() throws Exception {
        storage.write("exchange/from Doc", "his game");
        storage.write("saves/1", "something else");
        assertEquals("exchange/fistful-1", exchange.put("fistful-1", "my game"));
        assertEquals(List.of("fistful-1", "from Doc"), exchange.names());
        assertEquals("my game", exchange.read("fistful-1"));
        assertEquals("his game", exchange.read("from Doc"));
        assertEquals("", exchange.read("gone"));
    }

    @Test
    void anotherTextOfTheSameNameReplacesNothing() throws Exception {
        exchange.put("fistful-1", "the first");
        exchange.put("fistful-1", "the second");
        exchange.put("fistful-1", "the second");
        assertEquals(List.of("fistful-1", "fistful-1-2"), exchange.names());
        assertEquals("the first", exchange.read("fistful-1"));
    }
}
