role-attacks = ходить
role-defends = відбивається
role-takes = бере
role-out = вийшов
passed = пас
trump-is = козир
no-trump = без козиря
dir-clock = за годинником
dir-anti = проти годинника
discard-count = відбій { $count }
deck-left = карт у колоді: { $count }
places-free = { $count ->
    [one] ще { $count } місце
    [few] ще { $count } місця
   *[other] ще { $count } місць
 }
sorcery-of = чари { $ranks }
suit-S = піки
suit-H = чирви
suit-C = трефи
suit-D = бубни
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-J = В
rank-Q = Д
rank-K = К
rank-A = Т
result-seat = { $how ->
    [won] вийшов
   *[lost] дурень
 }
partner = напарник
