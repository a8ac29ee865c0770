game-name = Dragon Catchers
game-about = Seven rounds, four cards each: the strongest spirit takes the trick. On your turn lay a spirit of your clan or ask anybody, partner or opponent, to lay one for you. What you capture is worth nothing without the multipliers of your own clan.

option-target = Target
option-target-help = The points that end the game.
option-clan_counts = Card backs
option-clan_counts-help = Whether everybody sees how many cards of each clan a hand holds.
option-clan_counts-public = show the clan
option-clan_counts-hidden = hide the clan
option-red_rotation = Red role goes
option-red_rotation-help = Three players: to which neighbour the dealer card and the red role pass after each deal.
option-red_rotation-left = to the left
option-red_rotation-right = to the right
option-open_piles = Open piles
option-open_piles-help = Captured piles and tricks set aside may be looked through; otherwise only their size is shown.
option-max_deals = Deals at most
option-max_deals-help = The game stops after so many deals, whatever the totals.
option-red_seats = Red seats
option-red_seats-help = Who plays red. With three players the dealer does.
option-red_seats-0-2 = seats 1 and 3; of two, seat 1
option-red_seats-1-3 = seats 2 and 4; of two, seat 2
option-dealer = First dealer
option-dealer-help = The seat that deals first; otherwise chance decides.

word-clan-R = red
word-clan-Y = yellow
word-ghost = the ghost
word-you = you
word-deal = Deal
word-round = Round
word-leads = leads
word-turn = on turn
word-asked = asked
word-dealer = dealer
word-trick = Trick
word-from = from { $name }
word-set-aside = Set aside
word-captured = Captured
word-discarded = Discarded
word-out = Out of play
word-worth = worth
word-total = Total
word-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
word-lacks = has no { $clan }
word-nothing = none

question-turn = { $ghost ->
    [first] The ghost’s turn: lay one of its { $clan } cards, or ask somebody to.
   *[none] Lay a { $clan } card, or ask somebody to.
  }
question-answer = { $ghost ->
    [first] The ghost asks you: which { $clan } card do you lay before it?
    [second] The ghost is asked: which of its { $clan } cards does it lay before { $from }?
   *[none] You are asked: which { $clan } card do you lay before { $from }?
  }

choice-lay = Lay { $card }
choice-lay-blind = Lay the hidden card of column { $column }, sight unseen
choice-ask = Ask { $seat }
choice-ask-ghost = Ask the ghost
choice-ask-self = Lay a card from your own hand
choice-give = Lay { $card }
choice-give-blind = Lay the hidden card of column { $column }, sight unseen

event-deal = Deal { $deal }: { $seat } deals and leads.
event-ask = { $ghost ->
    [first] The ghost asks { $to }.
    [second] { $seat } asks the ghost.
   *[none] { $seat } asks { $to }.
  }
event-void = { $seat } has no { $clan } card.
event-lay = { $ghost ->
    [first] The ghost lays { $card }.
   *[none] { $seat } lays { $card }.
  }
event-give = { $ghost ->
    [first] The ghost lays { $card } before { $seat }.
    [second] { $from } lays { $card } before the ghost.
   *[none] { $from } lays { $card } before { $seat }.
  }
event-turned = { $seat } turns up { $card }.
event-trick = { $ghost ->
    [first] The ghost wins the round
   *[none] { $seat } wins the round
  }{ $carried ->
    [0] .
    [one] { " " }and takes the trick that was set aside too.
   *[other] { " " }and takes the { $carried } tricks that were set aside too.
  }
event-fusion = Fusion: the trick is set aside. { $ghost ->
    [first] The ghost leads.
   *[none] { $seat } leads.
  }
event-discard = Fusion in the last round: nobody takes the trick.
event-scored = Deal { $deal }: red scores { $red }, yellow { $yellow }.
event-over = The game is over.

card-text-strength = Spirit of the { $clan } clan, strength { $strength }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
card-text-multiplier = Multiplier of the { $clan } clan: captured by { $clan }, it multiplies all captured points by { $factor }; several multipliers add up. It has no strength and no points.
card-text-fusion = Fusion spirit of the { $clan } clan: nobody takes this trick now, the winner of the next round does. Whoever has it in front of them leads.

