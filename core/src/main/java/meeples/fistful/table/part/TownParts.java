package meeples.fistful.table.part;

import meeples.fistful.table.SignTexts;
import meeples.fistful.table.TownPlan;
import meeples.fistful.table.TownTarget;
import meeples.fistful.table.film.FilmSystem;
import meeples.fistful.table.piece.TownFaces;
import meeples.table.Cues;
import meeples.table.TableMeasures;
import meeples.table.TableParts;
import meeples.table.choreography.Script;
import meeples.table.piece.SeatLooks;

/** What the table of this game is made of beside what every table is made of. */
public final class TownParts {
    /** The measures that the town is painted to. */
    public static final TableMeasures MEASURES =
            new TableMeasures(
                    TownPlan.WIDTH,
                    TownPlan.HEIGHT,
                    TownPlan.TOP_BAR_HEIGHT,
                    TownPlan.COUNTER_HEIGHT,
                    TownPlan.SIDE_PANEL_WIDTH,
                    TownPlan.ROW_PANEL_HEIGHT,
                    TownPlan.ROW_SCREEN_WIDTH,
                    TownPlan.SKY);

    private final SeatLooks looks = new SeatLooks();
    private final TownFaces faces = new TownFaces(looks);
    private final TableParts table = new TableParts(MEASURES, looks, faces, TownTarget.all());
    private final TownArranger arranger = new TownArranger(table);
    private final TargetFinder finder = new TargetFinder(table.view(), arranger);
    private final FilmSystem film = new FilmSystem(table.pieces(), faces);
    private final Mood mood = new Mood();
    private final LastMove lastMove = new LastMove();
    private final SignTexts signs;
    private final Script script;

    public TownParts(SignTexts signs, Cues cues) {
        this.signs = signs;
        script = table.script(cues);
    }

    public TableParts table() {
        return table;
    }

    public TownFaces faces() {
        return faces;
    }

    public TownArranger arranger() {
        return arranger;
    }

    public TargetFinder finder() {
        return finder;
    }

    public FilmSystem film() {
        return film;
    }

    public Mood mood() {
        return mood;
    }

    public LastMove lastMove() {
        return lastMove;
    }

    public SignTexts signs() {
        return signs;
    }

    public Script script() {
        return script;
    }
}
