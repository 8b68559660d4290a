# La page de règles de Dunaïa : ses chapitres et ses exemples (voir examples.toml). Une étape est un attribut, .step-1.

goal = Élevez un village de neuf emplacements autour de six géants d’acier, les Dunaïas. Quand la dernière prophétie est accomplie ou qu’un village est complet, la personne qui a le plus de points gagne.
overview = À votre tour, vous prenez un dé. Le Dunaïa qui porte ce numéro se réveille et déclenche les deux emplacements à côté de lui : un emplacement vide donne une fleur ou une puce mémoire, un bâtiment en construction avance d’une case, et un bâtiment de niveau 2 achevé rapporte son bonus. Ensuite, vous posez le dé sur une case de recyclage pour faire une action, par exemple acheter un nouveau bâtiment avec des fleurs. Enfin, vous prenez chaque tuile Prophétie dont vous remplissez la condition. Les puces servent à obtenir l’aide des Anciens et des artefacts. Les bâtiments, les flèches de niveau 3, les prophéties, les artefacts et chaque lot de trois fleurs rapportent des points.
rebuilt = Le texte du livret nous est parvenu, ses images non. Voici ce que nous avons reconstitué : les prix des bâtiments, leurs cases de construction et la plupart de leurs flèches, les dons des emplacements vides, les lignes de départ des Dunaïas, deux des trois coûts des Anciens, les points des prophéties, ainsi que les Anciens et les prophéties d’une première partie. Tout cela respecte les mots et les nombres du livret. Les noms des Anciens et des Personnages d’élite sont de nous.

## Chapitres

chapter-setup = Mise en place
chapter-buildings = Les bâtiments
chapter-turn = Votre tour
chapter-die = Phase 1 : choix du dé
chapter-awakening = Phase 2 : réveil du Dunaïa
chapter-moving = Déplacer les Dunaïas
chapter-recycling = Phase 3 : recyclage du dé
chapter-prophecy = Phase 4 : prophétie
chapter-elders = Faire appel aux Anciens
chapter-end = La fin de la partie
chapter-scoring = Décompte et égalités
chapter-elite = Variante : les Personnages d’élite
chapter-limits = Quand quelque chose s’épuise
chapter-players = Nombre de joueurs et conseils

## Exemples

example-start = Tout est prêt
    .step-1 = Vous commencez avec 2 fleurs, 3 marqueurs de construction et aucune puce enfichée. Vos six Dunaïas sont sur les lignes entre les emplacements : le Dunaïa 4 entre A2 et A3.
    .step-2 = Trois Anciens et trois tuiles Prophétie sont en jeu.
    .step-3 = Six bâtiments sont à vendre. Sur la case du plateau, un bâtiment de niveau 1 coûte 1 fleur et un bâtiment de niveau 3 en coûte 3 ; sur le dessus de la pile, chacun coûte une fleur de plus.

example-neighbours = Ce qui compte comme voisin
    .step-1 = Deux flèches du bâtiment vert en B2 sont actives : ses voisins en B1 (vert) et C2 (toutes les couleurs) sont achevés. Les voisins rouges ne comptent pas pour lui.
    .step-2 = Le Dunaïa 5 se réveille entre B2 et B3. B2 donne 1 fleur, plus 1 par flèche active : 3. Le bâtiment vert en A1 n’est voisin qu’en diagonale, il n’ajoute rien. B3 est un bâtiment de niveau 1 achevé : il ne donne rien au réveil.

example-whole-turn = Un tour complet
    .step-1 = Les phases se suivent dans l’ordre. Vous ne pouvez pas recycler un dé avant d’en avoir pris un.
    .step-2 = Phase 1 : vous prenez un 6, donc le Dunaïa 6 se réveille. Ses deux emplacements donnent quelque chose ; vous choisissez l’ordre.
    .step-3 = Phase 2 : C3 donne une fleur. C2 vous permet d’enficher la puce 6.
    .step-4 = Phase 3 : vous posez le dé sur la case Fleur et prenez une fleur. En phase 4, aucune prophétie n’est à prendre : au joueur suivant.
