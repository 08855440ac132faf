shi-title = Shinobi

shi-clan-seven-lives = Sept Vies
shi-clan-rhanobi = Rhanobi
shi-clan-octosushi = Octosushi
shi-clan-sin-san-guich = Sin San Güich
shi-clan-flying-fish = Poisson Volant
shi-clan-canzai = Canzaï

shi-weapon-shuriken = Shuriken
shi-weapon-sai = Sai
shi-weapon-katana = Katana
shi-weapon-blowgun = Sarbacane
# Avec l'article, pour ce qu'on donne, révèle ou annonce : « Tu donnes un katana à Aki. »
shi-one-shuriken = un shuriken
shi-one-sai = un sai
shi-one-katana = un katana
shi-one-blowgun = une sarbacane

shi-option-declarations = Peux-tu annoncer la même arme à deux rivaux ?
shi-option-declarations-distinct = Non : tes trois annonces doivent être différentes.
shi-option-declarations-free = Oui, autant de fois que tu veux.
shi-option-clans = Quels clans prennent les places, en commençant par la place A ?
shi-option-clans-L = Sept Vies
shi-option-clans-R = Rhanobi
shi-option-clans-O = Octosushi
shi-option-clans-G = Sin San Güich
shi-option-clans-F = Poisson Volant
shi-option-clans-C = Canzaï
shi-option-start = Qui a le meeple en premier ?
shi-option-start-random = Le sort en décide.
shi-option-start-A = Place A.
shi-option-start-B = Place B.
shi-option-start-C = Place C.
shi-option-start-D = Place D.
shi-option-start-E = Place E.
shi-option-start-F = Place F.
shi-option-round_limit = Après combien de manches la partie est-elle interrompue ? 0 : jamais.

shi-prompt-assign = { $you ->
    [yes] Donne à { $target } une carte face cachée et annonce une arme, vraie ou fausse.
   *[no] { $yours ->
        [yes] { $actor } choisit une carte pour toi.
       *[no] { $actor } choisit une carte pour { $target }.
    }
}
shi-prompt-reveal = { $you ->
    [yes] Trois cartes sont devant toi. Choisis-en deux à révéler.
   *[no] { $actor } choisit deux cartes à révéler.
}
shi-prompt-incompetence = { $you ->
    [yes] L'attaque a échoué. Laisse passer, ou dénonce l'incompétence et révèle la carte donnée par { $attacker }.
   *[no] { $yours ->
        [yes] { $actor } peut dénoncer l'incompétence et révéler ta carte.
       *[no] { $actor } peut dénoncer l'incompétence et révéler la carte donnée par { $attacker }.
    }
}
shi-prompt-plotting = { $you ->
    [yes] L'attaque a réussi. Accepte-la, ou dénonce une conspiration et révèle la carte donnée par { $attacker }.
   *[no] { $yours ->
        [yes] { $actor } peut dénoncer une conspiration et révéler ta carte.
       *[no] { $actor } peut dénoncer une conspiration et révéler la carte donnée par { $attacker }.
    }
}
shi-prompt-over = La partie est finie.

shi-then-declare = { $honest ->
    [yes] Pour { $target } { $card } : annonce maintenant une arme, vraie ou fausse.
    [only] Pour { $target } { $card } : tu ne peux annoncer que la vérité.
   *[no] Pour { $target } { $card } : annonce maintenant une arme. Il ne reste que le mensonge.
}
shi-then-turn = { $attacker } a annoncé { $declared }. Encore une carte : { $lives ->
    [0] deux pareilles réussissent, mais tu n'as plus de vie à perdre.
   *[other] deux pareilles te coûtent une vie, sauf si tu prouves une conspiration ; deux différentes échouent.
}

shi-no-gift-reveal = Toutes les attaques sont assignées. Maintenant on révèle les cartes.
shi-no-gift-decide = Décide d'abord si tu dénonces tes attaquants.
shi-no-card = Tu as déjà donné ta carte { $weapon } dans cette manche.
shi-no-third-time = Deux cartes pour { $target } sont déjà annoncées « { $weapon } » ; une troisième n'est pas permise.
shi-no-repetition = Tu as déjà annoncé « { $weapon } » dans cette manche. Tes annonces doivent être différentes.
shi-no-reveal-yet = On révèle les cartes quand tout le monde a attaqué.
shi-no-reveal-again = Tu as révélé deux cartes. Seule une dénonciation révèle la troisième.
shi-no-decision-yet = Il n'y a rien à dénoncer avant que des cartes soient révélées.
shi-no-decision-unseen = Révèle d'abord deux cartes.
shi-no-incompetence = Deux armes identiques, ce n'est pas de l'incompétence. Tu ne peux dénoncer qu'une conspiration.
shi-no-plotting = Deux armes différentes, ce n'est pas une conspiration. Tu ne peux dénoncer que l'incompétence.

