# Слова про дію карт. Речення в наказовому способі, без великої літери й крапки.

text-ability = { $trigger }: { $text }
text-and = { $first } та { $last }
text-or = { $first } або { $last }
text-mix = будь-які { $n } з ресурсів, карт драконів і карт печер

# З числом у переліках.
text-eggs-from-this_cavern = { $eggs } з цієї печери
text-eggs-from-adjacent = { $eggs } із сусідніх драконів

# Who does it: you are told to, they (every opponent) do it, or may pay to do it.
text-gain = { $who ->
    [they] отримує
    [to] отримати
   *[you] отримайте
} { $what }
text-gain-choice = { $who ->
    [they] отримує
    [to] отримати
   *[you] отримайте
} { $n ->
    [one] одне з такого
   *[other] { $n } різні з такого
}: { $options }
text-lay-any = { $who ->
    [they] відкладає
    [to] відкласти
   *[you] відкладіть
} { text-n-egg }
text-lay-here = { $n ->
    [one] відкладіть сюди { $n } яйце
    [few] відкладіть сюди { $n } яйця
   *[other] відкладіть сюди { $n } яєць
}
text-lay-this_cavern = { $n ->
    [one] відкладіть { $n } яйце на дракона в цій печері
    [few] відкладіть { $n } яйця на драконів у цій печері
   *[other] відкладіть { $n } яєць на драконів у цій печері
}
text-lay-this_column = { $n ->
    [one] відкладіть { $n } яйце на дракона в цьому стовпці
    [few] відкладіть { $n } яйця на драконів у цьому стовпці
   *[other] відкладіть { $n } яєць на драконів у цьому стовпці
}
text-lay-adjacent = { $n ->
    [one] відкладіть { $n } яйце на сусіднього дракона
    [few] відкладіть { $n } яйця на сусідніх драконів
   *[other] відкладіть { $n } яєць на сусідніх драконів
}
text-lay-each = відкладіть по 1 яйцю на { $each }
text-pay = можете витратити { $cost }: { $then }
text-spend = витратьте { $cost } → { $then }
text-repeat = { $n ->
    [one] один раз: { $what }
    [few] до { $n } разів: { $what }
   *[other] до { $n } разів: { $what }
}
text-chain = { $first }; якщо зробили це, { $then }
text-may = за бажання { $what }
text-if = якщо { $test }, { $then }
text-shared = { $you }; кожен суперник { $others }
text-shared-pay = { $you }; кожен суперник може витратити { $cost }, щоб { $then }
text-name = назвіть ресурс; { $then }
text-choose = { $n ->
    [one] виберіть одне: { $options }
    [few] виберіть { $n } різні: { $options }
   *[other] виберіть { $n } різних: { $options }
}

text-on-here = на цього дракона
text-on-any = на будь-якого свого дракона
text-on-this_column = на дракона в цьому стовпці
text-under-here = під цього дракона
text-under-any = під будь-якого свого дракона
text-under-this_column = під дракона в цьому стовпці
text-cache-own = запасіть { $what } зі свого резерву { $where }
text-cache-bank = запасіть { $what } із загального резерву { $where }
text-cache-gained = { $n ->
    [one] запасіть отримане { $where }
    [few] запасіть до { $n } отриманих ресурсів { $where }
   *[other] запасіть до { $n } отриманих ресурсів { $where }
}
text-tuck-hand = { $n ->
    [one] сховайте { $n } карту дракона з руки { $where }
    [few] сховайте { $n } карти драконів з руки { $where }
   *[other] сховайте { $n } карт драконів з руки { $where }
}
text-tuck-deck = { $n ->
    [one] сховайте { $n } карту з колоди драконів { $where }
    [few] сховайте { $n } карти з колоди драконів { $where }
   *[other] сховайте { $n } карт із колоди драконів { $where }
}
text-tuck-just_gained = сховайте її { $where }
text-tuck-per = сховайте { $where } 1 карту з колоди драконів за { $each }
text-tuck-each = сховайте по 1 карті з колоди драконів під { $each }
text-tuck-it = сховайте її під цього дракона
text-draw = { $who ->
    [they] витягує
    [to] витягнути
   *[you] витягніть
} { text-n-dragon_card }
text-draw-per = витягніть 1 карту дракона за { $each }
text-draw-may = { $n ->
    [one] за бажання сховайте її тут
    [few] за бажання сховайте тут до { $n } з них
   *[other] за бажання сховайте тут до { $n } з них
}
text-draw-discard = сховайте 1 { $where }, скиньте 1 і залиште собі 1
text-draw-keep = сховайте 1 { $where } і залиште собі 1
text-reveal = відкрийте верхню карту драконів: якщо це { $size }, { $then }; інакше { $other }
text-is-hatchling = дитинча
text-is-small = малий дракон
text-is-medium = середній дракон
text-is-large = великий дракон
text-is-medium-large = середній або великий дракон
text-is-small-hatchling = малий дракон або дитинча
text-take-revealed = візьміть її в руку
text-discard-revealed = скиньте її
text-excavate-hand = { $n ->
    [one] безкоштовно відкопайте зал картою печери з руки
    [few] безкоштовно відкопайте до { $n } залів картами печер з руки
   *[other] безкоштовно відкопайте до { $n } залів картами печер з руки
}
text-excavate-display = { $n ->
    [one] безкоштовно відкопайте зал картою печери з дисплея
    [few] безкоштовно відкопайте до { $n } залів картами печер з дисплея
   *[other] безкоштовно відкопайте до { $n } залів картами печер з дисплея
}
text-excavate-deck = { $n ->
    [one] витягніть карту печери й безкоштовно відкопайте нею зал
    [few] витягніть карти печер і безкоштовно відкопайте ними до { $n } залів
   *[other] витягніть карти печер і безкоштовно відкопайте ними до { $n } залів
}
text-excavate-hand-display = { $n ->
    [one] безкоштовно відкопайте зал картою печери з руки або з дисплея
    [few] безкоштовно відкопайте до { $n } залів картами печер з руки або з дисплея
   *[other] безкоштовно відкопайте до { $n } залів картами печер з руки або з дисплея
}
text-from-hand = з руки
text-from-display = з дисплея
text-from-hand-display = з руки або з дисплея
text-pay-free = безкоштовно
text-pay-no_resources = без ціни в ресурсах
text-pay-discount = на 1 яйце або 1 ресурс дешевше
text-entice = розіграйте дракона { $zone } { $pay }
text-cover = безкоштовно розіграйте дракона з руки поверх одного зі своїх драконів
text-path = застосуйте будь-який ефект стежок свого планшета
text-activate-when_played = застосуйте ефект «при розігруванні» одного зі своїх драконів
text-activate-round_end = застосуйте ефект «наприкінці раунду» одного зі своїх драконів
text-activate-visit-round_end = застосуйте ефект «при відвідуванні» або «наприкінці раунду» одного зі своїх драконів
text-swap-dragons = поміняйте місцями двох своїх драконів
text-gain-per = отримайте { $what } за { $each }
text-gain-split = отримайте { $what }: один у резерв, другий запасіть на будь-якого свого дракона
text-gain-from-cost = отримайте 1 ресурс того типу, що є в ціні схованої карти
text-score-square = очки, вказані на клітинці

