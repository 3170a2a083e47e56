package meeples.fistful.table;

import com.badlogic.ashley.core.Entity;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Piece;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.rules.Event;
import meeples.table.Cues;
import meeples.table.Pace;
import meeples.table.choreography.Flight;
import meeples.table.choreography.Stage;
import meeples.table.choreography.Timeline;
import meeples.table.component.Landing;
import meeples.table.component.Pose;
import meeples.table.piece.Pieces;

/**
 * Writes what happened into the timeline: which pieces set off when, how they fly, what is seen and
 * heard on the way. Every event moves exactly the pieces that the rules have moved.
 */
final class Choreographer {
    private static final float HOP = 0.38f;
    private static final float STEP = 0.26f;

    private final Timeline timeline;
    private final Stage stage;
    private final Pieces pieces;
    private final TownArranger arranger;
    private final Effects effects;
    private final FilmSystem film;
    private final Mood mood;
    private final LastMove lastMove;
    private final Cues cues;
    private Pace pace = Pace.OTHERS;

    Choreographer(
            Timeline timeline,
            Stage stage,
            Pieces pieces,
            TownArranger arranger,
            Effects effects,
            FilmSystem film,
            Mood mood,
            LastMove lastMove,
            Cues cues) {
        this.timeline = timeline;
        this.stage = stage;
        this.pieces = pieces;
        this.arranger = arranger;
        this.effects = effects;
        this.film = film;
        this.mood = mood;
        this.lastMove = lastMove;
        this.cues = cues;
    }

    /** How closely the events that are written now will be watched. */
    void setPace(Pace pace) {
        this.pace = pace;
    }

    void write(Event event) {
        timeline.play(() -> lastMove.read(event));
        if (event instanceof Event.StartingMarqueePlaced placed) {
            hangMarquee(placed.seat(), placed.building());
        } else if (event instanceof Event.TurnStarted started) {
            startTurn(started);
        } else if (event instanceof Event.MeeplesTaken taken) {
            take(taken);
        } else if (event instanceof Event.DynamiteBagged) {
            bagDynamite();
        } else if (event instanceof Event.MeepleSown sown) {
            sow(sown);
        } else if (event instanceof Event.ShowdownMeepleClaimed claimed) {
            claim(claimed);
        } else if (event instanceof Event.MadameRetired retired) {
            retireMadame(retired);
        } else if (event instanceof Event.HandOverflowed overflowed) {
            overflow(overflowed);
        } else if (event instanceof Event.MeepleEntered entered) {
            enter(entered);
        } else if (event instanceof Event.PiecesDrawn drawn) {
            draw(drawn);
        } else if (event instanceof Event.RobbersJailed jailed) {
            march(Meeple.ROBBER, jailed.building(), Place.JAIL, jailed.count(), "jail-door");
        } else if (event instanceof Event.BuildersLedToSaloon led) {
            march(Meeple.BUILDER, led.building(), Place.SALOON, led.count(), "whoosh");
        } else {
            writeRarer(event);
        }
    }

    private void writeRarer(Event event) {
        if (event instanceof Event.MarqueeBuilt built) {
            pay(built.seat(), built.gold(), built.stone());
            hangMarquee(built.seat(), built.building());
        } else if (event instanceof Event.MarqueeUpgraded upgraded) {
            upgrade(upgraded);
        } else if (event instanceof Event.GoldBarTaken bar) {
            takeBar(bar);
        } else if (event instanceof Event.DynamiteExploded exploded) {
            explode(exploded);
        } else if (event instanceof Event.EndTriggered) {
            timeline.play(() -> cue("bell"));
            timeline.rest(0.6f);
        } else if (event instanceof Event.TurnEnded) {
            timeline.rest(pace == Pace.OWN ? 0.1f : 0.3f);
        } else if (event instanceof Event.GameEnded ended) {
            endGame(ended);
        } else {
            writeShowdown(event);
        }
    }

