# Dynamine en français. SEAT, NAME, LETTERS et EACH : voir core/text/words.py.

blurb = Lancez les dés, achetez des tunnels au marché et creusez votre mine en profondeur, là où les filons valent le plus.

## Options

option-market = Les tuiles sont-elles triées en piles par lettre et par prix, ou mélangées entre toutes les piles de leur prix ?
    .by_code = par lettre et par prix
    .by_cost = mélangées par prix
option-missions = Les missions distribuées restent-elles secrètes jusqu’à la fin ?
    .secret = secrètes
    .open = visibles
option-start_player = La même personne commence-t-elle chaque manche, ou est-ce à son voisin de gauche ?
    .fixed = la même personne
    .rotate = la suivante
option-edge_match = Tous les côtés qui se touchent doivent-ils concorder, ou un seul raccord suffit-il ?
    .strict = tous les côtés
    .loose = un raccord
option-sealing = Peut-on fermer la dernière ouverture d’une mine avant la dernière manche ?
    .allowed = oui
    .forbidden = non
option-plus_side = Un côté +1 aide-t-il à payer la tuile qui s’y raccorde, ou est-il rendu après coup ?
    .discount = aide à payer
    .refund = est rendu
option-roll_one = Un 1 permet-il de déplacer une tuile et de prendre une carte, ou seulement l’un des deux ?
    .both = les deux
    .choose_one = l’un des deux
option-well_entrance = Un puits dont le conduit atteint l’entrée la compte-t-il aussi ?
    .not_counted = non
    .counted = oui
option-well_count = Les puits comptent-ils seulement les tuiles raccordées juste au-dessus, ou aussi au-dessous ? (Sans effet ici : aucun puits de ce jeu n’est ouvert vers le bas.)
    .above = au-dessus
    .both = au-dessus et au-dessous
option-level5 = Pour les missions, le niveau 5 est-il exactement la cinquième rangée, ou toute rangée à partir de là ?
    .exact = la cinquième rangée
    .or_deeper = à partir de là
option-tie_levels = En cas d’égalité, le niveau 5 désigne-t-il toutes les rangées à partir de là, ou la même chose que pour les missions ?
    .from_5_down = à partir du niveau 5
    .as_missions = comme pour les missions
option-sapphire = Une mission Saphir bleu accepte-t-elle n’importe quelle tuile Saphir, ou seulement la sienne ?
    .either = l’une ou l’autre
    .pictured = seulement la sienne
option-mine_plan = Peut-on jouer le Plan de la mine seulement quand une tuile peut bouger, ou toujours ?
    .movable = quand une tuile peut bouger
    .always = toujours

## Noms

side-N = nord
side-E = est
side-S = sud
side-W = ouest
side-none = aucun côté
card-ancient-ring = Anneau ancien
card-cave-raven = Corbeau des cavernes
card-water-barrel = Tonneau d’eau
card-wall-torches = Torches murales
card-support-beams = Étais de mine
card-mine-plan = Plan de la mine
card-blue-sapphire = Saphir bleu
card-giant-dragon-skull = Crâne de dragon géant
card-great-stone-altar = Grand autel de pierre
card-deep-halls = Salles profondes
card-main-water-well = Grand puits
one-fossils = fossile
one-wells = puits
one-altars = autel
one-depth = niveau
one-veins = filon
one-tiles = tuile
wanted-fossils = une tuile Fossile
wanted-wells = une tuile Puits
wanted-altars = une tuile Autel
wanted-veins = une tuile Filon
wanted-tiles = une tuile
wanted-sapphire = une tuile Saphir bleu
many-fossils = tuiles Fossile
many-wells = tuiles Puits
many-altars = tuiles Autel
many-veins = tuiles Filon
many-tiles = tuiles
many-sapphire = tuiles Saphir bleu
most-fossils = le plus de fossiles
most-wells = le plus de puits
most-altars = le plus d’autels
most-depth = la mine la plus profonde
most-veins = le plus de filons
most-tiles = le plus de tuiles (entrée comprise)
count-fossils = fossiles
count-wells = puits
count-altars = autels
count-depth = profondeur
count-veins = filons
count-tiles = tuiles
action-none = pas d’action
action-move = un déplacement
action-reroll = une relance
action-guess = un pronostic

## Questions : à qui décide, et sur cette personne aux autres

ask-tops = Quelle tuile est révélée sur la pile { $pile } ?
    .other = Le marché se met en place : la tuile visible de la pile { $pile }.
ask-deal = Quelle mission reçoit { SEAT($player) } ?
    .other = { SEAT($player) } reçoit une mission.
ask-row = Quelle carte est révélée ?
    .other = Une carte visible est révélée.
ask-starter = Qui commence ?
    .other = Tirage au sort pour savoir qui commence.
