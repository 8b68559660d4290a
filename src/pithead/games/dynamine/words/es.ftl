# Dynamine en español.

blurb = Tira los dados, compra túneles en el mercado y cava hondo, donde las vetas valen más.

## Opciones

option-market = ¿Las losetas se ordenan en pilas por letra y precio, o se mezclan entre todas las pilas de su precio?
    .by_code = por letra y precio
    .by_cost = mezcladas por precio
option-missions = ¿Las misiones repartidas son secretas hasta el final?
    .secret = secretas
    .open = a la vista
option-start_player = ¿Empieza cada ronda la misma persona, o la siguiente a su izquierda?
    .fixed = la misma
    .rotate = la siguiente
option-edge_match = ¿Tienen que encajar todos los lados que se tocan, o basta una conexión?
    .strict = todos los lados
    .loose = una conexión
option-sealing = ¿Puede una construcción cerrar el último extremo abierto de una mina antes de la última ronda?
    .allowed = sí
    .forbidden = no
option-plus_side = ¿Un lado +1 ayuda a pagar la loseta que se conecta a él, o se devuelve después?
    .discount = ayuda a pagar
    .refund = se devuelve
option-roll_one = Con un 1, ¿puedes mover una loseta y tomar una carta, o solo una de las dos cosas?
    .both = las dos
    .choose_one = una de las dos
option-well_entrance = Si el túnel vertical de un pozo llega a la entrada, ¿cuenta también la entrada?
    .not_counted = no
    .counted = sí
option-well_count = ¿Los pozos cuentan solo las losetas conectadas justo encima, o encima y debajo? (Aquí no influye: ningún pozo de este juego se abre por abajo.)
    .above = encima
    .both = encima y debajo
option-level5 = Para las misiones, ¿el nivel 5 es exactamente la quinta fila, o cualquiera desde ahí hacia abajo?
    .exact = la quinta fila
    .or_deeper = desde ahí hacia abajo
option-tie_levels = En un empate, ¿el nivel 5 son todas las filas desde ahí hacia abajo, o lo mismo que para las misiones?
    .from_5_down = del nivel 5 hacia abajo
    .as_missions = como en las misiones
option-sapphire = ¿Una misión Zafiro azul acepta cualquiera de las dos losetas de zafiro, o solo la suya?
    .either = cualquiera
    .pictured = solo la suya
option-mine_plan = ¿El Plano de la mina solo se puede usar si hay alguna loseta que mover, o siempre?
    .movable = si hay qué mover
    .always = siempre

## Nombres

side-N = norte
side-E = este
side-S = sur
side-W = oeste
side-none = ningún lado
card-ancient-ring = Anillo antiguo
card-cave-raven = Cuervo de las cuevas
card-water-barrel = Barril de agua
card-wall-torches = Antorchas de pared
card-support-beams = Vigas de soporte
card-mine-plan = Plano de la mina
card-blue-sapphire = Zafiro azul
card-giant-dragon-skull = Cráneo de dragón gigante
card-great-stone-altar = Gran altar de piedra
card-deep-halls = Salones profundos
card-main-water-well = Pozo de agua principal
one-fossils = fósil
one-wells = pozo
one-altars = altar
one-depth = nivel
one-veins = veta
one-tiles = loseta
wanted-fossils = una loseta con fósil
wanted-wells = una loseta con pozo
wanted-altars = una loseta con altar
wanted-veins = una loseta con veta
wanted-tiles = una loseta
wanted-sapphire = una loseta con zafiro azul
many-fossils = losetas con fósil
many-wells = losetas con pozo
many-altars = losetas con altar
many-veins = losetas con veta
many-tiles = losetas
many-sapphire = losetas con zafiro azul
most-fossils = más fósiles
most-wells = más pozos
most-altars = más altares
most-depth = mayor profundidad
most-veins = más vetas
most-tiles = más losetas (con la entrada)
count-fossils = fósiles
count-wells = pozos
count-altars = altares
count-depth = profundidad
count-veins = vetas
count-tiles = losetas
action-none = ninguna acción
action-move = un movimiento
action-reroll = repetir la tirada
action-guess = adivinar la tirada

## Preguntas: a quien decide, y a los demás sobre ello

ask-tops = ¿Qué loseta se descubre en la pila { $pile }?
    .other = Se prepara el mercado: la loseta visible de la pila { $pile }.
ask-deal = ¿Qué misión recibe { SEAT($player) }?
    .other = { SEAT($player) } recibe una misión.
ask-row = ¿Qué carta se descubre?
    .other = Se descubre una carta.
ask-starter = ¿Quién empieza?
    .other = Se sortea quién empieza.
ask-round = ¿Qué ficha de ronda se descubre para la ronda { $round }?
    .other = Se descubre la ficha de la ronda { $round }.
