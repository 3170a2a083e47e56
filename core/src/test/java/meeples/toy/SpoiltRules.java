package meeples.toy;

import meeples.pinned.OtherRules;

/** The toy's rules, for tests to spoil one thing of them. */
class SpoiltRules extends OtherRules<Hand, HandEvent> {
    SpoiltRules() {
        super(new HandRules());
    }
}
