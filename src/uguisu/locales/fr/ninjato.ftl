njt-title = Ninjato
njt-clan-taira = Taira
njt-clan-minamoto = Minamoto
njt-clan-go-shirakawa = Go-Shirakawa
njt-treasure-fan = éventail
njt-treasure-scroll = rouleau
njt-treasure-vase = vase
njt-treasure-jade = jade
njt-treasure-gold = or
njt-card-1 = 1
njt-card-2 = 2
njt-card-3 = 3
njt-card-4 = 4
njt-card-5 = 5
njt-skill-taijutsu = Taijutsu
njt-skill-katonjutsu = Katonjutsu
njt-skill-shinobi-iri = Shinobi-iri
njt-skill-intonjutsu = Intonjutsu
njt-skill-kenjutsu = Kenjutsu
njt-skill-boryaku = Boryaku
njt-skill-choho = Choho
njt-skill-spirit = Esprit
njt-skill-harmony = Harmonie
njt-skill-hensojutsu = Hensojutsu
njt-rumour-warrior = Plus Grand Guerrier
njt-rumour-goodwill = Faveur du Peuple
njt-rumour-friends = Amis Puissants
njt-rumour-master = Maître de l'Art Secret
njt-rumour-dishonour = Adversaires sans Honneur
njt-demand-any-1 = un trésor au choix
njt-demand-any-2 = deux trésors au choix
njt-demand-any-3 = trois trésors au choix
njt-demand-any-4 = quatre trésors au choix
njt-demand-alike-2 = deux pareils
njt-demand-alike-3 = trois pareils
njt-demand-alike-4 = quatre pareils
njt-demand-maybe-1 = un de plus si tu veux
njt-demand-maybe-2 = jusqu'à deux de plus
njt-demand-maybe-3 = jusqu'à trois de plus

njt-prompt-place = { $you ->
    [yes] { $number ->
        [1] Ton premier shuriken : place-le et agis aussitôt à cet endroit.
        [2] Ton deuxième shuriken : place-le et agis aussitôt à cet endroit.
       *[other] Ton dernier shuriken de cette manche : place-le et agis aussitôt à cet endroit.
    }
   *[no] { $number ->
        [1] { $actor } place le premier shuriken.
        [2] { $actor } place le deuxième shuriken.
       *[other] { $actor } place le dernier shuriken.
    }
}
njt-prompt-take = { $you ->
    [yes] { $count ->
        [one] Prends encore une carte, face visible ou de la pioche.
       *[other] Prends encore { $count } cartes, face visible ou de la pioche.
    }
   *[no] { $count ->
        [one] { $actor } prend encore une carte au Dojo.
       *[other] { $actor } prend encore { $count } cartes au Dojo.
    }
}
njt-prompt-discard = { $you ->
    [yes] La limite est de sept cartes : défausses-en une.
   *[no] { $actor } a plus de sept cartes et en défausse une.
}
njt-prompt-strike = { $you ->
    [yes] { $side ->
        [strength] Maison { $house } : frappe plus haut que { $guard }, ou renonce.
       *[stealth] Maison { $house } : frappe plus bas que { $guard }, ou renonce.
    }
   *[no] { $side ->
        [strength] { $actor } affronte par la force un garde de { $guard } dans la maison { $house }.
       *[stealth] { $actor } affronte par la ruse un garde de { $guard } dans la maison { $house }.
    }
}
njt-prompt-strike-pair = { $you ->
    [yes] { $side ->
        [strength] Maison { $house } : frappe plus haut que { $one } ou que { $two } ; il faut battre les deux gardes.
       *[stealth] Maison { $house } : frappe plus bas que { $one } ou que { $two } ; il faut battre les deux gardes.
    }
   *[no] { $side ->
        [strength] { $actor } affronte par la force deux gardes, { $one } et { $two }, dans la maison { $house }.
       *[stealth] { $actor } affronte par la ruse deux gardes, { $one } et { $two }, dans la maison { $house }.
    }
}
njt-prompt-banzai = { $you ->
    [yes] { $elite ->
        [yes] Banzai, contre un garde d'élite ? Ou pars-tu avec ce que tu as ?
       *[no] Banzai, pour le prochain trésor ? Ou pars-tu avec ce que tu as ?
    }
   *[no] { $elite ->
        [yes] { $actor } hésite devant un garde d'élite.
       *[no] { $actor } hésite devant le prochain garde.
    }
}
njt-prompt-keep = { $you ->
    [yes] Tu as échoué : choisis le seul trésor que tu gardes.
   *[no] { $actor } a échoué et choisit un trésor à garder.
}
njt-prompt-marker = { $you ->
    [yes] La maison { $house } est vide : choisis quel autre clan la prend.
   *[no] { $actor } choisit quel clan prend la maison { $house }.
}
njt-prompt-disguise = { $you ->
    [yes] Hensojutsu : déguise un émissaire masqué pour une influence de plus, ou aucun.
   *[no] { $actor } peut déguiser un émissaire.
}
njt-prompt-first = { $you ->
    [yes] Tu as la première place chez les { $clan } : prends { $honour } d'honneur ou une rumeur gratuite.
   *[no] { $actor } a la première place chez les { $clan } et choisit la récompense.
}
njt-prompt-second = { $you ->
    [yes] Tu as la deuxième place chez les { $clan } : choisis une rumeur gratuite.
   *[no] { $actor } a la deuxième place chez les { $clan } et choisit une rumeur.
}
njt-prompt-over = Les sept manches sont finies.

