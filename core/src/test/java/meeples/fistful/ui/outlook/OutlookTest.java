package meeples.fistful.ui.outlook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import meeples.fistful.ai.FirstLook;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Piece;
import meeples.fistful.model.Place;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.rules.FistfulRules;
import meeples.fistful.rules.Move;
import meeples.play.MoveChooser;
import meeples.play.MoveList;
import org.junit.jupiter.api.Test;

class OutlookTest {
    private static final FistfulRules RULES = new FistfulRules();
    private static final int GAMES = 60;

    @Test
    void theMoreSkilledOneWins161Of216AndEqualsShareTheirFate() {
        assertEquals(161 / 216.0, ShowdownOdds.between(Meeple.DEPUTY, Meeple.BUILDER).win(), 1e-12);
        assertEquals(161 / 216.0, ShowdownOdds.between(Meeple.MINER, Meeple.ROBBER).lose(), 1e-12);
        ShowdownOdds equal = ShowdownOdds.between(Meeple.MINER, Meeple.MINER);
        assertEquals(15 / 36.0, equal.win(), 1e-12);
        assertEquals(6 / 36.0, equal.both(), 1e-12);
    }

    @Test
    void theBagsOddsAreTheHypergeometricOnes() {
        Town town = new Town(Setup.of(2, 1));
        town.addToBag(Piece.GOLD, -33);
        town.addToBag(Piece.STONE, -15);
        town.addToBag(Piece.DYNAMITE, 2);
        assertEquals(1 - 6.0 / 8 * 5 / 7, BagOdds.dynamite(town, 2), 1e-12);
        assertEquals(2 * 3 / 8.0, BagOdds.mean(town, Piece.GOLD, 2), 1e-12);
        assertEquals(1, BagOdds.dynamite(town, 20), 1e-12);
        assertEquals(3, BagOdds.mean(town, Piece.STONE, 20), 1e-12);
    }

    @Test
    void aRouteIsTheWayThatTheHandfulReallyGoes() {
        everyTake(
                (town, take) -> {
                    Route route = Routes.of(town, take);
                    List<Integer> went = new ArrayList<>();
                    Town played = town.copy();
                    int[] overflow = {0};
                    boolean[] over = {false};
                    Consumer<Event> watch =
                            event -> {
                                if (over[0]) {
                                    return;
                                }
                                if (event instanceof Event.MeepleSown sown) {
                                    went.add(sown.space());
                                } else if (event instanceof Event.MadameRetired retired) {
                                    went.add(retired.space());
                                } else if (event instanceof Event.HandOverflowed left) {
                                    for (int count : left.counts()) {
                                        overflow[0] += count;
                                    }
                                } else if (event instanceof Event.TurnEnded) {
                                    over[0] = true;
                                }
                            };
                    MoveList legal = new MoveList();
                    RULES.play(played, take, watch);
                    while (!over[0]
                            && (played.decision() == Decision.SOW
                                    || played.decision() == Decision.GIVE)) {
                        RULES.legalMoves(played, legal);
                        RULES.play(played, legal.get(legal.size() - 1), watch);
                    }
                    List<Integer> way = new ArrayList<>();
                    for (int space : route.spaces()) {
                        way.add(space);
                    }
                    assertEquals(went, way);
                    assertEquals(overflow[0], route.overflow());
                });
    }

    @Test
    void theSuggestedOrderUsesJustTheHandfulAndIsLegalToTheLastMeeple() {
        everyTake(
                (town, take) -> {
                    Route route = Routes.of(town, take);
                    int[] order = FirstLook.order(town, take, route.length());
                    Town played = town.copy();
                    RULES.play(played, take, null);
                    MoveList legal = new MoveList();
                    while (played.turn() == town.turn()
                            && (played.decision() == Decision.SOW
                                    || played.decision() == Decision.GIVE)) {
                        RULES.legalMoves(played, legal);
                        boolean sowing = played.decision() == Decision.SOW;
                        int move =
                                sowing
                                        ? Move.sow(order[stepAt(route, played.cursor())])
                                        : legal.get(0);
                        assertTrue(legal.contains(move));
                        RULES.play(played, move, null);
                    }
                });
    }

