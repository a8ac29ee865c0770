game-name = Дракони
game-about = Ви драколог-аматор і володієте лабіринтом із трьох печер. Відкопуйте зали, заселяйте в них драконів і ведіть дослідника повз них по ресурси, карти та яйця. Після чотирьох раундів перемагає той, у кого найбільше переможних очок; наодинці ви граєте проти Автоми.

option-guild_tile = Тайл Гільдії
option-guild_tile-help = Яка гільдія лежить посередині треку.
option-guild_tile-random = випадково
option-guild_tile-plains = Гільдія рівнин
option-guild_tile-seafarers = Гільдія мореплавців
option-guild_tile-highlands = Гільдія нагір’я
option-guild_tile-rainforest = Гільдія тропіків
option-objectives = Цілі
option-objectives-help = Цілі раундів 1–4: випадкові або чотири названі боки різних тайлів.
option-objectives-random = випадково
option-first_player = Перший гравець
option-first_player-help = Хто починає перший раунд.
option-first_player-random = випадково
option-open_hands = Відкриті руки
option-open_hands-help = Усі бачать карти в руках усіх гравців.
option-limit_at_round_end = Ліміти наприкінці раунду
option-limit_at_round_end-help = Ліміти по дев’ять діють для всіх і наприкінці кожного раунду.
option-solo_level = Рівень Автоми
option-solo_level-help = Наскільки сильна Автома в грі для одного.
option-solo_level-automa_1 = Автома 1 (легко)
option-solo_level-automa_2 = Автома 2 (середньо)
option-solo_level-automa_3 = Автома 3 (важко)
option-solo_level-ravel_1 = Рейвел 1
option-solo_level-ravel_2 = Рейвел 2
option-solo_level-ravel_3 = Рейвел 3

question-setup_cards = Залиште чотири карти із шести
question-setup_resources = Візьміть три ресурси
question-turn = Ваш хід: { $can }
may-excavate = відкопати
may-entice = заселити
may-explore = дослідити
may-pass = спасувати
question-spend = { $part ->
    [price] Якими { $n } ресурсами заплатите? Замість кожного, якого бракує, — два інші.
    [resources] { $n ->
        [one] Який ресурс витратите?
       *[other] Які ресурси витратите ({ $n })?
    }
    [eggs] { $n ->
        [one] Яке яйце витратите?
       *[other] Які яйця витратите ({ $n })?
    }
    [dragons] { $n ->
        [one] Яку карту дракона витратите?
       *[other] Які карти драконів витратите ({ $n })?
    }
    [caves] { $n ->
        [one] Яку карту печери витратите?
       *[other] Які карти печер витратите ({ $n })?
    }
    [explore] { $n ->
        [one] Дослідити ще раз коштує яйце: яке віддасте?
       *[other] Дослідити ще раз коштує яєць: { $n }. Які віддасте?
    }
   *[may] Витратите те, чого хоче ефект?
}
question-discount = Який значок ціни не платите?
question-column_bonus = Віддати три ресурси чи карти за монету?
question-gain = Що візьмете?
question-gain-WYR-9-1 = { $due ->
    [guild] Просунетеся в Гільдії?
    [both] Ви отримуєте: { $what }. Що спершу?
    [goods] Ви отримуєте: { $what }. Що саме?
   *[choice] Що з цього візьмете?
}
question-lay = { $n ->
    [one] Куди відкладете яйце?
   *[other] Куди відкладете яйця ({ $n })?
}
question-square = Поставте маркер на тайл Гільдії
question-cache = Який ресурс запасете й куди?
question-tuck = Яку карту сховаєте й куди?
question-split = Розподіліть витягнуті карти
question-excavate = Який зал відкопаєте безкоштовно?
question-entice = Якого дракона розіграєте й куди?
question-cover = Якого дракона розіграєте поверх іншого?
question-activate = Який ефект застосуєте?
question-swap = Яких двох драконів поміняєте місцями?
question-name = Назвіть ресурс, який отримають усі
question-limit = Понад ліміт: скиньте зайве, лишивши дев’ять
question-round_end = Який ефект «наприкінці раунду» застосуєте?
question-income = Куди покладете нове яйце?
question-final = Що витратите на переможні очки?

# Що саме беруть.
gain-guild = крок у Гільдії
gain-guild-n = { $n ->
    [one] { $n } крок у Гільдії
    [few] { $n } кроки в Гільдії
   *[other] { $n } кроків у Гільдії
}
gain-dragon = карту дракона
gain-dragon-n = { $n ->
    [one] { $n } карту дракона
    [few] { $n } карти драконів
   *[other] { $n } карт драконів
}
gain-cave = карту печери
gain-cave-n = { $n ->
    [one] { $n } карту печери
    [few] { $n } карти печер
   *[other] { $n } карт печер
}
gain-resource = ресурс
gain-resource-n = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурси
   *[other] { $n } ресурсів
}
gain-egg = яйце
gain-egg-n = { $n ->
    [one] { $n } яйце
    [few] { $n } яйця
   *[other] { $n } яєць
}

