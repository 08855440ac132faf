# Las lecciones: una primera partida guiada de cada juego.

learn-lesson = Lección
learn-step = { $step } de { $of }
learn-tip = Novedad
learn-next = Siguiente
learn-play-on = Seguir jugando
learn-leave = Salir
learn-hide = Ocultar la lección
learn-show = Mostrar la lección
learn-wait = Juegan tus rivales. Mira lo que hacen.
learn-free = Ahora juegas libremente. Si aparece algo nuevo, se explica aquí.
learn-over = La partida ha terminado, y con ella la lección. Puedes empezarla de nuevo cuando quieras.
learn-what = Una primera partida contra bots, en el tablero de verdad, con cada regla explicada cuando importa por primera vez. Puedes salir en cualquier momento y seguir más tarde.
learn-begin = Empezar la lección
learn-go-on = Seguir con la lección
learn-again = Desde el principio

# War of Clans

learn-woc-goal = Cinco clanes luchan por las provincias, y en secreto sirves a uno: { $clan }. Al final gana quien sirve al clan con más cartas en toda la mesa. Que nadie adivine cuál es el tuyo.
learn-woc-deploy = Un turno son tres órdenes. La primera: una tropa de tu mano va a la provincia de otra persona, sea del clan que sea. Toca una carta y después una provincia.
learn-woc-home = Segunda orden: pon una tropa en tu propia provincia o mueve una que esté en otra. De momento trae una a casa: toca una carta y después tu provincia.
learn-woc-draw = La tercera orden es un ataque, pero ningún ejército tuyo era lo bastante fuerte, así que no hubo. Has robado: vuelves a tener cuatro cartas.
learn-woc-rivals = Ahora dan sus órdenes { $one } y { $two }. Todos mandan las tropas de todos los clanes, y nadie muestra a quién sirve. Fíjate a quién refuerzan y a quién golpean.
learn-woc-ninja = Tienes un ninja. En vez de desplegar, un ninja elimina una carta de un ejército en la provincia de otra persona. Juégalo ahora, o guárdalo y despliega una tropa.
learn-woc-move = Esta vez prueba la otra segunda orden: toma una sola carta de la provincia de otra persona y ponla en otra distinta, quizá la tuya.
learn-woc-attack = ¡Al ataque! Elige un ejército de tu provincia y después uno de otro clan, en otra, que tenga menos cartas. Pierde una, y tú nada. Quien puede atacar debe hacerlo.
learn-woc-shield = Los ejércitos que ya tocaste en un turno llevan un escudo: hasta que acabe el turno no puedes atacarlos. Toca lo que está velado y la mesa te dirá qué regla lo prohíbe.
learn-woc-last = El mazo está vacío: la última vuelta. Quien robó la última carta ha terminado, y los demás tienen un turno más. Después se descubren todas las lealtades.
learn-woc-end = Ya conoces las órdenes. Con el mazo vacío hay una última vuelta, se muestran las lealtades y gana el mayor de los clanes servidos. Termina la partida: ahora es tuya.

# Shinobi

learn-shi-goal = Todos tienen cinco vidas, y gana quien quede con vida al final. En cada ronda envías un arma oculta a tres rivales, y tres de las suyas te llegan a ti.
learn-shi-card = Elige un arma para { $target }. La carta quedará boca abajo: se ve que viene de ti, pero no qué es.
learn-shi-declare = Ahora declara un arma para ella, la verdadera o una mentira. Un cubo sobre la carta muestra a todos lo que has dicho.
learn-shi-more = Sigue con { $target } y después con la tercera. Elige y declara como antes; tus tres declaraciones deben ser distintas.
learn-shi-kept = La cuarta arma se queda en tu mano, y nadie sabe cuál es. Ahora los demás envían las suyas, también a ti. Lee los cubos y recuerda quién dijo qué.
learn-shi-turn = Tienes tres cartas delante. Elige dos para destaparlas: si son iguales te han dado, si son distintas han fallado. Los cubos dicen lo que se declaró. ¿A quién crees?
learn-shi-decide = { $alike ->
    [yes] Dos iguales: te han dado y pierdes una vida. O denuncias un complot: si la tercera también es la misma arma, tus tres atacantes pierden una vida cada uno y tú ninguna. Si no, pierdes dos.
   *[no] Dos distintas: han fallado. Puedes dejarlo así o denunciar incompetencia: si la tercera también es distinta, tus atacantes pierden una vida cada uno. Si no, pierdes una.
}
learn-shi-others = Eso es todo por tu parte. Ahora los demás destapan sus cartas. Lo que está a la vista lo ven todos: cada mentira descubierta dice algo de las cartas aún ocultas.
learn-shi-round = Una nueva ronda: todas las cartas vuelven a casa, y el meeple de quien empieza pasa a la derecha.
learn-shi-dead = Ya no te quedan vidas, pero sigues jugando: envías cartas, las destapas, denuncias. Tu palabra todavía mata.
learn-shi-veiled = Aquí dos cartas se declararon igual: nadie puede declarar esa arma una tercera vez. Los cubos velados están prohibidos; toca uno para saber por qué.
learn-shi-end = Ese es todo el juego; el resto es hablar. Pregunta, promete y acusa cuanto quieras. Gana la última persona con vida. ¡Sigue!

