package meeples.ui;

import meeples.text.Characters;
import meeples.text.Typeface;

/**
 * What a text is for: this decides its typeface and size. Sizes are in units of the screen, see
 * {@link ScreenSize}.
 */
public enum Role {
    /** The one big word of a screen. */
    DISPLAY(Typeface.DISPLAY, 72, 72, Characters.LATIN),
    /** Over a panel, on a sign. */
    TITLE(Typeface.DISPLAY, 34, 36, Characters.LATIN),
    BODY(Typeface.TEXT, 23, 29, Characters.LATIN + Role.NAMES),
    BOLD(Typeface.TEXT_BOLD, 23, 29, Characters.LATIN + Role.NAMES),
    /** Who has to do what now: on a big screen all must see it. */
    STATUS(Typeface.TEXT_BOLD, 23, 36, Characters.LATIN + Role.NAMES),
    /** Explanations and small print. */
    SMALL(Typeface.TEXT, 20, 25, Characters.LATIN + Role.NAMES),
    /** Counts beside pictures. */
    NUMBER(Typeface.TEXT_BOLD, 32, 36, "0123456789+-−×/:.,%?!() ");

    /** Letters that only people's names have. */
    private static final String NAMES =
            "ĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĴĵĶķĹĺĻļĽľŁłŃńŅņŇňŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤť"
                + "ŨũŪūŬŭŮůŰűŲųŴŵŶŷŹźŻżŽžÃãÅåÌìÐðÒòÕõØøÝýÞþ";

    private final Typeface face;
    private final int size;
    private final int bigScreenSize;
    private final String characters;

    Role(Typeface face, int size, int bigScreenSize, String characters) {
        this.face = face;
        this.size = size;
        this.bigScreenSize = bigScreenSize;
        this.characters = characters;
    }

    public Typeface face() {
        return face;
    }

    public String characters() {
        return characters;
    }

    /** Height of the letters, as type is measured, at 1080 lines and 100 %. */
    public int size(boolean bigScreen) {
        return bigScreen ? bigScreenSize : size;
    }
}
