package meeples.coloma.ui.ask;

import java.util.ArrayList;
import java.util.List;
import meeples.coloma.model.Decision;
import meeples.coloma.model.Site;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Move;
import meeples.coloma.table.ValleyTarget;
import meeples.coloma.ui.outlook.Crowds;
import meeples.coloma.ui.outlook.SiteOutlook;
import meeples.coloma.ui.words.ValleyIcons;
import meeples.game.ask.Desk;
import meeples.game.ask.Line;
import meeples.text.Figures;

/**
 * Where does the pioneer go, or the mule? In secret, so nothing here depends on others' choices.
 */
final class AskSite extends ValleyAsk {
    private final boolean mule;

    AskSite(Desk<Valley> desk) {
        super(desk);
        mule = valley.decision() == Decision.MULE;
    }

    @Override
    Page first() {
        Page page = new Page(words.get(mule ? "ask.mule" : "ask.site"));
        for (int site = 0; site < Site.ALL; site++) {
            int move = mule ? Move.mule(site) : Move.site(site);
            page.line(line(ValleyIcons.site(site), mule ? carrot(site) : summary(site)));
            page.press(
                    ValleyTarget.site(site),
                    mule ? List.of(line("carrot", carrot(site))) : about(site),
                    () -> desk.play(move));
        }
        return page;
    }

    /** What the mule would bring from there. */
    private String carrot(int site) {
        if ((valley.carrots(seat()) & 1 << site) == 0) {
            return words.get("ask.mule.eaten", words.site(site));
        }
        boolean twice = valley.hasEventTent(seat(), site);
        return words.get(
                twice ? "ask.mule.twice" : "ask.mule.gives",
                words.site(site),
                words.eventGives(site));
    }

    private String name(Valley position, int site) {
        return site == position.barker()
                ? words.get("ask.site.barker", site + 1)
                : words.site(site);
    }

    private String summary(int site) {
        SiteOutlook outlook = new SiteOutlook(words, valley, seat(), site);
        return words.get(
                outlook.isBarred() ? "ask.site.primary" : "ask.site.both",
                name(valley, site),
                outlook.primary(),
                outlook.secondary(),
                risk(site));
    }

    private String risk(int site) {
        return Figures.percent(desk.texts(), Crowds.risk(valley, seat(), site));
    }

    private List<Line> about(int site) {
        SiteOutlook outlook = new SiteOutlook(words, valley, seat(), site);
        List<Line> about = new ArrayList<>();
        String first = words.get("ask.site.first", name(valley, site), outlook.primary());
        about.add(line(ValleyIcons.site(site), first));
        if (outlook.isBarred()) {
            about.add(line("barricade", words.get("ask.site.barred")));
            return about;
        }
        boolean signpost = site == valley.signpost();
        about.add(
                line(
                        signpost ? "signpost" : "plus",
                        words.get("ask.site.second", outlook.secondary())));
        List<String> cards = outlook.buildable();
        if (!cards.isEmpty()) {
            about.add(line("card", words.list(cards)));
        }
        about.add(line("barricade", words.get("ask.site.risk", risk(site))));
        return about;
    }

    /** The number keys are the sites' own numbers. */
    @Override
    public boolean digit(int index) {
        if (index >= Site.ALL) {
            return false;
        }
        press(ValleyTarget.site(index));
        return true;
    }

    @Override
    String tipName() {
        return mule ? "mule" : "site";
    }
}
