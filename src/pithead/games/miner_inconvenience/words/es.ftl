# Miner Inconvenience en español.

blurb = Una mina entre todos: excava, abastece los edificios y roba la última carta cuando haya cuatro mejorados.

## Opciones

option-hands = ¿Ven todos las manos de los demás?
    .open = sí, manos a la vista
    .closed = no, manos ocultas
option-overlap_limit = ¿Cuánto se puede tapar de una loseta: un tercio cada vez, dos triángulos visibles, un tercio de lo visible, o un tercio en total?
    .geometric = un tercio cada vez
    .visible_area = dos triángulos visibles
    .visible_third = un tercio de lo visible
    .cumulative = un tercio en total
option-cumulative_binds = Con «un tercio en total», ¿el límite vale solo al excavar, o también al construir?
    .excavations = solo al excavar
    .builds_too = también al construir
option-half_faces = ¿Puede una carta puesta por escalera tapar dos medias caras de la última loseta?
    .allowed = sí
    .refused = no
option-ladder = ¿Una carta puesta por escalera va al lado de la loseta con escalera, o puede tapar también sus caras?
    .sides = al lado
    .as_last = también sobre sus caras
option-ladder_contact = ¿Una carta puesta por escalera tiene que tocar lo visible de ese lado de la loseta con escalera?
    .visible = sí
    .anywhere = no
option-count_placed = ¿Cuenta la carta colocada como primera loseta de un camino de suministro?
    .true = sí
    .false = no

## Nombres

building-lookout = Mirador
building-west-hall = Salón oeste
building-bridge-hall = Salón del puente
building-crossing-hall = Salón del cruce
building-east-hall = Salón este
building-gatehouse = Portón
side-NE = noreste
side-E = este
side-SE = sureste
side-SW = suroeste
side-W = oeste
side-NW = noroeste
door-NW = noroeste
door-NE = noreste
door-top_left = suroeste
door-top_right = sureste
face-top = superior
face-right = derecha
face-left = izquierda
shift-bottom = inferior
shift-upper-right = superior derecha
shift-upper-left = superior izquierda

## Cómo acabó: con lo conseguido en .told

end-drawn = el mazo se robó a tiempo
    .told = { end-drawn }, { $upgraded ->
        [one] { $upgraded } edificio mejorado
       *[other] { $upgraded } edificios mejorados
    }; { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } en las manos, rango { NAME($rank, of: "rank") }
end-drained = el mazo se acabó demasiado pronto
    .told = { end-drained }; { end-drained.reached }
    .reached = { $upgraded } de { $goal } edificios mejorados, { $deck ->
        [one] { $deck } carta
       *[other] { $deck } cartas
    } en el mazo
end-no-fit = no encaja ninguna carta, y no se puede construir ni mejorar nada
    .told = { SEAT($seat) } no puede actuar: { end-no-fit }; { end-drained.reached }
end-no-cards = no quedan cartas con las que actuar
    .told = { SEAT($seat) } no puede actuar: { end-no-cards }; { end-drained.reached }
rank-elven-hovel = Chabola élfica
rank-beardling-outpost = Avanzada de barbilampiños
rank-dwarven-stronghold = Bastión enano
rank-mountain-metropolis = Metrópolis de la montaña
rank-ancestral-home = Hogar ancestral

## Preguntas: a quien decide, y a los demás sobre ello

ask-deal = ¿Qué carta recibe { SEAT($drawer) }?
    .other = { SEAT($drawer) } recibe una carta.
ask-start = ¿Qué carta es la loseta inicial?
    .other = Se roba la loseta inicial.
ask-action = Te toca: excava, construye o mejora.
    .other = { SEAT($seat) } excava, construye o mejora.
ask-pay = Paga oro: pon una carta debajo del mazo ({ $price ->
        [one] falta { $price }
       *[other] faltan { $price }
    }).
    .other = { SEAT($seat) } está pagando { $price } de oro.
ask-draw = ¿Qué carta roba { SEAT($drawer) } por { $why ->
        [supply] suministro
       *[vein] una veta
    }?
    .other = { SEAT($drawer) } roba una carta por { $why ->
        [supply] suministro
       *[vein] una veta
    }.

## Jugadas

