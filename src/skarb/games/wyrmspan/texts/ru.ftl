game-name = Драконы
game-about = Вы драколог-любитель и владеете лабиринтом из трёх пещер. Откапывайте залы, заселяйте в них драконов и ведите мимо них исследователя за ресурсами, картами и яйцами. После четырёх раундов побеждает тот, у кого больше всего победных очков; в одиночку вы играете против Автомы.

option-guild_tile = Тайл Гильдии
option-guild_tile-help = Какой тайл лежит в середине трека Гильдии.
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
option-open_hands-help = Все видят карты на руках у всех игроков.
option-limit_at_round_end = Лимиты в конце раунда
option-limit_at_round_end-help = Лимиты (по девять) действуют для всех и в конце каждого раунда.
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
question-turn = Ваш ход: { $can }
may-excavate = откопать
may-entice = заселить
may-explore = исследовать
may-pass = спасовать
question-spend = { $part ->
    [price] Какими { $n } ресурсами заплатите? Вместо каждого недостающего — два других.
    [resources] { $n ->
        [one] Какой ресурс потратите?
       *[other] Какие ресурсы потратите ({ $n })?
    }
    [eggs] { $n ->
        [one] Какое яйцо потратите?
       *[other] Какие яйца потратите ({ $n })?
    }
    [dragons] { $n ->
        [one] Какую карту дракона потратите?
       *[other] Какие карты драконов потратите ({ $n })?
    }
    [caves] { $n ->
        [one] Какую карту пещеры потратите?
       *[other] Какие карты пещер потратите ({ $n })?
    }
    [explore] { $n ->
        [one] Исследовать ещё раз стоит яйцо: какое отдадите?
       *[other] Исследовать ещё раз стоит яиц: { $n }. Какие отдадите?
    }
   *[may] Потратите то, чего требует эффект?
}
question-discount = Какой значок цены не оплачиваете?
question-column_bonus = Отдать три ресурса или карты за монету?
question-gain = Что возьмёте?
question-gain-WYR-9-1 = { $due ->
    [guild] Продвинетесь в Гильдии?
    [both] Вы получаете: { $what }. Что сначала?
    [goods] Вы получаете: { $what }. Что именно?
   *[choice] Что из этого возьмёте?
}
question-lay = { $n ->
    [one] Где разместите яйцо?
   *[other] Где разместите яйца ({ $n })?
}
question-square = Поставьте маркер на тайл Гильдии
question-cache = Какой ресурс запасёте и где?
question-tuck = Какую карту спрячете и где?
question-split = Распределите вытянутые карты
question-excavate = Какой зал откопаете бесплатно?
question-entice = Какого дракона сыграете и куда?
question-cover = Какого дракона сыграете поверх другого?
question-activate = Какой эффект примените?
question-swap = Каких двух драконов поменяете местами?
question-name = Назовите ресурс, который получат все
question-limit = Сверх лимита: сбросьте лишнее, оставив девять
question-round_end = Какой эффект конца раунда примените?
question-income = Где разместите новое яйцо?
question-final = Что потратите на победные очки?

# Что берут.
gain-guild = шаг в Гильдии
gain-guild-n = { $n ->
    [one] { $n } шаг в Гильдии
    [few] { $n } шага в Гильдии
   *[other] { $n } шагов в Гильдии
}
gain-dragon = карту дракона
gain-dragon-n = { $n ->
    [one] { $n } карту дракона
    [few] { $n } карты драконов
   *[other] { $n } карт драконов
}
gain-cave = карту пещеры
gain-cave-n = { $n ->
    [one] { $n } карту пещеры
    [few] { $n } карты пещер
   *[other] { $n } карт пещер
}
gain-resource = ресурс
gain-resource-n = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[other] { $n } ресурсов
}
gain-egg = яйцо
gain-egg-n = { $n ->
    [one] { $n } яйцо
    [few] { $n } яйца
   *[other] { $n } яиц
}

