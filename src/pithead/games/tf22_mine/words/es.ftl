# TF22 Mine en español.

## La sala

blurb = Gira los túneles, lleva Ranium blanco a los cargueros y roba a quien llegó antes que tú.
option-symbol_variant = Cartas de símbolo: se destapan de una pila, vuelven a la pila tras cada uso, o se eligen de la mano.
    .standard = estándar
    .luck = suerte
    .strategy = estrategia
option-card_backs = ¿El dorso de una carta es del mismo color que su cara, o de otro?
    .one_colour = del mismo
    .two_colour = de otro
option-loader_drift = Al empezar un turno, ¿derivan todos los cargueros, o uno a elección de quien juega?
    .all = todos
    .one = uno
option-delivery_limit = ¿El límite de dos unidades es por turno, o por visita a un carguero?
    .turn = por turno
    .visit = por visita
option-fight_chain_limit = A cuántos combates puede llevar un ataque, mediante las acciones gratuitas de quienes defienden.
option-max_rounds = La partida termina como muy tarde tras este número de rondas; 0 significa sin límite.
option-first_round = En la primera ronda, ¿reciben todos el mismo mineral, o menos quienes juegan antes?
    .full = el mismo
    .rising = menos quienes juegan antes
option-quick_setup = Omitir los intercambios y repartir los colores al azar.
    .false = no
    .true = sí
option-start_player = Quién empieza: alguien al azar, o un asiento.
    .random = al azar

## Nombres

colour-red = rojo
colour-blue = azul
colour-white = blanco
colour-yellow = amarillo
side-N = norte
side-E = este
side-S = sur
side-W = oeste
side-none = ningún lado

## Preguntas: a quien decide, y a los demás sobre ello

ask-layout = ¿Qué carta se pone ahora, y en qué sentido?
    .other = Se está montando la mina.
ask-starter = ¿Quién empieza?
    .other = Se sortea quién empieza.
ask-exchange =
    { $made ->
        [0] Intercambia dos cartas: elige la primera, o acaba.
       *[other] Intercambia otras dos cartas: elige la primera, o acaba.
    }
    .other = { SEAT($seat) } puede intercambiar dos cartas.
ask-partner = ¿Qué carta intercambias con { $cell }?
    .other = { SEAT($seat) } está intercambiando { $cell }.
ask-colour = ¿Con qué color juegas?
    .other = { SEAT($seat) } elige un color.
ask-drift = Te toca: ¿qué carguero deriva?
    .other = { SEAT($seat) } hace derivar un carguero.
ask-action = Te toca: gasta tu mineral ({ $ore ->
        [one] queda { $ore }
       *[other] quedan { $ore }
    }).
    .other = { SEAT($seat) } gasta mineral ({ $ore ->
        [one] queda { $ore }
       *[other] quedan { $ore }
    }).
ask-bonus =
    { $load ->
        [0] Has ganado el combate: realiza una acción gratuita de un mineral.
       *[other] Has ganado el combate, { $defence } - { $load } = { $strength } contra { $attack } - { $burden } = { $rival }: realiza una acción gratuita de un mineral.
    }
    .other = { SEAT($seat) } ha ganado el combate y realiza una acción gratuita de un mineral.
ask-attack = Atacas: ¿qué carta de símbolo juegas?
    .other = { SEAT($seat) } ataca y elige una carta de símbolo.
ask-defence = Te atacan: ¿qué carta de símbolo juegas?
    .other = { SEAT($seat) } defiende y elige una carta de símbolo.
ask-symbol = Hay que reponer una unidad: ¿qué carta de símbolo juegas?
    .other = { SEAT($seat) } elige una carta de símbolo para reponer una unidad.
ask-place =
    { $match ->
        [none] Ninguna carta libre del anillo interior muestra el símbolo { $symbol }: pon la unidad en cualquier carta libre del anillo interior.
       *[free] ¿Dónde pones la unidad? El símbolo es { $symbol }.
    }
    .other = { $match ->
        [none] { SEAT($seat) } pone una unidad en cualquier carta libre del anillo interior: ninguna muestra el símbolo { $symbol }.
       *[free] { SEAT($seat) } pone una unidad en una carta con el símbolo { $symbol }.
    }

