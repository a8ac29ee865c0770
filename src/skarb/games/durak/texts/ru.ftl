game-name = Дурак. Чёрная книга
game-about = Атакуйте, подкидывайте, отбивайтесь, переводите или берите: дурак тот, кто останется с картами. Добавьте любые из девяти наборов заколдованных карт или играйте двое на двое.

option-mode = Разновидность игры
option-mode-help = Переводной дурак без заколдованных карт, колдовской с ними или две команды по двое.
option-mode-null = по заколдованным картам
option-mode-perevodnoy = дурак переводной
option-mode-sorcery = дурак колдовской
option-mode-team = дурак командный
option-enchanted = Заколдованные наборы
option-enchanted-help = Каждый выбранный номинал заменяют четыре заколдованные карты. Для знакомства: сначала 6 и 7, затем до 10, потом ещё валеты и дамы.
option-enchanted-6 = шестёрки
option-enchanted-7 = семёрки
option-enchanted-8 = восьмёрки
option-enchanted-9 = девятки
option-enchanted-10 = десятки
option-enchanted-J = валеты
option-enchanted-Q = дамы
option-enchanted-K = короли
option-enchanted-A = тузы
option-dealer = Раздающий
option-dealer-help = Кто раздаёт в первой партии. Если не выбрано, решает жребий.
option-dealer-null = по жребию
option-transfer = Переводы
option-transfer-help = Выключено: классический подкидной дурак, где атаку нельзя перевести дальше.
option-throw_after_take = Подкидывание после «беру»
option-throw_after_take-help = Включено: когда отбивающийся берёт, остальные ещё могут докинуть подходящие карты в пределах ограничения.
option-throwers = Кто может подкидывать
option-throwers-help = Все или только двое соседей отбивающегося. В командном дураке ничего не меняет.
option-throwers-all = все
option-throwers-neighbours = только соседи
option-limit_before_first = Ограничение до первого отбоя
option-limit_before_first-help = Сколько карт может быть в атаке, пока в этой партии никто ещё не отбился.
option-limit_before_first-5 = пять карт
option-limit_before_first-6 = шесть карт
option-draw_order = Порядок добора
option-draw_order-help = После атакующего против порядка хода или по нему. Отбивавшийся всегда добирает последним.
option-draw_order-reverse = против порядка хода
option-draw_order-forward = по порядку хода
option-pass_memory = Сколько действует пас
option-pass_memory-help = До следующей выложенной карты или пока на столе не появится новый номинал (меньше вопросов).
option-pass_memory-every_card = до следующей карты
option-pass_memory-new_rank = до нового номинала
option-overthrow = Подкидывание сверх ограничения
option-overthrow-help = Невозможно, или отбивающийся сам выбирает, что отбить, а остальное возвращается.
option-overthrow-reject = невозможно
option-overthrow-defender_chooses = выбирает отбивающийся
option-tie = Если карт не осталось ни у кого
option-tie-help = Ничья без дурака, или дурак тот, кто отбивался последним. В командном дураке не действует.
option-tie-draw = ничья
option-tie-defender_is_fool = дурак — отбивавшийся
option-stall_bouts = Бесконечные взятия
option-stall_bouts-help = После стольких взятий подряд без единого добора партия заканчивается вничью.
option-stall_bouts-null = без такой ничьей
option-six_targets = Цели шестёрок
option-six_targets-help = Какую масть бьёт каждая заколдованная шестёрка.
option-next_first = Первая атака в следующих партиях
option-next_first-help = В серии: по младшему козырю, под дурака (его сосед справа атакует дурака) или из-под дурака (начинает его сосед слева).
option-next_first-lowest_trump = по младшему козырю
option-next_first-under_fool = под дурака
option-next_first-from_fool = из-под дурака
option-series = Серия
option-series-help = Несколько партий: заданное число или пока кто-нибудь не наберёт нужное число очков дурака. Выигрывает тот, у кого их меньше всех.
option-series-null = одна партия
option-series-deals = число партий
option-series-fool_points = очки дурака
option-open_discard = Открытый отбой
option-open_discard-help = Включено: каждый может просматривать отбой.

question-attack = Атакуйте: выложите карту
question-throw = { $can ->
    [pass] Подкинуть нечего: пас
   *[throw] Подкиньте карту или пас
}
question-defend = { $can ->
    [beat] Отбейте или возьмите
    [transfer] Переведите или возьмите
    [take] Остаётся только взять
   *[both] Отбейте, переведите или возьмите
}
question-reverse = Король отбился: поменять направление хода?

choice-attack = Атаковать картой { $card }
choice-throw = Подкинуть { $card }
choice-beat = Побить { $attack } картой { $card }
choice-transfer = Перевести картой { $card } на игрока { $to }
choice-pass = Пас
choice-take = { $n ->
    [1] Взять карту
    [one] Взять { $n } карту
    [few] Взять { $n } карты
   *[other] Взять { $n } карт
}
choice-reverse-yes = Поменять направление хода
choice-reverse-no = Оставить направление хода