do-excavate = Excavar { $card } en { $at }
do-build = Construir { $building } en { $card }
do-upgrade = Mejorar { $building }
do-pay = Pagar con { $card }
do-draw = Robar { $card }

# Los tipos de jugadas, como títulos.
kind-excavate = Excavar
kind-build = Construir
kind-upgrade = Mejorar
kind-pay = Pagar

## Sucesos. El atributo .end dice qué acaba con un suceso, donde algo puede acabar.

event-deal = { SEAT($seat) } recibe { $card }
    .hidden = { SEAT($seat) } recibe una carta
event-start = { $card } es la loseta inicial{ event-draw.end }
event-excavate = { SEAT($seat) } excava { $card } en { $at }, { event-excavate.where }: { event-excavate.drawn }{ event-draw.end }
    .drawn = { $draws ->
        [0] no roba nada
       *[other] roba { $supply } por suministro y { $vein } por vetas
    }
    .where = { $by ->
        [ladder] por escalera{ " " }
       *[last] { "" }
    }{ $how ->
        [beside] al { NAME($part, of: "side") } de { $off }
       *[over] sobre la cara { NAME($part, of: "face") } de { $off }
    }
    .seen = { SEAT($seat) } excava { $by ->
        [ladder] por escalera, { $how ->
            [beside] al { NAME($part, of: "side") }
           *[over] sobre la cara { NAME($part, of: "face") }
        }
       *[last] { $how ->
            [beside] al { NAME($part, of: "side") } de la última loseta
           *[over] sobre la cara { NAME($part, of: "face") } de la última loseta
        }
    }: { event-excavate.drawn }{ event-draw.end }
event-build = { SEAT($seat) } construye el { NAME($name, of: "building") } ({ $building }) en { $card } por { $price } de oro
    .seen = { SEAT($seat) } construye el { NAME($name, of: "building") } por { $price } de oro
event-upgrade = { SEAT($seat) } mejora el { NAME($name, of: "building") } ({ $building }) por { $price } de oro; ahora su alcance es { $range }
    .seen = { SEAT($seat) } mejora el { NAME($name, of: "building") } por { $price } de oro; ahora su alcance es { $range }
event-pay = { SEAT($seat) } paga con { $card }{ event-draw.end }
    .seen = { SEAT($seat) } paga con una carta{ event-draw.end }
    .hidden = { SEAT($seat) } paga con una carta{ event-draw.end }
event-draw = { SEAT($seat) } roba { $card } por { event-draw.why }{ event-draw.end }
    .hidden = { SEAT($seat) } roba una carta por { event-draw.why }{ event-draw.end }
    .why = { $why ->
        [supply] suministro
       *[vein] una veta
    }
    .end = { $ends ->
        [game] ; la partida ha terminado: { NAME($verdict-reason, of: "end") }
       *[other] { "" }
    }

## La hoja de puntuación

line-hand = cartas en la mano de { SEAT($seat) }
    .row = cartas en la mano
line-lost = la partida está perdida

## Negativas

refuse-won = la partida está ganada
refuse-stuck = la partida está perdida: alguien no tenía ninguna acción legal
refuse-drained = la partida está perdida: el mazo se acabó demasiado pronto
refuse-dealing = todavía se están repartiendo las manos
refuse-start-first = primero va la loseta inicial
refuse-draws-first = primero hay que robar las cartas de esta excavación
refuse-no-card = no hay ninguna carta { $card } en esta caja
refuse-no-building = no hay ningún edificio { $building } en esta caja
refuse-pay-first = primero hay que pagar { $price } de oro
refuse-no-draw = ahora no se roba ninguna carta; solo se roba al excavar
refuse-paid-under = { $card } se usó para pagar y está debajo del mazo, { $over ->
        [one] con { $over } carta más que se roba
       *[other] con { $over } cartas más que se roban
    } antes que ella
refuse-not-in-deck = { $card } no está en el mazo
refuse-nothing-to-pay = no hay nada que pagar; excava, construye o mejora
refuse-pay-own = { $card } no está en la mano de { SEAT($seat) }, y solo se paga con la mano propia
    .seen = esta carta no está en la mano de { SEAT($seat) }, y solo se paga con la mano propia
refuse-not-in-hand = { $card } no está en la mano de { SEAT($seat) }
    .seen = esta carta no está en la mano de { SEAT($seat) }