## Jugadas

do-turn = Girar { $cell } ({ $way })
do-walk = Andar hasta { $to }
do-cross = Pasar a { $to }
do-collect = Recoger la unidad
do-steal = Robar al { NAME($victim, of: "colour") }
do-push = Empujar el carguero de { $loader } a { $slot }
do-deliver = Entregar { $units ->
        [one] { $units } unidad
       *[other] { $units } unidades
    }
do-tunnel = Túnel secreto a { $to }
do-transport = Trasladarlos a { $to }
do-card = Jugar { $value }
do-place = Poner la unidad en { $cell }
do-drift = Hacer derivar el carguero de { $loader }
do-exchange = Elegir { $cell } para intercambiar
do-with = Intercambiar con { $cell }
do-done = Listo
do-colour = Jugar con { NAME($colour, of: "colour") }
do-begin = Empieza { SEAT($seat) }
do-lay = Poner { $card }, posición { $placement }

## Sucesos

event-lay = { $card } se pone en { $places }: de color { NAME($look-colour, of: "colour") }, abierta por { LETTERS($look-open, of: "side") }
event-begin = Empieza { SEAT($seat) }
event-exchange = { SEAT($seat) } elige la carta de { $cell } para intercambiar
event-with = { SEAT($seat) } intercambia las cartas de { $first } y { $second }
event-done = { SEAT($seat) } no intercambia más
event-colour = { $how ->
        [dealt] { SEAT($seat) } recibe { NAME($colour, of: "colour") }
       *[chosen] { SEAT($seat) } elige { NAME($colour, of: "colour") }
    }{ EACH($follows, of: "then", before: "; ") }
event-drift = { SEAT($seat) } hace derivar el carguero del puesto { $slot } al puesto { $target }
    .seen = { SEAT($seat) } hace derivar el carguero de { $cell }, lado { NAME($side, of: "side") }, hasta { $target_cell }, lado { NAME($target_side, of: "side") }
event-turn = { SEAT($seat) } { $way ->
        [A] gira { $cell } 180 grados
        [B] voltea { $cell } por su lado largo
       *[C] voltea { $cell } por su lado corto
    }{ $result ->
        [same] , sin que cambie nada
       *[new] : de color { NAME($look-colour, of: "colour") }, abierta por { LETTERS($look-open, of: "side") }
    } ({ $way }){ EACH($follows, of: "then", before: "; ") }
event-walk = { SEAT($seat) } lleva el equipo { NAME($crew, of: "colour") } de { $cell } a { $target } (D){ EACH($follows, of: "then", before: "; ") }
event-cross = { SEAT($seat) } pasa con el equipo { NAME($crew, of: "colour") } de { $cell } al otro túnel en { $target } (E){ EACH($follows, of: "then", before: "; ") }
event-collect = { SEAT($seat) } recoge la unidad de { $cell } con el equipo { NAME($crew, of: "colour") } (F){ EACH($follows, of: "then", before: "; ") }
event-steal = { SEAT($seat) } ataca al equipo { NAME($victim, of: "colour") } de { SEAT($owner) } con el equipo { NAME($crew, of: "colour") } en { $cell } (G)
event-push = { SEAT($seat) } empuja el carguero del puesto { $slot } al puesto { $target } (H){ EACH($follows, of: "then", before: "; ") }
    .seen = { SEAT($seat) } empuja el carguero de { $cell }, lado { NAME($side, of: "side") }, a { $target_cell }, lado { NAME($target_side, of: "side") } (H){ EACH($follows, of: "then", before: "; ") }
event-deliver = { SEAT($seat) } entrega { $units ->
        [one] { $units } unidad
       *[other] { $units } unidades
    } con el equipo { NAME($crew, of: "colour") }, que vuelve a su campamento (I)
