package meeples.fistful.table.choreography;

import com.badlogic.ashley.core.Entity;
import java.util.List;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Piece;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.rules.Event;
import meeples.fistful.table.Art;
import meeples.fistful.table.TownPlan;
import meeples.fistful.table.TownSounds;
import meeples.fistful.table.film.FilmSystem;
import meeples.fistful.table.part.LastMove;
import meeples.fistful.table.part.Mood;
import meeples.fistful.table.part.TownArranger;
import meeples.fistful.table.part.TownParts;
import meeples.fistful.table.piece.Kinds;
import meeples.fistful.table.piece.Places;
import meeples.fistful.table.piece.TownCensus;
import meeples.table.Area;
import meeples.table.Moment;
import meeples.table.Pace;
import meeples.table.Spot;
import meeples.table.TableParts;
import meeples.table.TableSounds;
import meeples.table.choreography.Flight;
import meeples.table.choreography.ParticleBursts;
import meeples.table.choreography.Script;
import meeples.table.component.GamePiece;
import meeples.table.component.Pose;
import meeples.table.piece.Pieces;

/**
 * Writes what happened into the timeline: which pieces set off when, how they fly, what is seen and
 * heard on the way. Every event moves exactly the pieces that the rules have moved. What is said of
 * an event is how many seconds the eye needs before the next one begins.
 */
public final class Choreographer implements Event.Visitor<Float> {
    private static final float HOP = 0.38f;
    private static final float STEP = 0.26f;

    private final TableParts table;
    private final Script script;
    private final ParticleBursts bursts;
    private final TownArranger arranger;
    private final FilmSystem film;
    private final Mood mood;
    private final LastMove lastMove;
    private Pace pace = Pace.OTHERS;

    public Choreographer(TownParts parts) {
        table = parts.table();
        script = parts.script();
        bursts = parts.table().bursts();
        arranger = parts.arranger();
        film = parts.film();
        mood = parts.mood();
        lastMove = parts.lastMove();
    }

    /**
     * @param watched how closely it will be watched
     */
    public void write(Event event, Pace watched) {
        pace = watched;
        script.play(() -> lastMove.read(event));
        script.rest(event.accept(this));
    }

    // Turns

    @Override
    public Float visit(Event.TurnStarted started) {
        script.play(() -> mood.setDecider(started.seat()));
        script.sound(TableSounds.TURN);
        return 0.2f;
    }

    @Override
    public Float visit(Event.TurnEnded ended) {
        return pace == Pace.OWN ? 0.1f : 0.3f;
    }

    @Override
    public Float visit(Event.EndTriggered triggered) {
        script.sound(TableSounds.BELL);
        return 0.6f;
    }

    /** Who has won is not to be seen before it has been counted. */
    @Override
    public Float visit(Event.GameEnded ended) {
        return 0.4f;
    }

    /** All the town hops, and stars fly where the winners are. */
    public void cheer(List<Integer> winners) {
        script.hopAll(Choreographer::livesInTown, 22);
        for (int seat : winners) {
            Entity token = script.find(Kinds.token(seat), Places.supply(seat));
            if (token != null) {
                script.stars(token, 14);
            }
        }
    }

    private static boolean livesInTown(GamePiece piece) {
        boolean there = piece.place < Place.LOCATIONS || Places.isSpace(piece.place);
        return there && Kinds.isMeeple(piece.kind);
    }

    // Sowing

    @Override
    public Float visit(Event.MeeplesTaken taken) {
        boolean own = pace == Pace.OWN;
        script.play(
                () -> {
                    if (own) {
                        arranger.handOnCounter();
                    } else {
                        arranger.handOver(doorOf(taken.location()));
                    }
                });
        int sent = 0;
        for (int kind = 0; kind < Meeple.KINDS; kind++) {
            for (int i = 0; i < taken.counts()[kind]; i++) {
                Flight flight = Flight.hop(own ? 0.5f : 0.34f, own ? 60 : 10).after(sent * 0.04f);
                script.send(kind, taken.location(), Places.HAND, flight);
                sent++;
            }
        }
        script.soundThere(TableSounds.WHOOSH);
        return 0.5f + sent * 0.04f;
    }

