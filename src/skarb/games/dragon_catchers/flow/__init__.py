"""What happens in a game of Dragon Catchers: the deal with its turns and rounds, its events, the end, the verdicts."""
