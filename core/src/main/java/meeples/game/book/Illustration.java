package meeples.game.book;

/** What can stand beside a passage of the rules: a little table that plays, or a row of signs. */
public sealed interface Illustration<S, E> permits Story, SignRow {}
