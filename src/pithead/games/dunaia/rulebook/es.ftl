# La página del reglamento de Dunaïa: sus capítulos y ejemplos (véase examples.toml). Cada paso es un atributo, .step-1.

goal = Levanta una aldea de nueve casillas alrededor de seis gigantes de acero, las Dunaïas. Cuando se cumple la última profecía o se llena una aldea, gana quien tenga más puntos.
overview = En tu turno tomas un dado. La Dunaïa de ese número despierta y activa las dos casillas que tiene al lado: una casilla vacía da una flor o un chip de memoria, un edificio en construcción avanza un paso, y un edificio completo de nivel 2 paga su bonificación. Después pones el dado en una casilla de reciclaje para realizar una acción, como comprar un edificio nuevo con flores. Por último, tomas cada loseta de profecía cuya condición cumples. Los chips pagan la ayuda de los Ancianos y los artefactos. Dan puntos los edificios, las flechas de nivel 3, las profecías, los artefactos y cada tres flores.
rebuilt = El texto del reglamento se conserva; sus ilustraciones, no. Son reconstrucción nuestra los precios de los edificios, sus casillas de construcción y la mayoría de sus flechas, lo que dan las casillas vacías, dónde empiezan las Dunaïas, dos de los tres costes de los Ancianos, los puntos de las profecías, y los Ancianos y profecías de una primera partida. Todo sigue lo que dice el reglamento y los números que da. Los nombres de los Ancianos y de los personajes de Élite son nuestros.

## Capítulos

chapter-setup = Preparación
chapter-buildings = Edificios
chapter-turn = Tu turno
chapter-die = Fase 1: elegir el dado
chapter-awakening = Fase 2: despertar la Dunaïa
chapter-moving = Mover Dunaïas
chapter-recycling = Fase 3: reciclar el dado
chapter-prophecy = Fase 4: profecía
chapter-elders = Llamar a los Ancianos
chapter-end = El final de la partida
chapter-scoring = Puntuación y empates
chapter-elite = Variante: personajes de Élite
chapter-limits = Cuando algo se agota
chapter-players = Número de jugadores y consejos

## Ejemplos

example-start = Todo listo para empezar
    .step-1 = Empiezas con 2 flores, 3 fichas de construcción y ningún chip insertado. Tus seis Dunaïas están en las líneas entre casillas: la Dunaïa 4, entre A2 y A3.
    .step-2 = En la partida hay tres Ancianos y tres losetas de profecía.
    .step-3 = Hay seis edificios en venta. En el espacio del tablero, un edificio de nivel 1 cuesta 1 flor y uno de nivel 3 cuesta 3; encima de la pila, cada uno cuesta una más.

example-neighbours = Qué cuenta como vecino
    .step-1 = El edificio verde de B2 tiene dos flechas activas: sus vecinos de B1 (verde) y C2 (cualquier color) están completos. Los vecinos rojos no le cuentan.
    .step-2 = La Dunaïa 5 despierta entre B2 y B3. B2 da 1 flor y 1 más por cada flecha activa: 3. El edificio verde de A1 está solo en diagonal, así que no suma nada. B3 es un edificio completo de nivel 1: no da nada al despertar.

example-whole-turn = Un turno entero
    .step-1 = Las fases van en orden. No puedes reciclar un dado antes de tomarlo.
    .step-2 = Fase 1: tomas un 6, así que despierta la Dunaïa 6. Sus dos casillas dan algo; tú eliges el orden.
    .step-3 = Fase 2: C3 da una flor. C2 te permite insertar el chip 6.
    .step-4 = Fase 3: pones el dado en el espacio de flores y tomas una flor. En la fase 4 no hay profecía que tomar, así que pasa el turno.
