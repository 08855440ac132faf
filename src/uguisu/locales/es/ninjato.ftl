njt-title = Ninjato
njt-clan-taira = Taira
njt-clan-minamoto = Minamoto
njt-clan-go-shirakawa = Go-Shirakawa
njt-treasure-fan = abanico
njt-treasure-scroll = pergamino
njt-treasure-vase = jarrón
njt-treasure-jade = jade
njt-treasure-gold = oro
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
njt-skill-spirit = Espíritu
njt-skill-harmony = Armonía
njt-skill-hensojutsu = Hensojutsu
njt-rumour-warrior = Gran Guerrero
njt-rumour-goodwill = Favor del Pueblo
njt-rumour-friends = Amigos Poderosos
njt-rumour-master = Maestro del Arte Secreto
njt-rumour-dishonour = Rivales sin Honor
njt-demand-any-1 = un tesoro cualquiera
njt-demand-any-2 = dos tesoros cualesquiera
njt-demand-any-3 = tres tesoros cualesquiera
njt-demand-any-4 = cuatro tesoros cualesquiera
njt-demand-alike-2 = dos iguales
njt-demand-alike-3 = tres iguales
njt-demand-alike-4 = cuatro iguales
njt-demand-maybe-1 = uno más si quieres
njt-demand-maybe-2 = hasta dos más
njt-demand-maybe-3 = hasta tres más

njt-prompt-place = { $you ->
    [yes] { $number ->
        [1] Tu primer shuriken: colócalo y actúa allí en el acto.
        [2] Tu segundo shuriken: colócalo y actúa allí en el acto.
       *[other] Tu último shuriken de esta ronda: colócalo y actúa allí en el acto.
    }
   *[no] { $number ->
        [1] { $actor } coloca el primer shuriken.
        [2] { $actor } coloca el segundo shuriken.
       *[other] { $actor } coloca el último shuriken.
    }
}
njt-prompt-take = { $you ->
    [yes] { $count ->
        [one] Toma una carta más, de las visibles o del mazo.
       *[other] Toma { $count } cartas más, de las visibles o del mazo.
    }
   *[no] { $count ->
        [one] { $actor } toma una carta más en el Dojo.
       *[other] { $actor } toma { $count } cartas más en el Dojo.
    }
}
njt-prompt-discard = { $you ->
    [yes] El límite son siete cartas: descarta una.
   *[no] { $actor } tiene más de siete cartas y descarta una.
}
njt-prompt-strike = { $you ->
    [yes] { $side ->
        [strength] Casa { $house }: golpea por encima de { $guard } o ríndete.
       *[stealth] Casa { $house }: golpea por debajo de { $guard } o ríndete.
    }
   *[no] { $side ->
        [strength] { $actor } se enfrenta por la fuerza a un guardia de { $guard } en la casa { $house }.
       *[stealth] { $actor } se enfrenta con sigilo a un guardia de { $guard } en la casa { $house }.
    }
}
njt-prompt-strike-pair = { $you ->
    [yes] { $side ->
        [strength] Casa { $house }: golpea por encima de { $one } o de { $two }; hay que vencer a ambos guardias.
       *[stealth] Casa { $house }: golpea por debajo de { $one } o de { $two }; hay que vencer a ambos guardias.
    }
   *[no] { $side ->
        [strength] { $actor } se enfrenta por la fuerza a una pareja de guardias, { $one } y { $two }, en la casa { $house }.
       *[stealth] { $actor } se enfrenta con sigilo a una pareja de guardias, { $one } y { $two }, en la casa { $house }.
    }
}
njt-prompt-banzai = { $you ->
    [yes] { $elite ->
        [yes] ¿Banzai, contra un guardia de élite? ¿O te vas con lo que tienes?
       *[no] ¿Banzai, por el siguiente tesoro? ¿O te vas con lo que tienes?
    }
   *[no] { $elite ->
        [yes] { $actor } se lo piensa ante un guardia de élite.
       *[no] { $actor } se lo piensa ante el siguiente guardia.
    }
}
njt-prompt-keep = { $you ->
    [yes] Has fracasado: elige el único tesoro que conservas.
   *[no] { $actor } ha fracasado y elige qué tesoro conserva.
}
njt-prompt-marker = { $you ->
    [yes] La casa { $house } está vacía: elige qué otro clan se la queda.
   *[no] { $actor } elige qué clan se queda la casa { $house }.
}
njt-prompt-disguise = { $you ->
    [yes] Hensojutsu: disfraza a un enviado con máscara para tener un punto más de influencia, o a ninguno.
   *[no] { $actor } puede disfrazar a un enviado.
}
njt-prompt-first = { $you ->
    [yes] Vas en cabeza con { $clan }: toma { $honour } de honor o un rumor gratis.
   *[no] { $actor } va en cabeza con { $clan } y elige la recompensa.
}
njt-prompt-second = { $you ->
    [yes] Tienes el segundo puesto con { $clan }: elige un rumor, gratis.
   *[no] { $actor } tiene el segundo puesto con { $clan } y elige un rumor.
}
njt-prompt-over = Las siete rondas han terminado.

