# Mines of the Sacred Dragon en français. SEAT, NAME et LETTERS : voir core/text/words.py.

blurb = Posez des hexagones, couleur contre couleur, et ouvrez des mines là où beaucoup de côtés se touchent.

## Options

option-start_player = Qui commence : quelqu’un au hasard, ou la place de la personne la plus jeune.
    .random = au hasard
option-joined = Chaque nouvelle tuile d’un tour doit-elle en toucher une précédente, ou suffit-il qu’elles soient jointes à la fin ?
    .each = chacune
    .final = jointes à la fin
option-short_tokens = S’il reste trop peu de jetons pour une mine : n’en construire aucune, ou poser ce qui reste ?
    .forbid = n’en construire aucune
    .place_remaining = poser ce qui reste
option-extend_six_points = Points pour un agrandissement à six côtés.
option-removed_tiles = Tout le monde voit-il les tuiles retirées en réorganisant ?
    .open = oui, visibles
    .hidden = non, cachées
option-expansion = Ajouter les quatre tuiles d’une seule couleur.
    .none = sans
    .solid = avec
option-tie_break = Premier départage : la meilleure zone, ou celle qui a le plus de fondations ?
    .zone_score = la meilleure zone
    .zone_size = le plus de fondations
option-final_tie = Dernier départage : victoire partagée, ou victoire de qui joue plus tard dans l’ordre du tour ?
    .shared = partagée
    .later_turn = à qui joue plus tard
option-solo_tiles = En solo, combien de tuiles on utilise en tout.
option-round_start = Chaque manche commence-t-elle par le premier joueur, ou chacune par la place suivante ?
    .fixed = le premier joueur
    .rotate = la place suivante

## Noms

colour-red = rouge
colour-yellow = jaune
colour-blue = bleu
colour-gray = gris
token-red = rouge
token-yellow = jaune
token-green = vert
token-blue = bleu
token-black = noir
side-east = est
side-south-east = sud-est
side-south-west = sud-ouest
side-west = ouest
side-north-west = nord-ouest
side-north-east = nord-est
action-supply = vous ravitailler
action-reorganize = réorganiser

## Questions : à qui décide, et sur cette personne aux autres

ask-starter = Qui commence ?
    .other = Tirage au sort pour savoir qui commence.
ask-deal = Quelle tuile reçoit { SEAT($drawer) } ?
    .other = { SEAT($drawer) } reçoit une tuile.
ask-centre = Quelle tuile va au milieu ?
    .other = La tuile de départ est tirée.
ask-opening = Manche de départ : jouez une tuile ; si aucune ne convient, montrez votre main et retirez-en une.
    .other = { SEAT($seat) } joue une tuile de la manche de départ.
ask-turn = { $hand ->
        [empty] À vous : votre main est vide, vous devez vous ravitailler.
        [full] À vous : explorez ou réorganisez.
       *[some] À vous : explorez, ravitaillez-vous ou réorganisez.
    }
    .other = { SEAT($seat) } choisit une action, avec { $tiles ->
        [0] aucune tuile
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } en main.
ask-more = { $joined ->
        [bridge] Reliez les deux tuiles de ce tour par une troisième.
        [final] Jouez une autre tuile, ou arrêtez. Elle doit toucher la première, ou une troisième tuile de votre main doit pouvoir les relier.
       *[each] Jouez une autre tuile qui en touche une de ce tour, ou arrêtez.
    }
    .other = { $joined ->
        [bridge] { SEAT($seat) } relie les deux tuiles de ce tour par une troisième.
       *[other] { SEAT($seat) } joue une autre tuile, ou s’arrête.
    }
ask-mine = { $mine ->
        [build] Construire
       *[extend] Agrandir
    } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $tokens ->
        [0] sans jeton
        [one] avec { $tokens } jeton
       *[other] avec { $tokens } jetons
    } ?
    .other = { SEAT($seat) } peut { $mine ->
        [build] construire
       *[extend] agrandir
    } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
ask-draw = Quelle tuile pioche { SEAT($drawer) } ?
    .other = { SEAT($drawer) } pioche une tuile.

## Choix

do-place = Poser { $tile } en { $at }
do-supply = Se ravitailler
do-reorganize = Réorganiser : retirer { $tile }
do-stop = Ne plus jouer de tuile
do-mine = Faire la mine
do-leave = Ne pas faire de mine
do-remove = Montrer sa main et retirer { $tile }
do-draw = Piocher { $tile }
do-begin = { SEAT($seat) } commence

# Les sortes de choix, en titres.
kind-place = Poser
kind-supply = Ravitailler
kind-reorganize = Réorganiser
kind-stop = Arrêter
kind-mine = Mine
kind-leave = Pas de mine
kind-remove = Retirer

