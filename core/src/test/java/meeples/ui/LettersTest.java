package meeples.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class LettersTest {
    private static void take(Letters letters, char wanted) {
        for (int i = 0; i < 100; i++) {
            if (letters.letter(0) == wanted) {
                letters.take();
                return;
            }
            letters.turn(1);
        }
        throw new AssertionError(wanted + " is not on the wheel");
    }

    @Test
    void aNameBeginsWithACapitalByItself() {
        Letters letters = new Letters("", 10);
        take(letters, 'J');
        take(letters, 'o');
        take(letters, ' ');
        take(letters, 'Ä');
        take(letters, 'b');
        assertEquals("Jo Äb", letters.text());
    }

    @Test
    void shiftTurnsTheNextLetterOnly() {
        Letters letters = new Letters("Mc", 10);
        letters.shift();
        take(letters, 'C');
        take(letters, 'o');
        assertEquals("McCo", letters.text());
    }

    @Test
    void aNameGetsNoLongerThanAllowed() {
        Letters letters = new Letters("", 2);
        take(letters, 'A');
        take(letters, 'b');
        take(letters, 'c');
        assertEquals("Ab", letters.text());
        assertTrue(letters.erase());
        assertTrue(letters.erase());
        assertFalse(letters.erase());
    }

    @Test
    void leapsComeRoundInFarFewerStepsAndTheTickEnds() {
        Letters letters = new Letters("Ann", 10);
        int leaps = 0;
        while (letters.letter(0) != Letters.DONE) {
            letters.leap(-1);
            leaps++;
        }
        assertTrue(leaps <= 2);
        assertTrue(letters.take());
        assertEquals("Ann", letters.text());
    }
}
