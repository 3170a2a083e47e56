package meeples.coloma.table.choreography;

import com.badlogic.ashley.core.Entity;
import java.util.List;
import meeples.coloma.model.Barrel;
import meeples.coloma.model.Box;
import meeples.coloma.model.Site;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Cause;
import meeples.coloma.rules.Event;
import meeples.coloma.table.ValleyArt;
import meeples.coloma.table.ValleyPlan;
import meeples.coloma.table.ValleySounds;
import meeples.coloma.table.part.LastTurn;
import meeples.coloma.table.part.Season;
import meeples.coloma.table.part.Tallies;
import meeples.coloma.table.part.ValleyArranger;
import meeples.coloma.table.part.ValleyParts;
import meeples.coloma.table.piece.Kinds;
import meeples.coloma.table.piece.Places;
import meeples.coloma.table.piece.ValleyFaces;
import meeples.coloma.table.piece.ValleySides;
import meeples.table.Area;
import meeples.table.Pace;
import meeples.table.TableSounds;
import meeples.table.View;
import meeples.table.choreography.Flight;
import meeples.table.choreography.ParticleBursts;
import meeples.table.choreography.Script;
import meeples.table.component.GamePiece;
import meeples.table.component.Pose;
import meeples.table.piece.Pieces;

/**
 * Writes what happened into the timeline: which pieces set off when, how they go, what is seen and
 * heard on the way. Every event moves exactly the pieces that the rules have moved. What is said of
 * an event is how many seconds the eye needs before the next one begins.
 */
public final class Choreographer implements Event.Visitor<Float> {
    private final Script script;
    private final Pieces pieces;
    private final ValleyFaces faces;
    private final View view;
    private final ParticleBursts bursts;
    private final ValleyArranger arranger;
    private final Season season;
    private final LastTurn lastTurn;
    private final Tallies tallies;
    private final Porter porter;
    private final CardScenes cards;
    private final WheelScenes wheel;
    private final ShootoutScenes shootout;
    private Pace pace = Pace.OTHERS;

    public Choreographer(ValleyParts parts) {
        script = parts.script();
        pieces = parts.table().pieces();
        faces = parts.faces();
        view = parts.table().view();
        bursts = parts.table().bursts();
        arranger = parts.arranger();
        season = parts.season();
        lastTurn = parts.lastTurn();
        tallies = parts.tallies();
        porter = new Porter(parts);
        cards = new CardScenes(parts);
        wheel = new WheelScenes(parts);
        shootout = new ShootoutScenes(parts);
    }

    /**
     * @param watched how closely it will be watched
     */
    public void write(Event event, Pace watched) {
        pace = watched;
        script.play(() -> lastTurn.read(event));
        script.rest(event.accept(this));
    }

    private static int stores(int seat) {
        return Places.of(seat, Places.STORES);
    }

    // Setting up, choosing

    @Override
    public Float visit(Event.PioneerChosen event) {
        script.play(
                () -> {
                    tallies.setPioneer(event.seat(), event.pioneer());
                    arranger.bringNear(event.seat());
                    pieces.markChanged();
                    celebrate(event.seat(), 8);
                });
        script.sound(TableSounds.FLIP);
        return 0.6f;
    }

    @Override
    public Float visit(Event.ChoiceMade event) {
        return wheel.choose(event.seat());
    }

    @Override
    public Float visit(Event.CardPutBack event) {
        return cards.putBack(event);
    }

    // The round

    @Override
    public Float visit(Event.YearStarted event) {
        return shootout.beginYear(event);
    }

    @Override
    public Float visit(Event.RoundStarted event) {
        return wheel.turn(event);
    }

    @Override
    public Float visit(Event.EventReached event) {
        Area sign = ValleyPlan.event(event.site());
        script.play(
                () -> {
                    if (script.isWatched()) {
                        float x = view.toWindowX(sign.centerX());
                        bursts.stars(x, view.toWindowY(sign.centerY()), 8);
                    }
                });
        script.sound(ValleySounds.BARKER);
        return 0.4f;
    }

    @Override
    public Float visit(Event.CarrotEaten event) {
        int carrot = Kinds.carrot(event.seat());
        Flight flight = Flight.hop(0.5f, 40).landing(script.thud(TableSounds.TOKEN));
        script.send(carrot, Places.event(event.site()), Places.BOX, flight);
        return 0.5f;
    }

