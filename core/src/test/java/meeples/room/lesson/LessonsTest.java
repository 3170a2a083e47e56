package meeples.room.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import meeples.app.Games;
import meeples.game.BoardGame;
import meeples.game.lesson.Lesson;
import meeples.game.lesson.Step;
import meeples.platform.MemoryStorage;
import meeples.play.MoveChooser;
import meeples.play.MoveList;
import meeples.testing.GameTexts;
import meeples.text.Language;
import meeples.text.Texts;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Goes through every lesson of every game, and does everything wrong first. */
class LessonsTest {
    private static final int WAYS_THROUGH = 40;
    private static final int LONGEST = 60;

    private static Stream<DynamicTest> each(LessonTest test) {
        List<DynamicTest> tests = new ArrayList<>();
        for (BoardGame<?, ?> game : Games.all().list()) {
            add(tests, game, test);
        }
        return tests.stream();
    }

    private static <S, E> void add(List<DynamicTest> tests, BoardGame<S, E> game, LessonTest test) {
        for (Lesson<S> lesson : game.lessons()) {
            String name = game.name() + ": " + lesson.name();
            tests.add(DynamicTest.dynamicTest(name, () -> test.test(game, lesson)));
        }
    }

    private interface LessonTest {
        <S, E> void test(BoardGame<S, E> game, Lesson<S> lesson) throws Exception;
    }

    private static Texts texts(BoardGame<?, ?> game) {
        return GameTexts.of(game, Language.ENGLISH);
    }

    private static <S, E> LessonKeeper<S, E> keeper(BoardGame<S, E> game, Lesson<S> lesson) {
        return new LessonKeeper<>(game, lesson, new MemoryStorage());
    }

    private static void hearAll(Course<?, ?> course) {
        while (course.isSpeaking()) {
            assertFalse(course.words().isBlank());
            course.hear();
        }
    }

    /** What is allowed here; everything else is held back with a reason. */
    private static <S, E> List<Integer> allowed(Course<S, E> course) {
        MoveList legal = new MoveList();
        course.match().legalMoves(legal);
        List<Integer> allowed = new ArrayList<>();
        for (int i = 0; i < legal.size(); i++) {
            String why = course.objection(course.match().position(), legal.get(i));
            if (why == null) {
                allowed.add(legal.get(i));
            } else {
                assertFalse(why.isBlank());
            }
        }
        return allowed;
    }

    /** Plays a lesson to its end, some way through it. */
    private static <S, E> int goThrough(
            BoardGame<S, E> game, Course<S, E> course, Random random, boolean automatic) {
        int heldBack = 0;
        hearAll(course);
        for (int i = 0; !course.isOver(); i++) {
            String where = course.lesson().name() + ", step " + course.number();
            assertTrue(i < LONGEST, "never ends: " + where);
            assertFalse(course.match().isOver(), "the game is over too early: " + where);
            heldBack += decide(game, course, random, automatic, where);
            hearAll(course);
        }
        return heldBack;
    }

    private static <S, E> int decide(
            BoardGame<S, E> game,
            Course<S, E> course,
            Random random,
            boolean automatic,
            String where) {
        S position = course.match().position();
        if (course.match().decider() != Course.PUPIL) {
            int move = course.dictated(position);
            assertNotEquals(MoveChooser.NONE, move, "a bot would have to think: " + where);
            course.match().play(move);
            return 0;
        }
        int itself = automatic ? game.flow().automatic(position) : MoveChooser.NONE;
        if (itself != MoveChooser.NONE) {
            course.match().play(itself);
            return 0;
        }
        List<Integer> allowed = allowed(course);
        assertFalse(allowed.isEmpty(), "nothing may be done: " + where);
        MoveList legal = new MoveList();
        course.match().legalMoves(legal);
        course.match().play(allowed.get(random.nextInt(allowed.size())));
        return legal.size() - allowed.size();
    }