ask-guess = Adivina tu tirada. Si aciertas, recibes { $bonus ->
        [one] { $bonus } punto de construcción
       *[other] { $bonus } puntos de construcción
    } más.
    .other = { SEAT($seat) } intenta adivinar la tirada.
ask-roll = ¿Qué saca { SEAT($player) }?
    .other = { SEAT($player) } tira el dado.
ask-reroll = Has sacado un { $roll }: ¿te lo quedas, o vuelves a tirar y sumas { $bonus }?
    .other = { SEAT($seat) } ha sacado un { $roll }: se lo queda o vuelve a tirar.
ask-rerolled = ¿Qué saca { SEAT($player) } esta vez?
    .other = { SEAT($player) } vuelve a tirar el dado.
ask-main = Con { $points ->
        [one] { $points } punto de construcción
       *[other] { $points } puntos de construcción
    }{ ask-main.credits }: construye o termina tu turno.
    .credits = { $moves ->
        [0] { "" }
        [one] { " " }y { $moves } movimiento
       *[other] { " " }y { $moves } movimientos
    }{ $cards ->
        [0] { "" }
        [one] { " " }y { $cards } carta por tomar
       *[other] { " " }y { $cards } cartas por tomar
    }{ $either ->
        [0] { "" }
        [one] { " " }y { $either } movimiento o carta
       *[other] { " " }y { $either } movimientos o cartas
    }
    .other = { SEAT($seat) } construye o termina el turno, con { $points ->
        [one] { $points } punto de construcción
       *[other] { $points } puntos de construcción
    }{ ask-main.credits }.
ask-turn_up = ¿Qué loseta se descubre ahora en la pila { $pile }?
    .other = Se descubre la siguiente loseta de la pila { $pile }.
ask-refill = ¿Qué carta se descubre ahora?
    .other = Se descubre la siguiente carta.
ask-second = ¿Qué saca { SEAT($player) } con el Cuervo de las cuevas?
    .other = { SEAT($player) } tira por segunda vez con el Cuervo de las cuevas.
ask-tile_move = La loseta de movimiento: mueve una loseta periférica, o pasa.
    .other = { SEAT($seat) } puede mover una loseta periférica.

## Jugadas

do-build = Construir { $pile } en { $at }
do-move = Mover { $tile } a { $at }
do-take = Tomar { $card }
do-spend = Gastar una ficha +1
do-raven = Usar el Cuervo de las cuevas
do-plan = Usar el Plano de la mina
do-end = Terminar el turno
do-skip = No mover ninguna loseta
do-guess = Decir { $value }
do-keep = Quedarse con la tirada
do-reroll = Volver a tirar
do-roll = Sacar { $face }
do-token = Descubrir { $token }
do-show = Mostrar { $tile }
do-deal = Repartir { $card }
do-open = Descubrir { $card }
do-begin = Empieza { SEAT($seat) }

# Los tipos de jugadas, como títulos.
kind-build = Construir
kind-move = Mover una loseta
kind-take = Tomar una carta
kind-spend = Gastar +1
kind-raven = Cuervo
kind-plan = Plano
kind-end = Terminar el turno
kind-skip = No mover
kind-guess = Decir un número
kind-keep = Quedarse
kind-reroll = Volver a tirar

## Sucesos

event-lay = Mercado: se descubre { $face-tile } ({ board-tile.face }) en la pila { $pile }
event-show = Se descubre { $face-tile } ({ board-tile.face }) en la pila { $pile }{ $covered ->
        [0] , la última que queda ahí
       *[other] { "" }
    }
event-deal = { SEAT($seat) } recibe { board-card }
    .hidden = { SEAT($seat) } recibe una misión
event-open = Se descubre { board-card }
event-begin = Empieza { SEAT($seat) }
event-token = Ronda { NUMBER($round) } de { $rounds }: { $token-points ->
        [one] { $token-points } punto
       *[other] { $token-points } puntos
    } para todos{ $token-action ->
        [move] , y todos pueden mover una loseta periférica
        [reroll] , y todos pueden volver a tirar y sumar 1
        [guess] , y todos intentan adivinar su tirada por 1 punto más
       *[none] { "" }
    }
event-guess = { SEAT($seat) } dice { $value }
event-roll = { $roll ->
        [raven] { SEAT($seat) } saca un { $value } con el Cuervo de las cuevas
        [again] { SEAT($seat) } saca ahora un { $value }
       *[first] { SEAT($seat) } saca un { $value }
    }{ $guess ->
        [right] , ha acertado y suma { $added }
        [wrong] , no ha acertado
       *[none] { "" }
    }{ event-roll.stands }
    .stands = { $stands ->
        [no] { "" }
       *[yes] { ": " }{ $points ->
            [one] { $points } punto de construcción
           *[other] { $points } puntos de construcción
        }
    }{ $extra ->
        [both] , más un movimiento y una carta
        [either] , más un movimiento o una carta
       *[none] { "" }
    }
