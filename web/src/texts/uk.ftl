title = Скарб
tagline = { $count ->
    [5] П’ять
    [6] Шість
    [7] Сім
   *[other] Багато
 } ігор за одним столом
play-now = Грати зараз
play-now-line = { $game }, { $bots ->
    [one] { $bots } бот
    [few] { $bots } боти
   *[other] { $bots } ботів
 }, { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
   *[other] { $minutes } хвилин
 }
with-friends = З друзями
my-games = Мої ігри
games = Ігри
open-tables = Відкриті столи
play-game = Грати: { $game }
minutes = { $minutes } хв
your-turn = ваш хід
thinking-short = хід: { $names }
waiting = чекаємо на гравців
finished = завершено
left = ви пішли: повернутися
all-count = усі { $count }
fewer = згорнути
nobody-yet = Тут іще порожньо. Один дотик — і гра почнеться.
new-table = Новий стіл
game = Гра
players = Гравці
players-count = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[other] { $count } гравців
 }
bots = Боти на вільних місцях
bots-help = Вони сідають одразу; друзі займають решту місць за посиланням.
bots-count = Кількість ботів
public = Може приєднатися кожен
public-help = Стіл видно на головній сторінці, доки гра не почалася.
hot-seat = Усі за цим пристроєм
hot-seat-help = Гравці передають пристрій одне одному; між ходами карти ховає завіса.
clock = Годинник
clock-none = без годинника
clock-move = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунди
   *[other] { $seconds } секунд
 } на хід
clock-bank = { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
   *[other] { $minutes } хвилин
 } на гру
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
move-device = Інший пристрій
move-help = Створіть тут посилання й відкрийте його на іншому пристрої — там і гратимете далі. Воно спрацює один раз, протягом десяти хвилин. Нікому його не показуйте: хто його відкриє, зможе грати за вас.
move-make = Створити посилання
move-end = Скасувати його
move-title = Грати тут як { $name }?
move-count = { $count ->
    [0] { $name }: ігор ще немає.
    [one] { $name }: { $count } гра.
    [few] { $name }: { $count } гри.
   *[other] { $name }: { $count } ігор.
 }
move-warn = Погоджуйтеся, лише якщо це посилання створили ви самі. Якщо вам його хтось надіслав, ця людина бачитиме ваші карти й зможе грати за вас.
move-mine = Зараз на цьому пристрої ви { $me }, і у вас { $count ->
    [one] { $count } гра
    [few] { $count } гри
   *[other] { $count } ігор
 }.
