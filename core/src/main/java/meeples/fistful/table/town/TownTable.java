package meeples.fistful.table.town;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.table.Art;
import meeples.fistful.table.SignTexts;
import meeples.fistful.table.TownPlan;
import meeples.fistful.table.TownTarget;
import meeples.fistful.table.TownThing;
import meeples.fistful.table.choreography.Choreographer;
import meeples.fistful.table.painter.TownTablePainter;
import meeples.fistful.table.part.Mood;
import meeples.fistful.table.part.TownParts;
import meeples.fistful.table.piece.Kinds;
import meeples.fistful.table.piece.PieceBox;
import meeples.fistful.table.piece.TownCensus;
import meeples.table.Arranger;
import meeples.table.Cues;
import meeples.table.GameTable;
import meeples.table.Moment;
import meeples.table.Pace;
import meeples.table.Spot;
import meeples.table.Sprites;
import meeples.table.TableFonts;
import meeples.table.TableMeasures;
import meeples.table.TablePainter;
import meeples.table.Target;
import meeples.table.TargetPlaces;
import meeples.table.View;
import meeples.table.component.GamePiece;
import meeples.table.piece.Pieces;

/** Main Street as a table: the town with its pieces, the players' trays and the showdown's film. */
public final class TownTable extends GameTable<Town, Event> {
    /** One time in so many it is a tumbleweed. */
    private static final int TUMBLEWEED = 5;

    private final TownParts parts;
    private final PieceBox box;
    private final Choreographer choreographer;
    private final TownTablePainter painter;

    /**
     * @param fonts null for a table that is never drawn
     */
    public TownTable(Sprites sprites, TableFonts fonts, SignTexts signs, Cues cues) {
        this(sprites, fonts, new TownParts(signs, cues));
    }

    private TownTable(Sprites sprites, TableFonts fonts, TownParts parts) {
        super(parts.table());
        this.parts = parts;
        box = new PieceBox(parts.table().pieces(), parts.faces());
        choreographer = new Choreographer(parts);
        painter = new TownTablePainter(parts);
        addMovement(parts.film());
        addSystem(parts.mood());
        begin(sprites, fonts);
    }

    /** The measures that tables of this game are laid out by. */
    public static TableMeasures measures() {
        return TownParts.MEASURES;
    }

    @Override
    protected Arranger arranger() {
        return parts.arranger();
    }

    @Override
    protected TargetPlaces places() {
        return parts.finder();
    }

    @Override
    protected TablePainter painter() {
        return painter;
    }

    @Override
    protected void unpack(int players) {
        box.unpack(players);
    }

    @Override
    protected void write(Event event, Pace pace) {
        choreographer.write(event, pace);
    }

    @Override
    protected Town copy(Town position) {
        return position.copy();
    }

    @Override
    protected int reach(Town position) {
        parts.mood().setDecider(position.decider());
        parts.mood().read(position);
        int wrong = TownCensus.of(position).apply(pieces());
        return wrong + (isTurning() ? 0 : TownCensus.turnSides(position, pieces(), parts.faces()));
    }

    @Override
    protected Moment moment(Town position) {
        if (position.decision() == Decision.REROLL) {
            return Moment.DUEL;
        }
        return Mood.isEvening(position) ? Moment.EVENING : Moment.DAY;
    }

    /** Every marquee draws people into the street. */
    @Override
    protected float life(Town position) {
        int marquees = 0;
        for (int building = 0; building < Place.BUILDINGS; building++) {
            marquees += position.marquee(building) > 0 ? 1 : 0;
        }
        return (float) marquees / Place.BUILDINGS;
    }

    @Override
    protected void cheer(List<Integer> winners) {
        choreographer.cheer(winners);
    }

    /** While a tile is turning over its side is not yet what it will be. */
    private boolean isTurning() {
        for (int i = 0; i < pieces().all().size; i++) {
            if (Pieces.FLIP.get(pieces().all().get(i)).active) {
                return true;
            }
        }
        return false;
    }

    @Override
    protected void jump(Town position) {
        parts.arranger().handOnCounter();
        parts.film().show(position);
    }

    @Override
    protected void settle() {
        parts.mood().rest();
    }

    @Override
    protected void mark(List<Event> turn) {
        parts.lastMove().read(turn);
    }

    @Override
    protected boolean isRaised(GamePiece piece, Target pointedAt) {
        return pointedAt.kind() == TownThing.LOCATION
                && piece.place == pointedAt.index()
                && Kinds.isMeeple(piece.kind);
    }

    @Override
    protected boolean isAlive(GamePiece piece) {
        return Kinds.isMeeple(piece.kind);
    }

    /** Two chimneys smoke, and now and then a tumbleweed comes down the street. */
    @Override
    protected void stirAround(int number) {
        View view = parts.table().view();
        if (number % TUMBLEWEED == 0) {
            Spot start = TownPlan.tumbleweed();
            parts.table()
                    .bursts()
                    .roll(
                            Art.TUMBLEWEED,
                            view.toWindowX(start.x()),
                            view.toWindowY(start.y()),
                            TownPlan.streetLength(),
                            TownPlan.TUMBLEWEED_SIZE);
        } else {
            Spot chimney = TownPlan.chimney(number % TownPlan.CHIMNEYS);
            parts.table().bursts().hearth(view.toWindowX(chimney.x()), view.toWindowY(chimney.y()));
        }
    }

    /** Both showdown spaces are lit for the showdown. */
    @Override
    protected Collection<Target> litBy(Collection<Target> targets) {
        if (!targets.contains(TownTarget.space(Street.SHOWDOWN))) {
            return targets;
        }
        List<Target> lit = new ArrayList<>(targets);
        lit.add(TownTarget.space(Street.S0));
        lit.add(TownTarget.space(Street.S1));
        return lit;
    }

    @Override
    protected void setCalm(boolean calm) {
        parts.film().setStill(calm);
    }
}
