package meeples.fistful.ui.book;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import meeples.fistful.model.Meeple;
import meeples.fistful.table.Art;
import meeples.fistful.table.SignTexts;
import meeples.fistful.ui.TownSigns;
import meeples.fistful.ui.words.TownWords;
import meeples.input.Command;
import meeples.play.Seat;
import meeples.text.Texts;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.Ui;
import meeples.ui.UiScreen;

/** The rules as an illustrated book: chapters to leaf through, and a search over all of them. */
public final class RulesScreen extends UiScreen {
    /** Below this width in units there is no room for a list of chapters beside the page. */
    private static final float WIDE = 1250;

    private static final float LIST_WIDTH = 340;
    private static final float PICTURE_WIDTH = 740;
    private static final float LINE_WIDTH = 760;
    private static final int LONGEST_SEARCH = 40;

    private final List<LittleTable> shown = new ArrayList<>();
    private LittleTables tables;
    private float tablesWidth;
    private int chapter;
    private String query = "";
    private Table page;
    private ScrollPane scroll;
    private float pageWidth;

    public RulesScreen(Ui ui) {
        super(ui);
    }

    @Override
    protected void build(Table root) {
        Theme theme = ui.theme();
        float units = roomWidth() / theme.size().pixelsPerUnit();
        boolean wide = units >= WIDE;
        float margin = theme.px(wide ? 40 : 20);
        root.pad(margin * 0.6f, margin, margin * 0.6f, margin);
        root.add(head(wide)).growX().colspan(2).padBottom(theme.px(14)).row();
        float listWidth = 0;
        if (wide) {
            listWidth = theme.px(LIST_WIDTH) + theme.px(18);
            ScrollPane list = make.scroll("chapters", chapterList());
            root.add(list).width(theme.px(LIST_WIDTH)).growY().top().padRight(theme.px(18));
        }
        Table paper = make.paper();
        pageWidth =
                roomWidth()
                        - 2 * margin
                        - listWidth
                        - paper.getPadLeft()
                        - paper.getPadRight()
                        - theme.px(30);
        page = new Table();
        page.top().left();
        scroll = make.scroll("page", page);
        paper.add(scroll).grow();
        root.add(paper).grow();
        fill();
    }

    private Table head(boolean wide) {
        Theme theme = ui.theme();
        Table head = new Table();
        float finger = theme.size().finger();
        head.add(make.button("back", ui.text("rules.back"), this::back)).height(finger);
        Label title = make.lightLabel(ui.text("rules.title"), Role.TITLE);
        title.setAlignment(Align.center);
        if (wide) {
            head.add(title).expandX();
        } else {
            head.add(
                            make.selector(
                                    "chapter",
                                    RulesBook.chapters(),
                                    RulesBook.chapters().get(chapter),
                                    each -> each.title(ui.texts()),
                                    each -> open(RulesBook.chapters().indexOf(each))))
                    .growX()
                    .minHeight(finger)
                    .padLeft(theme.px(12))
                    .padRight(theme.px(12));
        }
        TextField field = make.field("search", query, LONGEST_SEARCH, this::search);
        field.setMessageText(ui.text("rules.search"));
        head.add(field).width(theme.px(wide ? 420 : 300)).height(finger);
        return head;
    }

    private Table chapterList() {
        Theme theme = ui.theme();
        Table list = new Table();
        list.top();
        list.defaults().growX().minHeight(theme.size().finger()).padBottom(theme.px(2));
        for (int i = 0; i < RulesBook.chapters().size(); i++) {
            list.add(chapterButton(i)).row();
        }
        return list;
    }

    private TextButton chapterButton(int index) {
        Chapter each = RulesBook.chapters().get(index);
        String title = each.title(ui.texts());
        boolean open = index == chapter && query.isEmpty();
        TextButton button = make.tab(each.key(), title, open, () -> open(index));
        button.getLabel().setAlignment(Align.left);
        return button;
    }

