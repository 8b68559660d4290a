# Dunaïa en español.

blurb = Despierta gigantes de acero con los dados que elijas, levanta una aldea de nueve casillas y adelántate a la profecía.

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
do-keep = Mantener el dado
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

# Los tipos de jugadas, como títulos.
kind-take = Tomar un dado
kind-turn = Girar
kind-keep = Mantener
kind-first = Cuál primero
kind-perform = Realizar
kind-skip = Omitir
kind-insert = Insertar un chip
kind-move = Mover una Dunaïa
kind-stop = Parar
kind-recycle = Reciclar
kind-build = Construir
kind-advance = Avanzar
kind-call = Llamar a un Anciano
kind-both = Ambos
kind-fragment = Fragmento
kind-power = Poder
kind-search = Construir de las pilas
kind-colour = Ficha de color
kind-foreman = Capataz
kind-archivist = Archivista
kind-continue = Continuar
kind-claim = Tomar una profecía
kind-leave = Dejar una profecía
kind-book = Reservar una loseta
kind-pass = No reservar nada
kind-pick = Personaje de Élite

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
event-keep = { SEAT($seat) } mantiene el { $value } y despierta la Dunaïa { $value }{ EACH($then, of: "then", before: ": ") }
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

## Negativas

refuse-starter-first = primero hay que sortear quién empieza
refuse-drawing-elders = todavía se están sorteando los Ancianos
refuse-drawing-prophecies = todavía se están sorteando las losetas de profecía
refuse-rolling = se están tirando los dados
refuse-laying-out = todavía se están colocando las losetas
refuse-uncovering = primero hay que descubrir la siguiente loseta de la pila
refuse-drawing-elites = todavía se están sorteando los personajes de Élite
refuse-starter-known = ya se sabe quién empieza
refuse-elders-drawn = los Ancianos solo se sortean durante la preparación
refuse-prophecies-drawn = las losetas de profecía solo se sortean durante la preparación
refuse-no-roll-due = ahora no se tira ningún dado
refuse-no-tile-due = ahora no se descubre ninguna loseta
refuse-no-elite-due = ahora no se sortea ningún personaje de Élite
refuse-no-draft = los personajes de Élite solo se eligen antes del primer turno
refuse-not-phase-1 = los dados se toman en la fase 1
refuse-not-the-tinkerer = solo al Artífice se le pregunta por el dado, al tomarlo
refuse-no-order-due = ahora no hay ningún orden de efectos que elegir
refuse-no-effect-due = ahora no hay ningún efecto que decidir
refuse-no-chip-due = ahora no tienes ningún chip que insertar
refuse-no-move-due = ahora no puedes mover una Dunaïa
refuse-nothing-to-stop = no estás moviendo una Dunaïa, así que no hay nada que parar
refuse-not-phase-3 = el dado se recicla en la fase 3
refuse-no-build-due = para comprar una loseta, pon el dado en el espacio de construcción
refuse-no-advance-due = ahora no puedes hacer avanzar un edificio a tu elección
refuse-no-call-now = a los Ancianos se los llama antes o después de una fase
refuse-no-power-due = ahora no hay ningún poder ni fragmento que decidir
refuse-no-search-due = solo un Anciano te deja buscar en una pila
refuse-no-colour-due = solo un Anciano da una ficha de color
refuse-no-foreman-now = el Capataz trabaja antes o después de una fase
refuse-no-archivist-now = el Archivista trabaja antes o después de una fase
refuse-no-window = ahora no puedes llamar a un Anciano ni usar un poder
refuse-no-claim-due = ahora no hay ninguna loseta de profecía que decidir
refuse-no-booking-now = solo el Agrimensor reserva una loseta, al final del turno
refuse-no-booking-due = ahora no hay ninguna loseta que reservar
refuse-over = la partida ha terminado
refuse-no-seat = no hay ningún asiento { $number } en esta mesa
refuse-no-elder = no hay ningún Anciano { $elder }
refuse-elder-placed = el { NAME($elder, of: "elder") } ya tiene un espacio
refuse-elder-not-first = el { NAME($elder, of: "elder") } no se recomienda para la primera partida
refuse-other-notch = «{ NAME($prophecy, of: "prophecy") }» no es una loseta de profecía { NAME($notch, of: "notch") }
refuse-prophecy-not-first = «{ NAME($prophecy, of: "prophecy") }» no se recomienda para la primera partida
refuse-no-face = los dados no tienen { $value }
refuse-no-tile = no hay ninguna loseta { $tile }
refuse-other-pile = { $tile } no es de la pila del nivel { $level }
refuse-left-pile = { $tile } ya no está en la pila
refuse-no-elite = no hay ningún personaje de Élite { $elite }
refuse-elite-offered = el { NAME($elite, of: "elite") } ya se ofrece
refuse-elite-not-offered = el { NAME($elite, of: "elite") } no se ofrece
refuse-own-die-waits = tu propio dado espera hasta que no queden dados negros; los dados negros muestran { $values }
refuse-die-of-another = el { $value } es el dado de otra persona
refuse-no-such-die = ningún dado negro muestra { $value }; muestran { $values }
refuse-not-beside = la Dunaïa { $dunaia } está entre { $place }
refuse-no-chip = no hay ningún chip { $chip }
refuse-chip-in = el chip { $chip } ya está insertado
refuse-no-dunaia = no hay ninguna Dunaïa { $dunaia }
refuse-no-place = { $place } no es un lugar entre dos casillas
refuse-moved-already = este efecto ya ha movido la Dunaïa { $dunaia }
refuse-only-awakened = solo se puede mover la Dunaïa despertada, { $dunaia }
refuse-stands-there = la Dunaïa { $dunaia } ya está en { $place }
refuse-place-not-empty = { $place } no está vacío
refuse-place-full = en { $place } ya hay { $dunaias ->
        [one] { $dunaias } Dunaïa
       *[other] { $dunaias } Dunaïas
    }, que es el límite