example-windows = Cuándo puedes llamar a un Anciano
    .step-1 = Tienes los chips para un Anciano. Puedes llamarlo antes de la fase 1, entre las fases y después de la fase 4.
    .step-2 = Esta vez continúas, tomas un 6 y vuelves a continuar. Despierta la Dunaïa 6.
    .step-3 = En mitad de una fase no se llama a ningún Anciano: termina antes de despertar.
    .step-4 = Las dos casillas han dado sus efectos. Ahora puedes llamar otra vez.
    .step-5 = Llamas al Jardinero con los chips 1, 2 y otro más.
    .step-6 = Tomas 2 flores y un fragmento de artefacto. Los chips vuelven junto a tu tablero. El chip 6, recién insertado, se queda.

example-own-die-waits = Tu propio dado va el último
    .step-1 = Quedan dados negros, así que no puedes tomar el dado de tu color.
    .step-2 = El dado de otra persona nunca es para ti.
    .step-3 = Puedes tomar cualquier dado negro: aquí, el 3 o el 4.
example-all-dice-placed = No quedan dados: se tiran todos
    .step-1 = Se han puesto todos los dados menos uno. Hay dados en el tablero común y en dos edificios de nivel 1.
    .step-2 = Se pone el último dado. Te toca y no queda ninguno, así que los recoges todos.
    .step-3 = Los tiras. Los dados negros muestran 1, 4, 5 y 6: de esos cuatro puedes elegir.
    .step-4 = El dado de tu color muestra un 2. Tiene que esperar a que no queden negros.
    .step-5 = Tomas el 4, y despierta la Dunaïa 4.
    .step-6 = La tirada también ha liberado todos los edificios de nivel 1. Pagas una flor al dueño de este y lo usas.
example-last-dice = Cómo se acaban los dados
    .step-1 = Pones el último dado negro. Tu rival no puede elegir y toma el dado de su color, un 1.
    .step-2 = Después tomas el tuyo, un 5.
    .step-3 = Cada cual ha tomado una vez su propio dado. No queda ninguno, y esta vez es tu rival quien elige primero de la nueva tirada.

example-empty-squares = Casillas vacías
    .step-1 = La Dunaïa 3 despierta entre dos casillas vacías. C1 da una flor; C2 te permite insertar el chip 3, el que lleva el número de la Dunaïa.
    .step-2 = La Dunaïa 6 te permitiría insertar el chip 6, pero ese ya está insertado. Solo recibes la flor de C3.
example-site-and-chips = Una obra y un edificio de chips
    .step-1 = Tomas un 4. La Dunaïa 4 está entre A2 y A3, y las dos tienen efecto. Tú eliges el orden.
    .step-2 = En A3, la ficha de construcción avanza una casilla. En A2 puedes insertar dos chips: uno por el centro y otro porque la flecha apunta a un vecino verde completo.
    .step-3 = Tú eliges los chips: el 5 y el 6. Las flechas de flores no apuntan a ningún edificio completo, así que no dan nada.
example-completed = Se completa un edificio
    .step-1 = La ficha llega a la última casilla de construcción. El edificio se voltea, y la ficha vuelve a ser tuya.
    .step-2 = Un edificio de nivel 2 se completa igual. Paga desde la próxima vez que despierte, no en esta.
example-five-flowers = Lo máximo que puede dar un edificio de nivel 2
    .step-1 = Los cuatro vecinos están completos y son verdes: 1 flor del centro y 4 de las flechas. B3, un edificio completo de nivel 1, no da nada.
example-one-flower = Lo mínimo que da un edificio de nivel 2
    .step-1 = Dos vecinos son rojos, y el verde aún está en construcción. Solo paga el centro: 1 flor.
example-three-moves = Movimientos de un edificio de nivel 2
    .step-1 = Con cuatro vecinos verdes, este edificio da 2 flores y hasta 3 movimientos.
    .step-2 = Mueves la Dunaïa 6 a cualquier lugar con sitio.
    .step-3 = Los movimientos son opcionales: puedes parar en cualquier momento.
example-order-matters = El orden puede importar
    .step-1 = Primero B2: aún no tiene ningún vecino completo y da 1 flor. Después se completa B3.
    .step-2 = Primero B3: se completa, y la flecha de B2 ya apunta a él. B2 da 2 flores.
