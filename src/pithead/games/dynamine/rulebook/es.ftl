# La página del reglamento de Dynamine: sus capítulos y ejemplos (véase examples.toml). Cada paso es un atributo, .step-1.

goal = Excava tu propia mina bajo tu castillo. Al cabo de diez rondas, gana quien tenga la mina con más puntos de victoria (PV).
overview = Una ficha de ronda da puntos de construcción a todo el mundo. En tu turno tiras el dado y sumas el resultado. Con esos puntos compras losetas visibles del mercado y las colocas en tu mina de inmediato, túnel con túnel. Al final cuentas las vetas (cuanto más hondas, mejor), los altares, los pozos y los fósiles; después, las recompensas por tener más de algo, tus objetos y tus misiones.
rebuilt = El texto del reglamento se conserva; sus ilustraciones, no. Los textos y los valores de los objetos y las misiones están impresos. Las 98 losetas, las entradas, las caras del dado, los puntos de las fichas de ronda y los valores de las recompensas son reconstrucción nuestra. También lo son todas las posiciones dibujadas aquí, aunque los ejemplos publicados dan los números que da el reglamento.

## Capítulos

chapter-goal = El objetivo y la caja
chapter-setup = Preparación
chapter-turn = Rondas, turnos y puntos de construcción
chapter-market = El mercado
chapter-place = Construir túneles
chapter-plus = Lados +1 y fichas +1
chapter-moving = Mover losetas
chapter-round-token = Acciones extra de la ficha de ronda
chapter-one = Sacar un 1, objetos y misiones
chapter-scoring = Vetas, altares, pozos y fósiles
chapter-rewards = Recompensas
chapter-cards = Puntos de objetos y misiones
chapter-players = Para dos, o para tres y cuatro
chapter-end = Fin de la partida y empates

## Ejemplos

example-goal = Dos minas al final
    .step-1 = Dos minas de tres losetas cada una. Rojo tiene una veta en el nivel 3 y otra en el 4: 3 + 4 = 7 PV. Amarillo tiene una sola veta, en el nivel 1: 1 PV.
    .step-2 = Además, Rojo tiene más vetas que Amarillo y la mina más profunda; Amarillo tiene un fósil y, con él, más fósiles. En total son 15 a 6, y gana Rojo.
example-table = La mesa al empezar
    .step-1 = El mercado tiene seis filas y seis columnas. La columna de una loseta es su precio, de 1 a 6. En cada pila hay una loseta visible, con una o dos tapadas debajo.
    .step-2 = Hay tres cartas visibles y siete en el mazo. Cada cual tiene una misión secreta, así que hay ocho cartas que no has visto.
    .step-3 = Tu mina empieza con la entrada, en el nivel 1. Está abierta hacia los dos lados y hacia abajo.
example-round = Una ronda
    .step-1 = Se descubre la ficha de ronda. En esta ronda da 3 puntos a todo el mundo.
    .step-2 = Rojo saca un 4: 3 + 4 = 7 puntos de construcción.
    .step-3 = Rojo termina el turno. Los puntos que sobran se pierden.
    .step-4 = Amarillo saca un 2 y tiene 3 + 2 = 5 puntos de construcción.
    .step-5 = Tras el turno de Amarillo empieza la siguiente ronda, otra vez con Rojo.
example-points = Cuatro puntos de construcción
    .step-1 = La ficha de ronda da 2 puntos y has sacado un 2: 4 puntos de construcción.
    .step-2 = Compra una loseta de 4.
    .step-3 = O compra una de 3. Te queda un punto.
    .step-4 = Con un punto no puedes comprar una loseta de 2.
    .step-5 = Termina el turno: el punto se pierde.
    .step-6 = O compra dos losetas de 2 cada una.
    .step-7 = Una loseta de 5 es demasiado cara.
    .step-8 = También puedes no construir nada. Se pierden los cuatro puntos.