refuse-no-building = { SEAT($seat) } no tiene ningún edificio en { $square }
refuse-no-space = el tablero común no tiene ningún espacio { $space }
refuse-not-completed = { $tile } no está completo
    .seen = este edificio no está completo
refuse-not-level-1 = { $tile } no es un edificio de nivel 1
    .seen = este no es un edificio de nivel 1
refuse-die-on-it = ya hay un dado en { $tile }, hasta la próxima tirada
    .seen = ya hay un dado en este edificio, hasta la próxima tirada
refuse-flower-for-owner = primero tienes que pagar una flor a { SEAT($seat) }, y no tienes ninguna
refuse-not-for-sale = { $tile } no es una de las losetas disponibles
    .seen = esta loseta no es una de las disponibles
refuse-too-dear = { $tile } cuesta { $price }, y { refuse-too-dear.have }
    .have = tienes { $flowers ->
        [one] { $flowers } flor
       *[other] { $flowers } flores
    }
    .seen = cuesta { $price }, y { refuse-too-dear.have }
refuse-no-square = no hay ninguna casilla { $square }
refuse-square-used = en { $square } ya hay una loseta
refuse-say-turn = en esta mesa las losetas se pueden girar: añade r0, r1, r2 o r3
refuse-upright = las losetas se colocan derechas y no se pueden girar
refuse-no-turn = una loseta tiene cuatro cuartos de vuelta, de r0 a r3; r{ $turn } no es uno de ellos
refuse-same-turn = r{ $turn } se ve igual que r{ $same }; escribe r{ $same }
refuse-no-site-there = no tienes ningún edificio en construcción en { $square }
refuse-no-elder-space = no hay ningún espacio de Anciano { $space }
refuse-empty-call = la llamada no daría nada
refuse-no-chips = { $chips } no son chips; se escriben como 2+5+6
refuse-chips-not-in = solo se descartan chips insertados, y { $count ->
        [one] { $missing } no lo está
       *[other] { $missing } no lo están
    }
refuse-other-chips = chips que descartar: { $asked ->
        [any] { $more } cualesquiera
       *[some] { $more ->
            [0] { $fixed }
           *[other] { $fixed } y { $more } más
        }
    }, no { $chips }
refuse-only-foreman = solo el Capataz puede hacer esto
refuse-foreman-used = el Capataz ya se ha usado en este turno
refuse-foreman-too-dear = el Capataz cuesta { $price ->
        [one] { $price } flor
       *[other] { $price } flores
    }