    private static Spot doorOf(int location) {
        Area crowd = TownPlan.crowd(location);
        return new Spot(crowd.centerX(), crowd.y());
    }

    @Override
    public Float visit(Event.MeepleSown sown) {
        boolean own = pace == Pace.OWN;
        if (!own) {
            script.play(() -> carryTo(sown.space()));
            script.rest(STEP * 0.6f);
        }
        Flight flight = Flight.hop(own ? HOP * 1.2f : HOP, own ? 90 : 34);
        script.send(
                sown.meeple(),
                Places.HAND,
                Places.space(sown.space()),
                flight.landing(script.dust(TableSounds.WOOD)));
        return STEP;
    }

    /** The hand drifts along the street; on the counter it stays where it is. */
    private void carryTo(int space) {
        if (arranger.isHandCarried()) {
            arranger.handOver(TownPlan.space(space));
        }
    }

    @Override
    public Float visit(Event.ShowdownMeepleClaimed claimed) {
        int seat = claimed.controller();
        Flight flight = Flight.hop(0.5f, 70).spinning(1).landing(script.thud(TableSounds.WOOD));
        script.send(Kinds.token(seat), Places.supply(seat), Places.token(claimed.space()), flight);
        return 0.4f;
    }

    @Override
    public Float visit(Event.MadameRetired retired) {
        script.play(() -> carryTo(retired.space()));
        Flight flight = Flight.march(1.1f, 26, 5).landing(script.thud(TownSounds.SALOON_DOORS));
        script.send(Meeple.MADAME, Places.HAND, Place.SALOON, flight);
        return 0.6f;
    }

    @Override
    public Float visit(Event.HandOverflowed overflowed) {
        int sent = 0;
        for (int kind = 0; kind < Meeple.KINDS; kind++) {
            for (int i = 0; i < overflowed.counts()[kind]; i++) {
                Flight flight = Flight.march(0.9f, 26, 4).after(sent * 0.1f);
                script.send(kind, Places.HAND, Place.SALOON, flight);
                sent++;
            }
        }
        return 0.8f + sent * 0.1f;
    }

    // Resolving

    @Override
    public Float visit(Event.MeepleEntered entered) {
        Flight flight = Flight.hop(0.42f, 34).landing(script.dust(TableSounds.WOOD));
        script.send(entered.meeple(), Places.space(entered.space()), entered.building(), flight);
        return 0.42f;
    }

    @Override
    public Float visit(Event.PiecesDrawn drawn) {
        script.play(mood::openBag);
        script.rest(0.12f);
        for (int piece : drawn.pieces()) {
            switch (piece) {
                case Piece.GOLD -> drawCube(Kinds.GOLD, drawn.seat(), TableSounds.COINS);
                case Piece.STONE -> drawCube(Kinds.STONE, drawn.seat(), TableSounds.STONE);
                default -> drawDynamite();
            }
            script.rest(0.2f);
        }
        script.rest(0.5f);
        script.play(mood::closeBag);
        return 0f;
    }

    private void drawCube(int kind, int seat, String sound) {
        Flight flight = Flight.hop(0.8f, 150).landing(script.thud(sound));
        int supply = Places.supply(seat);
        script.play(() -> script.roll(script.sendNow(kind, Places.BAG, supply, flight), 0, 0.7f));
    }

    private void drawDynamite() {
        Flight flight = Flight.hop(0.6f, 60).landing(this::sparkle);
        script.send(Kinds.DYNAMITE, Places.BAG, Places.FUSE, flight);
        script.soundThere(TableSounds.WHOOSH);
        script.rest(0.5f);
    }

