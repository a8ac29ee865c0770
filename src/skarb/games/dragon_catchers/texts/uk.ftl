game-name = Драконолови
game-about = Сім раундів по чотири карти: взятку забирає найсильніший дух. У свій хід викладіть духа свого клану або попросіть будь-кого, партнера чи супротивника, викласти його за вас. Без духів-помножувачів власного клану все піймане не варте нічого.

option-target = Мета
option-target-help = Скільки очок треба набрати, щоб гра закінчилася.
option-clan_counts = Сорочки карт
option-clan_counts-help = Чи бачать усі, скільки карт кожного клану в кого на руці.
option-clan_counts-public = показують клан
option-clan_counts-hidden = приховують клан
option-red_rotation = Роль червоних переходить
option-red_rotation-help = Гра втрьох: до якого сусіда після партії переходять карта дилера та роль червоних.
option-red_rotation-left = ліворуч
option-red_rotation-right = праворуч
option-open_piles = Відкриті взятки
option-open_piles-help = Пійманих духів і відкладені взятки можна переглядати; інакше видно лише їхню кількість.
option-max_deals = Найбільше партій
option-max_deals-help = Гра зупиняється після стількох партій, хай який рахунок.
option-red_seats = Місця червоних
option-red_seats-help = Хто грає за червоних. У грі втрьох це дилер.
option-red_seats-0-2 = місця 1 і 3, а вдвох — місце 1
option-red_seats-1-3 = місця 2 і 4, а вдвох — місце 2
option-dealer = Перший дилер
option-dealer-help = Хто роздає першим; інакше вирішує випадок.

word-clan-R = червоний
word-clan-Y = жовтий
word-ghost = дух-примара
word-you = ви
word-deal = Партія
word-round = Раунд
word-leads = починає
word-turn = ходить
word-asked = відповідає
word-dealer = дилер
word-trick = Взятка
word-from = дає { $name }
word-set-aside = Відкладено
word-captured = Піймано
word-discarded = Скинуто
word-out = Поза грою
word-worth = варто
word-total = Разом
word-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
  }
word-lacks = немає карт клану: { $clan }
word-nothing = нічого

question-turn = { $ghost ->
    [first] Хід духа-примари: викладіть його карту ({ $clan } клан) або попросіть когось.
   *[none] Викладіть карту свого клану ({ $clan }) або попросіть когось.
  }
question-answer = { $ghost ->
    [first] Дух-примара просить вас: яку карту ({ $clan } клан) викладете перед ним?
    [second] Просять духа-примару: яку його карту ({ $clan } клан) викласти перед гравцем { $from }?
   *[none] Вас просять: яку карту ({ $clan } клан) викладете перед гравцем { $from }?
  }

choice-lay = Викласти: { $card }
choice-lay-blind = Викласти наосліп закриту карту зі стовпчика { $column }
choice-ask = Попросити гравця { $seat }
choice-ask-ghost = Попросити духа-примару
choice-ask-self = Викласти карту зі своєї руки
choice-give = Викласти: { $card }
choice-give-blind = Викласти наосліп закриту карту зі стовпчика { $column }

event-deal = Партія { $deal }: роздає та починає { $seat }.
event-ask = { $ghost ->
    [first] Дух-примара просить гравця { $to }.
    [second] { $seat } просить духа-примару.
   *[none] { $seat } просить гравця { $to }.
  }
event-void = { $seat } не має карти цього клану: { $clan }.
event-lay = { $ghost ->
    [first] Дух-примара викладає карту: { $card }.
   *[none] { $seat } викладає карту: { $card }.
  }
event-give = { $ghost ->
    [first] Дух-примара викладає перед гравцем { $seat } карту: { $card }.
    [second] { $from } викладає перед духом-примарою карту: { $card }.
   *[none] { $from } викладає перед гравцем { $seat } карту: { $card }.
  }
event-turned = { $seat } перевертає горілиць карту: { $card }.
event-trick = { $ghost ->
    [first] Дух-примара виграє раунд
   *[none] { $seat } виграє раунд
  }{ $carried ->
    [0] .
    [one] { " " }і забирає ще й відкладену взятку.
    [few] { " " }і забирає ще й { $carried } відкладені взятки.
   *[many] { " " }і забирає ще й { $carried } відкладених взяток.
  }
event-fusion = Злиття: взятку відкладено. { $ghost ->
    [first] Починає дух-примара.
   *[none] Починає { $seat }.
  }
event-discard = Злиття в останньому раунді: взятку не забирає ніхто.
event-scored = Партія { $deal }: червоні — { $red }, жовті — { $yellow }.
event-over = Гру закінчено.

card-text-strength = Дух, клан { $clan }, сила { $strength }, приносить { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
  }.
card-text-multiplier = Дух-помножувач, клан { $clan }: якщо його піймав власний клан, усі піймані очки множаться на { $factor }; кілька помножувачів додаються. Не має ні сили, ні очок.
card-text-fusion = Дух злиття, клан { $clan }: зараз взятку не забирає ніхто, її забере переможець наступного раунду. Хто має його перед собою, той починає.

