package meeples.settings;

/** A whole number between two others, in steps. */
public final class Amount extends Value<Integer> {
    private final int least;
    private final int most;
    private final int step;

    public Amount(String name, int byDefault, int least, int most, int step) {
        super(name, byDefault);
        this.least = least;
        this.most = most;
        this.step = step;
    }

    public int least() {
        return least;
    }

    public int most() {
        return most;
    }

    public int step() {
        return step;
    }

    /** A percentage as a fraction: 1 for 100. */
    public float fraction() {
        return get() / 100f;
    }

    @Override
    protected Integer allowed(Integer wanted) {
        int steps = Math.round((wanted - least) / (float) step);
        return Math.max(least, Math.min(most, least + steps * step));
    }

    @Override
    protected String write() {
        return Integer.toString(get());
    }

    @Override
    protected Integer read(String word) {
        try {
            int number = Integer.parseInt(word);
            return number < least || number > most ? null : number;
        } catch (NumberFormatException e) {
            return null;
        }
    }
}
