package meeples.app;

import com.badlogic.gdx.Application.ApplicationType;
import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.g2d.SpriteBatch;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import meeples.audio.Speaker;
import meeples.game.BoardGame;
import meeples.input.Devices;
import meeples.input.Hands;
import meeples.input.InputSettings;
import meeples.input.KeyBindings;
import meeples.input.PadMappings;
import meeples.picture.Atlases;
import meeples.platform.Platform;
import meeples.room.entrance.BotTables;
import meeples.settings.Settings;
import meeples.table.TableSounds;
import meeples.text.Language;
import meeples.text.Pseudo;
import meeples.text.Texts;
import meeples.ui.LetterDialog;
import meeples.ui.MousePointer;
import meeples.ui.ScreenSize;
import meeples.ui.Screens;
import meeples.ui.ThemeBuilder;
import meeples.ui.Ui;

/** The application on every platform: what a launcher starts. It puts everything together. */
public final class MeeplesGame extends ApplicationAdapter {
    /** Where the texts are that serve any game. */
    public static final List<String> BUNDLES = List.of("ui", "table", "rules", "couch");

    private final Platform platform;
    private final StartOptions options;
    private final Games games;
    private final BoardGame<?, ?> start;
    private final Settings settings = new Settings();
    private AppDoors doors;
    private SettingsKeeper keeper;
    private SpriteBatch batch;
    private String brought;
    private Speaker speaker;
    private boolean pressed;
    private boolean welcoming;
    private Ui ui;

    public MeeplesGame(Platform platform, StartOptions options) {
        this(platform, options, Games.all());
    }

    /**
     * @param games what can be played
     */
    public MeeplesGame(Platform platform, StartOptions options, Games games) {
        this.platform = platform;
        this.options = options;
        this.games = games;
        brought = options.match();
        String last = Settings.peek(platform.storage()).lastGame.get();
        start = games.start(options.game() == null ? last : options.game());
    }

    @Override
    public void create() {
        Gdx.graphics.setContinuousRendering(false);
        keeper = new SettingsKeeper(settings, platform.storage());
        InputSettings.check(settings);
        games.list().forEach(game -> settings.add(game.newSettings()));
        SettingsKeeper.Report found = keeper.load(platform);
        batch = new SpriteBatch();
        speaker = new Speaker(Gdx.audio, Gdx.files.internal("audio"), settings, TableSounds.cues());
        speaker.play(start.sounds());
        ui = makeUi();
        listen(ui.devices());
        keeper.onTrouble(() -> ui.screens().toast(ui.text("ui.storage-fails")));
        new SettingsEffects(settings, platform, ui.texts(), ui.screens()).attach();
        ui.screens().setTypist(LetterDialog::open);
        if (Gdx.app.getType() == ApplicationType.Desktop) {
            showPointer();
        }
        doors = new AppDoors(ui, games, speaker, start, options.secondsToDemo());
        begin();
        tellWhatIsUnusual(found);
    }

    private Ui makeUi() {
        Texts texts = new Texts(Gdx.files.internal("i18n"), BUNDLES, language());
        games.list().forEach(game -> texts.add(game.name(), game.bundles()));
        if (Pseudo.CODE.equals(options.language())) {
            texts.disguise();
        }
        UiPictures pictures = new UiPictures(games);
        Screens screens =
                new Screens(
                        batch,
                        this::screenSize,
                        size -> new ThemeBuilder(platform.fonts(), pictures, size));
        KeyBindings keys = new KeyBindings(settings.keys);
        Devices devices = new Devices(keys, new PadMappings(settings.pads));
        return new Ui(
                platform, settings, texts, keys, devices, new Hands(), batch, speaker, screens);
    }

    private void listen(Devices devices) {
        devices.add(ui.screens());
        devices.add(new BigScreenOffer(ui));
        devices.attach(platform.controllers());
        if (platform.isTouched()) {
            devices.used(devices.touch());
        }
    }

    private void showPointer() {
        MousePointer pointer =
                new MousePointer(Gdx.files.internal("atlas"), settings.largePointer.isOn());
        settings.largePointer.onChange(pointer::setLarge);
        ui.screens().setPointer(pointer);
    }

    /** The title, with what happened the last time above it; or a match at once. */
    private void begin() {
        ui.screens().push(doors.titleScreen());
        Crashes crashes = new Crashes(platform.storage());
        String crash = crashes.untold();
        if (crash != null) {
            tell(crash, crashes);
        } else if (brought != null) {
            doors.takeIn(brought);
        } else if (options.quick()) {
            doors.play(BotTables.quick(start, ui.texts()));
        } else if (welcoming && !platform.isSecondCopy()) {
            new Welcome(ui, doors).offer(start);
        }
    }

    /** Before it begins: whoever is here for the first time is to be offered lessons. */
    public void welcomeStrangers() {
        welcoming = true;
    }