refuse-only-archivist = solo el Archivista puede hacer esto
refuse-archivist-used = el Archivista ya se ha usado en este turno
refuse-fragment-always = el fragmento se toma siempre que se pueda
refuse-not-in-pile = { $tile } no está en una pila
refuse-no-colour = no hay ninguna ficha { $colour }
refuse-no-own-building = no tienes ningún edificio en { $square }
refuse-colour-gone = no queda ninguna ficha de color { NAME($colour, of: "colour") }
refuse-colour-there = { $tile } de { $square } ya es { NAME($colour, of: "colour") }
    .seen = el edificio de { $square } ya es { NAME($colour, of: "colour") }
refuse-other-prophecy = decides sobre «{ NAME($asked, of: "prophecy") }», no sobre «{ NAME($prophecy, of: "prophecy") }»
refuse-no-token = no queda ninguna ficha de construcción
refuse-board-full = todas las casillas están ocupadas
refuse-no-flower = no quedan flores en la reserva
refuse-chips-in = todos los chips están ya insertados
refuse-no-site = no tienes ningún edificio en construcción
refuse-no-affordable-tile = no puedes pagar ninguna loseta
refuse-no-affordable-search = no puedes pagar ninguna loseta de las pilas
refuse-nothing-to-colour = ninguno de tus edificios puede llevar una de las fichas de color que quedan
refuse-fragment-held = el artefacto incompleto ya tiene el fragmento de { NAME($fragment, of: "fragment") }
refuse-fragment-gone = no queda ningún fragmento de { NAME($fragment, of: "fragment") }

## El tablero en palabras

board-over = La partida ha terminado.
board-set-up = Preparación
board-rolls = { SEAT($seat) } tira los dados
board-head = Ronda { $round }, { SEAT($seat) }: { NAME($now, of: "now") }
board-awake = La Dunaïa { $dunaia } está despierta
board-last = { $turns ->
        [0] Este es el último turno
        [one] { $turns } turno más después de este
       *[other] { $turns } turnos más después de este
    }
board-own-die = { SEAT($seat) } { $value ->
        [0] tomado
       *[other] { $value }
    }
board-dice = Dados: { $count ->
        [0] no quedan negros
       *[other] negros { $black }
    }; propios: { $own }
board-space = { NAME($space, of: "space") } ({ $effect }): { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    }
board-spaces = Reciclaje en el tablero común: { $spaces }
board-market = Mercado (precio, loseta, casillas de construcción, efecto):
board-no-tile = vacío
board-offer = { $slot ->
        [board] tablero { $price }  { $tile }
       *[top] pila  { $price }  { $tile }, { $below } más debajo
    }
board-effect = { $effect ->
        [flower] { $amount ->
            [one] tomar { $amount } flor
           *[other] tomar { $amount } flores
        }
        [chip_any] { $amount ->
            [one] insertar { $amount } chip a elegir
           *[other] insertar { $amount } chips a elegir
        }
        [move] { $amount ->
            [one] mover { $amount } Dunaïa
           *[other] mover hasta { $amount } Dunaïas
        }
        [advance] { $amount ->
            [one] hacer avanzar { $amount } edificio
           *[other] hacer avanzar edificios { $amount } veces
        }
        [build] empezar una construcción
        [search_build] construir cualquier loseta de una pila
        [colour] poner una ficha de color en un edificio
       *[chip_own] insertar el chip de la Dunaïa despertada
    }
board-short = { $effect ->
        [flower] flores { $amount }
        [chip_any] chips { $amount }
        [move] mover { $amount }
       *[advance] avance { $amount }
    }
board-arrow = { $effect ->
        [flower] +{ $amount } flor
        [chip_any] +{ $amount } chip
        [move] +{ $amount } mov.
       *[points] { NAME($colour, of: "colour") } { $amount }
    }
board-squares = { $squares } casillas
board-multi = cuenta como todos los colores
board-any = cualquiera
board-elder = Anciano { $space } { NAME($elder, of: "elder") }: { $effect }; chips { $chips }; { NAME($fragment, of: "fragment") } ({ $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    })
board-elites = Personajes de Élite que se ofrecen: { NAME($elites, of: "elite") }
board-taken = la tiene { SEAT($seat) }
board-reached = { SEAT($seat) } { $far }
board-prophecy = Profecía { NAME($prophecy, of: "prophecy") } ({ $points }): { $far }
board-player = { SEAT($seat) } ({ NAME($colour, of: "colour") }){ $who ->
        [you] { " " }tú
       *[other] { "" }
    }
