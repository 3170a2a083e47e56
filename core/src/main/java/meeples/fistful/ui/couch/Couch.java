package meeples.fistful.ui.couch;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.IntPredicate;
import java.util.function.ToIntFunction;
import meeples.fistful.ai.Bots;
import meeples.fistful.model.Town;
import meeples.fistful.table.Art;
import meeples.fistful.ui.SetupChoice;
import meeples.input.Command;
import meeples.input.Device;
import meeples.ui.Letters;

/**
 * Who has taken a seat on the couch with which device, and what they have chosen. Each device moves
 * only what is its own, all at the same time; several players can share a device.
 */
final class Couch {
    static final int PLACES = Town.MOST_SEATS;

    private final CouchPlace[] places = new CouchPlace[PLACES];
    private final boolean[] hasDevice = new boolean[PLACES];
    private final CouchMemory memory;
    private int players = 2;
    private String bot = Bots.PROSPECTOR;
    private int rounds;

    Couch(CouchMemory memory) {
        this.memory = memory;
        CouchMemory.Common before = memory.common();
        if (before != null
                && before.players() >= 2
                && before.players() <= PLACES
                && Bots.LEVELS.contains(before.bot())
                && SetupChoice.roundLimits().contains(before.rounds())) {
            players = before.players();
            bot = before.bot();
            rounds = before.rounds();
        }
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
        return Math.max(players, Math.max(2, humans()));
    }

    String bot() {
        return bot;
    }

    int rounds() {
        return rounds;
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
        for (int i = 0; i < PLACES; i++) {
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
        for (int i = 0; i < PLACES; i++) {
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
        for (int i = 0; i < PLACES; i++) {
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
        for (int i = PLACES - 1; i >= 0; i--) {
            if (places[i] != null && places[i].device() == place.device()) {
                handTo(i);
                return;
            }
        }
    }

    /** All who held this device are gone with it. */
    void leave(Device device) {
        for (int i = PLACES - 1; i >= 0; i--) {
            if (places[i] != null && places[i].device() == device) {
                leave(places[i]);
            }
        }
    }

    private int index(CouchPlace place) {
        for (int i = 0; i < PLACES; i++) {
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
            case UP -> place.setRow(place.row().next(-1));
            case DOWN, NEXT -> place.setRow(place.row().next(1));
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
        switch (place.row()) {
            case NAME -> place.write(SetupChoice.longestName());
            case READY -> getReady(place);
            case SHARE -> join(place.device());
            default -> change(place, place.row(), 1);
        }
    }

    /** Whoever is ready passes the device on to one who is not. */
    void getReady(CouchPlace place) {
        place.setReady(true);
        remember(place);
        for (int i = 0; i < PLACES; i++) {
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
        for (int i = 1; i < PLACES; i++) {
            int other = Math.floorMod(at + i * step, PLACES);
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
        switch (row) {
            case COLOUR -> changeColour(place, step);
            case SYMBOL -> changeSymbol(place, step);
            case PLAYERS -> players = 2 + Math.floorMod(players() - 2 + step, PLACES - 1);
            case BOTS -> {
                int level = Bots.LEVELS.indexOf(bot) + step;
                bot = Bots.LEVELS.get(Math.floorMod(level, Bots.LEVELS.size()));
            }
            case ROUNDS -> {
                List<Integer> limits = SetupChoice.roundLimits();
                rounds = limits.get(Math.floorMod(limits.indexOf(rounds) + step, limits.size()));
            }
            default -> {
                // names are written, and the rest has nothing beside it
            }
        }
    }

    /** One that is free, or that of somebody who is still choosing too: they change. */
    private void changeColour(CouchPlace place, int step) {
        int old = place.colour();
        int colour = Math.floorMod(old + step, Art.COLOURS.length);
        while (isSettled(owner(colour, CouchPlace::colour), place, this::isAnyColourFree)) {
            colour = Math.floorMod(colour + step, Art.COLOURS.length);
        }
        CouchPlace other = owner(colour, CouchPlace::colour);
        place.setColour(colour);
        if (other != null && other != place) {
            other.setColour(old);
        }
    }

    private void changeSymbol(CouchPlace place, int step) {
        int old = place.symbol();
        int symbol = Math.floorMod(old + step, Art.SYMBOLS.length);
        while (isSettled(owner(symbol, CouchPlace::symbol), place, this::isAnySymbolFree)) {
            symbol = Math.floorMod(symbol + step, Art.SYMBOLS.length);
        }
        CouchPlace other = owner(symbol, CouchPlace::symbol);
        place.setSymbol(symbol);
        if (other != null && other != place) {
            other.setSymbol(old);
        }
    }

    private boolean isAnyColourFree() {
        return humans() < Art.COLOURS.length;
    }

    private boolean isAnySymbolFree() {
        return humans() < Art.SYMBOLS.length;
    }

    /** Whether what this one has cannot be had. */
    private static boolean isSettled(
            CouchPlace owner, CouchPlace who, BooleanSupplier othersAreFree) {
        if (owner == null || owner == who) {
            return false;
        }
        return owner.isReady() || othersAreFree.getAsBoolean();
    }

    /** The game begins: what was chosen for all is chosen the next time too. */
    void start() {
        memory.keep(new CouchMemory.Common(players(), bot, rounds));
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
        return free(Art.COLOURS.length, this::isColourFree);
    }

    List<Integer> freeSymbols() {
        return free(Art.SYMBOLS.length, this::isSymbolFree);
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
