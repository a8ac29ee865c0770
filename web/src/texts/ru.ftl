title = Скарб
tagline = Пять игр за одним столом
play-now = Играть сейчас
play-now-line = { $game }, { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
   *[other] { $bots } ботов
 }, { $minutes } минут
with-friends = С друзьями
my-games = Мои игры
games = Игры
open-tables = Открытые столы
play-game = Играть: { $game }
minutes = { $minutes } мин
your-turn = ваш ход
thinking-short = думает { $names }
waiting = ждём игроков
finished = завершена
left = вы ушли: вернуться
all-count = все { $count }
fewer = меньше
nobody-yet = Здесь пока пусто. Одно касание начинает игру.
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
public = Может присоединиться любой
public-help = Стол виден на главной странице, пока игра не началась.
hot-seat = Все за этим устройством
hot-seat-help = Игроки передают устройство друг другу; между ходами карты скрывает занавес.
clock = Часы
clock-none = без часов
clock-move = { $seconds } секунд на ход
clock-bank = { $minutes } минут на игру
clock-help = Когда время выйдет, ход сделает бот.
options = Настройки
create = Открыть стол
start-now = Начать сразу
cancel = Отменить
none = ничего
option-free = как выпадет
seat-number = место { $number }
person = Вы
name = Имя
colour = Цвет
save = Сохранить
personal-link = Личная ссылка переносит ваши игры на другое устройство. Не показывайте её никому.
language = Язык
theme = Тема
theme-auto = авто
theme-light = светлая
theme-dark = тёмная
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
asked = должен выбрать
level = Уровень ботов
level-novice = Новичок
level-novice-help = Знает правила и часто ошибается. Хорошо для первой игры.
level-adept = Знаток
level-adept-help = Играет рассудительно, грубых ошибок почти не делает.
level-master = Мастер
level-master-help = Смотрит далеко вперёд, может думать несколько секунд.
add-bot = Бот
no-bot = Убрать
start = Начать
start-help = На свободные места сядут боты.
waiting-start = Игра начнётся, когда скажет хозяин стола.
invite = Друзья
invite-help = Кто откроет эту ссылку, сможет сесть за стол или смотреть.
link = Ссылка
copy-link = Скопировать ссылку
copied = Скопировано
back-home = Назад
menu = Меню
chat = Разговор
message = Сообщение
send = Отправить
mute = Отключить разговор
table = Стол
my-cards = Мои карты
choices = Варианты
actions = Действия
undo = Назад
hint = Совет
log = Ход игры
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
touch-next = Коснитесь отмеченного; «Назад» отменяет касание
advised = совет
hint-thinks = Бот смотрит в ваши карты …
hint-is = Совет: { $choice }
hint-how = { $how }, шансы { $value } %
hint-only = Другого нет
hint-clear = Однозначно лучшее
hint-better = Немного лучше остального
hint-close = Можно и иначе
over = Игра завершена
result = Итог
rule = Правило
close = Закрыть
line-lost = Нет связи, пробуем ещё
loading = Накрываем стол …
no-table = Такого стола нет.
leave = Покинуть стол
leave-sure = Точно уйти? Дальше сыграет бот.
sure = Точно: { $what }?
seat-token = Ключ для своего бота
curtain = { $name }, ваш ход
curtain-help = Остальные сейчас не смотрят.
curtain-open = Я { $name }
rematch = Сыграть ещё
replay = Просмотр
place = { $place }-е место
total = Всего
category = Статья
dot-best = Точка отмечает лучшее в строке.
chart = Счёт по ходу игры
score-sheet = Таблица очков
moment = Выбор { $ply } из { $plies }
moment-start = Начало
view-of = Глазами
spectator = зрителя
to-start = В начало
one-back = Шаг назад
one-on = Шаг вперёд
to-end = В конец
play-replay = Показать
pause = Остановить
speed = Скорость
play-on = Играть отсюда
show-table = Стол
show-sheet = Итог
download = Скачать запись
fair = Честная раздача
fair-help = До первого хода стол опубликовал хеш своего зерна. Зерно, которое видно теперь, должно дать тот же хеш, а раздача из него — те же карты.
fair-hash = Опубликованный хеш
fair-seed = Зерно
verify = Проверить
fair-ok = Раздача была определена до первого хода: зерно и опубликованный хеш совпадают.
fair-bad = Зерно не подходит к опубликованному хешу.
fair-browser = хеш пересчитан в этом браузере
fair-server = раздача пересчитана на сервере
upload-help = Файл, скачанный после завершённой игры.
search = Поиск по правилам
rules-english = Нумерованные правила написаны по-английски; вопросы, отказы и карты говорят на вашем языке.
rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[other] { $count } правил
 }
about-skarb = Скарб — цифровой стол для пяти настольных игр. Код свободный, лицензия MIT.
about-independent = Скарб независим: авторы и издатели этих игр его не создавали, не поддерживают и не одобряли; их рисунков и текстов здесь нет. Покупайте их игры, они того стоят.
about-games = Игры
about-design = Авторы и художники: { $names }
about-publisher = Издатель: { $names }
about-icons = Значки
about-icons-text = Часть значков — с game-icons.net; авторы: { $names } и другие, лицензия CC BY 3.0.
about-drawings = Драконы, карты, эмблемы и всё остальное нарисовано для Скарба.
event-undo = { $seat } отменяет последний выбор
player-number = Игрок { $number }
chat-new = Разговор: есть новое
analysis = Анализ
analyse = Оценить каждый выбор
analysing = Бот просматривает игру, это может занять минуту …
analysis-chances = Шансы по ходу игры
analysis-choice = Выбор { $ply }, { $seat }
analysis-better-was = Лучше: { $choice }
analysis-lost-was = потеряно { $loss } %
come-back = Вернуться на своё место
bot-plays = Вы ушли: за вас играет бот
