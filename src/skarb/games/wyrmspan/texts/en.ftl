game-name = Wyrmspan
game-line = Excavate caverns, entice dragons, explore what lives there
game-about = You are an amateur dracologist with a labyrinth of three caverns. Excavate halls, entice dragons into them and let your explorer walk past them for resources, cards and eggs. After four rounds the hoard with the most victory points wins; alone you play against the Automa.

option-guild_tile = Guild tile
option-guild_tile-help = Which guild waits in the middle of the track.
option-guild_tile-random = random
option-guild_tile-plains = Plains Guild
option-guild_tile-seafarers = Guild of Seafarers
option-guild_tile-highlands = Guild of Highlands
option-guild_tile-rainforest = Rainforest Guild
option-objectives = Objectives
option-objectives-help = The objectives of rounds 1 to 4: random, or four named sides of different tiles.
option-objectives-random = random
option-first_player = First player
option-first_player-help = Who starts the first round.
option-first_player-random = random
option-open_hands = Open hands
option-open_hands-help = Everybody sees everybody's cards in hand.
option-limit_at_round_end = Limits at the end of a round
option-limit_at_round_end-help = The limits of nine also hold for everybody at the end of each round.
option-solo_level = Level of the Automa
option-solo_level-help = How strong the Automa of the solo game is.
option-solo_level-automa_1 = Automa 1 (easy)
option-solo_level-automa_2 = Automa 2 (medium)
option-solo_level-automa_3 = Automa 3 (hard)
option-solo_level-ravel_1 = Ravel 1
option-solo_level-ravel_2 = Ravel 2
option-solo_level-ravel_3 = Ravel 3

question-setup_cards = Keep four of your six cards
question-setup_resources = Take three resources
question-turn = Your turn: excavate, entice, explore or pass
question-spend = What do you spend?
question-discount = Which icon do you leave out of the price?
question-column_bonus = Three items for a coin?
question-gain = What do you take?
question-lay = Where do you lay?
question-square = Place your marker on the guild tile
question-cache = Which resource do you cache, and where?
question-tuck = Which card do you tuck, and where?
question-split = Share out the cards you have drawn
question-excavate = Excavate a hall for free?
question-entice = Play a dragon?
question-cover = Play a dragon on top of another?
question-activate = Which ability do you use?
question-swap = Swap two dragons?
question-name = Name a resource
question-limit = Discard down to nine
question-round_end = Which end-of-round ability do you use?
question-income = Where does the new egg go?
question-final = Spend for victory points?

choice-pass = Pass
choice-skip = No, thank you
choice-done = Done
choice-effect = The card's effect first
choice-keep = Keep all
choice-advance = Advance in the guild
choice-draw-dragon = Draw a dragon card
choice-draw-cave = Draw a cave card
choice-spend-coin = Spend a coin
choice-keep-cards = Keep { $items }
choice-take = Take { $items }
choice-spend = Spend { $items }
choice-discard = Discard { $items }
choice-spend-egg = Spend eggs from: { $places }
choice-lay = Lay: { $places }
choice-excavate = Excavate in the { $cavern }: { $card }
choice-entice = Entice { $card } into the { $cavern }
choice-cover = { $card } on top of the dragon in { $hall }
choice-explore = Explore the { $cavern }
choice-off = Leave out: { $item }
choice-mark = Mark { $square }
choice-cache = Cache { $items } on { $hall }
choice-exchange = Exchange { $items } for { $item }
choice-tuck = Tuck { $items } under { $hall }
choice-tuck-deck = Tuck the top dragon card under { $hall }
choice-split-keep = Keep { $keep }
choice-split-discard = Discard { $discard }
choice-split-tuck = Tuck { $tuck } under { $hall }
choice-split-keep-discard = Keep { $keep }, discard { $discard }
choice-split-keep-tuck = Keep { $keep }, tuck { $tuck } under { $hall }
choice-split-discard-tuck = Discard { $discard }, tuck { $tuck } under { $hall }
choice-split-keep-discard-tuck = Keep { $keep }, discard { $discard }, tuck { $tuck } under { $hall }
choice-path = Path of the { $cavern }, effect { $step }
choice-swap = Swap { $hall } and { $other }
choice-name = { $item }
choice-activate = Use the dragon in { $hall }
choice-use = Use the dragon in { $hall }