move-merge = Узяти мої ігри із собою
move-merge-help = Усі ігри, де ви { $me }, стануть іграми під іменем { $name }. Скасувати це не можна.
move-keep = Залишити обидва імені
move-keep-help = Ігри, де ви { $me }, залишаться, як були; повернутися до них можна у своєму профілі.
move-both = За одним столом ви сидите під обома іменами: об’єднати ігри можна буде, коли ту гру закінчите.
move-no = Ні, назад
move-own-title = Це ви
move-own = Відкрийте це посилання на іншому пристрої.
play-as = Грати як { $name }
kept-people = Інші імена на цьому пристрої
devices = Де ви ввійшли
device-here = цей пристрій
device-seen = востаннє { $date }
sign-out = Вийти
sign-out-help = Якщо вийти тут, не маючи іншого пристрою, до цих ігор уже ніхто не повернеться.
sign-out-others = Вийти на всіх інших пристроях
passkey = Ключ доступу
passkey-help = Ключ доступу зберігає ваш телефон, комп’ютер або апаратний ключ. З ним ви повернетеся до своїх ігор звідусіль, навіть якщо вийдете на всіх пристроях. Без пароля й пошти.
passkey-make = Створити ключ доступу
passkey-show = У мене є ключ доступу
passkey-made = створено { $date }
passkey-drop = Прибрати
passkey-not = Ключем доступу не скористалися.
language = Мова
theme = Тема
theme-auto = системна
theme-light = світла
theme-dark = темна
speed = Ходи інших
speed-calm = спокійно
speed-quick = швидко
speed-once = одразу
answer-lone = Відповідати за мене, коли вибору немає
coach = Підказувати в моїй першій партії кожної гри
coach-off = Більше не підказувати
no-choice = Вибору немає: { $choice }
less-motion = Менше анімації
to-present = До поточного ходу
again = Показати ще раз, що було після мого ходу
go-on = Далі
gained = цього разу
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
level-grandmaster = Гросмейстер
level-grandmaster-help = Думає, як майстер, а ще вчився на партіях із самим собою.
add-bot = Бот
no-bot = Прибрати
start = Почати
waiting-start = Гра почнеться, коли скаже власник столу.
invite = Друзі
invite-help = Хто відкриє це посилання, зможе сісти за стіл або дивитися.
link = Посилання
copy-link = Скопіювати посилання
copied = Скопійовано
back-home = На головну
menu = Меню
chat = Чат
message = Повідомлення
send = Надіслати
mute = Вимкнути чат
keys = Клавіатура
keys-tab = від однієї частини столу до іншої
keys-arrows = від одного до іншого
keys-enter = обрати
keys-escape = скасувати дотик; показати поточний хід
keys-again = ще раз показати ходи інших
table = Стіл
my-cards = Мої карти
choices = Варіанти
actions = Дії
undo = Скасувати
hint = Порада
log = Перебіг гри
log-short = Перебіг
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
series-send = Підтвердити: { $count }
series-help = { $max ->
    [one] Торкніться чогось одного
   *[other] Торкайтеся в будь-якому порядку, щонайбільше { $max }
  }