ask-round = Quel jeton est révélé pour la manche { $round } ?
    .other = Le jeton de la manche { $round } est révélé.
ask-guess = Devinez votre lancer. Si c’est juste, vous gagnez { $bonus ->
        [one] { $bonus } point de construction
       *[other] { $bonus } points de construction
    }.
    .other = { SEAT($seat) } essaie de deviner le lancer.
ask-roll = Que fait { SEAT($player) } au dé ?
    .other = { SEAT($player) } lance le dé.
ask-reroll = Vous avez fait { $roll } : le garder, ou relancer et ajouter { $bonus } ?
    .other = { SEAT($seat) } a fait { $roll }, et le garde ou relance.
ask-rerolled = Que fait cette fois { SEAT($player) } ?
    .other = { SEAT($player) } relance le dé.
ask-main = Encore { $points ->
        [one] { $points } point de construction
       *[other] { $points } points de construction
    }{ ask-main.credits } : construisez, ou finissez votre tour.
    .credits = { $moves ->
        [0] { "" }
        [one] , et { $moves } déplacement
       *[other] , et { $moves } déplacements
    }{ $cards ->
        [0] { "" }
        [one] , et { $cards } carte à prendre
       *[other] , et { $cards } cartes à prendre
    }{ $either ->
        [0] { "" }
        [one] , et { $either } déplacement ou carte
       *[other] , et { $either } déplacements ou cartes
    }
    .other = { SEAT($seat) } construit ou finit le tour, encore { $points ->
        [one] { $points } point de construction
       *[other] { $points } points de construction
    }{ ask-main.credits }.
ask-turn_up = Quelle tuile est ensuite révélée sur la pile { $pile } ?
    .other = La tuile suivante de la pile { $pile } est révélée.
ask-refill = Quelle carte est ensuite révélée ?
    .other = La carte visible suivante est révélée.
ask-second = Que fait { SEAT($player) } pour le Corbeau des cavernes ?
    .other = { SEAT($player) } lance une deuxième fois pour le Corbeau des cavernes.
ask-tile_move = Tuile Déplacement : déplacez une tuile périphérique, ou passez.
    .other = { SEAT($seat) } peut déplacer une tuile périphérique.

## Choix

do-build = Construire depuis { $pile } en { $at }
do-move = Déplacer { $tile } en { $at }
do-take = Prendre { $card }
do-spend = Dépenser un jeton +1
do-raven = Utiliser le Corbeau des cavernes
do-plan = Utiliser le Plan de la mine
do-end = Finir le tour
do-skip = Ne déplacer aucune tuile
do-guess = Annoncer { $value }
do-keep = Garder le lancer
do-reroll = Relancer
do-roll = Lancer { $face }
do-token = Révéler { $token }
do-show = Montrer { $tile }
do-deal = Distribuer { $card }
do-open = Révéler { $card }
do-begin = { SEAT($seat) } commence

# Les sortes de choix, en titres.
kind-build = Construire
kind-move = Déplacer une tuile
kind-take = Prendre une carte
kind-spend = Dépenser +1
kind-raven = Corbeau
kind-plan = Plan
kind-end = Finir le tour
kind-skip = Aucun déplacement
kind-guess = Annoncer
kind-keep = Garder
kind-reroll = Relancer

## Événements

event-lay = Marché : { $face-tile } ({ board-tile.face }) est révélée sur la pile { $pile }
event-show = { $face-tile } ({ board-tile.face }) est révélée sur la pile { $pile }{ $covered ->
        [0] , c’est la dernière
       *[other] { "" }
    }
event-deal = { SEAT($seat) } reçoit { board-card }
    .hidden = { SEAT($seat) } reçoit une mission
event-open = Carte révélée : { board-card }
event-begin = { SEAT($seat) } commence
event-token = Manche { NUMBER($round) } sur { $rounds } : { $token-points ->
        [one] { $token-points } point
       *[other] { $token-points } points
    } pour tous{ $token-action ->
        [move] , et chacun peut déplacer une tuile périphérique
        [reroll] , et chacun peut relancer et ajouter 1
        [guess] , et chacun devine son lancer pour 1 point de plus
       *[none] { "" }
    }
event-guess = { SEAT($seat) } annonce { $value }
event-roll = { $roll ->
        [raven] { SEAT($seat) } fait { $value } pour le Corbeau des cavernes
        [again] { SEAT($seat) } fait cette fois { $value }
       *[first] { SEAT($seat) } fait { $value }
    }{ $guess ->
        [right] , comme annoncé, ce qui ajoute { $added }
        [wrong] , pronostic raté
       *[none] { "" }
    }{ event-roll.stands }
    .stands = { $stands ->
        [no] { "" }
       *[yes] { " : " }{ $points ->
            [one] { $points } point de construction
           *[other] { $points } points de construction
        }
    }{ $extra ->
        [both] , un déplacement et une carte
        [either] , et un déplacement ou une carte
       *[none] { "" }
    }
