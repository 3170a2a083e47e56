package meeples.fistful.ai;

/**
 * What makes a searching level what it is, apart from how long it thinks.
 *
 * @param planSpread how far, in hundredths of a point, a plan must be behind to be tried a third as
 *     often
 * @param wildness how many of 100 turns in a playout are taken at random
 * @param zeal how many times as often a plan is tried that puts robbers into jail: 1 for whoever
 *     does not care, more for whoever likes law and order
 */
record Tuning(int planSpread, int wildness, int zeal) {}
