package meeples.table.system;

/** A system that can tell whether it would change anything if time passed. */
public interface Restful {
    boolean isAtRest();
}
