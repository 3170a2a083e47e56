package meeples.coloma.ui.ask;

import java.util.ArrayList;
import java.util.List;
import meeples.coloma.model.Goods;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Move;
import meeples.coloma.rules.Verb;
import meeples.coloma.table.ValleyThing;
import meeples.coloma.ui.outlook.Outcome;
import meeples.coloma.ui.words.ValleyWords;
import meeples.game.ask.Answer;
import meeples.game.ask.Ask;
import meeples.game.ask.Desk;
import meeples.game.ask.Line;
import meeples.play.MoveChooser;
import meeples.table.Preview;
import meeples.table.Target;

/**
 * A question about the valley, shown page by page: what has several answers of its own, such as a
 * card that two tools could build, opens another page. Whatever can be pressed is a legal move or
 * leads to some.
 */
public abstract class ValleyAsk extends Ask<Valley> {
    private static final String END = "move-" + Move.end();

    protected final Valley valley;
    protected final ValleyWords words;
    protected final MoveWords moves;
    private Page page;
    private Target pointed;
    private Target pressed;

    protected ValleyAsk(Desk<Valley> desk) {
        super(desk);
        valley = desk.position();
        words = new ValleyWords(desk.texts(), desk.seats());
        moves = new MoveWords(words, valley);
    }

    /** The question that the valley waits for an answer to. */
    public static ValleyAsk next(Desk<Valley> desk) {
        ValleyAsk ask =
                switch (desk.position().decision()) {
                    case PIONEER -> new AskPioneer(desk);
                    case KEEP -> new AskKeep(desk);
                    case OFFER -> new AskOffer(desk);
                    case SITE, MULE -> new AskSite(desk);
                    case ACT -> new AskAct(desk);
                    case PAY -> new AskPay(desk);
                    case WAY -> new AskWay(desk);
                    case OVER -> throw new IllegalStateException("nothing is asked any more");
                };
        ask.page = ask.first();
        return ask;
    }

    /** The page that the question begins with. */
    abstract Page first();

    /** Shows another page, from which stepping back leads here again. */
    final void open(Page next) {
        next.openedOn(page, pressed);
        page = next;
        pointed = null;
        desk.changed();
    }

    /** Shows a page in place of the one that is open. */
    final void replace(Page next) {
        next.openedOn(page.before(), page.openedBy());
        page = next;
        pointed = null;
        desk.changed();
    }

    /** Whom the answers go to. */
    final Desk<Valley> desk() {
        return desk;
    }

    /** Makes these moves one after the other, as far as nothing else is asked between them. */
    final void playAll(int[] all) {
        desk.playAll(
                new MoveChooser<>() {
                    private int next;

                    @Override
                    public int choose(Valley position) {
                        return next < all.length ? all[next++] : NONE;
                    }
                });
    }

    // What moves look like

    final List<Line> lines(int move) {
        List<Line> lines = new ArrayList<>();
        lines.add(line(MoveWords.icon(move), moves.brief(move)));
        addOutcome(Outcome.of(valley, move), lines);
        return lines;
    }

    /** What is gained and lost, in as few lines as possible. */
    final void addOutcome(Outcome outcome, List<Line> lines) {
        if (!outcome.gives().equals(Goods.nothing())) {
            lines.add(line("plus", words.get("ask.gives", words.goods(outcome.gives()))));
        }
        if (!outcome.costs().equals(Goods.nothing())) {
            lines.add(line("minus", words.get("ask.costs", words.goods(outcome.costs()))));
        }
        addScore(outcome, lines);
    }

    /** What it changes in the score. */
    final void addScore(Outcome outcome, List<Line> lines) {
        if (outcome.score() != 0) {
            lines.add(line("trophy", words.get("ask.score", signed(outcome.score()))));
        }
    }

    /** What the player has to pay with. */
    final Line purse() {
        return line(
                "coin",
                words.get(
                        "ask.pay.has",
                        words.count("coin", valley.coins(seat())),
                        words.count("nugget", valley.nuggets(seat())),
                        words.count("coin", valley.goldValue())));
    }

    private static String signed(int number) {
        return number > 0 ? "+" + number : "−" + -number;
    }

