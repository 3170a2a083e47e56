package meeples.html.build;

import com.badlogic.gdx.backends.gwt.preloader.DefaultAssetFilter;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Decides, while the pages are built, which assets the browser gets and when. */
public final class WebAssets extends DefaultAssetFilter {
    private static final Pattern ATLAS = Pattern.compile("/atlas/(\\d+)/([a-z]+)");
    private static final Pattern LANGUAGE = Pattern.compile("/i18n/[a-z]+_([a-z]+)[-.]");
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
     * A list of its own for what may be needed without the rest: a language's texts; pictures of
     * each size, for widgets, for the title and for the table.
     */
    @Override
    public String getBundleName(String file) {
        Matcher language = LANGUAGE.matcher(file);
        if (language.find()) {
            return language.group(1);
        }
        Matcher atlas = ATLAS.matcher(file);
        if (atlas.find()) {
            String name = atlas.group(2);
            boolean early = name.equals("ui") || name.equals("title");
            return (early ? name : "table") + "-" + atlas.group(1);
        }
        return super.getBundleName(file);
    }
}
