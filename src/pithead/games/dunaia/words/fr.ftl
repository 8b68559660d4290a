# Dunaïa en français. SEAT, NAME et EACH : voir core/text/words.py.

blurb = Réveillez des géants d’acier avec des dés choisis, bâtissez un village de neuf cases et courez vers la prophétie.

## Options

option-first_game = Jouer avec les Anciens et les tuiles Prophétie conseillés pour une première partie.
    .false = tous les Anciens et prophéties
    .true = sélection première partie
option-first_player = Qui commence : quelqu’un au hasard, ou la place de la personne la plus sage ?
    .random = au hasard
option-awakened_move_lock = Le deuxième effet est perdu si le premier a déplacé un Dunaïa : seulement celui qui est réveillé, ou n’importe lequel ?
    .awakened_only = celui qui est réveillé
    .any_move = n’importe lequel
option-tile_rotation = Les tuiles se posent-elles à l’endroit, ou peut-on les tourner ?
    .fixed = à l’endroit
    .free = rotation libre
option-may_decline_effects = Que peut-on refuser : seulement les déplacements, ou aussi les effets de réveil et l’avancée d’un bâtiment de niveau 1 ?
    .false = les déplacements seulement
    .true = ces effets aussi
option-move_target = Où un Dunaïa peut-il aller : sur toute ligne où il reste de la place, ou seulement sur une ligne vide ?
    .room = où il reste de la place
    .empty_only = ligne vide seulement
option-idle_recycle = Peut-on poser un dé là où son action est impossible ?
    .forbidden = non
    .allowed = oui
option-prophecy_claim = Prend-on toujours une tuile Prophétie dont la condition est remplie ?
    .forced = toujours
    .optional = au choix
option-elder_fragment = Quand un appel offre un pouvoir et un fragment : choisit-on l’un, l’autre ou les deux, ou le fragment est-il toujours pris ?
    .choice = au choix
    .taken = toujours pris
option-search_price = Que coûte une tuile trouvée par l’Ancien qui fouille : le prix de sa pile, ou celui de la case du plateau ?
    .pile = celui de sa pile
    .board = celui de la case
option-elite = Jouer avec les Personnages d’élite, draftés avant le premier tour.
    .off = sans
    .draft = avec un draft
option-flower_supply = La réserve de fleurs peut-elle s’épuiser ?
    .unlimited = jamais
    .limited = oui
option-round_limit = La partie se termine au plus tard après ce nombre de manches ; 0 : pas de limite.

## Noms

colour-green = vert
colour-yellow = jaune
colour-purple = violet
colour-red = rouge
colour-multi = toute couleur
notch-gold = dorée
notch-blue = bleue
notch-white = blanche
elder-gardener = Jardinier
elder-guide = Guide
elder-mason = Maçon
elder-architect = Bâtisseur
elder-painter = Peintre
elite-merchant = Marchand
elite-tinkerer = Bricoleur
elite-foreman = Contremaître
elite-archivist = Archiviste
elite-shepherd = Berger
elite-surveyor = Géomètre
prophecy-six_buildings = six bâtiments
prophecy-seven_buildings = sept bâtiments
prophecy-eight_buildings = huit bâtiments
prophecy-twelve_flowers = douze fleurs
prophecy-two_artefacts = deux artefacts
prophecy-seven_flowers_one_artefact = sept fleurs et un artefact
prophecy-four_corners = les quatre coins
prophecy-three_in_line = trois alignés
prophecy-each_level = un de chaque niveau
space-build = case Construction
space-flower = case Fleur
space-move = case Déplacement
space-chip = case Puce
fragment-head = sommet
fragment-core = cœur
fragment-base = socle
window-die = Avant le dé
window-awakening = Avant le réveil
window-recycling = Avant le recyclage
window-prophecy = Avant la prophétie
window-end = À la fin du tour
phase-1 = Dé
phase-2 = Réveil
phase-3 = Recyclage
phase-4 = Prophétie
points-buildings = bâtiments
points-arrows = flèches
points-prophecies = prophéties
points-artefacts = artefacts
points-flowers = fleurs
tile-L1-GREEN-FLOWER = vert I (fleurs)
tile-L1-YELLOW-FLOWER = jaune I (fleurs)
tile-L1-PURPLE-FLOWER = violet I (fleurs)
tile-L1-RED-FLOWER = rouge I (fleurs)
tile-L1-GREEN-MOVE = vert I (déplacements)
tile-L1-YELLOW-MOVE = jaune I (déplacements)
tile-L1-PURPLE-MOVE = violet I (déplacements)
tile-L1-RED-MOVE = rouge I (déplacements)
tile-L1-GREEN-ADVANCE = vert I (avancée)
tile-L1-YELLOW-ADVANCE = jaune I (avancée)
tile-L1-PURPLE-ADVANCE = violet I (avancée)
tile-L1-RED-ADVANCE = rouge I (avancée)
tile-L1-GREEN-CHIP = vert I (puces)
tile-L1-YELLOW-CHIP = jaune I (puces)
tile-L1-PURPLE-CHIP = violet I (puces)
tile-L1-RED-CHIP = rouge I (puces)
tile-L2-GREEN-FLOWER = vert II (fleurs)
tile-L2-YELLOW-FLOWER = jaune II (fleurs)
tile-L2-PURPLE-FLOWER = violet II (fleurs)
tile-L2-RED-FLOWER = rouge II (fleurs)
tile-L2-GREEN-CHIP = vert II (puces)
tile-L2-YELLOW-CHIP = jaune II (puces)
tile-L2-PURPLE-CHIP = violet II (puces)
tile-L2-RED-CHIP = rouge II (puces)
tile-L2-GREEN-MOVE = vert II (déplacements)
tile-L2-YELLOW-MOVE = jaune II (déplacements)
tile-L2-PURPLE-MOVE = violet II (déplacements)
tile-L2-RED-MOVE = rouge II (déplacements)
tile-L3-GREEN-YELLOW = vert III (compte les jaunes)
tile-L3-GREEN-RED = vert III (compte les rouges)
tile-L3-YELLOW-PURPLE = jaune III (compte les violets)
tile-L3-YELLOW-GREEN = jaune III (compte les verts)
tile-L3-PURPLE-RED = violet III (compte les rouges)
tile-L3-PURPLE-YELLOW = violet III (compte les jaunes)
tile-L3-RED-GREEN = rouge III (compte les verts)
tile-L3-RED-PURPLE = rouge III (compte les violets)
tile-L3-MULTI-1 = multicolore III
tile-L3-MULTI-2 = multicolore III
tile-L3-MULTI-3 = multicolore III
tile-L3-MULTI-4 = multicolore III
now-phase-1 = phase 1, choix du dé
now-phase-2 = phase 2, réveil
now-phase-3 = phase 3, recyclage
now-phase-4 = phase 4, prophétie
now-before-die = avant la phase 1
now-before-awakening = avant la phase 2
now-before-recycling = avant la phase 3
now-before-prophecy = avant la phase 4
now-before-end = après la phase 4
now-closing = fin du tour

