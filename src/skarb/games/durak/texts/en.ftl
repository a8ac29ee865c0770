game-name = Durak of the Black Book
game-about = Attack, throw in, beat, transfer or take: whoever is left with cards at the end is the fool. Add any of nine sets of enchanted cards, or play two against two.

option-mode = Way to play
option-mode-help = Transfer Durak without enchanted cards, sorcery with them, or two teams of two.
option-mode-null = by the enchanted cards
option-mode-perevodnoy = transfer Durak
option-mode-sorcery = sorcery Durak
option-mode-team = team Durak
option-enchanted = Enchanted sets
option-enchanted-help = Each chosen rank is replaced by its four enchanted cards. To learn: first 6 and 7, then up to 10, then jacks and queens too.
option-enchanted-6 = sixes
option-enchanted-7 = sevens
option-enchanted-8 = eights
option-enchanted-9 = nines
option-enchanted-10 = tens
option-enchanted-J = jacks
option-enchanted-Q = queens
option-enchanted-K = kings
option-enchanted-A = aces
option-dealer = Dealer
option-dealer-help = Who deals first. Without a choice the dealer is drawn.
option-dealer-null = drawn
option-transfer = Transferring
option-transfer-help = Off: classic throw-in Durak, where nobody may pass an attack on.
option-throw_after_take = Throwing in after “take”
option-throw_after_take-help = On: once the defender takes, the others may still add fitting cards up to the limit.
option-throwers = Who may throw in
option-throwers-help = Everybody, or only the two neighbours of the defender. It changes nothing in team Durak.
option-throwers-all = everybody
option-throwers-neighbours = neighbours only
option-limit_before_first = Limit before the first won defence
option-limit_before_first-help = How many cards an attack may have until somebody has won a defence in this deal.
option-limit_before_first-5 = five cards
option-limit_before_first-6 = six cards
option-draw_order = Order of drawing
option-draw_order-help = After the attacker against the turn order, or along it. The defender always draws last.
option-draw_order-reverse = against the turn order
option-draw_order-forward = along the turn order
option-pass_memory = How long a pass stands
option-pass_memory-help = Until the next card is laid, or until a new rank comes to the table (fewer questions).
option-pass_memory-every_card = until the next card
option-pass_memory-new_rank = until a new rank
option-overthrow = Throwing in beyond the limit
option-overthrow-help = Not possible, or the defender chooses which cards to beat and the rest go back.
option-overthrow-reject = not possible
option-overthrow-defender_chooses = the defender chooses
option-tie = When nobody has cards left
option-tie-help = A draw without a fool, or the last defender is the fool. Not in team Durak.
option-tie-draw = a draw
option-tie-defender_is_fool = the defender is the fool
option-stall_bouts = Endless taking
option-stall_bouts-help = After so many takes in a row without a drawn card the deal is a draw.
option-stall_bouts-null = never a draw
option-six_targets = Targets of the sixes
option-six_targets-help = Which suit each enchanted six strikes.
option-next_first = Who attacks first in later deals
option-next_first-help = In a series: whoever holds the lowest trump; the fool’s right neighbour, who attacks the fool; or the fool’s left neighbour.
option-next_first-lowest_trump = lowest trump
option-next_first-under_fool = the fool’s right neighbour (attacks the fool)
option-next_first-from_fool = the fool’s left neighbour
option-series = Series
option-series-help = Several deals: a fixed number, or until somebody has so many fool points. Fewest points win.
option-series-null = a single deal
option-series-deals = number of deals
option-series-fool_points = fool points
option-open_discard = Open discard pile
option-open_discard-help = On: everybody may look through the discarded cards.

question-attack = Attack: lay a card
question-throw = { $can ->
    [pass] No card of yours fits: pass
   *[throw] Throw in a card or pass
}
question-defend = { $can ->
    [beat] Beat or take
    [transfer] Transfer or take
    [take] You can only take
   *[both] Beat, transfer or take
}
question-reverse = The king has won the defence: reverse the turn order?

choice-attack = Attack with { $card }
choice-throw = Throw in { $card }
choice-beat = Beat { $attack } with { $card }
choice-transfer = Transfer to { $to } with { $card }
choice-pass = Pass
choice-take = { $n ->
    [one] Take the card
   *[other] Take { $n } cards
}
choice-reverse-yes = Reverse the turn order
choice-reverse-no = Keep the turn order