event-deal = Раздаёт { $seat }; { $deck ->
    [0] роздана вся колода
    [one] в колоде осталась { $deck } карта
    [few] в колоде осталось { $deck } карты
   *[other] в колоде осталось { $deck } карт
}.
event-trump = Козырная карта — { $name }.
event-no-trump = Открыта { $name }: партия без козырей.
event-first = { $seat } показывает младший козырь { $name } и начинает атаку.
event-attack = { $seat } атакует картой { $name }.
event-throw = { $seat } подкидывает { $name }.
event-pass = { $seat }: пас.
event-take = { $seat } берёт.
event-beat = { $seat } бьёт { $other } картой { $name }.
event-transfer = { $seat } переводит картой { $name }; теперь отбивается { $to }.
event-back = { $name } возвращается владельцу: { $seat }.
event-picked-up = { $seat } забирает карты этого хода на руку.
event-beaten = { $seat } отбивается: карты уходят в отбой.
event-draw = { $seat } добирает { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}.
event-trump-drawn = { $seat } добирает козырную карту { $name }.
event-left = { $seat } остаётся без карт и покидает игру.
event-reverse = { $seat } меняет направление хода.
event-keep = { $seat } оставляет направление хода.
event-fool = { $seat } — дурак.
event-nobody = Ничья: дурака нет.
event-team = { $seat } и { $to } выигрывают.

asked-attack = атака
asked-throw = подкидывание или пас
asked-defend = отбить, перевести или взять
asked-beat = отбить или взять
asked-reverse = направление хода

refused-not-your-decision = { $whose ->
    [yours] Не сейчас: вы решаете другое — { $what }.
   *[other] Не сейчас: сначала решает { $who } ({ $what }).
}
refused-card-not-in-hand = У вас на руке нет { $card }.
refused-must-attack = Ваша атака: выложите одну любую карту. Атакующий не может отказаться.
refused-rank-not-on-table = { $card } не подкинуть: на столе таких нет. Там { $ranks }.
refused-limit-reached = { $card } не подкинуть: { $who } в этот ход отбивает не больше чем { $limit ->
    [one] { $limit } карту
    [few] { $limit } карты
   *[other] { $limit } карт
}.
refused-throws-stopped = { $card } не подкинуть: заколдованная дама прекратила подкидывание до конца хода.
refused-partner = { $who } — ваш напарник: подкидывать можно только соперникам.
refused-does-not-beat = { $card } не бьёт { $attack }: { $why }.
refused-already-beaten = { $attack } уже отбита картой { $card }.
refused-no-such-attack = Карты атаки с номером { $index } нет: на столе { $count ->
    [one] { $count } карта атаки, номер 0
    [few] { $count } карты атаки, счёт от 0
   *[other] { $count } карт атаки, счёт от 0
}.
refused-card-first = Чтобы побить { $attack }, сначала выберите карту со своей руки.
refused-nothing-beats = У вас на руке нет карты, которая бьёт { $attack }.
refused-transfer-needs-card = Чтобы перевести атаку, сначала выберите карту того же номинала: { $rank }.
refused-transfer-other-seat = Перевести атаку можно только на следующего игрока: { $who }.
refused-transfer-off = За этим столом играют без переводов.
refused-transfer-after-beat = В этот ход уже отбита карта: перевести атаку больше нельзя.
refused-transfer-mixed-ranks = Перевести можно только атаку одного номинала, а здесь лежат { $cards }.
refused-transfer-wrong-rank = { $card } не переводит эту атаку: нужна карта того же номинала, а это { $rank }.
refused-transfer-ten = Заколдованные десятки нельзя перевести: их нужно отбить или взять.
refused-transfer-target-hand = На руке у игрока { $who } только { $held ->
    [one] { $held } карта
    [few] { $held } карты
   *[other] { $held } карт
}: { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
} туда не перевести.
refused-transfer-no-target = Переводить атаку не на кого: больше в игре никого нет.
refused-suit-required = Назовите масть для заколдованной восьмёрки { $card }, например { $example }.
refused-suit-is-trump = Для { $card } нельзя назвать масть «{ $suit }»: она козырная.
refused-suit-not-allowed = { $card } — не заколдованная восьмёрка: масть для неё не называют.
refused-game-over = Игра окончена.
refused-bad-notation = «{ $move }» — это не ход. Ходы выглядят так: attack 7S, throw 7S, beat 0 10S, transfer 9D, take, pass, reverse yes.

refused-undo-drawn = После этого уже добирали карты: выбор нельзя отменить.
refused-undo-dealt = Началась новая партия: выбор нельзя отменить.

