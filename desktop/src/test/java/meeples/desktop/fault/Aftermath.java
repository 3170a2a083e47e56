package meeples.desktop.fault;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import meeples.desktop.FileStorage;
import meeples.game.BoardGame;
import meeples.platform.StorageException;
import meeples.play.BadTextException;
import meeples.play.Match;
import meeples.play.Words;
import meeples.room.saves.Autosave;
import meeples.settings.Settings;

/** What a game that was killed has left in its data folder. */
final class Aftermath {
    private final Path folder;

    Aftermath(Path folder) {
        this.folder = folder;
    }

    /**
     * What is wrong; empty when nothing is.
     *
     * @param decisions the lines in which the game told its decisions before it was killed
     */
    <S, E> List<String> faults(BoardGame<S, E> game, List<String> decisions) {
        List<String> faults = new ArrayList<>();
        try {
            Match<S, E> match = new Autosave<>(game, new FileStorage(folder)).restore();
            if (match == null) {
                faults.add("there is no autosave");
            } else {
                compare(match, decisions, faults);
            }
        } catch (BadTextException | StorageException e) {
            faults.add("the autosave is torn: " + e.getMessage());
        }
        checkSettings(faults);
        checkLeftovers(faults);
        return faults;
    }

    /** It must be the position after the last decision that was told, or the one before. */
    private static <S, E> void compare(
            Match<S, E> match, List<String> decisions, List<String> faults) {
        String hash = Words.hex(match.game().rules().hash(match.position()));
        String kept = ChildGame.DECISION + match.size() + " " + hash;
        List<String> last = decisions.subList(Math.max(0, decisions.size() - 2), decisions.size());
        if (!last.contains(kept)) {
            faults.add("kept: " + kept + ", but the last ones were " + last);
        }
    }

    private void checkSettings(List<String> faults) {
        try {
            String settings = new FileStorage(folder).read("settings");
            if (settings == null || !new Settings().read(settings)) {
                faults.add("the settings are torn: " + settings);
            }
        } catch (StorageException e) {
            faults.add("the settings cannot be read: " + e.getMessage());
        }
    }

    /** One file may be under way; those of earlier times must have been swept away. */
    private void checkLeftovers(List<String> faults) {
        List<String> left = names(".new");
        if (left.size() > 1) {
            faults.add("unfinished files pile up: " + left);
        }
        List<String> damaged = names(".damaged");
        if (!damaged.isEmpty()) {
            faults.add("something was set aside as damaged: " + damaged);
        }
    }

    private List<String> names(String part) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.contains(part))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