event-keep = { SEAT($seat) } se queda con el { $value }{ event-roll.stands }
event-reroll = { SEAT($seat) } vuelve a tirar en vez de quedarse con el { $value } y sumará { $bonus }
event-build = { SEAT($seat) } construye { $face-tile } ({ board-tile.face }) en el nivel { $level }, posición { $place }, { event-build.paid }
    .paid = por { $face-price ->
        [one] { $face-price } punto
       *[other] { $face-price } puntos
    }{ $bonus ->
        [0] { "" }
       *[other] , con { $bonus } de vuelta por los lados +1
    }{ $token ->
        [0] { "" }
       *[other] , y recibe una ficha +1
    }{ $seals ->
        [seals] ; así se cierra el último extremo abierto y la mina ya no podrá crecer
       *[no] { "" }
    }
    .seen = { SEAT($seat) } construye { NAME($face-exits, of: "shape") } ({ board-tile.face }) en el nivel { $level }, { event-build.paid }
event-move = { SEAT($seat) } mueve { $face-tile } ({ board-tile.face }) de { $origin } al nivel { $level }, posición { $place }
    .seen = { SEAT($seat) } mueve { NAME($face-exits, of: "shape") } ({ board-tile.face }) al nivel { $level }
event-skip = { SEAT($seat) } no mueve ninguna loseta
event-take = { SEAT($seat) } toma { board-card }
    .seen = { SEAT($seat) } toma { NAME($card-name, of: "card") } ({ board-card.effect })
event-spend = { SEAT($seat) } gasta una ficha +1: { $points ->
        [one] { $points } punto de construcción
       *[other] { $points } puntos de construcción
    }
event-raven = { SEAT($seat) } suelta el Cuervo de las cuevas: suma una segunda tirada
event-plan = { SEAT($seat) } usa el Plano de la mina: puede mover { $moves ->
        [one] { $moves } loseta
       *[other] { $moves } losetas
    }
event-end = { SEAT($seat) } termina el turno{ $lost ->
        [0] { "" }
        [one] ; se pierde { $lost } punto
       *[other] ; se pierden { $lost } puntos
    }{ $ends ->
        [game] ; la partida ha terminado{ EACH($missions, of: "then", before: "; ") }
       *[other] { "" }
    }
then-mission = { SEAT($seat) } tenía { NAME($card-name, of: "card") }, { $points ->
        [0] sin cumplir
        [one] cumplida por { $points } punto
       *[other] cumplida por { $points } puntos
    }

## La hoja de puntuación

line-veins = { $veins ->
        [one] { $veins } veta
       *[other] { $veins } vetas
    } en el nivel { $level }, a { $each ->
        [one] { $each } punto
       *[other] { $each } puntos
    } cada una
    .row = Vetas
line-altar = Altar { $tile } en { $at }: { $printed } impresos, { $veins ->
        [one] { $veins } veta en su nivel
       *[other] { $veins } vetas en su nivel
    }
    .row = Altares
line-well = { $well ->
        [altar] Pozo con altar
        [dragon] Pozo con dragón
       *[plain] Pozo
    } { $tile } en { $at }: { $base }, y { $tiles ->
        [one] { $tiles } loseta en su túnel vertical
       *[other] { $tiles } losetas en su túnel vertical
    }
    .row = Pozos
line-fossil = Fósil { $tile } en { $at }
    .row = Fósiles
line-reward = { $place ->
        [first] Primer puesto
        [second] Segundo puesto
       *[alone] Recompensa
    } por { NAME($what, of: "most") }: { $number }
    .row = Recompensas
line-item = { NAME($name, of: "card") }: { $each ->
        [one] { $each } punto
       *[other] { $each } puntos
    } por cada { NAME($what, of: "one") }, { $number } en la mina
    .row = Objetos
line-mission = { NAME($name, of: "card") } ({ $card }): { $met ->
        [met] cumplida
       *[unmet] sin cumplir, { $have } de { $need }
    }
    .row = Misiones

## Negativas

