# La página del reglamento de Miner Inconvenience: sus capítulos y ejemplos (véase examples.toml). Cada paso es un atributo, .step-1.

goal = Entre todos se excava una sola mina: hay que construir y mejorar al menos cuatro edificios, y después robar el mazo hasta la última carta.
overview = En tu turno haces una sola cosa: excavar, construir o mejorar. Para excavar, pon una carta junto a la última loseta o sobre una de sus tres caras, de modo que todos los túneles continúen. Después robas una carta por cada edificio al que lleguen los túneles y por cada loseta de una veta de oro que amplíes. Los edificios y las mejoras cuestan oro: cartas de tu mano, que van debajo del mazo. El equipo pierde si el mazo se acaba demasiado pronto o si alguien no puede hacer nada. Tras una victoria, las cartas que quedan en las manos son el resultado.
rebuilt = El texto del reglamento se conserva; sus ilustraciones, no. Los túneles, las pepitas y las escaleras de las 42 cartas, las puertas, los alcances y los nombres de los seis edificios, y todas las minas dibujadas aquí son reconstrucción nuestra. Siguen lo que dice el reglamento y los números que da.

## Capítulos

chapter-aim = Piezas y objetivo
chapter-setup = Preparación
chapter-turn = Tu turno
chapter-place = Excavar: poner una carta
chapter-ladder = Excavar: escaleras
chapter-supply = Excavar: robar por suministro
chapter-vein = Excavar: robar por vetas de oro
chapter-gold = Pagar oro
chapter-build = Construir
chapter-upgrade = Mejorar
chapter-end = El final de la partida
chapter-players = De una a cuatro personas

## Ejemplos

example-two-uses = Una carta sirve para dos cosas
    .step-1 = La cara de una carta es una loseta: la pones en la mina, y sus túneles continúan.
    .step-2 = Su dorso es 1 de oro: construyes, pagas con esa misma carta, y va debajo del mazo. Tú decides al usarla.
example-one-team = Un solo equipo
    .step-1 = Entre las tres manos hay seis cartas, y esa es la puntuación de cada cual. Cuatro edificios, todos mejorados, costarán 20 de oro en ocho acciones.
example-deal = Preparación para tres
    .step-1 = Cada mano recibe seis de las 42 cartas. La siguiente es la loseta inicial, y en el mazo quedan 23.
    .step-2 = Las manos están a la vista: ves las cartas de los demás y puedes hablar de ellas.
    .step-3 = Los seis edificios están listos junto a la mina. Empieza el primer asiento.
example-one-action = Una acción, y le toca al siguiente
    .step-1 = El primer asiento pone una carta. Ese era su turno.
    .step-2 = Una acción es todo el turno. Ahora le toca al segundo asiento, y cuentan sus propias cartas.
    .step-3 = El segundo asiento construye un Mirador y paga 1 de oro. La última loseta sigue siendo la carta que se puso antes.
    .step-4 = El tercer asiento mejora enseguida ese Mirador. Cualquiera puede mejorar cualquier edificio.
example-cannot-pay = Una acción que no puedes pagar
    .step-1 = El segundo edificio cuesta 2 de oro, pero en esta mano hay una sola carta. La acción no puede ni empezar.
    .step-2 = La primera mejora cuesta 1 de oro, así que sí es posible.
example-must-act = No se puede pasar
    .step-1 = La única carta de la mano no encaja en ningún sitio, pero puede pagar cualquiera de los seis edificios.
    .step-2 = Así que hay que construir, y la mano se queda sin cartas. De momento, la partida sigue.
example-stuck = Alguien no puede hacer nada
    .step-1 = El tercer asiento no tiene cartas. La partida sigue: antes le toca al segundo.
    .step-2 = El segundo asiento no roba nada. Ahora le toca al tercero, no hay ninguna acción posible, y el equipo pierde.
example-spots = Los nueve lugares de la última loseta
    .step-1 = Puedes poner una carta junto a uno de los seis lados de la última loseta.
    .step-2 = O sobre una de sus tres caras; aquí, la superior. Entonces tapa exactamente esa cara.
    .step-3 = Junto a una carta anterior: no se puede. Solo cuenta la última loseta.
    .step-4 = Justo debajo de la última loseta: no se puede. Taparía dos medias caras y ninguna entera.
    .step-5 = Encima de la propia última loseta: no se puede. La taparía entera.