    private void writeShowdown(Event event) {
        if (event instanceof Event.ShowdownBegan began) {
            beginShowdown(began);
        } else if (event instanceof Event.DieRolled rolled) {
            roll(rolled);
        } else if (event instanceof Event.RerollDeclined) {
            timeline.rest(0.2f);
        } else if (event instanceof Event.ShowdownWon won) {
            shoot(won.winnerSpace() != Street.S0, won.winnerSpace() == Street.S0);
        } else if (event instanceof Event.ShowdownDrawn) {
            shoot(true, true);
        } else if (event instanceof Event.MeepleBuried buried) {
            bury(buried);
        } else if (event instanceof Event.WinnerWentToSaloon winner) {
            Flight flight = Flight.march(0.9f, 22, 4).landing(thud("whoosh"));
            send(winner.meeple(), Places.space(winner.space()), Place.SALOON, flight);
            timeline.rest(0.45f);
        } else if (event instanceof Event.TokenReturned returned) {
            Flight flight = Flight.hop(0.5f, 60).spinning(1);
            int token = Kinds.token(returned.seat());
            int from = Places.token(returned.space());
            send(token, from, Places.supply(returned.seat()), flight);
            timeline.rest(0.12f);
        }
    }

    // Turns

    private void startTurn(Event.TurnStarted started) {
        timeline.play(
                () -> {
                    mood.setDecider(started.seat());
                    cue("turn");
                });
        timeline.rest(0.2f);
    }

    private void endGame(Event.GameEnded ended) {
        timeline.play(
                () -> {
                    cue("win");
                    for (int seat = 0; seat < ended.places().length; seat++) {
                        if (ended.places()[seat] == 1) {
                            celebrate(seat);
                        }
                    }
                });
        timeline.rest(1.4f);
    }

    private void celebrate(int seat) {
        Entity token = pieces.find(Kinds.token(seat), Places.supply(seat));
        if (token != null && !timeline.isSkipping()) {
            Pose pose = Pieces.POSE.get(token);
            effects.stars(pose.x, pose.y, 24);
        }
    }

    // Sowing

    private void take(Event.MeeplesTaken taken) {
        boolean own = pace == Pace.OWN;
        timeline.play(
                () -> {
                    if (own) {
                        arranger.handOnCounter();
                    } else {
                        arranger.handOver(doorOf(taken.location()));
                    }
                    cue("whoosh");
                });
        int sent = 0;
        for (int kind = 0; kind < Meeple.KINDS; kind++) {
            for (int i = 0; i < taken.counts()[kind]; i++) {
                Flight flight = Flight.hop(own ? 0.5f : 0.34f, own ? 60 : 10).after(sent * 0.04f);
                send(kind, taken.location(), Places.HAND, flight);
                sent++;
            }
        }
        timeline.rest(0.5f + sent * 0.04f);
    }

    private static TownPlan.Spot doorOf(int location) {
        TownPlan.Area crowd = TownArranger.crowdArea(location);
        return new TownPlan.Spot(crowd.centerX(), crowd.y());
    }

    private void sow(Event.MeepleSown sown) {
        boolean own = pace == Pace.OWN;
        if (!own) {
            timeline.play(() -> carryTo(sown.space()));
            timeline.rest(STEP * 0.6f);
        }
        Flight flight = Flight.hop(own ? HOP * 1.2f : HOP, own ? 90 : 34).landing(this::touchDown);
        send(sown.meeple(), Places.HAND, Places.space(sown.space()), flight);
        timeline.rest(STEP);
    }

    /** The hand drifts along the street; on the counter it stays where it is. */
    private void carryTo(int space) {
        if (arranger.isHandCarried()) {
            arranger.handOver(TownPlan.space(space));
        }
    }

    private void claim(Event.ShowdownMeepleClaimed claimed) {
        int seat = claimed.controller();
        Flight flight = Flight.hop(0.5f, 70).spinning(1).landing(thud("wood"));
        send(Kinds.token(seat), Places.supply(seat), Places.token(claimed.space()), flight);
        timeline.rest(0.4f);
    }

    private void retireMadame(Event.MadameRetired retired) {
        timeline.play(() -> carryTo(retired.space()));
        Flight flight = Flight.march(1.1f, 26, 5).landing(thud("whoosh"));
        send(Meeple.MADAME, Places.HAND, Place.SALOON, flight);
        timeline.rest(0.6f);
    }

    private void overflow(Event.HandOverflowed overflowed) {
        int sent = 0;
        for (int kind = 0; kind < Meeple.KINDS; kind++) {
            for (int i = 0; i < overflowed.counts()[kind]; i++) {
                Flight flight = Flight.march(0.9f, 26, 4).after(sent * 0.1f);
                send(kind, Places.HAND, Place.SALOON, flight);
                sent++;
            }
        }
        timeline.rest(0.8f + sent * 0.1f);
    }

