package meeples.room.puzzle;

import java.util.ArrayList;
import java.util.List;
import meeples.game.BoardGame;
import meeples.platform.Storage;
import meeples.platform.StorageException;
import meeples.play.BadTextException;
import meeples.play.Match;
import meeples.play.Words;
import meeples.puzzle.Goal;
import meeples.puzzle.Goals;
import meeples.puzzle.Puzzle;
import meeples.puzzle.PuzzleText;
import meeples.room.review.Finding;

/**
 * What people at this machine could have done much better, as far as analyses have told: the last
 * few of a game are kept, to be tried again.
 */
public final class Mistakes<S, E> {
    /** More would be a reproach. */
    static final int MOST = 6;

    private static final int MIDDLING = 2;

    private final BoardGame<S, E> game;
    private final Storage storage;
    private final String name;

    public Mistakes(BoardGame<S, E> game, Storage storage) {
        this.game = game;
        this.storage = storage;
        name = "mistakes-" + game.name();
    }

    /** The newest first. What cannot be read is set aside. */
    List<Puzzle<S, E>> list() throws StorageException {
        List<Puzzle<S, E>> list = new ArrayList<>();
        String text = storage.read(name);
        if (text == null) {
            return list;
        }
        try {
            for (String one : PuzzleText.split(text)) {
                list.add(PuzzleText.read(game.game(), game.measures(), one));
            }
        } catch (BadTextException bad) {
            if (!bad.fault().isForeign()) {
                storage.setAside(name);
            }
            return new ArrayList<>();
        }
        return list;
    }

    /** Takes up what an analysis has found; what only longer thought can see is no mistake. */
    public void learn(Match<S, E> match, List<Finding> findings) throws StorageException {
        List<Puzzle<S, E>> all = list();
        boolean changed = false;
        for (Finding finding : findings) {
            if (isMistake(match, finding)) {
                changed |= add(all, puzzle(match, finding));
            }
        }
        if (changed) {
            keep(all);
        }
    }

    private boolean isMistake(Match<S, E> match, Finding finding) {
        return finding.kind() == Finding.Kind.COSTLY
                && !finding.proposed()
                && finding.better().length > 0
                && !isSame(finding.better(), finding.played())
                && match.seats().get(finding.seat()).isHuman()
                && match.seat(finding.decision()) == finding.seat();
    }

    /** Whether the better decisions do not differ from those that were made, as far as they go. */
    private static boolean isSame(int[] better, int[] played) {
        for (int i = 0; i < better.length; i++) {
            if (i >= played.length || better[i] != played[i]) {
                return false;
            }
        }
        return true;
    }

    private Puzzle<S, E> puzzle(Match<S, E> match, Finding finding) {
        Match<S, E> until = match.branch(finding.decision(), match.seats());
        int hash = match.game().rules().hash(until.position());
        return new Puzzle<>(
                "better-" + Words.hex(hash),
                MIDDLING,
                new Goal(Goals.BETTER, 0),
                finding.better(),
                finding.played(),
                until);
    }

    private static <S, E> boolean add(List<Puzzle<S, E>> all, Puzzle<S, E> puzzle) {
        for (Puzzle<S, E> known : all) {
            if (known.name().equals(puzzle.name())) {
                return false;
            }
        }
        all.add(0, puzzle);
        return true;
    }

    private void keep(List<Puzzle<S, E>> all) throws StorageException {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < Math.min(MOST, all.size()); i++) {
            text.append(PuzzleText.write(all.get(i)));
        }
        storage.write(name, text.toString());
    }
}
