# The terminal: screens, commands and their errors.

# The help: plain lines without arguments, read at every start without the Fluent runtime.
cli-help = Four ninja tabletop games, in the browser and in the terminal. Without a command, a menu opens.
cli-help-play = Play a game, against bots and with friends at one machine.
cli-help-games = List the games, their players and options.
cli-help-rules = Read the rules of a game, a chapter of them or a single clause.
cli-help-sim = Let bots play many games and summarise the results.
cli-help-replay = Step through the record of a game.
cli-help-review = Judge every decision of a finished game by what its seat could know.
cli-help-verify = Check the actions, the result and the shuffle of a record.
cli-help-help = Show this help and exit.
cli-help-version = Show the version and exit.
cli-help-word-usage = Usage
cli-help-word-arguments = Arguments
cli-help-word-options = Options
cli-help-word-commands = Commands
cli-help-word-default = default
cli-help-word-required = required
cli-help-language = The language: en, it, es, fr or de.
cli-help-game = The id of a game, as listed by uguisu games.
cli-help-clause = A clause such as WOC-12, or the heading of a chapter.
cli-help-file = A record of a game; - reads standard input.
cli-help-seats = How many players, bots included.
cli-help-seed = Equal seeds and equal moves give equal games; random if left out.
cli-help-option = An option of the game; may be repeated.
cli-help-bot = The bots on the free seats: a rank such as genin, or a program such as ./mybot; may be repeated.
cli-help-people = How many people sit at this machine, or their names with commas between them.
cli-help-resume = Continue the game that was interrupted last.
cli-help-play-cores = Cores for a searching bot; all by default.
cli-help-seat = The seat whose view is shown; a spectator's by default.
cli-help-replay-json = Print every position as that observer saw it, one JSON object per line.
cli-help-replay-text = Print the log.
cli-help-sim-games = How many games.
cli-help-sim-seed = Equal seeds give equal games.
cli-help-sim-bot = A bot, seat by seat: a rank, a program ./mybot, or module:Class. Different bots rotate through the seats.
cli-help-sim-json = Print one JSON object instead of tables.
cli-help-sim-no-timing = Leave out timings, so that the output depends only on the seed.
cli-help-strict = Fail if any bot failed, because forfeited games distort the result.
cli-help-sim-out = Write the games into this Parquet file, for pandas and Arrow: a row for every game, with its record.
cli-help-sim-decisions = With --out: a row for every decision instead, with observation, legal actions, action and result.

# Mistakes on the command line, one sentence each. `found` tells whether `near` was meant.
cli-no-command = { $found ->
    [yes] There is no command { $command }; did you mean { $near }?
   *[no] There is no command { $command }; try { $help }.
}
cli-no-flag = { $found ->
    [yes] There is no option { $flag }; did you mean { $near }?
   *[no] There is no option { $flag }; try --help.
}
cli-no-game = { $found ->
    [yes] There is no game { $game }; did you mean { $near }?
   *[no] There is no game { $game }; there are { $known }.
}
cli-no-clause = { $found ->
    [yes] The rules of { $game } have no { $clause }; did you mean { $near }?
   *[no] The rules of { $game } have no { $clause }.
}
cli-no-language = There is no language { $language }; there are { $known }.
cli-missing = { $name } is missing; try --help.
cli-needs-value = { $flag } needs a value.
cli-no-number = { $flag } needs a whole number.
cli-processes = { $value } processes cannot serve together: from 1 to { $most }.
cli-too-many = Too many arguments; try { $command } --help.
cli-no-rulebook = The rules of { $game } are not installed.
cli-no-seats = { $game } is for { $low } to { $high } players, not { $seats }.
cli-no-option = { $game } has no option { $option }; write --option NAME=VALUE with one of: { $known }.
cli-no-value = Option { $option } cannot be { $value }; it can be: { $known } ({ $clause }).
cli-no-bot = { $game } has no bot { $bot }; there are { $known }.
cli-too-many-people = { $people } people do not fit on { $seats } seats.
cli-no-people = People are a number, or different names with commas between them, not { $people }.
cli-no-seed = A seed is one line of at most { $longest } characters.
cli-no-games = The number of games is 1 to 10000000, not { $games }.
cli-no-seat = There is no seat { $seat }; seats are A to { $last }.
cli-json-or-text = Choose one of --json and --text.
cli-needs-terminal = This needs a terminal to play in.
cli-nothing-to-resume = There is no interrupted game to resume.
cli-being-played = This game is being played in another window.
cli-unwritable = Games cannot be saved in { $folder }; UGUISU_DATA can name another folder.
cli-no-file = { $file } cannot be read: { $reason }.
cli-huge-file = { $file } is too large to be a record of a game.
cli-binary-file = { $file } is not a text file, so it is no record of a game.
cli-foreign-game = { $file } is a record of { $game }, a game that is not installed here.
cli-bad-record = { $file } is not a valid record. { $reason }

