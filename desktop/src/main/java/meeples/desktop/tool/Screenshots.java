package meeples.desktop.tool;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import meeples.desktop.DesktopLauncher;
import meeples.desktop.Display;

/** Writes pictures of the main moments of a game and of all screens into build/screenshots. */
public final class Screenshots {
    private static final List<String> SIZES = List.of("1280x720", "1920x1080", "1024x768");
    private static final String SIZE = "\\d+x\\d+";

    private Screenshots() {}

    /**
     * @param arguments names of moments to take pictures of, all when there are none; and sizes of
     *     windows such as 2560x1080, when others are wanted than the usual ones
     */
    public static void main(String[] arguments) {
        Display.obstacle()
                .ifPresent(
                        obstacle -> {
                            System.err.println(obstacle);
                            System.exit(1);
                        });
        Path folder = Path.of("build", "screenshots");
        List<String> wanted = Stream.of(arguments).filter(it -> !it.matches(SIZE)).toList();
        List<String> sizes = Stream.of(arguments).filter(it -> it.matches(SIZE)).toList();
        for (String written : sizes.isEmpty() ? SIZES : sizes) {
            int[] size = Stream.of(written.split("x")).mapToInt(Integer::parseInt).toArray();
            new Lwjgl3Application(tableMoments(folder, wanted, size), window(size));
            new Lwjgl3Application(new ScreenMoments(folder, wanted), window(size));
        }
    }

    private static Lwjgl3ApplicationConfiguration window(int[] size) {
        Lwjgl3ApplicationConfiguration config = DesktopLauncher.configuration();
        config.setWindowedMode(size[0], size[1]);
        config.disableAudio(true);
        return config;
    }

    private static ApplicationListener tableMoments(Path folder, List<String> wanted, int[] size) {
        return new ApplicationAdapter() {
            @Override
            public void create() {
                try (TableCamera camera = new TableCamera(folder)) {
                    camera.setSize(size[0], size[1]);
                    TableMoments.photograph(camera, wanted);
                }
                Gdx.app.exit();
            }
        };
    }
}
