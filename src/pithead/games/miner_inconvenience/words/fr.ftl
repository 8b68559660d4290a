# Miner Inconvenience en français. SEAT et NAME : voir core/text/words.py.

blurb = Creusez une mine ensemble, ravitaillez vos bâtiments et piochez la dernière carte quand quatre d’entre eux sont améliorés.

## Options

option-hands = Tous les joueurs voient-ils les mains des autres ?
    .open = oui, mains visibles
    .closed = non, mains cachées
option-overlap_limit = Quelle part d’une tuile peut être recouverte : un tiers à chaque fois, deux triangles visibles, un tiers de ce qui est visible, ou un tiers en tout ?
    .geometric = un tiers à chaque fois
    .visible_area = deux triangles visibles
    .visible_third = un tiers de ce qui est visible
    .cumulative = un tiers en tout
option-cumulative_binds = Avec « un tiers en tout », la limite vaut-elle seulement pour creuser, ou aussi pour construire ?
    .excavations = pour creuser seulement
    .builds_too = pour construire aussi
option-half_faces = Une carte posée par échelle peut-elle cacher deux demi-faces de la dernière tuile ?
    .allowed = oui
    .refused = non
option-ladder = Une carte posée par échelle doit-elle aller à côté de la tuile à échelle, ou peut-elle aussi couvrir ses faces ?
    .sides = à côté
    .as_last = sur ses faces aussi
option-ladder_contact = Une carte posée par échelle doit-elle toucher ce qui est visible de ce côté de la tuile à échelle ?
    .visible = oui
    .anywhere = non
option-count_placed = La carte posée compte-t-elle comme première tuile d’un chemin de ravitaillement ?
    .true = oui
    .false = non

## Noms

building-lookout = Vigie
building-west-hall = Salle ouest
building-bridge-hall = Salle du pont
building-crossing-hall = Salle du carrefour
building-east-hall = Salle est
building-gatehouse = Porterie
side-NE = nord-est
side-E = est
side-SE = sud-est
side-SW = sud-ouest
side-W = ouest
side-NW = nord-ouest
door-NW = nord-ouest
door-NE = nord-est
door-top_left = sud-ouest
door-top_right = sud-est
face-top = supérieure
face-right = droite
face-left = gauche
shift-bottom = bas
shift-upper-right = haut à droite
shift-upper-left = haut à gauche

## Comment cela a fini : avec ce qui a été atteint dans .told

end-drawn = la pioche a été vidée à temps
    .told = { end-drawn }, { $upgraded ->
        [one] { $upgraded } bâtiment amélioré
       *[other] { $upgraded } bâtiments améliorés
    } ; { $cards ->
        [one] { $cards } carte reste en main
       *[other] { $cards } cartes restent en main
    }, rang : { NAME($rank, of: "rank") }
end-drained = la pioche s’est vidée trop tôt
    .told = { end-drained } ; { end-drained.reached }
    .reached = bâtiments améliorés : { $upgraded } sur { $goal }, { $deck ->
        [one] { $deck } carte reste dans la pioche
       *[other] { $deck } cartes restent dans la pioche
    }
end-no-fit = aucune carte ne convient, et rien ne peut être construit ni amélioré
    .told = { SEAT($seat) } ne peut plus agir : { end-no-fit } ; { end-drained.reached }
end-no-cards = plus de cartes pour agir
    .told = { SEAT($seat) } ne peut plus agir : { end-no-cards } ; { end-drained.reached }
rank-elven-hovel = Masure elfique
rank-beardling-outpost = Avant-poste de barbichus
rank-dwarven-stronghold = Forteresse naine
rank-mountain-metropolis = Métropole des montagnes
rank-ancestral-home = Demeure ancestrale

## Questions : à qui décide, et sur cette personne aux autres

ask-deal = Quelle carte reçoit { SEAT($drawer) } ?
    .other = { SEAT($drawer) } reçoit une carte.
ask-start = Quelle carte est la tuile de départ ?
    .other = La tuile de départ est tirée.
ask-action = À vous : creusez, construisez ou améliorez.
    .other = { SEAT($seat) } creuse, construit ou améliore.
ask-pay = Payez l’Or : mettez une carte sous la pioche (encore { $price }).
    .other = { SEAT($seat) } paie { $price } Or.
ask-draw = Quelle carte pioche { SEAT($drawer) } pour { $why ->
        [supply] le ravitaillement
       *[vein] un filon
    } ?
    .other = { SEAT($drawer) } pioche une carte pour { $why ->
        [supply] le ravitaillement
       *[vein] un filon
    }.

