title = Скарб
tagline = П’ять ігор за одним столом
play-now = Грати зараз
play-now-line = { $game }, { $bots ->
    [one] { $bots } бот
    [few] { $bots } боти
   *[other] { $bots } ботів
 }, { $minutes } хвилин
with-friends = З друзями
my-games = Мої ігри
games = Ігри
open-tables = Відкриті столи
play-game = Грати: { $game }
minutes = { $minutes } хв
your-turn = ваш хід
thinking-short = думає { $names }
waiting = чекаємо на гравців
finished = завершено
left = ви пішли: повернутися
all-count = усі { $count }
fewer = менше
nobody-yet = Тут іще порожньо. Один дотик починає гру.
new-table = Новий стіл
game = Гра
players = Гравці
players-count = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[other] { $count } гравців
 }
bots = Боти на вільні місця
bots-help = Вони сідають одразу; друзі займають решту місць за посиланням.
bots-count = Кількість ботів
public = Може приєднатися кожен
public-help = Стіл видно на головній сторінці, доки гра не почалася.
hot-seat = Усі за цим пристроєм
hot-seat-help = Гравці передають пристрій одне одному; між ходами карти ховає завіса.
clock = Годинник
clock-none = без годинника
clock-move = { $seconds } секунд на хід
clock-bank = { $minutes } хвилин на гру
clock-help = Коли час вийде, хід зробить бот.
options = Налаштування
create = Відкрити стіл
start-now = Почати одразу
cancel = Скасувати
none = нічого
option-free = як випаде
seat-number = місце { $number }
person = Ви
name = Ім’я
colour = Колір
save = Зберегти
personal-link = Особисте посилання переносить ваші ігри на інший пристрій. Не показуйте його нікому.
language = Мова
theme = Тема
theme-auto = авто
theme-light = світла
theme-dark = темна
sound = Тихі звуки
rules = Правила
all-rules = Усі правила
about = Про Скарб
upload = Переглянути запис
seats = Місця
seat-empty = вільне місце
sit = Сісти
bot = бот
you = ви
away = не на зв’язку
asked = має обрати
level = Рівень ботів
level-novice = Новачок
level-novice-help = Знає правила й часто помиляється. Добре для першої гри.
level-adept = Знавець
level-adept-help = Грає розсудливо, грубих помилок майже не робить.
level-master = Майстер
level-master-help = Дивиться далеко вперед, може думати кілька секунд.
add-bot = Бот
no-bot = Прибрати
start = Почати
start-help = На вільні місця сядуть боти.
waiting-start = Гра почнеться, коли скаже власник столу.
invite = Друзі
invite-help = Хто відкриє це посилання, зможе сісти за стіл або дивитися.
link = Посилання
copy-link = Скопіювати посилання
copied = Скопійовано
back-home = Назад
menu = Меню
chat = Розмова
message = Повідомлення
send = Надіслати
mute = Вимкнути розмову
table = Стіл
my-cards = Мої карти
choices = Варіанти
actions = Дії
undo = Назад
hint = Порада
log = Перебіг гри
log-short = Журнал
list = Усі варіанти
choices-count = { $count ->
    [one] { $count } варіант
    [few] { $count } варіанти
   *[other] { $count } варіантів
 }
nothing-asked = Зараз вас ні про що не питають.
thinking = { $count ->
    [one] Думає { $names }
   *[other] Думають { $names }
 }
touch-next = Торкніться позначеного; «Назад» скасовує дотик
advised = порада
hint-thinks = Бот дивиться у ваші карти …
hint-is = Порада: { $choice }
hint-how = { $how }, шанси { $value } %
hint-only = Іншого немає
hint-clear = Безперечно найкраще
hint-better = Трохи краще за інше
hint-close = Можна й інакше
over = Гру завершено
result = Підсумок
rule = Правило
close = Закрити
line-lost = Немає зв’язку, пробуємо ще
loading = Накриваємо стіл …
no-table = Такого столу немає.
leave = Залишити стіл
leave-sure = Справді піти? Далі гратиме бот.
sure = Справді: { $what }?
seat-token = Ключ для власного бота
curtain = { $name }, ваш хід
curtain-help = Решта зараз не дивиться.
curtain-open = Я { $name }
rematch = Зіграти ще
replay = Перегляд
place = { $place }-е місце
total = Разом
category = Стаття
dot-best = Крапка позначає найкраще в рядку.
chart = Рахунок протягом гри
score-sheet = Таблиця очок
moment = Вибір { $ply } із { $plies }
moment-start = Початок
view-of = Очима
spectator = глядача
to-start = На початок
one-back = Крок назад
one-on = Крок уперед
to-end = У кінець
play-replay = Показати
pause = Зупинити
speed = Швидкість
play-on = Грати звідси
show-table = Стіл
show-sheet = Підсумок
download = Завантажити запис
fair = Чесна роздача
fair-help = До першого ходу стіл оприлюднив хеш свого зерна. Зерно, яке видно тепер, має дати той самий хеш, а роздача з нього — ті самі карти.
fair-hash = Оприлюднений хеш
fair-seed = Зерно
verify = Перевірити
fair-ok = Роздачу було визначено до першого ходу: зерно й оприлюднений хеш збігаються.
fair-bad = Зерно не відповідає оприлюдненому хешу.
fair-browser = хеш перераховано в цьому браузері
fair-server = роздачу перераховано на сервері
upload-help = Файл, завантажений після завершеної гри.
search = Пошук у правилах
rules-english = Нумеровані правила написано англійською; запитання, відмови й карти говорять вашою мовою.
rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[other] { $count } правил
 }
about-skarb = Скарб — цифровий стіл для п’яти настільних ігор. Код вільний, ліцензія MIT.
about-independent = Скарб незалежний: автори й видавці цих ігор його не створювали, не підтримують і не схвалювали; їхніх малюнків і текстів тут немає. Купуйте їхні ігри, вони того варті.
about-games = Ігри
about-design = Автори й художники: { $names }
about-publisher = Видавець: { $names }
about-icons = Значки
about-icons-text = Частина значків — із game-icons.net; автори: { $names } та інші, ліцензія CC BY 3.0.
about-drawings = Драконів, карти, емблеми й решту намальовано для Скарбу.
event-undo = { $seat } скасовує останній вибір
player-number = Гравець { $number }
chat-new = Розмова: є нове
analysis = Аналіз
analyse = Оцінити кожен вибір
analysing = Бот переглядає гру, це може тривати хвилину …
analysis-chances = Шанси протягом гри
analysis-choice = Вибір { $ply }, { $seat }
analysis-better-was = Краще: { $choice }
analysis-lost-was = втрачено { $loss } %
come-back = Повернутися на своє місце
bot-plays = Ви пішли: за вас грає бот