event-tunnel = { SEAT($seat) } lleva el equipo { NAME($crew, of: "colour") } por un túnel secreto de { $cell } a { $target } (J){ EACH($follows, of: "then", before: "; ") }
event-transport = { SEAT($seat) } traslada { NAME($moved, of: "colour") } de { $cell } a { $target } (K){ EACH($follows, of: "then", before: "; ") }
event-attack = { $how ->
        [chosen] { SEAT($seat) } juega un { $value } para atacar
       *[turned] { SEAT($seat) } destapa un { $value } para atacar
    }
    .hidden = { SEAT($seat) } juega una carta de símbolo boca abajo
event-defence = { $how ->
        [chosen] { SEAT($seat) } juega un { $value } para defender
       *[turned] { SEAT($seat) } destapa un { $value } para defender
    } contra un { $fight-attacker-card } de { SEAT($fight-attacker-seat) }: { $fight-attacker-card } - { $fight-attacker-load } = { $fight-attacker-strength } contra { $value } - { $fight-defender-load } = { $fight-defender-strength }, { $fight-winner ->
        [attacker] { SEAT($fight-attacker-seat) } gana, se lleva una unidad y vuelve a su campamento
        [defender] { SEAT($seat) } gana la defensa y realiza una acción gratuita
       *[nobody] empate
    }{ EACH($follows, of: "then", before: "; ") }
event-symbol = { $how ->
        [chosen] { SEAT($seat) } juega un { $value } para reponer una unidad
       *[turned] { SEAT($seat) } destapa un { $value } para reponer una unidad
    }
event-place = { SEAT($seat) } pone una unidad en { $cell }{ EACH($follows, of: "then", before: "; ") }
then-drift = empieza el turno de { SEAT($seat) }: todos los cargueros derivan { $steps ->
        [one] { $steps } puesto
       *[other] { $steps } puestos
    }, hasta { $slots }

## La hoja de puntuación

line-markers = marcadores amarillos
line-held = { $units ->
        [one] { $units } unidad en poder, solo para desempatar
       *[other] { $units } unidades en poder, solo para desempatar
    }
    .row = unidades en poder, solo para desempatar
    .cell = { $units ->
        [one] { $units } unidad
       *[other] { $units } unidades
    }

## Negativas