# What commands print.
cli-games-id = Game
cli-games-title = Title
cli-games-players = Players
cli-games-options = Options
cli-verified = { $actions ->
    [one] The record is right: { $game }, one action, won by { $winners }.
   *[other] The record is right: { $game }, { $actions } actions, won by { $winners }.
}
cli-shuffle-honest = The shuffle is honest: the seed comes from the secret behind commitment { $commitment } and from every player's entropy.
cli-shuffle-none = The shuffle was not checked: no server wrote this record.
cli-shuffle-fork = The shuffle was not checked: the game continues another one, with its cards.
cli-shuffle-lesson = The shuffle was not checked: in a lesson the cards are chosen.
cli-verified-unfinished = { $actions ->
    [one] The record is right so far: { $game }, one action, not finished.
   *[other] The record is right so far: { $game }, { $actions } actions, not finished.
}
cli-sim-running = Playing
cli-sim-games = Games
cli-sim-decisions = Decisions
cli-sim-length = Decisions per game (least / mean / most)
cli-sim-speed = Games per second
cli-sim-digest = Digest of all records
cli-sim-who = Won by
cli-sim-share = Share
cli-sim-interval = 95% interval

# The menu.
cli-menu-hello = Four ninja games. Nobody reaches a secret unheard.
cli-menu-keys = ↑↓ line · ←→ change · Enter do it · Esc leave
cli-menu-resume = Resume
cli-menu-game = Game
cli-menu-game-woc = Everybody serves one of five clans in secret and commands the troops of all.
cli-menu-game-shi = Ninjas strike with hidden weapons. Who lies about theirs, and who denounces it?
cli-menu-game-nma = Nine dice, five ninjas, one sword: see, count and grab before the others do. In real time.
cli-menu-game-njt = Raid the houses of the clans, learn skills, bribe envoys and earn the most honour.
cli-menu-minutes = { $about } { $minutes ->
    [one] One minute.
   *[other] { $minutes } minutes.
}
cli-menu-seats = Players
cli-menu-seats-about = { $low } to { $high } players, bots included.
cli-menu-person = a person
cli-menu-person-about = Somebody at this machine. Type a name. With several people, a curtain falls between their turns.
cli-menu-bot = bot, { $bot }
cli-menu-bot-random = The straw man of the training yard: does anything the rules allow.
cli-menu-bot-genin = The eager apprentice: has common sense, and overlooks things.
cli-menu-bot-chunin = The seasoned agent: counts, infers and plans the turn.
cli-menu-bot-jonin = The grandmaster: reads what you hide from what you do, and thinks ahead.
cli-menu-language = Language
cli-menu-language-name = English
cli-menu-language-about = You can also switch during a game, with L.
cli-menu-seed = Seed
cli-menu-seed-none = random
cli-menu-seed-about = Type anything: equal seeds and equal moves give equal games. Empty: a new game every time.
cli-menu-play = Play here
cli-menu-play-about = Sit down and begin, in this terminal.
cli-menu-rules = Rules
cli-menu-rules-about = Read the rules of this game.
cli-menu-leave = Leave
cli-menu-leave-about = Until next time.
cli-saved = { $actions ->
    [one] { $game } with { $players }, after one move.
   *[other] { $game } with { $players }, after { $actions } moves.
}
cli-offer-title = An interrupted game
cli-offer-hint = Enter continue · N begin a new game · Q leave

