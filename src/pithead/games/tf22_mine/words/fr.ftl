# TF22 Mine en français. SEAT, NAME et LETTERS : voir core/text/words.py.

## Le salon

blurb = Faites tourner les tunnels, portez le Ranium blanc aux cargos et volez ceux qui sont arrivés avant vous.
option-symbol_variant = Cartes Symbole : révélées d’une pile, remélangées après chaque usage, ou choisies en main.
    .standard = standard
    .luck = chance
    .strategy = stratégie
option-card_backs = Le dos d’une carte a-t-il la même couleur que sa face, ou une autre ?
    .one_colour = la même
    .two_colour = une autre
option-loader_drift = Au début d’un tour, tous les cargos dérivent-ils, ou un seul au choix du joueur ?
    .all = tous
    .one = un seul
option-delivery_limit = La limite de deux unités vaut-elle par tour, ou par passage à un cargo ?
    .turn = par tour
    .visit = par passage
option-fight_chain_limit = À combien de combats une attaque peut mener, par les actions gratuites des défenseurs.
option-max_rounds = La partie se termine au plus tard après ce nombre de manches ; 0 : pas de limite.
option-first_round = Dans la première manche, tout le monde a-t-il autant de minerai, ou les premiers à jouer en ont-ils moins ?
    .full = autant
    .rising = moins pour les premiers
option-quick_setup = Sauter les échanges et distribuer les couleurs au hasard.
    .false = non
    .true = oui
option-start_player = Qui commence : quelqu’un au hasard, ou une place précise.
    .random = au hasard

## Noms

colour-red = rouge
colour-blue = bleu
colour-white = blanc
colour-yellow = jaune
side-N = nord
side-E = est
side-S = sud
side-W = ouest
side-none = aucun côté

## Questions : à qui décide, et sur cette personne aux autres

ask-layout = Quelle carte est posée ensuite, et dans quel sens ?
    .other = La mine se met en place.
ask-starter = Qui commence ?
    .other = Tirage au sort pour savoir qui commence.
ask-exchange =
    { $made ->
        [0] Échangez deux cartes : choisissez la première, ou terminez.
       *[other] Échangez encore deux cartes : choisissez la première, ou terminez.
    }
    .other = { SEAT($seat) } peut échanger deux cartes.
ask-partner = Avec quelle carte échangez-vous { $cell } ?
    .other = { SEAT($seat) } échange { $cell }.
ask-colour = Quelle couleur jouez-vous ?
    .other = { SEAT($seat) } choisit une couleur.
ask-drift = À vous : quel cargo dérive ?
    .other = { SEAT($seat) } fait dériver un cargo.
ask-action = À vous : dépensez votre minerai (il en reste { $ore }).
    .other = { SEAT($seat) } dépense le minerai (il en reste { $ore }).
ask-bonus =
    { $load ->
        [0] Vous avez gagné le combat : faites une action gratuite à un minerai.
       *[other] Vous avez gagné le combat, { $defence } - { $load } = { $strength } contre { $attack } - { $burden } = { $rival } : faites une action gratuite à un minerai.
    }
    .other = { SEAT($seat) } a gagné le combat et fait une action gratuite à un minerai.
ask-attack = Vous attaquez : quelle carte Symbole jouez-vous ?
    .other = { SEAT($seat) } attaque et choisit une carte Symbole.
ask-defence = On vous attaque : quelle carte Symbole jouez-vous ?
    .other = { SEAT($seat) } se défend et choisit une carte Symbole.
ask-symbol = Une unité revient en jeu : quelle carte Symbole jouez-vous ?
    .other = { SEAT($seat) } choisit une carte Symbole pour remettre une unité en jeu.
ask-place =
    { $match ->
        [none] Aucune carte libre de l’anneau intérieur ne montre le symbole { $symbol } : posez l’unité sur n’importe quelle carte libre de l’anneau intérieur.
       *[free] Où posez-vous l’unité ? Le symbole est { $symbol }.
    }
    .other = { $match ->
        [none] { SEAT($seat) } pose une unité sur n’importe quelle carte libre de l’anneau intérieur : aucune ne montre le symbole { $symbol }.
       *[free] { SEAT($seat) } pose une unité sur une carte au symbole { $symbol }.
    }