shi-log-gives = { $yours ->
    [yes] { $actor } te donne une carte et annonce { $declared }.
   *[no] { $actor } donne une carte à { $target } et annonce { $declared }.
}
shi-log-you-give = { $honest ->
    [yes] Tu donnes { $card } à { $target } et tu le dis.
   *[no] Tu donnes { $card } à { $target } et tu annonces { $declared }.
}
shi-log-turns = { $you ->
    [yes] Tu révèles { $first } ({ $attacker }) et { $second } ({ $other }).
   *[no] { $mine ->
        [first] { $actor } révèle { $first } (ta carte) et { $second } ({ $other }).
        [second] { $actor } révèle { $first } ({ $attacker }) et { $second } (ta carte).
       *[none] { $actor } révèle { $first } ({ $attacker }) et { $second } ({ $other }).
    }
}
shi-log-lied = { $you ->
    [yes] Tu avais annoncé { $declared }.
   *[no] { $actor } avait annoncé { $declared }.
}
shi-log-misses = Les armes sont différentes : l'attaque échoue.
shi-log-hits = Les armes sont identiques : l'attaque réussit.
shi-log-rests = { $you ->
    [yes] Tu laisses passer.
   *[no] { $actor } laisse passer.
}
shi-log-accepts = { $you ->
    [yes] Tu encaisses.
   *[no] { $actor } encaisse.
}
shi-log-denounces-incompetence = { $you ->
    [yes] Tu dénonces l'incompétence et révèles { $third } ({ $attacker }).
   *[no] { $yours ->
        [yes] { $actor } dénonce l'incompétence et révèle { $third } (ta carte).
       *[no] { $actor } dénonce l'incompétence et révèle { $third } ({ $attacker }).
    }
}
shi-log-denounces-plotting = { $you ->
    [yes] Tu dénonces une conspiration et révèles { $third } ({ $attacker }).
   *[no] { $yours ->
        [yes] { $actor } dénonce une conspiration et révèle { $third } (ta carte).
       *[no] { $actor } dénonce une conspiration et révèle { $third } ({ $attacker }).
    }
}
shi-log-incompetence-proved = Les trois armes sont différentes : l'incompétence est prouvée.
shi-log-incompetence-refuted = Deux armes sont identiques : l'accusation est fausse.
shi-log-plotting-proved = Les trois armes sont identiques : la conspiration est prouvée.
shi-log-plotting-refuted = La troisième arme est différente : l'accusation est fausse.
shi-log-loses = { $you ->
    [yes] { $left ->
        [0] { $count ->
            [one] Tu perds ta dernière vie.
           *[other] Tu perds tes { $count } dernières vies.
        }
       *[other] { $count ->
            [one] Tu perds une vie, il t'en reste { $left }.
           *[other] Tu perds { $count } vies, il t'en reste { $left }.
        }
    }
   *[no] { $left ->
        [0] { $count ->
            [one] { $actor } perd sa dernière vie.
           *[other] { $actor } perd ses { $count } dernières vies.
        }
       *[other] { $count ->
            [one] { $actor } perd une vie et en garde { $left }.
           *[other] { $actor } perd { $count } vies et en garde { $left }.
        }
    }
}
shi-log-spent = { $you ->
    [yes] Tu n'as plus de vie à perdre.
   *[no] { $actor } n'a plus de vie à perdre.
}
shi-log-round = { $you ->
    [yes] Tout le monde reprend ses cartes. La manche { $round } commence et tu as le meeple.
   *[no] Tout le monde reprend ses cartes. La manche { $round } commence et { $actor } a le meeple.
}
shi-log-wins = { $you ->
    [yes] Il ne reste que toi en vie : te voilà Grand Daimyo !
   *[no] { $actor } est la dernière personne en vie et devient Grand Daimyo.
}
shi-log-shares = { $you ->
    [yes] Tu es parmi les derniers, tombés tous à la fois, et partages la victoire !
   *[no] { $actor } est parmi les derniers, tombés tous à la fois, et partage la victoire.
}
shi-log-cut-off = La partie est interrompue après la manche { $round }.
shi-log-leads = { $you ->
    [yes] { $shared ->
        [yes] Tu partages la première place (vies restantes : { $lives }).
       *[no] Tu prends la première place (vies restantes : { $lives }).
    }
   *[no] { $shared ->
        [yes] { $actor } partage la première place (vies restantes : { $lives }).
       *[no] { $actor } prend la première place (vies restantes : { $lives }).
    }
}

shi-score-start = Vies au départ
shi-score-attacks = Perdues à cause d'attaques
shi-score-accusations = Perdues par fausse accusation
shi-score-denounced = Perdues à cause d'une dénonciation

# Le plateau
shi-round = Manche { $round }
shi-phase-assign = Assigner les attaques
shi-phase-resolve = Révéler et dénoncer
shi-hand = Tes cartes
shi-declare = Tu annonces
shi-verdict-missed = Échec
shi-verdict-struck = Réussite
shi-verdict-incompetence-proved = Incompétence !
shi-verdict-incompetence-refuted = Accusation fausse
shi-verdict-plotting-proved = Conspiration !
shi-verdict-plotting-refuted = Accusation fausse
shi-pick-declare = Annoncer { $weapon }
shi-pick-attack = Carte donnée par { $player }, annoncée « { $weapon } »
shi-pick-place = Carte donnée par { $player }
shi-pick-accept = { $hit ->
    [yes] Accepter l'attaque
   *[no] Laisser passer
}
shi-pick-incompetence = Dénoncer l'incompétence
shi-pick-plotting = Dénoncer une conspiration
shi-charge-incompetence = Incompétence !
shi-charge-plotting = Conspiration !

