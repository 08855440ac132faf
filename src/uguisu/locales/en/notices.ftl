# E-mails of the server.
notice-your-turn-subject = Your turn
notice-your-turn = It is your turn at { $game }.
notice-time-subject = Your time runs out
notice-time = It is your turn at { $game }, and { $hours ->
    [one] less than one hour is
   *[other] about { $hours } hours are
} left. Then the move is made for you.
notice-confirm-subject = Confirm your address
notice-confirm = { $name } gave this address at Uguisu, to recover a lost password and to be told by e-mail when it is their turn. If that is you, open this link and confirm it there, within a week. Otherwise do nothing.
notice-recover-subject = A new password
notice-recover = Somebody, probably you, wants a new password for { $login } at Uguisu. This link is good for one hour, and once. If it was not you, do nothing: your password stays as it is.
notice-moved-subject = Your address was changed
notice-moved = Your account at Uguisu has another e-mail address now; nothing more is sent to this one. If it was not you, sign in, change your password and then the address.
notice-off = No more of these e-mails? One touch, without signing in:
