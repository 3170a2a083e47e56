package meeples.coloma.ui.outlook;

import java.util.ArrayList;
import java.util.List;
import meeples.coloma.model.Box;
import meeples.coloma.model.Building;
import meeples.coloma.model.Decision;
import meeples.coloma.model.Goods;
import meeples.coloma.model.Tool;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Action;
import meeples.coloma.rules.ColomaRules;
import meeples.coloma.rules.Move;
import meeples.coloma.rules.Verb;
import meeples.coloma.ui.words.ValleyWords;
import meeples.play.MoveList;

/** What the actions of a site would give a seat this round, as far as it can be known. */
public final class SiteOutlook {
    private final ColomaRules rules = new ColomaRules();
    private final ValleyWords words;
    private final Valley there;
    private final int seat;
    private final int site;
    private final MoveList legal = new MoveList();

    /**
     * @param valley as the seat knows it
     */
    public SiteOutlook(ValleyWords words, Valley valley, int seat, int site) {
        this.words = words;
        this.seat = seat;
        this.site = site;
        there = valley.copy();
        there.setTurnSite(site);
        there.setActive(seat);
        there.markBlasted(); // the secondary action too: whether it is barred is said apart
        there.ask(Decision.ACT, seat);
        rules.legalMoves(there, legal);
    }

    public String primary() {
        return say(Action.primary(there, site));
    }

    public String secondary() {
        return say(Action.unbarred(there, site));
    }

    /** Whether the secondary action is barred before anybody has gone anywhere. */
    public boolean isBarred() {
        return Action.isBarred(there, site);
    }

    private String say(int action) {
        return switch (action) {
            case Action.SHOVELS -> words.goods(work(Verb.SHOVEL));
            case Action.WHEELBARROWS -> words.goods(work(Verb.WHEELBARROW));
            case Action.HAMMER_AT_RIVER -> atRiver(Tool.HAMMER, "dial.hammer-river");
            case Action.SAW_AT_RIVER -> atRiver(Tool.SAW, "dial.saw-river");
            case Action.HAMMER_AT_BUILDING -> atBuilding(Tool.HAMMER, "dial.hammer-building");
            case Action.SAW_AT_BUILDING -> atBuilding(Tool.SAW, "dial.saw-building");
            case Action.WAGON -> words.get("dial.wagon", words.count("space", spaces()));
            case Action.FRONTIER ->
                    words.get(
                            "dial.frontier",
                            words.count("gunman", largestRow()),
                            words.count("tent", there.tents(seat)));
            case Action.TENT -> words.goods(Box.FRONTIER_SECONDARY);
            case Action.BUY ->
                    purchases() == 0
                            ? words.get("dial.buy.poor")
                            : words.get("dial.buy", purchases());
            default -> words.get("dial.barrel");
        };
    }

    /** What all shovels, or all wheelbarrows, would give together. */
    private Goods work(Verb verb) {
        Valley after = there.copy();
        for (int i = 0; i < legal.size(); i++) {
            if (Move.verb(legal.get(i)) == verb) {
                rules.play(after, legal.get(i), null);
            }
        }
        return Outcome.between(there, after, seat).gives();
    }

    /** Whether anything could be made with a tool at the river now; words for that. */
    private String atRiver(int tool, String key) {
        int count = count(tool, Verb.RIVER) + count(tool, Verb.BRIDGE);
        return words.get(count == 0 ? key + ".poor" : key);
    }

    /** How many things could be built with a tool now; words for none. */
    private String atBuilding(int tool, String key) {
        int count = count(tool, Verb.BUILD) + count(tool, Verb.HOTEL);
        return count == 0 ? words.get(key + ".poor") : words.get(key, count);
    }

    private int count(int tool, Verb verb) {
        int count = 0;
        for (int i = 0; i < legal.size(); i++) {
            boolean fits = Move.verb(legal.get(i)) == verb && Move.tool(legal.get(i)) == tool;
            count += fits ? 1 : 0;
        }
        return count;
    }

    private int spaces() {
        boolean smith = there.hasBuilt(seat, Building.BLACKSMITH);
        return there.horses(seat) + (smith ? Box.BLACKSMITH_SPACES : 0);
    }

    private int largestRow() {
        int largest = 0;
        for (int row = 0; row < Box.ROWS; row++) {
            boolean free = there.row(row) == Valley.NOBODY;
            if (free && Box.rowSize(row) <= there.cabin(seat)) {
                largest = Math.max(largest, Box.rowSize(row));
            }
        }
        return largest;
    }

    private int purchases() {
        int wealth = there.coins(seat) + there.nuggets(seat) * there.goldValue();
        return wealth / Box.PRICE_OF_A_HORSE_OR_TENT;
    }

    /** The names of the cards that could be built here now. */
    public List<String> buildable() {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < legal.size(); i++) {
            if (Move.verb(legal.get(i)) == Verb.BUILD) {
                String name = words.building(Move.card(legal.get(i)));
                if (!names.contains(name)) {
                    names.add(name);
                }
            }
        }
        return names;
    }
}