refuse-laying-out = todavía se está montando la mina
refuse-starter-first = primero hay que sortear quién empieza
refuse-exchanging = ahora quien empieza puede intercambiar dos cartas, o acabar
refuse-partner-due = elige la carta que cambia de sitio con la que ya elegiste
refuse-colour-due = ahora toca elegir un color
refuse-drift-due = el turno empieza con la deriva de un carguero
refuse-action-due = elige ahora una acción; hay que gastar todo el mineral
refuse-bonus-due = ha ganado la defensa, que debe realizar una acción de un mineral
refuse-attack-due = hay un combate: ahora quien ataca juega una carta de símbolo
refuse-defence-due = hay un combate: ahora quien defiende juega una carta de símbolo
refuse-symbol-due = hay que reponer una unidad entregada: ahora toca una carta de símbolo
refuse-place-due = ahora hay que poner una unidad entregada en una carta del anillo interior
refuse-over = la partida ha terminado
refuse-not-one-ore = { $action } cuesta { $cost } de mineral; la acción gratuita solo puede costar uno
refuse-too-dear = { $action } cuesta { $cost } de mineral, y { $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    }
refuse-no-card = no hay ninguna carta { $card } en esta caja
refuse-no-placement = una carta tiene cuatro posiciones, de p0 a p3; p{ $placement } no es una de ellas
refuse-lies-already = { $card } ya está en { $cell }
refuse-no-seat = no hay ningún asiento { $number } en esta mesa
refuse-crossing = el cruce de { $cell } se queda en el centro; solo se intercambian cartas de los dos anillos
refuse-itself = { $cell } es la carta que elegiste; intercámbiala con otra
refuse-no-colour = no existe el color { $colour }; los colores son { NAME($colours, of: "colour") }
refuse-colour-unused = el equipo { NAME($colour, of: "colour") } no se usa con { $seats } jugadores
refuse-colour-taken = { SEAT($seat) } ya tiene { NAME($colour, of: "colour") }
refuse-drift-blocked = el carguero del puesto { $slot } no puede derivar: el puesto { $ahead } está ocupado
refuse-no-way = una carta se gira con A, B o C; { $way } no es una de ellas
refuse-one-place = un carguero se empuja un solo puesto; desde el puesto { $slot } eso es { $on } o { $back }
refuse-slot-occupied = el puesto { $slot } lo ocupa otro carguero
refuse-which-crew = { SEAT($seat) } juega con { NAME($colours, of: "colour") }; di qué equipo actúa
refuse-not-own-crew = { SEAT($seat) } juega con { NAME($colours, of: "colour") }, no con { NAME($colour, of: "colour") }
refuse-there-already = el equipo ya está en { $cell }; debe moverse al menos una carta
refuse-other-tunnel = { $cell } es de color { NAME($colour, of: "colour") }; D no sale del túnel { NAME($tunnel, of: "colour") }
refuse-no-tunnel = ningún túnel { NAME($tunnel, of: "colour") } lleva sin interrupción de { $cell } a { $to }
refuse-same-colour = { $to } es de color { NAME($colour, of: "colour") }, como { $cell }; E pasa a otro color
refuse-not-beside = { $to } no está al lado de { $cell }; E es un solo paso
refuse-not-linked = { $cell } y { $to } no están conectadas: { $shut } está cerrada por el lado { NAME($side, of: "side") }
refuse-no-unit = no hay ninguna unidad en { $cell }, donde está el equipo
refuse-chain-full = esta cadena ya lleva { $fights ->
        [one] { $fights } combate
       *[other] { $fights } combates
    }, que es el límite
refuse-crew-unused = el equipo { NAME($colour, of: "colour") } no se usa en esta partida
refuse-own-crew = el equipo { NAME($colour, of: "colour") } es tuyo; no se puede atacar
refuse-elsewhere = el equipo { NAME($colour, of: "colour") } está en { $at }, no aquí en { $cell }
refuse-nothing-to-steal = el equipo { NAME($colour, of: "colour") } no lleva ninguna unidad, así que no se puede atacar
refuse-one-or-two = puedes entregar una o dos unidades, no { $units }
refuse-holds-fewer = el equipo lleva { $held }, así que no puede entregar { $units }
refuse-delivered-enough = en este turno ya se { $delivered ->
        [one] ha entregado { $delivered } unidad
       *[other] han entregado { $delivered } unidades
    }; el límite es { $most }
refuse-shut-to-loader = el túnel llega a una carta con un carguero, pero está cerrada por ese lado
refuse-no-loader-reached = el túnel { NAME($tunnel, of: "colour") } de { $cell } no lleva a ningún carguero
refuse-holds-unit = un equipo que lleva una unidad no puede usar un túnel secreto
refuse-no-enemy = no hay ningún equipo rival con el tuyo en { $cell }
refuse-present-card = el equipo ya está en { $to }; elige otra carta
refuse-colours-differ = { $to } es de color { NAME($colour, of: "colour") }, pero { $cell } es de color { NAME($here, of: "colour") }
refuse-no-symbol-card = no hay ninguna carta de símbolo { $value }; las cartas son { $values }
refuse-discarded = { SEAT($seat) } ya ha usado el { $value }; vuelve cuando se hayan usado todas las cartas
refuse-outside-ring = { $cell } no está en el anillo interior
refuse-unit-there = { $cell } ya tiene una unidad
refuse-other-symbol = { $cell } muestra { $shows }, pero la unidad va en un { $symbol }: { $fitting }
refuse-no-cell = no existe la casilla { $cell }; las casillas van de { $first } a { $last }
refuse-no-loader = no hay ningún carguero en el puesto { $slot }; los cargueros están en { $slots }

## El tablero en palabras

