package meeples.search;

/** Time that only runs forward. The search itself has no clock: its place is given one. */
@FunctionalInterface
public interface Stopwatch {
    /** Nanoseconds since some moment; a double, since the browser has no fast long. */
    double nanoseconds();
}