njt-then-place = { $place ->
    [sensei] Le Sensei : { $count ->
        [one] tu peux apprendre ici une technique.
       *[other] tu peux apprendre ici une technique sur { $count }.
    }
    [palace] Le Palais : { $count ->
        [one] tu peux soudoyer ici un émissaire.
       *[other] tu peux soudoyer ici un émissaire sur { $count }.
    }
   *[pavilion] Le Pavillon : { $count ->
        [one] tu peux répandre ici une rumeur.
       *[other] tu peux répandre ici une rumeur sur { $count }.
    }
}
njt-then-learn = { $cost ->
    [0] Apprends { $skill } : paie n'importe quelle carte de ta main.
   *[other] Apprends { $skill } : paie un { $cost }.
}
njt-then-envoy = Émissaire { $clan } de { $age } ans : paie { $demand }. { $span ->
    [yes] Honneur de { $low } à { $high }.
   *[no] Honneur { $high }.
}
njt-then-rumour = { $rumour } : paie { $demand }. { $span ->
    [yes] Honneur de { $low } à { $high }.
   *[no] Honneur { $high }.
}
njt-then-strike = Le coup vaut { $value } et bat { $guard } : tu gagnes un trésor, { $treasure }.
njt-then-half = Le coup vaut { $value } et bat { $guard } : ensuite l'autre garde de la paire.

njt-now-place = C'est le moment de placer un shuriken, et rien d'autre.
njt-now-take = Tu es au Dojo : prends d'abord toutes les cartes dues.
njt-now-discard = Tu as plus de sept cartes : défausse d'abord.
njt-now-strike = Un garde est devant toi : frappe, utilise une technique ou renonce.
njt-now-banzai = Il n'y a pas de garde : crie banzai ou pars.
njt-now-keep = Le raid a échoué : choisis le trésor que tu gardes.
njt-now-marker = Tu as vidé la maison : choisis d'abord un clan pour elle.
njt-now-disguise = C'est le moment des déguisements : désigne un émissaire masqué, ou aucun.
njt-now-first = C'est ta récompense : prends l'honneur ou une rumeur visible.
njt-now-second = C'est ta récompense : prends une rumeur visible.

