## Who sits at the table

name-Y = Apprentice
name-O = Ostap
name-M = Mariana

## Figures: what each step shows; without a line the events are told

wyr-lair-1 = 1 is the Crimson Cavern, 2 the Golden Grotto, 3 the Amethyst Abyss.
wyr-lair-2 = 1 is a dug hall: a dragon may go there. 2 is not dug yet.
wyr-lair-3 = Nests are on the mat and on dragons; in one there is an egg already.
wyr-round-1 = Six cards: three dragons, three caves. Four of them stay.
wyr-round-4 = For a coin: 1 excavate, 2 entice, 3 explore.
wyr-excavate-1 = 1: a coin. 2: a coin and an egg. 3: a coin and two eggs.
wyr-excavate-2 = There is one egg: too little for column four, enough for column three.
wyr-entice-1 = This dragon (1) may live in the Crimson Cavern (2) or the Golden Grotto (3).
wyr-entice-2 = It does not live in the Amethyst Abyss: not there, though the hall is free.
wyr-entice-3 = The price is gold and meat. You have no meat: give crystal and milk for it.
wyr-explore-1 = The way: path effect (1), dragon (2), path effect (3), and so on.
wyr-eggs-1 = 1 is a nest of the mat. 2 are the nests of a dragon, with two eggs.
wyr-hatchling-1 = This hatchling has been fed twice. The third time brings its gift.
wyr-guild-1 = Your token stands on 1; the next space (2) is brown.
wyr-shared-3 = No open dragon is left: the others have the deck.
wyr-score-1 = Dragons (1), eggs (2), the guild marker and the rest are counted.

## The book

