package meeples.testing;

import java.util.ArrayList;
import java.util.List;
import meeples.game.ask.Desk;
import meeples.game.ask.Errand;
import meeples.game.ask.Past;
import meeples.play.MoveChooser;
import meeples.play.MoveList;
import meeples.play.Seat;
import meeples.text.Texts;

/** A desk on which nothing happens: it remembers what was played, and has no past. */
public class DeskStub<S> implements Desk<S> {
    private final S position;
    private final MoveList legal = new MoveList();
    private final List<Integer> played = new ArrayList<>();

    public DeskStub(S position) {
        this.position = position;
    }

    /** What has been played, in order. */
    public List<Integer> played() {
        return played;
    }

    @Override
    public S position() {
        return position;
    }

    @Override
    public int seat() {
        return 0;
    }

    @Override
    public List<Seat> seats() {
        return List.of();
    }

    @Override
    public Texts texts() {
        return null;
    }

    @Override
    public MoveList legal() {
        return legal;
    }

    @Override
    public void play(int move) {
        played.add(move);
    }

    @Override
    public void playAll(MoveChooser<S> chooser) {}

    @Override
    public void automate(Errand<S> errand) {}

    @Override
    public Past<S> past() {
        return null;
    }

    @Override
    public void explain(String why) {}

    @Override
    public void changed() {}

    @Override
    public void pointed() {}
}