refused-mode-perevodnoy = В переводного дурака играют без заколдованных карт, а выбраны: { $ranks }.
refused-mode-sorcery = Колдовскому дураку нужен хотя бы один заколдованный набор.
refused-mode-team = Командный дурак — ровно для четырёх игроков, а не для { $seats }.

refused-position-key = В позиции нет ничего с названием «{ $key }».
refused-position-seats = Позиции нужны «seats»: список разных имён.
refused-position-value = В позиции «{ $key }» не может быть { $value }.
refused-position-missing = В позиции не указано «{ $key }».
refused-position-seat = За этим столом нет игрока «{ $name }».
refused-position-card = «{ $card }» — не карта этой игры.
refused-position-twice = { $card } лежит в двух местах.
refused-position-deck = Чтобы раздать, в колоде нужны все 36 карт, а их { $count }.
refused-position-deal = До раздачи не может быть «{ $key }».
refused-position-table = { $row } — не строка стола: карта атаки, кто её выложил, карта защиты или null.
refused-position-name = { $card } не может так лежать на столе: для заколдованной восьмёрки называют масть, кроме козырной, а для других карт не называют никакой.
refused-position-out = { $name } не может выбыть: есть карты на руке или на столе либо есть что добирать.
refused-position-known = «known» называет карту, которой у игрока { $name } нет.
refused-position-fresh = У игрока { $name } больше козырей из «unheld», чем можно было добрать.
refused-position-phase = Фаза здесь не может быть «{ $phase }».
refused-position-phase-cards = В фазе «{ $phase }» атакующему и отбивающемуся нужны карты.
refused-position-phase-attack-table = Атака начинается с пустого стола.
refused-position-phase-table = Для фазы «{ $phase }» нужны карты на столе.
refused-position-phase-throw = Здесь некого спросить о подкидывании: фаза не может быть «throw».
refused-position-phase-taking = «taking» бывает только в окне подкидывания после «беру», с настройкой throw_after_take и неотбитой картой.
refused-position-phase-defend = Не от чего отбиваться или некому: фаза не может быть «defend».
refused-position-phase-reverse = Направление меняют, только если отбились с заколдованным королём и в игре трое или больше.
refused-position-actor = Здесь решает не { $name }, а { $actor }.
refused-position-result = Результат здесь не может быть «{ $result }».
refused-position-derived = «{ $key }» указано как { $value }, а на самом деле { $found }.

why-lower = она не старше
why-suit = она другой масти и не козырь
why-ward = заколдованную семёрку не бьёт козырь другой масти
why-jack = заколдованного валета бьют только карты от 6 до 10 его собственной или козырной масти

effect-strikes-suit = Бьёт любую карту { $suit } масти, даже козырь; старшинство не важно.
effect-wards-foreign-trump = Её нельзя побить козырем другой масти.
effect-names-suit = Выкладывая, назовите масть, кроме козырной: на столе это карта той масти. Если она козырная карта, партия проходит без козырей.
effect-throws-freely = Её можно подкинуть, даже если на столе нет девяток.
effect-blocks-transfer = Атаку такими картами нельзя перевести.
effect-only-lower-beats = Его бьёт только младшая карта, от 6 до 10, его собственной или козырной масти.
effect-stops-throws = Побейте ею карту, и до конца хода больше ничего не подкинут.
effect-may-reverse = Побейте им карту и отбейтесь, и сможете поменять направление хода. Нужно, чтобы в игре было трое или больше.
effect-strikes-card = Бьёт туза { $suit } масти, даже козырного.

rank-6 = шестёрка
rank-7 = семёрка
rank-8 = восьмёрка
rank-9 = девятка
rank-10 = десятка
rank-J = валет
rank-Q = дама
rank-K = король
rank-A = туз
suit-H = червы
suit-D = бубны
suit-S = пики
suit-C = трефы
suits-H = червовой
suits-D = бубновой
suits-S = пиковой
suits-C = трефовой

mark-owner = атакует
mark-defender = отбивается
mark-passed = пас
mark-out = вне игры
mark-you = вы
open = не отбита
table = Стол
table-empty = на столе пусто
your-hand = Ваша рука
deck-line = колода { $count }
trump-line = козырь: { $suit }
no-trump-line = без козырей
discard-line = отбой { $count }
limit-line = ограничение { $limit }
dir-line = { $dir ->
    [cw] по часовой стрелке
   *[ccw] против часовой стрелки
}
points-line = Очки дурака: { $points }
result-line = { $result }
option-series-deals-count = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
 }
option-series-fool_points-count = до { $count ->
    [one] { $count } очка дурака
   *[other] { $count } очков дурака
 }

## Why a hint advises what it does: the parts of the value that differ most

reason-cards = Уходит самая дешёвая карта.
reason-fewer = Колоды нет: чем меньше карт, тем ближе выход.
reason-trumps = Козырь остаётся на руке.
reason-others = Соперникам остаётся худшее.
reason-threat = Побить это будет трудно.
reason-turn = Следующая атака будет вашей.