book-lair = The lair
book-lair-short = You own three caverns of four [halls](hall). Excavate halls, entice dragons and walk the explorer past them: whoever has most victory points after four rounds wins.
book-lair-mat = The caverns are three rows of the mat: Crimson Cavern, Golden Grotto, Amethyst Abyss. The first hall of each is dug from the start, the other nine are your work. Beside them lie two [nests](nest) of the mat, for one egg each.
book-lair-wings = If you know Wingspan: there are five actions instead of four, and the explorer walks from left to right, from the entrance inwards. Eggs are not food: they pay for far halls and repeated walks.
book-lair-open = All is open but hands and decks. Nobody ever touches another player’s mat.
book-round = Setup and a round
book-round-short = Keep four of six cards and take three resources. Then take turns: every action costs a coin, and a round brings six. When all have passed, the round is over.
book-round-things = [Resources](resource) are gold, crystal, meat and milk. Coins and eggs are not: the exchange does not touch them. Supplies never run out.
book-round-pass = You may pass at any turn and lose nothing: coins, resources and eggs are carried over. Whoever has passed still takes part in the others’ shared effects.
book-round-limits = At the end of your own turn you keep at most nine coins, nine cards and nine resources. What came in another’s turn waits until yours.
book-round-solo = Alone you play against the Automa: a deck of cards moves it, and it never asks you anything. A level score is your win.
book-excavate = Excavate
book-excavate-short = A cave card goes into the leftmost hall not yet dug. Price: a coin, one egg more for column three, two for column four. The card acts at once, one time.
book-excavate-any = Any cave card fits any cavern: its colours mean nothing. Once all four halls are dug, there is nothing left to dig there.
book-excavate-four = For column four the mat offers one more trade: three things (resources or cards of your hand) for a coin. A coin is one more action.
book-excavate-free = If an effect lets you excavate, neither coin nor eggs are paid. You may decline the card’s effect, but the opponents are still offered their share.
book-entice = Entice
book-entice-short = A dragon goes into the leftmost free dug hall of a cavern it lives in. Price: a coin and the icons in its corner; two other resources stand in for one you lack.
book-entice-three = Three conditions at once: a cavern among its habitats, a hall that is dug, and dragons in all halls to the left of it.
book-entice-visit = Enticing is not visiting. Only a “when played” ability acts at once; the others wait for the explorer, the end of the round or the end of the game.
book-entice-exchange = The [exchange](exchange), two of your resources for one of another kind, is open at any time. An egg of the price comes from any nest of yours.
book-entice-effects = When an effect plays a dragon, the coin is not paid, all else stands. “Without resources” takes resources off the price; printed eggs and coins remain.
book-explore = Explore
book-explore-short = The explorer walks left to right: [path effect](path), dragon, path effect, dragon. The first hall without a dragon stops it, even a dug one.
book-explore-price = A cavern may be walked three times a round: for a coin, then for a coin and an egg, then for a coin and two eggs. Each cavern counts for itself.
book-explore-paths = What lies on the paths:
book-explore-paths-crimson = Crimson Cavern: a resource, a guild step, a resource, an egg, cache up to two.
book-explore-paths-golden = Golden Grotto: a dragon card, a guild step, a dragon card, an egg, tuck up to two.
book-explore-paths-amethyst = Amethyst Abyss: a cave card, a guild step, a cave card, an egg, cave cards for eggs.
book-explore-moment = An empty cavern can be walked, too: it gives the first path effect alone. A dragon placed ahead of the explorer will still meet it.
book-eggs = Eggs
book-eggs-short = An egg lies in a nest: two nests on the mat, the others on dragons. Eggs pay for far halls and repeated walks; each one left at the end is a point.
book-eggs-where = One nest, one egg; without a free nest the egg is lost. “Here” is this dragon alone, “in this cavern” its dragons; the nests of the mat belong to neither.
book-eggs-income = The egg at the start of a round needs a nest, too: keep one free.
book-store = Cache and tuck
book-store-short = A resource on a dragon and a dragon card under one stay to the end and are a point each. They never come back, and a tucked card is no longer a dragon.
book-store-where = You [cache](cache) a resource of your own and [tuck](tuck) a dragon card of your hand, unless the effect says otherwise. Where no place is named, it is the dragon whose effect it is.
book-store-not = They can no longer be spent, and there is no limit to them. A tucked card counts neither as a dragon nor for its size or personality.
book-hatchling = Hatchlings
book-hatchling-short = A hatchling costs an egg and milk. Each feeding gives its bonus, the third a grown-up gift as well; food may come from any effect, not only the explorer.
book-hatchling-any = The card says what a hatchling eats. Whenever such a thing is put there, by any effect and in anybody’s turn, it is fed; two things feed it twice.
book-hatchling-grown = Only the third feeding gives the grown-up gift, once a game. You may go on feeding: the usual bonus keeps coming.
book-guild = The Guild
book-guild-short = Each advance is one step round the ring and the bonus of that space. On a brown space put a marker on the guild tile and take its benefit; you have four.
book-guild-ring = Round the ring: egg, meat, dragon card, cave card, crystal, brown, egg, gold, dragon card, coin, milk, and START again, which is brown, too.
book-guild-squares = Benefits one to three act at once, four and five score at the end. A square holds one marker, so whoever comes first chooses.
book-guild-fifth = With four markers placed brown spaces give nothing more; the rest of the ring still does. Benefit five: 6 points, 3 points, or one point without limit.
book-guild-tiles = One of four guilds is in the game, each with benefits of its own: the plains love eggs, the seafarers full columns. Touch the tile to read them.
book-shared = Cards and shared effects
book-shared-short = Gain a card: from display or deck. Draw: deck only. A shared effect starts with its owner and goes clockwise; the display is refilled at the end of the turn.
book-shared-gain = To [gain](gain) is to choose an open card or the top of the deck; to [draw](draw) is the deck alone. An empty place of the display is filled only at the end of the turn.
book-shared-share = Everyone may decline their own share; that does not hinder the others. Whoever has passed gets a share, too.
book-shared-empty = When a deck runs out its discard pile is shuffled. If both are empty, there is simply no card.
book-round-end = End of a round
book-round-end-short = First the round-end abilities, then the [objective](objective): more stands higher, equals share a place, zero scores nothing. Then new cards, six coins and an egg each.
book-round-end-table = Places bring 4 / 1 / 0 points in round one, 5 / 2 / 1 in round two, 6 / 3 / 2 in round three, 7 / 4 / 3 in round four. Level players share a place and score it in full.
book-round-end-order = Each player uses their own round-end abilities in any order. Then the display is renewed, and the first turn moves on clockwise.
book-score = End of the game
book-score-short = Count dragons, their end-of-game abilities, eggs, cached and tucked things, the Guild and objectives. A coin is a point, every four other items one more.
book-score-list = Some end-of-game abilities ask for a payment; it can still be made before the count.
book-score-tie = If scores are level, whoever has more dragons on the mat wins.

