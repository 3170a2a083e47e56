package meeples.room.sitting;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import meeples.game.BoardGame;
import meeples.game.BotLevels;
import meeples.game.ask.Answer;
import meeples.game.ask.Ask;
import meeples.game.ask.Desk;
import meeples.game.ask.Errand;
import meeples.game.ask.Past;
import meeples.picture.SeatColours;
import meeples.picture.SeatSymbols;
import meeples.platform.MemoryStorage;
import meeples.play.Match;
import meeples.play.MoveChooser;
import meeples.play.MoveList;
import meeples.play.Seat;
import meeples.room.saves.MatchKeeper;
import meeples.search.SlicedThinking;
import meeples.search.review.Adviser;
import meeples.search.review.GameReview;
import meeples.search.review.Verdict;
import meeples.settings.Settings;
import meeples.testing.GameTexts;
import meeples.text.Language;
import meeples.text.Texts;

/**
 * A game in which people do what the game proposes: every hint is followed, every order is sown as
 * shown, everything is resolved in a good order. Now and then somebody does as they like where
 * nothing is shown; what is shown after that is followed again.
 */
final class FollowedGame<S, E> {
    /** So many of 100 questions are answered as somebody likes. */
    private static final int OWN_WAY = 10;

    private final BoardGame<S, E> game;
    private final Sitting<S, E> sitting;
    private final Texts texts;
    private final Random random;
    private final int ownWay;

    FollowedGame(BoardGame<S, E> game, String setup, int seed, boolean sometimesOwnWay)
            throws Exception {
        this.game = game;
        texts = GameTexts.of(game, Language.ENGLISH);
        random = new Random(seed);
        ownWay = sometimesOwnWay ? OWN_WAY : 0;
        int players = game.game().rules().seats(game.game().notation().start(setup));
        List<Seat> seats = new ArrayList<>();
        for (int i = 0; i < players; i++) {
            seats.add(new Seat("P" + i, "", SeatColours.WORDS[i], SeatSymbols.WORDS[i]));
        }
        sitting =
                new Sitting<>(
                        game,
                        new Match<>(game.game(), setup, seats),
                        new SlicedThinking(() -> 0, 8),
                        new MatchKeeper<>(game, new MemoryStorage(), () -> 0),
                        Coach.none(),
                        new Settings(),
                        new QuietHost());
    }

    /** Plays it to the end. */
    Match<S, E> play() {
        while (!sitting.isOver()) {
            int asked = sitting.asked();
            if (asked < 0) {
                sitting.update(1);
            } else {
                answer(asked);
            }
        }
        return sitting.match();
    }

    private void answer(int seat) {
        S known =
                sitting.knownTo(
                        seat,
                        sitting.ballot().isOpen()
                                ? sitting.ballot().positionFor(seat)
                                : sitting.position());
        AtTheTable desk = new AtTheTable(known, seat);
        Ask<S> ask = game.ask(desk);
        if (ask.wantsAdvice()) {
            int[] before = sitting.proposals().thoughtOut();
            ask.advise(before.length > 0 ? before : hint(known));
            if (before.length == 0) {
                sitting.proposals().propose(ask.proposed(), true);
            }
            int size = sitting.match().size();
            List<Answer> answers = ask.answers();
            answers.get(answers.size() - 1).action().run();
            if (desk.explained && size == sitting.match().size()) {
                desk.play(ask.proposed()[0]); // to be chosen by hand, but suggested all the same
            }
            return;
        }
        int[] hint = hint(known);
        if (random.nextInt(100) < ownWay) {
            desk.play(desk.legal.get(random.nextInt(desk.legal.size())));
        } else {
            sitting.proposals().propose(hint, true);
            desk.play(hint[0]);
        }
    }

    private int[] hint(S known) {
        BotLevels<S> bots = game.bots();
        Adviser<S> adviser = new Adviser<>(bots.expert(1), known, bots.adviceIterations(known));
        while (!adviser.isDone()) {
            adviser.think(1000);
        }
        return adviser.moves();
    }

    /** All verdicts on the match, as the analysis finds them. */
    static <S, E> List<Verdict> verdicts(BoardGame<S, E> game, Match<S, E> match) {
        GameReview<S> review =
                new GameReview<>(
                        game.bots().expert(1),
                        match,
                        game.bots()::adviceIterations,
                        match::isAdvised);
        while (!review.isDone()) {
            review.think(1000);
        }
        return review.verdicts();
    }

    /** A desk without a screen. */
    private final class AtTheTable implements Desk<S> {
        private final S position;
        private final int seat;
        private final MoveList legal = new MoveList();
        private boolean explained;

        AtTheTable(S position, int seat) {
            this.position = position;
            this.seat = seat;
            game.game().rules().legalMoves(position, legal);
        }

        @Override
        public S position() {
            return position;
        }

        @Override
        public int seat() {
            return seat;
        }

        @Override
        public List<Seat> seats() {
            return sitting.match().seats();
        }

        @Override
        public Texts texts() {
            return texts;
        }

        @Override
        public MoveList legal() {
            return legal;
        }

        @Override
        public void play(int move) {
            if (sitting.ballot().isOpen()) {
                sitting.vote(seat, move);
            } else {
                sitting.play(move);
            }
        }

        @Override
        public void playAll(MoveChooser<S> chooser) {
            sitting.playAll(chooser);
        }

        @Override
        public void automate(Errand<S> errand) {
            sitting.automate(errand);
        }

        @Override
        public Past<S> past() {
            return sitting.past();
        }

        @Override
        public void explain(String why) {
            explained = true;
        }

        @Override
        public void changed() {}

        @Override
        public void pointed() {}
    }
}
