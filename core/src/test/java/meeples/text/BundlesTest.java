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
    private static final String ENDING = ".properties";
    private static final Path SOURCES = Path.of("src/main/java");
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

    /** The bundles in English, by their files' names below the folder, without the ending. */
    private static List<String> areas() throws IOException {
        try (Stream<Path> files = Files.walk(FOLDER)) {
            return files.map(file -> FOLDER.relativize(file).toString().replace('\\', '/'))
                    .filter(name -> name.endsWith(ENDING) && !name.contains("_"))
                    .map(name -> name.substring(0, name.length() - ENDING.length()))
                    .sorted()
                    .toList();
        }
    }

    /**
     * The texts of the program and its games, by their areas and keys: "fistful/table:log.over".
     */
    private static TreeMap<String, String> all(String ending) throws IOException {
        TreeMap<String, String> texts = new TreeMap<>();
        for (String area : areas()) {
            bundle(area + ending + ENDING)
                    .forEach((key, text) -> texts.put(area + ":" + key, text));
        }
        return texts;
    }

    /** The game that a bundle belongs to; empty for those that serve any. */
    private static String game(String area) {
        return area.substring(0, Math.max(0, area.indexOf('/')));
    }

    private static Set<String> games() throws IOException {
        Set<String> games = new TreeSet<>();
        for (String area : areas()) {
            games.add(game(area));
        }
        return games;
    }

    /** The keys that a game's own bundles have, or the neutral ones. */
    private static Set<String> keys(String game) throws IOException {
        Set<String> keys = new TreeSet<>();
        for (String area : areas()) {
            if (game(area).equals(game)) {
                keys.addAll(bundle(area + ENDING).keySet());
            }
        }
        return keys;
    }

    /** The sources of a game, or for the empty name those that know none. */
    private static List<String> sources(String game) throws IOException {
        Set<String> games = games();
        List<String> sources = new ArrayList<>();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
                String room = SOURCES.relativize(file).getName(1).toString();
                if (games.contains(room) ? room.equals(game) : game.isEmpty()) {
                    sources.add(Files.readString(file));
                }
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
        List<String> unsaid = new ArrayList<>();
        Set<String> ofGames = new TreeSet<>();
        for (String game : games()) {
            ofGames.addAll(words(game));
        }
        for (String game : games()) {
            // A neutral text may be there for games only; a game's own is not there for another.
            Set<String> words = game.isEmpty() ? ofGames : words(game);
            words.addAll(words(""));
            for (String key : keys(game)) {
                String base = key.replaceFirst("\\.(one|other)$", "");
                if (!words.contains(key) && !isPutTogether(base, words)) {
                    unsaid.add(game + ":" + key);
                }
            }
        }
        assertEquals(List.of(), unsaid);
    }

    private static Set<String> words(String game) throws IOException {
        Set<String> words = new TreeSet<>();
        for (String source : sources(game)) {
            Matcher matcher = WORDS.matcher(source);
            while (matcher.find()) {
                words.add(matcher.group(1));
            }
        }
        return words;
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
        Set<String> missing = new TreeSet<>();
        for (String game : games()) {
            Set<String> keys = keys(game);
            keys.addAll(keys(""));
            for (String source : sources(game)) {
                Matcher matcher = ASKED.matcher(source);
                while (matcher.find()) {
                    String key = matcher.group(1);
                    if (!keys.contains(key) && !keys.contains(key + ".one")) {
                        missing.add(game + ":" + key);
                    }
                }
            }
        }
        assertEquals(Set.of(), missing);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "_fr", "_de"})
    void whatAGameSaysInsteadOfANeutralTextFillsTheSameGaps(String ending) throws IOException {
        TreeMap<String, String> neutral = new TreeMap<>();
        for (String area : areas()) {
            if (game(area).isEmpty()) {
                neutral.putAll(bundle(area + ending + ENDING));
            }
        }
        List<String> wrong = new ArrayList<>();
        for (String area : areas()) {
            if (isInstead(area)) {
                bundle(area + ending + ENDING)
                        .forEach(
                                (key, text) -> {
                                    String other = neutral.get(key);
                                    if (other == null || !gaps(other).equals(gaps(text))) {
                                        wrong.add(area + ":" + key);
                                    }
                                });
            }
        }
        assertEquals(List.of(), wrong);
    }

    private static boolean isInstead(String area) {
        return area.endsWith("/" + Texts.INSTEAD);
    }

    @Test
    void noKeyIsInTwoBundlesOfAGameOrInOneOfAGameAndANeutralOne() throws IOException {
        List<String> twice = new ArrayList<>();
        List<String> areas = areas();
        for (int i = 0; i < areas.size(); i++) {
            for (int j = 0; j < i; j++) {
                if (meet(areas.get(i), areas.get(j))) {
                    Set<String> common = new TreeSet<>(bundle(areas.get(i) + ENDING).keySet());
                    common.retainAll(bundle(areas.get(j) + ENDING).keySet());
                    twice.addAll(common);
                }
            }
        }
        assertEquals(List.of(), twice);
    }

    /** Whether somebody can see the texts of both: not when they are of two games. */
    private static boolean meet(String one, String other) {
        boolean neutral = game(one).isEmpty() || game(other).isEmpty();
        if (isInstead(one) || isInstead(other)) {
            return !neutral && game(one).equals(game(other));
        }
        return neutral || game(one).equals(game(other));
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
