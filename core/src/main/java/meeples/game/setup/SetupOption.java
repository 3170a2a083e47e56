package meeples.game.setup;

import java.util.ArrayList;
import java.util.List;

/**
 * Something that players can agree on before a game begins, as data: the set-up screen, the couch
 * and what is remembered for the next time are made from it. Among the game's texts
 * "setup.KEY.name" and "setup.KEY.about" are what it is called and one sentence about it.
 */
public final class SetupOption {
    /** The values of a toggle. */
    public static final int OFF = 0;

    public static final int ON = 1;

    /** The value of a seat option when no seat is chosen. */
    public static final int BY_CHANCE = -1;

    /** What there is to choose from. */
    public enum Kind {
        /** On or off. */
        TOGGLE,
        /** One of several values. */
        CHOICE,
        /** One of the seats that take part, or chance. */
        SEAT,
        /** Something to type that makes the game's chance: it gives the same game again. */
        SEED
    }

    /**
     * One of the values of a choice.
     *
     * @param textKey of what it is called; the text may tell the number
     * @param counts whether there is a text for one and one for more
     */
    public record Value(int number, String textKey, boolean counts) {}

    /** Whether an option can be used with what else is chosen. */
    public interface Condition {
        /** The key of the text that says why not, or null when it can. */
        String refusal(SetupValues chosen);
    }

    private final String key;
    private final Kind kind;
    private final List<Value> values;
    private final int initial;
    private final boolean onCouch;
    private final boolean length;
    private final Condition condition;

    private SetupOption(
            String key,
            Kind kind,
            List<Value> values,
            int initial,
            boolean onCouch,
            boolean length,
            Condition condition) {
        this.key = key;
        this.kind = kind;
        this.values = values;
        this.initial = initial;
        this.onCouch = onCouch;
        this.length = length;
        this.condition = condition;
    }

    /** Something that is off unless somebody wants it. */
    public static SetupOption toggle(String key) {
        return new SetupOption(key, Kind.TOGGLE, List.of(), OFF, false, false, chosen -> null);
    }

    /** A choice among values, of which the first is the usual one. */
    public static SetupOption choice(String key, List<Value> values) {
        int initial = values.get(0).number();
        List<Value> all = List.copyOf(values);
        return new SetupOption(key, Kind.CHOICE, all, initial, false, false, chosen -> null);
    }

    /** A choice among the seats, by chance unless somebody is chosen. */
    public static SetupOption seat(String key) {
        return new SetupOption(key, Kind.SEAT, List.of(), BY_CHANCE, false, false, chosen -> null);
    }

    /** What makes the same game again. */
    public static SetupOption seed(String key) {
        return new SetupOption(key, Kind.SEED, List.of(), 0, false, false, chosen -> null);
    }

    /** The same, and it can also be chosen on the couch. */
    public SetupOption alsoOnCouch() {
        return new SetupOption(key, kind, values, initial, true, length, condition);
    }

    /** The same, and it says how long the game is: it is chosen first, beside who plays. */
    public SetupOption asLength() {
        return new SetupOption(key, kind, values, initial, onCouch, true, condition);
    }

    /** The same, but it can only be used when the condition allows. */
    public SetupOption when(Condition allowed) {
        return new SetupOption(key, kind, values, initial, onCouch, length, allowed);
    }

    /** The word for it in text keys, names of widgets and what is remembered. */
    public String key() {
        return key;
    }

    public Kind kind() {
        return kind;
    }

    /** Its value before anybody has chosen; also what counts while it cannot be used. */
    public int initial() {
        return initial;
    }

    public boolean isOnCouch() {
        return onCouch;
    }

    public boolean isLength() {
        return length;
    }

    /** The key of the text that says why it cannot be used, or null when it can. */
    public String refusal(SetupValues chosen) {
        return condition.refusal(chosen);
    }

    /** All numbers that it can be set to at a table of so many players. */
    public List<Integer> numbers(int players) {
        List<Integer> numbers = new ArrayList<>();
        switch (kind) {
            case TOGGLE -> numbers.addAll(List.of(OFF, ON));
            case CHOICE -> values.forEach(value -> numbers.add(value.number()));
            case SEAT -> {
                for (int seat = BY_CHANCE; seat < players; seat++) {
                    numbers.add(seat);
                }
            }
            default -> {
                // a seed is typed
            }
        }
        return numbers;
    }

    /** The value of a choice that has this number. */
    public Value value(int number) {
        for (Value value : values) {
            if (value.number() == number) {
                return value;
            }
        }
        throw new IllegalArgumentException(number + " is no value of " + key);
    }
}
