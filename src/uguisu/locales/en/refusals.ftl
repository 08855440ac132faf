# What the server refuses.

# By the code of an error, for those without a text of their own.
refused-error = Something went wrong at the server. Try again.
refused-bad-input = The request is not valid.
refused-bad-notation = This is no position or action of the game.
refused-bad-record = This record is damaged or breaks the rules.
refused-bad-setup = The game does not have this number of seats or these options.
refused-bad-components = The game cannot be played with these house components.
refused-refused = This is not possible now.
refused-illegal-action = The rules do not allow this now.
refused-not-your-turn = It is not your turn.
refused-game-over = The game is over.
refused-nothing-to-undo = Nothing can be taken back: something was revealed or others acted.
refused-stale = The position has changed since; look again and choose again.
refused-not-found = There is nothing at this address.
refused-not-your-seat = This is not your seat.
refused-seat-taken = This seat is taken.
refused-not-host = Only the host of the table may do that.
refused-wrong-moment = This is not possible now.
refused-set-aside = This table was set aside: something in its log cannot be carried out.
refused-no-spectators = This table is not open to spectators now.
refused-signed-out = Your session has ended. Load the page again.
refused-wrong-password = The name or the password is wrong.
refused-login-taken = Somebody else has this name already.
refused-too-many = Too many requests; wait a moment.
refused-busy = The server cannot do this now; try again in a moment.
refused-bad-message = This input is not valid. Check it and try again.
refused-bad-copy = This file is no export of a server.
refused-too-large = This is too large.
refused-too-slow = That took too long; try again.
refused-cannot-serve = The server cannot start.

# Names, accounts, notices
refused-bad-name = A name has 1 to { $most } characters.
refused-bad-login = A login name has 2 to { $most } letters, digits or any of _ . -
refused-bad-password = A password has { $least } to { $most } characters.
refused-bad-email = This is not an e-mail address.
refused-account-already = You already have an account.
refused-guest-password = A guest has no password: register first.
refused-many-attempts = Too many attempts to sign in; wait a minute.
refused-no-session = You have no such session.
refused-no-push = This server does not push notices.
refused-many-browsers = You already get notices in { $most } browsers; that is the limit.
refused-no-mail = This server sends no e-mails.
refused-many-mails = Too many e-mails; wait a minute.
refused-old-link = This link is no longer valid.
refused-name-taken = Somebody with an account has this name, or one that looks like it.
refused-mixed-name = A name does not mix letters of alphabets that look alike, such as Latin and Cyrillic.
refused-guest-deletion = A guest has no account to delete.
refused-other-login = This is not your login name.
refused-many-exports = You have just exported your data; wait ten minutes.

# Other people
refused-nobody = There is nobody like that.
refused-yourself = That is you.
refused-suspended = This account is suspended until { $until }. The operator says why: { $why }
refused-blocked = You cannot sit down at this table.
refused-friends-account = Friends need an account: make one first.
refused-friend-guest = This person plays as a guest. Only people with an account can be friends.
refused-no-friend = You are not friends.
refused-many-friends = You can have { $most } friends and questions.
refused-many-challenges = You can have { $most } open challenges.
refused-no-challenge = This challenge is over.
refused-many-blocked = You have muted or blocked { $most } people already; that is the limit.
refused-many-reports = These are too many reports; wait a minute.
refused-no-report = There is no such report.

# Limits
refused-many-here = Too many requests from this address; wait a moment.
refused-many-openings-here = Too many new connections from this address; wait a moment.
refused-many-openings = You are opening too many connections; wait a moment.
refused-many-connections-here = Too many connections from this address.
refused-many-connections = You have too many connections; close some windows.
refused-full = The server is full; try again in a moment.
refused-many-replays = Too many replays; wait a moment.
refused-many-reviews = Too many reviews; wait a moment.
refused-review-failed = The review of this game failed.
refused-many-components = Too many house components; wait a moment.
refused-fast-talk = You are sending messages too quickly; wait a moment.
refused-many-codes = You have tried too many codes; wait a minute.
refused-many-tables = You have many open tables; finish some games first.
refused-many-hands = Too many pending grabs; wait a moment.
refused-crowded = This table is too busy right now; try again.

# Tables
refused-no-game = There is no such game.
refused-no-lesson = There is no lesson for this game.
refused-no-table = There is no such table.
refused-unreadable-log = The log of this table cannot be read.
refused-no-seat = This table has seats A to { $last }.
refused-seats-once = Every seat can be taken once, and only seats of the table.
refused-taken = Seat { $seat } is taken.
refused-free-seat = Seat { $seat } is still free: a player or a bot must take it.
refused-empty-seat = Nobody sits on seat { $seat }.
refused-not-agreed = The player on seat { $seat } has not agreed to the changed options yet.
refused-host-already = The player on seat { $seat } is the host already.
refused-seat-count = This game is for { $low } to { $high } players.
refused-more-sit = { $people } people sit here already; there cannot be fewer seats.
refused-fixed-table = The options of this table cannot be changed.
refused-no-vacation = Days off are for games with days for every move.
refused-vacation-used = You have { $left } days off left in this game.
refused-no-invitation = There is no invitation with this code, or it has ended.
refused-not-seated = Only those who sit at the table may do that.
refused-begun = The game has begun.
refused-not-playing = No game is being played here now.
refused-not-over = The game is not over yet.
refused-ended = The game at table { $table } has ended already.
refused-nothing-left = Nothing is left to play from there.
refused-rematch-later = A rematch is only possible after the game.
refused-rematch-there = There is a rematch already.
refused-bot-plays = A bot plays for this seat; take the seat back first.
refused-bot-already = A bot already plays for this seat.
refused-no-bot = No bot plays for this seat.
refused-time-up = This seat's time is up for this game.
refused-not-away = This player has not been away for long enough.
refused-not-counted = No round has just been counted: there is nothing to be ready for.
refused-ready-already = This seat is ready already; the others are still reading the count.
refused-not-all-ready = The next round begins when everybody has read the count and is ready.
refused-empty-text = The text is empty.
refused-spectators-talk = Spectators may talk before and after the game.
refused-no-player = There is no such player.

# Tournaments
refused-no-tournament = There is no such tournament.
refused-joined-already = You have joined this tournament already.
refused-not-joined = You have not joined this tournament.
refused-tournament-full = This tournament has as many players as it can have.
refused-too-late = It is too late to join this tournament.
refused-tournament-over = This tournament is over.
refused-tournament-begun = This tournament has begun.
refused-not-tournament-host = Only whoever made this tournament may do that.
refused-few-players = A tournament needs { $least } players to begin.
refused-no-break = No round is about to begin.
refused-guest-tournament = Only people with an account can make a tournament.
refused-many-tournaments = You have announced { $most } tournaments already; that is the limit.
refused-tournament-time = A tournament begins in the future, within two weeks.
refused-tournament-clock = Tables of tournaments need a clock of minutes, not of days.
