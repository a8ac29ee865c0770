game-name = Драконоловы
game-about = Семь раундов по четыре карты: взятку забирает сильнейший дух. В свой ход выложите духа своего клана или попросите кого угодно, партнёра или противника, выложить его за вас. Без духов-множителей своего клана всё пойманное ничего не стоит.

option-target = Цель
option-target-help = При скольких очках игра заканчивается.
option-clan_counts = Рубашки карт
option-clan_counts-help = Видят ли все, сколько карт каждого клана у кого на руках.
option-clan_counts-public = показывают клан
option-clan_counts-hidden = скрывают клан
option-red_rotation = Роль красных переходит
option-red_rotation-help = Игра втроём: к какому соседу после партии переходят карта дилера и роль красных.
option-red_rotation-left = налево
option-red_rotation-right = направо
option-open_piles = Открытые взятки
option-open_piles-help = Пойманных духов и отложенные взятки можно просматривать; иначе видно только их число.
option-max_deals = Партий не больше
option-max_deals-help = Игра останавливается после стольких партий, каким бы ни был счёт.
option-red_seats = Места красных
option-red_seats-help = Кто играет за красных. В игре втроём это дилер.
option-red_seats-0-2 = места 1 и 3, а вдвоём — место 1
option-red_seats-1-3 = места 2 и 4, а вдвоём — место 2
option-dealer = Первый дилер
option-dealer-help = Кто сдаёт первым; иначе решает случай.

word-clan-R = красный
word-clan-Y = жёлтый
word-ghost = дух-призрак
word-you = вы
word-deal = Партия
word-round = Раунд
word-leads = начинает
word-turn = ходит
word-asked = отвечает
word-dealer = дилер
word-trick = Взятка
word-from = даёт { $name }
word-set-aside = Отложено
word-captured = Поймано
word-discarded = Сброшено
word-out = Вне игры
word-worth = стоит
word-total = Всего
word-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }
word-lacks = нет карт: { $clan } клан
word-nothing = ничего

question-turn = { $ghost ->
    [first] Ход духа-призрака: выложите его карту ({ $clan } клан) или попросите кого-нибудь.
   *[none] Выложите карту своего клана ({ $clan }) или попросите кого-нибудь.
  }
question-answer = { $ghost ->
    [first] Дух-призрак просит вас: какую карту ({ $clan } клан) выложите перед ним?
    [second] Просят духа-призрака: какую его карту ({ $clan } клан) выложить перед игроком { $from }?
   *[none] Вас просят: какую карту ({ $clan } клан) выложите перед игроком { $from }?
  }

choice-lay = Выложить: { $card }
choice-lay-blind = Выложить вслепую закрытую карту из столбца { $column }
choice-ask = Попросить игрока { $seat }
choice-ask-ghost = Попросить духа-призрака
choice-ask-self = Выложить карту из своей руки
choice-give = Выложить: { $card }
choice-give-blind = Выложить вслепую закрытую карту из столбца { $column }

event-deal = Партия { $deal }: сдаёт и начинает { $seat }.
event-ask = { $ghost ->
    [first] Дух-призрак просит игрока { $to }.
    [second] { $seat } просит духа-призрака.
   *[none] { $seat } просит игрока { $to }.
  }
event-void = У игрока { $seat } нет карт этого клана: { $clan }.
event-lay = { $ghost ->
    [first] Дух-призрак выкладывает карту: { $card }.
   *[none] { $seat } выкладывает карту: { $card }.
  }
event-give = { $ghost ->
    [first] Дух-призрак выкладывает перед игроком { $seat } карту: { $card }.
    [second] { $from } выкладывает перед духом-призраком карту: { $card }.
   *[none] { $from } выкладывает перед игроком { $seat } карту: { $card }.
  }
event-turned = { $seat } переворачивает лицом вверх карту: { $card }.
event-trick = { $ghost ->
    [first] Дух-призрак выигрывает раунд
   *[none] { $seat } выигрывает раунд
  }{ $carried ->
    [0] .
    [one] { " " }и забирает ещё и отложенную взятку.
    [few] { " " }и забирает ещё и { $carried } отложенные взятки.
   *[many] { " " }и забирает ещё и { $carried } отложенных взяток.
  }
event-fusion = Слияние: взятка отложена. { $ghost ->
    [first] Начинает дух-призрак.
   *[none] Начинает { $seat }.
  }
event-discard = Слияние в последнем раунде: взятку не забирает никто.
event-scored = Партия { $deal }: красные — { $red }, жёлтые — { $yellow }.
event-over = Игра окончена.

card-text-strength = Дух, { $clan } клан, сила { $strength }, приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
card-text-multiplier = Дух-множитель, { $clan } клан: если его поймал собственный клан, все пойманные очки умножаются на { $factor }; несколько множителей складываются. Ни силы, ни очков у него нет.
card-text-fusion = Дух слияния, { $clan } клан: сейчас взятку не забирает никто, её заберёт победитель следующего раунда. Перед кем он лежит, тот начинает.

