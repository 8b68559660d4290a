# La página del reglamento de TF22 Mine: sus capítulos y ejemplos (véase examples.toml). Cada paso es un atributo, .step-1.

goal = Recoge Ranium blanco en la mina y llévalo a un carguero. Gana quien antes entregue tres unidades (cinco entre dos).
overview = Tu turno empieza con los tres cargueros, que avanzan dos puestos alrededor de la mina en el sentido de las agujas del reloj. Después gastas exactamente cuatro de mineral en acciones: girar una carta, andar, recoger una unidad, robar una en un combate, empujar un carguero, entregar. Una unidad entregada vale un marcador amarillo, tu equipo vuelve de inmediato a su campamento base, y quien está a tu derecha pone una unidad nueva en la mina. El tercer marcador gana la partida en el acto.
rebuilt = El texto del reglamento se conserva; sus ilustraciones, no. Por eso las 36 cartas de mina son reconstrucción nuestra: sus formas, los símbolos, lo que hay en los dorsos, qué color va en cada sitio del centro y dónde empiezan los cargueros. Siguen lo que dice el reglamento y los números que da. Todas las posiciones dibujadas aquí son nuestras.

## Capítulos

chapter-cards = Piezas y cartas
chapter-setup = Preparación
chapter-before = Antes del primer turno
chapter-symbols = Cartas de símbolo
chapter-turn = Tu turno
chapter-turning = A, B, C: girar una carta
chapter-walking = D, E: andar y pasar
chapter-collecting = F: recoger una unidad
chapter-stealing = G: robar
chapter-loaders = H: empujar un carguero
chapter-delivery = I: entregar
chapter-replacing = Reponer las unidades entregadas
chapter-tunnel = J: el túnel secreto
chapter-case = K: el maletín
chapter-end = El final de la partida
chapter-three = Para tres
chapter-two = Para dos

## Ejemplos

example-card = Una carta de mina
    .step-1 = Una carta muestra un túnel de un color. La de e2 es roja, su túnel sale por norte, este y sur, y su símbolo es el 2.
    .step-2 = El dibujo pequeño es el dorso de la carta tal como lo verías a través de ella: este dorso se abre por todos los lados menos el norte.
example-start = La mesa para cuatro
    .step-1 = Cuatro cruces forman el centro, uno de cada color. Cada uno es el campamento base de su color, y ahí empieza su equipo.
    .step-2 = En cada esquina del anillo interior hay una unidad de Ranium blanco.
    .step-3 = Alrededor de la mina hay tres cargueros, a la misma distancia unos de otros.
example-exchange = Intercambiar cartas
    .step-1 = Quien empieza puede intercambiar dos cartas de los anillos. Los cruces del centro se quedan.
    .step-2 = Una carta del anillo interior y otra del exterior.
    .step-3 = Ahora las dos han cambiado de sitio, cada una tal como estaba. La unidad no se ha movido. Se permite un segundo intercambio, pero aquí no se hace.
example-colours = Elegir los colores
    .step-1 = Elige primero quien está a la derecha de quien empieza: rojo.
    .step-2 = La siguiente persona hacia la derecha ya no puede elegir el rojo.
    .step-3 = Azul, amarillo y, para quien empieza, blanco. Ahora empieza el primer turno, y también este empieza con los cargueros: dos puestos en el sentido de las agujas del reloj.
example-pile = Estándar: la pila
    .step-1 = Rojo ataca. En su pila queda la última carta, un 2; las otras cuatro ya se han usado, así que no puede salir un 5.
    .step-2 = Se destapa el 2. Azul destapa un 6 y gana. La pila de Rojo se ha agotado, así que vuelven las cinco cartas de inmediato; a Azul le quedan cuatro.
example-luck = Suerte: siempre todas las cartas
    .step-1 = En la variante de suerte, una carta usada vuelve a la pila de inmediato. Siempre puede salir cualquiera de las cinco.
example-strategy = Estrategia: elige de tu mano
    .step-1 = En la variante de estrategia, eliges tú. Rojo ya ha usado el 5 y no puede jugarlo.
    .step-2 = Rojo pone un 3 boca abajo. Azul tiene que elegir sin haberlo visto.
    .step-3 = Azul juega un 4 y se revelan ambas cartas: 3 contra 4 - 1 = 3, empate.
