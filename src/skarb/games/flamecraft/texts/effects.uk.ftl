# Що роблять карти: складено з їхніх даних у `words`.
# Товари з числом: у переліку й у знахідному відмінку.
item-bread = { good-bread-n }
item-meat = { good-meat-n }
item-iron = { good-iron-n }
item-plant = { $n ->
        [one] { $n } рослину
        [few] { $n } рослини
       *[other] { $n } рослин
    }
item-crystal = { good-crystal-n }
item-potion = { good-potion-n }

reward-rep = { $n ->
        [one] { $n } репутацію
       *[other] { $n } репутації
    }
reward-coin = { $n ->
        [one] { $n } монету
        [few] { $n } монети
       *[other] { $n } монет
    }
reward-fancy = { $n ->
        [one] { $n } модного дракона
       *[other] { $n } модних драконів
    }
reward-artisan = { $n ->
        [one] { $n } майстерного дракона
       *[other] { $n } майстерних драконів
    }
reward-any_good = { $n ->
        [one] { $n } товар на ваш вибір
        [few] { $n } товари на ваш вибір
       *[other] { $n } товарів на ваш вибір
    }
reward-nothing = нічого
cost-same_kind = { $n ->
        [one] { $n } товар
        [few] { $n } товари одного виду
       *[other] { $n } товарів одного виду
    }
cost-different = { $n ->
        [one] { $n } товар
        [few] { $n } різні товари
       *[other] { $n } різних товарів
    }

op-gain = Отримайте { $reward }.
op-gain_per = Отримайте { $reward } { $count }.
op-gain_per-cap = Отримайте { $reward } { $count }, щонайбільше { $cap } репутації.
op-gain_if_most = Якщо маєте щонайменше { $least } і ні в кого немає більше, отримайте ще { $reward } (рівність не заважає).
op-gain_different_goods = Отримайте { cost-different }.
op-gain_location_good = Отримайте { $n } товари одного виду: цієї крамниці або дракона тут.
op-gain_goods_of_dragons-here = За кожного дракона тут отримайте { $n } товари його виду.
op-gain_goods_of_dragons-park = За кожного дракона в Парку отримайте { $n } товар його виду.
op-pay = Сплатіть { $cost }: { $part }
op-pay_up_to = Сплатіть до { $n } монет; за кожну отримайте { $reward }.
op-pay_up_to-different = Сплатіть до { $n } різних товарів; за кожен отримайте { $reward }.
op-lose_rep = Втратьте { $n } репутації.
op-gift-good = Подаруйте 1 товар; отримайте { $reward }.
op-gift-good-kind = Подаруйте { $what }; отримайте { $reward }.
op-gift-good-some = Подаруйте від { $least } до { $n } товарів одного виду; за кожен отримайте { $first } або { $second }.
op-gift-coin = Подаруйте 1 монету; отримайте { $reward }.
op-gift-artisan = Подаруйте 1 дракона з руки; отримайте { $reward }.
op-gift-fancy = Подаруйте одного зі щойно взятих модних драконів; отримайте { $reward }.
op-draw_artisan = Візьміть { $n ->
        [one] { $n } майстерного дракона
       *[other] { $n } майстерних драконів
    }.