refused-undo-deal = Сданы новые карты, поэтому отменить это нельзя.
refused-undo-turned = Карта перевёрнута лицом вверх, поэтому отменить это нельзя.
refused-undo-asked = Просьба показала, есть ли у игрока карты этого клана, поэтому отменить её нельзя.

refused-not-your-decision = Сейчас решает кто-то другой.
refused-card-not-available = { $card }: эту карту оттуда выложить нельзя.
refused-wrong-clan = { $column ->
    [0] { $card }: перед этим игроком может лежать только { $clan } дух.
   *[other] Столбец { $column }: перед этим игроком может лежать только { $clan } дух, а эта закрытая карта — другого клана.
  }
refused-not-your-card = { $how ->
    [asked] Это не ваша карта: вас просят выложить одну из своих.
    [ghost] Это карта духа-призрака. Попросите его: какую карту выложить, выберет игрок красного клана.
   *[row] Эта карта лежит в другом ряду. Попросите игрока { $name }: какую карту выложить, выберет он.
  }
refused-cannot-ask-self = Самого себя не просят.
refused-asked-player-lacks-clan = { $ghost ->
    [yes] Духа-призрака просить нельзя: среди его карт нет нужного клана ({ $clan }).
   *[no] Игрока { $name } просить нельзя: нужного клана ({ $clan }) у него нет.
  }
refused-no-such-player = В просьбе называют другого игрока и больше ничего (в игре вдвоём не называют никого).
refused-nothing-to-ask = У противника сейчас нет карты нужного клана ({ $clan }), которую он мог бы выложить.
refused-not-blind = Закрытую карту выкладывают вслепую, только пока ни у кого нет открытой карты этого клана ({ $clan }).
refused-ghost-hand = Игрок красного клана и дух-призрак выкладывают каждый свои карты; чтобы сыграла карта другого, попросите его.
refused-must-lay-or-ask = Ваш ход: выложите карту своего клана или попросите другого игрока. Пасовать нельзя.
refused-cannot-refuse = Вас попросили, и у вас есть карта нужного клана: вы обязаны её выложить.
refused-deal-over = Партия окончена.
refused-game-over = Игра окончена.

refused-position-key = В позиции не бывает «{ $key }».
refused-position-list = «{ $key }» — это список.
refused-position-map = В «{ $key }» нужно значение для каждого имени.
refused-position-number = «{ $key }» не может быть { $value }.
refused-position-card = Карты { $card } нет.
refused-position-clan = Клана { $clan } нет: есть R или Y.
refused-position-seats = Позиция называет от 2 до 4 мест по часовой стрелке, каждое один раз; дух-призрак бывает только в игре втроём.
refused-position-players = В позиции указано игроков: { $players }, а места — на { $seats }.
refused-position-name = За этим столом нет игрока { $name }.
refused-position-red = В игре втроём красный игрок один; он сдаёт и сидит напротив духа-призрака.
refused-position-clans = Кланы должны чередоваться вокруг стола.
refused-position-twice = { $card } лежит в двух местах.
refused-position-wrong-key = Если игроков { $players }, то «{ $key }» не бывает.
refused-position-hand = У игрока { $name } больше семи карт.
refused-position-columns = Ряд — это не более семи столбцов по две карты: открытая и под ней, или null; закрытая карта одна не лежит.
refused-position-laid = В «laid» не более трёх карт, пока кто-то ходит, каждая как [перед кем, карта, от кого].
refused-position-front = { $card } не может лежать перед игроком { $name }: это другой клан.
refused-position-turn = Кто начинал, выложенные карты и чей ход не согласуются.
refused-position-void-option = О нехватке клана говорят только с настройкой clan_counts = hidden.
refused-position-void = Игрок { $name } не мог сказать, что у него нет клана: { $clan }.
refused-position-asked = В фазе answer «asked» называет другого игрока, у которого есть карта нужного клана.
refused-position-teams = У партнёров всегда одинаковый счёт.
refused-position-history = «history» перечисляет партии: dealer, R и Y.
refused-position-not-over = С такими очками игра не окончена.
refused-position-no-card = Не осталось карты, которую мог бы получить игрок { $name }.
refused-position-deck = В сложенной колоде все 28 карт, каждая один раз.
refused-position-phase = Фазы { $phase } нет: есть deal, turn, answer или over.
refused-position-dealer = Чтобы сдавать, позиция должна называть дилера.
refused-position-single = «single» — это true или false.

## Why a hint advises what it does: the parts of the value that differ most

reason-takes = Эта карта, скорее всего, возьмёт взятку.
reason-multiplier = Свой множитель умножает всё пойманное.
reason-keeps = Сильные духи ещё пригодятся.
reason-caught = Пойманного уже не отнять.
reason-denied = Их множитель им не достанется.
reason-cheap = Взятка их: отдаёте дешёвое.
reason-spends = Противники тратят сильную карту.
