# El terminal: pantallas, órdenes y sus errores.

# La ayuda: líneas sencillas sin argumentos, leídas en cada arranque sin el motor de Fluent.
cli-help = Cuatro juegos de mesa de ninjas, en el navegador y en el terminal. Sin orden se abre un menú.
cli-help-play = Juega una partida contra bots y con amigos en un mismo equipo.
cli-help-games = Enumera los juegos, sus jugadores y sus opciones.
cli-help-rules = Lee las reglas de un juego, uno de sus capítulos o una sola cláusula.
cli-help-sim = Haz que los bots jueguen muchas partidas y resume lo que salió.
cli-help-replay = Recorre paso a paso el registro de una partida.
cli-help-review = Descubre qué podía saber cada jugador y cuánto valían sus decisiones.
cli-help-verify = Comprueba que un registro sigue las reglas y acaba como dice.
cli-help-help = Muestra esta ayuda y termina.
cli-help-version = Muestra la versión y termina.
cli-help-word-usage = Uso
cli-help-word-arguments = Argumentos
cli-help-word-options = Opciones
cli-help-word-commands = Órdenes
cli-help-word-default = si falta
cli-help-word-required = obligatorio
cli-help-language = El idioma: en, it, es, fr o de.
cli-help-game = El id de un juego, tal como lo enumera uguisu games.
cli-help-clause = Una cláusula como WOC-12 o el título de un capítulo.
cli-help-file = El registro de una partida; - lee la entrada estándar.
cli-help-seats = Cuántos jugadores, bots incluidos.
cli-help-seed = Semillas iguales y jugadas iguales dan partidas iguales; si falta, es al azar.
cli-help-option = Una opción del juego; puede repetirse.
cli-help-bot = Los bots de los asientos libres: un rango como genin o un programa como ./mybot; se puede repetir.
cli-help-people = Cuántas personas hay en este equipo, o sus nombres separados por comas.
cli-help-resume = Sigue con la última partida interrumpida.
cli-help-play-cores = En cuántos núcleos piensa un bot que busca; en todos los de este equipo si se omite.
cli-help-seat = Desde el punto de vista de quién; si falta, de un espectador.
cli-help-replay-json = Escribe cada posición como la vio ese observador, un objeto JSON por línea.
cli-help-replay-text = Escribe el diario.
cli-help-sim-games = Cuántas partidas.
cli-help-sim-seed = Semillas iguales dan partidas iguales.
cli-help-sim-bot = Un bot, asiento por asiento: un rango, un programa ./mybot o module:Class. Los bots distintos cambian de asiento.
cli-help-sim-json = Escribe un único objeto JSON en lugar de tablas.
cli-help-sim-no-timing = Omite cuánto tardó: lo demás es siempre igual con la misma semilla.
cli-help-strict = Falla si algún bot ha fallado: lo que perdió por abandono estropea el resultado.
cli-help-sim-out = Escribe las partidas en este archivo Parquet, para pandas y Arrow: una fila por partida, con su registro.
cli-help-sim-decisions = Con --out: en su lugar una fila por decisión, con lo que el asiento veía, podía hacer, hizo y obtuvo.

