package meeples.coloma.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import meeples.coloma.Audit;
import meeples.coloma.Coloma;
import meeples.coloma.RandomPlay;
import meeples.coloma.model.Box;
import meeples.coloma.model.Building;
import meeples.coloma.model.PioneerCards;
import meeples.coloma.model.Setup;
import meeples.coloma.model.Tool;
import meeples.coloma.model.Valley;
import meeples.coloma.notation.EventText;
import meeples.coloma.notation.ValleyText;
import meeples.play.BadTextException;
import meeples.play.Eyes;
import meeples.play.Match;
import meeples.play.Rules;
import meeples.play.Seat;
import meeples.testing.Rule;
import org.junit.jupiter.api.Test;

/** The section Who may know what, and what is dealt anew for somebody who does not know. */
class SecretsTest {
    private static final ColomaRules RULES = new ColomaRules();

    /** Four cards of player 2 are not built: two in hand, one on top, one unseen. */
    private static final String SMALL =
            """
            valley players 3 sheriff 1
            pioneers - 1 - - -
            player 2 built assay-office boarding-house general-store print-shop placer-claim \
            canvas-maker surveyor toll-house carpenters blacksmith stage-office undertaker
            player 2 hand stable saloon
            player 2 top sawmill
            turn 9 player 1 act
            """;

    /** Where all pieces are somewhere, barrels lie in the hideout. */
    private static Scene scene(String drawn) {
        return Scene.of(drawn.stripTrailing() + "\nhideout horse tent nugget cards");
    }

    private static Set<String> worlds(String drawn, int viewer, int samples) {
        Set<String> worlds = new HashSet<>();
        for (int seed = 0; seed < samples; seed++) {
            Valley valley = scene(drawn).valley();
            RULES.resample(valley, viewer, seed);
            Audit.check(valley);
            StringBuilder world = new StringBuilder();
            for (String line : ValleyText.write(valley).split("\n")) {
                world.append(line.startsWith("chance") ? "" : line + "\n");
            }
            worlds.add(world.toString());
        }
        return worlds;
    }

    @Test
    @Rule({
        "Secret: cards in hand (their owner only), decks (nobody; their owner knows what they put"
            + " back), the face-down barrels and the second shootout tile (nobody), a chosen site"
            + " until all have chosen (its owner only)."
    })
    void everyWorldThatFitsComesUpAndNoOther() {
        // two of four in hand, one of the other two on top, the last one unseen
        assertEquals(6 * 2, worlds(SMALL, 0, 2000).size());
        assertEquals(6 * 2, worlds(SMALL, Rules.NOBODY, 2000).size());
        assertEquals(1, worlds(SMALL, 1, 200).size(), "its owner knows all of it");
        for (String world : worlds(SMALL, 2, 500)) {
            assertTrue(world.contains("player 2 built assay-office boarding-house"), world);
            assertEquals(4, world.split("\n").length - worldWithoutPlayer2(world), world);
        }
    }

    private static int worldWithoutPlayer2(String world) {
        int lines = 0;
        for (String line : world.split("\n")) {
            lines += line.startsWith("player 2") ? 0 : 1;
        }
        return lines;
    }

    @Test
    void aChosenSiteCouldBeAny() {
        String chosen = "pioneers 1 - - - -\nturn 9 player 2 site";
        assertEquals(5, worlds(chosen, 1, 300).size());
        assertEquals(5, worlds(chosen, Rules.NOBODY, 300).size());
        assertEquals(1, worlds(chosen, 0, 300).size());
        String mules =
                "valley players 2 sheriff 1 mules\npioneers 1 - - - 2\nmules - 1 - - -\n"
                        + "turn 9 player 2 mule";
        assertEquals(25, worlds(mules, 1, 2000).size());
        assertEquals(1, worlds("pioneers 1 2 - - 3\nturn 9 player 1 act", 1, 50).size());
    }