event-deal = { $seat } deals; { $deck ->
    [0] the whole deck is dealt
    [one] { $deck } card is left in the deck
   *[other] { $deck } cards are left in the deck
}.
event-trump = The trump card is { $name }.
event-no-trump = { $name } is turned up: a deal without trumps.
event-first = { $seat } shows { $name }, the lowest trump, and attacks first.
event-attack = { $seat } attacks with { $name }.
event-throw = { $seat } throws in { $name }.
event-pass = { $seat } passes.
event-take = { $seat } takes.
event-beat = { $seat } beats { $other } with { $name }.
event-transfer = { $seat } transfers with { $name }; now { $to } must defend.
event-back = { $name } goes back to { $seat }.
event-picked-up = { $seat } has the cards of the bout in hand.
event-beaten = { $seat } has beaten everything off.
event-draw = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-trump-drawn = { $seat } draws the trump card { $name }.
event-left = { $seat } has no cards left and leaves the game.
event-reverse = { $seat } reverses the turn order.
event-keep = { $seat } keeps the turn order.
event-fool = { $seat } is the fool.
event-nobody = A draw: nobody is the fool.
event-team = { $seat } and { $to } win.

asked-attack = an attack
asked-throw = throwing in or passing
asked-defend = beating, transferring or taking
asked-beat = beating or taking
asked-reverse = the turn order

refused-not-your-decision = { $whose ->
    [yours] Not now: your decision is { $what }.
   *[other] Not now: { $who } has to decide first ({ $what }).
}
refused-card-not-in-hand = { $card } is not in your hand.
refused-must-attack = It is your attack: lay any one card. The attacker cannot decline.
refused-rank-not-on-table = { $card } cannot be thrown in: only ranks that lie on the table may be, and those are { $ranks }.
refused-limit-reached = { $card } cannot be thrown in: { $who } may be given no more than { $limit ->
    [one] { $limit } card
   *[other] { $limit } cards
} in this bout.
refused-throws-stopped = { $card } cannot be thrown in: an enchanted queen has stopped the throwing for this bout.
refused-partner = { $who } is your partner: you throw in only against opponents.
refused-does-not-beat = { $card } does not beat { $attack }: { $why }.
refused-already-beaten = { $attack } is beaten already, by { $card }.
refused-no-such-attack = There is no attack card number { $index }; the table has { $count ->
    [one] { $count } attack card, number 0
   *[other] { $count } attack cards, counted from 0
}.
refused-card-first = To beat { $attack }, choose a card of your hand first.
refused-nothing-beats = No card of your hand beats { $attack }.
refused-transfer-needs-card = To transfer this attack, choose a card of its rank from your hand first: { $rank }.
refused-transfer-other-seat = An attack can be transferred only to the next player: { $who }.
refused-transfer-off = This table plays without transfers.
refused-transfer-after-beat = A card of this bout is beaten already: the attack can no longer be transferred.
refused-transfer-mixed-ranks = Only an attack of one rank can be transferred, and here lie { $cards }.
refused-transfer-wrong-rank = { $card } does not transfer this attack: it takes a card of its rank, and that is { $rank }.
refused-transfer-ten = Enchanted tens cannot be transferred: they must be beaten or taken.
refused-transfer-target-hand = { $who } holds { $held ->
    [one] { $held } card
   *[other] { $held } cards
}: an attack of { $count } cannot be transferred there.
refused-transfer-no-target = There is nobody left to whom the attack could be transferred.
refused-suit-required = Name a suit for the enchanted eight { $card }, for example { $example }.
refused-suit-is-trump = { $card } cannot be named { $suit }: that is the trump suit.
refused-suit-not-allowed = { $card } is not an enchanted eight: no suit is named for it.
refused-game-over = The game is over.
refused-bad-notation = “{ $move }” is not a move. Moves look like: attack 7S, throw 7S, beat 0 10S, transfer 9D, take, pass, reverse yes.

refused-undo-drawn = Cards have been drawn since: this choice cannot be taken back.
refused-undo-dealt = A new deal has begun: this choice cannot be taken back.

refused-mode-perevodnoy = Transfer Durak is played without enchanted cards, but these are chosen: { $ranks }.
refused-mode-sorcery = Sorcery Durak needs at least one enchanted set.
refused-mode-team = Team Durak is for exactly four players, not for { $seats }.

