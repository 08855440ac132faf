nma-title = Ninja Master
nma-token-orange = Orange
nma-token-blue = Blue
nma-token-pink = Pink
nma-token-green = Green
nma-token-purple = Purple
nma-token-sword = the sword
nma-name-orange = Orange
nma-name-blue = Blue
nma-name-pink = Pink
nma-name-green = Green
nma-name-purple = Purple
nma-name-sword = Sword

nma-letter-orange = O
nma-letter-blue = B
nma-letter-pink = P
nma-letter-green = G
nma-letter-purple = V
nma-letter-sword = S
nma-shape-circle = circle
nma-shape-square = square
nma-shape-blossom = blossom
nma-shape-triangle = triangle
nma-shape-diamond = diamond
nma-shape-blade = blade

nma-face-ninjas = { $count ->
    [one] { $token }: one ninja
   *[other] { $token }: { $count } ninjas
}
nma-face-smoke = { $token }: smoke
nma-face-sword = a sword
nma-face-shuriken = a shuriken

nma-option-round_seconds = How many seconds does a round last if nobody shouts?
nma-option-round_limit = After how many rounds is the game stopped? 0 means never.
nma-option-window_ms = For how many milliseconds are rival grabs of a token collected before it is awarded?
nma-option-pace = Is it a race?
nma-option-pace-race = Yes: the faster hand has the token.
nma-option-pace-calm = No, a calm table: everything has four times as long, and among hands within four seconds the lot decides.

nma-pick-throw = Throw the dice
nma-pick-pose = Wait in the ninja pose
nma-pick-token = Grab { $token }
nma-pick-late = Reach for { $token }, too late
nma-pick-done = Done
nma-pick-shout = Shout { $number }

nma-round = Round { $round }
nma-tie-break = Tie-break
nma-seconds-left = { $seconds } s
nma-after = { $player }, { $ms } ms
nma-before = { $player }, { $ms } ms before { $rival }
nma-type = Type how many ninjas there are.
nma-typing = Shout { $number }: { $key }
nma-shouted-right = { $player } shouted { $number }, and { $count } it was.
nma-shouted-wrong = { $player } shouted { $number }, but there were { $count }.

nma-prompt-throw = { $you ->
    [yes] Throw the dice.
   *[no] { $actor } throws the dice.
}
nma-prompt-rolling = Nobody may grab until the dice lie still.
nma-prompt-hands-off = Hands off until the dice lie still!
nma-prompt-blocked = The dice are rolling. After three false starts your grabs do not count until they lie still.
nma-prompt-watch = The race is on.
nma-prompt-grab = Grab up to two tokens. Shouts count after the first grab.
nma-prompt-hands = { $hands ->
    [0] Your hands are full: shout how many ninjas there are, or say you are done.
    [one] Grab one more, or shout how many ninjas there are.
   *[other] Grab up to two tokens, or shout how many ninjas there are.
}
nma-prompt-done = You are done; the others play on.
nma-prompt-over = The game is over.

nma-no-clock = The clock only says when the dice rest and when the time is up.
nma-no-only-clock = That is up to the clock.
nma-no-throw-first = First the dice must be thrown.
nma-no-thrown = The dice have been thrown already.
nma-no-shout-rolling = A shout counts only when the dice lie still.
nma-no-shout-yet = A shout counts only after somebody has grabbed a token.
nma-no-done-rolling = The dice are still rolling: nobody can be done with this round yet.
nma-no-pose = The dice lie still: there is nothing to wait for.
nma-no-hand = Both your hands hold a token already.
nma-no-taken = { $you ->
    [yes] You hold { $token } already.
   *[no] { $actor } was quicker: { $token } is taken.
}
nma-no-late-free = Nobody has grabbed { $token }.
nma-no-late-twice = { $you ->
    [yes] You were too late for { $token } already.
   *[no] { $actor } was too late for { $token } before you.
}
nma-no-earlier = At { $at } ms it is too late to act: the last event was at { $time } ms.
nma-no-due = The clock acts at { $due } ms, neither sooner nor later.
nma-no-after-rest = At { $due } ms the dice come to rest; that comes first.
nma-no-after-end = At { $due } ms the round is over.
nma-no-blocked = After three false starts your grab of { $token } does not count until the dice lie still.
nma-wait-throw = { $you ->
    [yes] You own the shuriken: throw the dice.
   *[no] { $actor } owns the shuriken and throws the dice.
}
nma-wait-shout = The shout is void: no race is on.
nma-wait-tied = Only those tied for first play this round.
nma-wait-done = You are done with this round.
nma-wait-rolling = Wait until the dice lie still.

