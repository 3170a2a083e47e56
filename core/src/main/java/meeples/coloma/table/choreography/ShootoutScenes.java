package meeples.coloma.table.choreography;

import com.badlogic.ashley.core.Entity;
import meeples.coloma.model.Box;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Event;
import meeples.coloma.table.ValleySounds;
import meeples.coloma.table.part.Season;
import meeples.coloma.table.part.ShootoutStage;
import meeples.coloma.table.part.Tallies;
import meeples.coloma.table.part.ValleyParts;
import meeples.coloma.table.piece.Kinds;
import meeples.coloma.table.piece.Places;
import meeples.coloma.table.piece.ValleySides;
import meeples.table.Moment;
import meeples.table.TableParts;
import meeples.table.TableSounds;
import meeples.table.choreography.Flight;
import meeples.table.choreography.ParticleBursts;
import meeples.table.choreography.Script;
import meeples.table.component.GamePiece;
import meeples.table.component.Pose;
import meeples.table.piece.Pieces;

/** The shootout at the end of a year, and how the next year begins. */
final class ShootoutScenes {
    private static final int VOLLEYS = 3;

    private final TableParts table;
    private final Script script;
    private final Pieces pieces;
    private final ParticleBursts bursts;
    private final Season season;
    private final Tallies tallies;
    private final ShootoutStage stage;
    private boolean filming;

    ShootoutScenes(ValleyParts parts) {
        table = parts.table();
        script = parts.script();
        pieces = parts.table().pieces();
        bursts = parts.table().bursts();
        season = parts.season();
        tallies = parts.tallies();
        stage = parts.stage();
    }

    /**
     * A small film: both sides are seen from near and fire by turns, more of the beaten side fall
     * each time, and the winners leap for joy.
     */
    float fight(Event.ShootoutFought fought) {
        filming = true;
        script.play(() -> table.tell(Moment.DUEL));
        script.sound(TableSounds.BELL);
        script.play(
                () -> {
                    stage.open(fought.gunmen(), fought.outlaws());
                    pieces.markChanged();
                });
        script.rest(1.1f);
        for (int volley = 1; volley <= VOLLEYS; volley++) {
            float fallen = (float) volley / VOLLEYS;
            fire(true);
            if (fought.won()) {
                fall(true, fallen);
            }
            script.rest(0.35f);
            fire(false);
            if (!fought.won()) {
                fall(false, fallen);
            }
            script.rest(0.4f);
        }
        script.play(() -> leap(fought.won()));
        script.sound(fought.won() ? TableSounds.WIN : TableSounds.BURY);
        return 0.8f;
    }

    private void fall(boolean won, float part) {
        script.play(
                () -> {
                    stage.fell(won, part);
                    pieces.markChanged();
                });
    }

    /** The film is over when the eye has seen it; whatever comes next is seen on the board. */
    void endFilm() {
        if (filming) {
            filming = false;
            script.rest(0.5f);
            script.play(
                    () -> {
                        stage.close();
                        pieces.markChanged();
                    });
            script.rest(0.5f);
        }
    }

    private void fire(boolean gunmen) {
        script.play(
                () -> {
                    Entity first = null;
                    for (Entity entity : pieces.all()) {
                        if (script.isWatched() && fights(entity, gunmen) && isUp(entity)) {
                            first = first == null ? entity : first;
                            Pose pose = Pieces.POSE.get(entity);
                            float muzzle = pose.x + (gunmen ? 15 : -15) * pose.scale;
                            bursts.sparks(muzzle, pose.y + 24 * pose.scale, 2);
                            bursts.smoke(muzzle, pose.y + 24 * pose.scale, 2);
                        }
                    }
                    script.cue(ValleySounds.VOLLEY, first);
                });
    }

    private static boolean isUp(Entity entity) {
        return Pieces.HOME.get(entity).tilt == 0;
    }

    private static boolean fights(Entity entity, boolean gunmen) {
        GamePiece piece = Pieces.PIECE.get(entity);
        if (piece.kind == Kinds.OUTLAW) {
            return !gunmen && piece.place == Places.SHOOTOUT;
        }
        boolean inRow = piece.place >= Places.row(0) && piece.place < Places.row(Box.ROWS);
        return gunmen && inRow;
    }