example-dead-ends = Sin callejones sin salida
    .step-1 = Túnel con túnel: la carta encaja.
    .step-2 = Esta carta no tiene túnel al oeste. El túnel anterior acabaría en su roca.
    .step-3 = Y esta tiene un túnel al suroeste que acabaría en la roca de la carta anterior.
    .step-4 = Roca con roca: encaja, aunque ningún túnel una las dos cartas. Los túneles que dan a la mesa están bien.
example-top = Sobre la cara superior
    .step-1 = Ningún túnel va de la cara superior a las otras dos, y la carta nueva no tiene ninguno hacia ellas. Encaja.
    .step-2 = El túnel del sureste de esta carta acabaría en la roca de la cara derecha.
example-walls = Sobre la cara derecha y la izquierda
    .step-1 = Un túnel va de la cara izquierda a la derecha. La carta nueva, sobre la cara derecha, lo continúa.
    .step-2 = El túnel del noroeste de esta carta acabaría en la roca de la cara superior.
    .step-3 = Sobre la cara izquierda, la carta continúa el mismo túnel.
    .step-4 = El túnel del noreste de esta carta acabaría en la roca de la cara superior.
example-half-faces = Medias caras de cartas anteriores
    .step-1 = La carta tapa la cara derecha de la última loseta. También tapa un tercio de la carta anterior, donde aún se veía media cara. Está permitido.
example-whole = Más de un tercio
    .step-1 = La mitad de la carta más antigua aún se ve.
    .step-2 = Una carta sobre la cara superior de la última loseta taparía todo el resto, así que no se puede.
example-building = Junto a un edificio, y encima
    .step-1 = Se construye un Mirador. Tiene puertas al noroeste y al noreste.
    .step-2 = Ninguna carta puede tapar un edificio, ni siquiera sobre la cara de la última loseta.
    .step-3 = Junto al edificio, un túnel puede dar a una puerta.
    .step-4 = Ahora, en su lugar, un Portón, con puertas al suroeste y al sureste.
    .step-5 = La misma carta no se puede poner: su túnel acabaría en un lado sin puerta.
    .step-6 = Junto a un edificio, la roca siempre encaja.
example-by-ladder = Poner una carta por escalera
    .step-1 = La última loseta tiene una escalera. Sus propios lugares siguen valiendo.
    .step-2 = O pones la carta junto a otra loseta con escalera; aquí, la más antigua.
    .step-3 = Ese lado de la loseta con escalera lo ocupa otra carta.
    .step-4 = Por escalera se va al lado de una loseta, nunca sobre sus caras.
example-no-ladder = La última loseta no tiene escalera
    .step-1 = La carta anterior tiene una escalera; la última loseta, no. Así que no puedes subir hasta ahí.
example-covered-ladder = Una escalera tapada
    .step-1 = La última loseta tiene una escalera, pero tapa la de la carta anterior. Lo que está tapado no existe.
example-ladder-waits = La escalera espera
    .step-1 = La última loseta tiene una escalera. El primer asiento construye, y eso no cambia la última loseta.
    .step-2 = Así, el segundo puede usar la escalera, junto a la carta anterior que también tiene una. El Portón no da ninguna carta: el suministro llega por los túneles, no por las escaleras.
example-ladder-halves = Dos medias caras por escalera
    .step-1 = La carta va junto a la loseta con escalera de más abajo. Ahí tapa dos medias caras de la última loseta: un tercio de ella, así que está permitido.
example-covered-side = Un lado tapado
    .step-1 = La loseta inicial tiene una escalera, pero la carta sobre su cara superior tapa ese lado. Una carta ahí no tocaría nada de ella.
example-range = Dentro del alcance
    .step-1 = Desde la carta nueva, los túneles llegan al Portón por dos losetas, contando la nueva. Su alcance es 2, así que robas una carta.
    .step-2 = La carta se ha robado, y el turno ha terminado.
    .step-3 = Desde aquí son tres losetas. Queda demasiado lejos: ninguna carta.
example-farther = Los edificios mejorados llegan más lejos
    .step-1 = La misma mina, pero con el Portón mejorado. Su alcance es 4, así que tres losetas están lo bastante cerca: roba una carta.