refuse-last-itself = { $at } es el centro de la propia { $last }, la última loseta
    .seen = esta es la última loseta; excava a su lado o sobre una de sus caras
refuse-no-ladder = está en la loseta con escalera { $card }, pero la última loseta { $last } no muestra ninguna escalera
    .seen = está en una loseta con escalera, pero la última loseta no muestra ninguna escalera
refuse-ladder-covered = está en { $card }, pero la escalera de { $card } está tapada
    .seen = está en una loseta con escalera, pero esa escalera está tapada
refuse-no-contact = no tocaría ninguna parte visible de { $card }: ese lado está debajo de otra carta
    .seen = no tocaría ninguna parte visible de la loseta con escalera: ese lado está debajo de otra carta
refuse-beside-ladder = queda sobre una cara de { $card }; por escalera, una carta va al lado de una loseta con escalera, no encima
    .seen = queda sobre una cara de una loseta con escalera; por escalera, una carta va a su lado, no encima
refuse-no-face = la parte { NAME($shift, of: "shift") } de { $last } no es una cara; tapa su cara superior, derecha o izquierda, o excava junto a uno de sus seis lados
    .seen = la parte { NAME($shift, of: "shift") } de la última loseta no es una cara; tapa su cara superior, derecha o izquierda, o excava junto a uno de sus seis lados
refuse-off-the-mine = { $at } no está al lado de la última loseta { $last } ni sobre una de sus caras
    .seen = esto no está al lado de la última loseta ni sobre una de sus caras
refuse-half-faces = taparía dos medias caras de la última loseta { $last } ({ NAME($shift, of: "shift") }); la última loseta solo se puede tapar por caras enteras
    .seen = taparía dos medias caras de la última loseta ({ NAME($shift, of: "shift") }); la última loseta solo se puede tapar por caras enteras
refuse-over-building = taparía { $triangles } del edificio { $building }
    .seen = taparía un edificio
refuse-wholly-over = taparía todo lo que aún se ve de { $card } ({ $triangles })
    .seen = taparía todo lo que aún se ve de otra carta
refuse-hides-third = taparía { $triangles } de { $card }, más de un tercio de esa carta
    .seen = taparía más de un tercio de la carta marcada
refuse-hides-shown-third = taparía { $triangles } de { $card }, más de un tercio de lo que se ve de esa carta
    .seen = taparía más de un tercio de lo que se ve de la carta marcada
refuse-hidden-third = taparía { $triangles } de { $card }, y entonces quedaría tapado más de un tercio de esa carta
    .seen = entonces quedaría tapado más de un tercio de la carta marcada
refuse-mouth-meets-wall = su boca { $side } da al lado { $line } de { $building }, que ahí no tiene puerta
    .seen = su boca { NAME($side, of: "side") } da a la pared de un edificio que ahí no tiene puerta
refuse-mouth-meets-rock = su boca { $side } da a la roca: { $card } no tiene ningún túnel en { $line }
    .seen = su boca { NAME($side, of: "side") } da a la roca
refuse-tunnel-meets-rock = el túnel de { $card } en { $line } acabaría en la roca: la carta nueva no tiene boca { $side }
    .seen = un túnel acabaría en la roca: la carta nueva no tiene boca { NAME($side, of: "side") }
refuse-stands = { $building } ya está construido en { $card }
    .seen = este edificio ya está construido
refuse-not-in-mine = { $card } no está en la mina
    .seen = esta carta no está en la mina
refuse-carries = { $card } ya lleva { $building }
    .seen = esta carta ya lleva un edificio
refuse-top-covered = la cara superior de { $card } no está visible del todo: { $triangles } no se ve
    .seen = la cara superior de esta carta no está visible del todo
refuse-part-covered = una parte de { $card } ya está tapada, y un edificio taparía más de un tercio
    .seen = una parte de esta carta ya está tapada, y un edificio taparía más de un tercio
refuse-no-door = un túnel de { $card } da al lado { $line } de { $building }, que ahí no tiene puerta
    .seen = un túnel da a un lado sin puerta de este edificio
refuse-not-built = { $building } no está en la mina
    .seen = este edificio no está en la mina
refuse-is-upgraded = { $building } ya está mejorado
    .seen = este edificio ya está mejorado
