game-line = Взятки, де карту за вас кладе й суперник
partner = партнер
leads = починає
booty-ours = піймали ми
booty-theirs = піймали вони
fusion-waits = злиття: { $count ->
    [one] { $count } карта чекає
    [few] { $count } карти чекають
   *[other] { $count } карт чекає
 }
seat-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
 }
seat-points = очок: { $count }
head-bout = { $n ->
    [0] Новий раунд
   *[other] Раунд { $n }
 }
booty = піймано карт: { $count }
columns = стовпчики
face-down = сорочкою догори
cards-strength = духи із силою
cards-times = помножувачі
cards-fusion = духи злиття
