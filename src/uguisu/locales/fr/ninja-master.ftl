nma-title = Ninja Master
nma-token-orange = Orange
nma-token-blue = Bleu
nma-token-pink = Rose
nma-token-green = Vert
nma-token-purple = Violet
nma-token-sword = l'épée
nma-name-orange = Orange
nma-name-blue = Bleu
nma-name-pink = Rose
nma-name-green = Vert
nma-name-purple = Violet
nma-name-sword = Épée

nma-letter-orange = O
nma-letter-blue = B
nma-letter-pink = P
nma-letter-green = G
nma-letter-purple = V
nma-letter-sword = S
nma-shape-circle = rond
nma-shape-square = carré
nma-shape-blossom = fleur
nma-shape-triangle = triangle
nma-shape-diamond = losange
nma-shape-blade = lame

nma-face-ninjas = { $count ->
    [one] { $token } : un ninja
   *[other] { $token } : { $count } ninjas
}
nma-face-smoke = { $token } : fumée
nma-face-sword = une épée
nma-face-shuriken = un shuriken

nma-option-round_seconds = Combien de secondes dure une manche si personne ne crie ?
nma-option-round_limit = Après combien de manches la partie est-elle interrompue ? 0 : jamais.
nma-option-window_ms = Pendant combien de millisecondes recueille-t-on les prises rivales d'un pion avant de l'attribuer ?
nma-option-pace = Est-ce une course ?
nma-option-pace-race = Oui : la main la plus rapide prend le pion.
nma-option-pace-calm = Non, une table calme : tout dure quatre fois plus longtemps, et entre les mains tendues en quatre secondes le sort décide.

nma-pick-throw = Lance les dés
nma-pick-pose = Attends en pose de ninja
nma-pick-token = Attrape { $token }
nma-pick-late = Trop tard pour { $token }
nma-pick-done = Fini
nma-pick-shout = Crie { $number }

nma-round = Manche { $round }
nma-tie-break = Départage
nma-seconds-left = { $seconds } s
nma-after = { $player }, { $ms } ms
nma-before = { $player }, { $ms } ms avant { $rival }
nma-type = Tape combien il y a de ninjas.
nma-typing = Crie { $number } : { $key }
nma-shouted-right = { $player } a crié { $number }, et il y en avait { $count }.
nma-shouted-wrong = { $player } a crié { $number }, mais il y en avait { $count }.

nma-prompt-throw = { $you ->
    [yes] Lance les dés.
   *[no] { $actor } lance les dés.
}
nma-prompt-rolling = Personne ne peut rien attraper avant que les dés soient posés.
nma-prompt-hands-off = Bas les pattes jusqu'à l'arrêt des dés !
nma-prompt-blocked = Les dés roulent. Après trois faux départs, tes prises ne comptent pas avant leur arrêt.
nma-prompt-watch = La course est lancée.
nma-prompt-grab = Attrape jusqu'à deux pions. Les cris comptent après la première prise.
nma-prompt-hands = { $hands ->
    [0] Tu as les mains pleines : crie combien il y a de ninjas, ou dis que tu as fini.
    [one] Attrape encore un pion, ou crie combien il y a de ninjas.
   *[other] Attrape jusqu'à deux pions, ou crie combien il y a de ninjas.
}
nma-prompt-done = Tu as fini ; les autres continuent.
nma-prompt-over = La partie est finie.