## Choix

do-turn = Tourner { $cell } ({ $way })
do-walk = Marcher jusqu’à { $to }
do-cross = Passer en { $to }
do-collect = Ramasser l’unité
do-steal = Voler { NAME($victim, of: "colour") }
do-push = Pousser le cargo du quai { $loader } au quai { $slot }
do-deliver = Livrer { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    }
do-tunnel = Tunnel secret vers { $to }
do-transport = Les transporter en { $to }
do-card = Jouer { $value }
do-place = Poser l’unité en { $cell }
do-drift = Faire dériver le cargo du quai { $loader }
do-exchange = Prendre { $cell } pour l’échange
do-with = Échanger avec { $cell }
do-done = Terminer
do-colour = Jouer { NAME($colour, of: "colour") }
do-begin = { SEAT($seat) } commence
do-lay = Poser { $card }, position { $placement }

## Événements

event-lay = { $card } est posée en { $places } : tunnel { NAME($look-colour, of: "colour") }, ouvert : { LETTERS($look-open, of: "side") }
event-begin = { SEAT($seat) } commence
event-exchange = { SEAT($seat) } prend la carte { $cell } pour l’échanger
event-with = { SEAT($seat) } échange les cartes { $first } et { $second }
event-done = { SEAT($seat) } termine les échanges
event-colour = { $how ->
        [dealt] { SEAT($seat) } reçoit { NAME($colour, of: "colour") }
       *[chosen] { SEAT($seat) } choisit { NAME($colour, of: "colour") }
    }{ EACH($follows, of: "then", before: " ; ") }
event-drift = { SEAT($seat) } fait dériver le cargo du quai { $slot } au quai { $target }
    .seen = { SEAT($seat) } fait dériver le cargo de { $cell }, { NAME($side, of: "side") }, à { $target_cell }, { NAME($target_side, of: "side") }
event-turn = { SEAT($seat) } { $way ->
        [A] fait pivoter { $cell } d’un demi-tour
        [B] retourne { $cell } par son long côté
       *[C] retourne { $cell } par son petit côté
    }{ $result ->
        [same] , ce qui ne change rien
       *[new]  : tunnel { NAME($look-colour, of: "colour") }, ouvert : { LETTERS($look-open, of: "side") }
    } ({ $way }){ EACH($follows, of: "then", before: " ; ") }
event-walk = { SEAT($seat) } fait marcher les { NAME($crew, of: "colour") }s de { $cell } à { $target } (D){ EACH($follows, of: "then", before: " ; ") }
event-cross = { SEAT($seat) } fait passer les { NAME($crew, of: "colour") }s de { $cell } dans l’autre tunnel en { $target } (E){ EACH($follows, of: "then", before: " ; ") }
event-collect = { SEAT($seat) } ramasse l’unité en { $cell } avec les { NAME($crew, of: "colour") }s (F){ EACH($follows, of: "then", before: " ; ") }
event-steal = { SEAT($seat) } attaque les { NAME($victim, of: "colour") }s ({ SEAT($owner) }) avec les { NAME($crew, of: "colour") }s en { $cell } (G)
event-push = { SEAT($seat) } pousse le cargo du quai { $slot } au quai { $target } (H){ EACH($follows, of: "then", before: " ; ") }
    .seen = { SEAT($seat) } pousse le cargo de { $cell }, { NAME($side, of: "side") }, à { $target_cell }, { NAME($target_side, of: "side") } (H){ EACH($follows, of: "then", before: " ; ") }
