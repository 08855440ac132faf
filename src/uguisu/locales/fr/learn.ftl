# Les leçons : une première partie guidée de chaque jeu.

learn-lesson = Leçon
learn-step = { $step } sur { $of }
learn-tip = Nouveau
learn-next = Suite
learn-play-on = Continuer à jouer
learn-leave = Quitter
learn-hide = Masquer la leçon
learn-show = Montrer la leçon
learn-wait = Tes rivaux jouent. Regarde ce qu'ils font.
learn-free = Tu joues librement. Si quelque chose de nouveau arrive, c'est expliqué ici.
learn-over = La partie est finie, et la leçon avec elle. Tu peux la recommencer quand tu veux.
learn-what = Une première partie contre des bots, sur le vrai plateau, avec chaque règle expliquée quand elle compte pour la première fois. Tu peux partir à tout moment et reprendre plus tard.
learn-begin = Commencer la leçon
learn-go-on = Reprendre la leçon
learn-again = Depuis le début

# War of Clans

learn-woc-goal = Cinq clans se battent pour les provinces, et tu en sers un en secret : { $clan }. À la fin gagne qui sert le clan ayant le plus de cartes sur toute la table. Que personne ne devine lequel est le tien.
learn-woc-deploy = Un tour, ce sont trois ordres. Le premier : une troupe de ta main va dans la province de quelqu'un d'autre, de n'importe quel clan. Touche une carte, puis une province.
learn-woc-home = Deuxième ordre : pose une troupe dans ta province, ou déplaces-en une qui se trouve ailleurs. Pour l'instant, ramènes-en une chez toi : touche une carte, puis ta province.
learn-woc-draw = Le troisième ordre est une attaque, mais aucune de tes armées n'était assez forte : il n'y en a donc pas eu. Tu as pioché : ta main compte de nouveau quatre cartes.
learn-woc-rivals = À présent { $one } et { $two } donnent leurs ordres. Chacun commande les troupes de tous les clans, et personne ne montre qui il sert. Regarde qui ils renforcent et qui ils frappent.
learn-woc-ninja = Tu as un ninja. Au lieu de déployer, un ninja élimine une carte d'une armée dans la province de quelqu'un d'autre. Joue-le maintenant, ou garde-le et déploie une troupe.
learn-woc-move = Cette fois, essaie l'autre deuxième ordre : prends une seule carte dans la province de quelqu'un d'autre et pose-la dans une autre, peut-être la tienne.
learn-woc-attack = À l'attaque ! Choisis une armée de ta province, puis ailleurs une armée d'un autre clan qui a moins de cartes. Elle en perd une, toi rien. Qui peut attaquer le doit.
learn-woc-shield = Les armées que tu as déjà touchées dans le tour portent un bouclier : jusqu'à la fin du tour, tu ne peux pas les attaquer. Touche ce qui est voilé, et la table te dit quelle règle l'interdit.
learn-woc-last = La pioche est vide : le dernier tour de table. Qui a pris la dernière carte a fini, tous les autres jouent encore une fois. Puis on révèle les loyautés.
learn-woc-end = Tu connais les ordres. Quand la pioche est vide, il y a un dernier tour de table, on montre les loyautés, et le plus grand des clans servis gagne. Termine la partie : elle est à toi.

# Shinobi

learn-shi-goal = Chacun a cinq vies, et la dernière personne en vie gagne. À chaque manche tu envoies une arme cachée à trois rivaux, et trois des leurs viennent à toi.
learn-shi-card = Choisis une arme pour { $target }. La carte sera face cachée : on voit qu'elle vient de toi, pas ce qu'elle est.
learn-shi-declare = Annonce maintenant une arme pour cette carte, la vraie ou un mensonge. Un cube sur la carte montre à tous ce que tu as dit.
learn-shi-more = Au tour de { $target }, puis de la troisième carte. Choisis et annonce comme avant ; tes trois annonces doivent être différentes.
learn-shi-kept = La quatrième arme reste dans ta main, et personne ne sait laquelle. Les autres envoient maintenant les leurs, à toi aussi. Lis les cubes et retiens qui a prétendu quoi.
learn-shi-turn = Trois cartes sont devant toi. Choisis-en deux à retourner : pareilles, elles t'ont touché ; différentes, elles t'ont manqué. Les cubes disent ce qui a été annoncé. Qui crois-tu ?
learn-shi-decide = { $alike ->
    [yes] Deux pareilles : touché, tu perds une vie. Ou tu dénonces une conspiration : si la troisième est aussi la même arme, tes trois attaquants perdent chacun une vie et toi aucune. Sinon, tu en perds deux.
   *[no] Deux différentes : manqué. Tu peux en rester là, ou dénoncer l'incompétence : si la troisième est encore différente, tes attaquants perdent chacun une vie. Sinon, tu en perds une.
}
learn-shi-others = Voilà pour toi. Les autres retournent maintenant leurs cartes. Ce qui est visible l'est pour tous : chaque mensonge découvert en dit long sur les cartes encore cachées.
learn-shi-round = Une nouvelle manche : toutes les cartes rentrent, et le meeple du premier joueur passe à droite.
learn-shi-dead = Tu n'as plus de vies, mais tu joues encore : tu envoies des cartes, tu en retournes, tu dénonces. Ta parole tue toujours.
learn-shi-veiled = Ici, deux cartes ont été annoncées de la même façon : personne ne peut annoncer cette arme une troisième fois. Les cubes voilés sont interdits ; touches-en un pour savoir pourquoi.
learn-shi-end = C'est tout le jeu ; le reste est affaire de paroles. Demande, promets et accuse tant que tu veux. La dernière personne en vie gagne. Continue !

