# Die E-Mails des Servers.
notice-your-turn-subject = Du bist am Zug
notice-your-turn = Du bist am Zug bei { $game }.
notice-time-subject = Deine Zeit läuft ab
notice-time = Du bist bei { $game } am Zug, und es { $hours ->
    [one] ist weniger als eine Stunde
   *[other] sind noch etwa { $hours } Stunden
} übrig. Danach wird für dich gezogen.
notice-confirm-subject = Bestätige deine Adresse
notice-confirm = { $name } hat diese Adresse bei Uguisu angegeben, um ein vergessenes Passwort zu ersetzen und eine E-Mail zu bekommen, wenn es weitergeht. Bist du das, dann öffne diesen Link und bestätige sie dort, innerhalb einer Woche. Sonst tu nichts.
notice-recover-subject = Ein neues Passwort
notice-recover = Jemand, wahrscheinlich du, möchte ein neues Passwort für { $login } bei Uguisu. Dieser Link gilt eine Stunde lang und nur einmal. Warst du es nicht, dann tu nichts: Dein Passwort bleibt, wie es ist.
notice-moved-subject = Deine Adresse wurde geändert
notice-moved = Dein Konto bei Uguisu hat jetzt eine andere E-Mail-Adresse; an diese kommt nichts mehr. Warst du es nicht, dann melde dich an, ändere dein Passwort und danach die Adresse.
notice-off = Keine solchen E-Mails mehr? Ein Klick genügt, ohne Anmeldung:
