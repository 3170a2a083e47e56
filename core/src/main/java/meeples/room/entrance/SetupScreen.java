package meeples.room.entrance;

import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import meeples.game.BoardGame;
import meeples.game.setup.Opponent;
import meeples.game.setup.Seating;
import meeples.game.setup.SetupOption;
import meeples.picture.SeatColours;
import meeples.picture.SeatSymbols;
import meeples.room.Doors;
import meeples.room.GameMemory;
import meeples.room.badge.Pictures;
import meeples.room.badge.SeatBadge;
import meeples.room.badge.SeatInk;
import meeples.text.Texts;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.Ui;
import meeples.ui.UiPicture;
import meeples.ui.UiScreen;

/** Who plays, and by which options; remembers it for the next time. */
public final class SetupScreen<S, E> extends UiScreen {
    private static final float CARD_WIDTH = 290;
    private static final float CONTROL_WIDTH = 300;
    private static final float GAP = 8;

    private final Doors doors;
    private final BoardGame<S, E> game;
    private final Texts texts;
    private final GameMemory memory;
    private final SetupChoice<S, E> choice;

    /** Whether the options are in sight that most games are played without. */
    private boolean showsMore;

    public SetupScreen(Ui ui, Doors doors, BoardGame<S, E> game) {
        super(ui);
        this.doors = doors;
        this.game = game;
        texts = ui.texts().of(game.name());
        memory = memory(ui, game);
        choice = SetupChoice.read(game, memory.get());
        showsMore = !choice.isUsual();
    }

    /** Where this game's choices are remembered. */
    public static GameMemory memory(Ui ui, BoardGame<?, ?> game) {
        return new GameMemory(ui.settings().lastSetup, game.name(), game.setup()::remembered);
    }

    /** A seed that is easy to copy by hand. */
    private static int chance() {
        return MathUtils.random(1, 999_999);
    }