    @Override
    public Float visit(Event.BusterShown event) {
        return wheel.showBuster(event);
    }

    @Override
    public Float visit(Event.PioneersPlaced event) {
        return wheel.place(event.sites());
    }

    @Override
    public Float visit(Event.MulesPlaced event) {
        return wheel.placeMules(event.sites());
    }

    @Override
    public Float visit(Event.SamPlaced event) {
        script.sound(TableSounds.COINS);
        return wheel.placeOne(Kinds.pioneer(Valley.SAM), stores(Valley.SAM), event.site());
    }

    @Override
    public Float visit(Event.BusterPlaced event) {
        return wheel.placeOne(Kinds.BUSTER, Places.BUSTER_HOME, event.site());
    }

    @Override
    public Float visit(Event.BarricadeMoved event) {
        return wheel.bar(event.site());
    }

    @Override
    public Float visit(Event.TurnStarted event) {
        script.play(
                () -> {
                    season.setDecider(event.seat());
                    arranger.bringNear(event.seat());
                });
        script.sound(TableSounds.TURN);
        return pace == Pace.OWN ? 0.2f : 0.4f;
    }

    @Override
    public Float visit(Event.TurnEnded event) {
        return pace == Pace.OWN ? 0.1f : 0.3f;
    }

    @Override
    public Float visit(Event.PioneersTakenBack event) {
        return wheel.takeBack();
    }

    // Gaining and paying

    @Override
    public Float visit(Event.CoinsGained event) {
        porter.giveCoins(event.seat(), event.count(), event.cause(), event.of());
        return Porter.seconds(event.count());
    }

    @Override
    public Float visit(Event.NuggetsGained event) {
        int seat = event.seat();
        porter.carry(Kinds.NUGGET, event.count(), Places.GOLD, stores(seat), TableSounds.STONE);
        if (event.coins() > 0) {
            porter.giveCoins(seat, event.coins(), event.cause(), event.of());
        }
        return Porter.seconds(event.count() + event.coins());
    }

    @Override
    public Float visit(Event.DudesGained event) {
        return fromSupply(
                Kinds.dude(event.seat()), event.seat(), event.count(), event.cause(), event.of());
    }

    @Override
    public Float visit(Event.TentsGained event) {
        return fromSupply(
                Kinds.tent(event.seat()), event.seat(), event.count(), event.cause(), event.of());
    }

    private float fromSupply(int kind, int seat, int count, Cause cause, int of) {
        int supply = Places.of(seat, Places.SUPPLY);
        int cabin = Places.of(seat, Places.CABIN);
        porter.give(kind, count, supply, cabin, TableSounds.WOOD, seat, cause, of);
        return Porter.seconds(count);
    }

    @Override
    public Float visit(Event.HorsesGained event) {
        int to = stores(event.seat());
        porter.carry(Kinds.HORSE, event.count(), Places.STOCK, to, ValleySounds.HORSE);
        return Porter.seconds(event.count());
    }

    @Override
    public Float visit(Event.CardsDrawn event) {
        return cards.draw(event);
    }

    @Override
    public Float visit(Event.PointsGained event) {
        score(event.seat(), event.count());
        return 0.3f;
    }

    /** As many stars as points, up to a handful. */
    private void score(int seat, int points) {
        script.play(() -> celebrate(seat, Math.min(points, 6)));
        script.sound(TableSounds.TOKEN);
    }

    @Override
    public Float visit(Event.NuggetsSpent event) {
        int from = stores(event.seat());
        porter.carry(Kinds.NUGGET, event.nuggets(), from, Places.CART, TableSounds.STONE);
        if (event.points() > 0) {
            score(event.seat(), event.points());
        }
        return Porter.seconds(event.nuggets());
    }

    @Override
    public Float visit(Event.Paid event) {
        int seat = event.seat();
        int cabin = Places.of(seat, Places.CABIN);
        int supply = Places.of(seat, Places.SUPPLY);
        if (event.coins() > 0) {
            porter.payCoins(seat, event.coins());
        }
        porter.carry(Kinds.NUGGET, event.nuggets(), stores(seat), Places.CART, TableSounds.STONE);
        porter.carry(Kinds.tent(seat), event.tents(), cabin, supply, TableSounds.WHOOSH);
        porter.carry(Kinds.dude(seat), event.dudes(), cabin, supply, TableSounds.WHOOSH);
        return 0.4f;
    }