example-next-tile = La siguiente loseta de una pila
    .step-1 = Compra por 1 punto la loseta visible de una pila y colócala en tu mina de inmediato.
    .step-2 = Se descubre la siguiente loseta de esa pila.
    .step-3 = También puedes comprar esa, en el mismo turno.
example-empty-pile = Una pila vacía
    .step-1 = Las tres losetas de la primera pila están en las minas.
    .step-2 = Ahí ya no se puede comprar nada. Las pilas no se reponen.
example-orientation = Las losetas no se giran nunca
    .step-1 = Un túnel vertical va de arriba abajo. No puede hacer de galería junto a la entrada: ahí la entrada está abierta y el túnel vertical, cerrado.
    .step-2 = Debajo de la entrada, el túnel vertical encaja: abierto con abierto.
    .step-3 = Junto a la entrada necesitas una loseta abierta por la izquierda, como una galería.
example-mismatch = Un choque con la loseta de abajo
    .step-1 = La galería encaja con la entrada. Pero su lado inferior, cerrado, daría al lado superior abierto de la loseta de abajo, así que ahí no puede ir.
    .step-2 = La curva está abierta hacia la izquierda y hacia abajo: los dos lados encajan.
example-no-link = A cada loseta tiene que llegar un túnel
    .step-1 = Aquí se tocan lados cerrados. Encajan, pero ningún túnel conecta la loseta con tu mina.
    .step-2 = Esta casilla está ocupada. Las losetas no se tapan nunca.
    .step-3 = Nada se construye por encima del nivel de la entrada.
    .step-4 = Aquí los túneles conectan. La loseta está en el nivel 3.
example-depth = Niveles y marcadores de profundidad
    .step-1 = La mina tiene cuatro niveles de profundidad. La entrada es el nivel 1.
    .step-2 = La primera loseta del nivel 5 se lleva el último marcador de profundidad.
    .step-3 = Puedes seguir cavando. El nivel 6 no tiene marcador, pero cuenta como nivel 6 para la profundidad de tu mina.
example-sealed = El último extremo abierto
    .step-1 = Solo queda abierta la casilla de debajo de la entrada.
    .step-2 = Ahí encaja un túnel ciego. Está permitido, pero ahora la mina no tiene ningún extremo abierto y ya no podrá crecer.
example-plus-side = Un lado +1 ayuda a pagar
    .step-1 = Te quedan 2 puntos, así que aquí no puedes comprar una loseta de 3.
    .step-2 = Debajo del lado +1, sí: la loseta conecta con él y eso suma 1 punto. No queda ninguno.
    .step-3 = A una loseta de 4 le seguiría faltando 1 punto ahí.
example-two-plus-sides = Dos lados +1
    .step-1 = Esta loseta conecta con dos lados +1, uno encima y otro a su izquierda. Así, una loseta de 3 cuesta solo 1 punto.
example-own-plus-side = El +1 de la loseta nueva
    .step-1 = El +1 de la propia loseta nueva toca la entrada. No suma nada: solo cuentan los lados +1 que ya están en tu mina.
    .step-2 = Colócala al otro lado de la entrada. Ahora su +1 da a una casilla vacía.
    .step-3 = La siguiente loseta conecta con él y recibe 1 punto: con 3 puntos pagas 3 y te queda 1.
example-plus-token = Una ficha +1
    .step-1 = Construir esta loseta te da una ficha +1.
    .step-2 = No puedes gastarla en el mismo turno en que la recibes.
    .step-3 = En tu siguiente turno tienes 2 + 3 = 5 puntos y ya puedes gastar la ficha.
    .step-4 = Gástala: 6 puntos. La ficha vuelve a la reserva.
    .step-5 = Sirve una sola vez.
example-move-tile = Una loseta de movimiento
    .step-1 = Construyes una loseta de movimiento. Ahora puedes mover una loseta de tu mina.
    .step-2 = Decídelo primero: antes no se puede hacer nada más.
    .step-3 = Mueve la veta del nivel 1 al nivel 2. Gana 1 PV.
    .step-4 = O no muevas nada. Entonces el movimiento se pierde.
