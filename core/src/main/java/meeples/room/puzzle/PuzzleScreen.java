package meeples.room.puzzle;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.Arrays;
import java.util.List;
import meeples.platform.StorageException;
import meeples.play.Match;
import meeples.puzzle.Attempt;
import meeples.puzzle.Judge;
import meeples.puzzle.Puzzle;
import meeples.room.Doors;
import meeples.room.playing.TableScreen;
import meeples.room.sitting.Coach;
import meeples.room.sitting.Keeper;
import meeples.table.TableSounds;
import meeples.text.Texts;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.Ui;
import meeples.ui.UiPicture;

/**
 * A puzzle at the table: what is to be reached stands above the board. As soon as it is reached, or
 * cannot be reached any more, the try is over. Nothing of it is kept but the stars.
 */
public final class PuzzleScreen<S, E> extends TableScreen<S, E>
        implements PuzzleEnd.Ways, PuzzleMenu.Ways {
    private static final float MOST_OF_BOARD = 0.96f;
    private static final float WIDTH = 860;

    /** How many tries are needed at most for two stars. */
    private static final int TRIES_FOR_TWO = 3;

    private final Doors doors;
    private final PuzzleShelf<S, E> shelf;
    private final Puzzle<S, E> puzzle;
    private final Texts texts;
    private final Judge<S, E> judge;
    private final int failed;
    private Attempt attempt = Attempt.OPEN;
    private boolean hinted;
    private boolean concluded;

    /** The first try. */
    public PuzzleScreen(Ui ui, Doors doors, PuzzleShelf<S, E> shelf, Puzzle<S, E> puzzle) {
        this(ui, doors, shelf, puzzle, 0, false);
    }

    /**
     * @param failed how many tries there were before
     * @param hinted whether a hint was given
     */
    private PuzzleScreen(
            Ui ui,
            Doors doors,
            PuzzleShelf<S, E> shelf,
            Puzzle<S, E> puzzle,
            int failed,
            boolean hinted) {
        super(ui, doors, shelf.game(), begin(ui, shelf, puzzle), Keeper.none(), Coach.none());
        this.doors = doors;
        this.shelf = shelf;
        this.puzzle = puzzle;
        this.failed = failed;
        this.hinted = hinted;
        texts = ui.texts().of(shelf.game().name());
        judge = new Judge<>(puzzle, shelf.game().measures());
    }

    private static <S, E> Match<S, E> begin(Ui ui, PuzzleShelf<S, E> shelf, Puzzle<S, E> puzzle) {
        return PuzzleWords.match(shelf.game(), puzzle, ui.texts().of(shelf.game().name()));
    }

    private String goal() {
        return PuzzleWords.goal(puzzle.goal(), texts);
    }

    @Override
    protected void build(Table root) {
        super.build(root);
        Theme theme = ui.theme();
        Rectangle board = table().layout().board();
        float width = Math.min(theme.px(WIDTH), board.width * MOST_OF_BOARD);
        Table sign = new Table();
        sign.setName("puzzle.goal");
        sign.setTouchable(Touchable.disabled);
        sign.setBackground(theme.drawable(UiPicture.DARK));
        sign.pad(theme.px(4), theme.px(24), theme.px(4), theme.px(24));
        Label words = make.lightLabel(goal(), Role.BOLD);
        float needed = (float) Math.ceil(words.getPrefWidth());
        words.setWrap(true);
        words.setAlignment(Align.center);
        sign.add(words).width(Math.min(width, needed));
        sign.pack();
        sign.pack();
        sign.setPosition(
                Math.round(board.x + board.width / 2), table().layout().topBar().y, Align.top);
        stage().addActor(sign);
    }

    @Override
    public void moved() {
        super.moved();
        attempt = judge.judge(match());
    }

    @Override
    protected void act(float delta) {
        super.act(delta);
        // What is no question any more has gone by now.
        if (attempt != Attempt.OPEN && !concluded && dialog() == null && !isBusy()) {
            concluded = true;
            conclude();
        }
    }

    @Override
    protected boolean goesOn() {
        return attempt == Attempt.OPEN;
    }

    private void conclude() {
        boolean solved = attempt == Attempt.SOLVED;
        int stars = solved ? stars() : 0;
        if (solved) {
            keep(stars);
            table().celebrate(List.of(puzzle.seat()));
        }
        ui.cues().cue(solved ? TableSounds.WIN : TableSounds.BURY);
        open(new PuzzleEnd(attempt, stars, failed > 0 ? beginning() : "", this));
    }

    private int stars() {
        if (hinted) {
            return 1;
        }
        return failed == 0 ? PuzzleProgress.MOST_STARS : failed < TRIES_FOR_TWO ? 2 : 1;
    }

    private void keep(int stars) {
        try {
            shelf.keep(puzzle, stars);
        } catch (StorageException e) {
            notSaved();
        }
    }

    /** How the solution begins. */
    private String beginning() {
        S start = puzzle.match().position();
        return ui.text("puzzle.begin", say(start, puzzle.solution()));
    }

    private String say(S position, int[] moves) {
        return shelf.game().advice(texts, match().seats()).brief(position, moves);
    }

    /** What is to be done next, for those who have tried by themselves first. */
    @Override
    public void hint() {
        if (attempt != Attempt.OPEN) {
            return;
        }
        if (failed == 0 && !hinted) {
            heldBack(ui.text("puzzle.hint.first"));
            return;
        }
        hinted = true;
        heldBack(nextStep());
    }

    private String nextStep() {
        int[] solution = puzzle.solution();
        int done = match().size() - judge.first();
        for (int i = 0; i < done; i++) {
            if (i >= solution.length || match().move(judge.first() + i) != solution[i]) {
                return beginning();
            }
        }
        if (done == 0) {
            return beginning();
        }
        int[] rest = Arrays.copyOfRange(solution, done, solution.length);
        return rest.length == 0
                ? beginning()
                : ui.text("puzzle.go-on", say(match().position(), rest));
    }

    @Override
    public void menu() {
        open(new PuzzleMenu(goal(), this));
    }

    // Where one goes from here

    @Override
    public void again() {
        int tries = failed + (attempt == Attempt.SOLVED ? 0 : 1);
        ui.screens().replace(new PuzzleScreen<>(ui, doors, shelf, puzzle, tries, hinted));
    }

    @Override
    public boolean hasNext() {
        return shelf.next(puzzle) != null;
    }

    @Override
    public void next() {
        ui.screens().replace(new PuzzleScreen<>(ui, doors, shelf, shelf.next(puzzle)));
    }

    @Override
    public void hinted() {
        hinted = true;
    }

    @Override
    public void rules() {
        doors.rules(shelf.game());
    }

    @Override
    public void settings() {
        doors.settings();
    }

    @Override
    public void leave() {
        ui.screens().back();
    }

    /** A won game is still only a puzzle. */
    @Override
    protected boolean showsEnding() {
        return false;
    }

    /** The puzzle that is played; for tests that look on. */
    public Puzzle<S, E> puzzle() {
        return puzzle;
    }
}