refuse-laying-out = todavía se está preparando el mercado
refuse-dealing = todavía se están repartiendo las misiones
refuse-opening = todavía se están descubriendo las cartas
refuse-starter-first = primero hay que sortear quién empieza
refuse-token-first = primero hay que descubrir la ficha de ronda
refuse-roll-first = primero hay que tirar el dado
refuse-rerolling = primero va la nueva tirada
refuse-turning-up = primero hay que descubrir la siguiente loseta de la pila
refuse-refilling = primero hay que descubrir la siguiente carta
refuse-raven-rolling = primero va la tirada del Cuervo de las cuevas
refuse-guess-due = primero adivina la tirada: es parte de este turno
refuse-reroll-due = primero decide si te quedas con la tirada o vuelves a tirar
refuse-tile-move-due = primero haz el movimiento de la loseta de movimiento, o pasa
refuse-no-guess = solo se adivina antes de tirar, y en una ronda cuya ficha lo diga
refuse-no-keep = ahora no hay ninguna tirada que repetir o conservar
refuse-no-reroll = solo puedes repetir justo después de tirar, y en una ronda cuya ficha lo diga
refuse-no-skip = solo se puede renunciar al movimiento de una loseta de movimiento; lo que puedes hacer es terminar el turno
refuse-over = la partida ha terminado
refuse-no-show = ahora no se descubre ninguna loseta
refuse-no-tile = no hay ninguna loseta { $tile } en esta caja
refuse-other-pile = { $tile } no es de la pila { $pile }
refuse-lies-open = { $tile } ya está a la vista
refuse-no-deal = ahora no se reparte ninguna misión
refuse-no-open = ahora no se descubre ninguna carta
refuse-no-card = no hay ninguna carta { $card } en esta caja
refuse-item = { $card } es un objeto; solo se reparten misiones
refuse-not-in-deck = { $card } ya no está en el mazo
refuse-no-begin = ahora no se decide quién empieza
refuse-no-seat = no hay ningún asiento { $number } en esta mesa
refuse-no-token-now = ahora no se descubre ninguna ficha de ronda
refuse-no-token = no hay ninguna ficha de ronda { $token } en esta caja
refuse-token-used = { $token } ya se ha descubierto
refuse-no-roll = ahora no se tira el dado
refuse-no-face = el dado no tiene { $face }; tiene { $faces }
refuse-no-value = en el dado nunca sale { $value }; sale { $values }
refuse-no-pile = el mercado no tiene la pila { $pile }; la fila va primero, como en { $first }
refuse-pile-empty = la pila { $pile } está vacía, y las pilas no se reponen
refuse-above-surface = { $at } queda por encima de la superficie; el nivel 1 es la fila de la entrada
refuse-cell-taken = en { $at } ya está { $tile }
    .seen = aquí ya hay una loseta
refuse-no-link = { $tile } en { $at } no conectaría: ninguno de sus lados abiertos da a otro lado abierto
    .seen = aquí no conectaría: ninguno de sus lados abiertos da a otro lado abierto
refuse-no-match = { $own ->
        [open] su lado { NAME($side, of: "side") } está abierto, pero { $other } está cerrada ahí
       *[closed] su lado { NAME($side, of: "side") } está cerrado, pero { $other } está abierta ahí
    }
    .seen = { $own ->
            [open] su lado { NAME($side, of: "side") } está abierto, pero la loseta de ahí está cerrada
           *[closed] su lado { NAME($side, of: "side") } está cerrado, pero la loseta de ahí está abierta
        }
refuse-sealing = cerraría el último extremo abierto de la mina, y esta mesa lo prohíbe antes de la última ronda
refuse-too-dear = { $tile } cuesta { refuse-too-dear.price }
    .price = { $price }{ $less ->
        [0] { "" }
       *[other] , menos { $less } por los lados +1
    }, y { $points ->
        [one] queda { $points } punto
       *[other] quedan { $points } puntos
    }
    .seen = cuesta { refuse-too-dear.price }
refuse-no-move = ahora no puedes mover losetas: no lo permite ninguna ficha de ronda, tirada ni carta
refuse-not-own-tile = { $tile } no está en la mina de { SEAT($seat) }
    .seen = esta loseta no está en la mina de { SEAT($seat) }
refuse-same-cell = { $tile } ya está en { $at }; tiene que moverse a otra casilla
    .seen = ya está aquí; tiene que moverse a otra casilla
refuse-entrance = la entrada no se mueve nunca
refuse-surrounded = { $tile } no es periférica: tiene losetas por los cuatro lados
    .seen = esta loseta no es periférica: tiene losetas por los cuatro lados
refuse-cut-off = mover { $tile } dejaría desconectado de la mina: { $tiles } en { $cells }
    .seen = al mover esta loseta, otras quedarían desconectadas de la mina
refuse-no-take = solo puedes tomar una carta si tu tirada da acciones extra, y ahora no tienes ninguna
refuse-not-open = { $card } no está entre las cartas visibles{ $number ->
        [0] : no hay ninguna
       *[other] { " " }({ $cards })
    }
refuse-no-plus-token = no tienes ninguna ficha +1
refuse-fresh-token = una ficha ganada en este turno solo se puede gastar en turnos posteriores
refuse-no-such-card = { $effect ->
        [raven] { SEAT($seat) } no tiene el Cuervo de las cuevas
       *[plan] { SEAT($seat) } no tiene el Plano de la mina
    }
refuse-plan-idle = ahora no se puede mover ninguna loseta de tu mina, así que el Plano de la mina se desperdiciaría

