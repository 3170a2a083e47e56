package meeples.art.coloma;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import meeples.art.Pieces;

/** A star that lies on the ground: wider than high. */
final class AffineStar {
    private AffineStar() {}

    static Shape flat(double rx, double ry) {
        return AffineTransform.getScaleInstance(rx, ry)
                .createTransformedShape(Pieces.star(0, 0, 1));
    }
}
