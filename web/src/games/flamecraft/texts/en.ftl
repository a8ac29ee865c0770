first = first player
step = step { $n } of 4
last-turns = { $n ->
    [one] { $n } final turn left
   *[other] { $n } final turns left
}
play-now = play now
question-visit-help = Everyone who is there already gets a good or a coin from you.
question-act-help = To enchant, touch a marked enchantment.
question-place-help = Touch a dragon, then a slot: the slot pays what it shows.
question-fire-help = Hold a dragon, or point at it, to read what its fire does.
question-end-help = Marked cards can still be played.
question-keep-help = Sun dragons are played during the game, moon dragons count at its end.