event-deliver = { SEAT($seat) } livre { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    } avec les { NAME($crew, of: "colour") }s, qui rentrent au camp (I)
event-tunnel = { SEAT($seat) } envoie les { NAME($crew, of: "colour") }s par un tunnel secret de { $cell } à { $target } (J){ EACH($follows, of: "then", before: " ; ") }
event-transport = { SEAT($seat) } transporte { NAME($moved, of: "colour") } de { $cell } à { $target } (K){ EACH($follows, of: "then", before: " ; ") }
event-attack = { $how ->
        [chosen] { SEAT($seat) } joue un { $value } pour attaquer
       *[turned] { SEAT($seat) } révèle un { $value } pour attaquer
    }
    .hidden = { SEAT($seat) } joue une carte Symbole face cachée
event-defence = { $how ->
        [chosen] { SEAT($seat) } joue un { $value } pour se défendre
       *[turned] { SEAT($seat) } révèle un { $value } pour se défendre
    } contre un { $fight-attacker-card } joué par { SEAT($fight-attacker-seat) } : { $fight-attacker-card } - { $fight-attacker-load } = { $fight-attacker-strength } contre { $value } - { $fight-defender-load } = { $fight-defender-strength }, { $fight-winner ->
        [attacker] { SEAT($fight-attacker-seat) } gagne, prend une unité et rentre au camp
        [defender] { SEAT($seat) } gagne en défense et fait une action gratuite
       *[nobody] égalité
    }{ EACH($follows, of: "then", before: " ; ") }
event-symbol = { $how ->
        [chosen] { SEAT($seat) } joue un { $value } pour remettre une unité en jeu
       *[turned] { SEAT($seat) } révèle un { $value } pour remettre une unité en jeu
    }
event-place = { SEAT($seat) } pose une unité en { $cell }{ EACH($follows, of: "then", before: " ; ") }
then-drift = { SEAT($seat) } commence son tour : tous les cargos dérivent de { $steps ->
        [one] { $steps } quai
       *[other] { $steps } quais
    }, jusqu’à { $slots }

## La feuille de score

line-markers = marqueurs jaunes
line-held = { $units ->
        [one] { $units } unité portée, qui ne sert qu’à départager
       *[other] { $units } unités portées, qui ne servent qu’à départager
    }
    .row = unités portées, pour départager seulement
    .cell = { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    }

## Refus