## Lines that several steps share

common-pass = Passing is allowed, but not yet.
    .why = The coins would stay, but your turns of this round would end.
common-explore = Exploring works too, but later.
    .why = The more dragons a cavern holds, the more a walk brings.
common-empty = That walk is allowed too.
    .why = No dragon lives there: only the first path effect would come.
common-again = Once more is allowed, at a higher price.
    .why = A second walk in a round costs an egg as well.
common-cavern = That cavern would do too.
    .why = In this lesson take the ringed hall.
common-dig = Digging with that works, but later.
    .why = This turn needs something else.
common-skip = Declining is allowed.
    .why = But a guild step is free, and its space gives a bonus.
common-point = Declining is allowed.
    .why = But a thing on or under a dragon is a point already.
common-swap = An exchange works, but loses here.
    .why = Two would become one, and any resource is a point.
common-points = Points at the end are a choice too.
    .why = In this lesson take the coin and the eggs.
common-unseen = The deck would do too.
    .why = A face-up card is known beforehand: choose from the display.

## Lesson 1: The first dragon

wyr-l1 = The first dragon
    .goal = Entice a dragon and walk to it
wyr-l1-learned-1 = Enticing: a coin and the card’s price
wyr-l1-learned-2 = The explorer wakes dragons on its way
wyr-l1-learned-3 = A hall without a dragon stops it
wyr-l1-1 = Entice the Flyer into the Crimson Cavern.
    .why = It costs a coin, a gold and a meat; the first hall is dug.
wyr-l1-1-entice-d50-golden = The Anteldragon could, but later.
    .why = It would use up the gold that the Flyer needs.
wyr-l1-2 = Send the explorer into the Crimson Cavern.
    .why = Placing is not visiting: the Flyer waits for the explorer.
wyr-l1-3 = Take one resource of your choice.
    .why = This is the first path effect: it comes before the first hall.
wyr-l1-4 = Advance your guild token one space.
    .why = The Flyer has given a gold, and the path goes on to the Guild.
wyr-l1-5 = Lay an egg: on the Flyer or on the mat.
    .why = The space gives it; hall 2 is empty, so the walk ends there.
wyr-l1-6 = Entice the Anteldragon into the Grotto.
    .why = Its price is the gold that the Flyer brought.

## Lesson 2: Dig deeper

wyr-l2 = Dig deeper
    .goal = Dig the Crimson Cavern to its end
wyr-l2-learned-1 = Halls are dug from the left
wyr-l2-learned-2 = Farther costs more: 0, 1, 2 eggs
wyr-l2-learned-3 = Two resources stand in for another
wyr-l2-1 = Dig the Crimson Cavern with the meat card.
    .why = Column two costs a coin, and the card gives two meat.
wyr-l2-2 = Entice the Lung Dragon beside the Flyer.
    .why = You have no crystal, but two other resources stand in for it.
wyr-l2-3 = Give two gold in place of the crystal.
    .why = Meat pays for meat, and the other meat stays with you.
wyr-l2-3-spend-other = That pays as well.
    .why = A gold would be left; in this lesson keep the meat.
wyr-l2-4 = Dig the third hall with the gold card.
    .why = Column three costs a coin and one egg.
