package meeples.room.couch;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.IntPredicate;
import java.util.function.ToIntFunction;
import meeples.game.setup.GameSetup;
import meeples.game.setup.SetupOption;
import meeples.input.Command;
import meeples.input.Device;
import meeples.picture.SeatColours;
import meeples.picture.SeatSymbols;
import meeples.room.entrance.SetupChoice;
import meeples.ui.Letters;

/**
 * Who has taken a seat on the couch with which device, and what they have chosen. Each device moves
 * only what is its own, all at the same time; several players can share a device.
 */
final class Couch {
    private final GameSetup<?> setup;
    private final List<String> levels;
    private final CouchPlace[] places;
    private final boolean[] hasDevice;
    private final List<CouchRow> rows = new ArrayList<>();
    private final CouchMemory memory;
    private final Map<String, Integer> options = new TreeMap<>();
    private int players;
    private String bot;

    /**
     * @param levels of the game's bots
     */
    Couch(GameSetup<?> setup, List<String> levels, CouchMemory memory) {
        this.memory = memory;
        this.setup = setup;
        this.levels = levels;
        places = new CouchPlace[setup.seating().most()];
        hasDevice = new boolean[places.length];
        players = setup.seating().usual();
        bot = setup.usualBots().get(0);
        Collections.addAll(rows, CouchRow.NAME, CouchRow.COLOUR, CouchRow.SYMBOL, CouchRow.READY);
        Collections.addAll(rows, CouchRow.SHARE, CouchRow.PLAYERS, CouchRow.BOTS);
        for (SetupOption option : setup.options()) {
            if (option.isOnCouch()) {
                rows.add(CouchRow.of(option));
                options.put(option.key(), option.initial());
            }
        }
        recall(memory.common());
    }

    private void recall(CouchMemory.Common before) {
        if (before == null
                || before.players() < setup.seating().least()
                || before.players() > places.length
                || !levels.contains(before.bot())) {
            return;
        }
        players = before.players();
        bot = before.bot();
        for (CouchRow row : optionRows()) {
            Integer value = before.options().get(row.option().key());
            if (value != null && row.option().numbers(players).contains(value)) {
                options.put(row.option().key(), value);
            }
        }
    }

    /** How many seats there are. */
    int size() {
        return places.length;
    }

    /** The rows for the game's options. */
    List<CouchRow> optionRows() {
        return rows.subList(rows.indexOf(CouchRow.BOTS) + 1, rows.size());
    }

    /** The row that is a step up or down from another. */
    private CouchRow next(CouchRow row, int step) {
        return rows.get(Math.max(0, Math.min(rows.size() - 1, rows.indexOf(row) + step)));
    }

    /** Who sits there, or null. */
    CouchPlace place(int index) {
        return places[index];
    }

    int humans() {
        int count = 0;
        for (CouchPlace place : places) {
            count += place == null ? 0 : 1;
        }
        return count;
    }

    /** How many sit at the table, bots included. */
    int players() {
        return Math.max(players, Math.max(setup.seating().least(), humans()));
    }

    String bot() {
        return bot;
    }

    /** What is chosen for an option of the game. */
    int get(SetupOption option) {
        return options.get(option.key());
    }

    boolean isEveryoneReady() {
        for (CouchPlace place : places) {
            if (place != null && !place.isReady()) {
                return false;
            }
        }
        return humans() > 0;
    }

    /** Where the device's choice stands: of those who share it, one at a time; null for nowhere. */
    CouchPlace place(Device device) {
        for (int i = 0; i < places.length; i++) {
            if (places[i] != null && places[i].device() == device && hasDevice[i]) {
                return places[i];
            }
        }
        return null;
    }

    /** Whether those who hold this place's device are choosing here. */
    boolean hasDevice(int index) {
        return hasDevice[index];
    }

    private int sharing(Device device) {
        int count = 0;
        for (CouchPlace place : places) {
            count += place != null && place.device() == device ? 1 : 0;
        }
        return count;
    }

    /** Takes the first free seat for a device; false when there is none. */
    boolean join(Device device) {
        for (int i = 0; i < places.length; i++) {
            if (places[i] == null) {
                return join(device, i);
            }
        }
        return false;
    }