event-keep = { SEAT($seat) } garde le { $value }{ event-roll.stands }
event-reroll = { SEAT($seat) } ne garde pas le { $value }, relance et ajoutera { $bonus }
event-build = { SEAT($seat) } construit { $face-tile } ({ board-tile.face }) au niveau { $level }, case { $place }, { event-build.paid }
    .paid = pour { $face-price ->
        [one] { $face-price } point
       *[other] { $face-price } points
    }{ $bonus ->
        [0] { "" }
        [one] , dont { $bonus } rendu par un côté +1
       *[other] , dont { $bonus } rendus par les côtés +1
    }{ $token ->
        [0] { "" }
       *[other] , et gagne un jeton +1
    }{ $seals ->
        [seals] ; cela ferme la dernière ouverture : la mine ne pourra plus jamais grandir
       *[no] { "" }
    }
    .seen = { SEAT($seat) } construit un { NAME($face-exits, of: "shape") } ({ board-tile.face }) au niveau { $level }, { event-build.paid }
event-move = { SEAT($seat) } déplace { $face-tile } ({ board-tile.face }) de { $origin } au niveau { $level }, case { $place }
    .seen = { SEAT($seat) } déplace un { NAME($face-exits, of: "shape") } ({ board-tile.face }) au niveau { $level }
event-skip = { SEAT($seat) } ne déplace aucune tuile
event-take = { SEAT($seat) } prend { board-card }
    .seen = { SEAT($seat) } prend { NAME($card-name, of: "card") } ({ board-card.effect })
event-spend = { SEAT($seat) } dépense un jeton +1 : { $points ->
        [one] { $points } point de construction
       *[other] { $points } points de construction
    }
event-raven = { SEAT($seat) } envoie le Corbeau des cavernes : un deuxième lancer s’ajoute
event-plan = { SEAT($seat) } utilise le Plan de la mine : { $moves ->
        [one] { $moves } tuile peut être déplacée
       *[other] { $moves } tuiles peuvent être déplacées
    }
event-end = { SEAT($seat) } finit son tour{ $lost ->
        [0] { "" }
        [one] ; { $lost } point est perdu
       *[other] ; { $lost } points sont perdus
    }{ $ends ->
        [game] ; la partie est terminée{ EACH($missions, of: "then", before: " ; ") }
       *[other] { "" }
    }
then-mission = { SEAT($seat) } avait { NAME($card-name, of: "card") }, { $points ->
        [0] mission ratée
        [one] mission réussie pour { $points } point
       *[other] mission réussie pour { $points } points
    }

## La feuille de score

line-veins = { $veins ->
        [one] { $veins } filon
       *[other] { $veins } filons
    } au niveau { $level }, { $each ->
        [one] { $each } point
       *[other] { $each } points
    } chacun
    .row = Filons
line-altar = Autel { $tile } en { $at } : { $printed } de base, { $veins ->
        [one] { $veins } filon à son niveau
       *[other] { $veins } filons à son niveau
    }
    .row = Autels
line-well = { $well ->
        [altar] Puits avec autel
        [dragon] Puits avec dragon
       *[plain] Puits
    } { $tile } en { $at } : { $base }, et { $tiles ->
        [one] { $tiles } tuile dans son conduit
       *[other] { $tiles } tuiles dans son conduit
    }
    .row = Puits
line-fossil = Fossile { $tile } en { $at }
    .row = Fossiles
line-reward = { $place ->
        [first] Première place
        [second] Deuxième place
       *[alone] Récompense
    } pour { NAME($what, of: "most") } : { $number }
    .row = Récompenses
line-item = { NAME($name, of: "card") } : { $each ->
        [one] { $each } point
       *[other] { $each } points
    } par { NAME($what, of: "one") }, { $number } dans la mine
    .row = Objets
line-mission = { NAME($name, of: "card") } ({ $card }) : { $met ->
        [met] réussie
       *[unmet] ratée, { $have } sur { $need }
    }
    .row = Missions

## Refus

