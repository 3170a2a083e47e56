package meeples.app;

import com.badlogic.gdx.Gdx;
import java.util.ArrayList;
import java.util.List;
import meeples.audio.Speaker;
import meeples.game.BoardGame;
import meeples.game.BoxPicture;
import meeples.game.lesson.Lesson;
import meeples.game.score.Feats;
import meeples.input.HandsMemory;
import meeples.platform.Platform;
import meeples.platform.StorageException;
import meeples.play.BadTextException;
import meeples.play.Evening;
import meeples.play.Match;
import meeples.puzzle.Puzzle;
import meeples.room.Doors;
import meeples.room.NewGame;
import meeples.room.book.RulesScreen;
import meeples.room.couch.JoinScreen;
import meeples.room.entrance.BotTables;
import meeples.room.entrance.CreditsScreen;
import meeples.room.entrance.Pastime;
import meeples.room.entrance.PastimesScreen;
import meeples.room.entrance.SetupScreen;
import meeples.room.entrance.Shelf;
import meeples.room.entrance.TitleScreen;
import meeples.room.lesson.Course;
import meeples.room.lesson.LessonKeeper;
import meeples.room.lesson.LessonScreen;
import meeples.room.lesson.LessonsScreen;
import meeples.room.playing.DemoTable;
import meeples.room.playing.TableScreen;
import meeples.room.puzzle.Mistakes;
import meeples.room.puzzle.PuzzleScreen;
import meeples.room.puzzle.PuzzleShelf;
import meeples.room.puzzle.PuzzlesScreen;
import meeples.room.replay.ReplayScreen;
import meeples.room.review.Analyses;
import meeples.room.review.Analysis;
import meeples.room.saves.Autosave;
import meeples.room.saves.MatchKeeper;
import meeples.room.saves.SaveMatch;
import meeples.room.saves.SavesScreen;
import meeples.room.scores.EveningScreen;
import meeples.text.Texts;
import meeples.ui.Complaint;
import meeples.ui.Question;
import meeples.ui.SettingsScreen;
import meeples.ui.Ui;
import meeples.ui.UiScreen;

/** Leads from screen to screen. */
final class AppDoors implements Doors {
    private final Ui ui;
    private final Games games;
    private final Speaker speaker;
    private BoardGame<?, ?> chosen;
    private BoxPicture box;
    private final Evening<Feats> evening = new Evening<>();
    private final float secondsToDemo;
    private final Analyses analyses;
    private final HandsMemory hands;
    private BoardGame<?, ?> playing;
    private int demos;

    /**
     * @param secondsToDemo how long nothing must happen on the title screen
     */
    AppDoors(Ui ui, Games games, Speaker speaker, BoardGame<?, ?> start, float secondsToDemo) {
        this.ui = ui;
        this.games = games;
        this.speaker = speaker;
        this.secondsToDemo = secondsToDemo;
        analyses = new Analyses(ui.platform().thinking());
        choose(start);
        hands = new HandsMemory(ui.settings().hands, ui.hands(), ui.devices());
    }

    @Override
    public void title() {
        playing = null;
        ui.hands().clear();
        ui.devices().splitKeyboard(false);
        ui.screens().reset(titleScreen());
    }

    TitleScreen titleScreen() {
        Shelf shelf = new Shelf(games.list(), chosen, box, this::takeFromShelf);
        return new TitleScreen(ui, this, shelf, secondsToDemo);
    }

    private void takeFromShelf(BoardGame<?, ?> game) {
        ui.platform()
                .fetch(
                        game.name() + Platform.BOX,
                        () -> {
                            ui.screens().takeUpPictures();
                            ui.settings().lastGame.set(game.name());
                            choose(game);
                            speaker.play(game.sounds());
                            title();
                        });
    }

