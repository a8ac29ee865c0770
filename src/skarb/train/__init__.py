"""Networks learn here: a game is played against itself, what came of it is fitted, and the arena says what is kept."""
