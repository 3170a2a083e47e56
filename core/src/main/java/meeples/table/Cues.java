package meeples.table;

/** Is told by name what can be heard at the table, at the moment it is seen. */
public interface Cues {
    void cue(String name);

    /** Nobody listens. */
    static Cues silent() {
        return name -> {};
    }
}
