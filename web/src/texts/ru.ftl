title = Скарб
tagline = { $count ->
    [5] Пять
    [6] Шесть
    [7] Семь
   *[other] Много
 } игр за одним столом
play-now = Играть сейчас
play-now-line = { $game }, { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
   *[other] { $bots } ботов
 }, { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[other] { $minutes } минут
 }
with-friends = С друзьями
my-games = Мои игры
games = Игры
open-tables = Открытые столы
play-game = Играть: { $game }
minutes = { $minutes } мин
your-turn = ваш ход
thinking-short = думает: { $names }
waiting = ждём игроков
finished = завершена
left = вы ушли; вернуться
all-count = все { $count }
fewer = свернуть
nobody-yet = Здесь пока пусто. Одно касание — и игра начнётся.
new-table = Новый стол
game = Игра
players = Игроки
players-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
 }
bots = Боты на свободные места
bots-help = Они садятся сразу; друзья занимают остальные места по ссылке.
bots-count = Число ботов
public = Присоединиться может любой
public-help = Стол виден на главной странице, пока игра не началась.
hot-seat = Все за этим устройством
hot-seat-help = Игроки передают устройство друг другу; между ходами карты скрывает занавес.
clock = Часы
clock-none = без часов
clock-move = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
 } на ход
clock-bank = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[other] { $minutes } минут
 } на игру
clock-help = Когда время выйдет, ход сделает бот.
options = Настройки
create = Открыть стол
start-now = Начать сразу
cancel = Отмена
none = ничего
option-free = как выпадет
seat-number = место { $number }
person = Вы
name = Имя
colour = Цвет
save = Сохранить
move-device = Другое устройство
move-help = Создайте здесь ссылку и откройте её на другом устройстве — там и будете играть дальше. Она сработает один раз, в течение десяти минут. Никому её не показывайте: кто её откроет, сможет играть за вас.
move-make = Создать ссылку
move-end = Отменить её
move-title = Играть здесь как { $name }?
move-count = { $count ->
    [0] { $name }: игр пока нет.
    [one] { $name }: { $count } игра.
    [few] { $name }: { $count } игры.
   *[other] { $name }: { $count } игр.
 }
move-warn = Соглашайтесь, только если эту ссылку создали вы сами. Если вам её кто-то прислал, этот человек увидит ваши карты и сможет играть за вас.
move-mine = Сейчас на этом устройстве вы { $me }, и у вас { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[other] { $count } игр
 }.
