# The review of a finished game.

review-curve = Chance to win over the game
review-has = { $name } { $points }%
review-all = All
review-sums = The game in numbers
review-judged = Every decision is judged by what its seat could know then, and nothing more.
review-race = In a race no choice is judged: here is how quick everybody was, and what it brought.
review-accuracy = Accuracy
review-best-move = Best move
review-decided = What decided it
review-cards = Cards { $points }%
review-play = Play { $points }%
review-slips = Slips
review-of-decisions = in { $count } decisions
review-computing = The review is being made
review-computed = Step { $found } of { $all }. You can look at what is known already.
review-veiled = Veiled while you try
review-veiled-why = What came later would give it away.
review-decision = Decision
review-no-decision = No decision here
review-no-decision-why = Nobody had a choice at this moment.
review-not-yet = Not reviewed yet.
review-left = Here { $points } { $points ->
    [one] point was
   *[other] points were
 } left on the table.
review-about-same = Nothing was clearly better.
review-decision-before = The decision before
review-decision-next = The next decision
review-you-played = You played
review-played = { $name } played
review-would = The review would have played
review-choice = The review's choice
review-hidden = still hidden
review-same-choice = The review would have played the same.
review-why-gains = { $player } gains most by the choice made: { $points } { $points ->
    [one] point
   *[other] points
 } of chance to win.
review-all-choices = { $count } choices, by the chance they give
review-honest = Judged only by what could be known then
review-try-again = Try again
review-try-how = The position as it was. What came later is veiled.
review-your-try = Your try
review-touch = Touch what glows on the board
review-choices-now = What you can choose now
review-try-best = That is the review's choice.
review-try-same = The same as was played then.
review-try-warmer = Warmer: { $points } better than what was played. There is something better still.
review-try-colder = Colder: { $points } short of what was played then.
review-try-equal = About the same as was played then.
review-show = Show the answer
review-another = Another try
review-leave = Leave
review-known = What could be known
review-known-of = As { $name } could judge it before this decision; what was certain is left out
review-truth = What it really was
review-was-true = this was true
review-hidden-things = What was hidden
review-changes = ▲ ▼ what this seat learned until its next decision.
review-costliest = The costliest decisions
review-in-points = in points of chance to win
review-none-costly = No decision clearly cost anything.
review-practice = Practice
review-practice-about = The costliest decisions of your most recently reviewed games. Only you see this list.
review-practice-none = Nothing to practise yet: open the review of one of your finished games.
review-exercise = { $game }, step { $step }
review-puzzle-of = Puzzle of { $date }
review-puzzle-find = What would you choose as { $name }?
review-puzzle-how = Touch what glows on the board.
review-puzzle-about = From a rated game, without names. One choice is clearly better than all others, and it was missed.
review-puzzle-none = There is no puzzle for today yet. The server looks for one in rated games; come back later.
review-deeds = Grabs and shouts of this round
review-who = Who
review-what = What
review-after = After
review-ms = { $ms } ms
review-brought = Points
review-no-deeds = No round has been counted yet.
review-mark-played = played
review-mark-review = review
review-key-step = step
review-key-points = turning points
review-key-truth = truth
review-sign-costly = costly decision
review-sign-best = best move
review-sign-turning = turning point
