package meeples.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
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
import meeples.game.score.Honours;
import meeples.game.score.Scoring;
import meeples.game.setup.GameSetup;
import meeples.game.tell.AdviceTelling;
import meeples.game.tell.EventTelling;
import meeples.game.tell.Moods;
import meeples.play.Game;
import meeples.play.Seat;
import meeples.search.review.Reason;
import meeples.table.Cues;
import meeples.table.GameSounds;
import meeples.table.GameTable;
import meeples.table.Preview;
import meeples.table.Sprites;
import meeples.table.TableFonts;
import meeples.table.TableMeasures;
import meeples.table.Target;
import meeples.table.Tunes;
import meeples.text.Texts;

/** The toy game, as the rooms know it. */
public final class ToyGame implements BoardGame<Hand, HandEvent> {
    private final List<String> atlases;

    public ToyGame() {
        this(HandTable.atlases());
    }

    /**
     * @param atlases the pictures of its table: a page may not have fetched them yet
     */
    public ToyGame(List<String> atlases) {
        this.atlases = atlases;
    }

    @Override
    public Game<Hand, HandEvent> game() {
        return Toy.GAME;
    }

    @Override
    public String title() {
        return "Toy";
    }

    @Override
    public BoxPicture box() {
        return new HandBox();
    }

    @Override
    public RulesBook<Hand, HandEvent> book() {
        return new HandBook();
    }

    @Override
    public GameSetup<Hand> setup() {
        return new HandSetup();
    }

    @Override
    public BotLevels<Hand> bots() {
        return new HandBots();
    }

    @Override
    public GameSounds sounds() {
        return new GameSounds(Tunes.none(), List.of(), List.of());
    }

    @Override
    public String stand(Hand hand, Texts texts) {
        return texts.get("toy.round", hand.round() + 1);
    }

    @Override
    public List<String> iconAtlases() {
        return List.of("toy/icons");
    }

    @Override
    public Set<String> colouredIcons() {
        return Set.of("prize");
    }

    @Override
    public List<String> bundles() {
        return List.of("toy");
    }

    @Override
    public Flow<Hand> flow() {
        return new Flow<>() {
            @Override
            public int active(Hand hand) {
                return game().rules().decider(hand);
            }
        };
    }

    @Override
    public Ask<Hand> ask(Desk<Hand> desk) {
        return new HandAsk(desk);
    }

    @Override
    public List<BallotOption> ballotOptions(Hand position, Texts texts) {
        List<BallotOption> options = new ArrayList<>();
        for (int number = 1; position.isBetting() && number <= Hand.BETS; number++) {
            options.add(
                    new BallotOption(HandRules.BET + number, "dice", texts.get("toy.bet", number)));
        }
        return options;
    }

    @Override
    public TableTexts<Hand> tableTexts() {
        return new HandTexts();
    }

    @Override
    public TableMaker<Hand, HandEvent> table() {
        return new TableMaker<>() {
            @Override
            public TableMeasures measures() {
                return HandTable.MEASURES;
            }

            @Override
            public List<String> atlases() {
                return atlases;
            }

            @Override
            public GameTable<Hand, HandEvent> make(
                    Sprites sprites, TableFonts fonts, Texts texts, Cues cues) {
                return new HandTable(sprites, fonts, cues);
            }
        };
    }

    @Override
    public EventTelling<HandEvent> events() {
        return new HandTelling();
    }

    @Override
    public AdviceTelling<Hand> advice(Texts texts, List<Seat> seats) {
        return new AdviceTelling<>() {
            @Override
            public String brief(Hand position, int[] moves) {
                return inFull(position, moves);
            }

            @Override
            public String inFull(Hand position, int[] moves) {
                return game().notation().write(position, moves[0]);
            }

            @Override
            public String say(Reason reason) {
                throw new IllegalArgumentException("the toy's expert gives no reasons");
            }

            @Override
            public List<Target> targets(Hand position, int[] moves) {
                return moves[0] <= Hand.CARDS ? List.of(HandTarget.card(moves[0])) : List.of();
            }

            @Override
            public Preview preview(Hand position, int[] moves) {
                return null;
            }
        };
    }

    @Override
    public Scoring<Hand> scoring() {
        return new HandScoring();
    }

    @Override
    public Honours<Hand, HandEvent> honours() {
        return new HandHonours();
    }

    @Override
    public Moods<Hand, HandEvent> moods() {
        return new Moods<>() {
            @Override
            public void react(Hand position, HandEvent event, Feelings feelings) {}

            @Override
            public double openness(String level) {
                return 0;
            }
        };
    }
}