board-legend = Cartas: letra del color, símbolo, = y | donde el túnel sale de la carta, letras pequeñas para las aberturas del dorso, vistas a través de la carta. * es una unidad, (R) un campamento base, r2 un equipo con dos unidades, [9] un puesto con un carguero.
board-head = { $round ->
        [0] Antes del primer turno
       *[other] Ronda { $round }
    }{ $rounds ->
        [0] { "" }
       *[other] { " " }de { $rounds }
    }   mineral restante { $ore }   marcadores en la reserva { $supply }
board-loader = puesto { $slot }, lado { NAME($side, of: "side") } de { $cell }
board-loaders = Cargueros: { $places }
board-card = { $cell }: { NAME($shape, of: "shape") } de color { NAME($look-colour, of: "colour") }, abre por { LETTERS($look-open, of: "side") }, símbolo { $look-symbol ->
        [0] ninguno
       *[other] { $look-symbol }
    }
board-back = dorso visto a través: color { NAME($look-colour, of: "colour") }, abre por { LETTERS($look-open, of: "side") }, símbolo { $look-symbol ->
        [0] ninguno
       *[other] { $look-symbol }
    }
board-unit = una unidad de Ranium
board-base = campamento base { NAME($colour, of: "colour") }
board-crew = equipo { NAME($colour, of: "colour") }{ $units ->
        [0] { "" }
        [one] { " " }con { $units } unidad
       *[other] { " " }con { $units } unidades
    }
board-led = { NAME($colour, of: "colour") } en { $cell } con { $units }
board-no-colour = aún sin color
board-player = { SEAT($seat) }{ $who ->
        [you] { " " }(tú)
       *[other] { "" }
    }: { $markers } de { $goal } marcadores, cartas { $cards }
board-turn = { $begun ->
        [turn] Turno de { SEAT($turn) }
       *[start] Empieza { SEAT($turn) }
    }; { $who ->
        [chance] decide el azar
       *[seat] decide { SEAT($seat) }
    }: { NAME($kind, of: "kind") }
board-fight = Combate { $fights } de la cadena: { NAME($attacker, of: "colour") } ataca a { NAME($defender, of: "colour") }{ $card ->
        [hidden] { " " }con una carta boca abajo
        [shown] { " " }con un { $value }
       *[none] { "" }
    }
board-fought = Último combate de este turno: ataque { $attacker-card } - { $attacker-load } = { $attacker-strength }, defensa { $defender-card } - { $defender-load } = { $defender-strength }
board-replacing = { SEAT($seat) } repone una unidad{ $symbol ->
        [0] { "" }
       *[other] { " " }con el símbolo { $symbol }
    }
board-name-crew = Di qué equipo actúa, por ejemplo: walk red to c2

## La pantalla

shape-crossing = cruce
shape-tee = cruce en T
shape-curve = curva
shape-straight = recta
kind-layout = el montaje
kind-starter = quién empieza
kind-exchange = un intercambio
kind-partner = un intercambio
kind-colour = un color
kind-drift = una deriva
kind-action = una acción
kind-bonus = una acción gratuita
kind-attack = una carta de símbolo
kind-defence = una carta de símbolo
kind-symbol = una carta de símbolo
kind-place = un lugar
kind-card = Carta de símbolo
kind-with = Intercambiar
kind-done = Listo
kind-turn = Girar
kind-walk = Andar
kind-cross = Pasar
kind-collect = Recoger
kind-steal = Robar
kind-push = Empujar
kind-deliver = Entregar
kind-tunnel = Secreto
kind-transport = Maletín
ui-board = La mina, seis por seis cartas. Con las flechas vas de carta en carta, Enter elige y las letras de la A a la K inician las acciones.
ui-loader = carguero { $number } en { $cell }, lado { NAME($side, of: "side") }
ui-push = empujar un carguero al puesto { $place }
ui-round = Ronda { $round }{ $rounds ->
        [0] { "" }
       *[other] { " " }de { $rounds }
    }