    /** The title shows this game's box, and bots who play for those who look on begin with it. */
    private void choose(BoardGame<?, ?> game) {
        dispose();
        chosen = game;
        demos = 0;
        box = game.box();
        ui.screens().setBackdrop(box);
    }

    void dispose() {
        if (box != null) {
            box.dispose();
        }
    }

    @Override
    public Evening<Feats> evening() {
        return evening;
    }

    @Override
    public void couch(BoardGame<?, ?> game) {
        ui.screens().push(new JoinScreen<>(ui, this, game));
    }

    @Override
    public void evening(BoardGame<?, ?> last, Runnable rematch) {
        ui.screens().push(new EveningScreen(ui, this, last, evening, rematch));
    }

    /** All games take turns, so that whoever walks by sees what there is. */
    @Override
    public void demo() {
        demo(BotTables.demo(games.after(chosen, demos++), ui.texts()));
    }

    private <S, E> void demo(NewGame<S, E> game) {
        UiScreen before = ui.screens().current();
        withTable(
                game.game(),
                () -> {
                    // Whoever has gone elsewhere while pictures came does not look on any more.
                    if (ui.screens().current() == before) {
                        show(game);
                    } else {
                        hush();
                    }
                });
    }

    private <S, E> void show(NewGame<S, E> demo) {
        ui.screens().push(new DemoTable<>(ui, this, demo.game(), demo.match(), this::hush));
    }

    /** Another game's tune does not go on over the title or what was chosen there. */
    private void hush() {
        speaker.play(playing == null ? chosen.sounds() : playing.sounds());
    }

    @Override
    public void setUp(BoardGame<?, ?> game) {
        ui.screens().push(new SetupScreen<>(ui, this, game));
    }

    @Override
    public <S, E> void play(NewGame<S, E> game) {
        sitDown(game.game(), game.match());
    }

    @Override
    public <S, E> void sitDown(BoardGame<S, E> game, Match<S, E> match) {
        try {
            MatchKeeper<S, E> keeper = new MatchKeeper<>(game, ui.platform());
            String told = keeper.setAsideUnread() ? "saves.unread-aside" : null;
            sitDown(game, match, keeper.makeRoomFor(match) ? "saves.put-aside" : told);
        } catch (StorageException e) {
            if (!mayLose(game)) {
                ui.screens().toast(ui.text("ui.storage-fails"));
                sitDown(game, match, null);
                return;
            }
            ui.screens()
                    .current()
                    .open(
                            new Question(
                                    ui.text("saves.not-put-aside.title"),
                                    ui.text("saves.not-put-aside"),
                                    ui.text("saves.not-put-aside.yes"),
                                    () -> sitDown(game, match, null)));
        }
    }

    /** Whether a match lies there, readable or not; where nothing is stored nothing can be lost. */
    private boolean mayLose(BoardGame<?, ?> game) {
        try {
            return autosave(game).isThere();
        } catch (StorageException e) {
            return false;
        }
    }

    /**
     * @param told the text for the player about a match that lay there before, or null
     */
    private <S, E> void sitDown(BoardGame<S, E> game, Match<S, E> match, String told) {
        playing = game;
        hands.keep();
        withTable(
                game,
                () -> {
                    box.dispose();
                    ui.screens().reset(new TableScreen<>(ui, this, game, match));
                    if (told != null) {
                        ui.screens().toast(ui.text(told));
                    }
                });
    }

    /**
     * Shows something of a game's table, with that game's sounds. A page begins without the
     * pictures: what shows them waits until they are here.
     */
    private void withTable(BoardGame<?, ?> game, Runnable then) {
        speaker.play(game.sounds());
        ui.platform()
                .fetch(
                        game.name(),
                        () -> {
                            ui.screens().takeUpPictures();
                            then.run();
                        });
    }

    @Override
    public <S, E> void watch(BoardGame<S, E> game, Match<S, E> match, int decisions) {
        withTable(
                game,
                () -> ui.screens().push(new ReplayScreen<>(ui, this, game, match, decisions)));
    }