## Questions : à qui décide, et sur cette personne aux autres

ask-starter = Qui commence ?
    .other = Tirage au sort pour savoir qui commence.
ask-elder = Quel Ancien arrive sur la case { $space } ?
    .other = Tirage des Anciens.
ask-prophecy = Quelle tuile Prophétie { NAME($notch, of: "notch") } est tirée ?
    .other = Tirage des tuiles Prophétie.
ask-roll =
    { $die ->
        [black] Que montre le dé noir ?
       *[own] Que montre le dé de couleur ({ SEAT($owner) }) ?
    }
    .other = Les dés sont lancés.
ask-tile =
    { $slot ->
        [board] Quelle tuile va sur la case du plateau de niveau { $level } ?
       *[top] Quelle tuile vient sur le dessus de la pile de niveau { $level } ?
    }
    .other = Une tuile de niveau { $level } est retournée.
ask-elite = Quel Personnage d’élite est tiré ?
    .other = Tirage des Personnages d’élite.
ask-draft = Choisissez un Personnage d’élite.
    .other = { SEAT($seat) } choisit un Personnage d’élite.
ask-window =
    { NAME($window, of: "window") } : { $can ->
        [call] faites appel à un Ancien, ou continuez.
        [power] utilisez votre pouvoir d’élite, ou continuez.
       *[both] faites appel à un Ancien, utilisez votre pouvoir d’élite, ou continuez.
    }
    .other =
    { $can ->
        [call] { SEAT($seat) } peut faire appel à un Ancien.
        [power] { SEAT($seat) } peut utiliser un pouvoir d’élite.
       *[both] { SEAT($seat) } peut faire appel à un Ancien ou utiliser un pouvoir d’élite.
    }
ask-die = Phase 1 : prenez un dé noir.
    .other = { SEAT($seat) } prend un dé noir.
ask-flip = Retourner le { $value } sur sa face opposée, le { $opposite } ?
    .other = { SEAT($seat) } peut changer le { $value } en { $opposite }.
ask-order = Phase 2 : le Dunaïa { $dunaia } se réveille. Quel emplacement en premier ?
    .other = { SEAT($seat) } réveille le Dunaïa { $dunaia }.
ask-effect =
    { $effect ->
        [square] Appliquer l’effet de { $square }, ou le passer ?
       *[building] Faire avancer un bâtiment, ou passer ?
    }
    .other = { SEAT($seat) } peut appliquer un effet ou le passer.
ask-chip =
    { $chips ->
        [one] Quelle puce enfichez-vous ?
       *[other] Quelle puce enfichez-vous (encore { $chips }) ?
    }
    .other = { SEAT($seat) } enfiche une puce.
ask-move =
    { $moves ->
        [one] Déplacez un Dunaïa, ou arrêtez.
       *[other] Déplacez un Dunaïa (jusqu’à { $moves }), ou arrêtez.
    }
    .other = { SEAT($seat) } peut déplacer un Dunaïa.
ask-recycle = Phase 3 : où recyclez-vous le dé ?
    .other = { SEAT($seat) } recycle le dé.
ask-build = Quelle tuile construisez-vous, et où ?
    .other = { SEAT($seat) } commence une construction.
ask-advance = Quel bâtiment avance ?
    .other = { SEAT($seat) } fait avancer un bâtiment.
ask-search = Quelle tuile d’une pile construisez-vous, et où ?
    .other = { SEAT($seat) } fouille une pile.
ask-colour = Quel marqueur Couleur va sur quel bâtiment ?
    .other = { SEAT($seat) } pose un marqueur Couleur sur un bâtiment.
ask-power = Le { NAME($elder, of: "elder") } répond : le pouvoir, le fragment ({ NAME($fragment, of: "fragment") }), ou les deux ?
    .other = Le { NAME($elder, of: "elder") } répond : { SEAT($seat) } choisit entre le pouvoir et le fragment.
ask-claim = Phase 4 : prendre la prophétie « { NAME($prophecy, of: "prophecy") } » ? { $points ->
        [one] Elle vaut { $points } point.
       *[other] Elle vaut { $points } points.
    }
    .other = { SEAT($seat) } peut prendre la prophétie « { NAME($prophecy, of: "prophecy") } ».
ask-shepherd = Déplacez le Dunaïa { $dunaia }, que vous avez réveillé, ou arrêtez.
    .other = { SEAT($seat) } peut déplacer le Dunaïa { $dunaia }.
ask-surveyor = Réservez une tuile, ou passez.
    .other = { SEAT($seat) } peut réserver une tuile.

## Choix

do-take = Prendre le { $value }
do-turn = Retourner le dé
do-keep = Garder le dé
do-first = { $square } d’abord
do-perform = Appliquer l’effet
do-skip = Passer l’effet
do-insert = Enficher la puce { $chip }
do-move = Déplacer le Dunaïa { $dunaia } vers { $place }
do-stop = Arrêter
do-recycle = Recycler sur la { NAME($space, of: "space") }
    .seat-square = Recycler en { $square } chez { SEAT($seat) }
do-build = Construire { $tile } en { $square }
    .square-tile-turn = Construire { $tile } en { $square }, quarts de tour : { $turn }
do-advance = Faire avancer { $square }
do-call = Faire appel à l’Ancien { $space } en défaussant { $chips }
do-both = Pouvoir et fragment
do-fragment = Fragment seulement
do-power = Pouvoir seulement
do-search = Construire { $tile } en { $square }
    .square-tile-turn = Construire { $tile } en { $square }, quarts de tour : { $turn }
do-colour = Poser un marqueur { NAME($colour, of: "colour") } en { $square }
do-foreman = Payer le Contremaître pour { $square }
do-archivist = Archiviste : défausser { $chips }
do-continue = Continuer
do-claim = Prendre « { NAME($prophecy, of: "prophecy") } »
do-leave = Laisser « { NAME($prophecy, of: "prophecy") } »
do-book = Réserver { $tile }
do-pass = Ne rien réserver
do-pick = Choisir : { NAME($elite, of: "elite") }
do-roll = { $value }
do-draw = { $tile }
do-elder = { NAME($elder, of: "elder") }
do-prophecy = { NAME($prophecy, of: "prophecy") }
do-elite = { NAME($elite, of: "elite") }
do-begin = { SEAT($seat) } commence

# Les sortes de choix, en titres.
kind-take = Prendre un dé
kind-turn = Retourner
kind-keep = Garder
kind-first = Lequel d’abord
kind-perform = Appliquer
kind-skip = Passer
kind-insert = Enficher une puce
kind-move = Déplacer un Dunaïa
kind-stop = Arrêter
kind-recycle = Recycler
kind-build = Construire
kind-advance = Faire avancer
kind-call = Faire appel à un Ancien
kind-both = Les deux
kind-fragment = Fragment
kind-power = Pouvoir
kind-search = Construire depuis les piles
kind-colour = Marqueur Couleur
kind-foreman = Contremaître
kind-archivist = Archiviste
kind-continue = Continuer
kind-claim = Prendre une prophétie
kind-leave = Laisser une prophétie
kind-book = Réserver une tuile
kind-pass = Ne rien réserver
kind-pick = Personnage d’élite

