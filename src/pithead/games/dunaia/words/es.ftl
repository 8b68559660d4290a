# Dunaïa en español.

## Opciones

option-first_game = ¿Usar los Ancianos y las losetas de profecía recomendados para una primera partida?
    .false = todos los Ancianos y profecías
    .true = los de la primera partida
option-first_player = Quién empieza: alguien al azar, o el asiento de la persona más sabia.
    .random = al azar
option-awakened_move_lock = ¿El segundo efecto se pierde si el primero movió una Dunaïa: solo la despertada, o cualquiera?
    .awakened_only = la despertada
    .any_move = cualquiera
option-tile_rotation = ¿Las losetas se colocan derechas, o se pueden girar?
    .fixed = derechas
    .free = se pueden girar
option-may_decline_effects = ¿A qué se puede renunciar: solo a los movimientos, o también a los efectos de despertar y al avance de un edificio de nivel 1?
    .false = solo a los movimientos
    .true = también a esos efectos
option-move_target = ¿Adónde se puede mover una Dunaïa: a cualquier lugar con sitio, o solo a uno vacío?
    .room = con sitio
    .empty_only = solo vacío
option-idle_recycle = ¿Se puede poner un dado donde su acción es imposible?
    .forbidden = no
    .allowed = sí
option-prophecy_claim = ¿Se toma siempre una loseta de profecía cuando se cumple su condición?
    .forced = siempre
    .optional = a elección
option-elder_fragment = Si una llamada ofrece poder y fragmento: ¿se elige uno o ambos, o el fragmento se toma siempre?
    .choice = a elección
    .taken = se toma siempre
option-search_price = ¿Cuánto cuesta una loseta que encuentra el Anciano que busca: el precio de su pila, o el del espacio del tablero?
    .pile = el de su pila
    .board = el del tablero
option-elite = Jugar con personajes de Élite, elegidos antes del primer turno.
    .off = sin ellos
    .draft = con elección
option-flower_supply = ¿Se puede agotar la reserva de flores?
    .unlimited = nunca
    .limited = sí
option-round_limit = La partida termina como muy tarde tras este número de rondas; 0 significa sin límite.

## Nombres