example-no-through = No se atraviesa un edificio
    .step-1 = El Salón oeste está mejorado y alcanza cuatro losetas. Está a tres: roba una carta.
    .step-2 = En cambio, aquí se construye antes un Portón en la carta de en medio.
    .step-3 = Queda en el túnel hacia el Salón oeste. El camino acaba en su puerta, así que solo el Portón da una carta.
example-two-buildings = Tres edificios al alcance
    .step-1 = La carta nueva está al alcance de tres edificios. Cada uno da una carta; sus caminos pueden compartir túneles.
    .step-2 = Nadie sigue jugando hasta que se roben esas cartas. Robar es obligatorio.
example-vein = Una veta crece
    .step-1 = La carta nueva muestra una pepita en la misma roca que la primera: hay otra loseta, así que robas una carta.
    .step-2 = La carta se ha robado, y el turno ha terminado.
    .step-3 = La tercera pepita se une a la misma veta. Otras dos losetas muestran oro en ella, cerca o lejos: roba dos.
example-apart = Túneles entre las pepitas
    .step-1 = Las dos cartas muestran oro, pero hay túneles entre las dos pepitas. Son dos vetas: no robas nada.
example-no-nugget = Una carta sin oro
    .step-1 = Dos cartas muestran oro, en dos vetas.
    .step-2 = Esta carta las une en una sola. Pero no tiene ninguna pepita propia, así que no robas nada.
example-two-veins = Dos vetas a la vez
    .step-1 = La carta nueva tiene dos pepitas, en dos vetas. Cada veta tiene otra loseta con oro: roba dos.
example-covered-gold = Oro tapado
    .step-1 = El Portón tapa la única pepita de la mina. Ahora no hay ninguna veta.
    .step-2 = Así, esta pepita empieza una veta nueva y no roba nada. El Portón está al alcance y da una carta.
example-pay = Cartas debajo del mazo
    .step-1 = La segunda mejora cuesta 2 de oro.
    .step-2 = Primero se paga; mientras tanto no puedes hacer otra acción.
    .step-3 = Solo pagas con tu propia mano. Esta carta está en otra mano.
    .step-4 = Tú eliges las cartas y su orden. La primera va debajo del mazo.
    .step-5 = La segunda va debajo de la primera, así que se robará después. El mazo nunca se vuelve a barajar.
example-build-prices = Lo que cuestan los edificios
    .step-1 = El primer edificio cuesta 1 de oro.
    .step-2 = El segundo cuesta 2.
    .step-3 = El tercero cuesta 3. Queda una carta en la mano.
    .step-4 = El cuarto costaría 4 de oro, y eso es demasiado.
example-any-door = Las puertas nunca son callejones sin salida
    .step-1 = Aquí ningún túnel da a la cara superior, así que encaja cualquier edificio. Las puertas del Mirador dan a la mesa vacía.
    .step-2 = Las puertas del Portón dan a la roca. También está bien: no hace falta que un túnel llegue a un edificio.
example-one-door = Un túnel necesita una puerta
    .step-1 = Un túnel va de la cara izquierda a la superior. El Salón este no tiene puerta en ese lado.
    .step-2 = El Salón oeste sí.
example-two-doors = Dos túneles necesitan dos puertas
    .step-1 = A la cara superior llegan túneles por la izquierda y por la derecha. El Salón este tiene solo una de las dos puertas.
    .step-2 = Solo el Portón tiene las dos.
example-top-face = Una cara superior entera
    .step-1 = La cara superior de la carta de abajo está tapada, así que ahí no se puede construir nada.
    .step-2 = La última loseta muestra toda su cara superior.
    .step-3 = Un segundo edificio en la misma cara no se puede.
example-upgrade-prices = Lo que cuestan las mejoras
    .step-1 = La primera mejora cuesta 1 de oro, haya los edificios que haya.
    .step-2 = La segunda cuesta 2.
    .step-3 = La tercera costaría 3 de oro. Queda una carta, así que tiene que esperar.
example-flip = Voltear un edificio
    .step-1 = Solo se puede mejorar un edificio de la mina, no uno que está al lado.
    .step-2 = Se voltea el Portón. Sus puertas siguen igual; su alcance pasa de 2 a 4. Por eso no se roba nada.
    .step-3 = No se puede volver a mejorar.
    .step-4 = Ahora da una carta a tres losetas de distancia.