njt-then-place = { $place ->
    [sensei] El Sensei: { $count ->
        [one] aquí puedes aprender una habilidad.
       *[other] aquí puedes aprender una de { $count } habilidades.
    }
    [palace] El Palacio: { $count ->
        [one] aquí puedes sobornar a un enviado.
       *[other] aquí puedes sobornar a uno de { $count } enviados.
    }
   *[pavilion] El Pabellón: { $count ->
        [one] aquí puedes difundir un rumor.
       *[other] aquí puedes difundir uno de { $count } rumores.
    }
}
njt-then-learn = { $cost ->
    [0] Aprende { $skill }: paga cualquier carta de tu mano.
   *[other] Aprende { $skill }: paga un { $cost }.
}
njt-then-envoy = Enviado { $clan } de { $age } años: paga { $demand }. { $span ->
    [yes] Honor de { $low } a { $high }.
   *[no] Honor { $high }.
}
njt-then-rumour = { $rumour }: paga { $demand }. { $span ->
    [yes] Honor de { $low } a { $high }.
   *[no] Honor { $high }.
}
njt-then-strike = El golpe suma { $value } y vence a { $guard }: ganas un tesoro, { $treasure }.
njt-then-half = El golpe suma { $value } y vence a { $guard }: después, el otro guardia de la pareja.

njt-now-place = Es momento de colocar un shuriken, y nada más.
njt-now-take = Estás en el Dojo: primero hay que tomar todas las cartas que tocan.
njt-now-discard = Tienes más de siete cartas: descarta primero.
njt-now-strike = Tienes delante un guardia: golpea, usa una habilidad o ríndete.
njt-now-banzai = No hay ningún guardia: grita banzai o vete.
njt-now-keep = La invasión ha fracasado: elige el tesoro que conservas.
njt-now-marker = Has vaciado la casa: elige primero un clan para ella.
njt-now-disguise = Es momento de disfraces: señala a un enviado con máscara, o a ninguno.
njt-now-first = Es tu recompensa: toma el honor o un rumor visible.
njt-now-second = Es tu recompensa: toma un rumor visible.

