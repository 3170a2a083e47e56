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
        before.setPlace(1, new SeatChoice("Mary Ann", "", before.place(1).paint()));
        before.paint(0, 3);
        SetupChoice after = SetupChoice.read(before.write());
        assertEquals(before.write(), after.write());
        assertEquals("Mary Ann", after.place(1).name());
        assertEquals(8, after.rounds());
        assertEquals(3, after.place(0).paint());
        assertEquals(0, after.place(3).paint());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "rubbish",
                "9 0 0 0 0",
                "2 -1 0 0 0 human 0 =A human 0 =B human 2 =C human 3 =D",
                "2 -1 0 0 0 wizard 0 =A human 1 =B human 2 =C human 3 =D"
            })
    void aLineThatMeansNothingGivesTheDefault(String line) {
        assertEquals(new SetupChoice().write(), SetupChoice.read(line).write());
    }

    @Test
    void aColourThatSomebodyHasIsSwapped() {
        SetupChoice choice = new SetupChoice();
        choice.paint(0, 1);
        assertEquals(1, choice.place(0).paint());
        assertEquals(0, choice.place(1).paint());
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
