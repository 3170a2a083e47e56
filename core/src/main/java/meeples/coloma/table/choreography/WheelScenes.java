package meeples.coloma.table.choreography;

import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.utils.Array;
import meeples.coloma.model.Box;
import meeples.coloma.model.Site;
import meeples.coloma.rules.Event;
import meeples.coloma.table.ValleySounds;
import meeples.coloma.table.part.Season;
import meeples.coloma.table.part.Tallies;
import meeples.coloma.table.part.ValleyParts;
import meeples.coloma.table.piece.Dials;
import meeples.coloma.table.piece.Kinds;
import meeples.coloma.table.piece.Places;
import meeples.coloma.table.piece.ValleySides;
import meeples.table.TableSounds;
import meeples.table.choreography.Flight;
import meeples.table.choreography.Script;
import meeples.table.component.GamePiece;
import meeples.table.piece.Pieces;

/** What happens on the wheel: it turns, sites are chosen, all go there and home again. */
final class WheelScenes {
    private static final float TURN = 1.1f;
    private static final float WALK = 0.9f;

    private final Script script;
    private final Pieces pieces;
    private final Tallies tallies;
    private final Season season;

    WheelScenes(ValleyParts parts) {
        script = parts.script();
        pieces = parts.table().pieces();
        tallies = parts.tallies();
        season = parts.season();
    }

    /** The barricade goes back onto the signpost, then all three turn by one site. */
    float turn(Event.RoundStarted started) {
        script.play(() -> sendOnly(Kinds.BARRICADE, Places.ON_SIGNPOST, Flight.hop(0.4f, 30)));
        script.rest(0.4f);
        int barker = started.barker();
        int signpost = Site.after(barker, Box.SIGNPOST_STEPS);
        script.play(
                () -> {
                    tallies.setTime(started.year(), started.round());
                    season.setTime(started.year(), started.round());
                    Flight roll = Flight.march(TURN, 8, 6);
                    sendOnly(Kinds.BARKER, Places.site(barker), roll);
                    sendOnly(Kinds.SIGNPOST, Places.site(signpost), roll);
                    sendOnly(Kinds.BARRICADE, Places.ON_SIGNPOST, roll);
                    pieces.markChanged();
                });
        script.sound(ValleySounds.WHEEL);
        script.rest(TURN);
        script.sound(TableSounds.WOOD);
        return 0.1f;
    }

    /** The one piece of a kind goes somewhere. */
    private Entity sendOnly(int kind, int to, Flight flight) {
        Array<Entity> all = pieces.ofKind(kind);
        return all.size == 0 ? null : script.send(all.first(), to, flight);
    }

    /** Before the first round cards are chosen, and the dials lie aside. */
    float choose(int seat) {
        script.play(
                () -> {
                    if (tallies.round() > 0) {
                        turnDial(seat, Dials.FACE_DOWN);
                    }
                });
        return 0.15f;
    }

    private void turnDial(int seat, int side) {
        Entity dial = script.find(Kinds.dial(seat), Places.of(seat, Places.STORES));
        if (dial != null && ValleySides.sideOf(dial) != side) {
            script.flip(dial, side, 0.4f);
            script.cue(TableSounds.FLIP, dial);
        }
    }

    /** All dials are turned over together, then all walk. */
    float place(int[] sites) {
        script.play(
                () -> {
                    for (int seat = 0; seat < sites.length; seat++) {
                        turnDial(seat, Dials.side(sites[seat]));
                    }
                });
        script.rest(0.6f);
        for (int seat = 0; seat < sites.length; seat++) {
            walk(Kinds.pioneer(seat), seat, sites[seat], seat * 0.1f);
        }
        return WALK + sites.length * 0.1f;
    }

    float placeMules(int[] sites) {
        for (int seat = 0; seat < sites.length; seat++) {
            walk(Kinds.mule(seat), seat, sites[seat], seat * 0.1f);
        }
        return WALK;
    }

    float placeOne(int kind, int from, int site) {
        Flight flight = Flight.march(WALK, 14, 5).landing(script.dust(TableSounds.WOOD));
        script.send(kind, from, Places.site(site), flight);
        return WALK;
    }

    private void walk(int kind, int seat, int site, float delay) {
        Flight flight = Flight.march(WALK, 14, 5).after(delay);
        script.send(
                kind,
                Places.of(seat, Places.STORES),
                Places.site(site),
                flight.landing(script.dust(TableSounds.WOOD)));
    }

    /** The barricade is dragged to where it bars the way. */
    float bar(int site) {
        script.play(
                () -> {
                    Flight drag = Flight.march(1f, 5, 8).landing(script.dust(TableSounds.WOOD));
                    sendOnly(Kinds.BARRICADE, Places.site(site), drag);
                });
        script.soundThere(ValleySounds.WAGON);
        return 1.05f;
    }

    float showBuster(Event.BusterShown shown) {
        script.play(
                () -> {
                    showCard(shown.left(), Places.BUSTER_LEFT);
                    showCard(shown.right(), Places.BUSTER_RIGHT);
                });
        script.sound(TableSounds.FLIP);
        return 0.6f;
    }

    private void showCard(int site, int to) {
        Entity card = sendOnly(Kinds.busterCard(site), to, Flight.hop(0.4f, 30));
        if (card != null) {
            script.flip(card, ValleySides.FACE, 0.4f);
        }
    }

    /** Everybody goes home, and Buster's cards are put together. */
    float takeBack() {
        script.play(
                () -> {
                    for (Entity entity : pieces.all()) {
                        GamePiece piece = Pieces.PIECE.get(entity);
                        if (Places.isSite(piece.place) && home(piece.kind) != Places.BOX) {
                            script.send(entity, home(piece.kind), Flight.march(0.7f, 12, 4));
                        }
                    }
                    for (int site = 0; site < Site.ALL; site++) {
                        putCardAway(pieces.ofKind(Kinds.busterCard(site)).first());
                    }
                    clearDials();
                });
        return 0.7f;
    }

    private static int home(int kind) {
        if (Kinds.isPioneer(kind) || Kinds.isMule(kind)) {
            return Places.of(Kinds.seat(kind), Places.STORES);
        }
        return kind == Kinds.BUSTER ? Places.BUSTER_HOME : Places.BOX;
    }

    private void putCardAway(Entity card) {
        int place = Pieces.PIECE.get(card).place;
        if (place == Places.BUSTER_LEFT || place == Places.BUSTER_RIGHT) {
            script.flip(card, ValleySides.BACK, 0.3f);
            script.send(card, Places.BUSTER_HOME, Flight.hop(0.4f, 20));
        }
    }

    private void clearDials() {
        for (Entity entity : pieces.all()) {
            GamePiece piece = Pieces.PIECE.get(entity);
            if (Kinds.isDial(piece.kind) && ValleySides.sideOf(entity) != Dials.IDLE) {
                script.flip(entity, Dials.IDLE, 0.3f);
            }
        }
    }
}