example-drift = Los cargueros derivan
    .step-1 = A Rojo le queda uno de mineral. Un carguero está en el último puesto del lado norte, encima de f1.
    .step-2 = Rojo gasta el mineral y empieza el turno de Azul: cada carguero avanza dos puestos en el sentido de las agujas del reloj. Una carta de esquina tiene dos puestos, así que este está ahora al este de f2.
example-all-ore = Gasta los cuatro de mineral
    .step-1 = A Rojo le queda uno de mineral. Un túnel secreto cuesta tres.
    .step-2 = El mineral no se puede guardar, y nadie puede pasar.
    .step-3 = Si no hay nada mejor, gira una carta. No hace falta que cambie algo: un cruce se ve igual de todas las maneras.
example-tee = Tres maneras de girar un cruce en T
    .step-1 = El cruce en T de b2 se abre por este, sur y oeste. No hace falta que tu equipo esté ahí: puedes girar cualquier carta.
    .step-2 = A, media vuelta: ahora se abre por norte, este y oeste. La unidad de la carta se queda en ella.
    .step-3 = O B, por el lado largo. Queda arriba el dorso: se abre por norte, este y sur.
    .step-4 = O C, por el lado corto: norte, sur y oeste.
example-straight = Un túnel recto
    .step-1 = En un túnel recto, media vuelta no cambia nada.
    .step-2 = Volteado por su lado largo, va en la otra dirección.
example-run = Por un mismo túnel
    .step-1 = Por uno de mineral, el equipo rojo anda hasta donde el túnel rojo llegue sin interrupción; aquí, hasta la unidad.
    .step-2 = O hasta el borde mismo. La unidad y el equipo azul que hay de camino no lo detienen.
    .step-3 = d2 está junto al equipo, y el túnel lleva allí, pero es amarilla.
    .step-4 = Esta carta también es roja, pero ningún túnel rojo lleva a ella sin interrupción.
example-cross = A otro túnel
    .step-1 = E es un paso a una carta de otro color: de d3, roja, a d2, amarilla.
    .step-2 = Las dos cartas tienen que estar abiertas la una a la otra. Encima de la carta amarilla hay una azul, pero está cerrada por el sur.
    .step-3 = Un solo paso, y nunca en diagonal: c3 no está al lado del equipo.
    .step-4 = E siempre cambia de color. De d3, roja, a e3, roja, el equipo anda (D).
example-open = Abrir camino
    .step-1 = El equipo amarillo no puede andar hacia el sur: la carta siguiente es amarilla, pero está cerrada por el norte.
    .step-2 = Volteada, deja pasar al equipo.
    .step-3 = Ahora el túnel llega al borde de la mina.
example-collect = Recoger
    .step-1 = El equipo rojo no está en una carta con una unidad.
    .step-2 = Anda hasta una.
    .step-3 = Por uno más de mineral, toma la unidad.
example-fight = Un combate
    .step-1 = Rojo ataca a Azul, que lleva una unidad. Cada cual destapa una carta: 4 contra 5 - 1 = 4, empate. No pasa nada.
    .step-2 = O 5 contra 5 - 1 = 4: gana Rojo, recibe la unidad, y el equipo rojo vuelve de inmediato a casa.
    .step-3 = O 3 contra 5 - 1 = 4: gana Azul y debe realizar de inmediato, gratis, una acción que cueste uno de mineral.
    .step-4 = Azul se aleja andando. Después Rojo sigue con los tres de mineral que le quedan.
example-nothing-to-steal = Nada que robar
    .step-1 = Amarillo está en la misma carta, pero no lleva ninguna unidad.
    .step-2 = Azul lleva una unidad, pero está en otra carta.
example-free-action = La acción gratuita de quien defiende
    .step-1 = Azul ha ganado la defensa. El maletín cuesta dos de mineral, así que no puede ser la acción gratuita.
    .step-2 = Puede serlo cualquier acción de uno de mineral, en sus condiciones normales. Rojo no lleva ninguna unidad, así que Azul no puede devolver el golpe.
    .step-3 = Azul gira una carta, que siempre se puede. Después sigue Rojo.
example-push = Empujar un carguero
    .step-1 = Un carguero, un puesto hacia atrás.
    .step-2 = O hacia adelante. Pero no a un puesto donde hay otro carguero.
    .step-3 = Y un solo puesto por uno de mineral.
