package meeples.game.tell;

import java.util.ArrayList;
import java.util.List;
import meeples.game.ask.Line;
import meeples.play.Rules;
import meeples.play.Seat;
import meeples.text.Texts;

/**
 * Says, while something happens at a table, what it is and why, in two lines at most: what leads to
 * it and what happens now, or what happens and the rule behind it. In the words of the log; a game
 * that has more to say about some events says it in a narrator of its own.
 *
 * <p>It is told everything in the order in which it is seen, and remembers what it needs for what
 * comes later. It never knows more than those who look on.
 *
 * @param <E> the game's events
 */
public class Narrator<E> {
    private final EventTelling<E> telling;
    private final Texts texts;
    private final List<Seat> seats;
    private Caption heading;
    private int onTurn = Rules.NOBODY;

    public Narrator(EventTelling<E> telling, Texts texts, List<Seat> seats) {
        this.telling = telling;
        this.texts = texts;
        this.seats = seats;
    }

    /**
     * What is to be read from now on.
     *
     * @return null to go on with what is read
     */
    public final List<Caption> tell(E event) {
        EventFacts facts = telling.facts(event);
        if (facts.rank() == EventRank.TURN_BEGINS) {
            onTurn = facts.seat();
            heading = line(event);
        }
        return say(event);
    }

    /** What it says about an event. */
    protected List<Caption> say(E event) {
        EventFacts facts = telling.facts(event);
        return switch (facts.rank()) {
            case TURN_BEGINS ->
                    facts.rule().isEmpty() ? list(heading) : list(heading, because(facts.rule()));
            case TURN_ENDS -> null;
            case RESULT, STEP ->
                    facts.rule().isEmpty()
                            ? under(line(event))
                            : list(line(event), because(facts.rule()));
            case DETAIL -> under(line(event));
        };
    }

    /** All before this is forgotten: something else is looked at. */
    public void forget() {
        heading = null;
    }

    // For games

    /** What follows happens because of this. */
    protected final void setHeading(Caption because) {
        heading = because;
    }

    /** This, below what leads to it. */
    protected final List<Caption> under(Caption now) {
        return heading == null ? list(now) : list(heading, now);
    }

    protected static List<Caption> list(Caption... lines) {
        return List.of(lines);
    }

    /** The event as the log says it, with its icon and with whose doing it was. */
    protected final Caption line(E event) {
        return Caption.of(part(event));
    }

    protected final Line part(E event) {
        EventFacts facts = telling.facts(event);
        return new Line(facts.icon(), seatOf(facts), telling.say(event, texts, seats));
    }

    /** The same with these pictures in place of its icon. */
    protected final Caption line(E event, List<String> icons) {
        Line said = part(event);
        List<Line> parts = new ArrayList<>();
        for (int i = 0; i < icons.size(); i++) {
            parts.add(new Line(icons.get(i), i == 0 ? said.seat() : Rules.NOBODY, ""));
        }
        int whose = icons.isEmpty() ? said.seat() : Rules.NOBODY;
        parts.add(new Line("", whose, said.text()));
        return new Caption(parts);
    }

    /** A reason: the text with this key, without a picture. */
    protected final Caption because(String key, Object... arguments) {
        return Caption.of(new Line("", Rules.NOBODY, texts.get(key, arguments)));
    }

    private int seatOf(EventFacts facts) {
        return sitting(facts.seat() == EventFacts.WHOEVER_IS_ON_TURN ? onTurn : facts.seat());
    }

    /** The same, but nobody for an opponent who has no seat. */
    protected final int sitting(int seat) {
        return seat < seats.size() ? seat : Rules.NOBODY;
    }
}