choice-pass = Спасувати
choice-skip-gain = Нічого не брати
choice-skip-lay = Не відкладати яйце
choice-skip-spend = Нічого не витрачати
choice-skip-column_bonus = Нічого не витрачати: без монети
choice-skip-cache = Нічого не запасати
choice-skip-tuck = Нічого не ховати
choice-skip-excavate = Не відкопувати зал
choice-skip-entice = Не розігрувати дракона
choice-skip-cover = Не розігрувати дракона
choice-skip-activate = Не застосовувати ефекту
choice-skip-swap = Нікого не міняти
choice-skip-final = Нічого не витрачати
choice-done = Більше не застосовувати ефектів
choice-effect = Спершу ефект карти
choice-keep = Залишити всі
choice-advance = Просунутися в Гільдії
choice-draw-dragon = Витягнути карту дракона
choice-draw-cave = Витягнути карту печери
choice-spend-coin = Витратити монету
choice-keep-cards = Залишити: { $items }
choice-take = Взяти: { $items }
choice-spend = Витратити: { $items }
choice-discard = Скинути: { $items }
choice-spend-egg = Витратити { $n ->
    [1] яйце
   *[other] яйця
}: { $places }
choice-lay = Відкласти { $n ->
    [1] яйце
   *[other] яйця
}: { $places }
choice-excavate = Відкопати зал ({ $cavern }): { $card }
choice-entice = Заселити ({ $cavern }): { $card }
choice-cover = { $card } — поверх дракона в залі { $hall }
choice-explore = Дослідити: { $cavern }
choice-off = Не платити: { $item }
choice-mark = Позначити: { $square }
choice-cache = Запасти в залі { $hall }: { $items }
choice-exchange = Обміняти { $items } на { $item }
choice-tuck = Сховати в залі { $hall }: { $items }
choice-tuck-deck = Сховати верхню карту драконів у залі { $hall }
choice-split-keep = Залишити: { $keep }
choice-split-discard = Скинути: { $discard }
choice-split-tuck = Сховати в залі { $hall }: { $tuck }
choice-split-keep-discard = Залишити: { $keep }; скинути: { $discard }
choice-split-keep-tuck = Залишити: { $keep }; сховати в залі { $hall }: { $tuck }
choice-split-discard-tuck = Скинути: { $discard }; сховати в залі { $hall }: { $tuck }
choice-split-keep-discard-tuck = Залишити: { $keep }; скинути: { $discard }; сховати в залі { $hall }: { $tuck }
choice-path = Стежка ({ $cavern }), ефект { $step }
choice-swap = Поміняти місцями: { $hall } і { $other }
choice-name = { $item }
choice-activate = Дракон у залі { $hall }
choice-use = Дракон у залі { $hall }