# Errores en la línea de órdenes, una frase cada uno. `found` dice si se quería decir `near`.
cli-no-command = { $found ->
    [yes] No hay ninguna orden { $command }; ¿querías decir { $near }?
   *[no] No hay ninguna orden { $command }; prueba { $help }.
}
cli-no-flag = { $found ->
    [yes] Aquí no hay ninguna opción { $flag }; ¿querías decir { $near }?
   *[no] Aquí no hay ninguna opción { $flag }; prueba --help.
}
cli-no-game = { $found ->
    [yes] No hay ningún juego { $game }; ¿querías decir { $near }?
   *[no] No hay ningún juego { $game }; hay { $known }.
}
cli-no-clause = { $found ->
    [yes] Las reglas de { $game } no tienen { $clause }; ¿querías decir { $near }?
   *[no] Las reglas de { $game } no tienen { $clause }.
}
cli-no-language = No hay ningún idioma { $language }; hay { $known }.
cli-missing = Falta { $name }; prueba --help.
cli-needs-value = { $flag } necesita un valor.
cli-no-number = { $flag } necesita un número entero.
cli-processes = { $value } procesos no pueden servir juntos: de 1 a { $most }.
cli-too-many = Sobran palabras en esta línea de órdenes; prueba { $command } --help.
cli-no-rulebook = Las reglas de { $game } no están instaladas.
cli-no-seats = { $game } es para { $low } a { $high } jugadores, no { $seats }.
cli-no-option = { $game } no tiene la opción { $option }; escribe --option NOMBRE=VALOR con una de estas: { $known }.
cli-no-value = La opción { $option } no puede ser { $value }; puede ser: { $known } ({ $clause }).
cli-no-bot = { $game } no tiene ningún bot { $bot }; hay { $known }.
cli-too-many-people = { $people } personas no caben en { $seats } asientos.
cli-no-people = Las personas son un número o nombres distintos separados por comas, no { $people }.
cli-no-seed = Una semilla es una línea de { $longest } caracteres como máximo.
cli-no-games = El número de partidas va de 1 a 10000000, no { $games }.
cli-no-seat = No hay ningún asiento { $seat }; los asientos van de A a { $last }.
cli-json-or-text = Elige --json o --text, solo uno.
cli-needs-terminal = Para jugar hace falta un terminal.
cli-nothing-to-resume = No hay ninguna partida interrumpida que retomar.
cli-being-played = Esta partida se está jugando en otra ventana.
cli-unwritable = No se pueden guardar partidas en { $folder }; UGUISU_DATA puede indicar otra carpeta.
cli-no-file = No se puede leer { $file }: { $reason }.
cli-huge-file = { $file } es demasiado grande para ser el registro de una partida.
cli-binary-file = { $file } no es un archivo de texto, así que no es el registro de una partida.
cli-foreign-game = { $file } es un registro de { $game }, un juego que no está instalado aquí.
cli-bad-record = { $file } no es un registro válido. { $reason }

# Lo que escriben las órdenes.
cli-games-id = Juego
cli-games-title = Título
cli-games-players = Jugadores
cli-games-options = Opciones
cli-verified = { $actions ->
    [one] El registro es correcto: { $game }, una acción, victoria de { $winners }.
   *[other] El registro es correcto: { $game }, { $actions } acciones, victoria de { $winners }.
}
cli-shuffle-honest = El barajado es honesto: la semilla sale del secreto tras el compromiso { $commitment } y de la entropía de cada jugador.
cli-shuffle-none = El barajado no se ha comprobado: este registro no viene de un servidor.
cli-shuffle-fork = El barajado no se ha comprobado: la partida continúa otra, con sus cartas.
cli-shuffle-lesson = El barajado no se ha comprobado: en una lección las cartas están elegidas.
cli-verified-unfinished = { $actions ->
    [one] El registro es correcto hasta aquí: { $game }, una acción, sin terminar.
   *[other] El registro es correcto hasta aquí: { $game }, { $actions } acciones, sin terminar.
}
cli-sim-running = Jugando
cli-sim-games = Partidas
cli-sim-decisions = Decisiones
cli-sim-length = Decisiones por partida (mínimo / media / máximo)
cli-sim-speed = Partidas por segundo
cli-sim-digest = Huella de todos los registros
cli-sim-who = Victorias de
cli-sim-share = Proporción
cli-sim-interval = Intervalo del 95 %

