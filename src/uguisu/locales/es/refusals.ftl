# Lo que el servidor rechaza.

# Según el código de un error que no tiene un texto propio.
refused-error = Algo ha ido mal en el servidor. Inténtalo de nuevo.
refused-bad-input = Lo que se ha enviado no sirve.
refused-bad-notation = Esto no es una posición ni una acción del juego.
refused-bad-record = Este registro está dañado o rompe las reglas.
refused-bad-setup = El juego no tiene este número de asientos o estas opciones.
refused-bad-components = Con estos componentes caseros no se puede jugar.
refused-refused = Ahora no se puede.
refused-illegal-action = Ahora las reglas no lo permiten.
refused-not-your-turn = No te toca.
refused-game-over = La partida ha terminado.
refused-nothing-to-undo = No se puede deshacer: se ha descubierto algo o han actuado otros.
refused-stale = Mientras tanto la posición ha cambiado: mira y elige de nuevo.
refused-not-found = En esta dirección no hay nada.
refused-not-your-seat = Este no es tu asiento.
refused-seat-taken = Este asiento está ocupado.
refused-not-host = Solo puede hacerlo quien organiza la mesa.
refused-wrong-moment = Ahora no se puede.
refused-set-aside = Esta mesa se ha apartado: algo de su diario no se puede ejecutar.
refused-no-spectators = Ahora esta mesa no está abierta a espectadores.
refused-signed-out = Tu sesión ha terminado. Vuelve a cargar la página.
refused-wrong-password = El nombre o la contraseña no es correcto.
refused-login-taken = Otra persona ya tiene este nombre.
refused-too-many = Son demasiadas peticiones: espera un momento.
refused-busy = Ahora el servidor no puede hacerlo: inténtalo de nuevo en un momento.
refused-bad-message = Lo que has escrito no sirve. Revísalo e inténtalo de nuevo.
refused-bad-copy = Este archivo no es una exportación de un servidor.
refused-too-large = Es demasiado grande.
refused-too-slow = Ha tardado demasiado: inténtalo de nuevo.
refused-cannot-serve = El servidor no puede arrancar.

# Nombres, cuentas, avisos
refused-bad-name = Un nombre tiene de 1 a { $most } caracteres.
refused-bad-login = Un nombre de acceso tiene de 2 a { $most } letras, cifras o los signos _ . -
refused-bad-password = Una contraseña tiene de { $least } a { $most } caracteres.
refused-bad-email = Esto no es una dirección de correo.
refused-account-already = Esto ya es una cuenta.
refused-guest-password = De visita no hay contraseña: regístrate primero.
refused-many-attempts = Demasiados intentos de entrar: espera un minuto.
refused-no-session = No tienes esa sesión.
refused-no-push = Este servidor no envía avisos a los navegadores.
refused-many-browsers = Ya recibes avisos en { $most } navegadores: es el límite.
refused-no-mail = Este servidor no envía correos.
refused-many-mails = Se han pedido demasiados correos: espera un minuto.
refused-old-link = Este enlace ya no vale.
refused-name-taken = Alguien con cuenta tiene ya este nombre, o uno que se le parece.
refused-mixed-name = Un nombre no mezcla letras de alfabetos que se parecen, como el latino y el cirílico.
refused-guest-deletion = Una visita no tiene cuenta que borrar.
refused-other-login = Este no es tu nombre de acceso.
refused-many-exports = Acabas de exportar tus datos; espera diez minutos.

# Otras personas
refused-nobody = Aquí no hay nadie así.
refused-yourself = Esa persona eres tú.
refused-suspended = Esta cuenta está suspendida hasta el { $until }. Motivo que da el operador: { $why }
refused-blocked = No puedes sentarte a esta mesa.
refused-friends-account = Para tener amigos necesitas una cuenta: crea una antes.
refused-friend-guest = Esta persona juega como invitada. Solo se puede ser amigo de quien tiene una cuenta.
refused-no-friend = No sois amigos.
refused-many-friends = Puedes tener { $most } amigos y solicitudes.
refused-many-challenges = Puedes tener { $most } retos abiertos.
refused-no-challenge = Este reto ya terminó.
refused-many-blocked = Ya has silenciado o bloqueado a { $most } personas: es el máximo.
refused-many-reports = Son demasiados avisos; espera un minuto.
refused-no-report = Este aviso no existe.

