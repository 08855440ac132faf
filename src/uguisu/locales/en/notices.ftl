# E-mails of the server.
notice-your-turn-subject = Your turn
notice-your-turn = It is your turn at { $game }.
notice-confirm-subject = Confirm your address
notice-confirm = { $name } wants to be told by e-mail when it is their turn at Uguisu. If that is you, open this link; otherwise do nothing.
notice-confirmed = Thank you. From now on you are told by e-mail when it is your turn.
