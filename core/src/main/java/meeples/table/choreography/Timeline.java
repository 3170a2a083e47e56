package meeples.table.choreography;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * What is still to be shown, scene after scene. A scene is a list of beats, each at its time; what
 * a beat sets off goes on by itself, so movements overlap. Can be ended at any moment: all beats
 * that are left are then played at once, in order, so the end is the same as if it had been
 * watched.
 */
public final class Timeline {
    /** Something that begins at a certain time. */
    public interface Beat {
        void play();
    }

    private static final class Scene {
        final List<Beat> beats = new ArrayList<>();
        final List<Float> times = new ArrayList<>();
        final float rate;
        int next;
        float clock;
        float end;

        Scene(float rate) {
            this.rate = rate;
        }
    }

    private final Deque<Scene> scenes = new ArrayDeque<>();
    private Scene writing;
    private float pen;
    private float rate = 1;
    private boolean skipping;

    /** Begins a new scene, to be played so much faster than usual. */
    public void scene(float rate) {
        writing = new Scene(rate);
        scenes.addLast(writing);
        pen = 0;
    }

    /** Adds a beat at the current point of the scene being written. */
    public void play(Beat beat) {
        writing.beats.add(beat);
        writing.times.add(pen);
        writing.end = Math.max(writing.end, pen);
    }

    /** Moves the current point of the scene being written on. */
    public void rest(float seconds) {
        pen += seconds;
        writing.end = Math.max(writing.end, pen);
    }

    /** How fast time passes in the scene under way, or did in the last one. */
    public float rate() {
        if (!scenes.isEmpty()) {
            rate = scenes.peekFirst().rate;
        }
        return rate;
    }

    /** Lets time pass, already at the scene's rate. */
    public void update(float seconds) {
        Scene scene = scenes.peekFirst();
        if (scene == null) {
            return;
        }
        scene.clock += seconds;
        while (scene.next < scene.beats.size() && scene.times.get(scene.next) <= scene.clock) {
            scene.beats.get(scene.next++).play();
        }
        if (scene.next == scene.beats.size() && scene.clock >= scene.end) {
            scenes.removeFirst();
        }
    }

    /** Plays all that is left at once. */
    public void finish() {
        skipping = true;
        while (!scenes.isEmpty()) {
            Scene scene = scenes.removeFirst();
            while (scene.next < scene.beats.size()) {
                scene.beats.get(scene.next++).play();
            }
        }
        skipping = false;
    }

    /** Forgets all that is left. */
    public void clear() {
        scenes.clear();
    }

    /** Whether beats are being played only for where they lead, unseen and unheard. */
    public boolean isSkipping() {
        return skipping;
    }

    public boolean isEmpty() {
        return scenes.isEmpty();
    }
}
