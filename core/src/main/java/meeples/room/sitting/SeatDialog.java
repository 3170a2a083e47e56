package meeples.room.sitting;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import meeples.game.BoardGame;
import meeples.game.score.ScorePart;
import meeples.game.score.Scoring;
import meeples.input.Command;
import meeples.play.Eyes;
import meeples.play.Seat;
import meeples.room.badge.Pictures;
import meeples.text.Texts;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.UiDialog;
import meeples.ui.Widgets;

/** Tells how a seat's points are made up, and lets a human or a bot take it over. */
public final class SeatDialog<S, E> extends UiDialog {
    private static final String HUMAN = "";
    private static final String UNKNOWN = "?";

    private final BoardGame<S, E> game;
    private final Sitting<S, E> sitting;
    private final SeatHands<S, E> hands;
    private final int index;
    private final S shown;

    /**
     * @param shown the position whose points are told
     */
    public SeatDialog(
            BoardGame<S, E> game,
            Sitting<S, E> sitting,
            SeatHands<S, E> hands,
            int index,
            S shown) {
        this.game = game;
        this.sitting = sitting;
        this.hands = hands;
        this.index = index;
        this.shown = shown;
    }

    private Seat seat() {
        return sitting.match().seats().get(index);
    }

    @Override
    protected void build(Table sheet, Widgets make) {
        Theme theme = make.theme();
        Table head = new Table();
        head.add(Pictures.portrait(theme, seat())).size(theme.px(80));
        head.add(make.label(seat().name(), Role.TITLE)).padLeft(theme.px(14));
        sheet.add(head).row();
        Table parts = new Table();
        Texts texts = ui().texts().of(game.name());
        addScore(parts, make, texts);
        sheet.add(parts).pad(theme.px(14)).growX().row();
        Table player = new Table();
        player.add(make.label(texts.get("seat.player"), Role.BOLD)).left().padRight(theme.px(14));
        player.add(
                        make.selector(
                                "player", players(), seat().bot(), this::playerName, this::sitDown))
                .growX()
                .row();
        if (seat().isHuman()) {
            DeviceChoice choice = new DeviceChoice(ui().devices(), texts);
            player.add(make.label(texts.get("seat.hands"), Role.BOLD))
                    .left()
                    .padRight(theme.px(14));
            player.add(
                            make.selector(
                                    "hands",
                                    choice.all(hands.holder(index)),
                                    hands.holder(index),
                                    choice::name,
                                    device -> hands.give(index, device)))
                    .growX()
                    .padTop(theme.px(6));
        }
        sheet.add(player).padBottom(theme.px(14)).row();
        sheet.add(make.button("close", texts.get("answer.close"), this::close))
                .minHeight(theme.size().finger());
    }

    /** The parts of the seat's points, and their sum if all of them may be known. */
    private void addScore(Table parts, Widgets make, Texts texts) {
        Eyes eyes = sitting.onlooker().eyes();
        Scoring<S> scoring = game.scoring();
        boolean allKnown = true;
        for (int part = 0; part < scoring.parts().size(); part++) {
            ScorePart each = scoring.parts().get(part);
            boolean known = scoring.isKnown(shown, part, index, eyes);
            String points = known ? "" + scoring.points(shown, part, index) : UNKNOWN;
            addLine(parts, make, each.icon(), texts.get(each.key()), points);
            allKnown &= known;
        }
        String sum = allKnown ? "" + game.game().rules().points(shown, index) : UNKNOWN;
        addLine(parts, make, "trophy", texts.get("score.total"), sum);
    }

    private static void addLine(
            Table parts, Widgets make, String icon, String text, String points) {
        Theme theme = make.theme();
        parts.add(Pictures.onPaper(theme, icon)).size(theme.px(34)).padRight(theme.px(10));
        parts.add(make.label(text, Role.BODY)).left().expandX();
        parts.add(make.label(points, Role.NUMBER)).right().padLeft(theme.px(20)).row();
    }

    private List<String> players() {
        List<String> all = new ArrayList<>();
        all.add(HUMAN);
        all.addAll(game.bots().levels());
        return all;
    }

    private String playerName(String bot) {
        return ui().texts().of(game.name()).get(bot.isEmpty() ? "seat.human" : "bot." + bot);
    }

    private void sitDown(String bot) {
        Seat old = seat();
        sitting.setSeat(index, new Seat(old.name(), bot, old.colour(), old.symbol()));
        screen().rebuild();
    }

    @Override
    protected String firstFocus() {
        return "close";
    }

    @Override
    protected boolean command(Command command) {
        if (command == Command.SCORES) {
            close();
            return true;
        }
        return false;
    }
}
