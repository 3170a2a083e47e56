package meeples.fistful.notation;

import java.util.ArrayList;
import java.util.List;
import meeples.fistful.model.Town;
import meeples.fistful.rules.DrawCause;
import meeples.fistful.rules.EndCause;
import meeples.fistful.rules.Event;
import meeples.play.BadTextException;
import meeples.play.Fault;
import meeples.play.Words;

/** Reads what {@link EventText} writes. */
final class EventReader {
    private static final int MOST = 1_000_000;

    private final Words words;

    private EventReader(String line) {
        words = new Words(line);
    }

    static Event read(String line) throws BadTextException {
        EventReader reader = new EventReader(line);
        Event event = reader.read();
        reader.words.end();
        return event;
    }

    private Event read() throws BadTextException {
        String kind = words.next("an event");
        return switch (kind) {
            case "placed" -> new Event.StartingMarqueePlaced(seat(), building());
            case "turn" -> new Event.TurnStarted(seat(), number(), number("round"));
            case "turn-ended" -> new Event.TurnEnded(seat());
            case "end-triggered" -> new Event.EndTriggered(endCause());
            case "game-ended" -> new Event.GameEnded(numbers("points"), numbers("places"));
            case "taken" ->
                    new Event.MeeplesTaken(
                            seat(),
                            Vocabulary.location(words),
                            Vocabulary.crowd(words),
                            Vocabulary.direction(words));
            case "dynamite-bagged" -> new Event.DynamiteBagged(seat(), number("left"));
            case "sown" -> new Event.MeepleSown(seat(), meeple(), space());
            case "claimed" ->
                    new Event.ShowdownMeepleClaimed(seat(), seat("for"), meeple(), space());
            case "madame-retired" -> new Event.MadameRetired(seat(), space());
            case "overflowed" -> new Event.HandOverflowed(seat(), Vocabulary.crowd(words));
            case "entered" -> new Event.MeepleEntered(seat(), meeple(), space(), building());
            case "drawn" ->
                    new Event.PiecesDrawn(
                            seat(),
                            drawCause(),
                            buildingOrStreet(),
                            number("meeples"),
                            number("wanted"),
                            pieces());
            case "jailed" -> new Event.RobbersJailed(seat(), building(), number());
            case "led-to-saloon" -> new Event.BuildersLedToSaloon(seat(), building(), number());
            case "built" ->
                    new Event.MarqueeBuilt(seat(), building(), number("gold"), number("stone"));
            case "upgraded" ->
                    new Event.MarqueeUpgraded(seat(), building(), number("gold"), number("stone"));
            case "build-declined" -> new Event.BuildingDeclined(seat(), building(), false);
            case "upgrade-declined" -> new Event.BuildingDeclined(seat(), building(), true);
            case "exploded" -> new Event.DynamiteExploded(seat(), number(), numbers("lost"));
            case "bar" -> new Event.GoldBarTaken(seat(), number(), number("left"));
            case "showdown" -> readShowdown();
            case "rolled" -> new Event.DieRolled(seat(), space(), number(), false);
            case "rolled-again" -> new Event.DieRolled(seat(), space(), number(), true);
            case "reroll-declined" -> new Event.RerollDeclined(seat(), space());
            case "won" -> new Event.ShowdownWon(seat(), space(), meeple(), seat("over"), meeple());
            case "both-fell" -> new Event.ShowdownDrawn(new int[] {seat(), seat()}, meeple());
            case "buried" ->
                    new Event.MeepleBuried(
                            meeple(), space(), words.oneOf("grave or box", "box", "grave") == 1);
            case "went-to-saloon" -> new Event.WinnerWentToSaloon(meeple(), space());
            case "token-returned" -> new Event.TokenReturned(seat(), space());
            default ->
                    throw new BadTextException(
                            Fault.UNKNOWN_WORD, Words.shown(kind) + " is not an event", kind);
        };
    }

    private Event readShowdown() throws BadTextException {
        int seat = seat();
        int left = seat("of");
        int leftMeeple = meeple();
        int right = seat();
        int rightMeeple = meeple();
        return new Event.ShowdownBegan(
                seat, new int[] {left, right}, new int[] {leftMeeple, rightMeeple});
    }

    private int seat() throws BadTextException {
        return Vocabulary.seat(words, Town.MOST_SEATS);
    }

    private int seat(String after) throws BadTextException {
        words.expect(after);
        return seat();
    }

    private int number() throws BadTextException {
        return words.number("a number", 0, MOST);
    }

    private int number(String after) throws BadTextException {
        words.expect(after);
        return number();
    }

    /** As many numbers as there are, one for each seat. */
    private int[] numbers(String after) throws BadTextException {
        words.expect(after);
        List<Integer> numbers = new ArrayList<>();
        while (words.isAtNumber()) {
            numbers.add(number());
        }
        return toArray(numbers);
    }

    private int[] pieces() throws BadTextException {
        List<Integer> pieces = new ArrayList<>();
        while (!words.isAtEnd()) {
            pieces.add(words.oneOf("gold, stone or dynamite", "gold", "stone", "dynamite"));
        }
        return toArray(pieces);
    }

    private static int[] toArray(List<Integer> numbers) {
        int[] array = new int[numbers.size()];
        for (int i = 0; i < array.length; i++) {
            array[i] = numbers.get(i);
        }
        return array;
    }

    private int building() throws BadTextException {
        return Vocabulary.building(words);
    }

    private int buildingOrStreet() throws BadTextException {
        return words.accept("street") ? Town.NOBODY : building();
    }

    private int space() throws BadTextException {
        return Vocabulary.space(words);
    }

    private int meeple() throws BadTextException {
        return Vocabulary.meeple(words);
    }

    private DrawCause drawCause() throws BadTextException {
        return DrawCause.values()[words.oneOf("a cause", Vocabulary.DRAW_CAUSES)];
    }

    private EndCause endCause() throws BadTextException {
        return EndCause.values()[words.oneOf("a cause", Vocabulary.END_CAUSES)];
    }
}
