package meeples.room.replay;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import meeples.game.BotLevels;
import meeples.play.Seat;
import meeples.room.badge.SeatBadge;
import meeples.room.entrance.SetupChoice;
import meeples.text.Texts;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.UiDialog;
import meeples.ui.Widgets;

/** Asks who is to play on from a point of a match: any seat may be anybody's. */
final class ResumeDialog extends UiDialog {
    private static final String HUMAN = "";
    private static final float NAME_WIDTH = 330;
    private static final float KIND_WIDTH = 300;

    private final BotLevels<?> bots;
    private final Texts texts;
    private final Consumer<List<Seat>> start;
    private final List<Seat> seats;

    ResumeDialog(BotLevels<?> bots, Texts texts, List<Seat> seats, Consumer<List<Seat>> start) {
        this.bots = bots;
        this.texts = texts;
        this.seats = new ArrayList<>(seats);
        this.start = start;
    }

    @Override
    protected void build(Table sheet, Widgets make) {
        Theme theme = make.theme();
        sheet.add(make.label(texts.get("resume.title"), Role.TITLE)).row();
        float width = theme.px(NAME_WIDTH + KIND_WIDTH + 90);
        Label about = make.paragraph(texts.get("resume.about"), Role.BODY);
        about.setAlignment(Align.center);
        sheet.add(about).width(width).padTop(theme.px(6)).padBottom(theme.px(14)).row();
        Table rows = new Table();
        for (int i = 0; i < seats.size(); i++) {
            addSeat(rows, make, i);
        }
        sheet.add(rows).padBottom(theme.px(18)).row();
        Table answers = new Table();
        answers.defaults()
                .minWidth(theme.px(240))
                .minHeight(Math.max(theme.px(64), theme.size().finger()))
                .space(theme.px(16));
        answers.add(make.button("resume.cancel", ui().text("ui.cancel"), this::close));
        answers.add(make.chiefButton("resume.start", texts.get("resume.start"), this::begin));
        sheet.add(answers);
    }

    private void addSeat(Table rows, Widgets make, int index) {
        Theme theme = make.theme();
        float height = theme.size().finger();
        Seat seat = seats.get(index);
        rows.defaults().padBottom(theme.px(8));
        rows.add(SeatBadge.image(theme, seat)).size(height).padRight(theme.px(12));
        TextField name =
                make.field(
                        "resume.name." + index,
                        seat.name(),
                        SetupChoice.longestName(),
                        typed -> name(index, typed));
        rows.add(name).width(theme.px(NAME_WIDTH)).height(height).padRight(theme.px(12));
        rows.add(
                        make.selector(
                                "resume.kind." + index,
                                kinds(),
                                seat.bot(),
                                this::kindName,
                                kind -> seats.set(index, with(index, kind))))
                .width(theme.px(KIND_WIDTH))
                .height(height)
                .row();
    }

    /** A seat whose name was wiped out keeps the one that it had. */
    private void name(int index, String typed) {
        Seat seat = seats.get(index);
        if (!typed.trim().isEmpty()) {
            seats.set(index, new Seat(typed.trim(), seat.bot(), seat.colour(), seat.symbol()));
        }
    }

    private Seat with(int index, String bot) {
        Seat seat = seats.get(index);
        return new Seat(seat.name(), bot, seat.colour(), seat.symbol());
    }

    private List<String> kinds() {
        List<String> all = new ArrayList<>();
        all.add(HUMAN);
        all.addAll(bots.levels());
        return all;
    }

    private String kindName(String bot) {
        return texts.get(bot.isEmpty() ? "seat.human" : "bot." + bot);
    }

    private void begin() {
        close();
        start.accept(seats);
    }

    @Override
    protected String firstFocus() {
        return "resume.start";
    }
}
