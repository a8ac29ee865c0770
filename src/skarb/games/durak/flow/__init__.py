"""What happens in a game of Durak: the deal, the bouts with their questions, what beats what, and how it ends."""