colour-green = verde
colour-yellow = amarillo
colour-purple = morado
colour-red = rojo
colour-multi = cualquier color
notch-gold = dorada
notch-blue = azul
notch-white = blanca
elder-gardener = Jardinero
elder-guide = Guía
elder-mason = Cantero
elder-architect = Arquitecto
elder-painter = Pintor
elite-merchant = Mercader
elite-tinkerer = Artífice
elite-foreman = Capataz
elite-archivist = Archivista
elite-shepherd = Pastor
elite-surveyor = Agrimensor
prophecy-six_buildings = seis edificios
prophecy-seven_buildings = siete edificios
prophecy-eight_buildings = ocho edificios
prophecy-twelve_flowers = doce flores
prophecy-two_artefacts = dos artefactos
prophecy-seven_flowers_one_artefact = siete flores y un artefacto
prophecy-four_corners = cuatro esquinas
prophecy-three_in_line = tres en línea
prophecy-each_level = uno de cada nivel
space-build = espacio de construcción
space-flower = espacio de flores
space-move = espacio de movimiento
space-chip = espacio de chips
fragment-head = cabeza
fragment-core = núcleo
fragment-base = base
window-die = Antes del dado
window-awakening = Antes de despertar
window-recycling = Antes de reciclar
window-prophecy = Antes de la profecía
window-end = Al final del turno
phase-1 = Dado
phase-2 = Despertar
phase-3 = Reciclar
phase-4 = Profecía
points-buildings = edificios
points-arrows = flechas
points-prophecies = profecías
points-artefacts = artefactos
points-flowers = flores
tile-L1-GREEN-FLOWER = verde I (flores)
tile-L1-YELLOW-FLOWER = amarillo I (flores)
tile-L1-PURPLE-FLOWER = morado I (flores)
tile-L1-RED-FLOWER = rojo I (flores)
tile-L1-GREEN-MOVE = verde I (movimientos)
tile-L1-YELLOW-MOVE = amarillo I (movimientos)
tile-L1-PURPLE-MOVE = morado I (movimientos)
tile-L1-RED-MOVE = rojo I (movimientos)
tile-L1-GREEN-ADVANCE = verde I (avance)
tile-L1-YELLOW-ADVANCE = amarillo I (avance)
tile-L1-PURPLE-ADVANCE = morado I (avance)
tile-L1-RED-ADVANCE = rojo I (avance)
tile-L1-GREEN-CHIP = verde I (chips)
tile-L1-YELLOW-CHIP = amarillo I (chips)
tile-L1-PURPLE-CHIP = morado I (chips)
tile-L1-RED-CHIP = rojo I (chips)
tile-L2-GREEN-FLOWER = verde II (flores)
tile-L2-YELLOW-FLOWER = amarillo II (flores)
tile-L2-PURPLE-FLOWER = morado II (flores)
tile-L2-RED-FLOWER = rojo II (flores)
tile-L2-GREEN-CHIP = verde II (chips)
tile-L2-YELLOW-CHIP = amarillo II (chips)
tile-L2-PURPLE-CHIP = morado II (chips)
tile-L2-RED-CHIP = rojo II (chips)
tile-L2-GREEN-MOVE = verde II (movimientos)
tile-L2-YELLOW-MOVE = amarillo II (movimientos)
tile-L2-PURPLE-MOVE = morado II (movimientos)
tile-L2-RED-MOVE = rojo II (movimientos)
tile-L3-GREEN-YELLOW = verde III (cuenta amarillo)
tile-L3-GREEN-RED = verde III (cuenta rojo)
tile-L3-YELLOW-PURPLE = amarillo III (cuenta morado)
tile-L3-YELLOW-GREEN = amarillo III (cuenta verde)
tile-L3-PURPLE-RED = morado III (cuenta rojo)
tile-L3-PURPLE-YELLOW = morado III (cuenta amarillo)
tile-L3-RED-GREEN = rojo III (cuenta verde)
tile-L3-RED-PURPLE = rojo III (cuenta morado)
tile-L3-MULTI-1 = multicolor III
tile-L3-MULTI-2 = multicolor III
tile-L3-MULTI-3 = multicolor III
tile-L3-MULTI-4 = multicolor III
now-phase-1 = fase 1, elegir el dado
now-phase-2 = fase 2, despertar
now-phase-3 = fase 3, reciclar
now-phase-4 = fase 4, profecía
now-before-die = antes de la fase 1
now-before-awakening = antes de la fase 2
now-before-recycling = antes de la fase 3
now-before-prophecy = antes de la fase 4
now-before-end = después de la fase 4
now-closing = final del turno

## Preguntas: a quien decide, y a los demás sobre ello

ask-starter = ¿Quién empieza?
    .other = Se sortea quién empieza.
ask-elder = ¿Qué Anciano llega al espacio { $space }?
    .other = Se sortean los Ancianos.
ask-prophecy = ¿Qué loseta de profecía { NAME($notch, of: "notch") } sale?
    .other = Se sortean las losetas de profecía.
ask-roll =
    { $die ->
        [black] ¿Qué muestra el dado negro?
       *[own] ¿Qué muestra el dado de { SEAT($owner) }?
    }
    .other = Se tiran los dados.
ask-tile =
    { $slot ->
        [board] ¿Qué loseta va al espacio del tablero del nivel { $level }?
       *[top] ¿Qué loseta queda encima de la pila del nivel { $level }?
    }
    .other = Se descubre una loseta del nivel { $level }.
ask-elite = ¿Qué personaje de Élite sale?
    .other = Se sortean los personajes de Élite.
ask-draft = Elige un personaje de Élite.
    .other = { SEAT($seat) } elige un personaje de Élite.
