# Clasificaciones y perfiles.

players-about = Personas y bots en una sola tabla. Una valoración es una estimación con margen: donde dos barras se solapan, el orden aún puede cambiar.
players-games = Juegos
players-seats = Número de jugadores
players-count = { $count } jugadores
players-place = Puesto
players-player = Jugador
players-rating = Valoración
players-played = Partidas
players-last = Las cinco últimas, la más reciente primero
players-bot = bot
players-you = tú
players-none = Aquí todavía no hay nadie. Diez partidas valoradas llevan a esta tabla.
players-listed = En la tabla tras diez partidas valoradas, la última en los últimos 90 días. Los bots tienen las mismas valoraciones.
players-missing = Ese jugador no existe.
players-is-bot = Un bot. Ve lo que ve su asiento, y nada más.
players-since = Miembro desde { $month }
players-private = Este perfil es privado.
players-private-mine = Tu perfil es privado: solo lo ves tú y no apareces en ninguna tabla.
players-hide-me = Hacer privado mi perfil
players-show-me = Hacer público mi perfil
players-only-friends = Solo mis amigos pueden retarme
players-challenge-friends = Solo acepta retos de sus amigos.
players-challenge-declined = Rechazó un reto tuyo hace menos de una semana.
players-ratings = Valoraciones
players-shade = La sombra muestra la incertidumbre.
players-unrated = Aún no hay partidas valoradas.
players-we-two = Tú y { $name }
players-duel = Quedaste por delante { $ahead ->
    [one] una vez
   *[other] { $ahead } veces
}, por detrás { $behind ->
    [one] una vez
   *[other] { $behind } veces
}.
players-no-friends = Aún no hay amigos aquí.
players-find = Buscar un jugador
players-my-place = A mi puesto: { $place }.º
players-more = { $count ->
    [one] una persona más
   *[other] { $count } personas más
}
players-last-games = Últimas partidas
players-place-of = { $place }.º de { $seats }
players-provisional = provisional, { $count ->
    [one] una partida
   *[other] { $count } partidas
}
players-games-played = { $count ->
    [one] una partida
   *[other] { $count } partidas
}
players-won = ganadas
players-nth = { $place }.º

# Statistics.
players-statistics = Cifras
players-statistics-what = De todas las partidas valoradas
players-stat-games = { $games ->
    [one] una partida
   *[other] { $games } partidas
}, { $won } ganadas ({ $share } %)
players-stat-all = Todas las partidas
players-stat-favourite = La más jugada
players-stat-longest = Racha de victorias más larga
players-stat-current = Victorias seguidas ahora
players-stat-met = Con quien más juegas
players-stat-times = { $name }, { $games ->
    [one] una vez
   *[other] { $games } veces
}
