yes = да
no = нет
choice = { $text }
counted = { $item } ×{ $n }

refused-no-such-game = Игры «{ $name }» нет. Есть такие: { $games }.
refused-no-such-seat = За этим столом нет места { $seat }.
refused-not-asked = Игрока на месте { $seat } сейчас ни о чём не спрашивают.
refused-bad-seats = Число игроков { $seats } здесь не подходит. Можно: { $allowed }.
refused-unknown-option = Нет настройки «{ $key }».
refused-bad-option = Настройка «{ $key }» не принимает значение { $value }.
refused-bad-position = Эту позицию нельзя прочитать.
refused-undo-nothing = Отменять нечего.
refused-undo-other-seat = После этого уже ходил другой игрок: отменить можно только собственный последний выбор.
refused-undo-revealed = Этот выбор открыл что-то новое, поэтому его нельзя отменить.
refused-record-format = Записей такого формата эта версия не читает.
refused-record-version = Эта запись ({ $name }) сыграна по версии правил { $version }, которую здесь нельзя воспроизвести.
refused-record-incomplete = Это неполная запись: { $what }.
refused-record-ply = Запись не сходится на выборе { $ply }: «{ $choice }». { $why }
refused-record-result = Результат в записи не тот, к которому ведут её выборы.
refused-record-fair = { $what ->
    [terms] Доли раздачи в этой записи сделаны для другой игры, других мест или других настроек.
    [server] Секрет сервера в этой записи не соответствует его печати.
    [part] Одна из долей раздачи в этой записи не соответствует печати игрока.
   *[seed] Зерно этой записи — не то, которое получается из долей раздачи.
}

## Командная строка

cli-usage = Использование:
cli-arguments = аргументы
cli-options = параметры
cli-commands = команды
cli-bad-arguments = Эту команду понять не удалось{ $why }. `{ $command } --help` покажет, как её писать.
cli-help-skarb = Цифровой стол для пяти настольных игр.
cli-help-help = показать эту справку и выйти
cli-help-version = показать версию и выйти
cli-help-lang = язык; по умолчанию язык системы
cli-help-games = показать список игр
cli-help-play = сыграть в терминале против ботов или с людьми за одной клавиатурой
cli-help-simulate = сыграть много игр наугад и подвести счёт
cli-help-replay = просмотреть запись шаг за шагом
cli-help-verify = раздать и сыграть запись заново и сказать, что она доказывает
cli-help-analyse = разобрать сыгранную игру: переломные моменты и худшие выборы
cli-help-rules = показать правила игры или одно правило
cli-help-arena = устроить турнир ботов на парных раздачах
cli-help-serve = запустить сервер со страницей
cli-help-think = думать вместо серверов базы PostgreSQL, на скольких угодно машинах
cli-help-migrate = довести базу данных до этой версии или перенести всё из SQLite в PostgreSQL
cli-help-game = название игры, например durak
cli-help-seats = число игроков
cli-help-seed = раздача: с одним и тем же зерном игра раздаётся одинаково
cli-help-option = настройка игры; можно указать несколько раз
cli-help-human = места, за которыми сидят люди, остальные — боты (по умолчанию 0)
cli-help-hot-seat = за всеми местами люди; между ними опускается занавес
cli-help-record = сохранить запись игры в файл
cli-help-games-played = сколько игр (по умолчанию 1000)
cli-help-file = запись в формате JSON
cli-help-seat = показать то, что видело это место
cli-help-all = напечатать всё без вопросов
cli-help-rule = номер правила или раздела, например DUR-4.3 или 4
cli-help-host = адрес, на котором слушать
cli-help-port = порт, на котором слушать
cli-help-db = файл, в котором хранятся столы, или postgresql://пользователь@хост/база
cli-help-db-think = база, с которой работают серверы: postgresql://пользователь@узел/база
cli-help-metrics-from = сеть, которой можно читать /metrics, например 10.0.0.0/8; без этого — только этой машине
cli-help-log = как писать журнал: предложениями или по объекту JSON в строке
cli-help-workers-serve = процессы, которые думают за ботов (обычно на один меньше, чем ядер)
cli-help-keep-days = забывать завершённые столы старше стольких дней; без этого они хранятся вечно
cli-help-from = перенести всё из этого файла SQLite; можно, пока сервер работает, и ещё раз
cli-help-bot = кто играет за остальные места
cli-help-bots = уровень или собственный класс в виде file.py:Class
cli-help-games-at-most = сыграть не больше стольких игр (по умолчанию 200)
cli-help-gauntlet = первый бот против каждого из остальных, а не все против всех
cli-help-until-sure = остановиться, когда порядок мест ясен
cli-help-workers = число процессов (по умолчанию по одному на ядро)
cli-help-ray = играть на кластере Ray по этому адресу
cli-help-level = кто судит (по умолчанию master)
cli-help-iterations = сколько раз обдумать выбор (по умолчанию 200)
cli-help-seed-of-thought = зерно случая для судьи: с одним и тем же зерном он судит одинаково
cli-help-html = сохранить график в этот файл
cli-help-folder = хранить игры и отчёт в этой папке и продолжать начатое
cli-help-train = обучить игру на играх с самой собой
cli-help-generations = пока не будет столько поколений (по умолчанию 10)
cli-help-train-games = сколько игр в поколении
cli-help-train-units = скрытые узлы каждого слоя, например 64 или 64,32
cli-help-train-epochs = сколько раз поколение учится на своих играх
cli-help-train-rate = скорость обучения
cli-help-train-decay = как сильно сдерживаются большие веса
cli-help-train-iterations = итераций поиска на каждый выбор; 0: взгляд на каждый выбор в одном мире
cli-help-train-quick = сколько игр на скорую руку добавить первому поколению: они в сто раз быстрее
cli-help-train-each = сколько позиций каждой игры берётся для обучения
cli-help-train-ends = 1: учиться только на позициях, где спрашивают уже другое место, как в конце хода; 0: на каждом вопросе
cli-help-train-blocks = блоки чисел, на которых учится сеть, как в docs/features.md; если не названы — все
cli-help-train-slips = как часто делается произвольный выбор
cli-help-train-margin = какую долю цели составляет разница в очках, а не сама победа
cli-help-train-trace = λ временных разностей; 1 верит только концу
cli-help-train-contest = не больше стольких игр в состязании, которое решает, что оставить
cli-help-train-depth = итераций у тех, кто в нём играет; 0: смотрят на один выбор вперёд
cli-help-train-folder = хранить всё в этой папке и продолжать начатое

