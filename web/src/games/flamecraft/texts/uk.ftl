game-line = Містечко, де дракончики печуть і кують
first = перший
step = крок { $n } з 4
last-turns = { $n ->
    [one] лишився { $n } останній хід
    [few] лишилося { $n } останні ходи
   *[other] лишилося { $n } останніх ходів
}
play-now = можна розіграти
question-visit-help = Кожен, хто вже там, отримає від вас товар або монету.
question-act-help = Збір одразу дає: { $items }. { $can ->
    [gather] Потім можна розмістити й запалити дракона.
   *[enchant] Щоб зачарувати, торкніться позначених чарів.
}
question-place-help = Торкніться дракона, потім слота: слот дає те, що на ньому вказано.
question-fire-help = Затримайте палець на драконі або наведіть на нього вказівник, щоб прочитати, що робить його вогонь.
question-end-help = Позначені карти ще можна розіграти.
question-keep-help = Сонячних драконів розігрують протягом гри, місячні рахуються наприкінці.
detail-title = Ваш титул: { $value }
detail-met = { $count ->
    [0] Жодної мети не досягнуто
   *[other] Досягнуті цілі: { $value }
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
seat-is = репутація: { $rep }, драконів у руці: { $hand }, монет: { $coins }, модних драконів: { $fancy }
word-free = вільно
score-enchantments = чари
score-placed = розміщені дракони
score-gifts = подарунки
score-fancy = модні дракони
score-others = усе інше
cards-shops = крамниці
cards-artisans = майстерні дракони
word-slot = слот { $n }