example-windows = Quand faire appel à un Ancien
    .step-1 = Vous avez les puces qu’il faut pour un Ancien. Vous pouvez faire appel à lui avant la phase 1, entre les phases et après la phase 4.
    .step-2 = Cette fois, vous continuez, prenez un 6 et continuez encore. Le Dunaïa 6 se réveille.
    .step-3 = Au milieu d’une phase, on ne fait pas appel à un Ancien : terminez d’abord le réveil.
    .step-4 = Les deux emplacements ont donné leurs effets. Vous pouvez de nouveau faire appel à un Ancien.
    .step-5 = Vous faites appel au Jardinier avec les puces 1, 2 et une autre.
    .step-6 = Vous prenez 2 fleurs et un fragment d’artefact. Les puces reviennent à côté de votre plateau. La puce 6, que vous venez d’enficher, reste en place.

example-own-die-waits = Votre dé passe en dernier
    .step-1 = Il reste des dés noirs : vous ne pouvez pas prendre le dé de votre couleur.
    .step-2 = Le dé d’un autre joueur n’est jamais pour vous.
    .step-3 = Vous pouvez prendre n’importe quel dé noir : ici le 3 ou le 4.
example-all-dice-placed = Plus de dés : on les relance tous
    .step-1 = Tous les dés sont posés, sauf un. Il y en a sur le plateau commun et sur deux bâtiments de niveau 1.
    .step-2 = Le dernier dé est posé. C’est à vous et il n’y a plus de dé disponible : vous les ramassez tous.
    .step-3 = Vous les lancez. Les dés noirs montrent 1, 4, 5 et 6 : vous avez le choix entre ces quatre-là.
    .step-4 = Le dé de votre couleur montre 2. Il doit attendre que les noirs soient partis.
    .step-5 = Vous prenez le 4, et le Dunaïa 4 se réveille.
    .step-6 = Le lancer a aussi libéré tous les bâtiments de niveau 1. Vous donnez une fleur au propriétaire de celui-ci et vous l’utilisez.
example-last-dice = Comment les dés s’épuisent
    .step-1 = Vous posez le dernier dé noir. Le joueur suivant n’a pas le choix et prend le dé de sa couleur, un 1.
    .step-2 = Puis vous prenez le vôtre, un 5.
    .step-3 = Chacun a pris une fois son propre dé. Il ne reste plus de dé, et cette fois, c’est l’autre joueur qui choisit le premier dans le nouveau lancer.

example-empty-squares = Emplacements vides
    .step-1 = Le Dunaïa 3 se réveille entre deux emplacements vides. C1 donne une fleur ; C2 vous permet d’enficher la puce 3, celle qui porte le numéro du Dunaïa.
    .step-2 = Le Dunaïa 6 vous permettrait d’enficher la puce 6, mais elle est déjà en place. Vous recevez seulement la fleur de C3.
example-site-and-chips = Un chantier et un bâtiment à puces
    .step-1 = Vous prenez un 4. Le Dunaïa 4 est entre A2 et A3, et les deux ont un effet. Vous choisissez l’ordre.
    .step-2 = En A3, le marqueur de construction avance d’une case. En A2, vous pouvez enficher deux puces : une pour le centre, une parce que la flèche pointe vers un voisin vert achevé.
    .step-3 = Vous choisissez les puces : la 5 et la 6. Les flèches à fleur ne pointent vers aucun bâtiment achevé, elles ne donnent rien.
example-completed = Un bâtiment est achevé
    .step-1 = Le marqueur atteint la dernière case. Le bâtiment est retourné et vous récupérez le marqueur.
    .step-2 = Un bâtiment de niveau 2 s’achève de la même façon. Il rapporte dès le réveil suivant, pas pendant celui-ci.
