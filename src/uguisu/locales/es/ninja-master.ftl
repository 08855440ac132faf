nma-title = Ninja Master
nma-token-orange = Naranja
nma-token-blue = Azul
nma-token-pink = Rosa
nma-token-green = Verde
nma-token-purple = Violeta
nma-token-sword = la espada
nma-name-orange = Naranja
nma-name-blue = Azul
nma-name-pink = Rosa
nma-name-green = Verde
nma-name-purple = Violeta
nma-name-sword = Espada

nma-letter-orange = O
nma-letter-blue = B
nma-letter-pink = P
nma-letter-green = G
nma-letter-purple = V
nma-letter-sword = S
nma-shape-circle = círculo
nma-shape-square = cuadrado
nma-shape-blossom = flor
nma-shape-triangle = triángulo
nma-shape-diamond = rombo
nma-shape-blade = hoja

nma-face-ninjas = { $count ->
    [one] { $token }: un ninja
   *[other] { $token }: { $count } ninjas
}
nma-face-smoke = { $token }: humo
nma-face-sword = una espada
nma-face-shuriken = un shuriken

nma-option-round_seconds = ¿Cuántos segundos dura una ronda si nadie grita?
nma-option-round_limit = ¿Tras cuántas rondas se corta la partida? 0 es nunca.
nma-option-window_ms = ¿Durante cuántos milisegundos se recogen los intentos rivales por una ficha antes de adjudicarla?
nma-option-pace = ¿Es una carrera?
nma-option-pace-race = Sí: la mano más rápida se lleva la ficha.
nma-option-pace-calm = No, una mesa tranquila: todo dura cuatro veces más, y entre las manos de unos mismos cuatro segundos decide la suerte.

nma-pick-throw = Lanza los dados
nma-pick-pose = Espera en pose ninja
nma-pick-token = Agarra { $token }
nma-pick-late = Demasiado tarde para { $token }
nma-pick-done = Listo
nma-pick-shout = Grita { $number }

nma-round = Ronda { $round }
nma-tie-break = Desempate
nma-seconds-left = { $seconds } s
nma-after = { $player }, { $ms } ms
nma-before = { $player }, { $ms } ms antes que { $rival }
nma-type = Escribe cuántos ninjas hay.
nma-typing = Grita { $number }: { $key }
nma-shouted-right = { $player } gritó { $number }, y eran { $count }.
nma-shouted-wrong = { $player } gritó { $number }, pero eran { $count }.

nma-prompt-throw = { $you ->
    [yes] Lanza los dados.
   *[no] { $actor } lanza los dados.
}
nma-prompt-rolling = Nadie puede agarrar nada hasta que los dados se paren.
nma-prompt-hands-off = ¡Manos quietas hasta que los dados se paren!
nma-prompt-blocked = Los dados ruedan. Tras tres salidas en falso, lo que agarres no cuenta hasta que se paren.
nma-prompt-watch = La carrera está en marcha.
nma-prompt-grab = Agarra hasta dos fichas. Los gritos cuentan tras la primera ficha agarrada.
nma-prompt-hands = { $hands ->
    [0] Tienes las manos llenas: grita cuántos ninjas hay o di que has terminado.
    [one] Agarra una ficha más o grita cuántos ninjas hay.
   *[other] Agarra hasta dos fichas o grita cuántos ninjas hay.
}
nma-prompt-done = Tú has terminado; los demás siguen.
nma-prompt-over = La partida ha terminado.

