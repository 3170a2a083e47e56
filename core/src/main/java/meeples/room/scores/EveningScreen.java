package meeples.room.scores;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import meeples.game.BoardGame;
import meeples.game.score.Feats;
import meeples.play.Evening;
import meeples.play.Seat;
import meeples.room.Doors;
import meeples.room.badge.Pictures;
import meeples.text.Texts;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.Ui;
import meeples.ui.UiScreen;

/** Between two games: how the evening stands, and who is honoured for what. */
public final class EveningScreen extends UiScreen {
    private static final float NAME_WIDTH = 330;

    /** With less width than this the awards stand below the standings. */
    private static final float LEAST_FOR_BOTH = 1150;

    private final Evening<Feats> evening;
    private final Doors doors;
    private final BoardGame<?, ?> last;
    private final Runnable rematch;
    private boolean wholeEvening;

    /**
     * @param last what was played last
     * @param rematch begins the next game of the same people
     */
    public EveningScreen(
            Ui ui, Doors doors, BoardGame<?, ?> last, Evening<Feats> evening, Runnable rematch) {
        super(ui);
        this.doors = doors;
        this.last = last;
        this.evening = evening;
        this.rematch = rematch;
    }

    @Override
    protected void build(Table root) {
        Theme theme = ui.theme();
        root.pad(theme.px(20));
        root.add(make.banner(ui.text("evening.title"))).row();
        Table both = new Table();
        boolean wide = roomWidth() >= theme.px(LEAST_FOR_BOTH);
        both.add(standings()).top().pad(theme.px(8));
        if (!wide) {
            both.row();
        }
        both.add(awards(wide)).top().pad(theme.px(8));
        root.add(make.scroll("evening.scroll", both)).growY().row();
        root.add(buttons()).growX().padTop(theme.px(10));
    }

    private Table standings() {
        Theme theme = ui.theme();
        Table paper = make.paper();
        int games = evening.games().size();
        Label head = make.label(ui.texts().count("evening.games", games), Role.TITLE);
        head.setName("evening.games");
        paper.add(head).colspan(3 + evening.kinds().size()).left().padBottom(theme.px(10)).row();
        paper.defaults().padBottom(theme.px(6));
        paper.add();
        paper.add();
        paper.add(quiet(ui.text("evening.wins"))).padLeft(theme.px(18));
        for (String kind : evening.kinds()) {
            paper.add(quiet(pointsTitle(kind))).padLeft(theme.px(18));
        }
        paper.row();
        for (int seat : evening.ranking()) {
            addRow(paper, seat);
        }
        return paper;
    }

    /** Points of different games cannot be added: each has a column of its own. */
    private String pointsTitle(String kind) {
        return evening.kinds().size() == 1 ? ui.text("evening.points") : title(kind);
    }

    private String title(String kind) {
        return ui.texts().of(kind).get("game." + kind);
    }

    private Label quiet(String text) {
        Label label = make.label(text, Role.SMALL);
        label.setColor(ui.theme().quiet());
        return label;
    }

    private void addRow(Table paper, int index) {
        Theme theme = ui.theme();
        Seat seat = evening.seats().get(index);
        paper.add(Pictures.portrait(theme, seat)).size(theme.px(64)).padRight(theme.px(12));
        Label name = make.label(evening.place(index) + ". " + seat.name(), Role.BOLD);
        name.setEllipsis(true);
        paper.add(name).minWidth(0).maxWidth(theme.px(NAME_WIDTH)).expandX().left();
        paper.add(number("wins-" + index, evening.wins(index))).padLeft(theme.px(18));
        for (String kind : evening.kinds()) {
            String label = evening.kinds().size() == 1 ? "points-" : "points-" + kind + "-";
            Label points = number(label + index, evening.points(kind, index));
            paper.add(points).padLeft(theme.px(18));
        }
        paper.row();
    }

    private Label number(String name, int number) {
        Label label = make.label("" + number, Role.NUMBER);
        label.setName(name);
        label.setAlignment(Align.center);
        return label;
    }

    /** The games whose awards are shown. */
    private List<String> honouredGames() {
        List<Evening.Played<Feats>> games = evening.games();
        return wholeEvening ? evening.kinds() : List.of(games.get(games.size() - 1).game());
    }

    /** What was done in a game: in all of its matches, or in the last one. */
    private Feats feats(String kind) {
        Feats feats = null;
        for (Evening.Played<Feats> played : evening.games()) {
            if (played.game().equals(kind)) {
                feats =
                        feats == null || !wholeEvening
                                ? played.feats()
                                : feats.with(played.feats());
            }
        }
        return feats;
    }

    private Table awards(boolean wide) {
        Theme theme = ui.theme();
        Table paper = make.paper();
        String title = wholeEvening ? "evening.awards.all" : "evening.awards.last";
        paper.add(make.label(ui.text(title), Role.TITLE)).colspan(2).left().row();
        if (evening.games().size() > 1) {
            paper.add(tabs()).colspan(2).left().padTop(theme.px(6)).row();
        }
        float room = roomWidth() * (wide ? 0.42f : 0.74f);
        float width = Math.min(room, theme.px(760));
        for (String kind : honouredGames()) {
            if (honouredGames().size() > 1) {
                paper.add(quiet(title(kind))).colspan(2).left().padTop(theme.px(10)).row();
            }
            Texts texts = ui.texts().of(kind);
            new AwardRows(make, texts, evening.seats(), feats(kind)).addTo(paper, width);
        }
        return paper;
    }

    private Table tabs() {
        Theme theme = ui.theme();
        Table tabs = new Table();
        tabs.defaults().minHeight(theme.size().finger()).padRight(theme.px(6));
        tabs.add(
                make.tab(
                        "evening.last", ui.text("evening.last"), !wholeEvening, () -> show(false)));
        tabs.add(make.tab("evening.all", ui.text("evening.all"), wholeEvening, () -> show(true)));
        return tabs;
    }

    private void show(boolean all) {
        wholeEvening = all;
        rebuild();
    }

    private Table buttons() {
        Theme theme = ui.theme();
        Table row = new Table();
        float height = Math.max(theme.px(72), theme.size().finger());
        row.defaults().height(height).space(theme.px(10));
        row.add(make.signButton("evening.back", ui.text("ui.back"), this::back));
        row.add().expandX();
        row.add(
                make.signButton(
                        "evening.seats", ui.text("evening.seats"), () -> doors.couch(last)));
        row.add(make.chiefButton("evening.rematch", ui.text("evening.rematch"), rematch))
                .minWidth(theme.px(300));
        return row;
    }

    @Override
    protected String firstFocus() {
        return "evening.rematch";
    }
}