example-five-flowers = Le maximum pour un bâtiment de niveau 2
    .step-1 = Les quatre voisins sont achevés et verts : 1 fleur pour le centre et 4 pour les flèches. B3, un bâtiment de niveau 1 achevé, ne donne rien.
example-one-flower = Le minimum pour un bâtiment de niveau 2
    .step-1 = Deux voisins sont rouges et le vert est encore en construction. Seul le centre rapporte : 1 fleur.
example-three-moves = Déplacements d’un bâtiment de niveau 2
    .step-1 = Avec quatre voisins verts, ce bâtiment donne 2 fleurs et jusqu’à 3 déplacements.
    .step-2 = Vous déplacez le Dunaïa 6 là où il y a de la place.
    .step-3 = Les déplacements sont facultatifs : vous pouvez vous arrêter à tout moment.
example-order-matters = L’ordre peut compter
    .step-1 = B2 d’abord : il n’a pas encore de voisin achevé et donne 1 fleur. Ensuite, B3 est achevé.
    .step-2 = B3 d’abord : il est achevé, et la flèche de B2 pointe maintenant vers lui. B2 donne 2 fleurs.
example-nothing-first = Un emplacement sans effet attend
    .step-1 = Toutes vos puces sont enfichées, B2 n’a donc rien à donner. C2 passe en premier et est achevé. Puis on réexamine B2 : sa flèche à fleur est maintenant active, et vous prenez 1 fleur.
example-walks-away = Le Dunaïa qui s’en va
    .step-1 = Le Dunaïa 3 se réveille entre C1 et C2. Vous commencez par C2 : 1 fleur, et vous pouvez déplacer un Dunaïa.
    .step-2 = Vous déplacez le Dunaïa 3 lui-même. Il a quitté C1 : le bâtiment qui s’y trouve n’avance pas. Vous gardez la fleur.
    .step-3 = Si vous déplacez un autre Dunaïa, C1 avance comme d’habitude.

example-crowded-line = Où un Dunaïa peut aller
    .step-1 = Vous posez votre dé sur votre propre bâtiment à déplacements : jusqu’à trois déplacements.
    .step-2 = Trois Dunaïas sont entre B2 et B3. Un quatrième ne peut pas les rejoindre.
    .step-3 = Un Dunaïa ne peut pas aller sur la ligne où il est déjà.
    .step-4 = Toute autre ligne où il reste de la place convient. La distance n’a pas d’importance.
    .step-5 = Chaque déplacement concerne un Dunaïa différent : celui-ci a déjà bougé.
    .step-6 = Vous en déplacez deux autres. Il y a maintenant trois Dunaïas entre C2 et C3 : le maximum.

example-buy = Commencer un bâtiment
    .step-1 = Vous avez 3 fleurs et posez votre dé sur la case Construction.
    .step-2 = Le bâtiment de niveau 3 sur le dessus de la pile coûte 4 : trop cher pour vous.
    .step-3 = Celui de la case du plateau coûte 3. Vous le posez sur un emplacement libre, avec un marqueur de construction sur la première de ses 5 cases. La tuile de la pile prend sa place, et une nouvelle est révélée.
example-where-not = Ce qu’on ne peut pas construire
    .step-1 = Vous posez votre dé sur la case Construction.
    .step-2 = Un emplacement porte un seul bâtiment. On ne construit pas par-dessus.
    .step-3 = Seules les six tuiles disponibles peuvent être achetées.
    .step-4 = Les tuiles se posent à l’endroit. On ne les tourne pas.
    .step-5 = À l’endroit, sur un emplacement libre, pour 2 fleurs : voilà un beau chantier.
example-three-sites = Trois chantiers au maximum
    .step-1 = Vos trois marqueurs de construction sont sur des bâtiments. Tant qu’aucun n’est achevé, vous ne pouvez pas en commencer un autre.
