package meeples.html;

import com.google.gwt.core.client.JavaScriptObject;

/** One pad as the browser's Gamepad API describes it at one moment. */
class Gamepad extends JavaScriptObject {
    // GWT wants it protected, and every method final.
    protected Gamepad() {}

    /** How many places for pads there are, with a pad or without. */
    static native int places() /*-{
        return $wnd.navigator.getGamepads ? $wnd.navigator.getGamepads().length : 0;
    }-*/;

    /** The pad in a place, or null. */
    static native Gamepad at(int place) /*-{
        var pad = $wnd.navigator.getGamepads()[place];
        return pad && pad.connected !== false ? pad : null;
    }-*/;

    final native String id() /*-{
        return this.id || 'Gamepad';
    }-*/;

    /** Whether its buttons are where the standard wants them. */
    final native boolean isStandard() /*-{
        return this.mapping === 'standard';
    }-*/;

    final native int buttons() /*-{
        return this.buttons.length;
    }-*/;

    final native boolean isPressed(int button) /*-{
        var state = this.buttons[button];
        return !!state && (state.pressed || state.value > 0.5);
    }-*/;

    final native int axes() /*-{
        return this.axes.length;
    }-*/;

    final native double axis(int axis) /*-{
        return this.axes[axis] || 0;
    }-*/;

    final native boolean canRumble() /*-{
        return !!this.vibrationActuator && !!this.vibrationActuator.playEffect;
    }-*/;

    final native void rumble(int milliseconds, double strength) /*-{
        // A page that is not looked at may not rumble: that is no failure.
        this.vibrationActuator.playEffect('dual-rumble', {
            duration: milliseconds, strongMagnitude: strength, weakMagnitude: strength
        })['catch'](function() {});
    }-*/;
}
