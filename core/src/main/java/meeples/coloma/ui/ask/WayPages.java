package meeples.coloma.ui.ask;

import java.util.ArrayList;
import java.util.List;
import meeples.coloma.model.Goods;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Move;
import meeples.coloma.rules.Verb;
import meeples.coloma.table.ValleyPreview;
import meeples.coloma.table.ValleyPreview.Badge;
import meeples.coloma.table.ValleyTarget;
import meeples.coloma.ui.outlook.Ways;
import meeples.coloma.ui.outlook.Ways.Way;
import meeples.game.ask.Answer;
import meeples.game.ask.Line;
import meeples.table.Target;

/**
 * Where the wagon could go: every space in reach, with what the way collects. A press sends it
 * there; where several ways collect different things they are named first.
 */
final class WayPages {
    private static final int MOST_NAMED = 4;
    private static final int BEST = 3;

    private final ValleyAsk ask;
    private final List<Way> ways;

    WayPages(ValleyAsk ask, Valley valley) {
        this.ask = ask;
        ways = Ways.of(valley);
    }

    void addTo(Page page) {
        List<Integer> spaces = new ArrayList<>();
        List<Badge> loads = new ArrayList<>();
        for (Way way : ways) {
            if (!spaces.contains(way.space())) {
                spaces.add(way.space());
                addSpace(page, Ways.to(way.space(), ways));
                if (count(way) > 0) {
                    loads.add(load(way));
                }
                if (spaces.size() <= BEST) {
                    page.line(ask.line("wagon", say(way)));
                }
            }
        }
        page.preview(new ValleyPreview(loads));
        if (ask.legal(Verb.GO).size() > 0 && isLong()) {
            page.answer(
                    new Answer(
                            "steps",
                            "wagon",
                            ask.words.get("ask.way.steps"),
                            false,
                            () -> ask.open(steps())),
                    List.of());
        }
    }

    /** How many goods a way collects. */
    private static int count(Way way) {
        Goods gives = way.outcome().gives();
        return gives.coins()
                + gives.nuggets()
                + gives.dudes()
                + gives.tents()
                + gives.horses()
                + gives.cards()
                + gives.points();
    }

    /** How many goods the best way to a space collects, written there. */
    private Badge load(Way way) {
        return new Badge(ValleyTarget.space(way.space()), ask.seat(), "+" + count(way));
    }

    /** The spaces of a way, numbered in the order in which the wagon comes to them. */
    private ValleyPreview road(Way way) {
        List<Badge> steps = new ArrayList<>();
        for (int move : way.moves()) {
            if (Move.verb(move) == Verb.GO) {
                Target space = ValleyTarget.space(Move.first(move));
                steps.add(new Badge(space, ask.seat(), "" + (steps.size() + 1)));
            }
        }
        return new ValleyPreview(steps);
    }

    private boolean isLong() {
        for (Way way : ways) {
            if (way.moves().length > 2) {
                return true;
            }
        }
        return false;
    }

    private String say(Way way) {
        return ask.words.get(
                "ask.way.to", named(way.space()), ask.words.goods(way.outcome().gives()));
    }

    /** A space at the beginning of a sentence. */
    private String named(int space) {
        String name = ask.words.space(space);
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    private void addSpace(Page page, List<Way> options) {
        List<Line> about = new ArrayList<>();
        for (Way way : options.subList(0, Math.min(MOST_NAMED, options.size()))) {
            about.add(ask.line("wagon", say(way)));
        }
        Target space = ValleyTarget.space(options.get(0).space());
        page.preview(space, road(options.get(0)));
        page.press(
                space,
                about,
                () -> {
                    if (options.size() == 1) {
                        ask.playAll(options.get(0).moves());
                    } else {
                        ask.open(choose(options));
                    }
                });
    }

    /** Which of several ways, or which of a town's goods? */
    private Page choose(List<Way> options) {
        int space = options.get(0).space();
        Page page = new Page(ask.words.get("ask.way.which", named(space)));
        page.preview(road(options.get(0)));
        for (int i = 0; i < Math.min(MOST_NAMED, options.size()); i++) {
            Way way = options.get(i);
            String gives = ask.words.goods(way.outcome().gives());
            page.answer(
                    new Answer("way-" + i, "wagon", gives, i == 0, () -> ask.playAll(way.moves())),
                    List.of(ask.line("wagon", say(way))));
        }
        ask.addBack(page);
        return page;
    }

    /** Space by space, for those who want to choose every turn of the road. */
    private Page steps() {
        Page page = new Page(ask.words.get("ask.way.step"));
        for (int move : ask.legal(Verb.GO)) {
            page.press(
                    ValleyTarget.space(Move.first(move)),
                    List.of(ask.line("wagon", ask.moves.brief(move))),
                    () -> ask.desk().play(move));
        }
        ask.addBack(page);
        return page;
    }
}
