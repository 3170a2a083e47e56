package meeples.coloma.table.part;

import meeples.coloma.table.ValleyPlan;
import meeples.coloma.table.ValleySigns;
import meeples.coloma.table.ValleyTarget;
import meeples.coloma.table.piece.ValleyFaces;
import meeples.coloma.table.piece.ValleySides;
import meeples.table.Cues;
import meeples.table.TableMeasures;
import meeples.table.TableParts;
import meeples.table.choreography.Script;
import meeples.table.piece.SeatLooks;

/** What the table of this game is made of beside what every table is made of. */
public final class ValleyParts {
    /** The measures that the valley is painted to. */
    public static final TableMeasures MEASURES =
            new TableMeasures(
                    ValleyPlan.WIDTH,
                    ValleyPlan.HEIGHT,
                    ValleyPlan.TOP_BAR_HEIGHT,
                    ValleyPlan.COUNTER_HEIGHT,
                    ValleyPlan.SIDE_PANEL_WIDTH,
                    ValleyPlan.ROW_PANEL_HEIGHT,
                    ValleyPlan.ROW_SCREEN_WIDTH,
                    0);

    private final SeatLooks looks = new SeatLooks();
    private final ValleyFaces faces = new ValleyFaces(looks);
    private final TableParts table = new TableParts(MEASURES, looks, faces, ValleyTarget.all());
    private final ValleySides sides = new ValleySides(table.pieces(), faces);
    private final Sight sight = new Sight();
    private final Tallies tallies = new Tallies();
    private final ShootoutStage stage = new ShootoutStage();
    private final ValleyArranger arranger = new ValleyArranger(table, tallies, stage);
    private final TargetFinder finder = new TargetFinder(table.view(), arranger);
    private final Remarks remarks = new Remarks(table.view(), finder);
    private final Season season = new Season();
    private final LastTurn lastTurn = new LastTurn();
    private final ValleySigns signs;
    private final Script script;

    public ValleyParts(ValleySigns signs, Cues cues) {
        this.signs = signs;
        script = table.script(cues);
    }

    public TableParts table() {
        return table;
    }

    public ValleyFaces faces() {
        return faces;
    }

    public ValleySides sides() {
        return sides;
    }

    public Sight sight() {
        return sight;
    }

    public Tallies tallies() {
        return tallies;
    }

    public ValleyArranger arranger() {
        return arranger;
    }

    public TargetFinder finder() {
        return finder;
    }

    public Remarks remarks() {
        return remarks;
    }

    public Season season() {
        return season;
    }

    public ShootoutStage stage() {
        return stage;
    }

    public LastTurn lastTurn() {
        return lastTurn;
    }

    public ValleySigns signs() {
        return signs;
    }

    public Script script() {
        return script;
    }
}
