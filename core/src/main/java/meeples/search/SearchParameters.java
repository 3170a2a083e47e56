package meeples.search;

/**
 * The parameters of a tree search.
 *
 * @param exploration the weight of the priors against the values found so far (PUCT's constant)
 * @param firstPlayReduction how much lower than its parent's value an untried choice is valued
 * @param mostChoices how many choices are looked at where the search begins
 * @param mostChoicesBelow how many are looked at further down, where there are fewer visits
 * @param visitsToExpand how often a leaf must have been visited before it is expanded
 * @param mostNodes the tree stops growing when it has this many
 * @param playoutRounds rounds from the root on that every iteration looks ahead at least
 * @param leastPlayoutTurns turns that are played out below the tree at least
 */
public record SearchParameters(
        double exploration,
        double firstPlayReduction,
        int mostChoices,
        int mostChoicesBelow,
        int visitsToExpand,
        int mostNodes,
        int playoutRounds,
        int leastPlayoutTurns) {}