    @Override
    public Float visit(Event.MineCartRobbed event) {
        int to = stores(event.seat());
        porter.carry(Kinds.NUGGET, event.nuggets(), Places.CART, to, TableSounds.STONE);
        return Porter.seconds(event.nuggets());
    }

    // Making things

    @Override
    public Float visit(Event.RiverSurveyed event) {
        return flow(Places.canyon(event.seat(), event.canyon()));
    }

    /** A river comes down into its canyon, and drops fly up. */
    private float flow(int canyon) {
        Flight flight = Flight.hop(0.8f, 60).landing(this::splash);
        script.send(Kinds.RIVER, Places.STOCK, canyon, flight);
        return 0.85f;
    }

    private void splash(Entity river) {
        script.cue(ValleySounds.RIVER, river);
        Pose pose = Pieces.POSE.get(river);
        bursts.spray(ValleyArt.DROP, pose.x, pose.y + pose.height, 12);
    }

    @Override
    public Float visit(Event.BridgeBuilt event) {
        int kind = Kinds.bridge(event.kind());
        int canyon = Places.canyon(event.seat(), event.canyon());
        script.play(
                () -> {
                    Entity bridge = onOffer(kind);
                    if (bridge != null) {
                        Flight flight = Flight.hop(0.9f, 140);
                        script.send(bridge, canyon, flight.landing(script.dust(TableSounds.WOOD)));
                    }
                });
        script.soundThere(ValleySounds.SAW);
        return 0.95f;
    }

    /** The topmost tile of a kind of bridge in the market. */
    private Entity onOffer(int kind) {
        for (int place = 0; place < Box.BRIDGE_KINDS; place++) {
            Entity bridge = script.find(kind, Places.market(place));
            if (bridge != null) {
                return bridge;
            }
        }
        return null;
    }

    @Override
    public Float visit(Event.BuildingBuilt event) {
        return cards.build(event);
    }

    @Override
    public Float visit(Event.HotelBuilt event) {
        Flight flight = Flight.hop(0.9f, 130).landing(script.dust(ValleySounds.HAMMER));
        int town = Places.of(event.seat(), Places.TOWN);
        script.send(Kinds.HOTEL, Places.HOTELS, town, flight);
        return 0.95f;
    }

    // The frontier

    @Override
    public Float visit(Event.WagonMoved event) {
        int steps = 1 + event.jumped().length;
        roll(event.seat(), event.from(), event.to(), Flight.march(0.4f * steps, 6, 3 * steps));
        return 0.4f * steps;
    }

    private void roll(int seat, int from, int to, Flight flight) {
        script.send(
                Kinds.wagon(seat),
                Places.space(from),
                Places.space(to),
                flight.landing(script.dust(TableSounds.WOOD)));
        script.soundThere(ValleySounds.WAGON);
    }

    @Override
    public Float visit(Event.WagonStopped event) {
        return 0.1f;
    }

    @Override
    public Float visit(Event.WagonSent event) {
        roll(event.seat(), event.from(), event.to(), Flight.march(1.2f, 8, 9));
        return 1.2f;
    }

    @Override
    public Float visit(Event.TentOnEvent event) {
        return pitch(event.seat(), Places.event(event.site()));
    }

    @Override
    public Float visit(Event.TentInRegion event) {
        return pitch(event.seat(), Places.region(event.region()));
    }

    /** Sam's tents come straight from his supply. */
    private float pitch(int seat, int to) {
        script.play(
                () -> {
                    int tent = Kinds.tent(seat);
                    int cabin = Places.of(seat, Places.CABIN);
                    boolean owned = script.find(tent, cabin) != null;
                    int from = owned ? cabin : Places.of(seat, Places.SUPPLY);
                    Flight flight = Flight.hop(0.7f, 120);
                    script.sendNow(tent, from, to, flight.landing(script.dust(ValleySounds.TENT)));
                });
        return 0.7f;
    }