nma-log-throws = { $you ->
    [yes] You throw the dice.
   *[no] { $actor } throws the dice.
}
nma-log-poses = { $you ->
    [yes] You wait in the ninja pose.
   *[no] { $actor } waits in the ninja pose.
}
nma-log-rest = The dice lie still.
nma-log-grabs = { $you ->
    [yes] You grab { $token } after { $ms } ms.
   *[no] { $actor } grabs { $token } after { $ms } ms.
}
nma-log-late = { $you ->
    [yes] You reach for { $token } { $ms } ms later than { $holder }.
   *[no] { $yours ->
        [yes] { $actor } reaches for { $token } { $ms } ms later than you.
       *[no] { $actor } reaches for { $token } { $ms } ms later than { $holder }.
    }
}
nma-log-takes = { $you ->
    [yes] You grab { $token }.
   *[no] { $actor } grabs { $token }.
}
nma-log-lot = { $you ->
    [yes] You reach for { $token } as well; the lot gives it to { $holder }.
   *[no] { $yours ->
        [yes] { $actor } reaches for { $token } as well; the lot gives it to you.
       *[no] { $actor } reaches for { $token } as well; the lot gives it to { $holder }.
    }
}
nma-log-false-start = { $you ->
    [yes] You grab { $token } too early: it goes back, and the dice are thrown again.
   *[no] { $actor } grabs { $token } too early: it goes back, and the dice are thrown again.
}
nma-log-blocked = { $you ->
    [yes] That was your third false start: in this round you cannot cause another.
   *[no] That was the third false start of { $actor }, who cannot cause another in this round.
}
nma-log-done = { $you ->
    [yes] You are done.
   *[no] { $actor } is done.
}
nma-log-shouts = { $you ->
    [yes] You shout { $number }!
   *[no] { $actor } shouts { $number }!
}
nma-log-timeout = { $seconds ->
    [one] The second is over, and nobody has shouted.
   *[other] The { $seconds } seconds are over, and nobody has shouted.
}
nma-log-steals = { $points ->
    [0] { $you ->
        [yes] You have the sword of { $owner }, but there is nothing to steal.
       *[no] { $yours ->
            [yes] { $actor } has your sword, but there is nothing to steal.
           *[no] { $actor } has the sword of { $owner }, but there is nothing to steal.
        }
    }
    [one] { $you ->
        [yes] You steal a point from { $owner } with the sword.
       *[no] { $yours ->
            [yes] { $actor } steals a point from you with the sword.
           *[no] { $actor } steals a point from { $owner } with the sword.
        }
    }
   *[other] { $you ->
        [yes] You steal { $points } points from { $owner } with the sword.
       *[no] { $yours ->
            [yes] { $actor } steals { $points } points from you with the sword.
           *[no] { $actor } steals { $points } points from { $owner } with the sword.
        }
    }
}
nma-log-defends = { $you ->
    [yes] You have defended your sword.
   *[no] { $actor } has defended the sword.
}
nma-log-fault = { $you ->
    [yes] You lose 3 points with the sword: there are not more swords than shuriken.
   *[no] { $actor } loses 3 points with the sword: there are not more swords than shuriken.
}
nma-log-gains = { $points ->
    [one] { $you ->
        [yes] { $token } brings you a point.
       *[no] { $token } brings { $actor } a point.
    }
   *[other] { $you ->
        [yes] { $token } brings you { $points } points.
       *[no] { $token } brings { $actor } { $points } points.
    }
}
nma-log-loses = { $points ->
    [one] { $you ->
        [yes] { $token } is in smoke and costs you a point.
       *[no] { $token } is in smoke and costs { $actor } a point.
    }
   *[other] { $you ->
        [yes] { $token } is in smoke and costs you { $points } points.
       *[no] { $token } is in smoke and costs { $actor } { $points } points.
    }
}
nma-log-gets-nothing = { $you ->
    [yes] { $token } brings you nothing.
   *[no] { $token } brings { $actor } nothing.
}
nma-log-shuriken = { $points ->
    [one] { $you ->
        [yes] The shuriken brings you a point.
       *[no] The shuriken brings { $actor } a point.
    }
   *[other] { $you ->
        [yes] The shuriken brings you { $points } points.
       *[no] The shuriken brings { $actor } { $points } points.
    }
}
nma-log-right = { $you ->
    [yes] There are { $number } ninjas indeed: a point for you.
   *[no] There are { $number } ninjas indeed: a point for { $actor }.
}
nma-log-wrong = { $you ->
    [yes] There are { $number } ninjas: you lose 3 points.
   *[no] There are { $number } ninjas: { $actor } loses 3 points.
}
nma-log-tied = { $you ->
    [yes] You are tied for first and play on.
   *[no] { $actor } is tied for first and plays on.
}
nma-log-sword-goes = { $you ->
    [yes] The sword is yours.
   *[no] The sword goes to { $actor }.
}
nma-log-cut-off = { $rounds ->
    [one] The game is stopped after one round.
   *[other] The game is stopped after { $rounds } rounds.
}
nma-log-wins = { $score ->
    [one] { $you ->
        [yes] You win with one point!
       *[no] { $actor } wins with one point.
    }
   *[other] { $you ->
        [yes] You win with { $score } points!
       *[no] { $actor } wins with { $score } points.
    }
}

