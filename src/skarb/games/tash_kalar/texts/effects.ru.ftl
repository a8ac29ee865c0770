effect-destroy = уничтожьте { $what }
effect-destroy-may = можете уничтожить { $what }
effect-destroy-group = уничтожьте { $what }, образующих одну связную группу
effect-destroy-each = за каждую поставленную фишку уничтожьте одну простую фишку её цвета { $where }
effect-uncounted = { $what }; ни одна из них не считается уничтоженной вами
effect-convert-common-may = можете превратить { $what } в свою простую
effect-convert-common = превратите { $what } в свою простую
effect-convert-same-may = можете превратить { $what } в свою того же ранга
effect-upgrade = улучшите { $what }
effect-upgrade-may = можете улучшить { $what }
effect-upgrade-possible = улучшите { $what }, если можно
effect-upgrade-each = улучшите по одной простой фишке каждого цвета
effect-downgrade-may = можете понизить { $what }
effect-downgrade-group = понизьте { $what }, образующих одну связную группу
effect-place-one-anywhere = поставьте { $what } на пустую клетку
effect-place-many-anywhere = поставьте { $what } на пустые клетки
effect-place-one-where = поставьте { $what } на пустую клетку { $where }
effect-place-one-where-may = можете поставить { $what } на пустую клетку { $where }
effect-place-many-where = поставьте { $what } на пустые клетки { $where }
effect-place-many-marked = поставьте { $what } на пустые отмеченные клетки
effect-place-any-rank-may = можете поставить одну свою фишку любого ранга на пустую клетку { $where }
effect-move = сделайте { $who } { $moves }
effect-move-may = можете сделать { $who } { $moves }
effect-move-line = сделайте { $who } { $moves } в одном направлении
effect-move-line-may = можете сделать { $who } { $moves } в одном направлении
effect-move-same-line = сделайте { $who } { $moves } в том же направлении
effect-move-marked-may = можете перейти на неё этой фишкой
effect-move-each = выберите { $who }: каждая из них делает { $moves }
effect-move-each-enemy = выберите { $who } одного цвета: каждая из них делает { $moves }, как вы скажете
effect-move-either-order-may = можете сделать { $who }, в любом порядке, самое большее { $one } и { $other }
effect-move-both-may = можете сделать { $who }, в любом порядке, { $one } и { $other } (если уж делаете, то оба)
effect-move-shared = сделайте не более { $count } перемещений всего: обычные — { $one }, боевые — { $other }
effect-move-by-rank = та фишка может делать боевые перемещения в одном направлении: простая — до { $common }, героическая — до { $heroic }, легендарная — { $legendary }
effect-two-standard-moves = два обычных перемещения
effect-not-onto-commons = { $what }, но никогда не на простую фишку
effect-onto-colour = { $what }, которое должно закончиться на красной или зелёной клетке
effect-beside-own = { $what }, каждое из которых заканчивается рядом с другой вашей фишкой
effect-stop-after-empty-square = { $what }; перемещение на пустую клетку — последнее
effect-stop-after-destroying-legendary = { $what }; уничтожение легендарной фишки останавливает бег
effect-include-self = { $what }; если делаете все { $count }, хотя бы одно должна сделать эта фишка
effect-leap = сделайте { $who } { $moves }
effect-leap-may = можете сделать { $who } { $moves }
effect-leap-where = сделайте { $who } { $moves }, каждый на клетку { $where }
effect-leap-onto = прыгните { $who } на клетку выбранной, уничтожив её
effect-shoot = уничтожьте { $count ->
    [one] первую фишку
    [few] первые { $count } фишки
   *[many] первые { $count } фишек
  } в этом направлении
effect-shoot-immune = уничтожьте { $count ->
    [one] ближайшую фишку
    [few] первые { $count } фишки
   *[many] первые { $count } фишек
  } в этом направлении; легендарную не уничтожают, и на ней выстрел заканчивается
effect-pick = выберите { $what }
effect-pick-may = можете выбрать { $what }
effect-aim-printed = выберите стрелку
effect-aim-printed-may = можете выбрать стрелку
effect-aim-diagonal = выберите направление по диагонали
effect-choose = одно из двух: { $one }; или { $other }
effect-choose-may = по желанию одно из двух: { $one }; или { $other }
effect-repeat = до { $count ->
    [one] { $count } раза
   *[many] { $count } раз
  }: { $what }
