package meeples.settings;

import java.util.List;

/** One of several words. */
public final class Choice extends Value<String> {
    private final List<String> options;

    public Choice(String name, String byDefault, String... options) {
        super(name, byDefault);
        this.options = List.of(options);
    }

    public List<String> options() {
        return options;
    }

    public boolean is(String option) {
        return get().equals(option);
    }

    @Override
    protected String allowed(String wanted) {
        return options.contains(wanted) ? wanted : byDefault();
    }

    @Override
    protected String write() {
        return get();
    }

    @Override
    protected String read(String word) {
        return options.contains(word) ? word : null;
    }
}
