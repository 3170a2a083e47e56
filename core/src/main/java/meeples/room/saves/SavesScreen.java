package meeples.room.saves;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Container;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import meeples.game.BoardGame;
import meeples.picture.SharedArt;
import meeples.platform.StorageException;
import meeples.play.BadTextException;
import meeples.play.Eyes;
import meeples.play.Match;
import meeples.play.MatchText;
import meeples.play.Seat;
import meeples.room.Doors;
import meeples.room.review.Analyses;
import meeples.text.Texts;
import meeples.ui.Complaint;
import meeples.ui.Notice;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.Ui;
import meeples.ui.UiPicture;
import meeples.ui.UiScreen;

/** The matches that players keep: to go on with, rename, give away and take in. */
public final class SavesScreen extends UiScreen {
    /** By it a system knows whose files these are, and opens them with the game. */
    private static final String ENDING = ".meeples";

    private static final float PICTURE_WIDTH = 256;
    private static final float LIST_WIDTH = 1240;
    private static final float LEAST_WORDS = 300;
    private static final float LOCKED_ALPHA = 0.6f;
    private static final String RECENT = "recent-";

    private final Doors doors;
    private final List<? extends BoardGame<?, ?>> games;
    private final Set<String> fetched = new HashSet<>();
    private final SaveShelf shelf;
    private final SaveShelf recent;
    private final Exchange exchange;
    private List<Saved> saves = new ArrayList<>();
    private List<Saved> finished = new ArrayList<>();
    private SaveShelf lastDeletedFrom;
    private final Thumbnails thumbnails;

    public SavesScreen(Ui ui, Doors doors, List<? extends BoardGame<?, ?>> games) {
        super(ui);
        this.doors = doors;
        this.games = games;
        thumbnails = new Thumbnails(ui, make);
        shelf = new SaveShelf(games, ui.platform().storage());
        recent = SaveShelf.recent(games, ui.platform().storage());
        exchange = new Exchange(ui.platform().storage());
        lastDeletedFrom = shelf;
    }

    @Override
    protected void shown() {
        refresh();
    }

    private void refresh() {
        attempt(() -> saves = shelf.all());
        attempt(() -> finished = recent.all());
        int damaged = shelf.damaged() + recent.damaged();
        if (damaged > 0) {
            ui.screens().toast(ui.texts().count("saves.damaged", damaged));
        }
        rebuild();
        fetchPictures();
    }

    /**
     * A page has the pictures of those games only that were wanted. Those of the games in the list
     * come one after the other; a game is asked for once, so that nothing is waited for again.
     */
    private void fetchPictures() {
        for (BoardGame<?, ?> game : games) {
            boolean missing = isListed(game) && !Thumbnails.canShow(game);
            if (missing && fetched.add(game.name())) {
                ui.platform().fetch(game.name(), this::picturesCame);
                return;
            }
        }
    }

    private void picturesCame() {
        ui.screens().takeUpPictures();
        // Whoever has gone elsewhere meanwhile is shown them when they come back.
        if (ui.screens().current() == this) {
            rebuild();
            fetchPictures();
        }
    }

    private boolean isListed(BoardGame<?, ?> game) {
        return isAmong(saves, game) || isAmong(finished, game);
    }

    private static boolean isAmong(List<Saved> list, BoardGame<?, ?> game) {
        for (Saved saved : list) {
            if (saved instanceof SavedMatch<?, ?> match
                    && match.game().name().equals(game.name())) {
                return true;
            }
        }
        return false;
    }

    /** Something that the storage may refuse. */
    private interface Attempt {
        void run() throws StorageException;
    }

    private void attempt(Attempt attempt) {
        try {
            attempt.run();
        } catch (StorageException e) {
            ui.screens().toast(ui.text("ui.storage-fails"));
        }
    }