ask-window =
    { NAME($window, of: "window") }: { $can ->
        [call] llama a un Anciano, o continúa.
        [power] usa tu poder de Élite, o continúa.
       *[both] llama a un Anciano, usa tu poder de Élite, o continúa.
    }
    .other =
    { $can ->
        [call] { SEAT($seat) } puede llamar a un Anciano.
        [power] { SEAT($seat) } puede usar un poder de Élite.
       *[both] { SEAT($seat) } puede llamar a un Anciano o usar un poder de Élite.
    }
ask-die = Fase 1: toma un dado negro.
    .other = { SEAT($seat) } toma un dado negro.
ask-flip = ¿Giras el { $value } a su cara opuesta, { $opposite }?
    .other = { SEAT($seat) } puede girar el { $value } a { $opposite }.
ask-order = Fase 2: despierta la Dunaïa { $dunaia }. ¿Qué casilla va primero?
    .other = { SEAT($seat) } despierta la Dunaïa { $dunaia }.
ask-effect =
    { $effect ->
        [square] ¿Realizas el efecto de { $square } o lo omites?
       *[building] ¿Haces avanzar un edificio o lo omites?
    }
    .other = { SEAT($seat) } puede realizar un efecto u omitirlo.
ask-chip =
    { $chips ->
        [one] ¿Qué chip insertas?
       *[other] ¿Qué chip insertas (quedan { $chips })?
    }
    .other = { SEAT($seat) } inserta un chip.
ask-move =
    { $moves ->
        [one] Mueve una Dunaïa, o para.
       *[other] Mueve una Dunaïa (hasta { $moves }), o para.
    }
    .other = { SEAT($seat) } puede mover una Dunaïa.
ask-recycle = Fase 3: ¿dónde reciclas el dado?
    .other = { SEAT($seat) } recicla el dado.
ask-build = ¿Qué loseta construyes, y dónde?
    .other = { SEAT($seat) } empieza una construcción.
ask-advance = ¿Qué edificio avanza?
    .other = { SEAT($seat) } hace avanzar un edificio.
ask-search = ¿Qué loseta de una pila construyes, y dónde?
    .other = { SEAT($seat) } busca en una pila.
ask-colour = ¿Qué ficha de color va en qué edificio?
    .other = { SEAT($seat) } pone una ficha de color en un edificio.
ask-power = El { NAME($elder, of: "elder") } responde: ¿el poder, el fragmento ({ NAME($fragment, of: "fragment") }), o ambos?
    .other = { SEAT($seat) } elige entre el poder del { NAME($elder, of: "elder") } y el fragmento.
