game-name = Дракони
game-line = Відкопуйте печери, заселяйте драконів, досліджуйте їхні оселі
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
question-turn = Ваш хід: відкопати, заселити, дослідити або спасувати
question-spend = Що витратите?
question-discount = Який значок ціни не платите?
question-column_bonus = Три речі за монету?
question-gain = Що візьмете?
question-lay = Куди відкладете?
question-square = Поставте маркер на тайл Гільдії
question-cache = Який ресурс запасете й куди?
question-tuck = Яку карту сховаєте й куди?
question-split = Розподіліть витягнуті карти
question-excavate = Відкопаєте зал безкоштовно?
question-entice = Розіграєте дракона?
question-cover = Розіграєте дракона поверх іншого?
question-activate = Який ефект застосуєте?
question-swap = Поміняєте місцями двох драконів?
question-name = Назвіть ресурс
question-limit = Скиньте зайве понад дев’ять
question-round_end = Який ефект кінця раунду застосуєте?
question-income = Куди покладете нове яйце?
question-final = Витратите щось на переможні очки?

choice-pass = Спасувати
choice-skip = Ні, дякую
choice-done = Готово
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
choice-spend-egg = Витратити яйця, звідки: { $places }
choice-lay = Відкласти, куди: { $places }
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
event-spend_eggs = { $seat } витрачає яйця, звідки: { $places }.
event-lay = { $seat } відкладає яйця, куди: { $places }.
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
event-round = Починається раунд { $round }: усім монети ({ $coins }) і яйце. На дисплеї: { $cards }.
event-automa = Автома — карта: { $card }; кроків: { $advances }; монет на цілі: { $tile_coins }; спасувала: { $passed }.
event-score = { $n ->
    [one] { $seat } має { $n } переможне очко.
    [few] { $seat } має { $n } переможні очки.
   *[other] { $seat } має { $n } переможних очок.
}

refused-not-a-choice = Такого вибору в цій грі немає.
refused-over = Гру закінчено.
refused-not-asked = Вас зараз ні про що не питають.
refused-not-now = Зараз це не відповідь: { $question }.
refused-wrong-number = Не та кількість, не та карта або не той порядок.
refused-card-not-there = Цю карту не можна розіграти, бо вона не там, звідки має бути: { $card }.
refused-all-excavated = Усі зали вже відкопано: { $cavern }.
refused-no-habitat = { $card } там не живе: { $cavern }.
refused-nobody-there = У цьому залі немає дракона.
refused-no-free-hall = Немає вільного відкопаного залу: { $cavern }.
refused-cannot-pay = Так заплатити не можна.
refused-no-egg = Там немає яйця, яке можна витратити.
refused-no-room = Там немає вільного гнізда для яйця.
refused-wrong-hall = Цей зал зараз не дозволено.
refused-not-face-up = Ця карта не лежить відкритою, щоб її взяти.
refused-not-from-there = Звідти зараз не можна тягнути карту.
refused-no-square = Ця клітинка зайнята.
refused-bad-exchange = Два свої ресурси обмінюють на один іншого типу.
refused-not-offered = Такого вибору зараз немає.
refused-bad-place = Така позиція неможлива: { $what }.
refused-undo-drawn = Витягнуто карту, тому повернутися не можна.
refused-undo-revealed = Відкрито карту, тому повернутися не можна.
refused-undo-refilled = На дисплеї нові карти, тому повернутися не можна.
refused-undo-automa = Автома вже зробила хід, тому повернутися не можна.
refused-undo-setup = Усі вже вибрали й показали, тому повернутися не можна.

item-gold = золото
item-crystal = кристал
item-meat = м’ясо
item-milk = молоко
item-egg = яйце
item-coin = монета
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
hall-mat = гнізда планшета
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