event-setup = { $seat } починає, маючи: { $items }; скидає: { $cards }.
event-excavate = { $seat } відкопує зал { $hall }: { $card }.
event-entice = { $seat } заселяє зал { $hall }: { $card }.
event-cover = { $seat } розігрує поверх дракона в залі { $hall }: { $card }.
event-explore = { $seat } досліджує: { $cavern }.
event-pass = { $seat } пасує.
event-coins = { $n ->
    [one] { $seat } отримує { $n } монету.
    [few] { $seat } отримує { $n } монети.
   *[other] { $seat } отримує { $n } монет.
}
event-gain = { $seat } отримує: { $items }.
event-take = { $seat } бере з дисплея: { $cards }.
event-draw = { $known ->
    [yes] { $seat } витягує: { $card }.
   *[no] { $deck ->
        [dragon] { $seat } витягує карту дракона.
       *[cave] { $seat } витягує карту печери.
    }
}
event-spend = { $seat } витрачає: { $items }.
event-spend_eggs = { $seat } витрачає { $n ->
    [1] яйце
   *[other] яйця
}: { $places }.
event-lay = { $seat } відкладає { $n ->
    [1] яйце
   *[other] яйця
}: { $places }.
event-advance = { $seat } просувається в Гільдії до клітинки { $space }.
event-mark = { $seat } позначає: { $square }.
event-cache = { $seat } запасає в залі { $hall }: { $items }.
event-tuck = { $known ->
    [yes] { $seat } ховає в залі { $hall }: { $card }.
   *[no] { $seat } ховає карту в залі { $hall }.
}
event-tuck_deck = { $seat } ховає верхню карту драконів у залі { $hall }.
event-fed = { $card } ({ $seat }): годувань уже { $times }.
event-reveal = { $fate ->
    [tucked] { $seat } відкриває карту й ховає її: { $card }.
    [taken] { $seat } відкриває карту й бере її: { $card }.
   *[discarded] { $seat } відкриває карту й скидає її: { $card }.
}
event-discard = { $seat } скидає: { $items }.
event-exchange = { $seat } обмінює { $items } на { $item }.
event-swap = { $seat } міняє місцями драконів: { $hall } і { $other }.
event-activate = { $seat } застосовує ефект у залі { $hall }: { $card }.
event-path = { $seat } застосовує ефект { $step } стежки ({ $cavern }).
event-name = { $seat } називає: { $item }.
event-use = { $seat } застосовує ефект: { $card }.
event-reshuffle = { $deck ->
    [dragon] Скинуті дракони стають новою колодою.
   *[cave] Скинуті карти печер стають новою колодою.
}
event-refill = Нове на дисплеї: { $cards }.
event-round_end = Раунд { $round } закінчено.
event-objective = { $place ->
    [0] { $objective }: { $seat } має { $n }, без місця.
   *[other] { $objective }: { $seat } має { $n }, місце { $place }.
}
event-round = Починається раунд { $round }: кожному { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
   *[other] { $coins } монет
} і яйце. На дисплеї: { $cards }.
event-automa = { $does ->
    [pass] Автома пасує.
    [renew] Автома скидає виставлених драконів, на їхнє місце лягають нові. { $advances ->
        [0] У Гільдії вона лишається на місці.
        [one] У Гільдії вона просувається на { $advances } крок.
        [few] У Гільдії вона просувається на { $advances } кроки.
       *[other] У Гільдії вона просувається на { $advances } кроків.
    }
   *[act] { $advances ->
        [0] Автома лишається на місці в Гільдії.
        [one] Автома просувається в Гільдії на { $advances } крок.
        [few] Автома просувається в Гільдії на { $advances } кроки.
       *[other] Автома просувається в Гільдії на { $advances } кроків.
    }
}{ $took ->
    [0] { "" }
   *[other] { " " }Вона бере: { $takes }.
}{ $marked ->
    [0] { "" }
   *[other] { " " }Її позначка: { $marks }.
}{ $tile_coins ->
    [0] { "" }
    [one] { " " }На її цілі { $tile_coins } монета.
    [few] { " " }На її цілі { $tile_coins } монети.
   *[other] { " " }На її цілі { $tile_coins } монет.
}
event-score = { $n ->
    [one] { $seat } має { $n } переможне очко.
    [few] { $seat } має { $n } переможні очки.
   *[other] { $seat } має { $n } переможних очок.
}

refused-not-a-choice = Такого вибору в цій грі немає.
refused-over = Гру закінчено.
refused-not-asked = Вас зараз ні про що не питають.
refused-not-now = Зараз це не відповідь. Питання: { $question }
refused-wrong-number = Не та кількість, не та карта або не той порядок.
refused-card-not-there = Звідти цю карту розіграти не можна: { $card }.
refused-all-excavated = Усі зали вже відкопано: { $cavern }.
refused-no-habitat = { $card } там не живе: { $cavern }.
refused-nobody-there = У цьому залі немає дракона.
refused-no-free-hall = Немає вільного відкопаного залу: { $cavern }.
refused-cannot-pay = Так заплатити не можна.
refused-no-egg = Там немає яйця, яке можна витратити.
refused-no-room = Там немає вільного гнізда для яйця.
refused-wrong-hall = Цей зал зараз не дозволено.
refused-not-face-up = Ця карта не лежить горілиць, тож узяти її не можна.
refused-not-from-there = Звідти зараз не можна тягнути карту.
refused-no-square = Ця клітинка зайнята.
refused-bad-exchange = Два свої ресурси обмінюють на один іншого типу.
refused-not-offered = Такого вибору зараз немає.
refused-cards-first = Спершу скиньте зайві карти, а потім зайві ресурси.
refused-card-first = Спершу торкніться карти, а потім залу.
refused-token-first = Спершу торкніться ресурсу, а потім дракона, який його отримає.
refused-deck-first = Спершу торкніться колоди драконів, а потім дракона, який отримає карту.
refused-no-cave-card = Щоб відкопати зал, потрібна карта печери в руці.
refused-no-dragon-card = Щоб заселити дракона, потрібна його карта в руці.
refused-leftmost-rock = Печеру відкопують зліва направо. Її наступний зал: { $hall }.
refused-leftmost-free = Дракони заселяють печеру зліва направо. Її наступний вільний зал: { $hall }.
refused-by-exploring = Це стається лише тоді, коли ви досліджуєте печеру: торкніться її входу.
refused-explored-thrice = У цьому раунді ви вже тричі досліджували: { $cavern }.
refused-coins-needed = Замало монет. Потрібно: { $n }, у вас: { $have }.
refused-eggs-needed = Замало яєць. Потрібно: { $n }, у вас: { $have }.
refused-too-dear = Вам бракує ресурсів на карту «{ $card }». Вона коштує: { $items }.
refused-not-held = У вас цього немає.
refused-no-icon = Такого значка в ціні немає, або без нього решту не оплатити.
refused-in-order = Речі називають за порядком, ресурси перед картами, і після названої має лишитися досить інших.
refused-nest-wanted = Торкніться самого гнізда: на драконі або на планшеті.
refused-not-due = Тут ви нічого такого не отримуєте.
refused-not-in-cost = У ціні схованої карти такого ресурсу немає.
refused-not-this-kind = Цей ресурс тут запасти не можна.
refused-only-dragons = Ховати можна лише карти драконів.
refused-shares = Розподіліть витягнуті карти в такому порядку: залишити, скинути, сховати під дракона.
refused-used-already = Цей ефект ви вже застосували: { $card }.
refused-no-round-end = Тут немає ефекту «наприкінці раунду»: { $card }.
refused-does-nothing = Цей ефект зараз нічого не дасть.
refused-comes-later = Це буде пізніше: спершу карти, потім ресурси, потім яйця.
refused-no-exchange = Тут обмінюють лише на ресурс, який можна запасти і якого у вас немає.
refused-wrong-source = Карту, яку ховають, беруть не звідти.
refused-bad-place = Така позиція неможлива: { $what }.
refused-undo-drawn = Карту витягнуто, тому скасувати це не можна.
refused-undo-revealed = Карту відкрито, тому скасувати це не можна.
refused-undo-refilled = На дисплеї нові карти, тому скасувати це не можна.
refused-undo-automa = Автома вже зробила хід, тому скасувати це не можна.
refused-undo-setup = Усі вже вибрали й показали, тому скасувати це не можна.

