effect-destroy = знищте { $what }
effect-destroy-may = можете знищити { $what }
effect-destroy-group = знищте { $what }, що утворюють одну зв’язну групу
effect-destroy-each = за кожну поставлену фішку знищте одну звичайну фішку її кольору { $where }
effect-uncounted = { $what }; жодна з них не вважається знищеною вами
effect-convert-common-may = можете перетворити { $what } на свою звичайну
effect-convert-common = перетворіть { $what } на свою звичайну
effect-convert-same-may = можете перетворити { $what } на свою того самого рангу
effect-upgrade = покращте { $what }
effect-upgrade-may = можете покращити { $what }
effect-upgrade-possible = покращте { $what }, якщо можна
effect-upgrade-each = покращте по одній звичайній фішці кожного кольору
effect-downgrade-may = можете понизити { $what }
effect-downgrade-group = понизьте { $what }, що утворюють одну зв’язну групу
effect-place-one-anywhere = поставте { $what } на порожню клітинку
effect-place-many-anywhere = поставте { $what } на порожні клітинки
effect-place-one-where = поставте { $what } на порожню клітинку { $where }
effect-place-one-where-may = можете поставити { $what } на порожню клітинку { $where }
effect-place-many-where = поставте { $what } на порожні клітинки { $where }
effect-place-many-marked = поставте { $what } на порожні позначені клітинки
effect-place-any-rank-may = можете поставити одну свою фішку будь-якого рангу на порожню клітинку { $where }
effect-move = зробіть { $who } { $moves }
effect-move-may = можете зробити { $who } { $moves }
effect-move-line = зробіть { $who } { $moves } в одному напрямку
effect-move-line-may = можете зробити { $who } { $moves } в одному напрямку
effect-move-same-line = зробіть { $who } { $moves } у тому самому напрямку
effect-move-marked-may = можете перейти на неї цією фішкою
effect-move-each = оберіть { $who }: кожна з них робить { $moves }
effect-move-each-enemy = оберіть { $who } одного кольору: кожна з них робить { $moves }, як ви скажете
effect-move-either-order-may = можете зробити { $who }, у будь-якому порядку, щонайбільше { $one } і { $other }
effect-move-both-may = можете зробити { $who }, у будь-якому порядку, { $one } і { $other } (якщо вже робите, то обидва)
effect-move-shared = зробіть щонайбільше { $count } ходи загалом: стандартні — { $one }, бойові — { $other }
effect-move-by-rank = та фішка може робити бойові ходи в одному напрямку: звичайна — до { $common }, героїчна — до { $heroic }, легендарна — { $legendary }
effect-two-standard-moves = два стандартні ходи
effect-not-onto-commons = { $what }, але ніколи не на звичайну фішку
effect-onto-colour = { $what }, який має закінчитися на червоній або зеленій клітинці
effect-beside-own = { $what }, кожен із яких закінчується поруч з іншою вашою фішкою
effect-stop-after-empty-square = { $what }; хід на порожню клітинку — останній
effect-stop-after-destroying-legendary = { $what }; знищення легендарної фішки зупиняє біг
effect-include-self = { $what }; якщо робите всі { $count }, хоча б один має зробити ця фішка
effect-leap = зробіть { $who } { $moves }
effect-leap-may = можете зробити { $who } { $moves }
effect-leap-where = зробіть { $who } { $moves }, кожен на клітинку { $where }
effect-leap-onto = стрибніть { $who } на клітинку обраної, знищивши її
effect-shoot = знищте { $count ->
    [one] першу фішку
    [few] перші { $count } фішки
   *[many] перші { $count } фішок
  } в цьому напрямку
effect-shoot-immune = знищте { $count ->
    [one] найближчу фішку
    [few] перші { $count } фішки
   *[many] перші { $count } фішок
  } в цьому напрямку; легендарну не знищують, і на ній постріл закінчується
effect-pick = оберіть { $what }
effect-pick-may = можете обрати { $what }
effect-aim-printed = оберіть стрілку
effect-aim-printed-may = можете обрати стрілку
effect-aim-diagonal = оберіть напрямок по діагоналі
effect-choose = одне з двох: { $one }; або { $other }
effect-choose-may = за бажання одне з двох: { $one }; або { $other }
effect-repeat = до { $count ->
    [one] { $count } разу
   *[many] { $count } разів
  }: { $what }
effect-visit = на кожній із щонайбільше { $count } різних клітинок поруч зробіть те, що підходить: { $what }
effect-visit-place = на порожню поставте { $what }
effect-action = отримайте { $count ->
    [one] дію
    [few] { $count } дії
   *[many] { $count } дій
  }