text-score = { $n } ПО
text-score-more = ще { $n } ПО
text-lose = втратьте { $n } ПО
text-per = { $points } за { $each }
text-max = { $points } (щонайбільше { $n })
text-score-if = { $points }, якщо { $test }

text-in = { $what } { $place }
text-in-mat = на планшеті
text-in-here = тут
text-in-this_cavern = в цій печері
text-in-this_column = в цьому стовпці
text-in-adjacent = поруч із ним
text-in-crimson = в Багряній печері
text-in-golden = в Золотому гроті
text-in-amethyst = в Аметистовій безодні
text-each-dragon = кожного дракона
text-each-shy = кожного сором’язливого дракона
text-each-aggressive = кожного злого дракона
text-each-playful = кожного грайливого дракона
text-each-helpful = кожного помічного дракона
text-each-not-aggressive = кожного незлого дракона
text-each-hatchling = кожне дитинча
text-each-small = кожного малого дракона
text-each-medium = кожного середнього дракона
text-each-large = кожного великого дракона
text-each-when_played = кожного дракона з ефектом «при розігруванні»
text-each-visit = кожного дракона з ефектом «при відвідуванні»
text-each-round_end = кожного дракона з ефектом «наприкінці раунду»
text-each-game_end = кожного дракона з ефектом «наприкінці гри»
text-each-other-dragon = кожного іншого дракона
text-each-other-shy = кожного іншого сором’язливого дракона
text-each-other-aggressive = кожного іншого злого дракона
text-each-eggs-2 = кожні 2 ваші яйця
text-each-cached-meat = кожне м’ясо, запасене тут
text-each-cached-milk = кожне молоко, запасене тут
text-each-tucked = кожну карту, сховану тут
text-each-guild_markers = кожен свій маркер Гільдії
text-each-objectives_placed_lowest = кожну ціль, де нічий маркер не стоїть нижче за ваш
text-each-sets-personality = кожен набір з усіх чотирьох характерів на планшеті
text-each-sets-size = кожен набір з усіх чотирьох розмірів на планшеті
text-each-filled_columns = кожен стовпець із 3 драконами
text-each-cave_cards = кожну карту печери на планшеті
text-each-resource_icons_in_costs = кожен ресурс у цінах драконів однієї печери

text-if-left = { $place } у вас не менше драконів, ніж у гравця ліворуч
text-if-each = { $place } є { $what }
text-a-hatchling = дитинча
text-a-small = малий дракон
text-a-large = великий дракон
text-if-marker = ви виставили маркер Гільдії
text-if-no-aggressive = { $place } немає злих драконів
text-if-other-playful = { $place } є інший грайливий дракон
text-if-other-helpful = { $place } є інший помічний дракон
text-if-dragons = { $n ->
    [one] { $place } є дракон
    [few] { $place } щонайменше { $n } дракони
   *[other] { $place } щонайменше { $n } драконів
}
text-if-between_dragons = він стоїть між двома драконами
text-if-column_full = в цьому стовпці 3 дракони
text-if-cavern_full = в цій печері 4 дракони
text-if-cavern_fully_excavated = всі зали цієї печери відкопано
text-if-rightmost_in_cavern = праворуч від нього в цій печері немає драконів
