package meeples.art;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Composite;
import java.awt.Graphics2D;
import java.awt.Paint;
import java.awt.RadialGradientPaint;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;

/**
 * The hand that paints everything: flat shapes with a slightly unsteady outline of ink, a tone of
 * shade at the lower right and one of light at the upper left.
 *
 * <p>All measures are pixels of a 1080p screen, y down, whatever the size painted at. The
 * unsteadiness is a fixed field of noise, so that edges that touch stay together and the same
 * picture comes out at every size and on every run.
 */
public final class Brush {
    private static final double STEP = 5;
    private static final double HALO = 2.6;

    public final Graphics2D g;
    public final double width;
    public final double height;

    /** Width of the outline. */
    public double ink = 2.6;

    /** How far the hand strays. */
    public double waver = 0.8;

    /** What remains of the width of ink and of the straying when a small thing is painted large. */
    public double fine = 1;

    /** While set, only the surroundings of outlines are painted, in this colour. */
    private Color halo;

    private final int seed;

    public Brush(BufferedImage image, double width, double height, int seed) {
        this.width = width;
        this.height = height;
        this.seed = seed;
        g = image.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_RENDERING, RenderingHints.VALUE_RENDER_QUALITY);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.scale(image.getWidth() / width, image.getHeight() / height);
    }

    // shapes

    public static Shape rect(double x, double y, double w, double h) {
        return new Rectangle2D.Double(x, y, w, h);
    }

    public static Shape round(double x, double y, double w, double h, double r) {
        return new RoundRectangle2D.Double(x, y, w, h, 2 * r, 2 * r);
    }

    public static Shape oval(double cx, double cy, double rx, double ry) {
        return new Ellipse2D.Double(cx - rx, cy - ry, 2 * rx, 2 * ry);
    }

    public static Shape poly(double... xy) {
        Path2D.Double path = new Path2D.Double();
        path.moveTo(xy[0], xy[1]);
        for (int i = 2; i < xy.length; i += 2) {
            path.lineTo(xy[i], xy[i + 1]);
        }
        path.closePath();
        return path;
    }

    public static Shape path(String svg) {
        return SvgPath.parse(svg);
    }

    public static Shape moved(Shape shape, double dx, double dy) {
        return AffineTransform.getTranslateInstance(dx, dy).createTransformedShape(shape);
    }

    public static Shape mirrored(Shape shape) {
        return AffineTransform.getScaleInstance(-1, 1).createTransformedShape(shape);
    }

    public static Area union(Shape... shapes) {
        Area all = new Area();
        for (Shape shape : shapes) {
            all.add(new Area(shape));
        }
        return all;
    }

    public static Area minus(Shape from, Shape what) {
        Area rest = new Area(from);
        rest.subtract(new Area(what));
        return rest;
    }

    public static Area common(Shape a, Shape b) {
        Area both = new Area(a);
        both.intersect(new Area(b));
        return both;
    }

    // transforms

    /** Lays a colour over what is painted so far, but not over the empty canvas. */
    public void glaze(Paint paint) {
        Composite before = g.getComposite();
        g.setComposite(AlphaComposite.SrcAtop);
        fill(rect(-4000, -4000, 8000, 8000), paint);
        g.setComposite(before);
    }

    /** Paints something in a place of its own, with the origin moved there. */
    public void at(double x, double y, Runnable what) {
        at(x, y, 1, 0, what);
    }

    public void at(double x, double y, double scale, double degrees, Runnable what) {
        AffineTransform before = g.getTransform();
        g.translate(x, y);
        g.rotate(Math.toRadians(degrees));
        g.scale(scale, scale);
        what.run();
        g.setTransform(before);
    }

    /** Paints something left-right mirrored about the vertical axis through the origin. */
    public void mirror(Runnable what) {
        AffineTransform before = g.getTransform();
        g.scale(-1, 1);
        what.run();
        g.setTransform(before);
    }

    /**
     * Paints something with a thin rim of light around its outline, so that it stands out anywhere.
     */
    public void withHalo(Color colour, Runnable what) {
        halo = colour;
        what.run();
        halo = null;
        what.run();
    }

    // painting

    public void fill(Shape shape, Paint paint) {
        if (halo != null) {
            return;
        }
        g.setPaint(paint);
        g.fill(shape);
    }

    /** A solid thing: filled, shaded, outlined. */
    public Shape solid(Shape shape, Color colour) {
        return solid(shape, colour, ink, 3.2);
    }

    public Shape solid(Shape shape, Color colour, double inkWidth, double depth) {
        Shape drawn = unsteady(shape);
        fill(drawn, colour);
        tones(drawn, colour, depth);
        outline(drawn, inkWidth);
        return drawn;
    }

    /** A thing without thickness: filled and outlined. */
    public Shape flat(Shape shape, Color colour, double inkWidth) {
        Shape drawn = unsteady(shape);
        fill(drawn, colour);
        outline(drawn, inkWidth);
        return drawn;
    }

    /** Light at the upper left and shade at the lower right edge, inside the shape. */
    public void tones(Shape drawn, Color colour, double depth) {
        if (depth <= 0) {
            return;
        }
        double lip = depth * 0.75 * Math.max(fine, 0.5);
        fill(minus(drawn, moved(drawn, -depth, -depth * 1.1)), Palette.shade(colour, 0.30));
        fill(
                minus(drawn, moved(drawn, lip, lip * 1.1)),
                Palette.alpha(Palette.light(colour, 0.45), 0.75));
    }

    /** A line of ink along the shape as it is, of uneven width. */
    public void outline(Shape drawn, double inkWidth) {
        outline(drawn, inkWidth, Palette.INK);
    }

    public void outline(Shape drawn, double inkWidth, Color colour) {
        if (inkWidth <= 0) {
            return;
        }
        if (halo != null) {
            g.setPaint(halo);
            g.setStroke(round(inkWidth * fine + HALO));
            g.draw(drawn);
            return;
        }
        g.setPaint(colour);
        if (colour.getAlpha() < 255) {
            g.setStroke(round(inkWidth * fine));
            g.draw(drawn);
            return;
        }
        double[] p = new double[6];
        double x = 0;
        double y = 0;
        double sx = 0;
        double sy = 0;
        for (PathIterator i = drawn.getPathIterator(null, 0.15); !i.isDone(); i.next()) {
            switch (i.currentSegment(p)) {
                case PathIterator.SEG_MOVETO -> {
                    sx = p[0];
                    sy = p[1];
                }
                case PathIterator.SEG_LINETO -> stroke(x, y, p[0], p[1], inkWidth);
                default -> {
                    stroke(x, y, sx, sy, inkWidth);
                    p[0] = sx;
                    p[1] = sy;
                }
            }
            x = p[0];
            y = p[1];
        }
    }

    /** A single unsteady line. */
    public void line(double x1, double y1, double x2, double y2, double w, Color colour) {
        Path2D.Double path = new Path2D.Double();
        path.moveTo(x1, y1);
        path.lineTo(x2, y2);
        outline(unsteady(path), w, colour);
    }

    /** An unsteady open curve. */
    public void curve(String svg, double w, Color colour) {
        outline(unsteady(path(svg)), w, colour);
    }

    /** A rope or bar: a line of colour with ink on both sides. */
    public void cord(Shape line, double w, Color colour) {
        Shape drawn = unsteady(line);
        outline(drawn, w + 2 * ink * 0.8);
        outline(drawn, w, colour);
    }

    /** The soft shadow of something that stands at a place. */
    public void contactShadow(double cx, double cy, double rx, double ry, double strength) {
        AffineTransform before = g.getTransform();
        g.translate(cx, cy);
        g.scale(1, ry / rx);
        Color dark = new Color(0x2A, 0x1A, 0x12);
        g.setPaint(
                new RadialGradientPaint(
                        0f,
                        0f,
                        (float) rx,
                        new float[] {0f, 0.45f, 1f},
                        new Color[] {
                            Palette.alpha(dark, strength),
                            Palette.alpha(dark, strength * 0.7),
                            Palette.alpha(dark, 0)
                        }));
        g.fill(oval(0, 0, rx, rx));
        g.setTransform(before);
    }

    /** A round glow that fades out. */
    public void glow(double cx, double cy, double r, Color colour, double strength) {
        if (halo != null) {
            return;
        }
        g.setPaint(
                new RadialGradientPaint(
                        (float) cx,
                        (float) cy,
                        (float) r,
                        new float[] {0f, 0.35f, 0.7f, 1f},
                        new Color[] {
                            Palette.alpha(colour, strength),
                            Palette.alpha(colour, strength * 0.62),
                            Palette.alpha(colour, strength * 0.18),
                            Palette.alpha(colour, 0)
                        }));
        g.fill(oval(cx, cy, r, r));
    }

    /** Planks inside a shape: seams, a tone of their own each, some nails and grain. */
    public void planks(Shape within, Color colour, double size, boolean upright) {
        Rectangle2D box = within.getBounds2D();
        Shape clip = g.getClip();
        g.clip(within);
        double from = upright ? box.getMinX() : box.getMinY();
        double to = upright ? box.getMaxX() : box.getMaxY();
        int index = 0;
        for (double at = from; at < to; at += size) {
            double tone = chance(index, 11) * 0.22 - 0.11;
            Color own = tone > 0 ? Palette.light(colour, tone) : Palette.shade(colour, -tone);
            Shape board =
                    upright
                            ? rect(at, box.getMinY(), size, box.getHeight())
                            : rect(box.getMinX(), at, box.getWidth(), size);
            fill(board, Palette.alpha(own, 0.8));
            grain(board, colour, upright, index);
            if (at > from) {
                seam(at, box, colour, upright);
            }
            index++;
        }
        g.setClip(clip);
    }

    private void seam(double at, Rectangle2D box, Color colour, boolean upright) {
        Color dark = Palette.shade(colour, 0.5);
        Color lit = Palette.alpha(Palette.light(colour, 0.4), 0.5);
        if (upright) {
            line(at, box.getMinY(), at, box.getMaxY(), 1.3, dark);
            line(at + 1.4, box.getMinY(), at + 1.4, box.getMaxY(), 1, lit);
        } else {
            line(box.getMinX(), at, box.getMaxX(), at, 1.3, dark);
            line(box.getMinX(), at + 1.4, box.getMaxX(), at + 1.4, 1, lit);
        }
    }

    private void grain(Shape board, Color colour, boolean upright, int index) {
        Rectangle2D box = board.getBounds2D();
        Color dark = Palette.alpha(Palette.shade(colour, 0.45), 0.45);
        double length = upright ? box.getHeight() : box.getWidth();
        int strokes = (int) Math.min(6, 1 + length / 45);
        for (int i = 0; i < strokes; i++) {
            double along = chance(index * 13 + i, 21) * length * 0.85;
            double across = 0.25 + 0.5 * chance(index * 13 + i, 22);
            double run = 6 + 14 * chance(index * 13 + i, 23);
            double x = upright ? box.getX() + across * box.getWidth() : box.getX() + along;
            double y = upright ? box.getY() + along : box.getY() + across * box.getHeight();
            line(x, y, upright ? x : x + run, upright ? y + run : y, 0.9, dark);
        }
    }

    /** Bricks or blocks inside a shape. */
    public void masonry(Shape within, Color colour, double w, double h) {
        Rectangle2D box = within.getBounds2D();
        Shape clip = g.getClip();
        g.clip(within);
        int row = 0;
        for (double y = box.getMinY(); y < box.getMaxY(); y += h, row++) {
            int column = 0;
            for (double x = box.getMinX() - (row % 2) * w / 2;
                    x < box.getMaxX();
                    x += w, column++) {
                double tone = chance(row * 31 + column, 31) * 0.3 - 0.15;
                Color own = tone > 0 ? Palette.light(colour, tone) : Palette.shade(colour, -tone);
                fill(unsteady(round(x + 0.7, y + 0.7, w - 1.4, h - 1.4, 1.4)), own);
            }
        }
        g.setClip(clip);
    }

    public static BasicStroke round(double w) {
        return new BasicStroke((float) w, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    }

    // the unsteady hand

    /** The shape as an unsteady hand draws it. */
    public Shape unsteady(Shape shape) {
        Path2D.Double out = new Path2D.Double(Path2D.WIND_EVEN_ODD);
        if (shape instanceof Path2D path) {
            out.setWindingRule(path.getWindingRule());
        }
        double[] p = new double[6];
        double x = 0;
        double y = 0;
        double sx = 0;
        double sy = 0;
        for (PathIterator i = shape.getPathIterator(null, 0.15); !i.isDone(); i.next()) {
            switch (i.currentSegment(p)) {
                case PathIterator.SEG_MOVETO -> {
                    sx = p[0];
                    sy = p[1];
                    out.moveTo(sx + strayX(sx, sy), sy + strayY(sx, sy));
                }
                case PathIterator.SEG_LINETO -> unsteadyLine(out, x, y, p[0], p[1]);
                default -> {
                    unsteadyLine(out, x, y, sx, sy);
                    out.closePath();
                    p[0] = sx;
                    p[1] = sy;
                }
            }
            x = p[0];
            y = p[1];
        }
        return out;
    }

    private void unsteadyLine(Path2D out, double x1, double y1, double x2, double y2) {
        int steps = (int) Math.max(1, Math.hypot(x2 - x1, y2 - y1) / STEP);
        for (int i = 1; i <= steps; i++) {
            double x = x1 + (x2 - x1) * i / steps;
            double y = y1 + (y2 - y1) * i / steps;
            out.lineTo(x + strayX(x, y), y + strayY(x, y));
        }
    }

    private double strayX(double x, double y) {
        return fine * waver * (2 * noise(x / 17, y / 17, 1) - 1);
    }

    private double strayY(double x, double y) {
        return fine * waver * (2 * noise(x / 17, y / 17, 2) - 1);
    }

    private void stroke(double x1, double y1, double x2, double y2, double w) {
        double press = 0.72 + 0.56 * noise((x1 + x2) / 26, (y1 + y2) / 26, 3);
        g.setStroke(round(w * press * fine));
        g.draw(new Line2D.Double(x1, y1, x2, y2));
    }

    /** A fixed random number from 0 to 1 for anything that has an index. */
    public double chance(int index, int salt) {
        return hash(index, seed, salt);
    }

    private double noise(double x, double y, int salt) {
        int ix = (int) Math.floor(x);
        int iy = (int) Math.floor(y);
        double fx = smooth(x - ix);
        double fy = smooth(y - iy);
        double top = hash(ix, iy, salt + seed) * (1 - fx) + hash(ix + 1, iy, salt + seed) * fx;
        double low =
                hash(ix, iy + 1, salt + seed) * (1 - fx) + hash(ix + 1, iy + 1, salt + seed) * fx;
        return top * (1 - fy) + low * fy;
    }

    private static double smooth(double t) {
        return t * t * (3 - 2 * t);
    }

    private static double hash(int a, int b, int c) {
        int h = a * 0x27d4eb2d ^ b * 0x165667b1 ^ c * 0x9e3779b1;
        h ^= h >>> 15;
        h *= 0x85ebca6b;
        h ^= h >>> 13;
        h *= 0xc2b2ae35;
        h ^= h >>> 16;
        return (h >>> 8) / (double) (1 << 24);
    }
}
