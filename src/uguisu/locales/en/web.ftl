# The browser: first page, tables, replay, rules.

web-game-war-of-clans = War of Clans
web-game-shinobi = Shinobi
web-game-ninja-master = Ninja Master
web-game-ninjato = Ninjato

web-close = Close
web-confirm = Done
web-copied = Copied
web-copy = Copy the link
web-menu = Menu
web-missing = There is nothing at this address.
web-page-failed = This page could not be loaded. Is the server still there?
web-to-first-page = To the first page
web-to-tournament = Back to the tournament
web-you = You

# Settings
web-set-language = Language
web-set-theme = Day or night
web-theme-auto = As the system
web-theme-light = Day
web-theme-dark = Night
web-set-motion = Motion
web-set-motion-what = Cards and dice fly to where they go.
web-set-sound = Sounds
web-set-sound-what = Wood and paper for moves, a bell for yours.
web-set-volume = Volume
web-set-textMode = Text mode
web-set-textMode-what = The table in words and the choices as a list.
web-set-hints = Hints
web-set-hints-what = What to do first, for those who are new.
web-set-odds = Odds helper
web-set-odds-what = In a raid of Ninjato: how many guards are left, and which have been seen.

# The line to the server
web-line-connecting = Connecting
web-line-online = Connected
web-line-offline = Offline
web-line-closed = Closed
web-offline-now = You are offline. This page goes on by itself when the connection is back.
web-line-lost = The connection is lost. Trying again; nothing is lost.
web-table-closed = { $code ->
    [4403] This table cannot be watched now.
    [4404] There is no such table.
    [4401] Your session has ended. Load the page again.
   *[other] This table cannot be opened now.
}

# Before the game
web-gathering = Waiting for players
web-seats = Seats
web-seat-free = Free seat
web-your-name = Your name
web-sit = Sit down
web-stand = Stand up
web-kick = Free the seat
web-hot-seat = Seat here
web-hot-seat-what = Somebody plays at this screen too; a curtain falls between turns.
web-host = host
web-here = here
web-away = away
web-no-bot = No bot
web-bot-for = Bot for seat { $seat }
web-bot-rank = Bot, { $rank }
web-rank-random = random
web-rank-genin = genin
web-rank-chunin = chunin
web-rank-jonin = jonin
web-rank-network = network
web-start = Begin
web-start-needs = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-start-waits = { $name } begins the game.
web-invite = Invite
web-invite-how = Anyone with this link can sit down.
web-link = Link to this table
web-qr = The link as a code for a camera
web-options = Options
web-spectators = Spectators
web-spectators-none = Nobody may watch.
web-spectators-delayed = Everyone with the link may watch, some minutes late.
web-spectators-open = Everyone with the link may watch; they see no hands.
web-spectators-end = Only after the end.
web-clock = Clock
web-clock-none = No clock.
web-clock-move = { $seconds ->
    [one] One second for every move.
   *[other] { $seconds } seconds for every move.
}
web-clock-game = { $minutes ->
    [one] One minute for the whole game, and { $increment } s more after every move.
   *[other] { $minutes } minutes for the whole game, and { $increment } s more after every move.
}
web-clock-days = { $days ->
    [one] One day for every move.
   *[other] { $days } days for every move.
}
web-days-left = { $days ->
    [one] one day
   *[other] { $days } days
}
web-honest = Honest shuffle
web-honest-before = The server has sealed its part of the shuffle with this number; every player adds chance of their own, and after the end everything is opened and can be checked.

# At the table
web-table = Table
web-board = Board
web-learn = Learn
web-rules = Rules
web-rules-of = Rules of { $game }
web-no-rules = There are no rules here.
web-watching = { $count ->
    [one] one watching
   *[other] { $count } watching
}
web-choices = What you can choose
web-picked = Chosen so far:
web-step-back = Step back
web-undo = Undo
web-not-now = That is not what is asked for now.
web-not-your-move = It is not your move now.
web-plain-table = Table
web-result = Result
web-peeking = You are looking at an earlier moment.
web-peek-end = Back to now
web-back = Take the seat back
web-stood-in = { $why ->
    [idle] You let the time of three moves run out; a bot plays for you.
    [left] You have left; a bot plays for you.
   *[absent] You were away; a bot plays for you.
}
web-curtain = Now it is the turn of { $name }. Hand the screen over.
web-curtain-open = I am { $name }
web-abort = End this game
web-abort-propose = Propose to end the game
web-abort-not = Play on after all
web-ask-asked = { $count ->
    [one] { $names } wants
   *[other] { $names } want
} to end the game without a result.
web-ask-waits = You propose to end the game. The others are asked.
web-ask-declined = { $count ->
    [one] { $names } prefers
   *[other] { $names } prefer
} to play on.
web-ask-agree = End it
web-ask-decline = Play on
web-resign = Resign: a bot plays on
web-resign-sure = Really resign?
web-put-out = The host has freed your seat. You can take another one.
web-leave-hint = You may simply close the page: the table waits, and after a while a bot plays for you until you return.

