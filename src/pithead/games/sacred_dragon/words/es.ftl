# Mines of the Sacred Dragon en español.

blurb = Coloca hexágonos, color con color, y abre minas donde se juntan muchos lados.

## Opciones

option-start_player = ¿Quién empieza: alguien al azar, o el asiento de la persona más joven?
    .random = al azar
option-joined = ¿Cada loseta nueva de un turno debe tocar una anterior, o basta con que al final estén todas unidas?
    .each = cada una
    .final = unidas al final
option-short_tokens = Si quedan pocas fichas para una mina: ¿no se construye, o se ponen las que queden?
    .forbid = no se construye
    .place_remaining = se ponen las que queden
option-extend_six_points = Puntos por una ampliación con seis lados.
option-removed_tiles = ¿Ven todos las losetas que se retiran al reorganizar?
    .open = sí, a la vista
    .hidden = no, ocultas
option-expansion = Añadir las cuatro losetas de un solo color.
    .none = sin ellas
    .solid = con ellas
option-tie_break = Primer desempate: ¿la zona de más puntos, o la zona con más cimientos?
    .zone_score = zona de más puntos
    .zone_size = más cimientos
option-final_tie = Último desempate: ¿se comparte la victoria, o gana quien juega después en el orden de turno?
    .shared = se comparte
    .later_turn = gana quien juega después
option-solo_tiles = En solitario, cuántas losetas se usan en total.
option-round_start = ¿Empieza siempre la ronda el mismo asiento, o cada vez el siguiente?
    .fixed = el mismo asiento
    .rotate = el siguiente

## Nombres

colour-red = rojo
colour-yellow = amarillo
colour-blue = azul
colour-gray = gris
token-red = rojo
token-yellow = amarillo
token-green = verde
token-blue = azul
token-black = negro
side-east = este
side-south-east = sureste
side-south-west = suroeste
side-west = oeste
side-north-west = noroeste
side-north-east = noreste
action-supply = abastecerte
action-reorganize = reorganizar

## Preguntas: a quien decide, y a los demás sobre ello

ask-starter = ¿Quién empieza?
    .other = Se sortea quién empieza.
ask-deal = ¿Qué loseta recibe { SEAT($drawer) }?
    .other = { SEAT($drawer) } recibe una loseta.
ask-centre = ¿Qué loseta va en el centro?
    .other = Se roba la loseta inicial.
ask-opening = Ronda inicial: coloca una loseta; si no encaja ninguna, muestra tu mano y retira una.
    .other = { SEAT($seat) } coloca una loseta de la ronda inicial.
ask-turn = { $hand ->
        [empty] Te toca: no tienes losetas en la mano, así que debes abastecerte.
        [full] Te toca: explora o reorganiza.
       *[some] Te toca: explora, abastécete o reorganiza.
    }
    .other = { SEAT($seat) } elige una acción, { $tiles ->
        [0] sin losetas
        [one] con { $tiles } loseta
       *[other] con { $tiles } losetas
    } en la mano.
ask-more = { $joined ->
        [bridge] Une las dos losetas de este turno con una tercera.
        [final] Coloca otra loseta, o para. Debe tocar la primera, o una tercera loseta de tu mano debe poder unirlas.
       *[each] Coloca otra loseta que toque una de este turno, o para.
    }
    .other = { $joined ->
        [bridge] { SEAT($seat) } une las dos losetas de este turno con una tercera.
       *[other] { SEAT($seat) } coloca otra loseta, o para.
    }