nma-no-clock = El reloj solo dice cuándo se paran los dados y cuándo se acaba el tiempo.
nma-no-only-clock = Eso le corresponde al reloj.
nma-no-throw-first = Primero hay que lanzar los dados.
nma-no-thrown = Los dados ya se han lanzado.
nma-no-shout-rolling = Un grito solo cuenta cuando los dados están parados.
nma-no-shout-yet = Un grito solo cuenta después de que alguien haya agarrado una ficha.
nma-no-done-rolling = Los dados siguen rodando: nadie puede haber terminado esta ronda.
nma-no-pose = Los dados están parados: no hay nada que esperar.
nma-no-hand = Ya tienes una ficha en cada mano.
nma-no-taken = { $you ->
    [yes] Ya tienes { $token }.
   *[no] { $actor } se te adelantó y ya tiene { $token }.
}
nma-no-late-free = Nadie ha agarrado { $token }.
nma-no-late-twice = { $you ->
    [yes] Ya has llegado tarde a { $token }.
   *[no] { $actor } llegó tarde a { $token } antes que tú.
}
nma-no-earlier = A los { $at } ms es demasiado tarde para actuar: lo último ocurrió a los { $time } ms.
nma-no-due = El reloj actúa a los { $due } ms, ni antes ni después.
nma-no-after-rest = A los { $due } ms se paran los dados; eso va primero.
nma-no-after-end = A los { $due } ms se acaba la ronda.
nma-no-blocked = Tras tres salidas en falso, agarrar { $token } no cuenta hasta que los dados se paren.
nma-wait-throw = { $you ->
    [yes] Tienes el shuriken: lanza los dados.
   *[no] { $actor } tiene el shuriken y lanza los dados.
}
nma-wait-shout = El grito no vale: no hay ninguna carrera en marcha.
nma-wait-tied = Esta ronda solo la juegan quienes empatan en cabeza.
nma-wait-done = Ya has terminado esta ronda.
nma-wait-rolling = Espera a que se paren los dados.

