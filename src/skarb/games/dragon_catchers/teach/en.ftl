## Who sits at the table

name-N = Apprentice
name-E = Ostap
name-S = Mariana
name-W = Taras
name-A = Apprentice
name-B = Ostap
name-C = Taras
name-ghost = The ghost

## Figures: what each step shows; without a line the events are told

drc-clans-1 = Mariana sits opposite: you are both red.
drc-clans-2 = You lay a red spirit.
drc-clans-3 = Ostap lays a yellow one. Backs show how many of each clan a hand holds.
drc-card-1 = 1: strength 6, one point. 2: strength 1, seven points.
drc-card-2 = A multiplier: no strength, no points, but it multiplies all you caught.
drc-card-3 = The fusion spirit: the trick waits for the next round.
drc-round-1 = Clockwise: a four, then a five.
drc-round-2 = Mariana’s six is the strongest.
drc-round-3 = Four cards for red. Mariana leads next.
drc-ask-1 = Mariana and Taras hold red and can be asked. Ostap holds none.
drc-ask-2 = You ask Mariana. She picks: three or six.
drc-ask-3 = The six comes to lie before you. Now it is Ostap’s turn.
drc-whose-1 = Mariana has helped you and still takes her own turn.
drc-whose-2 = Your six came before Taras’s. The trick is yours, and you lead.
drc-whose-3 = Hands now: two cards with you, none with Mariana.
drc-tie-1 = The ×3 does not compete for the trick.
drc-tie-2 = Five and five: the first takes, Ostap’s. Your ×3 goes to yellow too.
drc-four-multipliers-1 = Multipliers only: the first takes, however small.
drc-score-1 = Red has 14 × 1: a yellow ×2 does not count for red. Yellow has 11 × 0.
drc-score-2 = The last trick: nine more points and ×3. Multipliers add up: 1 + 3.
drc-score-3 = 23 × 4 = 92. Yellow: 11 × 0 = 0.
drc-fusion-1 = Ostap’s six has all but taken five points.
drc-fusion-2 = Fusion: the trick waits, strength does not matter. You lead.
drc-fusion-3 = The five takes both tricks, eight cards.
drc-fusion-twice-1 = A second fusion: two tricks wait, Taras leads.
drc-fusion-twice-2 = The six takes three tricks at once.
drc-fusion-last-2 = Last round: these four and the four set aside are discarded.
drc-end-1 = Before the last round: 430 and 480.
drc-end-2 = Red +92 = 522, yellow +63 = 543. Both past 500: yellow won.
drc-two-1 = The six has gone; a yellow three turns up beneath.
drc-two-2 = You ask: the opponent picks one of the red cards open there.
drc-two-3 = Four cards lie. Your six came first: the trick is yours.
drc-two-blind-1 = The only open red card is the opponent’s: you have to ask.
drc-two-blind-2 = Now no red is open: a lower card may go, unseen.
drc-two-blind-3 = A three. The card on top of it stays.
drc-three-1 = The ghost is asked: you pick, but among its cards only.
drc-three-2 = The ghost’s turn. To use your hand, it asks you.
drc-three-3 = The six takes 11 points for the pile you share with the ghost.

## The book

