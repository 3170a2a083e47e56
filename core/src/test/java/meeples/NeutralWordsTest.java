package meeples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import meeples.app.Games;
import meeples.game.BoardGame;
import org.junit.jupiter.api.Test;

/**
 * What serves any game has no word of a game in it: not in its names, not in its strings, and not
 * as the key of a text that only one game has. LayeringTest sees classes; this sees words.
 */
class NeutralWordsTest {
    /** What is one game's lies in the package of its name; all else in core is neutral. */
    private static final Set<String> GAMES =
            Games.all().list().stream().map(BoardGame::name).collect(Collectors.toSet());

    private static final Path CORE = Path.of("src/main/java/meeples");

    /** Folders of the sources that must be neutral, beside core's own. */
    private static final List<String> NEUTRAL =
            List.of(
                    "../desktop/src/main/java/meeples",
                    "../desktop/src/tool/java/meeples/desktop/tool",
                    "../html/src/main/java/meeples",
                    "../html/src/main/webapp",
                    "../html/src/serve/java/meeples");

    /** In these folders: lists of games, and tools of one game. */
    private static final Set<String> OF_GAMES =
            Set.of("app/Games.java", "tool/ToolGames.java", "tool/coloma", "tool/fistful");

    private static final Set<String> GAMES_WORDS =
            Set.of(
                    "fistful",
                    "town",
                    "meeple",
                    "marquee",
                    "saloon",
                    "jail",
                    "robber",
                    "miner",
                    "deputy",
                    "madame",
                    "showdown",
                    "dynamite",
                    "graveyard",
                    "sow",
                    "coloma",
                    "valley",
                    "barker",
                    "signpost",
                    "barricade",
                    "wagon",
                    "nugget",
                    "hideout",
                    "shootout",
                    "outlaw",
                    "gunman",
                    "dude");

    /** Words that may be used in neutral code, but not in what it says to players. */
    private static final Set<String> GAMES_WORDS_IN_TEXTS =
            Set.of(
                    "street",
                    "building",
                    "builder",
                    "gunslinger",
                    "cube",
                    "gold",
                    "stone",
                    "grave",
                    "bounty",
                    "mule",
                    "sheriff");

    /**
     * What the program is called, and where it has kept its texts before there was a second game.
     */
    private static final List<String> OWN_NAMES =
            List.of(
                    "\"A Fistful of Meeples\"",
                    "\"fistful-of-meeples\"",
                    "\"fistful/\"",
                    "'fistful/settings'",
                    "'fistful-'");

    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/|//[^\\n]*", Pattern.DOTALL);
    private static final Pattern STRING =
            Pattern.compile("([\"'])((?:\\\\.|(?!\\1)[^\\\\\\n])*)\\1");
    private static final Pattern GAMES_IMPORT =
            Pattern.compile(
                    "(?m)^import (static )?meeples\\.(" + String.join("|", GAMES) + ")\\..*$");
    private static final Pattern WORD = Pattern.compile("[A-Z]?[a-z]+|[A-Z]+(?![a-z])");

    @Test
    void neutralCodeSpeaksNoGamesLanguage() throws IOException {
        List<String> found = new ArrayList<>();
        for (Path file : sources()) {
            String code = code(file);
            Matcher word = WORD.matcher(code);
            Set<String> words = new TreeSet<>();
            while (word.find()) {
                String lower = word.group().toLowerCase(Locale.ROOT);
                if (GAMES_WORDS.contains(lower)) {
                    words.add(lower);
                }
            }
            if (!words.isEmpty()) {
                found.add(file + " " + words);
            }
        }
        assertEquals(List.of(), found);
    }

    /** Whoever adds a game adds what it is called, and its most telling words, to those above. */
    @Test
    void theNamesOfAllGamesAreAmongTheWords() {
        assertTrue(GAMES_WORDS.containsAll(GAMES), GAMES.toString());
    }

    /** LayeringTest sees what is compiled; an import that only a comment needs is not. */
    @Test
    void neutralCodeImportsNoGamesClasses() throws IOException {
        List<String> found = new ArrayList<>();
        for (Path file : sources()) {
            Matcher imported = GAMES_IMPORT.matcher(Files.readString(file, StandardCharsets.UTF_8));
            while (imported.find()) {
                found.add(file + " " + imported.group());
            }
        }
        assertEquals(List.of(), found);
    }