## Événements

event-begin = { SEAT($seat) } commence{ EACH($then, of: "then", before: " : ") }
event-elder = Le { NAME($elder, of: "elder") } arrive sur la case d’Ancien { $space }{ EACH($then, of: "then", before: " : ") }
event-prophecy = La prophétie { NAME($notch, of: "notch") } est « { NAME($prophecy, of: "prophecy") } », { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ EACH($then, of: "then", before: " : ") }
event-elite = Personnage d’élite proposé : { NAME($elite, of: "elite") }{ EACH($then, of: "then", before: " ; ") }
event-draw = { $slot ->
        [board] { $tile } va sur la case du plateau de niveau { $level }
       *[top] { $tile } vient sur le dessus de la pile de niveau { $level }
    }{ EACH($then, of: "then", before: " : ") }
event-roll = { SEAT($seat) } lance : { $die ->
        [black] un dé noir
       *[own] le dé de couleur ({ SEAT($owner) })
    } montre { $value }{ EACH($then, of: "then", before: " ; ") }
event-pick = { SEAT($seat) } choisit un Personnage d’élite, { NAME($elite, of: "elite") }{ EACH($then, of: "then", before: " : ") }
event-take = { SEAT($seat) } prend { $die ->
        [black] un { $value } noir
       *[own] le { $value } de sa couleur
    }{ $wakes ->
        [open] { "" }
       *[now] { " " }et réveille le Dunaïa { $value }
    }{ EACH($then, of: "then", before: " : ") }
event-turn = { SEAT($seat) } change le { $before } en { $value } et réveille le Dunaïa { $value }{ EACH($then, of: "then", before: " : ") }
event-keep = { SEAT($seat) } garde le { $value } et réveille le Dunaïa { $value }{ EACH($then, of: "then", before: " : ") }
event-first = { SEAT($seat) } réveille d’abord { $square }{ EACH($then, of: "then", before: " : ") }
event-perform = { $effect ->
        [square] { SEAT($seat) } applique l’effet de { $square }
       *[building] { SEAT($seat) } fait avancer un bâtiment
    }{ EACH($then, of: "then", before: " : ") }
event-skip = { $effect ->
        [square] { SEAT($seat) } passe l’effet de { $square }
       *[building] { SEAT($seat) } ne fait avancer aucun bâtiment
    }{ EACH($then, of: "then", before: " : ") }
event-insert = { SEAT($seat) } enfiche la puce { $chip }{ EACH($then, of: "then", before: " : ") }
event-move = { $how ->
        [shepherd] Avec le Berger, { SEAT($seat) } déplace le Dunaïa { $dunaia } de { $start } à { $target }
       *[effect] { SEAT($seat) } déplace le Dunaïa { $dunaia } de { $start } à { $target }
    }{ EACH($then, of: "then", before: " : ") }
event-stop = { $how ->
        [shepherd] { SEAT($seat) } n’utilise pas le Berger
       *[effect] { $moved ->
            [0] { SEAT($seat) } ne déplace aucun Dunaïa
           *[other] { SEAT($seat) } ne déplace pas d’autre Dunaïa
        }
    }{ EACH($then, of: "then", before: " : ") }
event-recycle = { $where ->
        [common] { SEAT($seat) } recycle le dé sur la { NAME($space, of: "space") }
        [own] { SEAT($seat) } recycle le dé sur son bâtiment { $tile } en { $square }
       *[other] { SEAT($seat) } recycle le dé sur { $tile } en { $square } chez { SEAT($owner) }, qui reçoit { $paid ->
            [one] { $paid } fleur
           *[other] { $paid } fleurs
        }
    }{ EACH($then, of: "then", before: " : ") }
    .seen = { $where ->
        [common] { SEAT($seat) } recycle le dé sur la { NAME($space, of: "space") }
        [own] { SEAT($seat) } recycle le dé sur son bâtiment { NAME($tile, of: "tile") } en { $square }
       *[other] { SEAT($seat) } recycle le dé sur le bâtiment { NAME($tile, of: "tile") } en { $square } chez { SEAT($owner) }, qui reçoit { $paid ->
            [one] { $paid } fleur
           *[other] { $paid } fleurs
        }
    }{ EACH($then, of: "then", before: " : ") }
event-build = { $origin ->
        [booked] { SEAT($seat) } commence sa réservation { $tile } en { $square }
       *[other] { SEAT($seat) } commence { $tile } en { $square }
    } { event-build.cost }{ EACH($then, of: "then", before: " : ") }
    .cost = pour { $paid ->
        [one] { $paid } fleur
       *[other] { $paid } fleurs
    }{ $turned ->
        [0] { "" }
        [one] , après { $turned } quart de tour
       *[other] , après { $turned } quarts de tour
    }
    .seen = { $origin ->
        [booked] { SEAT($seat) } commence le bâtiment réservé, { NAME($tile, of: "tile") }, en { $square }
       *[other] { SEAT($seat) } commence le bâtiment { NAME($tile, of: "tile") } en { $square }
    } { event-build.cost }{ EACH($then, of: "then", before: " : ") }
event-search = { SEAT($seat) } trouve { $tile } dans sa pile et commence la construction en { $square } { event-build.cost }{ EACH($then, of: "then", before: " : ") }
    .seen = { SEAT($seat) } trouve le bâtiment { NAME($tile, of: "tile") } dans sa pile et le commence en { $square } { event-build.cost }{ EACH($then, of: "then", before: " : ") }
event-advance = { SEAT($seat) } poursuit la construction en { $square }{ EACH($then, of: "then", before: " : ") }
event-colour = { SEAT($seat) } pose un marqueur { NAME($colour, of: "colour") } sur { $tile } en { $square }{ EACH($then, of: "then", before: " : ") }
    .seen = { SEAT($seat) } pose un marqueur { NAME($colour, of: "colour") } sur le bâtiment en { $square }{ EACH($then, of: "then", before: " : ") }
event-call = { SEAT($seat) } fait appel au { NAME($elder, of: "elder") } en défaussant { $chips }{ EACH($then, of: "then", before: " : ") }
event-both = { SEAT($seat) } utilise le pouvoir du { NAME($elder, of: "elder") } et prend le fragment{ EACH($then, of: "then", before: " : ") }
event-fragment = { SEAT($seat) } renonce au pouvoir du { NAME($elder, of: "elder") } et prend seulement le fragment{ EACH($then, of: "then", before: " : ") }
event-power = { SEAT($seat) } utilise le pouvoir du { NAME($elder, of: "elder") } et laisse le fragment{ EACH($then, of: "then", before: " : ") }
event-foreman = { SEAT($seat) } paie le Contremaître { $paid ->
        [one] { $paid } fleur
       *[other] { $paid } fleurs
    } pour poursuivre en { $square }{ EACH($then, of: "then", before: " : ") }
