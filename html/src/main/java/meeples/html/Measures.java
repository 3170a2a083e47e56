package meeples.html;

import com.google.gwt.canvas.dom.client.Context2d;
import com.google.gwt.core.client.JavaScriptObject;

/** All that a browser tells of a text's size, asked for once. */
class Measures extends JavaScriptObject {
    protected Measures() {}

    static native Measures of(Context2d ruler, String text) /*-{
        return ruler.measureText(text);
    }-*/;

    final native double advance() /*-{
        return this.width;
    }-*/;

    final native double ascent() /*-{
        return this.actualBoundingBoxAscent;
    }-*/;

    final native double descent() /*-{
        return this.actualBoundingBoxDescent;
    }-*/;

    final native double left() /*-{
        return this.actualBoundingBoxLeft;
    }-*/;

    final native double right() /*-{
        return this.actualBoundingBoxRight;
    }-*/;

    final native double fontAscent() /*-{
        return this.fontBoundingBoxAscent;
    }-*/;

    final native double fontDescent() /*-{
        return this.fontBoundingBoxDescent;
    }-*/;
}