example-common-spaces = Les autres cases du plateau commun
    .step-1 = La case Fleur donne une fleur. Il y a déjà des dés dessus, mais peu importe : les cases communes en acceptent autant qu’on veut.
    .step-2 = La case Puce vous permet d’enficher une puce au choix.
    .step-3 = La case Déplacement déplace un Dunaïa.
example-guest = Sur le bâtiment d’un autre joueur
    .step-1 = Vous posez votre dé sur le bâtiment de niveau 1 d’un autre joueur. Vous lui donnez 1 fleur, puis en prenez 3 dans la réserve : vous en aviez 2, vous en avez maintenant 4.
    .step-2 = C’est le tour du propriétaire.
    .step-3 = Votre dé est toujours là. Il bloque le bâtiment, même pour son propriétaire, jusqu’au prochain lancer.
example-no-flower-for-host = Pas de fleur, pas de visite
    .step-1 = La fleur du propriétaire se donne d’abord. Sans fleur, vous ne pouvez pas utiliser le bâtiment, même s’il doit vous en donner trois.
    .step-2 = La case Fleur du plateau commun accepte toujours votre dé.
example-own-buildings = Vos propres bâtiments de niveau 1
    .step-1 = Vos propres bâtiments sont gratuits. Celui-ci donne 3 fleurs.
    .step-2 = Celui-ci fait avancer d’une case un bâtiment au choix. Il n’y a qu’un chantier, c’est donc lui qui avance.
    .step-3 = Celui-ci vous permet d’enficher deux puces au choix.
    .step-4 = Un bâtiment en construction n’accepte pas de dé.
    .step-5 = Un bâtiment de niveau 2 non plus.
example-fresh-building = À peine achevé, déjà utile
    .step-1 = Le Dunaïa 6 achève le bâtiment en C3. La puce 6 est déjà enfichée : C2 ne donne rien.
    .step-2 = Pendant le même tour, vous posez votre dé dessus : 3 fleurs.
example-no-idle-dice = Un dé doit servir
    .step-1 = Vous n’avez ni fleur ni chantier, et toutes vos puces sont enfichées.
    .step-2 = Il ne reste aucune puce à enficher : la case Puce n’accepte pas votre dé.
    .step-3 = Votre bâtiment fait avancer un chantier, et vous n’en avez pas.
    .step-4 = Vous ne pouvez payer aucun bâtiment. Restent la case Déplacement et la case Fleur.

example-three-in-line = Trois alignés
    .step-1 = Le bâtiment en C3 est achevé. La colonne C compte maintenant trois bâtiments achevés. Les prophéties sont vérifiées plus tard, en phase 4.
    .step-2 = Vous posez votre dé. Puis vous prenez la tuile : 2 points.
example-diagonal = Une diagonale ne compte pas
    .step-1 = Trois bâtiments achevés en diagonale n’accomplissent pas la prophétie.
example-twelve-flowers = Les avoir au bon moment
    .step-1 = Vous avez 12 fleurs, mais vous en dépensez une en phase 3. En phase 4, il vous en reste 11 : vous ne recevez pas la tuile.
    .step-2 = Si vous les gardez, vous prenez la tuile. Les fleurs restent à vous : une prophétie ne se paie pas.

example-mason = Pouvoir et fragment
    .step-1 = Vous faites appel au Maçon avec les puces 5 et 6 et une autre au choix. Le pouvoir et le fragment sont tous deux possibles.
    .step-2 = Vous prenez les deux. D’abord le pouvoir : quel bâtiment avance ?
    .step-3 = Le bâtiment en B2 avance. Puis vous prenez le fragment qui vous manquait : l’artefact est complet.
example-power-or-fragment = L’un des deux seulement
    .step-1 = Vous pouvez prendre le fragment et laisser le pouvoir.
    .step-2 = Ou vous prenez le pouvoir, ici 2 fleurs, et laissez le fragment.
    .step-3 = Cet appel n’apporterait rien : vous n’avez pas de bâtiment en construction, et vous avez déjà ce fragment.
