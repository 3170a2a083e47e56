package meeples.audio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import meeples.app.Games;
import meeples.coloma.table.ValleySounds;
import meeples.fistful.table.TownSounds;
import meeples.table.GameSounds;
import meeples.table.Moment;
import meeples.table.SoundCue;
import meeples.table.TableSounds;
import meeples.table.Tunes;
import org.junit.jupiter.api.Test;

/** Nothing is called that cannot be heard, and nothing can be heard that is never called. */
class SoundCuesTest {
    private static final Path SOURCES = Path.of("src/main/java");
    private static final Path AUDIO = Path.of("../assets/audio");

    /** The sounds of every game. */
    private static final List<GameSounds> GAMES = new ArrayList<>();

    static {
        Games.all().list().forEach(game -> GAMES.add(game.sounds()));
    }

    /** The classes that name cues, for any table and for each game. */
    private static final List<Class<?>> NAMES =
            List.of(TableSounds.class, TownSounds.class, ValleySounds.class);

    private static List<SoundCue> cues() {
        List<SoundCue> cues = new ArrayList<>(TableSounds.cues());
        GAMES.forEach(game -> cues.addAll(game.cues()));
        return cues;
    }

    @Test
    void everyRecordingBelongsToACueAndEveryCueHasItsRecordings() throws IOException {
        Set<String> wanted = new TreeSet<>();
        for (SoundCue cue : cues()) {
            for (int i = 0; i < cue.variants(); i++) {
                wanted.add(cue.file(i));
            }
        }
        for (GameSounds game : GAMES) {
            game.music().parts().values().forEach(wanted::addAll);
            for (Tunes air : game.airs()) {
                air.parts().values().forEach(wanted::addAll);
            }
        }
        assertEquals(wanted, recordings());
    }

    @Test
    void everyMomentHasMusicAndNoPartOfItComesBackWithinTwoMinutes() {
        for (GameSounds game : GAMES) {
            for (Moment moment : Moment.values()) {
                List<String> parts = game.music().of(moment);
                assertEquals(parts.size(), new TreeSet<>(parts).size(), moment + ": " + parts);
                assertTrue(parts.size() * game.music().seconds() >= 120, moment + ": " + parts);
            }
        }
    }

    private static Set<String> recordings() throws IOException {
        Set<String> found = new TreeSet<>();
        try (Stream<Path> files = Files.walk(AUDIO)) {
            files.filter(Files::isRegularFile)
                    .forEach(
                            file ->
                                    found.add(
                                            AUDIO.relativize(file).toString().replace('\\', '/')));
        }
        return found;
    }

    @Test
    void everyNamedCueHasASoundAndNoOtherHas() throws IllegalAccessException {
        Set<String> named = new TreeSet<>();
        for (Class<?> names : NAMES) {
            for (Field field : names.getFields()) {
                assertTrue(named.add((String) field.get(null)), "named twice: " + field);
            }
        }
        Set<String> heard = new TreeSet<>();
        cues().forEach(cue -> heard.add(cue.name()));
        assertEquals(named, heard);
    }

    @Test
    void everyCueIsGivenSomewhere() throws IOException {
        for (Class<?> names : NAMES) {
            for (Field field : names.getFields()) {
                String name = names.getSimpleName() + "." + field.getName();
                Pattern use = Pattern.compile(Pattern.quote(name) + "\\b");
                assertTrue(
                        sources().stream().anyMatch(source -> use.matcher(source).find()),
                        "nobody gives the cue " + name);
            }
        }
    }

    @Test
    void cuesAreGivenByTheirNamedConstants() throws IOException {
        Pattern spelt = Pattern.compile("\\b(cue|thud)\\([^;]*\"");
        for (String source : sources()) {
            assertFalse(spelt.matcher(source).find(), "a cue that is spelt out in\n" + source);
        }
    }

    private static List<String> sources() throws IOException {
        List<String> sources = new ArrayList<>();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                if (file.toString().endsWith(".java") && !isAboutSound(file)) {
                    sources.add(Files.readString(file));
                }
            }
        }
        return sources;
    }

    private static boolean isAboutSound(Path file) {
        return file.toString().contains("audio")
                || NAMES.stream().anyMatch(names -> file.endsWith(names.getSimpleName() + ".java"));
    }
}
