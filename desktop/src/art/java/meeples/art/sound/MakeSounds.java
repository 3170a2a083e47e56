package meeples.art.sound;

import de.sciss.jump3r.Main;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Makes every sound of the game from its recipe: effects as short WAV files, which every platform
 * plays at once, and what plays on and on as MP3, the one small format that LibGDX streams on the
 * desktop and that every browser has, Safari of any age included.
 */
public final class MakeSounds {
    private static final int STEREO_KILOBITS = 40;
    private static final int MONO_KILOBITS = 32;

    private MakeSounds() {}

    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        for (Map.Entry<String, Wave> effect : Recipes.everything().entrySet()) {
            WavFile.write(folder.resolve(effect.getKey() + ".wav"), effect.getValue());
        }
        for (Map.Entry<String, Wave[]> part : streamed().entrySet()) {
            encode(part.getValue(), folder.resolve(part.getKey() + ".mp3"));
        }
    }

    /** What plays on and on in each game, by its file. */
    static Map<String, Wave[]> streamed() {
        Map<String, Wave[]> all = new LinkedHashMap<>();
        add("fistful/", all, TownMusic::play, Air::overTown);
        add("coloma/", all, ValleyMusic::play, Air::overValley);
        return all;
    }

    @SafeVarargs
    private static void add(
            String folder, Map<String, Wave[]> all, Consumer<Map<String, Wave[]>>... players) {
        Map<String, Wave[]> parts = new LinkedHashMap<>();
        for (Consumer<Map<String, Wave[]>> player : players) {
            player.accept(parts);
        }
        parts.forEach((name, part) -> all.put(folder + name, part));
    }

    static void encode(Wave[] sound, Path mp3) throws IOException {
        boolean stereo = sound.length == 2;
        int kilobits = stereo ? STEREO_KILOBITS : MONO_KILOBITS;
        String channels = stereo ? "j" : "m";
        Path wav = Files.createTempFile("part", ".wav");
        WavFile.write(wav, sound);
        String how = "--resample 22.05 -q 2 -S -b " + kilobits + " -m " + channels;
        int failure = new Main().run((how + " " + wav + " " + mp3).split(" "));
        Files.delete(wav);
        if (failure != 0) {
            throw new IOException("The encoder failed on " + mp3 + ": " + failure);
        }
    }
}