## Choix

do-excavate = Creuser { $card } en { $at }
do-build = Construire { $building } sur { $card }
do-upgrade = Améliorer { $building }
do-pay = Payer avec { $card }
do-draw = Piocher { $card }

# Les sortes de choix, en titres.
kind-excavate = Creuser
kind-build = Construire
kind-upgrade = Améliorer
kind-pay = Payer

## Événements. L’attribut .end dit ce qui finit avec un événement, là où c’est possible.

event-deal = { SEAT($seat) } reçoit { $card }
    .hidden = { SEAT($seat) } reçoit une carte
event-start = { $card } est la tuile de départ{ event-draw.end }
event-excavate = { SEAT($seat) } creuse { $card } en { $at }, { event-excavate.where } : { event-excavate.drawn }{ event-draw.end }
    .drawn = { $draws ->
        [0] ne pioche rien
       *[other] pioche { $supply } pour le ravitaillement et { $vein } pour les filons
    }
    .where = { $by ->
        [ladder] par échelle{ " " }
       *[last] { "" }
    }{ $how ->
        [beside] côté { NAME($part, of: "side") } de { $off }
       *[over] sur la face { NAME($part, of: "face") } de { $off }
    }
    .seen = { SEAT($seat) } creuse { $by ->
        [ladder] par échelle, { $how ->
            [beside] côté { NAME($part, of: "side") }
           *[over] sur la face { NAME($part, of: "face") }
        }
       *[last] { $how ->
            [beside] côté { NAME($part, of: "side") } de la dernière tuile
           *[over] sur la face { NAME($part, of: "face") } de la dernière tuile
        }
    } : { event-excavate.drawn }{ event-draw.end }
event-build = { SEAT($seat) } construit la { NAME($name, of: "building") } ({ $building }) sur { $card } pour { $price } Or
    .seen = { SEAT($seat) } construit la { NAME($name, of: "building") } pour { $price } Or
event-upgrade = { SEAT($seat) } améliore la { NAME($name, of: "building") } ({ $building }) pour { $price } Or ; sa portée est maintenant de { $range }
    .seen = { SEAT($seat) } améliore la { NAME($name, of: "building") } pour { $price } Or ; sa portée est maintenant de { $range }
event-pay = { SEAT($seat) } paie avec { $card }{ event-draw.end }
    .seen = { SEAT($seat) } paie avec une carte{ event-draw.end }
    .hidden = { SEAT($seat) } paie avec une carte{ event-draw.end }
event-draw = { SEAT($seat) } pioche { $card } pour { event-draw.why }{ event-draw.end }
    .hidden = { SEAT($seat) } pioche une carte pour { event-draw.why }{ event-draw.end }
    .why = { $why ->
        [supply] le ravitaillement
       *[vein] un filon
    }
    .end = { $ends ->
        [game] ; la partie est terminée : { NAME($verdict-reason, of: "end") }
       *[other] { "" }
    }

## La feuille de score

line-hand = cartes en main : { SEAT($seat) }
    .row = cartes en main
line-lost = la partie est perdue

## Refus

refuse-won = la partie est gagnée
refuse-stuck = la partie est perdue : un joueur n’avait aucune action possible
refuse-drained = la partie est perdue : la pioche s’est vidée trop tôt
refuse-dealing = la distribution des mains est en cours
refuse-start-first = la tuile de départ vient d’abord
refuse-draws-first = il faut d’abord piocher les cartes pour ce qui vient d’être creusé
refuse-no-card = il n’y a pas de carte { $card } dans cette boîte
refuse-no-building = il n’y a pas de bâtiment { $building } dans cette boîte
refuse-pay-first = il faut d’abord payer { $price } Or
refuse-no-draw = aucune carte n’est à piocher ; on ne pioche qu’en creusant
refuse-paid-under = { $card } a été payée et se trouve sous la pioche, avec { $over ->
        [one] { $over } autre carte
       *[other] { $over } autres cartes
    } à piocher avant
refuse-not-in-deck = { $card } n’est pas dans la pioche
refuse-nothing-to-pay = il n’y a rien à payer ; creusez, construisez ou améliorez
refuse-pay-own = { SEAT($seat) } n’a pas { $card } en main, et on ne paie qu’avec sa propre main
    .seen = { SEAT($seat) } n’a pas cette carte en main, et on ne paie qu’avec sa propre main