op-draw_artisan-deck = Візьміть { $n } верхніх драконів із колоди.
op-take_from_park = Візьміть { $n } драконів із Парку.
op-draw_fancy = Візьміть { $n } модних драконів.
op-draw_fancy_choice = Виберіть першого модного дракона з { $n } карт.
op-place = Розмістіть 1 дракона будь-де в місті.
op-place-any = Розмістіть 1 дракона в будь-якому вільному слоті в місті, хай який там символ, і отримайте ще { $extra }.
op-place-coins = Розмістіть 1 дракона будь-де в місті; замість репутації слот дає монети.
op-place-fills = Розмістіть 1 дракона будь-де в місті; якщо він заповнив крамницю, отримайте { $also }.
op-fire-here-any = Запаліть будь-яку кількість драконів тут, кожного по разу.
op-fire-here-unfired = Запаліть 1 дракона тут, якого не запалювали цього ходу.
op-fire-park-any = Запаліть будь-яку кількість драконів у Парку, кожного по разу.
op-fire-park-take = Запаліть 1 дракона в Парку, а тоді візьміть його.
op-fire-hand-gift = Запаліть 1 дракона з руки, а тоді можете подарувати його за { $extra }.
op-fire-other_shops = Запаліть 1 дракона іншої крамниці того виду, який уже запалювали цього ходу.
op-fire-placed-any = Тоді запаліть будь-яку кількість драконів тієї крамниці, кожного по разу.
op-swap-town = Поміняйте цього дракона місцями з будь-яким іншим у місті й запаліть того, що прийшов.
op-swap-hand = Замініть дракона тут драконом із руки; новенького можете запалити.
op-use_fire_ability = Використайте тут вогняну здібність одного з видів: { $kinds }.
op-replace_fire = За кожного дракона, запаленого на цьому кроці, отримайте { $reward } або використайте його здібність.
op-choose = Виберіть одне. Або: { $first } Або: { $second }
op-may = За бажання { $part }
op-flip = Киньте монету: орел — { $heads }, решка — { $tails }. Можете кинути ще раз; тоді рахується лише другий кидок.
op-flip_coins = Кидайте свої монети по одній, щонайбільше { $n ->
        [one] { $n } кидок
        [few] { $n } кидки
       *[other] { $n } кидків
    }: орел — { $heads }, решка — монету втрачено.
op-resolve_enchantment-reserve = Якщо не маєте підготованих чарів: сплатіть ціну будь-яких чарів ряду, отримайте їхню винагороду й підготуйте їх.
op-resolve_enchantment-stay_in_row = Сплатіть ціну будь-яких чарів ряду й отримайте їхню винагороду; карта лишається в ряді.
op-gain_from_cost = Отримайте { $n } товари з ціни одних чарів ряду або ваших підготованих; можете їх підготувати.
op-reserve = Підготуйте одні чари; ряд одразу поновлюється.
op-discount = Сплатіть менше, щонайбільше на { $n ->
        [one] { $n } товар
        [few] { $n } товари
       *[other] { $n } товарів
    }.
op-play_fancy-hand = Розіграйте зараз 1 модного дракона з руки, сонячного чи місячного; отримайте { $extra }.
op-play_fancy-played = Розіграйте зараз 1 модного дракона, сонячного чи місячного: з руки або ще раз уже розіграного.
op-use_shop_ability = Використайте здібність будь-якої крамниці в місті.
op-gather_at = Перемістіть фішку до щойно відкритої крамниці й збирайте там.
op-exchange = Обміняйте будь-яку кількість своїх монет; за кожну отримайте { $reward }.
op-put_good_on_park_dragons = Покладіть по 1 товару на скількох завгодно драконів у Парку: отримайте { $reward } за кожного, хто був без товарів, і { $loaded } за кожного, хто вже мав товари; отримайте { $all }, якщо обдаровано всіх п’ятьох.
op-put_coins_on_cell = Покладіть { $n } монети на порожню комірку й отримайте те, що на ній вказано.
op-take_all_coins_here = Заберіть усі монети з комірок.
op-extra_turn = Виконайте ще один хід.
op-return_fancy = Поверніть будь-яку кількість нерозіграних модних драконів; за кожного отримайте { $reward }.

count-artisans_in_hand = за кожного { $kind ->
         [bread] хлібного
         [meat] м’ясного
         [iron] залізного
         [plant] рослинного
         [crystal] кристалевого
        *[potion] зільного
    } дракона в руці
count-goods_owned = за { $kind ->
         [bread] кожен свій хліб
         [meat] кожне своє м’ясо
         [iron] кожне своє залізо
         [plant] кожну свою рослину
         [crystal] кожен свій кристал
        *[potion] кожне своє зілля
    }
count-faceup_dragons_here = за кожного дракона тут
count-faceup_dragons_in_town = за кожного { $kind ->
         [bread] хлібного
         [meat] м’ясного
         [iron] залізного
         [plant] рослинного
         [crystal] кристалевого
        *[potion] зільного
    } дракона в місті
