package meeples.toy;

import meeples.table.Target;

/** What can be pointed at: cards. */
public enum HandTarget implements Target.Kind {
    CARD;

    static Target card(int number) {
        return new Target(CARD, number);
    }
}
