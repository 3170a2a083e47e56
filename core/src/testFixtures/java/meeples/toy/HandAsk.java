package meeples.toy;

import java.util.ArrayList;
import java.util.List;
import meeples.game.ask.Answer;
import meeples.game.ask.Ask;
import meeples.game.ask.Desk;
import meeples.table.Target;

/** The questions of the toy game: what to bet on, which card, and whether to roll again. */
final class HandAsk extends Ask<Hand> {
    HandAsk(Desk<Hand> desk) {
        super(desk);
    }

    private boolean isAboutCards() {
        return desk.position().phase == Hand.Phase.CHOOSE;
    }

    @Override
    public String status() {
        return text(
                switch (desk.position().phase) {
                    case BET -> "toy.ask.bet";
                    case CHOOSE -> "toy.ask.card";
                    default -> "toy.ask.prize";
                });
    }

    @Override
    public List<Target> glowing() {
        List<Target> cards = new ArrayList<>();
        for (int i = 0; isAboutCards() && i < desk.legal().size(); i++) {
            cards.add(HandTarget.card(desk.legal().get(i)));
        }
        return cards;
    }

    @Override
    public void press(Target target) {
        if (glowing().contains(target)) {
            desk.play(target.index());
        } else {
            desk.explain(text("toy.no.card"));
        }
    }

    @Override
    public List<Answer> answers() {
        List<Answer> answers = new ArrayList<>();
        if (desk.position().isBetting()) {
            for (int i = 0; i < desk.legal().size(); i++) {
                answers.add(bet(desk.legal().get(i)));
            }
        } else if (!isAboutCards()) {
            answers.add(answer("take", HandRules.TAKE, true));
            answers.add(answer("roll", HandRules.ROLL, false));
        }
        return answers;
    }

    private Answer bet(int move) {
        int number = move - HandRules.BET;
        String says = text("toy.bet", number);
        return new Answer("bet-" + number, "dice", says, false, () -> desk.play(move));
    }

    private Answer answer(String name, int move, boolean chief) {
        return new Answer(name, "", text("toy.answer." + name), chief, () -> desk.play(move));
    }
}
