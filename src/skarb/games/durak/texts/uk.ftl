game-name = Дурень (Чорна книга)
game-about = Атакуйте, підкидайте, відбивайте, переводьте або беріть: дурень той, хто залишиться з картами. Додайте будь-які з дев’яти наборів зачаклованих карт або грайте двоє на двоє.

option-mode = Різновид гри
option-mode-help = Перевідний дурень без зачаклованих карт, чаклунський із ними або дві команди по двоє.
option-mode-null = за зачаклованими картами
option-mode-perevodnoy = перевідний дурень
option-mode-sorcery = чаклунський дурень
option-mode-team = командний дурень
option-enchanted = Зачакловані набори
option-enchanted-help = Кожен вибраний номінал замінюють чотири зачакловані карти. Для знайомства: спершу 6 і 7, потім до 10, далі ще валети й дами.
option-enchanted-6 = шістки
option-enchanted-7 = сімки
option-enchanted-8 = вісімки
option-enchanted-9 = дев’ятки
option-enchanted-10 = десятки
option-enchanted-J = валети
option-enchanted-Q = дами
option-enchanted-K = королі
option-enchanted-A = тузи
option-dealer = Роздавач
option-dealer-help = Хто роздає першу партію. Якщо не вибрано, роздавача визначає жереб.
option-dealer-null = за жеребом
option-transfer = Переведення
option-transfer-help = Вимкнено: класичний підкидний дурень, де атаку не можна перевести далі.
option-throw_after_take = Підкидання після «беру»
option-throw_after_take-help = Увімкнено: коли захисник бере, решта ще може підкинути карти, що підходять, у межах обмеження.
option-throwers = Хто може підкидати
option-throwers-help = Усі або лише двоє сусідів захисника. У командному дурні нічого не змінює.
option-throwers-all = усі
option-throwers-neighbours = лише сусіди
option-limit_before_first = Обмеження до першого відбою
option-limit_before_first-help = Скільки карт може мати атака, поки в цій партії ніхто ще не відбився.
option-limit_before_first-5 = п’ять карт
option-limit_before_first-6 = шість карт
option-draw_order = Порядок добору
option-draw_order-help = Після атакувальника проти порядку ходу або за ним. Захисник завжди добирає останнім.
option-draw_order-reverse = проти порядку ходу
option-draw_order-forward = за порядком ходу
option-pass_memory = Скільки діє пас
option-pass_memory-help = До наступної викладеної карти або доки на столі не з’явиться новий номінал (менше запитань).
option-pass_memory-every_card = до наступної карти
option-pass_memory-new_rank = до нового номіналу
option-overthrow = Підкидання понад обмеження
option-overthrow-help = Неможливе, або захисник сам вибирає, що відбити, а решта повертається.
option-overthrow-reject = неможливе
option-overthrow-defender_chooses = вибирає захисник
option-tie = Якщо карт не лишилося ні в кого
option-tie-help = Нічия без дурня, або дурень той, хто відбивався останнім. У командному дурні не діє.
option-tie-draw = нічия
option-tie-defender_is_fool = дурень — захисник
option-stall_bouts = Нескінченні взяття
option-stall_bouts-help = Після стількох взять поспіль без жодного добору партія закінчується внічию.
option-stall_bouts-null = ніколи не нічия
option-six_targets = Цілі шісток
option-six_targets-help = Яку масть б’є кожна зачаклована шістка.
option-next_first = Перша атака наступних партій
option-next_first-help = У серії: за найменшим козирем, під дурня (правий сусід дурня атакує його) або з-під дурня (починає лівий сусід дурня).
option-next_first-lowest_trump = найменший козир
option-next_first-under_fool = під дурня
option-next_first-from_fool = з-під дурня
option-series = Серія
option-series-help = Кілька партій: задана кількість або доки хтось не набере певну кількість очок дурня. Виграє той, у кого їх найменше.
option-series-null = одна партія
option-series-deals = кількість партій
option-series-fool_points = очки дурня
option-open_discard = Відкритий відбій
option-open_discard-help = Увімкнено: кожен може переглядати відбій.

question-attack = Атакуйте: викладіть карту
question-throw = { $can ->
    [pass] Нема чого підкинути: пас
   *[throw] Підкиньте карту або пас
}
question-defend = { $can ->
    [beat] Відбийте або візьміть
    [transfer] Переведіть або візьміть
    [take] Лишається тільки взяти
   *[both] Відбийте, переведіть або візьміть
}
question-reverse = Король відбився: змінити напрямок ходу?

choice-attack = Атакувати картою { $card }
choice-throw = Підкинути { $card }
choice-beat = Побити { $attack } картою { $card }
choice-transfer = Перевести картою { $card } (далі { $to })
choice-pass = Пас
choice-take = { $n ->
    [1] Взяти карту
    [one] Взяти { $n } карту
    [few] Взяти { $n } карти
   *[other] Взяти { $n } карт
}
choice-reverse-yes = Змінити напрямок ходу
choice-reverse-no = Залишити напрямок ходу