move-merge = Взять мои игры с собой
move-merge-help = Все игры, где вы { $me }, станут играми под именем { $name }. Отменить это нельзя.
move-keep = Оставить оба имени
move-keep-help = Игры, где вы { $me }, останутся как были; вернуться к ним можно в своём профиле.
move-both = За одним столом вы сидите под обоими именами: объединить игры можно будет, когда та игра закончится.
move-no = Нет, назад
move-own-title = Это вы
move-own = Откройте эту ссылку на другом устройстве.
play-as = Играть как { $name }
kept-people = Другие имена на этом устройстве
devices = Где вы вошли
device-here = это устройство
device-seen = последний раз { $date }
sign-out = Выйти
sign-out-help = Если выйти здесь, не имея другого устройства, к этим играм уже никто не вернётся.
sign-out-others = Выйти на всех других устройствах
passkey = Ключ доступа
passkey-help = Ключ доступа хранит ваш телефон, компьютер или аппаратный ключ. С ним вы вернётесь к своим играм откуда угодно, даже если выйдете на всех устройствах. Без пароля и почты.
passkey-make = Создать ключ доступа
passkey-show = У меня есть ключ доступа
passkey-made = создан { $date }
passkey-drop = Убрать
passkey-not = Ключом доступа не воспользовались.
language = Язык
theme = Тема
theme-auto = авто
theme-light = светлая
theme-dark = тёмная
speed = Ходы других
speed-calm = спокойно
speed-quick = быстро
speed-once = сразу
answer-lone = Отвечать за меня, когда выбора нет
coach = Подсказывать в моей первой партии каждой игры
coach-off = Больше не подсказывать
no-choice = Выбора нет: { $choice }
less-motion = Меньше анимации
to-present = К текущему ходу
again = Показать ещё раз, что было после моего хода
go-on = Дальше
gained = в этот раз
sound = Тихие звуки
rules = Правила
all-rules = Все правила
about = О Скарбе
upload = Посмотреть запись
seats = Места
seat-empty = свободное место
sit = Сесть
bot = бот
you = вы
away = нет на связи
asked = выбирает
level = Уровень ботов
level-novice = Новичок
level-novice-help = Знает правила, но часто ошибается. Хорош для первой игры.
level-adept = Знаток
level-adept-help = Играет рассудительно, грубых ошибок почти не делает.
level-master = Мастер
level-master-help = Смотрит далеко вперёд, может думать по несколько секунд.
level-grandmaster = Гроссмейстер
level-grandmaster-help = Думает, как мастер, и к тому же учился на играх с самим собой.
add-bot = Бот
no-bot = Убрать
start = Начать
waiting-start = Игра начнётся, когда решит хозяин стола.
invite = Друзья
invite-help = Кто откроет эту ссылку, сможет сесть за стол или смотреть.
link = Ссылка
copy-link = Скопировать ссылку
copied = Скопировано
back-home = На главную
menu = Меню
chat = Чат
message = Сообщение
send = Отправить
mute = Отключить чат
keys = Клавиатура
keys-tab = от одной части стола к другой
keys-arrows = от одного к другому
keys-enter = выбрать
keys-escape = снять касание; показать текущий ход
keys-again = ещё раз показать ходы других
table = Стол
my-cards = Мои карты
choices = Варианты
actions = Действия
undo = Отменить
hint = Совет
log = Журнал игры
log-short = Журнал
list = Все варианты
choices-count = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[other] { $count } вариантов
 }
nothing-asked = Сейчас вас ни о чём не спрашивают.
thinking = { $count ->
    [one] Думает { $names }
   *[other] Думают { $names }
 }
series-send = Подтвердить: { $count }
series-help = { $max ->
    [one] Коснитесь чего-нибудь одного
   *[other] Касайтесь в любом порядке, не больше { $max }
  }