# Ninja Master

learn-nma-goal = Cinq ninjas, une épée, neuf dés et toutes les mains en même temps. Dès que quelqu'un a 20 points, qui en a le plus gagne. Dans cette leçon, { $rival } prend son temps : regarde bien autour de toi.
learn-nma-throw = Tu as le shuriken, donc tu lances. Pas touche avant que les dés s'arrêtent : attraper trop tôt est un faux départ, et tout est relancé.
learn-nma-grab = Cherche la couleur qui a le plus de ninjas, mais pas exactement un nuage de fumée : ils compteraient contre toi. Le mieux à présent : { $token }, { $ninjas ->
    [one] { $ninjas } ninja
   *[other] { $ninjas } ninjas
}. Attrape-le : touche-le ou presse sa lettre.
learn-nma-shout = Un pion a été attrapé, tu peux donc crier. Compte tous les ninjas de toutes les couleurs sur les dés, tape le nombre et crie-le. Juste rapporte 1 point, faux en coûte 3. Le cri finit la course.
learn-nma-score = Le décompte, dans l'ordre : ce qui a été attrapé rapporte autant de points que sa couleur montre de ninjas, ou en coûte autant s'il y avait un nuage. Chaque ligne montre ce que la manche a changé pour quelqu'un.
learn-nma-next = L'épée va à qui mène : { $leader }. Le shuriken avance, et { $thrower } lance ensuite. Pas touche avant que les dés s'arrêtent.
learn-nma-alone = À toi de jouer : attends que les dés s'arrêtent, attrape d'une ou de deux mains, et crie quand tu as compté.
learn-nma-sword = Il y a plus d'épées que de shuriken : maintenant l'épée vole à son propriétaire la moitié de ses points. { $yours ->
    [yes] Elle est à toi : attrape-la de l'autre main, et elle est défendue.
   *[no] Elle est à { $owner } : attrape-la de l'autre main, si tu es assez rapide.
} À tout autre moment, elle coûte 3.
learn-nma-fault = C'était un faux départ : ta main est partie avant que les dés s'arrêtent. Le pion revient à sa place et tout est relancé.
learn-nma-tie = Égalité en tête : seules les personnes à égalité jouent encore, jusqu'à ce que l'une mène seule.
learn-nma-end = Il n'y a rien d'autre à savoir ; le reste est vitesse. Quand quelqu'un atteint 20, qui a le plus de points gagne. Continue !

# Ninjato

learn-njt-goal = Sept manches, et le plus d'honneur gagne. À chaque manche tu places trois shuriken, un à la fois, et tu fais aussitôt ce que le lieu propose. Aucun lieu n'est jamais occupé.
learn-njt-raid = Commence par un raid. Par la force, il te faut une carte au-dessus du nombre de la sentinelle, par la ruse une au-dessous. Compare avec ta main et touche la porte d'une maison.
learn-njt-strike = Choisis une carte qui bat le garde, puis frappe. Un 3 peut aussi s'ajouter à une autre carte : il la rend plus haute ou plus basse de 1.
learn-njt-banzai = Battu ! Le trésor le moins cher est sur ton shuriken. Pars avec ce que tu as, ou crie banzai et affronte le prochain garde à l'aveugle : si tu échoues, tu ne gardes qu'un trésor.
learn-njt-loot = Le raid est fini. Ton butin est devant toi. Les trésors sont ta bourse : avec eux tu gagnes des émissaires et tu répands des rumeurs. Pendant ce temps, ton rival place un shuriken.
learn-njt-dojo = Les raids coûtent des cartes, alors va au Dojo : la main vide tu en prends 4, avec une carte 3, sinon 2.
learn-njt-take = Prends tes cartes une à une, parmi celles qui sont visibles ou dans la pioche. Qui est venu au Dojo en dernier jouera en premier à la prochaine manche.
learn-njt-spend = Tu peux payer quelque chose : un émissaire au Palais ou une rumeur au Pavillon. La valeur de ce que tu dépenses devient aussitôt de l'honneur. Touche le lieu, la carte, les trésors.
learn-njt-round = Une manche est finie : les shuriken reviennent, les techniques utilisées sont de nouveau prêtes, les maisons vidées se remplissent, et le Dojo a fixé le nouvel ordre.
learn-njt-sensei = Le Sensei t'enseigne une technique contre la carte qu'il demande. Elle aide dans les raids, une fois par manche ; si tu en as déjà une du même style, la suivante est gratuite.
learn-njt-alarm = Une alarme ! Avant le combat, un trésor de plus arrive dans la maison, et le plus précieux des clairs devient rouge : des gardes d'élite veillent sur les rouges.
learn-njt-elite = Il ne reste que des trésors rouges, alors vient un garde d'élite. Certains ont un nombre pour la force et un autre pour la ruse, certains sont deux en un. Battus, ils valent de l'honneur.
learn-njt-keep = Le raid a échoué. Des trésors sur ton shuriken, tu en gardes un : choisis-le.
learn-njt-marker = Tout est à toi : un succès complet ! La maison change de mains. Choisis le clan qui s'installe, et combien d'honneur elle vaut pour ses émissaires.
learn-njt-scoring = Après les manches 3, 5 et 7, les clans récompensent qui a le plus de leurs émissaires : le premier prend l'honneur des maisons du clan ou une rumeur, le second ce qui reste.
learn-njt-end = Tu as tout vu : piller, s'entraîner, payer. Après les manches 3, 5 et 7, les clans récompensent qui a le plus d'émissaires, et à la fin les rumeurs comptent. Continue !
