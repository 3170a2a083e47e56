package meeples.fistful.ui;

import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import meeples.fistful.ai.Bots;
import meeples.fistful.model.Town;
import meeples.fistful.table.Art;
import meeples.fistful.ui.badge.SeatBadge;
import meeples.fistful.ui.badge.SeatInk;
import meeples.ui.Look;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.Ui;
import meeples.ui.UiScreen;

/** Who plays, and by which options; remembers it for the next time. */
public final class SetupScreen extends UiScreen {
    private static final float CARD_WIDTH = 290;
    private static final float CONTROL_WIDTH = 300;

    private final Doors doors;
    private final SetupChoice choice;

    public SetupScreen(Ui ui, Doors doors) {
        super(ui);
        this.doors = doors;
        choice = SetupChoice.read(ui.settings().lastSetup.get());
    }

    /** A seed that is easy to copy by hand. */
    private static int chance() {
        return MathUtils.random(1, 999_999);
    }

    /** What the players are called: as typed, or as such a player is called by default. */
    private static List<String> names(Ui ui, SetupChoice choice) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < choice.players(); i++) {
            String typed = choice.place(i).name().trim();
            names.add(typed.isEmpty() ? defaultName(ui, choice, i) : typed);
        }
        return names;
    }

    private static String defaultName(Ui ui, SetupChoice choice, int index) {
        SeatChoice place = choice.place(index);
        if (place.isHuman()) {
            return ui.text("setup.player", index + 1);
        }
        String[] names = ui.text("setup.names." + place.bot()).split(",");
        return names[index % names.length].trim();
    }

    @Override
    protected void build(Table root) {
        Theme theme = ui.theme();
        root.pad(theme.px(20));
        root.add(make.banner(ui.text("setup.title"))).row();
        Table content = new Table();
        content.add(seats()).padTop(theme.px(8)).row();
        content.add(options()).padTop(theme.px(18)).padBottom(theme.px(12));
        root.add(make.scroll("setup.scroll", content)).grow().row();
        root.add(footer()).growX().padTop(theme.px(10));
    }

    private Table seats() {
        Theme theme = ui.theme();
        Table cards = new Table();
        float room = roomWidth() - theme.px(80);
        int columns = Math.max(1, Math.min(4, (int) (room / theme.px(CARD_WIDTH + 20))));
        if (columns == 3 && choice.players() == 4) {
            columns = 2;
        }
        for (int i = 0; i < choice.players(); i++) {
            cards.add(card(i)).width(theme.px(CARD_WIDTH)).pad(theme.px(8)).fillY();
            if ((i + 1) % columns == 0) {
                cards.row();
            }
        }
        return cards;
    }

    private Table card(int index) {
        Theme theme = ui.theme();
        SeatChoice place = choice.place(index);
        Table card = new Table();
        card.setBackground(theme.drawable(Look.SEAT + Art.COLOURS[place.colour()]));
        card.add(head(index)).growX().height(theme.px(46)).padBottom(theme.px(10)).row();
        Image portrait = make.picture(portrait(place));
        card.add(portrait).size(theme.px(150)).padBottom(theme.px(8)).row();
        TextField name =
                make.field(
                        "setup.name." + index,
                        place.name(),
                        SetupChoice.longestName(),
                        typed -> choice.setPlace(index, choice.place(index).withName(typed)));
        name.setMessageText(defaultName(ui, choice, index));
        name.setAlignment(Align.center);
        controlRow(card, name);
        List<String> kinds = new ArrayList<>();
        kinds.add("");
        kinds.addAll(Bots.LEVELS);
        controlRow(
                card,
                make.selector(
                        "setup.kind." + index,
                        kinds,
                        place.bot(),
                        this::kindName,
                        kind ->
                                change(
                                        () ->
                                                choice.setPlace(
                                                        index,
                                                        choice.place(index).withBot(kind)))));
        String kind = place.isHuman() ? "human" : place.bot();
        Label about = make.paragraph(ui.text("setup.about." + kind), Role.SMALL);
        about.setAlignment(Align.center);
        card.add(about).growX().minHeight(theme.px(54)).top().padTop(theme.px(2)).row();
        List<Integer> four = List.of(0, 1, 2, 3);
        controlRow(
                card,
                make.selector(
                        "setup.colour." + index,
                        four,
                        place.colour(),
                        colour -> ui.text("setup.colour." + Art.COLOURS[colour]),
                        colour -> change(() -> choice.colour(index, colour))));
        controlRow(
                card,
                make.selector(
                        "setup.symbol." + index,
                        four,
                        place.symbol(),
                        symbol -> ui.text("setup.symbol." + Art.SYMBOLS[symbol]),
                        symbol -> change(() -> choice.symbol(index, symbol))));
        return card;
    }

    private String kindName(String bot) {
        return ui.text(bot.isEmpty() ? "setup.human" : "bot." + bot);
    }

    private void controlRow(Table card, Actor control) {
        // A field wants to be wider than a card with small letters is.
        card.add(control)
                .growX()
                .minWidth(0)
                .height(ui.theme().size().finger())
                .padTop(ui.theme().px(4))
                .row();
    }

    /** The coloured top of a card: the symbol, and the place's number. */
    private Table head(int index) {
        Theme theme = ui.theme();
        SeatChoice place = choice.place(index);
        Table head = new Table();
        head.add(SeatBadge.image(theme, place.colour(), place.symbol()))
                .size(theme.px(40))
                .padRight(theme.px(10));
        Label label = make.label(ui.text("setup.seat", index + 1), Role.BOLD);
        label.setColor(SeatInk.on(theme, place.colour()));
        head.add(label).expandX().left();
        return head;
    }

    private static String portrait(SeatChoice place) {
        return place.isHuman()
                ? Art.humanPortrait(place.colour())
                : Art.portrait(Bots.LEVELS.indexOf(place.bot()));
    }

    private Table options() {
        Table paper = make.paper();
        List<Integer> starters = new ArrayList<>();
        for (int i = Town.NOBODY; i < choice.players(); i++) {
            starters.add(i);
        }
        List<String> names = names(ui, choice);
        option(
                paper,
                "players",
                make.selector(
                        "setup.players",
                        List.of(2, 3, 4),
                        choice.players(),
                        count -> ui.texts().count("setup.count", count),
                        count -> change(() -> choice.setPlayers(count))));
        option(
                paper,
                "german-madame",
                make.toggle("setup.german-madame", choice.germanMadame(), choice::setGermanMadame));
        option(
                paper,
                "first",
                make.selector(
                        "setup.first",
                        starters,
                        choice.first(),
                        seat -> seat == Town.NOBODY ? ui.text("setup.chance") : names.get(seat),
                        choice::setFirst));
        option(
                paper,
                "one-bar",
                make.toggle("setup.one-bar", choice.oneBarATurn(), choice::setOneBarATurn));
        option(
                paper,
                "rounds",
                make.selector(
                        "setup.rounds",
                        SetupChoice.roundLimits(),
                        choice.rounds(),
                        this::roundsText,
                        choice::setRounds));
        TextField seed = make.field("setup.seed", choice.seed(), 11, choice::setSeed);
        seed.setMessageText(ui.text("setup.chance"));
        seed.setAlignment(Align.center);
        option(paper, "seed", seed);
        return paper;
    }

    /** Two options stand side by side where there is room. */
    private boolean isWide() {
        return roomWidth() >= ui.theme().px(1400);
    }

    private String roundsText(int limit) {
        return limit == 0 ? ui.text("setup.no-limit") : ui.texts().count("setup.limit", limit);
    }

    private void option(Table paper, String name, Actor control) {
        Theme theme = ui.theme();
        boolean wide = isWide();
        float room = roomWidth() - theme.px(130);
        float column = Math.min(theme.px(820), wide ? room / 2 : room);
        float controlWidth = theme.px(CONTROL_WIDTH);
        Table words = new Table();
        words.add(make.label(ui.text("setup." + name + ".name"), Role.BOLD)).left().row();
        Label about = make.paragraph(ui.text("setup." + name + ".about"), Role.SMALL);
        about.setColor(theme.quiet());
        words.add(about).width(column - controlWidth - theme.px(50)).left();
        boolean second = wide && paper.getChildren().size % 4 == 2;
        paper.add(words)
                .left()
                .pad(theme.px(4), theme.px(second ? 40 : 0), theme.px(4), theme.px(20));
        paper.add(control).width(controlWidth).height(theme.size().finger());
        if (!wide || second) {
            paper.row();
        }
    }

    private Table footer() {
        Theme theme = ui.theme();
        Table footer = new Table();
        float height = Math.max(theme.px(72), theme.size().finger());
        footer.add(make.signButton("setup.back", ui.text("ui.back"), this::back))
                .minWidth(theme.px(220))
                .height(height);
        footer.add().expandX();
        footer.add(make.chiefButton("setup.start", ui.text("setup.start"), this::start))
                .minWidth(theme.px(360))
                .height(height);
        return footer;
    }

    @Override
    protected String firstFocus() {
        return "setup.start";
    }

    private void change(Runnable change) {
        change.run();
        rebuild();
    }

    private void start() {
        remember();
        doors.play(choice.game(names(ui, choice), chance()));
    }

    private void remember() {
        ui.settings().lastSetup.set(choice.write());
    }

    @Override
    protected void back() {
        remember();
        super.back();
    }
}
