title = Skarb
tagline = { $count ->
    [5] Five
    [6] Six
    [7] Seven
   *[other] Many
 } games at one table
play-now = Play now
play-now-line = { $game } with { $bots ->
    [one] a bot
   *[other] { $bots } bots
 }, { $minutes } minutes
with-friends = With friends
my-games = My games
games = Games
open-tables = Open tables
play-game = Play: { $game }
minutes = { $minutes } min
your-turn = your turn
thinking-short = { $names }: thinking
waiting = waiting for players
finished = finished
left = you left: come back
all-count = all { $count }
fewer = fewer
nobody-yet = Nothing here yet. One touch starts a game.
new-table = New table
game = Game
players = Players
players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
 }
bots = Bots on the empty seats
bots-help = They sit down at once; friends join the other seats by the link.
bots-count = Number of bots
public = Everybody may join
public-help = The table is listed on the home page until it begins.
hot-seat = Everybody on this device
hot-seat-help = The players pass the device on; a curtain hides the cards between turns.
clock = Clock
clock-none = no clock
clock-move = { $seconds } seconds a move
clock-bank = { $minutes } minutes a game
clock-help = When it runs out, a bot makes the move.
options = Options
create = Open the table
start-now = Start at once
cancel = Cancel
none = none
option-free = any
seat-number = seat { $number }
person = You
name = Name
colour = Colour
save = Save
move-device = Another device
move-help = Make a link here and open it on the other device, and you play on there. It works once, within ten minutes. Show it to nobody: whoever opens it can play as you.
move-make = Make a link
move-end = Withdraw it
move-title = Play as { $name } here?
move-count = { $count ->
    [0] { $name } has no games yet.
    [one] { $name } has one game.
   *[other] { $name } has { $count } games.
 }
move-warn = Go on only if you made this link yourself. If somebody sent it to you, that person would see your cards and could play for you.
move-mine = On this device you are { $me } now and have { $count ->
    [one] one game
   *[other] { $count } games
 }.
move-merge = Bring my games along
move-merge-help = All games of { $me } become games of { $name }. This cannot be undone.
move-keep = Keep both names
move-keep-help = The games of { $me } stay as they are, and you can switch back in your profile.
move-both = You sit at one table under both names: the games can be brought together when that game is over.
move-no = No, back
move-own-title = This is you
move-own = Open this link on the other device.
play-as = Play as { $name }
kept-people = Other names on this device
devices = Devices where you are signed in
device-here = this one
device-seen = last used on { $date }
sign-out = Sign out
sign-out-help = If you sign out here and have no other device, nobody can get back to these games.
sign-out-others = Sign out everywhere else
passkey = Passkey
passkey-help = A passkey is kept by your phone, computer or security key. With it you get back to your games from anywhere, even if every device here is signed out. No password, no e-mail.
passkey-make = Make a passkey
passkey-show = I have a passkey
passkey-made = made on { $date }
passkey-drop = Remove
passkey-not = No passkey was used.
language = Language
theme = Theme
theme-auto = auto
theme-light = light
theme-dark = dark
speed = What others do
speed-calm = calmly
speed-quick = quickly
speed-once = at once
answer-lone = Answer for me where there is only one choice
coach = A coach in my first game of each kind
coach-off = No more coaching
no-choice = There is no choice: { $choice }
less-motion = Less motion
to-present = To the present
again = Show again what happened since my last turn
go-on = Go on
gained = this time
sound = Soft sounds
rules = Rules
all-rules = All rules
about = About
upload = Replay a record
seats = Seats
seat-empty = free seat
sit = Sit here
bot = bot
you = you
away = away
asked = is choosing
level = Bot level
level-novice = Novice
level-novice-help = Knows the rules and makes many mistakes. Good for a first game.
level-adept = Adept
level-adept-help = Plays sensibly and makes few plain mistakes.
level-master = Master
level-master-help = Looks far ahead and may think for some seconds.
level-grandmaster = Grandmaster
level-grandmaster-help = Thinks like a master, and has learned from games against itself.
add-bot = Bot
no-bot = Remove
start = Begin
waiting-start = The game begins when the owner of the table says so.
invite = Friends
invite-help = Whoever opens this link can sit down, or watch.
link = Link
copy-link = Copy the link
copied = Copied
back-home = Back
menu = Menu
chat = Chat
message = Message
send = Send
mute = Mute the chat
keys = Keyboard
keys-tab = from one part of the table to the next
keys-arrows = from one thing to the next
keys-enter = choose it
keys-escape = take a touch back; show the present
keys-again = show once more what others did
table = Table
my-cards = My cards
choices = Choices
actions = Actions
undo = Undo
hint = Hint
log = What happened
log-short = Log
list = All choices
choices-count = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
 }
