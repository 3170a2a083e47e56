package meeples.ui;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.IntConsumer;

/**
 * A time line with a position that can be moved, and marks at the moments that are worth a look. A
 * pointer drags the position, left and right move it by a step, accepting moves it to the next
 * mark.
 */
public final class Scrubber extends Widget implements Adjustable {
    /**
     * A moment worth a look.
     *
     * @param at where it is
     * @param picture stands for it
     * @param tint of the picture
     * @param weight whose picture is left out where there is no room for all: the lightest
     * @param words say what it is
     */
    public record Mark(int at, Drawable picture, Color tint, int weight, String words) {}

    private static final float MARK = 30;
    private static final float NEAR = 14;
    private static final float TRACK = 10;
    private static final float KNOB = 34;

    private final UiScreen screen;
    private final Theme theme;
    private final int length;
    private final IntConsumer change;
    private final List<Mark> marks = new ArrayList<>();
    private final List<Mark> pictured = new ArrayList<>();
    private Mark pointed;
    private int at;
    private boolean dragged;

    /**
     * @param change is told where the player wants to be, from 0 to the length
     */
    public Scrubber(UiScreen screen, String name, int length, IntConsumer change) {
        this.screen = screen;
        this.length = Math.max(1, length);
        this.change = change;
        theme = screen.ui().theme();
        setName(name);
        addListener(new Pointing());
        screen.focus().add(this);
    }

    /** Where one is now. */
    public void setAt(int now) {
        at = now;
    }

    public int at() {
        return at;
    }

    /** Where one is, and what is to be seen there. */
    String inWords() {
        StringBuilder words = new StringBuilder().append(at).append('/').append(length);
        for (Mark mark : marks) {
            if (mark.at() == at) {
                words.append(". ").append(mark.words());
            }
        }
        return words.toString();
    }

    /** Marks these moments, in their order in time. */
    public void setMarks(List<Mark> moments) {
        marks.clear();
        marks.addAll(moments);
        pointed = null;
        choosePictured();
    }

    public List<Mark> marks() {
        return new ArrayList<>(marks);
    }

    @Override
    protected void sizeChanged() {
        choosePictured();
    }

    /** Those whose pictures have room, the weighty ones first. */
    private void choosePictured() {
        pictured.clear();
        List<Mark> byWeight = new ArrayList<>(marks);
        byWeight.sort((one, other) -> Integer.compare(other.weight(), one.weight()));
        for (Mark mark : byWeight) {
            boolean free = true;
            for (Mark other : pictured) {
                free &= Math.abs(x(mark.at()) - x(other.at())) >= theme.px(MARK) * 0.8f;
            }
            if (free) {
                pictured.add(mark);
            }
        }
    }

    @Override
    public float getPrefHeight() {
        return Math.max(theme.px(MARK + KNOB), theme.size().finger());
    }

    @Override
    public float getMinWidth() {
        return theme.px(200);
    }

