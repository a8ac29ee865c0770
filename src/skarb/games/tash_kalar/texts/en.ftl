game-name = Tash-Kalar
game-about = Place pieces on the arena; where they form the pattern of a card in your hand, summon its being and use its effect. In the High Form you fulfil tasks, in a deathmatch you destroy the pieces of your opponents. For two, three or four, alone or in teams.

option-mode = Mode
option-mode-help = High Form scores tasks, a deathmatch scores destroyed pieces; the first game is a short lesson.
option-mode-high_form = High Form
option-mode-first_game = first game
option-mode-deathmatch_duel = deathmatch duel
option-mode-deathmatch_melee = deathmatch melee
option-schools = Schools
option-schools-help = Chosen in turn order, or dealt at random.
option-schools-choose = chosen
option-schools-random = at random
option-colours = Team colours
option-colours-help = Which of its two colours each team plays.
option-colours-choose = chosen
option-first = Starting player
option-first-help = Who begins, with a single action; otherwise chance decides.
option-first-random = at random
option-undo = Undo
option-undo-help = Within your own turn you may take back what you did, until you finish it.
option-discards = Discard piles
option-discards-help = Whether everybody may look through the discard piles.
option-discards-open = open
option-discards-closed = closed
option-team_talk = Team talk
option-team_talk-help = Teammates may talk about the game.
option-skip_finals = Skip final turns
option-skip_finals-help = Once the end is triggered, the rest may be skipped if all agree.
option-any_schools = Any schools in the first game
option-any_schools-help = The first game may be played with any two schools, not only the Imperial ones.
option-turn_limit = Turn limit
option-turn_limit-help = The game is over after so many turns.

question-school = Which school do you play?
question-colour = Which colour does your team play?
question-start = Where does the starting piece go?
question-turn = Your turn: { $can }.
may-place = place
may-summon = summon
may-discard = discard
may-invoke = invoke the flare
may-handover = hand over
may-finish = finish
question-place = Where do you put the piece you picked up?
question-orientation = Which pieces form the pattern?
question-marker = Which of the two enemy pieces counts as improvised?
question-pickup = No piece is left: which one do you pick up?
question-point = In which colour does your legend score?
question-effect = Choose { $what }
do-place = where the piece goes
do-destroy = which piece to destroy
do-convert = which piece to convert
do-upgrade = which piece to upgrade
do-downgrade = which piece to downgrade
do-pick = a piece
do-pickup = which piece to pick up
do-move = which piece to move, and where
do-leap = where to leap
do-aim = a direction
do-choose = one of the effects
do-recall = a card from the discard pile
question-return = Which other cards go under their decks?
question-claim = Which task do you claim?
question-odd = In which colour do the odd commons score?
question-standing = At any time

choice-school = { $school }
choice-colour = Play { $colour }
choice-start = Put the { $piece } on { $square }
choice-place = Place { $piece } on { $square }
choice-pickup = Pick up { $square }
choice-summon = Summon { $card } on { $square }
choice-summon-with = Summon { $card } on { $square } with the enemy on { $pieces }
choice-use = With the pieces on { $pieces }
choice-improvise = Improvise with { $square }
choice-score = A point in { $colour }
choice-discard = Discard { $card }
choice-return = Return { $card }
choice-invoke = Invoke { $card }
choice-invoke-against = Invoke { $card } against { $colour }
choice-handover = Hand over to the teammate
choice-finish = Finish the turn
choice-claim = Claim { $task }
choice-destroy = Destroy { $square }
choice-convert = Convert { $square }
choice-upgrade = Upgrade { $square }
choice-downgrade = Downgrade { $square }
choice-pick = Choose { $square }
choice-move = Move { $origin } to { $square }
choice-leap = Leap from { $origin } to { $square }
choice-aim = Aim { $direction }
choice-choose-action = Gain an action
choice-choose-near = Adjacent commons and heroics
choice-choose-far = Commons within distance 2
choice-recall = Recall { $card }
choice-done = { $what ->
    [destroy] Destroy no more
    [convert] Convert no more
    [upgrade] Upgrade no more
    [downgrade] Downgrade no more
    [move] Move no more
    [leap] Do not leap
    [place] Place no more
    [return] Return no more
    [recall] Recall no card
    [claim] Claim no task
    [aim] Choose no direction
    [pick] Choose no more
   *[more] Do no more of this
}
choice-resign = Resign
choice-skip-finals = Skip the final turns
choice-play-on = Play on

event-school = { $seat } plays the { $school }.
event-colour = { $seat } chooses { $colour } for the team.
event-started = Starting piece: { $piece }, { $square }.
event-turn = { $seat } to move.
event-placed = { $seat } places: { $piece }, { $square }.
event-picked-up = { $seat } picks up the piece on { $square }.
event-summoned = { $seat } summons { $card } on { $square }.
event-improvised = { $seat } improvises and turns the { $colour } marker.
event-destroyed = Destroyed: { $piece }, { $square }.
event-moved = The { $piece } moves from { $origin } to { $square }.
event-leapt = The { $piece } leaps from { $origin } to { $square }.
event-converted = Converted on { $square }: now { $piece }.
event-upgraded = Upgraded: { $piece }, { $square }.
event-downgraded = Downgraded: { $piece }, { $square }.
event-action = { $seat } gains { $count ->
    [one] an action
   *[other] { $count } actions
  }.
