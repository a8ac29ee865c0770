yes = так
no = ні
choice = { $text }
counted = { $item } ×{ $n }

refused-no-such-game = Немає гри «{ $name }». Є такі: { $games }.
refused-no-such-seat = За цим столом немає місця { $seat }.
refused-not-asked = Гравця на місці { $seat } зараз ні про що не питають.
refused-bad-seats = У цю гру не грають такою кількістю гравців ({ $seats }). Можна: { $allowed }.
refused-unknown-option = Немає налаштування «{ $key }».
refused-bad-option = Налаштування «{ $key }» не може мати значення { $value }.
refused-bad-position = Цю позицію неможливо прочитати.
refused-undo-nothing = Нема чого скасовувати.
refused-undo-other-seat = Після цього вже ходив інший гравець: скасувати можна лише власний останній вибір.
refused-undo-revealed = Цей вибір відкрив щось нове, тому його не можна скасувати.
refused-record-format = Цей запис має формат, якого ця версія не читає.
refused-record-version = Цей запис ({ $name }) зіграно за версією правил { $version }, яку тут неможливо відтворити.
refused-record-incomplete = Це неповний запис: { $what }.
refused-record-ply = Запис не сходиться на виборі { $ply }: «{ $choice }». { $why }
refused-record-result = Результат у записі не той, до якого ведуть його ходи.
refused-record-fair = { $what ->
    [terms] Частки роздачі в цьому записі зроблено для іншої гри, інших місць або інших налаштувань.
    [server] Таємниця сервера в цьому записі не відповідає його печатці.
    [part] Одна з часток роздачі в цьому записі не відповідає печатці гравця.
   *[seed] Зерно цього запису — не те, яке виходить із часток роздачі.
}

## Командний рядок

cli-usage = Використання:
cli-arguments = аргументи
cli-options = параметри
cli-commands = команди
cli-bad-arguments = Цей командний рядок незрозумілий{ $why }. `{ $command } --help` покаже, як треба.
cli-help-skarb = Цифровий стіл для п’яти настільних ігор.
cli-help-help = показати цю довідку й вийти
cli-help-version = показати версію й вийти
cli-help-lang = мова; типово — мова системи
cli-help-games = показати список ігор
cli-help-play = зіграти в терміналі проти ботів або кільком людям за однією клавіатурою
cli-help-simulate = зіграти багато ігор навмання й підрахувати
cli-help-replay = переглянути запис крок за кроком
cli-help-verify = роздати й зіграти запис знову і сказати, що він доводить
cli-help-analyse = розібрати зіграну гру: переломні моменти й найгірші вибори
cli-help-rules = показати правила гри або одне правило
cli-help-arena = влаштувати турнір ботів на парних роздачах
cli-help-serve = запустити сервер зі сторінкою
cli-help-think = думати замість серверів бази PostgreSQL, на скількох завгодно машинах
cli-help-migrate = довести базу даних до цієї версії або перенести все з SQLite у PostgreSQL
cli-help-game = назва гри, наприклад durak
cli-help-seats = кількість гравців
cli-help-seed = роздача: однакове зерно дає однакову гру
cli-help-option = налаштування гри; можна вказати кілька разів
cli-help-human = місця, за якими сидять люди, решта — боти (типово 0)
cli-help-hot-seat = за всіма місцями люди; між ними опускається завіса
cli-help-record = зберегти запис гри у файл
cli-help-games-played = скільки ігор (типово 1000)
cli-help-file = запис у форматі JSON
cli-help-seat = показати те, що бачило це місце
cli-help-all = надрукувати все без запитань
cli-help-rule = номер правила або розділу, наприклад DUR-4.3 чи 4
cli-help-host = адреса, на якій слухати
cli-help-port = порт, на якому слухати
cli-help-db = файл, що зберігає столи, або postgresql://користувач@хост/база
cli-help-db-think = база, з якою працюють сервери: postgresql://користувач@вузол/база
cli-help-metrics-from = мережа, якій можна читати /metrics, наприклад 10.0.0.0/8; без цього — лише цій машині
cli-help-log = як писати журнал: реченнями чи по об’єкту JSON у рядку
cli-help-workers-serve = процеси, що думають за ботів (типово на один менше, ніж ядер)
cli-help-keep-days = забувати закінчені столи, старші за стільки днів; без цього вони лишаються назавжди
cli-help-from = перенести все з цього файлу SQLite; можна, поки сервер працює, і ще раз
cli-help-bot = хто грає за решту місць
cli-help-bots = рівень або власний клас у вигляді file.py:Class
cli-help-games-at-most = зіграти щонайбільше стільки ігор (типово 200)
cli-help-gauntlet = перший бот проти кожного з решти замість усіх проти всіх
cli-help-until-sure = зупинитися, коли порядок стане певним
cli-help-workers = кількість процесів (типово за кількістю ядер)
cli-help-ray = грати на кластері Ray за цією адресою
cli-help-level = хто судить (типово master)
cli-help-iterations = скільки разів обдумати вибір (типово 200)
cli-help-seed-of-thought = випадок судді: те саме зерно судить так само
cli-help-html = зберегти графік у цей файл
cli-help-folder = зберігати ігри та звіт у цій теці й продовжувати їх
cli-help-train = навчати гру на партіях із самою собою
cli-help-generations = доки не буде стільки поколінь (типово 10)
cli-help-train-games = скільки ігор у поколінні
cli-help-train-units = приховані вузли кожного шару, як-от 64 чи 64,32
cli-help-train-epochs = скільки разів покоління вчиться на своїх іграх
cli-help-train-rate = швидкість навчання
cli-help-train-decay = як сильно стримуються великі ваги
cli-help-train-iterations = ітерацій пошуку на кожен вибір; 0: погляд на кожен вибір в одному світі
cli-help-train-quick = скільки ігор нашвидкуруч додати першому поколінню: вони у сто разів швидші
cli-help-train-each = скільки позицій кожної гри береться для навчання
cli-help-train-ends = 1: вчитися лише на позиціях, де питають уже інше місце, як наприкінці ходу; 0: на кожному питанні
cli-help-train-blocks = блоки чисел, на яких вчиться мережа, як у docs/features.md; якщо не названо — усі
cli-help-train-slips = як часто робиться довільний вибір
cli-help-train-margin = яку частку мети становить різниця в очках, а не сама перемога
cli-help-train-trace = λ часових різниць; 1 зважає лише на кінець
cli-help-train-contest = найбільше ігор у змаганні, яке вирішує, що залишити
cli-help-train-depth = ітерацій у тих, хто в ньому грає; 0: дивляться на один вибір уперед
cli-help-train-folder = зберігати все в цій теці й продовжувати почате