example-peripheral = Qué losetas se pueden mover
    .step-1 = El cruce no se puede mover: las tres losetas que lo rodean perderían su camino a la entrada.
    .step-2 = La loseta con la veta, sí. Del nivel 2 al nivel 3 gana 1 PV. Mover no cuesta puntos de construcción.
    .step-3 = También puedes subirla al nivel 1, aunque así se pierde 1 PV.
example-new-place = Adónde se puede mover una loseta
    .step-1 = En su nuevo lugar, la loseta tiene que encajar como si se construyera ahí. Aquí un lado abierto daría a uno cerrado.
    .step-2 = Tiene que salir de su casilla.
    .step-3 = Solo mueves losetas de tu propia mina.
    .step-4 = La galería puede ir al otro lado de la entrada.
example-surrounded = Losetas que se quedan
    .step-1 = Este cruce tiene losetas por los cuatro lados, así que no está en el borde de la mina y no se puede mover.
    .step-2 = La entrada no se mueve nunca.
example-between = Un movimiento entre dos construcciones
    .step-1 = La ficha de ronda permite a todo el mundo mover una loseta. Primero construyes un cruce.
    .step-2 = Después bajas la veta un nivel.
    .step-3 = Y vuelves a construir, donde estaba la veta.
    .step-4 = La ficha da un solo movimiento.
example-guess = Adivina tu tirada
    .step-1 = Con esta ficha dices un número antes de tirar. Nada va antes.
    .step-2 = Dices 4 y sacas un 4: 2 + 4, y 1 por acertar, son 7 puntos.
    .step-3 = Dices 4 y sacas un 5: 2 + 5 = 7 puntos, sin el punto de más.
example-reroll = Volver a tirar
    .step-1 = Has sacado un 2. Primero decide si te lo quedas.
    .step-2 = Quédatelo: 1 + 2 = 3 puntos.
    .step-3 = O vuelve a tirar y suma 1.
    .step-4 = Esta vez, un 1: 1 + 1 + 1 = 3 puntos. Como ha salido un 1, también puedes mover una loseta y tomar una carta.
    .step-5 = La nueva tirada vale. No puedes tirar por tercera vez.
example-rolled-one = Sacar un 1
    .step-1 = Sacas un 1: pocos puntos, pero puedes mover una loseta y tomar una carta, en cualquier orden.
    .step-2 = Solo se pueden tomar las cartas visibles.
    .step-3 = Toma una. Se descubre otra, así que vuelve a haber tres visibles. Vigas de soporte paga la profundidad: ahora mismo, 2 PV.
    .step-4 = Esa era tu carta por esta tirada.
    .step-5 = Y, si quieres, mueve una loseta.
example-no-one = Cualquier otra tirada
    .step-1 = Has sacado un 4, así que no puedes tomar ninguna carta.
    .step-2 = Tampoco puedes mover una loseta: la ficha de ronda no da movimiento, y no ha salido un 1.
example-raven = El Cuervo de las cuevas
    .step-1 = Tienes el Cuervo de las cuevas y 4 puntos. Suéltalo para hacer una segunda tirada.
    .step-2 = Se suma un 5: 9 puntos. La carta sale de la partida.
    .step-3 = Sirve una sola vez.
    .step-4 = Si sale un 1, tienes 5 puntos y puedes mover una loseta y tomar una carta.
example-plan = El Plano de la mina
    .step-1 = El Plano de la mina te permite mover una o dos losetas. La carta sale de la partida.
    .step-2 = Tienen que ser losetas que se puedan mover: sin este cruce, la de debajo quedaría aislada.
    .step-3 = Baja una veta un nivel.
    .step-4 = Después, mueve la otra.
example-plan-idle = Nada que mover
    .step-1 = Todavía no hay ninguna loseta que mover, así que no se puede usar el Plano de la mina.