in-words = Стіл словами
read-on = Читати далі
less = Згорнути
touch-next = Торкніться позначеного; «Скасувати» знімає дотик
touch-next-here = Тепер торкніться позначеного
advised = порада
hint-thinks = Бот дивиться у ваші карти…
hint-is = Порада: { $choice }
hint-how = { $how }: шанси { $value } %
hint-chance = Шанси — близько { $value } %.
hint-only = Іншого вибору немає
hint-clear = Безперечно найкраще
hint-better = Трохи краще за інше
hint-close = Можна й інакше
over = Гру завершено
result = Підсумок
rule = Правило
close = Закрити
line-lost = Немає зв’язку, пробуємо ще
loading = Накриваємо стіл…
no-table = Такого столу немає.
table-broke = Стіл цієї гри зламався; ось замість нього простий.
page-broke = Тут щось зламалося.
try-again = Спробувати ще раз
home = На головну
leave = Піти з-за столу
leave-sure = Справді піти? Далі гратиме бот.
sure = Справді: { $what }?
seat-token = Ключ для власного бота
curtain = { $name }, ваш хід
curtain-help = Інші зараз не дивляться.
curtain-open = Я — { $name }
rematch = Зіграти ще
replay = Перегляд
place = { $place } місце
total = Разом
deal-number = Роздача { $n }
category = За що
dot-best = Крапка позначає найкраще в рядку.
chart = Рахунок протягом гри
score-sheet = Таблиця очок
moment = Вибір { $ply } із { $plies }
moment-start = Початок
view-of = Хто дивиться
spectator = глядач
to-start = На початок
one-back = Крок назад
one-on = Крок уперед
to-end = У кінець
play-replay = Показати
pause = Зупинити
replay-speed = Швидкість
play-on = Грати звідси
show-table = Стіл
show-sheet = Підсумок
download = Завантажити запис
fair = Чесна роздача
fair-parts = Тасують усі разом. Сервер і сторінка кожного гравця вибирають по таємному числу й спершу показують лише його печатку, з якої числа не дізнатися. Коли всі печатки на столі, числа відкривають, і разом вони визначають роздачу. Тому вибрати її не міг ніхто, навіть сервер.
fair-seed = За цим давнішим столом роздачу вибрав сам сервер і показав її печатку перед першою картою. Змінити її потім він не міг, але більше ніхто до неї не долучився.
fair-none = Ця гра почалася із запису або з позиції: роздачі тут не було, тож і доводити нічого.
fair-sealed = Сервер запечатав свою частку роздачі.
fair-sealed-too = Запечатали гравці: { $names }.
fair-sealed-none = Ніхто з гравців своєї частки не запечатав.
fair-opening = Тасують усі: частки роздачі саме відкриваються…
fair-awaited = Чекаємо на частки гравців: { $names }. Щонайдовше за шість секунд карти роздамо й без них.
fair-server-seal = Печатка сервера
fair-not-opened = вчасно не відкрито: зараховано саму печатку
fair-proved = Перевірила ця сторінка: усі печатки справжні, і ваша частка є в роздачі. Вибрати карти не міг ніхто.
fair-without = Перевірила ця сторінка: усі печатки справжні. Але з цього браузера в роздачі немає нічого: якби сервер змовився з усіма, хто долучився, ви б цього не помітили.
fair-heard = Запис сам собі не суперечить. Але до роздачі цього браузера тут не було, тож чи такими були печатки тоді, він не знає.
fair-broken = Не сходиться: печатка, показана перед роздачею, не підходить.
fair-older = Перевірила ця сторінка: зерно відповідає печатці, яку показав сервер. Що її показано вчасно, а зерно вибрано випадково, лишається повірити серверові.
fair-details = Що перевірено
fair-check-secret = Таємниця сервера відповідає його печатці
fair-check-parts = Частки гравців відповідають їхнім печаткам
fair-check-terms = Вони для цієї гри, цих місць і цих налаштувань
fair-check-seed = Разом вони дають зерно запису
fair-check-server = Печатка сервера та сама, яку ця сторінка бачила перед роздачею
fair-check-promises = Печатки гравців ті самі, які ця сторінка бачила перед роздачею
fair-check-own = Ваша частка є в роздачі
fair-unknown = невідомо
fair-again = Що зерно дає саме ці карти, кожен може перевірити за завантаженим записом: skarb verify.
upload-help = Файл, завантажений після завершеної гри.
search = Пошук у правилах
rules-english = Англійською
rules-due = Переклад старіший за англійський текст правила.
rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[other] { $count } правил
 }
about-skarb = Скарб — цифровий стіл для настільних ігор. Код вільний, ліцензія MIT.
about-independent = Скарб незалежний: автори й видавці цих ігор його не створювали, не підтримують і не схвалювали; їхніх малюнків і текстів тут немає. Купуйте їхні ігри, вони того варті.
about-compiled = Версія { $version }. Рушій скомпільовано.
about-half-compiled = Версія { $version }. Рушій працює на чистому Python, а боти думають у скомпільованому; після наступного запуску скомпільованим буде все.
about-pure = Версія { $version }. Рушій працює на чистому Python.
about-games = Ігри
about-design = Автори й художники: { $names }
about-publisher = Видавець: { $names }
about-icons = Значки
about-icons-text = Частина значків — із game-icons.net; автори: { $names } та інші, ліцензія CC BY 3.0.
about-drawings = Драконів, карти, емблеми й решту намальовано для Скарбу.
event-undo = { $seat } скасовує останній вибір.
event-clock = Час вийшов: за гравця { $seat } обирає бот.
player-number = Гравець { $number }
chat-new = Чат: є нове
analysis = Розбір
analyse = Оцінити кожен вибір
analysing = Бот переглядає гру, це може тривати хвилину…
analysis-chances = Шанси протягом гри
analysis-choice = Вибір { $ply }, { $seat }
analysis-better-was = Краще: { $choice }
analysis-lost-was = втрачено { $loss } %
come-back = Повернутися на своє місце
bot-plays = Ви пішли: за вас грає бот
together-won = Перемогли всі разом.
together-lost = Програли всі разом.
option-changed = Для { $count ->
    [one] { $count } гравця
   *[other] { $count } гравців
 } змінено: { $option } — { $value }.
