package meeples.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.badlogic.gdx.Input.Keys;
import java.util.List;
import meeples.settings.Remembered;
import org.junit.jupiter.api.Test;

class KeyBindingsTest {
    private final Remembered memory = new Remembered("keys", "");
    private final KeyBindings keys = new KeyBindings(memory);

    @Test
    void aKeyMeansItsCommandFromTheStart() {
        assertEquals(Command.ACCEPT, keys.command(Keys.SPACE));
        assertEquals(Command.BACK, keys.command(Keys.ESCAPE));
        assertNull(keys.command(Keys.F7));
    }

    @Test
    void noTwoCommandsShareAKeyFromTheStart() {
        for (Command command : Command.values()) {
            for (int place = 0; place < KeyBindings.KEYS_A_COMMAND; place++) {
                assertEquals(List.of(), keys.conflicts(command, keys.key(command, place)));
            }
        }
    }

    @Test
    void aBoundKeyIsRememberedAndTheOldOneForgotten() {
        keys.bind(Command.UNDO, 0, Keys.U);
        KeyBindings later = new KeyBindings(memory);
        assertEquals(Command.UNDO, later.command(Keys.U));
        assertNull(later.command(Keys.Z));
        assertEquals(Command.UNDO, later.command(Keys.BACKSPACE));
    }

    @Test
    void conflictsNameTheOtherCommand() {
        keys.bind(Command.UNDO, 0, Keys.H);
        assertEquals(List.of(Command.HINT), keys.conflicts(Command.UNDO, Keys.H));
    }

    @Test
    void resetBringsTheFirstKeysBack() {
        keys.bind(Command.UNDO, 0, Keys.U);
        keys.reset();
        assertEquals(Command.UNDO, keys.command(Keys.Z));
        assertEquals("", memory.get());
    }

    @Test
    void rubbishInTheMemoryIsIgnored() {
        memory.set("undo=x,y fly=1,2 redo=");
        KeyBindings later = new KeyBindings(memory);
        assertEquals(Command.REDO, later.command(Keys.Y));
    }
}
