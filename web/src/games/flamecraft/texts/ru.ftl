game-line = Городок, где дракончики пекут и куют
first = первый
step = шаг { $n } из 4
last-turns = { $n ->
    [one] остался { $n } последний ход
    [few] осталось { $n } последних хода
   *[other] осталось { $n } последних ходов
}
play-now = можно разыграть
question-visit-help = Каждый, кто уже там, получит от вас товар или монету.
question-act-help = Сбор сразу даёт: { $items }. { $can ->
    [gather] Затем можно разместить и зажечь дракона.
   *[enchant] Чтобы зачаровать, коснитесь отмеченных чар.
}
question-place-help = Коснитесь дракона, затем слота: слот даёт то, что на нём указано.
question-fire-help = Удерживайте дракона или наведите на него курсор, чтобы прочитать, что даёт его огонь.
question-end-help = Отмеченные карты ещё можно разыграть.
question-keep-help = Солнечных драконов разыгрывают во время игры, лунных — в её конце.
detail-title = Ваш титул: { $value }
detail-met = { $count ->
    [0] Ни одна цель не достигнута
   *[other] Достигнутые цели: { $value }
 }
title-shopkeeper = { word-shopkeeper }
title-flamekeeper = { word-flamekeeper }
title-master_of_flamecraft = { word-master_of_flamecraft }
met-lord_of_the_markets = { option-solo_profile-lord_of_the_markets }
met-mistress_of_festivities = { option-solo_profile-mistress_of_festivities }
met-thoroughly_enchanted = { option-solo_profile-thoroughly_enchanted }
met-a_whole_other_magic = { option-solo_profile-a_whole_other_magic }
met-treasurer = { option-solo_profile-treasurer }
met-half_a_dozen = { option-solo_profile-half_a_dozen }
met-born_gardener = { option-solo_profile-born_gardener }
met-glitter_bomb = { option-solo_profile-glitter_bomb }
met-heavy_metal = { option-solo_profile-heavy_metal }
met-brewmaster = { option-solo_profile-brewmaster }
met-fragrant_town = { option-solo_profile-fragrant_town }
seat-is = репутация: { $rep }, драконов в руке: { $hand }, монет: { $coins }, модных драконов: { $fancy }
word-free = свободно
score-enchantments = чары
score-placed = размещённые драконы
score-gifts = подарки
score-fancy = модные драконы
score-others = всё прочее
cards-shops = лавки
cards-artisans = драконы-мастера
word-slot = слот { $n }