## El tablero en palabras

board-tile = { $face-tile } en { $at }: { board-tile.face }
    .face = { $face-price ->
        [0] { "" }
       *[other] precio { $face-price },{ " " }
    }abierta por { LETTERS($face-exits, of: "side") }{ $face-veins ->
        [0] { "" }
        [1] , una veta
        [2] , dos vetas
       *[other] , { $face-veins } vetas
    }{ $face-well ->
        [plain] , pozo
        [altar] , pozo con altar{ $face-altar_points ->
            [0] { "" }
           *[other] { " " }{ $face-altar_points }
        }
        [dragon] , pozo con dragón{ $face-fossil_points ->
            [0] { "" }
           *[other] { " " }{ $face-fossil_points }
        }
       *[none] { "" }
    }{ $face-altars ->
        [0] { "" }
       *[other] , altar { NUMBER($face-altar_points) }
    }{ $face-fossils ->
        [0] { "" }
       *[other] , fósil { $face-fossil_points ->
            [0] sin puntos
           *[other] { $face-fossil_points }
        }
    }{ $face-plus_sides ->
        [0] { "" }
       *[other] , +1 { LETTERS($face-plus, of: "side") }
    }{ $face-tokens ->
        [0] { "" }
       *[other] , da una ficha +1
    }{ $face-moves ->
        [0] { "" }
       *[other] , mueve una loseta
    }{ $face-sapphires ->
        [0] { "" }
       *[other] , zafiro azul
    }
board-card = { NAME($card-name, of: "card") } ({ $card-card }: { board-card.effect })
    .effect = { $card-effect ->
        [raven] una vez, tirar de nuevo y sumar ambos resultados
        [plan] una vez, mover hasta { $card-moves ->
            [one] { $card-moves } loseta
           *[other] { NUMBER($card-moves) } losetas
        }
        [mission] { NUMBER($card-points) } PV por { $card-number ->
            [one] { NAME($card-what, of: "wanted") }
           *[other] { NUMBER($card-number) } { NAME($card-what, of: "many") }
        }{ $card-only ->
            [0] { "" }
            [any] { "" }
           *[other] { " " }en la loseta { $card-only }
        } en el nivel { NUMBER($card-level) }{ $card-rows ->
            [deeper] { " " }o más abajo
           *[exact] { "" }
        }
       *[count] { NUMBER($card-points) } PV por cada { NAME($card-what, of: "one") }
    }
board-over = La partida ha terminado.
board-setup = Preparación.
board-round = Ronda { $round } de { $rounds }
board-token = { $token-points ->
        [one] { $token-points } punto
       *[other] { $token-points } puntos
    }{ $token-action ->
        [none] { "" }
       *[other] { " " }y { NAME($token-action, of: "action") }
    }
board-round-token = ficha de ronda: { $told }
board-no-token = ficha de ronda: aún sin descubrir
board-to-play = turno de { SEAT($seat) }
board-guessed = apuesta por { $value }
board-rolled = tirada: { $value }
board-points = { $points ->
        [one] queda { $points } punto
       *[other] quedan { $points } puntos
    }
board-moves = movimientos disponibles: { $number }
board-takes = cartas por tomar: { $number }
board-either = movimientos o cartas disponibles: { $number }
board-open-cards = Cartas visibles (mazo { $deck }):
board-none = ninguna
board-to-come = Fichas de ronda por salir: { $told }
board-times = { $times } x { $told }
board-price = precio { $price }
board-key = v veta, a altar, w pozo (wa con altar, wd con dragón), f fósil, + un lado +1, t ficha +1, m loseta de movimiento, s zafiro; ·n: losetas tapadas debajo
board-market = Mercado:
board-pile = Pila { $pile }: { $face-tile }, { board-tile.face }; { $covered ->
        [one] { $covered } tapada
       *[other] { $covered } tapadas
    }{ $now ->
        [yes] ; se puede construir ahora
       *[no] { "" }
    }
board-empty-pile = Pila { $pile }: vacía
board-your-mine = Tu mina
board-mine = La mina de { SEAT($seat) }
board-sealed = Está sellada y ya no puede crecer.
board-entrance = entrada en { $at }: abierta por { LETTERS($exits, of: "side") }
board-ends = Extremos abiertos: { $ends }
board-no-ends = Extremos abiertos: ninguno
board-player = { SEAT($seat) }{ $who ->
        [you] { " " }(tú)
       *[other] { "" }
    }
