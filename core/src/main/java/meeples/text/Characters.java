package meeples.text;

/** The characters that fonts are made of. */
public final class Characters {
    /** All that English, French and German texts are written with. */
    public static final String LATIN =
            " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz"
                + "{|}~\u00a0¡©«°±·»¼½¾¿ÀÁÂÄÆÇÈÉÊËÍÎÏÑÓÔÖ×ÙÚÛÜßàáâäæçèéêëíîïñóôö÷ùúûüÿŒœŸẞ"
                + "–—‘’‚“”„•…‹›€→←↑↓−";

    private Characters() {}
}
