package meeples.fistful.ui.couch;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import meeples.fistful.ui.Doors;
import meeples.fistful.ui.Pictures;
import meeples.fistful.ui.badge.SeatBadge;
import meeples.fistful.ui.score.Award;
import meeples.fistful.ui.score.Awards;
import meeples.fistful.ui.score.Feats;
import meeples.play.Evening;
import meeples.play.Seat;
import meeples.ui.Palette;
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
    private final Runnable rematch;
    private boolean wholeEvening;

    /**
     * @param rematch begins the next game of the same people
     */
    public EveningScreen(Ui ui, Doors doors, Evening<Feats> evening, Runnable rematch) {
        super(ui);
        this.doors = doors;
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
        root.add(make.scroll("evening.scroll", both)).grow().row();
        root.add(buttons()).growX().padTop(theme.px(10));
    }

    private Table standings() {
        Theme theme = ui.theme();
        Table paper = make.paper();
        int games = evening.games().size();
        Label head = make.label(ui.texts().count("evening.games", games), Role.TITLE);
        head.setName("evening.games");
        paper.add(head).colspan(4).left().padBottom(theme.px(10)).row();
        paper.defaults().padBottom(theme.px(6));
        paper.add();
        paper.add();
        paper.add(quiet("evening.wins")).padLeft(theme.px(18));
        paper.add(quiet("evening.points")).padLeft(theme.px(18)).row();
        for (int seat : evening.ranking()) {
            addRow(paper, seat);
        }
        return paper;
    }

    private Label quiet(String key) {
        Label label = make.label(ui.text(key), Role.SMALL);
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
        paper.add(number("points-" + index, evening.points(index))).padLeft(theme.px(18)).row();
    }

    private Label number(String name, int number) {
        Label label = make.label("" + number, Role.NUMBER);
        label.setName(name);
        label.setAlignment(Align.center);
        return label;
    }

    private Feats feats() {
        List<Evening.Played<Feats>> games = evening.games();
        Feats feats = games.get(games.size() - 1).feats();
        for (int i = games.size() - 2; wholeEvening && i >= 0; i--) {
            feats = feats.with(games.get(i).feats());
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
        for (Awards.Given given : Awards.of(feats())) {
            paper.add(Pictures.onPaper(theme, given.award().icon()))
                    .size(theme.px(56))
                    .pad(theme.px(8), 0, 0, theme.px(14));
            paper.add(words(given, width)).width(width).left().padTop(theme.px(8)).row();
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

    private Table words(Awards.Given given, float width) {
        Theme theme = ui.theme();
        String key = "award." + given.award().word();
        Table words = new Table();
        words.setName(key);
        words.left();
        Label name = make.label(ui.text(key), Role.BOLD);
        name.setColor(Palette.RED);
        words.add(name).left().row();
        Table who = new Table();
        float used = 0;
        for (int seat : given.seats()) {
            who.add(SeatBadge.image(theme, evening.seats().get(seat)))
                    .size(theme.px(36))
                    .padRight(theme.px(6));
            used += theme.px(42);
        }
        String text = ui.text("evening.who", names(given), why(given));
        who.add(make.paragraph(text, Role.BODY)).width(width - used).left();
        words.add(who).left();
        return words;
    }

    private String names(Awards.Given given) {
        List<String> names = new ArrayList<>();
        for (int seat : given.seats()) {
            names.add(evening.seats().get(seat).name());
        }
        return String.join(ui.text("evening.and"), names);
    }

    private String why(Awards.Given given) {
        String key = "award." + given.award().word() + ".why";
        return given.award() == Award.SPORT ? ui.text(key) : ui.texts().count(key, given.count());
    }

    private Table buttons() {
        Theme theme = ui.theme();
        Table row = new Table();
        float height = Math.max(theme.px(72), theme.size().finger());
        row.defaults().height(height).space(theme.px(10));
        row.add(make.signButton("evening.back", ui.text("ui.back"), this::back));
        row.add().expandX();
        row.add(make.signButton("evening.seats", ui.text("evening.seats"), doors::couch));
        row.add(make.chiefButton("evening.rematch", ui.text("evening.rematch"), rematch))
                .minWidth(theme.px(300));
        return row;
    }

    @Override
    protected String firstFocus() {
        return "evening.rematch";
    }
}