board-vp = PV
board-plus-tokens = fichas
board-held = { SEAT($seat) }: misión { $mission }; cartas { $cards }
board-secret = secreta
board-spoken-player = { SEAT($seat) }: { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    } ({ $parts }); misión { $mission }; cartas { $cards }; fichas +1 { $tokens }
board-part = { NAME($part, of: "part") } { $points }
part-veins = vetas
part-altars = altares
part-wells = pozos
part-fossils = fósiles
part-rewards = recompensas
part-items = objetos
part-missions = misiones
board-rewards = Recompensas (* va en cabeza)
board-category = { NAME($what, of: "count") }
board-part-name = { NAME($part, of: "part") }
board-reward = Recompensa por { NAME($what, of: "most") }, { $points } puntos: { $counts }
board-has = { SEAT($seat) } tiene { $number }

## La pantalla

shape-N = un túnel ciego
shape-E = un túnel ciego
shape-S = un túnel ciego
shape-W = un túnel ciego
shape-NS = un túnel vertical
shape-EW = una galería
shape-NE = una curva
shape-ES = una curva
shape-SW = una curva
shape-NW = una curva
shape-ESW = una bifurcación
shape-NES = una bifurcación
shape-NSW = una bifurcación
shape-NEW = una bifurcación
shape-NESW = un cruce
ui-board = La mina. Con las flechas vas de casilla en casilla; N salta a la siguiente que se puede elegir, Enter elige y el signo de interrogación explica.
ui-market = Mercado
ui-mines = Minas
ui-mine-of = Mina de { SEAT($seat) }
ui-open-mine = Abrir la mina de { SEAT($seat) }
ui-back-to-mine = Volver
ui-has-veins = { $veins ->
        [one] una veta
        [2] dos vetas
       *[other] { $veins } vetas
    }
ui-has-altar = altar { $points }
ui-has-well = { $well ->
        [altar] pozo con altar
        [dragon] pozo con dragón
       *[plain] pozo
    }{ $points ->
        [0] { "" }
       *[other] { " " }{ $points }
    }
ui-has-fossil = { $points ->
        [0] fósil
       *[other] fósil { $points }
    }
ui-has-sapphire = zafiro azul
ui-has-plus = +1 { LETTERS($sides, of: "side") }
ui-has-token = ficha +1
ui-has-move = mueve una loseta
ui-cell-tile = { $tile }, nivel { $level }, posición { $place }: { $has }{ $loose ->
        [yes] , se puede mover
       *[no] { "" }
    }
ui-cell-entrance = entrada, nivel 1: abierta por { LETTERS($exits, of: "side") }
ui-cell-legal = nivel { $level }, posición { $place }: { $points } PV{ $bonus ->
        [0] { "" }
        [one] , { $bonus } punto de vuelta
       *[other] , { $bonus } puntos de vuelta
    }
ui-cell-end = extremo abierto, nivel { $level }, posición { $place }: la loseta debe estar abierta por { LETTERS($needs, of: "side") }
ui-level = nivel { $level }: { $veins ->
        [one] { $veins } veta
       *[other] { $veins } vetas
    }, { $points } PV
ui-at-level = nivel { $level }
ui-price = precio { $price }
ui-pile-empty = Pila { $pile }: vacía
ui-pile = Pila { $pile }: { $has }; { $covered } debajo{ $why ->
        [dear] ; { $short ->
            [one] falta { $short } punto
           *[other] faltan { $short } puntos
        }
        [nowhere] ; no encaja en ningún sitio
        [seals] ; sellaría la mina
        [misfit] ; no en la casilla elegida
        [gain] ; { $points } PV en la casilla elegida
       *[none] { "" }
    }
ui-why-pile = { $closed ->
        [dear] { $short ->
            [one] Para { $pile } te falta { $short } punto
           *[other] Para { $pile } te faltan { $short } puntos
        }, incluso en su casilla más barata (DYN-023).
        [nowhere] { $pile } no encaja en ningún extremo abierto de tu mina (DYN-032).
        [seals] { $pile } cerraría el último extremo abierto, y esta mesa lo prohíbe antes de la última ronda (DYN-036).
       *[empty] { $pile } está vacía, y las pilas no se reponen (DYN-029).
    }
ui-why-tile-first = Primero elige la loseta que mueves: una con puntos blancos (DYN-051).
ui-why-no-tile = Aquí no encaja ninguna loseta que puedas pagar (DYN-027).
ui-point-back = { $bonus ->
        [one] vuelve { $bonus }
       *[other] vuelven { $bonus }
    }
ui-market-waits = El mercado está cerrado mientras mueves una loseta.
ui-market-here = { $piles ->
        [one] Aquí cabe { $piles } loseta
       *[other] Aquí caben { $piles } losetas
    }; el número es lo que ganas.
ui-market-bright = { $now ->
        [yes] En color: a tu alcance con { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }.
       *[no] La loseta visible de cada pila; los bordes de debajo son losetas tapadas.
    }
ui-legend-short = faltan
ui-legend-misfit = no encaja
ui-legend-below = debajo
ui-open-cards = Cartas visibles
ui-deck = { $worth ->
        [yes] valor para ti;{ " " }
       *[no] { "" }
    }mazo: { $deck }