njt-no-house-empty = Il n'y a rien à gagner dans la maison { $house } : personne ne peut y aller maintenant.
njt-no-tile-open = Le Sensei n'a pas de tuile { $skill } à offrir en ce moment.
njt-no-paying-known-style = Tu connais le style ({ $skill }) : la leçon est gratuite, on ne paie aucune carte.
njt-no-free-tile = { $cost ->
    [0] Tu ne connais aucune technique de ce style : { $skill } coûte une carte.
   *[other] Tu ne connais aucune technique de ce style : { $skill } coûte un { $cost }.
}
njt-no-such-price = { $skill } coûte un { $cost } et rien d'autre.
njt-no-card = Tu n'as pas de { $value } en main.
njt-no-open-card = Il n'y a pas de carte à cet endroit.
njt-no-such-payment = { $paid } : ce n'est pas ce qui est demandé ({ $demand }).
njt-no-means = Tu ne peux pas payer ce qui est demandé ({ $demand }).
njt-no-treasure = { $count ->
    [0] Tu n'as aucun trésor de ce type : { $treasure }.
   *[other] Tu as trop peu de trésors de ce type : { $treasure }.
}
njt-no-deck = Il n'y a plus de carte à piocher.
njt-no-open-value = Aucune carte visible n'est un { $value }.
njt-no-going-yet = Un garde est devant toi : bats-le ou renonce avant toute chose.
njt-no-keeping = Tu n'as gagné aucun trésor de ce type : { $treasure }.
njt-no-harmony-failed = Le raid a échoué, on ne se bat plus : Harmonie ne sert à rien.
njt-no-choho-won = { $side ->
    [red] Sur ton shuriken, il n'y a pas de trésor rouge de ce type : { $treasure }.
   *[light] Sur ton shuriken, il n'y a pas de trésor clair de ce type : { $treasure }.
}
njt-no-choho-house = { $side ->
    [red] Dans la maison, il n'y a pas de trésor rouge de ce type : { $treasure }.
   *[light] Dans la maison, il n'y a pas de trésor clair de ce type : { $treasure }.
}
njt-no-spirit-on = Esprit ne peut pas relever { $skill }.
njt-no-spirit-unused = Tu n'as pas de tuile { $skill } utilisée à relever.
njt-no-tile-used = Il ne te reste pas assez de tuiles { $skill } dans cette manche.
njt-no-tile-owned = Tu n'as pas appris { $skill }.
njt-no-mask = Tu n'as pas d'émissaire { $clan } masqué à déguiser.
njt-no-mask-left = Tous tes émissaires { $clan } masqués sont déjà déguisés.
njt-no-honour-left = La première place a pris l'honneur ; il te reste une rumeur.
njt-no-marker-same = La maison doit aller à un autre clan, pas à { $clan }.
njt-no-marker-free = Ce marqueur est sur une autre maison.
njt-no-side = { $side ->
    [strength] Ton raid se fait par la force : chaque carte et chaque tuile compte vers le haut.
   *[stealth] Ton raid se fait par la ruse : chaque carte et chaque tuile compte vers le bas.
}
njt-no-pair = Il n'y a qu'un garde devant toi.
njt-no-beaten-half = Ce garde de la paire est déjà battu.
njt-no-kickers = { $count ->
    [0] Tu n'as pas de 3 en main.
    [one] Tu n'as qu'un 3 en main.
   *[other] Tu n'as que { $count } cartes de valeur 3.
}
njt-no-win = { $side ->
    [strength] Par la force, il faut frapper plus haut que { $guard } ; ceci fait { $value }.
   *[stealth] Par la ruse, il faut frapper plus bas que { $guard } ; ceci fait { $value }.
}