example-nothing-first = Una casilla sin efecto espera
    .step-1 = Todos tus chips están insertados, así que B2 no tiene nada que dar. C2 va primero y se completa. Después se vuelve a mirar B2: ahora su flecha de flores está activa, y tomas 1 flor.
example-walks-away = La Dunaïa que se va
    .step-1 = La Dunaïa 3 despierta entre C1 y C2. Empiezas por C2: 1 flor, y puedes mover una Dunaïa.
    .step-2 = Mueves la propia Dunaïa 3. Se ha ido de C1, así que el edificio de ahí no avanza. Conservas la flor.
    .step-3 = Si mueves otra Dunaïa, C1 avanza como siempre.

example-crowded-line = Adónde puede ir una Dunaïa
    .step-1 = Pones el dado en tu propio edificio de movimientos: hasta tres movimientos.
    .step-2 = Entre B2 y B3 hay tres Dunaïas. No cabe una cuarta.
    .step-3 = Una Dunaïa no puede ir al lugar donde ya está.
    .step-4 = Vale cualquier otro lugar con sitio. La distancia no importa.
    .step-5 = Cada movimiento es con una Dunaïa distinta: esta ya se ha movido.
    .step-6 = Mueves otras dos. Ahora hay tres Dunaïas entre C2 y C3, el máximo posible.

example-buy = Empezar un edificio
    .step-1 = Tienes 3 flores y pones el dado en el espacio de construcción.
    .step-2 = El edificio de nivel 3 de encima de la pila cuesta 4: demasiado para ti.
    .step-3 = El del espacio del tablero cuesta 3. Lo pones en una casilla libre, con una ficha de construcción en la primera de sus 5 casillas. La loseta de la pila ocupa su sitio, y se descubre otra.
example-where-not = Lo que no puedes construir
    .step-1 = Pones el dado en el espacio de construcción.
    .step-2 = En una casilla cabe un edificio. Nada se construye encima.
    .step-3 = Solo se pueden comprar las seis losetas en venta.
    .step-4 = Las losetas se colocan derechas. No se giran.
    .step-5 = Derecha, en una casilla libre, por 2 flores: una buena obra.
example-three-sites = Tres obras como máximo
    .step-1 = Tus tres fichas de construcción están en edificios. Hasta que se complete uno no puedes empezar otro.
example-common-spaces = Los demás espacios del tablero común
    .step-1 = El espacio de flores da una flor. Ya hay dados ahí, y no importa: en los espacios comunes cabe cualquier número.
    .step-2 = El espacio de chips te permite insertar un chip a tu elección.
    .step-3 = El espacio de movimiento mueve una Dunaïa.
example-guest = En un edificio ajeno
    .step-1 = Pones el dado en un edificio ajeno de nivel 1. Das 1 flor a su dueño y después tomas 3 de la reserva: tenías 2, ahora tienes 4.
    .step-2 = Le toca al dueño.
    .step-3 = Tu dado sigue ahí. Bloquea el edificio, también para su dueño, hasta que se vuelvan a tirar los dados.
example-no-flower-for-host = Sin flor no hay visita
    .step-1 = La flor para el dueño va primero. Sin ella no puedes usar el edificio, aunque te daría tres.
    .step-2 = El espacio de flores del tablero común acepta tu dado en cualquier caso.
example-own-buildings = Tus propios edificios de nivel 1
    .step-1 = Tus propios edificios son gratis. Este da 3 flores.
    .step-2 = Este hace avanzar una casilla un edificio a tu elección. Hay una sola obra, así que avanza esa.
    .step-3 = Este te permite insertar dos chips a tu elección.
    .step-4 = Un edificio en construcción no acepta dados.
    .step-5 = Tampoco un edificio de nivel 2.
example-fresh-building = Recién completo, y ya útil
    .step-1 = La Dunaïa 6 completa el edificio de C3. El chip 6 ya está insertado, así que C2 no da nada.
    .step-2 = En el mismo turno pones en él tu dado: 3 flores.
