package meeples.coloma.ui.ask;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import meeples.coloma.model.Box;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Action;
import meeples.coloma.rules.Move;
import meeples.coloma.rules.Verb;
import meeples.coloma.table.ValleyTarget;
import meeples.coloma.ui.ask.Orders.Order;
import meeples.coloma.ui.outlook.Outcome;
import meeples.coloma.ui.outlook.ShootoutOutlook;
import meeples.game.ask.Answer;
import meeples.game.ask.Desk;
import meeples.game.ask.Line;
import meeples.table.Target;

/**
 * What to do next in the own turn. Everything that can be done glows; what is most of an action is
 * one button: all shovels, all wheelbarrows, the beds. Ending the turn is always a button.
 */
final class AskAct extends ValleyAsk {
    private final int site;

    AskAct(Desk<Valley> desk) {
        super(desk);
        site = valley.turnSite();
    }

    @Override
    Page first() {
        Page page = new Page(words.get("ask.act." + whatNow()));
        addState(page);
        addThings(page);
        addWork(page, Verb.SHOVEL, "shovels", ValleyTarget.primary(site));
        addWork(page, Verb.WHEELBARROW, "wheelbarrows", ValleyTarget.secondary(site));
        addPurchase(page);
        addBeds(page);
        if (!legal(Verb.GO).isEmpty()) {
            new WayPages(this, valley).addTo(page);
        }
        for (int move : legal(Verb.ROB)) {
            page.answer(answer(move, false), lines(move));
        }
        for (int move : legal(Verb.TAKE_TENT)) {
            page.answer(answer(move, false), lines(move));
        }
        page.answer(answer(Move.end(), nothingLeft() || page.answers().isEmpty()), List.of());
        return page;
    }

    boolean mayPlay(int move) {
        return desk.legal().contains(move);
    }

    /** Whether only the end of the turn is left. */
    private boolean nothingLeft() {
        return desk.legal().size() == 1;
    }

    /** What the status line asks for: the end of its key. */
    private String whatNow() {
        if (nothingLeft()) {
            return "nothing-left";
        }
        for (int i = 0; i < desk.legal().size(); i++) {
            switch (Move.verb(desk.legal().get(i))) {
                case SHOVEL, WHEELBARROW -> {
                    return "work";
                }
                case RIVER, BRIDGE -> {
                    return "river";
                }
                case BUILD, HOTEL -> {
                    return legal(Verb.HOTEL).isEmpty() ? "build" : "build-hotel";
                }
                case GO -> {
                    return "wagon";
                }
                case GUNMEN, TENT_ON_EVENT, TENT_IN_REGION, BED -> {
                    return "frontier";
                }
                case BUY, TAKE_BARREL -> {
                    return "barker";
                }
                default -> {}
            }
        }
        return "extras";
    }

    // What there is to know

    private void addState(Page page) {
        String primary = words.action(Action.primary(valley, site), valley, seat());
        addAction(page, valley.primary(), "primary", "arrow-right", primary);
        if (Action.isBarred(valley, site) && !valley.blasted()) {
            page.line(line("barricade", whyBarred()));
        } else {
            String secondary = words.action(Action.unbarred(valley, site), valley, seat());
            addAction(page, valley.secondary(), "secondary", "plus", secondary);
        }
        addShootout(page);
    }

    /** Where the barricade lies, so that the secondary action of this site is stopped. */
    private String whyBarred() {
        int barricade = valley.barricade();
        if (barricade == Valley.ON_SIGNPOST) {
            return words.get("ask.site.barred");
        }
        return barricade == site
                ? words.get("ask.act.barred.crowd", words.list(crowd()))
                : words.get("ask.act.barred.pointed", barricade + 1);
    }

    /** Who brought the barricade here: pioneers, mules and Buster count. */
    private List<String> crowd() {
        List<String> here = new ArrayList<>();
        for (int other = 0; other < valley.table(); other++) {
            if (valley.site(other) == site) {
                here.add(words.name(other));
            }
            if (valley.mule(other) == site) {
                here.add(words.get("who.mule", words.name(other)));
            }
        }
        if (valley.buster() == site) {
            here.add(words.get("who.buster"));
        }
        return here;
    }