    private void leap(boolean gunmen) {
        for (Entity entity : pieces.all()) {
            if (fights(entity, gunmen) && isUp(entity)) {
                int place = Pieces.PIECE.get(entity).place;
                script.send(entity, place, Flight.march(0.7f, 26, 2));
            }
        }
    }

    /** Those of one contender leap in their rows. */
    float rank(Event.ShootoutRanked ranked) {
        int contender = ranked.contender();
        int kind = contender == Valley.STRANGERS ? Kinds.STRANGER : Kinds.dude(contender);
        script.play(
                () -> {
                    for (Entity entity : pieces.ofKind(kind)) {
                        if (fights(entity, true)) {
                            int place = Pieces.PIECE.get(entity).place;
                            script.send(entity, place, Flight.hop(0.4f, 30));
                            if (ranked.rank() == 0) {
                                script.stars(entity, 3);
                            }
                        }
                    }
                });
        return 0.45f;
    }

    float bury(Event.DudeBuried buried) {
        endFilm();
        int seat = buried.seat();
        int from = Places.of(seat, buried.fromCabin() ? Places.CABIN : Places.SUPPLY);
        int grave = Places.of(seat, Places.GRAVEYARD);
        Flight flight = Flight.hop(0.7f, 60).landing(script.thud(TableSounds.BURY));
        script.play(
                () -> {
                    Entity dude = script.sendNow(Kinds.dude(seat), from, grave, flight);
                    if (dude != null) {
                        script.flip(dude, ValleySides.SPENT, 0.6f);
                    }
                });
        return 0.5f;
    }

    float passBadge(Event.BadgePassed passed) {
        endFilm();
        script.play(
                () -> {
                    Flight flight = Flight.hop(0.9f, 150).spinning(1);
                    Entity badge =
                            script.sendNow(
                                    Kinds.BADGE,
                                    Places.of(passed.from(), Places.STORES),
                                    Places.of(passed.to(), Places.STORES),
                                    flight.landing(star -> script.stars(star, 14)));
                    if (badge != null) {
                        script.cue(TableSounds.BELL);
                    }
                });
        return 0.9f;
    }

    /** The year turns: its light comes, and its outlaws ride in. */
    float beginYear(Event.YearStarted started) {
        script.play(
                () -> {
                    tallies.setTime(started.year(), 0);
                    season.setTime(started.year(), 0);
                    pieces.markChanged();
                });
        script.sound(ValleySounds.YEAR);
        return ride(started.outlaws()) + 0.4f;
    }

    /** Outlaws come over the hills. */
    float ride(int count) {
        if (count > 0) {
            script.sound(ValleySounds.HORSE);
        }
        for (int i = 0; i < count; i++) {
            Flight flight = Flight.march(0.9f, 12, 6).after(i * 0.1f);
            script.send(
                    Kinds.OUTLAW,
                    Places.STOCK,
                    Places.SHOOTOUT,
                    flight.landing(script.dust(TableSounds.WOOD)));
        }
        return 0.6f + 0.1f * count;
    }

    float rideAway(int count) {
        for (int i = 0; i < count; i++) {
            Flight flight = Flight.march(0.7f, 10, 5).after(i * 0.03f);
            script.send(Kinds.OUTLAW, Places.SHOOTOUT, Places.STOCK, flight);
        }
        return 0.5f;
    }

    /** The tile of the year that is over goes, and the next one is turned up. */
    float showTable(int table) {
        script.play(
                () -> {
                    int over = tallies.year();
                    if (over < Box.YEARS - 1) {
                        script.sendNow(
                                Kinds.tile(over), Places.TABLE, Places.BOX, Flight.hop(0.5f, 40));
                    }
                    Entity next =
                            over + 1 < Box.YEARS - 1
                                    ? script.find(Kinds.tile(over + 1), Places.TABLE)
                                    : null;
                    if (next != null && table != Box.BOARD_TABLE) {
                        script.flip(next, table, 0.5f);
                        script.cue(TableSounds.FLIP, next);
                    }
                });
        return 0.5f;
    }
}
