# Tiles, objectives, levels, triggers and goods counted: a figure of the book needs them even where no card is read.
tile-plains = Гильдия равнин
tile-seafarers = Гильдия мореходов
tile-highlands = Гильдия нагорий
tile-rainforest = Гильдия тропиков
objective-1A = Карты пещер на планшете
objective-1B = Драконы и карты пещер в Аметистовой бездне
objective-2A = Драконы и карты пещер в Багровой пещере
objective-2B = Драконы и карты пещер в Золотом гроте
objective-3A = Гнёзда на ваших драконах
objective-3B = Яйца на планшете
objective-4A = Запасённые ресурсы
objective-4B = Позиция в Гильдии
objective-5A = Драконы с ценой 0–2
objective-5B = Драконы с ценой 3+
objective-6A = Драконы с эффектом «при разыгрывании» или «в конце раунда»
objective-6B = Драконы с эффектом «при посещении»
objective-7A = Детёныши
objective-7B = Мелкие драконы
objective-8A = Средние драконы
objective-8B = Крупные драконы
objective-9A = Злые драконы
objective-9B = Игривые драконы
objective-10A = Робкие драконы
objective-10B = Полезные драконы
level-automa_1 = Автома 1 (легко)
level-automa_2 = Автома 2 (средне)
level-automa_3 = Автома 3 (трудно)
level-ravel_1 = Рейвел 1
level-ravel_2 = Рейвел 2
level-ravel_3 = Рейвел 3
trigger-when_played = При разыгрывании
trigger-visit = При посещении
trigger-round_end = В конце раунда
trigger-game_end = В конце игры
trigger-fed = Каждый раз, когда его кормят
trigger-fed_third = После третьего кормления
item-gold-n = { text-n-gold }
item-crystal-n = { text-n-crystal }
item-meat-n = { text-n-meat }
item-milk-n = { text-n-milk }
item-egg-n = { text-n-egg }
item-coin-n = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[other] { $n } монет
}
text-n-gold = { $n ->
    [one] { $n } золото
   *[other] { $n } золота
}
text-n-crystal = { $n ->
    [one] { $n } кристалл
    [few] { $n } кристалла
   *[other] { $n } кристаллов
}
text-n-meat = { $n ->
    [one] { $n } мясо
   *[other] { $n } мяса
}
text-n-milk = { $n ->
    [one] { $n } молоко
   *[other] { $n } молока
}
text-n-any_resource = { $n ->
    [one] { $n } любой ресурс
    [few] { $n } любых ресурса
   *[other] { $n } любых ресурсов
}
text-n-named = { $n ->
    [one] { $n } названный ресурс
    [few] { $n } названных ресурса
   *[other] { $n } названных ресурсов
}
text-n-coin = { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[other] { $n } монет
}
text-n-egg = { $n ->
    [one] { $n } яйцо
    [few] { $n } яйца
   *[other] { $n } яиц
}
text-n-guild = { $n ->
    [one] { $n } продвижение в Гильдии
    [few] { $n } продвижения в Гильдии
   *[other] { $n } продвижений в Гильдии
}
text-n-dragon_card = { $n ->
    [one] { $n } карту дракона
    [few] { $n } карты драконов
   *[other] { $n } карт драконов
}
text-n-cave_card = { $n ->
    [one] { $n } карту пещеры
    [few] { $n } карты пещер
   *[other] { $n } карт пещер
}
