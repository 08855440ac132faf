# Le e-mail del server.
notice-your-turn-subject = Tocca a te
notice-your-turn = Tocca a te a { $game }.
notice-time-subject = Il tuo tempo sta per finire
notice-time = Tocca a te in { $game } e { $hours ->
    [one] resta meno di un'ora
   *[other] restano circa { $hours } ore
}. Poi la mossa viene fatta per te.
notice-confirm-subject = Conferma il tuo indirizzo
notice-confirm = { $name } ha dato questo indirizzo a Uguisu, per recuperare una password dimenticata e per ricevere un'e-mail quando è il suo turno. Se sei tu, apri questo link e confermalo lì, entro una settimana. Altrimenti non fare nulla.
notice-recover-subject = Una nuova password
notice-recover = Qualcuno, probabilmente tu, vuole una nuova password per { $login } su Uguisu. Questo link vale un'ora, e una volta sola. Se non sei stato tu, non fare nulla: la tua password resta com'è.
notice-moved-subject = Il tuo indirizzo è cambiato
notice-moved = Il tuo account di Uguisu ha ora un altro indirizzo e-mail; a questo non arriva più nulla. Se non sei stato tu, accedi, cambia la password e poi l'indirizzo.
notice-off = Non vuoi più queste e-mail? Basta un tocco, senza accedere:
