package meeples.desktop.tool;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import java.nio.file.Path;
import java.util.List;
import meeples.desktop.Display;

/** Writes pictures of the main moments of a game into build/screenshots. */
public final class Screenshots {
    private static final int[][] SIZES = {{1280, 720}, {1920, 1080}, {1024, 768}};

    private Screenshots() {}

    /**
     * @param arguments names of moments to take pictures of; all when there are none
     */
    public static void main(String[] arguments) {
        Display.obstacle()
                .ifPresent(
                        obstacle -> {
                            System.err.println(obstacle);
                            System.exit(1);
                        });
        Lwjgl3ApplicationConfiguration config = new Lwjgl3ApplicationConfiguration();
        config.setTitle("Screenshots");
        config.setWindowedMode(640, 360);
        config.disableAudio(true);
        new Lwjgl3Application(
                new ApplicationAdapter() {
                    @Override
                    public void create() {
                        Path folder = Path.of("build", "screenshots");
                        try (TableCamera camera = new TableCamera(folder)) {
                            for (int[] size : SIZES) {
                                camera.setSize(size[0], size[1]);
                                TableMoments.photograph(camera, List.of(arguments));
                            }
                        }
                        Gdx.app.exit();
                    }
                },
                config);
    }
}