book-clans = Two clans
book-clans-short = Two [clans](clan) sit at the table, red and yellow, partners opposite each other. Only spirits of your clan come to lie before you, though you hold some of the other clan too.
book-clans-counts = Everyone gets seven cards, and chance decides how many are red or yellow. The [backs](back) show the clan, so all can see how many spirits of each clan a hand holds.
book-clans-why = There is no following suit here: spirits of the other clan in your hand are not moves of yours but a stock to answer from when somebody asks you.
book-card = What a card says
book-card-short = [Strength](strength) takes [tricks](trick), points are counted at the end. The weakest spirits are worth the most: strength 1 brings 3 to 7 points, strength 2–6 one each.
book-card-kinds = Each clan has 14 cards:
book-card-kinds-ones = Five spirits of strength 1, worth 3, 4, 5, 6 and 7 points.
book-card-kinds-strong = One spirit each of strength 2, 3, 4, 5 and 6, worth one point.
book-card-kinds-times = The multipliers ×1, ×2 and ×3, without strength or points.
book-card-kinds-fusion = One fusion spirit.
book-card-sum = Both clans together hold 60 points, and the multipliers of a clan add up to 6: a deal brings at most 360.
book-round = Round and trick
book-round-short = A round has four cards, one before each player. The strongest spirit takes all four, and its player leads the next round.
book-round-seven = The [dealer](dealer) leads the first round, then whoever took. A deal has exactly seven rounds, each uses two cards of either clan, so nobody is ever stuck: somebody always holds a card of your clan.
book-ask = Lay or ask
book-ask-short = On your turn lay a spirit of your clan, or ask anybody, even an opponent, to lay one for you. Whoever is asked picks the card, but cannot refuse.
book-ask-who = You can ask only somebody who holds spirits of your clan, and the backs show it. You name a player and nothing else: no card, no strength.
book-ask-free = You may ask at any turn, even with plenty of your own: it saves a card of yours and costs somebody else one. An opponent will give the worst there is, but must give.
book-whose = Whose card is it
book-whose-short = A card plays for the one it lies before, whatever hand it came from. A helper still has a turn to come, so hands differ in size.
book-whose-empty = If you have run out of cards, you ask every time. That is no penalty: other hands play for you, and the tricks are still yours.
book-tie = Equal strength
book-tie-short = Of equal spirits the one laid earlier takes. A [multiplier](multiplier) has no strength: even a one beats it.
book-tie-first = So a six that leads a round is sure to take, unless there is fusion. Strong cards are good to lead; weak ones go to whoever takes anyway.
book-tie-multipliers = If a round holds nothing but multipliers, whoever led takes.
book-score = Scoring
book-score-short = Add the points of all spirits you caught, of both clans, and multiply by the sum of your own multipliers. Without one of your own the deal brings 0.
book-score-foreign = Multipliers are added, not multiplied: ×1 and ×3 together make ×4. A foreign one counts nothing for you, but the opponents will not have it either.
book-score-value = Late in a deal your own ×3 is often worth more than seven points: it multiplies all your clan has caught. Lay it when the trick is already yours or your partner’s.
book-fusion = The fusion spirit
book-fusion-short = If a round holds a [fusion spirit](fusion), its trick is set aside for the winner of the next round. The player it lies before leads.
book-fusion-strength = Strength means nothing in such a round. What counts is before whom the fusion spirit lies: that player leads next, whoever gave it.
book-fusion-twice = Two fusions, and fusion last
book-fusion-twice-short = Fusion in two rounds running, and the winner of the third takes three tricks. Fusion in round seven, and nobody gets the trick.
book-fusion-twice-both = If both fusion spirits fall in one round, the player with the earlier one leads, and one trick waits. In round seven whatever was set aside is lost with the trick: our ruling, for the rulebook is silent.
book-end = Deal and game
book-end-short = Seven rounds make a deal; then points are counted and the left neighbour deals. Play until someone has 500; if both clans do, the higher total wins.
book-end-again = If both clans have 500 and are level, another deal is played, until one is ahead.
book-end-options = A table may change the target, or hide the clans of the hands: then whoever is asked in vain says so, and all know it for the rest of the deal.
book-two = Two players
book-two-short = There are no hands: each has seven columns of two cards, the upper one face up. Each gets two cards a round; when an upper card goes, the lower one is turned up.
book-two-under = Nobody sees the lower cards, not even their owner; only the clan shows. A face-down card is laid only when nobody shows a spirit of that clan.
book-two-plan = All else is open to both, so you can count. A card just turned up may be used from the next turn on.
book-three = Three players
book-three-short = The dealer plays red with the [ghost](ghost): everybody sees its cards, the dealer decides for it. The other two are yellow; each keeps a score of their own.
book-three-answers = The dealer’s hand and the ghost’s are separate: one of them is asked, and the card comes from that hand. To lay a card from the dealer’s own hand before the ghost, the ghost asks the dealer.
book-three-role = Next deal the left neighbour is dealer, and the ghost sits opposite. Both yellow players score the same, each for themselves.