example-deliver = Entregar una unidad
    .step-1 = El equipo rojo lleva una unidad, y su túnel llega al carguero: la última carta está abierta por el lado del carguero.
    .step-2 = No puede entregar más de lo que lleva.
    .step-3 = Por uno de mineral va hasta allí y entrega: un marcador amarillo. Después el equipo está otra vez en su campamento base.
example-two-units = Dos unidades a la vez
    .step-1 = El equipo lleva dos unidades y entrega las dos por el mismo mineral.
    .step-2 = Podría entregar solo una y guardar la otra.
example-third-unit = Dos unidades por turno
    .step-1 = Rojo tenía tres unidades y ha entregado dos. Desde el campamento base, el túnel vuelve a llegar al carguero, pero el límite es de dos por turno: la tercera tiene que esperar.
example-no-loader = Ningún camino a un carguero
    .step-1 = Hay un carguero junto a una carta del túnel rojo, pero la carta está cerrada por ese lado.
    .step-2 = Rojo empuja el carguero un puesto hacia atrás.
    .step-3 = Ahora el túnel no llega a ningún carguero.
example-symbol = Adónde va la unidad nueva
    .step-1 = Rojo entrega. Blanco, a la derecha de Rojo, destapa un 6: la unidad nueva va en una carta del anillo interior con un 6.
    .step-2 = Esta carta muestra otro símbolo.
    .step-3 = Esta muestra un 6, pero ya tiene una unidad.
    .step-4 = El otro 6 está libre. Rojo sigue con el mineral que le queda, desde el campamento base.
example-no-symbol = Ninguna carta con el símbolo
    .step-1 = Ninguna carta del anillo interior muestra un 4.
    .step-2 = Entonces vale cualquier carta del anillo interior, pero no una del exterior.
    .step-3 = Blanco pone la unidad en esta carta.
    .step-4 = Si todas las cartas con el símbolo tienen una unidad, pasa lo mismo: aquí la tienen las dos cartas con un 6.
example-tunnel = A cualquier carta de tu color
    .step-1 = Por tres de mineral, el equipo amarillo va de su campamento base a cualquier otra carta amarilla. No hace falta que lleve allí ningún túnel.
    .step-2 = La carta tiene que mostrar el color en el que está el equipo.
example-tunnel-loaded = Con una unidad, no
    .step-1 = Un equipo que lleva una unidad no puede usar un túnel secreto.
example-case = Mandar lejos a los demás
    .step-1 = Azul comparte una carta roja con Rojo, que lleva una unidad, y con Amarillo. Por dos de mineral, esos dos equipos van a otra carta roja, muy lejos. Rojo conserva la unidad.
    .step-2 = Ahora ya no queda nadie a quien mandar lejos.
    .step-3 = La otra carta tiene que ser del mismo color: esta es amarilla.
example-third-marker = El tercer marcador
    .step-1 = Rojo tiene dos marcadores y entrega una unidad. Con el tercero, Rojo gana en el acto, aunque sea en mitad de un turno.
example-win-as-defender = Ganar en un turno ajeno
    .step-1 = Rojo ataca a Azul y pierde el combate: Azul puede realizar una acción gratuita.
    .step-2 = Azul entrega la tercera unidad y gana, aunque es el turno de Rojo.
example-last-round = La última ronda
    .step-1 = La mesa tiene un límite de 60 rondas, y este es el último turno. Blanco gasta su último mineral. La partida termina, y gana Amarillo, con más marcadores que nadie.
example-three-start = La mesa para tres
    .step-1 = Entre tres hay tres unidades: la esquina más allá del cruce blanco está vacía. El equipo blanco no se usa; las cartas blancas, sí.
example-two-crews = Dos equipos por cabeza
    .step-1 = Entre dos, cada cual dirige dos equipos; aquí Rojo tiene también el blanco. Di qué equipo actúa.
    .step-2 = Los cuatro de mineral son para ambos. El equipo rojo anda.
    .step-3 = Y recoge. La unidad es del equipo rojo, y solo ese equipo puede entregarla.
    .step-4 = El equipo blanco actúa con el mineral que queda.
