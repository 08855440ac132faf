woc-title = Shinobi: War of Clans
woc-card-takeda = Takeda
woc-card-uesugi = Uesugi
woc-card-mori = Mori
woc-card-oda = Oda
woc-card-hojo = Hojo
woc-card-ninja = Ninja

woc-option-final_lap = Robada la última carta del mazo, ¿quién juega un turno más?
woc-option-final_lap-others = Todos menos quien la robó.
woc-option-final_lap-everyone = Todos: quien la robó juega el último turno de la partida.

woc-option-start = ¿Quién empieza?
woc-option-start-random = Lo decide el azar.
woc-option-start-A = Asiento A.
woc-option-start-B = Asiento B.
woc-option-start-C = Asiento C.
woc-option-start-D = Asiento D.
woc-option-start-E = Asiento E.

woc-prompt-first = { $you ->
    [yes] Tu primera orden: despliega una tropa en otra provincia o juega un ninja.
   *[no] { $actor } da la primera orden.
}
woc-prompt-second = { $you ->
    [yes] Tu segunda orden: juega una tropa en tu provincia o mueve una carta entre provincias.
   *[no] { $actor } da la segunda orden.
}
woc-prompt-third = { $you ->
    [yes] Tu tercera orden: ataca a un ejército más débil de otra provincia.
   *[no] { $actor } da la tercera orden.
}
woc-prompt-over = La guerra ha terminado.

woc-then-deploy = { $clan } a otra provincia: el ejército de allí crece en uno y no puede ser atacado este turno.
woc-then-home = { $clan } en tu provincia: { $count ->
    [0] tu ejército crece hasta { $strength } y no tiene a nadie más débil a quien atacar.
    [one] tu ejército crece hasta { $strength } y puede atacar a un ejército.
   *[other] tu ejército crece hasta { $strength } y puede atacar a { $count } ejércitos.
}
woc-then-ninja = El ninja: el ejército que señales pierde una carta. Ambas cartas se descartan.
woc-then-move = { $clan } a otra provincia: { $left ->
    [0] ningún { $clan } se queda con { $province }.
   *[other] { $left } { $clan } se quedan con { $province }.
}
woc-then-attack = { $clan } ataca con fuerza { $strength }: { $count ->
    [one] un ejército está a tu alcance. Pierde una carta, tú no pierdes nada.
   *[other] { $count } ejércitos están a tu alcance. El que elijas pierde una carta, tú no pierdes nada.
}

woc-no-province = En esta mesa no hay provincia { $province }.
woc-no-first-abroad = La primera orden despliega en otra provincia, no en la tuya.
woc-no-second-home = Con la segunda orden, una carta de tu mano solo puede ir a tu provincia.
woc-no-third-attacks = La tercera orden es un ataque; desplegar y mover van antes.
woc-no-card = No tienes tropas { $clan } en la mano.
woc-no-ninja-first = Un ninja solo se juega en lugar de la primera orden.
woc-no-ninja-home = No puedes usar un ninja en tu propia provincia.
woc-no-ninja-deployed = Los ninjas no son tropas: ninguna orden los despliega. Señala con él un ejército.
woc-no-ninja-held = No tienes ningún ninja en la mano.
woc-no-move-yet = Las cartas se mueven con la segunda orden, después de la primera.
woc-no-move-from-home = No puedes mover una carta fuera de tu provincia.
woc-no-move-stays = La carta que mueves debe ir a una provincia distinta.
woc-no-attack-yet = El ataque es la tercera orden; da antes las anteriores.
woc-no-attack-home = Se ataca en otras provincias, no en la propia.
woc-no-attack-own-clan = Un ejército { $clan } no ataca a otro ejército { $clan }.
woc-no-attack-touched = El ejército { $clan } de la provincia de { $province } ya ha sido tocado este turno y no puede ser atacado.
woc-no-attack-weaker = Solo se puede atacar a un ejército más débil: { $attacker } tiene fuerza { $own }, { $clan } tiene fuerza { $strength }.
woc-no-army = { $yours ->
    [yes] En tu provincia no hay ningún ejército { $clan }.
   *[no] En la provincia de { $province } no hay ningún ejército { $clan }.
}