board-none = ninguno
board-points = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
board-flowers = { $flowers ->
        [one] { $flowers } flor
       *[other] { $flowers } flores
    }
board-chips = chips { $chips }
board-artefacts = { $artefacts ->
        [one] { $artefacts } artefacto
       *[other] { $artefacts } artefactos
    }{ $held ->
        [0] { "" }
       *[other] { " " }y { NAME($fragments, of: "fragment") }
    }
board-tokens = { $tokens ->
        [one] { $tokens } ficha
       *[other] { $tokens } fichas
    }
board-elite = { NAME($elite, of: "elite") }
board-booked = reserva { $tile } por { $price }
board-dunaia = { $dunaia } en { $line }
board-dunaias = Dunaïas: { $dunaias }
board-live = flechas activas { $sides }
board-die = dado
board-done = listo
board-site = obra { $token }/{ $squares }
board-token = +{ NAME($colour, of: "colour") }
board-empty = vacía, { $effect ->
        [flower] flor
        [chip_own] chip propio
        [chip_any] chip
       *[move] mover
    }{ $amount ->
        [one] { "" }
       *[other] { " " }{ $amount }
    }

## La pantalla: piezas

ui-round = Ronda { $round }
ui-prophecies-left = { $left ->
        [one] queda { $left } profecía
       *[other] quedan { $left } profecías
    }
ui-turns-left = { $turns ->
        [0] Último turno
        [one] queda { $turns } turno después de este
       *[other] quedan { $turns } turnos después de este
    }
ui-phases = Las fases del turno
ui-prophecies = Profecías
ui-elders = Ancianos
ui-recycling = Reciclaje
ui-buildings = Edificios
ui-booked = Reservado
ui-search = En las pilas
ui-found = { $count ->
        [one] { $count } loseta a tu alcance
       *[other] { $count } losetas a tu alcance
    }
ui-piles = en las pilas { $piles }
ui-common = Tablero común
ui-villages = Aldeas
ui-village = La aldea de { SEAT($seat) }
ui-open-village = Abrir la aldea de { SEAT($seat) }
ui-guest = Poner un dado en un edificio libre cuesta { $price ->
        [one] { $price } flor
       *[other] { $price } flores
    }, que recibe { SEAT($seat) }.
ui-power-merchant = Los edificios cuestan { $value ->
        [one] { $value } flor
       *[other] { $value } flores
    } menos
ui-power-tinkerer = Puede girar un dado a su cara opuesta
ui-power-foreman = { $flowers ->
        [one] { $flowers } flor
       *[other] { $flowers } flores
    } por un paso de obra, una vez por turno
ui-power-archivist = { $chips } chips por un movimiento y { $flowers ->
        [one] { $flowers } flor
       *[other] { $flowers } flores
    }, una vez por turno
ui-power-shepherd = Mueve al final la Dunaïa despertada
ui-power-surveyor = Reserva una loseta al final
ui-brief-merchant = losetas { $value } más baratas
ui-brief-tinkerer = puede girar un dado
ui-brief-foreman = { $flowers ->
        [one] { $flowers } flor
       *[other] { $flowers } flores
    }: un paso
ui-brief-archivist = { $chips } chips: { $flowers ->
        [one] { $flowers } flor
       *[other] { $flowers } flores
    }
ui-brief-shepherd = mueve la despierta
ui-brief-surveyor = reserva una loseta
ui-elders-answer = { $count ->
        [one] { $count } Anciano responde
       *[other] { $count } Ancianos responden
    }
ui-not-this-turn = Este turno no
ui-done = listo
ui-progress = { $token }/{ $needed }
ui-pill-done = listo, +{ $points }
ui-asleep = duerme
ui-due = despierta después
ui-pay-goes = se va
ui-pay-this = este
ui-pay-or = o este
ui-pay-not-in = no está
ui-flowers = { $flowers ->
        [one] { $flowers } flor
       *[other] { $flowers } flores
    }
ui-tokens = { $tokens ->
        [0] no quedan fichas de construcción
        [one] queda { $tokens } ficha de construcción
       *[other] quedan { $tokens } fichas de construcción
    }