    /** Takes a certain seat for a device. */
    boolean join(Device device, int index) {
        if (places[index] != null) {
            return false;
        }
        CouchPlace place = new CouchPlace(device);
        CouchMemory.Looks before = memory.of(device.id(), sharing(device));
        place.setName(before == null ? "" : before.name());
        int colour = before == null ? index : before.colour();
        int symbol = before == null ? index : before.symbol();
        place.setColour(isColourFree(colour) ? colour : freeColours().get(0));
        place.setSymbol(isSymbolFree(symbol) ? symbol : freeSymbols().get(0));
        places[index] = place;
        handTo(index);
        return true;
    }

    private boolean isColourFree(int colour) {
        return owner(colour, CouchPlace::colour) == null;
    }

    private boolean isSymbolFree(int symbol) {
        return owner(symbol, CouchPlace::symbol) == null;
    }

    private CouchPlace owner(int value, ToIntFunction<CouchPlace> part) {
        for (CouchPlace place : places) {
            if (place != null && part.applyAsInt(place) == value) {
                return place;
            }
        }
        return null;
    }

    /** The device's choice goes to this place. */
    private void handTo(int index) {
        for (int i = 0; i < places.length; i++) {
            if (places[i] != null && places[i].device() == places[index].device()) {
                hasDevice[i] = i == index;
            }
        }
    }

    /** The seat is free again; what was chosen there is remembered. */
    void leave(CouchPlace place) {
        remember(place);
        int index = index(place);
        places[index] = null;
        hasDevice[index] = false;
        for (int i = places.length - 1; i >= 0; i--) {
            if (places[i] != null && places[i].device() == place.device()) {
                handTo(i);
                return;
            }
        }
    }

    /** All who held this device are gone with it. */
    void leave(Device device) {
        for (int i = places.length - 1; i >= 0; i--) {
            if (places[i] != null && places[i].device() == device) {
                leave(places[i]);
            }
        }
    }

    private int index(CouchPlace place) {
        for (int i = 0; i < places.length; i++) {
            if (places[i] == place) {
                return i;
            }
        }
        throw new IllegalArgumentException("nobody who sits here");
    }

    /** What a device says; false when that does nothing. */
    boolean hear(Device device, Command command) {
        CouchPlace place = place(device);
        if (place == null) {
            return command == Command.ACCEPT && join(device);
        }
        if (place.letters() != null) {
            return write(place, command);
        }
        if (command == Command.PAGE_ON || command == Command.PAGE_BACK) {
            return pass(device, command == Command.PAGE_ON ? 1 : -1);
        }
        return place.isReady() ? hearReady(place, command) : hearChoosing(place, command);
    }

    private boolean hearReady(CouchPlace place, Command command) {
        if (command == Command.BACK) {
            place.setReady(false);
            return true;
        }
        return false;
    }

    private boolean hearChoosing(CouchPlace place, Command command) {
        switch (command) {
            case UP -> place.setRow(next(place.row(), -1));
            case DOWN, NEXT -> place.setRow(next(place.row(), 1));
            case LEFT -> change(place, place.row(), -1);
            case RIGHT -> change(place, place.row(), 1);
            case ACCEPT -> accept(place);
            case BACK -> leave(place);
            default -> {
                return false;
            }
        }
        return true;
    }

    private void accept(CouchPlace place) {
        CouchRow row = place.row();
        if (row == CouchRow.NAME) {
            place.write(SetupChoice.longestName());
        } else if (row == CouchRow.READY) {
            getReady(place);
        } else if (row == CouchRow.SHARE) {
            join(place.device());
        } else {
            change(place, row, 1);
        }
    }

    /** Whoever is ready passes the device on to one who is not. */
    void getReady(CouchPlace place) {
        place.setReady(true);
        remember(place);
        for (int i = 0; i < places.length; i++) {
            CouchPlace other = places[i];
            if (other != null && other.device() == place.device() && !other.isReady()) {
                handTo(i);
                return;
            }
        }
    }

    private void remember(CouchPlace place) {
        int player = 0;
        for (int i = 0; i < index(place); i++) {
            player += places[i] != null && places[i].device() == place.device() ? 1 : 0;
        }
        memory.keep(
                place.device().id(),
                player,
                new CouchMemory.Looks(place.name(), place.colour(), place.symbol()));
    }