## Événements. L’attribut .end dit comment un tour finit, pour les événements qui peuvent en finir un.

event-begin = { SEAT($seat) } commence
event-deal = { SEAT($seat) } reçoit { $tile }
    .hidden = { SEAT($seat) } reçoit une tuile
event-draw = { SEAT($seat) } pioche { $tile }{ event-draw.end }
    .hidden = { SEAT($seat) } pioche une tuile{ event-draw.end }
    .end = { $last_round ->
        [tokens] ; { SEAT($seat) } n’a presque plus de jetons, { event-draw.last }
        [pile] ; la pioche est épuisée, { event-draw.last }
        [both] ; { SEAT($seat) } n’a presque plus de jetons et la pioche est épuisée, { event-draw.last }
       *[other] { $ends ->
            [game] ; la partie est terminée
           *[other] { "" }
        }
    }
    .last = { $ends ->
        [game] la partie est donc terminée
       *[other] c’est donc la dernière manche
    }
event-centre = { $tile } est placée au milieu
event-place = { SEAT($seat) } joue { $tile } ({ $edges }) en { $at }{ event-draw.end }
    .seen = { SEAT($seat) } pose la tuile { LETTERS($edges, of: "edge") }, en contact par { $sides ->
        [one] { $sides } côté
       *[other] { $sides } côtés
    }{ event-draw.end }
event-stop = { SEAT($seat) } ne joue plus de tuile{ event-draw.end }
event-build = { SEAT($seat) } construit une mine en { $at } : { $mine-sides } côtés, { event-build.paid }{ event-draw.end }
    .paid = { $mine-points ->
        [one] { $mine-points } point
       *[other] { $mine-points } points
    }, { $mine-tokens ->
        [0] sans jeton
        [one] { $mine-tokens } jeton
       *[other] { $mine-tokens } jetons
    }
    .seen = { SEAT($seat) } y construit une mine : { $mine-sides } côtés, { event-build.paid }{ event-draw.end }
event-extend = { SEAT($seat) } agrandit une mine en { $at } : { $mine-sides } côtés, { event-build.paid }{ event-draw.end }
    .seen = { SEAT($seat) } y agrandit une mine : { $mine-sides } côtés, { event-build.paid }{ event-draw.end }
event-leave = { SEAT($seat) } ne fait pas de mine{ event-draw.end }
event-supply = { $draws ->
        [0] { SEAT($seat) } se ravitaille, mais la pioche est vide
       *[other] { SEAT($seat) } se ravitaille
    }{ event-draw.end }
event-reorganize = { SEAT($seat) } réorganise et retire { $tile }{ event-draw.end }
    .hidden = { SEAT($seat) } réorganise et retire une tuile face cachée{ event-draw.end }
    .seen = { SEAT($seat) } réorganise et retire la tuile { LETTERS($edges, of: "edge") }{ event-draw.end }
event-remove = { SEAT($seat) } ne peut pas jouer, montre { $hand } et retire { $tile }
    .seen = { SEAT($seat) } ne peut pas jouer, montre sa main et retire la tuile { LETTERS($edges, of: "edge") }

## La feuille de score

line-made = { $times } { $mine ->
        [build] { $times ->
            [one] nouvelle mine
           *[other] nouvelles mines
        }
       *[extend] { $times ->
            [one] agrandissement
           *[other] agrandissements
        }
    } à { $each }
line-mines = mines, d’après la piste de score
line-zone = zone en { $at } : { $foundations ->
        [one] { $foundations } fondation
       *[other] { $foundations } fondations
    } x { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }

## Refus

refuse-over = la partie est terminée
refuse-starter-first = il faut d’abord tirer au sort qui commence
refuse-dealing = la distribution des mains est en cours
refuse-centre-first = la tuile de départ vient d’abord
refuse-drawing = la pioche qui termine le tour vient d’abord
refuse-starter-known = on sait déjà qui commence
refuse-no-seat = il n’y a pas de place { $number } à cette table
refuse-no-draw = aucune tuile n’est à piocher maintenant
refuse-no-tile = il n’y a pas de tuile { $tile } dans cette boîte
refuse-drawn-before = { $tile } a déjà été piochée
refuse-not-in-hand = { SEAT($seat) } n’a pas { $tile } en main{ $held ->
        [0]  : sa main est vide
       *[other] , mais { $hand }
    }
refuse-mine-due = vous avez joué toutes vos tuiles de ce tour ; décidez maintenant de faire une mine ou non
refuse-no-turn = une tuile a six orientations, r0 à r5 ; r{ $turn } n’en fait pas partie
refuse-occupied = il y a déjà une tuile en { $at }
refuse-no-contact = { $at } ne touche aucune tuile de la montagne
refuse-mismatch = son bord { NAME($side, of: "side") } ({ NAME($colour, of: "colour") }) toucherait un bord { NAME($other, of: "colour") } en { $at }
refuse-same-look = r{ $turn } revient au même que r{ $same } ; écrivez r{ $same }
refuse-bridge-them = la troisième tuile doit relier les deux tuiles séparées
refuse-no-bridge = elle ne touche aucune tuile de ce tour, et { $count ->
        [one] { $others } ne pourrait pas
       *[other] aucune parmi { $others } ne pourrait
    } relier les deux
