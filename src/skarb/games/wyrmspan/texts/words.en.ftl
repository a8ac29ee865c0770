# Tiles, objectives, levels, triggers and goods counted: a figure of the book needs them even where no card is read.
tile-plains = Plains Guild
tile-seafarers = Guild of Seafarers
tile-highlands = Guild of Highlands
tile-rainforest = Rainforest Guild
objective-1A = Cave cards on your mat
objective-1B = Dragons and cave cards in your Amethyst Abyss
objective-2A = Dragons and cave cards in your Crimson Cavern
objective-2B = Dragons and cave cards in your Golden Grotto
objective-3A = Nest slots on your dragons
objective-3B = Eggs on your mat
objective-4A = Cached resources on your mat
objective-4B = Position on the Dragon Guild
objective-5A = Dragons with a printed cost of 0-2 icons
objective-5B = Dragons with a printed cost of 3+ icons
objective-6A = Dragons with a when-played or end-of-round ability
objective-6B = Dragons with an on-visit ability
objective-7A = Hatchlings
objective-7B = Small dragons
objective-8A = Medium dragons
objective-8B = Large dragons
objective-9A = Aggressive dragons
objective-9B = Playful dragons
objective-10A = Shy dragons
objective-10B = Helpful dragons
level-automa_1 = Automa 1 (easy)
level-automa_2 = Automa 2 (medium)
level-automa_3 = Automa 3 (hard)
level-ravel_1 = Ravel 1
level-ravel_2 = Ravel 2
level-ravel_3 = Ravel 3
trigger-when_played = When played
trigger-visit = On visit
trigger-round_end = End of round
trigger-game_end = End of game
trigger-fed = Each time it is fed
trigger-fed_third = When fed for the third time
item-gold-n = { text-n-gold }
item-crystal-n = { text-n-crystal }
item-meat-n = { text-n-meat }
item-milk-n = { text-n-milk }
item-egg-n = { text-n-egg }
item-coin-n = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
text-n-gold = { $n } gold
text-n-crystal = { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
}
text-n-meat = { $n } meat
text-n-milk = { $n } milk
text-n-any_resource = { $n ->
    [one] any { $n } resource
   *[other] any { $n } resources
}
text-n-named = { $n } of the named resource
text-n-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
text-n-egg = { $n ->
    [one] { $n } egg
   *[other] { $n } eggs
}
text-n-guild = { $n ->
    [one] { $n } guild advance
   *[other] { $n } guild advances
}
text-n-dragon_card = { $n ->
    [one] { $n } dragon card
   *[other] { $n } dragon cards
}
text-n-cave_card = { $n ->
    [one] { $n } cave card
   *[other] { $n } cave cards
}
