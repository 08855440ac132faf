# El navegador: primera página, mesas, repetición, reglas.

web-game-war-of-clans = War of Clans
web-game-shinobi = Shinobi
web-game-ninja-master = Ninja Master
web-game-ninjato = Ninjato

web-close = Cerrar
web-confirm = Listo
web-copied = Copiado
web-copy = Copiar el enlace
web-menu = Menú
web-missing = En esta dirección no hay nada.
web-page-failed = No se ha podido cargar esta página. ¿Sigue ahí el servidor?
web-to-first-page = A la primera página
web-to-tournament = Volver al torneo
web-you = Tú

# Ajustes
web-set-language = Idioma
web-set-theme = Día o noche
web-theme-auto = Como el sistema
web-theme-light = Día
web-theme-dark = Noche
web-set-motion = Movimiento
web-set-motion-what = Las cartas y los dados vuelan adonde van.
web-set-sound = Sonidos
web-set-sound-what = Madera y papel para las jugadas, una campana para la tuya.
web-set-volume = Volumen
web-set-textMode = Modo texto
web-set-textMode-what = La mesa en palabras y las opciones en una lista.
web-set-hints = Pistas
web-set-hints-what = Qué hacer primero, para quien empieza.
web-set-odds = Ayuda con las probabilidades
web-set-odds-what = En una invasión de Ninjato: cuántos guardias quedan y cuáles se han visto.

# La línea con el servidor
web-line-connecting = Conectando
web-line-online = En línea
web-line-offline = Sin conexión
web-line-closed = Cerrado
web-offline-now = No tienes conexión. Esta página sigue sola cuando vuelva.
web-line-lost = Se ha perdido la conexión. Se intenta de nuevo; no se pierde nada.
web-table-closed = { $code ->
    [4403] Ahora no se puede mirar esta mesa.
    [4404] Esa mesa no existe.
    [4401] Tu sesión ha terminado. Vuelve a cargar la página.
   *[other] Ahora no se puede abrir esta mesa.
}

# Antes de la partida
web-gathering = Esperando jugadores
web-seats = Asientos
web-seat-free = Asiento libre
web-your-name = Tu nombre
web-sit = Sentarse
web-stand = Levantarse
web-kick = Liberar el asiento
web-hot-seat = Asiento aquí
web-hot-seat-what = Alguien más juega en esta pantalla; cae un telón entre turno y turno.
web-host = organiza
web-here = aquí
web-away = ausente
web-no-bot = Sin bot
web-bot-for = Bot para el asiento { $seat }
web-bot-rank = Bot, { $rank }
web-rank-random = al azar
web-rank-genin = genin
web-rank-chunin = chunin
web-rank-jonin = jonin
web-rank-network = red
web-start = Empezar
web-start-needs = { $count ->
    [one] Aún queda un asiento libre.
   *[other] Aún quedan { $count } asientos libres.
}
web-start-waits = { $name } da comienzo a la partida.
web-invite = Invitar
web-invite-how = Quien abra este enlace puede sentarse.
web-link = Enlace a esta mesa
web-qr = El enlace como código para la cámara
web-options = Opciones
web-spectators = Espectadores
web-spectators-none = Nadie puede mirar.
web-spectators-delayed = Quien tenga el enlace puede mirar, con unos minutos de retraso.
web-spectators-open = Quien tenga el enlace puede mirar; no ve ninguna mano.
web-spectators-end = Solo después del final.
web-clock = Reloj
web-clock-none = Sin reloj.
web-clock-move = { $seconds ->
    [one] Un segundo por jugada.
   *[other] { $seconds } segundos por jugada.
}
web-clock-game = { $minutes ->
    [one] Un minuto para toda la partida y { $increment } s más tras cada jugada.
   *[other] { $minutes } minutos para toda la partida y { $increment } s más tras cada jugada.
}
web-clock-days = { $days ->
    [one] Un día por jugada.
   *[other] { $days } días por jugada.
}
web-days-left = { $days ->
    [one] un día
   *[other] { $days } días
}
web-honest = Barajado honesto
web-honest-before = El servidor ha sellado su parte del barajado con este número; cada jugador añade azar propio y, tras el final, todo se abre y se puede comprobar.

