package meeples.coloma.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import meeples.coloma.RandomPlay;
import meeples.coloma.model.Box;
import meeples.coloma.model.Building;
import meeples.coloma.model.Country;
import meeples.coloma.model.Decision;
import meeples.coloma.model.Setup;
import meeples.coloma.model.Site;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Move;
import meeples.coloma.rules.Verb;
import meeples.coloma.table.ValleyTarget;
import meeples.coloma.ui.ask.MoveWords;
import meeples.coloma.ui.ask.ValleyAsk;
import meeples.coloma.ui.outlook.Crowds;
import meeples.coloma.ui.outlook.Ways;
import meeples.coloma.ui.outlook.Ways.Way;
import meeples.coloma.ui.words.ValleyWords;
import meeples.game.ask.Answer;
import meeples.game.ask.Desk;
import meeples.game.ask.Errand;
import meeples.game.ask.Line;
import meeples.game.ask.Past;
import meeples.play.MoveChooser;
import meeples.play.MoveList;
import meeples.play.Seat;
import meeples.table.Target;
import meeples.text.Language;
import meeples.text.Texts;
import org.junit.jupiter.api.Test;

class ValleyAskTest {
    private static final int GAMES = 72;
    private static final int EVERY = 5;

    private static final List<Texts> TEXTS =
            List.of(
                    ColomaTexts.in(Language.ENGLISH),
                    ColomaTexts.in(Language.FRENCH),
                    ColomaTexts.in(Language.GERMAN));

    @Test
    void whatCanBePressedLeadsToExactlyTheLegalMoves() {
        Set<Decision> asked = EnumSet.noneOf(Decision.class);
        Set<Verb> verbs = EnumSet.noneOf(Verb.class);
        for (int game = 0; game < GAMES; game++) {
            Valley valley = new Valley(RandomPlay.anySetup(game));
            RandomPlay play = new RandomPlay(game);
            for (int i = 0; !RandomPlay.isOver(valley); i++) {
                boolean rare =
                        valley.decision() != Decision.ACT && valley.decision() != Decision.SITE;
                if (rare || i % EVERY == 0) {
                    Walk walk = new Walk(valley, TEXTS.get(game % TEXTS.size()));
                    assertEquals(walk.legal(), walk.found(), "game " + game + ", decision " + i);
                    asked.add(valley.decision());
                    walk.found().forEach(move -> verbs.add(Move.verb(move)));
                }
                play.step(valley, null);
            }
        }
        assertEquals(EnumSet.complementOf(EnumSet.of(Decision.OVER)), asked);
        assertEquals(EnumSet.allOf(Verb.class), verbs);
    }

    @Test
    void allShovelsAreOnePress() {
        Valley valley = atSite(Site.WORKDAY);
        FakeDesk desk = new FakeDesk(valley, TEXTS.get(0));
        ValleyAsk ask = ValleyAsk.next(desk);
        int coins = valley.coins(0);
        Answer all = ask.answers().get(0);
        assertTrue(all.chief());
        assertNull(ask.firstFocus(), "whoever has no pointer begins at this button");
        all.action().run();
        assertEquals(coins + Box.shovel(Building.MILL).coins(), valley.coins(0));
    }

    @Test
    void whatATurnCouldGiveIsToldBeforeItIsDone() {
        Valley valley = atSite(Site.WORKDAY);
        ValleyAsk ask = ValleyAsk.next(new FakeDesk(valley, TEXTS.get(0)));
        ask.point(ValleyTarget.mill(ValleyTarget.SHOVEL));
        String gives = Box.shovel(Building.MILL).coins() + " coins";
        assertTrue(ask.lines().toString().contains(gives), ask.lines().toString());
    }

    @Test
    void aTownWhoseGoodsAreMoreAndLessOfTheSameIsEnteredByOnePress() {
        Valley valley = atSite(Site.WAGON);
        valley.setWagon(0, settlementBeside(Country.HANGTOWN));
        int dudes = valley.cabin(0);
        FakeDesk desk = new FakeDesk(valley, TEXTS.get(0));
        ValleyAsk.next(desk).press(ValleyTarget.space(Country.HANGTOWN));
        assertEquals(Country.HANGTOWN, valley.wagon(0));
        assertEquals(dudes + Box.rightGood(Country.HANGTOWN).dudes(), valley.cabin(0));
    }