    /** All cards but one are put back or in hand, so that there are few worlds to count. */
    @Test
    void cardsKeptInSecretCouldBeAnyAtEitherEnd() {
        String drawn =
                "valley players 2 sheriff 1\nyear 1848 round 0\n"
                        + "player 1 hand stable saloon sawmill carpenters\n"
                        + "player 1 top surveyor\nplayer 1 bottom blacksmith\n"
                        + "player 2 hand stable saloon surveyor sawmill carpenters\n"
                        + "player 2 top undertaker\nturn 0 player 2 keep";
        Set<Integer> onTop = new HashSet<>();
        Set<Integer> hands = new HashSet<>();
        for (int seed = 0; seed < 500; seed++) {
            Valley valley = scene(drawn).valley();
            int own = valley.hand(1);
            RULES.resample(valley, 1, seed);
            Audit.check(valley);
            assertEquals(own, valley.hand(1));
            assertEquals(2, valley.onTop(0) + valley.atBottom(0));
            onTop.add(valley.onTop(0));
            hands.add(valley.hand(0));
        }
        assertEquals(Set.of(0, 1, 2), onTop);
        assertTrue(hands.size() > 300, "almost every hand is another: " + hands.size());
    }

    @Test
    void whoPaysForABuildingHasItInHand() {
        String paying =
                "year 1848 round 5\npioneers - - 1 - -\n"
                        + Scene.has(1, Box.buildingCost(Building.STABLE, Tool.HAMMER), 1, 1)
                        + "player 1 hand stable saloon\nturn 9 player 1 act";
        for (int seed = 0; seed < 100; seed++) {
            Scene scene = scene(paying).play("build hammer stable").asks("pay 1");
            RULES.resample(scene.valley(), 1, seed);
            assertTrue((scene.valley().hand(0) & 1 << Building.STABLE) != 0);
            scene.play("pay 0");
            Audit.check(scene.valley());
        }
    }

    @Test
    void aBarrelAndATileComeUpByChance() {
        Set<String> barrels = new HashSet<>();
        Set<Integer> tiles = new HashSet<>();
        String line = "hideout horse tent nugget cards\npioneers 1 - - - -\nturn 9 player 1 act";
        for (int seed = 0; seed < 400; seed++) {
            Scene scene = Scene.of(line);
            RULES.resample(scene.valley(), 0, seed);
            barrels.addAll(scene.play("take-barrel stack").told("barrel-taken"));
            Scene year =
                    Scene.of(
                            "year 1848 round 5\nshootout outlaws 2 table c\n"
                                    + "pioneers 1 - - - -\nturn 9 player 1 act");
            RULES.resample(year.valley(), 0, seed);
            tiles.add(year.play("end").valley().shootoutTable());
        }
        assertEquals(10, barrels.size());
        assertEquals(Set.of(0, 1, 3), tiles);
    }

    @Test
    @Rule({
        "Open to all: everything on the board and the player boards, the number of cards in hands"
            + " and decks, used, unused and discarded barrels, Buster's shown cards, the mine cart."
    })
    void whatIsOpenStaysAsItIs() {
        for (int game = 0; game < 30; game++) {
            RandomPlay play = new RandomPlay(game);
            Valley valley = new Valley(RandomPlay.anySetup(game));
            while (!RandomPlay.isOver(valley)) {
                Valley dealt = valley.copy();
                RULES.resample(dealt, Rules.NOBODY, game);
                for (int seat = 0; seat < valley.players(); seat++) {
                    assertEquals(valley.handSize(seat), dealt.handSize(seat));
                    assertEquals(valley.deckSize(seat), dealt.deckSize(seat));
                    assertEquals(RULES.points(valley, seat), RULES.points(dealt, seat));
                }
                assertEquals(open(valley), open(dealt));
                play.step(valley, null);
            }
        }
    }

    /** What everybody sees of a position in which nobody is choosing in secret. */
    private static String open(Valley valley) {
        StringBuilder open = new StringBuilder();
        boolean choosing = RULES.isSecret(valley);
        for (String line : ValleyText.write(valley).split("\n")) {
            boolean secret =
                    line.matches("player . (hand|top|bottom) .*|chance .*")
                            || choosing && line.matches("(pioneers|mules) .*");
            open.append(secret ? "" : line + "\n");
        }
        return open.toString();
    }

