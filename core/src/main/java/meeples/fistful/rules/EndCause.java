package meeples.fistful.rules;

/** Why a game comes to its last round. */
public enum EndCause {
    BANK_EMPTY,
    GRAVEYARD_FULL,
    ALL_DYNAMITE_EXPLODED,
    LAST_ROUND
}