event-deal = Роздає { $seat }; { $deck ->
    [0] роздано всю колоду
    [one] у колоді лишилася { $deck } карта
    [few] у колоді лишилося { $deck } карти
   *[other] у колоді лишилося { $deck } карт
}.
event-trump = Козирна карта — { $name }.
event-no-trump = Відкрито { $name }: партія без козирів.
event-first = { $seat } показує найменший козир, { $name }, і починає першу атаку.
event-attack = { $seat } атакує картою { $name }.
event-throw = { $seat } підкидає { $name }.
event-pass = { $seat }: пас.
event-take = { $seat } бере.
event-beat = { $seat } б’є { $other } картою { $name }.
event-transfer = { $seat } переводить картою { $name }; тепер відбивається { $to }.
event-back = { $name } повертається на руку ({ $seat }).
event-picked-up = { $seat } забирає карти цього ходу на руку.
event-beaten = { $seat } відбиває все: відбій.
event-draw = { $seat } добирає { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[other] { $count } карт
}.
event-trump-drawn = { $seat } добирає козирну карту { $name }.
event-left = { $seat } не має карт і вибуває з гри.
event-reverse = { $seat } змінює напрямок ходу.
event-keep = { $seat } залишає напрямок ходу.
event-fool = { $seat } — дурень.
event-nobody = Нічия: дурня немає.
event-team = { $seat } і { $to } перемагають.

asked-attack = атака
asked-throw = підкидання або пас
asked-defend = відбити, перевести чи взяти
asked-beat = відбити чи взяти
asked-reverse = напрямок ходу

refused-not-your-decision = { $whose ->
    [yours] Не зараз: ви вирішуєте інше — { $what }.
   *[other] Не зараз: спершу вирішує { $who } ({ $what }).
}
refused-card-not-in-hand = На вашій руці немає { $card }.
refused-must-attack = Ваша атака: викладіть будь-яку одну карту. Атакувальник не може відмовитися.
refused-rank-not-on-table = { $card } не підкинути: на столі таких немає. Там { $ranks }.
refused-limit-reached = Підкинути { $card } не можна: у цьому ході { $who } відбиває щонайбільше { $limit ->
    [one] { $limit } карту
    [few] { $limit } карти
   *[other] { $limit } карт
}.
refused-throws-stopped = Підкинути { $card } не можна: зачаклована дама припинила підкидання до кінця ходу.
refused-partner = { $who } — ваш напарник: підкидати можна лише суперникам.
refused-does-not-beat = { $card } не б’є { $attack }: { $why }.
refused-already-beaten = { $attack } вже відбито картою { $card }.
refused-no-such-attack = Карти атаки з номером { $index } немає: на столі { $count ->
    [one] { $count } карта атаки, номер 0
    [few] { $count } карти атаки, лік від 0
   *[other] { $count } карт атаки, лік від 0
}.
refused-card-first = Щоб побити { $attack }, спершу виберіть карту зі своєї руки.
refused-nothing-beats = На вашій руці немає карти, що б’є { $attack }.
refused-transfer-needs-card = Щоб перевести атаку, спершу виберіть карту того самого номіналу: { $rank }.
refused-transfer-other-seat = Перевести атаку можна лише наступному гравцеві: { $who }.
refused-transfer-off = За цим столом грають без переведень.
refused-transfer-after-beat = У цьому ході вже відбито карту: перевести атаку більше не можна.
refused-transfer-mixed-ranks = Перевести можна лише атаку одного номіналу, а тут лежать { $cards }.
refused-transfer-wrong-rank = { $card } не переводить цю атаку: потрібна карта того самого номіналу, а це { $rank }.
refused-transfer-ten = Зачакловані десятки не можна перевести: їх треба відбити або взяти.
refused-transfer-target-hand = На руці гравця { $who } лише { $held ->
    [one] { $held } карта
    [few] { $held } карти
   *[other] { $held } карт
}: атаку з { $count ->
    [one] { $count } карти
   *[other] { $count } карт
} туди перевести не можна.
refused-transfer-no-target = Немає кому перевести атаку: більше нікого в грі.
refused-suit-required = Назвіть масть для зачаклованої вісімки { $card }, наприклад { $example }.
refused-suit-is-trump = { $card } не може мати масть «{ $suit }»: це козир.
refused-suit-not-allowed = { $card } — не зачаклована вісімка: масть для неї не називають.
refused-game-over = Гру закінчено.
refused-bad-notation = «{ $move }» — це не хід. Ходи мають вигляд: attack 7S, throw 7S, beat 0 10S, transfer 9D, take, pass, reverse yes.

refused-undo-drawn = Після цього вже добирали карти: вибір не можна скасувати.
refused-undo-dealt = Почалася нова партія: вибір не можна скасувати.

refused-mode-perevodnoy = У перевідного дурня грають без зачаклованих карт, а вибрано { $ranks }.
refused-mode-sorcery = Чаклунському дурневі потрібен щонайменше один зачаклований набір.
refused-mode-team = Командний дурень — рівно для чотирьох гравців, а не для { $seats }.

