package meeples.play;

/**
 * Whole games with the hash of every position, to be played again wherever the game runs: the same
 * moves must lead to the same positions on every platform and in every later version.
 *
 * <pre>
 * game players 2 first random seed 7
 * hash 5d0c2a11
 * 0c33e8f1 2 marquee b0
 * 71ab20e4 1 marquee b5
 * </pre>
 *
 * <p>A game begins with its set-up. Each move's line begins with the hash of the position that it
 * leads to, then the player.
 *
 * @param <S> the game's position
 */
public final class GoldenGames<S> {
    private static final String GAME = "game ";
    private static final String HASH = "hash ";

    private final Rules<S, ?> rules;
    private final Notation<S> notation;
    private S position;

    private GoldenGames(Game<S, ?> game) {
        rules = game.rules();
        notation = game.notation();
    }

    /** Plays all games again; what differs first, in words with its line, or null if nothing. */
    public static <S> String firstMismatch(Game<S, ?> game, String text) {
        GoldenGames<S> games = new GoldenGames<>(game);
        String[] lines = text.split("\n");
        for (int i = 0; i < lines.length; i++) {
            try {
                games.read(lines[i]);
            } catch (BadTextException mismatch) {
                return mismatch.at(i + 1).getMessage();
            }
        }
        return games.position == null ? "there are no games" : null;
    }

    private void read(String line) throws BadTextException {
        if (line.startsWith(GAME)) {
            position = notation.start(line.substring(GAME.length()));
        } else if (line.isEmpty()) {
            return;
        } else if (position == null) {
            throw new BadTextException("no game has begun");
        } else if (line.startsWith(HASH)) {
            compare(new Words(line.substring(HASH.length())).hex("the hash"));
        } else {
            readMove(line);
        }
    }

    private void readMove(String line) throws BadTextException {
        Words words = new Words(line);
        int hash = words.hex("the hash");
        int decider = rules.decider(position);
        if (words.number("the player", 1, rules.seats(position)) - 1 != decider) {
            throw new BadTextException("it is player " + (decider + 1) + " who decides");
        }
        String[] parts = line.split(" ", 3);
        play(notation.read(position, parts.length < 3 ? "" : parts[2]));
        compare(hash);
    }

    private void play(int move) throws BadTextException {
        String refusal = rules.refusal(position, move);
        if (refusal != null) {
            throw new BadTextException(refusal);
        }
        rules.play(position, move, null);
    }

    private void compare(int hash) throws BadTextException {
        if (hash != rules.hash(position)) {
            throw new BadTextException(
                    "the position's hash should be "
                            + Words.hex(hash)
                            + ", but is "
                            + Words.hex(rules.hash(position)));
        }
    }

    /** A game in the form that {@link #firstMismatch} plays again. */
    public static <S> String write(Game<S, ?> game, String setup, int[] moves)
            throws BadTextException {
        Rules<S, ?> rules = game.rules();
        S position = game.notation().start(setup);
        StringBuilder text = new StringBuilder();
        text.append(GAME).append(setup).append('\n');
        text.append(HASH).append(Words.hex(rules.hash(position))).append('\n');
        for (int move : moves) {
            int player = rules.decider(position) + 1;
            String written = game.notation().write(position, move);
            rules.play(position, move, null);
            text.append(Words.hex(rules.hash(position)));
            text.append(' ').append(player).append(' ').append(written).append('\n');
        }
        return text.toString();
    }
}
