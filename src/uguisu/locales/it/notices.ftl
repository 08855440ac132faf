# Le e-mail del server.
notice-your-turn-subject = Tocca a te
notice-your-turn = Tocca a te a { $game }.
notice-confirm-subject = Conferma il tuo indirizzo
notice-confirm = { $name } vuole ricevere un'e-mail quando è il suo turno su Uguisu. Se sei tu, apri questo link; altrimenti non fare nulla.
notice-confirmed = Grazie. D'ora in poi ricevi un'e-mail quando tocca a te.