ask-mine = { $mine ->
        [build] ¿Construyes
       *[extend] ¿Amplías
    } por { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, { $tokens ->
        [0] sin fichas
        [one] con { $tokens } ficha
       *[other] con { $tokens } fichas
    }?
    .other = { SEAT($seat) } puede { $mine ->
        [build] construir
       *[extend] ampliar
    } por { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
ask-draw = ¿Qué loseta roba { SEAT($drawer) }?
    .other = { SEAT($drawer) } roba una loseta.

## Jugadas

do-place = Colocar { $tile } en { $at }
do-supply = Abastecerse
do-reorganize = Reorganizar: retirar { $tile }
do-stop = No colocar más losetas
do-mine = Hacer la mina
do-leave = No hacer mina
do-remove = Mostrar la mano y retirar { $tile }
do-draw = Robar { $tile }
do-begin = Empieza { SEAT($seat) }

# Los tipos de jugadas, como títulos.
kind-place = Colocar
kind-supply = Abastecer
kind-reorganize = Reorganizar
kind-stop = Parar
kind-mine = Mina
kind-leave = Sin mina
kind-remove = Retirar

## Sucesos. El atributo .end dice cómo acaba un turno, en los sucesos que pueden acabarlo.

event-begin = Empieza { SEAT($seat) }
event-deal = { SEAT($seat) } recibe { $tile }
    .hidden = { SEAT($seat) } recibe una loseta
event-draw = { SEAT($seat) } roba { $tile }{ event-draw.end }
    .hidden = { SEAT($seat) } roba una loseta{ event-draw.end }
    .end = { $last_round ->
        [tokens] ; a { SEAT($seat) } apenas le quedan fichas, { event-draw.last }
        [pile] ; se acaba la pila, { event-draw.last }
        [both] ; a { SEAT($seat) } apenas le quedan fichas y se acaba la pila, { event-draw.last }
       *[other] { $ends ->
            [game] ; la partida ha terminado
           *[other] { "" }
        }
    }
    .last = { $ends ->
        [game] así que la partida ha terminado
       *[other] así que esta es la última ronda
    }
event-centre = { $tile } se coloca en el centro
event-place = { SEAT($seat) } coloca { $tile } ({ $edges }) en { $at }{ event-draw.end }
    .seen = { SEAT($seat) } coloca la loseta { LETTERS($edges, of: "edge") }, que toca { $sides ->
        [one] { $sides } lado
       *[other] { $sides } lados
    }{ event-draw.end }
event-stop = { SEAT($seat) } no coloca más losetas{ event-draw.end }
event-build = { SEAT($seat) } construye una mina en { $at }: { $mine-sides } lados, { event-build.paid }{ event-draw.end }
    .paid = { $mine-points ->
        [one] { $mine-points } punto
       *[other] { $mine-points } puntos
    }, { $mine-tokens ->
        [0] ninguna ficha
        [one] { $mine-tokens } ficha
       *[other] { $mine-tokens } fichas
    }
    .seen = { SEAT($seat) } construye ahí una mina: { $mine-sides } lados, { event-build.paid }{ event-draw.end }
event-extend = { SEAT($seat) } amplía una mina en { $at }: { $mine-sides } lados, { event-build.paid }{ event-draw.end }
    .seen = { SEAT($seat) } amplía ahí una mina: { $mine-sides } lados, { event-build.paid }{ event-draw.end }
event-leave = { SEAT($seat) } no hace mina{ event-draw.end }
event-supply = { $draws ->
        [0] { SEAT($seat) } se abastece, pero la pila está vacía
       *[other] { SEAT($seat) } se abastece
    }{ event-draw.end }
event-reorganize = { SEAT($seat) } reorganiza: retira { $tile }{ event-draw.end }
    .hidden = { SEAT($seat) } reorganiza: retira una loseta boca abajo{ event-draw.end }
    .seen = { SEAT($seat) } reorganiza: retira la loseta { LETTERS($edges, of: "edge") }{ event-draw.end }
event-remove = { SEAT($seat) } no puede colocar, muestra { $hand } y retira { $tile }
    .seen = { SEAT($seat) } no puede colocar, muestra su mano y retira la loseta { LETTERS($edges, of: "edge") }

## La hoja de puntuación

line-made = { $times } { $mine ->
        [build] { $times ->
            [one] mina nueva
           *[other] minas nuevas
        }
       *[extend] { $times ->
            [one] ampliación
           *[other] ampliaciones
        }
    } de { $each }
line-mines = minas, según el tablero de puntuación
line-zone = zona en { $at }: { $foundations ->
        [one] { $foundations } cimiento
       *[other] { $foundations } cimientos
    } x { $tokens ->
        [one] { $tokens } ficha
       *[other] { $tokens } fichas
    }

## Negativas

refuse-over = la partida ha terminado
refuse-starter-first = primero hay que sortear quién empieza
refuse-dealing = todavía se están repartiendo las manos
refuse-centre-first = primero va la loseta inicial
refuse-drawing = primero va el robo que cierra el turno
refuse-starter-known = ya se sabe quién empieza
refuse-no-seat = no hay ningún asiento { $number } en esta mesa
refuse-no-draw = ahora no se roba ninguna loseta
refuse-no-tile = no hay ninguna loseta { $tile } en esta caja
refuse-drawn-before = { $tile } ya se ha robado
refuse-not-in-hand = { $tile } no está en la mano de { SEAT($seat) }, que tiene { $held ->
        [0] cero losetas
       *[other] { $hand }
    }
refuse-mine-due = ya has colocado todas tus losetas de este turno; ahora decide si haces una mina
refuse-no-turn = una loseta tiene seis orientaciones, de r0 a r5; r{ $turn } no es una de ellas
refuse-occupied = en { $at } ya hay una loseta
refuse-no-contact = { $at } no toca ninguna loseta de la montaña
refuse-mismatch = su borde { NAME($side, of: "side") }, { NAME($colour, of: "colour") }, tocaría { NAME($other, of: "colour") } en { $at }
refuse-same-look = r{ $turn } se ve igual que r{ $same }; escribe r{ $same }
refuse-bridge-them = la tercera loseta tiene que unir las dos separadas
refuse-no-bridge = no toca ninguna loseta de este turno, y { $count ->
        [one] { $others } no podría
       *[other] ninguna de { $others } podría
    } unir las dos
refuse-not-joined = no toca ninguna loseta de este turno; todas las que se colocan en un turno tienen que estar unidas
refuse-hand-full = { $limit ->
        [one] con { $limit } loseta
       *[other] con { $limit } losetas
    } en la mano no te puedes abastecer
refuse-starting-round = en la ronda inicial se coloca una loseta; no puedes { NAME($action, of: "action") }
refuse-exploring = estás explorando, y un turno tiene una sola acción; no puedes además { NAME($action, of: "action") }
refuse-reorganize-instead = mostrar la mano y retirar una loseta solo se puede en la ronda inicial; ahora reorganiza
refuse-playable = { $tile } se puede colocar, por ejemplo en { $at }, así que debes colocar una loseta
refuse-nothing-to-stop = no hay nada que parar: no se te pide otra loseta
refuse-apart = las dos losetas están separadas; únelas con una tercera
refuse-no-question = ahora no hay ninguna mina que decidir
refuse-none-played = la mina va en la última loseta que colocas, y en este turno no has colocado ninguna
refuse-stop-first = la mina va después de la última loseta: primero para
refuse-few-sides-build = la última loseta tiene { $sides ->
        [one] { $sides } lado unido
       *[other] { $sides } lados unidos
    }; { $needed ->
        [0] con esos no se puede construir ninguna mina
       *[other] una mina nueva necesita { $needed }
    }
refuse-few-sides-extend = la última loseta tiene { $sides ->
        [one] { $sides } lado unido
       *[other] { $sides } lados unidos
    }; { $needed ->
        [0] con esos no se puede ampliar ninguna mina
       *[other] una ampliación necesita { $needed }
    }
refuse-next-to = la última loseta está junto a un cimiento de { SEAT($seats) }, así que ahí no se puede construir
refuse-next-to-own = la última loseta está junto a un cimiento tuyo, así que ahí no se puede construir una mina nueva
refuse-few-tokens = hace falta poner { $needed ->
        [one] { $needed } ficha
       *[other] { $needed } fichas
    }, y { $left ->
        [0] no te queda ninguna
       *[other] solo tienes { $left }
    }

## El tablero en palabras

board-head = Pila { $pile }   losetas en la montaña { $tiles }
board-last-round = { "  " }ÚLTIMA RONDA
board-empty = La montaña todavía está vacía.
board-edge = { NAME($side, of: "side") } { NAME($colour, of: "colour") }
board-tile = { $tile } en { $at }: { $edges }
board-foundation = { $tokens ->
        [one] { $tokens } ficha
       *[other] { $tokens } fichas
    } de { SEAT($seat) }
board-open = Espacios libres: { $places }
board-player = { SEAT($seat) } ({ NAME($colour, of: "token") })
board-you = { " " }tú
board-score = { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    } ({ $points } anotados, { $zones } en zonas), { $tokens ->
        [one] { $tokens } ficha
       *[other] { $tokens } fichas
    }, { $tiles ->
        [one] { $tiles } loseta
       *[other] { $tiles } losetas
    }
board-no-hand = No tienes losetas en la mano.
board-hand = Tu mano, con los bordes en sentido horario desde el este:
board-build = Construir, por lados unidos: { $rates }
board-extend = Ampliar: { $rates }
board-rate = { $sides } lados { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } { $tokens ->
        [0] sin fichas
        [one] { $tokens } ficha
       *[other] { $tokens } fichas
    }

## La pantalla

edge-R = rojo
edge-Y = amarillo
edge-B = azul
edge-wild = gris
mine-build = construir
mine-extend = ampliar
ui-board = La montaña. Con las flechas vas de espacio en espacio, Enter elige, R gira la loseta y el signo de interrogación explica.
ui-hand = Tus losetas
ui-tile = loseta { $edges }
ui-lay = Colocar { $edges } en { $at }
ui-give-up = Retirar { $edges } y robar
ui-laid = loseta { $edges } en { $at }
ui-foundation = loseta { $edges } en { $at }, mina de { SEAT($seat) } con { $tokens ->
        [one] { $tokens } ficha
       *[other] { $tokens } fichas
    }
ui-space = { $mine ->
        [build] +{ $points } al construir: espacio { $at }, toca { $sides }
        [extend] +{ $points } al ampliar: espacio { $at }, toca { $sides }
        [misfit] espacio { $at }, toca { $sides }: la loseta no encaja aquí
       *[none] espacio { $at }, toca { $sides }: sin mina
    }
ui-left = { $tokens ->
        [one] queda { $tokens }
       *[other] quedan { $tokens }
    }
ui-zones-now = zonas ahora +{ $points }
ui-in-hand = { $tiles ->
        [one] { $tiles } loseta en la mano
       *[other] { $tiles } losetas en la mano
    }
ui-round = Ronda { $round }
ui-finished = terminada en { $round ->
        [one] { $round } ronda
       *[other] { $round } rondas
    }
ui-in-pile = en la pila
ui-last-round = última ronda, { $turns ->
        [one] queda { $turns } turno
       *[other] quedan { $turns } turnos
    }
ui-supply = Abastecer
ui-reorganize = Reorganizar
ui-remove = Retirar
ui-turn-left = Girar a la izquierda
ui-turn-right = Girar a la derecha
ui-turn-first = Prueba primero una loseta en un espacio; luego podrás girarla.
ui-say-opening = Elige una de tus losetas y después un espacio. Todavía no hay minas.
ui-say-none-fits = Ronda inicial: ninguna de tus losetas encaja.
ui-say-stuck = Muestra tu mano y elige la loseta que retiras.
ui-say-hand = { $tiles ->
        [one] { $tiles } loseta en la mano.
       *[other] { $tiles } losetas en la mano.
    }
ui-say-no-tile = Te toca: ninguna de tus losetas encaja.
ui-say-give-up = Roba una loseta, o retira la que tienes levantada.
ui-say-more = La mina va en la última loseta.
ui-say-here = { $mine ->
        [build] ¿Construyes por { $points } puntos?
        [extend] ¿Amplías por { $points } puntos?
       *[none] ¿La colocas aquí?
    }
ui-say-sides = { $sides ->
        [one] { $sides } lado unido
       *[other] { $sides } lados unidos
    }, { $mine ->
        [none] { $barred ->
            [early] en la ronda inicial no hay minas.
            [foreign] no se construye junto a un cimiento ajeno.
            [sides] muy pocos para una mina.
            [tokens] te faltan fichas para una mina.
           *[none] sin mina.
        }
       *[other] { $tokens ->
            [0] sin fichas.
            [one] { $tokens } ficha.
           *[other] { $tokens } fichas.
        }
    }
ui-say-mine = { $tokens ->
        [0] No pones fichas
        [one] Pones { $tokens } ficha
       *[other] Pones { $tokens } fichas
    }. Después robas.
ui-say-remove = ¿Retiras esta loseta y robas?
ui-say-draws = { $draws ->
        [0] No robas nada: la pila está vacía.
        [one] Robas { $draws } loseta.
       *[other] Robas { $draws } losetas.
    }
ui-say-last = Última ronda.
ui-act-turn = Girar
ui-act-lay = Colocarla
ui-act-lay-only = Solo colocar
ui-act-mine = { $mine ->
        [build] Construir +{ $points }
       *[extend] Ampliar +{ $points }
    }
ui-act-stop = Parar
ui-act-stop-and = { $mine ->
        [build] Parar, construir +{ $points }
       *[extend] Parar, ampliar +{ $points }
    }
ui-act-stop-only = Parar, sin mina
ui-act-leave = Sin mina
ui-act-supply = Robar una loseta
ui-act-reorganize = Retirar y robar
ui-log-turn = { SEAT($seat) } coloca { $tiles ->
        [1] una loseta
        [2] dos losetas
        [3] tres losetas
       *[other] { $tiles } losetas
    }{ $made ->
        [build] { " " }y construye
        [extend] { " " }y amplía
       *[none] { "" }
    }
ui-log-starting = Ronda inicial
ui-log-setup = Preparación
ui-log-round = Ronda { $round }
ui-sheet-made = { $mine ->
        [build] Construido por { $points }
       *[extend] Ampliado por { $points }
    }
ui-sheet-mines = Minas
ui-sheet-largest = Zona mayor
ui-sheet-next = Zona siguiente
ui-sheet-others = Otras zonas
ui-sheet-zones = Zonas
ui-sheet-more = { $count } más
ui-keys-next = el siguiente espacio donde encaja la loseta levantada
ui-keys-turn = girar la loseta; Mayús la gira al revés
ui-keys-draw = robar una loseta en vez de colocar
ui-keys-give-up = retirar la loseta levantada y robar
ui-aid-title = Lo que puntúa una mina
ui-aid-sides = lados unidos
ui-aid-build = construir, sin minas al lado
ui-aid-extend = ampliar, junto a una tuya
ui-aid-end = Final: cada zona = losetas × fichas.
ui-piece-legal = legal, sin mina
ui-piece-gain = legal, { $what } { $points }
ui-piece-zone = zona de dos
ui-piece-edge = dos bordes de color { $colour }
