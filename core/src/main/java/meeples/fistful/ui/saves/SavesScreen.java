package meeples.fistful.ui.saves;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import meeples.fistful.Fistful;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.rules.Score;
import meeples.fistful.ui.Doors;
import meeples.fistful.ui.book.TownPictures;
import meeples.platform.StorageException;
import meeples.play.BadTextException;
import meeples.play.Match;
import meeples.play.MatchText;
import meeples.play.Seat;
import meeples.saves.Exchange;
import meeples.saves.SaveShelf;
import meeples.saves.SavedMatch;
import meeples.ui.Complaint;
import meeples.ui.Look;
import meeples.ui.Notice;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.Ui;
import meeples.ui.UiScreen;

/** The matches that players keep: to go on with, rename, give away and take in. */
public final class SavesScreen extends UiScreen {
    private static final float PICTURE_WIDTH = 256;
    private static final float LIST_WIDTH = 1240;
    private static final float LEAST_WORDS = 300;
    private static final String RECENT = "recent-";

    private final Doors doors;
    private final SaveShelf<Town, Event> shelf;
    private final SaveShelf<Town, Event> recent;
    private final Exchange exchange;
    private List<SavedMatch<Town, Event>> saves = new ArrayList<>();
    private List<SavedMatch<Town, Event>> finished = new ArrayList<>();
    private SaveShelf<Town, Event> lastDeletedFrom;
    private TownPictures pictures;

    public SavesScreen(Ui ui, Doors doors) {
        super(ui);
        this.doors = doors;
        shelf = new SaveShelf<>(Fistful.GAME, ui.platform().storage());
        recent = SaveShelf.recent(Fistful.GAME, ui.platform().storage());
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
        for (SavedMatch<Town, Event> saved : saves) {
            list.add(row(saved, savedActions(saved))).growX().row();
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
        for (SavedMatch<Town, Event> saved : finished) {
            list.add(row(saved, recentActions(saved))).growX().row();
        }
        if (!ui.platform().ownsWindow()) {
            Label where = make.paragraph(ui.text("saves.browser"), Role.SMALL);
            where.setColor(theme.quiet());
            list.add(where).growX().pad(theme.px(12));
        }
        Table sheet = new Table();
        sheet.top();
        sheet.add(list).width(listWidth());
        root.add(make.scroll("saves.scroll", sheet)).grow().padTop(theme.px(8)).row();
        root.add(footer()).growX().padTop(theme.px(10));
    }

    private float listWidth() {
        return Math.min(ui.theme().px(LIST_WIDTH), roomWidth() - ui.theme().px(70));
    }

    private Table row(SavedMatch<Town, Event> saved, Table actions) {
        Theme theme = ui.theme();
        Table row = new Table();
        row.setBackground(theme.drawable(Look.ROW));
        float width = theme.px(PICTURE_WIDTH);
        Match<Town, Event> match = saved.match();
        Actor picture = pictures(width).of(match.position(), match.seats());
        row.add(picture).size(width, Math.round(width * 9 / 16)).padRight(theme.px(18));
        Table words = new Table();
        words.add(make.label(title(saved), Role.BOLD)).left().row();
        Label who = make.paragraph(players(match), Role.BODY);
        words.add(who).growX().left().row();
        Label when = make.paragraph(moment(saved), Role.SMALL);
        when.setColor(theme.quiet());
        words.add(when).growX().left();
        row.add(words).grow().left();
        // With large letters in a small window the buttons have no room beside the words.
        if (listWidth() - width - actions.getPrefWidth() < theme.px(LEAST_WORDS)) {
            row.row();
            row.add(actions).colspan(2).right();
        } else {
            row.add(actions).right();
        }
        return row;
    }

    /** The player's own name for it, or what can be said of it. */
    private String title(SavedMatch<Town, Event> saved) {
        if (!saved.name().isEmpty()) {
            return saved.name();
        }
        return saved.match().isOver()
                ? ui.text("saves.won", winners(saved.match()))
                : ui.text("saves.unfinished");
    }

    private String winners(Match<Town, Event> match) {
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < match.seats().size(); seat++) {
            if (Score.place(match.position(), seat) == 1) {
                names.add(match.seats().get(seat).name());
            }
        }
        return String.join(ui.text("score.and"), names);
    }