nothing-asked = You are not asked anything now.
thinking = { $count ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
 }
series-send = Confirm: { $count }
series-help = { $max ->
    [one] Touch one
   *[other] Touch up to { $max }, in any order
  }
in-words = Table in words
read-on = Read on
less = Less
touch-next = Touch what is marked; “Undo” takes the touch back
touch-next-here = Now touch what is marked
advised = advised
hint-thinks = A bot is looking at your cards …
hint-is = Advice: { $choice }
hint-how = { $how }: chances about { $value }%
hint-chance = Chances about { $value }%.
hint-only = The only choice
hint-clear = Clearly best
hint-better = A little better than the rest
hint-close = Others are nearly as good
over = The game is over
result = Result
rule = Rule
close = Close
line-lost = No connection, trying again
loading = Setting the table …
no-table = There is no such table.
table-broke = This table could not be drawn; here is a plain one instead.
page-broke = Something went wrong here.
try-again = Try again
home = Home
leave = Leave the table
leave-sure = Really leave? A bot takes over.
sure = Really: { $what }?
seat-token = Token for a bot of your own
curtain = { $name }, it is your turn
curtain-help = Everybody else, please look away.
curtain-open = I am { $name }
rematch = Play again
replay = Replay
place = { $place }.
total = Total
deal-number = Deal { $n }
category = Category
dot-best = A dot marks the best of a row.
chart = Score over time
score-sheet = Score sheet
moment = Choice { $ply } of { $plies }
moment-start = The beginning
view-of = Seen by
spectator = a spectator
to-start = To the beginning
one-back = One back
one-on = One forward
to-end = To the end
play-replay = Play
pause = Pause
replay-speed = Speed
play-on = Play on from here
show-table = Table
show-sheet = Result
download = Download the record
fair = Fair deal
fair-parts = Everybody shuffles together. The server and each player’s page choose a secret number, and at first show only its seal, from which nobody can tell the number. When all seals are on the table the numbers are opened, and together they make the deal. So nobody could choose it, not even the server.
fair-seed = At this older table the server alone chose the deal, and showed a seal of it before the first card. It could not change it later, but nobody else had a part in it.
fair-none = This game began from a record or a position: there was no deal here, so there is nothing to prove.
fair-sealed = The server has sealed its part of the deal.
fair-sealed-too = Sealed by players: { $names }.
fair-sealed-none = No player has sealed a part.
fair-opening = Everybody shuffles: the parts of the deal are being opened…
fair-awaited = Waiting for the parts of: { $names }. After six seconds at most the cards are dealt without them.
fair-server-seal = The server’s seal
fair-not-opened = not opened in time: the seal itself counted
fair-proved = Checked by this page: all seals fit, and your own part is in the deal. Nobody could choose the cards.
fair-without = Checked by this page: all seals fit. But nothing in this deal came from this browser: had the server and all who added something agreed, you could not tell.
fair-heard = The record agrees with itself. But this browser was not there before the deal, so it cannot tell whether these were the seals then.
fair-broken = This does not hold: a seal that was shown before the deal does not fit.
fair-older = Checked by this page: the seed fits the seal that the server showed. You have to believe the server that it was shown in time and chosen by chance.
fair-details = What was checked
fair-check-secret = The server’s secret fits its seal
fair-check-parts = The players’ parts fit their seals
fair-check-terms = They are for this game, these seats and these options
fair-check-seed = Together they make the seed of the record
fair-check-server = The server’s seal is the one that this page saw before the deal
fair-check-promises = The players’ seals are those that this page saw before the deal
fair-check-own = Your own part is in the deal
fair-unknown = unknown
fair-again = That the seed gives these cards anybody can check with the downloaded record: skarb verify.
upload-help = A file that was downloaded from a finished game.
search = Search the rules
rules-english = In English
rules-due = This translation is older than the English statement.
rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
 }