refuse-laying-out = la mise en place du marché est en cours
refuse-dealing = la distribution des missions est en cours
refuse-opening = les cartes visibles sont en train d’être révélées
refuse-starter-first = il faut d’abord tirer au sort qui commence
refuse-token-first = il faut d’abord révéler le jeton de la manche
refuse-roll-first = il faut d’abord lancer le dé
refuse-rerolling = la relance vient d’abord
refuse-turning-up = il faut d’abord révéler la tuile suivante de la pile
refuse-refilling = il faut d’abord révéler la carte visible suivante
refuse-raven-rolling = le lancer du Corbeau des cavernes vient d’abord
refuse-guess-due = devinez d’abord votre lancer : cela fait partie de ce tour
refuse-reroll-due = décidez d’abord de garder le lancer ou de relancer
refuse-tile-move-due = faites d’abord le déplacement de la tuile Déplacement, ou passez-le
refuse-no-guess = on devine seulement avant le lancer, dans une manche dont le jeton le dit
refuse-no-keep = il n’y a pas de relance à décider maintenant
refuse-no-reroll = on relance seulement juste après le lancer, dans une manche dont le jeton le dit
refuse-no-skip = on ne peut passer que le déplacement d’une tuile Déplacement ; finissez plutôt le tour
refuse-over = la partie est terminée
refuse-no-show = aucune tuile n’est à révéler maintenant
refuse-no-tile = il n’y a pas de tuile { $tile } dans cette boîte
refuse-other-pile = { $tile } ne va pas sur la pile { $pile }
refuse-lies-open = { $tile } est déjà visible
refuse-no-deal = aucune mission n’est à distribuer maintenant
refuse-no-open = aucune carte n’est à révéler maintenant
refuse-no-card = il n’y a pas de carte { $card } dans cette boîte
refuse-item = { $card } est un objet ; on ne distribue que des missions
refuse-not-in-deck = { $card } n’est plus dans la pioche
refuse-no-begin = ce n’est pas le moment de désigner qui commence
refuse-no-seat = il n’y a pas de place { $number } à cette table
refuse-no-token-now = aucun jeton de manche n’est à révéler maintenant
refuse-no-token = il n’y a pas de jeton de manche { $token } dans cette boîte
refuse-token-used = { $token } a déjà été révélé
refuse-no-roll = ce n’est pas le moment de lancer le dé
refuse-no-face = le dé n’a pas de { $face } ; il a { $faces }
refuse-no-value = le dé ne montre jamais { $value } ; il montre { $values }
refuse-no-pile = le marché n’a pas de pile { $pile } ; la rangée d’abord, comme { $first }
refuse-pile-empty = la pile { $pile } est vide, et les piles ne sont pas regarnies
refuse-above-surface = { $at } est au-dessus de la surface ; le niveau 1 est la rangée de l’entrée
refuse-cell-taken = il y a déjà { $tile } en { $at }
    .seen = il y a déjà une tuile ici
refuse-no-link = { $tile } ne se raccorderait pas en { $at } : aucun de ses côtés ouverts ne rencontre un autre côté ouvert
    .seen = elle ne se raccorderait pas ici : aucun de ses côtés ouverts ne rencontre un autre côté ouvert
refuse-no-match = { $own ->
        [open] côté { NAME($side, of: "side") }, elle est ouverte, mais { $other } y est fermée
       *[closed] côté { NAME($side, of: "side") }, elle est fermée, mais { $other } y est ouverte
    }
    .seen = { $own ->
            [open] côté { NAME($side, of: "side") }, elle est ouverte, mais la tuile voisine est fermée
           *[closed] côté { NAME($side, of: "side") }, elle est fermée, mais la tuile voisine est ouverte
        }