    private Table savedActions(SavedMatch<Town, Event> saved) {
        Table actions = actions();
        Match<Town, Event> match = saved.match();
        String id = saved.id();
        if (!match.isOver()) {
            action(actions, "open", id, "icon-play", () -> doors.sitDown(match));
        }
        action(actions, "watch", id, "icon-eye", () -> doors.watch(match, 0));
        action(actions, "rename", id, "icon-pencil", () -> askName(saved));
        action(actions, "copy", id, "icon-copy", () -> copy(match));
        action(actions, "file", id, "icon-save", () -> export(saved));
        action(actions, "delete", id, "icon-trash", () -> delete(saved, shelf));
        return actions;
    }

    private Table recentActions(SavedMatch<Town, Event> saved) {
        Table actions = actions();
        Match<Town, Event> match = saved.match();
        String id = RECENT + saved.id();
        action(actions, "watch", id, "icon-eye", () -> doors.watch(match, 0));
        action(actions, "keep-recent", id, "icon-pencil", () -> askToKeep(saved));
        action(actions, "copy", id, "icon-copy", () -> copy(match));
        action(actions, "file", id, "icon-save", () -> export(saved));
        action(actions, "delete", id, "icon-trash", () -> delete(saved, recent));
        return actions;
    }

    private Table actions() {
        Theme theme = ui.theme();
        Table actions = new Table();
        actions.defaults().size(theme.size().finger() + theme.px(8)).pad(theme.px(2));
        return actions;
    }

    private void action(Table actions, String what, String id, String icon, Runnable action) {
        String name = "saves." + what;
        actions.add(make.iconButton(name + "." + id, icon, ui.text(name), action));
    }

    private static String players(Match<Town, Event> match) {
        List<String> names = new ArrayList<>();
        for (Seat seat : match.seats()) {
            names.add(seat.name());
        }
        return String.join(", ", names);
    }

    private String moment(SavedMatch<Town, Event> saved) {
        Match<Town, Event> match = saved.match();
        String date = ui.platform().dateText(saved.date(), ui.texts().language().code());
        return match.isOver()
                ? ui.text("saves.over", date)
                : ui.text("saves.round", Math.max(1, match.position().round()), date);
    }

    private TownPictures pictures(float width) {
        if (pictures == null || !pictures.fits(width)) {
            if (pictures != null) {
                pictures.dispose();
            }
            pictures = new TownPictures(ui, width);
        }
        return pictures;
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

    private void askName(SavedMatch<Town, Event> saved) {
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
    private void askToKeep(SavedMatch<Town, Event> saved) {
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

    private void copy(Match<Town, Event> match) {
        ui.platform().copy(MatchText.write(match));
        ui.screens().toast(ui.text("saves.copied"));
    }

    private boolean isByPad() {
        return ui.devices().last().kind().isPad();
    }

    private void export(SavedMatch<Town, Event> saved) {
        String text = MatchText.write(saved.match());
        if (isByPad() && ui.platform().ownsWindow()) {
            attempt(() -> exported(exchange.put("fistful-" + saved.id(), text)));
            return;
        }
        ui.platform()
                .saveFile(
                        "fistful-" + saved.id() + ".txt",
                        text,
                        place -> {
                            if (place != null) {
                                ui.screens().toast(ui.text("saves.exported", place));
                            }
                        });
    }

    private void exported(String name) {
        String place = ui.platform().folder() + name + ".txt";
        ui.screens().toast(ui.text("saves.exported", place));
    }

    private void delete(SavedMatch<Town, Event> saved, SaveShelf<Town, Event> from) {
        attempt(() -> from.delete(saved));
        lastDeletedFrom = from;
        ui.screens().toast(ui.text("saves.deleted", title(saved)));
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
        if (isByPad()) {
            loadByPad();
            return;
        }
        ui.platform()
                .openFile(
                        text -> {
                            if (text != null) {
                                take(text);
                            }
                        });
    }

    /** The system's file dialog wants a mouse, and a page may open none for a pad at all. */
    private void loadByPad() {
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
        if (pictures != null) {
            pictures.dispose();
        }
    }
}
