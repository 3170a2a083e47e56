package meeples.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import meeples.play.BadTextException;
import org.junit.jupiter.api.Test;

/** Whoever thinks elsewhere may do as they like: the work is done all the same. */
class FarThinkingTest {
    private static final double A_MILLISECOND = 1_000_000;
    private static final int LONG = 60_000;

    private double now;
    private final Elsewhere elsewhere = new Elsewhere();
    private final FarThinking place =
            new FarThinking(elsewhere, new SlicedThinking(() -> now, 8), () -> now);

    private void frame() {
        now += 16 * A_MILLISECOND;
        place.update();
    }

    private void framesUntilFinished(int most) {
        int frames = 0;
        while (!place.isFinished()) {
            assertTrue(frames++ < most, "not finished after " + most + " frames");
            frame();
        }
    }

    @Test
    void whatCanBeSentIsThoughtAboutElsewhere() {
        Counting work = new Counting(3);
        place.start(work, LONG);
        frame();
        assertFalse(place.isFinished());
        assertEquals("count 3", elsewhere.order);
        elsewhere.answer("3");
        assertTrue(place.isFinished());
        assertEquals(0, work.thoughtHere);
        assertEquals(1, place.answers());
    }

    @Test
    void largeWorkIsOrderedPieceByPiece() {
        Counting work = new Counting(3);
        place.start(work, LONG);
        elsewhere.answer("1");
        assertFalse(place.isFinished());
        assertEquals("count 2", elsewhere.order);
        elsewhere.answer("2");
        assertTrue(place.isFinished());
        assertEquals(0, work.thoughtHere);
    }

    @Test
    void whatCannotBeSentIsThoughtAboutHere() {
        Plain work = new Plain();
        place.start(work, LONG);
        framesUntilFinished(20);
        assertEquals(0, elsewhere.number);
    }

    @Test
    void nobodyElsewhereIsWaitedFor() {
        elsewhere.ready = false;
        Counting work = new Counting(3);
        place.start(work, LONG);
        framesUntilFinished(20);
        assertEquals(3, work.thoughtHere);
    }

    @Test
    void whoSaysThatTheyFailedIsSentAwayAndTheWorkIsDoneHere() {
        Counting work = new Counting(3);
        place.start(work, LONG);
        elsewhere.receiver.failed(elsewhere.number);
        framesUntilFinished(20);
        assertEquals(3, work.thoughtHere);
        assertTrue(elsewhere.dismissed);
    }

    @Test
    void anAnswerThatIsNoneCountsAsAFailure() {
        for (String nonsense : new String[] {"", "nonsense", "-1", "4"}) {
            elsewhere.ready = true;
            elsewhere.dismissed = false;
            Counting work = new Counting(3);
            place.start(work, LONG);
            elsewhere.answer(nonsense);
            assertTrue(elsewhere.dismissed, nonsense);
            framesUntilFinished(20);
            assertEquals(3, work.thoughtHere, nonsense);
        }
    }

    @Test
    void whoIsSilentTooLongIsNotWaitedFor() {
        Counting work = new Counting(3);
        place.start(work, LONG);
        framesUntilFinished(400);
        assertEquals(3, work.thoughtHere);
        assertTrue(elsewhere.dismissed);
    }

    @Test
    void whoThinksLongButSaysSoIsWaitedFor() {
        Counting work = new Counting(3);
        place.start(work, LONG);
        for (int i = 0; i < 2000; i++) {
            frame();
            elsewhere.receiver.alive();
        }
        assertFalse(place.isFinished());
        assertFalse(elsewhere.dismissed);
    }

    /** A page that was out of sight has not listened either. */
    @Test
    void aLongPauseBetweenTwoFramesIsNoSilence() {
        place.start(new Counting(3), LONG);
        frame();
        now += 600_000 * A_MILLISECOND;
        frame();
        assertFalse(elsewhere.dismissed);
    }

    @Test
    void whoIsHurriedAnswersWithWhatIsKnown() {
        Counting work = new Counting(3);
        place.start(work, LONG);
        place.hurry();
        assertTrue(elsewhere.hurried);
        elsewhere.answer("1");
        assertTrue(place.isFinished());
    }

    @Test
    void whoIsHurriedInVainIsNotWaitedForLong() {
        Counting work = new Counting(3);
        place.start(work, LONG);
        place.hurry();
        framesUntilFinished(80);
        assertTrue(elsewhere.dismissed);
    }

    @Test
    void whatIsDroppedIsNotHeardOfAgain() {
        Counting dropped = new Counting(3);
        place.start(dropped, LONG);
        int number = elsewhere.number;
        place.cancel();
        assertTrue(elsewhere.dropped);
        Counting next = new Counting(5);
        place.start(next, LONG);
        elsewhere.receiver.answered(number, "3");
        elsewhere.receiver.failed(number);
        assertFalse(place.isFinished());
        assertFalse(elsewhere.dismissed);
        assertEquals(0, dropped.told);
        elsewhere.answer("5");
        assertTrue(place.isFinished());
    }

    @Test
    void aFaultInTheWorkItselfIsHeardOf() {
        place.start(new Broken(), LONG);
        elsewhere.receiver.failed(elsewhere.number);
        assertThrows(IllegalStateException.class, () -> framesUntilFinished(20));
        Counting next = new Counting(2);
        place.start(next, LONG);
        framesUntilFinished(20);
        assertEquals(2, next.thoughtHere);
    }

    /** Does nothing by itself. */
    private static final class Elsewhere implements Courier {
        Receiver receiver;
        boolean ready = true;
        int number;
        String order;
        boolean hurried;
        boolean dropped;
        boolean dismissed;

        void answer(String answer) {
            receiver.answered(number, answer);
        }

        @Override
        public void tell(Receiver whom) {
            receiver = whom;
        }

        @Override
        public boolean isReady() {
            return ready;
        }

        @Override
        public void send(int withNumber, String what, int milliseconds) {
            number = withNumber;
            order = what;
        }

        @Override
        public void hurry() {
            hurried = true;
        }

        @Override
        public void drop() {
            dropped = true;
        }

        @Override
        public void dismiss() {
            dismissed = true;
            ready = false;
        }
    }

    private static class Counting implements Portable {
        final int wanted;
        int thoughtHere;
        int told;

        Counting(int wanted) {
            this.wanted = wanted;
        }

        @Override
        public void think(int iterations) {
            thoughtHere = Math.min(wanted - told, thoughtHere + iterations);
        }

        @Override
        public boolean isDone() {
            return thoughtHere + told >= wanted;
        }

        @Override
        public double progress() {
            return (thoughtHere + told) / (double) wanted;
        }

        @Override
        public String order() {
            return "count " + (wanted - told);
        }

        @Override
        public void take(String answer) throws BadTextException {
            if (!answer.matches("[0-9]+") || Integer.parseInt(answer) > wanted - told) {
                throw new BadTextException("not so many");
            }
            told += Integer.parseInt(answer);
        }
    }

    private static final class Broken extends Counting {
        Broken() {
            super(3);
        }

        @Override
        public void think(int iterations) {
            throw new IllegalStateException("on purpose");
        }
    }

    private static final class Plain implements Thinking {
        private int thought;

        @Override
        public void think(int iterations) {
            thought += iterations;
        }

        @Override
        public boolean isDone() {
            return thought > 5;
        }

        @Override
        public double progress() {
            return isDone() ? 1 : 0;
        }
    }
}