refuse-sealing = cela fermerait la dernière ouverture de la mine, ce que cette table interdit avant la dernière manche
refuse-too-dear = { $tile } coûte { refuse-too-dear.price }
    .price = { $price }{ $less ->
        [0] { "" }
       *[other] , moins { $less } pour les côtés +1
    }, et il reste { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .seen = elle coûte { refuse-too-dear.price }
refuse-no-move = vous ne pouvez pas déplacer de tuile maintenant : aucun jeton de manche, lancer ou carte ne le permet
refuse-not-own-tile = { $tile } n’appartient pas à { SEAT($seat) }
    .seen = cette tuile n’appartient pas à { SEAT($seat) }
refuse-same-cell = { $tile } est déjà en { $at } ; elle doit aller sur une autre case
    .seen = elle est déjà ici ; elle doit aller sur une autre case
refuse-entrance = l’entrée ne bouge jamais
refuse-surrounded = { $tile } n’est pas périphérique : il y a des tuiles de ses quatre côtés
    .seen = cette tuile n’est pas périphérique : il y a des tuiles de ses quatre côtés
refuse-cut-off = déplacer { $tile } couperait de la mine { $tiles } en { $cells }
    .seen = déplacer cette tuile en couperait d’autres de la mine
refuse-no-take = on prend une carte seulement quand le lancer donne des actions supplémentaires, et vous n’en avez pas
refuse-not-open = { $card } n’est pas parmi les cartes visibles{ $number ->
        [0]  : il n’y en a aucune
       *[other] { " " }({ $cards })
    }
refuse-no-plus-token = vous n’avez pas de jeton +1
refuse-fresh-token = un jeton gagné ce tour-ci ne peut servir qu’aux tours suivants
refuse-no-such-card = { $effect ->
        [raven] { SEAT($seat) } n’a pas le Corbeau des cavernes
       *[plan] { SEAT($seat) } n’a pas le Plan de la mine
    }
refuse-plan-idle = aucune tuile de votre mine ne peut bouger : le Plan de la mine serait gâché

## Le plateau en mots

board-tile = { $face-tile } en { $at } : { board-tile.face }
    .face = { $face-price ->
        [0] { "" }
       *[other] prix { $face-price },{ " " }
    }ouverte : { LETTERS($face-exits, of: "side") }{ $face-veins ->
        [0] { "" }
        [1] , un filon
        [2] , deux filons
       *[other] , { $face-veins } filons
    }{ $face-well ->
        [plain] , puits
        [altar] , puits avec autel{ $face-altar_points ->
            [0] { "" }
           *[other] { " " }{ $face-altar_points }
        }
        [dragon] , puits avec dragon{ $face-fossil_points ->
            [0] { "" }
           *[other] { " " }{ $face-fossil_points }
        }
       *[none] { "" }
    }{ $face-altars ->
        [0] { "" }
       *[other] , autel { NUMBER($face-altar_points) }
    }{ $face-fossils ->
        [0] { "" }
       *[other] , fossile { $face-fossil_points ->
            [0] sans points
           *[other] { $face-fossil_points }
        }
    }{ $face-plus_sides ->
        [0] { "" }
       *[other] , +1 côté { LETTERS($face-plus, of: "side") }
    }{ $face-tokens ->
        [0] { "" }
       *[other] , donne un jeton +1
    }{ $face-moves ->
        [0] { "" }
       *[other] , déplace une tuile
    }{ $face-sapphires ->
        [0] { "" }
       *[other] , Saphir bleu
    }
board-card = { NAME($card-name, of: "card") } ({ $card-card } : { board-card.effect })
    .effect = { $card-effect ->
        [raven] une fois, relancer et additionner
        [plan] une fois, déplacer jusqu’à { $card-moves ->
            [one] { NUMBER($card-moves) } tuile
           *[other] { NUMBER($card-moves) } tuiles
        }
        [mission] { NUMBER($card-points) } PV pour { $card-number ->
            [one] { NAME($card-what, of: "wanted") }
           *[other] { NUMBER($card-number) } { NAME($card-what, of: "many") }
        }{ $card-only ->
            [0] { "" }
            [any] { "" }
           *[other] { " " }(tuile { $card-only })
        } au niveau { NUMBER($card-level) }{ $card-rows ->
            [deeper] { " " }ou plus bas
           *[exact] { "" }
        }
       *[count] { NUMBER($card-points) } PV par { NAME($card-what, of: "one") }
    }
board-over = La partie est terminée.
board-setup = Mise en place.
board-round = Manche { $round } sur { $rounds }
board-token = { $token-points ->
        [one] { $token-points } point
       *[other] { $token-points } points
    }{ $token-action ->
        [none] { "" }
       *[other] { " " }et { NAME($token-action, of: "action") }
    }
board-round-token = jeton de manche : { $told }
board-no-token = jeton de manche : pas encore révélé
board-to-play = à { SEAT($seat) } de jouer
board-guessed = annoncé { $value }
board-rolled = dé { $value }
board-points = { $points ->
        [one] encore { $points } point
       *[other] encore { $points } points
    }
board-moves = déplacements possibles : { $number }
board-takes = cartes à prendre : { $number }
board-either = déplacements ou cartes : { $number }
board-open-cards = Cartes visibles (pioche { $deck }) :
board-none = aucune
board-to-come = Jetons de manche à venir : { $told }
board-times = { $times } x { $told }
board-price = prix { $price }
board-key = v filon, a autel, w puits (wa avec autel, wd avec dragon), f fossile, + un côté +1, t jeton +1, m tuile Déplacement, s saphir ; ·n : tuiles cachées dessous
board-market = Marché :
board-pile = Pile { $pile } : { $face-tile }, { board-tile.face } ; { $covered } dessous{ $now ->
        [yes] ; constructible maintenant
       *[no] { "" }
    }
board-empty-pile = Pile { $pile } : vide
board-your-mine = Votre mine
board-mine = Mine : { SEAT($seat) }
board-sealed = Elle est scellée et ne pourra plus jamais grandir.
board-entrance = entrée en { $at } : ouverte : { LETTERS($exits, of: "side") }
board-ends = Ouvertures libres : { $ends }
board-no-ends = Ouvertures libres : aucune
board-player = { SEAT($seat) }{ $who ->
        [you] { " " }(vous)
       *[other] { "" }
    }
board-vp = PV
board-plus-tokens = jetons
board-held = { SEAT($seat) } : mission { $mission } ; cartes { $cards }
board-secret = secrète
board-spoken-player = { SEAT($seat) } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    } ({ $parts }) ; mission { $mission } ; cartes { $cards } ; jetons +1 { $tokens }
board-part = { NAME($part, of: "part") } { $points }
part-veins = filons
part-altars = autels
part-wells = puits
part-fossils = fossiles
part-rewards = récompenses
part-items = objets
part-missions = missions
board-rewards = Récompenses (* en tête)
board-category = { NAME($what, of: "count") }
board-part-name = { NAME($part, of: "part") }
board-reward = Récompense pour { NAME($what, of: "most") }, { $points } points : { $counts }
board-has = { SEAT($seat) } en a { $number }

