game-line = A town where small dragons bake and forge
first = first
step = step { $n } of 4
last-turns = { $n ->
    [one] { $n } final turn left
   *[other] { $n } final turns left
}
play-now = play now
question-visit-help = Everyone who is there already gets a good or a coin from you.
question-act-help = Gathering brings at once: { $items }. { $can ->
    [gather] Then you may place and fire a dragon.
   *[enchant] To enchant, touch a marked enchantment.
}
question-place-help = Touch a dragon, then a slot: the slot pays what it shows.
question-fire-help = Hold a dragon, or point at it, to read what its fire does.
question-end-help = Marked cards can still be played.
question-keep-help = Sun dragons are played during the game, moon dragons count at its end.
detail-title = Your title: { $value }
detail-met = { $count ->
    [0] No goal met
   *[other] Goals met: { $value }
 }
title-shopkeeper = Shopkeeper
title-flamekeeper = Flamekeeper
title-master_of_flamecraft = Master of Flamecraft
met-lord_of_the_markets = { option-solo_profile-lord_of_the_markets }
met-mistress_of_festivities = { option-solo_profile-mistress_of_festivities }
met-thoroughly_enchanted = { option-solo_profile-thoroughly_enchanted }
met-a_whole_other_magic = { option-solo_profile-a_whole_other_magic }
met-treasurer = { option-solo_profile-treasurer }
met-half_a_dozen = { option-solo_profile-half_a_dozen }
met-born_gardener = { option-solo_profile-born_gardener }
met-glitter_bomb = { option-solo_profile-glitter_bomb }
met-heavy_metal = { option-solo_profile-heavy_metal }
met-brewmaster = { option-solo_profile-brewmaster }
met-fragrant_town = { option-solo_profile-fragrant_town }
seat-is = reputation: { $rep }, dragons in hand: { $hand }, coins: { $coins }, fancy dragons: { $fancy }
word-free = free
score-enchantments = enchantments
score-placed = dragons placed
score-gifts = gifts
score-fancy = fancy dragons
score-others = everything else
cards-shops = shops
cards-artisans = artisan dragons
word-slot = slot { $n }