refuse-not-in-hand = { SEAT($seat) } n’a pas { $card } en main
    .seen = { SEAT($seat) } n’a pas cette carte en main
refuse-last-itself = { $at } est le centre de { $last } elle-même, la dernière tuile
    .seen = c’est la dernière tuile elle-même ; creusez à côté ou sur une de ses faces
refuse-no-ladder = c’est à la tuile à échelle { $card }, mais la dernière tuile { $last } ne montre pas d’échelle
    .seen = c’est à une tuile à échelle, mais la dernière tuile ne montre pas d’échelle
refuse-ladder-covered = c’est à { $card }, mais l’échelle de { $card } est couverte
    .seen = c’est à une tuile à échelle, mais cette échelle est couverte
refuse-no-contact = elle ne toucherait aucune partie visible de { $card } : ce côté est sous une autre carte
    .seen = elle ne toucherait aucune partie visible de la tuile à échelle : ce côté est sous une autre carte
refuse-beside-ladder = elle est sur une face de { $card } ; par échelle, une carte va à côté d’une tuile à échelle, pas dessus
    .seen = elle est sur une face d’une tuile à échelle ; par échelle, une carte va à côté, pas dessus
refuse-no-face = le { NAME($shift, of: "shift") } de { $last } n’est pas une face ; couvrez sa face supérieure, droite ou gauche, ou creusez à côté d’un de ses six côtés
    .seen = le { NAME($shift, of: "shift") } de la dernière tuile n’est pas une face ; couvrez sa face supérieure, droite ou gauche, ou creusez à côté d’un de ses six côtés
refuse-off-the-mine = { $at } n’est ni à côté de la dernière tuile { $last } ni sur une de ses faces
    .seen = ce n’est ni à côté de la dernière tuile ni sur une de ses faces
refuse-half-faces = elle cacherait deux demi-faces de la dernière tuile { $last } ({ NAME($shift, of: "shift") }) ; la dernière tuile ne se couvre que par faces entières
    .seen = elle cacherait deux demi-faces de la dernière tuile ({ NAME($shift, of: "shift") }) ; la dernière tuile ne se couvre que par faces entières
refuse-over-building = elle couvrirait { $triangles } du bâtiment { $building }
    .seen = elle couvrirait un bâtiment
refuse-wholly-over = elle couvrirait tout ce qui se voit encore de { $card } ({ $triangles })
    .seen = elle couvrirait tout ce qui se voit encore d’une autre carte
refuse-hides-third = elle cacherait { $triangles } de { $card }, plus d’un tiers de cette carte
    .seen = elle cacherait plus d’un tiers de la carte marquée
refuse-hides-shown-third = elle cacherait { $triangles } de { $card }, plus d’un tiers de ce qui se voit de cette carte
    .seen = elle cacherait plus d’un tiers de ce qui se voit de la carte marquée
refuse-hidden-third = elle cacherait { $triangles } de { $card }, et plus d’un tiers de cette carte serait alors caché
    .seen = plus d’un tiers de la carte marquée serait alors caché
refuse-mouth-meets-wall = sa sortie { $side } donne sur le côté { $line } de { $building }, qui n’a pas de porte à cet endroit
    .seen = sa sortie { NAME($side, of: "side") } donne sur le mur d’un bâtiment, sans porte à cet endroit
refuse-mouth-meets-rock = sa sortie { $side } donne sur la roche : { $card } n’a pas de tunnel en { $line }
    .seen = sa sortie { NAME($side, of: "side") } donne sur la roche
refuse-tunnel-meets-rock = le tunnel de { $card } en { $line } finirait dans la roche : la nouvelle carte n’a pas de sortie { $side }
    .seen = un tunnel finirait dans la roche : la nouvelle carte n’a pas de sortie { NAME($side, of: "side") }
refuse-stands = { $building } est déjà sur { $card }
    .seen = ce bâtiment est déjà construit
refuse-not-in-mine = { $card } n’est pas dans la mine
    .seen = cette carte n’est pas dans la mine
refuse-carries = { $card } porte déjà { $building }
    .seen = cette carte porte déjà un bâtiment
refuse-top-covered = la face supérieure de { $card } n’est pas entièrement visible : on ne voit pas { $triangles }
    .seen = la face supérieure de cette carte n’est pas entièrement visible
