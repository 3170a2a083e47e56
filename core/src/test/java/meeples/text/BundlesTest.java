package meeples.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BundlesTest {
    private static final Path FOLDER = Path.of("../assets/i18n");
    private static final Path SOURCES = Path.of("src/main/java");
    private static final List<String> AREAS = List.of("ui", "table", "rules", "couch");
    private static final Pattern WORDS = Pattern.compile("\"((?:[^\"\\\\\n]|\\\\.)*)\"");
    private static final Pattern ASKED =
            Pattern.compile(
                    "(?:ui\\(?\\)?\\.text|texts\\(?\\)?\\.(?:get|count))\\(\\s*\"([^\"]+)\"\\s*[,)]");

    /** What stays on the line of the word beside it, and is written with a no-break space. */
    private static final Pattern FRENCH_BREAK = Pattern.compile("[^\\u00a0][:;!?»]|«[^\\u00a0]");

    private static final Pattern BREAK = Pattern.compile(" [:;!?%»…)]|« |[\\d}] (?:s|%)(?: |$)");

    private static final Pattern GAP = Pattern.compile("\\{(\\d+)\\}");

    private static TreeMap<String, String> bundle(String file) throws IOException {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(FOLDER.resolve(file))) {
            properties.load(reader);
        }
        TreeMap<String, String> texts = new TreeMap<>();
        properties.forEach((key, text) -> texts.put((String) key, (String) text));
        return texts;
    }

    private static TreeMap<String, String> all(String ending) throws IOException {
        TreeMap<String, String> texts = new TreeMap<>();
        for (String area : AREAS) {
            texts.putAll(bundle(area + ending + ".properties"));
        }
        return texts;
    }

    private static List<String> sources() throws IOException {
        List<String> sources = new ArrayList<>();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
                sources.add(Files.readString(file));
            }
        }
        return sources;
    }

    private static Set<String> gaps(String text) {
        return GAP.matcher(text).results().map(m -> m.group(1)).collect(Collectors.toSet());
    }

    @ParameterizedTest
    @ValueSource(strings = {"_fr", "_de"})
    void aTranslationSaysAllThatEnglishSaysAndNothingElse(String ending) throws IOException {
        assertEquals(all("").keySet(), all(ending).keySet());
    }

    @ParameterizedTest
    @ValueSource(strings = {"_fr", "_de"})
    void aTranslationFillsTheSameGaps(String ending) throws IOException {
        TreeMap<String, String> english = all("");
        List<String> different = new ArrayList<>();
        all(ending)
                .forEach(
                        (key, text) -> {
                            // "1 round" may be "one round": the singular need not name its number.
                            Set<String> wanted = gaps(english.getOrDefault(key, ""));
                            Set<String> found = gaps(text);
                            if (key.endsWith(".one")) {
                                wanted.remove("0");
                                found.remove("0");
                            }
                            if (!found.equals(wanted)) {
                                different.add(key);
                            }
                        });
        assertEquals(List.of(), different);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "_fr", "_de"})
    void noTextIsEmptyOrHasLettersThatTheFontsLack(String ending) throws IOException {
        List<String> wrong = new ArrayList<>();
        all(ending)
                .forEach(
                        (key, text) -> {
                            boolean lacks =
                                    text.chars()
                                            .anyMatch(
                                                    c ->
                                                            c != '\n'
                                                                    && Characters.LATIN.indexOf(c)
                                                                            < 0);
                            if (text.isBlank() || lacks) {
                                wrong.add(key + "=" + text);
                            }
                        });
        assertEquals(List.of(), wrong);
    }

    @Test
    void frenchSignsStayWithTheirWords() throws IOException {
        assertNowhere(FRENCH_BREAK, "_fr");
    }

    private static void assertNowhere(Pattern wrong, String ending) throws IOException {
        List<String> found = new ArrayList<>();
        all(ending)
                .forEach(
                        (key, text) -> {
                            if (wrong.matcher(text).find()) {
                                found.add(key + "=" + text);
                            }
                        });
        assertEquals(List.of(), found);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "_fr", "_de"})
    void noLineBeginsWithASignOrTheUnitOfANumber(String ending) throws IOException {
        assertNowhere(BREAK, ending);
    }

    @Test
    void everyTextIsSaidSomewhere() throws IOException {
        Set<String> words = new TreeSet<>();
        for (String source : sources()) {
            Matcher matcher = WORDS.matcher(source);
            while (matcher.find()) {
                words.add(matcher.group(1));
            }
        }
        List<String> unsaid = new ArrayList<>();
        for (String key : all("").keySet()) {
            String base = key.replaceFirst("\\.(one|other)$", "");
            if (!words.contains(key) && !isPutTogether(base, words)) {
                unsaid.add(key);
            }
        }
        assertEquals(List.of(), unsaid);
    }

    /** Whether the sources hold all of a key, or its beginning up to a dot or hyphen. */
    private static boolean isPutTogether(String key, Set<String> words) {
        if (words.contains(key)) {
            return true;
        }
        for (int i = 1; i < key.length(); i++) {
            boolean joint = ".-".indexOf(key.charAt(i)) >= 0;
            boolean beginning = words.contains(key.substring(0, i + 1));
            boolean bothParts =
                    words.contains(key.substring(0, i)) && words.contains(key.substring(i));
            if (joint && (beginning || bothParts)) {
                return true;
            }
        }
        return false;
    }

    @Test
    void everyTextThatIsAskedForIsThere() throws IOException {
        Set<String> keys = all("").keySet();
        Set<String> missing = new TreeSet<>();
        for (String source : sources()) {
            Matcher matcher = ASKED.matcher(source);
            while (matcher.find()) {
                String key = matcher.group(1);
                if (!keys.contains(key) && !keys.contains(key + ".one")) {
                    missing.add(key);
                }
            }
        }
        assertEquals(Set.of(), missing);
    }

    @Test
    void noKeyIsInTwoBundles() throws IOException {
        int sum = 0;
        for (String area : AREAS) {
            sum += bundle(area + ".properties").size();
        }
        assertEquals(all("").size(), sum);
    }

    @Test
    void frenchCountsNoneAndOneAlikeButOthersOnlyOne() {
        assertTrue(Language.FRENCH.isSingular(0));
        assertTrue(Language.FRENCH.isSingular(1));
        assertEquals(false, Language.FRENCH.isSingular(2));
        assertEquals(false, Language.ENGLISH.isSingular(0));
        assertTrue(Language.GERMAN.isSingular(1));
        assertEquals(false, Language.GERMAN.isSingular(0));
    }

    @Test
    void theSystemsLanguageIsFollowedWhereWeSpeakIt() {
        assertEquals(Language.GERMAN, Language.of("de_AT"));
        assertEquals(Language.FRENCH, Language.of("fr"));
        assertEquals(Language.ENGLISH, Language.of("pl_PL"));
    }
}