    @TestFactory
    Stream<DynamicTest> everyWayThroughALessonComesToItsEnd() {
        return each(
                new LessonTest() {
                    @Override
                    public <S, E> void test(BoardGame<S, E> game, Lesson<S> lesson) {
                        int heldBack = 0;
                        for (int way = 0; way < WAYS_THROUGH; way++) {
                            Course<S, E> course = keeper(game, lesson).begin(texts(game));
                            Random random = new Random(way);
                            heldBack += goThrough(game, course, random, way % 2 == 0);
                        }
                        assertTrue(heldBack > 0, "nothing is held back, so nothing is taught");
                    }
                });
    }

    @TestFactory
    Stream<DynamicTest> aLessonGoesOnWhereItWasLeft() {
        return each(
                new LessonTest() {
                    @Override
                    public <S, E> void test(BoardGame<S, E> game, Lesson<S> lesson)
                            throws Exception {
                        MemoryStorage storage = new MemoryStorage();
                        LessonKeeper<S, E> keeper = new LessonKeeper<>(game, lesson, storage);
                        Course<S, E> course = keeper.begin(texts(game));
                        while (!course.isOver()) {
                            hearAll(course);
                            if (!course.isOver()) {
                                decide(game, course, new Random(1), false, lesson.name());
                                keeper.keep(course.match());
                                Course<S, E> again = keeper.open(texts(game));
                                assertEquals(course.match().size(), again.match().size());
                                assertEquals(course.words(), again.words());
                            }
                        }
                        assertTrue(LessonKeeper.isLeft(game, lesson, storage));
                        keeper.forget();
                        assertEquals(0, keeper.open(texts(game)).match().size());
                    }
                });
    }

    @TestFactory
    Stream<DynamicTest> takingBackLeadsBackToTheStep() {
        return each(
                new LessonTest() {
                    @Override
                    public <S, E> void test(BoardGame<S, E> game, Lesson<S> lesson) {
                        Course<S, E> course = keeper(game, lesson).begin(texts(game));
                        hearAll(course);
                        while (!course.isOver()) {
                            String words = course.words();
                            int size = course.match().size();
                            decide(game, course, new Random(2), false, lesson.name());
                            course.match().goTo(size);
                            assertEquals(words, course.words());
                            course.match().redo();
                            hearAll(course);
                        }
                    }
                });
    }

    @TestFactory
    Stream<DynamicTest> aLessonHasAllItsTextsAndEndsWithWords() {
        return each(
                new LessonTest() {
                    @Override
                    public <S, E> void test(BoardGame<S, E> game, Lesson<S> lesson) {
                        Texts texts = texts(game);
                        assertFalse(Course.title(lesson, texts).isBlank());
                        assertFalse(Course.about(lesson, texts).isBlank());
                        List<Step<S>> steps = lesson.steps();
                        assertTrue(steps.get(steps.size() - 1).isTold());
                        for (Step<S> step : steps) {
                            String key = "lesson." + lesson.name() + "." + step.name();
                            assertFalse(texts.get(key).isBlank());
                            if (!step.isTold()) {
                                assertFalse(texts.get(key + ".do").isBlank());
                            }
                        }
                    }
                });
    }

    @TestFactory
    Stream<DynamicTest> nothingIsWrittenForLessonsThatIsNeverSaid() {
        return Games.all().list().stream()
                .filter(game -> !game.lessons().isEmpty())
                .map(game -> DynamicTest.dynamicTest(game.name(), () -> assertAllSaid(game)));
    }

    private static <S> void assertAllSaid(BoardGame<S, ?> game) throws IOException {
        Set<String> steps = new TreeSet<>();
        for (Lesson<S> lesson : game.lessons()) {
            steps.add("lesson." + lesson.name());
            steps.add("lesson." + lesson.name() + ".about");
            for (Step<S> step : lesson.steps()) {
                String key = "lesson." + lesson.name() + "." + step.name();
                steps.add(key);
                if (!step.isTold()) {
                    steps.add(key + ".do");
                    steps.add(key + ".no");
                    steps.add(key + ".no-way");
                }
            }
        }
        Properties written = new Properties();
        Path file = Path.of("../assets/i18n/" + game.name() + "/lessons.properties");
        try (Reader reader = Files.newBufferedReader(file)) {
            written.load(reader);
        }
        Set<String> unsaid = new TreeSet<>(written.stringPropertyNames());
        unsaid.removeAll(steps);
        assertEquals(Set.of(), unsaid);
    }
}
