package meeples.fistful.ui.ask;

import java.util.ArrayList;
import java.util.List;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Move;
import meeples.fistful.table.TownPreview;
import meeples.fistful.table.TownTarget;
import meeples.fistful.table.TownThing;
import meeples.fistful.ui.outlook.TakeOutlook;
import meeples.game.ask.Answer;
import meeples.game.ask.Desk;
import meeples.game.ask.Line;
import meeples.table.Target;

/**
 * Which handful, and which way? A location first; from the saloon and the jail a first space; then
 * the way, by pressing the first space that lies on it.
 */
public final class AskTake extends TownAsk {
    private static final int NOWHERE = -1;
    private static final String CLOCKWISE = "clockwise";

    private final OutlookLines outlines;
    private int location = NOWHERE;
    private int first = NOWHERE;
    private int putBack = NOWHERE;
    private Target pointed;

    public AskTake(Desk<Town> desk) {
        super(desk);
        outlines = new OutlookLines(words, desk.seats());
    }

    @Override
    public String status() {
        if (location == NOWHERE) {
            return words.get("ask.take");
        }
        return words.get(
                choosesFirst() ? "ask.take.first" : "ask.take.way", words.location(location));
    }

    /** Whether a space to begin with is to be chosen: only from the saloon and the jail. */
    private boolean choosesFirst() {
        return !Place.isBuilding(location) && first == NOWHERE;
    }

    @Override
    public List<Target> glowing() {
        List<Target> all = new ArrayList<>();
        if (location != NOWHERE) {
            addWays(all);
        }
        for (int place = 0; place < Place.LOCATIONS; place++) {
            if (town.meeples(place) > 0 && (location == NOWHERE || place == location)) {
                all.add(TownTarget.location(place));
            }
        }
        return all;
    }

    private void addWays(List<Target> all) {
        for (int space = 0; space < Street.SPACES; space++) {
            if (choosesFirst() ? town.isFree(space) : wayBy(space) != NOWHERE) {
                all.add(TownTarget.space(space));
            }
        }
    }

    /** The direction that pressing a space means, or NOWHERE. */
    private int wayBy(int space) {
        for (int way = Street.CLOCKWISE; way <= Street.COUNTERCLOCKWISE; way++) {
            if (markOf(way) == space && desk.legal().contains(take(way))) {
                return way;
            }
        }
        return NOWHERE;
    }

    /** The space that stands for a direction: the first, or the next after a chosen first one. */
    private int markOf(int way) {
        if (Place.isBuilding(location)) {
            return Move.space(take(way));
        }
        int space = Street.next(first, way);
        return town.isFree(space) ? space : Street.next(space, way);
    }

    private int take(int way) {
        if (!Place.isBuilding(location)) {
            return Move.take(location, way, first);
        }
        for (int i = 0; i < desk.legal().size(); i++) {
            int move = desk.legal().get(i);
            if (Move.location(move) == location && Move.direction(move) == way) {
                return move;
            }
        }
        throw new IllegalStateException("no way " + way + " from " + location);
    }

    @Override
    public void press(Target target) {
        boolean space = target.kind() == TownThing.SPACE;
        if (space && location != NOWHERE) {
            pressSpace(target.index());
        } else if (Targets.isPlace(target)) {
            pressLocation(target.index());
        } else if (space && !Street.isShowdown(target.index())) {
            pressLocation(Street.building(target.index()));
        } else {
            desk.explain(words.get(space ? "no.take.space" : "no.take.here"));
        }
    }

    private void pressLocation(int place) {
        if (town.meeples(place) == 0) {
            desk.explain(words.get("no.take.empty", words.location(place)));
            return;
        }
        location = place == location ? NOWHERE : place;
        first = NOWHERE;
        pointed = null;
        desk.changed();
    }

    private void pressSpace(int space) {
        if (choosesFirst()) {
            if (town.isFree(space)) {
                chooseFirst(space);
            } else {
                desk.explain(words.get("no.space.taken"));
            }
            return;
        }
        int way = wayBy(space);
        if (way != NOWHERE) {
            desk.play(take(way));
        } else if (!Place.isBuilding(location) && town.isFree(space)) {
            chooseFirst(space);
        } else if (!town.isFree(space)) {
            desk.explain(words.get("no.space.taken"));
        } else {
            desk.explain(words.get("no.take.next", words.location(location)));
        }
    }

    private void chooseFirst(int space) {
        first = space;
        if (town.meeples(location) == 1) {
            desk.play(take(Street.CLOCKWISE));
        } else {
            pointed = null;
            desk.changed();
        }
    }

    @Override
    public boolean stepBack() {
        if (location == NOWHERE) {
            return false;
        }
        if (first != NOWHERE) {
            first = NOWHERE;
        } else {
            putBack = location;
            location = NOWHERE;
        }
        pointed = null;
        desk.changed();
        return true;
    }

    @Override
    public boolean canStepBack() {
        return location != NOWHERE;
    }

    @Override
    public void point(Target target) {
        if (target == null ? pointed != null : !target.equals(pointed)) {
            pointed = target;
            desk.pointed();
        }
    }

    @Override
    public Target lifted() {
        return handfulAt() == NOWHERE ? null : TownTarget.location(handfulAt());
    }

    /** The location that is chosen, else the one that is pointed at. */
    private int handfulAt() {
        return location != NOWHERE ? location : pointedLocation();
    }

