package meeples.coloma.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import meeples.coloma.Coloma;
import meeples.coloma.ai.ColomaExpert;
import meeples.coloma.ai.ValleyReason;
import meeples.coloma.ai.ValleyReason.Kind;
import meeples.coloma.model.Bridge;
import meeples.coloma.model.Decision;
import meeples.coloma.model.Tool;
import meeples.coloma.model.Valley;
import meeples.coloma.notation.ValleyText;
import meeples.coloma.rules.Move;
import meeples.coloma.rules.Verb;
import meeples.coloma.ui.ask.ValleyAdvice;
import meeples.coloma.ui.words.ValleyWords;
import meeples.play.MoveList;
import meeples.play.Seat;
import meeples.search.review.Advice;
import meeples.search.review.Adviser;
import meeples.text.Language;
import meeples.text.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the expert finds out is told in every language, and rests on what its player may know. */
class ValleyAdviceTest {
    private static final int TURNS = 60;
    private static final String FIVE = "horses:1 cards:1 graves:1 barrels:1 event-tents:1";

    private static ValleyAdvice advice(Texts texts) {
        List<Seat> seats =
                List.of(
                        new Seat("Ann", "", "orange", "boot"),
                        new Seat("Bo", "", "green", "cactus"),
                        new Seat("Cy", "", "ivory", "skull"));
        return new ValleyAdvice(new ValleyWords(texts, seats));
    }

    private static Advice ask(Valley valley) {
        Adviser<Valley> adviser = new Adviser<>(new ColomaExpert(5), valley, 20);
        adviser.think(20);
        return adviser.advice();
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyAdviceOfAGameHasWords(Language language) throws Exception {
        ValleyAdvice telling = advice(ColomaTexts.in(language));
        Valley valley = Coloma.GAME.notation().start("players 3 sheriff 1 seed 3 hotels");
        for (int i = 0; i < TURNS; i++) {
            Advice found = ask(valley);
            assertFalse(telling.brief(valley, found.moves()).isBlank());
            found.reasons().forEach(reason -> assertFalse(telling.say(reason).contains("{")));
            Coloma.GAME.rules().play(valley, found.moves()[0], null);
        }
    }

    @Test
    void buildingAHouseIsSaidToBuildIt() throws Exception {
        Valley valley = Coloma.GAME.notation().start("players 3 sheriff 1 seed 3");
        MoveList legal = new MoveList();
        ColomaExpert expert = new ColomaExpert(1);
        while (true) {
            Coloma.GAME.rules().legalMoves(valley, legal);
            for (int i = 0; valley.decision() == Decision.ACT && i < legal.size(); i++) {
                int move = legal.get(i);
                if (Move.verb(move) == Verb.BUILD) {
                    int card = Move.card(move);
                    List<ValleyReason> reasons = expert.reasons(valley, move);
                    assertTrue(
                            reasons.stream()
                                    .anyMatch(r -> r.kind() == Kind.BUILDS && r.which() == card),
                            reasons::toString);
                    return;
                }
            }
            Coloma.GAME.rules().play(valley, ask(valley).moves()[0], null);
        }
    }

    private static List<ValleyReason> reasons(String drawn, int move) throws Exception {
        return new ColomaExpert(1).reasons(ValleyText.read(drawn), move);
    }

    @Test
    void aBridgeOfAnyKindIsSaidToBeBuilt() throws Exception {
        for (int kind = 0; kind < Bridge.KINDS; kind++) {
            String others = kind < 5 ? "nuggets:1 workshops:1 rivers:1 coins:1 dudes:1" : FIVE;
            List<ValleyReason> reasons =
                    reasons(
                            "valley players 3 sheriff 1\nyear 1848 round 1\nbridges "
                                    + Bridge.word(kind)
                                    + ":1 "
                                    + others
                                    + "\nplayer 1 has coins 9 dudes 3\nplayer 1 rivers 1\n"
                                    + "pioneers - 1 - - -\nturn 9 player 1 act",
                            Move.bridge(Tool.HAMMER, kind));
            int built = kind;
            assertTrue(
                    reasons.stream().anyMatch(r -> r.kind() == Kind.BRIDGES && r.which() == built),
                    Bridge.word(kind) + reasons);
        }
    }

    /** Sam goes to one of the two sites by a coin, and nobody else goes there. */
    @Test
    void theRiskOfTheBarricadeIsSaidAsItIs() throws Exception {
        String solo = "valley players 1 sheriff 1\nyear 1848 round 1\nbuster 4 2\nturn 9 player 1 ";
        int risk = risk(reasons(solo + "site", Move.site(3)));
        assertTrue(risk > 30 && risk < 70, "a coin decides: " + risk);
        int busters = risk(reasons(solo + "site", Move.site(0)));
        assertTrue(busters > 15 && busters < 55, "Buster comes to one of three: " + busters);
        assertEquals(100, risk(reasons(solo + "site", Move.site(2))), "it stays on the signpost");
    }

    private static int risk(List<ValleyReason> reasons) {
        return reasons.stream()
                .filter(reason -> reason.kind() == Kind.BARRED)
                .mapToInt(ValleyReason::percent)
                .findFirst()
                .orElse(0);
    }

    @Test
    void whatTheNextRoundBringsSpeaksForNothing() throws Exception {
        String lastTurn =
                "valley players 3 sheriff 1\nyear 1848 round 5\npioneers - - - - 1\n"
                        + "turn 9 player 1 act";
        assertEquals(List.of(), reasons(lastTurn, Move.end()));
    }

    @Test
    void whatOthersHoldChangesNoReason() throws Exception {
        Valley valley = Coloma.GAME.notation().start("players 3 sheriff 1 seed 3");
        while (valley.decision() != Decision.SITE) {
            Coloma.GAME.rules().play(valley, ask(valley).moves()[0], null);
        }
        MoveList legal = new MoveList();
        Coloma.GAME.rules().legalMoves(valley, legal);
        Valley other = valley.copy();
        Coloma.GAME.rules().resample(other, valley.decider(), 99);
        for (int i = 0; i < legal.size(); i++) {
            int move = legal.get(i);
            List<ValleyReason> here = new ColomaExpert(4).reasons(valley, move);
            assertEquals(here, new ColomaExpert(4).reasons(other, move));
        }
    }
}
