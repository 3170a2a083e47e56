package meeples.toy;

import java.util.List;
import meeples.game.BotLevels;
import meeples.play.Game;
import meeples.play.MoveList;
import meeples.play.Rules;
import meeples.search.Bot;
import meeples.search.Chance;
import meeples.search.Choices;
import meeples.search.Guide;
import meeples.search.InstantBot;
import meeples.search.SearchParameters;
import meeples.search.review.Expert;
import meeples.search.review.PlayedChoice;
import meeples.search.review.Reason;

/** Two bots that do not think, and an expert who does: every move is a choice of its own. */
final class HandBots implements BotLevels<Hand> {
    static final String LOW = "low";
    static final String HIGH = "high";

    private static final HandRules RULES = new HandRules();

    @Override
    public List<String> levels() {
        return List.of(LOW, HIGH);
    }

    @Override
    public Bot<Hand> create(String level, int seed, int iterations) {
        return new Plain(level.equals(HIGH));
    }

    @Override
    public int iterations(String level) {
        return 0;
    }

    @Override
    public int part(int ofTurn, Hand position) {
        return ofTurn;
    }

    @Override
    public int adviceIterations(Hand position) {
        return 60;
    }

    @Override
    public Expert<Hand> expert(int seed) {
        return new HandExpert(seed);
    }

    /** Plays the highest or the lowest card. */
    private static final class Plain extends InstantBot<Hand> {
        private final boolean high;

        Plain(boolean high) {
            this.high = high;
        }

        @Override
        protected int decide(Hand position) {
            MoveList moves = new MoveList();
            RULES.legalMoves(position, moves);
            return moves.get(high ? moves.size() - 1 : 0);
        }
    }

    private static final class HandExpert implements Expert<Hand>, Guide<Hand> {
        private final MoveList legal = new MoveList();
        private final int seed;

        HandExpert(int seed) {
            this.seed = seed;
        }

        @Override
        public Game<Hand, ?> game() {
            return Toy.GAME;
        }

        @Override
        public int seed() {
            return seed;
        }

        @Override
        public int[] numbers(Reason reason) {
            throw new IllegalArgumentException("this game gives no reasons: " + reason);
        }

        @Override
        public Reason reason(int[] numbers) {
            throw new IllegalArgumentException("this game gives no reasons");
        }

        @Override
        public Rules<Hand, ?> rules() {
            return RULES;
        }

        @Override
        public Guide<Hand> guide() {
            return this;
        }

        @Override
        public SearchParameters parameters() {
            return new SearchParameters(1, 0, 8, 8, 1, 10_000, 1, 1);
        }

        @Override
        public void moves(Hand position, int choice, MoveList into) {
            into.clear();
            into.add(choice);
        }

        @Override
        public PlayedChoice play(Hand position, int[] moves, int from) {
            RULES.play(position, moves[from], null);
            return new PlayedChoice(moves[from], 1);
        }

        @Override
        public List<? extends Reason> reasons(Hand position, int choice) {
            return List.of();
        }

        @Override
        public void choices(Hand position, int most, Choices into) {
            into.clear();
            RULES.legalMoves(position, legal);
            for (int i = 0; i < legal.size(); i++) {
                into.add(legal.get(i), 1);
            }
        }

        @Override
        public boolean isPossible(Hand position, int choice) {
            RULES.legalMoves(position, legal);
            return legal.contains(choice);
        }

        @Override
        public void play(Hand position, int choice, Chance chance) {
            RULES.play(position, choice, null);
        }

        @Override
        public void playoutStep(Hand position, Chance chance) {
            RULES.legalMoves(position, legal);
            RULES.play(position, legal.get(chance.below(legal.size())), null);
        }

        @Override
        public void evaluate(Hand position, double[] values) {
            for (int seat = 0; seat < position.seats(); seat++) {
                values[seat] = RULES.place(position, seat) == 1 ? 1 : 0;
            }
        }
    }
}
