woc-title = Shinobi: War of Clans
woc-card-takeda = Takeda
woc-card-uesugi = Uesugi
woc-card-mori = Mori
woc-card-oda = Oda
woc-card-hojo = Hojo
woc-card-ninja = Ninja

woc-option-final_lap = Une fois la dernière carte piochée, qui joue encore un tour ?
woc-option-final_lap-others = Tout le monde sauf la personne qui l'a piochée.
woc-option-final_lap-everyone = Tout le monde ; qui l'a piochée joue le dernier tour de la partie.

woc-option-start = Qui commence ?
woc-option-start-random = Le sort en décide.
woc-option-start-A = Place A.
woc-option-start-B = Place B.
woc-option-start-C = Place C.
woc-option-start-D = Place D.
woc-option-start-E = Place E.

woc-prompt-first = { $you ->
    [yes] Ton premier ordre : déploie une troupe dans une autre province ou joue un ninja.
   *[no] { $actor } donne le premier ordre.
}
woc-prompt-second = { $you ->
    [yes] Ton deuxième ordre : joue une troupe chez toi ou déplace une carte d'une province à une autre.
   *[no] { $actor } donne le deuxième ordre.
}
woc-prompt-third = { $you ->
    [yes] Ton troisième ordre : attaque une armée plus faible dans une autre province.
   *[no] { $actor } donne le troisième ordre.
}
woc-prompt-over = La guerre est finie.

woc-then-deploy = { $clan } dans une autre province : l'armée y grandit d'une carte et ne peut pas être attaquée ce tour-ci.
woc-then-home = { $clan } chez toi : { $count ->
    [0] ton armée passe à { $strength } et n'a personne de plus faible à attaquer.
    [one] ton armée passe à { $strength } et peut attaquer une armée.
   *[other] ton armée passe à { $strength } et peut attaquer { $count } armées.
}
woc-then-ninja = Le ninja : l'armée que tu désignes perd une carte. Les deux cartes sont défaussées.
woc-then-move = { $clan } dans une autre province : { $left ->
    [0] aucun { $clan } ne reste chez { $province }.
   *[other] { $left } { $clan } restent chez { $province }.
}
woc-then-attack = { $clan } attaque avec { $strength } : { $count ->
    [one] une armée est à ta portée. Elle perd une carte, tu ne perds rien.
   *[other] { $count } armées sont à ta portée. Celle que tu choisis perd une carte, tu ne perds rien.
}

woc-no-province = Il n'y a pas de province { $province } à cette table.
woc-no-first-abroad = Le premier ordre déploie dans une autre province, pas dans la tienne.
woc-no-second-home = Au deuxième ordre, une carte de ta main ne va que dans ta propre province.
woc-no-third-attacks = Le troisième ordre est une attaque ; on déploie et on déplace avant.
woc-no-card = Tu n'as pas de troupe { $clan } en main.
woc-no-ninja-first = Un ninja ne se joue qu'à la place du premier ordre.
woc-no-ninja-home = Tu ne peux pas utiliser un ninja dans ta propre province.
woc-no-ninja-deployed = Les ninjas ne sont pas des troupes : aucun ordre n'en déploie. Désigne une armée avec lui.
woc-no-ninja-held = Tu n'as pas de ninja en main.
woc-no-move-yet = On déplace les cartes au deuxième ordre, après le premier.
woc-no-move-from-home = Tu ne peux pas déplacer une carte hors de ta province.
woc-no-move-stays = Une carte déplacée doit changer de province.
woc-no-attack-yet = L'attaque est le troisième ordre ; donne d'abord les précédents.
woc-no-attack-home = On attaque dans les autres provinces, pas dans la sienne.
woc-no-attack-own-clan = Une armée { $clan } n'attaque pas une armée { $clan }.
woc-no-attack-touched = Chez { $province }, l'armée { $clan } a été touchée ce tour-ci : on ne peut pas l'attaquer.
woc-no-attack-weaker = On ne peut attaquer qu'une armée plus faible : { $attacker } a une force de { $own }, { $clan } de { $strength }.
woc-no-army = { $yours ->
    [yes] Il n'y a pas d'armée { $clan } dans ta province.
   *[no] Il n'y a pas d'armée { $clan } chez { $province }.
}