ask-claim = Fase 4: ¿tomas la profecía «{ NAME($prophecy, of: "prophecy") }»? Vale { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
    .other = { SEAT($seat) } puede tomar la profecía «{ NAME($prophecy, of: "prophecy") }».
ask-shepherd = Mueve la Dunaïa { $dunaia }, que has despertado, o para.
    .other = { SEAT($seat) } puede mover la Dunaïa { $dunaia }.
ask-surveyor = Reserva una loseta, o pasa.
    .other = { SEAT($seat) } puede reservar una loseta.

## Jugadas

do-take = Tomar el { $value }
do-turn = Girar el dado
do-keep = Dejar el dado
do-first = { $square } primero
do-perform = Realizar el efecto
do-skip = Omitir el efecto
do-insert = Insertar { $chip }
do-move = Mover la Dunaïa { $dunaia } a { $place }
do-stop = Parar
do-recycle = Reciclar en el { NAME($space, of: "space") }
    .seat-square = Reciclar en { $square } de { SEAT($seat) }
do-build = Construir { $tile } en { $square }
    .square-tile-turn = Construir { $tile } en { $square }, cuartos de vuelta: { $turn }
do-advance = Avanzar en { $square }
do-call = Llamar al Anciano { $space }, descartando { $chips }
do-both = Poder y fragmento
do-fragment = Solo el fragmento
do-power = Solo el poder
do-search = Construir { $tile } en { $square }
    .square-tile-turn = Construir { $tile } en { $square }, cuartos de vuelta: { $turn }
do-colour = Poner una ficha de color { NAME($colour, of: "colour") } en { $square }
do-foreman = Pagar al Capataz por { $square }
do-archivist = Descartar { $chips } con el Archivista
do-continue = Continuar
do-claim = Tomar «{ NAME($prophecy, of: "prophecy") }»
do-leave = Dejar «{ NAME($prophecy, of: "prophecy") }»
do-book = Reservar { $tile }
do-pass = No reservar nada
do-pick = Elegir el { NAME($elite, of: "elite") }
do-roll = { $value }
do-draw = { $tile }
do-elder = { NAME($elder, of: "elder") }
do-prophecy = { NAME($prophecy, of: "prophecy") }
do-elite = { NAME($elite, of: "elite") }
do-begin = Empieza { SEAT($seat) }

## Sucesos

event-begin = Empieza { SEAT($seat) }{ EACH($then, of: "then", before: ": ") }
event-elder = El { NAME($elder, of: "elder") } llega al espacio de Anciano { $space }{ EACH($then, of: "then", before: ": ") }
event-prophecy = La profecía { NAME($notch, of: "notch") } es «{ NAME($prophecy, of: "prophecy") }», { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }{ EACH($then, of: "then", before: ": ") }
event-elite = Se ofrece el { NAME($elite, of: "elite") }{ EACH($then, of: "then", before: ": ") }
event-draw = { $slot ->
        [board] { $tile } va al espacio del tablero del nivel { $level }
       *[top] { $tile } queda encima de la pila del nivel { $level }
    }{ EACH($then, of: "then", before: ": ") }
event-roll = { SEAT($seat) } tira: { $die ->
        [black] un dado negro
       *[own] el dado de { SEAT($owner) }
    } muestra { $value }{ EACH($then, of: "then", before: "; ") }
event-pick = { SEAT($seat) } elige el { NAME($elite, of: "elite") }{ EACH($then, of: "then", before: ": ") }
event-take = { SEAT($seat) } toma { $die ->
        [black] un { $value } negro
       *[own] su propio { $value }
    }{ $wakes ->
        [open] { "" }
       *[now] { " " }y despierta la Dunaïa { $value }
    }{ EACH($then, of: "then", before: ": ") }
event-turn = { SEAT($seat) } gira el { $before } a { $value } y despierta la Dunaïa { $value }{ EACH($then, of: "then", before: ": ") }
event-keep = { SEAT($seat) } deja el { $value } y despierta la Dunaïa { $value }{ EACH($then, of: "then", before: ": ") }
event-first = { SEAT($seat) } despierta primero { $square }{ EACH($then, of: "then", before: ": ") }
event-perform = { $effect ->
        [square] { SEAT($seat) } realiza el efecto de { $square }
       *[building] { SEAT($seat) } hace avanzar un edificio
    }{ EACH($then, of: "then", before: ": ") }
event-skip = { $effect ->
        [square] { SEAT($seat) } omite el efecto de { $square }
       *[building] { SEAT($seat) } no hace avanzar ningún edificio
    }{ EACH($then, of: "then", before: ": ") }
event-insert = { SEAT($seat) } inserta el chip { $chip }{ EACH($then, of: "then", before: ": ") }
event-move = { $how ->
        [shepherd] { SEAT($seat) } mueve con el Pastor la Dunaïa { $dunaia } de { $start } a { $target }
       *[effect] { SEAT($seat) } mueve la Dunaïa { $dunaia } de { $start } a { $target }
    }{ EACH($then, of: "then", before: ": ") }
event-stop = { $how ->
        [shepherd] { SEAT($seat) } no usa el Pastor
       *[effect] { $moved ->
            [0] { SEAT($seat) } no mueve ninguna Dunaïa
           *[other] { SEAT($seat) } no mueve ninguna Dunaïa más
        }
    }{ EACH($then, of: "then", before: ": ") }
event-recycle = { $where ->
        [common] { SEAT($seat) } recicla el dado en el { NAME($space, of: "space") }
        [own] { SEAT($seat) } recicla el dado en su propio { $tile } de { $square }
       *[other] { SEAT($seat) } recicla el dado en { $tile } de { $square } de { SEAT($owner) }, que recibe { $paid ->
            [one] { $paid } flor
           *[other] { $paid } flores
        } por ello
    }{ EACH($then, of: "then", before: ": ") }
    .seen = { $where ->
        [common] { SEAT($seat) } recicla el dado en el { NAME($space, of: "space") }
        [own] { SEAT($seat) } recicla el dado en su propio edificio { NAME($tile, of: "tile") } de { $square }
       *[other] { SEAT($seat) } recicla el dado en el edificio { NAME($tile, of: "tile") } de { $square } de { SEAT($owner) }, que recibe { $paid ->
            [one] { $paid } flor
           *[other] { $paid } flores
        } por ello
    }{ EACH($then, of: "then", before: ": ") }
event-build = { $origin ->
        [booked] { SEAT($seat) } empieza su reserva { $tile } en { $square }
       *[other] { SEAT($seat) } empieza { $tile } en { $square }
    } { event-build.cost }{ EACH($then, of: "then", before: ": ") }
    .cost = por { $paid ->
        [one] { $paid } flor
       *[other] { $paid } flores
    }{ $turned ->
        [0] { "" }
        [one] , con { $turned } cuarto de vuelta
       *[other] , con { $turned } cuartos de vuelta
    }
    .seen = { $origin ->
        [booked] { SEAT($seat) } empieza el edificio reservado, { NAME($tile, of: "tile") }, en { $square }
       *[other] { SEAT($seat) } empieza el edificio { NAME($tile, of: "tile") } en { $square }
    } { event-build.cost }{ EACH($then, of: "then", before: ": ") }
event-search = { SEAT($seat) } encuentra { $tile } en su pila y lo empieza en { $square } { event-build.cost }{ EACH($then, of: "then", before: ": ") }
    .seen = { SEAT($seat) } encuentra el edificio { NAME($tile, of: "tile") } en su pila y lo empieza en { $square } { event-build.cost }{ EACH($then, of: "then", before: ": ") }
event-advance = { SEAT($seat) } sigue construyendo en { $square }{ EACH($then, of: "then", before: ": ") }
event-colour = { SEAT($seat) } pone una ficha de color { NAME($colour, of: "colour") } en { $tile } de { $square }{ EACH($then, of: "then", before: ": ") }
    .seen = { SEAT($seat) } pone una ficha de color { NAME($colour, of: "colour") } en el edificio de { $square }{ EACH($then, of: "then", before: ": ") }
event-call = { SEAT($seat) } llama al { NAME($elder, of: "elder") }, descartando { $chips }{ EACH($then, of: "then", before: ": ") }
event-both = { SEAT($seat) } usa el poder del { NAME($elder, of: "elder") } y toma el fragmento{ EACH($then, of: "then", before: ": ") }
event-fragment = { SEAT($seat) } renuncia al poder del { NAME($elder, of: "elder") } y toma solo el fragmento{ EACH($then, of: "then", before: ": ") }
event-power = { SEAT($seat) } usa el poder del { NAME($elder, of: "elder") } y deja el fragmento{ EACH($then, of: "then", before: ": ") }
event-foreman = { SEAT($seat) } paga al Capataz { $paid ->
        [one] { $paid } flor
       *[other] { $paid } flores
    } para seguir en { $square }{ EACH($then, of: "then", before: ": ") }
event-archivist = { SEAT($seat) } descarta { $chips } con el Archivista{ EACH($then, of: "then", before: ": ") }
event-continue = { SEAT($seat) } continúa{ EACH($then, of: "then", before: ": ") }
event-claim = { SEAT($seat) } toma la profecía «{ NAME($prophecy, of: "prophecy") }» por { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }{ EACH($then, of: "then", before: ": ") }
event-leave = { SEAT($seat) } deja la profecía «{ NAME($prophecy, of: "prophecy") }»{ EACH($then, of: "then", before: ": ") }
event-book = { SEAT($seat) } reserva { $tile }{ EACH($then, of: "then", before: ": ") }
    .seen = { SEAT($seat) } reserva el edificio { NAME($tile, of: "tile") }{ EACH($then, of: "then", before: ": ") }
event-pass = { SEAT($seat) } no reserva nada{ EACH($then, of: "then", before: ": ") }

## Lo que sigue por sí solo

then-elder = el { NAME($elder, of: "elder") } llega al espacio de Anciano { $space }
then-prophecy = la profecía { NAME($notch, of: "notch") } es «{ NAME($prophecy, of: "prophecy") }», { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
then-draw = { $tile } queda encima de la pila del nivel { $level }
    .seen = el edificio { NAME($tile, of: "tile") } queda encima de la pila del nivel { $level }
then-take = { $die ->
        [black] { SEAT($seat) } tiene que tomar un { $value } negro
       *[own] { SEAT($seat) } tiene que tomar su propio { $value }
    }{ $wakes ->
        [open] { "" }
       *[now] { " " }y despierta la Dunaïa { $value }
    }
then-recycle = { $where ->
        [common] el dado va al { NAME($space, of: "space") }
        [own] el dado va a su propio { $tile } de { $square }
       *[other] el dado va a { $tile } de { $square } de { SEAT($owner) }, que recibe { $paid ->
            [one] { $paid } flor
           *[other] { $paid } flores
        } por ello
    }
    .seen = { $where ->
        [common] el dado va al { NAME($space, of: "space") }
        [own] el dado va a su propio edificio { NAME($tile, of: "tile") } de { $square }
       *[other] el dado va al edificio { NAME($tile, of: "tile") } de { $square } de { SEAT($owner) }, que recibe { $paid ->
            [one] { $paid } flor
           *[other] { $paid } flores
        } por ello
    }
then-build = { $tile } se empieza en { $square } { then-build.cost }
    .cost = por { $paid ->
        [one] { $paid } flor
       *[other] { $paid } flores
    }
    .seen = el edificio { NAME($tile, of: "tile") } se empieza en { $square } { then-build.cost }
then-search = { $tile } se encuentra en su pila y se empieza en { $square } { then-build.cost }
    .seen = el edificio { NAME($tile, of: "tile") } se encuentra en su pila y se empieza en { $square } { then-build.cost }
then-colour = una ficha de color { NAME($colour, of: "colour") } va a { $tile } de { $square }
    .seen = una ficha de color { NAME($colour, of: "colour") } va al edificio de { $square }
then-progress = { $square } avanza a { $token } de { $needed }
then-complete = { $square } queda completo
then-flowers = { $flowers ->
        [one] +{ $flowers } flor
       *[other] +{ $flowers } flores
    }
then-chip = se inserta el chip { $chip }
then-found = fragmento de { NAME($fragment, of: "fragment") }
then-artefact = el fragmento de { NAME($fragment, of: "fragment") } completa un artefacto
then-fulfil = { SEAT($seat) } cumple la profecía «{ NAME($prophecy, of: "prophecy") }» por { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
then-asleep = nada de { $squares }
then-lost = el efecto de { $square } se pierde porque una Dunaïa se ha ido
then-end = { $reason ->
        [prophecies] se ha tomado la última profecía, así que el final llega tras { $turns ->
            [one] { $turns } turno más
           *[other] { $turns } turnos más
        }
       *[buildings] la aldea está completa, así que el final llega tras { $turns ->
            [one] { $turns } turno más
           *[other] { $turns } turnos más
        }
    }
then-next = { $begins ->
        [round] la ronda { $round } empieza con { SEAT($seat) }
       *[turn] sigue { SEAT($seat) }
    }
then-collect = { SEAT($seat) } recoge todos los dados para tirarlos
then-over = la partida ha terminado

## La hoja de puntuación

line-building = { $tile } en { $square }
line-arrow = flecha de { $tile } en { $square } hacia { $target }
line-prophecy = profecía «{ NAME($prophecy, of: "prophecy") }»
line-artefacts = { $artefacts ->
        [one] { $artefacts } artefacto completo
       *[other] { $artefacts } artefactos completos
    }
line-flowers = { $flowers ->
        [one] { $flowers } flor
       *[other] { $flowers } flores
    }
