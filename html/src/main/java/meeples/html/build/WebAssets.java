package meeples.html.build;

import com.badlogic.gdx.backends.gwt.preloader.DefaultAssetFilter;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Decides, while the pages are built, which assets the browser gets and when. */
public final class WebAssets extends DefaultAssetFilter {
    private static final Pattern SIZE = Pattern.compile("/atlas/(\\d+)/");

    /**
     * Neither fonts, which the browser loads itself by the page's style sheet, nor what LibGDX adds
     * for 3D and for its own font.
     */
    @Override
    public boolean accept(String file, boolean isDirectory) {
        return super.accept(file, isDirectory)
                && !file.contains("/fonts")
                && !file.contains("com/badlogic/");
    }

    /** Sounds and music come by themselves when they are first wanted. */
    @Override
    public boolean preload(String file) {
        return !file.startsWith("audio/");
    }

    /** Pictures of each size are a bundle of their own, of which a page needs one. */
    @Override
    public String getBundleName(String file) {
        Matcher size = SIZE.matcher(file);
        return size.find() ? size.group(1) : super.getBundleName(file);
    }
}