# En la mesa
web-table = Mesa
web-board = Tablero
web-learn = Aprender
web-rules = Reglas
web-rules-of = Reglas de { $game }
web-no-rules = Aquí no hay reglas.
web-watching = { $count ->
    [one] una persona mirando
   *[other] { $count } personas mirando
}
web-choices = Lo que puedes elegir
web-picked = Elegido hasta ahora:
web-step-back = Un paso atrás
web-undo = Deshacer
web-not-now = No es eso lo que toca ahora.
web-not-your-move = Ahora no te toca.
web-plain-table = Mesa
web-result = Resultado
web-peeking = Estás viendo un momento anterior.
web-peek-end = Volver al presente
web-back = Recuperar el asiento
web-stood-in = { $why ->
    [idle] Has dejado pasar el tiempo de tres jugadas; un bot juega por ti.
    [left] Te has ido; un bot juega por ti.
   *[absent] No estabas; un bot juega por ti.
}
web-curtain = Ahora le toca a { $name }. Pasa la pantalla.
web-curtain-open = Soy { $name }
web-abort = Terminar esta partida
web-abort-propose = Proponer terminar la partida
web-abort-not = Mejor seguir jugando
web-ask-asked = { $count ->
    [one] { $names } quiere
   *[other] { $names } quieren
} terminar la partida sin resultado.
web-ask-waits = Propones terminar la partida. Deciden los demás.
web-ask-declined = { $count ->
    [one] { $names } prefiere
   *[other] { $names } prefieren
} seguir.
web-ask-agree = Terminar
web-ask-decline = Seguir jugando
web-resign = Abandonar: sigue un bot
web-resign-sure = ¿Abandonar de verdad?
web-put-out = Quien organiza la mesa ha liberado tu asiento. Puedes tomar otro.
web-leave-hint = Puedes cerrar la página sin más: la mesa espera y, pasado un rato, un bot juega por ti hasta que vuelvas.

web-log = Lo que ha pasado
web-log-short = Diario
web-log-sat = { $name } se sienta.
web-log-stood = { $name } se levanta.
web-log-began = Empieza la partida.
web-log-stood-in = { $why ->
    [idle] { $name } ha dejado pasar el tiempo tres veces; un bot sigue jugando.
    [left] { $name } se ha ido; sigue un bot.
    [time] A { $name } se le ha acabado el tiempo; sigue un bot.
   *[absent] { $name } no está; sigue un bot.
}
web-log-came-back = { $name } ha vuelto.
web-log-timed-out = A { $name } se le ha acabado el tiempo; un bot hace esta jugada.
web-log-undone = { $name } deshace la última jugada.
web-log-voted = { $agree ->
    [yes] { $name } querría terminar la partida.
   *[no] { $name } prefiere seguir jugando.
}
web-log-aborted = La partida se ha terminado sin resultado.
web-log-set-aside = La partida no puede seguir: algo en el diario de esta mesa está dañado.
web-log-rematched = Hay revancha.

web-talk = Charla de mesa
web-talk-short = Chat
web-talk-empty = Nadie ha dicho nada todavía.
web-talk-later = Los espectadores pueden hablar antes y después de la partida.
web-say = Di algo
web-send = Enviar
web-phrase-about = A quién
web-phrase-all = A todos
reaction-bravo = Bien jugado
reaction-bow = Me inclino
reaction-laugh = ¡Ja!
reaction-ouch = ¡Ay!
reaction-surprise = ¡Oh!
reaction-think = Mmm
reaction-hurry = Date prisa
reaction-sorry = Perdón
phrase-accuse = ¡Esto es un complot!
phrase-accuse-about = { $name }, ¡tramas un complot!
phrase-trust-me = Confía en mí.
phrase-trust-me-about = Confía en mí, { $name }.
phrase-i-believe-you = Te creo.
phrase-i-believe-you-about = Te creo, { $name }.
phrase-you-lie = ¡Mentira!
phrase-you-lie-about = ¡{ $name } miente!
phrase-promise-peace = No te atacaré.
phrase-promise-peace-about = No te atacaré, { $name }.
phrase-attack-them = ¡Ataquemos en equipo!
phrase-attack-them-about = ¡Ataquemos en equipo a { $name }!
phrase-not-me = No he tenido nada que ver.
phrase-not-me-about = No he tenido nada que ver, { $name }.
phrase-revenge = Me acordaré de esto.
phrase-revenge-about = Me acordaré de esto, { $name }.

# El final
web-end-you-win = ¡Has ganado!
web-end-you-share = ¡Victoria compartida!
web-end-wins = { $count ->
    [one] Gana { $names }.
   *[other] { $names } comparten la victoria.
}
web-end-aborted = La partida se ha terminado sin resultado.
web-set-aside = Esta partida no puede seguir: algo en el diario de esta mesa está dañado. La ves como estaba antes. En las demás mesas no se pierde nada.
web-rematch = Revancha
web-rematch-go = A la revancha
web-replay = Repetición
web-review = Análisis
web-puzzle = Problema del día
web-share = Compartir