    @Override
    public <S, E> Analysis<S, E> analysis(BoardGame<S, E> game, Match<S, E> match) {
        Analysis<S, E> analysis = analyses.of(game, match);
        analysis.whenDone(() -> learn(game, analysis));
        return analysis;
    }

    /** What could have been done better comes back as puzzles. */
    private <S, E> void learn(BoardGame<S, E> game, Analysis<S, E> analysis) {
        try {
            new Mistakes<>(game, ui.platform().storage())
                    .learn(analysis.match(), analysis.findings());
        } catch (StorageException e) {
            ui.screens().toast(ui.text("ui.storage-fails"));
        }
    }

    @Override
    public boolean canResume(BoardGame<?, ?> game) {
        try {
            return autosave(game).exists();
        } catch (StorageException e) {
            return false;
        }
    }

    /** Whether there is a match of some game that nobody can read, and so nobody can continue. */
    boolean hasUnreadable() {
        for (BoardGame<?, ?> game : games.list()) {
            try {
                if (autosave(game).isUnreadable()) {
                    return true;
                }
            } catch (StorageException e) {
                return false; // nothing can be read at all, which is said elsewhere
            }
        }
        return false;
    }

    @Override
    public void resume(BoardGame<?, ?> game) {
        goOn(game);
    }

    private <S, E> void goOn(BoardGame<S, E> game) {
        playing = game; // so that a report of a breakdown tells whose match cannot be opened
        try {
            Match<S, E> match = autosave(game).restore();
            if (match != null) {
                hands.restore(match.seats().size());
                sitDown(game, match);
            }
        } catch (BadTextException e) {
            playing = null;
            if (e.fault().canBeWatched()) {
                offerToWatch(game, e);
                return;
            }
            ui.screens().rebuild();
            String key = e.fault().isForeign() ? "saves.locked" : "toast.damaged";
            ui.screens().toast(ui.text(key, Complaint.about(e, ui.texts())));
        } catch (StorageException e) {
            playing = null;
            ui.screens().toast(ui.text("ui.storage-fails"));
        }
    }

    /** The rules have changed since the match was left: it cannot go on, but it can be seen. */
    private <S, E> void offerToWatch(BoardGame<S, E> game, BadTextException why) {
        ui.screens()
                .current()
                .open(
                        new Question(
                                ui.text("saves.other-rules.title"),
                                Complaint.about(why, ui.texts()),
                                ui.text("saves.other-rules.yes"),
                                () -> watchAsFarAsItGoes(game)));
    }

    private <S, E> void watchAsFarAsItGoes(BoardGame<S, E> game) {
        try {
            watch(game, autosave(game).restoreToWatch(), 0);
        } catch (BadTextException e) {
            ui.screens().toast(ui.text("saves.locked", Complaint.about(e, ui.texts())));
        } catch (StorageException e) {
            ui.screens().toast(ui.text("ui.storage-fails"));
        }
    }

    /** The game that is being played, or null. */
    BoardGame<?, ?> playing() {
        return playing;
    }

    /** The match of a game that was interrupted, as text; null when there is none. */
    String kept(BoardGame<?, ?> game) {
        try {
            return autosave(game).text();
        } catch (StorageException e) {
            Gdx.app.error("saves", "cannot read the match under way", e);
            return null;
        }
    }

    /** Keeps the match that was interrupted under another name, where Continue does not lead. */
    void putAside(BoardGame<?, ?> game) {
        try {
            autosave(game).setAside();
            ui.screens().rebuild();
        } catch (StorageException e) {
            ui.screens().toast(ui.text("ui.storage-fails"));
        }
    }

    private <S, E> Autosave<S, E> autosave(BoardGame<S, E> game) {
        return new Autosave<>(game, ui.platform().storage());
    }

