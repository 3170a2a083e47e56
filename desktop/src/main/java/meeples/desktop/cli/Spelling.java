package meeples.desktop.cli;

import java.util.List;

/** Guesses which word somebody meant who mistyped it. */
final class Spelling {
    private Spelling() {}

    /**
     * A question that names the word that was cut short, else the nearest one, with a blank before
     * it; empty when none is near.
     */
    static String suggestion(String written, List<String> known) {
        String whole = completed(written, known);
        String nearest = whole == null ? nearest(written, known) : whole;
        return nearest == null ? "" : " Did you mean " + nearest + "?";
    }

    /** The only word that begins with this one; null when there is none, or several. */
    private static String completed(String written, List<String> known) {
        List<String> longer = known.stream().filter(word -> word.startsWith(written)).toList();
        return longer.size() == 1 ? longer.get(0) : null;
    }

    private static String nearest(String written, List<String> known) {
        String nearest = null;
        int least = Math.max(1, written.length() / 3) + 1;
        for (String word : known) {
            int distance = distance(written, word);
            if (distance < least) {
                least = distance;
                nearest = word;
            }
        }
        return nearest;
    }

    /** How many letters must be put in, taken out or changed (Levenshtein's distance). */
    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int above = row[j];
                int changed = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(changed, 1 + Math.min(above, row[j - 1]));
                diagonal = above;
            }
        }
        return row[b.length()];
    }
}
