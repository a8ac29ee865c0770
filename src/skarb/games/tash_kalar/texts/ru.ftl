game-name = Таш-Калар
game-about = Размещайте фишки на арене; как только они сложат фигуру с карты на вашей руке, призовите существо и примените его способность. В стандартном режиме выполняют задания, в смертельном уничтожают фишки противников. Для двух, трёх или четырёх игроков, каждый за себя или командами.

option-mode = Режим
option-mode-help = В стандартном режиме очки дают задания, в смертельном — уничтоженные фишки; первая игра короткая и учебная.
option-mode-high_form = стандартный
option-mode-first_game = первая игра
option-mode-deathmatch_duel = смертельный (две стороны)
option-mode-deathmatch_melee = смертельный (3–4 игрока)
option-schools = Школы
option-schools-help = Их выбирают по очереди или раздают наугад.
option-schools-choose = выбирают
option-schools-random = наугад
option-colours = Цвета команд
option-colours-help = Каким из двух своих цветов играет каждая команда.
option-colours-choose = выбирают
option-first = Первый игрок
option-first-help = Кто начинает (в первый ход у него одно действие); иначе решает случай.
option-first-random = наугад
option-undo = Отмена действий
option-undo-help = В свой ход можно отменять сделанное, пока ход не завершён.
option-discards = Сбросы
option-discards-help = Могут ли все просматривать сбросы.
option-discards-open = открытые
option-discards-closed = закрытые
option-team_talk = Разговоры в команде
option-team_talk-help = Напарникам можно говорить об игре.
option-skip_finals = Пропуск заключительных ходов
option-skip_finals-help = Когда наступил конец игры, остальные ходы можно пропустить с согласия всех.
option-any_schools = Любые школы в первой игре
option-any_schools-help = В первую игру можно играть любыми двумя школами, а не только имперскими.
option-turn_limit = Предел ходов
option-turn_limit-help = Игра заканчивается после стольких ходов.

question-school = Какой школой вы играете?
question-colour = Каким цветом играет ваша команда?
question-start = Поставьте начальную фишку.
question-turn = Ваш ход: { $can }.
may-place = размещение
may-summon = призыв
may-discard = сброс
may-invoke = вспышка
may-handover = передача напарнику
may-finish = конец хода
question-place = Куда поставить снятую фишку?
question-orientation = Из каких фишек сложена фигура?
question-marker = Какая из двух вражеских фишек использована для импровизации?
question-pickup = Фишек не осталось: какую снять с поля?
question-point = В каком цвете ваша легенда даёт очко?
question-effect = Выберите: { $what }
do-place = куда поставить фишку
do-destroy = какую фишку уничтожить
do-convert = какую фишку превратить
do-upgrade = какую фишку улучшить
do-downgrade = какую фишку понизить
do-pick = фишку
do-pickup = какую фишку снять
do-move = какую фишку и куда переместить
do-leap = куда прыгнуть
do-aim = направление
do-choose = одну из способностей
do-recall = карту из сброса
question-return = Какие ещё карты положить под колоды?
question-claim = Какое задание забираете?
question-odd = В каком цвете считаются непарные простые фишки?
question-standing = В любой момент

choice-school = { $school }
choice-colour = Играть цветом: { $colour }
choice-start = Поставить: { $piece }, { $square }
choice-place = Поставить: { $piece }, { $square }
choice-pickup = Снять { $square }
choice-summon = Призвать: { $card }, { $square }
choice-summon-with = Призвать: { $card }, { $square } (с вражескими фишками: { $pieces })
choice-use = Из фишек { $pieces }
choice-improvise = Импровизировать с { $square }
choice-score = Очко в цвете: { $colour }
choice-discard = Сбросить: { $card }
choice-return = Вернуть: { $card }
choice-invoke = Активировать: { $card }
choice-invoke-against = Активировать: { $card } (против: { $colour })
choice-handover = Передать управление напарнику
choice-finish = Завершить ход
choice-claim = Забрать: { $task }
choice-destroy = Уничтожить { $square }
choice-convert = Превратить { $square }
choice-upgrade = Улучшить { $square }
choice-downgrade = Понизить { $square }
choice-pick = Выбрать { $square }
choice-move = Перемещение { $origin } → { $square }
choice-leap = Прыжок { $origin } → { $square }
choice-aim = Направление: { $direction }
choice-choose-action = Получить действие
choice-choose-near = Простые и героические рядом
choice-choose-far = Простые на расстоянии до 2
choice-recall = Вернуть на колоду: { $card }
choice-done = { $what ->
    [destroy] Больше не уничтожать
    [convert] Больше не превращать
    [upgrade] Больше не улучшать
    [downgrade] Больше не понижать
    [move] Больше не двигать
    [leap] Не прыгать
    [place] Больше не ставить
    [return] Больше не возвращать
    [recall] Не возвращать карту
    [claim] Не забирать задание
    [aim] Без направления
    [pick] Больше не выбирать
   *[more] Больше ничего не делать
}
choice-resign = Сдаться
choice-skip-finals = Пропустить заключительные ходы
choice-play-on = Играть дальше

