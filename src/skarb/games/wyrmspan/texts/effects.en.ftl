# Words for what cards do. Clauses are imperatives without capital and full stop.

text-ability = { $trigger }: { $text }
text-and = { $first } and { $last }
text-or = { $first } or { $last }
text-mix = any { $n } resources, dragon cards or cave cards

# Counted in lists.
text-eggs-from-this_cavern = { $eggs } from this cavern
text-eggs-from-adjacent = { $eggs } from adjacent dragons

# Who does it: you are told to, they (every opponent) do it, or may pay to do it.
text-gain = { $who ->
    [they] gains
   *[you] gain
} { $what }
text-gain-choice = { $who ->
    [they] gains
   *[you] gain
} { $n ->
    [one] one of these
   *[other] { $n } different ones of these
}: { $options }
text-lay-any = { $who ->
    [they] lays
   *[you] lay
} { text-n-egg }
text-lay-here = { $n ->
    [one] lay { $n } egg here
   *[other] lay { $n } eggs here
}
text-lay-this_cavern = { $n ->
    [one] lay { $n } egg on a dragon in this cavern
   *[other] lay { $n } eggs on dragons in this cavern
}
text-lay-this_column = { $n ->
    [one] lay { $n } egg on a dragon in this column
   *[other] lay { $n } eggs on dragons in this column
}
text-lay-adjacent = { $n ->
    [one] lay { $n } egg on an adjacent dragon
   *[other] lay { $n } eggs on adjacent dragons
}
text-lay-each = lay 1 egg on { $each }
text-pay = you may spend { $cost }: { $then }
text-spend = spend { $cost } → { $then }
text-repeat = { $n ->
    [one] once: { $what }
   *[other] up to { $n } times: { $what }
}
text-chain = { $first }; if you do, { $then }
text-may = you may { $what }
text-if = if { $test }, { $then }
text-shared = { $you }; each opponent { $others }
text-shared-pay = { $you }; each opponent may spend { $cost } to { $then }
text-name = name a resource; { $then }
text-choose = { $n ->
    [one] choose one: { $options }
   *[other] choose { $n } different ones: { $options }
}

text-on-here = on this dragon
text-on-any = on any of your dragons
text-on-this_column = on a dragon in this column
text-under-here = under this dragon
text-under-any = under any of your dragons
text-under-this_column = under a dragon in this column
text-cache-own = cache { $what } from your reserve { $where }
text-cache-bank = cache { $what } from the supply { $where }
text-cache-gained = { $n ->
    [one] cache it { $where }
   *[other] cache up to { $n } of them { $where }
}
text-tuck-hand = { $n ->
    [one] tuck { $n } dragon card from your hand { $where }
   *[other] tuck { $n } dragon cards from your hand { $where }
}
text-tuck-deck = { $n ->
    [one] tuck { $n } card from the dragon deck { $where }
   *[other] tuck { $n } cards from the dragon deck { $where }
}
text-tuck-just_gained = tuck it { $where }
text-tuck-per = tuck 1 card from the dragon deck { $where } for { $each }
text-tuck-each = tuck 1 card from the dragon deck under { $each }
text-tuck-it = tuck it under this dragon
text-draw = { $who ->
    [they] draws
   *[you] draw
} { text-n-dragon_card }
text-draw-per = draw 1 dragon card for { $each }
text-draw-may = { $n ->
    [one] you may tuck it here
   *[other] you may tuck up to { $n } of them here
}
text-draw-discard = tuck 1 { $where }, discard 1 and keep 1
text-draw-keep = tuck 1 { $where } and keep 1
text-reveal = reveal the top card of the dragon deck: if it is { $size }, { $then }; otherwise { $other }
text-is-hatchling = a hatchling
text-is-small = small
text-is-medium = medium
text-is-large = large
text-is-medium-large = medium or large
text-is-small-hatchling = small or a hatchling
text-take-revealed = take it into your hand
text-discard-revealed = discard it
text-excavate-hand = { $n ->
    [one] excavate a hall for free with a cave card from your hand
   *[other] excavate up to { $n } halls for free with cave cards from your hand
}
text-excavate-display = { $n ->
    [one] excavate a hall for free with a cave card from the display
   *[other] excavate up to { $n } halls for free with cave cards from the display
}
text-excavate-deck = { $n ->
    [one] draw a cave card and excavate a hall with it for free
   *[other] draw cave cards and excavate up to { $n } halls with them for free
}
text-excavate-hand-display = { $n ->
    [one] excavate a hall for free with a cave card from your hand or the display
   *[other] excavate up to { $n } halls for free with cave cards from your hand or the display
}
text-from-hand = from your hand
text-from-display = from the display
text-from-hand-display = from your hand or the display
text-pay-free = for free
text-pay-no_resources = without paying its resources
text-pay-discount = for 1 egg or 1 resource less
text-entice = play a dragon { $zone } { $pay }
text-cover = play a dragon from your hand for free on top of one of your dragons
text-path = use any path effect on your mat
text-activate-when_played = use the “when played” ability of one of your dragons
text-activate-round_end = use the “end of round” ability of one of your dragons
text-activate-visit-round_end = use the “on visit” or “end of round” ability of one of your dragons
text-swap-dragons = swap two of your dragons
text-gain-per = gain { $what } for { $each }
text-gain-split = gain { $what }: keep one, cache the other on any of your dragons
text-gain-from-cost = gain 1 resource of a type shown in the cost of the tucked card
text-score-square = score the points of the square