item-gold = золото
item-crystal = кристал
item-meat = м’ясо
item-milk = молоко
item-egg = яйце
item-coin = монета
    .accusative = монету
cavern-crimson = Багряна печера
cavern-golden = Золотий грот
cavern-amethyst = Аметистова безодня
hall-crimson1 = Багряна 1
hall-crimson2 = Багряна 2
hall-crimson3 = Багряна 3
hall-crimson4 = Багряна 4
hall-golden1 = Золотий 1
hall-golden2 = Золотий 2
hall-golden3 = Золотий 3
hall-golden4 = Золотий 4
hall-amethyst1 = Аметистова 1
hall-amethyst2 = Аметистова 2
hall-amethyst3 = Аметистова 3
hall-amethyst4 = Аметистова 4
hall-mat = гніздо планшета
hall-mat-n = { $n ->
    [one] { $n } гніздо планшета
    [few] { $n } гнізда планшета
   *[other] { $n } гнізд планшета
}
square-1 = перевага 1
square-2 = перевага 2
square-3 = перевага 3
square-4 = перевага 4
square-6vp = клітинка 6 ПО
square-3vp = клітинка 3 ПО
square-1vp = поле 1 ПО
size-hatchling = дитинча
size-small = малий
size-medium = середній
size-large = великий
personality-shy = сором’язливий
personality-aggressive = злий
personality-playful = грайливий
personality-helpful = помічний

word-round = Раунд { $n } з 4
word-display = Дисплей
word-decks = Колоди: драконів — { $dragons }, печер — { $caves }
word-guild = Гільдія
word-objectives = Цілі
word-hand = Рука
word-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[other] { $n } карт
}
word-coins = Монети
word-eggs = Яйця
word-advances = Кроки
word-markers = Маркери
word-passed = пас
word-first = починає
word-not-excavated = скеля
word-empty = порожньо
word-vp = ПО
word-fed = нагодовано
word-tucked = сховано
word-cached = запас
word-explored = досліджено
word-automa = Автома
word-dealt = Роздано
word-drawn = Витягнуто
word-score = Рахунок
part-guild = Гільдія
part-dragons = Дракони
part-abilities = Ефекти
part-eggs = Яйця
part-cached = Запаси
part-tucked = Сховані карти
part-objectives = Цілі
part-coins = Монети
part-items = Залишки
part-caves = Карти печер
part-track = Трек Гільдії
part-total = Разом

## Why a hint advises what it does: the parts of the value that differ most

reason-setup = Ресурси пасують до цих драконів.
reason-points = Очки одразу.
reason-hand = Карти на руці принесуть більше.
reason-engine = Дослідження приноситимуть більше.
reason-objective = Вище місце за ціль раунду.
reason-guild = Ближче до маркера Гільдії.
reason-room = З’являється місце для дракона.
reason-resources = Більше потрібних вам ресурсів.
reason-more = Ця дія дасть ще.
reason-coins = Зберігає монету, тобто дію.
reason-rival = Суперникові дістається менше.
