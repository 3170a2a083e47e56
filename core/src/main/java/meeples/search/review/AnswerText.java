package meeples.search.review;

import java.util.ArrayList;
import java.util.List;
import meeples.play.BadTextException;
import meeples.play.Words;

/** Lists of numbers, and what reasons say, in a line that goes from one place to another. */
final class AnswerText {
    private static final int MOST = 10_000;

    private final StringBuilder line = new StringBuilder();

    AnswerText whole(int... numbers) {
        word(String.valueOf(numbers.length));
        for (int number : numbers) {
            word(String.valueOf(number));
        }
        return this;
    }

    /** Bit by bit: not every place writes the same digits for the same number. */
    AnswerText exact(double... numbers) {
        word(String.valueOf(numbers.length));
        for (double number : numbers) {
            long bits = Double.doubleToLongBits(number);
            word(Words.hex((int) (bits >>> 32)));
            word(Words.hex((int) bits));
        }
        return this;
    }

    AnswerText reasons(Expert<?> expert, List<? extends Reason> reasons) {
        word(String.valueOf(reasons.size()));
        for (Reason reason : reasons) {
            whole(expert.numbers(reason));
        }
        return this;
    }

    private void word(String word) {
        line.append(line.length() == 0 ? "" : " ").append(word);
    }

    @Override
    public String toString() {
        return line.toString();
    }

    static int[] whole(Words words) throws BadTextException {
        int[] numbers = new int[count(words)];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = words.number("a number", Integer.MIN_VALUE, Integer.MAX_VALUE);
        }
        return numbers;
    }

    /**
     * @param wanted how many there must be
     */
    static double[] exact(Words words, int wanted) throws BadTextException {
        int count = count(words);
        if (count != wanted) {
            throw new BadTextException(wanted + " numbers are needed, not " + count);
        }
        double[] numbers = new double[count];
        for (int i = 0; i < count; i++) {
            long high = words.hex("a number's first half");
            long low = words.hex("a number's second half");
            numbers[i] = Double.longBitsToDouble(high << 32 | low & 0xffff_ffffL);
        }
        return numbers;
    }

    static List<Reason> reasons(Expert<?> expert, Words words) throws BadTextException {
        int count = count(words);
        List<Reason> reasons = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            reasons.add(expert.reason(whole(words)));
        }
        return reasons;
    }

    private static int count(Words words) throws BadTextException {
        return words.number("how many there are", 0, MOST);
    }
}
