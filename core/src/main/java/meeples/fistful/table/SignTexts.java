package meeples.fistful.table;

/** What is written on the town's sign boards, in the player's language. */
public interface SignTexts {
    String building(int building);

    String saloon();

    String jail();

    String graveyard();

    String bank();
}
