package meeples.search;

/**
 * How a tree search goes about it.
 *
 * @param exploration how much trying what looked good beforehand counts against what did well
 * @param doubtOfUntried how much worse than its parent an untried choice is taken to be
 * @param mostChoices how many choices are looked at where the search begins
 * @param mostChoicesBelow how many are looked at further down, where there are fewer visits
 * @param visitsToGrow how often a leaf must have been visited before it gets children
 * @param mostNodes the tree stops growing when it has this many
 * @param playoutRounds rounds from the root on that every iteration looks ahead at least
 * @param leastPlayoutTurns turns that are played out below the tree at least
 */
public record Manner(
        double exploration,
        double doubtOfUntried,
        int mostChoices,
        int mostChoicesBelow,
        int visitsToGrow,
        int mostNodes,
        int playoutRounds,
        int leastPlayoutTurns) {}
