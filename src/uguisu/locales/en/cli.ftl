# The terminal: screens, commands and their errors.

cli-confirm = Done
cli-pick = { $pick }

# At the table.
cli-not-asked = That is not what is asked for now.
cli-why-ask = Why not? Choose anything on the board.
cli-undone = Taken back.
cli-key-choose = 1–9, arrows and Enter or mouse: choose
cli-key-hurry = Space: skip ahead
cli-key-back = Esc: back
cli-key-undo = U: take back
cli-key-why = ?: why not
cli-key-language = L: language
cli-key-leave = Q: leave

cli-curtain-who = { $player } is next
cli-curtain-what = Pass the device to { $player }. Only { $player } should look now.
cli-curtain-undo = The player before may press U to take the last move back.
cli-curtain-hint = { $player } presses Enter.

# War of Clans on the board.
woc-own-province = Your province
woc-you-serve = You serve
woc-deck = deck
woc-discards = discards
woc-order-first = First
woc-order-second = Second
woc-order-third = Third
woc-pick-province = { $yours ->
    [yes] Your province
   *[no] { $player }
}
woc-pick-army = { $yours ->
    [yes] Your { $clan } ({ $strength })
   *[no] { $clan } of { $player } ({ $strength })
}