in-words = Стол словами
read-on = Читать дальше
less = Свернуть
touch-next = Коснитесь отмеченного; «Отменить» снимет касание
touch-next-here = Теперь коснитесь отмеченного
advised = совет
hint-thinks = Бот смотрит в ваши карты…
hint-is = Совет: { $choice }
hint-how = { $how }: шансы { $value } %
hint-chance = Шансы — около { $value } %.
hint-only = Единственный вариант
hint-clear = Явно лучший вариант
hint-better = Немного лучше остальных
hint-close = Другие почти не хуже
over = Игра завершена
result = Итог
rule = Правило
close = Закрыть
line-lost = Нет связи, пробуем ещё раз
loading = Накрываем стол…
no-table = Такого стола нет.
table-broke = Стол этой игры сломался; вот вместо него упрощённый.
page-broke = Здесь что-то сломалось.
try-again = Попробовать ещё раз
home = На главную
leave = Уйти из-за стола
leave-sure = Точно уйти? За вас доиграет бот.
sure = Точно: { $what }?
seat-token = Ключ для своего бота
curtain = { $name }, ваш ход
curtain-help = Остальные сейчас не смотрят.
curtain-open = Я — { $name }
rematch = Сыграть ещё
replay = Просмотр
place = { $place }-е место
total = Всего
deal-number = Раздача { $n }
category = Категория
dot-best = Точкой отмечено лучшее в строке.
chart = Счёт по ходу игры
score-sheet = Таблица очков
moment = Выбор { $ply } из { $plies }
moment-start = Начало
view-of = Чьими глазами
spectator = зритель
to-start = В начало
one-back = Шаг назад
one-on = Шаг вперёд
to-end = В конец
play-replay = Воспроизвести
pause = Пауза
replay-speed = Скорость
play-on = Играть отсюда
show-table = Стол
show-sheet = Итог
download = Скачать запись
fair = Честная раздача
fair-parts = Тасуют все вместе. Сервер и страница каждого игрока выбирают по секретному числу и сначала показывают только его печать, по которой числа не узнать. Когда все печати на столе, числа открывают, и вместе они определяют раздачу. Поэтому выбрать её не мог никто, даже сервер.
fair-seed = За этим более старым столом раздачу выбрал сам сервер и показал её печать перед первой картой. Изменить её потом он не мог, но больше никто в ней не участвовал.
fair-none = Эта игра началась с записи или с позиции: раздачи здесь не было, так что и доказывать нечего.
fair-sealed = Сервер запечатал свою долю раздачи.
fair-sealed-too = Запечатали игроки: { $names }.
fair-sealed-none = Никто из игроков своей доли не запечатал.
fair-opening = Тасуют все: доли раздачи как раз открываются…
fair-awaited = Ждём доли игроков: { $names }. Самое большее через шесть секунд карты раздадим и без них.
fair-server-seal = Печать сервера
fair-not-opened = вовремя не открыто: засчитана сама печать
fair-proved = Проверила эта страница: все печати подлинные, и ваша доля есть в раздаче. Выбрать карты не мог никто.
fair-without = Проверила эта страница: все печати подлинные. Но из этого браузера в раздаче нет ничего: если бы сервер сговорился со всеми участниками, вы бы этого не заметили.
fair-heard = Запись сама себе не противоречит. Но до раздачи этого браузера здесь не было, так что такими ли были печати тогда, он не знает.
fair-broken = Не сходится: печать, показанная перед раздачей, не подходит.
fair-older = Проверила эта страница: зерно соответствует печати, которую показал сервер. Что её показали вовремя, а зерно выбрано случайно, остаётся поверить серверу.
fair-details = Что проверено
fair-check-secret = Секрет сервера соответствует его печати
fair-check-parts = Доли игроков соответствуют их печатям
fair-check-terms = Они для этой игры, этих мест и этих настроек
fair-check-seed = Вместе они дают зерно записи
fair-check-server = Печать сервера та же, которую эта страница видела перед раздачей
fair-check-promises = Печати игроков те же, которые эта страница видела перед раздачей
fair-check-own = Ваша доля есть в раздаче
fair-unknown = неизвестно
fair-again = Что зерно даёт именно эти карты, каждый может проверить по скачанной записи: skarb verify.
upload-help = Файл, скачанный после завершённой игры.
search = Поиск по правилам
rules-english = По-английски
rules-due = Перевод старше английского текста этого правила.
rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[other] { $count } правил
 }
about-skarb = Скарб — цифровой стол для настольных игр. Код свободный, лицензия MIT.
about-independent = Скарб независим: авторы и издатели этих игр его не создавали, не поддерживают и не одобряли; их рисунков и текстов здесь нет. Покупайте их игры, они того стоят.
about-compiled = Версия { $version }. Движок скомпилирован.
about-half-compiled = Версия { $version }. Движок работает на чистом Python, а боты думают в скомпилированном; после следующего запуска скомпилированным будет всё.
about-pure = Версия { $version }. Движок работает на чистом Python.
about-games = Игры
about-design = Авторы и художники: { $names }
about-publisher = Издатель: { $names }
about-icons = Значки
about-icons-text = Часть значков — с game-icons.net; авторы: { $names } и другие, лицензия CC BY 3.0.
about-drawings = Драконы, карты, эмблемы и всё остальное нарисовано для Скарба.
event-undo = { $seat } отменяет последний выбор.
event-clock = Время вышло: за игрока { $seat } выбирает бот.
player-number = Игрок { $number }
chat-new = Чат: есть новое
analysis = Анализ
analyse = Оценить каждый выбор
analysing = Бот просматривает игру, это может занять минуту…
analysis-chances = Шансы по ходу игры
analysis-choice = Выбор { $ply }, { $seat }
analysis-better-was = Лучше: { $choice }
analysis-lost-was = потеряно { $loss } %
come-back = Вернуться на своё место
bot-plays = Вы ушли: за вас играет бот
together-won = Победили все вместе.
together-lost = Проиграли все вместе.
option-changed = Для { $count ->
    [one] { $count } игрока
   *[other] { $count } игроков
 } изменено: { $option } — { $value }.
