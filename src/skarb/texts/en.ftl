yes = yes
no = no
choice = { $text }
counted = { $item } ×{ $n }

refused-no-such-game = There is no game called { $name }. The games are: { $games }.
refused-no-such-seat = There is no seat { $seat } at this table.
refused-not-asked = Seat { $seat } is not asked anything now.
refused-bad-seats = This game cannot be played by { $seats }. It is for { $allowed } players.
refused-unknown-option = There is no option called { $key }.
refused-bad-option = The option { $key } cannot be { $value }.
refused-bad-position = This position cannot be read.
refused-undo-nothing = There is nothing to take back.
refused-undo-other-seat = Another player has chosen since: only your own last choice can be taken back.
refused-undo-revealed = Something became known with this choice, so it cannot be taken back.
refused-record-format = This record is of a format that this version cannot read.
refused-record-version = This record of { $name } was played by rules version { $version }, which cannot be replayed here.
refused-record-incomplete = This is not a complete record: { $what }.
refused-record-ply = The record does not fit at ply { $ply }: “{ $choice }”. { $why }
refused-record-result = The record tells another result than its choices lead to.
refused-record-fair = { $what ->
    [terms] The parts of this record’s deal were made for another game, other seats or other options.
    [server] The server’s secret in this record does not fit its seal.
    [part] A part of this record’s deal does not fit its player’s seal.
   *[seed] The seed of this record is not what the parts of its deal make.
}

## The command line

cli-usage = Usage:
cli-arguments = arguments
cli-options = options
cli-commands = commands
cli-bad-arguments = This command line cannot be understood{ $why }. `{ $command } --help` shows how it goes.
cli-help-skarb = A digital table for five tabletop games.
cli-help-help = show this page and leave
cli-help-version = show the version and leave
cli-help-lang = language; by default that of the locale
cli-help-games = list the games
cli-help-play = play a game in the terminal against bots, or several people at one keyboard
cli-help-simulate = play many games at random and count
cli-help-replay = step through a record
cli-help-verify = deal and play a record again, and say what it proves
cli-help-analyse = look at a played game again: turning points and the worst choices
cli-help-rules = print the rules of a game, or one statement
cli-help-arena = let bots play a tournament over paired deals
cli-help-serve = start the server with the page
cli-help-think = think for the servers of a PostgreSQL database, on as many machines as you like
cli-help-migrate = bring a database to this version, or copy a hall from SQLite into PostgreSQL
cli-help-game = id of a game, such as durak
cli-help-seats = number of players
cli-help-seed = the deal: the same seed deals the same game
cli-help-option = an option of the game; may be given several times
cli-help-human = seats that people hold, the others are bots (by default 0)
cli-help-hot-seat = people hold all seats; a curtain falls between them
cli-help-record = write the record of the game to this file
cli-help-games-played = how many games (by default 1000)
cli-help-file = a record as JSON
cli-help-seat = show what this seat saw
cli-help-all = print everything without asking
cli-help-rule = number of a statement or a section, such as DUR-4.3 or 4
cli-help-host = address to listen at
cli-help-port = port to listen at
cli-help-db = file that keeps the tables, or postgresql://user@host/database
cli-help-db-think = the database of the servers: postgresql://user@host/database
cli-help-metrics-from = a network that may read /metrics, such as 10.0.0.0/8; by default only this machine
cli-help-log = how the log is written: sentences, or one JSON object a line
cli-help-workers-serve = processes that think for bots (by default one a core less one)
cli-help-keep-days = forget finished tables older than this many days; without it they are kept for ever
cli-help-from = copy everything out of this file of SQLite; may be done while it is served, and again
cli-help-bot = who plays the other seats
cli-help-bots = a level, or a class of your own as file.py:Class
cli-help-games-at-most = play at most this many games (by default 200)
cli-help-gauntlet = the first bot against each other one, instead of everybody against everybody
cli-help-until-sure = stop when the order is certain
cli-help-workers = processes (by default one a core)
cli-help-ray = play on the Ray cluster at this address
cli-help-level = who judges (by default master)
cli-help-iterations = how often a choice is thought through (by default 200)
cli-help-seed-of-thought = the chance of the judge: the same seed judges the same
cli-help-html = write the chart to this file
cli-help-folder = keep games and report in this folder, and go on with them
cli-help-train = let a game learn by playing against itself
cli-help-generations = until there are so many generations (by default 10)
cli-help-train-games = games of a generation
cli-help-train-units = hidden units of each layer, as 64 or 64,32
cli-help-train-epochs = how often a generation learns from its games
cli-help-train-rate = the pace of learning
cli-help-train-decay = how strongly large weights are held down
cli-help-train-iterations = iterations of a search for each choice; 0: a look at each choice in one world
cli-help-train-quick = quick games that the first generation learns from as well: a hundred times as fast
cli-help-train-each = positions of each game that are learned from
cli-help-train-ends = 1: learn only from where another seat comes to be asked, as at the end of a turn; 0: from every question
cli-help-train-blocks = blocks of numbers that are learned from, as in docs/features.md; all if none is named
cli-help-train-slips = how often any choice is made
cli-help-train-margin = how much of the goal is by how much, instead of whether
cli-help-train-trace = λ of temporal differences; 1 believes the end alone
cli-help-train-contest = games at most of the contest that decides what is kept
cli-help-train-depth = iterations of those who play that contest; 0: they look one choice ahead
cli-help-train-folder = keep everything in this folder, and go on with it