# Ninja Master

learn-nma-goal = Cinco ninjas, una espada, nueve dados y todas las manos a la vez. Cuando alguien tiene 20 puntos, gana quien más tenga. En esta lección { $rival } va despacio: mira primero a tu alrededor.
learn-nma-throw = Tienes el shuriken, así que lanzas tú. Manos quietas hasta que los dados se paren: quien agarra antes hace una salida en falso, y se lanza todo otra vez.
learn-nma-grab = Busca el color con más ninjas, pero no con exactamente una nube de humo: entonces contarían en tu contra. El mejor ahora: { $token }, { $ninjas ->
    [one] { $ninjas } ninja
   *[other] { $ninjas } ninjas
}. Agárralo: tócalo o pulsa su letra.
learn-nma-shout = Ya se ha agarrado algo, así que puedes gritar. Cuenta todos los ninjas de todos los colores en los dados, escribe el número y grítalo. Acertar da 1 punto, fallar cuesta 3. El grito acaba la carrera.
learn-nma-score = El recuento, en orden: lo agarrado da tantos puntos como ninjas muestra su color, o los resta si había una nube. Cada línea muestra qué supuso la ronda para alguien.
learn-nma-next = La espada va a quien lidera: { $leader }. El shuriken avanza, y ahora lanza { $thrower }. Manos quietas hasta que los dados se paren.
learn-nma-alone = Ahora por tu cuenta: espera a que los dados se paren, agarra con una o dos manos y grita cuando hayas contado.
learn-nma-sword = Hay más espadas que shuriken: ahora la espada roba a su dueño la mitad de sus puntos. { $yours ->
    [yes] Es tuya: agárrala con la otra mano y queda defendida.
   *[no] Es de { $owner }: agárrala con la otra mano, si llegas a tiempo.
} En cualquier otro momento cuesta 3.
learn-nma-fault = Eso fue una salida en falso: tu mano salió antes de que los dados se pararan. La ficha vuelve a su sitio y se lanza todo otra vez.
learn-nma-tie = Empate en cabeza: solo siguen jugando quienes están empatados, hasta que alguien lidere en solitario.
learn-nma-end = No hay más que saber; el resto es rapidez. Cuando alguien llega a 20, gana quien tiene más puntos. ¡Sigue!

# Ninjato

learn-njt-goal = Siete rondas, y gana quien tenga más honor. En cada ronda colocas tres shuriken, uno cada vez, y haces enseguida lo que ofrece el lugar. Ningún lugar está nunca ocupado.
learn-njt-raid = Empieza con una invasión. Por la fuerza necesitas una carta por encima del número del centinela, con sigilo una por debajo. Compara con tu mano y toca la puerta de una casa.
learn-njt-strike = Elige una carta que venza al guardia y golpea. Un 3 también puede sumarse a otra carta: la hace 1 más alta o 1 más baja.
learn-njt-banzai = ¡Vencido! El tesoro más barato está en tu shuriken. Vete con lo que tienes, o grita banzai y enfréntate a ciegas al próximo guardia: si fracasas, te quedas con un solo tesoro.
learn-njt-loot = La invasión ha terminado. El botín está ante ti. Los tesoros son tu bolsa: con ellos ganas enviados y difundes rumores. Mientras tanto tu rival coloca un shuriken.
learn-njt-dojo = Las invasiones cuestan cartas, así que ve al Dojo: con la mano vacía tomas 4, con una carta 3, y si no 2.
learn-njt-take = Toma tus cartas de una en una, de las visibles o del mazo. Quien llegó el último al Dojo será el primero en la próxima ronda.
learn-njt-spend = Puedes pagar algo: un enviado en el Palacio o un rumor en el Pabellón. Lo que gastas se convierte al momento en honor. Toca el lugar, la carta, los tesoros.
learn-njt-round = Ha terminado una ronda: los shuriken vuelven, las habilidades usadas se renuevan, las casas vacías se llenan, y el Dojo ha decidido el nuevo orden.
learn-njt-sensei = El Sensei te enseña una habilidad a cambio de la carta que pide. Ayuda en las invasiones, una vez por ronda; si ya tienes una del mismo estilo, la siguiente es gratis.
learn-njt-alarm = ¡Alarma! Antes de luchar llega un tesoro más a la casa, y el más valioso de los claros se vuelve rojo: los rojos los vigilan guardias de élite.
learn-njt-elite = Solo quedan tesoros rojos, así que viene un guardia de élite. Algunos tienen un número para la fuerza y otro para el sigilo, algunos son dos en uno. Vencidos, valen honor.
learn-njt-keep = La invasión ha fracasado. De los tesoros de tu shuriken te quedas con uno: elígelo.
learn-njt-marker = Todo es tuyo: ¡un éxito completo! La casa cambia de dueño. Elige qué clan se instala y cuánto honor vale la casa para sus enviados.
learn-njt-scoring = Tras las rondas 3, 5 y 7 los clanes premian a quien tiene más enviados suyos: el primero toma el honor de las casas del clan o un rumor, el segundo lo que queda.
learn-njt-end = Ya lo has visto todo: invadir, entrenar, pagar. Tras las rondas 3, 5 y 7 los clanes premian a quien tiene más enviados, y al final cuentan los rumores. ¡Sigue!
