# The review of a finished game.

review-curve = Probabilidad de ganar a lo largo de la partida
review-has = { $name } { $points } %
review-all = Todos
review-sums = La partida en cifras
review-judged = Cada decisión se juzga por lo que ese asiento podía saber entonces, y nada más.
review-race = En una carrera no se juzga ninguna elección: aquí ves lo rápido que fue cada cual y qué le dio.
review-accuracy = Precisión
review-best-move = Mejor jugada
review-decided = Qué la decidió
review-cards = Cartas { $points } %
review-play = Juego { $points } %
review-slips = Deslices
review-of-decisions = en { $count } decisiones
review-computing = El análisis está en marcha
review-computed = Paso { $found } de { $all }. Ya puedes ver lo que se sabe.
review-veiled = Velado mientras pruebas
review-veiled-why = Lo que vino después lo delataría.
review-decision = Decisión
review-no-decision = Aquí no hay decisión
review-no-decision-why = En este momento nadie tenía elección.
review-not-yet = Aún no analizado.
review-left = Aquí { $points ->
    [one] se perdió { $points } punto
   *[other] se perdieron { $points } puntos
 }.
review-about-same = No había nada mejor con seguridad.
review-decision-before = La decisión anterior
review-decision-next = La decisión siguiente
review-you-played = Jugaste
review-played = { $name } jugó
review-would = El análisis habría jugado
review-choice = La elección del análisis
review-hidden = aún oculta
review-same-choice = El análisis habría jugado lo mismo.
review-why-gains = Quien más gana con la elección hecha es { $player }: { $points } { $points ->
    [one] punto
   *[other] puntos
 } de probabilidad de ganar.
review-all-choices = { $count } opciones, según la probabilidad que dan
review-honest = Juzgado solo por lo que se podía saber entonces
review-try-again = Prueba otra vez
review-try-how = La posición tal como era. Lo que vino después está velado.
review-your-try = Tu intento
review-touch = Toca lo que brilla en el tablero
review-choices-now = Lo que puedes elegir ahora
review-try-best = Es la elección del análisis.
review-try-same = Lo mismo que se jugó entonces.
review-try-warmer = Caliente: { $points } mejor que entonces. Aún hay algo mejor.
review-try-colder = Frío: { $points } menos que lo que se jugó entonces.
review-try-equal = Más o menos lo mismo que se jugó entonces.
review-show = Muestra la respuesta
review-another = Otro intento
review-leave = Salir
review-known = Lo que se podía saber
review-known-of = Como podía juzgarlo { $name } antes de esta decisión; lo seguro no aparece
review-truth = Cómo era en realidad
review-was-true = así era
review-hidden-things = Lo que estaba oculto
review-changes = ▲ ▼ lo que este asiento aprendió hasta su siguiente decisión.
review-costliest = Las decisiones más caras
review-in-points = en puntos de probabilidad de ganar
review-none-costly = Ninguna decisión fue un error con seguridad.
review-practice = Práctica
review-practice-about = Las decisiones más caras de tus últimas partidas analizadas. Solo tú ves esta lista.
review-practice-none = Aún no hay nada que practicar: abre el análisis de una de tus partidas terminadas.
review-exercise = { $game }, paso { $step }
review-puzzle-of = Problema del { $date }
review-puzzle-find = ¿Qué elegirías en el lugar de { $name }?
review-puzzle-how = Toca lo que brilla en el tablero.
review-puzzle-about = De una partida con valoración, sin nombres. Una opción es sin duda mejor que todas las demás, y se escapó.
review-puzzle-none = Hoy todavía no hay problema. El servidor busca uno en las partidas con valoración: vuelve más tarde.
review-deeds = Fichas y gritos de esta ronda
review-who = Quién
review-what = Qué
review-after = Tras
review-ms = { $ms } ms
review-brought = Puntos
review-no-deeds = Aún no se ha contado ninguna ronda.
review-mark-played = jugada
review-mark-review = análisis
review-key-step = paso
review-key-points = giros
review-key-truth = verdad
review-sign-costly = decisión cara
review-sign-best = mejor jugada
review-sign-turning = giro