example-no-idle-dice = Un dado tiene que servir de algo
    .step-1 = No tienes flores ni obras, y todos tus chips están insertados.
    .step-2 = No queda ningún chip por insertar, así que el espacio de chips no acepta tu dado.
    .step-3 = Tu edificio hace avanzar una obra, y no tienes ninguna.
    .step-4 = No puedes pagar ningún edificio. Quedan el espacio de movimiento y el de flores.

example-three-in-line = Tres en línea
    .step-1 = Se completa el edificio de C3. La columna C tiene ahora tres edificios completos. Las profecías se comprueban más tarde, en la fase 4.
    .step-2 = Pones el dado. Después tomas la loseta: 2 puntos.
example-diagonal = Una diagonal no es una línea
    .step-1 = Tres edificios completos en diagonal no cumplen la profecía.
example-twelve-flowers = Hay que tenerlas cuando cuentan
    .step-1 = Tienes 12 flores, pero gastas una en la fase 3. En la fase 4 tienes 11, así que no recibes la loseta.
    .step-2 = Si las conservas, tomas la loseta. Las flores siguen siendo tuyas: por una profecía no se paga nada.

example-mason = Poder y fragmento
    .step-1 = Llamas al Cantero con los chips 5 y 6 y otro a tu elección. El poder y el fragmento son posibles.
    .step-2 = Tomas ambos. Primero va el poder: ¿qué edificio avanza?
    .step-3 = Avanza el edificio de B2. Después tomas el fragmento que te faltaba: el artefacto está completo.
example-power-or-fragment = Solo una de las dos cosas
    .step-1 = Puedes tomar el fragmento y renunciar al poder.
    .step-2 = O usas el poder, aquí 2 flores, y dejas el fragmento.
    .step-3 = Esta llamada no daría nada: no tienes ningún edificio en construcción, y ya tienes ese fragmento.
example-wrong-chips = Los chips que hacen falta
    .step-1 = El tercer Anciano pide el 5, el 6 y otro más. Con estos chips no alcanza.
    .step-2 = El chip 6 no está insertado, así que no puedes descartarlo.
    .step-3 = El primer Anciano pide el 1, el 2 y otro más. Eso sí puedes pagarlo.
example-architect = Buscar en una pila
    .step-1 = Llamas al Arquitecto y puedes tomar cualquier edificio de una pila.
    .step-2 = La loseta del espacio del tablero no es de la pila.
    .step-3 = Pagas el precio de la pila, 4 flores, y empiezas el edificio. La pila se baraja: puede volver a salir la loseta que estaba encima.
    .step-4 = O sale otra.
example-architect-price = Lo que cuesta buscar
    .step-1 = Llamas al Arquitecto con 3 flores.
    .step-2 = Un edificio de nivel 3 de la pila cuesta 4.
    .step-3 = Uno de nivel 2 cuesta 3. El Anciano lo encuentra; tú lo pagas.
example-painter = Un color más
    .step-1 = Llamas al Pintor y puedes poner una ficha de color en uno de tus edificios.
    .step-2 = El edificio de B3 ya es rojo.
    .step-3 = Con una ficha verde es rojo y verde. La flecha de B2 que apunta a él está ahora activa.
    .step-4 = La Dunaïa 5 despierta junto a B2: 2 flores en vez de 1.

example-last-prophecy = La última profecía
    .step-1 = Eres el segundo asiento de tres y tomas la última loseta de profecía. Se desencadena el final: quedan 3 turnos.
    .step-2 = El tercer asiento termina la ronda.
    .step-3 = Después, todo el mundo tiene un último turno: primero quien empezó, luego tú, aunque hayas desencadenado el final.
    .step-4 = El último turno de todos es del tercer asiento. Todo el mundo ha tenido los mismos turnos, y ganas tú.
example-ninth-building = El noveno edificio
    .step-1 = Completas tu noveno edificio. El final se desencadena de inmediato. El tuyo era el último turno de la ronda, así que a cada cual le queda un turno.
    .step-2 = Tras esos turnos termina la partida.

