package meeples.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import meeples.fistful.Fistful;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.toy.Toy;
import org.junit.jupiter.api.Test;

class EveningTest {
    private static final Seat ANN = new Seat("Ann", "", "orange", "horseshoe");
    private static final Seat BEN = new Seat("Ben", "marshal", "green", "cactus");
    private static final Seat CLEO = new Seat("Cleo", "", "ivory", "skull");

    private final Evening<String> evening = new Evening<>();

    private static Match<Town, Event> match(Seat... seats) throws BadTextException {
        return new Match<>(
                Fistful.GAME, "players " + seats.length + " first 1 seed 1", List.of(seats));
    }

    private void add(Match<Town, Event> match, int[] points, int... places) {
        evening.add(new Evening.Played<>(match, points, places, ""));
    }

    @Test
    void winsCountMoreThanPoints() throws BadTextException {
        add(match(ANN, BEN), new int[] {30, 31}, 2, 1);
        add(match(ANN, BEN), new int[] {90, 20}, 1, 2);
        add(match(ANN, BEN), new int[] {10, 20}, 2, 1);
        assertEquals(2, evening.wins(1));
        assertEquals(130, evening.points("fistful", 0));
        assertEquals(List.of(1, 0), evening.ranking());
        assertEquals(2, evening.place(0));
    }

    @Test
    void pointsDecideBetweenAsManyWinsAndASharedWinIsOneForBoth() throws BadTextException {
        add(match(ANN, BEN, CLEO), new int[] {30, 30, 12}, 1, 1, 3);
        add(match(ANN, BEN, CLEO), new int[] {20, 24, 40}, 3, 2, 1);
        assertEquals(List.of(1, 1, 1), List.of(evening.wins(0), evening.wins(1), evening.wins(2)));
        assertEquals(List.of(1, 2, 0), evening.ranking());
    }

    @Test
    void afterOneGameTheEveningRanksAsTheGameDidTieBreakIncluded() throws BadTextException {
        add(match(ANN, BEN, CLEO), new int[] {20, 30, 20}, 3, 1, 2);
        assertEquals(List.of(1, 2, 0), evening.ranking());
        assertEquals(List.of(3, 1, 2), places());
    }

    @Test
    void betterPlacesDecideBetweenAsManyWinsAndPoints() throws BadTextException {
        add(match(ANN, BEN, CLEO), new int[] {20, 30, 20}, 3, 1, 2);
        add(match(ANN, BEN, CLEO), new int[] {20, 30, 20}, 2, 1, 2);
        assertEquals(List.of(3, 1, 2), places());
    }

    private List<Integer> places() {
        return List.of(evening.place(0), evening.place(1), evening.place(2));
    }

    @Test
    void pointsOfDifferentGamesAreNotAddedAndPlacesDecideBetweenAsManyWins()
            throws BadTextException {
        add(match(ANN, BEN, CLEO), new int[] {30, 20, 12}, 1, 2, 3);
        Match<?, ?> other = new Match<>(Toy.GAME, "seats 3 seed 1", List.of(ANN, BEN, CLEO));
        evening.add(
                new Evening.Played<>(other, new int[] {900, 400, 950}, new int[] {2, 3, 1}, ""));
        assertEquals(List.of("fistful", Toy.GAME.name()), evening.kinds());
        assertEquals(30, evening.points("fistful", 0));
        assertEquals(900, evening.points(Toy.GAME.name(), 0));
        assertEquals(List.of(0, 2, 1), evening.ranking());
    }

    @Test
    void otherPeopleBeginAnotherEvening() throws BadTextException {
        add(match(ANN, BEN), new int[] {30, 31}, 2, 1);
        add(match(ANN, CLEO), new int[] {5, 4}, 1, 2);
        assertEquals(1, evening.games().size());
        assertEquals(0, evening.wins(1));
        add(match(ANN, CLEO, BEN), new int[] {5, 4, 3}, 1, 2, 3);
        assertEquals(1, evening.games().size());
    }

    @Test
    void aBotOfAnotherLevelIsStillTheSameCompany() throws BadTextException {
        add(match(ANN, BEN), new int[] {30, 31}, 2, 1);
        Seat tougher = new Seat(BEN.name(), "legend", BEN.colour(), BEN.symbol());
        add(match(ANN, tougher), new int[] {5, 4}, 1, 2);
        assertEquals(2, evening.games().size());
        assertEquals("legend", evening.seats().get(1).bot());
    }

    @Test
    void aGameWhoseEndWasTakenBackAndPlayedAgainCountsOnce() throws BadTextException {
        Match<Town, Event> match = match(ANN, BEN);
        add(match, new int[] {30, 31}, 2, 1);
        add(match, new int[] {33, 31}, 1, 2);
        assertEquals(1, evening.games().size());
        assertEquals(1, evening.wins(0));
        assertEquals(0, evening.wins(1));
    }
}