web-log = What happened
web-log-short = Log
web-log-sat = { $name } sits down.
web-log-stood = { $name } stands up.
web-log-began = The game begins.
web-log-stood-in = { $why ->
    [idle] { $name } let the time run out three times; a bot plays on.
    [left] { $name } has left; a bot plays on.
    [time] The time of { $name } is up; a bot plays on.
   *[absent] { $name } is away; a bot plays on.
}
web-log-came-back = { $name } is back.
web-log-timed-out = The time of { $name } is up; a bot makes this move.
web-log-undone = { $name } takes the last move back.
web-log-voted = { $agree ->
    [yes] { $name } would like to end the game.
   *[no] { $name } would rather play on.
}
web-log-aborted = The game was ended without a result.
web-log-set-aside = The game cannot go on: something in the log of this table is damaged.
web-log-rematched = There is a rematch.

web-talk = Table talk
web-talk-short = Chat
web-talk-empty = Nobody has said anything yet.
web-talk-later = Spectators may talk before and after the game.
web-say = Say something
web-send = Send
web-phrase-about = To whom
web-phrase-all = To all
reaction-bravo = Well played
reaction-bow = I bow
reaction-laugh = Ha!
reaction-ouch = Ouch
reaction-surprise = Oh!
reaction-think = Hm
reaction-hurry = Hurry up
reaction-sorry = Sorry
phrase-accuse = You are plotting!
phrase-accuse-about = { $name }, you are plotting!
phrase-trust-me = Trust me.
phrase-trust-me-about = Trust me, { $name }.
phrase-i-believe-you = I believe you.
phrase-i-believe-you-about = I believe you, { $name }.
phrase-you-lie = Liar!
phrase-you-lie-about = { $name } lies!
phrase-promise-peace = I will spare you.
phrase-promise-peace-about = I will spare you, { $name }.
phrase-attack-them = Strike together!
phrase-attack-them-about = Strike { $name } together!
phrase-not-me = It was not me.
phrase-not-me-about = It was not me, { $name }.
phrase-revenge = I will remember this.
phrase-revenge-about = I will remember this, { $name }.

# The end
web-end-you-win = You win!
web-end-you-share = You share the victory!
web-end-wins = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
web-end-aborted = The game was ended without a result.
web-set-aside = This game cannot go on: something in the log of this table is damaged. You see it as it was before that. Nothing is lost at other tables.
web-rematch = Rematch
web-rematch-go = To the rematch
web-replay = Replay
web-review = Review
web-puzzle = Puzzle of the day
web-share = Share

# The first page
web-hello = Four ninja games. Take a seat.
web-hello-more = No account, no form: bots are ready, friends need one link.
web-hello-moves = { $count ->
    [one] One game awaits your move, { $name }.
   *[other] { $count } games await your move, { $name }.
}
web-hello-again = Good to see you, { $name }.
web-crowd = { $here } people are here.
web-crowd-alone = Nobody else is here at the moment.
web-news = { $count ->
    [0] Notices
    [one] One notice
   *[other] { $count } notices
}
web-news-title = Notices
web-crowd-looking = { $count ->
    [one] One person is looking for a table.
   *[other] { $count } people are looking for a table.
}
web-games = Games
web-more-games = More games
web-pages = Pages
web-players = Players
web-minutes = { $minutes } min
web-about-war-of-clans = Serve one clan in secret, and command the troops of all five.
web-about-shinobi = Three rivals each send you a blade. Who of them is lying?
web-about-ninja-master = Nine dice fall. Grab first, count faster, beware of the smoke.
web-about-ninjato = Train, raid the clan houses, bribe the envoys, win honour.
web-play-now = Play now
web-play-with-friends = Play with friends
web-with-friends = With friends
web-offline = The server cannot be reached.
web-settings = Settings
web-replays = Replays
web-guest = Guest
web-guest-name = { $name }, guest
web-save = Save
web-all = All { $count }
web-fewer = Fewer
web-my-games = My games
web-my-games-none = Your games will appear here, running and finished.
web-open-tables = Open tables
web-open-tables-none = No open table now. Make one: play with friends, and open it to everyone.
web-your-move = Your move
web-over = Over
web-status-playing = Playing
web-status-gathering = Waiting
web-status-over = Over
web-status-aborted = Ended
web-status-set-aside = Set aside
web-return = Return
web-open = Open
web-watch = Watch
web-play-a-game = Play
web-table-of = Table of { $name }
web-seats-taken = { $taken } of { $seats }
web-alone = alone so far
web-with = with { $names }
web-with-bots = { $count ->
    [one] with one bot
   *[other] with { $count } bots
}
web-and-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}