nma-no-clock = L'horloge dit seulement quand les dés s'arrêtent et quand le temps est écoulé.
nma-no-only-clock = C'est l'affaire de l'horloge.
nma-no-throw-first = Il faut d'abord lancer les dés.
nma-no-thrown = Les dés sont déjà lancés.
nma-no-shout-rolling = Un cri ne compte que quand les dés sont arrêtés.
nma-no-shout-yet = Un cri ne compte qu'une fois qu'un pion a été attrapé.
nma-no-done-rolling = Les dés roulent encore : personne ne peut avoir fini cette manche.
nma-no-pose = Les dés sont arrêtés : il n'y a rien à attendre.
nma-no-hand = Tu as déjà un pion dans chaque main.
nma-no-taken = { $you ->
    [yes] Tu as déjà { $token }.
   *[no] { $actor } a pris les devants et tient déjà { $token }.
}
nma-no-late-free = Personne n'a attrapé { $token }.
nma-no-late-twice = { $you ->
    [yes] Tu étais déjà en retard pour { $token }.
   *[no] { $actor } était en retard pour { $token } avant toi.
}
nma-no-earlier = À { $at } ms, il est trop tard pour agir : le dernier événement date de { $time } ms.
nma-no-due = L'horloge agit à { $due } ms, ni avant ni après.
nma-no-after-rest = À { $due } ms, les dés s'arrêtent ; cela passe d'abord.
nma-no-after-end = À { $due } ms, la manche est finie.
nma-no-blocked = Après trois faux départs, attraper { $token } ne compte pas avant l'arrêt des dés.
nma-wait-throw = { $you ->
    [yes] Tu as le shuriken : lance les dés.
   *[no] { $actor } a le shuriken et lance les dés.
}
nma-wait-shout = Le cri est nul : aucune course n'est en cours.
nma-wait-tied = Cette manche se joue seulement entre les ex aequo en tête.
nma-wait-done = Tu as fini cette manche.
nma-wait-rolling = Attends que les dés s'arrêtent.

