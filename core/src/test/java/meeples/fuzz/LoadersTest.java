package meeples.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import meeples.app.Games;
import meeples.game.BoardGame;
import meeples.play.BadTextException;
import meeples.testing.Mutator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever a text says, it is read or complained about, and nothing else happens. */
class LoadersTest {
    private static final int TEXTS = 10_000;

    static List<String> matches() {
        return Loaders.matches().stream().map(Loader::name).toList();
    }

    static List<String> all() {
        return Loaders.all().stream().map(Loader::name).toList();
    }

    /** The first text of so many damaged ones that a loader does not bear, with why; or null. */
    private static String firstFault(Loader loader, int count) {
        Mutator mutator = new Mutator(18);
        List<String> texts = loader.texts();
        for (int i = 0; i < count; i++) {
            String text = mutator.mutate(texts.get(i % texts.size()));
            String fault = Fuzzing.fault(loader, text);
            if (fault != null) {
                return loader.name() + ": " + fault + "\n" + text;
            }
        }
        return null;
    }

    /** Settings and couch have tests of their own, with as many. */
    @ParameterizedTest
    @MethodSource("matches")
    void tenThousandDamagedMatchesOfEachGameAreReadOrComplainedAbout(String name) {
        assertNull(firstFault(Loaders.named(name), TEXTS));
    }

    @ParameterizedTest
    @MethodSource("all")
    void whatIsWholeIsReadAndDamagedTextsDoNoHarm(String name) {
        Loader loader = Loaders.named(name);
        assertNull(firstFault(loader, TEXTS / 20));
        for (String text : loader.texts()) {
            assertNull(Fuzzing.fault(loader, text), text);
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void whatOnceDidHarmOrWasFoundByJazzerIsHarmlessNow(String name) throws Exception {
        List<String> faults = new ArrayList<>();
        for (Path finding : findings(name)) {
            String fault = Fuzzing.fault(Loaders.named(name), Fuzz.text(finding));
            if (fault != null) {
                faults.add(finding.getFileName() + ": " + fault);
            }
        }
        assertEquals(List.of(), faults);
    }

    /** Else the test above would read nothing and be content. */
    @Test
    void thereAreTextsThatOnceDidHarmAndEachBelongsToALoader() throws Exception {
        Path folder = Path.of(LoadersTest.class.getResource("/meeples/fuzz/seeds").toURI());
        try (Stream<Path> loaders = Files.list(folder)) {
            List<String> names = loaders.map(each -> each.getFileName().toString()).toList();
            assertTrue(all().containsAll(names), names.toString());
            assertTrue(findings("settings").size() > 1 && findings("shelf").size() > 1);
        }
    }

    private static List<Path> findings(String name) throws Exception {
        URL folder = LoadersTest.class.getResource("/meeples/fuzz/seeds/" + name);
        if (folder == null) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(Path.of(folder.toURI()))) {
            return files.sorted().toList();
        }
    }

    @Test
    void noGameOfTheListIsLeftOut() {
        for (BoardGame<?, ?> game : Games.all().list()) {
            assertTrue(all().contains("match-" + game.name()), game.name());
        }
    }

    // What this test must catch

    /** A saboteur: does what it likes when a text is damaged. */
    private record Careless(Exception thrown) implements Loader {
        @Override
        public String name() {
            return "careless";
        }

        @Override
        public List<String> texts() {
            return List.of("players 12");
        }

        @Override
        public void load(String text) throws Exception {
            if (!text.equals("players 12")) {
                throw thrown;
            }
        }
    }

    @Test
    void aLoaderThatThrowsSomethingElseIsCaught() {
        String fault = firstFault(new Careless(new NumberFormatException("players")), 10);
        assertNotNull(fault);
        assertTrue(fault.contains("it throws java.lang.NumberFormatException"), fault);
    }

    @Test
    void aLoaderThatComplainsInNoWordsIsCaught() {
        String fault = firstFault(new Careless(new BadTextException("")), 10);
        assertTrue(fault.contains("it complains in no words"), fault);
        assertNull(firstFault(new Careless(new BadTextException("what is this?")), 10));
    }
}