refuse-build-price = el edificio número { $number } cuesta { $price } de oro, y { refuse-build-price.held }
    .held = { SEAT($seat) } tiene { $hand ->
        [0] cero cartas
        [one] { $hand } carta
       *[other] { $hand } cartas
    }
refuse-upgrade-price = la mejora número { $number } cuesta { $price } de oro, y { refuse-build-price.held }

## El tablero en palabras

board-legend = o túnel, O en un contorno, * oro, # escalera, D puerta, = pared, - puesto avanzado, + mejorado
board-over = { $how ->
        [won] Victoria
       *[lost] Derrota
    }: { $told }.
board-last = Última loseta { $card }
board-head = mejorados { $upgraded } de { $goal }, mazo { $deck }, cartas en todas las manos { $score }
board-next-build = siguiente edificio { $price } de oro
board-next-upgrade = siguiente mejora { $price } de oro
board-pays = { SEAT($seat) } aún paga { $price } de oro.
board-draws = { SEAT($seat) } aún roba { $supply } por suministro y { $vein } por vetas.
board-empty = La mina todavía está vacía.
board-wider = La mina es más ancha que este dibujo; cartas fuera de sus bordes:
board-last-tile = La última loseta es { $card }.
board-none = nada
board-tile = { $card } en { $at }: túneles { $tunnels }
board-leads = { $line } hasta { $target }
board-leads-out = { $line } hacia fuera
board-roof = { $building } en su cara superior
board-covered = tapados { $triangles }
board-nugget = oro { $nugget }
board-ladder = escalera { $triangle }
board-building = { $building } { NAME($name, of: "building") }: puertas { $doors }, alcance { $range }{ $side ->
        [upgraded] , en { $card }, mejorado
        [outpost] { " " }(mejorado { $upgraded }), en { $card }, puesto avanzado
       *[free] { " " }(mejorado { $upgraded }), libre
    }.
board-gold = Oro a la vista: { $nuggets }.
board-spots = Lugares para la siguiente carta:
board-spot = { $letter } { $at }, { event-excavate.where }: { $asks }
board-mouth = boca en { $sides }
board-rock = roca en { $sides }
board-anything = cualquier cosa
board-fits = ; de tus cartas { $cards }
board-under = { $above ->
        [0] El mazo
        [one] Debajo de la otra carta del mazo
       *[other] Debajo de las otras { $above } cartas del mazo
    }, la próxima primero: { $cards }.
board-unknown = { $cards ->
        [one] { $cards } desconocida
       *[other] { $cards } desconocidas
    }
board-player = { SEAT($seat) }{ $who ->
        [you] , tú
       *[other] { "" }
    }: { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }: { $hand }.
board-rank = Acabar con estas cartas daría el rango { NAME($rank, of: "rank") }.
board-no-hand = No tienes cartas en la mano.
board-hand = Tu mano:
board-card = { $card }: bocas { $mouths }; dentro { $inner }

## La pantalla

ui-board = La mina. Con las flechas vas de lugar en lugar; N salta al siguiente donde encaja la carta, Enter elige y el signo de interrogación explica.
ui-hand = Tu mano
ui-hand-card = { $card }; { $state ->
        [gold] paga como oro número { $gold }
        [nowhere] ahora no encaja en ningún sitio
       *[fits] roba { $draws } en su mejor lugar
    }
ui-card = carta { $card }, bocas { $mouths }{ $nuggets ->
        [0] { "" }
        [one] , una pepita
       *[other] , { $nuggets } pepitas
    }{ $ladder ->
        [yes] , una escalera
       *[no] { "" }
    }
ui-card-hidden = una carta oculta
ui-tile = { $card }{ $last ->
        [yes] , la última loseta
       *[no] { "" }
    }
ui-spot = { ui-spot.place }: roba { $draws }, { $supply } por suministro, { $vein } por vetas{ $warning ->
        [won] ; gana la partida
        [drained] ; pierde la partida
        [stuck] ; pierde la partida
        [empty] ; te deja sin cartas
       *[none] { "" }
    }
    .place = { $by ->
            [ladder] por escalera, { $how ->
                [beside] al { NAME($part, of: "side") } de { $off }
               *[over] sobre la cara { NAME($part, of: "face") } de { $off }
            }
           *[last] { $how ->
                [beside] al { NAME($part, of: "side") } de la última loseta
               *[over] sobre la cara { NAME($part, of: "face") } de la última loseta
            }
        }
