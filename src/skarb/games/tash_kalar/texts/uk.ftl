game-name = Таш-Калар
game-about = Розміщуйте фішки на арені; щойно вони складуть фігуру з карти у вашій руці, прикличте істоту та скористайтеся її здатністю. У стандартному режимі виконують завдання, у смертельному нищать фішки супротивників. Для двох, трьох або чотирьох, поодинці чи командами.

option-mode = Режим
option-mode-help = У стандартному режимі очки дають завдання, у смертельному — знищені фішки; перша гра коротка й навчальна.
option-mode-high_form = стандартний
option-mode-first_game = перша гра
option-mode-deathmatch_duel = смертельний (дві сторони)
option-mode-deathmatch_melee = смертельний для 3–4
option-schools = Школи
option-schools-help = Обирають по черзі або роздають навмання.
option-schools-choose = обирають
option-schools-random = навмання
option-colours = Кольори команд
option-colours-help = Яким із двох своїх кольорів грає кожна команда.
option-colours-choose = обирають
option-first = Перший гравець
option-first-help = Хто починає, маючи лише одну дію; інакше вирішує випадок.
option-first-random = навмання
option-undo = Скасування
option-undo-help = У свій хід можна скасовувати зроблене, доки хід не завершено.
option-discards = Скиди
option-discards-help = Чи можна всім переглядати скиди.
option-discards-open = відкриті
option-discards-closed = закриті
option-team_talk = Розмови в команді
option-team_talk-help = Напарникам можна говорити про гру.
option-skip_finals = Пропуск заключних ходів
option-skip_finals-help = Коли настає кінець гри, решту ходів можна пропустити за згодою всіх.
option-any_schools = Будь-які школи в першій грі
option-any_schools-help = Першу гру можна грати будь-якими двома школами, не лише імперськими.
option-turn_limit = Обмеження ходів
option-turn_limit-help = Гра закінчується після стількох ходів.

question-school = Якою школою ви граєте?
question-colour = Яким кольором грає ваша команда?
question-start = Поставте початкову фішку.
question-turn = Ваш хід: { $can }.
may-place = розміщення
may-summon = прикликання
may-discard = скидання
may-invoke = спалах
may-handover = передача напарникові
may-finish = кінець ходу
question-place = Куди поставити зняту фішку?
question-orientation = З яких фішок складено фігуру?
question-marker = З якою з двох ворожих фішок ви імпровізуєте?
question-pickup = Фішок не лишилося: яку зняти з поля?
question-point = У якому кольорі ваша легенда дає очко?
question-effect = Оберіть: { $what }
do-place = куди поставити фішку
do-destroy = яку фішку знищити
do-convert = яку фішку перетворити
do-upgrade = яку фішку покращити
do-downgrade = яку фішку понизити
do-pick = фішку
do-pickup = яку фішку зняти
do-move = яку фішку і куди перемістити
do-leap = куди стрибнути
do-aim = напрямок
do-choose = одну зі здатностей
do-recall = карту зі скиду
question-return = Які ще карти покласти під колоди?
question-claim = Яке завдання забираєте?
question-odd = У якому кольорі рахуються непарні звичайні фішки?
question-standing = Будь-коли

choice-school = { $school }
choice-colour = Грати кольором: { $colour }
choice-start = Поставити: { $piece }, { $square }
choice-place = Поставити: { $piece }, { $square }
choice-pickup = Зняти { $square }
choice-summon = Прикликати: { $card }, { $square }
choice-summon-with = Прикликати: { $card }, { $square } (ворожі фішки: { $pieces })
choice-use = З фішок { $pieces }
choice-improvise = Імпровізувати з { $square }
choice-score = Очко: { $colour }
choice-discard = Скинути: { $card }
choice-return = Повернути: { $card }
choice-invoke = Активувати: { $card }
choice-invoke-against = Активувати: { $card } (проти: { $colour })
choice-handover = Передати керування напарникові
choice-finish = Завершити хід
choice-claim = Забрати: { $task }
choice-destroy = Знищити { $square }
choice-convert = Перетворити { $square }
choice-upgrade = Покращити { $square }
choice-downgrade = Понизити { $square }
choice-pick = Обрати { $square }
choice-move = Хід { $origin } → { $square }
choice-leap = Стрибок { $origin } → { $square }
choice-aim = Напрямок: { $direction }
choice-choose-action = Отримати дію
choice-choose-near = Звичайні й героїчні поруч
choice-choose-far = Звичайні на відстані до 2
choice-recall = Повернути на колоду: { $card }
choice-done = { $what ->
    [destroy] Більше не знищувати
    [convert] Більше не перетворювати
    [upgrade] Більше не покращувати
    [downgrade] Більше не понижувати
    [move] Більше не рухати
    [leap] Не стрибати
    [place] Більше не ставити
    [return] Більше не повертати
    [recall] Не повертати карти
    [claim] Не забирати завдання
    [aim] Без напрямку
    [pick] Більше не обирати
   *[more] Більше нічого не робити
}
choice-resign = Здатися
choice-skip-finals = Пропустити заключні ходи
choice-play-on = Грати далі