refuse-part-covered = une partie de { $card } est déjà couverte, et un bâtiment en cacherait plus d’un tiers
    .seen = une partie de cette carte est déjà couverte, et un bâtiment en cacherait plus d’un tiers
refuse-no-door = un tunnel de { $card } donne sur le côté { $line } de { $building }, qui n’a pas de porte à cet endroit
    .seen = un tunnel donne sur un côté de ce bâtiment qui n’a pas de porte
refuse-not-built = { $building } n’est pas dans la mine
    .seen = ce bâtiment n’est pas dans la mine
refuse-is-upgraded = { $building } est déjà améliorée
    .seen = ce bâtiment est déjà amélioré
refuse-build-price = le bâtiment numéro { $number } coûte { $price } Or, et { refuse-build-price.held }
    .held = { SEAT($seat) } a { $hand ->
        [0] zéro carte
        [one] { $hand } carte
       *[other] { $hand } cartes
    }
refuse-upgrade-price = l’amélioration numéro { $number } coûte { $price } Or, et { refuse-build-price.held }

## Le plateau en mots

board-legend = o tunnel, O à un bord, * or, # échelle, D porte, = mur, - avant-poste, + amélioré
board-over = { $how ->
        [won] Gagné
       *[lost] Perdu
    } : { $told }.
board-last = Dernière tuile { $card }
board-head = améliorés { $upgraded } sur { $goal }, pioche { $deck }, cartes dans toutes les mains { $score }
board-next-build = prochain bâtiment { $price } Or
board-next-upgrade = prochaine amélioration { $price } Or
board-pays = { SEAT($seat) } doit encore payer { $price } Or.
board-draws = { SEAT($seat) } pioche encore { $supply } pour le ravitaillement et { $vein } pour les filons.
board-empty = La mine est encore vide.
board-wider = La mine est plus large que cette image ; les cartes au-delà des bords :
board-last-tile = La dernière tuile est { $card }.
board-none = aucune
board-tile = { $card } en { $at } : tunnels { $tunnels }
board-leads = { $line } vers { $target }
board-leads-out = { $line } vers l’extérieur
board-roof = { $building } sur sa face supérieure
board-covered = couvert { $triangles }
board-nugget = or { $nugget }
board-ladder = échelle { $triangle }
board-building = { $building } { NAME($name, of: "building") } : portes { $doors }, portée { $range }{ $side ->
        [upgraded] , sur { $card }, amélioré
        [outpost] { " " }(amélioré { $upgraded }), sur { $card }, avant-poste
       *[free] { " " }(amélioré { $upgraded }), libre
    }.
board-gold = Or visible : { $nuggets }.
board-spots = Endroits pour la prochaine carte :
board-spot = { $letter } { $at }, { event-excavate.where } : { $asks }
board-mouth = sortie en { $sides }
board-rock = roche en { $sides }
board-anything = sans condition
board-fits =  ; parmi vos cartes { $cards }
board-under = { $above ->
        [0] La pioche
        [one] Sous { $above } autre carte de la pioche
       *[other] Sous les { $above } autres cartes de la pioche
    }, la prochaine en premier : { $cards }.
board-unknown = { $cards } inconnues
board-player = { SEAT($seat) }{ $who ->
        [you] , vous
       *[other] { "" }
    } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } : { $hand }.
board-rank = Finir avec autant de cartes vaudrait le rang { NAME($rank, of: "rank") }.
board-no-hand = Votre main est vide.
board-hand = Votre main :
board-card = { $card } : sorties { $mouths } ; à l’intérieur { $inner }

## L’écran

ui-board = La mine. Les flèches vont d’endroit en endroit, N va au prochain où la carte convient, Entrée choisit, le point d’interrogation explique.
ui-hand = Votre main
ui-hand-card = { $card } ; { $state ->
        [gold] paie comme or numéro { $gold }
        [nowhere] ne va nulle part pour l’instant
       *[fits] pioche { $draws } à son meilleur endroit
    }
ui-card = carte { $card }, sorties { $mouths }{ $nuggets ->
        [0] { "" }
        [one] , une pépite
       *[other] , { $nuggets } pépites
    }{ $ladder ->
        [yes] , une échelle
       *[no] { "" }
    }
ui-card-hidden = une carte cachée
ui-tile = { $card }{ $last ->
        [yes] , la dernière tuile
       *[no] { "" }
    }
