package meeples.fistful.ui.log;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.files.FileHandle;
import java.io.File;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import meeples.fistful.Fistful;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.ui.words.TownWords;
import meeples.play.Match;
import meeples.play.MoveList;
import meeples.play.Seat;
import meeples.text.Language;
import meeples.text.Texts;
import org.junit.jupiter.api.Test;

class LogBookTest {
    private static final List<Seat> SEATS =
            List.of(
                    new Seat("Ada", "", "orange", "horseshoe"),
                    new Seat("Ben", "", "green", "cactus"),
                    new Seat("Cleo", "", "ivory", "skull"));

    private static Match<Town, Event> match(int seed) throws Exception {
        return new Match<>(Fistful.GAME, "players 3 first random seed " + seed, SEATS);
    }

    private static void playRandomly(Match<Town, Event> match, Random random, int most) {
        MoveList legal = new MoveList();
        for (int i = 0; i < most && !match.isOver(); i++) {
            match.legalMoves(legal);
            match.play(legal.get(random.nextInt(legal.size())));
        }
    }

    @Test
    void everyEventIsSaidInAllThreeLanguagesWithNothingLeftOpen() throws Exception {
        Set<Class<?>> said = new HashSet<>();
        Texts texts = texts();
        for (int seed = 0; seed < 30; seed++) {
            Match<Town, Event> match = match(seed);
            LogBook log = new LogBook(match);
            playRandomly(match, new Random(seed), 10_000);
            EventWords words = new EventWords(new TownWords(texts), match.seats());
            for (Language language : Language.values()) {
                texts.speak(language);
                for (LogEntry entry : log.entries()) {
                    String text = words.say(entry.event());
                    assertFalse(text.isBlank());
                    assertFalse(text.contains("{") || text.contains("null"), text);
                    said.add(entry.event().getClass());
                }
            }
        }
        assertEquals(Event.class.getPermittedSubclasses().length, said.size());
    }

    @Test
    void whatIsTakenBackDisappearsAndComesBackWhenRedone() throws Exception {
        Match<Town, Event> match = match(9);
        LogBook log = new LogBook(match);
        playRandomly(match, new Random(9), 80);
        List<LogEntry> all = List.copyOf(log.entries());
        match.goTo(30);
        assertTrue(log.entries().size() < all.size());
        assertEquals(all.subList(0, log.entries().size()), log.entries());
        while (match.canRedo()) {
            match.redo();
        }
        assertEquals(said(all), said(log.entries()));
    }

    @Test
    void aLogOpenedLaterTellsTheSameStory() throws Exception {
        Match<Town, Event> match = match(12);
        LogBook log = new LogBook(match);
        playRandomly(match, new Random(12), 10_000);
        assertEquals(said(log.entries()), said(new LogBook(match).entries()));
    }

    private static List<String> said(List<LogEntry> entries) {
        EventWords words = new EventWords(new TownWords(texts()), SEATS);
        return entries.stream()
                .map(e -> e.decision() + " " + e.turn() + " " + e.seat() + words.say(e.event()))
                .toList();
    }

    private static Texts texts() {
        File folder = new File("assets/i18n");
        File fromModule = new File("../assets/i18n");
        return new Texts(
                new FileHandle(folder.isDirectory() ? folder : fromModule),
                List.of("table"),
                Language.ENGLISH);
    }
}
