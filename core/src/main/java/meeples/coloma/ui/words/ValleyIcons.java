package meeples.coloma.ui.words;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import meeples.coloma.model.Site;

/** The names of Coloma's own icons, without "icon-". */
public final class ValleyIcons {
    private static final List<String> PIECES =
            List.of(
                    "coin",
                    "nugget",
                    "dude",
                    "tent",
                    "horse",
                    "wagon",
                    "barrel",
                    "river",
                    "bridge",
                    "card",
                    "building",
                    "hotel",
                    "gunman",
                    "outlaw",
                    "badge",
                    "barker",
                    "signpost",
                    "barricade",
                    "mule",
                    "carrot",
                    "mine-cart",
                    "shovel",
                    "wheelbarrow",
                    "hammer",
                    "saw");

    private ValleyIcons() {}

    /** The sign with the number of a site. */
    public static String site(int site) {
        return "site-" + (site + 1);
    }

    /** All of them: they are painted in colours of their own. */
    public static Set<String> all() {
        Set<String> icons = new HashSet<>(PIECES);
        for (int site = 0; site < Site.ALL; site++) {
            icons.add(site(site));
        }
        return icons;
    }
}
