package meeples.desktop.tool.fistful;

import com.badlogic.gdx.ApplicationListener;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import meeples.desktop.cli.WindowSize;
import meeples.desktop.tool.Pictures;
import meeples.desktop.tool.ScreenMoments;
import meeples.desktop.tool.TableCamera;
import meeples.fistful.ui.FistfulGame;

/** Main Street at its best moments, and every screen and question. */
final class FistfulPictures implements Pictures {
    @Override
    public List<String> names() {
        List<String> screens = ScreenMoments.names(SampleMatches.SAMPLES);
        return Stream.concat(TableMoments.NAMES.stream(), screens.stream()).toList();
    }

    @Override
    public List<ApplicationListener> cameras(Path folder, List<String> wanted, WindowSize size) {
        FistfulGame game = new FistfulGame();
        return List.of(
                TableCamera.session(
                        folder, game, size, camera -> TableMoments.photograph(camera, wanted)),
                new ScreenMoments<>(folder, wanted, game, SampleMatches.SAMPLES));
    }
}