refuse-not-joined = elle ne touche aucune tuile de ce tour ; toutes les tuiles d’un même tour doivent être jointes
refuse-hand-full = { $limit ->
        [one] avec { $limit } tuile
       *[other] avec { $limit } tuiles
    } en main, on ne peut pas se ravitailler
refuse-starting-round = la manche de départ sert à jouer une tuile ; vous ne pouvez pas { NAME($action, of: "action") }
refuse-exploring = vous explorez, et un tour n’a qu’une action ; vous ne pouvez pas aussi { NAME($action, of: "action") }
refuse-reorganize-instead = on montre sa main et on retire une tuile seulement pendant la manche de départ ; réorganisez plutôt
refuse-playable = { $tile } peut être jouée, par exemple en { $at }, vous devez donc jouer une tuile
refuse-nothing-to-stop = il n’y a rien à arrêter : on ne vous demande pas d’autre tuile
refuse-apart = les deux tuiles sont séparées ; reliez-les par une troisième
refuse-no-question = il n’y a pas de mine à décider maintenant
refuse-none-played = une mine se fait sur la dernière tuile jouée, et vous n’en avez pas joué ce tour-ci
refuse-stop-first = une mine vient après la dernière tuile : arrêtez d’abord
refuse-few-sides-build = la dernière tuile a { $sides ->
        [one] { $sides } côté en contact
       *[other] { $sides } côtés en contact
    } ; { $needed ->
        [0] aucune mine ne se construit avec ce nombre
       *[other] une nouvelle mine en demande { $needed }
    }
refuse-few-sides-extend = la dernière tuile a { $sides ->
        [one] { $sides } côté en contact
       *[other] { $sides } côtés en contact
    } ; { $needed ->
        [0] aucune mine ne s’agrandit avec ce nombre
       *[other] un agrandissement en demande { $needed }
    }
refuse-next-to = la dernière tuile est à côté d’une fondation ({ SEAT($seats) }), on ne peut donc rien y construire
refuse-next-to-own = la dernière tuile est à côté de votre propre fondation, on ne peut donc rien y construire de nouveau
refuse-few-tokens = il faut { $needed ->
        [one] { $needed } jeton
       *[other] { $needed } jetons
    }, et { $left ->
        [0] vous n’en avez plus
       *[other] vous en avez { $left }
    }

## Le plateau en mots

