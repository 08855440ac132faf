# Die E-Mails des Servers.
notice-your-turn-subject = Du bist am Zug
notice-your-turn = Du bist am Zug bei { $game }.
notice-confirm-subject = Bestätige deine Adresse
notice-confirm = { $name } möchte eine E-Mail bekommen, wenn es auf Uguisu weitergeht. Bist du das, dann öffne diesen Link; sonst tu nichts.
notice-confirmed = Danke. Von nun an bekommst du eine E-Mail, wenn du am Zug bist.
