# Что делают карты: составлено из их данных в `words`.
# Товары с числом: в перечне и в винительном падеже.
item-bread = { good-bread-n }
item-meat = { good-meat-n }
item-iron = { good-iron-n }
item-plant = { $n ->
        [one] { $n } растение
        [few] { $n } растения
       *[other] { $n } растений
    }
item-crystal = { good-crystal-n }
item-potion = { good-potion-n }

reward-rep = { $n ->
        [one] { $n } репутацию
       *[other] { $n } репутации
    }
reward-coin = { $n ->
        [one] { $n } монету
        [few] { $n } монеты
       *[other] { $n } монет
    }
reward-fancy = { $n ->
        [one] { $n } модного дракона
       *[other] { $n } модных драконов
    }
reward-artisan = { $n ->
        [one] { $n } дракона-мастера
       *[other] { $n } драконов-мастеров
    }
reward-any_good = { $n ->
        [one] { $n } товар на ваш выбор
        [few] { $n } товара на ваш выбор
       *[other] { $n } товаров на ваш выбор
    }
reward-nothing = ничего
cost-same_kind = { $n ->
        [one] { $n } товар
        [few] { $n } товара одного вида
       *[other] { $n } товаров одного вида
    }
cost-different = { $n ->
        [one] { $n } товар
        [few] { $n } разных товара
       *[other] { $n } разных товаров
    }

op-gain = Получите { $reward }.
op-gain_per = Получите { $reward } { $count }.
op-gain_per-cap = Получите { $reward } { $count }, не более { $cap } репутации.
op-gain_if_most = Если у вас не меньше { $least } и ни у кого нет больше, получите ещё { $reward } (равенство не мешает).
op-gain_different_goods = Получите { cost-different }.
op-gain_location_good = Получите { $n } товара одного вида: этой лавки или дракона здесь.
op-gain_goods_of_dragons-here = За каждого дракона здесь получите { $n } товара его вида.
op-gain_goods_of_dragons-park = За каждого дракона в Парке получите { $n } товар его вида.
op-pay = Заплатите { $cost }: { $part }
op-pay_up_to = Заплатите до { $n } монет; за каждую получите { $reward }.
op-pay_up_to-different = Заплатите до { $n } разных товаров; за каждый получите { $reward }.
op-lose_rep = Потеряйте { $n } репутации.
op-gift-good = Подарите 1 товар; получите { $reward }.
op-gift-good-kind = Подарите { $what }; получите { $reward }.
op-gift-good-some = Подарите от { $least } до { $n } товаров одного вида; за каждый получите { $first } или { $second }.
op-gift-coin = Подарите 1 монету; получите { $reward }.
op-gift-artisan = Подарите 1 дракона из руки; получите { $reward }.
op-gift-fancy = Подарите одного из только что взятых модных драконов; получите { $reward }.
op-draw_artisan = Возьмите { $n ->
        [one] { $n } дракона-мастера
       *[other] { $n } драконов-мастеров
    }.
op-draw_artisan-deck = Возьмите из колоды { $n ->
        [one] { $n } верхнего дракона
       *[other] { $n } верхних драконов
    }.
op-take_from_park = Возьмите { $n } драконов из Парка.
op-draw_fancy = Возьмите { $n } модных драконов.
op-draw_fancy_choice = Выберите первого модного дракона из { $n } карт.
op-place = Разместите 1 дракона в любом месте города.
op-place-any = Разместите 1 дракона в любом свободном слоте города, какой бы там ни был символ, и получите ещё { $extra }.
op-place-coins = Разместите 1 дракона в любом месте города; вместо репутации слот даёт монеты.
op-place-fills = Разместите 1 дракона в любом месте города; если он заполнил лавку, получите { $also }.
op-fire-here-any = Зажгите любое число драконов здесь, каждого один раз.
op-fire-here-unfired = Зажгите 1 дракона здесь, которого не зажигали в этот ход.
op-fire-park-any = Зажгите любое число драконов в Парке, каждого один раз.
op-fire-park-take = Зажгите 1 дракона в Парке, а затем возьмите его.
op-fire-hand-gift = Зажгите 1 дракона из руки, а затем можете подарить его за { $extra }.
op-fire-other_shops = Зажгите 1 дракона другой лавки того вида, который уже зажигали в этот ход.
op-fire-placed-any = Затем зажгите любое число драконов той лавки, каждого один раз.
op-swap-town = Поменяйте этого дракона местами с любым другим в городе и зажгите пришедшего.
op-swap-hand = Замените дракона здесь драконом из руки; пришедшего можете зажечь.
op-use_fire_ability = Используйте здесь огненную способность одного из видов: { $kinds }.
op-replace_fire = За каждого дракона, зажжённого на этом шаге, получите { $reward } или используйте его способность.
op-choose = Выберите одно. Либо: { $first } Либо: { $second }
op-may = По желанию { $part }
op-flip = Бросьте монету: орёл — { $heads }, решка — { $tails }. Можете бросить ещё раз; тогда считается только второй бросок.
op-flip_coins = Бросьте до { $n } своих монет, по одной: орёл — { $heads }, решка — монета потеряна.
op-resolve_enchantment-reserve = Если у вас нет подготовленных чар: оплатите любые чары ряда, получите их награду и подготовьте их.
op-resolve_enchantment-stay_in_row = Оплатите любые чары ряда и получите их награду; карта остаётся в ряду.
op-gain_from_cost = Получите { $n } товара из цены одних чар ряда или ваших подготовленных; можете их подготовить.
op-reserve = Подготовьте одни чары; ряд сразу пополняется.
op-discount = Можете заплатить на { $n ->
        [1] 1 товар
        [2] 1 или 2 товара
        [few] 1–{ $n } товара
       *[other] 1–{ $n } товаров
    } меньше.
op-play_fancy-hand = Разыграйте сейчас 1 модного дракона из руки, солнечного или лунного; получите { $extra }.
op-play_fancy-played = Разыграйте сейчас 1 модного дракона, солнечного или лунного: из руки или ещё раз уже разыгранного.
op-use_shop_ability = Используйте способность любой лавки города.
op-gather_at = Переместите фишку в только что открытую лавку и соберите там.
op-exchange = Обменяйте любое число своих монет; за каждую получите { $reward }.
op-put_good_on_park_dragons = Положите по 1 товару на скольких угодно драконов в Парке: получите { $reward } за каждого, кто был без товаров, и { $loaded } за каждого, у кого они уже были; получите { $all }, если одарены все пятеро.
op-put_coins_on_cell = Положите { $n } монеты на пустую ячейку и получите то, что на ней указано.
op-take_all_coins_here = Заберите все монеты с ячеек.
op-extra_turn = Сделайте ещё один ход.
op-return_fancy = Верните любое число неразыгранных модных драконов; за каждого получите { $reward }.

count-artisans_in_hand = за каждого { $kind ->
         [bread] хлебного
         [meat] мясного
         [iron] железного
         [plant] растительного
         [crystal] кристального
        *[potion] зельевого
    } дракона в руке
count-goods_owned = за { $kind ->
         [bread] каждый свой хлеб
         [meat] каждое своё мясо
         [iron] каждое своё железо
         [plant] каждое своё растение
         [crystal] каждый свой кристалл
        *[potion] каждое своё зелье
    }
count-faceup_dragons_here = за каждого дракона здесь
count-faceup_dragons_in_town = за каждого { $kind ->
         [bread] хлебного
         [meat] мясного
         [iron] железного
         [plant] растительного
         [crystal] кристального
        *[potion] зельевого
    } дракона в городе
count-faceup_dragons_in_town-drawn_in_this_gather = за каждого дракона в городе того вида, который вы взяли при сборе
count-faceup_dragons_in_town-placed_dragon = за каждого дракона в городе того вида, который только что разместили
count-enchantments_in_town = за каждые чары в городе с только что наложенным символом
count-empty_slots_with_reward = за каждый пустой слот в городе, дающий монеты
count-faceup_shops_without_own_icon_dragon = за каждую лавку без дракона её символа
count-good_kinds_with_even_count = за каждый вид товара, которого у вас чётное число (0 — чётное)
count-good_kinds_with_odd_count = за каждый вид товара, которого у вас нечётное число
count-other_fancy_owned = за каждого другого своего модного дракона
count-other_tokens_here = за каждую другую фишку здесь