    @Override
    public List<Target> advised(int[] moves) {
        List<Target> about = new ArrayList<>();
        about.add(TownTarget.location(Move.location(moves[0])));
        about.add(TownTarget.marquee(Move.location(moves[0])));
        return about;
    }

    private int pointedLocation() {
        boolean place = pointed != null && Targets.isPlace(pointed);
        return place && town.meeples(pointed.index()) > 0 ? pointed.index() : NOWHERE;
    }

    /** The takes that are being looked at: one, or both ways of a building. */
    private List<Integer> looked() {
        List<Integer> takes = new ArrayList<>();
        boolean space = pointed != null && pointed.kind() == TownThing.SPACE;
        if (location == NOWHERE) {
            addBothWays(pointedLocation(), takes);
        } else if (choosesFirst()) {
            if (space && town.isFree(pointed.index())) {
                takes.add(Move.take(location, Street.CLOCKWISE, pointed.index()));
            }
        } else if (space && wayBy(pointed.index()) != NOWHERE) {
            takes.add(take(wayBy(pointed.index())));
        } else {
            takes.add(take(Street.CLOCKWISE));
            takes.add(take(Street.COUNTERCLOCKWISE));
        }
        return takes;
    }

    private void addBothWays(int place, List<Integer> takes) {
        for (int i = 0; Place.isBuilding(place) && i < desk.legal().size(); i++) {
            if (Move.location(desk.legal().get(i)) == place) {
                takes.add(desk.legal().get(i));
            }
        }
    }

    @Override
    protected String tipKey() {
        if (location == NOWHERE) {
            return super.tipKey();
        }
        return choosesFirst() ? "take.first" : "take.way";
    }

    @Override
    public TownPreview preview() {
        List<Integer> takes = looked();
        if (takes.isEmpty()) {
            return null;
        }
        List<TownPreview.Step> steps = new ArrayList<>();
        List<TownPreview.Badge> badges = new ArrayList<>();
        boolean single = takes.size() == 1;
        for (int take : takes) {
            TakeOutlook outlook = TakeOutlook.of(town, take);
            int[] spaces = outlook.route().spaces();
            for (int i = 0; i < spaces.length; i++) {
                int meeple = single ? outlook.order()[i] : Meeple.NONE;
                steps.add(new TownPreview.Step(i + 1, spaces[i], meeple));
            }
            if (single) {
                badges.addAll(outlines.badges(outlook.effects()));
            }
        }
        return new TownPreview(Move.direction(takes.get(0)), steps, badges);
    }

    @Override
    public List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        int shown = handfulAt();
        if (shown != NOWHERE) {
            lines.add(new Line("hand", Town.NOBODY, handful(shown)));
            if (shown == Place.JAIL && town.jailDynamite() > 0) {
                lines.add(new Line("dynamite", Town.NOBODY, words.get("outlook.jail")));
            }
        }
        for (int take : looked()) {
            boolean clockwise = Move.direction(take) == Street.CLOCKWISE;
            lines.add(
                    new Line(
                            clockwise ? "arrow-cw" : "arrow-ccw",
                            Town.NOBODY,
                            words.get(clockwise ? "way.clockwise" : "way.counterclockwise")));
            lines.addAll(outlines.of(TakeOutlook.of(town, take)));
        }
        return lines;
    }

    private String handful(int place) {
        int[] counts = new int[Meeple.KINDS];
        for (int kind = 0; kind < counts.length; kind++) {
            counts[kind] = town.meeples(place, kind);
        }
        return words.get("outlook.handful", words.location(place), words.meeples(counts));
    }

    @Override
    public List<Answer> answers() {
        List<Answer> answers = new ArrayList<>();
        if (location != NOWHERE && !choosesFirst()) {
            for (int way = Street.CLOCKWISE; way <= Street.COUNTERCLOCKWISE; way++) {
                if (desk.legal().contains(take(way))) {
                    answers.add(answer(way));
                }
            }
        }
        return answers;
    }

    @Override
    public List<Line> linesFor(Answer answer) {
        int way = answer.name().equals(CLOCKWISE) ? Street.CLOCKWISE : Street.COUNTERCLOCKWISE;
        return outlines.of(TakeOutlook.of(town, take(way)));
    }

    private Answer answer(int way) {
        boolean clockwise = way == Street.CLOCKWISE;
        int move = take(way);
        return new Answer(
                clockwise ? CLOCKWISE : "counterclockwise",
                clockwise ? "arrow-cw" : "arrow-ccw",
                words.get(clockwise ? "way.clockwise" : "way.counterclockwise"),
                false,
                () -> desk.play(move));
    }

    @Override
    public Target turned(Target focused) {
        if (location == NOWHERE || choosesFirst()) {
            return null;
        }
        boolean clockwise = TownTarget.space(markOf(Street.CLOCKWISE)).equals(focused);
        return TownTarget.space(markOf(clockwise ? Street.COUNTERCLOCKWISE : Street.CLOCKWISE));
    }

    @Override
    public Target firstFocus() {
        if (location == NOWHERE && putBack != NOWHERE) {
            return TownTarget.location(putBack);
        }
        if (location == NOWHERE || choosesFirst()) {
            return super.firstFocus();
        }
        return TownTarget.space(markOf(Street.CLOCKWISE));
    }

    /** Another press on a place would put its meeples back: the way comes next. */
    @Override
    public boolean keepsFocus(Target focused) {
        return location == NOWHERE || !Targets.isPlace(focused);
    }
}