njt-no-house-empty = En la casa { $house } no hay nada que ganar: ahora nadie puede ir allí.
njt-no-tile-open = El Sensei no tiene ahora ninguna loseta de { $skill } que ofrecer.
njt-no-paying-known-style = Conoces el estilo de { $skill }: la lección es gratis y no se paga ninguna carta.
njt-no-free-tile = { $cost ->
    [0] No conoces ninguna habilidad de este estilo: { $skill } cuesta una carta.
   *[other] No conoces ninguna habilidad de este estilo: { $skill } cuesta un { $cost }.
}
njt-no-such-price = { $skill } cuesta un { $cost } y nada más.
njt-no-card = No tienes ningún { $value } en la mano.
njt-no-open-card = En este hueco no hay ninguna carta.
njt-no-such-payment = { $paid } no es lo que se pide: { $demand }.
njt-no-means = No puedes pagar lo que se pide: { $demand }.
njt-no-treasure = { $count ->
    [0] No tienes ningún tesoro de esta clase: { $treasure }.
   *[other] Tienes muy pocos tesoros de esta clase: { $treasure }.
}
njt-no-deck = No quedan cartas que robar.
njt-no-open-value = Ninguna carta visible es un { $value }.
njt-no-going-yet = Tienes delante un guardia: véncelo o ríndete antes de nada.
njt-no-keeping = No has ganado ningún tesoro de esta clase: { $treasure }.
njt-no-harmony-failed = La invasión ha fracasado y ya no se lucha: Armonía no sirve.
njt-no-choho-won = { $side ->
    [red] En tu shuriken no hay ningún tesoro rojo de esta clase: { $treasure }.
   *[light] En tu shuriken no hay ningún tesoro claro de esta clase: { $treasure }.
}
njt-no-choho-house = { $side ->
    [red] En la casa no hay ningún tesoro rojo de esta clase: { $treasure }.
   *[light] En la casa no hay ningún tesoro claro de esta clase: { $treasure }.
}
njt-no-spirit-on = Espíritu no puede volver a levantar { $skill }.
njt-no-spirit-unused = No tienes ninguna loseta usada de { $skill } que levantar.
njt-no-tile-used = En esta ronda no te quedan suficientes losetas de { $skill }.
njt-no-tile-owned = No has aprendido { $skill }.
njt-no-mask = No tienes ningún enviado { $clan } con máscara que disfrazar.
njt-no-mask-left = Todos tus enviados { $clan } con máscara están ya disfrazados.
njt-no-honour-left = El honor se lo llevó el primer puesto; a ti te queda un rumor.
njt-no-marker-same = La casa debe ser para otro clan, no para { $clan }.
njt-no-marker-free = Este marcador está en otra casa.
njt-no-side = { $side ->
    [strength] Invades por la fuerza: todas las cartas y losetas cuentan hacia arriba.
   *[stealth] Invades con sigilo: todas las cartas y losetas cuentan hacia abajo.
}
njt-no-pair = Solo tienes un guardia delante.
njt-no-beaten-half = Este guardia de la pareja ya está vencido.
njt-no-kickers = { $count ->
    [0] No tienes ningún 3 en la mano.
    [one] Solo tienes un 3 en la mano.
   *[other] Solo tienes { $count } cartas de valor 3.
}
njt-no-win = { $side ->
    [strength] Por la fuerza debes golpear por encima de { $guard }; esto es { $value }.
   *[stealth] Con sigilo debes golpear por debajo de { $guard }; esto es { $value }.
}