woc-log-deploys = { $you ->
    [yes] Tu déploies { $clan } chez { $province }.
   *[no] { $yours ->
        [yes] { $actor } déploie { $clan } chez toi.
       *[no] { $actor } déploie { $clan } chez { $province }.
    }
}
woc-log-plays-home = { $you ->
    [yes] Tu joues { $clan } chez toi.
   *[no] { $actor } joue { $clan } dans sa propre province.
}
woc-log-ninja = { $you ->
    [yes] Tu envoies un ninja contre { $clan } chez { $province }. Les deux cartes sont défaussées.
   *[no] { $yours ->
        [yes] { $actor } envoie un ninja contre { $clan } chez toi. Les deux cartes sont défaussées.
       *[no] { $actor } envoie un ninja contre { $clan } chez { $province }. Les deux cartes sont défaussées.
    }
}
woc-log-moves = { $you ->
    [yes] { $targetYours ->
        [yes] Tu prends { $clan } chez { $province } pour l'amener chez toi.
       *[no] Tu prends { $clan } chez { $province } pour l'envoyer chez { $target }.
    }
   *[no] { $yours ->
        [yes] { $actor } prend { $clan } chez toi pour l'envoyer chez { $target }.
       *[no] { $targetYours ->
            [yes] { $actor } prend { $clan } chez { $province } pour l'envoyer chez toi.
           *[no] { $actor } prend { $clan } chez { $province } pour l'envoyer chez { $target }.
        }
    }
}
woc-log-attacks = { $you ->
    [yes] Ton armée { $attacker } ({ $strength }) attaque { $clan } chez { $province }.
   *[no] { $yours ->
        [yes] Chez { $actor }, l'armée { $attacker } ({ $strength }) attaque { $clan } chez toi.
       *[no] Chez { $actor }, l'armée { $attacker } ({ $strength }) attaque { $clan } chez { $province }.
    }
} { $left ->
    [0] Cette armée n'existe plus.
    [one] Il reste une carte.
   *[other] Il reste { $left } cartes.
}
woc-log-no-attack = { $you ->
    [yes] Tu n'as personne à attaquer.
   *[no] { $actor } n'a personne à attaquer.
}
woc-log-skips = { $you ->
    [yes] Tu ne peux pas donner l'ordre attendu : il est passé.
   *[no] { $actor } ne peut pas donner l'ordre attendu : il est passé.
}
woc-log-skips-turn = { $you ->
    [yes] Tu ne peux donner aucun ordre : ton tour est passé.
   *[no] { $actor } ne peut donner aucun ordre : son tour est passé.
}
woc-log-draws = { $count ->
    [one] { $actor } pioche une carte.
   *[other] { $actor } pioche { $count } cartes.
}
woc-log-you-draw = Tu pioches { $cards }.
woc-log-last-lap = { $option ->
    [all] La pioche est vide : tout le monde joue encore un tour.
   *[others] La pioche est vide : les autres jouent encore un tour.
}
woc-log-served = { $you ->
    [yes] Tu servais le clan { $clan } : { $score }.
   *[no] { $actor } servait le clan { $clan } : { $score }.
}
woc-log-at-home = { $you ->
    [yes] Égalité à { $score } : chez toi, tu as { $home } cartes de ton clan, les autres { $rest } au plus.
   *[no] Égalité à { $score } : chez soi, { $actor } a { $home } cartes de son clan, les autres { $rest } au plus.
}
woc-log-level = { $count } joueurs sont à égalité à { $score }, et chez eux aussi : ils partagent la victoire.
woc-log-wins = { $you ->
    [yes] Tu gagnes la guerre !
   *[no] { $actor } gagne la guerre.
}

woc-score-province = { $clan } chez { $province }

# Le plateau
woc-own-province = Ta province
woc-you-serve = Tu sers
woc-deck = pioche
woc-discards = défausse
woc-order-first = Premier
woc-order-second = Deuxième
woc-order-third = Troisième
woc-pick-province = { $yours ->
    [yes] Ta province
   *[no] { $player }
}
woc-pick-army = { $yours ->
    [yes] Tes { $clan } ({ $strength })
   *[no] { $clan } chez { $player } ({ $strength })
}
woc-your-time = Ton temps
woc-you-serve-secretly = Tu sers, en secret
woc-strength = Force des clans, toutes les provinces
woc-clans = Clans
woc-hand = Ta main
woc-hand-size = { $count ->
    [one] une carte en main
   *[other] { $count } cartes en main
}
woc-province-of = Chez { $player }
woc-order-first-what = Déploie ailleurs ou joue un ninja
woc-order-second-what = Joue chez toi ou déplace
woc-order-third-what = Attaque
woc-done-deployed = { $clan } déployés
woc-done-ninja = Ninja contre { $clan }
woc-done-played = { $clan } chez soi
woc-done-moved = { $clan } déplacés
woc-done-attacked = { $clan } attaqués
woc-deploy-here = Déployer ici
woc-play-here = Jouer ici
woc-move-here = Déplacer ici
woc-plays-next = joue ensuite
woc-to-move = doit jouer
woc-bot = bot, { $rank }
woc-touched = Touchée ce tour-ci : ne peut pas être attaquée
woc-turns-left = { $turns ->
    [one] Dernier tour
   *[other] Encore { $turns } tours
}
woc-army = { $clan } : { $strength }
woc-deck-count = Pioche : { $count }
woc-discards-list = Défausse : { $cards }
woc-discards-none = aucune
woc-serve = Tu sers le clan { $clan } en secret.
woc-serves-unknown = Sert un clan inconnu.
woc-served = Servait le clan { $clan }.
woc-war-over = La guerre est finie. Qui servait qui ?
woc-turns-card = { $you ->
    [yes] Tu retournes ta carte de loyauté.
   *[no] { $player } retourne sa carte de loyauté.
}
woc-counted-home = chez soi
woc-counted-with = { $you ->
    [yes] chez toi
   *[no] chez { $player }
}
woc-neutral = Personne ne servait le clan { $clan } : un clan neutre ne peut pas gagner.

## What a review believes about
woc-belief-loyalty = Qui sert qui
woc-belief-hand = En a au moins une en main

## Why a choice was better, in a review
woc-why-own-loses = Le choix fait enlève une troupe à { $clan }, que sert { $player }.
woc-why-rival-loses = Enlève une troupe à { $clan }, que { $player } sert probablement : { $chance } %.
woc-why-rival-gains = Le choix fait renforce { $clan }, que { $player } sert probablement : { $chance } %.
woc-why-own-gains = Ajoute une troupe à { $clan }, que sert { $player }.
woc-why-forced = Après le choix fait, on ne peut attaquer que { $clan }, que sert { $player }.
woc-why-exposed = Le choix fait laisse { $clan } exposé à une attaque dans la province de { $player } ; le meilleur, non.
woc-why-allowed = Permet d'attaquer { $clan }, que { $player } sert probablement : { $chance } %.
woc-why-shown = À en juger par les seuls ordres, { $player } sert { $clan } à { $chance } % après le choix fait, à { $less } % après le meilleur.

# What a newcomer is told before the first move.
woc-new = Tu commandes les cinq clans, mais tu n'en sers qu'un, en secret. Touche une carte de ta main : les provinces où elle peut aller s'illuminent.
