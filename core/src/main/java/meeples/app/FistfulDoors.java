package meeples.app;

import com.badlogic.gdx.Gdx;
import meeples.fistful.Fistful;
import meeples.fistful.model.Town;
import meeples.fistful.notation.SetupText;
import meeples.fistful.rules.Event;
import meeples.fistful.table.Art;
import meeples.fistful.ui.Autosave;
import meeples.fistful.ui.CreditsScreen;
import meeples.fistful.ui.DemoTable;
import meeples.fistful.ui.Doors;
import meeples.fistful.ui.MatchKeeper;
import meeples.fistful.ui.NewGame;
import meeples.fistful.ui.Poster;
import meeples.fistful.ui.SetupScreen;
import meeples.fistful.ui.TableScreen;
import meeples.fistful.ui.TitleScreen;
import meeples.fistful.ui.book.RulesScreen;
import meeples.fistful.ui.couch.EveningScreen;
import meeples.fistful.ui.couch.JoinScreen;
import meeples.fistful.ui.replay.ReplayScreen;
import meeples.fistful.ui.review.Analyses;
import meeples.fistful.ui.review.Analysis;
import meeples.fistful.ui.saves.SaveMatch;
import meeples.fistful.ui.saves.SavesScreen;
import meeples.fistful.ui.score.Feats;
import meeples.fistful.ui.words.TownWords;
import meeples.input.HandsMemory;
import meeples.platform.StorageException;
import meeples.play.BadTextException;
import meeples.play.Evening;
import meeples.play.Match;
import meeples.ui.Complaint;
import meeples.ui.SettingsScreen;
import meeples.ui.Ui;
import meeples.ui.UiScreen;

/** Leads from screen to screen. */
final class FistfulDoors implements Doors {
    private final Ui ui;
    private final Poster poster;
    private final Evening<Feats> evening = new Evening<>();
    private final float secondsToDemo;
    private final Analyses analyses;
    private final HandsMemory hands;

    /**
     * @param secondsToDemo how long nothing must happen on the title screen
     */
    FistfulDoors(Ui ui, Poster poster, float secondsToDemo) {
        this.ui = ui;
        this.poster = poster;
        this.secondsToDemo = secondsToDemo;
        analyses = new Analyses(ui.platform().thinking());
        hands = new HandsMemory(ui.settings().hands, ui.hands(), ui.devices());
    }

    @Override
    public void title() {
        ui.hands().clear();
        ui.devices().splitKeyboard(false);
        ui.screens().reset(titleScreen());
    }

    TitleScreen titleScreen() {
        return new TitleScreen(ui, this, poster, secondsToDemo);
    }

    @Override
    public Evening<Feats> evening() {
        return evening;
    }

    @Override
    public void couch() {
        ui.screens().push(new JoinScreen(ui, this));
    }

    @Override
    public void evening(Runnable rematch) {
        ui.screens().push(new EveningScreen(ui, this, evening, rematch));
    }

    @Override
    public void demo() {
        NewGame game = DemoTable.game(new TownWords(ui.texts()));
        withTable(() -> ui.screens().push(new DemoTable(ui, this, match(game))));
    }

    @Override
    public void setUp() {
        ui.screens().push(new SetupScreen(ui, this));
    }

    @Override
    public void play(NewGame game) {
        sitDown(match(game));
    }

    private static Match<Town, Event> match(NewGame game) {
        try {
            return new Match<>(Fistful.GAME, SetupText.write(game.setup()), game.seats());
        } catch (BadTextException e) {
            throw new IllegalArgumentException(e);
        }
    }

    @Override
    public void sitDown(Match<Town, Event> match) {
        boolean putAside = makeRoomFor(match);
        hands.keep();
        withTable(
                () -> {
                    poster.dispose();
                    ui.screens().reset(new TableScreen(ui, this, match));
                    if (putAside) {
                        ui.screens().toast(ui.text("saves.put-aside"));
                    }
                });
    }

    /** A page begins without the table's pictures: what shows them waits until they are here. */
    private void withTable(Runnable then) {
        ui.platform().fetch(Art.TABLE, then);
    }

    private boolean makeRoomFor(Match<Town, Event> match) {
        try {
            return new MatchKeeper(ui.platform()).makeRoomFor(match);
        } catch (StorageException e) {
            ui.screens().toast(ui.text("ui.storage-fails"));
            return false;
        }
    }

    @Override
    public void watch(Match<Town, Event> match, int decisions) {
        withTable(() -> ui.screens().push(new ReplayScreen(ui, this, match, decisions)));
    }

    @Override
    public Analysis analysis(Match<Town, Event> match) {
        return analyses.of(match);
    }

    @Override
    public boolean canResume() {
        try {
            return autosave().exists();
        } catch (StorageException e) {
            return false;
        }
    }

    @Override
    public void resume() {
        try {
            Match<Town, Event> match = autosave().restore();
            if (match != null) {
                hands.restore(match.seats().size());
                sitDown(match);
            }
        } catch (BadTextException e) {
            ui.screens().rebuild();
            ui.screens().toast(ui.text("toast.damaged", Complaint.about(e, ui.texts())));
        } catch (StorageException e) {
            ui.screens().toast(ui.text("ui.storage-fails"));
        }
    }

    private Autosave autosave() {
        return new Autosave(ui.platform().storage());
    }

    @Override
    public void save(UiScreen above, Match<Town, Event> match) {
        new SaveMatch(above, match).ask();
    }

    @Override
    public void saves() {
        withTable(() -> ui.screens().push(new SavesScreen(ui, this)));
    }

    @Override
    public void rules() {
        withTable(() -> ui.screens().push(new RulesScreen(ui)));
    }

    @Override
    public void settings() {
        ui.screens().push(new SettingsScreen(ui));
    }

    @Override
    public void credits() {
        ui.screens().push(new CreditsScreen(ui));
    }

    @Override
    public void quit() {
        if (ui.platform().ownsWindow()) {
            Gdx.app.exit();
        }
    }
}