ui-goal = meta: { $goal } entregas
ui-markers = { $markers } de { $goal } entregas
ui-cards-left = cartas de símbolo restantes: { $cards }
ui-ore = { $left } de { $all } de mineral por gastar
ui-target-turn = cualquiera
ui-target-walk = { $count ->
        [one] { $count } casilla
       *[other] { $count } casillas
    }
ui-target-cross = { $count ->
        [one] { $count } casilla
       *[other] { $count } casillas
    }
ui-target-collect = la unidad de aquí
ui-target-steal = en esta carta
ui-target-push = un carguero
ui-target-deliver = a un carguero
ui-target-tunnel = { $count ->
        [one] { $count } casilla
       *[other] { $count } casillas
    }
ui-target-transport = { $count ->
        [one] { $count } casilla
       *[other] { $count } casillas
    }
ui-crew-at = equipo { NAME($colour, of: "colour") } en { $cell }
ui-with-crew = { $label } con { NAME($crew, of: "colour") }
ui-say-exchange = Empiezas tú, así que puedes cambiar la mina. Intercambios hechos: { $made } de 2. Elige una carta.
ui-say-colour = Tu campamento base es el cruce de ese color. Gana quien antes entregue { $goal } unidades de Ranium blanco.
ui-say-fight = La fuerza es tu carta menos las unidades que llevas.
ui-say-symbol = Su símbolo decide adónde va la siguiente unidad.
ui-say-framed = Elige una de las cartas marcadas.
ui-say-cell = Elige una carta del tablero.
ui-turn-title = Girar { $cell }
ui-turned = { $way ->
        [A] media vuelta
        [B] por su lado largo
       *[C] por su lado corto
    }: de color { NAME($look-colour, of: "colour") }, abierta por { LETTERS($look-open, of: "side") }
ui-way = { $way ->
        [A] media vuelta
        [B] por el lado largo
       *[C] por el lado corto
    }
ui-now = ahora
ui-fight-title = Combate en { $cell }
ui-fight-attacks = { SEAT($seat) } ataca
ui-fight-defends = { SEAT($seat) } defiende
ui-fight-against = contra
ui-fight-minus = carta menos unidades en poder
ui-fight-waits = está eligiendo una carta
ui-fight-hidden = boca abajo
ui-fight-won = { $winner ->
        [attacker] { SEAT($attacker) } gana, se lleva una unidad y vuelve a su campamento.
        [defender] { SEAT($defender) } gana la defensa y realiza una acción gratuita de un mineral.
       *[nobody] Empate: no pasa nada.
    }
ui-fight-go = Continuar
ui-fight-choose = Tus cartas
ui-keys-next = la siguiente carta a tu alcance
ui-keys-turn = girar la carta elegida
ui-keys-actions = iniciar una acción: andar, pasar, recoger, robar, empujar, entregar, túnel secreto, maletín
ui-log-laid = La mina está montada
ui-log-round = Ronda { $round }
ui-log-drift = Empieza el turno de { SEAT($seat) }: todos los cargueros derivan { $steps ->
        [one] { $steps } puesto
       *[other] { $steps } puestos
    }
ui-log-setup = Preparación
ui-aid-goal = Objetivo: recoge Ranium blanco, llévalo a un carguero en el borde de la mina y entrégalo allí.
ui-aid-turns = A gira una carta media vuelta; B y C la voltean a su dorso, por el lado largo o por el corto.
ui-aid-marker = entregada; con { $goal } se gana
ui-aid-unit = Ranium blanco en camino
ui-aid-ghost = Nave de trazo discontinuo: dónde estará el carguero al empezar el próximo turno.
ui-piece-crew = equipo { NAME($colour, of: "colour") }{ $units ->
        [0] { "" }
       *[other] , { $units }
    }
ui-piece-unit = unidad
ui-piece-loader = carguero
ui-piece-ghost = carguero, próximo turno
ui-piece-reach = a tu alcance con { $key }
ui-piece-base = campamento base { NAME($colour, of: "colour") }
ui-piece-cards = Todas las cartas, cara y dorso
