package meeples.room.couch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import meeples.fistful.ai.Bots;
import meeples.fistful.ui.FistfulGame;
import meeples.game.setup.GameSetup;
import meeples.game.setup.Seating;
import meeples.game.setup.SetupOption;
import meeples.game.setup.SetupValues;
import meeples.input.Command;
import meeples.input.Device;
import meeples.input.Devices;
import meeples.input.KeyBindings;
import meeples.input.PadMappings;
import meeples.room.GameMemory;
import meeples.settings.Remembered;
import meeples.testing.SimulatedPad;
import org.junit.jupiter.api.Test;

class CouchTest {
    private final Remembered memory = new Remembered("couch", "");
    private final Remembered table = new Remembered("couch-table", "");
    private final Devices devices =
            new Devices(
                    new KeyBindings(new Remembered("keys", "")),
                    new PadMappings(new Remembered("pads", "")));
    private Couch couch = couch(new FistfulGame().setup());

    private Couch couch(GameSetup<?> setup) {
        GameMemory common = new GameMemory(table, "fistful", setup::rememberedOnCouch);
        return new Couch(setup, Bots.LEVELS, new CouchMemory(memory, common));
    }

    private int rounds() {
        return couch.get(couch.optionRows().get(0).option());
    }

    private Device pad(String name) {
        SimulatedPad.of(name, devices.pads()).plugIn();
        return devices.connectedPads().get(devices.connectedPads().size() - 1);
    }

    private void say(Device device, Command... commands) {
        for (Command command : commands) {
            couch.hear(device, command);
        }
    }

    @Test
    void everyoneWhoPressesAButtonGetsASeatAColourAndASymbolOfTheirOwn() {
        Device[] all = {pad("Xbox one"), pad("PS4"), devices.keyboardLeft(), devices.mouse()};
        for (Device device : all) {
            say(device, Command.ACCEPT);
        }
        assertEquals(4, couch.humans());
        for (int i = 0; i < 4; i++) {
            assertSame(all[i], couch.place(i).device());
            for (int j = 0; j < i; j++) {
                assertNotEquals(couch.place(j).colour(), couch.place(i).colour());
                assertNotEquals(couch.place(j).symbol(), couch.place(i).symbol());
            }
        }
        assertFalse(couch.join(devices.keyboardRight()), "there is no fifth seat");
        assertEquals(2, couch.freeColours().size());
    }

    @Test
    void eachDeviceMovesOnlyItsOwnCard() {
        Device one = pad("one");
        Device two = pad("two");
        say(one, Command.ACCEPT);
        say(two, Command.ACCEPT, Command.UP, Command.UP, Command.RIGHT);
        assertEquals(CouchRow.READY, couch.place(0).row());
        assertEquals(0, couch.place(0).colour());
        assertEquals(CouchRow.COLOUR, couch.place(1).row());
        assertEquals(2, couch.place(1).colour(), "taken colours are passed over");
    }

    @Test
    void aFullCouchCanStillSwapColoursWithThoseWhoAreNotReady() {
        couch = couch(new SixSeats());
        Device[] all = {pad("a"), pad("b"), pad("c"), pad("d"), pad("e"), pad("f")};
        for (Device device : all) {
            say(device, Command.ACCEPT);
        }
        say(all[1], Command.ACCEPT);
        assertTrue(couch.place(1).isReady());
        say(all[0], Command.UP, Command.UP, Command.RIGHT);
        assertEquals(2, couch.place(0).colour(), "not that of the one who is ready");
        assertEquals(0, couch.place(2).colour(), "they have changed");
        assertEquals(1, couch.place(1).colour());
    }

    @Test
    void twoSharePadAndTheGameWaitsForBoth() {
        Device pad = pad("one");
        say(pad, Command.ACCEPT, Command.DOWN, Command.ACCEPT);
        assertEquals(2, couch.humans());
        assertSame(couch.place(1), couch.place(pad), "the second one chooses now");
        say(pad, Command.ACCEPT);
        assertTrue(couch.place(1).isReady());
        assertSame(couch.place(0), couch.place(pad), "the pad goes to the one who is not ready");
        assertFalse(couch.isEveryoneReady());
        say(pad, Command.UP, Command.ACCEPT);
        assertTrue(couch.isEveryoneReady());
    }

    @Test
    void aSharedPadIsPassedByTheShoulderButtons() {
        Device pad = pad("one");
        say(pad, Command.ACCEPT, Command.DOWN, Command.ACCEPT, Command.PAGE_BACK);
        assertSame(couch.place(0), couch.place(pad));
        say(pad, Command.PAGE_ON);
        assertSame(couch.place(1), couch.place(pad));
    }