# At the table.
cli-confirm = Done
cli-pick = { $pick }
cli-not-asked = That is not what is asked for now.
cli-why-ask = Why not? Choose anything on the board.
cli-undone = Taken back.
cli-key-choose = 1–9 or ←→ Enter choose
cli-key-hurry = Space skip ahead
cli-key-result = Enter result
cli-key-back = Esc back
cli-key-undo = U take back
cli-key-why = ? why not
cli-key-leave = Q leave
cli-key-language = L language
cli-key-rules = F1 rules
cli-rules-keys = ↑↓ scroll · Esc back

cli-curtain-who = { $player } is next
cli-curtain-what = Pass the device to { $player }. Only { $player } should look now.
cli-curtain-undo = The previous player may press U to undo the last move.
cli-curtain-hint = { $player } presses Enter.

cli-end-title = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } share the victory!
}
cli-end-hint = R rematch · S save the record here · Enter look at the board · Q leave
cli-end-saved = Saved as { $file }.

cli-replay-at = { $at } of { $of }
cli-replay-spectator = As a spectator saw it.
cli-replay-eyes = As { $player } saw it.
cli-replay-keys = ←→ step · PgUp PgDn Home End jump · V other view · L language · Q leave

# uguisu serve
cli-help-serve = Serve tables over the network: the browser plays here.
cli-help-host = The address to listen on; 0.0.0.0 for the whole network.
cli-help-port = The port to listen on.
cli-help-data = The directory of the database; created if missing.
cli-help-database = A database for several nodes, postgresql+psycopg://…
cli-help-redis = A Redis that connects several nodes, redis://…
cli-help-serve-processes = Processes that serve together on this machine, one for each core to be used.
cli-help-config = A settings file.
cli-help-open = Open the browser, where there is one.
cli-serving = Serving at { $address }

# uguisu admin
cli-help-admin = Look after the tables of a server: list, end, check, repair, export, import, back up, move.
cli-help-admin-list = List open and running tables.
cli-help-admin-all = List the finished ones too.
cli-help-admin-end = End a table: nobody wins, nothing is rated.
cli-help-admin-check = Replay the logs of all tables and list the damaged ones.
cli-help-admin-repair = End a table whose log is damaged, in the state before the damage.
cli-help-admin-export = Write everything into a file of JSON lines. It holds secrets: keep it safe.
cli-help-admin-import = Import an exported file; existing rows are kept.
cli-help-admin-backup = Copy the SQLite database into a new file, also while the server runs.
cli-help-admin-move = Copy the SQLite database into an empty PostgreSQL.
cli-help-admin-file = The file.
cli-help-admin-table = The id of the table, the last part of its link.
cli-help-admin-target = Where to, postgresql+psycopg://…
cli-help-reports = List what people have reported; show or resolve one.
cli-help-reports-all = List the resolved ones too.
cli-help-reports-show = Show a report with the chat around it; lines of the reported person begin with >.
cli-help-reports-resolve = Mark a report as dealt with.
cli-help-reports-note = What was done about it, for other operators.
cli-help-report = The id of the report.
cli-reports-none = There are no reports.
cli-reports-report = Report
cli-reports-when = When
cli-reports-name = Who
cli-reports-reason = Reason
cli-reports-others = Other reports
cli-reports-status = Status
cli-reports-text = Text
cli-reports-table = Table
cli-reports-note = Note
cli-reports-open = open
cli-reports-closed = resolved
cli-reports-resolved = Report { $report } is resolved.
cli-reports-reason-abuse = insults or threats
cli-reports-reason-spam = advertising
cli-reports-reason-name = name
cli-reports-reason-cheating = cheating
cli-reports-reason-other = something else
cli-admin-none = There are no tables.
cli-admin-table = Table
cli-admin-game = Game
cli-admin-status = Status
cli-admin-people = People
cli-admin-changed = Last change
cli-admin-status-gathering = gathering
cli-admin-status-playing = playing
cli-admin-status-over = over
cli-admin-status-aborted = aborted
cli-admin-status-set-aside = set aside
cli-admin-ended = Table { $table } is ended; a running server notices within ten seconds.
cli-admin-broken = { $table }: entry { $number } cannot be carried out. { $reason }
cli-admin-checked = { $count ->
    [one] One log was checked
   *[other] { $count } logs were checked
 }; { $broken ->
    [0] all can be carried out.
    [one] one cannot be carried out.
   *[other] { $broken } cannot be carried out.
 }
