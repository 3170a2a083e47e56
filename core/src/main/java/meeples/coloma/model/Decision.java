package meeples.coloma.model;

/** The kinds of questions that a player is asked. */
public enum Decision {
    /** Which pioneer card to take. */
    PIONEER,
    /** Which of the drawn cards to put back, on which end of the own deck: in secret. */
    KEEP,
    /** How many nuggets to spend for points at the event that offers that. */
    OFFER,
    /** Where the own pioneer goes: in secret. */
    SITE,
    /** Where the own mule goes: in secret. */
    MULE,
    /** What to do next in the own turn. */
    ACT,
    /** With how many nuggets to pay. */
    PAY,
    /** Where the wagon goes next, or whether it stops. */
    WAY,
    /** Nothing more to decide. */
    OVER;

    private static final Decision[] ALL = values();

    public static Decision of(int ordinal) {
        return ALL[ordinal];
    }

    public static int count() {
        return ALL.length;
    }
}