count-faceup_dragons_in_town-drawn_in_this_gather = за кожного дракона в місті того виду, який ви взяли під час збирання
count-faceup_dragons_in_town-placed_dragon = за кожного дракона в місті того виду, який щойно розмістили
count-enchantments_in_town = за кожну карту чарів у місті зі щойно накладеним символом
count-empty_slots_with_reward = за кожен порожній слот у місті, що дає монети
count-faceup_shops_without_own_icon_dragon = за кожну крамницю без дракона її символу
count-good_kinds_with_even_count = за кожен вид товару, якого у вас парна кількість (0 — парне число)
count-good_kinds_with_odd_count = за кожен вид товару, якого у вас непарна кількість
count-other_fancy_owned = за кожного іншого свого модного дракона
count-other_tokens_here = за кожну іншу фішку тут

need-same_kind_dragons_at_least = Бажання: { $shops } крамниці, де є щонайменше { $n } дракони одного виду.
need-different_kinds_at_least = Бажання: { $shops } крамниці, де є дракони щонайменше { $n } видів.
need-hand_kinds_at_least = Бажання: покажіть у руці драконів { $n } видів.
need-token_in_town = Бажання: ваша фішка в місті.

when-any_time = будь-якої миті вашого ходу
when-any_time_after_visit = будь-якої миті вашого ходу після візиту
when-on_place = одразу після розміщення дракона
when-on_fire = на початку запалювання
when-after_cast = одразу після накладання чарів
when-when_paying_enchantment = коли сплачуєте чари
when-on_reveal_own_turn = коли у ваш хід відкривають крамниці
when-game_end = наприкінці гри

type-sun = Сонячний дракон, { $when }.
type-moon = Місячний дракон, { $when }.
start = На початку гри: { $part }
once = Раз за гру, { $when }: { $part }

passive-dragons_here_sleep = Дракони тут лежать долілиць: вони сплять.
passive-no_dragon_slots = Драконів тут не розміщують.
passive-on_reveal_fill_slots_1_and_3 = Коли її відкривають, сюди приходять два дракони з колоди.
passive-no_payment_to_visit = За візит сюди ніхто нічого не платить.

shop-icon = Збирання дає { $reward }.
shop-slot = Слот { $slot } ({ $kinds }) дає { $reward }.
shop-slot-bare = Слот { $slot } ({ $kinds }) нічого не дає.
shop-cell = Комірка { $slot } дає { $reward }.
slot-wild = будь-який дракон
enchantment-text = Символ: { $icon }. Ціна: { $cost }. Дає { $reward }.
enchantment-sets = Символ: { $icon }. Ціна набору: { $cost }. Репутація за 1–{ $max } наборів: { $row }.
enchantment-no-coin = Без монет.
require-shops_in_town = { $n ->
        [one] { $n } крамниця
        [few] { $n } крамниці
       *[other] { $n } крамниць
    } у місті
require-fancy_met = { $n ->
        [one] { $n } задоволений модний дракон
        [few] { $n } задоволені модні дракони
       *[other] { $n } задоволених модних драконів
    }
require-shops_with_3_enchantments = { $n ->
        [one] { $n } крамниця
        [few] { $n } крамниці
       *[other] { $n } крамниць
    } із трьома картами чарів
require-enchantments_of_each_icon_in_town = { $n ->
        [one] по { $n } карті
        [few] по { $n } карти
       *[other] по { $n } карт
    } чарів кожного символу в місті
require-coins_turned_in = { $n ->
        [one] { $n } монета, здана
        [few] { $n } монети, здані
       *[other] { $n } монет, зданих
    } наприкінці гри
require-dragons_in_town = { $n } { $kind ->
         [bread] хлібних
         [meat] м’ясних
         [iron] залізних
         [plant] рослинних
         [crystal] кристалевих
        *[potion] зільних
    } драконів у місті
achievement-text = Умова: { $need }. Подальші соло-партії: { $changes }.
change-replace = { $old } → { $new }
change-shop = додається { $card }
change-fancy = додається модний дракон { $card }

# Половини здібності, за тим, з чого починаються.
choice-option-put_coins_on_cell = Покласти монети на комірку й ходити ще раз
choice-option-take_all_coins_here = Забрати всі монети з комірок
choice-option-lose_rep = Втратити репутацію й отримати монети
choice-option-pay_up_to = Сплатити монети за репутацію
choice-option-gift = Подарувати рослину
choice-option-pay = Сплатити монету за товари тутешніх драконів
dragon-text = { $dragon }. Вогонь: { $part }
