first = first player