example-veins = Vetas
    .step-1 = Una veta en el nivel 1, dos en el 2 y una en el 3: 1 + 2 × 2 + 3 = 8 PV.
example-deep-veins = Vetas profundas
    .step-1 = Una veta en el nivel 4 vale 4 PV. Del nivel 5 hacia abajo, cada una vale 5, también en el nivel 6: 4 + 5 + 5 = 14 PV.
example-altars-wells = Altares y pozos
    .step-1 = Este altar tiene un 4 impreso. Hay una veta en su nivel, el 1: 4 + 1 = 5 PV.
    .step-2 = Este tiene un 1 impreso, y hay una veta en el nivel 2: 1 + 1 = 2 PV.
    .step-3 = Un pozo simple vale 1 PV, y 1 más por cada loseta del túnel vertical que tiene justo encima. La entrada no se cuenta: 1 + 1 = 2 PV.
    .step-4 = Un pozo con un dragón o un altar vale 2 PV, y este tiene dos losetas encima: 2 + 2 = 4 PV.
    .step-5 = Vetas 3, altares 7, pozos 6: la mina vale 16 PV antes de las recompensas.
example-altar-level = Cada altar cuenta todas las vetas de su nivel
    .step-1 = Hay tres vetas en el nivel 3, dos de ellas en una misma loseta. Este altar vale 4 + 3 = 7 PV.
    .step-2 = El altar de al lado cuenta las mismas vetas, incluida la de su propia loseta: 1 + 3 = 4 PV.
example-fossils = Fósiles
    .step-1 = Un fósil vale su número impreso, 1 o 2 PV, en cualquier nivel: aquí, 1 + 2 = 3 PV.
    .step-2 = El dragón del pozo no tiene número. En su lugar, el pozo vale 2 + 2 = 4 PV, pero su dragón cuenta como tercer fósil.
example-rewards = Quién tiene más
    .step-1 = El dragón de Rojo está en un pozo y el fósil de Amarillo vale 2 PV, pero cada uno cuenta como un fósil. Entre dos, un empate no da nada a nadie.
    .step-2 = Rojo tiene el único pozo y la mina más profunda: 4 PV por cada cosa. Amarillo tiene más losetas; la entrada es una de ellas.
    .step-3 = Las dos vetas de Amarillo están en una misma loseta y cuentan como dos. Nadie tiene un altar, así que nadie se lleva esa recompensa.
    .step-4 = Dos recompensas para cada mina: 8 PV.
example-items = Objetos
    .step-1 = Anillo antiguo da 2 PV por altar: tres altares, 6 PV.
    .step-2 = Vigas de soporte da 1 PV por cada nivel de tu mina: seis niveles, 6 PV.
example-missions = Misiones
    .step-1 = La misión repartida a Rojo pide un fósil en el nivel 5: 4 PV.
    .step-2 = Zafiro azul pide una loseta de zafiro en el nivel 4: 5 PV.
    .step-3 = Salones profundos pide tres losetas en el nivel 5: 4 PV. Una misma loseta puede servir para varias misiones.
example-unmet = Misiones sin cumplir
    .step-1 = La misión pide un fósil en el nivel 5. Este está en el nivel 6: ningún punto.
    .step-2 = Rojo tiene las dos cartas Zafiro azul, pero una sola loseta de zafiro en el nivel 4. Solo se cobra una carta.
example-two-players = Para dos
    .step-1 = Un altar en cada mina. Entre dos, una recompensa empatada no se la lleva nadie.
    .step-2 = Rojo tiene más vetas: 4 PV.
example-four-players = Para tres o cuatro
    .step-1 = Entre tres o cuatro hay dos puestos, y los empates se pagan enteros. Rojo y Amarillo tienen tres pozos: 4 PV cada uno.
    .step-2 = Verde y Azul tienen dos pozos. Son el segundo puesto, a pesar del empate por el primero: 2 PV cada uno.
