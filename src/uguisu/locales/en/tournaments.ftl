# Tournaments.

tournaments-title = Tournaments
tournaments-about = Play for a place in the standings: in an arena as often as you like, in a Swiss tournament round by round. Anybody may join.
tournaments-new = New tournament
tournaments-all = All tournaments
tournaments-none = No tournament is announced.
tournaments-now = Running
tournaments-soon = To come
tournaments-past = Finished
tournament-arena = Arena
tournament-swiss = Swiss
tournament-is-running = { $kind }, running
tournament-is-between = { $kind }, between rounds
tournament-is-before-final = { $kind }, before the final
tournament-is-finished = { $kind }, finished { $when }
tournament-is-cancelled = { $kind }, cancelled
tournament-what = { $game }, tables of { $seats }.
tournament-minutes = { $minutes } minutes, play as often as you like.
tournament-rounds = { $rounds ->
    [one] One round.
   *[other] { $rounds } rounds.
}
tournament-rated = Rated.
tournament-casual = Not rated.
tournament-with-final = With a final.
tournament-players = { $count ->
    [one] One player.
   *[other] { $count } players.
}
tournament-played = { $count ->
    [0] No table played yet.
    [one] One table played.
   *[other] { $count } tables played.
}
tournament-begins-in = begins in
tournament-ends-in = ends in
tournament-round-in = round { $round } in
tournament-final-in = final in
tournament-round = round
tournament-last-tables = last tables
tournament-your-place = your place
tournament-join = Join
tournament-leave = Leave
tournament-rest = Rest a while
tournament-play = Play on
tournament-ready = I am ready
tournament-cancel = Cancel the tournament
tournament-begin = Begin now
tournament-joined = Joined so far
tournament-least = at least { $count } players are needed
tournament-nobody = Nobody has joined yet.
tournament-cancelled-few = Too few players had joined.
tournament-cancelled-host = Whoever made it has cancelled it.
tournament-standings = Standings
tournament-standings-after = Standings after round { $round }
tournament-winners = The winners
tournament-place = Place
tournament-player = Player
tournament-places = Places, newest first
tournament-games = Games
tournament-rivals = Rivals
tournament-points = Points
tournament-points-count = { $count ->
    [one] one point
   *[other] { $count } points
}
tournament-all-players = All { $count } players
tournament-you = you
tournament-bot = bot
tournament-former = former player
tournament-is-resting = resting
tournament-is-left = has left
tournament-lantern = The lantern is lit: points count double.
tournament-next = Your next table
tournament-table-ready = Your table is ready.
tournament-table-come = Whoever is not there in 30 seconds loses the seat.
tournament-to-table = To the table
tournament-rests = You are resting.
tournament-rests-more = You get no table until you play on.
tournament-free = { $others ->
    [0] You are free and wait for others.
    [one] You and one more are free.
   *[other] You and { $others } more are free.
}
tournament-opens = Your table opens by itself.
tournament-bots-come = After 20 seconds bots take the free seats.
tournament-break = The next round begins soon.
tournament-waits-round = The others are still playing this round.
tournament-final-soon = The final begins soon.
tournament-final-who = The best { $seats } who are there play it. Whoever rests or has left does not.
tournament-final-now = The final is being played.
tournament-final-watch = Its places are the first places of the arena. You can watch it.
tournament-time-up = The time is up.
tournament-time-up-more = The last tables are played to their end.
tournament-final-then = When the last tables are over, the best { $seats } who are there play a final.
tournament-tables = Tables now
tournament-final = Final
tournament-round-tables = Tables of round { $round }
tournament-tables-none = No table is running.
tournament-recent = Last tables
tournament-just-begun = just begun
tournament-since = { $minutes } min
tournament-won-by = Won by { $names }.
tournament-no-result = without a result
tournament-round-number = Round { $round }
tournament-round-done = done
tournament-round-now = now
tournament-counts = How it counts
tournament-arena-points-2 = 4 for a win, nothing for a defeat.
tournament-arena-points-3 = 4 for a win, 2 for second, nothing for last.
tournament-arena-points-4 = 4 for a win, 2 for second, 1 for third.
tournament-arena-lantern = Two wins in a row light the lantern: points count double until you finish below second, or last.
tournament-arena-goes = After a table you are free again. Tables that run at the end still count.
tournament-arena-ties = Equal points: more wins, then fewer games.
tournament-final-goes = When the time is up and all tables are over, the best { $seats } who are there play a final. It gives no points; it decides the places of those who play it, before all others.
tournament-swiss-points = { $seats } for a win, one less for each place below; a bye counts like a win.
tournament-swiss-ties = Equal points: the stronger rivals count, then the games among the equal.
tournament-swiss-goes = You play with people who have as many points as you, and seldom with the same again.
tournament-fillers = A seat that stays free is taken by a bot whose result counts for nobody.
tournament-no-shows = Whoever does not come to a table rests until they play on.
tournament-results = Results as a file
tournament-look = Look
tournament-you-play = You play
tournament-name = Name
tournament-game = Game
tournament-kind = Kind
tournament-arena-what = Arena: play as often as you like
tournament-swiss-what = Swiss: round by round
tournament-seats = Players at a table
tournament-begins = Begins
tournament-begins-minutes = in { $minutes } minutes
tournament-begins-later = at another time
tournament-begins-at = Day and time
tournament-how-long = How long
tournament-how-long-minutes = { $minutes } minutes
tournament-how-many-rounds = Rounds
tournament-pause = Break between rounds
tournament-pause-minutes = { $minutes ->
    [0] none
    [one] one minute
   *[other] { $minutes } minutes
}
tournament-bots-join = Bots join
tournament-bots-count = { $count ->
    [0] no
   *[other] up to { $count } players
}
tournament-least-field = Fewest players
tournament-fill = Bots take seats that stay free
tournament-rated-field = Games are rated
tournament-final-field = The best play a final in the end
tournament-announce = Announce
