game-line = Взятки, где карту за вас кладёт и соперник
partner = партнёр
leads = начинает
booty-ours = поймали мы
booty-theirs = поймали они
fusion-waits = слияние: { $count ->
    [one] { $count } карта ждёт
    [few] { $count } карты ждут
   *[other] { $count } карт ждёт
 }
seat-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
 }
seat-points = очков: { $count }
head-bout = { $n ->
    [0] Новый раунд
   *[other] Раунд { $n }
 }
booty = поймано карт: { $count }
columns = столбцы
face-down = рубашкой вверх
cards-strength = духи с силой
cards-times = множители
cards-fusion = духи слияния
