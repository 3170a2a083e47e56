package meeples.coloma.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import meeples.coloma.Coloma;
import meeples.coloma.ai.ColomaBots;
import meeples.coloma.ai.ValleyMeasures;
import meeples.coloma.model.Decision;
import meeples.coloma.model.Site;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Event;
import meeples.coloma.rules.Move;
import meeples.coloma.table.ValleySounds;
import meeples.coloma.ui.ask.ValleyAdvice;
import meeples.coloma.ui.ask.ValleyAsk;
import meeples.coloma.ui.book.ColomaBook;
import meeples.coloma.ui.faces.ColomaMoods;
import meeples.coloma.ui.lesson.ColomaLessons;
import meeples.coloma.ui.log.ColomaTelling;
import meeples.coloma.ui.score.ColomaHonours;
import meeples.coloma.ui.score.ColomaScoring;
import meeples.coloma.ui.words.ValleyIcons;
import meeples.coloma.ui.words.ValleyWords;
import meeples.game.BallotOption;
import meeples.game.BoardGame;
import meeples.game.BotLevels;
import meeples.game.BoxPicture;
import meeples.game.Flow;
import meeples.game.TableMaker;
import meeples.game.TableTexts;
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
import meeples.table.GameSounds;
import meeples.text.Texts;

/** Coloma, as the rooms know it. */
public final class ColomaGame implements BoardGame<Valley, Event> {
    private final GameSetup<Valley> setup = new ColomaSetup(ColomaBots.LEVELS);
    private final BotLevels<Valley> bots = new ColomaLevels();
    private final GameSounds sounds = ValleySounds.sounds();
    private final TableTexts<Valley> tableTexts = new ValleyTexts();
    private final Flow<Valley> flow = new ValleyFlow();
    private final EventTelling<Event> events = new ColomaTelling();
    private final Scoring<Valley> scoring = new ColomaScoring();
    private final Honours<Valley, Event> honours = new ColomaHonours();
    private final Moods<Valley, Event> moods = new ColomaMoods();

    @Override
    public Game<Valley, Event> game() {
        return Coloma.GAME;
    }

    @Override
    public String title() {
        return "Coloma";
    }

    @Override
    public BoxPicture box() {
        return new ValleyBox();
    }

    @Override
    public GameSetup<Valley> setup() {
        return setup;
    }

    @Override
    public BotLevels<Valley> bots() {
        return bots;
    }

    @Override
    public GameSounds sounds() {
        return sounds;
    }

    @Override
    public Set<String> colouredIcons() {
        return ValleyIcons.all();
    }

    @Override
    public String stand(Valley valley, Texts texts) {
        return ValleyTexts.stand(valley, texts);
    }

    @Override
    public RulesBook<Valley, Event> book() {
        return new ColomaBook();
    }

    @Override
    public List<Lesson<Valley>> lessons() {
        return ColomaLessons.all();
    }

    @Override
    public Flow<Valley> flow() {
        return flow;
    }

    @Override
    public Ask<Valley> ask(Desk<Valley> desk) {
        return ValleyAsk.next(desk);
    }

    /** All dials are turned at once; which cards to keep is asked one after the other. */
    @Override
    public List<BallotOption> ballotOptions(Valley valley, Texts texts) {
        List<BallotOption> options = new ArrayList<>();
        boolean mule = valley.decision() == Decision.MULE;
        if (!mule && valley.decision() != Decision.SITE) {
            return options;
        }
        ValleyWords words = new ValleyWords(texts, List.of());
        for (int site = 0; site < Site.ALL; site++) {
            int move = mule ? Move.mule(site) : Move.site(site);
            String name =
                    site == valley.barker()
                            ? words.get("ask.site.barker", site + 1)
                            : words.site(site);
            options.add(new BallotOption(move, ValleyIcons.site(site), name));
        }
        return options;
    }

    @Override
    public TableTexts<Valley> tableTexts() {
        return tableTexts;
    }

    @Override
    public TableMaker<Valley, Event> table() {
        return new ValleyTableMaker();
    }

    @Override
    public EventTelling<Event> events() {
        return events;
    }

    @Override
    public AdviceTelling<Valley> advice(Texts texts, List<Seat> seats) {
        return new ValleyAdvice(new ValleyWords(texts, seats));
    }

    @Override
    public List<Measure<Valley, Event>> measures() {
        return ValleyMeasures.ALL;
    }

    @Override
    public List<String> bundles() {
        return List.of(
                "game", "setup", "table", "words", "ask", "log", "book", "lessons", Texts.INSTEAD);
    }

    @Override
    public Scoring<Valley> scoring() {
        return scoring;
    }

    @Override
    public Honours<Valley, Event> honours() {
        return honours;
    }

    @Override
    public Moods<Valley, Event> moods() {
        return moods;
    }
}