event-archivist = Avec l’Archiviste, { SEAT($seat) } défausse { $chips }{ EACH($then, of: "then", before: " : ") }
event-continue = { SEAT($seat) } continue{ EACH($then, of: "then", before: " : ") }
event-claim = { SEAT($seat) } prend la prophétie « { NAME($prophecy, of: "prophecy") } » pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ EACH($then, of: "then", before: " : ") }
event-leave = { SEAT($seat) } laisse la prophétie « { NAME($prophecy, of: "prophecy") } »{ EACH($then, of: "then", before: " : ") }
event-book = { SEAT($seat) } réserve { $tile }{ EACH($then, of: "then", before: " : ") }
    .seen = { SEAT($seat) } réserve le bâtiment { NAME($tile, of: "tile") }{ EACH($then, of: "then", before: " : ") }
event-pass = { SEAT($seat) } ne réserve rien{ EACH($then, of: "then", before: " : ") }

## Ce qui suit tout seul

then-elder = le { NAME($elder, of: "elder") } arrive sur la case d’Ancien { $space }
then-prophecy = la prophétie { NAME($notch, of: "notch") } est « { NAME($prophecy, of: "prophecy") } », { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
then-draw = { $tile } vient sur le dessus de la pile de niveau { $level }
    .seen = { NAME($tile, of: "tile") } vient sur le dessus de la pile de niveau { $level }
then-take = { $die ->
        [black] { SEAT($seat) } doit prendre un { $value } noir
       *[own] { SEAT($seat) } doit prendre le { $value } de sa couleur
    }{ $wakes ->
        [open] { "" }
       *[now] { " " }et réveille le Dunaïa { $value }
    }
then-recycle = { $where ->
        [common] le dé va sur la { NAME($space, of: "space") }
        [own] le dé va sur son bâtiment { $tile } en { $square }
       *[other] le dé va sur { $tile } en { $square } chez { SEAT($owner) }, qui reçoit { $paid ->
            [one] { $paid } fleur
           *[other] { $paid } fleurs
        }
    }
    .seen = { $where ->
        [common] le dé va sur la { NAME($space, of: "space") }
        [own] le dé va sur son bâtiment { NAME($tile, of: "tile") } en { $square }
       *[other] le dé va sur le bâtiment { NAME($tile, of: "tile") } en { $square } chez { SEAT($owner) }, qui reçoit { $paid ->
            [one] { $paid } fleur
           *[other] { $paid } fleurs
        }
    }
then-build = { $tile } est en construction en { $square } { then-build.cost }
    .cost = pour { $paid ->
        [one] { $paid } fleur
       *[other] { $paid } fleurs
    }
    .seen = le bâtiment { NAME($tile, of: "tile") } est commencé en { $square } { then-build.cost }
then-search = { $tile } est sortie de sa pile et posée en { $square } { then-build.cost }
    .seen = le bâtiment { NAME($tile, of: "tile") } est trouvé dans sa pile et commencé en { $square } { then-build.cost }
then-colour = un marqueur { NAME($colour, of: "colour") } va sur { $tile } en { $square }
    .seen = un marqueur { NAME($colour, of: "colour") } va sur le bâtiment en { $square }
then-progress = { $square } avance à { $token } sur { $needed }
then-complete = le bâtiment en { $square } est achevé
then-flowers = { $flowers ->
        [one] +{ $flowers } fleur
       *[other] +{ $flowers } fleurs
    }
then-chip = la puce { $chip } est enfichée
then-found = le { NAME($fragment, of: "fragment") } d’un artefact
then-artefact = le { NAME($fragment, of: "fragment") } complète un artefact
then-fulfil = { SEAT($seat) } accomplit la prophétie « { NAME($prophecy, of: "prophecy") } » pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
then-asleep = rien en { $squares }
then-lost = l’effet de { $square } est perdu, car un Dunaïa est parti
then-end = { $reason ->
        [prophecies] la dernière prophétie est prise, la partie finit dans { $turns ->
            [one] { $turns } tour
           *[other] { $turns } tours
        }
       *[buildings] le village est complet, la partie finit dans { $turns ->
            [one] { $turns } tour
           *[other] { $turns } tours
        }
    }
then-next = { $begins ->
        [round] la manche { $round } commence avec { SEAT($seat) }
       *[turn] c’est à { SEAT($seat) }
    }
then-collect = { SEAT($seat) } ramasse tous les dés pour les lancer
then-over = la partie est terminée

## La feuille de score

line-building = { $tile } en { $square }
line-arrow = flèche de { $tile } en { $square } vers { $target }
line-prophecy = prophétie « { NAME($prophecy, of: "prophecy") } »
line-artefacts = { $artefacts ->
        [one] { $artefacts } artefact complet
       *[other] { $artefacts } artefacts complets
    }
line-flowers = { $flowers ->
        [one] { $flowers } fleur
       *[other] { $flowers } fleurs
    }

## Refus

refuse-starter-first = il faut d’abord tirer au sort qui commence
refuse-drawing-elders = le tirage des Anciens est en cours
refuse-drawing-prophecies = le tirage des tuiles Prophétie est en cours
refuse-rolling = les dés sont en train d’être lancés
refuse-laying-out = la mise en place des tuiles est en cours
refuse-uncovering = il faut d’abord retourner la tuile suivante de la pile
refuse-drawing-elites = le tirage des Personnages d’élite est en cours
refuse-starter-known = on sait déjà qui commence
refuse-elders-drawn = les Anciens se tirent seulement à la mise en place
refuse-prophecies-drawn = les tuiles Prophétie se tirent seulement à la mise en place
refuse-no-roll-due = aucun dé n’est à lancer
refuse-no-tile-due = aucune tuile n’est à retourner
refuse-no-elite-due = aucun Personnage d’élite n’est à tirer
refuse-no-draft = on choisit un Personnage d’élite seulement pendant le draft
refuse-not-phase-1 = on prend un dé en phase 1
refuse-not-the-tinkerer = seul le Bricoleur peut retourner un dé, au moment de le prendre
refuse-no-order-due = il n’y a pas d’ordre d’effets à choisir maintenant
refuse-no-effect-due = il n’y a pas d’effet à décider maintenant
refuse-no-chip-due = vous n’avez pas de puce à enficher maintenant
refuse-no-move-due = vous ne pouvez pas déplacer de Dunaïa maintenant
refuse-nothing-to-stop = vous ne déplacez pas de Dunaïa, il n’y a rien à arrêter
refuse-not-phase-3 = le dé se recycle en phase 3
refuse-no-build-due = pour acheter une tuile, posez le dé sur la case Construction
refuse-no-advance-due = vous ne pouvez pas faire avancer un bâtiment de votre choix maintenant
refuse-no-call-now = on fait appel aux Anciens avant ou après une phase
refuse-no-power-due = il n’y a ni pouvoir ni fragment à décider maintenant
refuse-no-search-due = seul un Ancien permet de fouiller une pile
refuse-no-colour-due = seul un Ancien donne un marqueur Couleur
refuse-no-foreman-now = le Contremaître travaille avant ou après une phase
refuse-no-archivist-now = l’Archiviste travaille avant ou après une phase
refuse-no-window = vous ne pouvez ni faire appel à un Ancien ni utiliser un pouvoir maintenant
refuse-no-claim-due = il n’y a pas de tuile Prophétie à décider maintenant
refuse-no-booking-now = seul le Géomètre réserve une tuile, à la fin du tour
refuse-no-booking-due = il n’y a pas de tuile à réserver maintenant
refuse-over = la partie est terminée
refuse-no-seat = il n’y a pas de place { $number } à cette table
refuse-no-elder = il n’y a pas d’Ancien { $elder }
refuse-elder-placed = le { NAME($elder, of: "elder") } a déjà sa case
refuse-elder-not-first = le { NAME($elder, of: "elder") } n’est pas conseillé pour une première partie
refuse-other-notch = « { NAME($prophecy, of: "prophecy") } » n’est pas une tuile Prophétie { NAME($notch, of: "notch") }
refuse-prophecy-not-first = « { NAME($prophecy, of: "prophecy") } » n’est pas conseillée pour une première partie
refuse-no-face = les dés n’ont pas de { $value }
refuse-no-tile = il n’y a pas de tuile { $tile }
refuse-other-pile = { $tile } n’appartient pas à la pile de niveau { $level }
refuse-left-pile = { $tile } a quitté la pile
refuse-no-elite = il n’y a pas de Personnage d’élite { $elite }
refuse-elite-offered = ce Personnage d’élite est déjà proposé : { NAME($elite, of: "elite") }
refuse-elite-not-offered = ce Personnage d’élite n’est pas proposé : { NAME($elite, of: "elite") }
refuse-own-die-waits = votre dé de couleur doit attendre qu’il ne reste plus de dé noir ; dés noirs : { $values }
refuse-die-of-another = le { $value } est le dé d’un autre joueur
refuse-no-such-die = aucun dé noir ne montre { $value } ; dés noirs : { $values }
refuse-not-beside = le Dunaïa { $dunaia } est sur la ligne { $place }
refuse-no-chip = il n’y a pas de puce { $chip }
refuse-chip-in = la puce { $chip } est déjà enfichée
refuse-no-dunaia = il n’y a pas de Dunaïa { $dunaia }
refuse-no-place = { $place } n’est pas une ligne entre deux emplacements
refuse-moved-already = cet effet a déjà déplacé le Dunaïa { $dunaia }
refuse-only-awakened = seul le Dunaïa { $dunaia }, réveillé ce tour-ci, peut être déplacé
refuse-stands-there = le Dunaïa { $dunaia } est déjà en { $place }
refuse-place-not-empty = { $place } n’est pas vide
refuse-place-full = il y a déjà { $dunaias ->
        [one] { $dunaias } Dunaïa
       *[other] { $dunaias } Dunaïas
    } en { $place }, c’est le maximum
refuse-no-building = il n’y a pas de bâtiment en { $square } chez { SEAT($seat) }
refuse-no-space = le plateau commun n’a pas de case { $space }
refuse-not-completed = { $tile } n’est pas achevé
    .seen = ce bâtiment n’est pas achevé
refuse-not-level-1 = { $tile } n’est pas un bâtiment de niveau 1
    .seen = ce n’est pas un bâtiment de niveau 1
refuse-die-on-it = il y a déjà un dé sur { $tile }, jusqu’au prochain lancer
    .seen = il y a déjà un dé sur ce bâtiment, jusqu’au prochain lancer
refuse-flower-for-owner = il faut d’abord donner une fleur à { SEAT($seat) }, et vous n’en avez pas
refuse-not-for-sale = { $tile } ne fait pas partie des tuiles disponibles
    .seen = cette tuile ne fait pas partie des tuiles disponibles
refuse-too-dear = { $tile } coûte { $price }, et { refuse-too-dear.have }
    .have = vous avez { $flowers ->
        [one] { $flowers } fleur
       *[other] { $flowers } fleurs
    }
    .seen = cette tuile coûte { $price }, et { refuse-too-dear.have }
refuse-no-square = il n’y a pas d’emplacement { $square }
refuse-square-used = il y a déjà une tuile en { $square }
refuse-say-turn = à cette table, les tuiles peuvent être tournées : ajoutez r0, r1, r2 ou r3
refuse-upright = les tuiles se posent à l’endroit et ne se tournent pas
refuse-no-turn = une tuile a quatre quarts de tour, r0 à r3 ; r{ $turn } n’en fait pas partie
refuse-same-turn = r{ $turn } revient au même que r{ $same } ; écrivez r{ $same }
refuse-no-site-there = vous n’avez pas de bâtiment en construction en { $square }
refuse-no-elder-space = il n’y a pas de case d’Ancien { $space }
refuse-empty-call = cet appel n’apporterait rien
refuse-no-chips = { $chips } ne désigne pas des puces ; écrivez-les comme 2+5+6
refuse-chips-not-in = on ne défausse que des puces enfichées ; { $count ->
        [one] celle-ci ne l’est pas : { $missing }
       *[other] celles-ci ne le sont pas : { $missing }
    }
refuse-other-chips = puces à défausser : { $asked ->
        [any] { $more } au choix
       *[some] { $more ->
            [0] { $fixed }
           *[other] { $fixed } et { $more } au choix
        }
    }, pas { $chips }
refuse-only-foreman = seul le Contremaître peut le faire
refuse-foreman-used = le Contremaître a déjà servi ce tour-ci
refuse-foreman-too-dear = le Contremaître coûte { $price ->
        [one] { $price } fleur
       *[other] { $price } fleurs
    }
refuse-only-archivist = seul l’Archiviste peut le faire
refuse-archivist-used = l’Archiviste a déjà servi ce tour-ci
refuse-fragment-always = on prend le fragment chaque fois que c’est possible
refuse-not-in-pile = { $tile } n’est dans aucune pile
refuse-no-colour = il n’y a pas de marqueur { $colour }
refuse-no-own-building = vous n’avez pas de bâtiment en { $square }
refuse-colour-gone = il ne reste pas de marqueur { NAME($colour, of: "colour") }
refuse-colour-there = { $tile } en { $square } est déjà { NAME($colour, of: "colour") }
    .seen = le bâtiment en { $square } est déjà { NAME($colour, of: "colour") }
refuse-other-prophecy = vous décidez de « { NAME($asked, of: "prophecy") } », pas de « { NAME($prophecy, of: "prophecy") } »
refuse-no-token = il ne reste pas de marqueur de construction
refuse-board-full = tous les emplacements sont occupés
refuse-no-flower = il n’y a plus de fleurs dans la réserve
refuse-chips-in = toutes les puces sont déjà enfichées
refuse-no-site = vous n’avez pas de bâtiment en construction
refuse-no-affordable-tile = vous ne pouvez payer aucune tuile
refuse-no-affordable-search = vous ne pouvez payer aucune tuile des piles
refuse-nothing-to-colour = aucun de vos bâtiments ne peut recevoir un marqueur Couleur restant
refuse-fragment-held = l’artefact incomplet a déjà son { NAME($fragment, of: "fragment") }
refuse-fragment-gone = il ne reste pas de fragment « { NAME($fragment, of: "fragment") } »

## Le plateau en mots

board-over = La partie est terminée.
board-set-up = Mise en place
board-rolls = { SEAT($seat) } lance les dés
board-head = Manche { $round }, { SEAT($seat) } : { NAME($now, of: "now") }
board-awake = Dunaïa { $dunaia } réveillé
board-last = { $turns ->
        [0] C’est le dernier tour
        [one] Encore { $turns } tour après celui-ci
       *[other] Encore { $turns } tours après celui-ci
    }
board-own-die = { SEAT($seat) } { $value ->
        [0] pris
       *[other] { $value }
    }
board-dice = Dés : { $count ->
        [0] plus de dé noir
       *[other] noirs { $black }
    } ; de couleur : { $own }
board-space = { NAME($space, of: "space") } ({ $effect }) : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
board-spaces = Recyclage sur le plateau commun : { $spaces }
board-market = Marché (prix, tuile, cases de construction, effet) :
board-no-tile = vide
board-offer = { $slot ->
        [board] plateau { $price }  { $tile }
       *[top] pile    { $price }  { $tile }, encore { $below } dessous
    }
board-effect = { $effect ->
        [flower] { $amount ->
            [one] prendre { $amount } fleur
           *[other] prendre { $amount } fleurs
        }
        [chip_any] { $amount ->
            [one] enficher { $amount } puce au choix
           *[other] enficher { $amount } puces au choix
        }
        [move] { $amount ->
            [one] déplacer { $amount } Dunaïa
           *[other] déplacer jusqu’à { $amount } Dunaïas
        }
        [advance] { $amount ->
            [one] faire avancer { $amount } bâtiment
           *[other] faire avancer des bâtiments { $amount } fois
        }
        [build] commencer une construction
        [search_build] construire une tuile au choix dans une pile
        [colour] poser un marqueur Couleur sur un bâtiment
       *[chip_own] enficher la puce du Dunaïa réveillé
    }
board-short = { $effect ->
        [flower] fleur { $amount }
        [chip_any] puce { $amount }
        [move] dépl. { $amount }
       *[advance] avancée { $amount }
    }
board-arrow = { $effect ->
        [flower] { $amount ->
            [one] +{ $amount } fleur
           *[other] +{ $amount } fleurs
        }
        [chip_any] { $amount ->
            [one] +{ $amount } puce
           *[other] +{ $amount } puces
        }
        [move] { $amount ->
            [one] +{ $amount } déplacement
           *[other] +{ $amount } déplacements
        }
       *[points] { NAME($colour, of: "colour") } { $amount }
    }
board-squares = { $squares } cases
board-multi = compte pour toutes les couleurs
board-any = au choix
board-elder = Ancien { $space } { NAME($elder, of: "elder") } : { $effect } ; puces { $chips } ; { NAME($fragment, of: "fragment") } (encore { $left })
board-elites = Personnages d’élite proposés : { NAME($elites, of: "elite") }
board-taken = prise par { SEAT($seat) }
board-reached = { SEAT($seat) } { $far }
board-prophecy = Prophétie { NAME($prophecy, of: "prophecy") } ({ $points }) : { $far }
board-player = { SEAT($seat) } ({ NAME($colour, of: "colour") }){ $who ->
        [you] { " " }vous
       *[other] { "" }
    }
board-none = aucune
board-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-flowers = { $flowers ->
        [one] { $flowers } fleur
       *[other] { $flowers } fleurs
    }
board-chips = puces : { $chips }
board-artefacts = { $artefacts ->
        [one] { $artefacts } artefact
       *[other] { $artefacts } artefacts
    }{ $held ->
        [0] { "" }
       *[other] { " " }et { NAME($fragments, of: "fragment") }
    }
board-tokens = { $tokens ->
        [one] { $tokens } marqueur
       *[other] { $tokens } marqueurs
    }
board-elite = { NAME($elite, of: "elite") }
board-booked = réservé : { $tile } pour { $price }
board-dunaia = { $dunaia } en { $line }
board-dunaias = Dunaïas : { $dunaias }
board-live = flèches actives { $sides }
board-die = dé
board-done = achevé
board-site = chantier { $token }/{ $squares }
board-token = +{ NAME($colour, of: "colour") }
board-empty = vide, { $effect ->
        [flower] fleur
        [chip_own] sa puce
        [chip_any] puce
       *[move] dépl.
    }{ $amount ->
        [1] { "" }
       *[other] { " " }{ $amount }
    }

## L’écran : les pièces

ui-round = Manche { $round }
ui-prophecies-left = { $left ->
        [one] encore { $left } prophétie
       *[other] encore { $left } prophéties
    }
ui-turns-left = { $turns ->
        [0] Dernier tour
        [one] Encore { $turns } tour après celui-ci
       *[other] Encore { $turns } tours après celui-ci
    }
ui-phases = Les phases du tour
ui-prophecies = Prophéties
ui-elders = Anciens
ui-recycling = Recyclage
ui-buildings = Bâtiments
ui-booked = Réservé
ui-search = Dans les piles
ui-found = { $count ->
        [one] { $count } tuile accessible
       *[other] { $count } tuiles accessibles
    }
ui-piles = dans les piles { $piles }
ui-common = Plateau commun
ui-villages = Villages
ui-village = Village : { SEAT($seat) }
ui-open-village = Ouvrir le village : { SEAT($seat) }
ui-guest = Poser un dé sur un bâtiment libre coûte { $price ->
        [one] { $price } fleur
       *[other] { $price } fleurs
    }, à donner à { SEAT($seat) }.
ui-power-merchant = Les bâtiments coûtent { $value ->
        [one] { $value } fleur
       *[other] { $value } fleurs
    } de moins
ui-power-tinkerer = Un dé pris peut être retourné
ui-power-foreman = { $flowers ->
        [one] { $flowers } fleur
       *[other] { $flowers } fleurs
    } pour une avancée, une fois par tour
ui-power-archivist = { $chips } puces pour un déplacement et { $flowers ->
        [one] { $flowers } fleur
       *[other] { $flowers } fleurs
    }, une fois par tour
ui-power-shepherd = Déplace à la fin le Dunaïa réveillé
ui-power-surveyor = Réserve une tuile à la fin
ui-brief-merchant = tuiles à −{ $value }
ui-brief-tinkerer = peut retourner un dé
ui-brief-foreman = { $flowers ->
        [one] { $flowers } fleur
       *[other] { $flowers } fleurs
    } : une avancée
ui-brief-archivist = { $chips } puces : { $flowers ->
        [one] { $flowers } fleur
       *[other] { $flowers } fleurs
    }
ui-brief-shepherd = déplace le réveillé
ui-brief-surveyor = réserve une tuile
ui-elders-answer = { $count ->
        [one] { $count } Ancien répond
       *[other] { $count } Anciens répondent
    }
ui-not-this-turn = Pas ce tour
ui-done = fini
ui-progress = { $token }/{ $needed }
ui-pill-done = fini, +{ $points }
ui-asleep = endormi
ui-due = ensuite
ui-pay-goes = part
ui-pay-this = celle-ci
ui-pay-or = ou celle-ci
ui-pay-not-in = absente
ui-flowers = { $flowers ->
        [one] { $flowers } fleur
       *[other] { $flowers } fleurs
    }
ui-tokens = { $tokens ->
        [0] plus de marqueur de construction
        [one] encore { $tokens } marqueur de construction
       *[other] encore { $tokens } marqueurs de construction
    }
ui-fragments = { $held ->
        [one] { $held } fragment
       *[other] { $held } fragments
    }, { $artefacts ->
        [one] { $artefacts } artefact
       *[other] { $artefacts } artefacts
    }
ui-houses = bâtiments achevés : { $completed } sur { $needed }
ui-chips = puces enfichées : { $chips }
ui-costs = { $price ->
        [one] { $price } fleur
       *[other] { $price } fleurs
    }
ui-omen = Prophétie « { NAME($prophecy, of: "prophecy") } » : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-elder = { NAME($elder, of: "elder") } : { $what }, pour les puces { $chips } et { $more } de plus, avec le { NAME($fragment, of: "fragment") } d’un artefact
ui-space = { $what } ; { $dice ->
        [one] { $dice } dé posé
       *[other] { $dice } dés posés
    }
ui-empty = { $square }, vide : { $what }
ui-standing = { $square }, { NAME($tile, of: "tile") }, { $token ->
        [0] achevé
       *[other] en construction, { $token } sur { $squares }
    }
ui-arrow = flèche { NAME($side, of: "side") }
ui-arrow-live = flèche active { NAME($side, of: "side") }
side-N = nord
side-E = est
side-S = sud
side-W = ouest
ui-colour-token = avec un marqueur { NAME($colour, of: "colour") }
ui-die-on-it = un dé est dessus
ui-line = Entre { $line }, Dunaïas présents : { $dunaias }
ui-giant = Dunaïa { $number } en { $line }
ui-column = { $value } : { $black ->
        [0] pas de dé noir
        [one] { $black } dé noir
       *[other] { $black } dés noirs
    }, dés de couleur : { SEAT($own) }.
ui-column-chip = { $in ->
        [yes] La puce { $chip } est enfichée.
       *[no] La puce { $chip } n’est pas enfichée.
    }
ui-wakes-nothing = { $square } ne donne rien.
ui-wakes-progress = { $square } avance à { $token } sur { $needed }.
ui-wakes-complete = Le bâtiment en { $square } est achevé{ $points ->
        [0] { "" }
        [one]  : { $points } point
       *[other]  : { $points } points
    }.
ui-wakes-gain = { $square } donne { $chip ->
        [0] { $flowers ->
            [0] { "" }
            [one] { $flowers } fleur
           *[other] { $flowers } fleurs
        }{ $chips ->
            [0] { "" }
            [one] { " " }{ $chips } puce de votre choix
           *[other] { " " }{ $chips } puces de votre choix
        }{ $moves ->
            [0] { "" }
            [one] { " " }{ $moves } déplacement
           *[other] { " " }{ $moves } déplacements
        }
       *[other] la puce { $chip }
    }.

## L’écran : le bandeau

ui-say-last = { $turns ->
        [0] C’est le dernier tour.
        [one] Encore { $turns } tour après celui-ci.
       *[other] Encore { $turns } tours après celui-ci.
    }
ui-say-die = Prenez un dé
ui-say-dice = { $count ->
        [one] Il ne reste qu’un { $black } noir.
       *[other] Dés noirs : { $black }.
    } { $own ->
        [0] { "" }
       *[other] Le { $own } de votre couleur attend qu’il ne reste plus de dé noir.
    }
ui-say-own-die = Il ne reste plus de dé noir : vous prenez le { $value } de votre couleur.
ui-say-take = Prendre le { $value } et réveiller le Dunaïa { $value } ?
ui-say-ninth = Cela complète votre village et déclenche la fin de partie.
ui-say-order = Le Dunaïa { $dunaia } se réveille : quel emplacement d’abord ?
ui-why-giant-first = Choisissez d’abord le géant à déplacer (DUN-060).
ui-why-no-turn = Une tuile se tourne une fois sur son emplacement, à une table qui le permet (DUN-033).
ui-say-or = Ou :
ui-say-chip = { $chips ->
        [one] Enfichez une puce
       *[other] Enfichez { $chips } puces
    }
ui-say-chip-text = Choisissez un numéro dont la puce n’est pas encore enfichée.
ui-say-move = { $moves ->
        [one] Déplacez un Dunaïa
       *[other] Déplacez jusqu’à { $moves } Dunaïas
    }
ui-say-move-which = Faites-en glisser un vers une autre ligne, ou choisissez-le, puis la ligne. Trois au plus par ligne.
ui-say-move-where = Où va le Dunaïa { $dunaia } ? Trois au plus par ligne.
ui-say-astray = Si le Dunaïa réveillé s’en va, { $square } ne donne rien.
ui-say-shepherd = Déplacer le Dunaïa { $dunaia }, que vous avez réveillé ?
ui-say-recycle = Où va votre { $value } ?
ui-say-recycle-text = Sur le plateau, sur un bâtiment libre de niveau I, ou pour { $price ->
        [one] { $price } fleur
       *[other] { $price } fleurs
    } sur celui de quelqu’un d’autre.
ui-say-guest = { SEAT($seat) } reçoit { $price ->
        [one] { $price } fleur
       *[other] { $price } fleurs
    }.{ " " }
ui-say-gives = Vous pouvez { $what }.
ui-say-build = Quelle tuile, et où ?
ui-say-search = Quelle tuile des piles, et où ?
ui-say-which = Choisissez une tuile ou un emplacement.
ui-say-which-here = Choisissez une tuile pour { $square }.
ui-say-where = Chaque emplacement libre montre ce que le bâtiment y rapportera.
ui-say-lay = Construire { NAME($tile, of: "tile") } en { $square } ?
ui-say-price = { $price ->
        [0] C’est gratuit
        [one] Cela coûte { $price } fleur
       *[other] Cela coûte { $price } fleurs
    } et il faut { $advances ->
        [one] { $advances } avancée
       *[other] { $advances } avancées
    } pour l’achever.
ui-say-finished = Une fois achevé, il rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $flowers ->
        [0] { "" }
        [one] , ses voisins donnent { $flowers } fleur de plus
       *[other] , ses voisins donnent { $flowers } fleurs de plus
    }{ $chips ->
        [0] { "" }
        [one] , ses voisins donnent { $chips } puce de plus
       *[other] , ses voisins donnent { $chips } puces de plus
    }{ $moves ->
        [0] { "" }
        [one] , ses voisins donnent { $moves } déplacement de plus
       *[other] , ses voisins donnent { $moves } déplacements de plus
    }.
