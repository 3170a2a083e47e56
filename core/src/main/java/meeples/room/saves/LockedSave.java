package meeples.room.saves;

import meeples.play.BadTextException;

/**
 * Something on the shelf that this program cannot open, though it need not be damaged: a match of a
 * game that it does not have, or of a newer version. It stays where it is.
 *
 * @param reason why it cannot be opened
 */
public record LockedSave(String id, String name, double date, BadTextException reason)
        implements Saved {}
