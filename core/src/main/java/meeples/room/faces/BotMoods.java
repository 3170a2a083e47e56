package meeples.room.faces;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.function.DoubleSupplier;
import meeples.game.tell.Face;
import meeples.game.tell.Moods;
import meeples.play.Eyes;
import meeples.play.Match;
import meeples.play.MatchWatcher;
import meeples.play.Rules;
import meeples.play.Seat;

/**
 * The faces that bots make at what happens. They make none at what only some have seen, and at most
 * one a turn, so that nobody tires of them.
 *
 * @param <S> the game's position
 * @param <E> the game's events
 */
public final class BotMoods<S, E> implements MatchWatcher<E>, Moods.Feelings {
    /** A face that a bot wants to show. */
    public record Mood(int seat, Face face) {}

    private final Moods<S, E> moods;
    private final Match<S, E> match;
    private final Rules<S, E> rules;
    private final DoubleSupplier chance;
    private final Queue<Mood> waiting = new ArrayDeque<>();
    private int lastTurn = -1;

    /**
     * @param chance numbers from 0 to 1
     */
    public BotMoods(Moods<S, E> moods, Match<S, E> match, DoubleSupplier chance) {
        this.moods = moods;
        this.match = match;
        rules = match.game().rules();
        this.chance = chance;
    }

    /** The next face to show, or null. */
    public Mood next() {
        return waiting.poll();
    }

    @Override
    public void played(int seat, int move, List<E> events) {
        for (E event : events) {
            E seen = rules.seenBy(Eyes.NOBODY, event);
            if (seen != null) {
                moods.react(match.position(), seen, this);
            }
        }
        if (match.isOver()) {
            celebrate();
        }
    }

    @Override
    public void wentTo(int decisions) {
        waiting.clear();
    }

    /** At the end everybody may show what they think of it. */
    private void celebrate() {
        for (int seat = 0; seat < match.seats().size(); seat++) {
            lastTurn = -1;
            feel(seat, rules.place(match.position(), seat) == 1 ? Face.CHEER : Face.SAD);
        }
    }

    @Override
    public void othersFeel(String level, int but, Face face) {
        for (int seat = 0; seat < match.seats().size(); seat++) {
            if (seat != but && match.seats().get(seat).bot().equals(level)) {
                feel(seat, face);
            }
        }
    }

    @Override
    public void feel(int seat, Face face) {
        Seat who = match.seats().get(seat);
        int turn = rules.turn(match.position());
        if (who.isHuman() || turn == lastTurn) {
            return;
        }
        if (chance.getAsDouble() < moods.openness(who.bot())) {
            lastTurn = turn;
            waiting.add(new Mood(seat, face));
        }
    }
}