# El menú.
cli-menu-hello = Cuatro juegos de ninjas. Nadie llega a un secreto sin que se le oiga.
cli-menu-keys = ↑↓ línea · ←→ cambiar · Intro hacerlo · Esc salir
cli-menu-resume = Retomar
cli-menu-game = Juego
cli-menu-game-woc = Cada cual sirve en secreto a uno de los cinco clanes y manda las tropas de todos.
cli-menu-game-shi = Los ninjas atacan con armas ocultas. ¿Quién miente sobre la suya y quién lo denuncia?
cli-menu-game-nma = Nueve dados, cinco ninjas, una espada: mira, cuenta y agarra antes que los demás. En tiempo real.
cli-menu-game-njt = Invade las casas de los clanes, aprende habilidades, soborna a enviados y gana más honor que nadie.
cli-menu-minutes = { $about } { $minutes ->
    [one] Un minuto.
   *[other] { $minutes } minutos.
}
cli-menu-seats = Jugadores
cli-menu-seats-about = De { $low } a { $high } jugadores, bots incluidos.
cli-menu-person = una persona
cli-menu-person-about = Alguien en este equipo. Escribe un nombre. Con varias personas, cae un telón entre turno y turno.
cli-menu-bot = bot, { $bot }
cli-menu-bot-random = El muñeco de paja del patio: hace cualquier cosa que permitan las reglas.
cli-menu-bot-genin = El aprendiz entusiasta: tiene sentido común y se le escapan cosas.
cli-menu-bot-chunin = El agente curtido: cuenta, deduce y planea el turno.
cli-menu-bot-jonin = El gran maestro: lee en lo que haces lo que ocultas, y piensa por adelantado.
cli-menu-language = Idioma
cli-menu-language-name = Español
cli-menu-language-about = También puedes cambiarlo durante la partida, con L.
cli-menu-seed = Semilla
cli-menu-seed-none = al azar
cli-menu-seed-about = Escribe lo que quieras: semillas iguales y jugadas iguales dan partidas iguales. Vacío: cada vez una partida nueva.
cli-menu-play = Jugar aquí
cli-menu-play-about = Siéntate y empieza, en este terminal.
cli-menu-rules = Reglas
cli-menu-rules-about = Lee las reglas de este juego.
cli-menu-leave = Salir
cli-menu-leave-about = Hasta la próxima.
cli-saved = { $actions ->
    [one] { $game } con { $players }, tras una jugada.
   *[other] { $game } con { $players }, tras { $actions } jugadas.
}
cli-offer-title = Una partida interrumpida
cli-offer-hint = Intro seguir con ella · N empezar una partida nueva · Q salir

# En la mesa.
cli-confirm = Listo
cli-pick = { $pick }
cli-not-asked = No es eso lo que toca ahora.
cli-why-ask = ¿Por qué no? Elige cualquier cosa del tablero.
cli-undone = Jugada deshecha.
cli-key-choose = 1–9 o ←→ Intro elegir
cli-key-hurry = Espacio adelantar
cli-key-result = Intro resultado
cli-key-back = Esc atrás
cli-key-undo = U deshacer
cli-key-why = ? por qué no
cli-key-leave = Q salir
cli-key-language = L idioma
cli-key-rules = F1 reglas
cli-rules-keys = ↑↓ desplazar · Esc atrás

cli-curtain-who = Le toca a { $player }
cli-curtain-what = Pasa el dispositivo a { $player }. Ahora solo debe mirar { $player }.
cli-curtain-undo = Quien ha jugado antes puede pulsar U para deshacer la última jugada.
cli-curtain-hint = { $player } pulsa Intro.

cli-end-title = { $count ->
    [one] ¡Gana { $winners }!
   *[other] ¡{ $winners } comparten la victoria!
}
cli-end-hint = R revancha · S guardar aquí el registro · Intro ver el tablero · Q salir
cli-end-saved = Guardado como { $file }.

cli-replay-at = { $at } de { $of }
cli-replay-spectator = Como lo vio un espectador.
cli-replay-eyes = Como lo vio { $player }.
cli-replay-keys = ←→ paso · RePág AvPág Inicio Fin saltar · V punto de vista · L idioma · Q salir

# uguisu serve
cli-help-serve = Ofrece mesas por la red: el navegador juega aquí.
cli-help-host = La dirección en la que escuchar; 0.0.0.0 para toda la red.
cli-help-port = El puerto en el que escuchar.
cli-help-data = La carpeta de la base de datos; se crea si falta.
cli-help-database = Una base de datos para varios nodos, postgresql+psycopg://…
cli-help-redis = Un Redis que conecta varios nodos, redis://…
cli-help-serve-processes = Procesos que sirven juntos en esta máquina, uno por cada núcleo que se use.
cli-help-config = Un archivo de ajustes.
cli-help-open = Abre el navegador, si lo hay.
cli-serving = En servicio en { $address }