cli-admin-repaired = Table { $table } is ended as it was before entry { $number }; a running server notices within ten seconds.
cli-admin-exported = { $count } lines are in { $file }.
cli-admin-imported = { $count ->
    [one] One table came in.
   *[other] { $count } tables came in.
}
cli-admin-backed-up = The copy is { $file }.
cli-admin-moved = { $count ->
    [one] One table was copied.
   *[other] { $count } tables were copied.
}

# Bots: how long they may think, where they think, and what becomes of those that fail.
cli-help-processes = Processes that play at the same time; by default one per core.
cli-help-iterations = How many iterations a searching bot may spend on a move: equal seeds then give equal games.
cli-help-seconds = How many seconds a searching bot may spend on a move.
cli-help-cores = Cores for one move of a searching bot; fixed iterations are divided among them.
cli-no-program = There is no program { $program } that can be started.
cli-no-python-bot = The bot { $bot } cannot be loaded: { $reason }.
cli-too-small = { $flag } must be at least { $least }, not { $value }.
cli-no-cores = --cores must be a number from 1 to { $most }, not { $cores }.
cli-bot-failed = { $kind ->
    [raised] { $bot } failed with { $detail }; { $instead } moved instead.
    [illegal] { $bot } chose { $detail }, which is not allowed now; { $instead } moved instead.
    [late] { $bot } did not answer in time; { $instead } moved instead.
    [nonsense] { $bot } gave an answer that cannot be read: { $detail }; { $instead } moved instead.
   *[gone] { $bot } has ended ({ $detail }); { $instead } moved instead.
}
cli-bot-failed-often = { $count ->
    [one] Once: { $failure }
   *[other] { $count } times: { $failure }
}

# uguisu lab train
cli-help-lab-train = Learn a game by self-play, and write a file of weights that plays as a bot.
cli-help-train-minutes = How long to learn, in minutes.
cli-help-train-lessons = Stop after so many lessons instead of a time: equal seeds then give equal weights.
cli-help-train-hidden = Units of each of the two hidden layers.
cli-help-train-tables = Games at a time with the fewest players; with more players there are more.
cli-help-train-test-games = Games among chunins of every test.
cli-help-train-against = The rank to learn against: one seat learns, the rank sits on all the others.
cli-help-train-out = The file of weights; named after the game if left out.
cli-help-train-resume = Go on with the file, up to the minutes or lessons given.
cli-no-numpy = Learning needs NumPy; it comes with the extra uguisu[train].
cli-bot-no-numpy = The bot { $bot } needs NumPy; it comes with the extra uguisu[train].
cli-train-failed = { $file } cannot be learned: { $reason }
cli-train-interrupted = Stopped. { $file } is written; the same command with --resume goes on.
cli-train-written = { $file } is written, learned from { $games } games: --bot { $file } plays it.
cli-train-tested = After { $games } games: wins { $share } among chunins with { $seats } players (fair: { $fair }).
cli-train-tested-against = After { $games } games: wins { $share } against { $rank } with { $seats } players (fair: { $fair }).
cli-train-going = { $games } games, { $share }, { $left } minutes left

