package meeples.settings;

import java.util.List;

/** One of several options, by their names. */
public final class OptionValue extends Value<String> {
    private final List<String> options;
    private String textKey = "";

    public OptionValue(String name, String byDefault, String... options) {
        super(name, byDefault);
        this.options = List.of(options);
    }

    /**
     * Lets the options be shown by texts instead of their names.
     *
     * @param beginning of the text keys; the name of the option follows
     */
    public OptionValue withTexts(String beginning) {
        textKey = beginning;
        return this;
    }

    /** The key of an option's text; empty when the option is shown by its name. */
    public String textKey(String option) {
        return textKey.isEmpty() ? "" : textKey + option;
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