# uguisu admin
cli-help-admin = Cuida las mesas de un servidor: listar, terminar, comprobar, reparar, exportar, importar, respaldar, mudar.
cli-help-admin-list = Lista las mesas que se llenan o juegan.
cli-help-admin-all = Lista también las terminadas.
cli-help-admin-end = Termina una mesa: nadie gana y nada se valora.
cli-help-admin-check = Ejecuta los diarios de todas las mesas y nombra los que no se pueden ejecutar.
cli-help-admin-repair = Termina una mesa cuyo diario no se puede ejecutar, tal como estaba antes de la entrada defectuosa.
cli-help-admin-export = Escribe todo en un archivo de líneas JSON. Contiene secretos: guárdalo bien.
cli-help-admin-import = Añade lo que tiene un archivo exportado y no la base de datos.
cli-help-admin-backup = Copia la base SQLite en un archivo nuevo, también con el servidor en marcha.
cli-help-admin-move = Copia la base SQLite en un PostgreSQL vacío.
cli-help-admin-file = El archivo.
cli-help-admin-table = El identificador de la mesa, el final de su enlace.
cli-help-admin-target = Adónde, postgresql+psycopg://…
cli-help-reports = Lista las denuncias; muestra o resuelve una.
cli-help-reports-all = Lista también las resueltas.
cli-help-reports-show = Muestra una denuncia con la charla alrededor; las líneas de la persona denunciada empiezan con >.
cli-help-reports-resolve = Marca una denuncia como resuelta.
cli-help-reports-note = Qué se hizo, para otros operadores.
cli-help-report = El id de la denuncia.
cli-reports-none = No hay denuncias.
cli-reports-report = Denuncia
cli-reports-when = Cuándo
cli-reports-name = Quién
cli-reports-reason = Motivo
cli-reports-others = Otras denuncias
cli-reports-status = Estado
cli-reports-text = Texto
cli-reports-table = Mesa
cli-reports-note = Nota
cli-reports-open = abierta
cli-reports-closed = resuelta
cli-reports-resolved = La denuncia { $report } está resuelta.
cli-reports-reason-abuse = insultos o amenazas
cli-reports-reason-spam = publicidad
cli-reports-reason-name = nombre
cli-reports-reason-cheating = trampas
cli-reports-reason-other = otra cosa
cli-admin-none = No hay mesas.
cli-admin-table = Mesa
cli-admin-game = Juego
cli-admin-status = Estado
cli-admin-people = Personas
cli-admin-changed = Último cambio
cli-admin-status-gathering = se llena
cli-admin-status-playing = en juego
cli-admin-status-over = terminada
cli-admin-status-aborted = interrumpida
cli-admin-status-set-aside = apartada
cli-admin-ended = La mesa { $table } ha terminado; un servidor en marcha lo nota en diez segundos.
cli-admin-broken = { $table }: la entrada { $number } no se puede ejecutar. { $reason }
cli-admin-checked = { $count ->
    [one] Un diario comprobado
   *[other] { $count } diarios comprobados
 }; { $broken ->
    [0] todos se pueden ejecutar.
    [one] uno no se puede ejecutar.
   *[other] { $broken } no se pueden ejecutar.
 }
cli-admin-repaired = La mesa { $table } ha terminado tal como estaba antes de la entrada { $number }; un servidor en marcha lo nota en diez segundos.
cli-admin-exported = { $count } líneas están en { $file }.
cli-admin-imported = { $count ->
    [one] Ha entrado una mesa.
   *[other] Han entrado { $count } mesas.
}
cli-admin-backed-up = La copia es { $file }.
cli-admin-moved = { $count ->
    [one] Se ha copiado una mesa.
   *[other] Se han copiado { $count } mesas.
}