wyr-l2-5 = Take an egg from any nest.
    .why = Nests of the mat and of dragons pay alike.
wyr-l2-6 = Dig the last hall with the coin card.
    .why = Column four costs a coin and two eggs.
wyr-l2-7 = Give three resources for a coin.
    .why = Only the last hall offers this trade, and only once.
wyr-l2-7-effect = The card first works too.
    .why = The order is yours; here it changes nothing.

## Lesson 3: The long walk

wyr-l3 = The long walk
    .goal = Walk a cavern, cache three resources
wyr-l3-learned-1 = A second walk costs an egg
wyr-l3-learned-2 = Every egg needs a free nest
wyr-l3-learned-3 = Cached things stay: a point each
wyr-l3-1 = Walk the Crimson Cavern once more.
    .why = The second time in a round costs a coin and an egg.
wyr-l3-2 = Pay with an egg from any nest.
    .why = On the way you will lay three new ones.
wyr-l3-3 = Take one resource.
    .why = Then the Flyer gives its gold by itself.
wyr-l3-4 = Advance your guild token.
    .why = Space 1 gives the first egg.
wyr-l3-5 = Lay the egg in any nest.
    .why = An egg of the Guild may go onto the mat, too.
wyr-l3-6 = Take another resource.
    .why = The Lung Dragon gave a crystal; this is the third path effect.
wyr-l3-7 = Now an egg in this cavern only.
    .why = The Dragonette allows nests of its own cavern, not the mat.
wyr-l3-8 = Lay the third egg.
    .why = The fourth path effect again allows any nest.
wyr-l3-9 = Cache a resource on the Steppe Wyvern.
    .why = It never comes back, and is a point at the end.
wyr-l3-10 = Cache one more, on any dragon.
    .why = Only a full cavern reaches the fifth path effect.
wyr-l3-11 = Cache the third resource.
    .why = A coin and an egg brought three eggs and three caches.

## Lesson 4: A hatchling grows up

wyr-l4 = A hatchling grows up
    .goal = Feed the hatchling three times
wyr-l4-learned-1 = A hatchling costs an egg and milk
wyr-l4-learned-2 = Any effect feeds, not only a visit
wyr-l4-learned-3 = The third feeding brings a gift
wyr-l4-1 = Entice the Rex into the Amethyst Abyss.
    .why = A hatchling costs a coin, an egg and milk.
wyr-l4-2 = Send the explorer to the Rex.
    .why = On a visit it can be fed with meat.
wyr-l4-3 = Take a face-up cave card.
    .why = That is how the path of the Amethyst Abyss begins.
wyr-l4-4 = Feed the Rex: put the meat on its card.
    .why = For every meat it gives a gold.
wyr-l4-5 = Advance your guild token.
    .why = Its egg goes onto the mat: hatchlings have no nests.
wyr-l4-6 = Dig any hall with the two-cache card.
    .why = It puts two resources of the supply onto your dragons.
wyr-l4-7 = Cache meat on the Rex.
    .why = No explorer is here, yet it counts as a feeding.
wyr-l4-7-cache-other = That is a point as well.
    .why = But the Rex eats meat only: nothing else feeds it.
wyr-l4-8 = Meat again: the third feeding.
    .why = The Rex grows up: a gold, and two dragon cards besides.
wyr-l4-8-cache-other = That is a point as well.
    .why = The third feeding still takes meat.
wyr-l4-9 = Take two dragon cards.
    .why = The gift comes once; the gold for meat goes on.

## Lesson 5: The Guild and the end of a round

wyr-l5 = The Guild and the end of a round
    .goal = Place a marker and end the round
wyr-l5-learned-1 = Brown space: a marker and its benefit
wyr-l5-learned-2 = A shared effect reaches everybody
wyr-l5-learned-3 = After round-end effects: the objective
wyr-l5-1 = Dig a hall with the guild card.
    .why = It is shared: two steps for you, one for Ostap.
wyr-l5-2 = Make the first step.
    .why = Space 5 gives a crystal at once.