ui-fragments = { $held ->
        [one] { $held } fragmento
       *[other] { $held } fragmentos
    }, { $artefacts ->
        [one] { $artefacts } artefacto
       *[other] { $artefacts } artefactos
    }
ui-houses = { $completed } de { $needed } edificios completos
ui-chips = chips insertados: { $chips }
ui-costs = { $price ->
        [one] { $price } flor
       *[other] { $price } flores
    }
ui-omen = Profecía { NAME($prophecy, of: "prophecy") }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
ui-elder = { NAME($elder, of: "elder") }: { $what }, por los chips { $chips } y { $more } más, con el fragmento de { NAME($fragment, of: "fragment") } de un artefacto
ui-space = { $what }; { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    } encima
ui-empty = { $square }, vacía: { $what }
ui-standing = { $square }, { NAME($tile, of: "tile") }, { $token ->
        [0] completo
       *[other] en construcción, { $token } de { $squares }
    }
ui-arrow = flecha al { NAME($side, of: "side") }
ui-arrow-live = flecha activa al { NAME($side, of: "side") }
side-N = norte
side-E = este
side-S = sur
side-W = oeste
ui-colour-token = con una ficha de color { NAME($colour, of: "colour") }
ui-die-on-it = hay un dado encima
ui-line = Entre { $line }, Dunaïas ahí: { $dunaias }
ui-giant = Dunaïa { $number } en { $line }
ui-column = { $value }: { $black ->
        [0] ningún dado negro
        [one] { $black } dado negro
       *[other] { $black } dados negros
    }, dados de jugadores: { SEAT($own) }.
ui-column-chip = { $in ->
        [yes] El chip { $chip } está insertado.
       *[no] El chip { $chip } no está insertado.
    }
ui-wakes-nothing = { $square } no da nada.
ui-wakes-progress = { $square } avanza a { $token } de { $needed }.
ui-wakes-complete = { $square } queda completo{ $points ->
        [0] { "" }
        [one] : { $points } punto
       *[other] : { $points } puntos
    }.
ui-wakes-gain = { $square } da { $chip ->
        [0] { $flowers ->
            [0] { "" }
            [one] { $flowers } flor
           *[other] { $flowers } flores
        }{ $chips ->
            [0] { "" }
            [one] { " " }{ $chips } chip a elegir
           *[other] { " " }{ $chips } chips a elegir
        }{ $moves ->
            [0] { "" }
            [one] { " " }{ $moves } movimiento
           *[other] { " " }{ $moves } movimientos
        }
       *[other] el chip { $chip }
    }.

## La pantalla: el aviso

ui-say-last = { $turns ->
        [0] Este es el último turno.
        [one] Después de este queda { $turns } turno.
       *[other] Después de este quedan { $turns } turnos.
    }
ui-say-die = Toma un dado
ui-say-dice = { $count ->
        [one] Solo queda un { $black } negro.
       *[other] Dados negros: { $black }.
    } { $own ->
        [0] { "" }
       *[other] Tu propio { $own } espera hasta que no queden negros.
    }
ui-say-own-die = No quedan dados negros, así que tomas tu propio { $value }.
ui-say-take = ¿Tomas el { $value } y despiertas la Dunaïa { $value }?
ui-say-ninth = Esto completa tu aldea y desencadena el final.
ui-say-order = Despierta la Dunaïa { $dunaia }: ¿qué casilla va primero?
ui-why-giant-first = Primero elige la Dunaïa que mueves (DUN-060).
ui-why-no-turn = Puedes girar una loseta cuando está en su casilla, en una mesa donde se puedan girar (DUN-033).
ui-say-or = O bien:
ui-say-chip = { $chips ->
        [one] Inserta un chip
       *[other] Inserta { $chips } chips
    }
ui-say-chip-text = Elige un número cuyo chip aún no esté insertado.
ui-say-move = { $moves ->
        [one] Mueve una Dunaïa
       *[other] Mueve hasta { $moves } Dunaïas
    }