about-skarb = Skarb is a digital table for tabletop games. The code is free under the MIT licence.
about-independent = Skarb is independent: it is not made, supported or approved by the authors or publishers of these games, and uses none of their art or texts. Buy their games, they are worth it.
about-compiled = Version { $version }. The engine is compiled.
about-half-compiled = Version { $version }. The engine runs in pure Python, the bots think in a compiled one; from the next start on everything is compiled.
about-pure = Version { $version }. The engine runs in pure Python.
about-games = The games
about-design = Design and art: { $names }
about-publisher = Published by { $names }
about-icons = Icons
about-icons-text = Some signs come from game-icons.net by { $names } and contributors, under CC BY 3.0.
about-drawings = Dragons, cards, emblems and everything else were drawn for Skarb.
event-undo = { $seat } takes the last choice back.
event-clock = Time is up: a bot chooses for { $seat }.
player-number = Player { $number }
chat-new = Chat: something new
analysis = Analysis
analyse = Judge every choice
analysing = A bot is going through the game; this may take a minute …
analysis-chances = Chances over the game
analysis-choice = Choice { $ply }, { $seat }
analysis-better-was = Better: { $choice }
analysis-lost-was = { $loss }% given away
come-back = Take my seat again
bot-plays = You left: a bot plays your seat
together-won = You won together.
together-lost = You lost together.
option-changed = For { $count ->
    [one] one player
   *[other] { $count } players
 } this was changed: { $option } – { $value }.
option-named = chosen here
alone-won = You won.
alone-lost = You lost.
my-clock = Your time
no-page = There is no page at this address.
bad-link = This link is not valid: personal links of older versions no longer work, or a part of it was lost on the way. Make a new one in your profile, on the device where you play.
with-names = with { $names }
alone = alone
just-now = just now
won = won
lost = lost
drew = a draw
a-record = a record
no-result = unfinished
about-game = What to do with this game
resign = Resign
resign-sure = Really resign? A bot plays on.
delete = Delete from my list
delete-sure = Really delete it from the list?
resign-delete = Resign and delete
resign-delete-sure = Really resign and delete it?
close-table = Close the table
close-table-sure = Really close it for everybody?
stand-up = Stand up
stand-up-sure = Really stand up?
remove-person = Send away
remove-person-sure = Really? They cannot come back.
running-games = Games to watch
watch = being played: watch
start-with-bots = { $count ->
    [one] Begin with a bot
   *[other] Begin with { $count } bots
 }
seats-taken = { $taken } of { $count } seats taken
seats-free = { $count ->
    [one] One seat stays free: a friend sits down by the link.
   *[other] { $count } seats stay free: friends sit down by the link.
 }
steps = First games
table-closed = The owner has closed this table.
percent = { $value }%
hint-why = { $how }: chances about { $value }%; with “{ $other }” about { $less }%
all-hands = all cards open
analysis-was = Chosen: { $choice }
branched = Branched off another game after choice { $ply }

name-smok = Smok
name-iskra = Iskra
name-zhar = Zhar
name-tin = Tin
name-popil = Popil
name-luska = Luska
name-hrim = Hrim
name-vuhlyk = Vuhlyk
# The book, the lessons, the cards
book = Book
book-of = Rule book
book-chapter = Chapter { $number }
book-chapters = chapter { $number } of { $count }
book-short = In 2 minutes
book-all = Everything
book-contents = Contents
book-step = Step { $number }
book-next = Next: { $title }
book-end = To the beginning
book-here = as played here
book-exact = the exact rule
book-print = The whole book, for printing
book-search = Search
book-nothing = Nothing found
step-back = One step back
step-on = One step on
lesson = Lesson
lessons = Lessons
lesson-number = Lesson { $number }
lesson-steps = Steps done: { $done } of { $count }
lesson-learned = Now you know
lesson-next = Next lesson
lesson-play = A real game
lesson-try = Try it at the table
once-more = Again
cards = Cards
cards-all = all
cards-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cards-sift = Filters
card-about = About the card
card-in-book = In book and lessons
aid = Player aid
aid-now = about this question
my-turn = Your turn
lesson-begin = Learn in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
 }
lesson-go-on = Go on: a lesson of { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
 }
lesson-first = The first lesson
play-at-once = Play at once
lesson-of = lesson { $number } of { $count }
lesson-waits = Next in the lessons
learn = Learn
play = Play
learn-game = How to play
