package meeples.coloma.table.valley;

import java.util.List;
import meeples.coloma.model.Decision;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Event;
import meeples.coloma.table.ValleyArt;
import meeples.coloma.table.ValleyPlan;
import meeples.coloma.table.ValleySigns;
import meeples.coloma.table.ValleyThing;
import meeples.coloma.table.choreography.Choreographer;
import meeples.coloma.table.painter.ValleyTablePainter;
import meeples.coloma.table.part.ValleyParts;
import meeples.coloma.table.piece.Kinds;
import meeples.coloma.table.piece.PieceBox;
import meeples.coloma.table.piece.Places;
import meeples.coloma.table.piece.ValleyCensus;
import meeples.play.Eyes;
import meeples.play.Rules;
import meeples.table.Area;
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

/**
 * The valley of Coloma as a table: wheel, frontier, shootout and market, one player's board near,
 * the others' belongings at their panels.
 */
public final class ValleyTable extends GameTable<Valley, Event> {
    /** With so many houses a seat the valley is as lively as it gets. */
    private static final int HOUSES_OF_A_TOWN = 3;

    /** So many drops fall from the mill's wheel at once. */
    private static final int DROPS = 5;

    private final ValleyParts parts;
    private final PieceBox box;
    private final Choreographer choreographer;
    private final ValleyTablePainter painter;
    private Valley latest;
    private int players;

    /**
     * @param fonts null for a table that is never drawn
     */
    public ValleyTable(Sprites sprites, TableFonts fonts, ValleySigns signs, Cues cues) {
        this(sprites, fonts, new ValleyParts(signs, cues));
    }

    private ValleyTable(Sprites sprites, TableFonts fonts, ValleyParts parts) {
        super(parts.table());
        this.parts = parts;
        box = new PieceBox(parts.table().pieces(), parts.faces());
        choreographer = new Choreographer(parts);
        painter = new ValleyTablePainter(parts);
        addSystem(parts.season());
        addSystem(parts.stage());
        begin(sprites, fonts);
    }

    /** The measures that tables of this game are laid out by. */
    public static TableMeasures measures() {
        return ValleyParts.MEASURES;
    }

    @Override
    protected Arranger arranger() {
        return parts.arranger();
    }

    @Override
    protected TargetPlaces places() {
        return parts.remarks();
    }

    @Override
    protected TablePainter painter() {
        return painter;
    }

    @Override
    protected void unpack(int seats) {
        players = seats;
        latest = null;
        parts.faces().setSolo(seats == 1);
        box.unpack(seats);
    }

    @Override
    protected void write(Event event, Pace pace) {
        choreographer.write(event, pace);
    }

    @Override
    protected Valley copy(Valley position) {
        return position.copy();
    }

    @Override
    protected int reach(Valley position) {
        latest = position.copy();
        parts.stage().close();
        parts.sight().setOpenHands(position.openHands());
        parts.season().setDecider(position.decider());
        parts.season().setTime(position.year(), position.round());
        if (position.isLastRound()) {
            parts.season().setEvening();
        }
        bringNearWhoDecides(position);
        if (position.decision() == Decision.KEEP) {
            parts.sides().putBackInSecret(position);
        }
        int wrong = ValleyCensus.of(position).apply(pieces());
        wrong += parts.tallies().read(position);
        wrong += parts.sides().turn(position, parts.sight()::seesHand);
        pieces().markChanged();
        return wrong;
    }

    @Override
    protected Moment moment(Valley position) {
        return position.isLastRound() ? Moment.EVENING : Moment.DAY;
    }

    /** Every house draws people into the valley. */
    @Override
    protected float life(Valley position) {
        int houses = 0;
        for (int seat = 0; seat < position.players(); seat++) {
            houses += Integer.bitCount(position.built(seat)) + position.hotels(seat);
        }
        return Math.min(1, (float) houses / (HOUSES_OF_A_TOWN * position.players()));
    }

    @Override
    protected boolean isAlive(GamePiece piece) {
        return Kinds.isPioneer(piece.kind)
                || Kinds.isDude(piece.kind)
                || Kinds.isMule(piece.kind)
                || piece.kind == Kinds.HORSE
                || piece.kind == Kinds.OUTLAW
                || piece.kind == Kinds.BUSTER;
    }

    @Override
    protected Area wasteland() {
        return ValleyPlan.wilderness();
    }

    /** The camp's fire smokes, and water drips from the wheel of the mill. */
    @Override
    protected void stirAround(int number) {
        View view = parts.table().view();
        Spot where = number % 2 == 0 ? ValleyPlan.campfire() : ValleyPlan.millWheel();
        float x = view.toWindowX(where.x());
        float y = view.toWindowY(where.y());
        if (number % 2 == 0) {
            parts.table().bursts().hearth(x, y);
        } else {
            parts.table().bursts().spray(ValleyArt.DROP, x, y, DROPS);
        }
    }

    @Override
    protected void cheer(List<Integer> winners) {
        choreographer.cheer(winners);
    }

    /** Where all choose at once, whoever looks has the own board before them. */
    private void bringNearWhoDecides(Valley position) {
        boolean allAtOnce =
                position.decision() == Decision.KEEP
                        || position.decision() == Decision.SITE
                        || position.decision() == Decision.MULE;
        int seat = allAtOnce && eyes().seat() != Rules.NOBODY ? eyes().seat() : position.decider();
        parts.arranger().bringNear(seat);
    }

    @Override
    protected void jump(Valley position) {}

    @Override
    protected void settle() {
        parts.season().rest();
        parts.stage().rest();
    }

    @Override
    protected void setCalm(boolean calm) {
        parts.stage().setCalm(calm);
    }

    @Override
    protected void mark(List<Event> turn) {
        parts.lastTurn().read(turn);
    }

    @Override
    protected void seenBy(Eyes whoLooks) {
        parts.sight().setEyes(whoLooks);
        parts.sides().hide(players, parts.sight()::seesHand);
        if (latest != null && !isBusy()) {
            parts.sides().turn(latest, parts.sight()::seesHand);
        }
        parts.arranger().bringNear(whoLooks.seat());
        pieces().markChanged();
    }

    @Override
    protected boolean lookAt(int seat) {
        boolean news = seat != parts.arranger().nearSeat();
        parts.arranger().bringNear(seat);
        return news;
    }

    /** A card in the hand, or a building, that is pointed at. */
    @Override
    protected boolean isRaised(GamePiece piece, Target pointedAt) {
        if (!Kinds.isCard(piece.kind) || !Places.isOwned(piece.place)) {
            return false;
        }
        boolean near = Places.seat(piece.place) == parts.arranger().nearSeat();
        boolean inHand = Places.what(piece.place) == Places.HAND;
        ValleyThing kind = inHand ? ValleyThing.CARD : ValleyThing.BUILDING;
        boolean meant = pointedAt.kind() == kind && pointedAt.index() == piece.side;
        return near && meant;
    }

    @Override
    protected float closeUp(GamePiece card) {
        boolean inHand = Places.what(card.place) == Places.HAND;
        float usual = inHand ? ValleyPlan.HAND_SCALE : ValleyPlan.TOWN_SCALE;
        return ValleyPlan.CLOSE_UP_SCALE / usual;
    }

    @Override
    protected float width(GamePiece card) {
        return ValleyPlan.CARD_WIDTH;
    }
}
