package meeples.desktop.tool;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.PixmapIO;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import meeples.app.Games;
import meeples.app.MeeplesGame;
import meeples.app.StartOptions;
import meeples.desktop.DesktopPlatform;
import meeples.game.BoardGame;
import meeples.platform.MemoryStorage;
import meeples.platform.Storage;
import meeples.platform.StorageException;
import meeples.play.Match;
import meeples.room.book.RulesScreen;
import meeples.room.entrance.CreditsScreen;
import meeples.room.entrance.SetupScreen;
import meeples.room.playing.TableScreen;
import meeples.room.replay.ReplayScreen;
import meeples.room.saves.SaveShelf;
import meeples.room.saves.SavesScreen;
import meeples.ui.SettingsScreen;
import meeples.ui.UiScreen;

/**
 * Opens one screen of the real game after the other, each prompt included, and takes pictures.
 *
 * @param <S> the game's position
 * @param <E> the game's events
 */
public final class ScreenMoments<S, E> extends ApplicationAdapter {
    private static final int FRAMES_TO_SETTLE = 45;

    /** A screen to open; gives null for the one that the game begins with. */
    private record Moment(String name, Supplier<UiScreen> screen) {}

    private final MeeplesGame program;
    private final BoardGame<S, E> game;
    private final Samples<S, E> samples;
    private final Path folder;
    private final List<String> wanted;
    private final Deque<Moment> moments = new ArrayDeque<>();
    private int frames;

    public ScreenMoments(
            Path folder, List<String> wanted, BoardGame<S, E> game, Samples<S, E> samples) {
        this.folder = folder;
        this.wanted = wanted;
        this.game = game;
        this.samples = samples;
        program =
                new MeeplesGame(
                        new DesktopPlatform(new MemoryStorage()),
                        StartOptions.of(false, "en").withGame(game.name()));
    }

    /** All screens by name; null for the one that the game begins with. */
    private static <S, E> Map<String, Function<ScreenMoments<S, E>, UiScreen>> screens(
            Samples<S, E> samples) {
        Map<String, Function<ScreenMoments<S, E>, UiScreen>> screens = new LinkedHashMap<>();
        screens.put("title", of -> null);
        screens.put("set-up", of -> new SetupScreen<>(of.program.ui(), new ClosedDoors(), of.game));
        screens.put("settings", of -> new SettingsScreen(of.program.ui()));
        screens.put("rules", of -> new RulesScreen<>(of.program.ui(), of.game));
        screens.put("credits", of -> new CreditsScreen(of.program.ui(), Games.all().list()));
        screens.put("saves", ScreenMoments::saves);
        for (int players : samples.replayed()) {
            screens.put("replay-" + players, of -> of.replay(players));
        }
        for (String decision : samples.decisions()) {
            screens.put("ask-" + decision, of -> of.table(decision));
        }
        return screens;
    }

    public static List<String> names(Samples<?, ?> samples) {
        return List.copyOf(screens(samples).keySet());
    }

    @Override
    public void create() {
        program.create();
        program.ui().settings().automatic.set(false);
        screens(samples)
                .forEach(
                        (name, screen) -> {
                            if (wanted.contains(name)) {
                                moments.add(new Moment(name, () -> screen.apply(this)));
                            }
                        });
    }

    /** A game of three that asks for a decision of a kind. */
    private UiScreen table(String decision) {
        return new TableScreen<>(
                program.ui(), new ClosedDoors(), game, samples.waitingFor(decision, 3));
    }

    /** A game in the middle of being watched. */
    private UiScreen replay(int players) {
        Match<S, E> match = samples.over(players);
        return new ReplayScreen<>(program.ui(), new ClosedDoors(), game, match, match.size() / 2);
    }

    /** One game under way and one that was finished. */
    private UiScreen saves() {
        Storage storage = program.ui().platform().storage();
        try {
            new SaveShelf(List.of(game), storage)
                    .keep("Friday night", 0, samples.waitingFor(samples.usual(), 3));
            SaveShelf.recent(List.of(game), storage).keep("", 0, samples.over(4));
        } catch (StorageException e) {
            throw new IllegalStateException(e);
        }
        return new SavesScreen(program.ui(), new ClosedDoors(), List.of(game));
    }

    @Override
    public void resize(int width, int height) {
        program.resize(width, height);
    }

    @Override
    public void render() {
        Gdx.graphics.requestRendering();
        if (moments.isEmpty()) {
            program.render();
            Gdx.app.exit();
            return;
        }
        Moment moment = moments.peek();
        UiScreen screen = frames == 0 ? moment.screen().get() : null;
        if (screen != null) {
            program.ui().screens().reset(screen);
        }
        program.render();
        if (++frames == FRAMES_TO_SETTLE) {
            take(moment.name());
            moments.remove();
            frames = 0;
        }
    }

    private void take(String name) {
        int width = Gdx.graphics.getBackBufferWidth();
        int height = Gdx.graphics.getBackBufferHeight();
        Pixmap picture = Pixmap.createFromFrameBuffer(0, 0, width, height);
        Path file = folder.resolve(width + "x" + height).resolve("screen-" + name + ".png");
        PixmapIO.writePNG(Gdx.files.absolute(file.toAbsolutePath().toString()), picture, 6, true);
        picture.dispose();
        System.out.println(file);
    }

    @Override
    public void dispose() {
        program.dispose();
    }
}