cli-game = игра
cli-name = название
cli-seats = игроки
cli-seed = Зерно: { $seed }.
cli-play-hint = Отвечайте номером или нотацией; `help` расскажет больше.
cli-you-are = Вы — { $name }
cli-prompt = Ваш выбор:
cli-curtain = { $name }, садитесь за стол и нажмите Enter.
cli-play-help =
    Номер или нотация: сделать этот выбор
    ?: что сделал бы бот
    card НАЗВАНИЕ: что написано на карте
    undo: отменить свой последний выбор
    why ВЫБОР: почему так нельзя и какое это правило
    rules НОМЕР: прочитать правило, например rules { $example }
    quit: уйти из-за стола
cli-no-such-rule = В игре { $name } нет правила «{ $rule }».
cli-legal = «{ $text }» — разрешено.
cli-left = Игра не доиграна.
cli-recorded = Запись сохранена в файле { $file }.
cli-place = место
cli-player = игрок
cli-score = очки
cli-won = { $count ->
    [one] Победа: { $names }.
   *[other] Общая победа: { $names }.
  }
cli-nobody-won = Победителя нет.
cli-together-won = Все победили вместе: { $score }.
cli-together-lost = Все проиграли вместе: { $score }.
cli-verified = Запись верна: при новой раздаче и игре все выборы ({ $plies }) допустимы и ведут к её результату.
cli-fair-parts = Её зерно составлено из секрета сервера и долей с мест: { $parts } из { $seats }; все соответствуют своим печатям.
cli-fair-unopened = Доля места { $seat } вовремя не открыта; вместо неё засчитана печать.
cli-fair-compare = Кто там сидел, может сравнить печати с показанными перед раздачей; первая — сервера:
cli-fair-seed = Её зерно соответствует приложенному хешу; выбрал его один сервер.
cli-fair-none = В записи не сказано, как выбрано её зерно.
cli-migrated = База данных соответствует этой версии.
cli-moved = Столов перенесено: { $copied }, уже было: { $kept }, больше нет: { $removed }. Ходов { $plies }, с обеих сторон поровну; партий, сыгранных заново по копии: { $replayed }.
cli-ply = Выбор { $ply } из { $plies }
cli-replay-prompt = Enter: вперёд, b: назад, число: перейти, q: выйти.
cli-replay-help = Нажмите Enter, чтобы идти вперёд, или введите b — назад, число — перейти к этому выбору, q — выйти.
cli-no-such-ply = В записи есть выборы от 0 до { $plies }.
cli-simulated = { $name }, { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[other] { $seats } игроков
  }, зерно { $seed }: { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[other] { $games } игр
  } наугад