    /** Turns to a chapter. */
    public void open(int index) {
        chapter = index;
        query = "";
        rebuild();
        scroll.setScrollY(0);
        scroll.updateVisualScroll();
    }

    private void search(String typed) {
        query = typed.trim();
        fill();
        scroll.setScrollY(0);
        scroll.updateVisualScroll();
    }

    private void fill() {
        page.clearChildren();
        shown.clear();
        if (query.isEmpty()) {
            fillWithChapter();
        } else {
            fillWithFound();
        }
        page.invalidateHierarchy();
    }

    private void fillWithChapter() {
        Chapter now = RulesBook.chapters().get(chapter);
        page.add(make.label(now.title(ui.texts()), Role.TITLE)).left().padBottom(gap()).row();
        for (Passage passage : now.passages()) {
            add(passage);
        }
        page.add(turners()).growX().padTop(gap()).row();
    }

    private void fillWithFound() {
        Texts texts = ui.texts();
        List<Passage> found = RulesBook.search(query, texts);
        String summary =
                found.isEmpty()
                        ? texts.get("rules.found.none", query)
                        : texts.count("rules.found", found.size(), query);
        Label label = make.paragraph(summary, Role.BODY);
        page.add(label).width(pageWidth).left().padBottom(gap()).row();
        for (Passage passage : found) {
            add(passage);
        }
    }

    private float gap() {
        return ui.theme().px(18);
    }

    private void add(Passage passage) {
        Theme theme = ui.theme();
        Table block = new Table();
        block.left();
        // From afar a picture needs the whole page.
        boolean far = theme.size().bigScreen();
        boolean beside =
                passage.picture() != Picture.NONE
                        && !far
                        && pageWidth >= theme.px(PICTURE_WIDTH) + theme.px(440);
        float textWidth =
                beside
                        ? pageWidth - theme.px(PICTURE_WIDTH) - gap()
                        : Math.min(pageWidth, theme.px(LINE_WIDTH + 200));
        Table words = new Table();
        words.add(make.label(passage.title(ui.texts()), Role.BOLD)).left().row();
        Label text = make.paragraph(passage.text(ui.texts()), Role.BODY);
        words.add(text).width(textWidth).left().padTop(theme.px(4));
        block.add(words).width(textWidth).top().left();
        if (passage.picture() != Picture.NONE) {
            if (beside) {
                block.add(picture(passage, theme.px(PICTURE_WIDTH))).top().padLeft(gap());
            } else {
                block.row();
                float width = far ? pageWidth : Math.min(pageWidth, theme.px(PICTURE_WIDTH));
                block.add(picture(passage, width)).left().padTop(theme.px(10));
            }
        }
        page.add(block).left().padBottom(gap() * 1.4f).row();
    }

    private Actor picture(Passage passage, float width) {
        return switch (passage.picture()) {
            case SKILL -> row(new int[] {3, 2, 1, 0}, ">", false);
            case BOUNTY -> row(new int[] {3, 2, 1, 0}, "", true);
            case SCORE -> score();
            default -> table(passage, width);
        };
    }

    private Actor table(Passage passage, float width) {
        boolean calm = ui.settings().reducedMotion.isOn();
        Story story = Stories.of(passage.picture());
        float inner = width - ui.theme().px(12);
        LittleTable little = tables(width).make(story, seats(), calm, inner);
        Button frame = make.bareFrame("play " + passage.key(), little::replay);
        frame.add(little).size(inner, little.getHeight()).pad(ui.theme().px(6));
        shown.add(little);
        help().add(frame, () -> ui.text("rules.replay"));
        return frame;
    }

    /** The tables' pictures and type are made once for a width. */
    private LittleTables tables(float width) {
        if (tables == null || tablesWidth != width) {
            forgetTables();
            SignTexts signs = new TownSigns(new TownWords(ui.texts()));
            float least = ui.theme().size().leastText();
            tables = new LittleTables(width, least, ui.platform().fonts(), signs, ui.settings());
            tablesWidth = width;
        }
        return tables;
    }