    // Resolving

    private void enter(Event.MeepleEntered entered) {
        Flight flight = Flight.hop(0.42f, 34).landing(this::touchDown);
        send(entered.meeple(), Places.space(entered.space()), entered.building(), flight);
        timeline.rest(0.42f);
    }

    private void draw(Event.PiecesDrawn drawn) {
        timeline.play(() -> mood.openBag());
        timeline.rest(0.12f);
        for (int piece : drawn.pieces()) {
            switch (piece) {
                case Piece.GOLD -> drawCube(Kinds.GOLD, drawn.seat(), "coins");
                case Piece.STONE -> drawCube(Kinds.STONE, drawn.seat(), "stone");
                default -> drawDynamite();
            }
            timeline.rest(0.2f);
        }
        timeline.rest(0.5f);
        timeline.play(() -> mood.closeBag());
    }

    private void drawCube(int kind, int seat, String sound) {
        Flight flight = Flight.hop(0.8f, 150).landing(thud(sound));
        timeline.play(
                () -> {
                    Entity cube = sendNow(kind, Places.BAG, Places.supply(seat), flight);
                    if (cube != null) {
                        stage.roll(cube, 0, 0.7f);
                    }
                });
    }

    private void drawDynamite() {
        timeline.play(
                () -> {
                    Flight flight = Flight.hop(0.6f, 60).landing(this::sparkle);
                    sendNow(Kinds.DYNAMITE, Places.BAG, Places.FUSE, flight);
                    cue("whoosh");
                });
        timeline.rest(0.5f);
    }

    private void bagDynamite() {
        Flight flight = Flight.hop(0.75f, 120).spinning(1).landing(thud("whoosh"));
        timeline.play(() -> mood.openBag());
        send(Kinds.DYNAMITE, Places.LEDGE, Places.BAG, flight);
        timeline.rest(0.8f);
        timeline.play(() -> mood.closeBag());
    }

    private void march(int kind, int from, int to, int count, String sound) {
        for (int i = 0; i < count; i++) {
            Flight flight = Flight.march(1.2f, 22, 6).after(i * 0.16f).landing(thud(sound));
            send(kind, from, to, flight);
        }
        if (count > 0) {
            timeline.play(() -> cue("wood"));
            timeline.rest(0.9f + count * 0.16f);
        }
    }

    private void pay(int seat, int gold, int stone) {
        int paid = 0;
        for (int i = 0; i < gold + stone; i++) {
            int kind = i < gold ? Kinds.GOLD : Kinds.STONE;
            Flight flight = Flight.hop(0.55f, 110).after(paid++ * 0.07f);
            send(kind, Places.supply(seat), Places.BAG, flight);
        }
        if (paid > 0) {
            timeline.play(() -> cue(gold > 0 ? "coins" : "stone"));
            timeline.rest(0.35f + paid * 0.05f);
        }
    }

    private void hangMarquee(int seat, int building) {
        Flight flight = Flight.hop(0.6f, 110).landing(this::hammered);
        int tile = Kinds.tile(seat);
        send(tile, Places.supply(seat), Places.marquee(building), flight);
        timeline.rest(0.85f);
    }

    private void upgrade(Event.MarqueeUpgraded upgraded) {
        pay(upgraded.seat(), upgraded.gold(), upgraded.stone());
        timeline.play(
                () -> {
                    int place = Places.marquee(upgraded.building());
                    Entity tile = pieces.find(Kinds.tile(upgraded.seat()), place);
                    if (tile != null) {
                        stage.flip(tile, 2 * TownCensus.SMALL_SIDE, 0.6f);
                        cue("flip");
                        shine(tile);
                    }
                });
        timeline.rest(0.9f);
    }

    private void takeBar(Event.GoldBarTaken bar) {
        pay(bar.seat(), bar.price(), 0);
        timeline.play(
                () -> {
                    Entity cheapest = pieces.findFirst(Kinds.BAR, Places.BANK);
                    if (cheapest != null) {
                        Flight flight = Flight.hop(0.9f, 130).landing(this::shine);
                        stage.send(cheapest, Places.supply(bar.seat()), flight);
                        cue("bar");
                    }
                });
        timeline.rest(1);
    }