    private void sparkle(Entity dynamite) {
        script.cue(TownSounds.FUSE, dynamite);
        Pose pose = Pieces.POSE.get(dynamite);
        bursts.sparks(pose.x, pose.y + TownPlan.DYNAMITE_HEIGHT * pose.scale, 10);
    }

    @Override
    public Float visit(Event.DynamiteBagged bagged) {
        Flight flight = Flight.hop(0.75f, 120).spinning(1).landing(script.thud(TableSounds.WHOOSH));
        script.play(mood::openBag);
        script.send(Kinds.DYNAMITE, Places.LEDGE, Places.BAG, flight);
        script.rest(0.8f);
        script.play(mood::closeBag);
        return 0f;
    }

    @Override
    public Float visit(Event.RobbersJailed jailed) {
        int from = jailed.building();
        return march(Meeple.ROBBER, from, Place.JAIL, jailed.count(), TownSounds.JAIL_DOOR);
    }

    @Override
    public Float visit(Event.BuildersLedToSaloon led) {
        int from = led.building();
        return march(Meeple.BUILDER, from, Place.SALOON, led.count(), TownSounds.SALOON_DOORS);
    }

    private float march(int kind, int from, int to, int count, String sound) {
        for (int i = 0; i < count; i++) {
            Flight flight = Flight.march(1.2f, 22, 6).after(i * 0.16f);
            script.send(kind, from, to, flight.landing(script.thud(sound)));
        }
        if (count == 0) {
            return 0;
        }
        script.soundThere(TableSounds.WOOD);
        return 0.9f + count * 0.16f;
    }

    @Override
    public Float visit(Event.StartingMarqueePlaced placed) {
        return hangMarquee(placed.seat(), placed.building());
    }

    @Override
    public Float visit(Event.MarqueeBuilt built) {
        pay(built.seat(), built.gold(), built.stone());
        return hangMarquee(built.seat(), built.building());
    }

    @Override
    public Float visit(Event.BuildingDeclined declined) {
        return 0f;
    }

    private void pay(int seat, int gold, int stone) {
        int paid = 0;
        for (int i = 0; i < gold + stone; i++) {
            int kind = i < gold ? Kinds.GOLD : Kinds.STONE;
            Flight flight = Flight.hop(0.55f, 110).after(paid++ * 0.07f);
            script.send(kind, Places.supply(seat), Places.BAG, flight);
        }
        if (paid > 0) {
            script.soundThere(gold > 0 ? TableSounds.COINS : TableSounds.STONE);
            script.rest(0.35f + paid * 0.05f);
        }
    }

    private float hangMarquee(int seat, int building) {
        Flight flight = Flight.hop(0.6f, 110).landing(script.dust(TableSounds.WOOD));
        int tile = Kinds.tile(seat);
        script.send(tile, Places.supply(seat), Places.marquee(building), flight);
        return 0.85f;
    }

    @Override
    public Float visit(Event.MarqueeUpgraded upgraded) {
        pay(upgraded.seat(), upgraded.gold(), upgraded.stone());
        script.play(
                () -> {
                    int place = Places.marquee(upgraded.building());
                    Entity tile = script.find(Kinds.tile(upgraded.seat()), place);
                    if (tile != null) {
                        script.flip(tile, 2 * TownCensus.SMALL_SIDE, 0.6f);
                        script.cue(TableSounds.FLIP, tile);
                        shine(tile);
                    }
                });
        return 0.9f;
    }

    private void shine(Entity piece) {
        script.stars(piece, 8);
    }

    @Override
    public Float visit(Event.GoldBarTaken bar) {
        pay(bar.seat(), bar.price(), 0);
        script.play(
                () -> {
                    Flight flight = Flight.hop(0.9f, 130).landing(this::shine);
                    // The cheapest is the one that has lain there longest.
                    int supply = Places.supply(bar.seat());
                    script.cue(
                            TownSounds.BAR,
                            script.sendFirst(Kinds.BAR, Places.BANK, supply, flight));
                });
        return 1f;
    }