example-too-early = El mazo se acaba demasiado pronto
    .step-1 = Hay tres edificios mejorados. Con esta carta se roban tres, pero en el mazo solo quedan dos.
    .step-2 = Robar es obligatorio. Queda una carta.
    .step-3 = Se roba la última carta con tres edificios mejorados. El equipo pierde, y la puntuación es 0.
example-won = La mina es un éxito
    .step-1 = La misma mina con cuatro edificios mejorados. En el mazo quedan dos cartas, y con esta se robarían cuatro.
    .step-2 = Queda una carta.
    .step-3 = El mazo está vacío: el equipo gana de inmediato. Hay 36 cartas en las manos: una Metrópolis de la montaña. Cada carta puesta en la mina baja el resultado en uno.
example-nothing-left = Derrota con el mazo lleno
    .step-1 = Después de esta carta, la otra mano no tiene cartas, así que no hay acción posible. El equipo pierde; la puntuación es 0, quede lo que quede en las manos.
example-alone = En solitario
    .step-1 = En solitario recibes ocho cartas, y en el mazo quedan 33.
    .step-2 = Después de cada turno tuyo vuelve a tocarte. Todas las demás reglas son las mismas.
example-four = Para cuatro
    .step-1 = Entre cuatro, cada mano recibe cinco cartas, y en el mazo quedan 21. No cambia nada más.

## Ayuda de juego

aid-turn = Tu turno: haz una de estas cosas
    .excavate = Excavar: pon una carta de tu mano y roba.
    .build = Construir: pon un puesto avanzado en la cara superior de una carta y paga.
    .upgrade = Mejorar: voltea cualquier puesto avanzado y paga.
    .stuck = Si no puedes hacer ninguna, el equipo pierde.
    .hands = { $hands ->
        [open] Las manos están a la vista.
       *[other] Solo tú ves tu mano.
    } Pagas solo con tus propias cartas.
aid-laying = Poner una carta
    .where = Junto a la última loseta, o justo sobre una de sus tres caras. No se gira nunca.
    .match = Túnel con túnel, roca con roca, frente a cada vecina visible.
    .edge = Frente a un edificio, un túnel necesita una puerta; una puerta no necesita túnel.
    .overlap = { $overlap ->
        [cumulative] Las demás losetas pierden como máximo un tercio en total; los edificios, nada.
        [geometric] Tapa como máximo un tercio de cualquier otra loseta, y nada de un edificio.
        [visible_area] Tapa como máximo dos triángulos visibles de cualquier otra loseta, y nada de un edificio.
       *[other] Tapa como máximo un tercio de lo que se ve de cualquier otra loseta, y nada de un edificio.
    }
    .ladder = Si en la última loseta se ve una escalera: también junto a cualquier loseta con una escalera visible{ $ladder ->
        [sides] .
       *[other] , o sobre una cara suya.
    }
aid-drawing = Después, roba
    .supply = Suministro: 1 carta por cada edificio al que lleguen los túneles de la carta nueva, según su alcance.
    .count = { $count_placed ->
        [true] Cuenta las cartas del camino, con la nueva y sin el edificio.
       *[other] Cuenta las cartas del camino, sin la nueva ni el edificio.
    }
    .vein = Veta: si la carta nueva muestra una pepita, 1 carta por cada otra loseta con pepitas en su área. Túneles y edificios limitan las áreas.
    .order = Primero suministro, después vetas. Robar es obligatorio.
aid-gold = Oro
    .build = Construir cuesta { $build }: un precio tras otro.
    .upgrade = Mejorar cuesta { $upgrade }, y se cuenta aparte.
    .pay = 1 de oro es una carta de tu mano, puesta debajo del mazo.
    .face = La cara superior tiene que verse entera, con una puerta para cada túnel en su borde.
aid-ranges = Alcances: puesto avanzado → mejorado
    .each = { NAME($name, of: "building") }: { $outpost_range } → { $upgraded_range }
aid-ending = El final
    .lost = Si el mazo se acaba con menos de { $goal } edificios mejorados, el equipo pierde.
    .won = Con { $goal } o más, gana. El resultado son las cartas de todas las manos:
    .each = { $least } a { $most }: { NAME($rank, of: "rank") }