refused-position-key = A position has nothing called “{ $key }”.
refused-position-seats = A position needs “seats”: a list of different names.
refused-position-value = In a position “{ $key }” cannot be { $value }.
refused-position-missing = The position does not tell “{ $key }”.
refused-position-seat = Nobody called “{ $name }” sits at this table.
refused-position-card = “{ $card }” is not a card of this game.
refused-position-twice = { $card } lies in two places.
refused-position-deck = To deal from it, the deck needs all 36 cards; it has { $count }.
refused-position-deal = Before the deal there can be no “{ $key }”.
refused-position-table = { $row } is not a row of the table: attack card, who laid it, beating card or null.
refused-position-name = { $card } cannot lie on the table like that: an enchanted eight bears a named suit other than the trump suit, and no other card does.
refused-position-out = { $name } cannot have left: there are cards in hand or on the table, or some left to draw.
refused-position-known = “known” names a card that { $name } does not hold.
refused-position-fresh = { $name } holds more of the “unheld” trumps than can have been drawn.
refused-position-phase = The phase cannot be “{ $phase }” here.
refused-position-phase-cards = In the phase “{ $phase }” attacker and defender need cards.
refused-position-phase-attack-table = An attack begins with an empty table.
refused-position-phase-table = The phase “{ $phase }” needs cards on the table.
refused-position-phase-throw = Nobody can be asked to throw in here: the phase cannot be “throw”.
refused-position-phase-taking = “taking” belongs to a throw window after “take”, with the option throw_after_take and an open card.
refused-position-phase-defend = There is nothing to defend against, or nobody to do it: the phase cannot be “defend”.
refused-position-phase-reverse = Only after a defence won with an enchanted king, and with three players in the game, can the turn order be reversed.
refused-position-actor = Not { $name } but { $actor } has to decide here.
refused-position-result = The result cannot be “{ $result }” here.
refused-position-derived = “{ $key }” is told as { $value }, but it is { $found }.

why-lower = it is not higher
why-suit = it is of another suit and not a trump
why-ward = no trump of another suit beats an enchanted seven
why-jack = only 6 to 10 of its suit or of trumps beat an enchanted jack

effect-strikes-suit = Beats any card of { $suit }, even a trump, whatever its rank.
effect-wards-foreign-trump = Cannot be beaten by a trump of another suit.
effect-names-suit = Name a suit other than the trump suit when you lay it: on the table it is a card of that suit. As the trump card it makes a deal without trumps.
effect-throws-freely = May be thrown in even if no nine lies on the table.
effect-blocks-transfer = An attack of these cards cannot be transferred.
effect-only-lower-beats = Is beaten only by a lower card, 6 to 10, of its own suit or of the trump suit.
effect-stops-throws = Beat with it, and nothing more may be thrown in during this bout.
effect-may-reverse = Win a defence in which you beat with it, and you may reverse the turn order. Needs three players in the game.
effect-strikes-card = Beats the ace of { $suit }, even a trump.

rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-10 = ten
rank-J = jack
rank-Q = queen
rank-K = king
rank-A = ace
suit-H = hearts
suit-D = diamonds
suit-S = spades
suit-C = clubs
suits-H = hearts
suits-D = diamonds
suits-S = spades
suits-C = clubs

mark-owner = attacks
mark-defender = defends
mark-passed = passed
mark-out = out
mark-you = you
open = open
table = Table
table-empty = nothing on the table
your-hand = Your hand
deck-line = deck { $count }
trump-line = trumps: { $suit }
no-trump-line = no trumps
discard-line = discarded { $count }
limit-line = limit { $limit }
dir-line = { $dir ->
    [cw] clockwise
   *[ccw] anticlockwise
}
points-line = Fool points: { $points }
result-line = { $result }
option-series-deals-count = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
 }
option-series-fool_points-count = until { $count ->
    [one] { $count } fool point
   *[other] { $count } fool points
 }

## Why a hint advises what it does: the parts of the value that differ most

reason-cards = It spends the cheapest card.
reason-fewer = No deck is left: the fewer cards, the nearer the way out.
reason-trumps = A trump stays in hand.
reason-others = The others are left with worse.
reason-threat = This will be hard to beat.
reason-turn = The next attack will be yours.
