package meeples.room.telling;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import meeples.game.tell.Caption;
import meeples.table.Pace;

/** Tells what happens on a table to those who cannot see it, each line once. */
public final class ToldAloud implements Narration.Listener {
    private final Consumer<String> voice;
    private List<String> told = List.of();

    public ToldAloud(Consumer<String> voice) {
        this.voice = voice;
    }

    @Override
    public void told(List<Caption> captions, Pace pace) {
        List<String> lines = new ArrayList<>();
        List<String> news = new ArrayList<>();
        for (Caption caption : captions) {
            String line = caption.text();
            lines.add(line);
            // What leads to it stays on the counter while more happens.
            if (!line.isEmpty() && !told.contains(line)) {
                news.add(line);
            }
        }
        told = lines;
        if (!news.isEmpty()) {
            voice.accept(String.join(" ", news));
        }
    }
}