ui-spot = { ui-spot.place } : pioche { $draws }, ravitaillement { $supply }, filons { $vein }{ $warning ->
        [won] ; gagne la partie
        [drained] ; perd la partie
        [stuck] ; perd la partie
        [empty] ; vide la main
       *[none] { "" }
    }
    .place = { $by ->
            [ladder] par échelle, { $how ->
                [beside] côté { NAME($part, of: "side") } de { $off }
               *[over] sur la face { NAME($part, of: "face") } de { $off }
            }
           *[last] { $how ->
                [beside] côté { NAME($part, of: "side") } de la dernière tuile
               *[over] sur la face { NAME($part, of: "face") } de la dernière tuile
            }
        }
ui-spot-misfit = { ui-spot.place } : cette carte ne convient pas
ui-move-dig = Creuser { $card }, { ui-spot.place }{ $draws ->
        [0] { "" }
       *[other]  : pioche { $draws }
    }
ui-move-build = Construire la { NAME($name, of: "building") } sur { $card }
ui-move-upgrade = Améliorer la { NAME($name, of: "building") }
ui-site = un endroit pour un bâtiment, sur la carte { $card }
ui-rise = { NAME($name, of: "building") }, portée { $range }, améliorée { $then }
ui-building = { NAME($name, of: "building") }, { $upgraded ->
        [yes] améliorée
       *[no] avant-poste
    }, portée { $range }
ui-why-no-building = Il n’y a pas de bâtiment à améliorer ici (MIN-130).
ui-of = { $tiles } sur { $range }
ui-buildings = Bâtiments
ui-range = portée
ui-ranges = { $range } puis { $then }
ui-stock-doors = , portes { NAME($doors, of: "door") }
ui-gold = or
ui-deck = Pioche : { $deck ->
        [one] { $deck } carte
       *[other] { $deck } cartes
    }, dont payées et d’ordre connu : { $known }
ui-deck-title = Pioche
ui-unknown = { $unknown ->
        [0] toutes dans cet ordre
        [one] { $unknown } inconnue, puis
       *[other] { $unknown } inconnues, puis
    }
ui-hand-of = { SEAT($seat) }
ui-cards-left = { $cards ->
        [one] carte
       *[other] cartes
    }
ui-cards = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
ui-too-few = trop peu pour un bâtiment
ui-team = L’équipe
ui-goal = améliorés : { $upgraded } sur { $goal }
ui-built = construit
ui-upgraded = amélioré
ui-next = suivant
ui-to-go = encore { $gold } Or à payer,
ui-actions-to-go = { $actions ->
        [0] pour ce qui est commencé.
        [one] en une action, avant la fin de la pioche.
       *[other] en { $actions } actions, avant la fin de la pioche.
    }
ui-drain = Vous avez assez de bâtiments améliorés. Piochez jusqu’à la dernière carte pour gagner.
ui-gold-to-go = { $gold ->
        [0] videz la pioche
       *[other] encore { $gold } Or
    }
ui-cards-mine = mine
ui-cards-hands = mains
ui-cards-deck = pioche
ui-prospect = { $digs ->
        [0] { $rank } : encore possible, mais plus si l’on creuse encore.
        [one] { $rank } : possible en creusant encore { $digs } fois.
       *[other] { $rank } : possible en creusant encore { $digs } fois.
    }