ui-say-move-which = Arrastra una a otra línea, o elígela y después la línea. En una línea caben tres como máximo.
ui-say-move-where = ¿Adónde va la Dunaïa { $dunaia }? En una línea caben tres como máximo.
ui-say-astray = Si la Dunaïa despertada se va, { $square } no da nada.
ui-say-shepherd = ¿Mueves la Dunaïa { $dunaia }, que has despertado?
ui-say-recycle = ¿Adónde va tu { $value }?
ui-say-recycle-text = Al tablero, a un edificio libre de nivel I tuyo, o por { $price ->
        [one] { $price } flor
       *[other] { $price } flores
    } a un edificio ajeno.
ui-say-guest = { SEAT($seat) } recibe { $price ->
        [one] { $price } flor
       *[other] { $price } flores
    } por ello.{ " " }
ui-say-gives = Puedes { $what }.
ui-say-build = ¿Qué loseta, y dónde?
ui-say-search = ¿Qué loseta de las pilas, y dónde?
ui-say-which = Elige una loseta o una casilla.
ui-say-which-here = Elige una loseta para { $square }.
ui-say-where = Cada casilla libre muestra lo que puntuará ahí el edificio.
ui-say-lay = ¿Construyes el edificio { NAME($tile, of: "tile") } en { $square }?
ui-say-price = { $price ->
        [0] No cuesta nada
        [one] Cuesta { $price } flor
       *[other] Cuesta { $price } flores
    } y necesita { $advances ->
        [one] { $advances } paso
       *[other] { $advances } pasos
    } para completarse.
ui-say-finished = Completo, puntúa { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }{ $flowers ->
        [0] { "" }
        [one] , sus vecinos dan { $flowers } flor más
       *[other] , sus vecinos dan { $flowers } flores más
    }{ $chips ->
        [0] { "" }
        [one] , sus vecinos dan { $chips } chip más
       *[other] , sus vecinos dan { $chips } chips más
    }{ $moves ->
        [0] { "" }
        [one] , sus vecinos dan { $moves } movimiento más
       *[other] , sus vecinos dan { $moves } movimientos más
    }.
ui-say-advance = ¿Qué edificio avanza?
ui-say-advance-text = Elige una de tus obras.
ui-say-foreman = ¿Dónde trabaja el Capataz?
ui-say-foreman-text = Elige una de tus obras; dos flores la hacen avanzar.
ui-say-colour = Elige una ficha de color
ui-say-colour-text = Después elige el edificio que la recibe.
ui-say-book = ¿Reservas una loseta?
ui-say-book-text = Podrás comprarla más adelante, al precio más bajo de su nivel.
ui-say-draft = Elige un personaje de Élite
ui-say-draft-text = Te acompaña toda la partida.
ui-say-call = ¿Llamas al { NAME($elder, of: "elder") }?
ui-say-call-text = Puedes { $power }. { $fragment ->
        [none] El fragmento no se puede tomar.
        [whole] El fragmento completa un artefacto.
       *[other] Además recibes el fragmento de { NAME($fragment, of: "fragment") } de un artefacto.
    }
ui-say-archivist = ¿Descartas dos chips?
ui-say-archivist-text = A cambio mueves una Dunaïa y tomas dos flores.
ui-say-window-die = Solo queda tu propio dado
ui-say-window-awakening = Antes de despertar
ui-say-window-recycling = Antes de reciclar
ui-say-window-prophecy = Tu dado está colocado
ui-say-window-end = Profecías comprobadas
ui-say-window-text = Aún puedes llamar a un Anciano o usar tu poder de Élite.
ui-act-take = Tomar el { $value }
ui-act-first = { $square } primero
ui-act-stop = { $moved ->
        [0] No mover
       *[other] Ya está
    }
ui-act-move = Mover { $dunaia } a { $place }
ui-act-place = Poner el dado ahí
ui-act-lay = Construir en { $square }
ui-act-turn = Girarla
ui-act-pay = Pagar { $chips }
ui-act-end = Terminar turno
ui-act-prophecy = Primero, profecías
ui-act-own-die = Tomarlo
ui-act-on = Continuar
ui-tell-build = Construir el edificio { NAME($tile, of: "tile") } en { $square }{ $turn ->
        [0] { "" }
       *[other] , cuartos de vuelta: { $turn }
    }
ui-tell-search = Buscar el edificio { NAME($tile, of: "tile") } y construirlo en { $square }{ $turn ->
        [0] { "" }
       *[other] , cuartos de vuelta: { $turn }
    }