# Límites
refused-many-here = Llegan demasiadas peticiones desde esta dirección: espera un momento.
refused-many-openings-here = Se abren demasiadas conexiones desde esta dirección: espera un momento.
refused-many-openings = Abres demasiadas conexiones: espera un momento.
refused-many-connections-here = Hay demasiadas conexiones desde esta dirección.
refused-many-connections = Tienes demasiadas conexiones: cierra alguna ventana.
refused-full = El servidor está lleno: inténtalo de nuevo en un momento.
refused-many-replays = Son demasiadas repeticiones: espera un momento.
refused-many-reviews = Son demasiados análisis: espera un momento.
refused-review-failed = El análisis de esta partida ha fallado.
refused-many-components = Son demasiados componentes caseros: espera un momento.
refused-fast-talk = Envías mensajes demasiado deprisa: espera un momento.
refused-many-codes = Has probado demasiados códigos: espera un minuto.
refused-many-tables = Tienes muchas mesas abiertas: termina antes alguna partida.
refused-many-hands = Demasiados intentos pendientes: espera un momento.
refused-crowded = Demasiados actúan a la vez en esta mesa: inténtalo de nuevo.

# Mesas
refused-no-game = Ese juego no existe.
refused-no-lesson = Para este juego no hay lección.
refused-no-table = Esa mesa no existe.
refused-unreadable-log = El diario de esta mesa no se puede leer.
refused-no-seat = Esta mesa tiene los asientos de A a { $last }.
refused-seats-once = Cada asiento se puede tomar una sola vez, y solo si es de la mesa.
refused-taken = El asiento { $seat } está ocupado.
refused-free-seat = El asiento { $seat } sigue libre: debe tomarlo un jugador o un bot.
refused-empty-seat = En el asiento { $seat } no hay nadie.
refused-not-agreed = Quien ocupa el asiento { $seat } aún no ha aceptado las opciones cambiadas.
refused-host-already = Quien ocupa el asiento { $seat } ya organiza la mesa.
refused-seat-count = Este juego es para { $low } a { $high } jugadores.
refused-more-sit = Ya hay { $people } personas sentadas: no puede haber menos asientos.
refused-fixed-table = Las opciones de esta mesa no se pueden cambiar.
refused-no-vacation = Los días libres son para partidas con días para cada jugada.
refused-vacation-used = En esta partida te quedan { $left } días libres.
refused-no-invitation = No hay ninguna invitación con este código, o ya ha terminado.
refused-not-seated = Solo puede hacerlo quien está sentado a la mesa.
refused-begun = La partida ha empezado.
refused-not-playing = Aquí no se juega ahora ninguna partida.
refused-not-over = La partida aún no ha terminado.
refused-ended = La partida de la mesa { $table } ya ha terminado.
refused-nothing-left = Desde ahí no queda nada que jugar.
refused-rematch-later = La revancha es para después del final.
refused-rematch-there = Ya hay revancha.
refused-bot-plays = Un bot juega por este asiento: recupéralo primero.
refused-bot-already = Un bot ya juega por este asiento.
refused-no-bot = Ningún bot juega por este asiento.
refused-time-up = En esta partida se ha acabado el tiempo de este asiento.
refused-not-away = Este jugador no lleva ausente el tiempo suficiente.
refused-not-counted = No se acaba de contar ninguna ronda: no hay nada que esperar.
refused-ready-already = Este asiento ya está listo: los demás aún leen el recuento.
refused-not-all-ready = La próxima ronda empieza cuando todos han leído el recuento y están listos.
refused-empty-text = El texto está vacío.
refused-spectators-talk = Los espectadores pueden hablar antes y después de la partida.
refused-no-player = Ese jugador no existe.

# Tournaments
refused-no-tournament = Este torneo no existe.
refused-joined-already = Ya te has unido a este torneo.
refused-not-joined = No te has unido a este torneo.
refused-tournament-full = Este torneo ya tiene el número máximo de jugadores.
refused-too-late = Es demasiado tarde para unirse a este torneo.
refused-tournament-over = Este torneo ha terminado.
refused-tournament-begun = Este torneo ya ha empezado.
refused-not-tournament-host = Solo quien creó este torneo puede hacerlo.
refused-few-players = Un torneo necesita { $least } jugadores para empezar.
refused-no-break = Ninguna ronda está a punto de empezar.
refused-guest-tournament = Solo quien tiene una cuenta puede crear un torneo.
refused-many-tournaments = Ya has anunciado { $most } torneos: es el máximo.
refused-tournament-time = Un torneo empieza en el futuro, en un plazo de dos semanas.
refused-tournament-clock = Las mesas de un torneo necesitan un reloj de minutos, no de días.
