# Les e-mails du serveur.
notice-your-turn-subject = À toi de jouer
notice-your-turn = C'est à toi de jouer à { $game }.
notice-confirm-subject = Confirme ton adresse
notice-confirm = { $name } veut recevoir un e-mail quand c'est son tour sur Uguisu. Si c'est toi, ouvre ce lien ; sinon, ne fais rien.
notice-confirmed = Merci. Désormais tu reçois un e-mail quand c'est ton tour.
