package meeples.room.lesson;

import java.util.ArrayList;
import java.util.List;
import meeples.game.BoardGame;
import meeples.game.lesson.Lesson;
import meeples.picture.SeatColours;
import meeples.picture.SeatSymbols;
import meeples.platform.Storage;
import meeples.platform.StorageException;
import meeples.play.BadTextException;
import meeples.play.Match;
import meeples.play.MatchText;
import meeples.play.Seat;
import meeples.room.sitting.Keeper;
import meeples.text.Texts;

/** Keeps the match of a game's lesson that was left, and lets lessons begin or go on. */
public final class LessonKeeper<S, E> implements Keeper<S, E> {
    private static final String FILE = "lesson-";

    private final BoardGame<S, E> game;
    private final Lesson<S> lesson;
    private final Storage storage;

    public LessonKeeper(BoardGame<S, E> game, Lesson<S> lesson, Storage storage) {
        this.game = game;
        this.lesson = lesson;
        this.storage = storage;
    }

    private static String file(BoardGame<?, ?> game) {
        return FILE + game.name();
    }

    private String head() {
        return head(lesson);
    }

    private static String head(Lesson<?> lesson) {
        return lesson.name() + "\n";
    }

    /** A lesson that has only been looked at takes no other's place. */
    @Override
    public void keep(Match<S, E> match) throws StorageException {
        if (match.size() > 0) {
            storage.write(file(game), head() + MatchText.write(match));
        }
    }

    /** Nothing of this lesson is to be gone on with. */
    public void forget() throws StorageException {
        if (isLeft(game, lesson, storage)) {
            storage.delete(file(game));
        }
    }

    /** Whether a lesson was begun and left. */
    public static boolean isLeft(BoardGame<?, ?> game, Lesson<?> lesson, Storage storage)
            throws StorageException {
        String text = storage.read(file(game));
        return text != null && text.startsWith(head(lesson));
    }

    /** The lesson where it was left, or from its beginning. */
    public Course<S, E> open(Texts texts) throws StorageException {
        String text = storage.read(file(game));
        if (text != null && text.startsWith(head())) {
            Course<S, E> left = read(text.substring(head().length()), texts);
            if (left != null) {
                return left;
            }
        }
        return begin(texts);
    }

    /** What is damaged, or of another version's lesson, begins anew: there is little to lose. */
    private Course<S, E> read(String text, Texts texts) {
        try {
            Match<S, E> match = game.read(text);
            match.setPractice(true);
            boolean fits = match.setup().equals(lesson.setup()) && follows(match, texts);
            return fits ? new Course<>(lesson, match, texts) : null;
        } catch (BadTextException unreadable) {
            return null;
        }
    }

    /** Whether everything that was decided is what the lesson would have let be decided. */
    private boolean follows(Match<S, E> match, Texts texts) {
        Match<S, E> again = match.branch(0, match.seats());
        Course<S, E> course = new Course<>(lesson, again, texts);
        for (int i = 0; i < match.size(); i++) {
            while (!course.isOver() && course.isSpeaking()) {
                course.hear();
            }
            boolean pupils = again.decider() == Course.PUPIL;
            if (pupils && course.objection(again.position(), match.move(i)) != null) {
                return false;
            }
            again.play(match.move(i));
        }
        return true;
    }

    /** The lesson from its beginning. */
    public Course<S, E> begin(Texts texts) {
        try {
            S start = game.game().notation().start(lesson.setup());
            int players = game.game().rules().seats(start);
            Match<S, E> match = new Match<>(game.game(), lesson.setup(), seats(players, texts));
            match.setPractice(true); // whoever learns may take back anything
            return new Course<>(lesson, match, texts);
        } catch (BadTextException e) {
            throw new IllegalStateException("lesson " + lesson.name() + " cannot begin", e);
        }
    }

    private List<Seat> seats(int players, Texts texts) {
        List<Seat> seats = new ArrayList<>();
        String level = game.bots().levels().get(0);
        for (int i = 0; i < players; i++) {
            boolean pupil = i == Course.PUPIL;
            String name = texts.get(pupil ? "seat.you" : "bot." + level);
            seats.add(
                    new Seat(name, pupil ? "" : level, SeatColours.WORDS[i], SeatSymbols.WORDS[i]));
        }
        return seats;
    }
}