njt-log-dojo = { $you ->
    [yes] { $count ->
        [one] Vas al Dojo y tomas una carta.
       *[other] Vas al Dojo y tomas { $count } cartas.
    }
   *[no] { $count ->
        [one] { $actor } va al Dojo y toma una carta.
       *[other] { $actor } va al Dojo y toma { $count } cartas.
    }
}
njt-log-takes = { $you ->
    [yes] Tomas un { $value } visible.
   *[no] { $actor } toma un { $value } visible.
}
njt-log-draws = { $actor } roba una carta del mazo.
njt-log-you-draw = Robas un { $value } del mazo.
njt-log-discards = { $you ->
    [yes] Descartas un { $value }.
   *[no] { $actor } descarta un { $value }.
}
njt-log-learns = { $you ->
    [yes] Pagas un { $value } y aprendes { $skill }.
   *[no] { $actor } paga un { $value } y aprende { $skill }.
}
njt-log-learns-free = { $you ->
    [yes] Conoces el estilo y aprendes { $skill } gratis.
   *[no] { $actor } conoce el estilo y aprende { $skill } gratis.
}
njt-log-invades = { $side ->
    [strength] { $you ->
        [yes] Entras por la fuerza en la casa { $house } del clan { $clan }.
       *[no] { $actor } entra por la fuerza en la casa { $house } del clan { $clan }.
    }
   *[stealth] { $you ->
        [yes] Entras con sigilo en la casa { $house } del clan { $clan }.
       *[no] { $actor } entra con sigilo en la casa { $house } del clan { $clan }.
    }
}
njt-log-bribes = { $you ->
    [yes] Sobornas al enviado { $clan } de { $age } años: { $paid }. Honor: { $honour }.
   *[no] { $actor } soborna al enviado { $clan } de { $age } años: { $paid }. Honor: { $honour }.
}
njt-log-spreads = { $you ->
    [yes] Difundes un rumor, { $rumour }, y pagas: { $paid }. Honor: { $honour }.
   *[no] { $actor } difunde un rumor, { $rumour }, y paga: { $paid }. Honor: { $honour }.
}
njt-log-strikes = { $you ->
    [yes] Golpeas con { $strike }: { $value } vence a { $guard }.
   *[no] { $actor } golpea con { $strike }: { $value } vence a { $guard }.
}
njt-log-half-beaten = { $you ->
    [yes] Un guardia de la pareja ha caído; el otro sigue ante ti.
   *[no] Un guardia de la pareja ha caído; el otro sigue ante { $actor }.
}
njt-log-wins-treasure = { $you ->
    [yes] Ganas un tesoro: { $treasure }.
   *[no] { $actor } gana un tesoro: { $treasure }.
}
njt-log-captures = { $you ->
    [yes] Te quedas el guardia de élite, que al final vale { $honour }.
   *[no] { $actor } se queda el guardia de élite, que al final vale { $honour }.
}
njt-log-empties = { $you ->
    [yes] ¡La casa { $house } está vacía! Todo es tuyo: { $treasures }.
   *[no] ¡La casa { $house } está vacía! { $actor } se lo lleva todo: { $treasures }.
}
njt-log-marker = { $you ->
    [yes] Das la casa { $house } al clan { $clan }, con { $honour } de honor.
   *[no] { $actor } da la casa { $house } al clan { $clan }, con { $honour } de honor.
}
njt-log-banzai = { $you ->
    [yes] ¡Gritas banzai!
   *[no] ¡{ $actor } grita banzai!
}
njt-log-guard = Aparece un guardia de { $value }.
njt-log-elite = Aparece un guardia de élite: { $strength } contra la fuerza, { $stealth } contra el sigilo.
njt-log-pair = Aparecen juntos dos guardias de élite: { $one } y { $two }.
njt-log-alarm = ¡Alarma! Llega un tesoro a la casa: { $treasure }. El más valioso se vuelve rojo: { $red }.
njt-log-alarm-nothing = ¡Alarma! Pero no queda ningún tesoro que traer.
njt-log-leaves = { $you ->
    [yes] Te vas con tu botín: { $treasures }.
   *[no] { $actor } se va con el botín: { $treasures }.
}
njt-log-fails = { $you ->
    [yes] Fracasas y solo puedes conservar un tesoro.
   *[no] { $actor } fracasa y solo puede conservar un tesoro.
}
njt-log-fails-empty = { $you ->
    [yes] Fracasas y te vas con las manos vacías.
   *[no] { $actor } fracasa y se va con las manos vacías.
}
njt-log-keeps = { $you ->
    [yes] Conservas un tesoro: { $treasure }.
   *[no] { $actor } conserva un tesoro: { $treasure }.
}
njt-log-added = La casa { $house } recibe otro tesoro: { $treasure }.
njt-log-harmony = { $side ->
    [strength] { $you ->
        [yes] Armonía: desde ahora luchas por la fuerza.
       *[no] Armonía: desde ahora { $actor } lucha por la fuerza.
    }
   *[stealth] { $you ->
        [yes] Armonía: desde ahora luchas con sigilo.
       *[no] Armonía: desde ahora { $actor } lucha con sigilo.
    }
}
njt-log-spirit = { $you ->
    [yes] Espíritu: puedes volver a usar { $skill } en esta ronda.
   *[no] Espíritu: { $actor } puede volver a usar { $skill } en esta ronda.
}
njt-log-choho = { $you ->
    [yes] Choho: devuelves un tesoro ({ $given }) y tomas otro ({ $taken }).
   *[no] Choho: { $actor } devuelve un tesoro ({ $given }) y toma otro ({ $taken }).
}
njt-log-turned-red = El tesoro claro más valioso de la casa se vuelve rojo: { $treasure }.
njt-log-shuffled-dojo-deck = Los descartes del Dojo se barajan y forman un mazo nuevo.
njt-log-shuffled-guard-deck = Los guardias descartados se barajan y forman un mazo nuevo.
njt-log-shuffled-elite-deck = Los guardias de élite descartados se barajan y forman un mazo nuevo.
njt-log-shuffled-bag = Los tesoros gastados vuelven a la bolsa.
njt-log-round-over = La ronda { $round } ha terminado.
njt-log-scoring = Los clanes recompensan a sus amigos.
njt-log-disguises = { $you ->
    [yes] Disfrazas a un enviado { $clan }: un punto más de influencia.
   *[no] { $actor } disfraza a un enviado { $clan }: un punto más de influencia.
}
njt-log-no-disguise = { $you ->
    [yes] No disfrazas a nadie más.
   *[no] { $actor } no disfraza a nadie más.
}
njt-log-reward-honour = { $you ->
    [yes] El clan { $clan } te recompensa. Honor: { $honour }.
   *[no] El clan { $clan } recompensa a { $actor }. Honor: { $honour }.
}
njt-log-reward-rumour = { $you ->
    [yes] El clan { $clan } te recompensa con un rumor: { $rumour }.
   *[no] El clan { $clan } recompensa a { $actor } con un rumor: { $rumour }.
}
njt-log-given-honour = { $you ->
    [yes] Recibes el honor que quedaba: { $honour }.
   *[no] { $actor } recibe el honor que quedaba: { $honour }.
}
njt-log-given-rumour = { $you ->
    [yes] Recibes el rumor que quedaba: { $rumour }.
   *[no] { $actor } recibe el rumor que quedaba: { $rumour }.
}
njt-log-round = { $you ->
    [yes] Empieza la ronda { $round } y te toca primero a ti.
   *[no] Empieza la ronda { $round } y le toca primero a { $actor }.
}
njt-log-bonus = { $you ->
    [yes] Rumores, tesoros y guardias de élite te dan { $bonus }; tu honor es { $honour }.
   *[no] Rumores, tesoros y guardias de élite dan { $bonus } a { $actor }; honor { $honour }.
}
njt-log-wins = { $you ->
    [yes] Has ganado. ¡Todos se inclinan ante ti!
   *[no] { $actor } gana. ¡Todos se inclinan!
}