event-school = { $seat } обирає: { $school }.
event-colour = { $seat } обирає колір команди: { $colour }.
event-started = Початкова фішка: { $piece }, { $square }.
event-turn = Ходить { $seat }.
event-placed = { $seat } ставить: { $piece }, { $square }.
event-picked-up = { $seat } знімає фішку з { $square }.
event-summoned = { $seat } прикликає: { $card }, { $square }.
event-improvised = { $seat } імпровізує й перевертає позначку: { $colour }.
event-destroyed = Знищено: { $piece }, { $square }.
event-moved = Хід: { $piece }, { $origin } → { $square }.
event-leapt = Стрибок: { $piece }, { $origin } → { $square }.
event-converted = Перетворено: { $square }, тепер { $piece }.
event-upgraded = Покращено: { $piece }, { $square }.
event-downgraded = Понижено: { $piece }, { $square }.
event-action = { $seat } отримує { $count ->
    [one] { $count } дію
    [few] { $count } дії
   *[many] { $count } дій
  }.
event-extra-turn = { $seat } отримує додатковий хід.
event-point = { $seat } отримує очко за легенду.
event-point-in = { $seat } отримує очко: { $colour }.
event-discarded = { $seat } скидає: { $card }.
event-discarded-unseen = { $seat } скидає істоту.
event-returned = { $seat } кладе карту під її колоду.
event-recalled = { $seat } повертає на колоду: { $card }.
event-recalled-unseen = { $seat } повертає карту зі скиду на колоду.
event-invoked = { $seat } активує: { $card } (проти: { $colour }).
event-handover = { $seat } передає керування: { $to }.
event-claimed = { $seat } забирає завдання «{ $task }»: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
  }.
event-next-task = Наступне завдання: { $task }.
event-drew-beings = { $seat } бере { $count ->
    [one] { $count } істоту
    [few] { $count } істоти
   *[many] { $count } істот
  }.
event-drew-legends = { $seat } бере { $count ->
    [one] { $count } легенду
    [few] { $count } легенди
   *[many] { $count } легенд
  }.
event-drew-flares = { $seat } бере спалах.
event-end-triggered = Настає кінець гри: { $seat } — останній гравець. У кожного ще один хід.
event-resigned = { $seat } здається.
event-skipping = { $seat } погоджується пропустити заключні ходи.
event-play-on = { $seat } хоче грати далі.
event-over = Гру закінчено.

