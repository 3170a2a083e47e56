package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import meeples.desktop.cli.WrongArgument;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

@DisabledOnOs(OS.WINDOWS)
class UserFolderTest {
    private final Map<String, String> property = new HashMap<>(Map.of("os.name", "Linux"));
    private final Map<String, String> environment = new HashMap<>();

    private Path path() throws WrongArgument {
        return new UserFolder(property::get, environment::get).path();
    }

    @Test
    void linuxKeepsDataWhereItsUserWantsIt() throws WrongArgument {
        property.put("user.home", "/home/ann");
        assertEquals(Path.of("/home/ann/.local/share/fistful-of-meeples"), path());
        environment.put("XDG_DATA_HOME", "/data");
        assertEquals(Path.of("/data/fistful-of-meeples"), path());
        environment.put("XDG_DATA_HOME", "relative");
        assertEquals(Path.of("/home/ann/.local/share/fistful-of-meeples"), path());
    }

    @Test
    void aUserWithoutAHomeIsAskedForAFolder() throws WrongArgument {
        property.put("user.home", "?");
        WrongArgument wrong = assertThrows(WrongArgument.class, this::path);
        assertTrue(wrong.getMessage().contains("--data DIR"), wrong.getMessage());
        environment.put("HOME", "/srv/ann");
        assertEquals(Path.of("/srv/ann/.local/share/fistful-of-meeples"), path());
    }

    @Test
    void aHomeThatTheLocaleCannotWriteIsNoTrace() {
        property.put("user.home", "/home/a\0n");
        WrongArgument wrong = assertThrows(WrongArgument.class, this::path);
        assertTrue(wrong.getMessage().contains("--data DIR"), wrong.getMessage());
    }
}
