package meeples.fistful.ui.help;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import meeples.fistful.Fistful;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.notation.TownText;
import meeples.fistful.rules.Event;
import meeples.fistful.table.TownTarget;
import meeples.fistful.ui.FistfulGame;
import meeples.fistful.ui.log.FistfulTelling;
import meeples.fistful.ui.words.TownWords;
import meeples.play.BadTextException;
import meeples.play.MoveList;
import meeples.play.Seat;
import meeples.table.Target;
import meeples.testing.GameTexts;
import meeples.text.Language;
import meeples.text.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class HelpTextsTest {
    private static final List<Seat> SEATS =
            List.of(
                    new Seat("Ada", "", "orange", "horseshoe"),
                    new Seat("Bo", "", "green", "cactus"),
                    new Seat("Cy", "", "ivory", "skull"));

    private static Texts texts(Language language) {
        return GameTexts.of(new FistfulGame(), language);
    }

    private static final HelpTexts HELP = new HelpTexts(new TownWords(texts(Language.ENGLISH)));

    private static Town town(String text) throws BadTextException {
        return TownText.read(text);
    }

    @Test
    void aDoorwayTellsWhatEveryMeepleWouldDoThereNow() throws BadTextException {
        Town town =
                town(
                        """
                        town players 2 first 1
                        north marquees -      -      2:5    -      -      -
                        north people   BB     R      MMRB   BB     BB     BB
                        saloon V
                        player 2 gold 2 stone 0 bars 0
                        turn 5 player 1 take
                        """);
        String help = HELP.of(TownTarget.space(Street.doorway(2)), town, SEATS);
        assertTrue(help.contains("Robber: Ada would draw 4"), help);
        assertTrue(help.contains("Deputy: Ada would draw 2"), help);
        assertTrue(help.contains("Miner: Bo would draw 2"), help);
        assertTrue(help.contains("Madame: Ada would draw 1"), help);
        assertTrue(
                help.contains("Builder: Bo could turn the marquee to 10, but lacks 1 stone"), help);
    }

    @Test
    void theBagTellsTheOddsOfTheNextDraw() throws BadTextException {
        Town town = town("town players 2 first 1\nplayer 1 gold 18 stone 0 bars 0\nsaloon V\n");
        String help = HELP.of(TownTarget.bag(), town, SEATS);
        assertTrue(help.contains("18 gold, 18 stone"), help);
        assertTrue(help.contains("gold at 50\u00a0%"), help);
    }

    @Test
    void theJailTellsThatTakingFromItIsDangerous() throws BadTextException {
        Town town = town("town players 2 first 1\njail RR dynamite 2\nsaloon V\n");
        String help = HELP.of(TownTarget.location(Place.JAIL), town, SEATS);
        assertTrue(help.contains("2 robbers"), help);
        assertTrue(help.contains("Left on the jail: 2"), help);
    }

    @Test
    void aWaitingGunslingerIsNamedWithItsPlayer() throws BadTextException {
        Town town = town("town players 2 first 1\nshowdown D:2 -\nsaloon V\n");
        String help = HELP.of(TownTarget.space(Street.S0), town, SEATS);
        assertTrue(help.contains("Deputy of Bo"), help);
    }

    /** As the German edition has it, she cannot even be put there while others are in hand. */
    @Test
    void aMadameInHandSaysWhatTheAgreedRuleMeansForHer() {
        assertTrue(madameBeforeShowdown(false).contains("she would return to the saloon"));
        assertTrue(madameBeforeShowdown(true).contains("only come as the last one"));
    }

    private static String madameBeforeShowdown(boolean german) {
        MoveList moves = new MoveList();
        for (int seed = 1; seed < 500; seed++) {
            Town town = new Town(new Setup(2, 0, seed, german, false, 0));
            for (int turn = 0; town.decision() != Decision.OVER; turn++) {
                if (town.decision() == Decision.SOW
                        && Street.isShowdown(town.cursor())
                        && town.meeples(Place.HAND) > 1
                        && town.meeples(Place.HAND, Meeple.MADAME) > 0) {
                    return HELP.of(TownTarget.handMeeple(Meeple.MADAME), town, SEATS);
                }
                Fistful.GAME.rules().legalMoves(town, moves);
                Fistful.GAME.rules().play(town, moves.get(turn % moves.size()), null);
            }
        }
        throw new AssertionError("no such handful");
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everythingExplainsItselfAtEveryMomentOfAGame(Language language) {
        TownWords words = new TownWords(texts(language));
        HelpTexts help = new HelpTexts(words);
        FistfulTelling telling = new FistfulTelling();
        Town town = new Town(Setup.of(3, 7));
        MoveList moves = new MoveList();
        List<Event> events = new ArrayList<>();
        for (int turn = 0; town.decision() != Decision.OVER; turn++) {
            for (Target target : targets(town)) {
                assertReadable(help.of(target, town, SEATS), target + " in " + town.decision());
            }
            assertReadable(
                    words.get("tip." + tip(town.decision())), "a tip for " + town.decision());
            Fistful.GAME.rules().legalMoves(town, moves);
            Fistful.GAME.rules().play(town, moves.get(turn % moves.size()), events::add);
        }
        for (Event event : events) {
            String key = telling.facts(event).rule();
            String text = key.isEmpty() ? "" : words.get(key);
            boolean plain =
                    event instanceof Event.TurnStarted
                            || event instanceof Event.TurnEnded
                            || event instanceof Event.GameEnded;
            assertEquals(plain, text.isEmpty(), "" + event);
        }
    }

    private static String tip(Decision decision) {
        return decision.name().toLowerCase(Locale.ROOT);
    }

    private static void assertReadable(String text, String what) {
        assertFalse(text.isBlank(), what);
        assertFalse(text.contains("{") || text.contains("???"), what + ": " + text);
    }

    private static List<Target> targets(Town town) {
        List<Target> all = new ArrayList<>();
        for (int place = 0; place < Place.LOCATIONS; place++) {
            all.add(TownTarget.location(place));
        }
        for (int space = 0; space < Street.SPACES; space++) {
            all.add(TownTarget.space(space));
        }
        for (int kind = 0; kind < Meeple.KINDS; kind++) {
            all.add(TownTarget.handMeeple(kind));
        }
        for (int seat = 0; seat < town.players(); seat++) {
            all.add(Target.panel(seat));
        }
        all.addAll(
                List.of(
                        // The dice are still seen when their showdown is decided already.
                        TownTarget.die(Street.S0),
                        TownTarget.die(Street.S1),
                        TownTarget.marquee(0),
                        TownTarget.bag(),
                        TownTarget.bank(),
                        TownTarget.graveyard(),
                        TownTarget.explosion()));
        return all;
    }
}