nma-log-throws = { $you ->
    [yes] Lanzas los dados.
   *[no] { $actor } lanza los dados.
}
nma-log-poses = { $you ->
    [yes] Esperas en pose ninja.
   *[no] { $actor } espera en pose ninja.
}
nma-log-rest = Los dados se han parado.
nma-log-grabs = { $you ->
    [yes] Agarras { $token } a los { $ms } ms.
   *[no] { $actor } agarra { $token } a los { $ms } ms.
}
nma-log-late = { $you ->
    [yes] Vas a por { $token } { $ms } ms después de { $holder }.
   *[no] { $yours ->
        [yes] { $actor } va a por { $token } { $ms } ms después de ti.
       *[no] { $actor } va a por { $token } { $ms } ms después de { $holder }.
    }
}
nma-log-takes = { $you ->
    [yes] Agarras { $token }.
   *[no] { $actor } agarra { $token }.
}
nma-log-lot = { $you ->
    [yes] Tú también vas a por { $token }; la suerte elige a { $holder }.
   *[no] { $yours ->
        [yes] { $actor } también va a por { $token }; la suerte te elige a ti.
       *[no] { $actor } también va a por { $token }; la suerte elige a { $holder }.
    }
}
nma-log-false-start = { $you ->
    [yes] Agarras { $token } demasiado pronto: vuelve a su sitio y se repite el lanzamiento.
   *[no] { $actor } agarra { $token } demasiado pronto: vuelve a su sitio y se repite el lanzamiento.
}
nma-log-blocked = { $you ->
    [yes] Es tu tercera salida en falso: en esta ronda ya no puedes provocar otra.
   *[no] Es la tercera salida en falso de { $actor }, que en esta ronda ya no puede provocar otra.
}
nma-log-done = { $you ->
    [yes] Has terminado.
   *[no] { $actor } ha terminado.
}
nma-log-shouts = { $you ->
    [yes] ¡Gritas { $number }!
   *[no] ¡{ $actor } grita { $number }!
}
nma-log-timeout = { $seconds ->
    [one] Ha pasado el segundo y nadie ha gritado.
   *[other] Han pasado los { $seconds } segundos y nadie ha gritado.
}
nma-log-steals = { $points ->
    [0] { $you ->
        [yes] Tienes la espada de { $owner }, pero no hay nada que robar.
       *[no] { $yours ->
            [yes] { $actor } tiene tu espada, pero no hay nada que robar.
           *[no] { $actor } tiene la espada de { $owner }, pero no hay nada que robar.
        }
    }
    [one] { $you ->
        [yes] Con la espada robas un punto a { $owner }.
       *[no] { $yours ->
            [yes] Con la espada, { $actor } te roba un punto.
           *[no] Con la espada, { $actor } roba un punto a { $owner }.
        }
    }
   *[other] { $you ->
        [yes] Con la espada robas { $points } puntos a { $owner }.
       *[no] { $yours ->
            [yes] Con la espada, { $actor } te roba { $points } puntos.
           *[no] Con la espada, { $actor } roba { $points } puntos a { $owner }.
        }
    }
}
nma-log-defends = { $you ->
    [yes] Has defendido tu espada.
   *[no] { $actor } ha defendido la espada.
}
nma-log-fault = { $you ->
    [yes] La espada te cuesta 3 puntos: no hay más espadas que shuriken.
   *[no] La espada le cuesta 3 puntos a { $actor }: no hay más espadas que shuriken.
}
nma-log-gains = { $points ->
    [one] { $you ->
        [yes] { $token } te da un punto.
       *[no] { $token } da un punto a { $actor }.
    }
   *[other] { $you ->
        [yes] { $token } te da { $points } puntos.
       *[no] { $token } da { $points } puntos a { $actor }.
    }
}
nma-log-loses = { $points ->
    [one] { $you ->
        [yes] { $token } está entre el humo y te cuesta un punto.
       *[no] { $token } está entre el humo y le cuesta un punto a { $actor }.
    }
   *[other] { $you ->
        [yes] { $token } está entre el humo y te cuesta { $points } puntos.
       *[no] { $token } está entre el humo y le cuesta { $points } puntos a { $actor }.
    }
}
nma-log-gets-nothing = { $you ->
    [yes] { $token } no te da nada.
   *[no] { $token } no da nada a { $actor }.
}
nma-log-shuriken = { $points ->
    [one] { $you ->
        [yes] El shuriken te da un punto.
       *[no] El shuriken da un punto a { $actor }.
    }
   *[other] { $you ->
        [yes] El shuriken te da { $points } puntos.
       *[no] El shuriken da { $points } puntos a { $actor }.
    }
}
nma-log-right = { $you ->
    [yes] Ninjas a la vista: { $number }. Correcto, un punto para ti.
   *[no] Ninjas a la vista: { $number }. Correcto, un punto para { $actor }.
}
nma-log-wrong = { $you ->
    [yes] Ninjas a la vista: { $number }. Pierdes 3 puntos.
   *[no] Ninjas a la vista: { $number }. { $actor } pierde 3 puntos.
}
nma-log-tied = { $you ->
    [yes] Empatas en cabeza y sigues jugando.
   *[no] { $actor } empata en cabeza y sigue jugando.
}
nma-log-sword-goes = { $you ->
    [yes] La espada es tuya.
   *[no] La espada pasa a { $actor }.
}
nma-log-cut-off = { $rounds ->
    [one] La partida se corta tras una ronda.
   *[other] La partida se corta tras { $rounds } rondas.
}
nma-log-wins = { $score ->
    [one] { $you ->
        [yes] ¡Has ganado con un punto!
       *[no] { $actor } gana con un punto.
    }
   *[other] { $you ->
        [yes] ¡Has ganado con { $score } puntos!
       *[no] { $actor } gana con { $score } puntos.
    }
}

nma-score-start = Puntos al empezar
nma-score-stolen = Robados con la espada
nma-score-robbed = Robados por quien tomó la espada
nma-score-fault = Espada agarrada sin mayoría
nma-score-ninjas = Ninjas
nma-score-smoke = Ninjas entre el humo
nma-score-shuriken = Shuriken
nma-score-right = Recuentos correctos
nma-score-wrong = Recuentos erróneos
nma-score-floor = Pérdidas bajo cero, perdonadas
nma-score-lost = Perdidos