choice-pass = Спасовать
choice-skip-gain = Ничего не брать
choice-skip-lay = Не размещать яйцо
choice-skip-spend = Ничего не тратить
choice-skip-column_bonus = Ничего не тратить: без монеты
choice-skip-cache = Ничего не запасать
choice-skip-tuck = Ничего не прятать
choice-skip-excavate = Не откапывать зал
choice-skip-entice = Не играть дракона
choice-skip-cover = Не играть дракона
choice-skip-activate = Не применять эффект
choice-skip-swap = Никого не менять
choice-skip-final = Ничего не тратить
choice-done = Больше не применять эффекты
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
choice-spend-egg = Потратить { $n ->
    [1] яйцо
   *[other] яйца
}: { $places }
choice-lay = Разместить { $n ->
    [1] яйцо
   *[other] яйца
}: { $places }
choice-excavate = Откопать зал ({ $cavern }): { $card }
choice-entice = Заселить ({ $cavern }): { $card }
choice-cover = { $card } — поверх дракона в зале { $hall }
choice-explore = Исследовать: { $cavern }
choice-off = Не платить: { $item }
choice-mark = Отметить: { $square }
choice-cache = Запасти в зале { $hall }: { $items }
choice-exchange = Обменять { $items } на { $item }
choice-tuck = Спрятать в зале { $hall }: { $items }
choice-tuck-deck = Спрятать верхнюю карту колоды драконов в зале { $hall }
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

event-setup = У игрока { $seat } в начале: { $items }; сброшено: { $cards }.
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
event-spend_eggs = { $seat } тратит { $n ->
    [1] яйцо
   *[other] яйца
}: { $places }.
event-lay = { $seat } размещает { $n ->
    [1] яйцо
   *[other] яйца
}: { $places }.
event-advance = { $seat } продвигается в Гильдии до ячейки { $space }.
event-mark = { $seat } отмечает: { $square }.
event-cache = { $seat } запасает в зале { $hall }: { $items }.
event-tuck = { $known ->
    [yes] { $seat } прячет в зале { $hall }: { $card }.
   *[no] { $seat } прячет карту в зале { $hall }.
}
event-tuck_deck = { $seat } прячет верхнюю карту колоды драконов в зале { $hall }.
event-fed = { $card } ({ $seat }): кормлений — { $times }.
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
    [0] { $objective }: у игрока { $seat } — { $n }, без места.
   *[other] { $objective }: у игрока { $seat } — { $n }, место { $place }.
}
event-round = Начинается раунд { $round }: каждому { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
} и яйцо. На дисплее: { $cards }.
event-automa = { $does ->
    [pass] Автома пасует.
    [renew] Автома сбрасывает выложенных драконов, на их место ложатся новые. { $advances ->
        [0] В Гильдии она остаётся на месте.
        [one] В Гильдии она продвигается на { $advances } шаг.
        [few] В Гильдии она продвигается на { $advances } шага.
       *[other] В Гильдии она продвигается на { $advances } шагов.
    }
   *[act] { $advances ->
        [0] Автома остаётся на месте в Гильдии.
        [one] Автома продвигается в Гильдии на { $advances } шаг.
        [few] Автома продвигается в Гильдии на { $advances } шага.
       *[other] Автома продвигается в Гильдии на { $advances } шагов.
    }
}{ $took ->
    [0] { "" }
   *[other] { " " }Она берёт: { $takes }.
}{ $marked ->
    [0] { "" }
   *[other] { " " }Её метка: { $marks }.
}{ $tile_coins ->
    [0] { "" }
    [one] { " " }На её цели { $tile_coins } монета.
    [few] { " " }На её цели { $tile_coins } монеты.
   *[other] { " " }На её цели { $tile_coins } монет.
}
event-score = { $n ->
    [one] У игрока { $seat } { $n } победное очко.
    [few] У игрока { $seat } { $n } победных очка.
   *[other] У игрока { $seat } { $n } победных очков.
}