event-school = { $seat } выбирает: { $school }.
event-colour = { $seat } выбирает цвет команды: { $colour }.
event-started = Начальная фишка: { $piece }, { $square }.
event-turn = Ходит { $seat }.
event-placed = { $seat } ставит: { $piece }, { $square }.
event-picked-up = { $seat } снимает фишку с { $square }.
event-summoned = { $seat } призывает: { $card }, { $square }.
event-improvised = { $seat } импровизирует и переворачивает метку: { $colour }.
event-destroyed = Уничтожена: { $piece }, { $square }.
event-moved = Перемещение: { $piece }, { $origin } → { $square }.
event-leapt = Прыжок: { $piece }, { $origin } → { $square }.
event-converted = Превращение на { $square }: теперь { $piece }.
event-upgraded = Улучшена: { $piece }, { $square }.
event-downgraded = Понижена: { $piece }, { $square }.
event-action = { $seat } получает { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
  }.
event-extra-turn = { $seat } получает дополнительный ход.
event-point = { $seat } получает очко за легенду.
event-point-in = { $seat } получает очко в цвете: { $colour }.
event-discarded = { $seat } сбрасывает: { $card }.
event-discarded-unseen = { $seat } сбрасывает существо.
event-returned = { $seat } кладёт карту под её колоду.
event-recalled = { $seat } возвращает на колоду: { $card }.
event-recalled-unseen = { $seat } возвращает карту из сброса на колоду.
event-invoked = { $seat } активирует: { $card } (против: { $colour }).
event-handover = { $seat } передаёт управление напарнику: { $to }.
event-claimed = { $seat } забирает задание «{ $task }»: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
event-next-task = Следующее задание: { $task }.
event-drew-beings = { $seat } берёт { $count ->
    [one] { $count } существо
    [few] { $count } существа
   *[many] { $count } существ
  }.
event-drew-legends = { $seat } берёт { $count ->
    [one] { $count } легенду
    [few] { $count } легенды
   *[many] { $count } легенд
  }.
event-drew-flares = { $seat } берёт вспышку.
event-end-triggered = Наступает конец игры: { $seat } — последний игрок. У каждого ещё один ход.
event-resigned = { $seat } сдаётся.
event-skipping = { $seat } соглашается пропустить заключительные ходы.
event-play-on = { $seat } хочет играть дальше.
event-over = Игра окончена.

