package meeples.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class HandsTest {
    private final Hands hands = new Hands();
    private final Device pad = new Device("pad", DeviceKind.XBOX, "Xbox");
    private final Device other = new Device("other", DeviceKind.NINTENDO, "Switch");
    private final Device keyboard = new Device("keyboard", DeviceKind.KEYBOARD, "");
    private final Device mouse = new Device("mouse", DeviceKind.MOUSE, "");

    @Test
    void aSeatThatNothingHoldsIsAnsweredByAnybody() {
        assertTrue(hands.mayAnswer(pad, 0));
        assertTrue(hands.mayAnswer(mouse, 3));
        assertFalse(hands.isAnyHeld());
    }

    @Test
    void aSeatInSomebodysHandsIsAnsweredByThemOnly() {
        hands.give(2, pad);
        assertTrue(hands.mayAnswer(pad, 2));
        assertFalse(hands.mayAnswer(other, 2));
        assertFalse(hands.mayAnswer(mouse, 2));
        assertTrue(hands.mayAnswer(other, 0));
    }

    @Test
    void seatsCanShareADevice() {
        hands.give(0, pad);
        hands.give(1, other);
        hands.give(2, pad);
        assertEquals(List.of(0, 2), hands.seats(pad));
        assertEquals(List.of(1), hands.seats(other));
    }

    @Test
    void whoHasTheKeyboardHasTheMouseUnlessSomebodyElseHoldsIt() {
        hands.give(0, keyboard);
        assertTrue(hands.mayAnswer(mouse, 0));
        hands.give(1, mouse);
        assertFalse(hands.mayAnswer(mouse, 0));
    }

    @Test
    void aLostSeatCanBeTakenByAnotherDevice() {
        hands.give(0, pad);
        hands.give(1, pad);
        pad.setConnected(false);
        assertTrue(hands.isLost(0));
        hands.give(0, other);
        assertFalse(hands.isLost(0));
        assertTrue(hands.isLost(1), "who shared the pad waits for it, or takes another");
    }
}