# Bots: how long they may think, where they think, and what becomes of those that fail.
cli-help-processes = Cuántos procesos juegan a la vez; todos los núcleos si se omite.
cli-help-iterations = Cuántas iteraciones puede gastar por jugada un bot que busca: semillas iguales dan partidas iguales.
cli-help-seconds = Cuántos segundos puede pensar por jugada un bot que busca.
cli-help-cores = En cuántos núcleos piensa una jugada un bot que busca; las iteraciones fijas se reparten entre ellos.
cli-no-program = No hay ningún programa { $program } que se pueda iniciar.
cli-no-python-bot = No se puede cargar el bot { $bot }: { $reason }.
cli-too-small = { $flag } debe ser al menos { $least }, no { $value }.
cli-no-cores = --cores debe ser un número del 1 al { $most }, no { $cores }.
cli-bot-failed = { $kind ->
    [raised] { $bot } falló con { $detail }; en su lugar jugó { $instead }.
    [illegal] { $bot } eligió { $detail }, que ahora no está permitido; en su lugar jugó { $instead }.
    [late] { $bot } no respondió a tiempo; en su lugar jugó { $instead }.
    [nonsense] { $bot } dio una respuesta ilegible: { $detail }; en su lugar jugó { $instead }.
   *[gone] { $bot } ha terminado ({ $detail }); en su lugar jugó { $instead }.
}
cli-bot-failed-often = { $count ->
    [one] Una vez: { $failure }
   *[other] { $count } veces: { $failure }
}

# uguisu lab train
cli-help-lab-train = Aprende un juego jugando contra sí mismo y escribe un archivo de pesos que juega como bot.
cli-help-train-minutes = Cuánto aprender, en minutos.
cli-help-train-lessons = Termina tras tantas lecciones en lugar de un tiempo: semillas iguales dan así pesos iguales.
cli-help-train-hidden = Unidades de cada una de las dos capas ocultas.
cli-help-train-tables = Partidas a la vez con el mínimo de jugadores; con más jugadores son más.
cli-help-train-test-games = Partidas entre chunins de cada prueba.
cli-help-train-against = El rango contra el que aprender: un asiento aprende, en los demás está el rango.
cli-help-train-out = El archivo de pesos; con el nombre del juego si se omite.
cli-help-train-resume = Sigue con el archivo, hasta los minutos o las lecciones indicados.
cli-no-numpy = Para aprender hace falta NumPy; viene con el extra uguisu[train].
cli-bot-no-numpy = El bot { $bot } necesita NumPy; viene con el extra uguisu[train].
cli-train-failed = No se puede aprender { $file }: { $reason }
cli-train-interrupted = Interrumpido. { $file } está escrito; la misma orden con --resume sigue.
cli-train-written = { $file } está escrito, aprendido de { $games } partidas: lo juega --bot { $file }.
cli-train-tested = Tras { $games } partidas: gana el { $share } entre chunins con { $seats } jugadores (justo: { $fair }).
cli-train-tested-against = Tras { $games } partidas: gana el { $share } contra { $rank } con { $seats } jugadores (justo: { $fair }).
cli-train-going = { $games } partidas, { $share }, quedan { $left } minutos

# uguisu ladder
cli-help-ladder = Mide la fuerza de los bots: encuentros equilibrados por asientos y barajados, con intervalos.
cli-help-ladder-game = El id de un juego, o all.
cli-help-ladder-seats = Cuántos jugadores; todos los números que permite el juego si se omite.
cli-help-ladder-games = Cuántas partidas juega cada pareja de bots, completadas para que cada uno ocupe cada asiento; diez veces más si deciden al instante. Si se omite, las que cada juego necesita.
cli-help-ladder-bot = Otro bot que medir: un programa o una clase de Python module:Class; se puede repetir.
cli-help-ladder-only = Solo las parejas en las que juega este bot.
cli-help-ladder-write = Escribe las tablas en esta página Markdown, entre sus marcas.
cli-help-fresh = Empieza de nuevo, aunque el mismo trabajo se interrumpiera antes.
cli-help-ray = Juega en el clúster de Ray con esta dirección; auto o local para uno de esta máquina.
cli-ladder-title = { $game }, { $seats } jugadores
cli-ladder-bot = Bot
cli-ladder-rating = Valoración
cli-ladder-others = En una mesa de
cli-ladder-fair = Parte justa
cli-ladder-forfeits = Abandonos
cli-ladder-points = Puntos por partida
cli-ladder-ahead = Ventaja
cli-ladder-seconds = Segundos por jugada
cli-ladder-note = * mejor de lo que permite el azar. 400 puntos de valoración equivalen a diez veces la fuerza; { $anchor } tiene 0.
cli-ladder-written = Las tablas están en { $file }.
cli-ladder-nobody = Ninguna pareja de esta clasificación tiene un bot { $bot }; invítalo con --bot.
cli-no-mark = En { $file } no hay sitio para las tablas: escribe las líneas { $mark } y { $end } donde deban ir.
cli-no-ray = Ray no está instalado; viene con el extra uguisu[ray].
cli-no-parquet = Los archivos Parquet necesitan pyarrow; viene con el extra uguisu[parquet].
cli-decisions-where = --decisions necesita un archivo en el que escribir: añade --out FILE.
cli-no-cluster = No hay ningún clúster de Ray en { $address }: { $reason }

