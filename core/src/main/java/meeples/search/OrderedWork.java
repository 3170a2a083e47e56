package meeples.search;

/** The other side of {@link Portable} work: done for somebody elsewhere, who wants it as text. */
public interface OrderedWork extends Thinking {
    /** What has been found so far, for {@link Portable#take}. */
    String answer();
}