# Le plateau
shi-only-you = Visible pour toi seulement
shi-face-down = face cachée
shi-card-of = Carte de { $name }, annoncée { $declared } : { $weapon }
shi-lives-of = { $lives } vies sur { $of }
shi-lives-left = { $lives ->
    [one] vie restante
   *[other] vies restantes
}
shi-lives-left-full = { $lives ->
    [0] Plus de vie
    [one] Une vie
   *[other] { $lives } vies
}
shi-pawn = Premier joueur
shi-bot = Bot
shi-you = { $name } (toi)
shi-order = Qui joue quand
shi-trial = { $you ->
    [yes] Attaque contre toi
   *[no] Attaque contre { $name }
}
shi-said = a dit
shi-lie = Un mensonge
shi-true = Vrai
shi-known = Ce que tous savent de la carte de { $name }
shi-seen = Vue
shi-declared = Annoncée
shi-unseen = Pas vue
shi-two-alike = Deux pareilles
shi-two-different = Deux différentes
shi-three-alike = Trois pareilles
shi-three-different = Trois différentes
shi-state-missed = L'attaque a échoué
shi-state-struck = L'attaque a réussi
shi-state-incompetence-proved = A prouvé l'incompétence
shi-state-incompetence-refuted = A crié à l'incompétence, à tort
shi-state-plotting-proved = A prouvé la conspiration
shi-state-plotting-refuted = A crié à la conspiration, à tort
shi-state-fallen = Tombé, mais attaque encore
shi-state-target = Reçoit une carte
shi-state-assign = Envoie ses ninjas
shi-state-reveal = Retourne deux cartes
shi-state-decide = Décide
shi-accept-plotting-what = Tu perds une vie.
shi-accept-incompetence-what = Rien ne se passe.
shi-if-weapon = Si { $weapon } :
shi-if-third = Si une troisième arme :
shi-if-not = Sinon :
shi-if-right = chaque attaquant perd 1, toi rien
shi-if-wrong-plotting = tu perds 2
shi-if-wrong-incompetence = tu perds 1
shi-choose-card = 1. La carte que tu envoies, face cachée
shi-choose-declaration = 2. Ce que tu annonces
shi-before-you = Devant toi
shi-your-attacks = Tes attaques
shi-dashed = La marque en pointillés n'est que pour toi
shi-kept = Gardée en main
shi-kept-what = Personne ne la voit

# Une attaque se résout, au centre de la scène
shi-part-cards = Cartes
shi-part-verdict = Verdict
shi-part-cry = Accusation
shi-part-toll = Qui paie
shi-scene-cards = { $you ->
    [yes] Tu révèles deux cartes
   *[no] { $actor } révèle deux cartes
}
shi-scene-twice = { $weapon }, deux fois.
shi-scene-hit-what = { $you ->
    [yes] Tu perds une vie, sauf si tu dénonces une conspiration.
   *[no] { $actor } perd une vie ou dénonce une conspiration.
}
shi-scene-missed-what = { $you ->
    [yes] Personne ne perd de vie, sauf si tu dénonces l'incompétence.
   *[no] Personne ne perd de vie, sauf si { $actor } dénonce l'incompétence.
}
shi-scene-cry-plotting = { $you ->
    [yes] Tu dis : les trois armes sont pareilles.
   *[no] { $actor } dit : les trois armes sont pareilles.
}
shi-scene-cry-incompetence = { $you ->
    [yes] Tu dis : les trois armes sont différentes.
   *[no] { $actor } dit : les trois armes sont différentes.
}
shi-scene-attackers-pay = Chaque attaquant perd une vie.
shi-scene-nobody-pays = Personne ne perd de vie.
shi-scene-safe = À l'abri
shi-scene-fallen = Hors de combat

## What a review believes about
shi-belief-card = Les cartes données par les autres

## Why a choice was better, in a review
shi-why-third = La troisième carte, de { $player }, est aussi { $weapon } dans { $chance } cas sur 100.
shi-why-differs = La troisième carte, de { $player }, est une troisième arme dans { $chance } cas sur 100.
shi-why-turn = Ces deux cartes sont pareilles dans { $chance } cas sur 100.
shi-why-alike = Les deux cartes du meilleur choix sont pareilles dans { $chance } cas sur 100, celles qui ont été révélées dans { $more }.
shi-why-match = Devant { $player } se trouve déjà { $weapon } d'un autre attaquant dans { $chance } cas sur 100, { $other } dans { $less }.

# What a newcomer is told before the first move.
shi-new = Tu peux mentir : les autres ne voient que l'arme que tu annonces, jusqu'à ce que des cartes soient retournées. Qui perd sa dernière vie est éliminé.
