package meeples.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import meeples.platform.MemoryStorage;
import meeples.platform.StorageException;
import meeples.settings.Settings;
import meeples.testing.SimulatedPad;

/** A start of the game, as far as settings are concerned: keys, pads and devices included. */
public final class SettingsStart {
    private static final int SEATS = 6;

    private SettingsStart() {}

    /** Settings in which everything is told that can be. */
    public static String whole() {
        Settings settings = new Settings();
        settings.keys.set("undo=54,0 accept=66,62");
        settings.pads.set("Old_Joystick:a=b3 b=b4 l2=a4* stick-left=a0-;PS4:a=b0 x=b2;");
        settings.hands.set("pad-PS4-1=PS4 keyboard-left= - pad-Old_Joystick-1=Old\u00a0Joystick");
        settings.couch.set("pad-PS4-1 =Ann orange horseshoe keyboard =Bob green cactus");
        settings.couchTable.set("3 prospector 8");
        settings.lastSetup.set(
                "2 -1 0 0 0 human 0 0 =Ann prospector 1 1 = human 2 2 = human 3 3 =");
        return settings.write();
    }

    /** Uses all that a start of the game uses. */
    public static Settings.Found start(String text) throws StorageException {
        MemoryStorage storage = new MemoryStorage();
        storage.write("settings", text);
        Settings settings = new Settings();
        InputSettings.check(settings);
        Settings.Found found = settings.load(storage, "settings");
        KeyBindings keys = new KeyBindings(settings.keys);
        for (Command command : Command.values()) {
            assertNotNull(keys.keyName(command));
            keys.conflicts(command, keys.key(command, 0));
        }
        Devices devices = new Devices(keys, new PadMappings(settings.pads));
        Hands hands = new Hands();
        HandsMemory memory = new HandsMemory(settings.hands, hands, devices);
        memory.restore(SEATS);
        for (String name : List.of("PS4", "Old Joystick")) {
            SimulatedPad pad = SimulatedPad.of(name, devices.pads()).plugIn();
            pad.a();
            pad.move(0, -1);
            devices.update(0.1f);
        }
        memory.keep();
        devices.startMapping(devices.connectedPads().get(0)).stop();
        Settings again = new Settings();
        InputSettings.check(again);
        assertTrue(again.read(settings.write()), () -> "damaged when kept: " + again.faults());
        assertEquals(found == Settings.Found.DAMAGED, storage.read("settings") == null);
        return found;
    }
}
