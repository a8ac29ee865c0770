game-name = Драконоловы
game-line = карточная игра со взятками для двух кланов, где вашу карту может выложить кто угодно
game-about = Семь раундов по четыре карты: взятку забирает сильнейший дух. В свой ход выложите духа своего клана или попросите кого угодно, партнёра или противника, выложить его за вас. Без духов-множителей своего клана всё пойманное ничего не стоит.

option-target = Цель
option-target-help = Сколько очков заканчивают игру.
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
option-max_deals-help = Игра останавливается после стольких партий, какими бы ни были очки.
option-red_seats = Места красных
option-red_seats-help = Кто играет за красных. В игре втроём это дилер.
option-red_seats-0-2 = места 0 и 2
option-red_seats-1-3 = места 1 и 3
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
word-lacks = нет: { $clan }
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
choice-lay-blind = Выложить карту рубашкой вверх из столбца { $column }
choice-ask = Попросить игрока { $seat }
choice-ask-ghost = Попросить духа-призрака
choice-ask-self = Выложить карту из своей руки
choice-give = Выложить: { $card }
choice-give-blind = Выложить карту рубашкой вверх из столбца { $column }

event-deal = Партия { $deal }: сдаёт и начинает { $seat }.
event-ask = { $ghost ->
    [first] Дух-призрак просит игрока { $to }.
    [second] { $seat } просит духа-призрака.
   *[none] { $seat } просит игрока { $to }.
  }
event-void = У игрока { $seat } нет карты этого клана: { $clan }.
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

card-text-strength = Дух, клан { $clan }, сила { $strength }, приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
card-text-multiplier = Дух-множитель, клан { $clan }: если его поймал собственный клан, все пойманные очки умножаются на { $factor }; несколько множителей складываются. Не имеет ни силы, ни очков.
card-text-fusion = Дух слияния, клан { $clan }: сейчас взятку не забирает никто, её заберёт победитель следующего раунда. У кого он лежит, тот начинает.

refused-undo-deal = Розданы новые карты, поэтому отменить уже нельзя.
refused-undo-turned = Карта перевёрнута лицом вверх, поэтому отменить уже нельзя.
refused-undo-asked = Просьба показала, есть ли у игрока карты этого клана, поэтому отменить её нельзя.

refused-not-your-decision = Сейчас решает кто-то другой.
refused-card-not-available = { $card }: эту карту оттуда выложить нельзя.
refused-wrong-clan = { $card }: перед этим игроком может лежать только { $clan } дух.
refused-cannot-ask-self = Самого себя не просят.
refused-asked-player-lacks-clan = { $ghost ->
    [yes] Духа-призрака просить нельзя: среди его карт нет нужного клана ({ $clan }).
   *[no] Игрока { $name } просить нельзя: нужного клана ({ $clan }) у него нет.
  }
refused-no-such-player = В просьбе называют другого игрока и больше ничего (в игре вдвоём не называют никого).
refused-nothing-to-ask = У противника сейчас нет карты нужного клана ({ $clan }), которую он мог бы выложить.
refused-not-blind = Карту рубашкой вверх выкладывают, только пока ни у кого нет открытой карты этого клана ({ $clan }).
refused-ghost-hand = Игрок красного клана и дух-призрак выкладывают каждый свои карты; чтобы взять карту другого, попросите его.
refused-must-lay-or-ask = Ваш ход: выложите карту своего клана или попросите другого игрока. Пасовать нельзя.
refused-cannot-refuse = Вас попросили, и у вас есть карта нужного клана: вы обязаны её выложить.
refused-deal-over = Партия окончена.
refused-game-over = Игра окончена.

refused-position-key = В позиции не бывает «{ $key }».
refused-position-list = «{ $key }» должно быть списком.
refused-position-map = «{ $key }» должно быть записано для каждого имени.
refused-position-number = «{ $key }» не может быть { $value }.
refused-position-card = Карты { $card } нет.
refused-position-clan = Клана { $clan } нет: есть R или Y.
refused-position-seats = Позиция называет от 2 до 4 мест по часовой стрелке, каждое один раз; дух-призрак бывает только в игре втроём.
refused-position-players = В позиции игроков { $players }, а мест — на { $seats }.
refused-position-name = За этим столом нет имени { $name }.
refused-position-red = В игре втроём красный игрок один; он сдаёт и сидит напротив духа-призрака.
refused-position-clans = Кланы должны чередоваться вокруг стола.
refused-position-twice = { $card } лежит в двух местах.
refused-position-wrong-key = Если игроков { $players }, то «{ $key }» не бывает.
refused-position-hand = У игрока { $name } больше семи карт.
refused-position-columns = Ряд — это не более семи столбцов по две карты: открытая и под ней, или null; одна закрытая карта не лежит.
refused-position-laid = В «laid» не более трёх карт, пока кто-то ходит, каждая как [перед кем, карта, от кого].
refused-position-front = { $card } не может лежать перед игроком { $name }: это другой клан.
refused-position-turn = Кто начинал, выложенные карты и чей ход не согласуются.
refused-position-void-option = О нехватке клана говорят только с настройкой clan_counts = hidden.
refused-position-void = { $name } не может заявить, что у него нет клана: { $clan }.
refused-position-asked = В фазе answer «asked» называет другого игрока, у которого есть карта нужного клана.
refused-position-teams = У партнёров одинаковая сумма.
refused-position-history = «history» перечисляет партии: dealer, R и Y.
refused-position-not-over = С такими очками игра не окончена.
refused-position-no-card = Не осталось карты, которую мог бы получить { $name }.
refused-position-deck = В сложенной колоде все 28 карт, каждая один раз.
refused-position-phase = Фазы { $phase } нет: есть deal, turn, answer или over.
refused-position-dealer = Чтобы сдавать, позиция должна называть дилера.
refused-position-single = «single» — это true или false.
