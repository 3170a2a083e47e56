package meeples.desktop.tool;

/** Where the true share lies with 95 % confidence, after Wilson. */
record Interval(double from, double to) {

    static Interval of(double successes, int trials) {
        double z = 1.96;
        double share = successes / trials;
        double spread = z * z / trials;
        double middle = (share + spread / 2) / (1 + spread);
        double half = z / (1 + spread) * Math.sqrt((share * (1 - share) + spread / 4) / trials);
        return new Interval(Math.max(0, middle - half), Math.min(1, middle + half));
    }
}