ui-say-advance = Quel bâtiment avance ?
ui-say-advance-text = Choisissez un de vos chantiers.
ui-say-foreman = Où travaille le Contremaître ?
ui-say-foreman-text = Choisissez un de vos chantiers ; deux fleurs le font avancer.
ui-say-colour = Choisissez un marqueur Couleur
ui-say-colour-text = Puis choisissez le bâtiment qui le reçoit.
ui-say-book = Réserver une tuile ?
ui-say-book-text = Elle vous est réservée : achetez-la plus tard, au prix le plus bas de son niveau.
ui-say-draft = Choisissez un Personnage d’élite
ui-say-draft-text = Il vous accompagne toute la partie.
ui-say-call = Faire appel au { NAME($elder, of: "elder") } ?
ui-say-call-text = Vous pouvez { $power }. { $fragment ->
        [none] Le fragment ne peut pas être pris.
        [whole] Le fragment complète un artefact.
       *[other] Vous prenez aussi le { NAME($fragment, of: "fragment") } d’un artefact.
    }
ui-say-archivist = Défausser deux puces ?
ui-say-archivist-text = Vous déplacez un Dunaïa et prenez deux fleurs en échange.
ui-say-window-die = Il ne reste que votre dé de couleur
ui-say-window-awakening = Avant le réveil
ui-say-window-recycling = Avant le recyclage
ui-say-window-prophecy = Votre dé est posé
ui-say-window-end = Les prophéties sont vérifiées
ui-say-window-text = Vous pouvez encore faire appel à un Ancien ou utiliser votre pouvoir d’élite.
ui-act-take = Prendre le { $value }
ui-act-first = { $square } d’abord
ui-act-stop = { $moved ->
        [0] Ne pas déplacer
       *[other] Terminé
    }