    @Override
    public Float visit(Event.GunmenPlaced event) {
        int dude = Kinds.dude(event.seat());
        int row = Places.row(event.row());
        int count = Box.rowSize(event.row());
        script.play(
                () -> {
                    int cabin = Places.of(event.seat(), Places.CABIN);
                    boolean owned = script.find(dude, cabin) != null;
                    int from = owned ? cabin : Places.of(event.seat(), Places.SUPPLY);
                    for (int i = 0; i < count; i++) {
                        Flight flight = Flight.march(0.9f, 20, 5).after(i * 0.1f);
                        script.sendNow(
                                dude, from, row, flight.landing(script.dust(TableSounds.WOOD)));
                    }
                });
        return 0.9f + count * 0.1f;
    }

    @Override
    public Float visit(Event.DudesPutToBed event) {
        int cabin = Places.of(event.seat(), Places.CABIN);
        int beds = Places.of(event.seat(), Places.BEDS);
        porter.carry(Kinds.dude(event.seat()), event.count(), cabin, beds, TableSounds.WHOOSH);
        return Porter.seconds(event.count());
    }

    // Barrels

    /** Sam's barrel counts as used. */
    @Override
    public Float visit(Event.BarrelTaken event) {
        int kind = Kinds.barrel(event.kind());
        int from = Places.hideout(event.place());
        script.play(
                () -> {
                    boolean sam = faces.isSam(event.seat());
                    int to = Places.of(event.seat(), sam ? Places.USED : Places.FRESH);
                    Flight flight = Flight.march(0.9f, 30, 3);
                    Entity barrel =
                            script.sendNow(
                                    kind, from, to, flight.landing(script.dust(TableSounds.WOOD)));
                    turn(barrel, ValleySides.barrelSide(to), 0.4f);
                });
        script.soundThere(ValleySounds.BARREL);
        return 0.9f;
    }

    private void turn(Entity piece, int side, float seconds) {
        if (piece != null && ValleySides.sideOf(piece) != side) {
            script.flip(piece, side, seconds);
        }
    }

    @Override
    public Float visit(Event.OutlawsCame event) {
        return shootout.ride(event.count());
    }

    @Override
    public Float visit(Event.BarrelsShuffled event) {
        script.play(
                () -> {
                    for (Entity entity : pieces.all()) {
                        GamePiece piece = Pieces.PIECE.get(entity);
                        if (piece.place == Places.DISCARDS) {
                            script.flip(entity, ValleySides.BACK, 0.3f);
                            script.send(entity, Places.STACK, Flight.hop(0.6f, 50));
                        }
                    }
                });
        script.soundThere(TableSounds.WHOOSH);
        return 0.7f;
    }

    @Override
    public Float visit(Event.BarrelTurnedUp event) {
        int kind = Kinds.barrel(event.kind());
        int to = Places.hideout(event.place());
        script.play(
                () -> {
                    Flight flight = Flight.march(0.5f, 10, 2);
                    turn(
                            script.sendNow(kind, Places.hideout(Barrel.STACK), to, flight),
                            ValleySides.FACE,
                            0.4f);
                });
        script.soundThere(TableSounds.FLIP);
        return 0.5f;
    }

    @Override
    public Float visit(Event.BarrelUsed event) {
        int from = Places.of(event.seat(), Places.FRESH);
        int to = Places.of(event.seat(), Places.USED);
        script.play(
                () -> {
                    Flight flight = Flight.hop(0.5f, 40).landing(script.thud(TableSounds.WOOD));
                    Entity barrel = script.sendNow(Kinds.barrel(event.kind()), from, to, flight);
                    turn(barrel, ValleySides.SPENT, 0.4f);
                });
        return 0.5f;
    }

    @Override
    public Float visit(Event.BarrelDiscarded event) {
        int from = Places.of(event.seat(), Places.USED);
        script.play(
                () -> {
                    Flight flight = Flight.march(0.7f, 30, 3);
                    Entity barrel =
                            script.sendNow(
                                    Kinds.barrel(event.kind()), from, Places.DISCARDS, flight);
                    turn(barrel, ValleySides.FACE, 0.4f);
                });
        script.soundThere(ValleySounds.BARREL);
        return 0.6f;
    }

