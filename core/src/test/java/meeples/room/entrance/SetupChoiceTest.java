package meeples.room.entrance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import meeples.fistful.ai.Bots;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.ui.FistfulGame;
import meeples.game.setup.SetupOption;
import meeples.room.GameMemory;
import meeples.room.NewGame;
import meeples.settings.Remembered;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SetupChoiceTest {
    private final FistfulGame fistful = new FistfulGame();

    private SetupOption option(String key) {
        return fistful.setup().options().stream()
                .filter(option -> option.key().equals(key))
                .findFirst()
                .orElseThrow();
    }

    /** What is made of a line that lies in the settings. */
    private SetupChoice<Town, Event> read(String line) {
        Remembered settings = new Remembered("last-setup", line);
        GameMemory memory = new GameMemory(settings, "fistful", fistful.setup()::remembered);
        return SetupChoice.read(fistful, memory.get());
    }

    @Test
    void theFirstTimeOneHumanMeetsABot() {
        NewGame<Town, Event> game = new SetupChoice<>(fistful).game(List.of("Ann", "Jeb"), 7);
        assertEquals("players 2 first random seed 7", game.setup());
        assertEquals(true, game.seats().get(0).isHuman());
        assertEquals(Bots.PROSPECTOR, game.seats().get(1).bot());
    }

    @Test
    void whatWasChosenIsRemembered() {
        SetupChoice<Town, Event> before = new SetupChoice<>(fistful);
        before.setPlayers(4);
        before.set(option("first"), 3);
        before.set(option("rounds"), 8);
        before.set(option("german-madame"), SetupOption.ON);
        before.setPlace(1, before.place(1).withName("Mary Ann").withBot(""));
        before.colour(0, 3);
        before.symbol(0, 2);
        SetupChoice<Town, Event> after = SetupChoice.read(fistful, before.write());
        assertEquals(before.write(), after.write());
        assertEquals("Mary Ann", after.place(1).name());
        assertEquals(8, after.get(option("rounds")));
        assertEquals(3, after.place(0).colour());
        assertEquals(0, after.place(3).colour());
        assertEquals(2, after.place(0).symbol());
        assertEquals(0, after.place(2).symbol());
    }

    @Test
    void whatWasRememberedBeforeSymbolsCouldBeChosenIsStillKnown() {
        SetupChoice<Town, Event> choice =
                read("3 2 0 0 1 human 3 =Ann marshal 1 = legend 2 =Bo human 0 =D");
        assertEquals(3, choice.players());
        assertEquals("Ann", choice.place(0).name());
        assertEquals(3, choice.place(0).colour());
        assertEquals(3, choice.place(0).symbol());
        assertEquals(Bots.LEGEND, choice.place(2).bot());
        assertEquals(2, choice.get(option("first")));
        assertEquals(SetupOption.ON, choice.get(option("one-bar")));
        assertEquals(2, choice.place(2).symbol());
    }

    @Test
    void whatWasRememberedBeforeThereWereOtherGamesIsStillKnown() {
        SetupChoice<Town, Event> choice =
                read("4 -1 8 1 0 human 3 2 =Ann marshal 1 1 = legend 2 3 =Bo human 0 0 =D");
        assertEquals(4, choice.players());
        assertEquals(8, choice.get(option("rounds")));
        assertEquals(SetupOption.ON, choice.get(option("german-madame")));
        assertEquals(3, choice.place(0).colour());
        assertEquals(4, choice.place(4).colour(), "places that came later have what is left");
    }

    @Test
    void eachGameRemembersItsOwn() {
        Remembered settings = new Remembered("last-setup", "3 -1 0 0 0 human 0 0 =Ann");
        GameMemory fistfuls = new GameMemory(settings, "fistful", fistful.setup()::remembered);
        GameMemory others = new GameMemory(settings, "chess", line -> null);
        assertEquals("", others.get());
        others.set("2 white:1 |x");
        assertEquals(
                "3 first:-1 rounds:0 german-madame:0 one-bar:0 human 0 0 =Ann", fistfuls.get());
        fistfuls.set("2 first:0");
        assertEquals("2 first:0", fistfuls.get());
        assertEquals("2 white:1 /x", others.get());
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
        assertEquals(new SetupChoice<>(fistful).write(), read(line).write());
    }

    @Test
    void aColourThatSomebodyHasIsSwapped() {
        SetupChoice<Town, Event> choice = new SetupChoice<>(fistful);
        choice.colour(0, 1);
        assertEquals(1, choice.place(0).colour());
        assertEquals(0, choice.place(1).colour());
        assertEquals(0, choice.place(0).symbol());
    }

    @Test
    void aSymbolThatSomebodyHasIsSwappedAndGoesWithAnyColour() {
        SetupChoice<Town, Event> choice = new SetupChoice<>(fistful);
        choice.symbol(0, 3);
        NewGame<Town, Event> game = choice.game(List.of("Ann", "Jeb"), 7);
        assertEquals("orange", game.seats().get(0).colour());
        assertEquals("boot", game.seats().get(0).symbol());
        assertEquals(0, choice.place(3).symbol());
    }

    @Test
    void aStarterWhoLeavesLeavesItToChance() {
        SetupChoice<Town, Event> choice = new SetupChoice<>(fistful);
        choice.setPlayers(3);
        choice.set(option("first"), 2);
        choice.setPlayers(2);
        assertEquals(-1, choice.get(option("first")));
    }

    @Test
    void aTypedTownNumberIsTakenAsItIsAndWordsAlwaysMeanTheSame() {
        assertEquals(-12, SetupChoice.seedNumber("-12"));
        assertEquals(Integer.MAX_VALUE, SetupChoice.seedNumber("2147483647"));
        // this must never change, or words that players share would lead to other towns
        assertEquals(-2096503098, SetupChoice.seedNumber("tombstone"));
        assertNotEquals(SetupChoice.seedNumber("tombstone"), SetupChoice.seedNumber("deadwood"));
    }

    @Test
    void blanksAroundATypedTownNumberDoNotMatterAndNothingTypedIsChance() {
        SetupChoice<Town, Event> choice = new SetupChoice<>(fistful);
        choice.setSeed(" 42 ");
        assertEquals(42, choice.values(7).seed());
        choice.setSeed("  ");
        assertEquals(7, choice.values(7).seed());
    }
}
