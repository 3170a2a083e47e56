package meeples.text;

/** Numbers as people say them in the language that is chosen now. */
public final class Figures {
    private Figures() {}

    /** A chance in whole percent, but never 0 or 100 for what is not certain. */
    public static String percent(Texts texts, double chance) {
        long rounded = Math.round(chance * 100);
        if (rounded == 0 && chance > 0) {
            return texts.get("percent.below", 1);
        }
        if (rounded == 100 && chance < 1) {
            return texts.get("percent.above", 99);
        }
        return texts.get("percent", (int) rounded);
    }

    /** How far a chance may be off: 1 percent at least, since nobody knows better than that. */
    public static String margin(Texts texts, double margin) {
        return texts.get("percent", (int) Math.max(1, Math.ceil(margin * 100)));
    }

    /** A number with one decimal. */
    public static String decimal(Texts texts, double number) {
        int tenths = (int) Math.round(number * 10);
        return texts.get("decimal", tenths / 10, tenths % 10);
    }
}
