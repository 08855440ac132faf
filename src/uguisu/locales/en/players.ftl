# Leaderboards and profiles.

players-about = People and bots in one table. A rating is an estimate with a margin: where two bars overlap, the order may still change.
players-games = Games
players-seats = Number of players
players-count = { $count } players
players-place = Place
players-player = Player
players-rating = Rating
players-played = Games
players-last = Last five, newest first
players-bot = bot
players-you = you
players-none = Nobody is listed here yet. Ten rated games put a player on this list.
players-listed = Listed after ten rated games, the latest within 90 days. Bots play under the same ratings.
players-missing = There is no such player.
players-is-bot = A bot. It sees what its seat sees, and nothing more.
players-since = Member since { $month }
players-private = This profile is private.
players-private-mine = Your profile is private: only you see it, and you are in no list.
players-hide-me = Make my profile private
players-show-me = Make my profile public
players-only-friends = Only friends may challenge me
players-challenge-friends = Takes challenges from friends only.
players-challenge-declined = Declined a challenge of yours less than a week ago.
players-ratings = Ratings
players-shade = The shade shows the uncertainty.
players-unrated = No rated games yet.
players-we-two = You and { $name }
players-duel = You came in ahead { $ahead ->
    [one] once
   *[other] { $ahead } times
}, behind { $behind ->
    [one] once
   *[other] { $behind } times
}.
players-no-friends = No friends here yet.
players-find = Find a player
players-my-place = To my place: { $place }
players-more = { $count ->
    [one] one more
   *[other] { $count } more
}
players-last-games = Last games
players-place-of = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats }
players-provisional = provisional, { $count ->
    [one] one game
   *[other] { $count } games
}
players-games-played = { $count ->
    [one] one game
   *[other] { $count } games
}
players-won = won
players-nth = { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

# Statistics.
players-statistics = Facts
players-statistics-what = From all rated games
players-stat-games = { $games ->
    [one] one game
   *[other] { $games } games
}, { $won } won ({ $share }%)
players-stat-all = All games
players-stat-favourite = Played most
players-stat-longest = Longest run of wins
players-stat-current = Wins in a row now
players-stat-met = Met most often
players-stat-times = { $name }, { $games ->
    [one] once
   *[other] { $games } times
}
