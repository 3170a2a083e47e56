package meeples.search.review;

/**
 * Something that speaks for a suggested choice, or that its player should know. Each game has kinds
 * of its own; it finds them as an {@link Expert} and puts them into words.
 */
public interface Reason {
    /** The seat that it happens to. */
    int seat();

    /** Whether it speaks against the choice. */
    boolean isWarning();
}