nma-score-start = Points at the start
nma-score-stolen = Stolen with the sword
nma-score-robbed = Lost to sword thieves
nma-score-fault = Sword grabbed without a majority
nma-score-ninjas = Ninjas
nma-score-smoke = Ninjas in smoke
nma-score-shuriken = Shuriken
nma-score-right = Right counts
nma-score-wrong = Wrong counts
nma-score-floor = Losses below zero, forgiven
nma-score-lost = Lost

nma-dojo = The dojo
nma-points = { $points ->
    [one] one point
   *[other] { $points } points
}
nma-ms = { $ms } ms
nma-yours = yours
nma-bot = Bot
nma-waits = Waits for the tie-break
nma-is-done = Is done
nma-false-starts = { $count ->
    [one] One false start
   *[other] { $count } false starts
}
nma-owns-sword = Owns the sword
nma-owns-shuriken = Throws the dice
nma-hand-left = Left hand
nma-hand-right = Right hand
nma-hand-free = Free to grab
nma-hand-reaches = Reaching
nma-call-throw = Before the throw
nma-call-tumble = The dice are rolling
nma-call-race = The dice rest
nma-call-fault = False start
nma-incense = Incense burns for
nma-incense-waits = The incense waits
nma-shout = Shout
nma-all-ninjas = all ninjas, all colours
nma-erase = Delete the last digit
nma-times-count = Times count from the moment the dice lay still on each screen.
nma-calm = calm
nma-calm-counts = What happens within four seconds happens at once.
nma-by-lot = { $you ->
    [yes] by lot, you reached too
   *[no] by lot, { $rival } reached too
}
nma-nobody-shouted = Nobody shouted
nma-ended-round = ended the round
nma-uncontested = uncontested
nma-counts-itself = counts by itself
nma-ahead-of = { $you ->
    [yes] { $ms } ms before you
   *[no] { $ms } ms before { $rival }
}
nma-shuriken = Shuriken
nma-shows-swords = { $swords } × sword, { $shuriken } × shuriken
nma-shows-shuriken = { $count ->
    [one] one on the dice
   *[other] { $count } on the dice
}
nma-shows-ninjas = { $smoke ->
    [0] { $ninjas ->
        [one] one ninja
       *[other] { $ninjas } ninjas
    }
    [one] { $ninjas ->
        [one] one ninja, one cloud
       *[other] { $ninjas } ninjas, one cloud
    }
   *[other] { $ninjas ->
        [one] one ninja, { $smoke } clouds
       *[other] { $ninjas } ninjas, { $smoke } clouds
    }
}
nma-wins = wins the game
nma-gets-sword = owns the sword now
nma-throws-next = throws next
nma-goal = First to { $points } points
nma-you = you
nma-owns-short = Owner
nma-throws-short = Throws
nma-too-early = Too early!
nma-crib-ninjas = A ninja is worth all its faces.
nma-crib-smoke = Exactly one cloud: minus.
nma-crib-sword = More swords than shuriken, or −3.
nma-crib-shout = The first shout ends it: +1 or −3.
nma-defended = defended
nma-half-of = half of { $points }
nma-taken-by = { $you ->
    [yes] by you
   *[no] by { $player }
}
nma-too-late = { $ms } ms too late
nma-late = too late
nma-stolen = stolen
nma-right = right
nma-wrong = wrong, there were { $count }
nma-scored-in-order = Scored in order: sword, ninjas, shuriken, shout.
nma-threw = threw the dice
nma-watch-again = Watch again
nma-ready = Ready
nma-reads = still reading
nma-is-ready = Ready. Waiting for the others: { $seconds } s
nma-next-throw = { $you ->
    [yes] You throw next, when all are ready.
   *[no] { $player } throws next, when all are ready.
}
nma-again-waits = Nobody has moved yet
nma-again-shout = { $you ->
    [yes] You shouted { $number }
   *[no] { $player } shouted { $number }
}
nma-again-took = { $you ->
    [yes] You grabbed { $token }
   *[no] { $player } grabbed { $token }
}
nma-again-before = { $you ->
    [yes] You grabbed { $token } { $ms } ms before { $rival }
   *[no] { $beaten ->
        [yes] { $player } grabbed { $token } { $ms } ms before you
       *[no] { $player } grabbed { $token } { $ms } ms before { $rival }
    }
}
nma-round-again = Round { $round }, again
nma-the-count = Score
nma-last-grab = Previous grab
nma-next-grab = Next grab
nma-play = Play
nma-pause = Pause
nma-speed = Speed
nma-timeline = When every hand came down

# What a newcomer is told before the first move.
nma-new = Wait until the dice lie still, then grab the token whose colour counts most. The first shout of how many ninjas there are ends the round.
