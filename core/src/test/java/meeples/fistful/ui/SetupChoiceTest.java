package meeples.fistful.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import meeples.fistful.ai.Bots;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SetupChoiceTest {
    @Test
    void theFirstTimeOneHumanMeetsABot() {
        NewGame game = new SetupChoice().game(List.of("Ann", "Jeb"), 7);
        assertEquals(2, game.setup().players());
        assertEquals(7, game.setup().seed());
        assertEquals(true, game.seats().get(0).isHuman());
        assertEquals(Bots.PROSPECTOR, game.seats().get(1).bot());
    }

    @Test
    void whatWasChosenIsRemembered() {
        SetupChoice before = new SetupChoice();
        before.setPlayers(4);
        before.setFirst(3);
        before.setRounds(8);
        before.setGermanMadame(true);
        before.setPlace(1, before.place(1).withName("Mary Ann").withBot(""));
        before.colour(0, 3);
        before.symbol(0, 2);
        SetupChoice after = SetupChoice.read(before.write());
        assertEquals(before.write(), after.write());
        assertEquals("Mary Ann", after.place(1).name());
        assertEquals(8, after.rounds());
        assertEquals(3, after.place(0).colour());
        assertEquals(0, after.place(3).colour());
        assertEquals(2, after.place(0).symbol());
        assertEquals(0, after.place(2).symbol());
    }

    @Test
    void whatWasRememberedBeforeSymbolsCouldBeChosenIsStillKnown() {
        SetupChoice choice =
                SetupChoice.read("3 2 0 0 1 human 3 =Ann marshal 1 = legend 2 =Bo human 0 =D");
        assertEquals(3, choice.players());
        assertEquals("Ann", choice.place(0).name());
        assertEquals(3, choice.place(0).colour());
        assertEquals(3, choice.place(0).symbol());
        assertEquals(Bots.LEGEND, choice.place(2).bot());
        assertEquals(2, choice.place(2).symbol());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "rubbish",
                "9 0 0 0 0",
                "2 -1 0 0 0 human 0 =A human 0 =B human 2 =C human 3 =D",
                "2 -1 0 0 0 human 0 0 =A human 1 1 =B human 2 1 =C human 3 3 =D",
                "2 -1 0 0 0 wizard 0 =A human 1 =B human 2 =C human 3 =D"
            })
    void aLineThatMeansNothingGivesTheDefault(String line) {
        assertEquals(new SetupChoice().write(), SetupChoice.read(line).write());
    }

    @Test
    void aColourThatSomebodyHasIsSwapped() {
        SetupChoice choice = new SetupChoice();
        choice.colour(0, 1);
        assertEquals(1, choice.place(0).colour());
        assertEquals(0, choice.place(1).colour());
        assertEquals(0, choice.place(0).symbol());
    }

    @Test
    void aSymbolThatSomebodyHasIsSwappedAndGoesWithAnyColour() {
        SetupChoice choice = new SetupChoice();
        choice.symbol(0, 3);
        NewGame game = choice.game(List.of("Ann", "Jeb"), 7);
        assertEquals("orange", game.seats().get(0).colour());
        assertEquals("boot", game.seats().get(0).symbol());
        assertEquals(0, choice.place(3).symbol());
    }

    @Test
    void aStarterWhoLeavesLeavesItToChance() {
        SetupChoice choice = new SetupChoice();
        choice.setPlayers(3);
        choice.setFirst(2);
        choice.setPlayers(2);
        assertEquals(-1, choice.first());
    }

    @Test
    void aTypedTownNumberIsTakenAsItIsAndWordsAlwaysMeanTheSame() {
        assertEquals(-12, SetupChoice.seedNumber("-12"));
        assertEquals(SetupChoice.seedNumber("tombstone"), SetupChoice.seedNumber("tombstone"));
        assertNotEquals(SetupChoice.seedNumber("tombstone"), SetupChoice.seedNumber("deadwood"));
    }
}
