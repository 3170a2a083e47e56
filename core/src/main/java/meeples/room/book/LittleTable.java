package meeples.room.book;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Matrix4;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import java.util.List;
import meeples.game.book.Frame;
import meeples.game.book.Story;
import meeples.picture.SeatColours;
import meeples.play.Seat;
import meeples.room.badge.SeatInk;
import meeples.table.GameTable;
import meeples.table.Inscription;
import meeples.table.Margins;
import meeples.table.Pace;
import meeples.table.TableFonts;
import meeples.table.TableMeasures;

/**
 * A part of a real table that plays a story while somebody can see it: a few times over, and again
 * when asked to. For people who don't like motion it waits to be asked.
 */
public final class LittleTable<S, E> extends Widget {
    private static final int TIMES = 3;
    private static final float NAME_HEIGHT = 0.4f;
    private static final float SECONDS_BEFORE = 1.2f;
    private static final float SECONDS_AFTER = 2.2f;
    private static final float SECONDS_BETWEEN = 0.25f;

    private final GameTable<S, E> table;
    private final TableMeasures measures;
    private final Story<S, E> story;
    private final float scale;
    private final Inscription names = new Inscription();
    private final Matrix4 before = new Matrix4();
    private final Matrix4 moved = new Matrix4();
    private float wait = SECONDS_BEFORE;
    private int scene;
    private int timesLeft;
    private boolean seen;
    private boolean laidOut;

    /**
     * @param width in pixels
     */
    LittleTable(
            GameTable<S, E> table,
            TableMeasures measures,
            Story<S, E> story,
            float width,
            boolean calm) {
        this.table = table;
        this.measures = measures;
        this.story = story;
        scale = width / story.view().width();
        setSize(width, Math.round(story.view().height() * scale));
        timesLeft = calm || story.scenes().isEmpty() ? 0 : TIMES;
    }

    /**
     * Lets people sit down and the story begin.
     *
     * @param least pixels below which no type can be read
     */
    void sit(List<Seat> seats, TableFonts fonts, float least) {
        table.sit(seats);
        table.resize(
                measures.screenWidth(),
                measures.screenHeight(),
                Margins.none(),
                1,
                1,
                least / scale);
        table.glow(story.glow());
        table.preview(story.ghosts());
        table.show(story.start());
        names.setFont(fonts.sign(), fonts.signSize(), least / scale);
        writeNames(seats);
    }

    private void writeNames(List<Seat> seats) {
        for (int seat = 0; seat < seats.size(); seat++) {
            Rectangle area = table.layout().panel(seat).name();
            names.write(
                    seats.get(seat).name(),
                    area.x + area.width / 2,
                    area.y + area.height / 2,
                    area.height * NAME_HEIGHT,
                    area.width * 0.9f,
                    SeatInk.on(SeatColours.index(seats.get(seat).colour())));
        }
    }

    /** The height of the smallest type on it, once it was seen; for tests that look on. */
    float smallestText() {
        return laidOut ? scale * Math.min(table.smallestText(), names.smallest()) : Float.MAX_VALUE;
    }

    @Override
    public float getPrefWidth() {
        return getWidth();
    }

    @Override
    public float getPrefHeight() {
        return getHeight();
    }

    /** Plays the story from the beginning. */
    void replay() {
        if (!story.scenes().isEmpty()) {
            begin();
            timesLeft = 1;
        }
    }

    private void begin() {
        table.show(story.start());
        scene = 0;
        wait = SECONDS_BEFORE;
        Gdx.graphics.requestRendering();
    }

    @Override
    public void act(float delta) {
        super.act(delta);
        if (!seen) {
            return;
        }
        seen = false;
        laidOut = true;
        table.update(delta);
        if (timesLeft > 0 && !table.isBusy()) {
            goOn(delta);
        }
    }

    private void goOn(float delta) {
        wait -= delta;
        if (wait > 0) {
            return;
        }
        if (scene < story.scenes().size()) {
            Story.Scene<S, E> next = story.scenes().get(scene++);
            table.act(next.events(), next.after(), Pace.OTHERS);
            wait = scene == story.scenes().size() ? SECONDS_AFTER : SECONDS_BETWEEN;
        } else {
            timesLeft--;
            if (timesLeft > 0) {
                begin();
            }
        }
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        seen = true;
        Frame view = story.view();
        batch.flush();
        if (clipBegin()) {
            before.set(batch.getTransformMatrix());
            moved.set(before);
            moved.translate(getX() - view.x() * scale, getY() - view.y() * scale, 0);
            moved.scale(scale, scale, 1);
            batch.setTransformMatrix(moved);
            batch.setColor(1, 1, 1, 1);
            table.draw(batch);
            names.draw(batch);
            batch.setTransformMatrix(before);
            batch.flush();
            clipEnd();
        }
        goOnNextFrame();
    }

    /** Asked for while it is drawn: the story goes on only while it can be seen. */
    private void goOnNextFrame() {
        if (!laidOut || timesLeft > 0 || table.needsFrames()) {
            Gdx.graphics.requestRendering();
        }
    }
}