cli-seat = место
cli-wins = победы
cli-mean-score = очки в среднем
cli-shared-or-none = Общих побед: { $shared }. Без победителя: { $none }.
cli-lengths = Решений за игру: минимум { $least }, медиана { $middle }, максимум { $most }.
cli-speed = За секунду: решений — { $decisions }, игр — { $games } ({ $seconds } с).
engine-compiled = движок скомпилирован
engine-pure = движок на чистом Python
cli-file = Файл { $file } использовать не удалось: { $why }.

refused-cli-lang = Нет языка «{ $value }». Есть такие: { $languages }.
refused-cli-option = «{ $pair }» — не настройка. Пишите ключ=значение.
refused-cli-human = «{ $value }» — не места этого стола. Места — это числа от 0 до { $last } через запятую.
refused-cli-games = Число игр должно быть не меньше 1, а не { $games }.
refused-cli-workers = Число процессов должно быть не меньше 1, а не { $workers }.
refused-cli-rule = В игре { $name } нет правила «{ $asked }».
refused-cli-port = Порт — это число от 0 до 65535, а не { $port }.
refused-cli-extra = Запустить не получится: кое-что не установлено ({ $what }). Установите: pip install "skarb[{ $extra }]"
refused-cli-think-where = Серверы ждут мыслей в PostgreSQL: укажите их базу, --db postgresql://…, вместо { $db }.
refused-cli-network = { $network } — не сеть, такая как 10.0.0.0/8.
refused-cli-migrate-where = Переносят в PostgreSQL: укажите --db postgresql://… вместо { $db }.

refused-no-such-bot = Нет бота { $name }: { $why }.
refused-arena-bots = Для турнира нужны хотя бы два разных бота.
refused-arena-other = В { $folder } уже хранится другой турнир.
refused-train-other = В { $folder } уже хранится другое обучение.

## Анализ

analysis-title = { $name }: как шла игра
analysis-standing = положение
analysis-turning = Переломные моменты
analysis-worst = Худшие выборы
analysis-none = Нет.
analysis-ply = выбор №
analysis-chosen = выбрано
analysis-value = оценка
analysis-better = лучше
analysis-lost = потеряно
analysis-about-standing = Положение оценено с открытыми картами: как было на самом деле, а не как это видели игроки.
analysis-about-worst = Судим по тому, что игрок мог знать. Оценка — от 0 % (проигрыш) до 100 % (победа).
analysis-judged = Судит { $level }; { $choices ->
    [one] { $choices } выбор
    [few] { $choices } выбора
   *[many] { $choices } выборов
  }.
analysis-page = График сохранён в { $file }.

## Арена

train-title = { $name }, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
  }: обучение
train-playing = поколение { $number }
train-generation = Поколение { $number }: перекрёстная энтропия { $loss } (простое правило: { $thumb }), доля в состязании { $share } ({ $low } – { $high }).
train-kept = Оставлено.
train-not-kept = Не оставлено.
train-network = сеть
train-thumb = простое правило
train-share = доля
train-came-true = выиграно
train-step = поколение
train-loss = Перекрёстная энтропия с итогами игр, на которых не учились
train-contests = Доля против последней оставленной сети и её 95-процентный интервал
train-reliability = Названный шанс и как часто он сбывался
train-kept-column = оставлено
arena-title = { $name }, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
  }: арена
arena-about = { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
  } на парных раздачах, зерно «{ $seed }», настройки: { $options }.
arena-standings = Турнирная таблица
arena-duels = Друг против друга
arena-course = Как менялись рейтинги
arena-scores = Набранные очки
arena-bot = бот
arena-against = против
arena-rating = рейтинг
arena-points = очки
arena-games = игры
arena-ms = мс на выбор
arena-ms-99 = 99 %
arena-share = доля
arena-interval = 95 %
arena-by-rating = по рейтингу
arena-mean = среднее
arena-least = минимум
arena-most = максимум
arena-predicted = по рейтингу { $chance }
arena-significant = ● значимо, сколько раз ни смотри.
arena-about-share = Доля очков строки против столбца: за каждую пару их мест 1 тому, кто занял место выше, и по ½ при равенстве. Ниже — 95-процентный интервал, где все игры одной раздачи считаются за одну, и то, что предсказывают рейтинги.
cli-help-game-options = название игры: показать её настройки и их значения
cli-usual = по умолчанию { $value }
cli-hint = { $choice }: шансы { $value } %
cli-typo = Варианта «{ $text }» нет. Может быть, «{ $near }»?
cli-no-choice = Варианта «{ $text }» нет.
cli-no-card = Нет карты «{ $name }».
refused-cli-near-option = У игры { $name } нет настройки «{ $key }». Может быть, { $keys }?
refused-cli-no-option = У игры { $name } нет настройки «{ $key }». Есть такие: { $keys }.
refused-cli-option-value = { $key } не может быть «{ $value }». Можно: { $values }.
