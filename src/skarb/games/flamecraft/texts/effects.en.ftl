# What cards do, made from their data by `words`.
# Goods as what is paid or gained.
item-bread = { good-bread-n }
item-meat = { good-meat-n }
item-iron = { good-iron-n }
item-plant = { $n ->
        [one] { $n } plant
       *[other] { $n } plants
    }
item-crystal = { good-crystal-n }
item-potion = { good-potion-n }

reward-rep = { $n } reputation
reward-coin = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
reward-fancy = { $n ->
        [one] { $n } fancy dragon
       *[other] { $n } fancy dragons
    }
reward-artisan = { $n ->
        [one] { $n } dragon
       *[other] { $n } dragons
    }
reward-any_good = { $n ->
        [one] { $n } good of your choice
       *[other] { $n } goods of your choice
    }
reward-nothing = nothing
cost-same_kind = { $n } goods of one kind
cost-different = { $n } different goods

op-gain = Gain { $reward }.
op-gain_per = Gain { $reward } { $count }.
op-gain_per-cap = Gain { $reward } { $count }, at most { $cap } reputation.
op-gain_if_most = If you have at least { $least } and nobody has more, gain another { $reward } (a tie counts).
op-gain_different_goods = Gain { cost-different }.
op-gain_location_good = Gain { $n } goods of one kind: that of this shop or of a dragon here.
op-gain_goods_of_dragons-here = Gain { $n } goods of its kind for each dragon here.
op-gain_goods_of_dragons-park = Gain { $n } good of its kind for each dragon in the Park.
op-pay = Pay { $cost }: { $part }
op-pay_up_to = Pay up to { $n } coins; gain { $reward } for each.
op-pay_up_to-different = Pay up to { $n } different goods; gain { $reward } for each.
op-lose_rep = Lose { $n } reputation.
op-gift-good = Gift 1 good; gain { $reward }.
op-gift-good-kind = Gift { $what }; gain { $reward }.
op-gift-good-some = Gift { $least } to { $n } goods of one kind; for each gain { $first } or { $second }.
op-gift-coin = Gift 1 coin; gain { $reward }.
op-gift-artisan = Gift 1 dragon from your hand; gain { $reward }.
op-gift-fancy = Gift one of the fancy dragons just drawn; gain { $reward }.
op-draw_artisan = Draw { $n ->
        [one] { $n } dragon
       *[other] { $n } dragons
    }.
op-draw_artisan-deck = Draw the top { $n } dragons of the deck.
op-take_from_park = Take { $n } dragons from the Park.
op-draw_fancy = Draw { $n } fancy dragons.
op-draw_fancy_choice = Choose your first fancy dragon from { $n } cards.
op-place = Place 1 dragon anywhere in town.
op-place-any = Place 1 dragon in any free slot in town, whatever its icon, and gain another { $extra }.
op-place-coins = Place 1 dragon anywhere in town; the slot pays its reputation in coins instead.
op-place-fills = Place 1 dragon anywhere in town; if it fills a shop, gain { $also }.
op-fire-here-any = Fire any number of dragons here, each once.
op-fire-here-unfired = Fire 1 dragon here that has not fired this turn.
op-fire-park-any = Fire any number of dragons in the Park, each once.
op-fire-park-take = Fire 1 dragon in the Park, then take it.
op-fire-hand-gift = Fire 1 dragon from your hand; you may then gift it for { $extra }.
op-fire-other_shops = Fire 1 dragon in another shop, of a kind that has already fired this turn.
op-fire-placed-any = Then fire any number of dragons in that shop, each once.
op-swap-town = Swap this dragon with any other dragon in town and fire the one that arrives.
op-swap-hand = Swap a dragon here for one from your hand; you may fire the newcomer.
op-use_fire_ability = Use here one of these fire abilities: { $kinds }.
op-replace_fire = For each dragon you fire in this step, gain { $reward } or use its ability.
op-choose = Choose one. Either: { $first } Or: { $second }
op-may = You may { $part }
op-flip = Flip a coin: heads gives { $heads }, tails { $tails }. You may flip once more; then only the second flip counts.
op-flip_coins = Flip up to { $n } of your coins, one at a time: heads gives { $heads }, tails loses the coin.
op-resolve_enchantment-reserve = If you have no enchantment reserved: pay for any in the row, gain its reward and reserve it.
op-resolve_enchantment-stay_in_row = Pay for any enchantment in the row and gain its reward; the card stays in the row.
op-gain_from_cost = Gain { $n } goods from the cost of one enchantment in the row or of your reserved one; you may reserve it.
op-reserve = Reserve one enchantment; the row is refilled at once.
op-discount = Pay up to { $n } goods less.
op-play_fancy-hand = Play 1 fancy dragon from your hand now, sun or moon; gain { $extra }.
op-play_fancy-played = Play 1 fancy dragon now, sun or moon: from your hand, or once more one that you have played.
op-use_shop_ability = Use the ability of any shop in town.
op-gather_at = Move your token to a shop that has just opened and gather there.
op-exchange = Exchange any number of your coins; gain { $reward } for each.
op-put_good_on_park_dragons = Put 1 good on any number of dragons in the Park: gain { $reward } for each that had none and { $loaded } for each that had some; gain { $all } if all five got one.
op-put_coins_on_cell = Put { $n } coins on an empty cell and gain what it shows.
op-take_all_coins_here = Take all coins from the cells.
op-extra_turn = Take one more turn.
op-return_fancy = Return any number of your unplayed fancy dragons; gain { $reward } for each.