    private static int stepAt(Route route, int space) {
        int step = 0;
        while (route.spaces()[step] != space) {
            step++;
        }
        return step;
    }

    @Test
    void anEffectForetellsWhoDrawsHowManyAndWhoIsAsked() {
        int[] seen = new int[3];
        everyDecision(
                (town, move) -> {
                    if (town.decision() != Decision.RESOLVE
                            || Move.space(move) == Street.SHOWDOWN) {
                        return;
                    }
                    int space = Move.space(move);
                    Effect effect = EffectFinder.of(town, space, town.on(space));
                    Town played = town.copy();
                    int[] drawn = {Town.NOBODY, 0};
                    RULES.play(
                            played,
                            move,
                            event -> {
                                if (event instanceof Event.PiecesDrawn pieces
                                        && pieces.building() == effect.building()) {
                                    drawn[0] = pieces.seat();
                                    drawn[1] = pieces.wanted();
                                }
                            });
                    assertEquals(drawn[0], effect.drawer());
                    assertEquals(drawn[1], effect.draws());
                    if (effect.asks() && effect.payable()) {
                        assertEquals(effect.question(), played.decision());
                        assertEquals(effect.asked(), played.decider());
                        seen[0]++;
                    }
                    seen[1] += effect.draws() > 0 ? 1 : 0;
                    seen[2] += effect.asks() && !effect.payable() ? 1 : 0;
                });
        assertTrue(seen[0] > 50 && seen[1] > 50 && seen[2] > 50);
    }

    @Test
    void whatResolvesItselfChangesNoSupplyAndAsksNobody() {
        int[] seen = {0};
        everyDecision(
                (town, move) -> {
                    int auto = AutoResolve.move(town);
                    if (auto == MoveChooser.NONE || town.decision() != Decision.RESOLVE) {
                        return;
                    }
                    seen[0]++;
                    Town played = town.copy();
                    RULES.play(played, auto, null);
                    int space = Move.space(auto);
                    assertTrue(played.isFree(space));
                    if (RULES.turn(played) == RULES.turn(town)
                            && played.decision() == Decision.RESOLVE) {
                        for (int seat = 0; seat < town.players(); seat++) {
                            assertEquals(RULES.points(town, seat), RULES.points(played, seat));
                            assertEquals(town.stone(seat), played.stone(seat));
                        }
                    }
                });
        assertTrue(seen[0] > 100);
    }

    @Test
    void withTheGermanMadameSheMayGoToAShowdownSpaceOnlyAsTheLast() {
        Town town = new Town(new Setup(2, 0, 7, true, false, 0));
        town.setMarquee(0, 0, 5);
        town.setActive(0);
        town.ask(Decision.TAKE, 0);
        town.moveAll(Meeple.MADAME, Place.SALOON, 5);
        int take = Move.take(5, Street.CLOCKWISE, Street.S1);
        Route route = Routes.of(town, take);
        assertEquals(Street.S1, route.spaces()[0]);
        assertFalse(route.mayGo(Meeple.MADAME, 0));
        assertTrue(route.mayGo(Meeple.MADAME, 1));
    }

    private interface Look {
        void at(Town town, int move);
    }

    private static void everyTake(Look look) {
        everyDecision(
                (town, move) -> {
                    if (town.decision() == Decision.TAKE) {
                        look.at(town, move);
                    }
                });
    }

    private static void everyDecision(Look look) {
        MoveList legal = new MoveList();
        for (int seed = 0; seed < GAMES; seed++) {
            Random random = new Random(seed);
            Town town =
                    new Town(new Setup(2 + seed % 3, Town.NOBODY, seed, seed % 2 == 1, false, 0));
            while (town.decision() != Decision.OVER) {
                RULES.legalMoves(town, legal);
                int move = legal.get(random.nextInt(legal.size()));
                Town before = town.copy();
                look.at(town, move);
                assertEquals(before, town, "looking changes nothing");
                RULES.play(town, move, null);
            }
        }
    }
}