event-extra-turn = { $seat } gains an extra turn.
event-point = { $seat } scores a point for the legend.
event-point-in = { $seat } scores a point in { $colour }.
event-discarded = { $seat } discards { $card }.
event-discarded-unseen = { $seat } discards a being.
event-returned = { $seat } puts a card under its deck.
event-recalled = { $seat } lays { $card } back on the deck.
event-recalled-unseen = { $seat } lays a card from the discard pile back on the deck.
event-invoked = { $seat } invokes { $card } against { $colour }.
event-handover = { $seat } hands over to { $to }.
event-claimed = { $seat } claims { $task } for { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-next-task = Next task: { $task }.
event-drew-beings = { $seat } draws { $count ->
    [one] { $count } being
   *[other] { $count } beings
  }.
event-drew-legends = { $seat } draws { $count ->
    [one] { $count } legend
   *[other] { $count } legends
  }.
event-drew-flares = { $seat } draws a flare.
event-end-triggered = The end is near: { $seat } will be the last to play. Everybody has one more turn.
event-resigned = { $seat } resigns.
event-skipping = { $seat } agrees to skip the final turns.
event-play-on = { $seat } wants to play on.
event-over = The game is over.

refused-over = The game is over.
refused-form = This is no choice in the notation of Tash-Kalar.
refused-resign-melee = In a melee nobody may resign.
refused-resigned-already = You have resigned already; your teammate has not.
refused-skip-finals = There are no final turns that you could agree to skip now.
refused-play-on = You have agreed to nothing that could be withdrawn.
refused-not-asked = It is not your decision now.
refused-handover-teams = Only in a team game can control be passed.
refused-handover-within-action = Control cannot be passed in the middle of an action; wait for its effect.
refused-handover = Control can be passed once in a turn, before an action or during an effect.
refused-actions-left = All actions must be used before the turn is finished.
refused-during-effect = First the effect has to be resolved.
refused-claim = This task cannot be claimed now: only a fulfilled current task, at the end of your turn, once.
refused-mandatory = This part of the effect is mandatory.
refused-not-offered = This is not among the possible choices now.
refused-no-action = You have no action left.
refused-off-board = This square is not on the board.
refused-occupied = This square is occupied.
refused-shortage = You have no piece left; first pick one up from the board.
refused-pickup-legendary = A legendary piece cannot be picked up by this action.
refused-pickup = Only with no piece in supply do you pick up one of your own commons or heroics.
refused-flare-after-handover = After a handover no flare can be invoked in this turn.
refused-only-placing = After a handover only placing is possible.
refused-discard-first-game = The first game has no discard action.
refused-discard-twice = Only one discard action in a turn.
refused-discard-card = Only a being of your own school, from your hand, can be discarded.
refused-flare-opponent = This flare cannot be invoked against that opponent: name one whose lead meets a criterion.
refused-flare = This flare cannot be invoked: you do not hold it, or no criterion is met.
refused-not-in-hand = You have no such being in your hand.
refused-outranked = A piece of higher rank stands on the summoning square.
refused-no-match = The pattern is not matched there with these pieces.
refused-no-borrowing = You have no right to use an enemy piece now.
refused-improvised-spent = You have already improvised with this colour.
refused-improvised-one = Only one enemy piece can be improvised in a summoning.
refused-no-piece = No piece is available for this being.
refused-undo-off = Undo is switched off at this table.
refused-undo-standing = This answer is not taken back by undo; answer “play on”.
refused-undo-turn-passed = The turn is finished and cannot be taken back.
refused-undo-handover = After a handover nothing done before it can be taken back.
refused-undo-setup = The setup cannot be taken back.
refused-position = This position cannot be read.
refused-unknown-field = The position has a field that does not exist.
refused-pending = The choices since the last free moment do not fit the position.
refused-schools = Every player needs a different school.
refused-schools-first-game = The first game is played with the two Imperial schools, unless the table allows any.
refused-colours = A team plays the colour of one of its members.
refused-board-side = The board names a side that does not play.
refused-board-square = The board names something that is no square with a piece.
refused-board-twice = Two pieces stand on one square.
refused-board-too-many = A side has more pieces on the board than it owns.
refused-card-unknown = There is no such card.
refused-card-school = This card does not belong there.
refused-card-legend = The first game has no legends.
refused-card-twice = The same card appears twice.

school-northern-imperial = Northern Empire
school-southern-imperial = Southern Empire
school-highland = Highland
school-sylvan = Sylvan
word-blue = blue
word-red = red
word-yellow = yellow
word-green = green
rank-common = a common
rank-heroic = a heroic
rank-legendary = a legendary
piece-common-blue = blue common
piece-common-red = red common
piece-common-yellow = yellow common
piece-common-green = green common
piece-heroic-blue = blue heroic
piece-heroic-red = red heroic
piece-heroic-yellow = yellow heroic
piece-heroic-green = green heroic
piece-legendary-blue = blue legendary
piece-legendary-red = red legendary
piece-legendary-yellow = yellow legendary
piece-legendary-green = green legendary
direction-n = north
direction-ne = north-east
direction-e = east
direction-se = south-east
direction-s = south
direction-sw = south-west
direction-w = west
direction-nw = north-west

word-turn-of = Turn of { $seat }
word-actions = actions left: { $count }
word-score = Score
word-supply = supply
word-beings = beings
word-legends = legends
word-flares = flares
word-deck = deck
word-pile = discard pile
word-hand = Your hand
word-tasks = Tasks
word-next = next
word-claimed = claimed
word-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
word-advanced = advanced
word-destroyed = destroyed this turn
word-common = common
word-heroic = heroic
word-legendary = legendary
word-last-player = last player
word-needs = The pattern may be turned and mirrored. ◇ the summoning square, ◆ a piece of yours must stand on it; c, h: the least rank

## Why a hint advises what it does: the parts of the value that differ most

reason-pieces = More of your pieces on the arena.
reason-upgraded = More upgraded pieces.
reason-centre = A piece in the centre is near to everything.
reason-score = Points.
reason-hopes = Nearer to a task or to a pattern of your hand.
reason-rival = The opponent is worse off.