    /** Whether an action is done, still to do, or out of reach. */
    private void addAction(Page page, int state, String which, String icon, String action) {
        boolean done = state == Valley.DONE || state == Valley.BEGUN && nothingLeft();
        String named = words.get("ask.act." + which, action);
        if (done) {
            page.line(line("check", words.get("ask.act.done", action)));
        } else if (nothingLeft()) {
            page.line(line("minus", words.get("ask.act.not-now", named)));
        } else {
            page.line(line(icon, named));
        }
    }

    private void addShootout(Page page) {
        if (!legal(Verb.GUNMEN).isEmpty()) {
            page.line(line("gunman", shootout(ShootoutOutlook.of(valley, seat()))));
            for (int move : legal(Verb.GUNMEN)) {
                ShootoutOutlook then = ShootoutOutlook.after(valley, move);
                page.line(line("gunman", words.get("ask.row", moves.brief(move), result(then))));
            }
        } else if (Action.primary(valley, site) == Action.FRONTIER) {
            page.line(line("gunman", shootout(ShootoutOutlook.of(valley, seat()))));
        }
    }

    /** How all gunmen stand against the outlaws, and what that would mean for this player. */
    private String shootout(ShootoutOutlook outlook) {
        return words.get(
                outlook.won() ? "ask.shootout.wins" : "ask.shootout.loses",
                words.count("gunman", outlook.gunmen()),
                words.count("outlaw", valley.outlaws()),
                result(outlook));
    }

    private String result(ShootoutOutlook outlook) {
        if (outlook.own() == 0) {
            return words.get("ask.shootout.graves", words.count("grave", outlook.graves()));
        }
        return words.get(
                "ask.shootout.rank", outlook.rank() + 1, words.count("point", outlook.points()));
    }

    // Things to press

    /** All moves that have a thing of their own, by that thing. */
    private void addThings(Page page) {
        Map<Target, List<Integer>> byThing = new LinkedHashMap<>();
        for (int i = 0; i < desk.legal().size(); i++) {
            int move = desk.legal().get(i);
            Target thing = moves.target(move);
            if (thing != null && Move.verb(move) != Verb.GO && Move.verb(move) != Verb.BUY) {
                byThing.computeIfAbsent(thing, t -> new ArrayList<>()).add(move);
            }
        }
        byThing.forEach((thing, some) -> page.press(thing, about(some), () -> press(some)));
    }

    private List<Line> about(List<Integer> some) {
        int move = some.get(0);
        List<Line> about = lines(move);
        Verb verb = Move.verb(move);
        if (verb == Verb.BUILD) {
            about = new CardLines(words, valley, seat()).of(Move.card(move));
            addScore(Outcome.of(valley, move), about);
        } else if (verb == Verb.BRIDGE) {
            about.add(line("bridge", words.bridgeCounts(Move.second(move))));
        } else if (verb == Verb.GUNMEN) {
            about.add(line("outlaw", shootout(ShootoutOutlook.after(valley, move))));
        } else if (verb == Verb.TAKE_BARREL) {
            int outlaws = Box.barrelOutlaws(Move.first(move));
            about.add(line("outlaw", words.get("ask.outlaws", words.count("outlaw", outlaws))));
        }
        return about;
    }

    private void press(List<Integer> some) {
        List<Integer> discards = only(Verb.DISCARD, some);
        List<Integer> raids = only(Verb.RAID, some);
        if (isMade(some.get(0)) && discards.isEmpty()) {
            order(some);
        } else if (some.size() == 1) {
            desk.play(some.get(0));
        } else if (!discards.isEmpty() && discards.size() < some.size()) {
            open(buildOrDiscard(some, discards));
        } else if (!raids.isEmpty()) {
            open(raid(some, raids));
        } else {
            open(choice(words.get("ask.which"), some));
        }
    }