example-wrong-chips = Les bonnes puces
    .step-1 = Le troisième Ancien demande la 5, la 6 et une autre. Ces puces ne suffisent pas.
    .step-2 = La puce 6 n’est pas enfichée : vous ne pouvez pas la défausser.
    .step-3 = Le premier Ancien demande la 1, la 2 et une autre. Cela, vous pouvez le payer.
example-architect = Fouiller une pile
    .step-1 = Vous faites appel au Bâtisseur et pouvez prendre n’importe quel bâtiment dans une pile.
    .step-2 = La tuile de la case du plateau ne fait pas partie de la pile.
    .step-3 = Vous payez le prix de la pile, 4 fleurs, et commencez le bâtiment. La pile est mélangée : la tuile qui était dessus peut revenir.
    .step-4 = Ou bien une autre tuile apparaît.
example-architect-price = Ce que coûte une fouille
    .step-1 = Vous faites appel au Bâtisseur avec 3 fleurs en main.
    .step-2 = Un bâtiment de niveau 3 de la pile coûte 4.
    .step-3 = Un bâtiment de niveau 2 coûte 3. L’Ancien le trouve, mais c’est vous qui payez.
example-painter = Une couleur de plus
    .step-1 = Vous faites appel au Peintre et pouvez poser un marqueur Couleur sur un de vos bâtiments.
    .step-2 = Le bâtiment en B3 est déjà rouge.
    .step-3 = Avec un marqueur vert, il est rouge et vert. La flèche de B2 qui pointe vers lui est maintenant active.
    .step-4 = Le Dunaïa 5 se réveille à côté de B2 : 2 fleurs au lieu d’une.

example-last-prophecy = La dernière prophétie
    .step-1 = À trois, vous jouez en deuxième et prenez la dernière tuile Prophétie. La fin est déclenchée : encore 3 tours.
    .step-2 = Le troisième joueur termine la manche.
    .step-3 = Puis chacun joue un dernier tour : d’abord le premier joueur, puis vous, bien que vous ayez déclenché la fin.
    .step-4 = Le troisième joueur joue le tout dernier tour. Tous ont joué autant de tours, et vous gagnez.
example-ninth-building = Le neuvième bâtiment
    .step-1 = Vous achevez votre neuvième bâtiment. La fin est déclenchée aussitôt. Vous étiez le dernier joueur de la manche : chacun a donc encore un tour.
    .step-2 = Après ces tours, la partie est terminée.

example-one-arrow = Bâtiments et flèches
    .step-1 = Le bâtiment violet et le vert rapportent chacun 1 point, le rouge 3. Sa flèche de gauche pointe vers un bâtiment violet : 2 de plus. Cela fait 7.
example-two-arrows = Si le bâtiment vert était violet
    .step-1 = Maintenant, la flèche de droite pointe aussi vers un bâtiment violet : encore 2 points, 9 en tout.
example-what-counts = Tout ce qui rapporte des points
    .step-1 = Deux bâtiments de niveau 3 font 6 points. Une flèche pointe vers le bâtiment multicolore : 2. Le bâtiment en construction est retiré. La prophétie vaut 3, deux artefacts 3, et 8 fleurs font 2. Les puces et les fragments isolés ne rapportent rien.
example-artefacts = Artefacts
    .step-1 = Un artefact vaut 1 point en tout, deux en valent 3, trois 6 et quatre 10.
example-more-artefacts = Encore plus d’artefacts
    .step-1 = Cinq artefacts valent 14 points, et chaque artefact de plus en ajoute 4 : sept en valent 22.
example-tie-prophecies = Égalité : les prophéties
    .step-1 = Vous avez tous deux 5 points. L’autre joueur a deux tuiles Prophétie et vous en avez une : l’autre gagne, quelle que soit la valeur des tuiles.