cli-game = гра
cli-name = назва
cli-seats = гравці
cli-seed = Зерно: { $seed }.
cli-play-hint = Відповідайте номером або нотацією; `help` розкаже більше.
cli-you-are = Ви — { $name }
cli-prompt = Ваш вибір:
cli-curtain = { $name }, сідайте за стіл і натисніть Enter.
cli-play-help =
    Номер або нотація: зробити цей вибір
    ?: що зробив би бот
    card НАЗВА: що написано на карті
    undo: скасувати свій останній вибір
    why ВИБІР: чому так не можна і яке це правило
    rules НОМЕР: прочитати правило, наприклад rules { $example }
    quit: піти з-за столу
cli-no-such-rule = У грі { $name } немає правила «{ $rule }».
cli-legal = Так можна: «{ $text }».
cli-left = Гру не дограно.
cli-recorded = Запис збережено у файлі { $file }.
cli-place = місце
cli-player = гравець
cli-score = очки
cli-won = { $count ->
    [one] Перемога: { $names }.
   *[other] Спільна перемога: { $names }.
  }
cli-nobody-won = Переможця немає.
cli-together-won = Перемогли всі разом: { $score }.
cli-together-lost = Програли всі разом: { $score }.
cli-verified = Запис правильний: у новій роздачі й грі всі вибори ({ $plies }) дозволені й ведуть до його результату.
cli-fair-parts = Його зерно складено з таємниці сервера та часток із місць: { $parts } з { $seats }; усі відповідають своїм печаткам.
cli-fair-unopened = Частку місця { $seat } вчасно не відкрито; замість неї зараховано печатку.
cli-fair-compare = Хто там сидів, може порівняти печатки з показаними перед роздачею; перша — сервера:
cli-fair-seed = Його зерно відповідає доданому хешу; вибрав його сам сервер.
cli-fair-none = У записі не сказано, як вибрано його зерно.
cli-migrated = База даних відповідає цій версії.
cli-moved = Столів перенесено: { $copied }, уже було: { $kept }, більше немає: { $removed }. Ходів { $plies }, з обох боків порівну; ігор, зіграних наново з копії: { $replayed }.
cli-ply = Вибір { $ply } з { $plies }
cli-replay-prompt = Enter: далі, b: назад, число: перейти, q: вийти.
cli-replay-help = Натисніть Enter, щоб іти далі, або введіть b — назад, число — перейти до цього вибору, q — вийти.
cli-no-such-ply = У записі вибори від 0 до { $plies }.
cli-simulated = { $name }, { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
   *[other] { $seats } гравців
  }, зерно { $seed }: { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[other] { $games } ігор
  } навмання