ui-spot-misfit = { ui-spot.place }: esta carta no encaja
ui-move-dig = Excavar { $card }, { ui-spot.place }{ $draws ->
        [0] { "" }
       *[other] : roba { $draws }
    }
ui-move-build = Construir el { NAME($name, of: "building") } en { $card }
ui-move-upgrade = Mejorar el { NAME($name, of: "building") }
ui-site = un lugar para un edificio, en la carta { $card }
ui-rise = { NAME($name, of: "building") }, alcance { $range }, mejorado { $then }
ui-building = { NAME($name, of: "building") }, { $upgraded ->
        [yes] mejorado
       *[no] puesto avanzado
    }, alcance { $range }
ui-why-no-building = Aquí no hay ningún edificio que mejorar (MIN-130).
ui-of = { $tiles } de { $range }
ui-buildings = Edificios
ui-range = alcance
ui-ranges = { $range }, después { $then }
ui-stock-doors = , puertas { NAME($doors, of: "door") }
ui-gold = oro
ui-deck = Mazo: { $deck ->
        [one] { $deck } carta
       *[other] { $deck } cartas
    }, { $known } de ellas pagadas y en orden conocido
ui-deck-title = Mazo
ui-unknown = { $unknown ->
        [0] todas en este orden
        [one] { $unknown } desconocida, después
       *[other] { $unknown } desconocidas, después
    }
ui-hand-of = { SEAT($seat) }
ui-cards-left = { $cards ->
        [one] carta
       *[other] cartas
    }