    /** What the players are called: as typed, or as such a player is called by default. */
    private List<String> names() {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < choice.players(); i++) {
            String typed = choice.place(i).name().trim();
            names.add(typed.isEmpty() ? defaultName(i) : typed);
        }
        return names;
    }

    private String defaultName(int index) {
        SeatChoice place = choice.place(index);
        if (place.isHuman()) {
            return texts.get("setup.player", index + 1);
        }
        String[] names = texts.get("setup.names." + place.bot()).split(",");
        return names[index % names.length].trim();
    }

    @Override
    protected void build(Table root) {
        Theme theme = ui.theme();
        root.pad(theme.px(20));
        root.add(make.banner(texts.get("setup.title"))).row();
        Table content = new Table();
        content.add(firstOptions()).padTop(theme.px(8)).row();
        content.add(seats()).padTop(theme.px(8)).row();
        for (Opponent opponent : game.setup().opponents(choice.values(0))) {
            String against = texts.get("setup.opponent", texts.get(opponent.nameKey()));
            content.add(make.lightLabel(against, Role.BOLD)).padTop(theme.px(8)).row();
        }
        content.add(moreButton())
                .minWidth(theme.px(CONTROL_WIDTH))
                .height(theme.size().finger())
                .pad(theme.px(6), 0, theme.px(6), 0)
                .row();
        if (showsMore) {
            content.add(moreOptions()).padBottom(theme.px(12));
        }
        root.add(make.scroll("setup.scroll", content)).growY().row();
        root.add(footer()).growX().padTop(theme.px(10));
    }

    private Table seats() {
        Theme theme = ui.theme();
        Table cards = new Table();
        float room = roomWidth() - theme.px(80);
        int most = Math.max(1, (int) (room / theme.px(CARD_WIDTH + 2 * GAP)));
        int rows = (choice.players() + most - 1) / most;
        int columns = (choice.players() + rows - 1) / rows;
        for (int i = 0; i < choice.players(); i++) {
            cards.add(card(i)).width(theme.px(CARD_WIDTH)).pad(theme.px(GAP)).fillY();
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
        card.setBackground(theme.drawable(UiPicture.SEAT + SeatColours.WORDS[place.colour()]));
        card.add(head(index)).growX().height(theme.px(46)).padBottom(theme.px(10)).row();
        String bot = place.isHuman() ? "" : place.bot();
        Image portrait = Pictures.portrait(ui.theme(), bot, place.colour());
        card.add(portrait).size(theme.px(150)).padBottom(theme.px(8)).row();
        controlRow(card, nameField(index));
        explainedRow(card, "kind", kindSelector(index));
        String kind = place.isHuman() ? "human" : place.bot();
        Label about = make.paragraph(texts.get("setup.about." + kind), Role.SMALL);
        about.setAlignment(Align.center);
        card.add(about).growX().minHeight(theme.px(54)).top().padTop(theme.px(2)).row();
        explainedRow(
                card,
                "colour",
                make.selector(
                        "setup.colour." + index,
                        indices(SeatColours.WORDS),
                        place.colour(),
                        colour -> texts.get("setup.colour." + SeatColours.WORDS[colour]),
                        colour -> change(() -> choice.colour(index, colour))));
        explainedRow(
                card,
                "symbol",
                make.selector(
                        "setup.symbol." + index,
                        indices(SeatSymbols.WORDS),
                        place.symbol(),
                        symbol -> texts.get("setup.symbol." + SeatSymbols.WORDS[symbol]),
                        symbol -> change(() -> choice.symbol(index, symbol))));
        return card;
    }

    private TextField nameField(int index) {
        TextField name =
                make.field(
                        "setup.name." + index,
                        choice.place(index).name(),
                        SetupChoice.longestName(),
                        typed -> choice.setPlace(index, choice.place(index).withName(typed)));
        help().add(name, () -> texts.get("setup.help.name"));
        name.setMessageText(defaultName(index));
        name.setAlignment(Align.center);
        return name;
    }

    /** A human, or a bot of one of the levels. */
    private Actor kindSelector(int index) {
        List<String> kinds = new ArrayList<>();
        kinds.add("");
        kinds.addAll(game.bots().levels());
        return make.selector(
                "setup.kind." + index,
                kinds,
                choice.place(index).bot(),
                this::kindName,
                kind -> change(() -> choice.setPlace(index, choice.place(index).withBot(kind))));
    }

    private String kindName(String bot) {
        return texts.get(bot.isEmpty() ? "setup.human" : "bot." + bot);
    }

    private void explainedRow(Table card, String what, Actor control) {
        help().add(control, () -> texts.get("setup.help." + what));
        controlRow(card, control);
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
        Label label = make.label(texts.get("setup.seat", index + 1), Role.BOLD);
        label.setColor(SeatInk.on(theme, place.colour()));
        head.add(label).expandX().left();
        return head;
    }

    private static List<Integer> indices(String[] words) {
        return range(0, words.length - 1);
    }

    private static List<Integer> range(int first, int last) {
        List<Integer> numbers = new ArrayList<>();
        for (int i = first; i <= last; i++) {
            numbers.add(i);
        }
        return numbers;
    }

    /** What everybody has to say something about: how many play, and for how long. */
    private Table firstOptions() {
        Table paper = make.paper();
        Seating seating = game.setup().seating();
        option(
                paper,
                "players",
                texts.get("setup.players.about"),
                make.selector(
                        "setup.players",
                        range(seating.least(), seating.most()),
                        choice.players(),
                        count -> texts.count("setup.count", count),
                        count -> change(() -> choice.setPlayers(count))));
        addOptions(paper, true);
        return paper;
    }

    private TextButton moreButton() {
        String text = texts.get(showsMore ? "setup.less" : "setup.more");
        return make.button("setup.more", text, () -> change(() -> showsMore = !showsMore));
    }

    private Table moreOptions() {
        Table paper = make.paper();
        addOptions(paper, false);
        return paper;
    }

    /**
     * @param length whether those are wanted that say how long the game is, or the others
     */
    private void addOptions(Table paper, boolean length) {
        for (SetupOption option : game.setup().options()) {
            if (option.isLength() == length) {
                String refusal = choice.refusal(option);
                String about = refusal == null ? "setup." + option.key() + ".about" : refusal;
                Actor control = refusal == null ? control(option) : make.label("–", Role.BODY);
                option(paper, option.key(), texts.get(about), control);
            }
        }
    }

    private Actor control(SetupOption option) {
        String name = "setup." + option.key();
        return switch (option.kind()) {
            case TOGGLE ->
                    make.toggle(
                            name,
                            choice.get(option) == SetupOption.ON,
                            on -> set(option, on ? SetupOption.ON : SetupOption.OFF));
            case CHOICE, SEAT ->
                    make.selector(
                            name,
                            option.numbers(choice.players()),
                            choice.get(option),
                            number -> valueText(option, number),
                            number -> set(option, number));
            case SEED -> {
                TextField seed = make.field(name, choice.seed(), 11, choice::setSeed);
                seed.setMessageText(texts.get("setup.chance"));
                seed.setAlignment(Align.center);
                yield seed;
            }
        };
    }

    /** What one option is set to may decide whether another can be used. */
    private void set(SetupOption option, int number) {
        List<String> before = refusals();
        choice.set(option, number);
        if (!before.equals(refusals())) {
            rebuild();
        }
    }

    private List<String> refusals() {
        List<String> refusals = new ArrayList<>();
        for (SetupOption option : game.setup().options()) {
            refusals.add(choice.refusal(option));
        }
        return refusals;
    }

    private String valueText(SetupOption option, int number) {
        if (option.kind() == SetupOption.Kind.SEAT) {
            return number == SetupOption.BY_CHANCE
                    ? texts.get("setup.chance")
                    : names().get(number);
        }
        return OptionTexts.value(texts, option, number);
    }

    /** Two options stand side by side where there is room. */
    private boolean isWide() {
        return roomWidth() >= ui.theme().px(1400);
    }

    private void option(Table paper, String name, String sentence, Actor control) {
        Theme theme = ui.theme();
        boolean wide = isWide();
        float room = roomWidth() - theme.px(130);
        float column = Math.min(theme.px(820), wide ? room / 2 : room);
        float controlWidth = theme.px(CONTROL_WIDTH);
        help().add(control, () -> sentence);
        Table words = new Table();
        words.add(make.label(texts.get("setup." + name + ".name"), Role.BOLD)).left().row();
        Label about = make.paragraph(sentence, Role.SMALL);
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
        footer.add(make.signButton("setup.back", texts.get("ui.back"), this::back))
                .minWidth(theme.px(220))
                .height(height);
        footer.add().expandX();
        footer.add(make.chiefButton("setup.start", texts.get("setup.start"), this::start))
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
        doors.play(choice.game(names(), chance()));
    }

    private void remember() {
        memory.set(choice.write());
    }

    @Override
    protected void back() {
        remember();
        super.back();
    }
}