ui-no-cards = No hay cartas visibles.
ui-vp-now = { $points } PV ahora
ui-wants = { $number ->
        [one] { NAME($what, of: "wanted") } en
       *[other] { $number } { NAME($what, of: "many") } en
    }
ui-wants-have = { $have } de { $need } en
ui-pays-each = { $points } por { NAME($what, of: "one") }
ui-once = { $effect ->
        [raven] una vez: otra tirada
       *[plan] una vez: mover { $moves ->
            [one] { $moves } loseta
           *[other] { $moves } losetas
        }
    }
ui-secret = misión secreta
ui-plus-token = ficha +1
ui-from-cards = cartas
ui-rewards = Recompensas
ui-reward = { SEAT($seat) }: { $count }, { $points } PV
ui-place = { $of ->
        [one] más que nadie, { $points } PV
       *[other] { $place ->
            [one] primero, { $points } PV
           *[other] segundo, { $points } PV
        }
    }
ui-round = Ronda { $round } de { $rounds }
ui-token = ficha de ronda: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }{ $action ->
        [none] { "" }
       *[other] { " " }y { NAME($action, of: "action") }
    }
ui-no-token = aún sin ficha de ronda
ui-die = { $value ->
        [0] aún sin tirar
       *[other] tirada: { $value }
    }
ui-points-left = { $points ->
        [one] punto libre
       *[other] puntos libres
    }
ui-points-of = puntos para { SEAT($seat) }
ui-points = { $points ->
        [one] punto
       *[other] puntos
    }
ui-guesses = ¿Qué número?
ui-guess = decir { $value }
ui-keep = conservar
ui-again = puntos al repetir
ui-same = igual
ui-action = { $act ->
        [move] Mover
        [spend] Gastar +1
        [take] Cartas
        [raven] Cuervo
        [plan] Plano
       *[end] Terminar
    }
ui-then = { $act ->
        [move] { $moves ->
            [one] { $moves } movimiento
           *[other] { $moves } movimientos
        }
        [spend] tendrás { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }
        [take] tomar { $cards }
        [raven] otra tirada
        [plan] dos movimientos
       *[end] { $points ->
            [0] no pierdes nada
            [one] pierdes { $points } punto
           *[other] pierdes { $points } puntos
        }
    }
ui-not-now = { $act ->
        [move] no disponible
        [spend] { $tokens ->
            [0] sin fichas
           *[other] ahora no
        }
        [take] si sale un 1
       *[other] ahora no
    }
ui-act = { $kind ->
        [back] Volver
        [reroll] Volver a tirar
        [skip] No mover
        [take] Tomarla
        [raven] Soltarlo
        [plan] Usar el plano
       *[end] Terminar turno
    }
