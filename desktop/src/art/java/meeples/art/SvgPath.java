package meeples.art;

import java.awt.geom.Path2D;

/**
 * Reads the path language of SVG (M L H V C S Q T Z, absolute and relative) into a shape, so that
 * free-hand outlines can be written in one line.
 */
final class SvgPath {
    private final String text;
    private int at;
    private final Path2D.Double path = new Path2D.Double();
    private double x;
    private double y;
    private double startX;
    private double startY;
    private double controlX;
    private double controlY;

    private SvgPath(String text) {
        this.text = text;
    }

    static Path2D.Double parse(String text) {
        SvgPath reader = new SvgPath(text);
        reader.read();
        return reader.path;
    }

    private void read() {
        char command = 'M';
        while (skipToNext()) {
            char c = text.charAt(at);
            if (Character.isLetter(c)) {
                command = c;
                at++;
                if (command == 'Z' || command == 'z') {
                    path.closePath();
                    x = startX;
                    y = startY;
                    continue;
                }
            }
            segment(command);
            if (command == 'M') {
                command = 'L';
            } else if (command == 'm') {
                command = 'l';
            }
        }
    }

    private void segment(char command) {
        boolean relative = Character.isLowerCase(command);
        double ox = relative ? x : 0;
        double oy = relative ? y : 0;
        char kind = Character.toUpperCase(command);
        switch (kind) {
            case 'M' -> {
                moveTo(ox + number(), oy + number());
                path.moveTo(x, y);
                startX = x;
                startY = y;
            }
            case 'L' -> lineTo(ox + number(), oy + number());
            case 'H' -> lineTo(ox + number(), y);
            case 'V' -> lineTo(x, oy + number());
            case 'C' ->
                    curve(
                            ox + number(),
                            oy + number(),
                            ox + number(),
                            oy + number(),
                            ox + number(),
                            oy + number());
            case 'S' ->
                    curve(
                            2 * x - controlX,
                            2 * y - controlY,
                            ox + number(),
                            oy + number(),
                            ox + number(),
                            oy + number());
            case 'Q' -> quad(ox + number(), oy + number(), ox + number(), oy + number());
            case 'T' -> quad(2 * x - controlX, 2 * y - controlY, ox + number(), oy + number());
            default -> throw new IllegalArgumentException("path command " + command);
        }
    }

    private void moveTo(double nx, double ny) {
        x = nx;
        y = ny;
        controlX = nx;
        controlY = ny;
    }

    private void lineTo(double nx, double ny) {
        moveTo(nx, ny);
        path.lineTo(x, y);
    }

    private void curve(double x1, double y1, double x2, double y2, double nx, double ny) {
        path.curveTo(x1, y1, x2, y2, nx, ny);
        moveTo(nx, ny);
        controlX = x2;
        controlY = y2;
    }

    private void quad(double x1, double y1, double nx, double ny) {
        path.quadTo(x1, y1, nx, ny);
        moveTo(nx, ny);
        controlX = x1;
        controlY = y1;
    }

    private boolean skipToNext() {
        while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == ',')) {
            at++;
        }
        return at < text.length();
    }

    private double number() {
        skipToNext();
        int from = at;
        if (text.charAt(at) == '-' || text.charAt(at) == '+') {
            at++;
        }
        boolean dot = false;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '.' && !dot) {
                dot = true;
            } else if (c == 'E') {
                at++;
            } else if (!Character.isDigit(c)) {
                break;
            }
            at++;
        }
        return Double.parseDouble(text.substring(from, at));
    }
}
