package meeples.coloma.table.choreography;

import com.badlogic.ashley.core.Entity;
import meeples.coloma.rules.Cause;
import meeples.coloma.table.part.Tallies;
import meeples.coloma.table.part.ValleyParts;
import meeples.coloma.table.piece.Kinds;
import meeples.coloma.table.piece.Places;
import meeples.coloma.table.piece.ValleyCensus;
import meeples.table.Spot;
import meeples.table.TableSounds;
import meeples.table.View;
import meeples.table.choreography.Flight;
import meeples.table.choreography.Script;
import meeples.table.component.Pose;
import meeples.table.piece.Pieces;

/** Carries goods to those who gain them and away from those who pay. */
final class Porter {
    private static final float FLIGHT = 0.55f;
    private static final float ARC = 90;
    private static final float BETWEEN = 0.07f;

    private final Script script;
    private final Pieces pieces;
    private final View view;
    private final Tallies tallies;
    private final Origins origins;

    Porter(ValleyParts parts) {
        script = parts.script();
        pieces = parts.table().pieces();
        view = parts.table().view();
        tallies = parts.tallies();
        origins = new Origins(parts.arranger());
    }

    /** So many pieces of a kind fly from place to place, one after the other. */
    void carry(int kind, int count, int from, int to, String sound) {
        script.play(() -> fly(kind, count, from, to, sound, null));
    }

    /** The same, from what gives them if they were not in sight before. */
    void give(int kind, int count, int from, int to, String sound, int seat, Cause cause, int of) {
        script.play(() -> fly(kind, count, from, to, sound, origins.of(seat, cause, of)));
    }

    private void fly(int kind, int count, int from, int to, String sound, Spot origin) {
        for (int i = 0; i < count; i++) {
            Flight flight = Flight.hop(FLIGHT, ARC).after(i * BETWEEN);
            Flight last = i == count - 1 ? flight.landing(script.thud(sound)) : flight;
            appear(script.find(kind, from), origin);
            script.sendNow(kind, from, to, last);
        }
    }

    /** What was hidden comes into sight where it comes from. */
    private void appear(Entity piece, Spot origin) {
        if (piece != null && origin != null && Pieces.POSE.get(piece).alpha == 0) {
            Pose pose = Pieces.POSE.get(piece);
            pose.x = view.toWindowX(origin.x());
            pose.y = view.toWindowY(origin.y());
        }
    }

    void giveCoins(int seat, int count, Cause cause, int of) {
        script.play(() -> moveCoins(seat, count, origins.of(seat, cause, of)));
    }

    void payCoins(int seat, int count) {
        script.play(() -> moveCoins(seat, -count, null));
    }

    /** The heap that is seen grows no more when it is large; its number does. */
    private void moveCoins(int seat, int change, Spot origin) {
        int before = ValleyCensus.shownCoins(tallies.coins(seat));
        tallies.addCoins(seat, change);
        int more = ValleyCensus.shownCoins(tallies.coins(seat)) - before;
        int stores = Places.of(seat, Places.STORES);
        if (more > 0) {
            fly(Kinds.COIN, more, Places.STOCK, stores, TableSounds.COINS, origin);
        } else if (more < 0) {
            fly(Kinds.COIN, -more, stores, Places.STOCK, TableSounds.COINS, null);
        } else if (change != 0) {
            script.cue(TableSounds.COINS);
        }
        pieces.markChanged();
    }

    /** How long the eye needs for so many. */
    static float seconds(int count) {
        return count == 0 ? 0 : 0.3f + count * BETWEEN;
    }
}
