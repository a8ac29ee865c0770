game-line = Lay out patterns, summon beings
question-turn-TSK-6-7 = No action is left: finish your turn.
question-turn-TSK-6-7-help = Until then you may still take back what you did.
points-of = of { $count }
against = against { $seat }
marker-free = improvised summoning still free
marker-spent = improvised summoning used
partner = partner
last-player = last player
final-turns = final turns
piles = Decks and discards
pile-of = { $seat }: deck { $deck }, discarded { $count }
pile-legends = Legends: deck { $deck }, discarded { $count }
pile-flares = Flares: deck { $deck }, discarded { $count }
claimed-by = Claimed by { $seat }
left-of = Pieces left
choice-handover = Hand over
next-task = next:
word-actions = actions: { $count }
button-with1 = With one enemy piece
button-with2 = With two enemy pieces
step-1 = First game: a short lesson without legends
lacks = Not yet. Nearest: { $at }; still lacking { $count ->
    [one] a piece on { $need }
   *[other] { $count } pieces: { $need }
  }
seat-cards = cards in hand: beings { $beings }, legends { $legends }, flares { $flares }
pattern = Pattern from the summoning square: { $squares }.
way-left = { $count } left
way-right = { $count } right
way-up = { $count } up
way-down = { $count } down
way-here = the summoning square itself
score-tasks = tasks
score-legends = legends
score-pieces = destroyed pieces and flares
cards-imperial = Imperial