cli-seat = місце
cli-wins = перемоги
cli-mean-score = очки в середньому
cli-shared-or-none = Спільних перемог: { $shared }. Без переможця: { $none }.
cli-lengths = Рішень за гру: найменше { $least }, медіана { $middle }, найбільше { $most }.
cli-speed = За секунду: рішень — { $decisions }, ігор — { $games } ({ $seconds } с).
engine-compiled = рушій скомпільовано
engine-pure = рушій на чистому Python
cli-file = Файл { $file } не вдалося використати: { $why }.

refused-cli-lang = Немає мови «{ $value }». Є такі: { $languages }.
refused-cli-option = «{ $pair }» — це не налаштування. Пишіть ключ=значення.
refused-cli-human = «{ $value }» — не місця цього столу. Місця — числа від 0 до { $last } через кому.
refused-cli-games = Кількість ігор має бути щонайменше 1, а не { $games }.
refused-cli-workers = Кількість процесів має бути щонайменше 1, а не { $workers }.
refused-cli-rule = У грі { $name } немає правила «{ $asked }».
refused-cli-port = Порт — це число від 0 до 65535, а не { $port }.
refused-cli-extra = Це не може запуститися, бо дещо не встановлено ({ $what }). Встановіть: pip install "skarb[{ $extra }]"
refused-cli-think-where = Сервери чекають думок у PostgreSQL: вкажіть їхню базу, --db postgresql://…, замість { $db }.
refused-cli-network = { $network } — не мережа, як-от 10.0.0.0/8.
refused-cli-migrate-where = Переносять у PostgreSQL: вкажіть --db postgresql://… замість { $db }.

refused-no-such-bot = Немає бота { $name }: { $why }.
refused-arena-bots = Для турніру потрібні щонайменше два різні боти.
refused-arena-other = У { $folder } вже зберігається інший турнір.
refused-train-other = У { $folder } вже зберігається інше навчання.

## Розбір

analysis-title = { $name }: як грали
analysis-standing = становище
analysis-turning = Переломні моменти
analysis-worst = Найгірші вибори
analysis-none = Немає.
analysis-ply = вибір №
analysis-chosen = обрано
analysis-value = оцінка
analysis-better = краще
analysis-lost = втрачено
analysis-about-standing = Становище оцінено з відкритими картами: як було насправді, а не що хтось знав.
analysis-about-worst = Судимо за тим, що гравець міг знати. Оцінка від 0 % (програш) до 100 % (перемога).
analysis-judged = Судить { $level }; { $choices ->
    [one] { $choices } вибір
    [few] { $choices } вибори
   *[many] { $choices } виборів
  }.
analysis-page = Графік збережено у файлі { $file }.

## Арена

train-title = { $name }, { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[many] { $seats } місць
  }: навчання
train-playing = покоління { $number }
train-generation = Покоління { $number }: перехресна ентропія { $loss } (просте правило: { $thumb }), частка у змаганні { $share } ({ $low } – { $high }).
train-kept = Залишено.
train-not-kept = Не залишено.
train-network = мережа
train-thumb = просте правило
train-share = частка
train-came-true = виграно
train-step = покоління
train-loss = Перехресна ентропія з результатами ігор, на яких не вчилися
train-contests = Частка проти останньої залишеної мережі та її 95-відсотковий інтервал
train-reliability = Названий шанс і як часто він справджувався
train-kept-column = залишено
arena-title = { $name }, { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[many] { $seats } місць
  }: арена
arena-about = { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
  } на парних роздачах, зерно «{ $seed }», налаштування: { $options }.
arena-standings = Турнірна таблиця
arena-duels = Один проти одного
arena-course = Як складалися рейтинги
arena-scores = Набрані очки
arena-bot = бот
arena-against = проти
arena-rating = рейтинг
arena-points = очки
arena-games = ігри
arena-ms = мс на вибір
arena-ms-99 = 99 %
arena-share = частка
arena-interval = 95 %
arena-by-rating = за рейтингом
arena-mean = середнє
arena-least = найменше
arena-most = найбільше
arena-predicted = за рейтингом { $chance }
arena-significant = ● значуще, хоч би скільки разів дивитися.
arena-about-share = Частка очок рядка проти стовпця: за кожні два їхні місця 1 за вище місце й ½ за рівне. Нижче 95-відсотковий інтервал, де всі ігри однієї роздачі рахуються за одну, і що передбачають рейтинги.
cli-help-game-options = назва гри: показати її налаштування та їхні значення
cli-usual = типово { $value }
cli-hint = { $choice }: шанси { $value } %
cli-typo = Варіанта «{ $text }» немає. Може, «{ $near }»?
cli-no-choice = Варіанта «{ $text }» немає.
cli-no-card = Немає карти «{ $name }».
refused-cli-near-option = У грі { $name } немає налаштування «{ $key }». Може, { $keys }?
refused-cli-no-option = У грі { $name } немає налаштування «{ $key }». Є такі: { $keys }.
refused-cli-option-value = { $key } не може бути «{ $value }». Можна: { $values }.
