# La page de règles de Miner Inconvenience : ses chapitres et ses exemples (voir examples.toml). Une étape est un attribut, .step-1.

goal = Creusez ensemble une seule mine. Construisez et améliorez au moins quatre bâtiments, puis piochez jusqu’à la dernière carte.
overview = À votre tour, vous faites une seule chose : creuser, construire ou améliorer. Pour creuser, posez une carte à côté de la dernière tuile ou sur une de ses trois faces, de façon que chaque tunnel se prolonge. Vous piochez ensuite une carte par bâtiment que les tunnels atteignent, et une par tuile d’un filon que vous prolongez. Les bâtiments et les améliorations coûtent de l’Or : des cartes de votre main, mises sous la pioche. Vous perdez tous si la pioche se vide trop tôt, ou si quelqu’un n’a plus rien à faire. Après une victoire, les cartes restées dans vos mains sont votre résultat.
rebuilt = Le texte du livret nous est parvenu, ses images non. Les tunnels, pépites et échelles des 42 cartes, les portes, portées et noms des six bâtiments, et chaque mine dessinée ici sont notre reconstitution. Elle respecte les mots et les nombres du livret.

## Chapitres

chapter-aim = Matériel et but
chapter-setup = Mise en place
chapter-turn = Votre tour
chapter-place = Creuser : poser une carte
chapter-ladder = Creuser : les échelles
chapter-supply = Creuser : piocher pour le ravitaillement
chapter-vein = Creuser : piocher pour les filons
chapter-gold = Payer l’Or
chapter-build = Construire
chapter-upgrade = Améliorer
chapter-end = La fin de la partie
chapter-players = De un à quatre joueurs

## Exemples

example-two-uses = Une carte a deux usages
    .step-1 = Le recto d’une carte est une tuile : vous la posez dans la mine, et ses tunnels se prolongent.
    .step-2 = Son dos est 1 Or : vous construisez, payez avec la même carte, et elle va sous la pioche. À vous de choisir son usage.
example-one-team = Une seule équipe
    .step-1 = Trois joueurs ont six cartes en tout, et c’est le score de chacun. Quatre bâtiments, tous améliorés, coûteront 20 Or en huit actions.
example-deal = Mise en place à trois
    .step-1 = Chacun des trois joueurs reçoit six des 42 cartes. La suivante est la tuile de départ, et il en reste 23 dans la pioche.
    .step-2 = Les mains sont visibles : vous voyez les cartes des autres et pouvez en parler.
    .step-3 = Les six bâtiments sont prêts à côté de la mine. Le premier joueur commence.
example-one-action = Une action, puis au suivant
    .step-1 = Le premier joueur pose une carte. C’était son tour.
    .step-2 = Une action, c’est tout le tour. C’est maintenant au deuxième joueur, et ce sont ses propres cartes qui comptent.
    .step-3 = Le deuxième joueur construit la Vigie et paie 1 Or. La dernière tuile est toujours la carte posée avant.
    .step-4 = Le troisième joueur améliore aussitôt cette Vigie. Chacun peut améliorer n’importe quel bâtiment.
example-cannot-pay = Une action qu’on ne peut pas payer
    .step-1 = Le deuxième bâtiment coûte 2 Or, mais ce joueur n’a qu’une carte. L’action ne peut même pas commencer.
    .step-2 = La première amélioration coûte 1 Or : celle-ci est possible.
example-must-act = On ne passe pas
    .step-1 = La seule carte en main ne va nulle part, mais elle peut payer n’importe lequel des six bâtiments.
    .step-2 = Il faut donc construire, et il ne reste plus de cartes. La partie continue pour l’instant.
example-stuck = Quand quelqu’un ne peut plus rien faire
    .step-1 = Le troisième joueur n’a pas de cartes. La partie continue : c’est d’abord au deuxième joueur.
    .step-2 = Le deuxième joueur ne pioche rien. C’est maintenant au troisième, aucune action n’est possible, et tous perdent.
example-spots = Les neuf endroits de la dernière tuile
    .step-1 = Vous pouvez poser une carte à côté d’un des six côtés de la dernière tuile.
    .step-2 = Ou sur une de ses trois faces, ici la face supérieure. Elle cache alors exactement cette face.
    .step-3 = À côté d’une carte plus ancienne : refusé. Seule compte la dernière tuile.
    .step-4 = Tout droit vers le bas de la dernière tuile : refusé. Cela couvrirait deux demi-faces, mais aucune face entière.
    .step-5 = Sur la dernière tuile elle-même : refusé. Cela la couvrirait en entier.