    // How it looks

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        float track = theme.px(TRACK);
        float knob = theme.px(KNOB);
        float middle = getY() + knob / 2;
        float low = middle - track / 2;
        float left = getX() + x(0);
        float now = getX() + x(at);
        float right = getX() + x(length);
        float round = track / 2;
        Drawable pixel = theme.drawable(UiPicture.PIXEL);
        batch.setColor(Palette.TIMBER);
        pixel.draw(batch, left - round, low, right - left + 2 * round, track);
        batch.setColor(Palette.GOLD);
        pixel.draw(batch, left - round, low, now - left + round, track);
        // By index: this is drawn while nothing moves, and must not make garbage.
        for (int i = 0; i < marks.size(); i++) {
            drawTick(batch, marks.get(i), middle);
        }
        for (int i = 0; i < pictured.size(); i++) {
            drawPicture(batch, pictured.get(i), 1);
        }
        if (pointed != null) {
            drawPicture(batch, pointed, 1.3f);
        }
        batch.setColor(Color.WHITE);
        boolean lit = dragged || screen.focus().focused() == this && screen.focus().isVisible();
        theme.drawable(lit ? UiPicture.KNOB_OVER : UiPicture.KNOB)
                .draw(batch, now - knob / 2, middle - knob / 2, knob, knob);
    }

    private void drawTick(Batch batch, Mark mark, float middle) {
        float width = Math.max(2, theme.px(3));
        batch.setColor(Palette.CREAM);
        theme.drawable(UiPicture.PIXEL)
                .draw(
                        batch,
                        getX() + x(mark.at()) - width / 2,
                        middle - theme.px(TRACK) / 2,
                        width,
                        theme.px(TRACK) + theme.px(6));
    }

    private void drawPicture(Batch batch, Mark mark, float size) {
        float side = theme.px(MARK) * size;
        float width = side * mark.picture().getMinWidth() / mark.picture().getMinHeight();
        batch.setColor(mark.tint());
        mark.picture()
                .draw(
                        batch,
                        getX() + x(mark.at()) - width / 2,
                        getY() + theme.px(KNOB) - theme.px(2),
                        width,
                        side);
    }

    /** Where a moment is along the line, in pixels from the left edge. */
    private float x(int moment) {
        float margin = theme.px(MARK) * 0.65f;
        return margin + (getWidth() - 2 * margin) * moment / length;
    }

    // What is done with it

    @Override
    public boolean adjust(int step) {
        move(at + step);
        Mark here = markAt(at);
        if (here != null) {
            explain(here);
        }
        return true;
    }

    private void move(int wanted) {
        screen.help().hide();
        change.accept(MathUtils.clamp(wanted, 0, length));
        Gdx.graphics.requestRendering();
    }

    private Mark markAt(int moment) {
        for (Mark mark : marks) {
            if (mark.at() == moment) {
                return mark;
            }
        }
        return null;
    }

    /** On to the next mark, after the last to the first. */
    private void moveToNextMark() {
        if (marks.isEmpty()) {
            return;
        }
        Mark next = marks.get(0);
        for (int i = marks.size() - 1; i >= 0; i--) {
            if (marks.get(i).at() > at) {
                next = marks.get(i);
            }
        }
        move(next.at());
        explain(next);
    }

    private void explain(Mark mark) {
        float side = theme.px(MARK);
        Vector2 low = localToStageCoordinates(new Vector2(x(mark.at()) - side / 2, 0));
        screen.help().showAt(this, new Rectangle(low.x, low.y, side, getHeight()), mark.words());
    }

    private Mark near(float x) {
        Mark nearest = null;
        float least = theme.px(NEAR);
        for (Mark mark : marks) {
            float distance = Math.abs(x(mark.at()) - x);
            // Of several at the same place the weightiest speaks.
            boolean weightier =
                    nearest != null && distance == least && mark.weight() > nearest.weight();
            if (distance < least || weightier) {
                least = distance;
                nearest = mark;
            }
        }
        return nearest;
    }

    private final class Pointing extends InputListener {
        @Override
        public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
            if (pointer != 0) {
                return false;
            }
            if (!event.getTouchFocus()) {
                moveToNextMark(); // accepted by a key or a pad, which point nowhere
                return false;
            }
            dragged = true;
            drag(x);
            return true;
        }

        @Override
        public void touchDragged(InputEvent event, float x, float y, int pointer) {
            drag(x);
        }

        /** A mark that is near is what the player means. */
        private void drag(float x) {
            float margin = x(0);
            float share = (x - margin) / Math.max(1, getWidth() - 2 * margin);
            Mark mark = near(x);
            move(mark == null ? Math.round(share * length) : mark.at());
            pointed = mark;
            if (mark != null) {
                explain(mark);
            }
        }

        @Override
        public void touchUp(InputEvent event, float x, float y, int pointer, int button) {
            dragged = false;
        }

        @Override
        public boolean mouseMoved(InputEvent event, float x, float y) {
            Mark mark = near(x);
            if (!Objects.equals(mark, pointed)) {
                pointed = mark;
                screen.help().hide();
                if (mark != null) {
                    explain(mark);
                }
                Gdx.graphics.requestRendering();
            }
            return true;
        }

        @Override
        public void exit(InputEvent event, float x, float y, int pointer, Actor to) {
            if (pointer == -1) {
                pointed = null;
                screen.help().hide();
            }
        }
    }
}