    @Test
    void noWayIsOfferedBesideAnotherThatCollectsAllOfItAndMore() {
        int offered = 0;
        for (int space = 0; space < Country.SPACES; space++) {
            Valley valley = atSite(Site.WAGON);
            valley.setWagon(0, space);
            List<Way> all = Ways.of(valley);
            for (int there = 0; there < Country.SPACES; there++) {
                List<Way> options = Ways.to(there, all);
                offered += options.size();
                for (Way one : options) {
                    for (Way other : options) {
                        boolean beaten =
                                one != other
                                        && one.outcome().gives().covers(other.outcome().gives());
                        assertFalse(beaten, one + " is better than " + other);
                    }
                }
            }
        }
        assertTrue(offered > Country.SPACES, offered + " ways");
    }

    private static int settlementBeside(int town) {
        for (int way = 0; way < Country.ways(town); way++) {
            int space = Country.neighbour(town, way);
            if (!Country.isHorseshoe(space)) {
                return space;
            }
        }
        throw new AssertionError("no settlement beside " + town);
    }

    @Test
    void whoeverIsBarredLearnsWhoseCrowdBroughtTheBarricade() {
        Valley valley = atSite(Site.WORKDAY);
        valley.setSite(0, Site.WORKDAY);
        valley.setSite(1, Site.WORKDAY);
        valley.setBuster(Site.RIVER);
        valley.setBarricade(Site.WORKDAY);
        String crowd = linesAt(valley);
        for (Seat seat : ColomaTexts.seats(valley)) {
            assertTrue(crowd.contains(seat.name()), crowd);
        }
        assertFalse(crowd.contains("Buster"), crowd);
        while (valley.signpost() != Site.WORKDAY) {
            valley.setBarker(Site.after(valley.barker(), 1));
        }
        valley.setBarricade(Valley.ON_SIGNPOST);
        assertTrue(linesAt(valley).contains("lies on the signpost"), linesAt(valley));
        valley.setBarricade(valley.pointedTo());
        String site = "points to site " + (valley.pointedTo() + 1);
        assertTrue(linesAt(valley).contains(site), linesAt(valley));
    }

    private static String linesAt(Valley valley) {
        return ValleyAsk.next(new FakeDesk(valley, TEXTS.get(0))).lines().toString();
    }

    @Test
    void theDialTellsOfEverySite() {
        Valley valley = choosing(3);
        ValleyAsk ask = ValleyAsk.next(new FakeDesk(valley, TEXTS.get(0)));
        assertEquals(Site.ALL, ask.glowing().size());
        assertEquals(Site.ALL, ask.lines().size());
        ask.point(ValleyTarget.site(3));
        assertTrue(ask.lines().toString().contains("wagon"), ask.lines().toString());
    }

    @Test
    void theRiskOfABarricadeGrowsWithThoseWhoAreShownToGoThere() {
        Valley alone = choosing(1);
        int shown = alone.shownLeft();
        int hidden = 0;
        while (hidden == shown || hidden == alone.shownRight() || hidden == alone.signpost()) {
            hidden++;
        }
        // Buster goes to one of three, Sam to one of two: together they cannot be level with
        // nobody.
        assertEquals(1 / 3.0, Crowds.risk(alone, 0, hidden), 1e-9);
        if (shown != alone.signpost()) {
            assertEquals(1 / 2.0, Crowds.risk(alone, 0, shown), 1e-9);
        }
        assertEquals(0, Crowds.risk(alone, 0, alone.signpost()));
    }

    @Test
    void everyMoveHasWordsInEveryLanguage() {
        for (int game = 0; game < 30; game++) {
            Valley valley = new Valley(RandomPlay.anySetup(game));
            RandomPlay play = new RandomPlay(game);
            MoveList legal = new MoveList();
            while (!RandomPlay.isOver(valley)) {
                RandomPlay.RULES.legalMoves(valley, legal);
                for (Texts texts : TEXTS) {
                    MoveWords words =
                            new MoveWords(
                                    new ValleyWords(texts, ColomaTexts.seats(valley)), valley);
                    assertFalse(words.brief(legal.get(0)).isBlank());
                    assertFalse(words.brief(legal.get(legal.size() - 1)).contains("{"));
                }
                play.step(valley, null);
            }
        }
    }

    /** A game of two in which the first player is at a site and nobody has done anything. */
    private static Valley atSite(int site) {
        Valley valley = choosing(2);
        valley.setBarker(Site.FRONTIER);
        valley.setTurnSite(site);
        valley.setActive(0);
        valley.ask(Decision.ACT, 0);
        return valley;
    }