njt-score-bribes = Tesoros por enviados
njt-score-spreading = Tesoros por rumores
njt-score-after-3 = Recompensas de los clanes tras la ronda 3
njt-score-after-5 = Recompensas de los clanes tras la ronda 5
njt-score-after-7 = Recompensas de los clanes tras la ronda 7
njt-score-warrior = { $rumour } ({ $count }): { $times } × { $collected } guardias de élite
njt-score-goodwill = { $rumour } ({ $count }): { $times } × { $collected } rumores
njt-score-friends = { $rumour } ({ $count }): { $times } × { $collected } enviados
njt-score-master = { $rumour } ({ $count }): { $times } × { $collected } losetas de habilidad
njt-score-dishonour = { $rumour }: { $count } × { $each }
njt-score-unspent = Tesoros sin gastar
njt-score-guards = { $count ->
    [one] Un guardia de élite vencido
   *[other] { $count } guardias de élite vencidos
}

# El tablero en la terminal.
njt-board-round = Ronda { $round } de 7
njt-board-order = orden
njt-board-next = siguiente
njt-board-hand = Mano
njt-board-skills = Habilidades
njt-board-treasures = Tesoros
njt-board-won = Ganados
njt-board-sentry = centinela
njt-board-guards = guardias
njt-board-elite = élite
njt-board-bag = bolsa
njt-board-envoys = enviados
njt-board-rumours = rumores
njt-board-tiles = losetas
njt-place-dojo = Dojo
njt-place-sensei = Sensei
njt-place-palace = Palacio
njt-place-pavilion = Pabellón
njt-short-warrior = Guerrero
njt-short-goodwill = Favor
njt-short-friends = Amigos
njt-short-master = Maestro
njt-short-dishonour = Sin honor

njt-pick-dojo = El Dojo: toma cartas
njt-pick-sensei = El Sensei: aprende una habilidad
njt-pick-palace = El Palacio: soborna a un enviado
njt-pick-pavilion = El Pabellón: difunde un rumor
njt-pick-house = { $side ->
    [strength] Casa { $house } por la fuerza, contra { $guard }
   *[stealth] Casa { $house } con sigilo, contra { $guard }
}
njt-pick-tile = { $cost ->
    [0] { $skill }, por una carta cualquiera
   *[other] { $skill }, por un { $cost }
}
njt-pick-envoy = Enviado { $clan } de { $age } años: { $demand }
njt-pick-rumour = { $rumour }: { $demand }
njt-pick-hand = { $value } de tu mano
njt-pick-open = El { $value } visible
njt-pick-deck = Una carta del mazo
njt-pick-guard = { $half ->
    [first] El guardia de { $value }
   *[second] El otro guardia, de { $value }
}
njt-pick-banzai = ¡Banzai!
njt-pick-leave = Irse
njt-pick-fail = Rendirse
njt-pick-shuriken = { $side ->
    [red] { $treasure } (rojo) en tu shuriken
   *[light] { $treasure } en tu shuriken
}
njt-pick-in-house = { $side ->
    [red] { $treasure } (rojo) en la casa
   *[light] { $treasure } en la casa
}
njt-pick-marker = { $clan }, { $honour } de honor
njt-pick-disguise = Disfrazar a un enviado { $clan }
njt-pick-no-disguise = Ningún disfraz
njt-pick-honour = { $honour } de honor

