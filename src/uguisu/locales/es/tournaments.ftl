# Torneos.

tournaments-title = Torneos
tournaments-about = Juega por un puesto en la clasificación: en una arena tantas veces como quieras, en un torneo suizo ronda a ronda. Cualquiera puede unirse.
tournaments-new = Nuevo torneo
tournaments-all = Todos los torneos
tournaments-none = No hay torneos anunciados.
tournaments-now = En curso
tournaments-soon = Próximos
tournaments-past = Terminados
tournament-arena = Arena
tournament-swiss = Suizo
tournament-is-running = { $kind }, en curso
tournament-is-between = { $kind }, entre rondas
tournament-is-before-final = { $kind }, antes de la final
tournament-is-finished = { $kind }, terminado { $when }
tournament-is-cancelled = { $kind }, cancelado
tournament-what = { $game }, mesas de { $seats }.
tournament-minutes = { $minutes } minutos, juega tantas veces como quieras.
tournament-rounds = { $rounds ->
    [one] Una ronda.
   *[other] { $rounds } rondas.
}
tournament-rated = Con valoración.
tournament-casual = Sin valoración.
tournament-with-final = Con final.
tournament-players = { $count ->
    [one] Un jugador.
   *[other] { $count } jugadores.
}
tournament-played = { $count ->
    [0] Aún no se ha jugado ninguna mesa.
    [one] Una mesa jugada.
   *[other] { $count } mesas jugadas.
}
tournament-begins-in = empieza en
tournament-ends-in = termina en
tournament-round-in = ronda { $round } en
tournament-final-in = final en
tournament-round = ronda
tournament-last-tables = últimas mesas
tournament-your-place = tu puesto
tournament-join = Unirse
tournament-leave = Salir
tournament-rest = Descansar un rato
tournament-play = Seguir jugando
tournament-ready = Ya estoy
tournament-cancel = Cancelar el torneo
tournament-begin = Empezar ahora
tournament-joined = Inscritos hasta ahora
tournament-least = hacen falta al menos { $count } jugadores
tournament-nobody = Aún no se ha unido nadie.
tournament-cancelled-few = Se habían unido muy pocos jugadores.
tournament-cancelled-host = Quien lo creó lo ha cancelado.
tournament-standings = Clasificación
tournament-standings-after = Clasificación tras la ronda { $round }
tournament-winners = Los ganadores
tournament-place = Puesto
tournament-player = Jugador
tournament-places = Puestos, el más reciente primero
tournament-games = Partidas
tournament-rivals = Rivales
tournament-points = Puntos
tournament-points-count = { $count ->
    [one] un punto
   *[other] { $count } puntos
}
tournament-all-players = Los { $count } jugadores
tournament-you = tú
tournament-bot = bot
tournament-former = antiguo jugador
tournament-is-resting = descansa
tournament-is-left = se ha ido
tournament-lantern = El farol está encendido: los puntos valen doble.
tournament-next = Tu próxima mesa
tournament-table-ready = Tu mesa está lista.
tournament-table-come = Quien no llegue en 30 segundos pierde el asiento.
tournament-to-table = A la mesa
tournament-rests = Estás descansando.
tournament-rests-more = No tendrás mesa hasta que sigas jugando.
tournament-free = { $others ->
    [0] De momento solo esperas tú.
    [one] Otra persona espera contigo.
   *[other] Otras { $others } personas esperan contigo.
}
tournament-opens = Tu mesa se abre sola.
tournament-bots-come = A los 20 segundos los bots ocupan los asientos libres.
tournament-break = La próxima ronda empieza pronto.
tournament-waits-round = Los demás aún juegan esta ronda.
tournament-final-soon = La final empieza pronto.
tournament-final-who = La juegan los mejores { $seats } presentes. Quien descansa o se ha ido queda fuera.
tournament-final-now = Se está jugando la final.
tournament-final-watch = Sus puestos son los primeros de la arena. Puedes mirarla.
tournament-time-up = Se acabó el tiempo.
tournament-time-up-more = Las últimas mesas se juegan hasta el final.
tournament-final-then = Cuando terminen las últimas mesas, los mejores { $seats } presentes juegan una final.
tournament-tables = Mesas ahora
tournament-final = Final
tournament-round-tables = Mesas de la ronda { $round }
tournament-tables-none = No hay mesas en juego.
tournament-recent = Últimas mesas
tournament-just-begun = recién empezada
tournament-since = { $minutes } min
tournament-won-by = Ganado por { $names }.
tournament-no-result = sin resultado
tournament-round-number = Ronda { $round }
tournament-round-done = terminada
tournament-round-now = ahora
tournament-counts = Cómo se cuenta
tournament-arena-points-2 = 4 por una victoria, nada por una derrota.
tournament-arena-points-3 = 4 por una victoria, 2 por el segundo puesto, nada por el último.
tournament-arena-points-4 = 4 por una victoria, 2 por el segundo puesto, 1 por el tercero.
tournament-arena-lantern = Dos victorias seguidas encienden el farol: los puntos valen doble hasta que quedes por debajo del segundo, o último.
tournament-arena-goes = Después de una mesa vuelves a estar libre. Las mesas en juego al final aún cuentan.
tournament-arena-ties = A igualdad de puntos: más victorias, luego menos partidas.
tournament-final-goes = Cuando se acaba el tiempo y terminan todas las mesas, los mejores { $seats } presentes juegan una final. No da puntos: decide los puestos de quienes la juegan, por delante de todos los demás.
tournament-swiss-points = { $seats } por una victoria, uno menos por cada puesto más abajo; un descanso vale como una victoria.
tournament-swiss-ties = A igualdad de puntos: cuentan los rivales más fuertes, luego las partidas entre los igualados.
tournament-swiss-goes = Juegas con quienes tienen tantos puntos como tú, y rara vez con los mismos.
tournament-fillers = Un asiento que queda libre lo ocupa un bot cuyo resultado no cuenta para nadie.
tournament-no-shows = Quien no acude a una mesa descansa hasta que siga jugando.
tournament-results = Resultados en un archivo
tournament-look = Ver
tournament-you-play = Juegas
tournament-name = Nombre
tournament-game = Juego
tournament-kind = Tipo
tournament-arena-what = Arena: juega tantas veces como quieras
tournament-swiss-what = Suizo: ronda a ronda
tournament-seats = Jugadores por mesa
tournament-begins = Empieza
tournament-begins-minutes = en { $minutes } minutos
tournament-begins-later = en otro momento
tournament-begins-at = Día y hora
tournament-how-long = Duración
tournament-how-long-minutes = { $minutes } minutos
tournament-how-many-rounds = Rondas
tournament-pause = Descanso entre rondas
tournament-pause-minutes = { $minutes ->
    [0] ninguno
    [one] un minuto
   *[other] { $minutes } minutos
}
tournament-bots-join = Se unen bots
tournament-bots-count = { $count ->
    [0] no
   *[other] hasta { $count } jugadores
}
tournament-least-field = Mínimo de jugadores
tournament-fill = Los bots ocupan los asientos que quedan libres
tournament-rated-field = Partidas con valoración
tournament-final-field = Al final, los mejores juegan una final
tournament-announce = Anunciar
