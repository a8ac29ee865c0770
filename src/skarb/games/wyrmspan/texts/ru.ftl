game-name = Драконы
game-line = Откапывайте пещеры, заселяйте драконов, исследуйте их жилища
game-about = Вы драколог-любитель и владеете лабиринтом из трёх пещер. Откапывайте залы, заселяйте в них драконов и ведите исследователя мимо них за ресурсами, картами и яйцами. После четырёх раундов побеждает тот, у кого больше всего победных очков; в одиночку вы играете против Автомы.

option-guild_tile = Тайл Гильдии
option-guild_tile-help = Какая гильдия лежит в середине трека.
option-guild_tile-random = случайно
option-guild_tile-plains = Гильдия равнин
option-guild_tile-seafarers = Гильдия мореходов
option-guild_tile-highlands = Гильдия нагорий
option-guild_tile-rainforest = Гильдия тропиков
option-objectives = Цели
option-objectives-help = Цели раундов 1–4: случайные или четыре названные стороны разных тайлов.
option-objectives-random = случайно
option-first_player = Первый игрок
option-first_player-help = Кто начинает первый раунд.
option-first_player-random = случайно
option-open_hands = Открытые руки
option-open_hands-help = Все видят карты в руках всех игроков.
option-limit_at_round_end = Лимиты в конце раунда
option-limit_at_round_end-help = Лимиты по девять действуют для всех и в конце каждого раунда.
option-solo_level = Уровень Автомы
option-solo_level-help = Насколько сильна Автома в игре для одного.
option-solo_level-automa_1 = Автома 1 (легко)
option-solo_level-automa_2 = Автома 2 (средне)
option-solo_level-automa_3 = Автома 3 (трудно)
option-solo_level-ravel_1 = Рейвел 1
option-solo_level-ravel_2 = Рейвел 2
option-solo_level-ravel_3 = Рейвел 3

question-setup_cards = Оставьте четыре карты из шести
question-setup_resources = Возьмите три ресурса
question-turn = Ваш ход: откопать, заселить, исследовать или спасовать
question-spend = Что потратите?
question-discount = Какой значок цены не платите?
question-column_bonus = Три вещи за монету?
question-gain = Что возьмёте?
question-lay = Где разместите?
question-square = Поставьте маркер на тайл Гильдии
question-cache = Какой ресурс запасёте и где?
question-tuck = Какую карту спрячете и где?
question-split = Распределите вытянутые карты
question-excavate = Откопаете зал бесплатно?
question-entice = Сыграете дракона?
question-cover = Сыграете дракона поверх другого?
question-activate = Какой эффект примените?
question-swap = Поменяете местами двух драконов?
question-name = Назовите ресурс
question-limit = Сбросьте лишнее сверх девяти
question-round_end = Какой эффект конца раунда примените?
question-income = Куда положите новое яйцо?
question-final = Потратите что-нибудь на победные очки?

choice-pass = Спасовать
choice-skip = Нет, спасибо
choice-done = Готово
choice-effect = Сначала эффект карты
choice-keep = Оставить все
choice-advance = Продвинуться в Гильдии
choice-draw-dragon = Вытянуть карту дракона
choice-draw-cave = Вытянуть карту пещеры
choice-spend-coin = Потратить монету
choice-keep-cards = Оставить: { $items }
choice-take = Взять: { $items }
choice-spend = Потратить: { $items }
choice-discard = Сбросить: { $items }
choice-spend-egg = Потратить яйца, откуда: { $places }
choice-lay = Разместить, где: { $places }
choice-excavate = Откопать зал ({ $cavern }): { $card }
choice-entice = Заселить ({ $cavern }): { $card }
choice-cover = { $card } — поверх дракона в зале { $hall }
choice-explore = Исследовать: { $cavern }
choice-off = Не платить: { $item }
choice-mark = Отметить: { $square }
choice-cache = Запасти в зале { $hall }: { $items }
choice-exchange = Обменять { $items } на { $item }
choice-tuck = Спрятать в зале { $hall }: { $items }
choice-tuck-deck = Спрятать верхнюю карту драконов в зале { $hall }
choice-split-keep = Оставить: { $keep }
choice-split-discard = Сбросить: { $discard }
choice-split-tuck = Спрятать в зале { $hall }: { $tuck }
choice-split-keep-discard = Оставить: { $keep }; сбросить: { $discard }
choice-split-keep-tuck = Оставить: { $keep }; спрятать в зале { $hall }: { $tuck }
choice-split-discard-tuck = Сбросить: { $discard }; спрятать в зале { $hall }: { $tuck }
choice-split-keep-discard-tuck = Оставить: { $keep }; сбросить: { $discard }; спрятать в зале { $hall }: { $tuck }
choice-path = Тропа ({ $cavern }), эффект { $step }
choice-swap = Поменять местами: { $hall } и { $other }
choice-name = { $item }
choice-activate = Дракон в зале { $hall }
choice-use = Дракон в зале { $hall }