# El tablero en el navegador.
njt-effect-taijutsu = +1 o −1
njt-effect-katonjutsu = +2
njt-effect-shinobi-iri = −2
njt-effect-intonjutsu = vale 0
njt-effect-kenjutsu = vale 6
njt-effect-boryaku = es 2 o 4
njt-effect-choho = cambiar
njt-effect-spirit = otra vez
njt-effect-harmony = otro lado
njt-effect-hensojutsu = disfrazar
njt-worth-warrior = × élite
njt-worth-goodwill = × rumores
njt-worth-friends = × enviados
njt-worth-master = × losetas
njt-worth-dishonour = 6, 4 o 2
njt-worth-honour = { $honour } de honor
njt-used = usada
njt-free = gratis
njt-any = comodín
njt-red = rojo
njt-honour = honor
njt-honour-track = Honor
njt-strength = Fuerza
njt-stealth = Sigilo
njt-players = Jugadores
njt-houses = Casas de los clanes
njt-house = casa { $house }
njt-house-of = Casa { $house }, { $clan }, { $honour } de honor
njt-house-empty = Vaciada. Abre de nuevo en la próxima ronda.
njt-discarded = { $count } descartadas
njt-in-deck = { $count } en el mazo
njt-in-pile = { $count } en la pila
njt-next-order = Próximo orden
njt-go-dojo = Tomar cartas
njt-go-dojo-why = el último en llegar abre la próxima ronda
njt-go-sensei = Aprender una habilidad
njt-go-palace = Sobornar a un enviado
njt-go-pavilion = Difundir un rumor
njt-cannot-pay = aún no
njt-up-to = hasta +{ $honour }
njt-now = +{ $honour } ya
njt-your-turn = Tu turno
njt-your-raid = Tu invasión
njt-your-things = Lo que tienes delante
njt-hand-size = { $count } de 7
njt-elites-beaten = { $count } élite vencidos
njt-shuriken-left = quedan { $count } shuriken
njt-first = 1.º
njt-second = 2.º
njt-influence = Influencia
njt-scored-after = se puntúa tras la ronda { $round }
njt-clan-worth = Honor de todas sus casas
njt-guard = guardia
njt-elite = Élite
njt-alarm = ¡Alarma!
njt-alarm-what = Llegó un tesoro, y el mejor de los claros se volvió rojo.
njt-beaten = vencido
njt-faces-you = ante ti
njt-guards-met = Guardias encontrados
njt-by-strength = Por la fuerza: golpea más alto que el guardia
njt-by-stealth = Con sigilo: golpea más bajo que el guardia
njt-on-shuriken = En tu shuriken
njt-still-there = Aún en la casa
njt-tier-light = claros, con guardias
njt-tier-red = rojos, con la élite
njt-your-strike = tu golpe
njt-beats = vence a
njt-can-reach = a tu alcance
njt-strike = Golpear
njt-strike-start = Toca una carta para golpear
njt-strike-add = añade un 3 o una loseta
njt-strike-none = Nada de lo que tienes vence a este guardia.
njt-strike-first = Elige primero cartas y losetas.
njt-strike-what = { $value } vence a { $guard }.
njt-is-next = es el siguiente
njt-later = Cuando venzas a este guardia.
njt-fail-hand = Tus cartas siguen en la mano.
njt-one-of-these = uno de estos
njt-leave-what = Quédate con todo lo ganado.
njt-leave-house = La casa recibe un tesoro.
njt-yours = tuyo
njt-guard-deck = Mazo de guardias: { $count } cartas
njt-elite-deck = Mazo de élite: { $count } cartas
njt-guard-down = El guardia ha caído
njt-next-guard = Quedan tesoros claros, y un guardia los vigila.
njt-next-elite = Solo quedan tesoros rojos, y los vigila la élite.
njt-if-you-shout = aparece si gritas
njt-failed = Has fracasado
njt-failed-what = Toca el único tesoro que conservas; los demás se pierden.
njt-house-won = ¡La casa está vacía!
njt-house-won-what = Todo es tuyo. ¿Qué estandarte ondea ahora aquí?
njt-what-helps = Qué ayuda
njt-swap-give = Choho: toca el tesoro de tu shuriken que devuelves.
njt-swap-take = Choho: toca el tesoro que te llevas a cambio.
njt-what-is-known = Lo que se sabe
njt-what-now = Y ahora
njt-seen = vistos: { $cards }
njt-helps-strike = deja el golpe en { $value }.
njt-helps-reach = con más, llega a { $value }.
njt-pay = Pagar
njt-pay-choose = Toca los tesoros con que pagas.
njt-pay-enough = Basta con esto; puedes añadir más.
njt-pay-gold = El oro vale por cualquier tesoro, el que más rinda.
njt-pay-card = Toca la carta de tu mano con la que pagas.
njt-scoring = Los clanes premian a sus amigos
njt-after-round = Tras la ronda { $round }. Primero todos los primeros; después los segundos toman lo que queda.
njt-end-lead = { $first } tiene { $honour } de honor, { $by } más que { $second }.
njt-end-tie = { $first } y { $second } tienen { $honour } de honor cada uno: decide tener más enviados y, después, el más anciano (NJT-53).
njt-from-envoys = Pagado por enviados
njt-from-rumours = Pagado por rumores
njt-from-clans = Recompensas de los clanes
njt-from-secrets = Rumores y lo demás
njt-step-disguise = Disfraces
njt-step-first = Eligen los primeros
njt-step-second = Los segundos toman el resto
njt-disguise = Disfrazar a uno
njt-or-rumour = o un rumor
njt-nobody = { $place ->
    [1] Nadie tiene enviados de este clan.
   *[2] Nadie es segundo.
  }