    /** Whether it is something that is paid for. */
    private static boolean isMade(int move) {
        return switch (Move.verb(move)) {
            case RIVER, BRIDGE, BUILD, HOTEL -> true;
            default -> false;
        };
    }

    /** Makes what is paid for at once where there is one way to pay, or asks how. */
    private void order(List<Integer> some) {
        List<Order> orders = new Orders(words, valley).of(some);
        if (orders.size() == 1) {
            playAll(orders.get(0).moves());
            return;
        }
        Page page = new Page(words.get("ask.order", made(some.get(0))));
        addOrders(page, orders);
        addBack(page);
        open(page);
    }

    private void addOrders(Page page, List<Order> orders) {
        page.line(purse());
        for (int i = 0; i < orders.size(); i++) {
            Order order = orders.get(i);
            List<Line> about = new ArrayList<>();
            addOutcome(order.outcome(), about);
            page.answer(
                    new Answer(
                            "order-" + i,
                            MoveWords.icon(order.moves()[0]),
                            order.text(),
                            i == 0,
                            () -> playAll(order.moves())),
                    about);
        }
    }

    /** What a move makes. */
    private String made(int move) {
        return switch (Move.verb(move)) {
            case RIVER -> words.canyon(Move.second(move));
            case BRIDGE -> words.bridge(Move.second(move));
            case BUILD -> words.building(Move.card(move));
            default -> words.get("word.hotel");
        };
    }

    private static List<Integer> only(Verb verb, List<Integer> some) {
        List<Integer> left = new ArrayList<>();
        for (int move : some) {
            if (Move.verb(move) == verb) {
                left.add(move);
            }
        }
        return left;
    }

    /** The Maverick can build a card or discard it. */
    private Page buildOrDiscard(List<Integer> some, List<Integer> discards) {
        Page page = new Page(words.get("ask.order", words.building(Move.card(some.get(0)))));
        List<Integer> builds = new ArrayList<>(some);
        builds.removeAll(discards);
        addOrders(page, new Orders(words, valley).of(builds));
        page.answer(
                new Answer(
                        "discard",
                        "card",
                        words.get("ask.discard"),
                        false,
                        () -> open(choice(words.get("ask.discard"), discards))),
                List.of());
        addBack(page);
        return page;
    }

    /** What a used barrel can be discarded for: a row of gunmen, perhaps a way through. */
    private Page raid(List<Integer> some, List<Integer> raids) {
        Page page = choice(words.get("ask.raid"), some);
        for (int move : raids) {
            page.press(ValleyTarget.row(Move.second(move)), lines(move), () -> desk.play(move));
        }
        return page;
    }

    // Whole actions by one button

    /** All shovels, or all wheelbarrows. */
    private void addWork(Page page, Verb verb, String name, Target sign) {
        List<Integer> tools = legal(verb);
        if (tools.isEmpty()) {
            return;
        }
        int[] all = new int[tools.size()];
        for (int i = 0; i < all.length; i++) {
            all[i] = tools.get(i);
        }
        Outcome outcome = Outcome.of(valley, all);
        List<Line> about = new ArrayList<>();
        addOutcome(outcome, about);
        String text = words.get("ask.all." + name, words.goods(outcome.gives()));
        page.press(sign, about, () -> playAll(all));
        boolean chief = page.answers().isEmpty();
        page.answer(new Answer(name, "plus", text, chief, () -> playAll(all)), about);
    }

    private void addPurchase(Page page) {
        if (legal(Verb.BUY).isEmpty()) {
            return;
        }
        new Purchase(this).addMore(page, 0, 0);
    }

    /** As many as there are beds and dudes. */
    private void addBeds(Page page) {
        List<Integer> beds = legal(Verb.BED);
        if (!beds.isEmpty()) {
            int most = beds.get(beds.size() - 1);
            page.answer(answer(most, false), lines(most));
        }
    }

    @Override
    String tipName() {
        return site == valley.barker() ? "barker" : "act-" + (site + 1);
    }
}
