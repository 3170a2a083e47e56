package meeples.fuzz;

import java.util.ArrayList;
import java.util.List;
import meeples.app.Games;
import meeples.coloma.Coloma;
import meeples.fistful.Fistful;
import meeples.game.BoardGame;
import meeples.input.SettingsStart;
import meeples.platform.MemoryStorage;
import meeples.play.BadTextException;
import meeples.play.Fault;
import meeples.play.Game;
import meeples.play.Match;
import meeples.play.MatchText;
import meeples.play.MoveList;
import meeples.play.Seat;
import meeples.room.couch.CouchStart;
import meeples.room.entrance.SetupChoice;
import meeples.room.saves.Autosave;
import meeples.room.saves.LockedSave;
import meeples.room.saves.SaveShelf;
import meeples.room.saves.Saved;
import meeples.testing.BotMatches;
import meeples.toy.Toy;

/** All ways in which texts come into the game. */
final class Loaders {
    private static final int DECISIONS = 40;

    private Loaders() {}

    static List<Loader> all() {
        List<Loader> loaders = new ArrayList<>(matches());
        loaders.add(new Shelf());
        loaders.add(new SettingsLoader());
        loaders.add(new CouchLoader());
        Games.all().list().forEach(game -> loaders.add(new SetupLoader<>(game)));
        return loaders;
    }

    /** Matches of each game, which are saves and replays alike. */
    static List<Loader> matches() {
        return List.of(
                new MatchLoader<>(
                        Fistful.GAME,
                        "players 2 first 1 seed 5",
                        "players 4 first random seed 77 german-madame one-bar rounds 3"),
                new MatchLoader<>(
                        Coloma.GAME,
                        "players 1 sheriff random seed 0 hotels head-start -20",
                        "players 2 sheriff 1 seed 1 hotels mules pioneers dealt",
                        "players 6 sheriff random seed 2 pioneers chosen open-hands years 1"),
                new MatchLoader<>(Toy.GAME, "seats 1 seed 3", "seats 6 seed 4"));
    }

    static Loader named(String name) {
        return all().stream()
                .filter(loader -> loader.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** A match that goes this way and that for a while. */
    static <S, E> Match<S, E> match(Game<S, E> game, String setup) throws BadTextException {
        int players = game.rules().seats(game.notation().start(setup));
        List<Seat> seats = new ArrayList<>();
        for (int i = 0; i < players; i++) {
            seats.add(new Seat("P" + i, "", "orange", "boot"));
        }
        Match<S, E> match = new Match<>(game, setup, seats);
        playOn(match, DECISIONS);
        return match;
    }

    private static <S, E> void playOn(Match<S, E> match, int decisions) {
        MoveList legal = new MoveList();
        for (int i = 0; i < decisions && !match.isOver(); i++) {
            match.legalMoves(legal);
            match.play(legal.get(i * 7 % legal.size()));
        }
    }

    /** The text of a match; what was read is played on and written again. */
    private record MatchLoader<S, E>(Game<S, E> game, String... setups) implements Loader {
        @Override
        public String name() {
            return "match-" + game.name();
        }

        @Override
        public List<String> texts() {
            List<String> texts = new ArrayList<>();
            for (String setup : setups) {
                try {
                    String text = MatchText.write(match(game, setup));
                    texts.add(text);
                    // What is changed in it is not noticed by the check at its end.
                    texts.add(text.replaceAll(" check .*", ""));
                } catch (BadTextException e) {
                    throw new AssertionError(setup, e);
                }
            }
            return texts;
        }

        @Override
        public void load(String text) throws BadTextException {
            try {
                Match<S, E> match = MatchText.read(game, text);
                String again = MatchText.write(match);
                playOn(match, 5);
                MatchText.read(game, again);
            } catch (BadTextException bad) {
                if (bad.fault() == Fault.OTHER_RULES) {
                    playOn(MatchText.readToWatch(game, text), 5);
                }
                throw bad;
            }
        }
    }

    /** Something that lies among the saves, and is the match under way too. */
    private static final class Shelf implements Loader {
        @Override
        public String name() {
            return "shelf";
        }

        @Override
        public List<String> texts() {
            List<String> texts = new ArrayList<>();
            for (BoardGame<?, ?> game : Games.all().list()) {
                String text = MatchText.write(begun(game));
                texts.add("name An evening\ndate 1700000000\n" + text);
                texts.add(text);
            }
            return texts;
        }

        private static <S, E> Match<S, E> begun(BoardGame<S, E> game) {
            try {
                Match<S, E> match = BotMatches.of(game, 9);
                playOn(match, DECISIONS);
                return match;
            } catch (BadTextException e) {
                throw new AssertionError(e);
            }
        }

        @Override
        public void load(String text) throws Exception {
            List<BoardGame<?, ?>> games = Games.all().list();
            MemoryStorage storage = new MemoryStorage();
            storage.write("saves/1", text);
            SaveShelf shelf = new SaveShelf(games, storage);
            for (Saved saved : shelf.all()) {
                shelf.rename(saved, "another name");
                if (saved instanceof LockedSave locked && locked.reason().fault().canBeWatched()) {
                    shelf.asFarAsItGoes(locked);
                }
            }
            for (BoardGame<?, ?> game : games) {
                storage.write("autosave-" + game.name(), text);
                new Autosave<>(game, storage).restore();
            }
            shelf.take(text, "taken in", 1);
        }
    }

    private static final class SettingsLoader implements Loader {
        @Override
        public String name() {
            return "settings";
        }

        @Override
        public List<String> texts() {
            return List.of(SettingsStart.whole());
        }

        @Override
        public void load(String text) throws Exception {
            SettingsStart.start(text);
        }
    }

    private static final class CouchLoader implements Loader {
        @Override
        public String name() {
            return "couch";
        }

        @Override
        public List<String> texts() {
            return List.of(CouchStart.LOOKS, CouchStart.TABLE);
        }

        @Override
        public void load(String text) {
            CouchStart.start(text, text);
        }
    }

    /** What was chosen the last time, in the set-up of a game. */
    private record SetupLoader<S, E>(BoardGame<S, E> game) implements Loader {
        @Override
        public String name() {
            return "setup-" + game.name();
        }

        @Override
        public List<String> texts() {
            return List.of(new SetupChoice<>(game).write());
        }

        @Override
        public void load(String text) {
            SetupChoice.read(game, text).write();
        }
    }
}