njt-left-honour = El honor queda para el segundo.
njt-left-rumour = Un rumor queda para el segundo.
njt-within = { $count ->
    [0] nada a tu alcance
    [one] { $count } a tu alcance
   *[other] { $count } a tu alcance
}
njt-not-safe = { $count ->
    [0] Nada ganado aún
    [one] No está a salvo hasta salir
   *[other] No está a salvo hasta salir
}
njt-fail-what = { $count ->
    [0] Te vas sin nada.
    [one] Conservas el único que ganaste.
   *[other] Conservas solo uno de { $count }.
}
njt-banzai-guard = { $count ->
    [one] Un guardia más, un tesoro más.
   *[other] Un guardia más, un tesoro más. Si fracasas, te queda uno de { $count }.
}
njt-banzai-elite = { $count ->
    [one] Un guardia de élite, por un tesoro rojo.
   *[other] Un guardia de élite, por un tesoro rojo. Si fracasas, te queda uno de { $count }.
}
njt-place = { $place }.º

## What a review believes about
njt-belief-hand = Tiene al menos una carta de este valor
njt-belief-guard = El próximo guardia (* alarma)
njt-belief-tile = La próxima loseta

njt-why-in-vain = { $player } no tiene cartas ni losetas para vencer al centinela de la casa { $house }.
njt-why-guard = { $player } puede vencer al próximo guardia en { $chance } de cada 100 casos.
njt-why-first = Pone a { $player } en primer lugar con { $clan }.
njt-why-honour = Da { $honour } de honor enseguida.
njt-why-sentry = { $player } tiene cartas y losetas para vencer al centinela de la casa { $house }.
njt-why-keeps = La mejor elección deja a { $player } { $count } { $count ->
    [one] carta de Dojo
   *[other] cartas de Dojo
 } más en la mano.

# What a newcomer is told before the first move.
njt-new = Cada shuriken es una acción: tomar cartas, aprender una habilidad, invadir la casa de un clan o visitar el palacio. Con los tesoros de las invasiones ganas a los enviados que puntúan.
