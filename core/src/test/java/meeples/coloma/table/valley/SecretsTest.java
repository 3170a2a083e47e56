package meeples.coloma.table.valley;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.List;
import meeples.coloma.model.Box;
import meeples.coloma.model.Building;
import meeples.coloma.model.Setup;
import meeples.coloma.model.Site;
import meeples.coloma.model.Valley;
import meeples.coloma.table.ValleyTarget;
import meeples.coloma.table.ValleyThing;
import meeples.coloma.table.piece.Dials;
import meeples.coloma.table.piece.Kinds;
import meeples.coloma.table.piece.Places;
import meeples.play.Eyes;
import meeples.table.Pace;
import meeples.table.Target;
import meeples.table.component.GamePiece;
import meeples.table.piece.Pieces;
import org.junit.jupiter.api.Test;

/** What eyes may not see lies face down: at every frame, after undo, when others look. */
class SecretsTest {
    private static final int PLAYERS = 3;

    private static void assertHidden(ValleyTable table, Eyes eyes) {
        for (int seat = 0; seat < PLAYERS; seat++) {
            if (!eyes.see(seat)) {
                assertEquals(0, RandomValley.faces(table, seat, Places.HAND), "a hand");
            }
            assertEquals(0, RandomValley.faces(table, seat, Places.DECK), "a deck");
        }
    }

    @Test
    void noFrameOfAGameShowsOthersCards() {
        RandomValley game = new RandomValley(Setup.of(PLAYERS, 4));
        Eyes eyes = Eyes.of(1);
        game.table.setEyes(eyes);
        game.table.show(game.valley);
        for (int step = 0; step < 150 && !game.isOver(); step++) {
            game.table.act(game.play(eyes), game.valley, Pace.OTHERS);
            for (int frame = 0; frame < 40 && game.table.needsFrames(); frame++) {
                game.table.update(1 / 10f);
                for (int seat = 0; seat < PLAYERS; seat += 2) {
                    assertEquals(0, RandomValley.faces(game.table, seat, Places.HAND), "a hand");
                }
            }
        }
        game.table.finish();
        game.assertShown(eyes, "at the end");
    }

    @Test
    void whoeverLooksNextSeesNothingOfTheLastOnesCards() {
        RandomValley game = new RandomValley(Setup.of(PLAYERS, 9));
        game.table.setEyes(Eyes.of(0));
        game.table.show(game.valley);
        assertEquals(game.valley.hand(0), RandomValley.faces(game.table, 0, Places.HAND));
        for (int step = 0; step < 120 && !game.isOver(); step++) {
            Eyes before = Eyes.of(step % PLAYERS);
            Eyes after = Eyes.of((step + 1) % PLAYERS);
            game.table.setEyes(before);
            game.table.act(game.play(before), game.valley, Pace.OTHERS);
            game.table.update(0.1f);
            game.table.setEyes(after);
            assertHidden(game.table, after);
            game.table.finish();
            game.assertShown(after, "handed over");
        }
    }

    @Test
    void nobodyAndEverybodyAndUndoSeeWhatTheyMay() {
        RandomValley game = new RandomValley(Setup.of(PLAYERS, 2));
        List<Valley> past = new ArrayList<>();
        game.table.setEyes(Eyes.NOBODY);
        game.table.show(game.valley);
        for (int step = 0; step < 60; step++) {
            past.add(game.valley.copy());
            game.table.act(game.play(Eyes.NOBODY), game.valley, Pace.OTHERS);
            game.table.update(0.05f);
            Valley back = past.get(step / 2);
            game.table.goTo(back);
            assertHidden(game.table, Eyes.NOBODY);
            game.table.setEyes(Eyes.EVERYBODY);
            game.table.show(back);
            RandomValley.assertShows(back, game.table, Eyes.EVERYBODY, "all is open");
            game.table.setEyes(Eyes.NOBODY);
            assertHidden(game.table, Eyes.NOBODY);
            game.table.show(game.valley);
        }
    }

    @Test
    void aChosenSiteIsNotSeenUntilAllHaveChosen() {
        RandomValley game = new RandomValley(Setup.of(PLAYERS, 6));
        game.table.setEyes(Eyes.EVERYBODY);
        game.table.show(game.valley);
        int seen = 0;
        for (int step = 0; step < 200 && !game.isOver(); step++) {
            game.table.act(game.play(Eyes.EVERYBODY), game.valley, Pace.OWN);
            game.table.finish();
            for (int seat = 0; seat < PLAYERS && Dials.isOpen(game.valley); seat++) {
                boolean chosen = game.valley.site(seat) != Site.NONE;
                seen += chosen ? 1 : 0;
                assertEquals(chosen ? Dials.FACE_DOWN : Dials.IDLE, dial(game.table, seat));
                Entity pioneer = game.table.pieces().ofKind(Kinds.pioneer(seat)).first();
                GamePiece piece = Pieces.PIECE.get(pioneer);
                assertEquals(Places.of(seat, Places.STORES), piece.place, "still at home");
            }
        }
        assertEquals(true, seen > PLAYERS, "choices were looked at");
    }

    private static int dial(ValleyTable table, int seat) {
        return Pieces.PIECE.get(table.pieces().ofKind(Kinds.dial(seat)).first()).side;
    }

    @Test
    void pointingAtAFaceDownHandTellsNoCard() {
        RandomValley game = new RandomValley(Setup.of(PLAYERS, 8));
        game.table.setEyes(Eyes.of(0));
        game.table.show(game.valley);
        game.table.bringNear(1);
        game.table.finish();
        Target first = ValleyTarget.card(0);
        Rectangle hand = game.table.anchor(first);
        for (int card = 1; card < Building.ALL; card++) {
            assertEquals(hand, game.table.anchor(ValleyTarget.card(card)), "all the same");
        }
        float y = hand.y + hand.height / 2;
        for (int i = 1; i < 20; i++) {
            Target at = game.table.pick(hand.x + hand.width * i / 20, y);
            assertNull(at != null && at.kind() == ValleyThing.CARD ? at : null);
        }
        assertEquals(Box.CARDS_DRAWN, game.valley.handSize(1));
    }
}