# A new table
web-new-table = New table: { $game }
web-bots = Bots
web-bots-count = { $count ->
    [0] No bots
    [one] One bot
   *[other] { $count } bots
}
web-bots-rank = Strength of the bots
web-public = Open to everyone
web-public-what = Listed on the first page; otherwise only those with the link find it.
web-make-table = Make the table

# For those who are new
web-hint = What glows red is yours to pick. Touch your pick again to step back, anything else to hear why it cannot be picked now.
web-hint-ok = Got it
web-hint-ask = Hint
web-hint-short = Hint
web-hint-friendly = A hint makes this game friendly: it will not be rated.
web-hint-making = The review looks at your choices…
web-hint-would = The review would choose:
web-hint-chance = { $points }% to win
web-hint-also = About as good: { $choices }.

# Replays
web-replays-none = No finished games yet.
web-public-games = Games of public tables
web-to-start = To the start
web-to-end = To the end
web-round-before = Round before
web-round-next = Next round
web-scene-before = Scene before
web-scene-next = Next scene
web-speed = Speed: { $speed } times
web-step-before = One step back
web-pace = Rivals move
web-pace-calm = Calm
web-pace-brisk = Brisk
web-pace-instant = Instant
web-pace-step = One beat
web-pace-yours = Your move
web-since = Since your last move
web-since-none = Nothing yet
web-since-again = See it all again
web-end-why = { $points } points, against { $rest }.
web-end-review = Review
web-end-back = Back
web-end-rating = Rating { $value }
web-end-rating-before = Before this game: { $before }
web-skip = Skip to the result
web-end-sheet = How every point was made
web-end-look = Look at the table
web-go-on = Go on
web-step-next = One step forward
web-play = Play
web-pause = Pause
web-moment = Moment of the game
web-moment-of = Step { $at } of { $all }
web-eyes = View of
web-eyes-open = Everything visible
web-eyes-of = As { $name } saw it
web-eyes-spectator = As a spectator saw it
web-link-moment = Link to this moment
web-record = Record
web-fork = Continue from here
web-fork-what = A new table begins at this moment: you on one seat, bots on the others. The rest of the deck is as it was.
web-fork-seat = Your seat
web-fork-go = Play on
web-honest-how = Before the game the server showed a sealed number; every player's browser added chance of its own. Now everything is open, and your browser has computed it again.
web-honest-commitment = The secret is the one that was sealed before the game.
web-dishonest-commitment = The secret is not the one that was sealed before the game.
web-honest-seed = The seed was made from the secret and the players' randomness.
web-dishonest-seed = The seed was not made from the secret and the players' randomness.
web-honest-shown = Shown before the game
web-honest-secret = The server's secret
web-honest-entropy = Randomness added by { $name }
web-honest-seed-is = The seed of the shuffle
web-honest-verify = The record can be checked by anyone: uguisu verify FILE recomputes the shuffle and the whole game.
web-honest-none = This game was continued from another one; its shuffle was opened there.

# Accounts
web-account = Account
web-sign-in = Sign in
web-sign-out = Sign out
web-ended = You are signed out
web-ended-why = Your session on this device has ended: you signed out elsewhere, changed your password, or signed in on many devices. Sign in to go on where you were. A guest has none of your seats.
web-ended-guest = Go on as a guest
web-former-player = former player
web-people-here = Mute, block or report
web-muted-here = muted
web-blocked-here = blocked
web-say-short = At most { $most } characters at once.
web-login = Login name
web-password = Password
web-password-now = Current password
web-password-new = New password
web-saved = Saved.

# Notices
web-notice-turn = It is your turn.
web-notice-denied = The browser does not allow notices.
web-notice-sent = An e-mail is on its way; open the link in it.
web-thinking = { $name } is thinking
web-you-won = You won
web-offline-title = The server cannot be reached
web-offline-what = Your games are safe there: nothing you sent is lost. Check your connection, then try again.
web-offline-retry = Try again