# uguisu lab
cli-help-lab = Estudia un juego con miles de partidas entre bots.
cli-help-lab-balance = Averigua quién gana desde dónde, lo largas y reñidas que son las partidas y qué las decide: un informe con gráficos.
cli-help-lab-games = Cuántas partidas de cada variante.
cli-help-lab-compare = Compara los valores de una opción, NAME para todos o NAME=VALUE,VALUE; se puede repetir.
cli-help-lab-house = Compara con los componentes caseros de este archivo TOML; se puede repetir.
cli-help-lab-out = La carpeta para report.html y games.csv; se crea si falta.
cli-no-compare = La opción { $option } no se puede comparar así; escribe --compare NAME o --compare NAME=VALUE,VALUE.
cli-bad-house = Los componentes de { $file } no se pueden usar. { $reason }
cli-no-out = No se puede escribir en { $folder }: { $reason }.
cli-lab-written = El informe es { $report }, todas las partidas están en { $games }.
cli-lab-title = { $game }, { $seats } jugadores: equilibrio
cli-lab-how = { $games } partidas de cada variante, jugadas por { $bots }, semilla { $seed }. Los intervalos son del 95 %.
cli-lab-printed = como impreso
cli-lab-variant = Variante
cli-lab-games = Partidas
cli-lab-length = Decisiones por partida
cli-lab-winning = Puntos del mejor
cli-lab-margin = Ventaja sobre el segundo
cli-lab-shared = Victorias compartidas
cli-lab-first-wins = Victorias de quien actúa primero
cli-lab-seats = Victorias por asiento
cli-lab-overall = ¿Son todas iguales? χ² = { $statistic } con { $freedom } grados de libertad: unas iguales diferirían tanto con una probabilidad de { $chance }.
cli-lab-many = Los intervalos son del 95 %: de veinte que mires, uno más o menos falla por azar. Haz primero la pregunta para todas juntas.
cli-lab-order = Victorias por orden de juego
cli-lab-bots = Victorias por bot
cli-lab-lengths = Decisiones por partida
cli-lab-points = Puntos de todos los jugadores
cli-lab-deciders = Qué hacen distinto los ganadores
cli-lab-deciders-how = Cuánto más a menudo lo hacen los ganadores, en desviaciones típicas; abajo, cuántas veces por partida. Lo que hacen los ganadores no siempre es por lo que ganan.
cli-lab-deed = Acción
cli-lab-winners = Ganadores
cli-lab-others = Los demás
cli-lab-ahead = Diferencia
cli-lab-changes = Qué cambian las variantes
cli-lab-changes-how = Partida a partida con las mismas semillas, frente a la primera variante; * significa más de lo que permite el azar.
cli-lab-measure = Medida
cli-lab-base = Primera variante
cli-lab-change = Cambio
woc-role-loyalty = Victorias por clan servido
woc-deed-deployments = Cartas desplegadas
woc-deed-moves = Tropas movidas
woc-deed-attacks = Ataques
woc-deed-ninjas = Ninjas jugados
shi-deed-denounced-rightly = Denuncias acertadas
shi-deed-denounced-wrongly = Denuncias erradas
shi-deed-hits-accepted = Golpes aceptados
shi-deed-lies-found-out = Mentiras descubiertas
nma-deed-grabs = Fichas agarradas
nma-deed-shouts = Gritos
nma-deed-shouts-right = Gritos acertados
nma-deed-shouts-wrong = Gritos errados
nma-deed-thefts = Robos
nma-deed-false-starts = Salidas en falso
njt-deed-invasions = Casas invadidas
njt-deed-banzais = Banzais
njt-deed-raids-failed = Invasiones fracasadas
njt-deed-skills = Habilidades aprendidas
njt-deed-bribes = Enviados sobornados
njt-deed-rumours = Rumores difundidos