## L’écran

shape-N = cul-de-sac
shape-E = cul-de-sac
shape-S = cul-de-sac
shape-W = cul-de-sac
shape-NS = tunnel vertical
shape-EW = tunnel horizontal
shape-NE = coude
shape-ES = coude
shape-SW = coude
shape-NW = coude
shape-ESW = embranchement
shape-NES = embranchement
shape-NSW = embranchement
shape-NEW = embranchement
shape-NESW = croisement
ui-board = La mine. Les flèches vont de case en case, N va à la prochaine case possible, Entrée choisit, le point d’interrogation explique.
ui-market = Marché
ui-mines = Mines
ui-mine-of = Mine : { SEAT($seat) }
ui-open-mine = Ouvrir la mine : { SEAT($seat) }
ui-back-to-mine = Retour
ui-has-veins = { $veins ->
        [one] un filon
        [2] deux filons
       *[other] { $veins } filons
    }
ui-has-altar = autel { $points }
ui-has-well = { $well ->
        [altar] puits avec autel
        [dragon] puits avec dragon
       *[plain] puits
    }{ $points ->
        [0] { "" }
       *[other] { " " }{ $points }
    }
ui-has-fossil = { $points ->
        [0] fossile
       *[other] fossile { $points }
    }
ui-has-sapphire = Saphir bleu
ui-has-plus = +1 côté { LETTERS($sides, of: "side") }
ui-has-token = jeton +1
ui-has-move = déplace une tuile
ui-cell-tile = { $tile }, niveau { $level }, case { $place } : { $has }{ $loose ->
        [yes] , peut être déplacée
       *[no] { "" }
    }
ui-cell-entrance = entrée, niveau 1, ouverte : { LETTERS($exits, of: "side") }
ui-cell-legal = niveau { $level }, case { $place } : { $points } PV{ $bonus ->
        [0] { "" }
        [one] , { $bonus } point rendu
       *[other] , { $bonus } points rendus
    }
ui-cell-end = ouverture libre, niveau { $level }, case { $place } : côtés à ouvrir : { LETTERS($needs, of: "side") }
ui-level = niveau { $level } : { $veins ->
        [one] { $veins } filon
       *[other] { $veins } filons
    }, { $points } PV
ui-at-level = niveau { $level }
ui-price = prix { $price }
ui-pile-empty = Pile { $pile } : vide
ui-pile = Pile { $pile } : { $has } ; { $covered } dessous{ $why ->
        [dear] ; { $short ->
            [one] il manque { $short } point
           *[other] il manque { $short } points
        }
        [nowhere] ; ne va nulle part
        [seals] ; scellerait la mine
        [misfit] ; pas dans la case choisie
        [gain] ; { $points } PV dans la case choisie
       *[none] { "" }
    }
ui-why-pile = { $closed ->
        [dear] Il vous manque { $short ->
            [one] { $short } point
           *[other] { $short } points
        } pour { $pile }, même dans sa case la moins chère (DYN-023).
        [nowhere] { $pile } ne va à aucune ouverture de votre mine (DYN-032).
        [seals] { $pile } fermerait la dernière ouverture, ce que cette table interdit avant la dernière manche (DYN-036).
       *[empty] { $pile } est vide, et les piles ne sont pas regarnies (DYN-029).
    }
ui-why-tile-first = Choisissez d’abord la tuile à déplacer : une de celles aux points blancs (DYN-051).
ui-why-no-tile = Aucune tuile que vous pouvez payer ne va ici (DYN-027).
ui-point-back = { $bonus ->
        [one] { $bonus } rendu
       *[other] { $bonus } rendus
    }
ui-market-waits = Le marché est fermé pendant que vous déplacez une tuile.
ui-market-here = { $piles ->
        [one] { $piles } tuile peut aller là
       *[other] { $piles } tuiles peuvent aller là
    } ; le nombre est le gain.
ui-market-bright = { $now ->
        [yes] En couleur : à votre portée avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[no] La tuile visible de chaque pile ; les bords dessous sont des tuiles cachées.
    }
ui-legend-short = trop cher
ui-legend-misfit = ne va pas
ui-legend-below = dessous
ui-open-cards = Cartes visibles
ui-deck = { $worth ->
        [yes] valeur pour vous ;{ " " }
       *[no] { "" }
    }pioche : { $deck }