example-one-arrow = Edificios y flechas
    .step-1 = El edificio morado y el verde dan 1 punto cada uno; el rojo, 3. Su flecha izquierda apunta a un edificio morado: 2 más. En total, 7.
example-two-arrows = Si el edificio verde fuera morado
    .step-1 = Ahora también la flecha derecha apunta a un edificio morado: 2 puntos más, 9 en total.
example-what-counts = Todo lo que da puntos
    .step-1 = Dos edificios de nivel 3 dan 6 puntos. Una flecha apunta al edificio multicolor: 2. El edificio en construcción se quita. La profecía vale 3, dos artefactos 3, y 8 flores dan 2. Los chips y los fragmentos sueltos no dan nada.
example-artefacts = Artefactos
    .step-1 = Un artefacto vale 1 punto; dos valen 3 en total; tres, 6; y cuatro, 10.
example-more-artefacts = Más artefactos
    .step-1 = Cinco artefactos valen 14, y cada uno más suma 4: siete valen 22.
example-tie-prophecies = Un empate: profecías
    .step-1 = Hay empate a 5 puntos. Tu rival tiene dos losetas de profecía y tú una, así que gana tu rival, valgan lo que valgan las losetas.
example-tie-flowers = Un empate: flores
    .step-1 = Hay triple empate a 5 puntos y una loseta de profecía. El segundo asiento y el tercero tienen más flores que el primero. Tienen las mismas, así que comparten la victoria.

example-draft = La elección
    .step-1 = Se saca una loseta más que el número de asientos. Solo se puede elegir entre estas.
    .step-2 = El último asiento elige primero.
    .step-3 = Después elige el primero. La loseta que queda vuelve a la caja, y empieza la partida.
example-merchant = El Mercader
    .step-1 = Al Mercader, los edificios le cuestan 1 flor menos: este, 2 en vez de 3.
example-tinkerer = El Artífice
    .step-1 = El Artífice toma un 6 y puede girarlo a su cara opuesta.
    .step-2 = Ahora el dado muestra un 1, así que despierta la Dunaïa 1.
example-foreman = El Capataz
    .step-1 = El Capataz paga 2 flores y hace avanzar una casilla un edificio.
    .step-2 = El Capataz trabaja una sola vez por turno.
example-archivist = El Archivista
    .step-1 = El Archivista descarta dos chips insertados, toma 2 flores y puede mover una Dunaïa.
    .step-2 = Dejas las Dunaïas donde están.
    .step-3 = El Archivista trabaja una sola vez por turno.
    .step-4 = Las flores alcanzan para un edificio.
example-shepherd = El Pastor
    .step-1 = Al final del turno, el Pastor puede mover la Dunaïa que acaba de despertar.
    .step-2 = No se puede mover ninguna otra Dunaïa.
    .step-3 = La Dunaïa 6 va adonde sirve de algo, y el turno ha terminado.
example-surveyor = El Agrimensor
    .step-1 = Al final del turno, el Agrimensor puede reservar un edificio.
    .step-2 = Reservas el de encima de la pila. Se descubre otro; el espacio del tablero se queda como está.
    .step-3 = En tu siguiente turno pones el dado en el espacio de construcción.
    .step-4 = El edificio reservado cuesta 2, el precio más bajo de su nivel.

example-last-chip = El último chip
    .step-1 = El edificio da dos chips, pero fuera solo queda uno. Insertas ese; el otro se pierde.
example-full-village = Una aldea llena
    .step-1 = Cada casilla tiene su edificio. No puedes empezar otro.
example-empty-pile = Una pila vacía
    .step-1 = Compras el último edificio de nivel 3. La pila está vacía, así que también se queda vacío su espacio del tablero.

example-three-players = Para tres
    .step-1 = Entre tres hay cuatro dados negros y tres de color. Entre dos o cuatro hay cinco negros.
