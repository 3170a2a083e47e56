package meeples.room.puzzle;

import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import meeples.puzzle.Puzzle;
import meeples.puzzle.PuzzleText;
import meeples.room.badge.Pictures;
import meeples.text.Texts;
import meeples.ui.Palette;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.Ui;
import meeples.ui.UiScreen;

/** All puzzles of a game by grade, each with what it asks for and the stars that it brought. */
public final class PuzzlesScreen<S, E> extends UiScreen {
    private static final float WIDTH = 1000;
    private static final float STAR = 30;
    private static final float NUMBER = 56;

    private final PuzzleShelf<S, E> shelf;
    private final PuzzleDoors<S, E> doors;
    private final Texts texts;
    private float width;

    public PuzzlesScreen(Ui ui, PuzzleShelf<S, E> shelf, PuzzleDoors<S, E> doors) {
        super(ui);
        this.shelf = shelf;
        this.doors = doors;
        texts = ui.texts().of(shelf.game().name());
    }

    @Override
    protected void build(Table root) {
        Theme theme = ui.theme();
        width = Math.min(theme.px(WIDTH), roomWidth() - theme.px(40));
        root.pad(theme.px(20));
        root.add(make.banner(ui.text("puzzles.title"))).row();
        Table list = new Table();
        Label about = make.paragraph(ui.text("puzzles.about"), Role.BODY);
        about.setColor(Palette.CREAM);
        list.add(about).growX().pad(theme.px(8)).row();
        for (int grade = 1; grade <= PuzzleText.GRADES; grade++) {
            addGrade(list, grade);
        }
        addMistakes(list);
        root.add(make.scroll("puzzles.scroll", list)).width(width).growY().row();
        root.add(foot()).width(width).padTop(theme.px(10));
    }

    private Table foot() {
        Theme theme = ui.theme();
        Table foot = new Table();
        foot.add(make.signButton("puzzles.back", ui.text("ui.back"), this::back))
                .minWidth(theme.px(220))
                .height(Math.max(theme.px(72), theme.size().finger()));
        String solved = ui.text("puzzles.solved", shelf.solved(), shelf.found().size());
        foot.add(make.lightLabel(solved, Role.BOLD)).expandX().right();
        return foot;
    }

    private void addGrade(Table list, int grade) {
        addHead(list, ui.text("puzzles.grade." + grade));
        for (Puzzle<S, E> puzzle : shelf.found()) {
            if (puzzle.grade() == grade) {
                addRow(list, puzzle);
            }
        }
    }

    private void addMistakes(Table list) {
        Theme theme = ui.theme();
        addHead(list, ui.text("puzzles.mistakes"));
        List<Puzzle<S, E>> mistakes = shelf.made();
        if (mistakes.isEmpty()) {
            Label none = make.paragraph(ui.text("puzzles.mistakes.none"), Role.BODY);
            none.setColor(Palette.CREAM);
            list.add(none).growX().pad(theme.px(8)).row();
        }
        for (Puzzle<S, E> puzzle : mistakes) {
            addRow(list, puzzle);
        }
    }

    private void addHead(Table list, String text) {
        Theme theme = ui.theme();
        list.add(make.lightLabel(text, Role.TITLE)).left().pad(theme.px(14), theme.px(8), 0, 0);
        list.row();
    }

    private void addRow(Table list, Puzzle<S, E> puzzle) {
        Theme theme = ui.theme();
        Button row = make.frame("puzzles." + puzzle.name(), () -> doors.open(puzzle));
        float pad = theme.px(12);
        row.add(make.lightLabel(String.valueOf(shelf.number(puzzle)), Role.NUMBER))
                .width(theme.px(NUMBER))
                .padLeft(pad);
        Label goal = make.paragraph(PuzzleWords.goal(puzzle.goal(), texts), Role.BODY);
        goal.setColor(Palette.CREAM);
        goal.setAlignment(Align.left);
        row.add(goal).growX().pad(theme.px(6), pad, theme.px(6), pad);
        row.add(stars(theme, shelf.stars(puzzle))).padRight(pad);
        list.add(row).growX().minHeight(theme.size().finger()).pad(theme.px(4)).row();
    }

    /** Those that were earned in gold; the others are only hinted at. */
    static Table stars(Theme theme, int earned) {
        Table stars = new Table();
        for (int i = 0; i < PuzzleProgress.MOST_STARS; i++) {
            Image star = Pictures.image(theme, "star");
            star.setColor(i < earned ? Palette.GOLD : Palette.SHADE);
            stars.add(star).size(theme.px(STAR));
        }
        return stars;
    }

    @Override
    protected String firstFocus() {
        for (Puzzle<S, E> puzzle : shelf.found()) {
            if (shelf.stars(puzzle) == 0) {
                return "puzzles." + puzzle.name();
            }
        }
        return "puzzles.back";
    }

    @Override
    protected void shown() {
        rebuild(); // stars may have been earned
    }
}