event-setup = { $seat } начинает, имея: { $items }; сбрасывает: { $cards }.
event-excavate = { $seat } откапывает зал { $hall }: { $card }.
event-entice = { $seat } заселяет зал { $hall }: { $card }.
event-cover = { $seat } играет поверх дракона в зале { $hall }: { $card }.
event-explore = { $seat } исследует: { $cavern }.
event-pass = { $seat } пасует.
event-coins = { $n ->
    [one] { $seat } получает { $n } монету.
    [few] { $seat } получает { $n } монеты.
   *[other] { $seat } получает { $n } монет.
}
event-gain = { $seat } получает: { $items }.
event-take = { $seat } берёт с дисплея: { $cards }.
event-draw = { $known ->
    [yes] { $seat } вытягивает: { $card }.
   *[no] { $deck ->
        [dragon] { $seat } вытягивает карту дракона.
       *[cave] { $seat } вытягивает карту пещеры.
    }
}
event-spend = { $seat } тратит: { $items }.
event-spend_eggs = { $seat } тратит яйца, откуда: { $places }.
event-lay = { $seat } размещает яйца, где: { $places }.
event-advance = { $seat } продвигается в Гильдии до ячейки { $space }.
event-mark = { $seat } отмечает: { $square }.
event-cache = { $seat } запасает в зале { $hall }: { $items }.
event-tuck = { $known ->
    [yes] { $seat } прячет в зале { $hall }: { $card }.
   *[no] { $seat } прячет карту в зале { $hall }.
}
event-tuck_deck = { $seat } прячет верхнюю карту драконов в зале { $hall }.
event-fed = { $card } ({ $seat }): кормлений уже { $times }.
event-reveal = { $fate ->
    [tucked] { $seat } открывает карту и прячет её: { $card }.
    [taken] { $seat } открывает карту и берёт её: { $card }.
   *[discarded] { $seat } открывает карту и сбрасывает её: { $card }.
}
event-discard = { $seat } сбрасывает: { $items }.
event-exchange = { $seat } обменивает { $items } на { $item }.
event-swap = { $seat } меняет местами драконов: { $hall } и { $other }.
event-activate = { $seat } применяет эффект в зале { $hall }: { $card }.
event-path = { $seat } применяет эффект { $step } тропы ({ $cavern }).
event-name = { $seat } называет: { $item }.
event-use = { $seat } применяет эффект: { $card }.
event-reshuffle = { $deck ->
    [dragon] Сброшенные драконы становятся новой колодой.
   *[cave] Сброшенные карты пещер становятся новой колодой.
}
event-refill = Новое на дисплее: { $cards }.
event-round_end = Раунд { $round } окончен.
event-objective = { $place ->
    [0] { $objective }: { $seat } имеет { $n }, без места.
   *[other] { $objective }: { $seat } имеет { $n }, место { $place }.
}
event-round = Начинается раунд { $round }: всем монеты ({ $coins }) и яйцо. На дисплее: { $cards }.
event-automa = Автома — карта: { $card }; шагов: { $advances }; монет на цели: { $tile_coins }; спасовала: { $passed }.
event-score = { $n ->
    [one] { $seat } имеет { $n } победное очко.
    [few] { $seat } имеет { $n } победных очка.
   *[other] { $seat } имеет { $n } победных очков.
}