    @Override
    public Float visit(Event.BarricadeBlasted event) {
        script.play(
                () -> {
                    Entity barricade = pieces.ofKind(Kinds.BARRICADE).first();
                    script.cue(ValleySounds.BLAST, barricade);
                    if (script.isWatched()) {
                        Pose pose = Pieces.POSE.get(barricade);
                        bursts.explosion(pose.x, pose.y, ValleyArt.SPLINTER, ValleyArt.SPLINTER);
                    }
                });
        return 0.8f;
    }

    // The end of a year

    @Override
    public Float visit(Event.ShootoutFought event) {
        return shootout.fight(event);
    }

    @Override
    public Float visit(Event.ShootoutRanked event) {
        return shootout.rank(event);
    }

    @Override
    public Float visit(Event.DudeBuried event) {
        return shootout.bury(event);
    }

    @Override
    public Float visit(Event.BadgePassed event) {
        return shootout.passBadge(event);
    }

    @Override
    public Float visit(Event.GunmenWentHome event) {
        shootout.endFilm();
        int owner = event.owner();
        int dude = Kinds.dude(owner);
        script.play(
                () -> {
                    boolean sam = faces.isSam(owner);
                    int to = sam ? Places.BOX : Places.of(owner, Places.SUPPLY);
                    for (int i = 0; i < Box.rowSize(event.row()); i++) {
                        Flight flight = Flight.march(0.7f, 12, 4).after(i * 0.05f);
                        script.sendNow(dude, Places.row(event.row()), to, flight);
                    }
                });
        return 0.3f;
    }

    @Override
    public Float visit(Event.OutlawsLeft event) {
        shootout.endFilm();
        return shootout.rideAway(event.count());
    }

    @Override
    public Float visit(Event.GuestsLeft event) {
        int beds = Places.of(event.seat(), Places.BEDS);
        int supply = Places.of(event.seat(), Places.SUPPLY);
        porter.carry(Kinds.dude(event.seat()), event.count(), beds, supply, TableSounds.WHOOSH);
        return 0.3f;
    }

    @Override
    public Float visit(Event.ShootoutTableShown event) {
        return shootout.showTable(event.table());
    }

    @Override
    public Float visit(Event.GoldRefilled event) {
        porter.carry(Kinds.NUGGET, event.count(), Places.CART, Places.GOLD, TableSounds.STONE);
        return Porter.seconds(event.count());
    }

    @Override
    public Float visit(Event.CarrotsReturned event) {
        for (int site = 0; site < Site.ALL; site++) {
            if ((event.carrots() & 1 << site) != 0) {
                int carrot = Kinds.carrot(event.seat());
                Flight flight = Flight.hop(0.5f, 50).after(site * 0.05f);
                script.send(carrot, Places.BOX, Places.event(site), flight);
            }
        }
        return 0.5f;
    }

    // Sam

    @Override
    public Float visit(Event.SamSurveyed event) {
        return flow(Places.canyon(Valley.SAM, 0));
    }

    @Override
    public Float visit(Event.SamTradedBridge event) {
        Flight flight = Flight.hop(0.7f, 80);
        int bridge = Kinds.bridge(event.kind());
        script.send(bridge, Places.market(event.place()), Places.BOX, flight);
        script.send(Kinds.RIVER, Places.canyon(Valley.SAM, 0), Places.STOCK, flight);
        script.soundThere(TableSounds.WHOOSH);
        return 0.7f;
    }

    @Override
    public Float visit(Event.SamTookHotel event) {
        script.send(Kinds.HOTEL, Places.HOTELS, Places.BOX, Flight.hop(0.7f, 80));
        script.soundThere(TableSounds.WHOOSH);
        return 0.7f;
    }

    /** Who has won is not to be seen before it has been counted. */
    @Override
    public Float visit(Event.GameEnded event) {
        shootout.endFilm();
        return 0.4f;
    }

    /** Pioneers and dudes hop wherever they are, and stars fly where the winners are. */
    public void cheer(List<Integer> winners) {
        script.hopAll(
                piece ->
                        Kinds.isPioneer(piece.kind)
                                || Kinds.isMule(piece.kind)
                                || Kinds.isDude(piece.kind) && Places.isOwned(piece.place),
                14);
        for (int seat : winners) {
            celebrate(seat, 14);
        }
    }

    /** Stars around the pioneer of somebody who has reason to be glad. */
    private void celebrate(int seat, int stars) {
        script.stars(pieces.ofKind(Kinds.pioneer(seat)).first(), stars);
    }
}