option-named = вибрати тут
alone-won = Ви виграли.
alone-lost = Ви програли.
my-clock = Ваш час
no-page = За цією адресою нічого немає.
bad-link = Це посилання не діє: особисті посилання старих версій уже не працюють, або його скопійовано не повністю. Створіть нове у своєму профілі на пристрої, де граєте.
with-names = за столом: { $names }
alone = без суперників
just-now = щойно
won = виграш
lost = програш
drew = нічия
a-record = запис гри
no-result = не дограно
about-game = Що зробити з грою
resign = Здатися
resign-sure = Справді здатися? Далі гратиме бот.
delete = Прибрати зі списку
delete-sure = Справді прибрати зі списку?
resign-delete = Здатися й прибрати зі списку
resign-delete-sure = Справді здатися й прибрати?
close-table = Закрити стіл
close-table-sure = Справді закрити для всіх?
stand-up = Встати з-за столу
stand-up-sure = Справді встати?
remove-person = Попросити з-за столу
remove-person-sure = Справді? Повернутися не зможе.
running-games = Ігри, які можна подивитися
watch = триває: дивитися
start-with-bots = { $count ->
    [one] Почати з { $count } ботом
   *[other] Почати з { $count } ботами
 }
seats-taken = зайнято місць: { $taken } із { $count }
seats-free = { $count ->
    [one] { $count } місце лишається вільним: друг сяде за посиланням.
    [few] { $count } місця лишаються вільними: друзі сядуть за посиланням.
   *[other] { $count } місць лишаються вільними: друзі сядуть за посиланням.
 }
steps = Перші ігри
table-closed = Власник закрив цей стіл.
percent = { $value } %
hint-why = { $how }: шанси { $value } %, а якщо «{ $other }» — { $less } %
all-hands = усі карти відкрито
analysis-was = Було: { $choice }
branched = Відгалужено від іншої гри після вибору { $ply }

name-smok = Смок
name-iskra = Іскра
name-zhar = Жар
name-tin = Тінь
name-popil = Попіл
name-luska = Луска
name-hrim = Грім
name-vuhlyk = Вуглик
# The book, the lessons, the cards
book = Книга
book-of = Книга правил
book-chapter = Розділ { $number }
book-chapters = розділ { $number } з { $count }
book-short = За 2 хвилини
book-all = Усе
book-contents = Зміст
book-step = Крок { $number }
book-next = Далі: { $title }
book-end = До початку
book-here = у нас так
book-exact = точне правило
book-print = Уся книга для друку
book-search = Пошук
book-nothing = Нічого не знайдено
step-back = Крок назад
step-on = Крок уперед
lesson = Урок
lessons = Уроки
lesson-number = Урок { $number }
lesson-steps = Зроблено кроків: { $done } з { $count }
lesson-learned = Тепер ви знаєте
lesson-next = Наступний урок
lesson-play = Справжня гра
lesson-try = Спробувати за столом
once-more = Ще раз
cards = Карти
cards-all = усі
cards-found = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
cards-sift = Фільтри
card-about = Про карту
card-in-book = У книзі й уроках
aid = Пам’ятка
aid-now = зараз про це
my-turn = Ваш хід
lesson-begin = Навчитися за { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
   *[other] { $minutes } хвилин
 }
lesson-go-on = Далі: урок на { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
   *[other] { $minutes } хвилин
 }
lesson-first = Перший урок
play-at-once = Грати одразу
lesson-of = урок { $number } з { $count }
lesson-waits = Далі в уроках
learn = Навчитися
play = Грати
learn-game = Як грати