# Finding a game
web-log-configured = The options have changed.
web-log-handed-over = { $away ->
    [yes] { $name } is the host now: the last one was away.
   *[no] { $name } is the host now.
}
web-log-rested = { $days ->
    [0] { $name } is back from days off.
    [one] { $name } takes one day off.
   *[other] { $name } takes { $days } days off.
}
web-log-hinted = { $name } asks for a hint. The game is not rated.
web-resting = { $name } has days off until { $until }.
web-resting-you = You have days off until { $until }: your time stands still.
web-rest-end = I am back
web-days-off = Take days off
web-days-off-what = In all your games with days for every move your time stands still. You have 14 days off in each game.
web-days-off-count = { $days ->
    [0] I am back
    [one] one day
   *[other] { $days } days
}
web-days-off-done = { $games ->
    [0] Nothing has changed: no such game has days off left.
    [one] Done in one game.
   *[other] Done in { $games } games.
}
web-agrees = agrees
web-agrees-not = has not agreed yet
web-agree = Agree
web-waits-for = The options have changed. Waiting for { $names } to agree.
web-change-what = Everyone sees a change at once, and has to agree to it before the game begins.
web-table-language = Spoken at the table
web-any-language = Any language
web-who-may-come = Who may come
web-come-link = Only with the link
web-come-open = Everyone; the table is listed on the first page
web-seats-free = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}
web-almost = Almost ready
web-all-here = All seats are taken
web-you-host = You host this table.
web-hosts = { $name } hosts this table.
web-hand-over = Hand over
web-hand-over-to = Who is to host the table?
web-close-table = Close the table
web-close-table-what = The table and its link end for everybody.
web-keep-table = Keep it
web-rated = Rated
web-friendly = Friendly
web-rated-or-friendly = Rated or friendly
web-rated-what = Counts for the ratings of { $game } with { $seats } players. Bots are rated too.
web-friendly-what = Does not count for anybody's rating. Alone against bots you may ask for hints.
web-table-full = All seats are taken. If somebody stands up, you can sit down.
web-nobody-watches = Nobody may watch this table: when the game begins, only those who sit here see it.
web-begun-without-you = The game has begun without you. Nobody may watch this table.
web-table-ended = { $why ->
    [closed] The host has closed this table.
    [expired] This table was closed because nobody came any more.
    [no-show] Somebody did not come. This table was closed.
    [abandoned] This game was ended because nobody played on.
   *[other] The game was ended without a result.
}
web-invite-full = All seats are taken. Whoever opens this link can wait in case one becomes free.
web-invite-watch = The game is on. Whoever opens this link can watch.
web-invite-none = The game is on, and nobody may watch it now.
web-link-ends = The link ends when the game begins, or at { $when } if nothing happens here until then.
web-code = Code of an invitation
web-follow = Go there
web-hours-left = { $hours } h
web-minutes-left = { $minutes } min
web-your-move-left = Your move, { $left } left
web-thinking-left = { $name } to move, { $left } left
web-unread = { $count } new
web-running = Running games to watch
web-running-none = No public game is on now.
web-open-tables-filtered = No open table matches these filters now.
web-more = Show more
web-filters = Filters
web-filter-game = Game
web-filter-all-games = All games
web-filter-pace = Live or days
web-pace-all = All
web-pace-live = Live
web-pace-days = Days
web-filter-free = Free seats
web-filter-free-count = At least { $count } free

# Quick match
web-ways = Ways to play
web-ways-of = Play { $game }
web-against-bots = Against bots
web-against-bots-what = { $count ->
    [one] At once, with one bot.
   *[other] At once, with { $count } bots.
}
web-find-people = Find people
web-waiting-now = { $count ->
    [one] One person waits now.
   *[other] { $count } people wait now.
}
web-waiting = { $count ->
    [one] one waiting
   *[other] { $count } waiting
}
web-nobody-waits = nobody waits
web-nobody-waits-now = Nobody waits now.
web-usual = It took { $low } to { $high } in the last hour.
web-usual-unknown = How long it takes is not known yet.
web-seconds-short = { $seconds } s
web-minutes-short = { $minutes } min
web-any-number = Any
web-bots-after = Let bots take free seats
web-bots-never = Never
web-after-seconds = after { $seconds } s
web-after-minutes = after { $minutes } min
web-also = Also look for
web-days-each = One day for every move; the game begins when people are found, and you are told.
web-looking = Looking for people: { $games }
web-looking-days = You need not stay here.
web-so-far = { $time } so far.
web-bots-in = Bots sit down in { $time }.
web-begin-with-bots = Begin with bots
web-stop-looking = Stop looking
web-match-found = Your table is ready.
web-match-waits = The game begins as soon as everybody is here.
web-friends-what = A table of your own, with a short link and a QR code.
web-go-to-table = To the table