ui-tell-book = Reservar el edificio { NAME($tile, of: "tile") }
ui-keys-number = tomar un dado, insertar o pagar un chip, elegir una loseta
ui-keys-elder = el siguiente Anciano que responde
ui-keys-quiet = ningún Anciano este turno
ui-keys-space = construcción, flores, movimiento, chips: adónde va el dado
ui-keys-next = el siguiente lugar donde se puede hacer algo
ui-keys-turn = girar la loseta, si la mesa lo permite
ui-aid-live = apunta a un edificio completo de su color: cuenta
ui-aid-dead = todavía no cuenta
ui-aid-asleep = Los I y III completos no dan nada al despertar.
ui-aid-end = El final: la última profecía, o { $buildings } edificios completos.

## La pantalla: el historial y la hoja

ui-log-begin = Preparación
ui-log-round = Ronda { $round }
ui-log-setup = El valle está preparado{ $begun ->
        [yes] . Empieza { SEAT($seat) }.
       *[no] .
    }
ui-log-who = { SEAT($seat) }{ " " }
ui-log-rolls = saca { $rolls }
ui-log-pick = elige el { NAME($elite, of: "elite") }
ui-log-take = { $die ->
        [black] toma { $value }
       *[own] toma su propio { $value }
    }
ui-log-turn = lo gira a { $value }
ui-log-skip = omite un efecto
ui-log-insert = inserta el chip { $chip }
ui-log-move = mueve { $dunaia } a { $target }
ui-log-recycle = { $where ->
        [common] usa el { NAME($space, of: "space") }
        [own] usa { $square }
       *[other] usa { $square } de { SEAT($owner) } por { $paid ->
            [one] { $paid } flor
           *[other] { $paid } flores
        }
    }
ui-log-build = empieza el edificio { NAME($tile, of: "tile") } en { $square } por { $paid ->
        [one] { $paid } flor
       *[other] { $paid } flores
    }
ui-log-search = encuentra el edificio { NAME($tile, of: "tile") } y lo empieza en { $square } por { $paid ->
        [one] { $paid } flor
       *[other] { $paid } flores
    }
ui-log-advance = sigue en { $square }
ui-log-colour = pone una ficha de color { NAME($colour, of: "colour") } en { $square }
ui-log-call = llama al { NAME($elder, of: "elder") } con { $chips }
ui-log-both = toma poder y fragmento
ui-log-fragment = toma solo el fragmento
ui-log-power = toma solo el poder
ui-log-foreman = paga al Capataz { $paid } por { $square }
ui-log-archivist = descarta { $chips } con el Archivista
ui-log-claim = toma «{ NAME($prophecy, of: "prophecy") }»
ui-log-leave = deja «{ NAME($prophecy, of: "prophecy") }»
ui-log-book = reserva el edificio { NAME($tile, of: "tile") }
ui-log-pass = no reserva nada
ui-then-progress = { $square } avanza a { $token } de { $needed }
ui-then-complete = { $square } queda completo
ui-then-flowers = { $flowers ->
        [one] +{ $flowers } flor
       *[other] +{ $flowers } flores
    }
ui-then-chip = entra el chip { $chip }
ui-then-found = el fragmento de { NAME($fragment, of: "fragment") } de un artefacto
ui-then-artefact = un artefacto está completo
ui-then-fulfil = cumple «{ NAME($prophecy, of: "prophecy") }» por { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
ui-then-lost = { $square } no despierta
ui-then-end = el final llega tras { $turns ->
        [one] { $turns } turno más
       *[other] { $turns } turnos más
    }
ui-then-over = la partida ha terminado
ui-sheet-building = Edificios completos
ui-sheet-arrow = Sus flechas
ui-sheet-prophecy = Profecías
ui-sheet-artefacts = Artefactos
ui-sheet-flowers = Flores
ui-sheet-count = { $count }
ui-piece-giant = Dunaïa { $n }{ $awake ->
        [yes] , despierta
       *[no] { "" }
    }
ui-piece-die = dado, { $n }
ui-piece-die-blank = dado en un edificio
ui-piece-own-die = dado del asiento { $n }
ui-piece-artefact = { $held } de 3 fragmentos
ui-piece-gives = lo que da una casilla
ui-piece-dull = nada
ui-piece-site = obra, { $token } de { $squares }
