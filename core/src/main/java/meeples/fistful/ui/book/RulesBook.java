package meeples.fistful.ui.book;

import java.util.ArrayList;
import java.util.List;
import meeples.text.Texts;

/** The rules of the game, chapter by chapter, and where in them something is said. */
public final class RulesBook {
    private static final String ACCENTED = "àâäáãåæçéèêëíìîïñóòôöõøœùúûüýÿ";
    private static final String PLAIN = "aaaaaaaceeeeiiiinoooooo" + "ouuuuyy";

    private static final List<Chapter> CHAPTERS =
            List.of(
                    chapter("goal", passage("story", Picture.TOWN), passage("win", Picture.SCORE)),
                    chapter(
                            "town",
                            passage("locations", Picture.LOCATIONS),
                            passage("spaces", Picture.SPACES),
                            passage("costs"),
                            passage("supply")),
                    chapter("setup", passage("town"), passage("corner", Picture.CORNER)),
                    chapter(
                            "turn",
                            passage("steps"),
                            passage("take"),
                            passage("jail", Picture.BREAK_OUT)),
                    chapter(
                            "sow",
                            passage("building", Picture.SOW),
                            passage("anywhere", Picture.SOW_FROM_SALOON),
                            passage("occupied"),
                            passage("token", Picture.TOKEN),
                            passage("madame", Picture.MADAME_RETIRES)),
                    chapter(
                            "people",
                            passage("order"),
                            passage("builder", Picture.BUILD),
                            passage("upgrade", Picture.UPGRADE),
                            passage("miner", Picture.MINE),
                            passage("robber", Picture.ROB),
                            passage("deputy", Picture.ARREST),
                            passage("madame", Picture.LEAD_AWAY)),
                    chapter(
                            "showdown",
                            passage("when", Picture.SHOWDOWN),
                            passage("dice"),
                            passage("skill", Picture.SKILL),
                            passage("bounty", Picture.BOUNTY),
                            passage("both")),
                    chapter("bag", passage("draw"), passage("dynamite", Picture.EXPLODE)),
                    chapter("bars", passage("buy", Picture.BUY_BAR)),
                    chapter(
                            "end",
                            passage("causes", Picture.ENDS),
                            passage("score", Picture.SCORE)),
                    chapter("options", passage("german"), passage("onebar"), passage("rounds")),
                    chapter(
                            "playing",
                            passage("point"),
                            passage("plan"),
                            passage("help"),
                            passage("speed")));

    private RulesBook() {}

    private static Chapter chapter(String name, Passage... passages) {
        String key = "rules." + name;
        List<Passage> full = new ArrayList<>();
        for (Passage passage : passages) {
            full.add(new Passage(key + "." + passage.key(), passage.picture()));
        }
        return new Chapter(key, full);
    }

    private static Passage passage(String name) {
        return new Passage(name, Picture.NONE);
    }

    private static Passage passage(String name, Picture picture) {
        return new Passage(name, picture);
    }

    public static List<Chapter> chapters() {
        return CHAPTERS;
    }

    /** All passages that hold every word of what was typed, those with it in the title first. */
    public static List<Passage> search(String typed, Texts texts) {
        String[] words = plain(typed).trim().split(" +");
        List<Passage> inTitle = new ArrayList<>();
        List<Passage> inText = new ArrayList<>();
        for (Chapter chapter : CHAPTERS) {
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
        for (char letter : text.toLowerCase(java.util.Locale.ROOT).toCharArray()) {
            int at = ACCENTED.indexOf(letter);
            plain.append(at < 0 ? letter : PLAIN.charAt(at));
        }
        return plain.toString().replace('\n', ' ').replace('’', '\'').replace("ß", "ss");
    }
}
