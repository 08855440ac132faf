# The review of a finished game.

review-curve = Chances de gagner au fil de la partie
review-has = { $name } { $points } %
review-all = Tous
review-sums = La partie en chiffres
review-judged = Chaque décision est jugée d'après ce que cette place pouvait savoir alors, et rien de plus.
review-race = Dans une course, aucun choix n'est jugé : voici la vitesse de chacun et ce qu'elle a rapporté.
review-accuracy = Précision
review-best-move = Meilleur coup
review-decided = Ce qui a décidé
review-cards = Cartes { $points } %
review-play = Jeu { $points } %
review-slips = Faux pas
review-of-decisions = en { $count } décisions
review-computing = L'analyse est en cours
review-computed = Étape { $found } sur { $all }. Tu peux déjà regarder ce qui est connu.
review-veiled = Voilé pendant ton essai
review-veiled-why = La suite donnerait la réponse.
review-decision = Décision
review-no-decision = Pas de décision ici
review-no-decision-why = À ce moment, personne n'avait le choix.
review-not-yet = Pas encore analysé.
review-left = Ici, { $points ->
    [one] { $points } point a été perdu
   *[other] { $points } points ont été perdus
 }.
review-about-same = Rien n'était meilleur à coup sûr.
review-decision-before = La décision précédente
review-decision-next = La décision suivante
review-you-played = Tu as joué
review-played = { $name } a joué
review-would = L'analyse aurait joué
review-choice = Le choix de l'analyse
review-hidden = encore caché
review-same-choice = L'analyse aurait joué la même chose.
review-why-gains = Le choix fait profite surtout à { $player } : { $points } { $points ->
    [one] point
   *[other] points
 } de chances de gagner.
review-all-choices = { $count } choix, selon les chances qu'ils donnent
review-honest = Jugé seulement d'après ce qu'on pouvait savoir alors
review-try-again = Réessaie
review-try-how = La position telle qu'elle était. La suite est voilée.
review-your-try = Ton essai
review-touch = Touche ce qui brille sur le plateau
review-choices-now = Ce que tu peux choisir maintenant
review-try-best = C'est le choix de l'analyse.
review-try-same = La même chose que ce qui fut joué.
review-try-warmer = Tu chauffes : { $points } de mieux qu'alors. Il reste mieux à trouver.
review-try-colder = Tu refroidis : { $points } de moins que ce qui fut joué.
review-try-equal = À peu près autant que ce qui fut joué.
review-show = Montre la réponse
review-another = Un autre essai
review-leave = Quitter
review-known = Ce qu'on pouvait savoir
review-known-of = Comme { $name } pouvait en juger avant cette décision ; ce qui était certain est omis
review-truth = Ce qu'il en était
review-was-true = c'était vrai
review-hidden-things = Ce qui était caché
review-changes = ▲ ▼ ce que cette place a appris jusqu'à sa décision suivante.
review-costliest = Les décisions les plus coûteuses
review-in-points = en points de chances de gagner
review-none-costly = Aucune décision n'était une erreur à coup sûr.
review-practice = Entraînement
review-practice-about = Les décisions les plus coûteuses de tes dernières parties analysées. Toi seul vois cette liste.
review-practice-none = Rien à travailler pour l'instant : ouvre l'analyse d'une de tes parties finies.
review-exercise = { $game }, étape { $step }
review-puzzle-of = Problème du { $date }
review-puzzle-find = Que choisirais-tu à la place de { $name } ?
review-puzzle-how = Touche ce qui brille sur le plateau.
review-puzzle-about = D'une partie avec cote, sans noms. Un choix est à coup sûr meilleur que tous les autres, et il a été manqué.
review-puzzle-none = Il n'y a pas encore de problème aujourd'hui. Le serveur en cherche un dans les parties avec cote : reviens plus tard.
review-deeds = Prises et cris de cette manche
review-who = Qui
review-what = Quoi
review-after = Après
review-ms = { $ms } ms
review-brought = Points
review-no-deeds = Aucune manche n'a encore été comptée.
review-mark-played = jouée
review-mark-review = analyse
review-key-step = pas
review-key-points = tournants
review-key-truth = vérité
review-sign-costly = décision coûteuse
review-sign-best = meilleur coup
review-sign-turning = tournant