# La primera página
web-hello = Cuatro juegos de ninjas. Toma asiento.
web-hello-more = Sin cuenta, sin formularios: los bots están listos y a tus amigos les basta un enlace.
web-hello-moves = { $count ->
    [one] Una partida espera tu jugada, { $name }.
   *[other] { $count } partidas esperan tu jugada, { $name }.
}
web-hello-again = Qué bien verte, { $name }.
web-crowd = Hay { $here } personas aquí.
web-crowd-alone = Ahora mismo no hay nadie más.
web-news = { $count ->
    [0] Avisos
    [one] Un aviso
   *[other] { $count } avisos
}
web-news-title = Avisos
web-crowd-looking = { $count ->
    [one] Una persona busca mesa.
   *[other] { $count } buscan mesa.
}
web-games = Juegos
web-more-games = Más juegos
web-pages = Páginas
web-players = Jugadores
web-minutes = { $minutes } min
web-about-war-of-clans = Sirve a un clan en secreto y manda las tropas de los cinco.
web-about-shinobi = Tres rivales te envían un arma cada uno. ¿Quién de ellos miente?
web-about-ninja-master = Caen nueve dados. Agarra antes, cuenta más rápido, cuidado con el humo.
web-about-ninjato = Entrena, invade las casas de los clanes, soborna a los enviados, gana honor.
web-play-now = Jugar ya
web-play-with-friends = Jugar con amigos
web-with-friends = Con amigos
web-offline = No se puede llegar al servidor.
web-settings = Ajustes
web-replays = Repeticiones
web-guest = De visita
web-guest-name = { $name }, de visita
web-save = Guardar
web-all = Todas ({ $count })
web-fewer = Menos
web-my-games = Mis partidas
web-my-games-none = Aquí estarán tus partidas, en curso y terminadas.
web-open-tables = Mesas abiertas
web-open-tables-none = Ahora no hay mesas abiertas. Crea una: juega con amigos y ábrela a todos.
web-your-move = Te toca
web-over = Terminada
web-status-playing = En curso
web-status-gathering = En espera
web-status-over = Terminada
web-status-aborted = Interrumpida
web-status-set-aside = Apartada
web-return = Volver
web-open = Abrir
web-watch = Mirar
web-play-a-game = Jugar
web-table-of = Mesa de { $name }
web-seats-taken = { $taken } de { $seats }
web-alone = nadie más por ahora
web-with = con { $names }
web-with-bots = { $count ->
    [one] con un bot
   *[other] con { $count } bots
}
web-and-bots = { $count ->
    [one] un bot
   *[other] { $count } bots
}

# Una mesa nueva
web-new-table = Mesa nueva: { $game }
web-bots = Bots
web-bots-count = { $count ->
    [0] Sin bots
    [one] Un bot
   *[other] { $count } bots
}
web-bots-rank = Fuerza de los bots
web-public = Abierta a todos
web-public-what = Sale en la primera página; si no, solo la encuentra quien tenga el enlace.
web-make-table = Crear la mesa

# Para quien empieza
web-hint = Lo que brilla en rojo se puede elegir. Tócalo otra vez para dar un paso atrás, u otra cosa para saber por qué ahora no se puede.
web-hint-ok = Entendido
web-hint-ask = Pista
web-hint-short = Pista
web-hint-friendly = Con una pista la partida pasa a ser amistosa: no contará para las valoraciones.
web-hint-making = El análisis está mirando tus opciones…
web-hint-would = El análisis elegiría:
web-hint-chance = { $points } % de ganar
web-hint-also = Más o menos igual de bueno: { $choices }.

