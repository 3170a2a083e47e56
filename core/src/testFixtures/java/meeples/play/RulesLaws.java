package meeples.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import meeples.search.Bot;

/**
 * What must be true of any game's rules, checked at every decision of a random game. A game's test
 * runs them for its own set-ups:
 *
 * <pre>
 * new RulesLaws&lt;&gt;(Fistful.GAME, "players 3 first random seed 7", 7).holdThroughAGame();
 * </pre>
 *
 * <p>More can be asked of a game that brings books of its events, a view of its positions, or bots.
 *
 * @param <S> the game's position, with an equals method that compares all of it
 * @param <E> the game's events
 */
public final class RulesLaws<S, E> {
    private static final int MOST_DECISIONS = 5000;

    /** Bots and views take time: they are asked at one of so many decisions. */
    private static final int DECISIONS_A_CHECK = 12;

    private final Game<S, E> game;
    private final Rules<S, E> rules;
    private final String setup;
    private final Random random;
    private final MoveList legal = new MoveList();
    private final BlindnessLaw<S, E> blindness;
    private Function<S, Books<S, E>> bookkeeper;
    private Books<S, E> books;
    private ViewLaws<S, E> views;
    private S position;

    public RulesLaws(Game<S, E> game, String setup, int seed) {
        this.game = game;
        this.setup = setup;
        rules = game.rules();
        random = new Random(seed);
        blindness = new BlindnessLaw<>(game, random);
    }

    /** The events must explain every difference: books opened at the start agree to the end. */
    public RulesLaws<S, E> bookedBy(Function<S, Books<S, E>> opened) {
        bookkeeper = opened;
        return this;
    }

    /**
     * Positions dealt anew must look the same to the one they are dealt for.
     *
     * @param view all that these eyes see of a position, without the chance to come
     */
    public RulesLaws<S, E> seenAs(BiFunction<S, Eyes, String> view) {
        views = new ViewLaws<>(game, random, view);
        return this;
    }

    /**
     * This bot must be blind to what its seat cannot see.
     *
     * @param maker makes one that decides by this seed, and does not think for long
     */
    public RulesLaws<S, E> playedBy(IntFunction<Bot<S>> maker) {
        blindness.add(maker);
        return this;
    }

    /** Plays a random game to its end; every law is asked for at each decision. */
    public void holdThroughAGame() throws BadTextException {
        position = game.notation().start(setup);
        assertEquals(position, game.notation().start(setup), "the same set-up, the same start");
        Match<S, E> match = new Match<>(game, setup, seats());
        TakebackLaws<S, E> takebacks = new TakebackLaws<>(match, random);
        books = bookkeeper == null ? null : bookkeeper.apply(position);
        int decisions = 0;
        while (rules.decider(position) != Rules.NOBODY) {
            assertTrue(decisions++ < MOST_DECISIONS, "the game comes to an end");
            copiesAreEqualAndIndependent();
            movesAreConsistent();
            secretsAreConsistent();
            nothingHiddenDecidesASample();
            samplesKeepWhatIsSeen();
            boolean slowly = random.nextInt(DECISIONS_A_CHECK) == 0;
            if (slowly) {
                secretsAreKept();
            }
            rules.legalMoves(position, legal);
            int move = legal.get(random.nextInt(legal.size()));
            eventsAreOnlyWords(move);
            boolean foundOut = slowly && views != null && views.findsOut(position, move);
            match.play(move);
            rules.play(position, move, books);
            assertEquals(position, match.position(), "match and rules agree");
            eventsExplainEverything();
            takebacks.holdAfter(foundOut);
        }
        whenOver();
        if (views != null) {
            views.secretsWereDealtAnew();
        }
        takenBackAndMadeAgain(match);
        textKeepsTheMatch(match);
    }

    private List<Seat> seats() {
        List<Seat> seats = new ArrayList<>();
        for (int i = 0; i < rules.seats(position); i++) {
            seats.add(new Seat("Player " + i, "", "colour " + i, "symbol " + i));
        }
        return seats;
    }

    private void copiesAreEqualAndIndependent() {
        S copy = rules.copy(position);
        assertEquals(position, copy, "a copy is equal");
        assertEquals(rules.hash(position), rules.hash(copy), "and so is its hash");
        rules.legalMoves(position, legal);
        int before = rules.hash(position);
        rules.play(copy, legal.get(0), null);
        assertEquals(before, rules.hash(position), "playing on a copy leaves the original alone");
        rules.copy(position, copy);
        assertEquals(position, copy, "a copy into another position is equal");
    }

    private void movesAreConsistent() throws BadTextException {
        rules.legalMoves(position, legal);
        assertFalse(legal.isEmpty(), "who decides has something to choose from");
        int[] all = legal.toArray();
        MoveList scratch = new MoveList();
        for (int i = 0; i < all.length; i++) {
            assertEquals(all[i], rules.pick(position, i, scratch), "picked as it is listed");
            assertEquals(all[i], rules.pick(position, i + 7 * all.length, scratch));
            assertNull(rules.refusal(position, all[i]), "what is legal is not refused");
            String written = game.notation().write(position, all[i]);
            assertEquals(all[i], game.notation().read(position, written), written);
            for (int j = 0; j < i; j++) {
                assertTrue(all[i] != all[j], "no move is listed twice: " + written);
            }
        }
        for (int i = 0; i < 3; i++) {
            int other = all[random.nextInt(all.length)] ^ 1 << random.nextInt(31);
            if (!legal.contains(other)) {
                assertNotNull(rules.refusal(position, other), "what is not legal is refused");
            }
        }
    }