# uguisu ladder
cli-help-ladder = Measure how strong bots are: matches balanced over seats and shuffles, with intervals.
cli-help-ladder-game = The id of a game, or all.
cli-help-ladder-seats = How many players; every number the game allows if left out.
cli-help-ladder-games = How many games each pair of bots plays, filled up so that everybody sits everywhere; ten times as many for bots that decide at once. Left out, as many as each game needs.
cli-help-ladder-bot = One more bot to measure: a program, or a Python class module:Class; may be repeated.
cli-help-ladder-only = Only the pairs in which this bot plays.
cli-help-ladder-write = Write the tables into this Markdown page, between its marks.
cli-help-fresh = Begin anew, even if the same job was interrupted before.
cli-help-ray = Play on the Ray cluster with this address; auto or local for one of this machine.
cli-ladder-title = { $game }, { $seats } players
cli-ladder-bot = Bot
cli-ladder-rating = Rating
cli-ladder-others = At a table of
cli-ladder-fair = Fair share
cli-ladder-forfeits = Forfeits
cli-ladder-points = Points per game
cli-ladder-ahead = Ahead by
cli-ladder-seconds = Seconds a move
cli-ladder-note = * better than chance would allow. 400 points of rating stand for ten times the strength; { $anchor } has 0.
cli-ladder-written = The tables are in { $file }.
cli-ladder-nobody = No pair of this ladder has a bot { $bot }; write --bot to invite it.
cli-no-mark = { $file } has no place for the tables: write the lines { $mark } and { $end } where they belong.
cli-no-ray = Ray is not installed; it comes with the extra uguisu[ray].
cli-no-parquet = Parquet files need pyarrow; it comes with the extra uguisu[parquet].
cli-decisions-where = --decisions needs a file to write to: add --out FILE.
cli-no-cluster = There is no Ray cluster at { $address }: { $reason }

# uguisu lab
cli-help-lab = Study a game with thousands of games between bots.
cli-help-lab-balance = Find out who wins from where, how long and close games are and what decides them: a report with plots.
cli-help-lab-games = How many games of every variant.
cli-help-lab-compare = Compare values of an option, NAME for all of them or NAME=VALUE,VALUE; may be repeated.
cli-help-lab-house = Compare with the house components of this TOML file; may be repeated.
cli-help-lab-out = The folder for report.html and games.csv; made when it is missing.
cli-no-compare = Option { $option } cannot be compared that way; write --compare NAME or --compare NAME=VALUE,VALUE.
cli-bad-house = The components in { $file } cannot be used. { $reason }
cli-no-out = Nothing can be written to { $folder }: { $reason }.
cli-lab-written = The report is { $report }, all games are in { $games }.
cli-lab-title = { $game }, { $seats } players: balance
cli-lab-how = { $games } games of every variant, played by { $bots }, seed { $seed }. Intervals cover 95%.
cli-lab-printed = as printed
cli-lab-variant = Variant
cli-lab-games = Games
cli-lab-length = Decisions per game
cli-lab-winning = Points of the best
cli-lab-margin = Lead over the second
cli-lab-shared = Shared victories
cli-lab-first-wins = Victories of the first to act
cli-lab-seats = Victories by seat
cli-lab-overall = Are all equal? χ² = { $statistic } with { $freedom } degrees of freedom: if they were, a difference this large would have a chance of { $chance }.
cli-lab-many = These are 95% intervals: of twenty that you look at, about one misses the truth by chance. Ask the question for all together first.
cli-lab-order = Victories by order of play
cli-lab-bots = Victories by bot
cli-lab-lengths = Decisions per game
cli-lab-points = Points of all players
cli-lab-deciders = What winners do otherwise
cli-lab-deciders-how = How much more often winners do it than others, in standard deviations; below, how often in a game. What winners do is not always why they win.
cli-lab-deed = Deed
cli-lab-winners = Winners
cli-lab-others = Others
cli-lab-ahead = Difference
cli-lab-changes = What variants change
cli-lab-changes-how = Game by game with the same seeds, against the first variant; * means more than chance would allow.
cli-lab-measure = Measure
cli-lab-base = First variant
cli-lab-change = Change
woc-role-loyalty = Victories by clan served
woc-deed-deployments = Cards deployed
woc-deed-moves = Troops moved
woc-deed-attacks = Attacks
woc-deed-ninjas = Ninjas played
shi-deed-denounced-rightly = Denounced rightly
shi-deed-denounced-wrongly = Denounced wrongly
shi-deed-hits-accepted = Hits accepted
shi-deed-lies-found-out = Lies found out
nma-deed-grabs = Tokens grabbed
nma-deed-shouts = Shouts
nma-deed-shouts-right = Right shouts
nma-deed-shouts-wrong = Wrong shouts
nma-deed-thefts = Thefts
nma-deed-false-starts = False starts
njt-deed-invasions = Houses invaded
njt-deed-banzais = Banzais
njt-deed-raids-failed = Raids failed
njt-deed-skills = Skills learned
njt-deed-bribes = Envoys bribed
njt-deed-rumours = Rumours spread