example-dead-ends = Pas de cul-de-sac
    .step-1 = Tunnel contre tunnel : la carte convient.
    .step-2 = Cette carte n’a pas de tunnel à l’ouest. L’ancien tunnel finirait dans sa roche.
    .step-3 = Et celle-ci a un tunnel au sud-ouest, qui finirait dans la roche de l’ancienne carte.
    .step-4 = Roche contre roche : cela convient, même si aucun tunnel ne relie les deux cartes. Les tunnels qui donnent sur la table sont permis.
example-top = Sur la face supérieure
    .step-1 = Aucun tunnel ne va de la face supérieure aux deux autres, et la nouvelle carte n’en a pas de ce côté. Elle convient.
    .step-2 = Le tunnel au sud-est de cette carte finirait dans la roche de la face droite.
example-walls = Sur les faces droite et gauche
    .step-1 = Un tunnel relie la face gauche à la droite. La nouvelle carte, sur la face droite, le prolonge.
    .step-2 = Le tunnel au nord-ouest de cette carte finirait dans la roche de la face supérieure.
    .step-3 = Sur la face gauche, la carte prolonge le même tunnel.
    .step-4 = Le tunnel au nord-est de cette carte finirait dans la roche de la face supérieure.
example-half-faces = Demi-faces de cartes plus anciennes
    .step-1 = La carte couvre la face droite de la dernière tuile. Elle recouvre aussi un tiers de la carte plus ancienne, là où une demi-face se voyait encore. C’est permis.
example-whole = Plus d’un tiers
    .step-1 = La moitié de la carte la plus ancienne se voit encore.
    .step-2 = Une carte sur la face supérieure de la dernière tuile en cacherait tout le reste : c’est refusé.
example-building = À côté d’un bâtiment, et dessus
    .step-1 = La Vigie est construite. Elle a des portes au nord-ouest et au nord-est.
    .step-2 = Aucune carte ne peut jamais couvrir un bâtiment, même sur la face de la dernière tuile.
    .step-3 = À côté du bâtiment, un tunnel peut mener à une porte.
    .step-4 = Voici maintenant la Porterie, avec des portes au sud-ouest et au sud-est.
    .step-5 = La même carte est refusée : son tunnel finirait contre un côté sans porte.
    .step-6 = De la roche à côté d’un bâtiment convient toujours.
example-by-ladder = Poser une carte par échelle
    .step-1 = La dernière tuile a une échelle. Ses propres endroits restent possibles.
    .step-2 = Ou vous posez la carte à côté d’une autre tuile à échelle, ici la plus ancienne.
    .step-3 = Ce côté de la tuile à échelle est pris par une autre carte.
    .step-4 = Par échelle, on va à côté d’une tuile, jamais sur ses faces.
example-no-ladder = Pas d’échelle sur la dernière tuile
    .step-1 = La carte plus ancienne a une échelle, la dernière tuile non. Vous ne pouvez donc pas y aller.
example-covered-ladder = Une échelle couverte
    .step-1 = La dernière tuile a une échelle, mais elle couvre celle de la carte plus ancienne. Ce qui est couvert n’existe pas.
example-ladder-waits = L’échelle attend
    .step-1 = La dernière tuile a une échelle. Le premier joueur construit, ce qui ne change pas la dernière tuile.
    .step-2 = Le deuxième joueur peut donc utiliser l’échelle, à côté de la carte plus ancienne qui en a une aussi. La Porterie ne donne pas de carte : seuls les tunnels transportent le ravitaillement, pas les échelles.
example-ladder-halves = Deux demi-faces par échelle
    .step-1 = La carte est posée à côté de la tuile à échelle du bas. Elle y cache deux demi-faces de la dernière tuile : un tiers de celle-ci, c’est donc permis.
example-covered-side = Un côté couvert
    .step-1 = La tuile de départ a une échelle, mais la carte sur sa face supérieure couvre ce côté. Une carte posée là n’en toucherait rien.
example-range = À portée
    .step-1 = Depuis la nouvelle carte, les tunnels atteignent la Porterie par deux tuiles, la nouvelle comprise. Sa portée est de 2 : vous piochez une carte.
    .step-2 = La carte est piochée, et le tour est fini.
    .step-3 = D’ici, il faut trois tuiles. C’est trop loin : pas de carte.
example-farther = Une fois améliorés, les bâtiments portent plus loin
    .step-1 = La même mine, mais la Porterie est améliorée. Sa portée est de 4, trois tuiles sont donc assez proches : piochez une carte.