ui-no-cards = Aucune carte n’est visible.
ui-vp-now = { $points } PV maintenant
ui-wants = { $number ->
        [one] { NAME($what, of: "wanted") } au niveau
       *[other] { $number } { NAME($what, of: "many") } au niveau
    }
ui-wants-have = { $have } sur { $need } au niveau
ui-pays-each = { $points } par { NAME($what, of: "one") }
ui-once = { $effect ->
        [raven] une fois : un deuxième lancer
       *[plan] une fois : bouger { $moves ->
            [one] { $moves } tuile
           *[other] { $moves } tuiles
        }
    }
ui-secret = mission secrète
ui-plus-token = jeton +1
ui-from-cards = cartes
ui-rewards = Récompenses
ui-reward = { SEAT($seat) } : { $count }, { $points } PV
ui-place = { $of ->
        [one] seul en tête, { $points } PV
       *[other] { $place ->
            [one] 1re place, { $points } PV
           *[other] 2e place, { $points } PV
        }
    }
ui-round = Manche { $round } sur { $rounds }
ui-token = jeton de manche : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $action ->
        [none] { "" }
       *[other] { " " }et { NAME($action, of: "action") }
    }
ui-no-token = pas encore de jeton de manche
ui-die = { $value ->
        [0] dé pas encore lancé
       *[other] dé : { $value }
    }
ui-points-left = { $points ->
        [one] point à jouer
       *[other] points à jouer
    }
ui-points-of = points pour { SEAT($seat) }
ui-points = { $points ->
        [one] point
       *[other] points
    }
ui-guesses = Quel nombre ?
ui-guess = annonce { $value }
ui-keep = garder
ui-again = points après relance
ui-same = pareil
ui-action = { $act ->
        [move] Déplacer
        [spend] Dépenser +1
        [take] Cartes
        [raven] Corbeau
        [plan] Plan
       *[end] Finir le tour
    }