example-own-crews = Tus propios equipos
    .step-1 = Los dos equipos de una misma persona están en una carta. No se pueden robar entre ellos.
    .step-2 = Las unidades cuentan por equipo: el equipo rojo lleva una y no puede usar un túnel secreto.
    .step-3 = El equipo blanco no lleva ninguna, así que sí puede.
example-five-markers = Cinco marcadores
    .step-1 = Entre dos se juega a cinco, sumando los dos equipos de cada cual. Con tres no se gana todavía; con el quinto termina la partida.

## Ayuda de juego

aid-turn = Tu turno
    .drift = Primero, { $loader_drift ->
        [all] todos los cargueros avanzan
       *[other] un carguero a tu elección avanza
    } { $steps ->
        [one] { $steps } puesto
       *[other] { $steps } puestos
    } en el sentido de las agujas del reloj. En una esquina hay dos puestos.
    .ore = Después, gasta los { $ore } de mineral en acciones, cada una cuantas veces puedas pagarla. Nadie puede pasar.
    .first = { $first_round ->
        [full] Una conexión une dos cartas vecinas cuyos túneles se encuentran.
       *[other] En la primera ronda, quien juega antes tiene menos mineral. Una conexión une dos cartas vecinas cuyos túneles se encuentran.
    }
    .crews = { $seats ->
        [2] Tus dos equipos comparten el mineral. Una unidad se queda con el equipo que la tomó.
       *[other] Los equipos nunca bloquean el paso.
    }
aid-mine = Cartas, caminos, cargueros
    .a = A ({ $a } de mineral): gira cualquier carta media vuelta.
    .b = B ({ $b } de mineral): voltea cualquier carta por su lado largo.
    .c = C ({ $c } de mineral): voltea cualquier carta por su lado corto.
    .d = D ({ $d } de mineral): anda cualquier distancia por conexiones de un solo color.
    .e = E ({ $e } de mineral): pasa por una conexión a otro color.
    .h = H ({ $h } de mineral): empuja un carguero un puesto, no adonde haya otro.
aid-units = Unidades y equipos
    .f = F ({ $f } de mineral): toma la unidad de tu carta.
    .g = G ({ $g } de mineral): ataca a un equipo de tu carta que lleve una unidad.
    .i = I ({ $i } de mineral): anda por un solo color hasta un carguero junto a un lado abierto, y entrega.
    .j = J ({ $j } de mineral): sin unidades, salta a cualquier carta del color de la tuya.
    .k = K ({ $k } de mineral): manda todos los equipos rivales de tu carta a otra carta de su color.
aid-fight = Combates
    .strength = Tu fuerza es tu carta de símbolo menos las unidades que llevas.
    .attacker = Si gana quien ataca, una unidad cambia de manos y el equipo atacante vuelve a su campamento base.
    .defender = Si gana quien defiende, realiza una acción gratuita de 1 de mineral.
    .tie = En un empate no pasa nada.
    .cards = { $symbol_variant ->
        [standard] Las cartas salen de tu pila. Tras la última, se barajan todas de nuevo.
        [luck] Las cartas salen de tu pila. Se baraja después de cada carta.
       *[other] Eliges la carta en secreto. Tras la última, las recuperas todas.
    }
aid-delivery = Entregas
    .marker = Cada unidad que entregas es un marcador.
    .limit = Entregas 1 o 2 unidades { $delivery_limit ->
        [turn] por turno.
       *[other] a la vez.
    }
    .home = Tu equipo vuelve de inmediato a su campamento base.
    .replace = Por cada unidad, quien está a tu derecha destapa una carta de símbolo y pone una unidad en una carta del anillo interior con ese símbolo. Si no hay ninguna sin unidad: en cualquier otra sin unidad del anillo interior.
aid-ending = El final
    .goal = Entre { $seats }, gana en el acto quien antes tenga { $goal ->
        [one] { $goal } marcador.
       *[other] { $goal } marcadores.
    }
    .limit = { $rounds ->
        [0] No hay límite de rondas.
        [one] Tras { $rounds } ronda gana quien tenga más marcadores y, si no, más unidades. Si sigue el empate: la victoria se comparte.
       *[other] Tras { $rounds } rondas gana quien tenga más marcadores y, si no, más unidades. Si sigue el empate: la victoria se comparte.
    }
