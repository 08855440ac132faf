shi-title = Shinobi

shi-clan-seven-lives = 7 Vidas
shi-clan-rhanobi = Rhanobi
shi-clan-octosushi = Octosushi
shi-clan-sin-san-guich = Sin San Güich
shi-clan-flying-fish = Pez Volador
shi-clan-canzai = Canzaï

shi-weapon-shuriken = Shuriken
shi-weapon-sai = Sai
shi-weapon-katana = Katana
shi-weapon-blowgun = Cerbatana
# Con el artículo, para lo que se da, se destapa o se declara: «Das una katana a Aki.»
shi-one-shuriken = un shuriken
shi-one-sai = un sai
shi-one-katana = una katana
shi-one-blowgun = una cerbatana

shi-option-declarations = ¿Puedes declarar la misma arma a dos rivales?
shi-option-declarations-distinct = No: tus tres declaraciones deben ser distintas.
shi-option-declarations-free = Sí, tantas veces como quieras.
shi-option-clans = ¿Qué clanes toman los asientos, empezando por el asiento A?
shi-option-clans-L = 7 Vidas
shi-option-clans-R = Rhanobi
shi-option-clans-O = Octosushi
shi-option-clans-G = Sin San Güich
shi-option-clans-F = Pez Volador
shi-option-clans-C = Canzaï
shi-option-start = ¿Quién tiene primero el meeple?
shi-option-start-random = Lo decide el azar.
shi-option-start-A = Asiento A.
shi-option-start-B = Asiento B.
shi-option-start-C = Asiento C.
shi-option-start-D = Asiento D.
shi-option-start-E = Asiento E.
shi-option-start-F = Asiento F.
shi-option-round_limit = ¿Tras cuántas rondas se corta la partida? 0 es nunca.

shi-prompt-assign = { $you ->
    [yes] Da a { $target } una carta boca abajo y declara un arma, sea verdad o no.
   *[no] { $yours ->
        [yes] { $actor } elige una carta para ti.
       *[no] { $actor } elige una carta para { $target }.
    }
}
shi-prompt-reveal = { $you ->
    [yes] Tienes tres cartas delante. Elige dos para destapar.
   *[no] { $actor } elige dos cartas para destapar.
}
shi-prompt-incompetence = { $you ->
    [yes] Han fallado. Déjalo pasar o denuncia incompetencia y destapa la carta de { $attacker }.
   *[no] { $yours ->
        [yes] { $actor } puede denunciar incompetencia y destapar tu carta.
       *[no] { $actor } puede denunciar incompetencia y destapar la carta de { $attacker }.
    }
}
shi-prompt-plotting = { $you ->
    [yes] Te han alcanzado. Acéptalo o denuncia complot y destapa la carta de { $attacker }.
   *[no] { $yours ->
        [yes] { $actor } puede denunciar complot y destapar tu carta.
       *[no] { $actor } puede denunciar complot y destapar la carta de { $attacker }.
    }
}
shi-prompt-over = La partida ha terminado.

shi-then-declare = { $honest ->
    [yes] Para { $target } { $card }: ahora declara un arma, sea verdad o no.
    [only] Para { $target } { $card }: solo se puede declarar la verdad.
   *[no] Para { $target } { $card }: ahora declara un arma. Solo queda mentir.
}
shi-then-turn = { $attacker } declaró { $declared }. Una carta más: { $lives ->
    [0] dos iguales tienen éxito, pero no te quedan vidas que perder.
   *[other] dos iguales te cuestan una vida, si no pruebas un complot; dos distintas fallan.
}

shi-no-gift-reveal = Ya están asignados todos los ataques. Ahora se destapan cartas.
shi-no-gift-decide = Primero decide si denuncias a tus atacantes.
shi-no-card = En esta ronda ya has dado tu carta { $weapon }.
shi-no-third-time = Dos cartas para { $target } ya están declaradas como «{ $weapon }»; no se permite una tercera.
shi-no-repetition = En esta ronda ya has declarado «{ $weapon }». Tus declaraciones deben ser distintas.
shi-no-reveal-yet = Las cartas se destapan cuando todos han atacado.
shi-no-reveal-again = Ya has destapado dos cartas. Solo una denuncia destapa la tercera.
shi-no-decision-yet = Antes de destapar cartas no hay nada que denunciar.
shi-no-decision-unseen = Primero destapa dos cartas.
shi-no-incompetence = Dos armas iguales no son incompetencia. Solo puedes denunciar complot.
shi-no-plotting = Dos armas distintas no son un complot. Solo puedes denunciar incompetencia.