board-head = Pioche { $pile }   tuiles dans la montagne { $tiles }
board-last-round = { "  " }DERNIÈRE MANCHE
board-empty = La montagne est encore vide.
board-edge = { NAME($side, of: "side") } { NAME($colour, of: "colour") }
board-tile = { $tile } en { $at } : { $edges }
board-foundation = { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } ({ SEAT($seat) })
board-open = Cases libres : { $places }
board-player = { SEAT($seat) } ({ NAME($colour, of: "token") })
board-you = { " " }vous
board-score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    } ({ $points } marqués, { $zones } en zones), { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }, { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
board-no-hand = Votre main est vide.
board-hand = Votre main, bords dans le sens horaire depuis l’est :
board-build = Construire, selon les côtés en contact : { $rates }
board-extend = Agrandir : { $rates }
board-rate = { $sides } côtés { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $tokens ->
        [0] sans jeton
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }

## L’écran

edge-R = rouge
edge-Y = jaune
edge-B = bleu
edge-wild = gris
mine-build = construire
mine-extend = agrandir
ui-board = La montagne. Les flèches vont de case en case, Entrée choisit, R tourne la tuile, le point d’interrogation explique.
ui-hand = Vos tuiles
ui-tile = tuile { $edges }
ui-lay = Poser { $edges } en { $at }
ui-give-up = Retirer { $edges } et piocher
ui-laid = tuile { $edges } en { $at }
ui-foundation = tuile { $edges } en { $at }, mine ({ SEAT($seat) }) avec { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }
ui-space = { $mine ->
        [build] +{ $points } construire : case { $at }, touche { $sides }
        [extend] +{ $points } agrandir : case { $at }, touche { $sides }
        [misfit] case { $at }, touche { $sides } : la tuile ne va pas ici
       *[none] case { $at }, touche { $sides } : pas de mine
    }
ui-left = encore { $tokens }
ui-zones-now = zones actuelles +{ $points }
ui-in-hand = { $tiles ->
        [one] { $tiles } tuile en main
       *[other] { $tiles } tuiles en main
    }
ui-round = Manche { $round }
ui-finished = terminée après { $round ->
        [one] { $round } manche
       *[other] { $round } manches
    }
ui-in-pile = dans la pioche
ui-last-round = dernière manche, { $turns ->
        [one] encore { $turns } tour
       *[other] encore { $turns } tours
    }
ui-supply = Ravitailler
ui-reorganize = Réorganiser
ui-remove = Retirer
ui-turn-left = Tourner à gauche
ui-turn-right = Tourner à droite
ui-turn-first = Essayez d’abord une tuile sur une case ; vous pourrez alors la tourner.
ui-say-opening = Choisissez une de vos tuiles, puis une case. Pas encore de mines.
ui-say-none-fits = Manche de départ : aucune de vos tuiles ne convient.
ui-say-stuck = Montrez votre main et choisissez la tuile à retirer.
ui-say-hand = { $tiles ->
        [one] { $tiles } tuile en main.
       *[other] { $tiles } tuiles en main.
    }
ui-say-no-tile = À vous : aucune de vos tuiles ne convient.
ui-say-give-up = Piochez une tuile, ou retirez celle qui est levée.
ui-say-more = La mine va sur la dernière tuile.
ui-say-here = { $mine ->
        [build] Construire pour { $points } points ?
        [extend] Agrandir pour { $points } points ?
       *[none] La poser ici ?
    }
ui-say-sides = { $sides ->
        [one] { $sides } côté en contact
       *[other] { $sides } côtés en contact
    }, { $mine ->
        [none] { $barred ->
            [early] pas de mine dans la manche de départ.
            [foreign] pas de mine à côté de la fondation d’un autre.
            [sides] trop peu pour une mine.
            [tokens] trop peu de jetons pour une mine.
           *[none] pas de mine.
        }
       *[other] { $tokens ->
            [0] sans jeton.
            [one] { $tokens } jeton.
           *[other] { $tokens } jetons.
        }
    }
ui-say-mine = { $tokens ->
        [0] Il ne faut pas de jeton
        [one] Il faut { $tokens } jeton
       *[other] Il faut { $tokens } jetons
    }. Puis vous piochez.
ui-say-remove = Retirer cette tuile et piocher ?
ui-say-draws = { $draws ->
        [0] Vous ne piochez rien : la pioche est vide.
        [one] Vous piochez { $draws } tuile.
       *[other] Vous piochez { $draws } tuiles.
    }
ui-say-last = Dernière manche.
ui-act-turn = Tourner
ui-act-lay = La poser
ui-act-lay-only = Poser seulement
ui-act-mine = { $mine ->
        [build] Construire +{ $points }
       *[extend] Agrandir +{ $points }
    }
ui-act-stop = Arrêter
ui-act-stop-and = { $mine ->
        [build] Finir, construire +{ $points }
       *[extend] Finir, agrandir +{ $points }
    }
ui-act-stop-only = Finir sans mine
ui-act-leave = Pas de mine
ui-act-supply = Piocher une tuile
ui-act-reorganize = Retirer et piocher
ui-log-turn = { SEAT($seat) } pose { $tiles ->
        [1] une tuile
        [2] deux tuiles
        [3] trois tuiles
       *[other] { $tiles } tuiles
    }{ $made ->
        [build] { " " }et construit
        [extend] { " " }et agrandit
       *[none] { "" }
    }
ui-log-starting = Manche de départ
ui-log-setup = Mise en place
ui-log-round = Manche { $round }
ui-sheet-made = { $mine ->
        [build] Mine construite à { $points }
       *[extend] Agrandissement à { $points }
    }
ui-sheet-mines = Mines
ui-sheet-largest = Plus grande zone
ui-sheet-next = Zone suivante
ui-sheet-others = Autres zones
ui-sheet-zones = Zones
ui-sheet-more = encore { $count }
ui-keys-next = la prochaine case où va la tuile levée
ui-keys-turn = tourner la tuile ; Maj la tourne dans l’autre sens
ui-keys-draw = piocher une tuile à la place
ui-keys-give-up = retirer la tuile levée et piocher
ui-aid-title = Ce que rapporte une mine
ui-aid-sides = côtés en contact
ui-aid-build = construire, sans mine à côté
ui-aid-extend = agrandir, à côté de la sienne
ui-aid-end = À la fin : chaque zone = tuiles × jetons.
ui-piece-legal = possible, sans mine
ui-piece-gain = possible, { $what ->
        [build] construire
       *[extend] agrandir
    } { $points }
ui-piece-zone = zone de deux
ui-piece-edge = deux bords { $colour ->
        [red] rouges
        [yellow] jaunes
        [blue] bleus
       *[gray] gris
    }