    private void forgetTables() {
        if (tables != null) {
            tables.dispose();
            tables = null;
        }
    }

    @Override
    public void dispose() {
        super.dispose();
        forgetTables();
    }

    /** The height of the smallest type in the pictures; for tests that look on. */
    public float smallestText() {
        float smallest = Float.MAX_VALUE;
        for (LittleTable little : shown) {
            smallest = Math.min(smallest, little.smallestText());
        }
        return smallest;
    }

    private static List<Seat> seats() {
        return List.of(
                new Seat("Ada", "", Art.COLOURS[0], Art.SYMBOLS[0]),
                new Seat("Bo", "", Art.COLOURS[1], Art.SYMBOLS[1]));
    }

    /** Kinds of meeples side by side, with a sign between them or their bounty below. */
    private Table row(int[] kinds, String between, boolean bounty) {
        Theme theme = ui.theme();
        Table row = new Table();
        for (int i = 0; i < kinds.length; i++) {
            if (i > 0 && !between.isEmpty()) {
                row.add(make.label(between, Role.BOLD)).pad(theme.px(10));
            }
            Table cell = new Table();
            cell.add(make.picture(Art.meepleIcon(kinds[i]))).size(theme.px(72)).row();
            String below =
                    bounty
                            ? String.valueOf(Meeple.bounty(kinds[i]))
                            : ui.text("meeple." + Meeple.word(kinds[i]));
            cell.add(make.label(below, bounty ? Role.NUMBER : Role.SMALL));
            row.add(cell).pad(theme.px(6));
        }
        return row;
    }

    private Table score() {
        Table row = new Table();
        addWorth(row, "gold", "1");
        addWorth(row, "bar", "10");
        addWorth(row, "marquee", "5 / 10");
        return row;
    }

    private void addWorth(Table row, String icon, String worth) {
        Theme theme = ui.theme();
        row.add(make.picture(Art.icon(icon))).size(theme.px(56)).pad(theme.px(8));
        row.add(make.label(worth, Role.NUMBER)).padRight(theme.px(26));
    }

    /** Buttons to the chapters before and after. */
    private Table turners() {
        Table turners = new Table();
        float finger = ui.theme().size().finger();
        List<Chapter> all = RulesBook.chapters();
        if (chapter > 0) {
            String text = ui.text("rules.previous", all.get(chapter - 1).title(ui.texts()));
            turners.add(make.button("previous", text, () -> open(chapter - 1))).minHeight(finger);
        }
        turners.add().expandX();
        if (chapter < all.size() - 1) {
            String text = ui.text("rules.next", all.get(chapter + 1).title(ui.texts()));
            turners.add(make.button("next", text, () -> open(chapter + 1))).minHeight(finger);
        }
        return turners;
    }

    @Override
    protected boolean command(Command command) {
        return switch (command) {
            case UP -> scrollBy(-1);
            case DOWN -> scrollBy(1);
            case PAGE_BACK -> leaf(-1);
            case PAGE_ON -> leaf(1);
            default -> false;
        };
    }

    private boolean leaf(int step) {
        int wanted = chapter + step;
        if (wanted >= 0 && wanted < RulesBook.chapters().size()) {
            open(wanted);
        }
        return true;
    }

    /** Up and down move the page while something in it has the focus, until it ends. */
    private boolean scrollBy(int direction) {
        Actor focused = focus().focused();
        if (focused == null || !focused.isDescendantOf(scroll)) {
            return false;
        }
        float step = ui.theme().px(180) * direction;
        float target = Math.max(0, Math.min(scroll.getMaxY(), scroll.getScrollY() + step));
        if (target == scroll.getScrollY()) {
            return false;
        }
        scroll.setScrollY(target);
        return true;
    }
}