option-named = выбрать здесь
alone-won = Вы выиграли.
alone-lost = Вы проиграли.
my-clock = Ваше время
no-page = По этому адресу ничего нет.
bad-link = Эта ссылка не действует: личные ссылки старых версий больше не работают, или она скопирована не полностью. Создайте новую в своём профиле на устройстве, где вы играете.
with-names = за столом: { $names }
alone = без соперников
just-now = только что
won = победа
lost = проигрыш
drew = ничья
a-record = запись игры
no-result = не доиграна
about-game = Что сделать с игрой
resign = Сдаться
resign-sure = Точно сдаться? За вас доиграет бот.
delete = Убрать из списка
delete-sure = Точно убрать из списка?
resign-delete = Сдаться и убрать из списка
resign-delete-sure = Точно сдаться и убрать?
close-table = Закрыть стол
close-table-sure = Точно закрыть для всех?
stand-up = Встать из-за стола
stand-up-sure = Точно встать?
remove-person = Попросить из-за стола
remove-person-sure = Точно? Вернуться не получится.
running-games = Игры, которые можно посмотреть
watch = идёт: смотреть
start-with-bots = { $count ->
    [one] Начать с { $count } ботом
   *[other] Начать с { $count } ботами
 }
seats-taken = занято мест: { $taken } из { $count }
seats-free = { $count ->
    [one] { $count } место остаётся свободным: друг сядет по ссылке.
    [few] { $count } места остаются свободными: друзья сядут по ссылке.
   *[other] { $count } мест остаются свободными: друзья сядут по ссылке.
 }
steps = Первые игры
table-closed = Хозяин закрыл этот стол.
percent = { $value } %
hint-why = { $how }: шансы { $value } %, а если «{ $other }» — { $less } %
all-hands = все карты открыты
analysis-was = Было: { $choice }
branched = Ответвление от другой игры после выбора { $ply }

name-smok = Смок
name-iskra = Искра
name-zhar = Жар
name-tin = Тень
name-popil = Пепел
name-luska = Чешуя
name-hrim = Гром
name-vuhlyk = Уголёк
# The book, the lessons, the cards
book = Книга
book-of = Книга правил
book-chapter = Глава { $number }
book-chapters = глава { $number } из { $count }
book-short = За 2 минуты
book-all = Всё
book-contents = Содержание
book-step = Шаг { $number }
book-next = Дальше: { $title }
book-end = К началу
book-here = у нас так
book-exact = точное правило
book-print = Вся книга для печати
book-search = Поиск
book-nothing = Ничего не найдено
step-back = Шаг назад
step-on = Шаг вперёд
lesson = Урок
lessons = Уроки
lesson-number = Урок { $number }
lesson-steps = Сделано шагов: { $done } из { $count }
lesson-learned = Теперь вы знаете
lesson-next = Следующий урок
lesson-play = Настоящая игра
lesson-try = Попробовать за столом
once-more = Ещё раз
cards = Карты
cards-all = все
cards-found = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
cards-sift = Фильтры
card-about = О карте
card-in-book = В книге и уроках
aid = Памятка
aid-now = сейчас об этом
my-turn = Ваш ход
lesson-begin = Научиться за { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[other] { $minutes } минут
 }
lesson-go-on = Дальше: урок на { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[other] { $minutes } минут
 }
lesson-first = Первый урок
play-at-once = Играть сразу
lesson-of = урок { $number } из { $count }
lesson-waits = Дальше в уроках
learn = Научиться
play = Играть
learn-game = Как играть
