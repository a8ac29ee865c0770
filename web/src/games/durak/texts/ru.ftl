game-line = Отбивайтесь, переводите и колдуйте
role-attacks = атакует
role-defends = отбивается
role-takes = берёт
role-out = вне игры
passed = пас
trump-is = козырь
no-trump = без козырей
dir-clock = по часовой
dir-anti = против часовой
discard-count = отбой { $count }
deck-left = карт в колоде: { $count }
places-free = { $count ->
    [one] ещё { $count } место
    [few] ещё { $count } места
   *[other] ещё { $count } мест
 }
sorcery-of = заколдованы { $ranks }
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
    [won] вне игры
   *[lost] дурак
 }
partner = напарник
step-1 = Первая игра: заколдованы только шестёрки и семёрки
step-2 = Вторая игра: заколдованы карты от шестёрки до десятки
step-3 = Третья игра: заколдованы ещё валеты и дамы
seat-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
 }
seat-points = очков: { $count }
head-bout = { $n ->
    [0] Новый ход
   *[other] Ход { $n }
 }
event-pass-n = { $seat }: пас.
enchanted = заколдованная
open = (ещё не отбита)
