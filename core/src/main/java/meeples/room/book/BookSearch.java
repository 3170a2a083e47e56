package meeples.room.book;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import meeples.game.book.Chapter;
import meeples.game.book.Passage;
import meeples.text.Texts;

/** Finds where in the rules something is said. */
public final class BookSearch {
    private static final String ACCENTED = "àâäáãåæçéèêëíìîïñóòôöõøœùúûüýÿ";
    private static final String PLAIN = "aaaaaaaceeeeiiiinoooooo" + "ouuuuyy";

    private BookSearch() {}

    /** All passages that hold every word of what was typed, those with it in the title first. */
    public static List<Passage> search(List<Chapter> chapters, String typed, Texts texts) {
        String[] words = plain(typed).trim().split(" +");
        List<Passage> inTitle = new ArrayList<>();
        List<Passage> inText = new ArrayList<>();
        for (Chapter chapter : chapters) {
            String above = chapter.title(texts) + " ";
            for (Passage passage : chapter.passages()) {
                String title = plain(above + passage.title(texts));
                if (holds(title, words)) {
                    inTitle.add(passage);
                } else if (holds(title + " " + plain(passage.text(texts)), words)) {
                    inText.add(passage);
                }
            }
        }
        inTitle.addAll(inText);
        return inTitle;
    }

    private static boolean holds(String text, String[] words) {
        for (String word : words) {
            if (!text.contains(word)) {
                return false;
            }
        }
        return true;
    }

    /** Small letters without accents, so that "batiment" finds "Bâtiment". */
    static String plain(String text) {
        StringBuilder plain = new StringBuilder();
        for (char letter : text.toLowerCase(Locale.ROOT).toCharArray()) {
            int at = ACCENTED.indexOf(letter);
            plain.append(at < 0 ? letter : PLAIN.charAt(at));
        }
        return plain.toString().replace('\n', ' ').replace('’', '\'').replace("ß", "ss");
    }
}
