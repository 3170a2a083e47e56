package meeples.room.book;

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
import meeples.game.BoardGame;
import meeples.game.book.Chapter;
import meeples.game.book.Illustration;
import meeples.game.book.Passage;
import meeples.game.book.RulesBook;
import meeples.game.book.SignRow;
import meeples.game.book.Story;
import meeples.input.Command;
import meeples.picture.SeatColours;
import meeples.picture.SeatSymbols;
import meeples.play.Eyes;
import meeples.play.Seat;
import meeples.text.Texts;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.Ui;
import meeples.ui.UiScreen;

/** The rules as an illustrated book: chapters to leaf through, and a search over all of them. */
public final class RulesScreen<S, E> extends UiScreen {
    /** Below this width in units there is no room for a list of chapters beside the page. */
    private static final float WIDE = 1250;

    private static final float LIST_WIDTH = 340;
    private static final float PICTURE_WIDTH = 740;
    private static final float LINE_WIDTH = 760;
    private static final int LONGEST_SEARCH = 40;
    private static final String[] NAMES = {"Ada", "Bo", "Cal", "Dot", "Eli", "Fay"};

    private final BoardGame<S, E> game;
    private final Texts texts;
    private final RulesBook<S, E> book;
    private final List<LittleTable<S, E>> shown = new ArrayList<>();
    private LittleTables tables;
    private float tablesWidth;
    private int chapter;
    private String query = "";
    private Table page;
    private ScrollPane scroll;
    private float pageWidth;

    public RulesScreen(Ui ui, BoardGame<S, E> game) {
        super(ui);
        this.game = game;
        texts = ui.texts().of(game.name());
        book = game.book();
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
        head.add(make.button("back", texts.get("rules.back"), this::back)).height(finger);
        Label title = make.lightLabel(texts.get("rules.title"), Role.TITLE);
        title.setAlignment(Align.center);
        if (wide) {
            head.add(title).expandX();
        } else {
            head.add(
                            make.selector(
                                    "chapter",
                                    book.chapters(),
                                    book.chapters().get(chapter),
                                    each -> each.title(texts),
                                    each -> open(book.chapters().indexOf(each))))
                    .growX()
                    .minHeight(finger)
                    .padLeft(theme.px(12))
                    .padRight(theme.px(12));
        }
        TextField field = make.field("search", query, LONGEST_SEARCH, this::search);
        field.setMessageText(texts.get("rules.search"));
        head.add(field).width(theme.px(wide ? 420 : 300)).height(finger);
        return head;
    }

    private Table chapterList() {
        Theme theme = ui.theme();
        Table list = new Table();
        list.top();
        list.defaults().growX().minHeight(theme.size().finger()).padBottom(theme.px(2));
        for (int i = 0; i < book.chapters().size(); i++) {
            list.add(chapterButton(i)).row();
        }
        return list;
    }

    private TextButton chapterButton(int index) {
        Chapter each = book.chapters().get(index);
        String title = each.title(texts);
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
        Chapter now = book.chapters().get(chapter);
        page.add(make.label(now.title(texts), Role.TITLE)).left().padBottom(gap()).row();
        for (Passage passage : now.passages()) {
            add(passage);
        }
        page.add(turners()).growX().padTop(gap()).row();
    }

    private void fillWithFound() {
        List<Passage> found = BookSearch.search(book.chapters(), query, texts);
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
                passage.hasPicture()
                        && !far
                        && pageWidth >= theme.px(PICTURE_WIDTH) + theme.px(440);
        float textWidth =
                beside
                        ? pageWidth - theme.px(PICTURE_WIDTH) - gap()
                        : Math.min(pageWidth, theme.px(LINE_WIDTH + 200));
        Table words = new Table();
        words.add(make.label(passage.title(texts), Role.BOLD)).left().row();
        Label text = make.paragraph(passage.text(texts), Role.BODY);
        words.add(text).width(textWidth).left().padTop(theme.px(4));
        block.add(words).width(textWidth).top().left();
        if (passage.hasPicture()) {
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
        Illustration<S, E> illustration = book.illustration(passage);
        return illustration instanceof Story<S, E> story
                ? table(passage, story, width)
                : row((SignRow<S, E>) illustration);
    }

    private Actor table(Passage passage, Story<S, E> story, float width) {
        boolean calm = ui.settings().reducedMotion.isOn();
        float inner = width - ui.theme().px(12);
        LittleTable<S, E> little =
                tables(width).make(game, story, seats(story), Eyes.EVERYBODY, calm, inner);
        Button frame = make.bareFrame("play " + passage.key(), little::replay);
        frame.add(little).size(inner, little.getHeight()).pad(ui.theme().px(6));
        shown.add(little);
        help().add(frame, () -> texts.get("rules.replay"));
        return frame;
    }

    /** The tables' pictures and type are made once for a width. */
    private LittleTables tables(float width) {
        if (tables == null || tablesWidth != width) {
            forgetTables();
            float least = ui.theme().size().leastText();
            tables = new LittleTables(ui, game, width / book.usualWidth(), least);
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
        for (LittleTable<S, E> little : shown) {
            smallest = Math.min(smallest, little.smallestText());
        }
        return smallest;
    }

    private List<Seat> seats(Story<S, E> story) {
        List<Seat> seats = new ArrayList<>();
        for (int i = 0; i < game.game().rules().seats(story.start()); i++) {
            seats.add(new Seat(NAMES[i], "", SeatColours.WORDS[i], SeatSymbols.WORDS[i]));
        }
        return seats;
    }

    private Table row(SignRow<S, E> signs) {
        Theme theme = ui.theme();
        Table row = new Table();
        for (SignRow.Sign sign : signs.signs()) {
            if (row.hasChildren() && !signs.between().isEmpty()) {
                row.add(make.label(signs.between(), Role.BOLD)).pad(theme.px(10));
            }
            Label label =
                    sign.textKey() == null
                            ? make.label(sign.figure(), Role.NUMBER)
                            : make.label(texts.get(sign.textKey()), Role.SMALL);
            if (signs.below()) {
                Table cell = new Table();
                cell.add(make.picture(sign.picture())).size(theme.px(72)).row();
                cell.add(label);
                row.add(cell).pad(theme.px(6));
            } else {
                row.add(make.picture(sign.picture())).size(theme.px(56)).pad(theme.px(8));
                row.add(label).padRight(theme.px(26));
            }
        }
        return row;
    }

    /** Buttons to the chapters before and after. */
    private Table turners() {
        Table turners = new Table();
        float finger = ui.theme().size().finger();
        List<Chapter> all = book.chapters();
        if (chapter > 0) {
            String text = texts.get("rules.previous", all.get(chapter - 1).title(texts));
            turners.add(make.button("previous", text, () -> open(chapter - 1))).minHeight(finger);
        }
        turners.add().expandX();
        if (chapter < all.size() - 1) {
            String text = texts.get("rules.next", all.get(chapter + 1).title(texts));
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
        if (wanted >= 0 && wanted < book.chapters().size()) {
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
