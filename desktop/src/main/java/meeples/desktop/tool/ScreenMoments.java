package meeples.desktop.tool;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.PixmapIO;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import meeples.app.MeeplesGame;
import meeples.app.StartOptions;
import meeples.desktop.DesktopPlatform;
import meeples.fistful.Fistful;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.ui.CreditsScreen;
import meeples.fistful.ui.SetupScreen;
import meeples.fistful.ui.TableScreen;
import meeples.fistful.ui.book.RulesScreen;
import meeples.fistful.ui.replay.ReplayScreen;
import meeples.fistful.ui.saves.SavesScreen;
import meeples.platform.MemoryStorage;
import meeples.platform.Storage;
import meeples.platform.StorageException;
import meeples.play.Match;
import meeples.saves.SaveShelf;
import meeples.ui.SettingsScreen;
import meeples.ui.Ui;
import meeples.ui.UiScreen;

/** Opens one screen of the real game after the other, each prompt included, and takes pictures. */
final class ScreenMoments extends ApplicationAdapter {
    private static final int FRAMES_TO_SETTLE = 45;

    /** A screen to open; null for the one that the game begins with. */
    private record Moment(String name, Supplier<UiScreen> screen) {}

    private final MeeplesGame game =
            new MeeplesGame(new DesktopPlatform(new MemoryStorage()), StartOptions.of(false, "en"));
    private final Path folder;
    private final List<String> wanted;
    private final Deque<Moment> moments = new ArrayDeque<>();
    private int frames;

    ScreenMoments(Path folder, List<String> wanted) {
        this.folder = folder;
        this.wanted = wanted;
    }

    @Override
    public void create() {
        game.create();
        Ui ui = game.ui();
        ui.settings().autoResolve.set(false);
        add("title", null);
        add("set-up", () -> new SetupScreen(ui, new ClosedDoors()));
        add("settings", () -> new SettingsScreen(ui));
        add("rules", () -> new RulesScreen(ui));
        add("credits", () -> new CreditsScreen(ui));
        add("saves", this::saves);
        add("replay-2", () -> replay(2));
        add("replay-4", () -> replay(4));
        for (Decision decision : Decision.values()) {
            add("ask-" + decision.name().toLowerCase(Locale.ROOT), () -> table(decision));
        }
    }

    private void add(String name, Supplier<UiScreen> screen) {
        if (wanted.isEmpty() || wanted.contains(name)) {
            moments.add(new Moment(name, screen));
        }
    }

    /** A game of three that asks for a decision of a kind. */
    private UiScreen table(Decision decision) {
        return new TableScreen(game.ui(), new ClosedDoors(), SampleMatches.waitingFor(decision, 3));
    }

    /** A game in the middle of being watched. */
    private UiScreen replay(int players) {
        Match<Town, Event> match = SampleMatches.waitingFor(Decision.OVER, players);
        return new ReplayScreen(game.ui(), new ClosedDoors(), match, match.size() / 2);
    }

    /** One game under way and one that was finished. */
    private UiScreen saves() {
        Storage storage = game.ui().platform().storage();
        try {
            new SaveShelf<>(Fistful.GAME, storage)
                    .keep("Friday night", 0, SampleMatches.waitingFor(Decision.TAKE, 3));
            SaveShelf.recent(Fistful.GAME, storage)
                    .keep("", 0, SampleMatches.waitingFor(Decision.OVER, 4));
        } catch (StorageException e) {
            throw new IllegalStateException(e);
        }
        return new SavesScreen(game.ui(), new ClosedDoors());
    }

    @Override
    public void resize(int width, int height) {
        game.resize(width, height);
    }

    @Override
    public void render() {
        Gdx.graphics.requestRendering();
        if (moments.isEmpty()) {
            game.render();
            Gdx.app.exit();
            return;
        }
        Moment moment = moments.peek();
        if (frames == 0 && moment.screen() != null) {
            game.ui().screens().reset(moment.screen().get());
        }
        game.render();
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
        game.dispose();
    }
}
