package meeples.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CharactersTest {
    static List<Path> bundles() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("..", "assets", "i18n"))) {
            return files.filter(file -> file.toString().endsWith(".properties")).sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("bundles")
    void everyCharacterOfOurTextsCanBeDrawn(Path bundle) throws IOException {
        Properties texts = new Properties();
        try (Reader reader = Files.newBufferedReader(bundle)) {
            texts.load(reader);
        }
        String missing =
                texts.values().stream()
                        .flatMapToInt(text -> text.toString().chars())
                        .filter(c -> c != '\n' && Characters.LATIN.indexOf(c) < 0)
                        .distinct()
                        .sorted()
                        .mapToObj(c -> (char) c + " (U+" + Integer.toHexString(c) + ")")
                        .collect(Collectors.joining(", "));
        assertEquals("", missing);
    }
}
