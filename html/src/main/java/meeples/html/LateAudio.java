package meeples.html;

import com.badlogic.gdx.Audio;
import com.badlogic.gdx.audio.AudioDevice;
import com.badlogic.gdx.audio.AudioRecorder;
import com.badlogic.gdx.audio.Music;
import com.badlogic.gdx.audio.Sound;
import com.badlogic.gdx.backends.gwt.DefaultGwtAudio;
import com.badlogic.gdx.backends.gwt.GwtAudio;
import com.badlogic.gdx.files.FileHandle;

/** Sound for which the first picture does not wait: a browser takes its time to begin with it. */
final class LateAudio implements GwtAudio {
    private Audio audio;

    /** Begins, so that the first press finds all in place. */
    Audio begun() {
        if (audio == null) {
            audio = new DefaultGwtAudio();
        }
        return audio;
    }

    @Override
    public AudioDevice newAudioDevice(int samplingRate, boolean isMono) {
        return begun().newAudioDevice(samplingRate, isMono);
    }

    @Override
    public AudioRecorder newAudioRecorder(int samplingRate, boolean isMono) {
        return begun().newAudioRecorder(samplingRate, isMono);
    }

    @Override
    public Sound newSound(FileHandle file) {
        return begun().newSound(file);
    }

    @Override
    public Music newMusic(FileHandle file) {
        return begun().newMusic(file);
    }

    @Override
    public boolean switchOutputDevice(String device) {
        return begun().switchOutputDevice(device);
    }

    @Override
    public String[] getAvailableOutputDevices() {
        return begun().getAvailableOutputDevices();
    }

    @Override
    public void dispose() {
        if (audio != null) {
            audio.dispose();
        }
    }
}
