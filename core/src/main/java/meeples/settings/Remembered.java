package meeples.settings;

/** A line of text that the game remembers without the player setting it in so many words. */
public final class Remembered extends Value<String> {
    public Remembered(String name, String byDefault) {
        super(name, byDefault);
    }

    @Override
    protected String allowed(String wanted) {
        return wanted.replace('\n', ' ').replace('\r', ' ').trim();
    }

    @Override
    protected String write() {
        return get();
    }

    @Override
    protected String read(String word) {
        return word;
    }
}