effect-visit = на каждой из не более чем { $count } разных клеток рядом сделайте то, что подходит: { $what }
effect-visit-place = на пустую поставьте { $what }
effect-action = получите { $count ->
    [one] действие
    [few] { $count } действия
   *[many] { $count } действий
  }
effect-draw = в конце хода возьмите на одно существо больше
effect-draw-both = в конце хода возьмите на одно существо и на одну легенду больше
effect-turn = после этого хода у вас дополнительный ход
effect-borrow = в следующем призыве этого хода одна вражеская фишка может заменить вашу того же ранга
effect-recall-may = можете положить любую карту своего сброса на свою колоду
effect-recalled = если сделали это или сброс пуст: { $what }
effect-and = { $first } и { $last }
effect-if-so = если сделали это, { $what }
effect-then = затем { $what }
effect-when = { $told }, { $what }
effect-else = { $what }; иначе { $other }
effect-else-if = { $what }; { $other }
if-action-left = если у вас осталось хотя бы одно действие
if-marked-empty = если отмеченная клетка пуста
if-summoned-green = если это существо призвано на зелёной клетке
if-summoned-red = если это существо призвано на красной клетке
if-summoned-off-centre-red-green = если это существо призвано на красной или зелёной клетке вне центра
if-stood-on-red = если она стояла на красной клетке
if-number = если уничтожено { $count } или больше
if-is-common = если она простая
if-is-heroic = если она героическая
if-was-legendary = если она была легендарной
flare-upper = ▲ Если перевес противника в улучшенных фишках — { $lead } или больше:
flare-lower = ▼ Если перевес противника в числе фишек — { $lead } или больше:
square-red = красной клетке
square-green = зелёной клетке
squares-red = красных клетках
squares-green = зелёных клетках
squares-red-or-green = красных или зелёных клетках
squares-central = девяти центральных клетках
task-destroyed-this-turn-count = Уничтожить за ход не менее { $count } { $count ->
    [one] вражеской фишки
   *[many] вражеских фишек
  }.
task-destroyed-this-turn-upgraded = Уничтожить за ход не менее { $count } { $count ->
    [one] вражеской фишки
   *[many] вражеских фишек
  }, из них улучшенных не менее { $upgraded }.
task-destroyed-this-turn-any = Уничтожить за ход не менее одной легендарной или двух героических вражеских фишек.
task-own-on-squares-count = Держать не менее { $count } { $count ->
    [one] фишки
   *[many] фишек
  } на { $squares }, из них улучшенных не менее { $upgraded }.
task-own-on-squares-legends = Держать на { $squares } не менее { $upgraded } улучшенных фишек, из них хотя бы одну легендарную.
task-more-upgraded-than-opponent-on-each-text = Держать на красных клетках больше улучшенных фишек, чем противник, и так же на зелёных.
task-summoned-this-turn-one = Призвать за ход не менее { $count } { $count ->
    [one] существа
   *[many] существ
  }, из них хотя бы одно на { $squares }.
task-summoned-this-turn-all = Призвать за ход не менее { $count } { $count ->
    [one] существа
   *[many] существ
  } на { $squares }.
task-summoned-this-turn-legend = Призвать за ход не менее { $count } { $count ->
    [one] существа
   *[many] существ
  }, из них хотя бы одну легенду.
task-own-fill-any-text = Занять все клетки d5 e4 e5 e6 f5 или все клетки d4 d6 e5 f4 f6.
task-lead-on-any-text = На одном из рядов 4–6 или столбцов d–f держать не менее чем на { $count } фишек больше, чем противник.
task-own-on-each-text = На каждой из двух диагоналей держать не менее { $count } { $count ->
    [one] фишки
   *[many] фишек
  }, из них улучшенных не менее { $upgraded }.
task-chain-between-any-sides = Соединить две противоположные стороны поля цепью своих прилегающих друг к другу фишек.
task-chain-between-any-corners = Соединить два противоположных угла поля цепью своих прилегающих друг к другу фишек.
task-own-around-one-enemy-text = Держать рядом с одной вражеской фишкой не менее { $count } { $count ->
    [one] своей фишки
   *[many] своих фишек
  }.
task-isolated-enemy-text = Отрезать вражескую фишку: на расстоянии до 2 от неё есть другая вражеская, но за 0–3 шага по пустым клеткам она не может встать рядом ни с одной другой.
