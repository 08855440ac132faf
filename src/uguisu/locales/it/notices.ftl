# Letters of the server.
notice-your-turn-subject = Tocca a te
notice-your-turn = Tocca a te a { $game }.
notice-confirm-subject = Conferma il tuo indirizzo
notice-confirm = { $name } vuole essere avvisato per posta quando è il suo turno su Uguisu. Se sei tu, apri questo link; altrimenti non fare nulla.
notice-confirmed = Grazie. Da ora ricevi una mail quando tocca a te.