woc-log-deploys = { $you ->
    [yes] Despliegas { $clan } en la provincia de { $province }.
   *[no] { $yours ->
        [yes] { $actor } despliega { $clan } en tu provincia.
       *[no] { $actor } despliega { $clan } en la provincia de { $province }.
    }
}
woc-log-plays-home = { $you ->
    [yes] Juegas { $clan } en tu provincia.
   *[no] { $actor } juega { $clan } en su propia provincia.
}
woc-log-ninja = { $you ->
    [yes] Envías un ninja contra { $clan } en la provincia de { $province }. Ambas cartas se descartan.
   *[no] { $yours ->
        [yes] { $actor } envía un ninja contra { $clan } en tu provincia. Ambas cartas se descartan.
       *[no] { $actor } envía un ninja contra { $clan } en la provincia de { $province }. Ambas cartas se descartan.
    }
}
woc-log-moves = { $you ->
    [yes] { $targetYours ->
        [yes] Mueves { $clan } de la provincia de { $province } a la tuya.
       *[no] Mueves { $clan } de la provincia de { $province } a la de { $target }.
    }
   *[no] { $yours ->
        [yes] { $actor } mueve { $clan } de tu provincia a la de { $target }.
       *[no] { $targetYours ->
            [yes] { $actor } mueve { $clan } de la provincia de { $province } a la tuya.
           *[no] { $actor } mueve { $clan } de la provincia de { $province } a la de { $target }.
        }
    }
}
woc-log-attacks = { $you ->
    [yes] Tu ejército { $attacker } ({ $strength }) ataca a { $clan } en la provincia de { $province }.
   *[no] { $yours ->
        [yes] El ejército { $attacker } ({ $strength }) de { $actor } ataca a { $clan } en tu provincia.
       *[no] El ejército { $attacker } ({ $strength }) de { $actor } ataca a { $clan } en la provincia de { $province }.
    }
} { $left ->
    [0] Ese ejército desaparece.
    [one] Queda una carta.
   *[other] Quedan { $left } cartas.
}
woc-log-no-attack = { $you ->
    [yes] No tienes a quién atacar.
   *[no] { $actor } no tiene a quién atacar.
}
woc-log-skips = { $you ->
    [yes] No puedes dar la orden que toca; se omite.
   *[no] { $actor } no puede dar la orden que toca; se omite.
}
woc-log-skips-turn = { $you ->
    [yes] No puedes dar ninguna orden: tu turno se omite.
   *[no] { $actor } no puede dar ninguna orden: su turno se omite.
}
woc-log-draws = { $count ->
    [one] { $actor } roba una carta.
   *[other] { $actor } roba { $count } cartas.
}
woc-log-you-draw = Robas { $cards }.
woc-log-last-lap = { $option ->
    [all] El mazo se ha agotado: todos tienen un turno más.
   *[others] El mazo se ha agotado: todos los demás tienen un turno más.
}
woc-log-served = { $you ->
    [yes] Servías al clan { $clan }: { $score }.
   *[no] { $actor } servía al clan { $clan }: { $score }.
}
woc-log-at-home = { $you ->
    [yes] Empate a { $score }: en casa tienes { $home } cartas de tu clan, los demás { $rest } como mucho.
   *[no] Empate a { $score }: en casa { $actor } tiene { $home } cartas de su clan, los demás { $rest } como mucho.
}
woc-log-level = { $count } jugadores empatan a { $score }, y también en casa: comparten la victoria.
woc-log-wins = { $you ->
    [yes] ¡Has ganado la guerra!
   *[no] { $actor } gana la guerra.
}

woc-score-province = { $clan } en la provincia de { $province }

# El tablero
woc-own-province = Tu provincia
woc-you-serve = Sirves a
woc-deck = mazo
woc-discards = descartes
woc-order-first = Primera
woc-order-second = Segunda
woc-order-third = Tercera
woc-pick-province = { $yours ->
    [yes] Tu provincia
   *[no] { $player }
}
woc-pick-army = { $yours ->
    [yes] Tus { $clan } ({ $strength })
   *[no] { $clan } de { $player } ({ $strength })
}
woc-your-time = Tu tiempo
woc-you-serve-secretly = Sirves, en secreto
woc-strength = Fuerza de los clanes, todas las provincias
woc-clans = Clanes
woc-hand = Tu mano
woc-hand-size = { $count ->
    [one] una carta en mano
   *[other] { $count } cartas en mano
}
woc-province-of = Provincia de { $player }
woc-order-first-what = Despliega en otra provincia o juega un ninja
woc-order-second-what = Juega en casa o mueve
woc-order-third-what = Ataca
woc-done-deployed = { $clan } desplegados
woc-done-ninja = Ninja contra { $clan }
woc-done-played = { $clan } en casa
woc-done-moved = { $clan } movidos
woc-done-attacked = { $clan } atacados
woc-deploy-here = Desplegar aquí
woc-play-here = Jugar aquí
woc-move-here = Mover aquí
woc-plays-next = juega después
woc-to-move = de turno
woc-bot = bot, { $rank }
woc-touched = Tocado en este turno: no se puede atacar
woc-turns-left = { $turns ->
    [one] Último turno
   *[other] Quedan { $turns } turnos
}
woc-army = { $clan }: { $strength }
woc-deck-count = Mazo: { $count }
woc-discards-list = Descartes: { $cards }
woc-discards-none = ninguno
woc-serve = Sirves al clan { $clan } en secreto.
woc-serves-unknown = Sirve a un clan desconocido.
woc-served = Servía al clan { $clan }.
woc-war-over = La guerra ha terminado. ¿Quién servía a quién?
woc-turns-card = { $you ->
    [yes] Das la vuelta a tu carta de lealtad.
   *[no] { $player } da la vuelta a su carta de lealtad.
}
woc-counted-home = en casa
woc-counted-with = { $you ->
    [yes] contigo
   *[no] con { $player }
}
woc-neutral = Nadie servía al clan { $clan }: un clan neutral no puede ganar.

## What a review believes about
woc-belief-loyalty = Quién sirve a quién
woc-belief-hand = Tiene al menos una en la mano

## Why a choice was better, in a review
woc-why-own-loses = La elección hecha quita una tropa a { $clan }, el clan al que sirve { $player }.
woc-why-rival-loses = Quita una tropa a { $clan }, el clan al que { $player } probablemente sirve: { $chance } %.
woc-why-rival-gains = La elección hecha refuerza a { $clan }, el clan al que { $player } probablemente sirve: { $chance } %.
woc-why-own-gains = Añade una tropa a { $clan }, el clan al que sirve { $player }.
woc-why-forced = Tras la elección hecha solo se puede atacar a { $clan }, el clan al que sirve { $player }.
woc-why-exposed = La elección hecha deja a { $clan } expuesto a un ataque en la provincia de { $player }; la mejor, no.
woc-why-allowed = Permite atacar a { $clan }, el clan al que { $player } probablemente sirve: { $chance } %.
woc-why-shown = A juzgar solo por las órdenes, { $player } sirve a { $clan } con un { $chance } % tras la elección hecha, con un { $less } % tras la mejor.

# What a newcomer is told before the first move.
woc-new = Mandas a los cinco clanes, pero sirves en secreto a uno solo. Toca una carta de tu mano: se iluminan las provincias adonde puede ir.