njt-log-dojo = { $you ->
    [yes] { $count ->
        [one] Tu vas au Dojo et prends une carte.
       *[other] Tu vas au Dojo et prends { $count } cartes.
    }
   *[no] { $count ->
        [one] { $actor } va au Dojo et prend une carte.
       *[other] { $actor } va au Dojo et prend { $count } cartes.
    }
}
njt-log-takes = { $you ->
    [yes] Tu prends un { $value } visible.
   *[no] { $actor } prend un { $value } visible.
}
njt-log-draws = { $actor } pioche une carte.
njt-log-you-draw = Tu pioches un { $value }.
njt-log-discards = { $you ->
    [yes] Tu défausses un { $value }.
   *[no] { $actor } défausse un { $value }.
}
njt-log-learns = { $you ->
    [yes] Tu paies un { $value } et apprends { $skill }.
   *[no] { $actor } paie un { $value } et apprend { $skill }.
}
njt-log-learns-free = { $you ->
    [yes] Tu connais le style et apprends { $skill } gratuitement.
   *[no] { $actor } connaît le style et apprend { $skill } gratuitement.
}
njt-log-invades = { $side ->
    [strength] { $you ->
        [yes] Tu entres par la force dans la maison { $house } du clan { $clan }.
       *[no] { $actor } entre par la force dans la maison { $house } du clan { $clan }.
    }
   *[stealth] { $you ->
        [yes] Tu entres par la ruse dans la maison { $house } du clan { $clan }.
       *[no] { $actor } entre par la ruse dans la maison { $house } du clan { $clan }.
    }
}
njt-log-bribes = { $you ->
    [yes] Tu soudoies l'émissaire { $clan } de { $age } ans : { $paid }. Honneur : { $honour }.
   *[no] { $actor } soudoie l'émissaire { $clan } de { $age } ans : { $paid }. Honneur : { $honour }.
}
njt-log-spreads = { $you ->
    [yes] Tu répands une rumeur, { $rumour }, et paies : { $paid }. Honneur : { $honour }.
   *[no] { $actor } répand une rumeur, { $rumour }, et paie : { $paid }. Honneur : { $honour }.
}
njt-log-strikes = { $you ->
    [yes] Tu frappes avec { $strike } : { $value } bat { $guard }.
   *[no] { $actor } frappe avec { $strike } : { $value } bat { $guard }.
}
njt-log-half-beaten = { $you ->
    [yes] Un garde de la paire est battu ; l'autre est encore devant toi.
   *[no] Un garde de la paire est battu ; l'autre est encore devant { $actor }.
}
njt-log-wins-treasure = { $you ->
    [yes] Tu gagnes un trésor : { $treasure }.
   *[no] { $actor } gagne un trésor : { $treasure }.
}
njt-log-captures = { $you ->
    [yes] Tu gardes le garde d'élite, qui vaut { $honour } à la fin.
   *[no] { $actor } garde le garde d'élite, qui vaut { $honour } à la fin.
}
njt-log-empties = { $you ->
    [yes] La maison { $house } est vide ! Tout est à toi : { $treasures }.
   *[no] La maison { $house } est vide ! { $actor } prend tout : { $treasures }.
}
njt-log-marker = { $you ->
    [yes] Tu donnes la maison { $house } au clan { $clan }, avec { $honour } d'honneur.
   *[no] { $actor } donne la maison { $house } au clan { $clan }, avec { $honour } d'honneur.
}
njt-log-banzai = { $you ->
    [yes] Tu cries banzai !
   *[no] { $actor } crie banzai !
}
njt-log-guard = Un garde de { $value } apparaît.
njt-log-elite = Un garde d'élite apparaît : { $strength } contre la force, { $stealth } contre la ruse.
njt-log-pair = Deux gardes d'élite apparaissent ensemble : { $one } et { $two }.
njt-log-alarm = Alarme ! Un trésor arrive dans la maison : { $treasure }. Le plus précieux passe au rouge : { $red }.
njt-log-alarm-nothing = Alarme ! Mais il n'y a plus de trésor à apporter.
njt-log-leaves = { $you ->
    [yes] Tu pars avec ton butin : { $treasures }.
   *[no] { $actor } part avec le butin : { $treasures }.
}
njt-log-fails = { $you ->
    [yes] Tu échoues et ne peux garder qu'un trésor.
   *[no] { $actor } échoue et ne peut garder qu'un trésor.
}
njt-log-fails-empty = { $you ->
    [yes] Tu échoues et repars les mains vides.
   *[no] { $actor } échoue et repart les mains vides.
}
njt-log-keeps = { $you ->
    [yes] Tu gardes un trésor : { $treasure }.
   *[no] { $actor } garde un trésor : { $treasure }.
}
njt-log-added = La maison { $house } reçoit un autre trésor : { $treasure }.
njt-log-harmony = { $side ->
    [strength] { $you ->
        [yes] Harmonie : désormais tu combats par la force.
       *[no] Harmonie : désormais { $actor } combat par la force.
    }
   *[stealth] { $you ->
        [yes] Harmonie : désormais tu combats par la ruse.
       *[no] Harmonie : désormais { $actor } combat par la ruse.
    }
}
njt-log-spirit = { $you ->
    [yes] Esprit : tu peux réutiliser { $skill } dans cette manche.
   *[no] Esprit : { $actor } peut réutiliser { $skill } dans cette manche.
}
njt-log-choho = { $you ->
    [yes] Choho : tu remets un trésor ({ $given }) et en prends un autre ({ $taken }).
   *[no] Choho : { $actor } remet un trésor ({ $given }) et en prend un autre ({ $taken }).
}
njt-log-turned-red = Le trésor clair le plus précieux de la maison passe au rouge : { $treasure }.
njt-log-shuffled-dojo-deck = Les cartes Dojo défaussées sont mélangées en une nouvelle pioche.
njt-log-shuffled-guard-deck = Les gardes défaussés sont mélangés en une nouvelle pioche.
njt-log-shuffled-elite-deck = Les gardes d'élite défaussés sont mélangés en une nouvelle pioche.
njt-log-shuffled-bag = Les trésors dépensés retournent dans le sac.
njt-log-round-over = La manche { $round } est finie.
njt-log-scoring = Les clans récompensent leurs amis.
njt-log-disguises = { $you ->
    [yes] Tu déguises un émissaire { $clan } : une influence de plus.
   *[no] { $actor } déguise un émissaire { $clan } : une influence de plus.
}
njt-log-no-disguise = { $you ->
    [yes] Tu ne déguises personne d'autre.
   *[no] { $actor } ne déguise personne d'autre.
}
njt-log-reward-honour = { $you ->
    [yes] Le clan { $clan } te récompense. Honneur : { $honour }.
   *[no] Le clan { $clan } récompense { $actor }. Honneur : { $honour }.
}
njt-log-reward-rumour = { $you ->
    [yes] Le clan { $clan } te récompense par une rumeur : { $rumour }.
   *[no] Le clan { $clan } récompense { $actor } par une rumeur : { $rumour }.
}
njt-log-given-honour = { $you ->
    [yes] Tu reçois l'honneur qui restait : { $honour }.
   *[no] { $actor } reçoit l'honneur qui restait : { $honour }.
}
njt-log-given-rumour = { $you ->
    [yes] Tu reçois la rumeur qui restait : { $rumour }.
   *[no] { $actor } reçoit la rumeur qui restait : { $rumour }.
}
njt-log-round = { $you ->
    [yes] La manche { $round } commence et tu joues en premier.
   *[no] La manche { $round } commence : d'abord { $actor }.
}
njt-log-bonus = { $you ->
    [yes] Tes rumeurs, trésors et gardes d'élite rapportent { $bonus } ; ton honneur est de { $honour }.
   *[no] Rumeurs, trésors et gardes d'élite rapportent { $bonus } à { $actor } ; honneur : { $honour }.
}
njt-log-wins = { $you ->
    [yes] Tu gagnes. Tout le monde s'incline devant toi !
   *[no] { $actor } gagne. Tout le monde s'incline !
}