wyr-l5-3 = Make the second step.
    .why = Space 6 is brown: it places a marker.
wyr-l5-4 = Put the marker on benefit 3.
    .why = It happens now: a coin and two eggs.
wyr-l5-4-mark-other = That square is free as well.
    .why = But without eggs it brings nothing now.
wyr-l5-5 = Lay the eggs: on the Fae, or one on the mat.
    .why = Each nest holds one egg.
wyr-l5-5-lay-mat-mat = That works too.
    .why = In this lesson keep room on the mat for the income egg.
wyr-l5-6 = Pass: your two coins stay with you.
    .why = Ostap had passed too, yet got his guild step.
wyr-l5-6-explore-other = Another walk is possible.
    .why = In this lesson end the round: coins are not lost.
wyr-l5-7 = Use the Fae.
    .why = It acts at every round end: it draws a dragon card.
wyr-l5-7-done = Declining is allowed.
    .why = But it is free, and comes only once a round.
wyr-l5-8 = Tuck the card under the Fae, or keep it.
    .why = Tucked it is a point, in hand it may be a dragon.
wyr-l5-9 = Lay the income egg in a nest.
    .why = You lead by a guild step: the objective is 5 points.

## Lesson 6: A first round

wyr-l6 = A first round
    .goal = Play a first round with six coins
wyr-l6-learned-1 = Cheap dragons make a quick start
wyr-l6-learned-2 = Every coin is one turn
wyr-l6-learned-3 = The objective is known from the start
wyr-l6-1 = Keep the Flyer, the Fae and two cave cards.
    .why = These dragons are cheap; the caves give gold, meat, an egg.
wyr-l6-1-keep-other = You may start like that too.
    .why = Here keep the Flyer, the Fae, 2 gold, and meat with an egg.
wyr-l6-2 = Take two gold and a meat.
    .why = That is exactly what both dragons in hand cost.
wyr-l6-2-take-other = That set is allowed too.
    .why = But it does not pay for both dragons.
wyr-l6-3 = Entice the Flyer into the Crimson Cavern.
    .why = This round’s objective counts the cards there.
wyr-l6-3-entice-d160-golden = The Fae can come next turn.
    .why = The Flyer first: the next walk goes to it.
wyr-l6-4 = Entice the Fae into the Golden Grotto.
    .why = The sooner it is here, the more round ends it serves.
wyr-l6-5 = Explore the Crimson Cavern.
    .why = The first walk of a round costs no egg.
wyr-l6-5-explore-golden = The Grotto comes two turns later.
    .why = You need resources now, and the Crimson Cavern gives them.
wyr-l6-6 = Take any resource.
    .why = The Flyer adds a gold by itself.
wyr-l6-7 = Advance your guild token.
    .why = The first space gives an egg.
wyr-l6-8 = Lay the egg where you like.
    .why = Eggs will pay for the farther halls.
wyr-l6-9 = Dig hall 2 with the meat and egg card.
    .why = It counts for the objective of the round as well.
wyr-l6-10 = Lay the egg of the card.
    .why = There is room on the mat and on dragons.
wyr-l6-11 = Explore the Golden Grotto.
    .why = Ostap has passed, so your turns follow each other.
wyr-l6-12 = Take the Feydragon from the display.
    .why = It costs one meat and lives in the Crimson Cavern.
wyr-l6-12-take-other = That card may be taken too.
    .why = The Feydragon is payable now and serves the objective.
wyr-l6-13 = Advance your guild token.
    .why = The second space gives a meat.
wyr-l6-14 = The last coin: entice the Feydragon.
    .why = Three cards in the Crimson Cavern, and none of Ostap’s.
wyr-l6-14-explore-other = One coin, and many walks.
    .why = A dragon stays for all rounds: it goes first.
wyr-l6-15 = The round is over: use the Fae.
    .why = It draws a dragon card.
wyr-l6-15-done = Declining is allowed.
    .why = But it is free, and comes only once a round.