example-no-through = On ne traverse pas un bâtiment
    .step-1 = La Salle ouest est améliorée et porte à quatre tuiles. Elle est à trois tuiles : piochez une carte.
    .step-2 = À la place, la Porterie est construite sur la carte entre les deux.
    .step-3 = Elle barre le tunnel vers la Salle ouest. Le chemin s’arrête à sa porte : seule la Porterie donne une carte.
example-two-buildings = Trois bâtiments à portée
    .step-1 = Trois bâtiments sont à portée de la nouvelle carte. Chacun donne une carte ; leurs chemins peuvent partager des tunnels.
    .step-2 = Personne ne joue avant que ces cartes soient piochées. Piocher est obligatoire.
example-vein = Un filon grandit
    .step-1 = La nouvelle carte montre une pépite dans la même roche que la première : une autre tuile, donc vous piochez une carte.
    .step-2 = La carte est piochée, et le tour est fini.
    .step-3 = La troisième pépite rejoint le même filon. Deux autres tuiles y montrent de l’or, proches ou lointaines : piochez-en deux.
example-apart = Des tunnels entre les pépites
    .step-1 = Les deux cartes montrent de l’or, mais des tunnels séparent les deux pépites. Ce sont deux filons : vous ne piochez rien.
example-no-nugget = Une carte sans or
    .step-1 = Deux cartes montrent de l’or, dans deux filons.
    .step-2 = Cette carte n’en fait qu’un seul filon. Mais elle n’a pas de pépite à elle : vous ne piochez rien.
example-two-veins = Deux filons à la fois
    .step-1 = La nouvelle carte a deux pépites, dans deux filons. Chaque filon contient une autre tuile avec de l’or : piochez-en deux.
example-covered-gold = De l’or couvert
    .step-1 = La Porterie couvre la seule pépite de la mine. Il n’y a plus de filon.
    .step-2 = Cette pépite commence donc un nouveau filon et ne fait rien piocher. La Porterie est à portée et donne une carte.
example-pay = Des cartes sous la pioche
    .step-1 = La deuxième amélioration coûte 2 Or.
    .step-2 = Il faut d’abord payer : en attendant, aucune autre action n’est possible.
    .step-3 = Vous payez seulement avec votre propre main. Cette carte est à l’autre joueur.
    .step-4 = Vous choisissez les cartes et leur ordre. La première va sous la pioche.
    .step-5 = La deuxième va sous la première : elle sera piochée après. On ne remélange jamais la pioche.
example-build-prices = Ce que coûtent les bâtiments
    .step-1 = Le premier bâtiment coûte 1 Or.
    .step-2 = Le deuxième coûte 2.
    .step-3 = Le troisième coûte 3. Il reste une carte en main.
    .step-4 = Le quatrième coûterait 4 Or, et c’est trop.
example-any-door = Une porte n’est jamais un cul-de-sac
    .step-1 = Aucun tunnel n’arrive ici sur la face supérieure : n’importe quel bâtiment convient. Les portes de la Vigie donnent sur la table vide.
    .step-2 = Les portes de la Porterie donnent sur la roche. C’est permis aussi : aucun tunnel n’a besoin d’atteindre un bâtiment.
example-one-door = Un tunnel demande une porte
    .step-1 = Un tunnel va de la face gauche à la face supérieure. La Salle est n’a pas de porte de ce côté.
    .step-2 = La Salle ouest en a une.
example-two-doors = Deux tunnels demandent deux portes
    .step-1 = Des tunnels arrivent sur la face supérieure par la gauche et par la droite. La Salle est n’a qu’une des deux portes.
    .step-2 = Seule la Porterie a les deux.
example-top-face = Une face supérieure entière
    .step-1 = La face supérieure de la carte du bas est couverte : rien ne peut être construit là.
    .step-2 = La dernière tuile montre sa face supérieure en entier.
    .step-3 = Un deuxième bâtiment sur la même face est refusé.
example-upgrade-prices = Ce que coûtent les améliorations
    .step-1 = La première amélioration coûte 1 Or, quel que soit le nombre de bâtiments.
    .step-2 = La deuxième coûte 2.
    .step-3 = La troisième coûterait 3 Or. Il reste une carte : elle devra attendre.
example-flip = Retourner un bâtiment
    .step-1 = On n’améliore qu’un bâtiment de la mine, pas un bâtiment à côté.
    .step-2 = La Porterie est retournée. Ses portes restent, sa portée passe de 2 à 4. On ne pioche rien pour cela.
    .step-3 = Elle ne peut pas être améliorée une deuxième fois.
    .step-4 = À trois tuiles, elle donne maintenant une carte.
