# Les e-mails du serveur.
notice-your-turn-subject = À toi de jouer
notice-your-turn = C'est à toi de jouer à { $game }.
notice-time-subject = Ton temps s'épuise
notice-time = C'est à toi de jouer à { $game }, et il reste { $hours ->
    [one] moins d'une heure
   *[other] environ { $hours } heures
}. Ensuite, on joue à ta place.
notice-confirm-subject = Confirme ton adresse
notice-confirm = { $name } a donné cette adresse à Uguisu, pour retrouver un mot de passe oublié et recevoir un e-mail quand c'est son tour. Si c'est toi, ouvre ce lien et confirme-la là-bas, dans la semaine. Sinon, ne fais rien.
notice-recover-subject = Un nouveau mot de passe
notice-recover = Quelqu'un, sans doute toi, veut un nouveau mot de passe pour { $login } sur Uguisu. Ce lien vaut une heure, et une seule fois. Si ce n'est pas toi, ne fais rien : ton mot de passe reste le même.
notice-moved-subject = Ton adresse a changé
notice-moved = Ton compte Uguisu a maintenant une autre adresse e-mail ; plus rien n'arrive à celle-ci. Si ce n'est pas toi, connecte-toi, change ton mot de passe, puis l'adresse.
notice-off = Plus d'e-mails comme celui-ci ? Un clic suffit, sans te connecter :