refuse-laying-out = la mine est en cours de mise en place
refuse-starter-first = il faut d’abord tirer au sort qui commence
refuse-exchanging = qui commence peut maintenant échanger deux cartes, ou terminer
refuse-partner-due = choisissez la carte qui change de place avec celle que vous avez prise
refuse-colour-due = c’est le moment de choisir une couleur
refuse-drift-due = le tour commence par la dérive d’un cargo
refuse-action-due = choisissez une action ; tout le minerai doit être dépensé
refuse-bonus-due = la défense a gagné et doit faire une action à un minerai
refuse-attack-due = il y a combat : l’attaque joue maintenant une carte Symbole
refuse-defence-due = il y a combat : la défense joue maintenant une carte Symbole
refuse-symbol-due = une unité livrée doit revenir en jeu : il faut une carte Symbole
refuse-place-due = une unité livrée doit maintenant être posée sur une carte de l’anneau intérieur
refuse-over = la partie est terminée
refuse-not-one-ore = { $action } coûte { $cost } minerais ; l’action gratuite ne peut en coûter qu’un
refuse-too-dear = { $action } coûte { $cost } minerais, et il en reste { $left }
refuse-no-card = il n’y a pas de carte { $card } dans cette boîte
refuse-no-placement = une carte a quatre positions, p0 à p3 ; p{ $placement } n’en fait pas partie
refuse-lies-already = { $card } est déjà en { $cell }
refuse-no-seat = il n’y a pas de place { $number } à cette table
refuse-crossing = le croisement en { $cell } reste au milieu ; on n’échange que les cartes des deux anneaux
refuse-itself = { $cell } est la carte que vous avez prise ; échangez-la avec une autre
refuse-no-colour = il n’y a pas de couleur { $colour } ; les couleurs sont { NAME($colours, of: "colour") }
refuse-colour-unused = les { NAME($colour, of: "colour") }s ne jouent pas à { $seats } joueurs
refuse-colour-taken = { SEAT($seat) } a déjà { NAME($colour, of: "colour") }
refuse-drift-blocked = le cargo du quai { $slot } ne peut pas dériver : le quai { $ahead } est occupé
refuse-no-way = une carte se tourne par A, B ou C ; { $way } n’en fait pas partie
refuse-one-place = un cargo se pousse d’un quai ; depuis le quai { $slot }, c’est { $on } ou { $back }
refuse-slot-occupied = le quai { $slot } est occupé par un autre cargo
refuse-which-crew = { SEAT($seat) } joue { NAME($colours, of: "colour") } ; dites quelle équipe agit
refuse-not-own-crew = { SEAT($seat) } joue { NAME($colours, of: "colour") }, pas { NAME($colour, of: "colour") }
refuse-there-already = l’équipe est déjà en { $cell } ; elle doit bouger d’au moins une carte
refuse-other-tunnel = { $cell } est en tunnel { NAME($colour, of: "colour") } ; D reste dans le tunnel { NAME($tunnel, of: "colour") }
refuse-no-tunnel = aucun tunnel { NAME($tunnel, of: "colour") } ne mène sans coupure de { $cell } à { $to }
refuse-same-colour = { $to } est en tunnel { NAME($colour, of: "colour") }, comme { $cell } ; E mène dans une autre couleur
refuse-not-beside = { $to } n’est pas à côté de { $cell } ; E est un seul pas
refuse-not-linked = { $cell } et { $to } ne sont pas reliées : { $shut } est fermée côté { NAME($side, of: "side") }
refuse-no-unit = il n’y a pas d’unité en { $cell }, là où se trouve l’équipe
refuse-chain-full = cette suite compte déjà { $fights ->
        [one] { $fights } combat
       *[other] { $fights } combats
    }, c’est la limite
refuse-crew-unused = les { NAME($colour, of: "colour") }s ne jouent pas dans cette partie
refuse-own-crew = les { NAME($colour, of: "colour") }s sont à vous ; on n’attaque pas sa propre équipe
refuse-elsewhere = les { NAME($colour, of: "colour") }s sont en { $at }, pas ici en { $cell }
refuse-nothing-to-steal = les { NAME($colour, of: "colour") }s n’ont pas d’unité, on ne peut donc pas les attaquer
refuse-one-or-two = vous pouvez livrer une ou deux unités, pas { $units }
refuse-holds-fewer = l’équipe en a { $held }, elle ne peut donc pas en livrer { $units }
refuse-delivered-enough = { $delivered ->
        [one] { $delivered } unité a déjà été livrée
       *[other] { $delivered } unités ont déjà été livrées
    } ce tour-ci ; la limite est de { $most }
refuse-shut-to-loader = le tunnel atteint une carte avec un cargo, mais il est fermé de ce côté
refuse-no-loader-reached = le tunnel { NAME($tunnel, of: "colour") } en { $cell } ne mène à aucun cargo
refuse-holds-unit = une équipe qui porte une unité ne peut pas prendre un tunnel secret
refuse-no-enemy = il n’y a pas d’équipe adverse avec la vôtre en { $cell }
refuse-present-card = l’équipe est déjà en { $to } ; choisissez une autre carte
refuse-colours-differ = { $to } est en tunnel { NAME($colour, of: "colour") }, mais { $cell } en tunnel { NAME($here, of: "colour") }
refuse-no-symbol-card = il n’y a pas de carte Symbole { $value } ; les cartes sont { $values }
refuse-discarded = { SEAT($seat) } a déjà joué le { $value } ; il revient quand toutes les cartes ont servi
refuse-outside-ring = { $cell } n’est pas dans l’anneau intérieur
refuse-unit-there = il y a déjà une unité en { $cell }
refuse-other-symbol = { $cell } montre { $shows }, mais l’unité va sur un { $symbol } : { $fitting }
refuse-no-cell = il n’y a pas de case { $cell } ; les cases vont de { $first } à { $last }
refuse-no-loader = il n’y a pas de cargo au quai { $slot } ; les cargos sont aux quais { $slots }