refused-undo-deal = New cards have been dealt, so this cannot be taken back.
refused-undo-turned = A face-down card was turned up, so this cannot be taken back.
refused-undo-asked = The question told whether the asked player has the clan, so it cannot be taken back.

refused-not-your-decision = Somebody else decides now.
refused-card-not-available = { $card }: that card cannot be laid from there.
refused-wrong-clan = { $column ->
    [0] { $card }: only a { $clan } card may lie before this player.
   *[other] Column { $column }: only a { $clan } card may lie before this player, and this face-down card is of the other clan.
  }
refused-not-your-card = { $how ->
    [asked] That card is not yours: you are asked to lay one of your own.
    [ghost] That card is the ghost’s. Ask the ghost: the red player chooses which of its cards it lays.
   *[row] That card lies in the other row. Ask { $name }, who chooses which card to lay.
  }
refused-cannot-ask-self = You cannot ask yourself.
refused-asked-player-lacks-clan = { $ghost ->
    [yes] The ghost cannot be asked: it has no { $clan } card.
   *[no] { $name } cannot be asked: there is no { $clan } card to expect there.
  }
refused-no-such-player = Asking names another player and nothing else (with two players not even that).
refused-nothing-to-ask = Your opponent has no { $clan } card to lay now.
refused-not-blind = A face-down card may be laid only while nobody shows a { $clan } card.
refused-ghost-hand = The red player and the ghost each lay from their own cards; ask the other to use the other’s.
refused-must-lay-or-ask = It is your turn: lay a card of your clan or ask another player. You cannot pass.
refused-cannot-refuse = You are asked and have a card of the asker’s clan: you must lay one.
refused-deal-over = The deal is over.
refused-game-over = The game is over.

refused-position-key = A position has no “{ $key }”.
refused-position-list = “{ $key }” must be a list.
refused-position-map = “{ $key }” must say something for each name.
refused-position-number = “{ $key }” cannot be { $value }.
refused-position-card = There is no card { $card }.
refused-position-clan = There is no clan { $clan }: it is R or Y.
refused-position-seats = A position names its 2 to 4 seats clockwise, each once; the ghost sits only with three players.
refused-position-players = The position says { $players } players, but its seats are for { $seats }.
refused-position-name = Nobody at this table is called { $name }.
refused-position-red = With three players there is one red player, who deals and sits opposite the ghost.
refused-position-clans = The clans must alternate round the table.
refused-position-twice = { $card } lies in two places.
refused-position-wrong-key = With { $players } players there are no { $key }.
refused-position-hand = { $name } holds more than seven cards.
refused-position-columns = A row is at most seven columns of two: the card face up and the card under it, or null; nothing lies face down alone.
refused-position-laid = “laid” holds at most three cards while somebody is on turn, each as [in front of whom, card, from whom].
refused-position-front = { $card } cannot lie before { $name }: it is of the other clan.
refused-position-turn = Leader, cards laid and seat on turn do not fit together.
refused-position-void-option = Voids are spoken only with the option clan_counts = hidden.
refused-position-void = { $name } cannot have said to have no { $clan } card.
refused-position-asked = In phase answer “asked” names another player, who holds a card of the clan on turn.
refused-position-teams = Partners have the same total.
refused-position-history = “history” lists deals as dealer, R and Y.
refused-position-not-over = With these totals the game is not over.
refused-position-no-card = No card that { $name } could get is left.
refused-position-deck = A stacked deck holds all 28 cards, each once.
refused-position-phase = There is no phase { $phase }: it is deal, turn, answer or over.
refused-position-dealer = To deal, the position must name the dealer.
refused-position-single = “single” is true or false.

## Why a hint advises what it does: the parts of the value that differ most

reason-takes = This card most likely takes the trick.
reason-multiplier = Your multiplier multiplies all you caught.
reason-keeps = Strong spirits will serve later.
reason-caught = What is caught cannot be lost.
reason-denied = They will not get their multiplier.
reason-cheap = The trick is theirs: you give what is cheap.
reason-spends = The opponents spend a strong card.