refused-not-a-choice = Такого выбора в этой игре нет.
refused-over = Игра окончена.
refused-not-asked = Вас сейчас ни о чём не спрашивают.
refused-not-now = Сейчас это не ответ: { $question }.
refused-wrong-number = Не то количество, не та карта или не тот порядок.
refused-card-not-there = Эту карту нельзя сыграть, потому что она не там, откуда должна быть: { $card }.
refused-all-excavated = Все залы уже откопаны: { $cavern }.
refused-no-habitat = { $card } там не обитает: { $cavern }.
refused-nobody-there = В этом зале нет дракона.
refused-no-free-hall = Нет свободного откопанного зала: { $cavern }.
refused-cannot-pay = Так заплатить нельзя.
refused-no-egg = Там нет яйца, которое можно потратить.
refused-no-room = Там нет свободного гнезда для яйца.
refused-wrong-hall = Этот зал сейчас не разрешён.
refused-not-face-up = Эта карта не лежит открытой, чтобы её взять.
refused-not-from-there = Оттуда сейчас нельзя тянуть карту.
refused-no-square = Эта клетка занята.
refused-bad-exchange = Два своих ресурса обменивают на один другого типа.
refused-not-offered = Такого выбора сейчас нет.
refused-bad-place = Такая позиция невозможна: { $what }.
refused-undo-drawn = Вытянута карта, поэтому вернуться нельзя.
refused-undo-revealed = Открыта карта, поэтому вернуться нельзя.
refused-undo-refilled = На дисплее новые карты, поэтому вернуться нельзя.
refused-undo-automa = Автома уже сделала ход, поэтому вернуться нельзя.
refused-undo-setup = Все уже выбрали и показали, поэтому вернуться нельзя.

item-gold = золото
item-crystal = кристалл
item-meat = мясо
item-milk = молоко
item-egg = яйцо
item-coin = монета
cavern-crimson = Багровая пещера
cavern-golden = Золотой грот
cavern-amethyst = Аметистовая бездна
hall-crimson1 = Багровая 1
hall-crimson2 = Багровая 2
hall-crimson3 = Багровая 3
hall-crimson4 = Багровая 4
hall-golden1 = Золотой 1
hall-golden2 = Золотой 2
hall-golden3 = Золотой 3
hall-golden4 = Золотой 4
hall-amethyst1 = Аметистовая 1
hall-amethyst2 = Аметистовая 2
hall-amethyst3 = Аметистовая 3
hall-amethyst4 = Аметистовая 4
hall-mat = гнёзда планшета
square-1 = преимущество 1
square-2 = преимущество 2
square-3 = преимущество 3
square-4 = преимущество 4
square-6vp = клетка 6 ПО
square-3vp = клетка 3 ПО
square-1vp = поле 1 ПО
size-hatchling = детёныш
size-small = мелкий
size-medium = средний
size-large = крупный
personality-shy = робкий
personality-aggressive = злой
personality-playful = игривый
personality-helpful = полезный

word-round = Раунд { $n } из 4
word-display = Дисплей
word-decks = Колоды: драконов — { $dragons }, пещер — { $caves }
word-guild = Гильдия
word-objectives = Цели
word-hand = Рука
word-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
word-coins = Монеты
word-eggs = Яйца
word-advances = Шаги
word-markers = Маркеры
word-passed = пас
word-first = начинает
word-not-excavated = скала
word-empty = пусто
word-vp = ПО
word-fed = накормлен
word-tucked = спрятано
word-cached = запас
word-explored = исследовано
word-automa = Автома
word-dealt = Сдано
word-drawn = Вытянуто
word-score = Счёт
part-guild = Гильдия
part-dragons = Драконы
part-abilities = Эффекты
part-eggs = Яйца
part-cached = Запасы
part-tucked = Спрятанные карты
part-objectives = Цели
part-coins = Монеты
part-items = Остатки
part-caves = Карты пещер
part-track = Трек Гильдии
part-total = Итого
