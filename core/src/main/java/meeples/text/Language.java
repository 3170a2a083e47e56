package meeples.text;

/** A language that the game speaks. */
public enum Language {
    ENGLISH("en", "English"),
    FRENCH("fr", "Français"),
    GERMAN("de", "Deutsch");

    private final String code;
    private final String ownName;

    Language(String code, String ownName) {
        this.code = code;
        this.ownName = ownName;
    }

    /** The two letters by which the world knows it. */
    public String code() {
        return code;
    }

    /** What its speakers call it; shown in every language alike. */
    public String ownName() {
        return ownName;
    }

    /** Whether so many of something take the singular. */
    public boolean isSingular(int count) {
        int size = Math.abs(count);
        return this == FRENCH ? size < 2 : size == 1;
    }

    /** The language of a system's locale such as {@code de_AT}; English when we don't speak it. */
    public static Language of(String locale) {
        for (Language language : values()) {
            if (locale.regionMatches(true, 0, language.code, 0, language.code.length())) {
                return language;
            }
        }
        return ENGLISH;
    }
}