example-tie-flowers = Égalité : les fleurs
    .step-1 = Les trois joueurs ont 5 points et une tuile Prophétie. Le deuxième et le troisième ont plus de fleurs que le premier. Ils en ont autant l’un que l’autre : ils se partagent la victoire.

example-draft = Le draft
    .step-1 = On tire une tuile de plus que le nombre de joueurs. Seules celles-là peuvent être choisies.
    .step-2 = Le dernier joueur choisit en premier.
    .step-3 = Puis le premier joueur choisit. La tuile restante retourne dans la boîte, et la partie commence.
example-merchant = Le Marchand
    .step-1 = Les bâtiments du Marchand coûtent 1 fleur de moins : celui-ci coûte 2 au lieu de 3.
example-tinkerer = Le Bricoleur
    .step-1 = Le Bricoleur prend un 6 et peut le retourner.
    .step-2 = Le dé montre maintenant 1 : le Dunaïa 1 se réveille.
example-foreman = Le Contremaître
    .step-1 = Le Contremaître paie 2 fleurs et fait avancer un bâtiment d’une case.
    .step-2 = Le Contremaître ne travaille qu’une fois par tour.
example-archivist = L’Archiviste
    .step-1 = L’Archiviste défausse deux puces enfichées, prend 2 fleurs et peut déplacer un Dunaïa.
    .step-2 = Vous laissez les Dunaïas où ils sont.
    .step-3 = L’Archiviste ne travaille qu’une fois par tour.
    .step-4 = Les fleurs suffisent pour un bâtiment.
example-shepherd = Le Berger
    .step-1 = À la fin du tour, le Berger peut déplacer le Dunaïa qui vient de se réveiller.
    .step-2 = Aucun autre Dunaïa ne peut être déplacé.
    .step-3 = Le Dunaïa 6 va là où il sera utile, et le tour est terminé.
example-surveyor = Le Géomètre
    .step-1 = À la fin du tour, le Géomètre peut réserver un bâtiment.
    .step-2 = Vous réservez celui du dessus de la pile. Un nouveau est révélé ; la case du plateau ne change pas.
    .step-3 = À votre tour suivant, vous posez le dé sur la case Construction.
    .step-4 = Le bâtiment réservé coûte 2, le prix le plus bas de son niveau.

example-last-chip = La dernière puce
    .step-1 = Le bâtiment donne deux puces, mais il n’en reste qu’une hors du plateau. Vous l’enfichez ; l’autre est perdue.
example-full-village = Un village complet
    .step-1 = Chaque emplacement a son bâtiment. Vous ne pouvez pas en commencer d’autre.
example-empty-pile = Une pile vide
    .step-1 = Vous achetez le dernier bâtiment de niveau 3. La pile est vide : sa case du plateau reste vide aussi.

example-three-players = À trois
    .step-1 = À trois joueurs, il y a quatre dés noirs et trois dés de couleur. À deux ou à quatre, il y a cinq dés noirs.
example-prepare = Préparez votre propre dé
    .step-1 = Votre propre dé montre 5, et il sera à vous quand les noirs seront partis. Mais le Dunaïa 5 est à côté de B2, un bâtiment de niveau 1 achevé qui ne donne rien.
    .step-2 = Vous placez le Dunaïa 5 à côté de votre chantier. Deux Dunaïas peuvent maintenant le réveiller, et l’un d’eux le fera à coup sûr.

## Aide de jeu

aid-turn = Votre tour
    .die = Dé : prenez un dé noir. Prenez le vôtre seulement s’il n’y a plus de dé noir. S’il n’y a plus aucun dé, lancez-les d’abord tous.
    .wake = Réveil : le Dunaïa de ce numéro déclenche les deux emplacements à côté de lui, dans l’ordre de votre choix.
    .recycle = Recyclage : posez le dé sur le plateau commun ou sur un bâtiment de niveau 1 achevé et libre.
    .prophecy = Prophétie : { $claim ->
        [forced] prenez
       *[other] vous pouvez prendre
    } chaque tuile dont vous remplissez la condition.
    .elders = Avant et après chaque phase, vous pouvez faire appel à des Anciens.
