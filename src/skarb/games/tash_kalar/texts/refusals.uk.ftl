refused-first-school = Спершу оберіть школу.
refused-first-colour = Спершу оберіть колір, яким грає ваша команда.
refused-first-start = Спершу поставте початкові фішки: оберіть колір, а тоді клітинку.
refused-first-place = Спершу поставте зняту фішку на порожню клітинку.
refused-first-orientation = Спершу оберіть фішки, з яких складено фігуру.
refused-first-marker = Оберіть, з якою з двох ворожих фішок фігури ви імпровізуєте.
refused-first-pickup = Спершу зніміть із поля одну зі своїх фішок для істоти.
refused-first-point = Спершу оберіть колір, у якому ваша легенда дає очко.
refused-first-odd = Спершу оберіть колір, у якому рахуються непарні звичайні фішки.
refused-first-return = Спершу оберіть карти, які покладете під колоди, або «Більше не повертати».
refused-first-claim = Спершу оберіть завдання, яке забираєте, або «Не забирати завдання».
refused-first-option = Оберіть одне з того, що пропонує здатність.
refused-first-aim = Оберіть напрямок.
refused-first-recall = Оберіть карту зі скиду.
refused-first-rank = Спершу оберіть ранг фішки, а тоді клітинку.
refused-first-piece = Спершу оберіть колір фішки, а тоді клітинку.

refused-school-taken = Цю школу вже взяв інший гравець.
refused-start-square = Початкову фішку тут можна поставити лише на: { $squares }.
refused-start-colour = Початкової фішки цього кольору зараз не ставлять.
refused-pickup-own = Фішок не лишилося: зніміть власну звичайну чи героїчну.
refused-pickup-needed = Ця фішка потрібна для фігури: зніміть іншу.
refused-pickup-kind = Зніміть власну фішку того виду, якого потребує істота.
refused-return-order = Спершу повертають істот, потім легенди, наостанок спалах.
refused-return-card = Такої карти немає у вашій руці.
refused-point-colour = Легенда дає очко в кольорі супротивника.
refused-odd-colour = Непарної звичайної фішки цього кольору не знищено.
refused-use-none = Фішка на { $square } не входить до жодної фігури, що складається.
refused-use-next = Торкайтеся фішок однієї фігури за порядком. Далі: { $squares }.
refused-task-unfulfilled = Це завдання не виконано.
refused-flare-lead = Супротивник має випереджати вас на { $upper ->
    [one] { $upper } покращену фішку
    [few] { $upper } покращені фішки
   *[other] { $upper } покращених фішок
  } або на { $lower ->
    [one] { $lower } будь-яку
   *[other] { $lower } будь-яких
  }.
refused-flare-square = Це спалах: його активують, а не ставлять на клітинку.
refused-nowhere = Ваші фішки ніде не складаються у фігуру цієї істоти: { $card }.

refused-aim-nothing = У цьому напрямку нема в що влучити.
refused-recall-card = Такої карти у скиді немає.
refused-target-empty = На { $square } немає фішки.
refused-target-self = Тут можна обрати лише щойно прикликану істоту.
refused-target-that = Тут можна обрати лише ту фішку, про яку йдеться у здатності.
refused-target-own = Оберіть власну фішку.
refused-target-enemy = Оберіть ворожу фішку.
refused-target-rank = Ранг не підходить: { $piece }.
refused-target-excluded = Цієї фішки здатність не стосується.
refused-target-used = Оберіть фішку, використану для прикликання істоти.
refused-target-richer = Оберіть фішку супротивника, який має таких більше, ніж ви.
refused-target-far = Здатність не сягає { $square }.
refused-target-colour = Зараз обирають фішку такого кольору: { $colour }.
refused-upgrade-legendary = Легендарну фішку покращити не можна.
refused-downgrade-common = Звичайну фішку понизити не можна.
refused-no-spare = У запасі немає фішки для цього.
refused-chosen-already = { $square } уже обрано.
refused-series-order = Обирайте зліва направо, а в стовпці згори вниз: { $square } треба було обрати раніше.
refused-series-left = Після { $square } не лишиться з чого обирати: почніть лівіше.
refused-not-joined = Разом із { $square } обрані фішки не утворять однієї зв’язної групи.
refused-no-use = На { $square } здатність нічого не може зробити.
refused-no-way = Фішка на { $square } зараз не може ходити.
refused-move-far = Хід роблять на одну з восьми клітинок навколо фішки.
refused-move-line = Фішка має йти далі в тому самому напрямку.
refused-move-empty = Ця фішка ходить лише на порожні клітинки.
refused-move-standard = Стандартний хід чи стрибок роблять лише на порожню клітинку або на фішку нижчого рангу.
refused-move-combat = Бойовий хід чи стрибок роблять лише на порожню клітинку або на фішку того самого чи нижчого рангу.
refused-move-not-there = Здатність не дозволяє піти на { $square }.
refused-move-self = Один із цих ходів має зробити сама істота: останній лишився для неї.
refused-same-piece = Далі ходить та сама фішка, на { $square }.
refused-moved-already = Ця фішка вже ходила.
refused-leap-stay = Стрибок завжди закінчується на іншій клітинці.
