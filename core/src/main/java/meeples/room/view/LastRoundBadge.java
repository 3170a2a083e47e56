package meeples.room.view;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import meeples.room.badge.Pictures;
import meeples.table.GameTable;
import meeples.table.TableLayout;
import meeples.table.TableSounds;
import meeples.text.Texts;
import meeples.ui.Palette;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.Ui;
import meeples.ui.UiPicture;
import meeples.ui.Widgets;

/**
 * Tells everybody that the end is near: a banner when the last round has come, with the reason; a
 * badge that stays until the end; and another banner for each person whose last turn begins.
 */
public final class LastRoundBadge extends Group {
    private static final float SECONDS = 3.6f;
    private static final float SHORT_SECONDS = 2;
    private static final float WIDTH = 900;
    private static final float MOST_OF_BOARD = 0.9f;

    private final Ui ui;
    private final Widgets make;
    private final Texts texts;
    private String why = "";
    private String last = "";
    private boolean isKnown;
    private GameTable<?, ?> table;
    private Table badge;
    private Table banner;

    public LastRoundBadge(Ui ui, Widgets make, Texts texts) {
        this.ui = ui;
        this.make = make;
        this.texts = texts;
        setTouchable(Touchable.disabled);
        setName("last-round");
    }

    /** Shows it over this table from now on. */
    void showAt(GameTable<?, ?> table) {
        this.table = table;
        clearChildren();
        badge = null;
        banner = null;
        if (!why.isEmpty()) {
            addBadge();
        }
    }

    /**
     * What is known of the end now.
     *
     * @param reason why this is the last round; empty while it is not
     */
    void read(String reason) {
        boolean comes = isKnown && why.isEmpty() && !reason.isEmpty();
        boolean changed = why.isEmpty() != reason.isEmpty();
        isKnown = true;
        why = reason;
        if (changed) {
            last = "";
            showAt(table);
        }
        if (comes) {
            ui.cues().cue(TableSounds.BELL);
            announce(texts.get("last.title"), reason, SECONDS);
        }
    }

    /** Whether the last round is under way. */
    boolean isNear() {
        return !why.isEmpty();
    }

    /** Somebody at this screen begins a turn; it is told once that it is the last one. */
    void turnOf(String name) {
        if (!why.isEmpty() && !last.equals(name)) {
            last = name;
            announce(texts.get("last.turn", name), why, SHORT_SECONDS);
        }
    }

    private void addBadge() {
        Theme theme = make.theme();
        badge = new Table();
        badge.setName("last-badge");
        badge.setBackground(theme.drawable(UiPicture.DARK));
        badge.pad(theme.px(4), theme.px(14), theme.px(4), theme.px(14));
        badge.add(Pictures.image(theme, "clock")).size(theme.px(28)).padRight(theme.px(8));
        Label words = make.label(texts.get("last.badge"), Role.BOLD);
        words.setColor(Palette.GOLD);
        badge.add(words);
        badge.pack();
        Rectangle place = table.signPlace();
        if (place == null) {
            TableLayout layout = table.layout();
            float middle = layout.board().x + layout.board().width / 2;
            badge.setPosition(Math.round(middle), layout.topBar().y, Align.top);
        } else {
            badge.setPosition(
                    Math.round(place.x + (place.width - badge.getWidth()) / 2),
                    Math.round(place.y + (place.height - badge.getHeight()) / 2));
        }
        addActor(badge);
    }

    private void announce(String title, String text, float seconds) {
        Theme theme = make.theme();
        if (banner != null) {
            banner.remove();
        }
        Rectangle board = table.layout().board();
        float width = Math.min(theme.px(WIDTH), board.width * MOST_OF_BOARD);
        banner = new Table();
        banner.setName("last-banner");
        banner.setBackground(theme.drawable(UiPicture.PAPER));
        Label head = make.paragraph(title, Role.TITLE);
        head.setColor(Palette.RED);
        head.setAlignment(Align.center);
        banner.add(head).width(width).row();
        Label words = make.paragraph(text, Role.BODY);
        words.setAlignment(Align.center);
        banner.add(words).width(width);
        banner.pack();
        banner.pack();
        banner.setPosition(
                Math.round(board.x + board.width / 2),
                Math.round(board.y + board.height / 2),
                Align.center);
        banner.getColor().a = 0;
        banner.addAction(
                Actions.sequence(
                        Actions.fadeIn(0.25f),
                        Actions.delay(seconds),
                        Actions.fadeOut(0.5f),
                        Actions.removeActor()));
        addActor(banner);
    }
}