## Lesson 1: Lay or ask

drc-l1 = Lay or ask
    .goal = Two tricks for red
drc-l1-learned-1 = On your turn you lay or ask.
drc-l1-learned-2 = Whoever is asked cannot refuse, but picks.
drc-l1-learned-3 = A card plays for the one it lies before.
drc-l1-1 = Lay the red six.
    .why = No spirit is stronger, and of equals the first takes.
drc-l1-1-ask-s = Mariana could lay one for you.
    .why = But you hold the six: this time lay it yourself.
drc-l1-1-ask-w = Taras may be asked and cannot refuse.
    .why = But an opponent picks, and not in your favour.
drc-l1-2 = Ask Mariana.
    .why = You have no red card, and a partner picks in your favour.
drc-l1-2-ask-w = Taras would have to lay a red spirit.
    .why = But he picks it, and it will hardly be a strong one.
drc-l1-3 = Ostap asks: give him the 1 worth 6 points.
    .why = Your five is stronger, so red takes those points.
drc-l1-3-give-y6 = The six is allowed: the choice is yours.
    .why = But before Ostap it plays for him and beats your five.

## Lesson 2: Strength and points

drc-l2 = Strength and points
    .goal = Two tricks of three, the valuable ones
drc-l2-learned-1 = Strength takes the trick, points count later.
drc-l2-learned-2 = Of equals the earlier one takes.
drc-l2-learned-3 = 21 points without a multiplier are 0: that is next.
drc-l2-1 = Lay the 1 worth 7 points.
    .why = Mariana’s six already takes, and nobody plays after you.
drc-l2-1-lay-r5 = The five would go to red as well.
    .why = But it is not needed here and can take a round later.
drc-l2-1-lay-r2 = The two would go to red as well.
    .why = But it is one point, and the 1 brings seven.
drc-l2-1-ask-s = Mariana would lay one of hers.
    .why = But you hold the seven points, and this trick is certain.
drc-l2-2 = Lay the two.
    .why = Taras’s five came before yours: the trick is his.
drc-l2-2-lay-r5 = Your five equals his, but comes later.
    .why = The earlier takes; yours will serve in the next round.
drc-l2-2-ask-s = Mariana has one red card, a valuable one.
    .why = Its points would go to yellow with the trick.
drc-l2-3 = Lay the five.
    .why = It beats Taras’s three, and Mariana can add points.
drc-l2-3-ask-s = Mariana would have to lay her last card.
    .why = Strength 1 takes nothing here; your five does.

## Lesson 3: Multiplier and fusion

drc-l3 = Multiplier and fusion
    .goal = Turn 21 × 0 into a won deal
drc-l3-learned-1 = 40 × 3 = 120 against 20 × 2 = 40.
drc-l3-learned-2 = Your own multiplier goes into a certain trick.
drc-l3-learned-3 = Fusion puts off their trick and gives you the lead.
drc-l3-1 = Lay the ×3 multiplier.
    .why = Mariana’s six takes, and without one of your own you score 0.
drc-l3-1-lay-r5 = The five is not needed: the six takes.
    .why = A certain trick is the place for the ×3.
drc-l3-1-lay-rf = Fusion would put off your own trick.
    .why = Keep it for a round that yellow is taking.
drc-l3-1-ask-s = Mariana would lay one of hers.
    .why = But you hold the ×3, and no trick will be safer.
drc-l3-2 = Lay the fusion spirit.
    .why = Taras does not take the trick, and you lead the next round.
drc-l3-2-lay-r5 = The five may go, but the six is stronger.
    .why = It would go to yellow with the trick.
drc-l3-2-ask-s = Mariana has one red card left.
    .why = It cannot beat the six and would go to yellow.
drc-l3-3 = Lay the five.
    .why = Of equals the first takes, and it will take two tricks.
drc-l3-3-ask-s = Mariana would give her last red card: a 1.
    .why = Yellow would get both tricks; your five keeps them.

## Lesson 4: The last three rounds

drc-l4 = The last three rounds
    .goal = 500, and more than yellow
