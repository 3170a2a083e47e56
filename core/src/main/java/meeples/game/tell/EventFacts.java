package meeples.game.tell;

import meeples.play.Rules;
import meeples.table.Target;

/**
 * All that is to be known of an event apart from its sentence, in no language. A game fills it in;
 * what it leaves out has a sensible value.
 */
public final class EventFacts {
    /** Stands for the seat whose turn it is, when an event does not know it. */
    public static final int WHOEVER_IS_ON_TURN = -2;

    private final EventRank rank;
    private final String icon;
    private int seat = WHOEVER_IS_ON_TURN;
    private int turn;
    private Target place;
    private String rule = "";
    private int weight;
    private boolean concernsAll;

    private EventFacts(EventRank rank, String icon) {
        this.rank = rank;
        this.icon = icon;
    }

    /** Facts of an event of this rank; the icon is the picture's name without "icon-". */
    public static EventFacts of(EventRank rank, String icon) {
        return new EventFacts(rank, icon);
    }

    /** Facts of the event that begins a turn, with its number. */
    public static EventFacts turn(String icon, int turn, int seat) {
        EventFacts facts = new EventFacts(EventRank.TURN_BEGINS, icon).by(seat);
        facts.turn = turn;
        return facts;
    }

    /** Whose doing it was; without this, that of the seat whose turn it is. */
    public EventFacts by(int whose) {
        seat = whose;
        return this;
    }

    /** Nobody did it: it happened. */
    public EventFacts byNobody() {
        return by(Rules.NOBODY);
    }

    /** Where on the table to look; without this, nowhere. */
    public EventFacts at(Target where) {
        place = where;
        return this;
    }

    /** The key of the text that explains the rule behind it; without this, none. */
    public EventFacts explainedBy(String key) {
        rule = key;
        return this;
    }

    /** A moment that players remember, for charts and replays: the more weight, the greater. */
    public EventFacts moment(int ofWeight) {
        weight = ofWeight;
        return this;
    }

    /** The moment is everybody's, not only that of whoever caused it. */
    public EventFacts concernsAll() {
        concernsAll = true;
        return this;
    }

    public EventRank rank() {
        return rank;
    }

    public String icon() {
        return icon;
    }

    /** A seat, {@link Rules#NOBODY} or {@link #WHOEVER_IS_ON_TURN}. */
    public int seat() {
        return seat;
    }

    /** The number of the turn that begins; 0 for all else. */
    public int turn() {
        return turn;
    }

    /** Where on the table to look, or null. */
    public Target place() {
        return place;
    }

    /** The key of the text that explains the rule behind it; empty when it explains itself. */
    public String rule() {
        return rule;
    }

    /** 0 for what is no moment to remember. */
    public int weight() {
        return weight;
    }

    public boolean isEverybodys() {
        return concernsAll || seat == Rules.NOBODY;
    }
}