    @Override
    public Float visit(Event.DynamiteExploded exploded) {
        Flight fall = Flight.hop(0.5f, 90).spinning(1);
        script.send(Kinds.DYNAMITE, Places.FUSE, Places.EXPLOSION, fall);
        script.rest(0.55f);
        script.play(this::goOff);
        script.rest(0.35f);
        int lost = 0;
        for (int seat = 0; seat < exploded.stonesLost().length; seat++) {
            for (int i = 0; i < exploded.stonesLost()[seat]; i++) {
                Flight flight = Flight.hop(0.8f, 170).spinning(2).after(i * 0.06f);
                script.send(Kinds.STONE, Places.supply(seat), Places.BAG, flight);
                lost++;
            }
        }
        return lost == 0 ? 0.6f : 1.1f;
    }

    private void goOff() {
        Entity spent = script.find(Kinds.DYNAMITE, Places.EXPLOSION);
        script.cue(TownSounds.EXPLOSION, spent);
        if (spent != null && script.isWatched()) {
            Pose pose = Pieces.POSE.get(spent);
            bursts.explosion(pose.x, pose.y, Art.STONE_SHARD, Art.SPLINTER);
        }
    }

    // Showdown

    @Override
    public Float visit(Event.ShowdownBegan began) {
        script.play(() -> table.tell(Moment.DUEL));
        script.play(() -> film.begin(began.controllers(), began.meeples()));
        script.sound(TableSounds.BELL);
        return 1.5f;
    }

    @Override
    public Float visit(Event.DieRolled rolled) {
        int kind = Kinds.die(rolled.space());
        int from = rolled.again() ? Places.die(rolled.space()) : Places.DICE_BOX;
        int to = Places.die(rolled.space());
        script.play(
                () -> {
                    Flight flight = Flight.hop(0.7f, 120).spinning(1);
                    script.roll(script.sendNow(kind, from, to, flight), rolled.value(), 0.75f);
                });
        script.soundThere(TableSounds.DICE);
        // The first die is still rolling when the second is thrown.
        return rolled.again() || rolled.space() == Street.S1 ? 1.1f : 0.3f;
    }

    @Override
    public Float visit(Event.RerollDeclined declined) {
        return 0.2f;
    }

    @Override
    public Float visit(Event.ShowdownWon won) {
        return shoot(won.winnerSpace() != Street.S0, won.winnerSpace() == Street.S0);
    }

    @Override
    public Float visit(Event.ShowdownDrawn drawn) {
        return shoot(true, true);
    }

    private float shoot(boolean left, boolean right) {
        script.play(() -> film.shoot(left, right));
        script.sound(TownSounds.SHOT);
        script.rest(1.8f);
        script.play(film::end);
        putDiceAway(Street.S0);
        putDiceAway(Street.S1);
        return 0.35f;
    }

    private void putDiceAway(int space) {
        Flight flight = Flight.hop(0.25f, 0);
        script.send(Kinds.die(space), Places.die(space), Places.DICE_BOX, flight);
    }

    @Override
    public Float visit(Event.MeepleBuried buried) {
        Flight flight = Flight.hop(0.9f, 90).spinning(1).landing(script.thud(TableSounds.STONE));
        int grave = buried.inGrave() ? Places.GRAVEYARD : Places.BOX;
        script.send(buried.meeple(), Places.space(buried.space()), grave, flight);
        return 0.5f;
    }

    @Override
    public Float visit(Event.WinnerWentToSaloon winner) {
        Flight flight = Flight.march(0.9f, 22, 4).landing(script.thud(TownSounds.SALOON_DOORS));
        script.send(winner.meeple(), Places.space(winner.space()), Place.SALOON, flight);
        return 0.45f;
    }

    @Override
    public Float visit(Event.TokenReturned returned) {
        Flight flight = Flight.hop(0.5f, 60).spinning(1);
        int token = Kinds.token(returned.seat());
        int from = Places.token(returned.space());
        script.send(token, from, Places.supply(returned.seat()), flight);
        return 0.12f;
    }
}