    @Test
    void backTakesReadinessBackFirstAndThenLeaves() {
        Device pad = pad("one");
        say(pad, Command.ACCEPT, Command.ACCEPT);
        assertTrue(couch.isEveryoneReady());
        say(pad, Command.BACK);
        assertFalse(couch.isEveryoneReady());
        say(pad, Command.BACK);
        assertNull(couch.place(0));
        assertEquals(0, couch.humans());
    }

    @Test
    void nameAndLooksOfADeviceAreThereTheNextTime() {
        Device pad = pad("Pad of Ann");
        say(pad, Command.ACCEPT, Command.UP, Command.RIGHT, Command.UP, Command.RIGHT);
        say(pad, Command.UP, Command.ACCEPT, Command.ACCEPT, Command.ACCEPT, Command.MENU);
        assertEquals("Aa", couch.place(0).name());
        int colour = couch.place(0).colour();
        int symbol = couch.place(0).symbol();
        say(pad, Command.DOWN, Command.DOWN, Command.DOWN, Command.ACCEPT);
        assertTrue(couch.isEveryoneReady());
        couch = couch(new FistfulGame().setup());
        say(devices.keyboardLeft(), Command.ACCEPT);
        say(pad, Command.ACCEPT);
        assertEquals("Aa", couch.place(1).name());
        assertEquals(colour, couch.place(1).colour());
        assertEquals(symbol, couch.place(1).symbol());
    }

    @Test
    void whatWasChosenForTheWholeTableIsThereTheNextTime() {
        Device pad = pad("one");
        say(pad, Command.ACCEPT, Command.DOWN, Command.DOWN, Command.RIGHT);
        say(pad, Command.DOWN, Command.RIGHT, Command.DOWN, Command.RIGHT);
        couch.start();
        couch = couch(new FistfulGame().setup());
        assertEquals(3, couch.players());
        assertEquals(Bots.MARSHAL, couch.bot());
        assertEquals(4, rounds());
    }

    @Test
    void whatWasChosenBeforeOptionsWereRememberedByNameIsStillKnown() {
        table.set("3 legend 8");
        couch = couch(new FistfulGame().setup());
        assertEquals(3, couch.players());
        assertEquals(Bots.LEGEND, couch.bot());
        assertEquals(8, rounds());
    }

    @Test
    void sixCanSitDownAndOneAloneIsEnoughWhereTheGameAllowsIt() {
        couch = couch(new SixSeats());
        Device pad = pad("a");
        say(pad, Command.ACCEPT, Command.DOWN, Command.DOWN, Command.LEFT);
        assertEquals(1, couch.players());
        for (int i = 1; i < 6; i++) {
            say(pad("b" + i), Command.ACCEPT);
        }
        assertEquals(6, couch.players());
        assertTrue(couch.freeColours().isEmpty());
        assertTrue(couch.freeSymbols().isEmpty());
    }

    @Test
    void aMemoryWrittenByHandDoesNoHarm() {
        memory.set("some thing that = is none = x y");
        table.set("9 sheriff -1");
        couch = couch(new FistfulGame().setup());
        say(devices.keyboardRight(), Command.ACCEPT);
        assertEquals("", couch.place(0).name());
    }

    @Test
    void botsFillTheRestAtALevelThatAnybodyCanChoose() {
        Device pad = pad("one");
        say(pad, Command.ACCEPT);
        assertEquals(2, couch.players());
        say(pad, Command.DOWN, Command.DOWN, Command.RIGHT, Command.DOWN, Command.RIGHT);
        assertEquals(3, couch.players());
        assertEquals(Bots.MARSHAL, couch.bot());
        say(pad, Command.DOWN, Command.RIGHT);
        assertEquals(4, rounds());
        say(pad("two"), Command.ACCEPT);
        say(pad("three"), Command.ACCEPT);
        say(pad("four"), Command.ACCEPT);
        assertEquals(4, couch.players(), "people are never too many for the table");
    }

    @Test
    void whoeverUnplugsLeavesAndTheirColourIsFree() {
        Device pad = pad("one");
        say(pad, Command.ACCEPT, Command.DOWN, Command.ACCEPT);
        couch.leave(pad);
        assertEquals(0, couch.humans());
        assertEquals(6, couch.freeColours().size());
    }

    /** A game for one to six that has no options. */
    private static final class SixSeats implements GameSetup<Void> {
        @Override
        public Seating seating() {
            return new Seating(1, 2, 6);
        }

        @Override
        public List<SetupOption> options() {
            return List.of();
        }

        @Override
        public List<String> usualBots() {
            return Bots.LEVELS;
        }

        @Override
        public List<String> quickBots() {
            return Bots.LEVELS;
        }

        @Override
        public List<String> demoBots() {
            return Bots.LEVELS;
        }

        @Override
        public String write(SetupValues values) {
            return "players " + values.players();
        }

        @Override
        public SetupValues read(String line) {
            return null;
        }

        @Override
        public String rematch(String line, Void last, int seed) {
            return "";
        }
    }
}