    @Override
    protected void build(Table root) {
        Theme theme = ui.theme();
        root.pad(theme.px(20));
        root.add(make.banner(ui.text("saves.title"))).row();
        Table list = make.paper();
        thumbnails.clear();
        for (Saved saved : saves) {
            list.add(row(saved, shelf)).growX().row();
        }
        if (saves.isEmpty()) {
            Label nothing = make.paragraph(ui.text("saves.nothing"), Role.BODY);
            nothing.setAlignment(Align.center);
            list.add(nothing).growX().pad(theme.px(40)).row();
        }
        if (!finished.isEmpty()) {
            Label title = make.label(ui.text("saves.recent"), Role.TITLE);
            list.add(title).padTop(theme.px(18)).row();
            Label about = make.paragraph(ui.text("saves.recent.about"), Role.SMALL);
            about.setAlignment(Align.center);
            list.add(about).growX().padBottom(theme.px(6)).row();
        }
        for (Saved saved : finished) {
            list.add(row(saved, recent)).growX().row();
        }
        if (!ui.platform().ownsWindow()) {
            Label where = make.paragraph(ui.text("saves.browser"), Role.SMALL);
            where.setColor(theme.quiet());
            list.add(where).growX().pad(theme.px(12));
        }
        Table sheet = new Table();
        sheet.top();
        sheet.add(list).width(listWidth());
        root.add(make.scroll("saves.scroll", sheet)).growY().padTop(theme.px(8)).row();
        root.add(footer()).growX().padTop(theme.px(10));
    }

    private float listWidth() {
        return Math.min(ui.theme().px(LIST_WIDTH), roomWidth() - ui.theme().px(70));
    }

    private Table row(Saved saved, SaveShelf from) {
        if (saved instanceof SavedMatch<?, ?> match) {
            return row(
                    face(match, from == shelf ? match.id() : RECENT + match.id()),
                    from == shelf ? savedActions(match) : recentActions(match));
        }
        LockedSave locked = (LockedSave) saved;
        Label reason =
                make.paragraph(
                        ui.text("saves.locked", Complaint.about(locked.reason(), ui.texts())),
                        Role.SMALL);
        reason.setName("saves.locked." + (from == shelf ? "" : RECENT) + saved.id());
        Image lock = make.picture(SharedArt.icon("lock"));
        lock.setColor(ui.theme().quiet());
        Table face = describe(new Table(), new Container<>(lock), title(locked), "", reason);
        Table row = row(face, lockedActions(locked, from));
        row.getColor().a = LOCKED_ALPHA;
        return row;
    }

    private Actor thumbnail(SavedMatch<?, ?> saved) {
        return thumbnails.of(saved, ui.theme().px(PICTURE_WIDTH));
    }

    /** What it is, to be pressed to sit down at it again, or to watch it when it is over. */
    private <S, E> Table face(SavedMatch<S, E> saved, String id) {
        Match<S, E> match = saved.match();
        String what = match.isOver() ? "watch" : "open";
        Button face =
                make.bareFrame(
                        "saves." + what + "." + id,
                        match.isOver()
                                ? () -> watch(saved)
                                : () -> doors.sitDown(saved.game(), match));
        help().add(face, () -> ui.text("saves." + what));
        Label when = make.paragraph(moment(saved), Role.SMALL);
        return describe(face, thumbnail(saved), title(saved), players(match), when);
    }

    private Table describe(Table face, Actor picture, String title, String who, Label when) {
        Theme theme = ui.theme();
        float width = theme.px(PICTURE_WIDTH);
        face.pad(0);
        face.add(picture).size(width, Math.round(width * 9 / 16)).padRight(theme.px(18));
        Table words = new Table();
        Label name = make.label(title, Role.BOLD);
        name.setEllipsis(true);
        words.add(name).growX().minWidth(0).left().row();
        words.add(make.paragraph(who, Role.BODY)).growX().left().row();
        when.setColor(theme.quiet());
        words.add(when).growX().left();
        face.add(words).grow().left();
        return face;
    }

    private Table row(Table face, Table actions) {
        Theme theme = ui.theme();
        Table row = new Table();
        row.setBackground(theme.drawable(UiPicture.ROW));
        row.add(face).grow().left();
        // With large letters in a small window the buttons have no room beside the words.
        float room = listWidth() - theme.px(PICTURE_WIDTH + 10) - actions.getPrefWidth();
        if (room < theme.px(LEAST_WORDS)) {
            row.row();
        }
        row.add(actions).right().padRight(theme.px(10));
        return row;
    }

    /** The player's own name for it, or what can be said of it. */
    private String title(Saved saved) {
        if (!saved.name().isEmpty()) {
            return saved.name();
        }
        return saved instanceof SavedMatch<?, ?> match && match.match().isOver()
                ? ui.text("saves.won", winners(match.match()))
                : ui.text("saves.unfinished");
    }