njt-score-bribes = Trésors pour les émissaires
njt-score-spreading = Trésors pour les rumeurs
njt-score-after-3 = Récompenses des clans après la manche 3
njt-score-after-5 = Récompenses des clans après la manche 5
njt-score-after-7 = Récompenses des clans après la manche 7
njt-score-warrior = { $rumour } ({ $count }) : { $times } × { $collected } gardes d'élite
njt-score-goodwill = { $rumour } ({ $count }) : { $times } × { $collected } rumeurs
njt-score-friends = { $rumour } ({ $count }) : { $times } × { $collected } émissaires
njt-score-master = { $rumour } ({ $count }) : { $times } × { $collected } tuiles de technique
njt-score-dishonour = { $rumour } : { $count } × { $each }
njt-score-unspent = Trésors non dépensés
njt-score-guards = { $count ->
    [one] Un garde d'élite battu
   *[other] { $count } gardes d'élite battus
}

# Le plateau dans le terminal.
njt-board-round = Manche { $round } sur 7
njt-board-order = ordre
njt-board-next = suivant
njt-board-hand = Main
njt-board-skills = Techniques
njt-board-treasures = Trésors
njt-board-won = Gagnés
njt-board-sentry = sentinelle
njt-board-guards = gardes
njt-board-elite = élite
njt-board-bag = sac
njt-board-envoys = émissaires
njt-board-rumours = rumeurs
njt-board-tiles = tuiles
njt-place-dojo = Dojo
njt-place-sensei = Sensei
njt-place-palace = Palais
njt-place-pavilion = Pavillon
njt-short-warrior = Guerrier
njt-short-goodwill = Faveur
njt-short-friends = Amis
njt-short-master = Maître
njt-short-dishonour = Sans honneur

