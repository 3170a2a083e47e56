package meeples.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.util.ArrayList;
import java.util.List;
import meeples.settings.Remembered;
import meeples.testing.SimulatedPad;
import org.junit.jupiter.api.Test;

class DevicesTest {
    private final Remembered kept = new Remembered("pads", "");
    private final Devices devices =
            new Devices(new KeyBindings(new Remembered("keys", "")), new PadMappings(kept));
    private final List<String> heard = new ArrayList<>();

    DevicesTest() {
        devices.add(
                new DeviceListener() {
                    @Override
                    public void connected(Device device) {
                        heard.add("+" + device.kind());
                    }

                    @Override
                    public void disconnected(Device device) {
                        heard.add("-" + device.kind());
                    }

                    @Override
                    public boolean commanded(Device device, Command command) {
                        heard.add(command.word());
                        return true;
                    }

                    @Override
                    public void unmapped(Device device) {
                        heard.add("?" + device.kind());
                    }

                    @Override
                    public void steered(
                            Device device, float right, float up, float closer, float seconds) {
                        heard.add(right + " " + up + " " + closer);
                    }
                });
    }

    private SimulatedPad pad(String name) {
        return SimulatedPad.of(name, devices.pads()).plugIn();
    }

    @Test
    void padsAreKnownByTheirMakers() {
        pad("Xbox Wireless Controller");
        pad("PS4 Controller");
        pad("Nintendo Switch Pro Controller");
        pad("Sony Interactive Entertainment Wireless Controller");
        pad("USB Gamepad");
        assertEquals(List.of("+XBOX", "+PLAYSTATION", "+NINTENDO", "+PLAYSTATION", "+PAD"), heard);
    }

    @Test
    void buttonsAndTheCrossSayCommandsAndTheirPadIsTheOneUsed() {
        SimulatedPad pad = pad("Xbox");
        heard.clear();
        assertSame(devices.mouse(), devices.last());
        pad.a();
        pad.b();
        pad.left();
        pad.start();
        assertEquals(List.of("accept", "back", "left", "menu"), heard);
        assertEquals(DeviceKind.XBOX, devices.last().kind());
    }

    @Test
    void aStickSaysOneDirectionOnceAndAgainWhileItIsHeld() {
        SimulatedPad pad = pad("Xbox");
        heard.clear();
        pad.move(0, 0.3f);
        pad.move(1, 0.7f);
        pad.move(0, 0.6f);
        assertEquals(List.of("down"), heard);
        devices.update(0.3f);
        assertEquals(1, heard.size());
        assertTrue(devices.isBusy());
        devices.update(0.11f);
        devices.update(0.13f);
        assertEquals(List.of("down", "down", "down"), heard);
        pad.move(0, 0.2f);
        pad.move(1, 0.1f);
        devices.update(5);
        assertEquals(3, heard.size());
        assertFalse(devices.isBusy());
    }

    @Test
    void aStickThatRestsBesideTheMiddleSaysNothing() {
        SimulatedPad pad = pad("Xbox");
        heard.clear();
        pad.move(0, 0.15f);
        pad.move(2, -0.12f);
        pad.move(5, 0.1f);
        devices.update(1);
        assertTrue(heard.isEmpty(), heard.toString());
    }

    @Test
    void theRightStickAndTheTriggersLookAround() {
        SimulatedPad pad = pad("Xbox");
        pad.move(2, 1);
        pad.move(3, -1);
        pad.move(4, 1);
        heard.clear();
        devices.update(0.02f);
        assertEquals(List.of("1.0 1.0 -1.0"), heard);
    }

    @Test
    void aStickThatIsMovedIsNoticedBeforeTheNextFrame() {
        SimulatedPad pad = pad("Xbox");
        pad.a();
        heard.clear();
        pad.move(2, 1);
        assertEquals(List.of("1.0 0.0 0.0"), heard);
    }

    @Test
    void aPadThatComesBackIsTheDeviceThatItWas() {
        SimulatedPad one = pad("Xbox");
        SimulatedPad other = pad("Xbox");
        one.a();
        Device first = devices.last();
        other.a();
        Device second = devices.last();
        assertNotSame(first, second);
        one.pullOut();
        assertFalse(first.isConnected());
        pad("PS5 Controller");
        assertFalse(first.isConnected());
        pad("Xbox").a();
        assertSame(first, devices.last());
        assertTrue(first.isConnected());
        assertEquals(3, devices.connectedPads().size());
    }