    private void secretsAreConsistent() {
        int decider = rules.decider(position);
        assertTrue(rules.choosesNow(position, decider), "the decider can choose");
        assertFalse(rules.hides(position, Eyes.EVERYBODY), "everybody together sees everything");
        for (int seat = 0; seat < rules.seats(position); seat++) {
            if (rules.hides(position, Eyes.of(seat))) {
                assertTrue(rules.hides(position, Eyes.NOBODY), "nobody sees more than a seat");
            }
            if (seat != decider && rules.choosesNow(position, seat)) {
                choicesAtOnceAreIndependent(seat);
            }
        }
    }

    /** What one seat chooses does not change what another may choose at the same time. */
    private void choicesAtOnceAreIndependent(int seat) {
        int[] whenFirst = movesOf(chosenBefore(seat, false));
        int[] whenLast = movesOf(chosenBefore(seat, true));
        assertTrue(
                Arrays.equals(whenFirst, whenLast),
                "seat " + seat + " has the same choice whatever others choose");
    }

    /** The position when all before this seat have chosen their first or their last move. */
    private S chosenBefore(int seat, boolean last) {
        S copy = rules.copy(position);
        MoveList moves = new MoveList();
        while (rules.decider(copy) != seat) {
            rules.legalMoves(copy, moves);
            rules.play(copy, moves.get(last ? moves.size() - 1 : 0), null);
        }
        return copy;
    }

    private int[] movesOf(S there) {
        MoveList moves = new MoveList();
        rules.legalMoves(there, moves);
        int[] sorted = moves.toArray();
        Arrays.sort(sorted);
        return sorted;
    }

    private void secretsAreKept() {
        blindness.holdsAt(position);
        if (views != null) {
            views.samplesLookTheSame(position);
        }
        int decider = rules.decider(position);
        for (int seat = 0; rules.isSecret(position) && seat < rules.seats(position); seat++) {
            if (seat != decider && rules.choosesNow(position, seat)) {
                secretChoicesAreNotSeen(seat);
            }
        }
    }

    /**
     * These two positions were made without dealing anything anew: what dealing anew forgets to
     * hide is still in them.
     */
    private void secretChoicesAreNotSeen(int seat) {
        S first = chosenBefore(seat, false);
        S last = chosenBefore(seat, true);
        blindness.holdsFor(first, last);
        if (views != null) {
            views.looksTheSame(first, last, Eyes.of(seat), "a secret choice is not seen");
        }
        int seed = random.nextInt();
        assertEquals(
                sample(first, seat, seed),
                sample(last, seat, seed),
                "seat " + seat + " is dealt the same world whatever others choose in secret");
    }

    /** A sample of a sample is the sample: it depends on the seed and on what the viewer sees. */
    private void nothingHiddenDecidesASample() {
        for (int viewer = Rules.NOBODY; viewer < rules.seats(position); viewer++) {
            int seed = random.nextInt();
            S direct = sample(position, viewer, seed);
            S again = sample(sample(position, viewer, random.nextInt()), viewer, seed);
            assertEquals(direct, again, "seat " + viewer + " is dealt the same world");
        }
    }

    private S sample(S from, int viewer, int seed) {
        return game.dealtAnew(from, viewer, seed);
    }

    private void samplesKeepWhatIsSeen() {
        int decider = rules.decider(position);
        for (int viewer = Rules.NOBODY; viewer < rules.seats(position); viewer++) {
            S sample = sample(position, viewer, random.nextInt());
            assertEquals(decider, rules.decider(sample), "who decides is no secret");
            assertEquals(rules.turn(position), rules.turn(sample));
            assertEquals(rules.revelations(position), rules.revelations(sample));
            for (int seat = 0; seat < rules.seats(position); seat++) {
                assertEquals(rules.choosesNow(position, seat), rules.choosesNow(sample, seat));
            }
            if (viewer == decider) {
                MoveList moves = new MoveList();
                rules.legalMoves(sample, moves);
                rules.legalMoves(position, legal);
                assertTrue(Arrays.equals(legal.toArray(), moves.toArray()), "own moves are known");
            }
        }
    }

    private void eventsAreOnlyWords(int move) {
        S told = rules.copy(position);
        S silent = rules.copy(position);
        List<E> events = new ArrayList<>();
        rules.play(told, move, events::add);
        rules.play(silent, move, null);
        assertEquals(silent, told, "it makes no difference whether anybody listens");
        for (E event : events) {
            assertEquals(event, rules.seenBy(Eyes.EVERYBODY, event), "everybody sees all of it");
        }
    }

    private void eventsExplainEverything() {
        if (books != null) {
            books.checkAgainst(position);
        }
    }

    private void whenOver() {
        rules.legalMoves(position, legal);
        assertTrue(legal.isEmpty(), "nothing is left to decide");
        boolean won = rules.seats(position) == 1;
        for (int seat = 0; seat < rules.seats(position); seat++) {
            won |= rules.place(position, seat) == 1;
        }
        assertTrue(won, "somebody has won, or the only player has lost");
    }

    private void takenBackAndMadeAgain(Match<S, E> match) {
        int end = match.size();
        int middle = end / 2;
        S there = match.positionAfter(middle);
        match.goTo(middle);
        assertEquals(there, match.position());
        while (match.canRedo()) {
            match.redo();
        }
        assertEquals(position, match.position(), "the same moves lead to the same end");
    }

    private void textKeepsTheMatch(Match<S, E> match) throws BadTextException {
        String text = MatchText.write(match);
        Match<S, E> read = MatchText.read(game, text);
        assertEquals(position, read.position());
        assertEquals(text, MatchText.write(read));
    }
}