ui-act-move = { $dunaia } vers { $place }
ui-act-place = Poser le dé là
ui-act-lay = Construire en { $square }
ui-act-turn = La tourner
ui-act-pay = Payer { $chips }
ui-act-end = Finir le tour
ui-act-prophecy = Aux prophéties
ui-act-own-die = Le prendre
ui-act-on = Continuer
ui-tell-build = Construire { NAME($tile, of: "tile") } en { $square }{ $turn ->
        [0] { "" }
       *[other] , quarts de tour : { $turn }
    }
ui-tell-search = Trouver { NAME($tile, of: "tile") } et construire en { $square }{ $turn ->
        [0] { "" }
       *[other] , quarts de tour : { $turn }
    }
ui-tell-book = Réserver { NAME($tile, of: "tile") }
ui-keys-number = prendre un dé, enficher ou payer une puce, choisir une tuile
ui-keys-elder = l’Ancien suivant qui répond
ui-keys-quiet = pas d’Ancien ce tour-ci
ui-keys-space = construction, fleur, déplacement, puce : où va le dé
ui-keys-next = le prochain endroit où agir
ui-keys-turn = tourner la tuile, là où la table le permet
ui-aid-live = pointe vers un bâtiment achevé de sa couleur : elle compte
ui-aid-dead = pas encore
ui-aid-asleep = Achevés, les I et les III ne donnent rien au réveil.
ui-aid-end = Fin de partie : la dernière prophétie, ou { $buildings } bâtiments achevés.