example-too-early = La pioche se vide trop tôt
    .step-1 = Trois bâtiments sont améliorés. Cette carte en fait piocher trois, mais il n’en reste que deux.
    .step-2 = Piocher est obligatoire. Il reste une carte.
    .step-3 = La dernière carte est piochée avec trois bâtiments améliorés. Tous perdent, et le score est 0.
example-won = La mine est une réussite
    .step-1 = La même mine avec quatre bâtiments améliorés. Il reste deux cartes dans la pioche, et cette carte en ferait piocher quatre.
    .step-2 = Il reste une carte.
    .step-3 = La pioche est vide : vous gagnez tous aussitôt. Vos mains comptent 36 cartes : une Métropole des montagnes. Chaque carte posée dans la mine réduit le résultat de un.
example-nothing-left = Une défaite avec une pioche pleine
    .step-1 = Après cette carte, l’autre joueur n’a plus de cartes, donc plus d’action. Tous perdent ; le score est 0, quoi qu’il reste en main.
example-alone = En solitaire
    .step-1 = En solitaire, vous recevez huit cartes, et il en reste 33 dans la pioche.
    .step-2 = Après chacun de vos tours, c’est de nouveau à vous. Toutes les autres règles sont les mêmes.
example-four = À quatre
    .step-1 = À quatre, chacun reçoit cinq cartes, et il en reste 21 dans la pioche. Rien d’autre ne change.

## Aide de jeu

aid-turn = À votre tour, une de ces actions
    .excavate = Creuser : posez une carte de votre main, puis piochez.
    .build = Construire : mettez un nouvel avant-poste sur la face supérieure de n’importe quelle carte, puis payez.
    .upgrade = Améliorer : retournez n’importe quel avant-poste, puis payez.
    .stuck = Si aucune de ces actions n’est possible, vous perdez tous.
    .hands = { $hands ->
        [open] Tous voient toutes les mains.
       *[other] Chacun ne voit que sa main.
    } Vous payez seulement avec vos propres cartes.
aid-laying = Poser une carte
    .where = À côté de la dernière tuile, ou exactement sur une de ses trois faces, sans jamais tourner la carte.
    .match = Tunnel contre tunnel, roche contre roche, avec chaque voisine visible.
    .edge = À côté d’un bâtiment, un tunnel demande une porte. Devant une porte, la roche ou le vide conviennent.
    .overlap = { $overlap ->
        [cumulative] Toute autre tuile perd en tout au plus un tiers, un bâtiment rien.
        [geometric] Couvrez au plus un tiers de toute autre tuile, et rien d’un bâtiment.
        [visible_area] Couvrez au plus deux triangles visibles de toute autre tuile, et rien d’un bâtiment.
       *[other] Couvrez au plus un tiers de ce qui se voit de toute autre tuile, et rien d’un bâtiment.
    }
    .ladder = Si la dernière tuile montre une échelle : aussi à côté de toute tuile à échelle visible{ $ladder ->
        [sides] .
       *[other] , ou sur une de ses faces.
    }
aid-drawing = Puis piocher
    .supply = Ravitaillement : 1 carte par bâtiment que les tunnels de la nouvelle carte atteignent dans sa portée.
    .count = { $count_placed ->
        [true] Comptez les cartes du chemin, avec la nouvelle carte, sans le bâtiment.
       *[other] Comptez les cartes du chemin, sans la nouvelle carte ni le bâtiment.
    }
    .vein = Filon : si la nouvelle carte montre une pépite, 1 carte par autre tuile à pépites de la même zone. Tunnels et bâtiments séparent les zones.
    .order = D’abord le ravitaillement, puis les filons. Piocher est obligatoire.
aid-gold = Or
    .build = Construire coûte { $build } Or : un prix après l’autre.
    .upgrade = Améliorer coûte { $upgrade } Or, compté à part.
    .pay = 1 Or est une carte de votre main, mise sous la pioche.
    .face = La face supérieure doit être entièrement visible, et chaque tunnel à son bord demande une porte.
aid-ranges = Portées : avant-poste → amélioré
    .each = { NAME($name, of: "building") } : { $outpost_range } → { $upgraded_range }
aid-ending = La fin
    .lost = Si la dernière carte de la pioche est piochée avec moins de { $goal } bâtiments améliorés, vous perdez tous.
    .won = Avec { $goal } ou plus, vous gagnez aussitôt. Les cartes de toutes les mains sont votre résultat :
    .each = { $least } à { $most } : { NAME($rank, of: "rank") }