    private void explode(Event.DynamiteExploded exploded) {
        send(Kinds.DYNAMITE, Places.FUSE, Places.EXPLOSION, Flight.hop(0.5f, 90).spinning(1));
        timeline.rest(0.55f);
        timeline.play(this::goOff);
        timeline.rest(0.35f);
        int lost = 0;
        for (int seat = 0; seat < exploded.stonesLost().length; seat++) {
            for (int i = 0; i < exploded.stonesLost()[seat]; i++) {
                Flight flight = Flight.hop(0.8f, 170).spinning(2).after(i * 0.06f);
                send(Kinds.STONE, Places.supply(seat), Places.BAG, flight);
                lost++;
            }
        }
        timeline.rest(lost == 0 ? 0.6f : 1.1f);
    }

    private void goOff() {
        cue("explosion");
        if (!timeline.isSkipping()) {
            Entity spent = pieces.find(Kinds.DYNAMITE, Places.EXPLOSION);
            if (spent != null) {
                Pose pose = Pieces.POSE.get(spent);
                effects.explosion(pose.x, pose.y);
            }
        }
    }

    // Showdown

    private void beginShowdown(Event.ShowdownBegan began) {
        timeline.play(
                () -> {
                    film.begin(began.controllers(), began.meeples());
                    cue("bell");
                });
        timeline.rest(1.5f);
    }

    private void roll(Event.DieRolled rolled) {
        int kind = Kinds.die(rolled.space());
        int from = rolled.again() ? Places.die(rolled.space()) : Places.DICE_BOX;
        timeline.play(
                () -> {
                    Flight flight = Flight.hop(0.7f, 120).spinning(1);
                    Entity die = sendNow(kind, from, Places.die(rolled.space()), flight);
                    if (die != null) {
                        stage.roll(die, rolled.value(), 0.75f);
                    }
                    cue("dice");
                });
        // The first die is still rolling when the second is thrown.
        timeline.rest(rolled.again() || rolled.space() == Street.S1 ? 1.1f : 0.3f);
    }

    private void shoot(boolean left, boolean right) {
        timeline.play(
                () -> {
                    film.shoot(left, right);
                    cue("shot");
                });
        timeline.rest(1.8f);
        timeline.play(
                () -> {
                    film.end();
                    putDiceAway(Street.S0);
                    putDiceAway(Street.S1);
                });
        timeline.rest(0.35f);
    }

    private void putDiceAway(int space) {
        sendNow(Kinds.die(space), Places.die(space), Places.DICE_BOX, Flight.hop(0.25f, 0));
    }

    private void bury(Event.MeepleBuried buried) {
        Flight flight = Flight.hop(0.9f, 90).spinning(1).landing(thud("stone"));
        int grave = buried.inGrave() ? Places.GRAVEYARD : Places.BOX;
        send(buried.meeple(), Places.space(buried.space()), grave, flight);
        timeline.rest(0.5f);
    }

    // Pieces

    /** At this point of the timeline a piece of a kind leaves for another place. */
    private void send(int kind, int from, int to, Flight flight) {
        timeline.play(() -> sendNow(kind, from, to, flight));
    }

    private Entity sendNow(int kind, int from, int to, Flight flight) {
        Entity piece = pieces.find(kind, from);
        if (piece != null) {
            stage.send(piece, to, flight);
        }
        return piece;
    }

    // What is seen and heard

    private void cue(String name) {
        if (!timeline.isSkipping()) {
            cues.cue(name);
        }
    }

    private Landing thud(String sound) {
        return piece -> cues.cue(sound);
    }

    private void touchDown(Entity piece) {
        Pose pose = Pieces.POSE.get(piece);
        effects.dust(pose.x, pose.y);
        cues.cue("wood");
    }

    private void hammered(Entity piece) {
        Pose pose = Pieces.POSE.get(piece);
        effects.dust(pose.x, pose.y);
        cues.cue("wood");
    }

    private void sparkle(Entity piece) {
        Pose pose = Pieces.POSE.get(piece);
        effects.sparks(pose.x, pose.y + TownPlan.DYNAMITE_HEIGHT * pose.scale, 10);
    }

    private void shine(Entity piece) {
        if (!timeline.isSkipping()) {
            Pose pose = Pieces.POSE.get(piece);
            effects.stars(pose.x, pose.y, 8);
        }
    }
}