    @Test
    void eventsHideCardsFromOthers() {
        int[] cards = {Building.STABLE, Building.SALOON};
        Event drawn = new Event.CardsDrawn(1, cards, 0, false, Cause.EVENT, 2);
        String hidden = "cards-drawn 2 2 unknown unknown points 0 hidden because event 3";
        assertEquals(hidden, EventText.write(RULES.seenBy(Eyes.NOBODY, drawn)));
        assertEquals(hidden, EventText.write(RULES.seenBy(Eyes.of(0), drawn)));
        assertEquals(drawn, RULES.seenBy(Eyes.of(1), drawn));
        assertEquals(drawn, RULES.seenBy(Eyes.EVERYBODY, drawn));
    }

    @Test
    @Rule({"*Option \"open hands\", for people at one screen: everybody sees all hands.*"})
    void withOpenHandsEverybodySeesThem() {
        String open = SMALL.replace("sheriff 1", "sheriff 1 open-hands");
        assertEquals(1, worlds(open, 0, 100).size());
        assertFalse(RULES.hides(Scene.of(open).valley(), Eyes.of(0)));
        assertTrue(RULES.hides(Scene.of(SMALL).valley(), Eyes.of(0)));
        Event drawn = new Event.CardsDrawn(1, new int[] {3}, 0, true, Cause.EVENT, 2);
        assertEquals(drawn, RULES.seenBy(Eyes.NOBODY, drawn));
        Setup setup = new Setup(3, 0, 1, false, false, PioneerCards.NONE, true, 3, 0);
        assertFalse(RULES.isSecret(new Valley(setup)));
    }

    /** The next one has chosen, or answers, knowing it. */
    @Test
    void aPioneerThatWasChosenInTurnIsFinal() throws BadTextException {
        List<Seat> seats = List.of(new Seat("Jane", "", "", ""), new Seat("Doc", "", "", ""));
        Match<Valley, Event> match =
                new Match<>(Coloma.GAME, "players 2 sheriff 1 seed 4 pioneers chosen", seats);
        match.play(Move.pioneer(0));
        assertTrue(match.revealed(match.size() - 1));
    }

    @Test
    void anAnswerToTheOfferIsFinal() {
        Scene scene =
                Scene.of(
                        """
                        valley players 3 sheriff 1
                        year 1848 round 5
                        player 1 has nuggets 2
                        player 2 has nuggets 2
                        turn 9 player 1 offer
                        """);
        int before = scene.valley().revelations();
        scene.play("spend 1");
        assertTrue(scene.valley().revelations() > before);
    }

    @Test
    @Rule({
        "Players may take back steps of their own turn until something hidden was shown (a"
                + " card, a barrel turned up, chance) or the turn was ended."
    })
    void stepsOfTheOwnTurnCanBeTakenBack() throws BadTextException {
        String line =
                "valley players 2 sheriff 1 / year 1848 round 5 / buster 4 5 / pioneers 1 - - 2 B"
                        + " / player 1 built print-shop / turn 9 player 1 act";
        List<Seat> seats = new ArrayList<>();
        seats.add(new Seat("Jane", "", "", ""));
        seats.add(new Seat("Doc", "", "", ""));
        Match<Valley, Event> match = new Match<>(Coloma.GAME, line, seats);
        match.play(Move.shovel(Building.MILL));
        assertFalse(match.revealed(match.size() - 1));
        match.undo();
        assertEquals(0, match.position().coins(0));
        match.play(Move.shovel(Building.PRINT_SHOP));
        assertTrue(match.revealed(match.size() - 1), "cards were drawn");
        match.play(Move.shovel(Building.MILL));
        assertFalse(match.revealed(match.size() - 1));
        match.play(Move.end());
        assertTrue(match.revealed(match.size() - 1), "the turn was ended");
    }
}