need-same_kind_dragons_at_least = Желание: { $shops } лавки, где не меньше { $n } драконов одного вида.
need-different_kinds_at_least = Желание: { $shops } лавки, где драконы не меньше { $n } видов.
need-hand_kinds_at_least = Желание: покажите в руке драконов { $n } видов.
need-token_in_town = Желание: ваша фишка в городе.

when-any_time = в любой момент вашего хода
when-any_time_after_visit = в любой момент вашего хода после посещения
when-on_place = сразу после размещения дракона
when-on_fire = в начале зажигания
when-after_cast = сразу после наложения чар
when-when_paying_enchantment = когда оплачиваете чары
when-on_reveal_own_turn = когда в ваш ход открывают лавки
when-game_end = в конце игры

type-sun = Солнечный дракон, { $when }.
type-moon = Лунный дракон, { $when }.
start = В начале игры: { $part }
once = Раз за игру, { $when }: { $part }

passive-dragons_here_sleep = Драконы здесь лежат лицом вниз: они спят.
passive-no_dragon_slots = Драконов здесь не размещают.
passive-on_reveal_fill_slots_1_and_3 = Когда её открывают, сюда приходят два дракона из колоды.
passive-no_payment_to_visit = За посещение этой лавки никто не платит.

shop-icon = Сбор даёт { $reward }.
shop-slot = Слот { $slot } ({ $kinds }) даёт { $reward }.
shop-slot-bare = Слот { $slot } ({ $kinds }) ничего не даёт.
shop-cell = Ячейка { $slot } даёт { $reward }.
slot-wild = любой дракон
enchantment-text = Символ: { $icon }. Цена: { $cost }. Даёт { $reward }.
enchantment-sets = Символ: { $icon }. Цена набора: { $cost }. Репутация за наборы (от 1 до { $max }): { $row }.
enchantment-no-coin = Без монет.
require-shops_in_town = { $n ->
        [one] { $n } лавка
        [few] { $n } лавки
       *[other] { $n } лавок
    } в городе
require-fancy_met = { $n ->
        [one] { $n } исполненное желание
        [few] { $n } исполненных желания
       *[other] { $n } исполненных желаний
    } модных драконов
require-shops_with_3_enchantments = { $n ->
        [one] { $n } лавка
        [few] { $n } лавки
       *[other] { $n } лавок
    } с тремя картами чар
require-enchantments_of_each_icon_in_town = { $n ->
        [one] по { $n } карте
        [few] по { $n } карты
       *[other] по { $n } карт
    } чар каждого символа в городе
require-coins_turned_in = { $n ->
        [one] { $n } монета, сданная
        [few] { $n } монеты, сданные
       *[other] { $n } монет, сданных
    } в конце игры
require-dragons_in_town = { $n } { $kind ->
         [bread] хлебных
         [meat] мясных
         [iron] железных
         [plant] растительных
         [crystal] кристальных
        *[potion] зельевых
    } драконов в городе
achievement-text = Условие: { $need }. Дальнейшие соло-партии: { $changes }.
change-replace = { $old } → { $new }
change-shop = добавляется { $card }
change-fancy = добавляется модный дракон { $card }

# Половины способности, по тому, с чего начинаются.
choice-option-put_coins_on_cell = Положить монеты на ячейку и сделать ещё один ход
choice-option-take_all_coins_here = Забрать все монеты с ячеек
choice-option-lose_rep = Потерять репутацию и получить монеты
choice-option-pay_up_to = Заплатить монеты за репутацию
choice-option-gift = Подарить растение
choice-option-pay = Заплатить монету за товары здешних драконов
dragon-text = { $dragon }. Огонь: { $part }