nma-dojo = El dojo
nma-points = { $points ->
    [one] un punto
   *[other] { $points } puntos
}
nma-ms = { $ms } ms
nma-yours = tuyo
nma-bot = Bot
nma-waits = Espera al desempate
nma-is-done = Ha terminado
nma-false-starts = { $count ->
    [one] Una salida en falso
   *[other] { $count } salidas en falso
}
nma-owns-sword = Posee la espada
nma-owns-shuriken = Lanza los dados
nma-hand-left = Mano izquierda
nma-hand-right = Mano derecha
nma-hand-free = Libre para agarrar
nma-hand-reaches = Se estira
nma-call-throw = Antes de lanzar
nma-call-tumble = Los dados ruedan
nma-call-race = Los dados se han parado
nma-call-fault = Salida en falso
nma-incense = El incienso arde
nma-incense-waits = El incienso espera
nma-shout = Gritar
nma-all-ninjas = todos los ninjas, todos los colores
nma-erase = Borrar la última cifra
nma-times-count = Los tiempos cuentan desde que los dados se pararon en cada pantalla.
nma-calm = con calma
nma-calm-counts = Lo que pasa en cuatro segundos pasa a la vez.
nma-by-lot = { $you ->
    [yes] por sorteo, antes que tú
   *[no] por sorteo, antes que { $rival }
}
nma-nobody-shouted = Nadie ha gritado
nma-ended-round = acabó la ronda
nma-uncontested = sin rival
nma-counts-itself = cuenta por sí solo
nma-ahead-of = { $you ->
    [yes] { $ms } ms antes que tú
   *[no] { $ms } ms antes que { $rival }
}
nma-shuriken = Shuriken
nma-shows-swords = { $swords } × espada, { $shuriken } × shuriken
nma-shows-shuriken = { $count } en los dados
nma-shows-ninjas = { $smoke ->
    [0] { $ninjas ->
        [one] un ninja
       *[other] { $ninjas } ninjas
    }
    [one] { $ninjas ->
        [one] un ninja, una nube
       *[other] { $ninjas } ninjas, una nube
    }
   *[other] { $ninjas ->
        [one] un ninja, { $smoke } nubes
       *[other] { $ninjas } ninjas, { $smoke } nubes
    }
}
nma-wins = gana la partida
nma-gets-sword = ahora posee la espada
nma-throws-next = lanza después
nma-goal = Gana quien llegue a { $points } puntos
nma-you = tú
nma-owns-short = Espada
nma-throws-short = Lanza
nma-too-early = ¡Demasiado pronto!
nma-crib-ninjas = Una ficha vale todos sus ninjas.
nma-crib-smoke = Una sola nube: restan.
nma-crib-sword = Más espadas que shuriken, o −3.
nma-crib-shout = El primer grito lo acaba: +1 o −3.
nma-defended = defendida
nma-half-of = la mitad de { $points }
nma-taken-by = { $you ->
    [yes] por ti
   *[no] por { $player }
}
nma-too-late = { $ms } ms tarde
nma-late = tarde
nma-stolen = robados
nma-right = correcto
nma-wrong = mal, había { $count }
nma-scored-in-order = Se cuenta en orden: espada, ninjas, shuriken, grito.
nma-threw = lanzó los dados
nma-watch-again = Ver de nuevo
nma-ready = Listo
nma-reads = aún lee
nma-is-ready = Listo. Esperando a los demás: { $seconds } s
nma-next-throw = { $you ->
    [yes] Lanzas después, cuando todos estén listos.
   *[no] { $player } lanza después, cuando todos estén listos.
}
nma-again-waits = Nadie se ha movido aún
nma-again-shout = { $you ->
    [yes] Gritaste { $number }
   *[no] { $player } gritó { $number }
}
nma-again-took = { $you ->
    [yes] Agarraste { $token }
   *[no] { $player } agarró { $token }
}
nma-again-before = { $you ->
    [yes] Agarraste { $token } { $ms } ms antes que { $rival }
   *[no] { $beaten ->
        [yes] { $player } agarró { $token } { $ms } ms antes que tú
       *[no] { $player } agarró { $token } { $ms } ms antes que { $rival }
    }
}
nma-round-again = Ronda { $round }, de nuevo
nma-the-count = Recuento
nma-last-grab = Jugada anterior
nma-next-grab = Jugada siguiente
nma-play = Reproducir
nma-pause = Pausa
nma-speed = Velocidad
nma-timeline = Cuándo cayó cada mano

# What a newcomer is told before the first move.
nma-new = Espera a que los dados se paren y agarra la ficha cuyo color cuente más. El primero que grita cuántos ninjas hay termina la ronda.
