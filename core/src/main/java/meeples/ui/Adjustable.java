package meeples.ui;

/** A widget that takes left and right for itself while it has the focus, such as a slider. */
public interface Adjustable {
    /** Goes a step back (-1) or on (1); false when the focus should move instead. */
    boolean adjust(int step);
}
