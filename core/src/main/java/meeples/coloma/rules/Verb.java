package meeples.coloma.rules;

import meeples.coloma.model.Decision;

/** What a move does, the question that it answers, and how many numbers belong to it. */
public enum Verb {
    PIONEER(Decision.PIONEER, 1),
    PUT_BACK(Decision.KEEP, 2),
    SPEND(Decision.OFFER, 1),
    SITE(Decision.SITE, 1),
    MULE(Decision.MULE, 1),
    SHOVEL(Decision.ACT, 1),
    WHEELBARROW(Decision.ACT, 1),
    RIVER(Decision.ACT, 2),
    BRIDGE(Decision.ACT, 2),
    BUILD(Decision.ACT, 2),
    HOTEL(Decision.ACT, 1),
    GO(Decision.ACT, 1),
    ROB(Decision.ACT, 0),
    GUNMEN(Decision.ACT, 1),
    TENT_ON_EVENT(Decision.ACT, 1),
    TENT_IN_REGION(Decision.ACT, 1),
    BED(Decision.ACT, 1),
    TAKE_TENT(Decision.ACT, 0),
    BUY(Decision.ACT, 2),
    TAKE_BARREL(Decision.ACT, 1),
    USE_BARREL(Decision.ACT, 1),
    BLAST(Decision.ACT, 1),
    DISCARD(Decision.ACT, 3),
    RAID(Decision.ACT, 2),
    END(Decision.ACT, 0),
    PAY(Decision.PAY, 1),
    STOP(Decision.WAY, 1);

    private static final Verb[] ALL = values();

    private final Decision answers;
    private final int numbers;

    Verb(Decision answers, int numbers) {
        this.answers = answers;
        this.numbers = numbers;
    }

    public static Verb of(int ordinal) {
        return ALL[ordinal];
    }

    public static int count() {
        return ALL.length;
    }

    /** Whether a move of this kind can answer such a question. */
    public boolean answers(Decision decision) {
        return answers == decision || decision == Decision.WAY && (this == GO || this == ROB);
    }

    public int numbers() {
        return numbers;
    }
}