example-last-turn = El último turno
    .step-1 = Se ha descubierto la décima ficha. Rojo ya ha tenido su último turno; ahora le toca a Amarillo.
    .step-2 = Amarillo construye una veta en el nivel 3 y pasa a tener la mina más profunda y con más losetas: 3 + 4 + 4 = 11 PV.
    .step-3 = Amarillo termina el turno y, con él, la partida. Gana Amarillo, 11 a 8.
    .step-4 = Ya no se puede construir nada.
example-tie = Un empate
    .step-1 = Hay 5 PV en cada mina y una loseta en el nivel 5. En el nivel 4, Rojo tiene dos losetas y Amarillo, una. Gana Rojo.
example-shared = Una victoria compartida
    .step-1 = Hay 5 PV en cada mina y el mismo número de losetas en cada nivel. La victoria se comparte.

## Ayuda de juego

aid-turn = Tu turno
    .roll = Tira el dado y suma la ficha de ronda: esos son tus puntos de construcción.
    .buy = Compra tantas losetas visibles como puedas pagar. El precio es el dado impreso. La siguiente de la pila se descubre enseguida.
    .place = Colócalas de inmediato, sin girarlas. Deben conectar con tu mina, del nivel 1 hacia abajo.
    .match = { $edge_match ->
        [strict] Encajan todos los lados que se tocan: túnel con túnel, roca con roca.
       *[other] Basta una conexión; los demás lados no tienen que encajar.
    }{ $sealing ->
        [allowed] {""}
       *[other] {" "}Deja un extremo abierto hasta la última ronda.
    }
    .rest = No hace falta construir. Los puntos que sobran se pierden.
aid-extras = Acciones extra
    .move = Ficha de ronda «mover»: mueve una loseta periférica.
    .reroll = Ficha de ronda «repetir»: tras tirar, puedes volver a tirar una vez y sumar { $reroll }.
    .guess = Ficha de ronda «adivinar»: di un número antes de tirar. Si sale, sumas { $guess }.
    .face = Si sale { $faces }: mueve una loseta periférica { $roll_one ->
        [both] y
       *[other] o
    } toma una carta visible.
    .tile = Loseta de movimiento: al construirla, puedes mover una loseta periférica en el acto.
aid-plus = Lados +1 y movimientos
    .side = Una loseta que conecta con un lado +1 da 1 punto, { $plus_side ->
        [discount] que ya ayuda a pagarla.
       *[other] después de pagarla.
    }
    .token = Una ficha +1, gastada después de tirar, suma { $token }. Las que quedan al final no valen nada.
    .peripheral = Periférica: a su lado hay una casilla vacía y, sin ella, el resto de tu mina sigue unido. Mover no cuesta ni da nada.
aid-mine = Lo que puntúa tu mina
    .vein = Veta: su nivel, { $cap } como máximo.
    .altar = Altar: su valor impreso, y { $altar } por cada veta en su nivel.
    .well = Pozo: { $well }, o { $special } con un altar o un dragón, y { $shaft } por cada loseta conectada justo encima{ $well_count ->
        [above] .
       *[other] {" "}o debajo.
    }
    .fossil = Fósil: su valor impreso.
    .cards = Objetos y misiones: lo que llevan impreso.
aid-rewards = Recompensas
    .each = { $category ->
        [fossils] Más fósiles
        [wells] Más pozos
        [altars] Más altares
        [depth] Mina más profunda
        [veins] Más vetas
       *[other] Más losetas
    }: { $points }
    .places = { $seats ->
        [2] En un empate, nadie recibe la recompensa.
       *[other] Primer y segundo puesto. Los empates se pagan enteros.
    }
aid-ending = El final
    .last = Tras la ronda { $rounds } gana quien tenga más puntos.
    .tie = Empate: más losetas { $tie_levels ->
        [from_5_down] del nivel 5 hacia abajo,
       *[other] en el nivel 5 como en las misiones,
    } después en el 4, en el 3, etc. Si sigue el empate: la victoria se comparte.