cli-game = game
cli-name = name
cli-seats = players
cli-seed = The seed is { $seed }.
cli-play-hint = Answer with a number or the notation; `help` tells more.
cli-you-are = You are { $name }
cli-prompt = Your choice:
cli-curtain = { $name }, take your seat and press Enter.
cli-play-help =
    A number or the notation: make that choice
    ?: what a bot would do
    card NAME: what a card says
    undo: take back your last choice
    why CHOICE: why something is not allowed, and the rule
    rules ID: read a rule, such as rules { $example }
    quit: leave the table
cli-no-such-rule = There is no rule “{ $rule }” in { $name }.
cli-legal = “{ $text }” is allowed.
cli-left = The game was left before its end.
cli-recorded = The record is in { $file }.
cli-place = place
cli-player = player
cli-score = score
cli-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
  }
cli-nobody-won = Nobody wins.
cli-together-won = All win together: { $score }.
cli-together-lost = All lose together: { $score }.
cli-verified = The record holds: dealt and played again, its { $plies } choices are all legal and lead to its result.
cli-fair-parts = Its seed is made of the server’s secret and of parts from { $parts } of { $seats } seats; all of them fit their seals.
cli-fair-unopened = The part of seat { $seat } was not opened in time; its seal counted instead.
cli-fair-compare = Whoever sat there can compare the seals with those shown before the deal, the server’s first:
cli-fair-seed = Its seed fits the hash beside it; the server chose it alone.
cli-fair-none = Nothing in it tells how its seed was chosen.
cli-migrated = The database is at what this version knows.
cli-moved = Copied { $copied } tables, { $kept } had been there already, { $removed } are no longer. Counted { $plies } choices, the same on both sides; { $replayed } games were played again from the copy.
cli-ply = Choice { $ply } of { $plies }
cli-replay-prompt = Enter: forward, b: back, number: go there, q: quit.
cli-replay-help = Press Enter to go forward, or type b to go back, a number to go to that choice, q to leave.
cli-no-such-ply = The record has choices 0 to { $plies }.
cli-simulated = { $name }, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
  }, seed { $seed }: { $games ->
    [one] { $games } game
   *[other] { $games } games
  } of random play
cli-seat = seat
cli-wins = wins
cli-mean-score = mean score
cli-shared-or-none = Shared victories: { $shared }. Without a winner: { $none }.
cli-lengths = Decisions in a game: least { $least }, median { $middle }, most { $most }.
cli-speed = { $decisions } decisions and { $games } games a second ({ $seconds } s).
engine-compiled = compiled engine
engine-pure = engine in pure Python
cli-file = The file { $file } cannot be used: { $why }.

