game-name = Wyrmspan
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
option-open_hands-help = Everybody sees the cards in every hand.
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
question-turn = Your turn: { $can }
may-excavate = excavate
may-entice = entice
may-explore = explore
may-pass = pass
question-spend = { $part ->
    [price] Which { $n } resources do you pay? Two replace each one you lack.
    [resources] { $n ->
        [one] Which resource do you spend?
       *[other] Which { $n } resources do you spend?
    }
    [eggs] { $n ->
        [one] Which egg do you spend?
       *[other] Which { $n } eggs do you spend?
    }
    [dragons] { $n ->
        [one] Which dragon card do you spend?
       *[other] Which { $n } dragon cards do you spend?
    }
    [caves] { $n ->
        [one] Which cave card do you spend?
       *[other] Which { $n } cave cards do you spend?
    }
    [explore] { $n ->
        [one] Exploring again costs an egg: which one?
       *[other] Exploring again costs { $n } eggs: which ones?
    }
   *[may] Do you spend what the effect asks for?
}
question-discount = What do you leave out of the price?
question-column_bonus = Spend three resources or cards for a coin?
question-gain = What do you take?
question-gain-WYR-9-1 = { $due ->
    [guild] Do you advance in the guild?
    [both] You take: { $what }. What first?
    [goods] You take: { $what }. Which?
   *[choice] Which of these do you take?
}
question-lay = { $n ->
    [one] Where do you lay the egg?
   *[other] Where do you lay the { $n } eggs?
}
question-square = Place your marker on the guild tile
question-cache = Which resource do you cache, and where?
question-tuck = Which card do you tuck, and where?
question-split = Share out the cards you have drawn
question-excavate = Which hall do you excavate for free?
question-entice = Which dragon do you play, and where?
question-cover = Which dragon do you play on top of another?
question-activate = Which ability do you use?
question-swap = Which two dragons do you swap?
question-name = Which resource do you name for everybody to gain?
question-limit = Over the limit: discard down to nine
question-round_end = Which end-of-round ability do you use?
question-income = Where does the new egg go?
question-final = What do you spend for victory points?

# What is taken.
gain-guild = an advance in the guild
gain-guild-n = { $n } advances in the guild
gain-dragon = a dragon card
gain-dragon-n = { $n } dragon cards
gain-cave = a cave card
gain-cave-n = { $n } cave cards
gain-resource = a resource
gain-resource-n = { $n } resources
gain-egg = an egg
gain-egg-n = { $n } eggs

choice-pass = Pass
choice-skip-gain = Take nothing
choice-skip-lay = Lay no egg
choice-skip-spend = Spend nothing
choice-skip-column_bonus = Spend nothing: no coin
choice-skip-cache = Cache nothing
choice-skip-tuck = Tuck nothing
choice-skip-excavate = Excavate no hall
choice-skip-entice = Play no dragon
choice-skip-cover = Play no dragon
choice-skip-activate = Use no ability
choice-skip-swap = Swap nothing
choice-skip-final = Spend nothing
choice-done = Use no more abilities
choice-effect = First the card’s effect
choice-keep = Keep all
choice-advance = Advance in the guild
choice-draw-dragon = Draw a dragon card
choice-draw-cave = Draw a cave card
choice-spend-coin = Spend a coin
choice-keep-cards = Keep { $items }
choice-take = Take { $items }
choice-spend = Spend { $items }
choice-discard = Discard { $items }
choice-spend-egg = Spend { $n ->
    [1] an egg
   *[other] eggs
} from: { $places }
choice-lay = Lay { $n ->
    [1] an egg
   *[other] eggs
} in: { $places }
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
event-spend_eggs = { $seat } spends { $n ->
    [1] an egg
   *[other] eggs
} from: { $places }.
event-lay = { $seat } lays { $n ->
    [1] an egg
   *[other] eggs
} in: { $places }.
event-advance = { $seat } advances in the guild to space { $space }.
event-mark = { $seat } marks { $square }.
event-cache = { $seat } caches { $items } on { $hall }.
event-tuck = { $known ->
    [yes] { $seat } tucks { $card } under { $hall }.
   *[no] { $seat } tucks a card under { $hall }.
}
event-tuck_deck = { $seat } tucks the top dragon card under { $hall }.
event-fed = { $card } ({ $seat }) has been fed { $times ->
    [1] once
    [2] twice
   *[other] { $times } times
}.
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
event-automa = { $does ->
    [pass] The Automa passes.
    [renew] The Automa discards the dragons on display; new ones come. { $advances ->
        [0] She stays where she is in the guild.
        [one] She takes one step in the guild.
       *[other] She takes { $advances } steps in the guild.
    }
   *[act] { $advances ->
        [0] The Automa stays where she is in the guild.
        [one] The Automa takes one step in the guild.
       *[other] The Automa takes { $advances } steps in the guild.
    }
}{ $took ->
    [0] { "" }
   *[other] { " " }She gets { $takes }.
}{ $marked ->
    [0] { "" }
   *[other] { " " }She marks { $marks }.
}{ $tile_coins ->
    [0] { "" }
    [one] { " " }One coin lies on her objective.
   *[other] { " " }{ $tile_coins } coins lie on her objective.
}
event-score = { $n ->
    [one] { $seat } has { $n } victory point.
   *[other] { $seat } has { $n } victory points.
}

