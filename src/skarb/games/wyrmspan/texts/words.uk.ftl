# Tiles, objectives, levels, triggers and goods counted: a figure of the book needs them even where no card is read.
tile-plains = Гільдія рівнин
tile-seafarers = Гільдія мореплавців
tile-highlands = Гільдія нагір’я
tile-rainforest = Гільдія тропіків
objective-1A = Карти печер на планшеті
objective-1B = Дракони та карти печер в Аметистовій безодні
objective-2A = Дракони та карти печер у Багряній печері
objective-2B = Дракони та карти печер у Золотому гроті
objective-3A = Гнізда на ваших драконах
objective-3B = Яйця на планшеті
objective-4A = Запасені ресурси
objective-4B = Позиція в Гільдії
objective-5A = Дракони з ціною 0–2
objective-5B = Дракони з ціною 3+
objective-6A = Дракони з ефектом «при розігруванні» або «наприкінці раунду»
objective-6B = Дракони з ефектом «при відвідуванні»
objective-7A = Дитинчата
objective-7B = Малі дракони
objective-8A = Середні дракони
objective-8B = Великі дракони
objective-9A = Злі дракони
objective-9B = Грайливі дракони
objective-10A = Сором’язливі дракони
objective-10B = Помічні дракони
level-automa_1 = Автома 1 (легко)
level-automa_2 = Автома 2 (середньо)
level-automa_3 = Автома 3 (важко)
level-ravel_1 = Рейвел 1
level-ravel_2 = Рейвел 2
level-ravel_3 = Рейвел 3
trigger-when_played = При розігруванні
trigger-visit = При відвідуванні
trigger-round_end = Наприкінці раунду
trigger-game_end = Наприкінці гри
trigger-fed = Щоразу, коли його годують
trigger-fed_third = Після третього годування
item-gold-n = { text-n-gold }
item-crystal-n = { text-n-crystal }
item-meat-n = { text-n-meat }
item-milk-n = { text-n-milk }
item-egg-n = { text-n-egg }
item-coin-n = { $n ->
    [one] { $n } монета
    [few] { $n } монети
   *[other] { $n } монет
}
text-n-gold = { $n ->
    [one] { $n } золото
   *[other] { $n } золота
}
text-n-crystal = { $n ->
    [one] { $n } кристал
    [few] { $n } кристали
   *[other] { $n } кристалів
}
text-n-meat = { $n ->
    [one] { $n } м’ясо
   *[other] { $n } м’яса
}
text-n-milk = { $n ->
    [one] { $n } молоко
   *[other] { $n } молока
}
text-n-any_resource = { $n ->
    [one] { $n } будь-який ресурс
    [few] { $n } будь-які ресурси
   *[other] { $n } будь-яких ресурсів
}
text-n-named = { $n ->
    [one] { $n } названий ресурс
    [few] { $n } названі ресурси
   *[other] { $n } названих ресурсів
}
text-n-coin = { $n ->
    [one] { $n } монету
    [few] { $n } монети
   *[other] { $n } монет
}
text-n-egg = { $n ->
    [one] { $n } яйце
    [few] { $n } яйця
   *[other] { $n } яєць
}
text-n-guild = { $n ->
    [one] { $n } просування в Гільдії
    [few] { $n } просування в Гільдії
   *[other] { $n } просувань у Гільдії
}
text-n-dragon_card = { $n ->
    [one] { $n } карту дракона
    [few] { $n } карти драконів
   *[other] { $n } карт драконів
}
text-n-cave_card = { $n ->
    [one] { $n } карту печери
    [few] { $n } карти печер
   *[other] { $n } карт печер
}
