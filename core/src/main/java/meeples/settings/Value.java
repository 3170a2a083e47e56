package meeples.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * A value that a player can set. It has a name and a default, and tells its listeners when it
 * changes.
 *
 * @param <T> the type of the value
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

    /** Its name in files, and a part of its text keys. */
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

    /** Adds a listener that is told each new value. */
    public final void onChange(Consumer<T> listener) {
        listeners.add(listener);
    }

    public final void removeListener(Consumer<T> listener) {
        listeners.remove(listener);
    }

    /** The nearest allowed value. */
    protected T allowed(T wanted) {
        return wanted;
    }

    /** The value as text for the file. */
    protected abstract String write();

    /** The value that a text in a file stands for; null when it is not a valid one. */
    protected abstract T read(String word);

    /** Takes the value from a file; false when the text, or a part of it, is not valid. */
    boolean restore(String word) {
        T found = read(word);
        if (found == null) {
            return false;
        }
        set(found);
        return true;
    }
}