    @Override
    public <S, E> void save(UiScreen above, BoardGame<S, E> game, Match<S, E> match) {
        new SaveMatch(above, match).ask();
    }

    @Override
    public void saves() {
        ui.screens().push(new SavesScreen(ui, this, games.list()));
    }

    /** Takes a match that came from elsewhere to the saved ones, or says what is wrong with it. */
    void takeIn(String text) {
        SavesScreen saves = new SavesScreen(ui, this, games.list());
        ui.screens().push(saves);
        saves.take(text);
    }

    @Override
    public void rules(BoardGame<?, ?> game) {
        withTable(game, () -> ui.screens().push(new RulesScreen<>(ui, game)));
    }

    @Override
    public void lessons(BoardGame<?, ?> game) {
        if (!(ui.screens().current() instanceof TitleScreen)) {
            title();
        }
        ui.screens().push(new LessonsScreen<>(ui, this, game));
    }

    @Override
    public <S> void lesson(BoardGame<S, ?> game, Lesson<S> lesson, boolean anew) {
        attend(game, lesson, anew);
    }

    private <S, E> void attend(BoardGame<S, E> game, Lesson<S> lesson, boolean anew) {
        playing = null; // nothing of the match under way is touched
        ui.hands().clear();
        LessonKeeper<S, E> keeper = new LessonKeeper<>(game, lesson, ui.platform().storage());
        Texts texts = ui.texts().of(game.name());
        Course<S, E> course;
        try {
            course = anew ? keeper.begin(texts) : keeper.open(texts);
        } catch (StorageException e) {
            ui.screens().toast(ui.text("ui.storage-fails"));
            course = keeper.begin(texts);
        }
        Course<S, E> taken = course;
        withTable(
                game,
                () -> {
                    box.dispose();
                    ui.screens().reset(new LessonScreen<>(ui, this, game, taken, keeper));
                });
    }

    @Override
    public void firstGame(BoardGame<?, ?> game) {
        ui.settings().tips.set(true);
        play(BotTables.first(game, ui.texts()));
    }

    @Override
    public void settings() {
        ui.screens().push(new SettingsScreen(ui));
    }

    @Override
    public void credits() {
        ui.screens().push(new CreditsScreen(ui, games.list()));
    }

    @Override
    public boolean hasPastimes() {
        return !listPastimes().isEmpty();
    }

    @Override
    public void pastimes() {
        ui.screens().push(new PastimesScreen(ui, listPastimes()));
    }

    /** In the order in which they are shown; those of a game are about the one on the title. */
    private List<Pastime> listPastimes() {
        List<Pastime> pastimes = new ArrayList<>();
        if (PuzzleShelf.isThere(chosen)) {
            pastimes.add(new Pastime("puzzles", () -> puzzles(chosen)));
        }
        return pastimes;
    }

    /** Puzzles come in a file of their own, which a page has not fetched yet. */
    private <S, E> void puzzles(BoardGame<S, E> game) {
        ui.platform()
                .fetch(
                        game.name() + Platform.PUZZLES,
                        () -> open(new PuzzleShelf<>(game, ui.platform().storage())));
    }

    private <S, E> void open(PuzzleShelf<S, E> shelf) {
        try {
            shelf.read();
        } catch (BadTextException e) {
            ui.screens().toast(Complaint.about(e, ui.texts()));
            return;
        } catch (StorageException e) {
            ui.screens().toast(ui.text("ui.storage-fails"));
        }
        ui.screens().push(new PuzzlesScreen<>(ui, shelf, puzzle -> open(shelf, puzzle)));
    }

    private <S, E> void open(PuzzleShelf<S, E> shelf, Puzzle<S, E> puzzle) {
        withTable(
                shelf.game(), () -> ui.screens().push(new PuzzleScreen<>(ui, this, shelf, puzzle)));
    }

    @Override
    public void quit() {
        if (ui.platform().ownsWindow()) {
            Gdx.app.exit();
        }
    }
}
