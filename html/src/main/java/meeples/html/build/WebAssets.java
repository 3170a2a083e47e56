package meeples.html.build;

import com.badlogic.gdx.backends.gwt.preloader.DefaultAssetFilter;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Decides, while the pages are built, which assets the browser gets and when. */
public final class WebAssets extends DefaultAssetFilter {
    private static final Pattern ATLAS = Pattern.compile("/atlas/(\\d+)/(?:([a-z]+)/)?([a-z]+)");
    private static final Pattern LANGUAGE =
            Pattern.compile("/i18n/(?:[a-z]+/)?[a-z]+_([a-z]+)[-.]");
    private static final Pattern PUZZLES = Pattern.compile("/puzzles/([a-z]+)[-.]");
    private static final Pattern FOR_WINDOWS = Pattern.compile("/atlas/(app-icon|cursor|atlas\\.)");

    /**
     * Neither fonts, which the browser loads itself by the page's style sheet, nor icons and
     * cursors of a window, nor what LibGDX adds for 3D and for its own font.
     */
    @Override
    public boolean accept(String file, boolean isDirectory) {
        return super.accept(file, isDirectory)
                && !file.contains("/fonts")
                && !FOR_WINDOWS.matcher(file).find()
                && !file.contains("com/badlogic/");
    }

    /** Sounds and music come by themselves when they are first wanted. */
    @Override
    public boolean preload(String file) {
        return !file.startsWith("audio/");
    }

    /**
     * A list of its own for what may be needed without the rest: a language's texts; a game's
     * puzzles; pictures of each size, those that all games share, a game's title with its icons,
     * which menus show too, and what else that game shows.
     */
    @Override
    public String getBundleName(String file) {
        Matcher language = LANGUAGE.matcher(file);
        if (language.find()) {
            return language.group(1);
        }
        Matcher atlas = ATLAS.matcher(file);
        if (atlas.find()) {
            return pictures(atlas.group(2), atlas.group(3)) + "-" + atlas.group(1);
        }
        Matcher puzzles = PUZZLES.matcher(file);
        if (puzzles.find()) {
            return puzzles.group(1) + "-puzzles";
        }
        return super.getBundleName(file);
    }

    private static String pictures(String game, String name) {
        if (game == null) {
            return name;
        }
        return name.equals("title") || name.equals("icons") ? game + "-title" : game;
    }
}
