package meeples.fistful.notation;

import meeples.fistful.model.Decision;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Piece;
import meeples.fistful.model.Place;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.play.BadTextException;
import meeples.play.Fault;
import meeples.play.PositionReader;
import meeples.play.Words;

/** Puts a town together from the lines of a {@link TownText}. */
final class TownReader extends PositionReader<Town> {
    private static final int COLUMNS = 6;
    private static final int MOST_TURNS = 99_999;
    private static final int ALL_THAT_IS_LEFT = -1;
    private static final int MOST_CHANCES = 9_999_999;
    private static final String[] ROWS = {"marquees", "people", "doorways"};
    private static final String[] LINES = {
        "north",
        "south",
        "showdown",
        "saloon",
        "jail",
        "graves",
        "explosion",
        "player",
        "hand",
        "turn",
        "chance"
    };

    private Town town;
    private int jailDynamite = ALL_THAT_IS_LEFT;
    private Words question = new Words("1 take");

    @Override
    protected Town complete() throws BadTextException {
        putAwayTheRest();
        readQuestion();
        new TownCheck(town).check();
        return town;
    }

    @Override
    protected void open(Words words) throws BadTextException {
        words.expect("town");
        Setup setup = SetupText.read(words);
        if (setup.first() == Town.NOBODY) {
            throw new BadTextException("a position names its starting player");
        }
        town = Town.withoutMeeples(setup);
    }

    @Override
    protected void readPart(Words words) throws BadTextException {
        String part = LINES[words.oneOf("a line of a position", LINES)];
        switch (part) {
            case "north" -> readRow(words, true);
            case "south" -> readRow(words, false);
            case "showdown" -> {
                readDuellist(words, Street.S0);
                readDuellist(words, Street.S1);
            }
            case "saloon" -> readPeople(words, Place.SALOON);
            case "jail" -> {
                readPeople(words, Place.JAIL);
                words.expect("dynamite");
                jailDynamite = words.number("the dynamite", 0, Town.DYNAMITES);
            }
            case "graves" -> readPeople(words, Place.GRAVEYARD);
            case "explosion" -> town.addExploded(words.number("the dynamite", 0, Town.DYNAMITES));
            case "player" -> readSupply(words);
            case "hand" -> readHand(words);
            case "chance" -> readChance(words);
            default -> {
                question = words; // makes sense only when all else is known
                noteQuestion();
            }
        }
        if (!hasSeveralLines(part)) {
            once(part);
        }
        if (words != question) {
            words.end();
        }
    }

    /** Rows and players are told apart by their second word. */
    private static boolean hasSeveralLines(String part) {
        return part.equals("north") || part.equals("south") || part.equals("player");
    }

    private void readRow(Words words, boolean north) throws BadTextException {
        int row = words.oneOf("a row", ROWS);
        once(ROWS[row] + (north ? " of the north" : " of the south"));
        for (int column = 0; column < COLUMNS; column++) {
            int building = north ? TownText.northBuilding(column) : TownText.southBuilding(column);
            switch (row) {
                case 0 -> readMarquee(words, building);
                case 1 -> readPeople(words, building);
                default -> readDoorway(words, building);
            }
        }
    }

    private void readMarquee(Words words, int building) throws BadTextException {
        String word = words.next("a marquee");
        if (word.equals("-")) {
            return;
        }
        for (int seat = 0; seat < town.players(); seat++) {
            for (int points = 5; points <= 10; points += 5) {
                if (word.equals((seat + 1) + ":" + points)) {
                    putMarquee(building, seat, points);
                    return;
                }
            }
        }
        String shown = Words.shown(word);
        throw new BadTextException(
                Fault.UNKNOWN_WORD, shown + " should be a player and 5 or 10, such as 1:5", shown);
    }

    private void putMarquee(int building, int seat, int points) throws BadTextException {
        if (town.tiles(seat) == 0) {
            throw new BadTextException("player " + (seat + 1) + " has only 8 marquees");
        }
        town.setMarquee(building, seat, points);
        town.addTiles(seat, -1);
    }

    private void readPeople(Words words, int place) throws BadTextException {
        int[] counts = Vocabulary.crowd(words);
        for (int kind = 0; kind < Meeple.KINDS; kind++) {
            town.add(place, kind, counts[kind]);
        }
    }

    private void readDoorway(Words words, int building) throws BadTextException {
        int kind = Vocabulary.meepleOrNone(words.next("a doorway"));
        if (kind != Meeple.NONE) {
            int space = Street.doorway(building);
            town.put(space, kind);
            town.markUnresolved(space);
        }
    }

