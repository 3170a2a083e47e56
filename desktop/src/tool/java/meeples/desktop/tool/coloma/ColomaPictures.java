package meeples.desktop.tool.coloma;

import com.badlogic.gdx.ApplicationListener;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import meeples.coloma.ui.ColomaGame;
import meeples.desktop.cli.WindowSize;
import meeples.desktop.tool.Pictures;
import meeples.desktop.tool.ScreenMoments;
import meeples.desktop.tool.TableCamera;

/** The valley at its best moments, and every screen and question. */
final class ColomaPictures implements Pictures {
    private final ColomaGame game = new ColomaGame();
    private final ColomaSamples samples = new ColomaSamples();

    @Override
    public List<String> names() {
        return Stream.concat(ValleyMoments.names().stream(), ScreenMoments.names(samples).stream())
                .toList();
    }

    @Override
    public List<ApplicationListener> cameras(Path folder, List<String> wanted, WindowSize size) {
        return List.of(
                TableCamera.session(
                        folder, game, size, camera -> ValleyMoments.photograph(camera, wanted)),
                new ScreenMoments<>(folder, wanted, game, samples));
    }
}
