package meeples.html;

import com.google.gwt.core.client.JsArrayString;
import java.util.ArrayList;
import java.util.List;

/**
 * The lists of pictures that are sharp on a page as large as it is now. The page knows them before
 * there is a game, to begin with fetching: see sizes.js.
 */
final class PictureSizes {
    /** What widgets and the title of a game are made of. */
    List<String> forTitle(String game) {
        return list(title(game));
    }

    /** What a game's table shows: its pieces, and those widgets' pictures that lie among them. */
    List<String> forTable(String game) {
        return list(table(game));
    }

    private static native JsArrayString title(String game) /*-{
        return $wnd.pageSizes.forTitle(game);
    }-*/;

    private static native JsArrayString table(String game) /*-{
        return $wnd.pageSizes.forTable(game);
    }-*/;

    private static List<String> list(JsArrayString names) {
        List<String> list = new ArrayList<>();
        for (int i = 0; i < names.length(); i++) {
            list.add(names.get(i));
        }
        return list;
    }
}