ui-cards = { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
ui-too-few = muy pocas para un edificio
ui-team = El equipo
ui-goal = { $upgraded } de { $goal } mejorados
ui-built = construido
ui-upgraded = mejorado
ui-next = siguiente
ui-to-go = { $gold ->
        [one] falta { $gold } de oro,
       *[other] faltan { $gold } de oro,
    }
ui-actions-to-go = { $actions ->
        [0] para lo ya empezado.
        [one] en una acción, antes de que se acabe el mazo.
       *[other] en { $actions } acciones, antes de que se acabe el mazo.
    }
ui-drain = El equipo ya ha mejorado lo suficiente. Para ganar hay que robar el mazo hasta la última carta.
ui-gold-to-go = { $gold ->
        [0] ahora, a robar el mazo
        [one] falta { $gold } de oro
       *[other] faltan { $gold } de oro
    }
ui-cards-mine = mina
ui-cards-hands = manos
ui-cards-deck = mazo
ui-prospect = { $digs ->
        [0] { $rank } aún es posible, pero no si se excava otra vez.
        [one] { $rank } sigue siendo posible con una excavación más.
       *[other] { $rank } sigue siendo posible con { $digs } excavaciones más.
    }
ui-aid = Excava desde la loseta entre corchetes: robas una carta por cada edificio al alcance y por cada loseta de la veta. Para construir o mejorar pagas con cartas como oro: van debajo del mazo.
ui-round = Ronda { $round }
ui-finished = terminada en { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }
ui-in-deck = en el mazo
ui-hands-open = manos a la vista
ui-hands-closed = manos ocultas
ui-say-turn = Te toca
ui-say-fits = { $places ->
        [one] Esta carta encaja en un lugar
       *[other] Esta carta encaja en { $places } lugares
    } y { $most ->
        [0] no roba nada.
       *[other] roba hasta { $most }.
    }
ui-say-fits-not = Esta carta no encaja ahora en ningún sitio.
ui-say-none-fits = Ninguna de tus cartas encaja.
ui-say-dig = { $draws ->
        [0] ¿Excavas aquí sin robar nada?
        [one] ¿Excavas aquí y robas una?
       *[other] ¿Excavas aquí y robas { $draws }?
    }
ui-say-why = { $supply ->
        [0] { $vein ->
            [0] Nada al alcance.
            [one] Se une una loseta de una veta.
           *[other] Se unen { $vein } losetas de vetas.
        }
        [one] Un edificio al alcance{ ui-say-why.vein }
       *[other] { $supply } edificios al alcance{ ui-say-why.vein }
    }
    .vein = { $vein ->
        [0] .
        [one] , una loseta de una veta.
       *[other] , { $vein } losetas de vetas.
    }
ui-warn-won = Con esto se roba la última carta: gana el equipo.
ui-warn-drained = Con esto se roba la última carta demasiado pronto: la partida se pierde.
ui-warn-stuck = No quedaría ninguna jugada: la partida se pierde.
ui-warn-empty = Esto te deja sin cartas.
ui-say-build = Construir: ¿cuál y dónde?
ui-say-build-both = Elige un edificio o una cara superior.
ui-say-build-site = Elige una de las caras superiores.
ui-say-build-which = Elige uno de los edificios que encajan ahí.
ui-say-upgrade = Mejorar: ¿cuál?
ui-say-upgrade-which = Elige un puesto avanzado; mejorado, llega más lejos.
ui-say-paying = { $kind ->
        [build] Construir el { NAME($name, of: "building") }
        [upgrade] Mejorar el { NAME($name, of: "building") }
       *[pay] Pagar
    }: { $missing ->
        [0] { $price } de oro
        [one] falta uno de oro
       *[other] faltan { $missing } de oro
    }
ui-say-pay = { $marked ->
        [0] Elige las cartas de tu mano con las que pagas.
       *[other] { $marked } de { $price }, debajo del mazo en este orden.
    }
ui-act-back = Volver
ui-act-dig = { $draws ->
        [0] Excavar
       *[other] Excavar, robar { $draws }
    }
ui-act-build = Construir: { $price }
ui-act-upgrade = Mejorar: { $price }
ui-act-pay = { $kind ->
        [build] Construir, pagar { $price }
        [upgrade] Mejorar, pagar { $price }
       *[pay] Pagar { $price }
    }
ui-log-setup = Preparación
ui-log-set-up = Se { $cards ->
        [one] reparte { $cards } carta
       *[other] reparten { $cards } cartas
    } y se pone la loseta inicial
ui-log-dig = { SEAT($seat) } excava { $by ->
        [ladder] por escalera, { $how ->
            [beside] al { NAME($part, of: "side") }
           *[over] sobre una cara { NAME($part, of: "face") }
        }
       *[last] { $how ->
            [beside] al { NAME($part, of: "side") }
           *[over] sobre la cara { NAME($part, of: "face") }
        }
    }{ $supply ->
        [0] { "" }
       *[other] , +{ $supply } por suministro
    }{ $vein ->
        [0] { "" }
       *[other] , +{ $vein } por veta
    }
ui-log-spend = { SEAT($seat) } { $kind ->
        [build] construye
       *[upgrade] mejora
    } el { NAME($name, of: "building") } por { $price } de oro
ui-log-over = ; la partida ha terminado: { $reason }
ui-lost = La mina está perdida
ui-won-told = Victoria en equipo: { $reason }.
ui-lost-told = Sin rango, puntuación 0: { $reason }.
ui-missing = Al equipo le faltó { $gold } de oro para los edificios y mejoras que aún necesitaba; tenía { $held ->
        [one] { $held } carta
       *[other] { $held } cartas
    }.
ui-rank-range = { $top ->
        [yes] { $least } o más
       *[no] de { $least } a { $most }
    }
ui-rank-more = { $more } más
ui-deed-left = cartas restantes
ui-deed-digs = excavaciones
ui-deed-supply = suministro
ui-deed-vein = vetas
ui-deed-gold = oro pagado
ui-team-sum = Equipo
ui-chart = todas las cartas de la caja: mina, manos, mazo
ui-keys-card = levantar la siguiente carta; al pagar, marcarla como oro; con Mayús, hacia atrás
ui-keys-next = el siguiente lugar donde encaja la carta levantada
ui-keys-build = construir, o volver a excavar
ui-keys-upgrade = mejorar, o volver a excavar
ui-keys-undo = deshacer, mientras nadie más juegue ni intervenga el azar
ui-piece-draws = roba { $cards }
ui-piece-ladder = por escalera
ui-piece-loses = pierde la partida
ui-piece-wins = gana la partida
ui-piece-gold = oro, el dorso de una carta
ui-piece-outpost = { $name }, puesto avanzado
ui-piece-upgraded = { $name }, mejorado
ui-piece-cards = Todas las cartas de mina