# Repeticiones
web-replays-none = Todavía no hay partidas terminadas.
web-public-games = Partidas de mesas públicas
web-to-start = Al principio
web-to-end = Al final
web-round-before = Ronda anterior
web-round-next = Ronda siguiente
web-scene-before = Escena anterior
web-scene-next = Escena siguiente
web-speed = Velocidad: { $speed } veces
web-step-before = Un paso atrás
web-pace = Los rivales
web-pace-calm = Con calma
web-pace-brisk = Con brío
web-pace-instant = Al instante
web-pace-step = Un paso
web-pace-yours = Te toca
web-since = Desde tu última jugada
web-since-none = Nada todavía
web-since-again = Verlo todo otra vez
web-end-why = { $points } puntos contra { $rest }.
web-end-review = Análisis
web-end-back = Volver
web-end-rating = Valoración { $value }
web-end-rating-before = Antes de esta partida: { $before }
web-skip = Ir al resultado
web-end-sheet = De dónde viene cada punto
web-end-look = Mirar la mesa
web-go-on = Seguir
web-step-next = Un paso adelante
web-play = Reproducir
web-pause = Pausa
web-moment = Momento de la partida
web-moment-of = Paso { $at } de { $all }
web-eyes = Punto de vista
web-eyes-open = Todo descubierto
web-eyes-of = Vista de { $name }
web-eyes-spectator = Vista de un espectador
web-link-moment = Enlace a este momento
web-record = Registro
web-fork = Continuar desde aquí
web-fork-what = En este momento empieza una mesa nueva: tú en un asiento y bots en los demás. El resto del mazo queda como estaba.
web-fork-seat = Tu asiento
web-fork-go = Seguir jugando
web-honest-how = Antes de la partida el servidor mostró un número sellado; el navegador de cada jugador añadió su propio azar. Ahora todo está abierto y tu navegador lo ha vuelto a calcular.
web-honest-commitment = El secreto es el que se selló antes de la partida.
web-dishonest-commitment = El secreto no es el que se selló antes de la partida.
web-honest-seed = La semilla es la que dan el secreto y el azar de los jugadores.
web-dishonest-seed = La semilla no es la que dan el secreto y el azar de los jugadores.
web-honest-shown = Mostrado antes de la partida
web-honest-secret = El secreto del servidor
web-honest-entropy = Azar añadido por { $name }
web-honest-seed-is = La semilla del barajado
web-honest-verify = Cualquiera puede comprobar el registro: uguisu verify FILE vuelve a calcular el barajado y toda la partida.
web-honest-none = Esta partida continúa otra; su barajado se abrió allí.

# Cuentas
web-account = Cuenta
web-sign-in = Entrar
web-sign-out = Salir
web-ended = Tu sesión ha terminado
web-ended-why = La sesión en este dispositivo ha terminado: saliste en otro sitio, cambiaste la contraseña o entraste en muchos dispositivos. Entra para seguir donde estabas. Una visita no tiene tus asientos.
web-ended-guest = Seguir de visita
web-former-player = antiguo jugador
web-people-here = Silenciar, bloquear o denunciar
web-muted-here = en silencio
web-blocked-here = con bloqueo
web-say-short = Como mucho { $most } caracteres de una vez.
web-login = Nombre de acceso
web-password = Contraseña
web-password-now = Contraseña actual
web-password-new = Contraseña nueva
web-saved = Guardado.

# Avisos
web-notice-turn = Es tu turno.
web-notice-denied = El navegador no permite los avisos.
web-notice-sent = Un correo está en camino: abre el enlace que contiene.
web-thinking = { $name } está pensando
web-you-won = Has ganado
web-offline-title = No se puede conectar con el servidor
web-offline-what = Tus partidas están a salvo: nada de lo que enviaste se pierde. Comprueba tu conexión y vuelve a intentarlo.
web-offline-retry = Volver a intentar