refused-over = Игра окончена.
refused-form = Такого выбора в записи Таш-Калара нет.
refused-resign-melee = В игре каждого за себя сдаться нельзя.
refused-resigned-already = Вы уже сдались, а ваш напарник — нет.
refused-skip-finals = Сейчас нет заключительных ходов, которые можно было бы пропустить.
refused-play-on = Вы ни на что не соглашались, так что отзывать нечего.
refused-not-asked = Сейчас решаете не вы.
refused-handover-teams = Передавать управление можно только в командной игре.
refused-handover-within-action = Посреди действия управление не передают: дождитесь способности.
refused-handover = Управление передают раз за ход: перед действием или во время способности.
refused-actions-left = Ход нельзя завершить, пока остались действия.
refused-during-effect = Сначала нужно довести способность до конца.
refused-claim = Это задание сейчас не забрать: забирают одно, выполненное и текущее, в конце своего хода.
refused-mandatory = Эта часть способности обязательна.
refused-not-offered = Сейчас такого выбора нет.
refused-no-action = Действий не осталось.
refused-off-board = Такой клетки на поле нет.
refused-occupied = Эта клетка занята.
refused-shortage = Фишек не осталось: сначала снимите одну с поля.
refused-pickup-legendary = Легендарную фишку этим действием снять нельзя.
refused-pickup = Свою простую или героическую фишку снимают, только когда в запасе нет ни одной.
refused-flare-after-handover = После передачи управления вспышки в этот ход уже не активируют.
refused-only-placing = После передачи управления можно только размещать фишки.
refused-discard-first-game = В первой игре нет действия сброса.
refused-discard-twice = Сброс — раз за ход.
refused-discard-card = Сбросить можно только существо своей школы с руки.
refused-flare-opponent = Против этого противника вспышку не активировать: назовите того, чей перевес отвечает требованию.
refused-flare = Эту вспышку не активировать: её нет на руке или не выполнено ни одно требование.
refused-not-in-hand = Такого существа нет на вашей руке.
refused-outranked = На клетке призыва стоит фишка более высокого ранга.
refused-no-match = Из этих фишек там не складывается фигура.
refused-no-borrowing = Сейчас вам нельзя использовать вражескую фишку.
refused-improvised-spent = С этим цветом вы уже импровизировали.
refused-improvised-one = В одном призыве можно импровизировать лишь с одной вражеской фишкой.
refused-no-piece = Для этого существа нет фишки.
refused-undo-off = За этим столом отмена выключена.
refused-undo-standing = Такой ответ не отменяют: выберите «играть дальше».
refused-undo-turn-passed = Ход завершён, отменить его нельзя.
refused-undo-handover = Сделанное до передачи управления отменить нельзя.
refused-undo-setup = Подготовку к игре отменить нельзя.
refused-position = Эту позицию невозможно прочитать.
refused-unknown-field = В позиции есть поле, которого не существует.
refused-pending = Выборы с последнего свободного момента не подходят к позиции.
refused-schools = У каждого игрока должна быть своя школа.
refused-schools-first-game = В первую игру играют двумя имперскими школами, если стол не разрешает любые.
refused-colours = Команда играет цветом одного из своих игроков.
refused-board-side = На поле названа сторона, которая не играет.
refused-board-square = На поле названо то, что не является клеткой с фишкой.
refused-board-twice = На одной клетке стоят две фишки.
refused-board-too-many = У стороны на поле больше фишек, чем у неё есть.
refused-card-unknown = Такой карты нет.
refused-card-school = Этой карте здесь не место.
refused-card-legend = В первой игре нет легенд.
refused-card-twice = Одна и та же карта встречается дважды.

school-northern-imperial = Северная Имперская Школа
school-southern-imperial = Южная Имперская Школа
school-highland = Горная Школа
school-sylvan = Лесная Школа
word-blue = синий
word-red = красный
word-yellow = жёлтый
word-green = зелёный
rank-common = простая фишка
rank-heroic = героическая фишка
rank-legendary = легендарная фишка
piece-common-blue = синяя простая
piece-common-red = красная простая
piece-common-yellow = жёлтая простая
piece-common-green = зелёная простая
piece-heroic-blue = синяя героическая
piece-heroic-red = красная героическая
piece-heroic-yellow = жёлтая героическая
piece-heroic-green = зелёная героическая
piece-legendary-blue = синяя легендарная
piece-legendary-red = красная легендарная
piece-legendary-yellow = жёлтая легендарная
piece-legendary-green = зелёная легендарная
direction-n = север
direction-ne = северо-восток
direction-e = восток
direction-se = юго-восток
direction-s = юг
direction-sw = юго-запад
direction-w = запад
direction-nw = северо-запад

word-turn-of = Ходит { $seat }
word-actions = осталось действий: { $count }
word-score = Счёт
word-supply = запас
word-beings = существа
word-legends = легенды
word-flares = вспышки
word-deck = колода
word-pile = сброс
word-hand = Ваша рука
word-tasks = Задания
word-next = следующее
word-claimed = забрано
word-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
  }
word-advanced = сложное
word-destroyed = уничтожено за ход
word-common = простая
word-heroic = героическая
word-legendary = легендарная
word-last-player = последний игрок
word-needs = Фигуру можно поворачивать и отражать. ◇ клетка призыва, ◆ на ней должна стоять ваша фишка; c, h: наименьший ранг

## Why a hint advises what it does: the parts of the value that differ most

reason-pieces = Больше ваших фишек на арене.
reason-upgraded = Больше улучшенных фишек.
reason-centre = Фишка в центре ближе ко всему.
reason-score = Очки.
reason-hopes = Ближе к заданию или к фигуре с карты.
reason-rival = Противнику становится хуже.
