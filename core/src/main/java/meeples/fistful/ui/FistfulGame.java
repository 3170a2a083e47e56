package meeples.fistful.ui;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import meeples.fistful.Fistful;
import meeples.fistful.ai.TownMeasures;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.table.TownSounds;
import meeples.fistful.ui.ask.TownAdvice;
import meeples.fistful.ui.ask.TownAsk;
import meeples.fistful.ui.book.FistfulBook;
import meeples.fistful.ui.faces.FistfulMoods;
import meeples.fistful.ui.lesson.FistfulLessons;
import meeples.fistful.ui.log.FistfulTelling;
import meeples.fistful.ui.score.FistfulHonours;
import meeples.fistful.ui.score.FistfulScoring;
import meeples.fistful.ui.words.TownWords;
import meeples.game.BoardGame;
import meeples.game.BotLevels;
import meeples.game.BoxPicture;
import meeples.game.Flow;
import meeples.game.TableMaker;
import meeples.game.TableTexts;
import meeples.game.TargetNavigation;
import meeples.game.ask.Ask;
import meeples.game.ask.Desk;
import meeples.game.book.RulesBook;
import meeples.game.lesson.Lesson;
import meeples.game.score.Honours;
import meeples.game.score.Scoring;
import meeples.game.setup.GameSetup;
import meeples.game.tell.AdviceTelling;
import meeples.game.tell.EventTelling;
import meeples.game.tell.Moods;
import meeples.play.Game;
import meeples.play.Seat;
import meeples.puzzle.Measure;
import meeples.settings.SettingsSection;
import meeples.table.GameSounds;
import meeples.text.Texts;

/** A Fistful of Meeples, as the rooms know it. */
public final class FistfulGame implements BoardGame<Town, Event> {
    private final GameSetup<Town> setup = new FistfulSetup();
    private final BotLevels<Town> bots = new FistfulBots();
    private final GameSounds sounds = TownSounds.sounds();
    private final TableTexts<Town> tableTexts = new TownTableTexts();
    private final Flow<Town> flow = new TownFlow();
    private final EventTelling<Event> events = new FistfulTelling();
    private final Scoring<Town> scoring = new FistfulScoring();
    private final Honours<Town, Event> honours = new FistfulHonours();
    private final Moods<Town, Event> moods = new FistfulMoods();

    @Override
    public Game<Town, Event> game() {
        return Fistful.GAME;
    }

    @Override
    public String title() {
        return "A Fistful of Meeples";
    }

    @Override
    public BoxPicture box() {
        return new TownBox();
    }

    @Override
    public GameSetup<Town> setup() {
        return setup;
    }

    @Override
    public BotLevels<Town> bots() {
        return bots;
    }

    @Override
    public GameSounds sounds() {
        return sounds;
    }

    @Override
    public Set<String> colouredIcons() {
        Set<String> icons = new HashSet<>();
        icons.addAll(
                List.of("gold", "stone", "dynamite", "bar", "bag", "grave", "marquee", "token"));
        for (int kind = 0; kind < Meeple.KINDS; kind++) {
            icons.add("meeple-" + Meeple.word(kind));
        }
        return icons;
    }

    @Override
    public String stand(Town town, Texts texts) {
        return texts.get("town.round", Math.max(1, town.round()));
    }

    @Override
    public RulesBook<Town, Event> book() {
        return new FistfulBook();
    }

    @Override
    public List<Lesson<Town>> lessons() {
        return FistfulLessons.all();
    }

    @Override
    public Flow<Town> flow() {
        return flow;
    }

    @Override
    public Ask<Town> ask(Desk<Town> desk) {
        return TownAsk.next(desk);
    }

    @Override
    public TableTexts<Town> tableTexts() {
        return tableTexts;
    }

    @Override
    public TargetNavigation navigation() {
        return new StreetNavigation();
    }

    @Override
    public TableMaker<Town, Event> table() {
        return new TownTableMaker();
    }

    @Override
    public EventTelling<Event> events() {
        return events;
    }

    @Override
    public AdviceTelling<Town> advice(Texts texts, List<Seat> seats) {
        return new TownAdvice(new TownWords(texts), seats);
    }

    @Override
    public List<Measure<Town, Event>> measures() {
        return TownMeasures.ALL;
    }

    @Override
    public List<String> bundles() {
        return List.of("game", "table", "rules", "settings", "lessons", Texts.INSTEAD);
    }

    @Override
    public SettingsSection newSettings() {
        return FistfulSettings.section();
    }

    @Override
    public Scoring<Town> scoring() {
        return scoring;
    }

    @Override
    public Honours<Town, Event> honours() {
        return honours;
    }

    @Override
    public Moods<Town, Event> moods() {
        return moods;
    }
}