refused-over = Гру закінчено.
refused-form = Такого вибору в записі Таш-Калару немає.
refused-resign-melee = У грі кожного за себе здатися не можна.
refused-resigned-already = Ви вже здалися, а ваш напарник — ні.
refused-skip-finals = Зараз немає заключних ходів, які можна було б пропустити.
refused-play-on = Ви ні на що не погоджувалися, тож нема чого відкликати.
refused-not-asked = Зараз вирішуєте не ви.
refused-handover-teams = Передавати керування можна лише в командній грі.
refused-handover-within-action = Посеред дії керування не передають: дочекайтеся здатності.
refused-handover = Керування передають раз за хід: перед дією або під час здатності.
refused-actions-left = Хід не можна завершити, доки лишилися дії.
refused-during-effect = Спершу треба довести до кінця здатність.
refused-claim = Наприкінці ходу забирають одне поточне завдання, і лише виконане.
refused-mandatory = Ця частина здатності обов’язкова.
refused-not-offered = Зараз такого вибору немає.
refused-no-action = Дій не лишилося.
refused-off-board = Такої клітинки на полі немає.
refused-occupied = Ця клітинка зайнята.
refused-shortage = Фішок не лишилося: спершу зніміть одну з поля.
refused-pickup-legendary = Легендарну фішку цією дією зняти не можна.
refused-pickup = Власну звичайну чи героїчну фішку знімають лише тоді, коли в запасі немає жодної.
refused-flare-after-handover = Після передачі керування спалахів у цьому ході вже не активують.
refused-only-placing = Після передачі керування можна лише розміщувати фішки.
refused-discard-first-game = У першій грі немає дії скидання.
refused-discard-twice = Скидати можна раз за хід.
refused-discard-card = Скинути можна лише істоту своєї школи з руки.
refused-flare-opponent = Проти цього супротивника активувати спалах не можна: назвіть того, чия перевага відповідає умові.
refused-flare = Цей спалах активувати не можна: його немає у вашій руці або не виконано жодної умови.
refused-not-in-hand = Такої істоти немає у вашій руці.
refused-outranked = На клітинці прикликання стоїть фішка вищого рангу.
refused-no-match = Із цих фішок там не складається фігура.
refused-no-borrowing = Зараз ви не маєте права використати ворожу фішку.
refused-improvised-spent = Із цим кольором ви вже імпровізували.
refused-improvised-one = В одному прикликанні можна імпровізувати лише з однією ворожою фішкою.
refused-no-piece = Для цієї істоти немає фішки.
refused-undo-off = За цим столом скасування вимкнено.
refused-undo-standing = Таку відповідь не скасовують: оберіть «грати далі».
refused-undo-turn-passed = Хід завершено, скасувати його не можна.
refused-undo-handover = Зробленого до передачі керування скасувати не можна.
refused-undo-setup = Підготовку до гри скасувати не можна.
refused-position = Цю позицію неможливо прочитати.
refused-unknown-field = У позиції є поле, якого не існує.
refused-pending = Вибори від останнього вільного моменту не пасують до позиції.
refused-schools = Кожен гравець повинен мати власну школу.
refused-schools-first-game = Першу гру грають двома імперськими школами, якщо стіл не дозволяє будь-які.
refused-colours = Команда грає кольором одного зі своїх гравців.
refused-board-side = На полі названо сторону, яка не грає.
refused-board-square = На полі названо те, що не є клітинкою з фішкою.
refused-board-twice = На одній клітинці стоять дві фішки.
refused-board-too-many = У сторони на полі більше фішок, ніж вона має.
refused-card-unknown = Такої карти немає.
refused-card-school = Цій карті тут не місце.
refused-card-legend = У першій грі немає легенд.
refused-card-twice = Одна й та сама карта трапляється двічі.

school-northern-imperial = Північна імперська школа
school-southern-imperial = Південна імперська школа
school-highland = Гірська школа
school-sylvan = Лісова школа
word-blue = синій
word-red = червоний
word-yellow = жовтий
word-green = зелений
rank-common = звичайна фішка
rank-heroic = героїчна фішка
rank-legendary = легендарна фішка
piece-common-blue = синя звичайна
piece-common-red = червона звичайна
piece-common-yellow = жовта звичайна
piece-common-green = зелена звичайна
piece-heroic-blue = синя героїчна
piece-heroic-red = червона героїчна
piece-heroic-yellow = жовта героїчна
piece-heroic-green = зелена героїчна
piece-legendary-blue = синя легендарна
piece-legendary-red = червона легендарна
piece-legendary-yellow = жовта легендарна
piece-legendary-green = зелена легендарна
direction-n = північ
direction-ne = північний схід
direction-e = схід
direction-se = південний схід
direction-s = південь
direction-sw = південний захід
direction-w = захід
direction-nw = північний захід

word-turn-of = Ходить { $seat }
word-actions = лишилося дій: { $count }
word-score = Рахунок
word-supply = запас
word-beings = істоти
word-legends = легенди
word-flares = спалахи
word-deck = колода
word-pile = скид
word-hand = Ваша рука
word-tasks = Завдання
word-next = наступне
word-claimed = забрано
word-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
  }
word-advanced = складне
word-destroyed = знищено за хід
word-common = звичайна
word-heroic = героїчна
word-legendary = легендарна
word-last-player = останній гравець
word-needs = Фігуру можна повертати й віддзеркалювати. ◇ клітинка прикликання, ◆ на ній має стояти ваша фішка; c, h: найменший ранг

## Why a hint advises what it does: the parts of the value that differ most

reason-pieces = Більше ваших фішок на арені.
reason-upgraded = Більше покращених фішок.
reason-centre = Фішка в центрі ближча до всього.
reason-score = Очки.
reason-hopes = Ближче до завдання або до фігури з карти.
reason-rival = Супротивникові стає гірше.
