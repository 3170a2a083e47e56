package meeples.fuzz;

import meeples.play.BadTextException;

/** Lets loaders read texts and watches what they do. */
final class Fuzzing {
    private static final int LONGEST_MESSAGE = 600;
    private static final long MOST_NANOS = 20_000_000_000L;

    private Fuzzing() {}

    /** What is wrong with how a text is dealt with; null when nothing is. */
    static String fault(Loader loader, String text) {
        long start = System.nanoTime();
        try {
            loader.load(text);
        } catch (BadTextException bad) {
            String message = bad.getMessage();
            if (message == null || message.isBlank() || message.length() > LONGEST_MESSAGE) {
                return "it complains in no words, or too many: " + message;
            }
        } catch (Exception | Error thrown) {
            return "it throws " + thrown;
        }
        long took = System.nanoTime() - start;
        return took > MOST_NANOS ? "it takes " + took / 1_000_000 + " ms" : null;
    }
}
