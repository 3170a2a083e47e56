package meeples.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import meeples.text.Language;
import org.junit.jupiter.api.Test;

/** What the page says before and around the game is said in all its languages. */
class PageTextsTest {
    private static final Path FOLDER = Path.of("src/main/webapp");
    private static final Pattern LANGUAGE = Pattern.compile("(?ms)^  (\\w\\w): \\{(.*?)^  \\}");
    private static final Pattern KEY = Pattern.compile("(?m)^    '?([\\w-]+)'?: '");
    private static final Pattern USED = Pattern.compile("data-(?:text|label)=\"([^\"]+)\"");
    private static final Pattern LABEL = Pattern.compile("dataset\\.label = '(\\w+)'");

    private static String read(String file) throws IOException {
        return Files.readString(FOLDER.resolve(file));
    }

    private static Set<String> found(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map(match -> match.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Map<String, Set<String>> keys() throws IOException {
        Map<String, Set<String>> keys = new TreeMap<>();
        for (MatchResult language : LANGUAGE.matcher(read("texts.js")).results().toList()) {
            keys.put(language.group(1), found(KEY, language.group(2)));
        }
        return keys;
    }

    @Test
    void thePageSpeaksEveryLanguageOfTheGame() throws IOException {
        Set<String> codes =
                Arrays.stream(Language.values())
                        .map(Language::code)
                        .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(codes, keys().keySet());
    }

    @Test
    void everyTextOfThePageIsThereInEveryLanguageAndUsed() throws IOException {
        Set<String> used = found(USED, read("index.html"));
        used.addAll(found(LABEL, read("start.js")));
        assertTrue(used.size() > 5, "texts are found");
        for (Map.Entry<String, Set<String>> language : keys().entrySet()) {
            assertEquals(used, language.getValue(), language.getKey());
        }
    }
}
