package meeples.settings;

/** On or off. */
public final class Toggle extends Value<Boolean> {
    public Toggle(String name, boolean byDefault) {
        super(name, byDefault);
    }

    public boolean isOn() {
        return get();
    }

    public void flip() {
        set(!get());
    }

    @Override
    protected String write() {
        return get() ? "on" : "off";
    }

    @Override
    protected Boolean read(String word) {
        return switch (word) {
            case "on" -> Boolean.TRUE;
            case "off" -> Boolean.FALSE;
            default -> null;
        };
    }
}