refused-cli-lang = There is no language “{ $value }”. The languages are: { $languages }.
refused-cli-option = “{ $pair }” is not an option. Write it as key=value.
refused-cli-human = “{ $value }” are not seats of this table. Seats are numbers from 0 to { $last }, with commas between.
refused-cli-games = The number of games must be at least 1, not { $games }.
refused-cli-workers = The number of processes must be at least 1, not { $workers }.
refused-cli-rule = There is no rule “{ $asked }” in { $name }.
refused-cli-port = A port is a number from 0 to 65535, not { $port }.
refused-cli-extra = This cannot start, because something is not installed ({ $what }). Install it with: pip install "skarb[{ $extra }]"
refused-cli-think-where = Thinkers and servers meet in PostgreSQL: name the servers’ database with --db postgresql://… instead of { $db }.
refused-cli-network = { $network } is no network, such as 10.0.0.0/8.
refused-cli-migrate-where = A hall is copied into PostgreSQL: name it with --db postgresql://… instead of { $db }.

refused-no-such-bot = There is no bot { $name }: { $why }.
refused-arena-bots = A contest needs at least two different bots.
refused-arena-other = { $folder } already holds another contest.
refused-train-other = { $folder } already holds another training.

## Analysis

analysis-title = { $name }: what was played
analysis-standing = standing
analysis-turning = Turning points
analysis-worst = Worst choices
analysis-none = None.
analysis-ply = choice no.
analysis-chosen = chosen
analysis-value = value
analysis-better = better
analysis-lost = given away
analysis-about-standing = The standing is an estimate with all cards open: how it was, not what anybody knew.
analysis-about-worst = Judged by what the player could know. The value is from 0% (lost) to 100% (won).
analysis-judged = Judged by { $level }; { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
  }.
analysis-page = The chart is in { $file }.

## Arena

train-title = { $name }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }: training
train-playing = generation { $number }
train-generation = Generation { $number }: cross entropy { $loss } (rule of thumb: { $thumb }), { $share } of the contest ({ $low } – { $high }).
train-kept = Kept.
train-not-kept = Not kept.
train-network = network
train-thumb = rule of thumb
train-share = share
train-came-true = won
train-step = generation
train-loss = Cross entropy with the results of games not learned from
train-contests = Share against the last network that was kept, with its 95% interval
train-reliability = Chance given, and how often it came true
train-kept-column = kept
arena-title = { $name }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }: arena
arena-about = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } in paired deals, seed “{ $seed }”, options: { $options }.
arena-standings = Standings
arena-duels = Against each other
arena-course = How the ratings came about
arena-scores = Scores
arena-bot = bot
arena-against = against
arena-rating = rating
arena-points = points
arena-games = games
arena-ms = ms a choice
arena-ms-99 = 99%
arena-share = share
arena-interval = 95%
arena-by-rating = by rating
arena-mean = mean
arena-least = least
arena-most = most
arena-predicted = by rating { $chance }
arena-significant = ● significant, however often one looks.
arena-about-share = The row’s share of points against the column: for every two of their seats 1 for the better place and ½ for level. Below it the 95% interval, where all games of a deal count as one, and what the ratings predict.
cli-help-game-options = id of a game: its options with their values
cli-usual = default: { $value }
cli-hint = { $choice }: chances about { $value }%
cli-typo = “{ $text }” is none of the choices. Did you mean “{ $near }”?
cli-no-choice = “{ $text }” is none of the choices.
cli-no-card = There is no card called “{ $name }”.
refused-cli-near-option = { $name } has no option “{ $key }”. Did you mean { $keys }?
refused-cli-no-option = { $name } has no option “{ $key }”. There are: { $keys }.
refused-cli-option-value = { $key } cannot be “{ $value }”, but one of: { $values }.