shi-log-gives = { $yours ->
    [yes] { $actor } te da una carta y declara { $declared }.
   *[no] { $actor } da una carta a { $target } y declara { $declared }.
}
shi-log-you-give = { $honest ->
    [yes] Das { $card } a { $target } y lo dices.
   *[no] Das { $card } a { $target } y declaras { $declared }.
}
shi-log-turns = { $you ->
    [yes] Destapas { $first } de { $attacker } y { $second } de { $other }.
   *[no] { $mine ->
        [first] { $actor } destapa { $first } de tu parte y { $second } de { $other }.
        [second] { $actor } destapa { $first } de { $attacker } y { $second } de tu parte.
       *[none] { $actor } destapa { $first } de { $attacker } y { $second } de { $other }.
    }
}
shi-log-lied = { $you ->
    [yes] Habías declarado { $declared }.
   *[no] { $actor } había declarado { $declared }.
}
shi-log-misses = Las armas son distintas: el ataque falla.
shi-log-hits = Las armas son iguales: el ataque tiene éxito.
shi-log-rests = { $you ->
    [yes] Lo dejas pasar.
   *[no] { $actor } lo deja pasar.
}
shi-log-accepts = { $you ->
    [yes] Lo aceptas.
   *[no] { $actor } lo acepta.
}
shi-log-denounces-incompetence = { $you ->
    [yes] Denuncias incompetencia y destapas { $third } de { $attacker }.
   *[no] { $yours ->
        [yes] { $actor } denuncia incompetencia y destapa { $third } de tu parte.
       *[no] { $actor } denuncia incompetencia y destapa { $third } de { $attacker }.
    }
}
shi-log-denounces-plotting = { $you ->
    [yes] Denuncias complot y destapas { $third } de { $attacker }.
   *[no] { $yours ->
        [yes] { $actor } denuncia complot y destapa { $third } de tu parte.
       *[no] { $actor } denuncia complot y destapa { $third } de { $attacker }.
    }
}
shi-log-incompetence-proved = Las tres armas son distintas: queda probada la incompetencia.
shi-log-incompetence-refuted = Hay dos armas iguales: la denuncia es falsa.
shi-log-plotting-proved = Las tres armas son iguales: queda probado el complot.
shi-log-plotting-refuted = La tercera arma es otra: la denuncia es falsa.
shi-log-loses = { $you ->
    [yes] { $left ->
        [0] { $count ->
            [one] Pierdes tu última vida.
           *[other] Pierdes tus últimas { $count } vidas.
        }
       *[other] { $count ->
            [one] Pierdes una vida y ahora tienes { $left }.
           *[other] Pierdes { $count } vidas y ahora tienes { $left }.
        }
    }
   *[no] { $left ->
        [0] { $count ->
            [one] { $actor } pierde su última vida.
           *[other] { $actor } pierde sus últimas { $count } vidas.
        }
       *[other] { $count ->
            [one] { $actor } pierde una vida y ahora tiene { $left }.
           *[other] { $actor } pierde { $count } vidas y ahora tiene { $left }.
        }
    }
}
shi-log-spent = { $you ->
    [yes] No te quedan vidas que perder.
   *[no] A { $actor } no le quedan vidas que perder.
}
shi-log-round = { $you ->
    [yes] Todos recogen sus cartas. Empieza la ronda { $round } y tú tienes el meeple.
   *[no] Todos recogen sus cartas. Empieza la ronda { $round } y { $actor } tiene el meeple.
}
shi-log-wins = { $you ->
    [yes] Solo tú sigues con vida: ¡eres el Gran Daimio!
   *[no] Solo { $actor } sigue con vida y se convierte en Gran Daimio.
}
shi-log-shares = { $you ->
    [yes] ¡Estás entre los últimos, caídos todos a la vez, y compartes la victoria!
   *[no] { $actor } está entre los últimos, caídos todos a la vez, y comparte la victoria.
}
shi-log-cut-off = La partida se corta tras la ronda { $round }.
shi-log-leads = { $you ->
    [yes] { $shared ->
        [yes] Compartes el primer puesto (vidas restantes: { $lives }).
       *[no] El primer puesto es tuyo (vidas restantes: { $lives }).
    }
   *[no] { $shared ->
        [yes] { $actor } comparte el primer puesto (vidas restantes: { $lives }).
       *[no] { $actor } obtiene el primer puesto (vidas restantes: { $lives }).
    }
}

shi-score-start = Vidas al empezar
shi-score-attacks = Perdidas por ataques
shi-score-accusations = Perdidas por denuncias falsas
shi-score-denounced = Perdidas por denuncias recibidas

# El tablero
shi-round = Ronda { $round }
shi-phase-assign = Asignar ataques
shi-phase-resolve = Destapar y denunciar
shi-hand = Tus cartas
shi-declare = Declaras
shi-verdict-missed = Fallo
shi-verdict-struck = Alcanzado
shi-verdict-incompetence-proved = ¡Incompetencia!
shi-verdict-incompetence-refuted = Denuncia falsa
shi-verdict-plotting-proved = ¡Complot!
shi-verdict-plotting-refuted = Denuncia falsa
shi-pick-declare = Declarar { $weapon }
shi-pick-attack = Carta de { $player }, declarada como «{ $weapon }»
shi-pick-place = Carta de { $player }
shi-pick-accept = { $hit ->
    [yes] Aceptar el golpe
   *[no] Dejarlo pasar
}
shi-pick-incompetence = Denunciar incompetencia
shi-pick-plotting = Denunciar complot
shi-charge-incompetence = ¡Incompetencia!
shi-charge-plotting = ¡Complot!