refused-not-a-choice = Такого выбора в этой игре нет.
refused-over = Игра окончена.
refused-not-asked = Сейчас вас ни о чём не спрашивают.
refused-not-now = Сейчас спрашивают о другом: { $question }
refused-wrong-number = Не то количество, не та карта или не тот порядок.
refused-card-not-there = Оттуда эту карту сыграть нельзя: { $card }.
refused-all-excavated = Все залы уже откопаны: { $cavern }.
refused-no-habitat = { $card } там не обитает: { $cavern }.
refused-nobody-there = В этом зале нет дракона.
refused-no-free-hall = Нет свободного откопанного зала: { $cavern }.
refused-cannot-pay = Так заплатить нельзя.
refused-no-egg = Там нет яйца, которое можно потратить.
refused-no-room = Там нет свободного гнезда для яйца.
refused-wrong-hall = Этот зал сейчас выбрать нельзя.
refused-not-face-up = Этой карты нет среди открытых, которые можно взять.
refused-not-from-there = Оттуда сейчас нельзя вытянуть карту.
refused-no-square = Эта клетка занята.
refused-bad-exchange = Два своих ресурса обменивают на один другого типа.
refused-not-offered = Такого выбора сейчас нет.
refused-cards-first = Сначала сбросьте лишние карты, а потом лишние ресурсы.
refused-card-first = Сначала коснитесь карты, а потом зала.
refused-token-first = Сначала коснитесь ресурса, а потом дракона, который его получит.
refused-deck-first = Сначала коснитесь колоды драконов, а потом дракона, который получит карту.
refused-no-cave-card = Чтобы откопать зал, нужна карта пещеры на руке.
refused-no-dragon-card = Чтобы заселить дракона, нужна его карта на руке.
refused-leftmost-rock = Пещеру откапывают слева направо. Её следующий зал: { $hall }.
refused-leftmost-free = Пещеру заселяют слева направо. Её следующий свободный зал: { $hall }.
refused-by-exploring = Это происходит только тогда, когда вы исследуете пещеру: коснитесь её входа.
refused-explored-thrice = В этом раунде вы уже трижды исследовали: { $cavern }.
refused-coins-needed = Мало монет. Нужно: { $n }, у вас: { $have }.
refused-eggs-needed = Мало яиц. Нужно: { $n }, у вас: { $have }.
refused-too-dear = Не хватает ресурсов: { $card }. Карта стоит: { $items }.
refused-not-held = У вас этого нет.
refused-no-icon = Такого значка в цене нет, или без него остальное не оплатить.
refused-in-order = Предметы называют по порядку: ресурсы раньше карт, и после названного должно остаться достаточно других.
refused-nest-wanted = Коснитесь самого гнезда: на драконе или на планшете.
refused-not-due = Здесь вы ничего такого не получаете.
refused-not-in-cost = В цене спрятанной карты такого ресурса нет.
refused-not-this-kind = Этот ресурс здесь запасти нельзя.
refused-only-dragons = Прятать можно только карты драконов.
refused-shares = Порядок вытянутых карт: оставить, сбросить, спрятать под дракона.
refused-used-already = Этот эффект вы уже применили: { $card }.
refused-no-round-end = Здесь нет эффекта конца раунда: { $card }.
refused-does-nothing = Этот эффект сейчас ничего не даст.
refused-comes-later = Это будет позже: сначала карты, потом ресурсы, потом яйца.
refused-no-exchange = Здесь обменивают только на ресурс, который можно запасти и которого у вас нет.
refused-wrong-source = Карту, которую прячут, берут не оттуда.
refused-bad-place = Такая позиция невозможна: { $what }.
refused-undo-drawn = Вытянута карта, поэтому отменить это нельзя.
refused-undo-revealed = Открыта карта, поэтому отменить это нельзя.
refused-undo-refilled = На дисплее новые карты, поэтому отменить это нельзя.
refused-undo-automa = Автома уже сделала ход, поэтому отменить это нельзя.
refused-undo-setup = Все уже выбрали и показали выбранное, поэтому отменить это нельзя.

item-gold = золото
item-crystal = кристалл
item-meat = мясо
item-milk = молоко
item-egg = яйцо
item-coin = монета
    .accusative = монету
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
hall-mat = гнездо планшета
hall-mat-n = { $n ->
    [one] { $n } гнездо планшета
    [few] { $n } гнезда планшета
   *[other] { $n } гнёзд планшета
}
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
word-advances = Продвижения
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

## Why a hint advises what it does: the parts of the value that differ most

reason-setup = Ресурсы подходят этим драконам.
reason-points = Очки сразу.
reason-hand = Карты на руке принесут больше.
reason-engine = Исследования будут приносить больше.
reason-objective = Выше место за цель раунда.
reason-guild = Ближе к маркеру Гильдии.
reason-room = Появляется место для дракона.
reason-resources = Больше нужных вам ресурсов.
reason-more = Это действие даст ещё.
reason-coins = Сохраняет монету, то есть действие.
reason-rival = Сопернику достаётся меньше.
