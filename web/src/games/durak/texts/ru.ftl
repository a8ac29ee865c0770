role-attacks = ходит
role-defends = отбивается
role-takes = берёт
role-out = вышел
passed = пас
trump-is = козырь
no-trump = без козыря
dir-clock = по часовой
dir-anti = против часовой
discard-count = отбой { $count }
deck-left = карт в колоде: { $count }
places-free = { $count ->
    [one] ещё { $count } место
    [few] ещё { $count } места
   *[other] ещё { $count } мест
 }
sorcery-of = колдовство { $ranks }
suit-S = пики
suit-H = червы
suit-C = трефы
suit-D = бубны
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
    [won] вышел
   *[lost] дурак
 }
partner = напарник
