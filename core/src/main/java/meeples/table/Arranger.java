package meeples.table;

/** Gives every piece its home in the window: by its place, and by who else is there. */
public interface Arranger {
    /** Comes after every change of the window. */
    void setLayout(TableLayout layout);

    /** Writes the homes of all pieces anew. */
    void arrange();
}