## Le plateau en mots

board-legend = Cartes : lettre de la couleur, symbole, = et | là où le tunnel sort de la carte, petites lettres pour les ouvertures du dos, vues à travers la carte. * est une unité, (R) un camp de base, r2 une équipe avec deux unités, [9] un quai avec un cargo.
board-head = { $round ->
        [0] Avant le premier tour
       *[other] Manche { $round }
    }{ $rounds ->
        [0] { "" }
       *[other] { " " }sur { $rounds }
    }   minerai restant { $ore }   marqueurs en réserve { $supply }
board-loader = quai { $slot }, { $cell } côté { NAME($side, of: "side") }
board-loaders = Cargos : { $places }
board-card = { $cell } tunnel { NAME($look-colour, of: "colour") }, { NAME($shape, of: "shape") }, ouvert : { LETTERS($look-open, of: "side") }, symbole { $look-symbol ->
        [0] aucun
       *[other] { $look-symbol }
    }
board-back = dos vu à travers : tunnel { NAME($look-colour, of: "colour") }, ouvert : { LETTERS($look-open, of: "side") }, symbole { $look-symbol ->
        [0] aucun
       *[other] { $look-symbol }
    }
board-unit = une unité de Ranium
board-base = camp de base { NAME($colour, of: "colour") }
board-crew = les { NAME($colour, of: "colour") }s{ $units ->
        [0] { "" }
        [one] { " " }avec { $units } unité
       *[other] { " " }avec { $units } unités
    }
board-led = { NAME($colour, of: "colour") } en { $cell }, unités : { $units }
board-no-colour = pas encore de couleur
board-player = { SEAT($seat) }{ $who ->
        [you] { " " }(vous)
       *[other] { "" }
    } : marqueurs { $markers } sur { $goal }, cartes { $cards }
board-turn = { $begun ->
        [turn] À { SEAT($turn) } de jouer
       *[start] { SEAT($turn) } commence
    } ; décision : { $who ->
        [chance] le hasard
       *[seat] { SEAT($seat) }
    }, { NAME($kind, of: "kind") }
board-fight = Combat { $fights } de la suite : les { NAME($attacker, of: "colour") }s attaquent les { NAME($defender, of: "colour") }s{ $card ->
        [hidden] { " " }avec une carte cachée
        [shown] { " " }avec un { $value }
       *[none] { "" }
    }
board-fought = Dernier combat de ce tour : attaque { $attacker-card } - { $attacker-load } = { $attacker-strength }, défense { $defender-card } - { $defender-load } = { $defender-strength }
board-replacing = { SEAT($seat) } remet une unité en jeu{ $symbol ->
        [0] { "" }
       *[other] { " " }selon le symbole { $symbol }
    }
board-name-crew = Nommez l’équipe qui agit, par exemple : walk red to c2

## L’écran

shape-crossing = croisement
shape-tee = embranchement
shape-curve = courbe
shape-straight = ligne droite
kind-layout = la mise en place
kind-starter = qui commence
kind-exchange = un échange
kind-partner = un échange
kind-colour = une couleur
kind-drift = une dérive
kind-action = une action
kind-bonus = une action gratuite
kind-attack = une carte Symbole
kind-defence = une carte Symbole
kind-symbol = une carte Symbole
kind-place = un endroit
kind-card = Carte Symbole
kind-with = Échanger
kind-done = Terminer
kind-turn = Tourner
kind-walk = Marcher
kind-cross = Passer
kind-collect = Ramasser
kind-steal = Voler
kind-push = Pousser
kind-deliver = Livrer
kind-tunnel = Secret
kind-transport = Valise
ui-board = La mine, six cartes sur six. Les flèches vont de carte en carte, Entrée choisit, les lettres A à K lancent les actions.
ui-loader = cargo { $number } en { $cell }, { NAME($side, of: "side") }
ui-push = pousser un cargo au quai { $place }
ui-round = Manche { $round }{ $rounds ->
        [0] { "" }
       *[other] { " " }sur { $rounds }
    }
