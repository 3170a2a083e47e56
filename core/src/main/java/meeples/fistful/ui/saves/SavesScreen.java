package meeples.fistful.ui.saves;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import meeples.fistful.Fistful;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.ui.book.TownPictures;
import meeples.platform.StorageException;
import meeples.play.BadTextException;
import meeples.play.Match;
import meeples.play.MatchText;
import meeples.play.Seat;
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

    private final SaveShelf<Town, Event> shelf;
    private final Consumer<Match<Town, Event>> opener;
    private List<SavedMatch<Town, Event>> saves = new ArrayList<>();
    private TownPictures pictures;

    /**
     * @param opener goes on with a match
     */
    public SavesScreen(Ui ui, Consumer<Match<Town, Event>> opener) {
        super(ui);
        this.opener = opener;
        shelf = new SaveShelf<>(Fistful.GAME, ui.platform().storage());
    }

    @Override
    protected void shown() {
        refresh();
    }

    private void refresh() {
        attempt(() -> saves = shelf.all());
        if (shelf.damaged() > 0) {
            ui.screens().toast(ui.texts().count("saves.damaged", shelf.damaged()));
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
            list.add(row(saved)).growX().row();
        }
        if (saves.isEmpty()) {
            Label nothing = make.paragraph(ui.text("saves.nothing"), Role.BODY);
            nothing.setAlignment(Align.center);
            list.add(nothing).growX().pad(theme.px(40));
        }
        if (!ui.platform().ownsWindow()) {
            Label where = make.paragraph(ui.text("saves.browser"), Role.SMALL);
            where.setColor(theme.quiet());
            list.add(where).growX().pad(theme.px(12));
        }
        Table sheet = new Table();
        sheet.top();
        float width = Math.min(theme.px(LIST_WIDTH), stage().getWidth() - theme.px(70));
        sheet.add(list).width(width);
        root.add(make.scroll("saves.scroll", sheet)).grow().padTop(theme.px(8)).row();
        root.add(footer()).growX().padTop(theme.px(10));
    }

    private Table row(SavedMatch<Town, Event> saved) {
        Theme theme = ui.theme();
        Table row = new Table();
        row.setBackground(theme.drawable(Look.ROW));
        float width = theme.px(PICTURE_WIDTH);
        Match<Town, Event> match = saved.match();
        Actor picture = pictures(width).of(match.position(), match.seats());
        row.add(picture).size(width, Math.round(width * 9 / 16)).padRight(theme.px(18));
        Table words = new Table();
        words.add(make.label(saved.name(), Role.BOLD)).left().row();
        Label who = make.paragraph(players(match), Role.BODY);
        words.add(who).growX().left().row();
        Label when = make.paragraph(moment(saved), Role.SMALL);
        when.setColor(theme.quiet());
        words.add(when).growX().left();
        row.add(words).grow().left();
        Table actions = new Table();
        actions.defaults().size(theme.size().finger() + theme.px(8)).pad(theme.px(2));
        String id = saved.id();
        action(actions, "open", id, "icon-play", () -> opener.accept(match));
        action(actions, "rename", id, "icon-pencil", () -> askName(saved));
        action(actions, "copy", id, "icon-copy", () -> copy(match));
        action(actions, "file", id, "icon-save", () -> export(saved));
        action(actions, "delete", id, "icon-trash", () -> delete(saved));
        row.add(actions).right();
        return row;
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
        if (shelf.canPutBack()) {
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
                        saved.name(),
                        name -> {
                            attempt(() -> shelf.rename(saved, name));
                            refresh();
                        }));
    }

    private void copy(Match<Town, Event> match) {
        ui.platform().copy(MatchText.write(match));
        ui.screens().toast(ui.text("saves.copied"));
    }

    private void export(SavedMatch<Town, Event> saved) {
        String text = MatchText.write(saved.match());
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

    private void delete(SavedMatch<Town, Event> saved) {
        attempt(() -> shelf.delete(saved));
        ui.screens().toast(ui.text("saves.deleted", saved.name()));
        refresh();
    }

    private void putBack() {
        attempt(shelf::putBack);
        refresh();
    }

    private void paste() {
        ui.platform().paste(this::take);
    }

    private void load() {
        ui.platform()
                .openFile(
                        text -> {
                            if (text != null) {
                                take(text);
                            }
                        });
    }

    /** Takes in a text that came from elsewhere, or says what is wrong with it. */
    public void take(String text) {
        try {
            shelf.take(text, ui.text("saves.imported"), ui.platform().now());
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