# Finding a game
web-log-configured = Las opciones han cambiado.
web-log-handed-over = { $away ->
    [yes] Ahora organiza { $name }: quien organizaba no estaba.
   *[no] Ahora organiza { $name }.
}
web-log-rested = { $days ->
    [0] { $name } ha vuelto.
    [one] { $name } se toma un día libre.
   *[other] { $name } se toma { $days } días libres.
}
web-log-hinted = { $name } pide una pista. La partida no cuenta para las valoraciones.
web-resting = { $name } tiene días libres hasta el { $until }.
web-resting-you = Tienes días libres hasta el { $until }: tu tiempo está parado.
web-rest-end = He vuelto
web-days-off = Tomar días libres
web-days-off-what = En todas tus partidas con días para cada jugada tu tiempo se detiene. En cada partida tienes 14 días libres.
web-days-off-count = { $days ->
    [0] He vuelto
    [one] un día
   *[other] { $days } días
}
web-days-off-done = { $games ->
    [0] Nada ha cambiado: en ninguna partida quedan días libres.
    [one] Hecho en una partida.
   *[other] Hecho en { $games } partidas.
}
web-agrees = de acuerdo
web-agrees-not = aún no está de acuerdo
web-agree = De acuerdo
web-waits-for = Las opciones han cambiado. Se espera la conformidad de { $names }.
web-change-what = Todos ven el cambio al momento y deben aceptarlo antes de que empiece la partida.
web-table-language = En la mesa se habla
web-any-language = Cualquier idioma
web-who-may-come = Quién puede venir
web-come-link = Solo con el enlace
web-come-open = Todos: la mesa está en la primera página
web-seats-free = { $count ->
    [one] Queda un asiento libre
   *[other] Quedan { $count } asientos libres
}
web-almost = Casi listos
web-all-here = Todos los asientos están ocupados
web-you-host = Organizas esta mesa.
web-hosts = { $name } organiza esta mesa.
web-hand-over = Ceder la mesa
web-hand-over-to = ¿Quién debe organizar la mesa?
web-close-table = Cerrar la mesa
web-close-table-what = La mesa y su enlace terminan para todos.
web-keep-table = Mantenerla
web-rated = Con valoración
web-friendly = Amistosa
web-rated-or-friendly = Con valoración o amistosa
web-rated-what = Cuenta para las valoraciones de { $game } con { $seats } jugadores. Los bots también tienen valoración.
web-friendly-what = No cuenta para la valoración de nadie. Si juegas contra bots sin nadie más, puedes pedir pistas.
web-table-full = Todos los asientos están ocupados. Si alguien se levanta, puedes sentarte.
web-nobody-watches = Nadie puede mirar esta mesa: cuando empiece la partida solo la verá quien esté sentado.
web-begun-without-you = La partida ha empezado sin ti. Nadie puede mirar esta mesa.
web-table-ended = { $why ->
    [closed] Quien organizaba ha cerrado esta mesa.
    [expired] Esta mesa se cerró porque ya no venía nadie.
    [no-show] Alguien no vino. Esta mesa se cerró.
    [abandoned] Esta partida se cerró porque nadie seguía jugando.
   *[other] La partida se cerró sin resultado.
}
web-invite-full = Todos los asientos están ocupados. Quien abra este enlace puede esperar por si queda uno libre.
web-invite-watch = La partida está en curso. Quien abra este enlace puede mirar.
web-invite-none = La partida está en curso y ahora nadie puede mirarla.
web-link-ends = El enlace termina cuando empieza la partida, o a las { $when } si hasta entonces no pasa nada.
web-code = Código de una invitación
web-follow = Ir
web-hours-left = { $hours } h
web-minutes-left = { $minutes } min
web-your-move-left = Te toca, quedan { $left }
web-thinking-left = Le toca a { $name }, quedan { $left }
web-unread = { $count ->
    [one] { $count } nuevo
   *[other] { $count } nuevos
}
web-running = Partidas en curso para mirar
web-running-none = Ahora no hay ninguna partida pública.
web-open-tables-filtered = Ahora no hay ninguna mesa así.
web-more = Mostrar más
web-filters = Filtros
web-filter-game = Juego
web-filter-all-games = Todos los juegos
web-filter-pace = En vivo o por días
web-pace-all = Todas
web-pace-live = En vivo
web-pace-days = Por días
web-filter-free = Asientos libres
web-filter-free-count = Al menos { $count } libres

# Quick match
web-ways = Formas de jugar
web-ways-of = Jugar a { $game }
web-against-bots = Contra bots
web-against-bots-what = { $count ->
    [one] Al momento, con un bot.
   *[other] Al momento, con { $count } bots.
}
web-find-people = Buscar gente
web-waiting-now = { $count ->
    [one] Ahora espera una persona.
   *[other] Ahora esperan { $count } personas.
}
web-waiting = { $count ->
    [one] 1 en espera
   *[other] { $count } en espera
}
web-nobody-waits = nadie espera
web-nobody-waits-now = Ahora no espera nadie.
web-usual = En la última hora hizo falta de { $low } a { $high }.
web-usual-unknown = Aún no se sabe cuánto se tarda.
web-seconds-short = { $seconds } s
web-minutes-short = { $minutes } min
web-any-number = Cualquiera
web-bots-after = Los bots ocupan los asientos libres
web-bots-never = Nunca
web-after-seconds = tras { $seconds } s
web-after-minutes = tras { $minutes } min
web-also = Buscar también
web-days-each = Un día para cada jugada; la partida empieza cuando hay gente, y te avisamos.
web-looking = Buscando gente: { $games }
web-looking-days = No hace falta que te quedes aquí.
web-so-far = Van { $time }.
web-bots-in = Los bots se sientan en { $time }.
web-begin-with-bots = Empezar con bots
web-stop-looking = Dejar de buscar
web-match-found = Tu mesa está lista.
web-match-waits = La partida empieza en cuanto estén todos.
web-friends-what = Una mesa tuya, con un enlace corto y un código QR.
web-go-to-table = A la mesa
