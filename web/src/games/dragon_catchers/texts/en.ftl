game-line = Tricks where a rival may lay your card
partner = partner
leads = leads
booty-ours = we caught
booty-theirs = they caught
fusion-waits = fusion: { $count ->
    [one] 1 card waits
   *[other] { $count } cards wait
 }
seat-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
seat-points = points: { $count }
head-bout = { $n ->
    [0] New round
   *[other] Round { $n }
 }
booty = captured { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
columns = columns
face-down = face down
cards-strength = spirits with strength
cards-times = multipliers
cards-fusion = fusion spirits
