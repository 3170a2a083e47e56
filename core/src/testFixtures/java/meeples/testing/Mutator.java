package meeples.testing;

import java.util.Random;

/** Damages texts as bad disks, strange editors and curious players do; the same seed, the same. */
public final class Mutator {
    private static final String[] FOREIGN = {
        "\ufeff",
        "\u0000",
        "\u0001",
        "\ud83d",
        "\ud83d\ude00",
        "\u4f60\u597d",
        "\u00a0",
        "\r",
        "\n",
        "=",
        ",",
        ";",
        ":",
        "#",
        " ",
        "-",
        "+",
        "{",
        "%"
    };
    private static final String[] NUMBERS = {
        "-1",
        "0",
        "256",
        "255",
        "99999",
        "2147483647",
        "-2147483648",
        "4294967296",
        "1e9",
        "0x10",
        "NaN",
        ""
    };

    private final Random random;

    public Mutator(int seed) {
        random = new Random(seed);
    }

    /** The text with one to four faults. */
    public String mutate(String text) {
        String mutated = text;
        for (int faults = 1 + random.nextInt(4); faults > 0; faults--) {
            mutated = mutateOnce(mutated);
        }
        return mutated;
    }

    private String mutateOnce(String text) {
        if (text.isEmpty()) {
            return any(FOREIGN);
        }
        int at = random.nextInt(text.length());
        int end = at + random.nextInt(Math.min(40, text.length() - at)) + 1;
        String before = text.substring(0, at);
        String after = text.substring(end);
        return switch (random.nextInt(9)) {
            case 0 -> before;
            case 1 -> after;
            case 2 -> before + after;
            case 3 -> before + any(FOREIGN) + text.substring(at);
            case 4 ->
                    before
                            + (char) (text.charAt(at) ^ 1 << random.nextInt(7))
                            + text.substring(at + 1);
            case 5 -> before + text.substring(at, end) + text.substring(at);
            case 6 -> withOtherNumber(text, at);
            case 7 -> before + text.substring(at, end).repeat(1 + random.nextInt(500)) + after;
            default -> before + (char) random.nextInt(Character.MAX_VALUE) + after;
        };
    }

    private String withOtherNumber(String text, int from) {
        int start = from;
        while (start < text.length() && !Character.isDigit(text.charAt(start))) {
            start++;
        }
        int end = start;
        while (end < text.length() && Character.isDigit(text.charAt(end))) {
            end++;
        }
        return text.substring(0, start) + any(NUMBERS) + text.substring(end);
    }

    private String any(String[] words) {
        return words[random.nextInt(words.length)];
    }
}