    private <S, E> String winners(Match<S, E> match) {
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < match.seats().size(); seat++) {
            if (match.game().rules().place(match.position(), seat) == 1) {
                names.add(match.seats().get(seat).name());
            }
        }
        return String.join(ui.text("score.and"), names);
    }

    /** What cannot be opened can still be given away or deleted, and some of it watched. */
    private Table lockedActions(LockedSave saved, SaveShelf from) {
        Table actions = actions();
        String id = (from == shelf ? "" : RECENT) + saved.id();
        if (saved.reason().fault().canBeWatched()) {
            action(actions, "watch", id, "icon-eye", () -> watchAsFarAsItGoes(saved, from));
        }
        action(actions, "file", id, "icon-save", () -> export(saved, from));
        action(actions, "delete", id, "icon-trash", () -> delete(saved, from));
        return actions;
    }

    private void watchAsFarAsItGoes(LockedSave saved, SaveShelf from) {
        try {
            watch(from.asFarAsItGoes(saved));
        } catch (BadTextException e) {
            open(new Notice(ui.text("saves.refused"), Complaint.about(e, ui.texts())));
        } catch (StorageException e) {
            ui.screens().toast(ui.text("ui.storage-fails"));
        }
    }

    private <S, E> void watch(SavedMatch<S, E> saved) {
        doors.watch(saved.game(), saved.match(), 0);
    }

    private <S, E> Table savedActions(SavedMatch<S, E> saved) {
        Table actions = actions();
        Match<S, E> match = saved.match();
        String id = saved.id();
        if (!match.isOver()) {
            action(actions, "watch", id, "icon-eye", () -> watch(saved));
        }
        action(actions, "rename", id, "icon-pencil", () -> askName(saved));
        action(actions, "copy", id, "icon-copy", () -> copy(match));
        action(actions, "file", id, "icon-save", () -> export(saved, shelf));
        action(actions, "delete", id, "icon-trash", () -> delete(saved, shelf));
        return actions;
    }

    private <S, E> Table recentActions(SavedMatch<S, E> saved) {
        Table actions = actions();
        Match<S, E> match = saved.match();
        String id = RECENT + saved.id();
        action(actions, "keep-recent", id, "icon-pencil", () -> askToKeep(saved));
        action(actions, "copy", id, "icon-copy", () -> copy(match));
        action(actions, "file", id, "icon-save", () -> export(saved, recent));
        action(actions, "delete", id, "icon-trash", () -> delete(saved, recent));
        return actions;
    }

    private Table actions() {
        Theme theme = ui.theme();
        Table actions = new Table();
        actions.defaults().pad(theme.px(2)).top().uniformX();
        return actions;
    }

    /** A button with what it does in a word below it. */
    private void action(Table actions, String what, String id, String icon, Runnable action) {
        Theme theme = ui.theme();
        String name = "saves." + what;
        Table cell = new Table();
        cell.add(make.iconButton(name + "." + id, icon, ui.text(name), action))
                .size(theme.size().finger() + theme.px(8))
                .row();
        cell.add(make.label(ui.text(name + ".word"), Role.SMALL));
        actions.add(cell);
    }

    private static String players(Match<?, ?> match) {
        List<String> names = new ArrayList<>();
        for (Seat seat : match.seats()) {
            names.add(seat.name());
        }
        return String.join(", ", names);
    }

    private <S, E> String moment(SavedMatch<S, E> saved) {
        Match<S, E> match = saved.match();
        String date = ui.platform().dateText(saved.date(), ui.texts().language().code());
        return match.isOver()
                ? ui.text("saves.over", date)
                : ui.text("saves.stands", stand(saved), date);
    }

    private <S, E> String stand(SavedMatch<S, E> saved) {
        Texts texts = ui.texts().of(saved.game().name());
        return saved.game().stand(saved.match().position(), texts);
    }

    private Table footer() {
        Theme theme = ui.theme();
        Table footer = new Table();
        footer.defaults()
                .height(Math.max(theme.px(72), theme.size().finger()))
                .padRight(theme.px(8));
        footer.add(make.signButton("saves.back", ui.text("ui.back"), this::back))
                .minWidth(theme.px(200));
        if (lastDeletedFrom.canPutBack()) {
            footer.add(make.button("saves.put-back", ui.text("saves.put-back"), this::putBack));
        }
        footer.add().expandX();
        footer.add(make.button("saves.paste", ui.text("saves.paste"), this::paste));
        footer.add(make.button("saves.load", ui.text("saves.load"), this::load));
        return footer;
    }

    private void askName(Saved saved) {
        open(
                new NameDialog(
                        ui.text("saves.new-name"),
                        title(saved),
                        name -> {
                            attempt(() -> shelf.rename(saved, name));
                            refresh();
                        }));
    }

    /** One of the recent ones gets a name and is kept for good. */
    private void askToKeep(SavedMatch<?, ?> saved) {
        open(
                new NameDialog(
                        ui.text("saves.keep"),
                        title(saved),
                        name -> {
                            attempt(
                                    () -> {
                                        shelf.keep(name, saved.date(), saved.match());
                                        recent.remove(saved);
                                    });
                            refresh();
                        }));
    }

    /** The text tells every hand and every choice: it is for nobody's eyes before the end. */
    private <S, E> void copy(Match<S, E> match) {
        if (!Analyses.areAllowed(match, Eyes.NOBODY)) {
            ui.screens().toast(ui.text("no.copy.secret"));
            return;
        }
        ui.platform().copy(MatchText.write(match));
        ui.screens().toast(ui.text("saves.copied"));
    }

    /** The system's file dialogs want a mouse, and not every system has them. */
    private boolean needsOwnFiles() {
        return ui.devices().last().kind().isPad() || !ui.platform().hasFileDialogs();
    }

    /**
     * Also of a match with secrets: a file shows nothing, just as the one on the shelf, and it is
     * the only way to take a match that goes on to another device.
     */
    private void export(Saved saved, SaveShelf from) {
        attempt(() -> export(fileName(saved), from.text(saved)));
    }

    private static String fileName(Saved saved) {
        String game = saved instanceof SavedMatch<?, ?> match ? match.game().name() : "match";
        return game + "-" + saved.id();
    }

    private void export(String name, String text) {
        if (needsOwnFiles() && ui.platform().ownsWindow()) {
            attempt(() -> exported(exchange.put(name, text)));
            return;
        }
        ui.platform()
                .saveFile(
                        name + ENDING,
                        text,
                        place -> {
                            if (place != null) {
                                ui.screens().toast(ui.text("saves.exported", place));
                            }
                        },
                        () -> ui.screens().toast(ui.text("saves.not-exported")));
    }

    private void exported(String name) {
        String place = ui.platform().folder() + name + ".txt";
        ui.screens().toast(ui.text("saves.exported", place));
    }

    private void delete(Saved saved, SaveShelf from) {
        attempt(
                () -> {
                    from.delete(saved);
                    lastDeletedFrom = from;
                    ui.screens().toast(ui.text("saves.deleted", title(saved)));
                });
        refresh();
    }

    private void putBack() {
        attempt(
                () -> {
                    lastDeletedFrom.putBack();
                    ui.screens().toast(ui.text("saves.is-back"));
                });
        refresh();
    }

    private void paste() {
        ui.platform().paste(this::take);
    }

    private void load() {
        if (needsOwnFiles()) {
            loadOwnFile();
            return;
        }
        ui.platform()
                .openFile(
                        text -> {
                            if (text != null) {
                                take(text);
                            }
                        },
                        () ->
                                open(
                                        new Notice(
                                                ui.text("saves.refused"),
                                                ui.text("saves.not-read"))));
    }

    /** A page has no files of its own, and may open none of the system's for a pad. */
    private void loadOwnFile() {
        if (ui.platform().ownsWindow()) {
            String folder = ui.platform().folder() + Exchange.PLACE;
            attempt(
                    () ->
                            open(
                                    new FilesDialog(
                                            exchange.names(),
                                            folder,
                                            name -> attempt(() -> take(exchange.read(name))))));
        } else {
            open(new Notice(ui.text("saves.load"), ui.text("saves.files.browser")));
        }
    }

    /** Takes in a text that came from elsewhere, or says what is wrong with it. */
    public void take(String text) {
        try {
            shelf.take(text, ui.text("saves.imported"), ui.platform().now());
            ui.screens().toast(ui.text("saves.taken"));
            refresh();
        } catch (BadTextException e) {
            open(new Notice(ui.text("saves.refused"), Complaint.about(e, ui.texts())));
        } catch (StorageException e) {
            ui.screens().toast(ui.text("ui.storage-fails"));
        }
    }

    @Override
    public void dispose() {
        super.dispose();
        thumbnails.dispose();
    }
}