example-prepare = Prepara tu propio dado
    .step-1 = Tu propio dado muestra un 5, y será para ti cuando no queden negros. Pero la Dunaïa 5 está junto a B2, un edificio completo de nivel 1 que no da nada.
    .step-2 = Mueves la Dunaïa 5 junto a tu obra. Ahora pueden activarla dos Dunaïas, y una de ellas es segura.

## Ayuda de juego

aid-turn = Tu turno
    .die = Dado: toma uno negro. El tuyo, solo si no quedan negros. Si no queda ningún dado, antes tíralos todos.
    .wake = Despertar: la Dunaïa de ese número activa las casillas de sus dos lados, en el orden que elijas.
    .recycle = Reciclar: pon el dado en el tablero común o en un edificio completo y libre de nivel 1.
    .prophecy = Profecía: { $claim ->
        [forced] toma
       *[other] puedes tomar
    } cada loseta cuya condición cumplas.
    .elders = Antes y después de cada fase puedes llamar a los Ancianos.
aid-squares = Despertar una casilla
    .empty = Vacía: toma la flor, o inserta el chip con el número de la Dunaïa.
    .site = En construcción: la ficha avanza una casilla. En la última, el edificio queda completo.
    .two = Nivel 2 completo: su efecto, y el de cada flecha hacia un vecino completo de su color.
    .others = Nivel 1 o 3 completo: nada.
    .move = Una Dunaïa se mueve a cualquier lugar { $move_target ->
        [room] con sitio, { $crowd } juntas como máximo.
       *[other] vacío.
    }
aid-spaces = El tablero común
    .each = { $effect ->
        [build] Construye: paga una loseta, colócala y ponle una ficha
        [flower] { $amount ->
            [one] Toma 1 flor
           *[other] Toma { $amount } flores
        }
        [move] { $amount ->
            [one] Mueve 1 Dunaïa
           *[other] Mueve { $amount } Dunaïas
        }
        [advance] Haz avanzar un edificio
       *[other] { $amount ->
            [one] Inserta 1 chip a tu elección
           *[other] Inserta { $amount } chips a tu elección
        }
    }.
    .one = En cada espacio cabe cualquier número de dados; en un edificio de nivel 1, uno solo.
    .guest = Edificio ajeno: paga a su dueño { $guest ->
        [one] 1 flor.
       *[other] { $guest } flores.
    }
aid-buildings = Precios en flores
    .each = Nivel { $level }: { $board_space } en el tablero, { $pile_top } de la pila.
    .build = Tienes { $tokens ->
        [one] { $tokens } ficha
       *[other] { $tokens } fichas
    } de construcción: ese es el máximo de edificios en construcción.
aid-calls = Llamar a un Anciano
    .each = Fragmento de { NAME($fragment, of: "fragment") }: chips { $chips } y { $any ->
        [one] otro
       *[other] otros { $any }
    } a tu elección.
    .brings = { $elder_fragment ->
        [choice] Recibes el poder, el fragmento o ambos.
       *[other] Recibes el fragmento y, si quieres, el poder.
    }
    .artefact = Tres fragmentos distintos forman un artefacto. Complétalo antes de empezar otro.
aid-scoring = Lo que puntúa
    .buildings = Edificios completos: { $level1 }, { $level2 } o { $level3 } según su nivel.
    .arrows = Flechas de nivel 3: los puntos impresos por un vecino completo del color de la flecha.
    .prophecies = Profecías: los puntos impresos.
    .artefacts = Artefactos: { $artefacts } en total por ninguno, uno, dos, etc.; después, { $further } por cada uno más.
    .flowers = Cada { $flowers } flores: 1.
aid-ending = El final
    .trigger = Alguien toma la última loseta de profecía o completa su edificio número { $last }.
    .round = Se termina la ronda. Después, cada cual tiene un turno más.
    .tie = Empate: más losetas de profecía, después más flores. Si sigue el empate: la victoria se comparte.
    .limit = { $rounds ->
        [0] Los edificios en construcción no dan puntos.
       *[other] La ronda { $rounds } es la última en cualquier caso. Los edificios en construcción no dan puntos.
    }