wyr-l6-16 = Keep the card in hand, or tuck it.
    .why = Early in the game a dragon in hand is usually worth more.
wyr-l6-17 = Lay the income egg.
    .why = The objective brought 4 points; six new coins are here.

## Words

word-hall = hall
    .means = One of the four places of a cavern. A dug hall takes one dragon.
word-nest = nest
    .means = Room for one egg: on a dragon, or one of the two on the mat.
word-resource = resource
    .means = Gold, crystal, meat or milk. Neither coin nor egg.
word-exchange = exchange
    .means = Two of your resources for one of a kind you do not give.
word-path = path effect
    .means = The five icons of a cavern that the explorer passes: before each hall and at the end.
word-cache = cache
    .means = To put a resource on a dragon. It stays to the end and is a point.
word-tuck = tuck
    .means = To put a dragon card under a dragon. It stays to the end and is a point.
word-gain = gain
    .means = To take a card of your choice: an open one of the display, or the top of the deck.
word-draw = draw
    .means = To take the top card of the deck, without a choice.
word-objective = objective
    .means = What is counted at the end of a round; all four are known from the start.

## The player aid

aid-turn = A turn: one action for a coin
aid-turn-excavate = Excavate: a cave card into the leftmost hall; column 3 one egg more, 4 two.
aid-turn-entice = Entice: the dragon’s price; leftmost free dug hall of its habitat.
aid-turn-explore = Explore: to the first hall without a dragon; second walk a round +1 egg, third +2.
aid-turn-pass = Pass: no more turns this round; nothing is lost.
aid-words = Words on cards
aid-words-gain = Gain a card: from display or deck.
aid-words-draw = Draw a card: from the deck alone.
aid-words-cache = Cache: a resource onto a dragon, for good, 1 point.
aid-words-tuck = Tuck: a dragon card under a dragon, for good, 1 point.
aid-words-exchange = Exchange: two resources for one of another kind, any time.
aid-guild = The guild ring
aid-guild-ring = Egg · meat · dragon · cave · crystal · brown · egg · gold · dragon · coin · milk · START
aid-guild-brown = Brown and START: a marker onto the guild tile, four a game.
aid-end = End of a round
aid-end-limit = End of your turn: at most 9 coins, 9 cards, 9 resources.
aid-end-steps = Dragons’ abilities → objective → new cards, 6 coins, an egg.
aid-end-goal = Objective: 4/1/0, 5/2/1, 6/3/2, 7/4/3; zero scores nothing.
aid-score = Score
aid-score-parts = Dragons, their abilities, eggs, cached, tucked, the Guild, objectives.
aid-score-rest = A coin is a point, four other items are one. Tie: more dragons.

## The coach at a real game

coach-setup-cards = Two cards are discarded: keep dragons you will be able to pay for.
coach-turn = One action for a coin: dig a hall, entice a dragon or walk a cavern.
coach-spend = How to pay: give what you will need least.
coach-discount = One icon of the price goes: take off the one you lack.
coach-column = Three things for a coin, that is, for one more turn.
coach-gain = What to take: think of what the dragons in your hand lack.
coach-square = A benefit now or points at the end; free squares are few.
coach-cache = The resource becomes a point for good; it may feed a hatchling.
coach-tuck = The card becomes a point: tuck one you will not play.
coach-split = You have seen the cards: each gets its place.
coach-excavate = A free hall: best where it would have cost eggs.
coach-entice = A dragon without the coin: best one with a high price.
coach-cover = A new dragon on an old one: its things move over, the old one is a point.
coach-activate = One ability once more: the one that gives most now.
coach-swap = Two dragons change halls; neighbours, columns and the walk matter.
coach-name = Two of it for you, one for every opponent.
coach-limit = Above nine nothing is kept: give up what you need least.
coach-round-end = The order is yours: first what pays for the next.
coach-income = An egg for the round: it pays for a walk or a far hall.
coach-final = The last trade: things for points, then the count.