nma-log-throws = { $you ->
    [yes] Tu lances les dés.
   *[no] { $actor } lance les dés.
}
nma-log-poses = { $you ->
    [yes] Tu attends en pose de ninja.
   *[no] { $actor } attend en pose de ninja.
}
nma-log-rest = Les dés sont arrêtés.
nma-log-grabs = { $you ->
    [yes] Tu attrapes { $token } après { $ms } ms.
   *[no] { $actor } attrape { $token } après { $ms } ms.
}
nma-log-late = { $you ->
    [yes] Tu tends la main vers { $token } { $ms } ms après { $holder }.
   *[no] { $yours ->
        [yes] { $actor } tend la main vers { $token } { $ms } ms après toi.
       *[no] { $actor } tend la main vers { $token } { $ms } ms après { $holder }.
    }
}
nma-log-takes = { $you ->
    [yes] Tu attrapes { $token }.
   *[no] { $actor } attrape { $token }.
}
nma-log-lot = { $you ->
    [yes] Toi aussi, tu tends la main vers { $token } ; le sort choisit { $holder }.
   *[no] { $yours ->
        [yes] { $actor } tend aussi la main vers { $token } ; le sort te choisit.
       *[no] { $actor } tend aussi la main vers { $token } ; le sort choisit { $holder }.
    }
}
nma-log-false-start = { $you ->
    [yes] Tu attrapes { $token } trop tôt : on repose le pion et on relance les dés.
   *[no] { $actor } attrape { $token } trop tôt : on repose le pion et on relance les dés.
}
nma-log-blocked = { $you ->
    [yes] C'est ton troisième faux départ : tu ne peux plus en causer dans cette manche.
   *[no] Troisième faux départ pour { $actor }, qui ne peut plus en causer dans cette manche.
}
nma-log-done = { $you ->
    [yes] Tu as fini.
   *[no] { $actor } a fini.
}
nma-log-shouts = { $you ->
    [yes] Tu cries { $number } !
   *[no] { $actor } crie { $number } !
}
nma-log-timeout = { $seconds ->
    [one] La seconde est écoulée et personne n'a crié.
   *[other] Les { $seconds } secondes sont écoulées et personne n'a crié.
}
nma-log-steals = { $points ->
    [0] { $you ->
        [yes] Tu prends l'épée à { $owner }, mais il n'y a rien à voler.
       *[no] { $yours ->
            [yes] { $actor } te prend l'épée, mais il n'y a rien à voler.
           *[no] { $actor } prend l'épée à { $owner }, mais il n'y a rien à voler.
        }
    }
    [one] { $you ->
        [yes] Avec l'épée, tu voles un point à { $owner }.
       *[no] { $yours ->
            [yes] Avec l'épée, { $actor } te vole un point.
           *[no] Avec l'épée, { $actor } vole un point à { $owner }.
        }
    }
   *[other] { $you ->
        [yes] Avec l'épée, tu voles { $points } points à { $owner }.
       *[no] { $yours ->
            [yes] Avec l'épée, { $actor } te vole { $points } points.
           *[no] Avec l'épée, { $actor } vole { $points } points à { $owner }.
        }
    }
}
nma-log-defends = { $you ->
    [yes] Tu as défendu ton épée.
   *[no] { $actor } a défendu l'épée.
}
nma-log-fault = { $you ->
    [yes] L'épée te coûte 3 points : il n'y a pas plus d'épées que de shuriken.
   *[no] L'épée coûte 3 points à { $actor } : il n'y a pas plus d'épées que de shuriken.
}
nma-log-gains = { $points ->
    [one] { $you ->
        [yes] { $token } te rapporte un point.
       *[no] { $token } rapporte un point à { $actor }.
    }
   *[other] { $you ->
        [yes] { $token } te rapporte { $points } points.
       *[no] { $token } rapporte { $points } points à { $actor }.
    }
}
nma-log-loses = { $points ->
    [one] { $you ->
        [yes] { $token } est dans la fumée et te coûte un point.
       *[no] { $token } est dans la fumée et coûte un point à { $actor }.
    }
   *[other] { $you ->
        [yes] { $token } est dans la fumée et te coûte { $points } points.
       *[no] { $token } est dans la fumée et coûte { $points } points à { $actor }.
    }
}
nma-log-gets-nothing = { $you ->
    [yes] { $token } ne te rapporte rien.
   *[no] { $token } ne rapporte rien à { $actor }.
}
nma-log-shuriken = { $points ->
    [one] { $you ->
        [yes] Le shuriken te rapporte un point.
       *[no] Le shuriken rapporte un point à { $actor }.
    }
   *[other] { $you ->
        [yes] Le shuriken te rapporte { $points } points.
       *[no] Le shuriken rapporte { $points } points à { $actor }.
    }
}
nma-log-right = { $you ->
    [yes] Ninjas visibles : { $number }. C'est juste, un point pour toi.
   *[no] Ninjas visibles : { $number }. C'est juste, un point pour { $actor }.
}
nma-log-wrong = { $you ->
    [yes] Ninjas visibles : { $number }. C'est faux, tu perds 3 points.
   *[no] Ninjas visibles : { $number }. C'est faux, { $actor } perd 3 points.
}
nma-log-tied = { $you ->
    [yes] Tu es en tête à égalité et continues à jouer.
   *[no] { $actor } est en tête à égalité et continue à jouer.
}
nma-log-sword-goes = { $you ->
    [yes] L'épée est à toi.
   *[no] L'épée passe à { $actor }.
}
nma-log-cut-off = { $rounds ->
    [one] La partie est interrompue après une manche.
   *[other] La partie est interrompue après { $rounds } manches.
}
nma-log-wins = { $score ->
    [one] { $you ->
        [yes] Tu gagnes avec un point !
       *[no] { $actor } gagne avec un point.
    }
   *[other] { $you ->
        [yes] Tu gagnes avec { $score } points !
       *[no] { $actor } gagne avec { $score } points.
    }
}

nma-score-start = Points au départ
nma-score-stolen = Volés avec l'épée
nma-score-robbed = Perdus face aux vols à l'épée
nma-score-fault = Épée attrapée sans majorité
nma-score-ninjas = Ninjas
nma-score-smoke = Ninjas dans la fumée
nma-score-shuriken = Shuriken
nma-score-right = Comptes justes
nma-score-wrong = Comptes faux
nma-score-floor = Pertes sous zéro, pardonnées
nma-score-lost = Perdus