    private boolean pass(Device device, int step) {
        int at = index(place(device));
        for (int i = 1; i < places.length; i++) {
            int other = Math.floorMod(at + i * step, places.length);
            if (places[other] != null && places[other].device() == device) {
                handTo(other);
                return true;
            }
        }
        return false;
    }

    private static boolean write(CouchPlace place, Command command) {
        Letters letters = place.letters();
        switch (command) {
            case LEFT -> letters.turn(-1);
            case RIGHT -> letters.turn(1);
            case UP -> letters.leap(-1);
            case DOWN -> letters.leap(1);
            case TURN -> letters.shift();
            case MENU -> place.stopWriting(true);
            case ACCEPT -> {
                if (letters.take()) {
                    place.stopWriting(true);
                }
            }
            case BACK, UNDO -> {
                if (!letters.erase()) {
                    place.stopWriting(false);
                }
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    /** The next value of a row, or the one before. */
    void change(CouchPlace place, CouchRow row, int step) {
        if (row == CouchRow.COLOUR) {
            changeColour(place, step);
        } else if (row == CouchRow.SYMBOL) {
            changeSymbol(place, step);
        } else if (row == CouchRow.PLAYERS) {
            int least = setup.seating().least();
            players = least + Math.floorMod(players() - least + step, places.length - least + 1);
        } else if (row == CouchRow.BOTS) {
            bot = levels.get(Math.floorMod(levels.indexOf(bot) + step, levels.size()));
        } else if (row.option() != null) {
            List<Integer> numbers = row.option().numbers(players());
            int at = numbers.indexOf(get(row.option())) + step;
            options.put(row.option().key(), numbers.get(Math.floorMod(at, numbers.size())));
        }
        // Names are written, and the rest has nothing beside it.
    }

    /** One that is free, or that of somebody who is still choosing too: they change. */
    private void changeColour(CouchPlace place, int step) {
        int old = place.colour();
        int colour = Math.floorMod(old + step, SeatColours.WORDS.length);
        while (isSettled(owner(colour, CouchPlace::colour), place, this::isAnyColourFree)) {
            colour = Math.floorMod(colour + step, SeatColours.WORDS.length);
        }
        CouchPlace other = owner(colour, CouchPlace::colour);
        place.setColour(colour);
        if (other != null && other != place) {
            other.setColour(old);
        }
    }

    private void changeSymbol(CouchPlace place, int step) {
        int old = place.symbol();
        int symbol = Math.floorMod(old + step, SeatSymbols.WORDS.length);
        while (isSettled(owner(symbol, CouchPlace::symbol), place, this::isAnySymbolFree)) {
            symbol = Math.floorMod(symbol + step, SeatSymbols.WORDS.length);
        }
        CouchPlace other = owner(symbol, CouchPlace::symbol);
        place.setSymbol(symbol);
        if (other != null && other != place) {
            other.setSymbol(old);
        }
    }

    private boolean isAnyColourFree() {
        return humans() < SeatColours.WORDS.length;
    }

    private boolean isAnySymbolFree() {
        return humans() < SeatSymbols.WORDS.length;
    }

    /** Whether somebody has a colour or symbol that another cannot take from them now. */
    private static boolean isSettled(
            CouchPlace owner, CouchPlace who, BooleanSupplier othersAreFree) {
        if (owner == null || owner == who) {
            return false;
        }
        return owner.isReady() || othersAreFree.getAsBoolean();
    }

    /** The game begins: what was chosen for all is chosen the next time too. */
    void start() {
        memory.keep(new CouchMemory.Common(players(), bot, options));
    }

    /** The seats that people sit on, in the order in which they are seen. */
    List<CouchPlace> seated() {
        List<CouchPlace> seated = new ArrayList<>();
        for (CouchPlace place : places) {
            if (place != null) {
                seated.add(place);
            }
        }
        return seated;
    }

    /** Colours that nobody has taken, for the bots. */
    List<Integer> freeColours() {
        return free(SeatColours.WORDS.length, this::isColourFree);
    }

    List<Integer> freeSymbols() {
        return free(SeatSymbols.WORDS.length, this::isSymbolFree);
    }

    private static List<Integer> free(int count, IntPredicate isFree) {
        List<Integer> free = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            if (isFree.test(i)) {
                free.add(i);
            }
        }
        return free;
    }
}
