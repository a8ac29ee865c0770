game-line = Відбивайтеся, переводьте й чаклуйте
role-attacks = атакує
role-defends = відбивається
role-takes = бере
role-out = поза грою
passed = пас
trump-is = козир
no-trump = без козирів
dir-clock = за годинником
dir-anti = проти годинника
discard-count = відбій { $count }
deck-left = карт у колоді: { $count }
places-free = { $count ->
    [one] ще { $count } місце
    [few] ще { $count } місця
   *[other] ще { $count } місць
 }
sorcery-of = чари: { $ranks }
suit-S = піка
suit-H = чирва
suit-C = трефа
suit-D = бубна
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
    [won] поза грою
   *[lost] дурень
 }
partner = напарник
step-1 = Перша гра: зачакловано лише шістки й сімки
step-2 = Друга гра: зачакловано карти від шістки до десятки
step-3 = Третя гра: зачакловано ще й валетів та дам
seat-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
 }
seat-points = очок: { $count }
head-bout = { $n ->
    [0] Новий хід
   *[other] Хід { $n }
 }
event-pass-n = { $seat }: пас.
enchanted = зачаклована
open = (ще не відбита)
