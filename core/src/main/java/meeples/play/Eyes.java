package meeples.play;

/**
 * Who is looking at a position: nobody in particular, one seat, or everybody at once. Whatever
 * shows, tells, copies, hints or thinks asks these eyes first; who does not know whose eyes to use
 * takes {@link #NOBODY}'s, which see only what is open to all.
 */
public final class Eyes {
    /** They see what lies open on the table, and no seat's secrets. */
    public static final Eyes NOBODY = new Eyes(Rules.NOBODY, false);

    /** They see every seat's secrets: a match that is over, or one with open hands. */
    public static final Eyes EVERYBODY = new Eyes(Rules.NOBODY, true);

    private final int seat;
    private final boolean seesAll;

    private Eyes(int seat, boolean seesAll) {
        this.seat = seat;
        this.seesAll = seesAll;
    }

    /** The eyes of one seat: they see what is open to all, and the seat's own secrets. */
    public static Eyes of(int seat) {
        return seat == Rules.NOBODY ? NOBODY : new Eyes(seat, false);
    }

    /** Whether they may see this seat's secrets. */
    public boolean see(int secretsOf) {
        return seesAll || seat != Rules.NOBODY && seat == secretsOf;
    }

    /** The one seat that looks, or {@link Rules#NOBODY}. */
    public int seat() {
        return seat;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Eyes eyes && eyes.seat == seat && eyes.seesAll == seesAll;
    }

    @Override
    public int hashCode() {
        return seesAll ? -2 : seat;
    }

    @Override
    public String toString() {
        return seesAll ? "everybody" : seat == Rules.NOBODY ? "nobody" : "seat " + seat;
    }
}
