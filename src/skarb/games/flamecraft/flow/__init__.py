"""What the game does and asks, in the order of the rulebook; and the interpreter of the effects of its cards."""