## L’écran : le journal et la feuille

ui-log-begin = Mise en place
ui-log-round = Manche { $round }
ui-log-setup = La vallée est prête{ $begun ->
        [yes] . { SEAT($seat) } commence.
       *[no] .
    }
ui-log-who = { SEAT($seat) }{ " " }
ui-log-rolls = lance les dés : { $rolls }
ui-log-pick = choisit : { NAME($elite, of: "elite") }
ui-log-take = { $die ->
        [black] prend { $value }
       *[own] prend le { $value } de sa couleur
    }
ui-log-turn = le change en { $value }
ui-log-skip = passe un effet
ui-log-insert = enfiche la puce { $chip }
ui-log-move = déplace { $dunaia } vers { $target }
ui-log-recycle = { $where ->
        [common] utilise la { NAME($space, of: "space") }
        [own] utilise { $square }
       *[other] utilise { $square } chez { SEAT($owner) } pour { $paid ->
            [one] { $paid } fleur
           *[other] { $paid } fleurs
        }
    }
ui-log-build = commence { NAME($tile, of: "tile") } en { $square } pour { $paid ->
        [one] { $paid } fleur
       *[other] { $paid } fleurs
    }
ui-log-search = trouve { NAME($tile, of: "tile") } et commence en { $square } pour { $paid ->
        [one] { $paid } fleur
       *[other] { $paid } fleurs
    }
