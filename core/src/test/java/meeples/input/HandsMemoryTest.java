package meeples.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import meeples.settings.Remembered;
import meeples.testing.SimulatedPad;
import org.junit.jupiter.api.Test;

class HandsMemoryTest {
    private final Remembered kept = new Remembered("hands", "");
    private Devices devices;
    private Hands hands;
    private HandsMemory memory;

    HandsMemoryTest() {
        startAnew();
    }

    /** As after the game was ended and started again: nobody knows a pad yet. */
    private void startAnew() {
        devices =
                new Devices(
                        new KeyBindings(new Remembered("keys", "")),
                        new PadMappings(new Remembered("pads", "")));
        hands = new Hands();
        memory = new HandsMemory(kept, hands, devices);
    }

    private Device plugIn(String name) {
        SimulatedPad.of(name, devices.pads()).plugIn().a();
        return devices.last();
    }

    @Test
    void aMatchGoesOnInTheHandsThatItWasIn() {
        Device pad = plugIn("PS4 Controller");
        hands.give(0, devices.keyboard());
        hands.give(2, pad);
        hands.give(3, pad);
        memory.keep();
        hands.clear();
        memory.restore(4);
        assertSame(devices.keyboard(), hands.holder(0));
        assertNull(hands.holder(1), "a bot's");
        assertSame(pad, hands.holder(2));
        assertSame(pad, hands.holder(3));
        assertFalse(devices.isKeyboardSplit());
    }

    @Test
    void aPadThatIsNotThereYetIsWaitedFor() {
        hands.give(0, plugIn("Pro Controller (Vendor: 057e)"));
        memory.keep();
        startAnew();
        memory.restore(4);
        assertTrue(hands.isLost(0));
        assertEquals(DeviceKind.NINTENDO, hands.holder(0).kind());
        Device other = plugIn("Xbox");
        assertFalse(hands.mayAnswer(other, 0));
        Device back = plugIn("Pro Controller (Vendor: 057e)");
        assertSame(back, hands.holder(0));
        assertFalse(hands.isLost(0));
    }

    @Test
    void padsThatLookAlikeComeBackInTheOrderOfTheirSeats() {
        hands.give(0, plugIn("Xbox"));
        hands.give(1, plugIn("Xbox"));
        memory.keep();
        startAnew();
        memory.restore(4);
        assertSame(plugIn("Xbox"), hands.holder(0));
        assertSame(plugIn("Xbox"), hands.holder(1));
        Device third = plugIn("Xbox");
        assertNotEquals(hands.holder(0).id(), third.id());
        assertNotEquals(hands.holder(1).id(), third.id());
    }

    @Test
    void theKeyboardIsSplitAgainForThoseWhoShareIt() {
        devices.splitKeyboard(true);
        hands.give(0, devices.keyboardLeft());
        hands.give(1, devices.keyboardRight());
        memory.keep();
        startAnew();
        memory.restore(4);
        assertTrue(devices.isKeyboardSplit());
        assertSame(devices.keyboardRight(), hands.holder(1));
    }

    @Test
    void whatMakesNoSenseIsInNobodysHands() {
        kept.set("= lasso=Rope mouse pad");
        memory.restore(4);
        assertFalse(hands.isAnyHeld());
    }

    @Test
    void nobodyHoldsASeatThatIsNotAtTheTable() {
        kept.set("mouse= keyboard= touch=");
        memory.restore(2);
        assertTrue(hands.seats(devices.touch()).isEmpty());
        assertSame(devices.keyboard(), hands.holder(1));
    }
}