ui-aid = Creusez depuis la tuile entre crochets : piochez une carte par bâtiment à portée et par tuile du filon. Construisez ou améliorez en payant des cartes comme or : elles vont sous la pioche.
ui-round = Manche { $round }
ui-finished = terminée après { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
ui-in-deck = dans la pioche
ui-hands-open = mains visibles
ui-hands-closed = mains cachées
ui-say-turn = À vous de jouer
ui-say-fits = { $places ->
        [one] Cette carte va à un endroit
       *[other] Cette carte va à { $places } endroits
    } et { $most ->
        [0] ne pioche rien.
       *[other] pioche jusqu’à { $most }.
    }
ui-say-fits-not = Cette carte ne va nulle part pour l’instant.
ui-say-none-fits = Aucune de vos cartes ne convient.
ui-say-dig = { $draws ->
        [0] Creuser ici sans rien piocher ?
        [one] Creuser ici et en piocher une ?
       *[other] Creuser ici et en piocher { $draws } ?
    }
ui-say-why = { $supply ->
        [0] { $vein ->
            [0] Rien à portée.
            [one] Une tuile de filon rejointe.
           *[other] { $vein } tuiles de filons rejointes.
        }
        [one] Un bâtiment à portée{ ui-say-why.vein }
       *[other] { $supply } bâtiments à portée{ ui-say-why.vein }
    }
    .vein = { $vein ->
        [0] .
        [one] , une tuile de filon.
       *[other] , { $vein } tuiles de filons.
    }
ui-warn-won = Cela pioche la dernière carte : l’équipe gagne.
ui-warn-drained = Cela pioche la dernière carte trop tôt : la partie est perdue.
ui-warn-stuck = Plus aucun coup ne serait possible : la partie est perdue.
ui-warn-empty = Cela vous laisse sans cartes.
ui-say-build = Construire : lequel, et où ?
ui-say-build-both = Choisissez un bâtiment ou une face supérieure.
ui-say-build-site = Choisissez une des faces supérieures.
ui-say-build-which = Choisissez un des bâtiments qui y conviennent.
ui-say-upgrade = Améliorer : lequel ?
ui-say-upgrade-which = Choisissez un avant-poste ; amélioré, il porte plus loin.
ui-say-paying = { $kind ->
        [build] Construire la { NAME($name, of: "building") }
        [upgrade] Améliorer la { NAME($name, of: "building") }
       *[pay] Payer
    } : { $missing ->
        [0] { $price } Or
       *[other] encore { $missing } Or
    }
ui-say-pay = { $marked ->
        [0] Choisissez dans votre main les cartes avec lesquelles payer.
       *[other] { $marked } sur { $price }, sous la pioche dans cet ordre.
    }
ui-act-back = Retour
ui-act-dig = { $draws ->
        [0] Creuser
       *[other] Creuser, piocher { $draws }
    }
ui-act-build = Construire : { $price }
ui-act-upgrade = Améliorer : { $price }
ui-act-pay = { $kind ->
        [build] Construire pour { $price }
        [upgrade] Améliorer pour { $price }
       *[pay] Payer { $price }
    }
ui-log-setup = Mise en place
ui-log-set-up = { $cards ->
        [one] { $cards } carte est distribuée
       *[other] { $cards } cartes sont distribuées
    } et la tuile de départ est posée
ui-log-dig = { SEAT($seat) } creuse { $by ->
        [ladder] par échelle, { $how ->
            [beside] côté { NAME($part, of: "side") }
           *[over] sur une face { NAME($part, of: "face") }
        }
       *[last] { $how ->
            [beside] côté { NAME($part, of: "side") }
           *[over] sur la face { NAME($part, of: "face") }
        }
    }{ $supply ->
        [0] { "" }
       *[other] , +{ $supply } ravitaillement
    }{ $vein ->
        [0] { "" }
       *[other] , +{ $vein } filon
    }
ui-log-spend = { SEAT($seat) } { $kind ->
        [build] construit
       *[upgrade] améliore
    } la { NAME($name, of: "building") } pour { $price } Or
ui-log-over =  ; la partie est terminée : { $reason }
ui-lost = La mine est perdue
ui-won-told = Gagné ensemble : { $reason }.
ui-lost-told = Pas de rang, score 0 : { $reason }.
ui-missing = Il manquait { $gold } Or à l’équipe pour les bâtiments et améliorations encore nécessaires ; elle avait { $held ->
        [one] { $held } carte
       *[other] { $held } cartes
    }.
ui-rank-range = { $top ->
        [yes] { $least } et plus
       *[no] { $least } à { $most }
    }
ui-rank-more = encore { $more }
ui-deed-left = cartes restantes
ui-deed-digs = creusés
ui-deed-supply = ravitaillement
ui-deed-vein = filons
ui-deed-gold = or payé
ui-team-sum = Équipe
ui-chart = toutes les cartes de la boîte : mine, mains, pioche
ui-keys-card = lever la carte suivante ; en payant, la marquer comme or ; Maj revient en arrière
ui-keys-next = le prochain endroit où va la carte levée
ui-keys-build = construire, ou revenir à creuser
ui-keys-upgrade = améliorer, ou revenir à creuser
ui-keys-undo = annuler, tant que personne d’autre n’a joué et que rien n’a été tiré
ui-piece-draws = pioche { $cards }
ui-piece-ladder = par échelle
ui-piece-loses = perd la partie
ui-piece-wins = gagne la partie
ui-piece-gold = or, le dos d’une carte
ui-piece-outpost = { $name }, avant-poste
ui-piece-upgraded = { $name }, améliorée
ui-piece-cards = Toutes les cartes Mine
