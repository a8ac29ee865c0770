# Слова о действии карт. Предложения в повелительном наклонении, без заглавной буквы и точки.

text-ability = { $trigger }: { $text }
text-and = { $first } и { $last }
text-or = { $first } или { $last }
text-mix = любые { $n } из ресурсов, карт драконов и карт пещер

# С числом в перечнях.
text-eggs-from-this_cavern = { $eggs } из этой пещеры
text-eggs-from-adjacent = { $eggs } у соседних драконов

# Who does it: you are told to, they (every opponent) do it, or may pay to do it.
text-gain = { $who ->
    [they] получает
    [to] получить
   *[you] получите
} { $what }
text-gain-choice = { $who ->
    [they] получает
    [to] получить
   *[you] получите
} { $n ->
    [one] одно из следующего
   *[other] { $n } разных из следующего
}: { $options }
text-lay-any = { $who ->
    [they] размещает
    [to] разместить
   *[you] разместите
} { text-n-egg }
text-lay-here = { $n ->
    [one] разместите здесь { $n } яйцо
    [few] разместите здесь { $n } яйца
   *[other] разместите здесь { $n } яиц
}
text-lay-this_cavern = { $n ->
    [one] разместите { $n } яйцо у дракона в этой пещере
    [few] разместите { $n } яйца у драконов в этой пещере
   *[other] разместите { $n } яиц у драконов в этой пещере
}
text-lay-this_column = { $n ->
    [one] разместите { $n } яйцо у дракона в этом столбце
    [few] разместите { $n } яйца у драконов в этом столбце
   *[other] разместите { $n } яиц у драконов в этом столбце
}
text-lay-adjacent = { $n ->
    [one] разместите { $n } яйцо у соседнего дракона
    [few] разместите { $n } яйца у соседних драконов
   *[other] разместите { $n } яиц у соседних драконов
}
text-lay-each = разместите по 1 яйцу у { $each }
text-pay = можете потратить { $cost }: { $then }
text-spend = потратьте { $cost } → { $then }
text-repeat = { $n ->
    [one] один раз: { $what }
    [few] до { $n } раз: { $what }
   *[other] до { $n } раз: { $what }
}
text-chain = { $first }; если сделали это, { $then }
text-may = по желанию { $what }
text-if = если { $test }, { $then }
text-shared = { $you }; каждый соперник { $others }
text-shared-pay = { $you }; каждый соперник может потратить { $cost }, чтобы { $then }
text-name = назовите ресурс; { $then }
text-choose = { $n ->
    [one] выберите одно: { $options }
    [few] выберите { $n } разных: { $options }
   *[other] выберите { $n } разных: { $options }
}

text-on-here = на этого дракона
text-on-any = на любого своего дракона
text-on-this_column = на дракона в этом столбце
text-under-here = под этого дракона
text-under-any = под любого своего дракона
text-under-this_column = под дракона в этом столбце
text-cache-own = запасите { $what } из личного резерва { $where }
text-cache-bank = запасите { $what } из общего резерва { $where }
text-cache-gained = { $n ->
    [one] запасите полученное { $where }
    [few] запасите до { $n } полученных ресурсов { $where }
   *[other] запасите до { $n } полученных ресурсов { $where }
}
text-tuck-hand = { $n ->
    [one] спрячьте { $n } карту дракона с руки { $where }
    [few] спрячьте { $n } карты драконов с руки { $where }
   *[other] спрячьте { $n } карт драконов с руки { $where }
}
text-tuck-deck = { $n ->
    [one] спрячьте { $n } карту из колоды драконов { $where }
    [few] спрячьте { $n } карты из колоды драконов { $where }
   *[other] спрячьте { $n } карт из колоды драконов { $where }
}
text-tuck-just_gained = спрячьте её { $where }
text-tuck-per = спрячьте { $where } 1 карту из колоды драконов за { $each }
text-tuck-each = спрячьте по 1 карте из колоды драконов под { $each }
text-tuck-it = спрячьте её под этого дракона
text-draw = { $who ->
    [they] вытягивает
    [to] вытянуть
   *[you] вытяните
} { text-n-dragon_card }
text-draw-per = вытяните 1 карту дракона за { $each }
text-draw-may = { $n ->
    [one] по желанию спрячьте её здесь
    [few] по желанию спрячьте здесь до { $n } из них
   *[other] по желанию спрячьте здесь до { $n } из них
}
text-draw-discard = спрячьте 1 { $where }, сбросьте 1 и оставьте себе 1
text-draw-keep = спрячьте 1 { $where } и оставьте себе 1
text-reveal = откройте верхнюю карту колоды драконов: если это { $size }, { $then }; иначе { $other }
text-is-hatchling = детёныш
text-is-small = мелкий дракон
text-is-medium = средний дракон
text-is-large = крупный дракон
text-is-medium-large = средний или крупный дракон
text-is-small-hatchling = мелкий дракон или детёныш
text-take-revealed = возьмите её в руку
text-discard-revealed = сбросьте её
text-excavate-hand = { $n ->
    [one] бесплатно откопайте зал картой пещеры с руки
    [few] бесплатно откопайте до { $n } залов картами пещер с руки
   *[other] бесплатно откопайте до { $n } залов картами пещер с руки
}
text-excavate-display = { $n ->
    [one] бесплатно откопайте зал картой пещеры с дисплея
    [few] бесплатно откопайте до { $n } залов картами пещер с дисплея
   *[other] бесплатно откопайте до { $n } залов картами пещер с дисплея
}
text-excavate-deck = { $n ->
    [one] вытяните карту пещеры и бесплатно откопайте ею зал
    [few] вытяните карты пещер и бесплатно откопайте ими до { $n } залов
   *[other] вытяните карты пещер и бесплатно откопайте ими до { $n } залов
}
text-excavate-hand-display = { $n ->
    [one] бесплатно откопайте зал картой пещеры с руки или с дисплея
    [few] бесплатно откопайте до { $n } залов картами пещер с руки или с дисплея
   *[other] бесплатно откопайте до { $n } залов картами пещер с руки или с дисплея
}
text-from-hand = с руки
text-from-display = с дисплея
text-from-hand-display = с руки или с дисплея
text-pay-free = бесплатно
text-pay-no_resources = без стоимости в ресурсах
text-pay-discount = на 1 яйцо или 1 ресурс дешевле
text-entice = сыграйте дракона { $zone } { $pay }
text-cover = бесплатно сыграйте дракона с руки поверх одного из своих драконов
text-path = примените любой эффект троп своего планшета
text-activate-when_played = примените эффект «при разыгрывании» одного из своих драконов
text-activate-round_end = примените эффект «в конце раунда» одного из своих драконов
text-activate-visit-round_end = примените эффект «при посещении» или «в конце раунда» одного из своих драконов
text-swap-dragons = поменяйте местами двух своих драконов
text-gain-per = получите { $what } за { $each }
text-gain-split = получите { $what }: один в резерв, второй запасите на любого своего дракона
text-gain-from-cost = получите 1 ресурс того типа, что есть в цене спрятанной карты
text-score-square = очки, указанные на клетке

