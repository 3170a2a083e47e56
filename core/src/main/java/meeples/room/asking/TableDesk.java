package meeples.room.asking;

import java.util.List;
import meeples.game.BoardGame;
import meeples.game.ask.Desk;
import meeples.game.ask.Errand;
import meeples.game.ask.Past;
import meeples.play.MoveChooser;
import meeples.play.MoveList;
import meeples.play.Rules;
import meeples.play.Seat;
import meeples.room.sitting.SeatHands;
import meeples.room.sitting.Sitting;
import meeples.text.Texts;

/** What the questions of a match need: passes answers on when they may be given, and are meant. */
final class TableDesk<S, E> implements Desk<S> {
    /** Shows the question. */
    interface Shower {
        /** Tells the player in passing why something cannot be done. */
        void explain(String why);

        /** The question looks different now. */
        void changed();

        /** Something else is pointed at. */
        void pointed();

        /** The answer cannot be taken back: makes sure that it is meant. */
        void makeSure(Runnable yes);
    }

    private final BoardGame<S, E> game;
    private final Sitting<S, E> sitting;
    private final SeatHands<S, E> hands;
    private final Texts texts;
    private final Shower shower;
    private final MoveList legal = new MoveList();
    private S position;
    private int seat = Rules.NOBODY;

    TableDesk(
            BoardGame<S, E> game,
            Sitting<S, E> sitting,
            SeatHands<S, E> hands,
            Texts texts,
            Shower shower) {
        this.game = game;
        this.sitting = sitting;
        this.hands = hands;
        this.texts = texts;
        this.shower = shower;
    }

    /** This seat is asked now. */
    void begin(int asked) {
        seat = asked;
        S asAsked =
                sitting.ballot().isOpen()
                        ? sitting.ballot().positionFor(asked)
                        : sitting.position();
        position = sitting.knownTo(asked, asAsked);
        game.game().rules().legalMoves(position, legal);
    }

    @Override
    public S position() {
        return position;
    }

    @Override
    public int seat() {
        return seat;
    }

    @Override
    public List<Seat> seats() {
        return sitting.match().seats();
    }

    @Override
    public Texts texts() {
        return texts;
    }

    @Override
    public MoveList legal() {
        return legal;
    }

    @Override
    public void play(int move) {
        if (!hands.mayAnswer()) {
            return;
        }
        if (sitting.ballot().isOpen()) {
            sitting.vote(seat, move);
        } else if (game.flow().isConfirmed(position) && sitting.isFinal(move)) {
            shower.makeSure(() -> sitting.play(move));
        } else {
            sitting.play(move);
        }
    }

    @Override
    public void playAll(MoveChooser<S> chooser) {
        if (sitting.ballot().isOpen()) {
            play(chooser.choose(position));
        } else if (hands.mayAnswer()) {
            shower.makeSure(() -> sitting.playAll(chooser));
        }
    }

    @Override
    public void automate(Errand<S> errand) {
        if (hands.mayAnswer()) {
            sitting.automate(errand);
        }
    }

    @Override
    public Past<S> past() {
        return sitting.past();
    }

    @Override
    public void explain(String why) {
        shower.explain(why);
    }

    @Override
    public void changed() {
        shower.changed();
    }

    @Override
    public void pointed() {
        shower.pointed();
    }
}
