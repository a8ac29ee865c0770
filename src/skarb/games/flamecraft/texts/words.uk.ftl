# Що роблять карти: складено з їхніх даних у `words`.
items = { $item } ×{ $n }
item-bread = хліб
item-meat = м'ясо
item-iron = залізо
item-plant = рослину
item-crystal = кристал
item-potion = зілля
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
reward-nothing = лише місце для дракона
cost-same_kind = товари одного виду ×{ $n }
cost-different = різні товари ×{ $n }

op-gain = Отримайте { $reward }.
op-gain_per = Отримайте { $reward } { $count }.
op-gain_per-cap = Отримайте { $reward } { $count }, щонайбільше { $cap } репутації.
op-gain_if_most = Якщо маєте щонайменше { $least } і ні в кого немає більше, отримайте ще { $reward }; за рівної кількості бонус отримують усі.
op-gain_different_goods = Отримайте різні товари, { $n } шт.
op-gain_location_good = Отримайте { $n } товари одного виду з цієї крамниці або від дракона тут.
op-gain_goods_of_dragons-here = За кожного дракона тут отримайте його товар ×{ $n }.
op-gain_goods_of_dragons-park = За кожного дракона в Парку отримайте його товар ×{ $n }.
op-pay = Сплатіть: { $cost }.
op-pay_up_to = Сплатіть до { $n } монет; за кожну отримайте { $reward }.
op-pay_up_to-different = Сплатіть до { $n } різних товарів; за кожен отримайте { $reward }.
op-lose_rep = Втратьте { $n } репутації.
op-gift-good = Подаруйте 1 товар; отримайте { $reward }.
op-gift-good-kind = Подаруйте товар ({ $kind }); отримайте { $reward }.
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
op-fire-here-any = Запаліть будь-яку кількість драконів тут, кожного раз.
op-fire-here-unfired = Запаліть 1 дракона тут, якого не запалювали цього ходу.
op-fire-park-any = Запаліть будь-яку кількість драконів у Парку, кожного раз.
op-fire-park-take = Запаліть 1 дракона в Парку, а тоді візьміть його.
op-fire-hand-gift = Запаліть 1 дракона з руки, а тоді можете подарувати його за { $extra }.
op-fire-other_shops = Запаліть 1 дракона іншої крамниці того виду, який уже запалювали цього ходу.
op-fire-placed-any = Тоді запаліть будь-яку кількість драконів тієї крамниці, кожного раз.
op-swap-town = Поміняйте цього дракона місцями з будь-яким іншим у місті й запаліть того, що прийшов.
op-swap-hand = Замініть дракона тут драконом із руки; новенького можете запалити.
op-use_fire_ability = Використайте тут одну запальну здібність: { $kinds }.
op-replace_fire = За кожного дракона, запаленого на цьому кроці, отримайте { $reward } або використайте його здібність.
op-choose = Виберіть: { $first } Або: { $second }
op-may = За бажання: { $part }
op-flip = Киньте монету: орел – { $heads }, решка – { $tails }. Можете кинути ще раз; тоді рахується лише другий кидок.
op-flip_coins = Киньте до { $n } своїх монет, по одній: орел – { $heads }, решка – монету втрачено.
op-resolve_enchantment-reserve = Якщо не маєте підготованих чарів: сплатіть будь-які чари ряду, отримайте їхню винагороду й підготуйте їх.
op-resolve_enchantment-stay_in_row = Сплатіть будь-які чари ряду й отримайте їхню винагороду; карта лишається в ряді.
op-gain_from_cost = Отримайте { $n } товари з ціни одних чарів ряду або ваших підготованих; можете їх підготувати.
op-reserve = Підготуйте одні чари; ряд одразу поновлюється.
op-discount = Сплатіть до { $n } товарів менше.
op-play_fancy-hand = Розіграйте зараз 1 модного дракона з руки, сонячного чи місячного; отримайте { $extra }.
op-play_fancy-played = Розіграйте зараз 1 модного дракона з руки, сонячного чи місячного, або ще раз уже розіграного.
op-use_shop_ability = Використайте здібність будь-якої крамниці в місті.
op-gather_at = Перемістіть фішку до щойно відкритої крамниці й зберіть там.
op-exchange = Обміняйте будь-яку кількість своїх монет; за кожну отримайте { $reward }.
op-put_good_on_park_dragons = Покладіть по 1 товару на будь-яких драконів у Парку: { $reward } за кожного без товарів, { $loaded } за кожного з товарами; { $all }, якщо обдаровано всіх п'ятьох.
op-put_coins_on_cell = Покладіть { $n } монети на порожню комірку й отримайте те, що на ній вказано.
op-take_all_coins_here = Заберіть усі монети з комірок.
op-extra_turn = Виконайте ще один хід.
op-return_fancy = Поверніть будь-яку кількість нерозіграних модних драконів; за кожного отримайте { $reward }.

