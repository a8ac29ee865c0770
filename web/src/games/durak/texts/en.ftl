game-line = Beat off attacks, pass them on, work magic
role-attacks = attacks
role-defends = defends
role-takes = takes
role-out = out
passed = pass
trump-is = trump
no-trump = no trump
dir-clock = clockwise
dir-anti = anticlockwise
discard-count = discard { $count }
deck-left = { $count } cards in the deck
places-free = { $count ->
    [one] 1 more place
   *[other] { $count } more places
 }
sorcery-of = sorcery { $ranks }
suit-S = spades
suit-H = hearts
suit-C = clubs
suit-D = diamonds
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-J = J
rank-Q = Q
rank-K = K
rank-A = A
result-seat = { $how ->
    [won] out
   *[lost] fool
 }
partner = partner
step-1 = First game: only sixes and sevens are enchanted
step-2 = Second game: sixes to tens are enchanted
step-3 = Third game: jacks and queens are enchanted, too
seat-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
seat-points = points: { $count }
head-bout = { $n ->
    [0] New bout
   *[other] Bout { $n }
 }
event-pass-n = { $seat } pass.
enchanted = enchanted
open = (not beaten yet)
