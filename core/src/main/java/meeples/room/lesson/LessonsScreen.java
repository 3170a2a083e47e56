package meeples.room.lesson;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import meeples.game.BoardGame;
import meeples.game.lesson.Lesson;
import meeples.platform.StorageException;
import meeples.room.Doors;
import meeples.room.badge.Pictures;
import meeples.text.Texts;
import meeples.ui.Palette;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.Ui;
import meeples.ui.UiScreen;

/** The lessons of a game, with a tick at those that are done. */
public final class LessonsScreen<S, E> extends UiScreen {
    private static final float WIDTH = 980;
    private static final float TICK = 44;

    private final Doors doors;
    private final BoardGame<S, E> game;
    private final LessonMemory memory;
    private final Texts texts;

    public LessonsScreen(Ui ui, Doors doors, BoardGame<S, E> game) {
        super(ui);
        this.doors = doors;
        this.game = game;
        memory = new LessonMemory(ui.settings());
        texts = ui.texts().of(game.name());
    }

    @Override
    protected void build(Table root) {
        Theme theme = ui.theme();
        root.pad(theme.px(16));
        root.add(make.banner(ui.text("lessons.title"))).row();
        Table signs = new Table();
        int number = 1;
        for (Lesson<S> lesson : game.lessons()) {
            signs.add(sign(lesson, number++)).growX().pad(theme.px(5)).row();
        }
        float width = Math.min(theme.px(WIDTH), roomWidth() - theme.px(40));
        root.add(make.scroll("lessons.scroll", signs)).width(width).growY().row();
        Table buttons = new Table();
        buttons.defaults()
                .minWidth(theme.px(240))
                .height(Math.max(theme.px(68), theme.size().finger()))
                .padTop(theme.px(8));
        buttons.add(make.signButton("lessons.back", ui.text("ui.back"), this::back))
                .expandX()
                .left();
        buttons.add(
                        make.signButton(
                                "lessons.first-game",
                                ui.text("lessons.first-game"),
                                () -> doors.firstGame(game)))
                .right();
        root.add(buttons).width(width);
    }

    private Button sign(Lesson<S> lesson, int number) {
        Theme theme = ui.theme();
        Button sign =
                make.frame("lesson." + lesson.name(), () -> doors.lesson(game, lesson, false));
        Table words = new Table();
        String title = ui.text("lessons.number", number, Course.title(lesson, texts));
        words.add(make.lightLabel(title, Role.BOLD)).left().growX().row();
        Label about = make.paragraph(about(lesson), Role.BODY);
        about.setColor(Palette.CREAM);
        about.setAlignment(Align.left);
        words.add(about).growX();
        sign.add(words).growX().pad(theme.px(6), theme.px(18), theme.px(8), theme.px(10));
        Table tick = new Table();
        if (memory.isDone(game, lesson)) {
            tick.add(Pictures.image(theme, "check")).size(theme.px(TICK));
        }
        sign.add(tick).width(theme.px(TICK)).padRight(theme.px(18));
        return sign;
    }

    private String about(Lesson<S> lesson) {
        String about = Course.about(lesson, texts);
        return isLeft(lesson) ? ui.text("lessons.left", about) : about;
    }

    private boolean isLeft(Lesson<S> lesson) {
        try {
            return LessonKeeper.isLeft(game, lesson, ui.platform().storage());
        } catch (StorageException e) {
            Gdx.app.error("lessons", "cannot read the lesson that was left", e);
            return false;
        }
    }

    /** What comes next, so that whoever comes back has only to accept. */
    @Override
    protected String firstFocus() {
        Lesson<S> next = memory.next(game);
        return next == null ? "lessons.first-game" : "lesson." + next.name();
    }
}