# Cualquier terminal y shell.
cli-help-install-completion = Activa el completado con Tab en esta shell y sale.
cli-help-show-completion = Muestra el script de completado de esta shell y sale.
cli-sim-interrupted = Interrumpido tras { $done } de { $games } partidas. Las simulaciones no se guardan: la misma orden empieza de nuevo, mientras que uguisu lab balance sigue donde se detuvo.
cli-job-interrupted = { $job }: interrumpido, { $done } de { $games } partidas están guardadas. La misma orden, sin --fresh, sigue desde ahí.
cli-menu-browser = Jugar en el navegador
cli-menu-browser-about = Cuatro juegos con imágenes, una primera partida guiada y amigos por enlace. Ctrl-C lo cierra.

cli-help-games-check = Comprueba cada promesa del contrato en un juego y dice cuáles incumple.
cli-help-games-target = La clase del juego, como módulo:Clase; sirven los módulos de esta carpeta. O el id de un juego.
cli-help-games-new = Empieza un juego: una carpeta con un juego pequeño que ya se puede jugar.
cli-help-games-name = El id del nuevo juego, por ejemplo high-card.
cli-check-kept = cumple: { $promise }
cli-check-broken = INCUMPLE: { $promise } ({ $seats } jugadores): { $problem }
cli-check-sum = { $broken ->
    [0] { $game } cumple todas las promesas.
    [one] { $game } incumple una promesa.
   *[other] { $game } incumple { $broken } promesas.
}
cli-check-no-game = { $game } no es un juego: { $reason }.
cli-new-made = Se ha creado { $folder }. Para probarlo: cd { $folder } && uguisu games check { $game }
cli-new-no-name = { $name } no puede ser el id de un juego: letras minúsculas y cifras, unidas por guiones, { $longest } caracteres como máximo.
cli-new-no-folder = No se puede crear { $folder }: { $reason }.

cli-help-review-iterations = Partidas simuladas por decisión; 0 es el número habitual.
cli-help-review-worlds = Mundos por posición y para las creencias; 0 es el número habitual.
cli-help-review-json = Imprime todo el análisis en JSON.
cli-help-review-html = Escribe en este archivo un informe con la curva de la partida.
cli-review-running = Analizando
cli-review-not-over = { $file } contiene una partida sin terminar. Solo se analizan partidas terminadas.
cli-review-written = Escrito: { $file }
cli-review-who = Jugador
cli-review-accuracy = Precisión
cli-review-decisions = Decisiones
cli-review-slips = Deslices
cli-review-decided = Qué la decidió: cartas { $cards }, juego { $play }.
cli-review-reaction = Reacción
cli-review-step = Acción
cli-review-played = Jugado
cli-review-better = El análisis
cli-review-cost = Puntos que quedaron sobre la mesa
cli-help-lab-calibration = Descubre si lo que dicen los análisis es cierto tan a menudo como dicen.
cli-help-calibration-games = Cuántas partidas juegan los bots.
cli-help-calibration-write = Escribe las tablas en esta página, donde tiene una marca para el juego.
cli-calibration-running = Jugando y analizando
cli-calibration-no-mark = { $file } no tiene sitio para esta tabla: le falta la línea { $mark }.

cli-help-suspend = Suspende una cuenta unos días; se le dice el motivo.
cli-help-unsuspend = Permite de nuevo una cuenta suspendida.
cli-help-suspended = Muestra las cuentas suspendidas.
cli-help-account = El nombre de la cuenta.
cli-help-suspend-reason = Por qué, con palabras que leerá esa persona.
cli-help-suspend-days = Durante cuántos días.
cli-suspended = La cuenta { $name } está suspendida hasta el { $until }.
cli-unsuspended = { $name } puede volver a entrar.
cli-suspended-none = Ninguna cuenta está suspendida.
cli-suspended-name = Nombre
cli-suspended-until = Hasta
cli-suspended-why = Motivo
cli-strict =
    Con --strict estos resultados no valen: { $bots } ha fallado en { $moves ->
        [one] una jugada
       *[other] { $moves } jugadas
    } y ha perdido por abandono.
