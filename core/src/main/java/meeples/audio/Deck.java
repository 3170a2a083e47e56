package meeples.audio;

import com.badlogic.gdx.Audio;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.utils.Disposable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import meeples.table.Moment;
import meeples.table.Tunes;

/**
 * Plays tunes without a pause. What is wanted next begins with a bar of what is playing and fades
 * in while that fades out, within one bar; since tunes share their tempo, both keep time meanwhile.
 */
final class Deck implements Disposable {
    /** Nothing has to be done before somebody wants something else. */
    static final float NEVER = Float.MAX_VALUE;

    private static final float FADE_STEP = 0.05f;

    private final Audio audio;
    private final FileHandle folder;

    /** Which part comes next when a tune that was left is wanted again. */
    private final Map<List<String>, Integer> next = new HashMap<>();

    private final List<Strand> leaving = new ArrayList<>();
    private Strand playing;
    private Tunes tunes = Tunes.none();
    private List<String> wanted = List.of();
    private boolean fromBeginning;
    private float wait;
    private float volume;

    /**
     * @param folder where the sound files are
     */
    Deck(Audio audio, FileHandle folder) {
        this.audio = audio;
        this.folder = folder;
    }

    /** What belongs to this moment is wanted from now on, beginning with the next bar. */
    void want(Tunes all, Moment moment) {
        if (!all.of(moment).equals(wanted)) {
            tunes = all;
            wanted = all.of(moment);
            fromBeginning = moment.beginsAnew();
            wait = playing == null ? 0 : playing.secondsToBar();
        }
    }

    /** What nobody hears is paused, and not even loaded when it was never wanted. */
    void setVolume(float loud) {
        volume = loud;
        for (Strand strand : strands()) {
            strand.setVolume(loud);
        }
    }

    private List<Strand> strands() {
        List<Strand> all = new ArrayList<>(leaving);
        if (playing != null) {
            all.add(playing);
        }
        return all;
    }

    /**
     * Time has passed.
     *
     * @return seconds until it must be told again
     */
    float pass(float seconds) {
        if (volume == 0) {
            return NEVER;
        }
        for (Strand strand : strands()) {
            strand.pass(seconds);
        }
        for (int i = leaving.size() - 1; i >= 0; i--) {
            if (leaving.get(i).isGone()) {
                leaving.remove(i).dispose();
            }
        }
        wait -= seconds;
        if (isChanging() && wait <= 0) {
            change();
        }
        return soonest();
    }

    private boolean isChanging() {
        return playing == null ? !wanted.isEmpty() : !playing.isOf(wanted);
    }

    private void change() {
        boolean first = playing == null && leaving.isEmpty();
        if (playing != null) {
            playing.leave();
            next.put(playing.parts(), playing.nextPart());
            leaving.add(playing);
            playing = null;
        }
        if (!wanted.isEmpty()) {
            int part = fromBeginning ? 0 : next.getOrDefault(wanted, 0);
            playing = new Strand(audio, folder, tunes, wanted, part, first ? 1 : 0);
            playing.setVolume(volume);
        }
    }

    private float soonest() {
        float soonest = isChanging() ? Math.max(0, wait) : NEVER;
        for (Strand strand : strands()) {
            soonest = Math.min(soonest, strand.isFading() ? FADE_STEP : strand.secondsToPart());
        }
        return soonest;
    }

    @Override
    public void dispose() {
        for (Strand strand : strands()) {
            strand.dispose();
        }
        leaving.clear();
        playing = null;
    }
}