drc-l4-learned-1 = 30 × 3 = 90: 520 against 485.
drc-l4-learned-2 = Unseen cards can be counted.
drc-l4-learned-3 = A foreign multiplier is caught so that it does not count.
drc-l4-1 = Ask Mariana.
    .why = The red 6, 5 and ×2 are still unseen: she holds them all.
drc-l4-1-lay-r1p7 = Seven points would lie there unguarded.
    .why = A strong spirit has to come first.
drc-l4-1-lay-r2 = A two is easily beaten.
    .why = Yellow still has 3, 4 and 5.
drc-l4-1-lay-r3 = A three does not hold the trick alone.
    .why = Yellow still has 4 and 5.
drc-l4-2 = Lay the yellow ×3 before Ostap.
    .why = The six takes it, and it will not multiply their points.
drc-l4-2-give-y2 = The two loses to the six as well.
    .why = But the ×3 might still fall to yellow later.
drc-l4-3 = Ask Mariana once more.
    .why = She has the five left, and the first five beats the second.
drc-l4-3-lay-r1p7 = Keep the seven points for now.
    .why = First the five; then they go into a certain trick.
drc-l4-3-lay-r2 = A two does not hold the trick.
    .why = Mariana has the five, her last red card.
drc-l4-3-lay-r3 = A three does not hold the trick.
    .why = Yellow still has 4 and 5.
drc-l4-4 = Lay the two before Ostap.
    .why = It is your only yellow card, and nobody may refuse.
drc-l4-5 = Give Mariana the 1 worth 7 points.
    .why = Your five holds the trick: the points go to red.
drc-l4-5-give-r2 = The two would go to red as well.
    .why = But yellow takes the last trick: seven points go now.
drc-l4-5-give-r3 = The three would go to red as well.
    .why = But yellow takes the last trick: seven points go now.
drc-l4-6 = Lay the three or the two.
    .why = The last trick is yellow’s, and nothing of value is left.
drc-l4-7 = Lay your last card before Mariana.
    .why = She has none left, so her turn comes from your hand.

## Words

word-clan = clan
    .means = A side of the game, red or yellow. Only spirits of the player’s own clan lie before a player.
word-trick = trick
    .means = The four cards of a round, which somebody takes.
word-strength = strength
    .means = A number from 1 to 6 that decides who takes the trick. It is not points.
word-multiplier = multiplier
    .means = A spirit without strength or points. Caught by its own clan it multiplies all its points.
word-fusion = fusion spirit
    .means = Puts the trick off for the winner of the next round.
word-back = back
    .means = The reverse of a card. It shows the spirit’s clan and nothing else.
word-ghost = ghost
    .means = The fourth seat with three players: its cards lie open, the red player decides for it.
word-dealer = dealer
    .means = Deals and leads the first round of the deal.

## The player aid

aid-turn = Your turn
aid-turn-lay = Lay a spirit of your clan before yourself …
aid-turn-ask = … or ask somebody who holds one; only the player is named.
aid-turn-answer = Whoever is asked picks the card, but cannot refuse.
aid-turn-own = A card plays for the one it lies before.
aid-round = Who takes
aid-round-strong = The strongest spirit takes all four and leads next.
aid-round-tie = Level: the one laid earlier.
aid-round-times = Multipliers do not take; of four the first does.
aid-fusion = Fusion
aid-fusion-wait = The trick waits for the next winner.
aid-fusion-lead = The player before whom the (first) fusion spirit lies leads.
aid-fusion-last = In round seven nobody takes.
aid-cards = 14 cards of a clan
aid-cards-ones = Strength 1, five of them: 3, 4, 5, 6, 7 points.
aid-cards-strong = Strength 2, 3, 4, 5, 6: one point each.
aid-cards-times = ×1, ×2, ×3 and the fusion spirit: 0 points.
aid-score = Score
aid-score-sum = All points caught × the sum of your own multipliers.
aid-score-none = Without one of your own: 0.
aid-score-end = Seven rounds a deal; play to 500, the higher total wins.

## The coach at a real game

coach-turn = Lay a spirit of yours or ask somebody. Who takes as it lies, and is it worth competing?
coach-answer = You are asked: this card plays for the one who asks. The choice is yours.
