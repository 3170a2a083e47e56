package meeples.game;

import java.util.List;
import java.util.Set;
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
import meeples.play.BadTextException;
import meeples.play.Fault;
import meeples.play.Game;
import meeples.play.Match;
import meeples.play.MatchText;
import meeples.play.Seat;
import meeples.play.Words;
import meeples.puzzle.Measure;
import meeples.settings.SettingsSection;
import meeples.table.GameSounds;
import meeples.text.Texts;

/**
 * A game as the rooms know it: one object, made of small parts, that gives them all that they need
 * to set it up, play it, show it, tell it and score it. A third game implements this, and is named
 * in the application's list of games; nothing else has to know it.
 *
 * @param <S> the game's position
 * @param <E> the game's events
 */
public interface BoardGame<S, E> {
    /** Its rules and its notation, with the name and version that saved matches carry. */
    Game<S, E> game();

    /** The word for the game in saved texts, file names, text keys and on the command line. */
    default String name() {
        return game().name();
    }

    /** The match that a text tells of; one with a bot that this game does not have is refused. */
    default Match<S, E> read(String text) throws BadTextException {
        return checked(MatchText.read(game(), text));
    }

    /** The same to be watched, as far as the rules of today still allow it. */
    default Match<S, E> readToWatch(String text) throws BadTextException {
        return checked(MatchText.readToWatch(game(), text));
    }

    private Match<S, E> checked(Match<S, E> match) throws BadTextException {
        for (Seat seat : match.seats()) {
            if (!seat.isHuman() && !bots().levels().contains(seat.bot())) {
                String level = Words.shown(seat.bot());
                throw new BadTextException(
                        Fault.UNKNOWN_BOT, "there is no bot " + level + " in this game", level);
            }
        }
        return match;
    }

    /** What it is called, in every language. */
    String title();

    /** The picture on its box. */
    BoxPicture box();

    /** What can be agreed on before a match begins. */
    GameSetup<S> setup();

    /** The bots that can take a seat, and who advises players and reviews matches. */
    BotLevels<S> bots();

    /** What is heard at its table, beside the sounds of any table. */
    GameSounds sounds();

    /**
     * Its atlases with pictures for widgets, named "game/icons": its own icons ("icon-NAME") and
     * the faces of its bots ("bot-LEVEL"). Their names must differ from those of the shared
     * pictures and of other games' icons.
     */
    default List<String> iconAtlases() {
        return List.of();
    }

    /**
     * Its icons, without "icon-", that are painted in colours of their own; others are white and
     * get the colour of what they stand on.
     */
    default Set<String> colouredIcons() {
        return Set.of();
    }

    /** Where a match stands, in a word or two, such as the round. */
    String stand(S position, Texts texts);

    /** How its decisions follow each other at the table. */
    Flow<S> flow();

    /** The question to a human for the decision that is due. */
    Ask<S> ask(Desk<S> desk);

    /**
     * What can be chosen by all who choose at the same time now, told to everybody alike; empty
     * when there is no such list, so that people are asked one after the other.
     */
    default List<BallotOption> ballotOptions(S position, Texts texts) {
        return List.of();
    }

    /** What is said about what is on its tables. */
    TableTexts<S> tableTexts();

    /** Finds the next thing on a table when the focus is moved; one for each table. */
    default TargetNavigation navigation() {
        return (from, all, dx, dy) -> null;
    }

    /** Makes its tables. */
    TableMaker<S, E> table();

    /** Its rules as a book. */
    RulesBook<S, E> book();

    /** Its lessons, the first things first; empty when it has none. */
    default List<Lesson<S>> lessons() {
        return List.of();
    }

    /** How events are told. */
    EventTelling<E> events();

    /** How choices and the reasons for them are told. */
    AdviceTelling<S> advice(Texts texts, List<Seat> seats);

    /** What its puzzles can ask for; "goal.NAME" is the text of each. */
    default List<Measure<S, E>> measures() {
        return List.of();
    }

    /** The names of the bundles with its texts; they lie in a folder of the game's name. */
    default List<String> bundles() {
        return List.of();
    }

    /** A new section with the settings that only this game has. */
    default SettingsSection newSettings() {
        return new SettingsSection(name());
    }

    /** How the end of a match is scored and told. */
    Scoring<S> scoring();

    /** What players are honoured for besides winning. */
    Honours<S, E> honours();

    /** What pleases or annoys its bots. */
    Moods<S, E> moods();
}