    final Line line(String icon, String text) {
        return new Line(icon, Valley.NOBODY, text);
    }

    /** A button that makes a move. */
    final Answer answer(int move, boolean chief) {
        return new Answer(
                "move-" + move,
                MoveWords.icon(move),
                moves.brief(move),
                chief,
                () -> desk.play(move));
    }

    /** A page with a button for each of these moves, the first of them the likeliest. */
    final Page choice(String status, List<Integer> some) {
        Page choice = new Page(status);
        for (int move : some) {
            choice.answer(option(move, move == some.get(0)), lines(move));
        }
        addBack(choice);
        return choice;
    }

    /** A button that makes a move with a thing that has been named already. */
    final Answer option(int move, boolean chief) {
        return new Answer(
                "move-" + move,
                MoveWords.icon(move),
                moves.option(move),
                chief,
                () -> desk.play(move));
    }

    /** A button that leads back to the page before. */
    final void addBack(Page to) {
        to.answer(
                new Answer("back", "undo", words.get("answer.back"), false, this::stepBack),
                List.of());
    }

    // The question as the screen sees it

    @Override
    public final String status() {
        return page.status();
    }

    @Override
    public final List<Target> glowing() {
        return page.targets();
    }

    @Override
    public final void press(Target target) {
        Runnable action = page.press(target);
        pressed = target;
        if (action == null) {
            desk.explain(words.get("no.press"));
        } else {
            action.run();
        }
    }

    @Override
    public final void point(Target target) {
        if (target == null ? pointed != null : !target.equals(pointed)) {
            pointed = target;
            desk.pointed();
        }
    }

    @Override
    public final List<Line> lines() {
        List<Line> known = pointed == null ? page.lines() : page.linesAt(pointed);
        if (known != null) {
            return known;
        }
        return isOwnCard(pointed)
                ? new CardLines(words, valley, seat()).of(pointed.index())
                : page.lines();
    }

    /** Whether it is a card that the one who is asked has in the hand. */
    private boolean isOwnCard(Target target) {
        return target.kind() == ValleyThing.CARD
                && (valley.hand(seat()) & 1 << target.index()) != 0;
    }

    @Override
    public final Preview preview() {
        return page.previewAt(pointed);
    }

    /** A button that does a whole action is likelier than a part of that action. */
    @Override
    public final Target firstFocus() {
        for (Answer answer : page.answers()) {
            if (answer.chief() && !answer.name().equals(END)) {
                return null;
            }
        }
        return super.firstFocus();
    }

    /** A card or building that is pointed at, or that the page is about, comes forward. */
    @Override
    public final Target lifted() {
        Target about = page.before() == null ? pointed : page.openedBy();
        boolean card =
                about != null
                        && (about.kind() == ValleyThing.CARD
                                || about.kind() == ValleyThing.BUILDING);
        return card ? about : null;
    }

    @Override
    public final List<Line> linesFor(Answer answer) {
        return page.linesFor(answer);
    }

    @Override
    public final List<Answer> answers() {
        return page.answers();
    }

    @Override
    public final boolean canStepBack() {
        return page.before() != null;
    }

    @Override
    public final boolean stepBack() {
        if (page.before() == null) {
            return false;
        }
        page = page.before();
        pointed = null;
        desk.changed();
        return true;
    }

    /** It is about the whole question, and out of place where one of its things is asked about. */
    @Override
    public final String tip() {
        return page.before() == null ? words.get("tip.valley-" + tipName()) : "";
    }

    /** The end of the key of the tip for beginners. */
    abstract String tipName();

    @Override
    public final List<Target> advised(int[] suggested) {
        List<Target> about = new ArrayList<>();
        Target target = moves.target(suggested[0]);
        if (target != null) {
            about.add(target);
        }
        return about;
    }

    /** The legal moves of a kind. */
    final List<Integer> legal(Verb verb) {
        List<Integer> some = new ArrayList<>();
        for (int i = 0; i < desk.legal().size(); i++) {
            if (Move.verb(desk.legal().get(i)) == verb) {
                some.add(desk.legal().get(i));
            }
        }
        return some;
    }
}