# El tablero
shi-only-you = Solo lo ves tú
shi-face-down = boca abajo
shi-card-of = Carta de { $name }, declarada { $declared }: { $weapon }
shi-lives-of = { $lives } vidas de { $of }
shi-lives-left = { $lives ->
    [one] vida restante
   *[other] vidas restantes
}
shi-lives-left-full = { $lives ->
    [0] Sin vidas
    [one] Queda una vida
   *[other] Quedan { $lives } vidas
}
shi-pawn = Jugador inicial
shi-bot = Bot
shi-you = { $name } (tú)
shi-order = Quién va cuándo
shi-trial = { $you ->
    [yes] Ataque contra ti
   *[no] Ataque contra { $name }
}
shi-said = dijo
shi-lie = Mentira
shi-true = Verdad
shi-known = Lo que todos saben de la carta de { $name }
shi-seen = Vista
shi-declared = Declarada
shi-unseen = Sin ver
shi-two-alike = Dos iguales
shi-two-different = Dos distintas
shi-three-alike = Tres iguales
shi-three-different = Tres distintas
shi-state-missed = El ataque falló
shi-state-struck = El ataque acertó
shi-state-incompetence-proved = Probó la incompetencia
shi-state-incompetence-refuted = Gritó incompetencia y erró
shi-state-plotting-proved = Probó el complot
shi-state-plotting-refuted = Gritó complot y erró
shi-state-fallen = Sin vidas, pero aún ataca
shi-state-target = Recibe ahora una carta
shi-state-assign = Envía ninjas
shi-state-reveal = Destapa dos cartas
shi-state-decide = Decide
shi-accept-plotting-what = Pierdes una vida.
shi-accept-incompetence-what = No pasa nada.
shi-if-weapon = Si es { $weapon }:
shi-if-third = Si es una tercera arma:
shi-if-not = Si no:
shi-if-right = cada atacante pierde 1, tú nada
shi-if-wrong-plotting = pierdes 2
shi-if-wrong-incompetence = pierdes 1
shi-choose-card = 1. La carta que envías, boca abajo
shi-choose-declaration = 2. Lo que dices que es
shi-before-you = Ante ti
shi-your-attacks = Tus ataques
shi-dashed = La marca discontinua es solo para ti
shi-kept = Guardada en la mano
shi-kept-what = Nadie la ve

# Un ataque se resuelve, en el centro del escenario
shi-part-cards = Cartas
shi-part-verdict = Veredicto
shi-part-cry = Denuncia
shi-part-toll = Quién paga
shi-scene-cards = { $you ->
    [yes] Destapas dos cartas
   *[no] { $actor } destapa dos cartas
}
shi-scene-twice = { $weapon }, dos veces.
shi-scene-hit-what = { $you ->
    [yes] Pierdes una vida, a menos que denuncies complot.
   *[no] { $actor } pierde una vida o denuncia complot.
}
shi-scene-missed-what = { $you ->
    [yes] Nadie pierde una vida, a menos que denuncies incompetencia.
   *[no] Nadie pierde una vida, a menos que { $actor } denuncie incompetencia.
}
shi-scene-cry-plotting = { $you ->
    [yes] Dices: las tres armas son iguales.
   *[no] { $actor } dice: las tres armas son iguales.
}
shi-scene-cry-incompetence = { $you ->
    [yes] Dices: las tres armas son distintas.
   *[no] { $actor } dice: las tres armas son distintas.
}
shi-scene-attackers-pay = Cada atacante pierde una vida.
shi-scene-nobody-pays = Nadie pierde una vida.
shi-scene-safe = A salvo
shi-scene-fallen = Fuera de combate

## What a review believes about
shi-belief-card = Las cartas que han dado los demás

## Why a choice was better, in a review
shi-why-third = La tercera carta, de { $player }, también es { $weapon } en { $chance } de 100 casos.
shi-why-differs = La tercera carta, de { $player }, es una tercera arma en { $chance } de 100 casos.
shi-why-turn = Estas dos cartas son iguales en { $chance } de 100 casos.
shi-why-alike = Las dos cartas de la mejor elección son iguales en { $chance } de 100 casos; las reveladas, en { $more }.
shi-why-match = Ante { $player } ya hay { $weapon } de otro atacante en { $chance } de 100 casos, { $other } en { $less }.

# What a newcomer is told before the first move.
shi-new = Puedes mentir: los rivales solo ven el arma que declaras hasta que se descubren cartas. Quien pierde la última vida queda fuera.