effect-draw = наприкінці ходу візьміть на одну істоту більше
effect-draw-both = наприкінці ходу візьміть на одну істоту й на одну легенду більше
effect-turn = після цього ходу маєте додатковий хід
effect-borrow = у наступному прикликанні цього ходу одна ворожа фішка може замінити вашу того самого рангу
effect-recall-may = можете покласти будь-яку карту свого скиду на свою колоду
effect-recalled = якщо зробили це або скид порожній: { $what }
effect-and = { $first } й { $last }
effect-if-so = якщо зробили це, { $what }
effect-then = потім { $what }
effect-when = { $told }, { $what }
effect-else = { $what }; інакше { $other }
effect-else-if = { $what }; { $other }
if-action-left = якщо у вас лишилася хоча б одна дія
if-marked-empty = якщо позначена клітинка порожня
if-summoned-green = якщо цю істоту прикликано на зеленій клітинці
if-summoned-red = якщо цю істоту прикликано на червоній клітинці
if-summoned-off-centre-red-green = якщо цю істоту прикликано на червоній або зеленій клітинці поза центром
if-stood-on-red = якщо вона стояла на червоній клітинці
if-number = якщо знищено { $count } або більше
if-is-common = якщо вона звичайна
if-is-heroic = якщо вона героїчна
if-was-legendary = якщо вона була легендарна
flare-upper = ▲ Якщо перевага супротивника в покращених фішках — { $lead } або більше:
flare-lower = ▼ Якщо перевага супротивника в кількості фішок — { $lead } або більше:
square-red = червоній клітинці
square-green = зеленій клітинці
squares-red = червоних клітинках
squares-green = зелених клітинках
squares-red-or-green = червоних або зелених клітинках
squares-central = дев’яти центральних клітинках
task-destroyed-this-turn-count = Знищити за хід щонайменше { $count } { $count ->
    [one] ворожу фішку
    [few] ворожі фішки
   *[many] ворожих фішок
  }.
task-destroyed-this-turn-upgraded = Знищити за хід щонайменше { $count } { $count ->
    [one] ворожу фішку
    [few] ворожі фішки
   *[many] ворожих фішок
  }, з них покращених щонайменше { $upgraded }.
task-destroyed-this-turn-any = Знищити за хід щонайменше одну легендарну або дві героїчні ворожі фішки.
task-own-on-squares-count = Мати щонайменше { $count } { $count ->
    [one] фішку
    [few] фішки
   *[many] фішок
  } на { $squares }, з них покращених щонайменше { $upgraded }.
task-own-on-squares-legends = Мати на { $squares } покращених фішок щонайменше { $upgraded }, з них легендарну щонайменше одну.
task-more-upgraded-than-opponent-on-each-text = Мати на червоних клітинках більше покращених фішок, ніж супротивник, і так само на зелених.
task-summoned-this-turn-one = Прикликати за хід щонайменше { $count } { $count ->
    [one] істоту
    [few] істоти
   *[many] істот
  }, з них щонайменше одну на { $squares }.
task-summoned-this-turn-all = Прикликати за хід щонайменше { $count } { $count ->
    [one] істоту
    [few] істоти
   *[many] істот
  } на { $squares }.
task-summoned-this-turn-legend = Прикликати за хід щонайменше { $count } { $count ->
    [one] істоту
    [few] істоти
   *[many] істот
  }, з них щонайменше одну легенду.
task-own-fill-any-text = Зайняти всі клітинки d5 e4 e5 e6 f5 або всі клітинки d4 d6 e5 f4 f6.
task-lead-on-any-text = На одному з рядків 4–6 або стовпців d–f мати щонайменше на { $count } фішок більше, ніж супротивник.
task-own-on-each-text = На кожній із двох діагоналей мати щонайменше { $count } { $count ->
    [one] фішку
    [few] фішки
   *[many] фішок
  }, з них покращених щонайменше { $upgraded }.
task-chain-between-any-sides = З’єднати дві протилежні сторони поля ланцюгом своїх фішок, що стоять поруч.
task-chain-between-any-corners = З’єднати два протилежні кути поля ланцюгом своїх фішок, що стоять поруч.
task-own-around-one-enemy-text = Мати поруч з однією ворожою фішкою щонайменше { $count } { $count ->
    [one] свою фішку
    [few] свої фішки
   *[many] своїх фішок
  }.
task-isolated-enemy-text = Відрізати ворожу фішку: на відстані до 2 від неї є інша ворожа, але за 0–3 кроки по порожніх клітинках вона не може стати поруч із жодною іншою.