    @Test
    void aPadThatIsPulledOutWhileItsStickIsHeldFallsSilent() {
        SimulatedPad pad = pad("Xbox");
        pad.move(0, 1);
        pad.pullOut();
        heard.clear();
        devices.update(9);
        assertTrue(heard.isEmpty());
    }

    @Test
    void theHalvesOfAKeyboardAreTwoDevicesWhenItIsSplit() {
        assertSame(devices.keyboard(), devices.ofKey(Keys.W));
        assertEquals(Command.ACCEPT, devices.command(Keys.SPACE));
        devices.splitKeyboard(true);
        assertSame(devices.keyboardLeft(), devices.ofKey(Keys.W));
        assertEquals(Command.UP, devices.command(Keys.W));
        assertSame(devices.keyboardRight(), devices.ofKey(Keys.ENTER));
        assertEquals(Command.ACCEPT, devices.command(Keys.ENTER));
        assertSame(devices.keyboard(), devices.ofKey(Keys.M));
        assertEquals(Keys.Q, devices.key(devices.keyboardLeft(), Command.BACK));
    }

    @Test
    void aPadThatNobodyKnowsIsTaughtItsButtonsAndRemembersThem() {
        SimulatedPad pad = SimulatedPad.stranger("Old Joystick", devices.pads()).plugIn();
        pad.press(5);
        assertEquals(List.of("+PAD", "?PAD"), heard);
        Device device = devices.connectedPads().get(0);
        assertTrue(devices.isUnknown(device));
        PadMapper mapper = devices.startMapping(device);
        assertEquals(PadButton.A, mapper.asked());
        pad.press(5);
        pad.press(5); // a button means one thing only
        assertEquals(PadButton.B, mapper.asked());
        pad.press(3);
        mapper.skip();
        mapper.skip();
        pad.move(0, 0.01f);
        pad.move(1, 0);
        pad.move(1, -1); // up
        pad.move(1, -0.9f);
        pad.move(1, 0);
        pad.move(1, 1); // down
        pad.move(1, 0);
        assertEquals(PadButton.LEFT, mapper.asked());
        pad.move(0, -1);
        pad.move(0, 0);
        pad.move(0, 1);
        pad.move(0, 0);
        assertTrue(mapper.keep());
        mapper.stop();
        heard.clear();
        pad.press(5);
        pad.press(3);
        pad.move(0, -1);
        pad.move(0, 0);
        pad.move(1, 1);
        assertEquals(List.of("accept", "back", "left", "down"), heard);

        Devices later =
                new Devices(new KeyBindings(new Remembered("keys", "")), new PadMappings(kept));
        SimulatedPad.stranger("Old Joystick", later.pads()).plugIn();
        assertFalse(later.isUnknown(later.connectedPads().get(0)));
    }

    @Test
    void whatAPadLacksIsLeftOutByHoldingAKnownButtonAndBackRepeatsTheOneBefore() {
        SimulatedPad pad = SimulatedPad.stranger("Old Joystick", devices.pads()).plugIn();
        PadMapper mapper = devices.startMapping(devices.connectedPads().get(0));
        pad.hold(5);
        devices.update(2);
        assertEquals(PadButton.B, mapper.asked(), "whoever presses for the first time is slow");
        pad.letGo(5);
        pad.press(3);
        pad.hold(5);
        devices.update(0.5f);
        assertEquals(PadButton.X, mapper.asked());
        assertTrue(devices.isBusy());
        devices.update(0.5f);
        assertEquals(PadButton.Y, mapper.asked());
        pad.letGo(5);
        devices.update(2);
        assertEquals(PadButton.Y, mapper.asked());
        pad.hold(3);
        devices.update(1);
        assertEquals(PadButton.X, mapper.asked());
        devices.update(2);
        assertEquals(PadButton.X, mapper.asked(), "one step back at a time");
        pad.letGo(3);
        pad.press(7);
        assertEquals(PadButton.Y, mapper.asked());
    }

    @Test
    void aTriggerThatRestsAtItsEndIsReadFromThere() {
        SimulatedPad pad = SimulatedPad.stranger("Old Joystick", devices.pads()).plugIn();
        PadMapper mapper = devices.startMapping(devices.connectedPads().get(0));
        pad.press(0);
        while (mapper.asked() != PadButton.R2) {
            mapper.skip();
        }
        pad.move(7, -1);
        pad.move(7, 1);
        assertTrue(mapper.keep());
        mapper.stop();
        heard.clear();
        pad.move(7, -1);
        devices.update(0.1f);
        assertTrue(heard.isEmpty());
        pad.move(7, 1);
        assertEquals(List.of("0.0 0.0 1.0"), heard);
    }
}