    @Test
    void neutralCodeAsksForNoGamesTexts() throws IOException {
        Set<String> neutral = keys(Path.of("../assets/i18n"), 1);
        Set<String> ofGames = keys(Path.of("../assets/i18n"), 2);
        ofGames.addAll(prefixes(ofGames));
        ofGames.removeAll(neutral);
        ofGames.removeAll(prefixes(neutral));
        ofGames.removeAll(prefixesOfEveryGame());
        assertFalse(ofGames.isEmpty(), "games have texts of their own");
        List<String> found = new ArrayList<>();
        for (Path file : sources()) {
            Matcher string = STRING.matcher(code(file));
            while (string.find()) {
                if (ofGames.contains(string.group(2))) {
                    found.add(file + " " + string.group(2));
                }
            }
        }
        assertEquals(List.of(), found);
    }

    /** What keys begin with, up to each of their dots: keys are put together from such parts. */
    private static Set<String> prefixes(Set<String> keys) {
        Set<String> prefixes = new HashSet<>();
        for (String key : keys) {
            for (int dot = key.indexOf('.'); dot >= 0; dot = key.indexOf('.', dot + 1)) {
                prefixes.add(key.substring(0, dot + 1));
            }
        }
        return prefixes;
    }

    /** What neutral code asks of every game: names of its bots, of its seats, of itself. */
    private static Set<String> prefixesOfEveryGame() throws IOException {
        Set<String> common = null;
        for (String game : GAMES) {
            Set<String> prefixes = prefixes(keys(Path.of("../assets/i18n/" + game), 1));
            if (common == null) {
                common = prefixes;
            } else {
                common.retainAll(prefixes);
            }
        }
        return common;
    }

    @Test
    void neutralTextsSpeakNoGamesLanguage() throws IOException {
        List<String> found = new ArrayList<>();
        try (Stream<Path> files = Files.list(Path.of("../assets/i18n"))) {
            for (Path file : files.filter(NeutralWordsTest::isEnglishBundle).toList()) {
                texts(file)
                        .forEach(
                                (key, text) -> {
                                    Set<String> words = gamesWords(key + " " + text);
                                    if (!words.isEmpty()) {
                                        found.add(key + " " + words);
                                    }
                                });
            }
        }
        assertEquals(List.of(), found);
    }

    private static Set<String> gamesWords(String text) {
        Set<String> words = new TreeSet<>();
        Matcher word = WORD.matcher(text);
        while (word.find()) {
            String lower = word.group().toLowerCase(Locale.ROOT);
            String singular = lower.replaceFirst("s$", "");
            for (String each : List.of(lower, singular)) {
                if (GAMES_WORDS.contains(each) || GAMES_WORDS_IN_TEXTS.contains(each)) {
                    words.add(each);
                }
            }
        }
        return words;
    }

    private static boolean isEnglishBundle(Path file) {
        return isBundle(file) && !file.getFileName().toString().contains("_");
    }

    private static List<Path> sources() throws IOException {
        List<Path> folders = new ArrayList<>();
        NEUTRAL.forEach(folder -> folders.add(Path.of(folder)));
        try (Stream<Path> packages = Files.list(CORE)) {
            packages.filter(each -> !GAMES.contains(each.getFileName().toString()))
                    .forEach(folders::add);
        }
        List<Path> files = new ArrayList<>();
        for (Path folder : folders) {
            try (Stream<Path> all = Files.walk(folder)) {
                all.filter(NeutralWordsTest::isNeutralSource).forEach(files::add);
            }
        }
        assertFalse(files.isEmpty());
        return files;
    }

    private static boolean isNeutralSource(Path file) {
        String path = file.toString().replace('\\', '/');
        boolean ofGame = OF_GAMES.stream().anyMatch(part -> path.contains("/" + part));
        return !ofGame && (path.endsWith(".java") || path.endsWith(".js"));
    }

    /** Without comments and imports, which name this project's own root package. */
    private static String code(Path file) throws IOException {
        String text = Files.readString(file, StandardCharsets.UTF_8);
        String code = COMMENT.matcher(text).replaceAll("");
        for (String name : OWN_NAMES) {
            code = code.replace(name, "\"\"");
        }
        return code.replaceAll("(?m)^(import|package) .*$", "");
    }

    /** All keys of the bundles in a folder, and in its sub-folders down to this depth. */
    private static Set<String> keys(Path folder, int depth) throws IOException {
        Set<String> keys = new HashSet<>();
        try (Stream<Path> files = Files.walk(folder, depth)) {
            for (Path file : files.filter(NeutralWordsTest::isBundle).toList()) {
                keys.addAll(texts(file).stringPropertyNames());
            }
        }
        return keys;
    }

    private static Properties texts(Path file) throws IOException {
        Properties texts = new Properties();
        try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            texts.load(reader);
        }
        return texts;
    }

    private static boolean isBundle(Path file) {
        return file.toString().endsWith(".properties");
    }
}
