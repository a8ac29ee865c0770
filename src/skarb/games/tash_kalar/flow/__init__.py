"""What the game does and asks, in modules named after the rulebook's subjects; board, effects and tasks as they run."""