count-artisans_in_hand = за кожного дракона в руці ({ $kind })
count-goods_owned = за кожен свій товар ({ $kind })
count-faceup_dragons_here = за кожного дракона тут
count-faceup_dragons_in_town = за кожного дракона в місті ({ $kind })
count-faceup_dragons_in_town-drawn_in_this_gather = за кожного дракона в місті того виду, який ви взяли під час збирання
count-faceup_dragons_in_town-placed_dragon = за кожного дракона в місті того виду, який щойно розмістили
count-enchantments_in_town = за кожні чари в місті зі щойно накладеним символом
count-empty_slots_with_reward = за кожен порожній слот у місті, що дає монети
count-faceup_shops_without_own_icon_dragon = за кожну крамницю без дракона її символу
count-good_kinds_with_even_count = за кожен вид товару, якого у вас парна кількість (0 – парне число)
count-good_kinds_with_odd_count = за кожен вид товару, якого у вас непарна кількість
count-other_fancy_owned = за кожного іншого свого модного дракона
count-other_tokens_here = за кожну іншу фішку тут

need-same_kind_dragons_at_least = Бажання: { $shops } крамниці, де є щонайменше { $n } дракони одного виду.
need-different_kinds_at_least = Бажання: { $shops } крамниці, де є дракони щонайменше { $n } видів.
need-hand_kinds_at_least = Бажання: покажіть у руці драконів { $n } видів.
need-token_in_town = Бажання: ваша фішка в місті.

when-any_time = Будь-якої миті вашого ходу.
when-any_time_after_visit = Будь-якої миті вашого ходу після візиту.
when-on_place = Одразу після розміщення дракона.
when-on_fire = На початку запалювання.
when-after_cast = Одразу після накладання чарів.
when-when_paying_enchantment = Коли сплачуєте чари.
when-on_reveal_own_turn = Коли у ваш хід відкривають крамниці.
when-game_end = Наприкінці гри.

type-sun = Сонячний дракон.
type-moon = Місячний дракон.
start = На початку: { $part }

passive-dragons_here_sleep = Дракони тут лежать долілиць: вони сплять.
passive-no_dragon_slots = Драконів тут не розміщують.
passive-on_reveal_fill_slots_1_and_3 = Коли її відкривають, сюди приходять два дракони з колоди.
passive-no_payment_to_visit = Ніхто не платить, щоб приєднатися до вас тут.

shop-icon = Збирання дає { $reward }.
shop-slot = Слот { $slot } ({ $kinds }) дає { $reward }.
shop-cell = Комірка { $slot } дає { $reward }.
slot-wild = будь-який дракон
enchantment-text = Символ: { $icon }. Ціна: { $cost }. Дає { $reward }.
enchantment-sets = Символ: { $icon }. Ціна набору: { $cost }. Репутація за 1–{ $max } наборів: { $row }.
enchantment-no-coin = Без монет.
dragon-text = { $dragon }. Запал: { $part }

require-shops_in_town = крамниць у місті: { $n }
require-fancy_met = задоволених модних драконів: { $n }
require-shops_with_3_enchantments = крамниць із трьома чарами: { $n }
require-enchantments_of_each_icon_in_town = чарів кожного символу в місті: { $n }
require-coins_turned_in = зданих наприкінці монет: { $n }
require-dragons_in_town = драконів у місті ({ $kind }): { $n }
achievement-text = Потрібно: { $need }. Подальші соло-партії: { $changes }.
change-replace = { $old } → { $new }
change-shop = додається { $card }
change-fancy = додається модний дракон { $card }
