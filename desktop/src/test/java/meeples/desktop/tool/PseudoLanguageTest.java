package meeples.desktop.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import meeples.app.StartOptions;
import meeples.coloma.ui.ColomaGame;
import meeples.desktop.ScreenTexts;
import meeples.desktop.UiRobot;
import meeples.desktop.tool.coloma.ColomaSamples;
import meeples.platform.MemoryStorage;
import meeples.testing.NeedsDisplay;
import meeples.text.Pseudo;
import org.junit.jupiter.api.Test;

/**
 * All that is said can be translated: on every screen in the language for translators, what wears
 * no accents is a name. Those are drawn from {@link Pseudo}'s way with vowels, so that what a
 * text's gaps are filled with is seen too.
 */
@NeedsDisplay
class PseudoLanguageTest {
    /** A vowel that was never disguised, and the word around it. */
    private static final Pattern PLAIN =
            Pattern.compile("[\\p{L}'.-]*(?<![äéïöüÿ])[aeiouy][\\p{L}'.-]*");

    /** Players, months, a pad, what the walks have saved and typed, and a folder. */
    private static final Set<String> NAMES =
            Set.of(
                    "Annie",
                    "Buck",
                    "Calamity",
                    "Doc",
                    "Etta",
                    "Frank",
                    "Dec",
                    "Mar",
                    "Nov",
                    "Pad",
                    "The",
                    "evening",
                    "with",
                    "the",
                    "whole",
                    "family",
                    "no.",
                    "dynamit",
                    "fistful-",
                    "exchange");

    private final MemoryStorage storage = new MemoryStorage();

    @Test
    void everyWordOnEveryScreenIsATextOrAName() throws Exception {
        storage.write("settings", "meeples settings 1\nreduced-motion on\nbig-screen-offered on\n");
        List<ScreenWalk> walks =
                List.of(
                        new MenuWalk(storage),
                        new TableWalk(),
                        new AfterwardsWalk(),
                        new GameWalk<>(new ColomaGame(), new ColomaSamples()));
        Set<String> found = new TreeSet<>();
        int[] seen = new int[1];
        UiRobot.play(
                1280,
                720,
                storage,
                StartOptions.of(false, Pseudo.CODE),
                robot -> {
                    for (ScreenWalk walk : walks) {
                        walk.walk(
                                robot,
                                where -> {
                                    robot.waitUntilIdle();
                                    List<String> texts = new ScreenTexts(robot).all();
                                    seen[0] += texts.size();
                                    texts.forEach(text -> find(where, text, found));
                                });
                    }
                });
        assertTrue(seen[0] > 1000, "only " + seen[0] + " texts");
        assertEquals(Set.of(), found);
    }

    private static void find(String where, String text, Set<String> found) {
        for (String word : plainWords(text)) {
            // English says whose something is by an ending.
            if (!NAMES.contains(word.replaceAll("[’'].*", ""))) {
                found.add(word + " (" + where + ": " + text + ")");
            }
        }
    }

    private static List<String> plainWords(String text) {
        List<String> words = new ArrayList<>();
        Matcher word = PLAIN.matcher(text);
        while (word.find()) {
            words.add(word.group());
        }
        return words;
    }

    @Test
    void aWordThatNobodyCanTranslateIsCaught() {
        assertEquals(List.of(), plainWords("[Yöoüu häavéeñ't]"));
        assertEquals(List.of("Undo"), plainWords("Undo"));
        assertEquals(List.of("marshal"), plainWords("[Théeréé 2 marshal öoñ]"));
    }
}