refused-undo-deal = Роздано нові карти, тому скасувати вже не можна.
refused-undo-turned = Карту перевернуто горілиць, тому скасувати вже не можна.
refused-undo-asked = Прохання показало, чи має гравець карти цього клану, тому скасувати його не можна.

refused-not-your-decision = Зараз вирішує хтось інший.
refused-card-not-available = { $card }: цю карту звідти викласти не можна.
refused-wrong-clan = { $column ->
    [0] { $card }: перед цим гравцем може лежати лише { $clan } дух.
   *[other] Стовпчик { $column }: перед цим гравцем може лежати лише { $clan } дух, а ця закрита карта — іншого клану.
  }
refused-not-your-card = { $how ->
    [asked] Це не ваша карта: вас просять викласти одну зі своїх.
    [ghost] Це карта духа-примари. Попросіть його: яку карту викласти, вибере гравець Червоного клану.
   *[row] Ця карта лежить в іншому ряду. Попросіть гравця { $name }: яку карту викласти, вибере він.
  }
refused-cannot-ask-self = Самого себе не просять.
refused-asked-player-lacks-clan = { $ghost ->
    [yes] Духа-примару просити не можна: карт потрібного клану ({ $clan }) у нього немає.
   *[no] Гравця { $name } просити не можна: карт потрібного клану ({ $clan }) від нього не дочекатися.
  }
refused-no-such-player = У проханні називають іншого гравця й більше нічого (у грі вдвох не називають нікого).
refused-nothing-to-ask = Супротивник зараз не має карти потрібного клану ({ $clan }), яку міг би викласти.
refused-not-blind = Закриту карту викладають наосліп лише тоді, коли ніхто не має горілиць карти цього клану ({ $clan }).
refused-ghost-hand = Гравець Червоного клану та дух-примара викладають кожен свої карти; щоб узяти карту іншого, попросіть його.
refused-must-lay-or-ask = Ваш хід: викладіть карту свого клану або попросіть іншого гравця. Пасувати не можна.
refused-cannot-refuse = Вас попросили, і ви маєте карту потрібного клану: мусите її викласти.
refused-deal-over = Партію закінчено.
refused-game-over = Гру закінчено.

refused-position-key = У позиції не буває «{ $key }».
refused-position-list = «{ $key }» має бути списком.
refused-position-map = «{ $key }» має бути записано для кожного імені.
refused-position-number = «{ $key }» не може бути { $value }.
refused-position-card = Немає карти { $card }.
refused-position-clan = Немає клану { $clan }: є R або Y.
refused-position-seats = Позиція називає від 2 до 4 місць за годинниковою стрілкою, кожне один раз; дух-примара буває лише у грі втрьох.
refused-position-players = У позиції гравців { $players }, а місць — на { $seats }.
refused-position-name = За цим столом немає імені { $name }.
refused-position-red = У грі втрьох червоний гравець один; він роздає та сидить навпроти духа-примари.
refused-position-clans = Клани мають чергуватися навколо столу.
refused-position-twice = { $card } лежить у двох місцях.
refused-position-wrong-key = Якщо гравців { $players }, то «{ $key }» не буває.
refused-position-hand = { $name } має понад сім карт.
refused-position-columns = Ряд — це не більш як сім стовпчиків по дві карти: горілиць і під нею, або null; сама долілиць карта не лежить.
refused-position-laid = У «laid» не більш як три карти, поки хтось ходить, кожна як [перед ким, карта, від кого].
refused-position-front = { $card } не може лежати перед гравцем { $name }: це інший клан.
refused-position-turn = Хто починав, викладені карти й чий хід не узгоджуються.
refused-position-void-option = Про брак клану кажуть лише з налаштуванням clan_counts = hidden.
refused-position-void = Гравець { $name } не міг сказати, що не має клану: { $clan }.
refused-position-asked = У фазі answer «asked» називає іншого гравця, який має карту потрібного клану.
refused-position-teams = Партнери мають однакову суму.
refused-position-history = «history» перелічує партії: dealer, R і Y.
refused-position-not-over = З такими очками гру не закінчено.
refused-position-no-card = Не лишилося карти, яку міг би отримати гравець { $name }.
refused-position-deck = Складена колода має всі 28 карт, кожну один раз.
refused-position-phase = Немає фази { $phase }: є deal, turn, answer або over.
refused-position-dealer = Щоб роздавати, позиція має називати дилера.
refused-position-single = «single» — це true або false.

## Why a hint advises what it does: the parts of the value that differ most

reason-takes = Ця карта, найімовірніше, візьме взятку.
reason-multiplier = Свій помножувач множить усе піймане.
reason-keeps = Сильні духи ще знадобляться.
reason-caught = Піймане вже не забрати.
reason-denied = Їхній помножувач їм не дістанеться.
reason-cheap = Взятка їхня: віддаєте дешеве.
reason-spends = Супротивники витрачають сильну карту.