event-setup = { $seat } begins with { $items } and discards { $cards }.
event-excavate = { $seat } excavates { $hall } with { $card }.
event-entice = { $seat } entices { $card } into { $hall }.
event-cover = { $seat } plays { $card } on top of the dragon in { $hall }.
event-explore = { $seat } explores the { $cavern }.
event-pass = { $seat } passes.
event-coins = { $n ->
    [one] { $seat } gains { $n } coin.
   *[other] { $seat } gains { $n } coins.
}
event-gain = { $seat } gains { $items }.
event-take = { $seat } takes { $cards } from the display.
event-draw = { $known ->
    [yes] { $seat } draws { $card }.
   *[no] { $deck ->
        [dragon] { $seat } draws a dragon card.
       *[cave] { $seat } draws a cave card.
    }
}
event-spend = { $seat } spends { $items }.
event-spend_eggs = { $seat } spends eggs from: { $places }.
event-lay = { $seat } lays eggs: { $places }.
event-advance = { $seat } advances in the guild to space { $space }.
event-mark = { $seat } marks { $square }.
event-cache = { $seat } caches { $items } on { $hall }.
event-tuck = { $known ->
    [yes] { $seat } tucks { $card } under { $hall }.
   *[no] { $seat } tucks a card under { $hall }.
}
event-tuck_deck = { $seat } tucks the top dragon card under { $hall }.
event-fed = { $card } ({ $seat }) has been fed: { $times }.
event-reveal = { $fate ->
    [tucked] { $seat } reveals { $card } and tucks it.
    [taken] { $seat } reveals { $card } and takes it.
   *[discarded] { $seat } reveals { $card } and discards it.
}
event-discard = { $seat } discards { $items }.
event-exchange = { $seat } exchanges { $items } for { $item }.
event-swap = { $seat } swaps the dragons in { $hall } and { $other }.
event-activate = { $seat } uses { $card } in { $hall }.
event-path = { $seat } uses effect { $step } of the path through the { $cavern }.
event-name = { $seat } names { $item }.
event-use = { $seat } uses { $card }.
event-reshuffle = { $deck ->
    [dragon] The discarded dragons become a new deck.
   *[cave] The discarded cave cards become a new deck.
}
event-refill = New on the display: { $cards }.
event-round_end = Round { $round } is over.
event-objective = { $place ->
    [0] { $objective }: { $seat } has { $n } and no place.
   *[other] { $objective }: { $seat } has { $n }, place { $place }.
}
event-round = Round { $round } begins: { $coins } coins and an egg for everybody. On the display: { $cards }.
event-automa = The Automa – card: { $card }; steps: { $advances }; coins on the objective: { $tile_coins }; has passed: { $passed }.
event-score = { $n ->
    [one] { $seat } has { $n } victory point.
   *[other] { $seat } has { $n } victory points.
}

refused-not-a-choice = That is not a choice of this game.
refused-over = The game is over.
refused-not-asked = You are not asked anything now.
refused-not-now = That is no answer now: { $question }.
refused-wrong-number = That is the wrong number, the wrong card or the wrong order.
refused-card-not-there = { $card } cannot be played: it is not where it would have to come from.
refused-all-excavated = All halls are excavated: { $cavern }.
refused-no-habitat = { $card } does not live there: { $cavern }.
refused-nobody-there = There is no dragon in that hall.
refused-no-free-hall = There is no free excavated hall: { $cavern }.
refused-cannot-pay = The price cannot be paid like that.
refused-no-egg = There is no egg that could be spent.
refused-no-room = There is no free nest where the egg may go.
refused-wrong-hall = That hall is not allowed here.
refused-not-face-up = That card does not lie face up to be taken.
refused-not-from-there = A card cannot be drawn from there now.
refused-no-square = That square is not free.
refused-bad-exchange = Two resources that you have are exchanged for one of another type.
refused-not-offered = That is not among the choices.
refused-bad-place = This position cannot be: { $what }.
refused-undo-drawn = A card was drawn, so this cannot be taken back.
refused-undo-revealed = A card was revealed, so this cannot be taken back.
refused-undo-refilled = New cards lie on the display, so this cannot be taken back.
refused-undo-automa = The Automa has had her turn, so this cannot be taken back.
refused-undo-setup = Everybody has chosen and shown, so this cannot be taken back.

item-gold = gold
item-crystal = crystal
item-meat = meat
item-milk = milk
item-egg = egg
item-coin = coin
cavern-crimson = Crimson Cavern
cavern-golden = Golden Grotto
cavern-amethyst = Amethyst Abyss
hall-crimson1 = Crimson 1
hall-crimson2 = Crimson 2
hall-crimson3 = Crimson 3
hall-crimson4 = Crimson 4
hall-golden1 = Golden 1
hall-golden2 = Golden 2
hall-golden3 = Golden 3
hall-golden4 = Golden 4
hall-amethyst1 = Amethyst 1
hall-amethyst2 = Amethyst 2
hall-amethyst3 = Amethyst 3
hall-amethyst4 = Amethyst 4
hall-mat = the nests of the mat
square-1 = benefit 1
square-2 = benefit 2
square-3 = benefit 3
square-4 = benefit 4
square-6vp = the square of 6 VP
square-3vp = the square of 3 VP
square-1vp = the field of 1 VP
size-hatchling = hatchling
size-small = small
size-medium = medium
size-large = large
personality-shy = shy
personality-aggressive = aggressive
personality-playful = playful
personality-helpful = helpful

word-round = Round { $n } of 4
word-display = Display
word-decks = Decks: { $dragons } dragons, { $caves } cave cards
word-guild = Guild
word-objectives = Objectives
word-hand = Hand
word-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
word-coins = Coins
word-eggs = Eggs
word-advances = Steps
word-markers = Markers
word-passed = passed
word-first = begins
word-not-excavated = rock
word-empty = empty
word-vp = VP
word-fed = fed
word-tucked = tucked
word-cached = cached
word-explored = explored
word-automa = Automa
word-dealt = Dealt
word-drawn = Drawn
word-score = Score
part-guild = Guild
part-dragons = Dragons
part-abilities = Abilities
part-eggs = Eggs
part-cached = Cached
part-tucked = Tucked
part-objectives = Objectives
part-coins = Coins
part-items = Items left
part-caves = Cave cards
part-track = Guild track
part-total = Total