njt-pick-dojo = Le Dojo : prendre des cartes
njt-pick-sensei = Le Sensei : apprendre une technique
njt-pick-palace = Le Palais : soudoyer un émissaire
njt-pick-pavilion = Le Pavillon : répandre une rumeur
njt-pick-house = { $side ->
    [strength] Maison { $house } par la force, contre { $guard }
   *[stealth] Maison { $house } par la ruse, contre { $guard }
}
njt-pick-tile = { $cost ->
    [0] { $skill }, pour une carte au choix
   *[other] { $skill }, pour un { $cost }
}
njt-pick-envoy = Émissaire { $clan } de { $age } ans : { $demand }
njt-pick-rumour = { $rumour } : { $demand }
njt-pick-hand = { $value } de ta main
njt-pick-open = Le { $value } visible
njt-pick-deck = Une carte de la pioche
njt-pick-guard = { $half ->
    [first] Le garde de { $value }
   *[second] L'autre garde, de { $value }
}
njt-pick-banzai = Banzai !
njt-pick-leave = Partir
njt-pick-fail = Renoncer
njt-pick-shuriken = { $side ->
    [red] { $treasure } (rouge) sur ton shuriken
   *[light] { $treasure } sur ton shuriken
}
njt-pick-in-house = { $side ->
    [red] { $treasure } (rouge) dans la maison
   *[light] { $treasure } dans la maison
}
njt-pick-marker = { $clan }, { $honour } d'honneur
njt-pick-disguise = Déguiser un émissaire { $clan }
njt-pick-no-disguise = Pas de déguisement
njt-pick-honour = { $honour } d'honneur

# Le plateau dans le navigateur.
njt-effect-taijutsu = +1 ou −1
njt-effect-katonjutsu = +2
njt-effect-shinobi-iri = −2
njt-effect-intonjutsu = vaut 0
njt-effect-kenjutsu = vaut 6
njt-effect-boryaku = est 2 ou 4
njt-effect-choho = échange
njt-effect-spirit = réutiliser
njt-effect-harmony = autre côté
njt-effect-hensojutsu = déguiser
njt-worth-warrior = × élite
njt-worth-goodwill = × rumeurs
njt-worth-friends = × émissaires
njt-worth-master = × tuiles
njt-worth-dishonour = 6, 4 ou 2
njt-worth-honour = { $honour } d'honneur
njt-used = utilisée
njt-free = gratis
njt-any = joker
njt-red = rouge
njt-honour = honneur
njt-honour-track = Honneur
njt-strength = Force
njt-stealth = Ruse
njt-players = Joueurs
njt-houses = Maisons des clans
njt-house = maison { $house }
njt-house-of = Maison { $house }, { $clan }, { $honour } d'honneur
njt-house-empty = Vidée. Elle rouvre à la prochaine manche.
njt-discarded = { $count } défaussées
njt-in-deck = { $count } dans la pioche
njt-in-pile = { $count } en réserve
njt-next-order = Ordre suivant
njt-go-dojo = Prendre des cartes
njt-go-dojo-why = le dernier venu mène la prochaine manche
njt-go-sensei = Apprendre une technique
njt-go-palace = Soudoyer un émissaire
njt-go-pavilion = Répandre une rumeur
njt-cannot-pay = pas encore
njt-up-to = jusqu'à +{ $honour }
njt-now = +{ $honour } aussitôt
njt-your-turn = À toi
njt-your-raid = Ton raid
njt-your-things = Ce qui est devant toi
njt-hand-size = { $count } sur 7
njt-elites-beaten = { $count } d'élite battus
njt-shuriken-left = encore { $count } shuriken
njt-first = 1er
njt-second = 2e
njt-influence = Influence
njt-scored-after = compté après la manche { $round }
njt-clan-worth = Honneur de toutes ses maisons
njt-guard = garde
njt-elite = Élite
njt-alarm = Alarme !
njt-alarm-what = Un trésor est arrivé, et le meilleur clair est devenu rouge.
njt-beaten = battu
njt-faces-you = face à toi
njt-guards-met = Gardes rencontrés
njt-by-strength = Par la force : frapper plus haut que le garde
njt-by-stealth = Par la ruse : frapper plus bas que le garde
njt-on-shuriken = Sur ton shuriken
njt-still-there = Encore dans la maison
njt-tier-light = clairs, avec des gardes
njt-tier-red = rouges, avec l'élite
njt-your-strike = ton coup
njt-beats = bat
njt-can-reach = à ta portée
njt-strike = Frapper
njt-strike-start = Touche une carte pour frapper
njt-strike-add = ajoute un 3 ou une tuile
njt-strike-none = Rien de ce que tu as ne bat ce garde.
njt-strike-first = Choisis d'abord cartes et tuiles.
njt-strike-what = { $value } bat { $guard }.
njt-is-next = suit
njt-later = Une fois ce garde battu.
njt-fail-hand = Tes cartes restent en main.
njt-one-of-these = un seul
njt-leave-what = Garde tout ce que tu as gagné.
njt-leave-house = La maison reçoit un trésor.
njt-yours = à toi
njt-guard-deck = Pioche des gardes : { $count } cartes
njt-elite-deck = Pioche d'élite : { $count } cartes
njt-guard-down = Le garde est à terre
njt-next-guard = Il reste des trésors clairs, et un garde y veille.
njt-next-elite = Il ne reste que des trésors rouges, et l'élite y veille.
njt-if-you-shout = révélé si tu cries
njt-failed = Tu as échoué
njt-failed-what = Touche le seul trésor que tu gardes ; les autres sont perdus.
njt-house-won = La maison est vide !
njt-house-won-what = Tout est à toi. Quelle bannière flotte ici désormais ?
njt-what-helps = Ce qui aide
njt-swap-give = Choho : touche le trésor de ton shuriken que tu rends.
njt-swap-take = Choho : touche le trésor que tu prends à la place.
njt-what-is-known = Ce qu'on sait
njt-what-now = Et maintenant
njt-seen = vus : { $cards }
njt-helps-strike = porte le coup à { $value }.
njt-helps-reach = avec d'autres, atteint { $value }.
njt-pay = Payer
njt-pay-choose = Touche les trésors que tu paies.
njt-pay-enough = Cela suffit ; tu peux en ajouter.
njt-pay-gold = L'or remplace n'importe quel trésor, au mieux pour toi.
njt-pay-card = Touche la carte de ta main avec laquelle tu paies.
njt-scoring = Les clans récompensent leurs amis
njt-after-round = Après la manche { $round }. D'abord tous les premiers, puis les deuxièmes prennent ce qui reste.
njt-end-lead = { $first } a { $honour } d'honneur, { $by } de plus que { $second }.
njt-end-tie = { $first } et { $second } ont { $honour } d'honneur chacun : le plus d'émissaires décide, puis le plus âgé (NJT-53).
njt-from-envoys = Payé pour les émissaires
njt-from-rumours = Payé pour les rumeurs
njt-from-clans = Récompenses des clans
njt-from-secrets = Rumeurs et le reste
njt-step-disguise = Déguisements
njt-step-first = Les premiers choisissent
njt-step-second = Les seconds prennent le reste
njt-disguise = En déguiser un
njt-or-rumour = ou une rumeur
njt-nobody = { $place ->
    [1] Personne n'a d'émissaire de ce clan.
   *[2] Personne n'est deuxième.
  }
