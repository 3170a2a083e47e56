package meeples.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * One thing that a player can set: it has a name, remembers what it was by default, and tells those
 * who care when it changes.
 *
 * @param <T> what it can be
 */
public abstract class Value<T> {
    private final String name;
    private final T byDefault;
    private final List<Consumer<T>> listeners = new ArrayList<>();
    private T value;

    protected Value(String name, T byDefault) {
        this.name = name;
        this.byDefault = byDefault;
        value = byDefault;
    }

    /** The word for it in files and the last part of its texts' keys. */
    public final String name() {
        return name;
    }

    public final T get() {
        return value;
    }

    public final T byDefault() {
        return byDefault;
    }

    public final void set(T wanted) {
        T allowed = allowed(wanted);
        if (!allowed.equals(value)) {
            value = allowed;
            for (Consumer<T> listener : new ArrayList<>(listeners)) {
                listener.accept(allowed);
            }
        }
    }

    public final void reset() {
        set(byDefault);
    }

    /** Will be told each new value. */
    public final void onChange(Consumer<T> listener) {
        listeners.add(listener);
    }

    public final void removeListener(Consumer<T> listener) {
        listeners.remove(listener);
    }

    /** The nearest thing to this that it can be. */
    protected T allowed(T wanted) {
        return wanted;
    }

    /** The value as a word for the file. */
    protected abstract String write();

    /** What the word in a file means, or null when it means nothing. */
    protected abstract T read(String word);

    /** Takes the value from a file; false when the word means nothing. */
    final boolean restore(String word) {
        T found = read(word);
        if (found == null) {
            return false;
        }
        set(found);
        return true;
    }
}
