package meeples.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import meeples.platform.MemoryStorage;
import meeples.platform.StorageException;
import org.junit.jupiter.api.Test;

class SettingsTest {
    private final MemoryStorage storage = new MemoryStorage();

    @Test
    void whatWasSetIsFoundAgain() throws StorageException {
        Settings before = new Settings();
        before.language.set("fr");
        before.textScale.set(150);
        before.reducedMotion.set(true);
        before.windowSize.set("1920x1080");
        before.keys.set("undo=50,0");
        storage.write("settings", before.write());

        Settings after = new Settings();
        assertEquals(Settings.Found.WHOLE, after.load(storage, "settings"));
        assertEquals(before.write(), after.write());
        assertEquals("fr", after.language.get());
    }

    @Test
    void theFirstStartFindsNothingAndKeepsTheDefaults() throws StorageException {
        Settings settings = new Settings();
        assertEquals(Settings.Found.NOTHING, settings.load(storage, "settings"));
        assertEquals(new Settings().write(), settings.write());
    }

    @Test
    void aDamagedFileIsPutAsideAndWhatCanBeReadIsTaken() throws StorageException {
        storage.write("settings", "meeples settings 1\ntext-scale 9000\nreduced-motion on\n");
        Settings settings = new Settings();
        assertEquals(Settings.Found.DAMAGED, settings.load(storage, "settings"));
        assertEquals(100, settings.textScale.get());
        assertTrue(settings.reducedMotion.isOn());
        assertNull(storage.read("settings"));
        assertTrue(storage.read("settings.damaged").contains("9000"));
    }

    @Test
    void rubbishIsDamagedToo() throws StorageException {
        storage.write("settings", "\u0000\u0001 not settings");
        Settings settings = new Settings();
        assertEquals(Settings.Found.DAMAGED, settings.load(storage, "settings"));
        assertEquals(new Settings().write(), settings.write());
    }

    @Test
    void aSecondDamagedFileDoesNotReplaceTheFirst() throws StorageException {
        storage.write("settings", "one");
        new Settings().load(storage, "settings");
        storage.write("settings", "two");
        new Settings().load(storage, "settings");
        assertEquals("one", storage.read("settings.damaged"));
        assertEquals("two", storage.read("settings.damaged-2"));
    }

    @Test
    void whatAnotherVersionKnowsIsNoDamage() throws StorageException {
        storage.write("settings", "meeples settings 1\nhologram on\ntext-scale 120\n");
        Settings settings = new Settings();
        assertEquals(Settings.Found.WHOLE, settings.load(storage, "settings"));
        assertEquals(120, settings.textScale.get());
    }

    @Test
    void whatOnlyAnotherVersionKnowsIsThereForItAgain() {
        Settings settings = new Settings();
        settings.read("meeples settings 2\nhologram on\ntext-scale 120\nLINE noise\nsmell-1 oak\n");
        settings.textScale.set(130);
        String text = settings.write();
        assertTrue(text.contains("\nhologram on\n"), text);
        assertTrue(text.contains("\nsmell-1 oak\n"), text);
        assertTrue(text.contains("\ntext-scale 130\n"), text);
        assertFalse(text.contains("noise"), text);
    }

    @Test
    void listenersHearEachChangeOnce() {
        Settings settings = new Settings();
        List<Integer> heard = new ArrayList<>();
        settings.textScale.onChange(heard::add);
        settings.textScale.set(120);
        settings.textScale.set(120);
        settings.textScale.set(1000);
        assertEquals(List.of(120, 200), heard);
    }

    @Test
    void everyValueHasANameOfItsOwn() {
        List<String> names = new Settings().all().stream().map(Value::name).toList();
        assertEquals(names.size(), names.stream().distinct().count());
        assertFalse(names.contains(""));
    }

    @Test
    void aByteOrderMarkIsNoDamage() throws StorageException {
        storage.write("settings", "\ufeffmeeples settings 1\r\ntext-scale 120\r\n");
        Settings settings = new Settings();
        assertEquals(Settings.Found.WHOLE, settings.load(storage, "settings"));
        assertEquals(120, settings.textScale.get());
    }

    @Test
    void aNewerFormatIsNoDamage() throws StorageException {
        storage.write("settings", "meeples settings 2\nmood good\ntext-scale 120\n");
        Settings settings = new Settings();
        assertEquals(Settings.Found.WHOLE, settings.load(storage, "settings"));
        assertEquals(120, settings.textScale.get());
    }

    @Test
    void allThatIsValidIsTakenAndTheRestNamed() throws StorageException {
        String endless = "x".repeat(2_000_000);
        storage.write(
                "settings",
                "meeples settings 1\nwindow-size 99999x1\nspeed -7\ncouch "
                        + endless
                        + "\nvsync off\nspeed fast\nlanguage tlh\n");
        Settings settings = new Settings();
        assertEquals(Settings.Found.DAMAGED, settings.load(storage, "settings"));
        assertEquals(List.of("window-size", "speed", "couch", "language"), settings.faults());
        assertFalse(settings.vsync.isOn());
        assertEquals("1280x720", settings.windowSize.get());
        assertEquals("", settings.couch.get());
    }

    @Test
    void aLostFirstLineDoesNotLoseTheOthers() throws StorageException {
        storage.write("settings", "text-scale 120\nvsync off\n");
        Settings settings = new Settings();
        assertEquals(Settings.Found.DAMAGED, settings.load(storage, "settings"));
        assertEquals(120, settings.textScale.get());
        assertFalse(settings.vsync.isOn());
    }

    @Test
    void theSettingsOfAGameAreKeptInTheSameFileUnderTheirNames() throws StorageException {
        storage.write("settings", "meeples settings 1\nsheriff-thinks long\nvsync off\n");
        Settings settings = new Settings();
        SettingsSection section = new SettingsSection("toy");
        OptionValue thinking = section.add(Settings.thinking("sheriff"));
        settings.add(section);
        assertEquals(Settings.Found.WHOLE, settings.load(storage, "settings"));
        assertEquals("long", thinking.get());
        assertEquals(thinking, settings.thinkingOf("sheriff"));
        assertNull(settings.thinkingOf("deputy"));
        assertTrue(settings.write().contains("\nsheriff-thinks long\n"));
    }

    @Test
    void twoGamesCannotHaveASettingOfTheSameName() {
        Settings settings = new Settings();
        SettingsSection section = new SettingsSection("toy");
        section.add(new Toggle("vsync", true));
        assertThrows(IllegalArgumentException.class, () -> settings.add(section));
    }
}