njt-left-honour = L'honneur reste au second.
njt-left-rumour = Une rumeur reste au second.
njt-within = { $count ->
    [0] rien à ta portée
    [one] { $count } à ta portée
   *[other] { $count } à ta portée
}
njt-not-safe = { $count ->
    [0] Rien de gagné encore
    [one] Pas en sûreté avant de partir
   *[other] Pas en sûreté avant de partir
}
njt-fail-what = { $count ->
    [0] Tu pars les mains vides.
    [one] Tu gardes le seul que tu as gagné.
   *[other] Tu n'en gardes qu'un sur { $count }.
}
njt-banzai-guard = { $count ->
    [one] Un garde de plus, un trésor de plus.
   *[other] Un garde de plus, un trésor de plus. Échoue, et il t'en reste un sur { $count }.
}
njt-banzai-elite = { $count ->
    [one] Un garde d'élite, pour un trésor rouge.
   *[other] Un garde d'élite, pour un trésor rouge. Échoue, et il t'en reste un sur { $count }.
}
njt-place = { $place ->
    [1] 1er
   *[other] { $place }e
}

## What a review believes about
njt-belief-hand = A au moins une carte de cette valeur
njt-belief-guard = Le prochain garde (* alarme)
njt-belief-tile = La prochaine tuile

njt-why-in-vain = { $player } n'a pas de quoi battre la sentinelle de la maison { $house }, ni en cartes ni en tuiles.
njt-why-guard = { $player } peut battre le prochain garde dans { $chance } cas sur 100.
njt-why-first = Met { $player } en tête auprès de { $clan }.
njt-why-honour = Rapporte aussitôt { $honour } d'honneur.
njt-why-sentry = { $player } a de quoi battre la sentinelle de la maison { $house }, en cartes et en tuiles.
njt-why-keeps = Le meilleur choix laisse à { $player } { $count } { $count ->
    [one] carte Dojo
   *[other] cartes Dojo
 } de plus en main.

# What a newcomer is told before the first move.
njt-new = Chaque shuriken est une action : prendre des cartes, apprendre une technique, lancer un raid sur une maison de clan ou visiter le palais. Les trésors gagnés paient les émissaires qui rapportent.