refused-position-key = У позиції немає нічого з назвою «{ $key }».
refused-position-seats = Позиції потрібні «seats»: список різних імен.
refused-position-value = У позиції «{ $key }» не може бути { $value }.
refused-position-missing = Позиція не каже, що таке «{ $key }».
refused-position-seat = За цим столом немає гравця «{ $name }».
refused-position-card = «{ $card }» — не карта цієї гри.
refused-position-twice = { $card } лежить у двох місцях.
refused-position-deck = Щоб роздати, у колоді мають бути всі 36 карт, а їх { $count }.
refused-position-deal = До роздачі не може бути «{ $key }».
refused-position-table = { $row } — не рядок столу: карта атаки, хто її виклав, карта захисту або null.
refused-position-name = { $card } не може так лежати на столі: для зачаклованої вісімки називають масть, крім козирної, а для інших карт масті не називають.
refused-position-out = { $name } не може вибути: є карти на руці чи на столі або є що добирати.
refused-position-known = «known» називає карту, якої { $name } не має.
refused-position-fresh = { $name } має більше козирів з «unheld», ніж можна було добрати.
refused-position-phase = Фаза тут не може бути «{ $phase }».
refused-position-phase-cards = У фазі «{ $phase }» атакувальнику й захиснику потрібні карти.
refused-position-phase-attack-table = Атака починається з порожнього столу.
refused-position-phase-table = Для фази «{ $phase }» потрібні карти на столі.
refused-position-phase-throw = Тут нікого запитати про підкидання: фаза не може бути «throw».
refused-position-phase-taking = «taking» буває лише під час підкидання після «беру», з налаштуванням throw_after_take і невідбитою картою.
refused-position-phase-defend = Нема від чого відбиватися або нема кому: фаза не може бути «defend».
refused-position-phase-reverse = Напрямок змінюють лише після захисту, виграного із зачаклованим королем, коли в грі троє або більше.
refused-position-actor = Тут вирішує не { $name }, а { $actor }.
refused-position-result = Результат тут не може бути «{ $result }».
refused-position-derived = «{ $key }» подано як { $value }, а насправді { $found }.

why-lower = вона не старша
why-suit = вона іншої масті й не козир
why-ward = зачакловану сімку не б’є козир іншої масті
why-jack = зачаклованого валета б’ють лише карти від 6 до 10 його або козирної масті

effect-strikes-suit = Б’є будь-яку карту { $suit } масті, навіть козир; старшинство не має значення.
effect-wards-foreign-trump = Її не можна побити козирем іншої масті.
effect-names-suit = Викладаючи, назвіть масть, крім козирної: на столі це карта тієї масті. Як козирна карта робить партію без козирів.
effect-throws-freely = Її можна підкинути, навіть якщо на столі немає дев’яток.
effect-blocks-transfer = Атаку такими картами не можна перевести.
effect-only-lower-beats = Його б’є лише молодша карта, від 6 до 10, тієї самої або козирної масті.
effect-stops-throws = Відбийтеся нею, і до кінця ходу більше нічого не підкинуть.
effect-may-reverse = Відбийтеся ним успішно, і зможете змінити напрямок ходу. Потрібно, щоб у грі було троє або більше.
effect-strikes-card = Б’є туза { $suit } масті, навіть козирного.

rank-6 = шістка
rank-7 = сімка
rank-8 = вісімка
rank-9 = дев’ятка
rank-10 = десятка
rank-J = валет
rank-Q = дама
rank-K = король
rank-A = туз
suit-H = чирва
suit-D = бубна
suit-S = піка
suit-C = трефа
suits-H = чирвової
suits-D = бубнової
suits-S = пікової
suits-C = трефової

mark-owner = атакує
mark-defender = відбивається
mark-passed = пас
mark-out = поза грою
mark-you = ви
open = не відбито
table = Стіл
table-empty = на столі порожньо
your-hand = Ваша рука
deck-line = колода { $count }
trump-line = козир: { $suit }
no-trump-line = без козирів
discard-line = відбій { $count }
limit-line = обмеження { $limit }
dir-line = { $dir ->
    [cw] за годинниковою стрілкою
   *[ccw] проти годинникової стрілки
}
points-line = Очки дурня: { $points }
result-line = { $result }
option-series-deals-count = { $count ->
    [one] { $count } партія
    [few] { $count } партії
   *[other] { $count } партій
 }
option-series-fool_points-count = до { $count ->
    [one] { $count } очка дурня
   *[other] { $count } очок дурня
 }

## Why a hint advises what it does: the parts of the value that differ most

reason-cards = Іде найдешевша карта.
reason-fewer = Колоди немає: що менше карт, то ближче вихід.
reason-trumps = Козир лишається на руці.
reason-others = Суперникам лишається гірше.
reason-threat = Побити це буде важко.
reason-turn = Наступна атака буде ваша.
