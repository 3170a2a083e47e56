package meeples.table;

/** An upright rectangle of a board's plan. */
public record Area(float x, float y, float width, float height) {
    public float centerX() {
        return x + width / 2;
    }

    public float centerY() {
        return y + height / 2;
    }

    public float right() {
        return x + width;
    }

    public float top() {
        return y + height;
    }

    public boolean contains(float px, float py) {
        return px >= x && px < x + width && py >= y && py < y + height;
    }
}