nma-dojo = Le dojo
nma-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
nma-ms = { $ms } ms
nma-yours = à toi
nma-bot = Bot
nma-waits = Attend la fin du départage
nma-is-done = A fini
nma-false-starts = { $count ->
    [one] Un faux départ
   *[other] { $count } faux départs
}
nma-owns-sword = Possède l'épée
nma-owns-shuriken = Lance les dés
nma-hand-left = Main gauche
nma-hand-right = Main droite
nma-hand-free = Libre
nma-hand-reaches = Se tend
nma-call-throw = Avant le lancer
nma-call-tumble = Les dés roulent
nma-call-race = Les dés sont posés
nma-call-fault = Faux départ
nma-incense = L'encens brûle encore
nma-incense-waits = L'encens attend
nma-shout = Crier
nma-all-ninjas = tous les ninjas, toutes les couleurs
nma-erase = Effacer le dernier chiffre
nma-times-count = Les temps se comptent à partir de l'arrêt des dés sur chaque écran.
nma-calm = au calme
nma-calm-counts = Ce qui se passe en quatre secondes se passe en même temps.
nma-by-lot = { $you ->
    [yes] par le sort, devant toi
   *[no] par le sort, devant { $rival }
}
nma-nobody-shouted = Personne n'a crié
nma-ended-round = a mis fin à la manche
nma-uncontested = sans rival
nma-counts-itself = compte tout seul
nma-ahead-of = { $you ->
    [yes] { $ms } ms avant toi
   *[no] { $ms } ms avant { $rival }
}
nma-shuriken = Shuriken
nma-shows-swords = { $swords } × épée, { $shuriken } × shuriken
nma-shows-shuriken = { $count } sur les dés
nma-shows-ninjas = { $smoke ->
    [0] { $ninjas ->
        [one] { $ninjas } ninja
       *[other] { $ninjas } ninjas
    }
    [one] { $ninjas ->
        [one] { $ninjas } ninja, un nuage
       *[other] { $ninjas } ninjas, un nuage
    }
   *[other] { $ninjas ->
        [one] { $ninjas } ninja, { $smoke } nuages
       *[other] { $ninjas } ninjas, { $smoke } nuages
    }
}
nma-wins = gagne la partie
nma-gets-sword = possède maintenant l'épée
nma-throws-next = lance ensuite
nma-goal = Premier à { $points } points
nma-you = toi
nma-owns-short = Épée
nma-throws-short = Lance
nma-too-early = Trop tôt !
nma-crib-ninjas = Un pion vaut tous ses ninjas.
nma-crib-smoke = Un seul nuage : en moins.
nma-crib-sword = Plus d'épées que de shuriken, sinon −3.
nma-crib-shout = Le premier cri finit tout : +1 ou −3.
nma-defended = défendue
nma-half-of = la moitié de { $points }
nma-taken-by = { $you ->
    [yes] par toi
   *[no] par { $player }
}
nma-too-late = { $ms } ms trop tard
nma-late = trop tard
nma-stolen = volés
nma-right = juste
nma-wrong = faux, il y en avait { $count }
nma-scored-in-order = Compté dans l'ordre : épée, ninjas, shuriken, cri.
nma-threw = a lancé les dés
nma-watch-again = Revoir
nma-ready = Prêt
nma-reads = lit encore
nma-is-ready = Prêt. On attend les autres : { $seconds } s
nma-next-throw = { $you ->
    [yes] Tu lances ensuite, quand tous sont prêts.
   *[no] { $player } lance ensuite, quand tous sont prêts.
}
nma-again-waits = Personne n'a encore bougé
nma-again-shout = { $you ->
    [yes] Tu as crié { $number }
   *[no] { $player } a crié { $number }
}
nma-again-took = { $you ->
    [yes] Tu as attrapé { $token }
   *[no] { $player } a attrapé { $token }
}
nma-again-before = { $you ->
    [yes] Tu as attrapé { $token } { $ms } ms avant { $rival }
   *[no] { $beaten ->
        [yes] { $player } a attrapé { $token } { $ms } ms avant toi
       *[no] { $player } a attrapé { $token } { $ms } ms avant { $rival }
    }
}
nma-round-again = Manche { $round }, à nouveau
nma-the-count = Décompte
nma-last-grab = Prise précédente
nma-next-grab = Prise suivante
nma-play = Lire
nma-pause = Pause
nma-speed = Vitesse
nma-timeline = Quand chaque main est tombée

# What a newcomer is told before the first move.
nma-new = Attends que les dés soient arrêtés, puis attrape le pion dont la couleur compte le plus. Le premier qui crie combien il y a de ninjas termine la manche.