    /**
     * @param found what became of the settings
     */
    private void tellWhatIsUnusual(SettingsKeeper.Report found) {
        if (platform.isSecondCopy()) {
            ui.screens()
                    .toast(
                            platform.folder().isEmpty()
                                    ? ui.text("ui.second-tab")
                                    : ui.text("ui.second-copy", platform.folder()));
        }
        if (found != SettingsKeeper.Report.FINE) {
            ui.screens().toast(keeper.message(found, ui.texts()));
        }
        if (doors.hasUnreadable()) {
            ui.screens().toast(ui.text("saves.unread"));
        }
    }

    /** Before it begins, brings along the text of a match that is to be taken in; null for none. */
    public void bring(String match) {
        brought = match;
    }

    /** The name of the game whose pictures the title shows. */
    public String titleGame() {
        return start.name();
    }

    /** Another version of the game is there, and waits until nobody is disturbed. */
    public void tellNewVersion() {
        ui.screens().toast(ui.text("ui.new-version"));
    }

    /** Tells of the time before, when the game broke down. */
    private void tell(String crash, Crashes crashes) {
        String name = Crashes.game(crash);
        BoardGame<?, ?> played = name == null ? null : games.find(name);
        CrashDialog.Choices choices =
                new CrashDialog.Choices() {
                    @Override
                    public boolean canContinue() {
                        return played != null && doors.canResume(played);
                    }

                    @Override
                    public void goOn() {
                        doors.resume(played);
                    }

                    @Override
                    public void putAside() {
                        doors.putAside(played);
                    }
                };
        ui.screens().current().open(new CrashDialog(crash, choices, crashes::told));
    }

    /** The name of the game that is being played, or null. */
    String gameUnderWay() {
        return doors == null || doors.playing() == null ? null : doors.playing().name();
    }

    /** The match that is being played as it was kept last, or null. */
    String matchUnderWay() {
        return doors == null || doors.playing() == null ? null : doors.kept(doors.playing());
    }

    /** The language that the game will begin with, if no other is asked for. */
    public static Language language(Platform platform) {
        return SettingsEffects.language(Settings.peek(platform.storage()), platform);
    }

    private Language language() {
        if (options.language() != null) {
            return Language.of(options.language());
        }
        return SettingsEffects.language(settings, platform);
    }

    private ScreenSize screenSize() {
        return new ScreenSize(
                Gdx.graphics.getWidth(),
                Gdx.graphics.getHeight(),
                settings.textScale.fraction(),
                settings.bigScreen.isOn(),
                settings.highContrast.isOn(),
                settings.patterns.isOn(),
                platform.density());
    }

    /** What screens use; for tests and tools that look on. */
    public Ui ui() {
        return ui;
    }

    @Override
    public void resize(int width, int height) {
        ui.screens().resize(width, height);
    }

    @Override
    public void render() {
        pressed = pressed || Gdx.input.justTouched() || Gdx.input.isKeyJustPressed(Keys.ANY_KEY);
        if (pressed && platform.maySound()) {
            speaker.wake();
        }
        float seconds = Math.min(Gdx.graphics.getDeltaTime(), platform.longestFrame());
        ui.devices().update(seconds);
        ui.screens().render(seconds);
        if (ui.devices().isBusy()) {
            Gdx.graphics.requestRendering();
        }
    }

    /** The window came to the front or went behind another. */
    public void setFocused(boolean focused) {
        if (speaker != null) {
            speaker.setFocused(focused);
        }
    }

    @Override
    public void pause() {
        keeper.save();
        setHidden(true);
    }

    @Override
    public void resume() {
        setHidden(false);
    }

    private void setHidden(boolean hidden) {
        if (speaker != null) {
            speaker.setHidden(hidden);
        }
    }

    @Override
    public void dispose() {
        keeper.save();
        ui.screens().dispose();
        doors.dispose();
        speaker.dispose();
        batch.dispose();
        platform.fonts().dispose();
    }

    private static final class UiPictures implements ThemeBuilder.Pictures {
        private final Set<String> coloured = new HashSet<>();
        private final List<String> icons = new ArrayList<>();

        UiPictures(Games games) {
            for (BoardGame<?, ?> game : games.list()) {
                coloured.addAll(game.colouredIcons());
                icons.addAll(game.iconAtlases());
            }
        }

        /** A browser has fetched the icons of those games only that were wanted. */
        @Override
        public List<String> atlases() {
            List<String> here = new ArrayList<>();
            here.add(Atlases.UI);
            for (String atlas : icons) {
                if (resolutions(atlas).length > 0) {
                    here.add(atlas);
                }
            }
            return here;
        }

        @Override
        public Set<String> colouredIcons() {
            return coloured;
        }

        @Override
        public int[] resolutions(String atlas) {
            return Atlases.here(atlas);
        }

        @Override
        public FileHandle file(String atlas, int resolution) {
            return Atlases.handle(resolution, atlas);
        }
    }
}