refused-not-a-choice = That is not a choice of this game.
refused-over = The game is over.
refused-not-asked = You are not asked anything now.
refused-not-now = That is no answer now. The question is: { $question }
refused-wrong-number = That is the wrong number, the wrong card or the wrong order.
refused-card-not-there = { $card } cannot be played from there.
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
refused-cards-first = First discard down to nine cards, then down to nine resources.
refused-card-first = First touch the card, then the hall.
refused-token-first = First touch the resource, then the dragon that is to get it.
refused-deck-first = First touch the dragon deck, then the dragon that is to get the card.
refused-no-cave-card = To excavate you need a cave card in hand.
refused-no-dragon-card = To entice you need a dragon card in hand.
refused-leftmost-rock = A cavern is excavated from left to right. Its next hall: { $hall }.
refused-leftmost-free = Dragons fill a cavern from left to right. Its next free hall: { $hall }.
refused-by-exploring = That happens only while you explore the cavern: touch its entrance.
refused-explored-thrice = You have explored it three times in this round: { $cavern }.
refused-coins-needed = Too few coins. Needed: { $n }, you have: { $have }.
refused-eggs-needed = Too few eggs. Needed: { $n }, you have: { $have }.
refused-too-dear = You do not have enough resources for { $card }. It costs: { $items }.
refused-not-held = You do not have that.
refused-no-icon = The price does not show that icon, or cannot be paid without it.
refused-in-order = Items are named in order, resources before cards, and enough others must follow.
refused-nest-wanted = Touch the nest itself: a dragon’s, or those of your mat.
refused-not-due = You get nothing of that kind here.
refused-not-in-cost = The cost of the tucked card does not show that resource.
refused-not-this-kind = That resource cannot be cached here.
refused-only-dragons = Only dragon cards can be tucked.
refused-shares = Give each drawn card its share, in this order: keep, discard, tuck under a dragon.
refused-used-already = You have used it already: { $card }.
refused-no-round-end = It has no end-of-round ability: { $card }.
refused-does-nothing = Its ability can do nothing now.
refused-comes-later = That comes later: first cards, then resources, then eggs.
refused-no-exchange = Here you exchange only for a resource that you may cache and do not have.
refused-wrong-source = The card to tuck does not come from there.
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
hall-mat = a nest of the mat
hall-mat-n = { $n ->
    [one] { $n } nest of the mat
   *[other] { $n } nests of the mat
}
square-1 = benefit 1
square-2 = benefit 2
square-3 = benefit 3
square-4 = benefit 4
square-6vp = the 6 VP square
square-3vp = the 3 VP square
square-1vp = the 1 VP field
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

## Why a hint advises what it does: the parts of the value that differ most

reason-setup = The resources suit these dragons.
reason-points = Points at once.
reason-hand = The cards in hand will bring more.
reason-engine = Exploring will bring more.
reason-objective = A higher place in the round’s objective.
reason-guild = Nearer to a guild marker.
reason-room = It makes room for a dragon.
reason-resources = More of the resources you need.
reason-more = This action has more to bring.
reason-coins = It keeps a coin, that is, an action.
reason-rival = The rival gets less.
