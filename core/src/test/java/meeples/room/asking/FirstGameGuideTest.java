package meeples.room.asking;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import meeples.game.ask.Ask;
import meeples.settings.Settings;
import meeples.table.Target;
import meeples.testing.DeskStub;
import org.junit.jupiter.api.Test;

class FirstGameGuideTest {
    @Test
    void tipsCanBeTurnedOff() {
        Settings settings = new Settings();
        FirstGameGuide guide = new FirstGameGuide(settings);
        Ask<String> ask = new Tipping();
        assertEquals("think of it", guide.tip(ask));
        settings.tips.set(false);
        assertEquals("", guide.tip(ask));
    }

    private static final class Tipping extends Ask<String> {
        Tipping() {
            super(new DeskStub<>("anywhere"));
        }

        @Override
        public String status() {
            return "decide";
        }

        @Override
        public List<Target> glowing() {
            return List.of();
        }

        @Override
        public void press(Target target) {}

        @Override
        public String tip() {
            return "think of it";
        }
    }
}