    private static Valley choosing(int players) {
        Valley valley = new Valley(Setup.of(players, 7));
        RandomPlay play = new RandomPlay(7);
        while (valley.decision() != Decision.SITE) {
            play.step(valley, null);
        }
        return valley;
    }

    /** Presses everything there is, page by page, and notes which moves that makes. */
    private static final class Walk {
        private final Valley valley;
        private final Texts texts;
        private final Set<Integer> found = new TreeSet<>();
        private final Set<String> seen = new HashSet<>();

        Walk(Valley valley, Texts texts) {
            this.valley = valley;
            this.texts = texts;
            follow(new ArrayList<>());
        }

        Set<Integer> found() {
            return found;
        }

        Set<Integer> legal() {
            MoveList list = new MoveList();
            RandomPlay.RULES.legalMoves(valley, list);
            Set<Integer> legal = new TreeSet<>();
            for (int i = 0; i < list.size(); i++) {
                legal.add(list.get(i));
            }
            return legal;
        }

        private void follow(List<Object> path) {
            FakeDesk desk = new FakeDesk(valley.copy(), texts);
            ValleyAsk ask = ValleyAsk.next(desk);
            for (Object step : path) {
                take(ask, step);
            }
            if (desk.first >= 0) {
                found.add(desk.first);
                return;
            }
            String key = ask.status() + names(ask) + ask.glowing();
            if (!seen.add(key)) {
                return;
            }
            check(ask);
            List<Object> steps = new ArrayList<>(ask.glowing());
            ask.answers().forEach(answer -> steps.add(answer.name()));
            for (Object step : steps) {
                List<Object> longer = new ArrayList<>(path);
                longer.add(step);
                follow(longer);
            }
        }

        private static List<String> names(ValleyAsk ask) {
            return ask.answers().stream().map(Answer::name).toList();
        }

        private static void take(ValleyAsk ask, Object step) {
            if (step instanceof Target target) {
                ask.press(target);
                return;
            }
            for (Answer answer : ask.answers()) {
                if (answer.name().equals(step)) {
                    answer.action().run();
                    return;
                }
            }
        }

        private static void check(ValleyAsk ask) {
            assertFalse(ask.status().contains("{"), ask.status());
            assertEquals(ask.canStepBack(), ask.tip().isEmpty(), "tips are about whole questions");
            assertFalse(ask.glowing().isEmpty() && ask.answers().isEmpty(), ask.status());
            for (Target target : ask.glowing()) {
                ask.point(target);
                check(ask.lines());
            }
            ask.point(null);
            for (Answer answer : ask.answers()) {
                assertFalse(answer.text().contains("{"), answer.text());
                check(ask.linesFor(answer));
            }
        }

        private static void check(List<Line> lines) {
            for (Line line : lines) {
                assertFalse(line.text().isBlank());
                assertFalse(line.text().contains("{"), line.text());
            }
        }
    }

    /** Notes the first move that is made, and makes it. */
    private static final class FakeDesk implements Desk<Valley> {
        private final Valley valley;
        private final Texts texts;
        private final MoveList legal = new MoveList();
        private int first = -1;

        FakeDesk(Valley valley, Texts texts) {
            this.valley = valley;
            this.texts = texts;
            RandomPlay.RULES.legalMoves(valley, legal);
        }

        @Override
        public Valley position() {
            return valley;
        }

        @Override
        public int seat() {
            return valley.decider();
        }

        @Override
        public List<Seat> seats() {
            return ColomaTexts.seats(valley);
        }

        @Override
        public Texts texts() {
            return texts;
        }

        @Override
        public MoveList legal() {
            return legal;
        }

        @Override
        public void play(int move) {
            assertTrue(legal.contains(move), "not legal");
            first = first < 0 ? move : first;
            RandomPlay.RULES.play(valley, move, null);
        }

        @Override
        public void playAll(MoveChooser<Valley> chooser) {
            int move = chooser.choose(valley);
            while (move != MoveChooser.NONE) {
                RandomPlay.RULES.legalMoves(valley, legal);
                play(move);
                move = chooser.choose(valley);
            }
        }

        @Override
        public void automate(Errand<Valley> errand) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Past<Valley> past() {
            throw new UnsupportedOperationException();
        }

        @Override
        public void explain(String why) {}

        @Override
        public void changed() {}

        @Override
        public void pointed() {}
    }
}
