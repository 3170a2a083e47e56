package meeples.audio;

import com.badlogic.gdx.Audio;
import com.badlogic.gdx.audio.Music;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.utils.Disposable;
import java.util.List;
import meeples.table.Tunes;

/** The parts of one moment, one after the other, while they fade in, are heard and fade out. */
final class Strand implements Disposable {
    private final Audio audio;
    private final FileHandle folder;
    private final Tunes tunes;
    private final List<String> parts;
    private int part;

    /** The part that is playing, the one whose end still rings, and the one that comes next. */
    private Music now;

    private Music before;
    private Music next;
    private float elapsed;
    private float level;
    private float aim = 1;
    private float volume;

    /**
     * @param level how much of the volume it begins with
     */
    Strand(Audio audio, FileHandle folder, Tunes tunes, List<String> parts, int part, float level) {
        this.audio = audio;
        this.folder = folder;
        this.tunes = tunes;
        this.parts = parts;
        this.part = part;
        this.level = level;
        now = open(part);
        next = open(nextPart());
    }

    private Music open(int which) {
        return audio.newMusic(folder.child(parts.get(which)));
    }

    List<String> parts() {
        return parts;
    }

    boolean isOf(List<String> others) {
        return parts.equals(others);
    }

    int nextPart() {
        return (part + 1) % parts.size();
    }

    float secondsToPart() {
        return Math.max(0, tunes.seconds() - elapsed);
    }

    float secondsToBar() {
        return tunes.bar() - elapsed % tunes.bar();
    }

    void leave() {
        aim = 0;
    }

    boolean isFading() {
        return level != aim;
    }

    boolean isGone() {
        return level == 0 && aim == 0;
    }

    void setVolume(float loud) {
        volume = loud;
        if (loud == 0) {
            now.pause();
            hushEnd();
            return;
        }
        adjust();
        if (!now.isPlaying()) {
            now.play();
        }
    }

    /** Both fades together are as loud as either tune alone. */
    private void adjust() {
        float loud = volume * MathUtils.sin(level * MathUtils.HALF_PI);
        now.setVolume(loud);
        if (before != null) {
            before.setVolume(loud);
        }
    }

    void pass(float seconds) {
        elapsed += seconds;
        if (isFading()) {
            float step = seconds / tunes.bar();
            level = aim > level ? Math.min(aim, level + step) : Math.max(aim, level - step);
            adjust();
        }
        // A part that would be faded out at once need not begin.
        if (elapsed >= tunes.seconds() && aim > 0) {
            begin();
        }
    }

    /** The next part begins; time is counted from when it is really heard. */
    private void begin() {
        hushEnd();
        before = now;
        now = next;
        part = nextPart();
        next = open(nextPart());
        elapsed = 0;
        adjust();
        now.play();
    }

    private void hushEnd() {
        if (before != null) {
            before.dispose();
            before = null;
        }
    }

    @Override
    public void dispose() {
        hushEnd();
        now.dispose();
        next.dispose();
    }
}
