package meeples.art.sound;

import de.sciss.jump3r.Main;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * Makes every sound of the game from its recipe: effects as short WAV files, which every platform
 * plays at once, and the tune as an MP3, which every platform and browser can stream.
 */
public final class MakeSounds {
    private static final int KILOBITS = 80;

    private MakeSounds() {}

    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        for (Map.Entry<String, Wave> effect : Effects.all().entrySet()) {
            WavFile.write(folder.resolve(effect.getKey() + ".wav"), effect.getValue());
        }
        Path tune = Files.createTempFile("tune", ".wav");
        WavFile.write(tune, Tune.play());
        encode(tune, folder.resolve("town.mp3"));
        Files.delete(tune);
    }

    private static void encode(Path wav, Path mp3) throws IOException {
        String[] how = {"-b", "" + KILOBITS, "-m", "j", "-q", "2", "-S", "" + wav, "" + mp3};
        int failure = new Main().run(how);
        if (failure != 0) {
            throw new IOException("The encoder failed on " + wav + ": " + failure);
        }
    }
}