    private void readDuellist(Words words, int space) throws BadTextException {
        String word = words.next("a showdown space");
        int colon = word.indexOf(':');
        town.put(space, Vocabulary.meepleOrNone(colon < 0 ? word : word.substring(0, colon)));
        if (colon >= 0) {
            Words token = new Words(word.substring(colon + 1));
            town.setToken(space, Vocabulary.seat(token, town.players()));
        }
    }

    private void readSupply(Words words) throws BadTextException {
        int seat = Vocabulary.seat(words, town.players());
        once("player " + (seat + 1));
        words.expect("gold");
        int gold = words.number("the gold", 0, Town.GOLD);
        words.expect("stone");
        int stone = words.number("the stone", 0, Town.STONE);
        words.expect("bars");
        int bars = words.number("the bars", 0, Town.BARS);
        town.addGold(seat, gold);
        town.addStone(seat, stone);
        town.addBars(seat, bars);
    }

    private void readHand(Words words) throws BadTextException {
        readPeople(words, Place.HAND);
        words.expect("next");
        int space = Vocabulary.space(words);
        int direction = Vocabulary.direction(words);
        words.expect("left");
        town.setSowing(direction, space, words.number("the spaces left", 0, Street.SPACES));
    }

    private void readChance(Words words) throws BadTextException {
        town.setChances(words.number("the chances", 0, MOST_CHANCES));
        for (int i = 0; i < 4; i++) {
            town.setGenerator(i, words.hex("a number of the generator"));
        }
    }

    /** What was mentioned nowhere: cubes and dynamite are in the bag, the dead in the box. */
    private void putAwayTheRest() throws BadTextException {
        int gold = Town.GOLD;
        int stone = Town.STONE;
        int bars = Town.BARS;
        for (int seat = 0; seat < town.players(); seat++) {
            gold -= town.gold(seat);
            stone -= town.stone(seat);
            bars -= town.bars(seat);
        }
        if (jailDynamite == ALL_THAT_IS_LEFT) {
            jailDynamite = Town.DYNAMITES - town.exploded();
        }
        int dynamite = Town.DYNAMITES - jailDynamite - town.exploded();
        if (gold < 0 || stone < 0 || bars < 0 || dynamite < 0) {
            throw new BadTextException("there is more gold, stone, dynamite or bars than exist");
        }
        town.addToBag(Piece.GOLD, gold - town.bagGold());
        town.addToBag(Piece.STONE, stone - town.bagStone());
        town.addToBag(Piece.DYNAMITE, dynamite);
        town.addJailDynamite(jailDynamite - town.jailDynamite());
        town.setBank(bars);
        for (int kind = 0; kind < Meeple.KINDS; kind++) {
            int rest = Meeple.supply(kind) - count(kind);
            if (rest < 0) {
                throw new BadTextException("there are too many of the kind " + Meeple.word(kind));
            }
            town.add(Place.BOX, kind, rest);
        }
    }

    private int count(int kind) {
        int count = 0;
        for (int place = 0; place < Place.ALL; place++) {
            count += town.meeples(place, kind);
        }
        for (int space = 0; space < Street.SPACES; space++) {
            count += town.on(space) == kind ? 1 : 0;
        }
        return count;
    }

    private void readQuestion() throws BadTextException {
        Words words = question;
        int turn = words.number("the turn", 0, MOST_TURNS);
        int active = (town.first() + Math.max(turn - 1, 0)) % town.players();
        if (words.accept("player")) {
            int told = Vocabulary.seat(words, town.players());
            if (told != active && turn > 0) {
                throw new BadTextException("turn " + turn + " is player " + (active + 1) + "'s");
            }
            active = told;
        }
        town.setTurn(turn);
        town.setActive(active);
        Decision decision = Decision.of(words.oneOf("a decision", TownText.DECISIONS));
        switch (decision) {
            case BUILD, UPGRADE -> town.setQuestion(Vocabulary.building(words));
            case GIVE -> town.setQuestion(Vocabulary.showdownSpace(words));
            case REROLL -> readDice(words);
            default -> {}
        }
        words.end();
        town.ask(decision, decider(decision));
    }

    private void readDice(Words words) throws BadTextException {
        town.setQuestion(Vocabulary.showdownSpace(words));
        words.expect("dice");
        town.setDie(Street.S0, words.number("a die", 1, 6));
        town.setDie(Street.S1, words.number("a die", 1, 6));
    }

    private int decider(Decision decision) {
        return switch (decision) {
            case UPGRADE -> town.owner(town.question());
            case REROLL -> town.token(town.question());
            case OVER -> Town.NOBODY;
            default -> town.active();
        };
    }
}
