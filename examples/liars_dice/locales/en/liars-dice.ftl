ld-title = Liar's Dice
ld-about = Nobody sees all dice. How many fives can there be, and who is bluffing?

ld-option-ones = Are ones wild?
ld-option-ones-wild = Yes: they count as every face.
ld-option-ones-plain = No: they are ones.

ld-zone-bid = The bid
ld-zone-last = The last challenge
ld-zone-dice = { $you ->
    [yes] Your dice
   *[no] { $actor }
}
ld-die = { $face ->
    [1] ⚀ 1
    [2] ⚁ 2
    [3] ⚂ 3
    [4] ⚃ 4
    [5] ⚄ 5
   *[6] ⚅ 6
}
ld-dice-hidden = { $count ->
    [0] no dice left
    [one] 1 hidden die
   *[other] { $count } hidden dice
}
ld-shown = { $actor }: { $dice }
ld-bid = { $you ->
    [yes] You say: at least { $count } × { $face }
   *[no] { $actor } says: at least { $count } × { $face }
}
ld-no-bid-yet = No bid yet

ld-prompt-first = { $you ->
    [yes] Make the first bid: at least how many dice, and which face?
   *[no] { $actor } makes the first bid.
}
ld-prompt-answer = { $you ->
    [yes] Bid higher, or call the bidder a liar.
   *[no] { $actor } bids higher or challenges.
}
ld-prompt-over = The game is over.

ld-pick-count = { $one ->
    [one] 1 die
   *[other] { $one } dice
}
ld-pick-face = { $one ->
    [1] ⚀ Ones
    [2] ⚁ Twos
    [3] ⚂ Threes
    [4] ⚃ Fours
    [5] ⚄ Fives
   *[6] ⚅ Sixes
}
ld-pick-liar = Liar!

ld-no-challenge = There is no bid to challenge yet.
ld-no-ones = Ones are wild, so nobody bids them.
ld-no-dice = There are only { $count } dice on the table.
ld-no-lower = A bid must be higher than the one before: more dice, or a higher face.

ld-log-bid = { $you ->
    [yes] You bid { $count } × { $face }.
   *[no] { $actor } bids { $count } × { $face }.
}
ld-log-liar = { $you ->
    [yes] You call { $bidder } a liar.
   *[no] { $actor } calls { $bidder } a liar.
}
ld-log-found = Dice that count as { $face }: { $count }.
ld-log-loses = { $you ->
    [yes] You lose a die and have { $left } left.
   *[no] { $actor } loses a die and has { $left } left.
}
ld-log-falls = { $you ->
    [yes] You lose your last die and are out.
   *[no] { $actor } loses the last die and is out.
}
ld-log-wins = { $you ->
    [yes] You win!
   *[no] { $actor } wins.
}
ld-score-dice = Dice left

ld-deed-bids = Bids
ld-deed-challenges = Challenges