text-score = { $n } ПО
text-score-more = ещё { $n } ПО
text-lose = потеряйте { $n } ПО
text-per = { $points } за { $each }
text-max = { $points } (не более { $n })
text-score-if = { $points }, если { $test }

text-in = { $what } { $place }
text-in-mat = на планшете
text-in-here = здесь
text-in-this_cavern = в этой пещере
text-in-this_column = в этом столбце
text-in-adjacent = рядом с ним
text-in-crimson = в Багровой пещере
text-in-golden = в Золотом гроте
text-in-amethyst = в Аметистовой бездне
text-each-dragon = каждого дракона
text-each-shy = каждого робкого дракона
text-each-aggressive = каждого злого дракона
text-each-playful = каждого игривого дракона
text-each-helpful = каждого полезного дракона
text-each-not-aggressive = каждого незлого дракона
text-each-hatchling = каждого детёныша
text-each-small = каждого мелкого дракона
text-each-medium = каждого среднего дракона
text-each-large = каждого крупного дракона
text-each-when_played = каждого дракона с эффектом «при разыгрывании»
text-each-visit = каждого дракона с эффектом «при посещении»
text-each-round_end = каждого дракона с эффектом «в конце раунда»
text-each-game_end = каждого дракона с эффектом «в конце игры»
text-each-other-dragon = каждого другого дракона
text-each-other-shy = каждого другого робкого дракона
text-each-other-aggressive = каждого другого злого дракона
text-each-eggs-2 = каждые 2 ваших яйца
text-each-cached-meat = каждое мясо, запасённое здесь
text-each-cached-milk = каждое молоко, запасённое здесь
text-each-tucked = каждую карту, спрятанную здесь
text-each-guild_markers = каждый свой маркер Гильдии
text-each-objectives_placed_lowest = каждую цель, где ничей маркер не стоит ниже вашего
text-each-sets-personality = каждый набор из всех четырёх характеров на планшете
text-each-sets-size = каждый набор из всех четырёх размеров на планшете
text-each-filled_columns = каждый столбец с 3 драконами
text-each-cave_cards = каждую карту пещеры на планшете
text-each-resource_icons_in_costs = каждый ресурс в ценах драконов одной пещеры

text-if-left = { $place } у вас не меньше драконов, чем у игрока слева
text-if-each = { $place } есть { $what }
text-a-hatchling = детёныш
text-a-small = мелкий дракон
text-a-large = крупный дракон
text-if-marker = вы поставили маркер Гильдии
text-if-no-aggressive = { $place } нет злых драконов
text-if-other-playful = { $place } есть другой игривый дракон
text-if-other-helpful = { $place } есть другой полезный дракон
text-if-dragons = { $n ->
    [one] { $place } есть дракон
    [few] { $place } не менее { $n } драконов
   *[other] { $place } не менее { $n } драконов
}
text-if-between_dragons = он стоит между двумя драконами
text-if-column_full = в этом столбце 3 дракона
text-if-cavern_full = в этой пещере 4 дракона
text-if-cavern_fully_excavated = все залы этой пещеры откопаны
text-if-rightmost_in_cavern = справа от него в этой пещере нет драконов
