"""What the game does and asks: frames by the subjects of the rules, the interpreter of effects, counting, scoring."""