count-artisans_in_hand = for each { $kind } dragon in your hand
count-goods_owned = for each { $kind } you have
count-faceup_dragons_here = for each dragon here
count-faceup_dragons_in_town = for each { $kind } dragon in town
count-faceup_dragons_in_town-drawn_in_this_gather = for each dragon in town of the kind you drew while gathering
count-faceup_dragons_in_town-placed_dragon = for each dragon in town of the kind just placed
count-enchantments_in_town = for each enchantment in town with the icon you have just cast
count-empty_slots_with_reward = for each empty slot in town that pays coins
count-faceup_shops_without_own_icon_dragon = for each shop without a dragon of its own icon
count-good_kinds_with_even_count = for each kind of goods of which you have an even number (0 is even)
count-good_kinds_with_odd_count = for each kind of goods of which you have an odd number
count-other_fancy_owned = for each other fancy dragon you have
count-other_tokens_here = for each other token here

need-same_kind_dragons_at_least = Wish: { $shops } shops with { $n } dragons of one kind each.
need-different_kinds_at_least = Wish: { $shops } shops with dragons of { $n } kinds each.
need-hand_kinds_at_least = Wish: show dragons of { $n } kinds from your hand.
need-token_in_town = Wish: your token is in town.

when-any_time = at any time on your turn
when-any_time_after_visit = at any time on your turn after the visit
when-on_place = right after you place a dragon
when-on_fire = as you begin to fire dragons
when-after_cast = right after you cast an enchantment
when-when_paying_enchantment = when you pay for an enchantment
when-on_reveal_own_turn = when shops open on your turn
when-game_end = at the end of the game

type-sun = Sun dragon, { $when }.
type-moon = Moon dragon, { $when }.
start = At the start of the game: { $part }
once = Once a game, { $when }: { $part }

passive-dragons_here_sleep = Dragons here lie face down: they sleep.
passive-no_dragon_slots = No dragons here.
passive-on_reveal_fill_slots_1_and_3 = When it opens, two dragons from the deck move in.
passive-no_payment_to_visit = Nobody pays for a visit here.

shop-icon = Gathering gives { $reward }.
shop-slot = Slot { $slot } ({ $kinds }) gives { $reward }.
shop-slot-bare = Slot { $slot } ({ $kinds }) gives nothing.
shop-cell = Cell { $slot } gives { $reward }.
slot-wild = any dragon
enchantment-text = Icon: { $icon }. Cost: { $cost }. Gives { $reward }.
enchantment-sets = Icon: { $icon }. Cost of a set: { $cost }. Reputation for 1 to { $max } sets: { $row }.
enchantment-no-coin = No coins.
require-shops_in_town = { $n } shops in town
require-fancy_met = { $n } fancy dragons met
require-shops_with_3_enchantments = { $n } shops with 3 enchantments each
require-enchantments_of_each_icon_in_town = { $n } enchantments of each icon in town
require-coins_turned_in = turn in { $n } coins at the end
require-dragons_in_town = { $n } { $kind } dragons in town
achievement-text = { $need }. In later solo games: { $changes }.
change-replace = { $new } instead of { $old }
change-shop = { $card } as well
change-fancy = the fancy dragon { $card } as well

# The halves of an ability, by what they begin with.
choice-option-put_coins_on_cell = Put coins on a cell and take another turn
choice-option-take_all_coins_here = Take all the coins from the cells
choice-option-lose_rep = Lose reputation, gain coins
choice-option-pay_up_to = Pay coins for reputation
choice-option-gift = Give a plant as a gift
choice-option-pay = Pay a coin for goods of the dragons here
dragon-text = { $dragon }. Fire: { $part }