aid-squares = Réveil d’un emplacement
    .empty = Vide : prenez la fleur, ou enfichez la puce au numéro du Dunaïa.
    .site = En construction : le marqueur avance d’une case. Sur la dernière, le bâtiment est achevé.
    .two = Niveau 2 achevé : son effet, et celui de chaque flèche vers un voisin achevé de la même couleur.
    .others = Niveau 1 ou 3 achevé : rien.
    .move = Un Dunaïa va sur n’importe quelle ligne { $move_target ->
        [room] où il reste de la place, { $crowd } ensemble au plus.
       *[other] vide.
    }
aid-spaces = Le plateau commun
    .each = { $effect ->
        [build] Construction : payez une tuile, posez-la, mettez-y un marqueur
        [flower] { $amount ->
            [one] Prenez { $amount } fleur
           *[other] Prenez { $amount } fleurs
        }
        [move] { $amount ->
            [one] Déplacez { $amount } Dunaïa
           *[other] Déplacez { $amount } Dunaïas
        }
        [advance] Faites avancer un bâtiment
       *[other] { $amount ->
            [one] Enfichez { $amount } puce au choix
           *[other] Enfichez { $amount } puces au choix
        }
    }.
    .one = Chaque case accepte autant de dés qu’on veut. Un bâtiment de niveau 1 n’en accepte qu’un.
    .guest = Bâtiment d’un autre joueur : donnez { $guest ->
        [one] { $guest } fleur
       *[other] { $guest } fleurs
    } à son propriétaire.
aid-buildings = Prix en fleurs
    .each = Niveau { $level } : { $board_space } sur le plateau, { $pile_top } sur la pile.
    .build = Vous avez { $tokens ->
        [one] { $tokens } marqueur de construction, donc au plus { $tokens } chantier.
       *[other] { $tokens } marqueurs de construction, donc au plus { $tokens } chantiers.
    }
aid-calls = Faire appel à un Ancien
    .each = Pour le { NAME($fragment, of: "fragment") } : puces { $chips } et { $any ->
        [one] { $any } autre
       *[other] { $any } autres
    } au choix.
    .brings = { $elder_fragment ->
        [choice] Vous recevez le pouvoir, le fragment ou les deux.
       *[other] Vous recevez le fragment, et le pouvoir si vous voulez.
    }
    .artefact = Trois fragments différents font un artefact. Achevez-le avant d’en commencer un autre.
aid-scoring = Ce qui rapporte
    .buildings = Bâtiments achevés : { $level1 }, { $level2 } ou { $level3 } selon le niveau.
    .arrows = Flèches de niveau 3 : points imprimés pour un voisin achevé de la couleur de la flèche.
    .prophecies = Prophéties : points imprimés.
    .artefacts = Artefacts : { $artefacts } en tout pour zéro, un, deux et ainsi de suite ; puis { $further } chacun.
    .flowers = { $flowers ->
        [1] Chaque fleur
       *[other] Chaque lot de { $flowers } fleurs
    } : 1.
aid-ending = La fin
    .trigger = Quelqu’un prend la dernière tuile Prophétie ou achève son bâtiment numéro { $last }.
    .round = Finissez la manche. Puis chacun a encore un tour.
    .tie = Égalité : le plus de tuiles Prophétie, puis le plus de fleurs. Encore égalité : victoire partagée.
    .limit = { $rounds ->
        [0] Les bâtiments en construction ne rapportent rien.
       *[other] La manche { $rounds } est de toute façon la dernière. Les bâtiments en construction ne rapportent rien.
    }