ui-act-keep = Conservar { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
ui-act-here = { $kind ->
        [seal] Sellar la mina
        [move] Mover { $gain }
       *[build] Construir { $gain }
    }
ui-say-act = { $kind ->
        [raven] Te toca: ¿sueltas el Cuervo de las cuevas?
        [plan] Te toca: ¿usas el Plano de la mina?
       *[end] Te toca: ¿terminas el turno?
    }
ui-say-act-text = { $kind ->
        [raven] Se suma una segunda tirada. La carta sirve una sola vez.
        [plan] Puedes mover una o dos losetas. La carta sirve una sola vez.
       *[end] { $points ->
            [one] Se pierde { $points } punto
           *[other] Se pierden { $points } puntos
        }.
    }
ui-say-guess = Te toca: ¿qué número te va a salir?
ui-say-guess-text = Si aciertas, recibes { $bonus ->
        [one] { $bonus } punto
       *[other] { $bonus } puntos
    } más.
ui-say-reroll = Has sacado un { $roll }: ¿te lo quedas o vuelves a tirar?
ui-say-reroll-text = A la nueva tirada le sumas { $bonus }, y tienes que quedártela.
ui-say-move = { $step ->
        [tile] Te toca: ¿qué loseta mueves?
       *[cell] Te toca: ¿adónde?
    }
ui-say-move-text = { $step ->
        [tile] Puedes mover las losetas con puntos blancos: pulsa una o arrástrala.
       *[cell] El número es lo que ganas o pierdes al moverla.
    }
ui-say-take = Te toca: ¿qué carta?
ui-say-take-text = El número es lo que te daría ahora.
ui-say-take-card = Te toca: ¿tomas { NAME($name, of: "card") }?
ui-say-take-card-text = { $effect }.{ $points ->
        [0] { "" }
       *[other] { " " }Ahora te vale { $points } PV.
    }
ui-say-cell = { $cells ->
        [one] Te toca: ¿construyes { $pile } en esta casilla?
       *[other] Te toca: ¿dónde construyes { $pile }?
    }
ui-say-cell-text = El número de cada casilla es lo que da.
ui-say-tile = Te toca: ¿qué loseta para el nivel { $level }?
ui-say-tile-text = { $piles ->
        [one] Encaja { $piles }
       *[other] Encajan { $piles }
    }: la loseta debe estar abierta por { LETTERS($needs, of: "side") }.{ $plus ->
        [0] { "" }
        [one] { " " }El lado +1 te devuelve { $plus } punto.
       *[other] { " " }Los lados +1 te devuelven { $plus } puntos.
    }
ui-say-nothing = Te toca: ya no puedes construir nada más.
ui-say-nothing-text = { $points ->
        [0] Has gastado todos los puntos.
        [one] Se pierde { $points } punto.
       *[other] Se pierden { $points } puntos.
    }
ui-say-main = Te toca: { $points ->
        [0] no quedan puntos
        [one] { $points } punto para construir
       *[other] { $points } puntos para construir
    }.
ui-say-main-text = { $build ->
        [yes] Elige una pila o una casilla.
       *[no] Ya no se puede construir nada más.
    }{ $moves ->
        [0] { "" }
        [one] { " " }Puedes mover una loseta.
       *[other] { " " }Puedes mover { $moves } losetas.
    }{ $cards ->
        [0] { "" }
       *[other] { " " }Puedes tomar una carta.
    }{ $either ->
        [0] { "" }
       *[other] { " " }Puedes mover una loseta o tomar una carta.
    }
ui-say-here = { $kind ->
        [seal] Esto cierra tu último extremo abierto.
        [move] Te toca: ¿la mueves aquí{ ui-say-here.points }?
       *[build] Te toca: ¿construyes aquí{ ui-say-here.points }?
    }
    .points = { $gain ->
        [0] { "" }
       *[other] { " " }por { $points } PV
    }
ui-say-gain = { $gains }{ $build ->
        [yes] { $left ->
            [0] No quedan puntos
            [one] Queda { $left } punto
           *[other] Quedan { $left } puntos
        }{ $bonus ->
            [0] { "" }
           *[other] { " " }({ $bonus } de vuelta por los lados +1)
        }.
       *[no] { "" }
    }{ $seals ->
        [yes] { " " }La mina ya no podrá crecer.
       *[no] { "" }
    }
ui-gain = { NAME($kind, of: "part") } { $points }
ui-gain-mission = { NAME($mission, of: "card") } { $points }
ui-seals = Esto cierra el último extremo abierto: la mina ya no podrá crecer, y { $rounds ->
        [one] queda { $rounds } ronda
       *[other] quedan { $rounds } rondas
    }.
ui-log-setup = Preparación
ui-log-laid = Mercado preparado, misiones repartidas, cartas descubiertas
ui-log-round = Ronda { $round }: { $token-points ->
        [one] { $token-points } punto
       *[other] { $token-points } puntos
    }{ $token-action ->
        [none] { "" }
       *[other] { " " }y { NAME($token-action, of: "action") }
    }
ui-log-build = { SEAT($seat) } construye { NAME($exits, of: "shape") }{ $has }, nivel { $level }{ $bonus ->
        [0] { "" }
        [one] , { $bonus } punto de vuelta
       *[other] , { $bonus } puntos de vuelta
    }{ $token ->
        [0] { "" }
       *[other] , toma una ficha +1
    }{ $seals ->
        [seals] { " " }y sella la mina
       *[no] { "" }
    }
ui-log-move = { SEAT($seat) } mueve { NAME($exits, of: "shape") }{ $has } al nivel { $level }
ui-with = { " " }con { $has }
ui-sheet-row = { $message ->
        [veins] Vetas
        [altar] Altares
        [well] Pozos
        [fossil] Fósiles
        [reward] Recompensas
        [item] Objetos
       *[mission] Misiones
    }
ui-sheet-count = × { $count }
ui-sheet-met = { $met } de { $all }
ui-keys-next = la siguiente casilla o pila que se puede elegir
ui-keys-market = una loseta del mercado para construir
ui-keys-move = mover una loseta
ui-keys-spend = gastar una ficha +1
ui-keys-cards = las cartas visibles
ui-keys-once = Cuervo de las cuevas, Plano de la mina
ui-keys-end = terminar el turno
ui-piece-entrance = entrada
ui-piece-spot = legal, 9 puntos
ui-piece-nothing = legal, sin puntos
ui-piece-refund = legal, un punto de vuelta
ui-piece-sealing = cierra el último extremo abierto
thing-vein = veta
thing-sapphire = zafiro azul
thing-altar = altar
thing-well = pozo
thing-well-altar = pozo con altar
thing-well-dragon = pozo con dragón
thing-fossil = fósil
thing-move = mueve una loseta
thing-token = ficha +1
thing-plus = lado +1
