package meeples.desktop;

import java.util.Random;

/** Damages a match's text in one way after the other, never so that it stays what it was. */
final class TextDamage {
    private static final String[] FOREIGN = {
        "Привет", "你好", "שלום", "þæð", "\u0000", "\uD83D\uDE00"
    };
    private static final int MANY = 3_000_000;

    private final String whole;
    private final Random random;
    private int turn;

    TextDamage(String whole, int seed) {
        this.whole = whole;
        random = new Random(seed);
    }

    String next() {
        String damaged = damaged(turn++);
        // What is changed may by chance be what it was, or change nothing that matters.
        return damaged.trim().equals(whole.trim()) ? "" : damaged;
    }

    private String damaged(int kind) {
        int at = random.nextInt(whole.indexOf("\nend "));
        String before = whole.substring(0, at);
        String after = whole.substring(at + 1);
        return switch (kind % 10) {
            case 0 -> before;
            case 1 -> before + after;
            case 2 -> before + (char) (whole.charAt(at) ^ 1 << random.nextInt(5)) + after;
            case 3 -> before + FOREIGN[random.nextInt(FOREIGN.length)] + after;
            case 4 -> withOtherNumber(at);
            case 5 -> withLinesSwapped();
            case 6 -> before + whole;
            case 7 -> withLineDoubled();
            case 8 -> after;
            default -> kind % 100 == 9 ? "x".repeat(MANY) : rubbish();
        };
    }

    private String withOtherNumber(int from) {
        int at = from;
        while (!Character.isDigit(whole.charAt(at))) {
            at = (at + 1) % whole.length();
        }
        String other = random.nextBoolean() ? "99999999999999999999" : "-7";
        return whole.substring(0, at) + other + whole.substring(at + 1);
    }

    private String withLinesSwapped() {
        String[] lines = whole.split("\n");
        int one = random.nextInt(lines.length - 1);
        String line = lines[one];
        lines[one] = lines[one + 1];
        lines[one + 1] = line;
        return String.join("\n", lines);
    }

    private String withLineDoubled() {
        String[] lines = whole.split("\n");
        int one = random.nextInt(lines.length);
        lines[one] = lines[one] + "\n" + lines[one];
        return String.join("\n", lines);
    }

    private String rubbish() {
        StringBuilder letters = new StringBuilder();
        for (int i = random.nextInt(200); i >= 0; i--) {
            letters.append((char) random.nextInt(0x3000));
        }
        return letters.toString();
    }
}