ui-goal = but : { $goal } livraisons
ui-markers = livraisons : { $markers } sur { $goal }
ui-cards-left = cartes Symbole restantes : { $cards }
ui-ore = reste { $left } minerai sur { $all }
ui-target-turn = toute carte
ui-target-walk = { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
ui-target-cross = { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
ui-target-collect = l’unité ici
ui-target-steal = sur cette carte
ui-target-push = un cargo
ui-target-deliver = à un cargo
ui-target-tunnel = { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
ui-target-transport = { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
ui-crew-at = les { NAME($colour, of: "colour") }s en { $cell }
ui-with-crew = { $label } avec { NAME($crew, of: "colour") }
ui-say-exchange = Vous commencez, vous pouvez donc modifier la mine. Échanges faits : { $made } sur 2. Choisissez une carte.
ui-say-colour = Votre camp de base est le croisement de cette couleur. Le premier à livrer { $goal } fois du Ranium blanc gagne.
ui-say-fight = La force est votre carte moins les unités que vous portez.
ui-say-symbol = Son symbole décide où va l’unité suivante.
ui-say-framed = Choisissez une des cartes encadrées.
ui-say-cell = Choisissez une carte sur le plateau.
ui-turn-title = Tourner { $cell }
ui-turned = { $way ->
        [A] pivotée
        [B] par son long côté
       *[C] par son petit côté
    } : tunnel { NAME($look-colour, of: "colour") }, ouvert : { LETTERS($look-open, of: "side") }
ui-way = { $way ->
        [A] demi-tour
        [B] par le long côté
       *[C] par le petit côté
    }
ui-now = maintenant
ui-fight-title = Combat en { $cell }
ui-fight-attacks = { SEAT($seat) } attaque
ui-fight-defends = { SEAT($seat) } se défend
ui-fight-against = contre
ui-fight-minus = carte moins unités portées
ui-fight-waits = choisit une carte
ui-fight-hidden = face cachée
ui-fight-won = { $winner ->
        [attacker] { SEAT($attacker) } gagne, prend une unité et rentre au camp.
        [defender] { SEAT($defender) } gagne en défense et fait une action gratuite à un minerai.
       *[nobody] Égalité : rien ne se passe.
    }
ui-fight-go = Continuer
ui-fight-choose = Vos cartes
ui-keys-next = la prochaine carte accessible
ui-keys-turn = tourner la carte choisie
ui-keys-actions = lancer une action : marcher, passer, ramasser, voler, pousser, livrer, tunnel secret, valise de transport
ui-log-laid = La mine est en place
ui-log-round = Manche { $round }
ui-log-drift = { SEAT($seat) } commence son tour : tous les cargos dérivent de { $steps ->
        [one] { $steps } quai
       *[other] { $steps } quais
    }
ui-log-setup = Mise en place
ui-aid-goal = But : ramasser du Ranium blanc, le porter à un cargo au bord de la mine et l’y livrer.
ui-aid-turns = A fait pivoter une carte d’un demi-tour ; B et C la retournent sur son dos, par le long ou le petit côté.
ui-aid-marker = livré ; il en faut { $goal } pour gagner
ui-aid-unit = Ranium blanc porté
ui-aid-ghost = Vaisseau en pointillé : où sera le cargo au début du prochain tour.
ui-piece-crew = les { NAME($colour, of: "colour") }s{ $units ->
        [0] { "" }
       *[other] , { $units }
    }
ui-piece-unit = unité
ui-piece-loader = cargo
ui-piece-ghost = cargo, prochain tour
ui-piece-reach = accessible par { $key }
ui-piece-base = camp de base { NAME($colour, of: "colour") }
ui-piece-cards = Toutes les cartes, face et dos