text-score = { $n } VP
text-score-more = { $n } extra VP
text-lose = lose { $n } VP
text-per = { $points } for { $each }
text-max = { $points } (at most { $n })
text-score-if = { $points } if { $test }

text-in = { $what } { $place }
text-in-mat = on your mat
text-in-here = here
text-in-this_cavern = in this cavern
text-in-this_column = in this column
text-in-adjacent = next to it
text-in-crimson = in your Crimson Cavern
text-in-golden = in your Golden Grotto
text-in-amethyst = in your Amethyst Abyss
text-each-dragon = each dragon
text-each-shy = each shy dragon
text-each-aggressive = each aggressive dragon
text-each-playful = each playful dragon
text-each-helpful = each helpful dragon
text-each-not-aggressive = each non-aggressive dragon
text-each-hatchling = each hatchling
text-each-small = each small dragon
text-each-medium = each medium dragon
text-each-large = each large dragon
text-each-when_played = each dragon with a “when played” ability
text-each-visit = each dragon with an “on visit” ability
text-each-round_end = each dragon with an “end of round” ability
text-each-game_end = each dragon with an “end of game” ability
text-each-other-dragon = each other dragon
text-each-other-shy = each other shy dragon
text-each-other-aggressive = each other aggressive dragon
text-each-eggs-2 = every 2 of your eggs
text-each-cached-meat = each meat cached here
text-each-cached-milk = each milk cached here
text-each-tucked = each card tucked here
text-each-guild_markers = each of your guild markers
text-each-objectives_placed_lowest = each objective where nobody’s marker stands lower than yours
text-each-sets-personality = each set of all four personalities on your mat
text-each-sets-size = each set of all four sizes on your mat
text-each-filled_columns = each column with 3 dragons
text-each-cave_cards = each cave card on your mat
text-each-resource_icons_in_costs = each resource in the costs of the dragons of one cavern

text-if-left = you have at least as many dragons { $place } as the player on your left
text-if-each = { $place } you have { $what }
text-a-hatchling = a hatchling
text-a-small = a small dragon
text-a-large = a large dragon
text-if-marker = you have placed a guild marker
text-if-no-aggressive = there is no aggressive dragon { $place }
text-if-other-playful = there is another playful dragon { $place }
text-if-other-helpful = there is another helpful dragon { $place }
text-if-dragons = { $n ->
    [one] there is a dragon { $place }
   *[other] there are at least { $n } dragons { $place }
}
text-if-between_dragons = it stands between two dragons
text-if-column_full = this column holds 3 dragons
text-if-cavern_full = this cavern holds 4 dragons
text-if-cavern_fully_excavated = all halls of this cavern are excavated
text-if-rightmost_in_cavern = no dragon stands to its right in this cavern