ui-then = { $act ->
        [move] { $moves ->
            [one] { $moves } déplacement
           *[other] { $moves } déplacements
        }
        [spend] pour { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
        [take] prendre { $cards }
        [raven] un deuxième lancer
        [plan] deux déplacements
       *[end] { $points ->
            [0] rien de perdu
            [one] perd { $points } point
           *[other] perd { $points } points
        }
    }
ui-not-now = { $act ->
        [move] aucun
        [spend] { $tokens ->
            [0] pas de jeton
           *[other] pas maintenant
        }
        [take] sur un 1 au dé
       *[other] pas maintenant
    }
ui-act = { $kind ->
        [back] Retour
        [reroll] Relancer
        [skip] Ne rien déplacer
        [take] La prendre
        [raven] L’envoyer
        [plan] Utiliser le plan
       *[end] Finir le tour
    }
ui-act-keep = Garder { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-act-here = { $kind ->
        [seal] Sceller la mine
        [move] Déplacer { $gain }
       *[build] Construire { $gain }
    }
ui-say-act = { $kind ->
        [raven] À vous : envoyer le Corbeau des cavernes ?
        [plan] À vous : utiliser le Plan de la mine ?
       *[end] À vous : finir le tour ?
    }
ui-say-act-text = { $kind ->
        [raven] Un deuxième lancer s’ajoute. La carte sert une fois.
        [plan] Vous pouvez déplacer une ou deux tuiles. La carte sert une fois.
       *[end] { $points ->
            [one] { $points } point est perdu
           *[other] { $points } points sont perdus
        }.
    }
ui-say-guess = À vous : quel nombre allez-vous faire ?
ui-say-guess-text = Si c’est juste, vous gagnez { $bonus ->
        [one] { $bonus } point de plus
       *[other] { $bonus } points de plus
    }.
ui-say-reroll = Vous avez fait { $roll } : garder, ou relancer ?
ui-say-reroll-text = Vous ajoutez { $bonus } au nouveau lancer et devez le garder.
ui-say-move = { $step ->
        [tile] À vous : quelle tuile déplacez-vous ?
       *[cell] À vous : où va-t-elle ?
    }
ui-say-move-text = { $step ->
        [tile] Les tuiles aux points blancs peuvent bouger : cliquez ou glissez-en une.
       *[cell] Le nombre est ce que le déplacement rapporte ou coûte.
    }
ui-say-take = À vous : quelle carte ?
ui-say-take-text = Le nombre est ce qu’elle vous rapporterait maintenant.
ui-say-take-card = À vous : prendre { NAME($name, of: "card") } ?
ui-say-take-card-text = { $effect }.{ $points ->
        [0] { "" }
       *[other] { " " }Vaut { $points } PV pour vous maintenant.
    }
ui-say-cell = { $cells ->
        [one] À vous : construire { $pile } dans cette case ?
       *[other] À vous : où construire { $pile } ?
    }
ui-say-cell-text = Le nombre dans une case est ce qu’elle rapporte.
ui-say-tile = À vous : quelle tuile pour le niveau { $level } ?
ui-say-tile-text = { $piles ->
        [one] { $piles } convient
       *[other] { $piles } conviennent
    } ; côtés à ouvrir : { LETTERS($needs, of: "side") }.{ $plus ->
        [0] { "" }
        [one] { " " }Le côté +1 rend { $plus } point.
       *[other] { " " }Les côtés +1 rendent { $plus } points.
    }
ui-say-nothing = À vous : plus rien à construire.
ui-say-nothing-text = { $points ->
        [0] Tous les points sont dépensés.
        [one] { $points } point est perdu.
       *[other] { $points } points sont perdus.
    }
ui-say-main = À vous : { $points ->
        [0] plus de points
        [one] { $points } point pour construire
       *[other] { $points } points pour construire
    }.
ui-say-main-text = { $build ->
        [yes] Choisissez une pile ou une case.
       *[no] Plus rien ne peut être construit.
    }{ $moves ->
        [0] { "" }
        [one] { " " }Vous pouvez déplacer une tuile.
       *[other] { " " }Vous pouvez déplacer { $moves } tuiles.
    }{ $cards ->
        [0] { "" }
       *[other] { " " }Vous pouvez prendre une carte.
    }{ $either ->
        [0] { "" }
       *[other] { " " }Vous pouvez déplacer une tuile ou prendre une carte.
    }
ui-say-here = { $kind ->
        [seal] Cela ferme votre dernière ouverture.
        [move] À vous : la déplacer ici{ ui-say-here.points } ?
       *[build] À vous : construire ici{ ui-say-here.points } ?
    }
    .points = { $gain ->
        [0] { "" }
       *[other] { " " }pour { $points } PV
    }
ui-say-gain = { $gains }{ $build ->
        [yes] { $left ->
            [0] Plus de points
            [one] Encore { $left } point
           *[other] Encore { $left } points
        }{ $bonus ->
            [0] { "" }
            [one] , dont { $bonus } rendu par un côté +1
           *[other] , dont { $bonus } rendus par les côtés +1
        }.
       *[no] { "" }
    }{ $seals ->
        [yes] { " " }La mine ne pourra plus jamais grandir.
       *[no] { "" }
    }
ui-gain = { NAME($kind, of: "part") } { $points }
ui-gain-mission = { NAME($mission, of: "card") } { $points }
ui-seals = Cela ferme la dernière ouverture : la mine ne pourra plus jamais grandir, et il reste { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }.
ui-log-setup = Mise en place
ui-log-laid = Marché en place, missions distribuées, cartes révélées
ui-log-round = Manche { $round } : { $token-points ->
        [one] { $token-points } point
       *[other] { $token-points } points
    }{ $token-action ->
        [none] { "" }
       *[other] , { NAME($token-action, of: "action") }
    }
ui-log-build = { SEAT($seat) } construit un { NAME($exits, of: "shape") }{ $has }, niveau { $level }{ $bonus ->
        [0] { "" }
        [one] , { $bonus } point rendu
       *[other] , { $bonus } points rendus
    }{ $token ->
        [0] { "" }
       *[other] , prend un jeton +1
    }{ $seals ->
        [seals] , et scelle la mine
       *[no] { "" }
    }
ui-log-move = { SEAT($seat) } déplace un { NAME($exits, of: "shape") }{ $has } au niveau { $level }
ui-with = { " " }avec { $has }
ui-sheet-row = { $message ->
        [veins] Filons
        [altar] Autels
        [well] Puits
        [fossil] Fossiles
        [reward] Récompenses
        [item] Objets
       *[mission] Missions
    }
ui-sheet-count = × { $count }
ui-sheet-met = { $met } sur { $all }
ui-keys-next = la prochaine case ou pile possible
ui-keys-market = une tuile du marché à construire
ui-keys-move = déplacer une tuile
ui-keys-spend = dépenser un jeton +1
ui-keys-cards = les cartes visibles
ui-keys-once = Corbeau des cavernes, Plan de la mine
ui-keys-end = finir le tour
ui-piece-entrance = entrée
ui-piece-spot = possible, 9 points
ui-piece-nothing = possible, sans points
ui-piece-refund = possible, un point rendu
ui-piece-sealing = ferme la dernière ouverture
thing-vein = filon
thing-sapphire = Saphir bleu
thing-altar = autel
thing-well = puits
thing-well-altar = puits avec autel
thing-well-dragon = puits avec dragon
thing-fossil = fossile
thing-move = déplace une tuile
thing-token = jeton +1
thing-plus = côté +1