# Any terminal and shell.
cli-help-install-completion = Offer Tab completion in this shell, and leave.
cli-help-show-completion = Show the completion script of this shell, and leave.
cli-sim-interrupted = Interrupted after { $done } of { $games } games. Simulations are not kept: the same command begins again, while uguisu lab balance goes on where it stopped.
cli-job-interrupted = { $job }: interrupted, { $done } of { $games } games are kept. The same command, without --fresh, goes on from there.
cli-menu-browser = Play in the browser
cli-menu-browser-about = Four games with pictures, a guided first match, and friends by a link. Ctrl-C ends it.

cli-help-games-check = Hold a game to every promise of the contract, and say which it breaks.
cli-help-games-target = The game's class, as module:Class; modules of this folder can be named. Or the id of a game.
cli-help-games-new = Begin a game: a folder with a small game that can be played at once.
cli-help-games-name = The id of the new game, as high-card.
cli-check-kept = kept: { $promise }
cli-check-broken = BROKEN: { $promise } ({ $seats } players): { $problem }
cli-check-sum = { $broken ->
    [0] { $game } keeps every promise.
    [one] { $game } breaks one promise.
   *[other] { $game } breaks { $broken } promises.
}
cli-check-no-game = { $game } is no game: { $reason }.
cli-new-made = Made { $folder }. Try it: cd { $folder } && uguisu games check { $game }
cli-new-no-name = { $name } cannot be the id of a game: write small letters and digits, joined by hyphens, at most { $longest } characters.
cli-new-no-folder = { $folder } cannot be made: { $reason }.

cli-help-review-iterations = Playouts for each decision; 0 is the usual number.
cli-help-review-worlds = Worlds for each position and for beliefs; 0 is the usual number.
cli-help-review-json = Print the whole review as JSON.
cli-help-review-html = Write a report with the curve of the game to this file.
cli-review-running = Reviewing
cli-review-not-over = { $file } holds a game that is not over. Only finished games are reviewed.
cli-review-written = Written: { $file }
cli-review-who = Player
cli-review-accuracy = Accuracy
cli-review-decisions = Decisions
cli-review-slips = Slips
cli-review-decided = What decided it: cards { $cards }, play { $play }.
cli-review-reaction = Reaction
cli-review-step = Action
cli-review-played = Played
cli-review-better = The review
cli-review-cost = Points left on the table
cli-help-lab-calibration = Find out whether what reviews say is true as often as they say.
cli-help-calibration-games = How many games bots play.
cli-help-calibration-write = Write the tables to this page, where it has a mark for the game.
cli-calibration-running = Playing and reviewing
cli-calibration-no-mark = { $file } has no place for this table: it lacks the line { $mark }.

cli-help-suspend = Suspend an account for some days; its owner is told why.
cli-help-unsuspend = Let a suspended account be used again.
cli-help-suspended = List suspended accounts.
cli-help-account = The name of the account.
cli-help-suspend-reason = Why, in words its owner will read.
cli-help-suspend-days = For how many days.
cli-suspended = { $name } is suspended until { $until }.
cli-unsuspended = { $name } may sign in again.
cli-suspended-none = No account is suspended.
cli-suspended-name = Name
cli-suspended-until = Until
cli-suspended-why = Reason
cli-strict =
    These results count for nothing with --strict: { $bots } failed in { $moves ->
        [one] one move
       *[other] { $moves } moves
    } and forfeited.