ui-log-advance = poursuit en { $square }
ui-log-colour = pose un marqueur { NAME($colour, of: "colour") } en { $square }
ui-log-call = fait appel au { NAME($elder, of: "elder") } avec { $chips }
ui-log-both = prend le pouvoir et le fragment
ui-log-fragment = prend seulement le fragment
ui-log-power = prend seulement le pouvoir
ui-log-foreman = paie le Contremaître { $paid } pour { $square }
ui-log-archivist = défausse { $chips } avec l’Archiviste
ui-log-claim = prend « { NAME($prophecy, of: "prophecy") } »
ui-log-leave = laisse « { NAME($prophecy, of: "prophecy") } »
ui-log-book = réserve { NAME($tile, of: "tile") }
ui-log-pass = ne réserve rien
ui-then-progress = { $square } avance à { $token } sur { $needed }
ui-then-complete = { $square } est achevé
ui-then-flowers = { $flowers ->
        [one] +{ $flowers } fleur
       *[other] +{ $flowers } fleurs
    }
ui-then-chip = puce { $chip } enfichée
ui-then-found = le { NAME($fragment, of: "fragment") } d’un artefact
ui-then-artefact = un artefact est complet
ui-then-fulfil = accomplit « { NAME($prophecy, of: "prophecy") } » pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-then-lost = { $square } reste endormi
ui-then-end = la partie finit dans { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
ui-then-over = la partie est terminée
ui-sheet-building = Bâtiments achevés
ui-sheet-arrow = Leurs flèches
ui-sheet-prophecy = Prophéties
ui-sheet-artefacts = Artefacts
ui-sheet-flowers = Fleurs
ui-sheet-count = { $count }
ui-piece-giant = Dunaïa { $n }{ $awake ->
        [yes] , réveillé
       *[no] { "" }
    }
ui-piece-die = dé, { $n }
ui-piece-die-blank = dé sur un bâtiment
ui-piece-own-die = dé de la place { $n }
ui-piece-artefact = fragments : { $held } sur 3
ui-piece-gives = ce que donne un emplacement
ui-piece-dull = rien
ui-piece-site = chantier, { $token } sur { $squares }
