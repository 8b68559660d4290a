# La page de règles de Dynamine : ses chapitres et ses exemples (voir examples.toml). Une étape est un attribut, .step-1.

goal = Creusez votre propre mine sous votre château. Après dix manches, la personne dont la mine vaut le plus de points de victoire (PV) gagne.
overview = Un jeton de manche donne des points de construction à tous. À votre tour, vous lancez le dé et ajoutez son résultat. Avec ces points, vous achetez des tuiles visibles du marché et les posez aussitôt dans votre mine, tunnel contre tunnel. À la fin, on compte les filons (plus ils sont profonds, plus ils valent), les autels, les puits et les fossiles, puis les récompenses pour qui a le plus de quelque chose, vos objets et vos missions.
rebuilt = Le texte du livret nous est parvenu, ses images non. Les textes et les valeurs des objets et des missions sont imprimés. Les 98 tuiles, les entrées, les faces du dé, les points des jetons de manche et les valeurs des récompenses sont notre reconstitution. Il en va de même pour toutes les positions dessinées ici, même si les exemples publiés donnent bien les nombres du livret.

## Chapitres

chapter-goal = Le but et la boîte
chapter-setup = Mise en place
chapter-turn = Manches, tours et points de construction
chapter-market = Le marché
chapter-place = Construire des tunnels
chapter-plus = Côtés +1 et jetons +1
chapter-moving = Déplacer des tuiles
chapter-round-token = Actions supplémentaires du jeton de manche
chapter-one = Un 1 au dé, objets et missions
chapter-scoring = Filons, autels, puits et fossiles
chapter-rewards = Récompenses
chapter-cards = Points des objets et des missions
chapter-players = À deux, ou à trois et quatre
chapter-end = Fin de la partie et égalités

## Exemples

example-goal = Deux mines à la fin
    .step-1 = Deux mines de trois tuiles chacune. Rouge a un filon au niveau 3 et un au niveau 4 : 3 + 4 = 7 PV. Jaune n’a qu’un filon, au niveau 1 : 1 PV.
    .step-2 = Rouge a aussi le plus de filons et la mine la plus profonde, Jaune un fossile et le plus de fossiles. En tout, c’est 15 à 6 : Rouge gagne.
example-table = La table au début
    .step-1 = Le marché a six rangées et six colonnes. La colonne d’une tuile est son prix, de 1 à 6. Une tuile de chaque pile est visible, avec une ou deux tuiles cachées dessous.
    .step-2 = Trois cartes sont visibles et sept sont dans la pioche. Chacun a une mission secrète : il y a donc huit cartes que vous n’avez pas vues.
    .step-3 = Votre mine commence par l’entrée, au niveau 1. Elle est ouverte des deux côtés et vers le bas.
example-round = Une manche
    .step-1 = Le jeton de manche est révélé. Il donne 3 points à tous pour cette manche.
    .step-2 = Rouge fait 4 : 3 + 4 = 7 points de construction.
    .step-3 = Rouge finit son tour. Les points qui restent sont perdus.
    .step-4 = Jaune fait 2 et a 3 + 2 = 5 points de construction.
    .step-5 = Après le tour de Jaune, la manche suivante commence, à nouveau avec Rouge.
example-points = Quatre points de construction
    .step-1 = Le jeton de manche donne 2 points et vous avez fait 2 : 4 points de construction.
    .step-2 = Achetez une tuile à 4.
    .step-3 = Ou une tuile à 3. Il reste un point.
    .step-4 = Un point ne suffit pas pour une tuile à 2.
    .step-5 = Finissez le tour : le point est perdu.
    .step-6 = Ou achetez deux tuiles à 2.
    .step-7 = Une tuile à 5 est trop chère.
    .step-8 = Vous pouvez aussi ne rien construire. Les quatre points sont alors perdus.
example-next-tile = La tuile suivante d’une pile
    .step-1 = Achetez pour 1 point la tuile visible d’une pile et posez-la aussitôt dans votre mine.
    .step-2 = La tuile suivante de cette pile est révélée.
    .step-3 = Vous pouvez l’acheter aussi, dans le même tour.
example-empty-pile = Une pile vide
    .step-1 = Les trois tuiles de la première pile sont dans les mines.
    .step-2 = On ne peut plus rien y acheter. Les piles ne sont pas regarnies.
example-orientation = Les tuiles ne se tournent jamais
    .step-1 = Un tunnel vertical monte et descend. Il ne peut pas servir de tunnel horizontal à côté de l’entrée : elle y est ouverte, il y est fermé.
    .step-2 = Sous l’entrée, le tunnel vertical convient : ouvert contre ouvert.
    .step-3 = À côté de l’entrée, il faut une tuile ouverte à gauche, comme un tunnel horizontal.
example-mismatch = Un désaccord avec la tuile du dessous
    .step-1 = Le tunnel horizontal se raccorde à l’entrée. Mais son côté inférieur, fermé, toucherait le haut ouvert de la tuile du dessous : il ne peut pas aller là.
    .step-2 = Le coude est ouvert à gauche et vers le bas : les deux côtés concordent.
example-no-link = Il faut un tunnel jusqu’à la tuile
    .step-1 = Ici, des côtés fermés se touchent. Ils concordent, mais aucun tunnel ne relie la tuile à votre mine.
    .step-2 = Cette case est prise. On ne recouvre jamais une tuile.
    .step-3 = On ne construit rien au-dessus du niveau de l’entrée.
    .step-4 = Ici, les tunnels se raccordent. La tuile est au niveau 3.
example-depth = Niveaux et marqueurs de profondeur
    .step-1 = La mine a quatre niveaux. L’entrée est le niveau 1.
    .step-2 = La première tuile au niveau 5 prend le dernier marqueur de profondeur.
    .step-3 = Vous pouvez continuer à creuser. Le niveau 6 n’a pas de marqueur, mais il compte comme niveau 6 pour la profondeur de votre mine.
example-sealed = La dernière ouverture
    .step-1 = Seule la case sous l’entrée est encore accessible.
    .step-2 = Un cul-de-sac y convient. C’est permis, mais la mine n’a plus d’ouverture libre et ne grandira plus jamais.
example-plus-side = Un côté +1 aide à payer
    .step-1 = Il vous reste 2 points : vous ne pouvez pas acheter une tuile à 3 ici.
    .step-2 = Sous le côté +1, c’est possible : la tuile s’y raccorde, ce qui ajoute 1 point. Il ne reste aucun point.
    .step-3 = Une tuile à 4 y coûterait encore 1 point de trop.
example-two-plus-sides = Deux côtés +1
    .step-1 = Cette tuile se raccorde à deux côtés +1, l’un au-dessus, l’autre à gauche. Une tuile à 3 ne coûte donc que 1 point.
example-own-plus-side = Le +1 de la nouvelle tuile
    .step-1 = Le +1 de la nouvelle tuile touche l’entrée. Il n’ajoute rien : seuls comptent les côtés +1 déjà présents dans votre mine.
    .step-2 = Posez-la de l’autre côté de l’entrée. Son +1 donne maintenant sur une case vide.
    .step-3 = La tuile suivante s’y raccorde et reçoit 1 point : avec 3 points, vous en payez 3 et il en reste 1.
example-plus-token = Un jeton +1
    .step-1 = Construire cette tuile vous donne un jeton +1.
    .step-2 = Vous ne pouvez pas le dépenser dans le tour où vous l’avez gagné.
    .step-3 = À votre tour suivant, vous avez 2 + 3 = 5 points, et le jeton peut être dépensé.
    .step-4 = Dépensez-le : 6 points. Le jeton retourne à la réserve.
    .step-5 = Il ne sert qu’une fois.
example-move-tile = Une tuile Déplacement
    .step-1 = Vous construisez une tuile Déplacement. Vous pouvez maintenant déplacer une tuile de votre mine.
    .step-2 = Décidez-le d’abord : rien d’autre ne se fait avant.
    .step-3 = Déplacez le filon du niveau 1 au niveau 2. Il gagne 1 PV.
    .step-4 = Ou ne déplacez rien. Le déplacement est alors perdu.
example-peripheral = Quelles tuiles peuvent être déplacées
    .step-1 = Le croisement ne peut pas bouger : les trois tuiles autour de lui ne seraient plus reliées à l’entrée.
    .step-2 = La tuile avec le filon, si. Du niveau 2 au niveau 3, elle gagne 1 PV. Déplacer ne coûte pas de points de construction.
    .step-3 = Vous pouvez aussi la remonter au niveau 1, même si cela fait perdre 1 PV.
example-new-place = Où une tuile peut aller
    .step-1 = À sa nouvelle place, la tuile doit convenir comme si on la construisait là. Ici, un côté ouvert toucherait un côté fermé.
    .step-2 = Elle doit quitter sa case.
    .step-3 = On ne déplace que des tuiles de sa propre mine.
    .step-4 = Le tunnel horizontal peut passer de l’autre côté de l’entrée.
example-surrounded = Les tuiles qui restent
    .step-1 = Ce croisement a des tuiles sur ses quatre côtés : il n’est pas au bord de la mine et ne peut pas bouger.
    .step-2 = L’entrée ne bouge jamais.
example-between = Un déplacement entre deux constructions
    .step-1 = Le jeton de manche permet à chacun de déplacer une tuile. Vous construisez d’abord un croisement.
    .step-2 = Puis vous déplacez le filon, un niveau plus bas.
    .step-3 = Puis vous construisez encore, là où était le filon.
    .step-4 = Le jeton ne donne qu’un déplacement.
example-guess = Deviner son lancer
    .step-1 = Avec ce jeton, vous annoncez un nombre avant de lancer. Rien ne passe avant.
    .step-2 = Vous annoncez 4 et faites 4 : 2 + 4, et 1 pour le bon pronostic, cela fait 7 points.
    .step-3 = Vous annoncez 4 et faites 5 : 2 + 5 = 7 points, sans le point de plus.
example-reroll = Relancer
    .step-1 = Vous avez fait 2. Décidez d’abord si vous le gardez.
    .step-2 = Vous gardez : 1 + 2 = 3 points.
    .step-3 = Ou vous relancez, et ajoutez 1.
    .step-4 = Cette fois un 1 : 1 + 1 + 1 = 3 points. Le dé montre 1, donc vous pouvez aussi déplacer une tuile et prendre une carte.
    .step-5 = Le nouveau lancer est définitif. On ne lance pas une troisième fois.
example-rolled-one = Un 1 au dé
    .step-1 = Vous faites 1 : peu de points, mais vous pouvez déplacer une tuile et prendre une carte, dans l’ordre qui vous plaît.
    .step-2 = On ne peut prendre que les cartes visibles.
    .step-3 = Prenez-en une. Une autre carte est révélée : il y en a de nouveau trois. Étais de mine récompense la profondeur : 2 PV pour l’instant.
    .step-4 = C’était votre carte pour ce lancer.
    .step-5 = Et déplacez une tuile, si vous voulez.
example-no-one = Tout autre lancer
    .step-1 = Vous avez fait 4 : vous ne pouvez pas prendre de carte.
    .step-2 = Ni déplacer de tuile : pas de déplacement sur le jeton de manche, et pas de 1.
example-raven = Le Corbeau des cavernes
    .step-1 = Vous avez le Corbeau des cavernes et 4 points. Envoyez-le pour un deuxième lancer.
    .step-2 = Un 5 s’ajoute : 9 points. La carte quitte le jeu.
    .step-3 = Il ne sert qu’une fois.
    .step-4 = Avec un 1 à la place, vous avez 5 points, et vous pouvez déplacer une tuile et prendre une carte.
example-plan = Le Plan de la mine
    .step-1 = Le Plan de la mine vous permet de déplacer une ou deux tuiles. La carte quitte le jeu.
    .step-2 = Ces tuiles doivent pouvoir bouger : sans ce croisement, celle du dessous serait coupée de la mine.
    .step-3 = Descendez un filon d’un niveau.
    .step-4 = Puis déplacez l’autre.
example-plan-idle = Rien à déplacer
    .step-1 = Il n’y a encore aucune tuile à déplacer : le Plan de la mine ne peut pas servir.
example-veins = Filons
    .step-1 = Un filon au niveau 1, deux au niveau 2, un au niveau 3 : 1 + 2 × 2 + 3 = 8 PV.
example-deep-veins = Filons profonds
    .step-1 = Un filon au niveau 4 vaut 4 PV. À partir du niveau 5, chacun vaut 5, au niveau 6 aussi : 4 + 5 + 5 = 14 PV.
example-altars-wells = Autels et puits
    .step-1 = Cet autel porte un 4 imprimé. Il y a un filon à son niveau, le niveau 1 : 4 + 1 = 5 PV.
    .step-2 = Celui-ci porte un 1, et il y a un filon au niveau 2 : 1 + 1 = 2 PV.
    .step-3 = Un puits simple vaut 1 PV, plus 1 par tuile du conduit juste au-dessus. L’entrée ne compte pas : 1 + 1 = 2 PV.
    .step-4 = Un puits avec un dragon ou un autel vaut 2 PV, et il y a ici deux tuiles au-dessus : 2 + 2 = 4 PV.
    .step-5 = Filons 3, autels 7, puits 6 : la mine rapporte 16 PV avant les récompenses.
example-altar-level = Chaque autel compte tous les filons de son niveau
    .step-1 = Trois filons sont au niveau 3, dont deux sur une même tuile. Cet autel vaut 4 + 3 = 7 PV.
    .step-2 = L’autel d’à côté compte les mêmes filons, y compris celui de sa propre tuile : 1 + 3 = 4 PV.
example-fossils = Fossiles
    .step-1 = Un fossile vaut son nombre imprimé, 1 ou 2 PV, à tout niveau : ici 1 + 2 = 3 PV.
    .step-2 = Le dragon dans le puits n’a pas de nombre. C’est le puits qui vaut 2 + 2 = 4 PV, mais son dragon compte comme troisième fossile.
example-rewards = Qui a le plus
    .step-1 = Le dragon de Rouge est dans un puits et le fossile de Jaune vaut 2 PV, mais chacun compte pour un fossile. À deux, une égalité ne rapporte rien.
    .step-2 = Rouge a le seul puits et la mine la plus profonde : 4 PV chacun. Jaune a plus de tuiles ; l’entrée en fait partie.
    .step-3 = Les deux filons de Jaune sont sur une même tuile et comptent pour deux. Personne n’a d’autel : personne ne reçoit cette récompense.
    .step-4 = Deux récompenses de chaque côté : 8 PV.
example-items = Objets
    .step-1 = L’Anneau ancien rapporte 2 PV par autel : trois autels, 6 PV.
    .step-2 = Étais de mine rapporte 1 PV par niveau de votre mine : six niveaux, 6 PV.
example-missions = Missions
    .step-1 = La mission reçue par Rouge demande un fossile au niveau 5 : 4 PV.
    .step-2 = Saphir bleu demande une tuile Saphir au niveau 4 : 5 PV.
    .step-3 = Salles profondes demande trois tuiles au niveau 5 : 4 PV. Une même tuile peut servir à plusieurs missions.
example-unmet = Missions ratées
    .step-1 = La mission demande un fossile au niveau 5. Celui-ci est au niveau 6 : pas de points.
    .step-2 = Rouge a les deux cartes Saphir bleu, mais une seule tuile Saphir au niveau 4. Une seule carte rapporte.
example-two-players = À deux
    .step-1 = Un autel chacun. À deux, une récompense à égalité ne va à personne.
    .step-2 = Rouge a le plus de filons : 4 PV.
example-four-players = À trois ou quatre
    .step-1 = À trois ou quatre, il y a deux places, et les égalités rapportent tout. Rouge et Jaune ont chacun trois puits : 4 PV chacun.
    .step-2 = Vert et Bleu en ont deux chacun. La deuxième place est à eux, malgré l’égalité à la première : 2 PV chacun.
example-last-turn = Le dernier tour
    .step-1 = Le dixième jeton a été révélé. Rouge a joué son dernier tour, c’est maintenant celui de Jaune.
    .step-2 = Jaune construit un filon au niveau 3 et prend l’avantage en profondeur et en tuiles : 3 + 4 + 4 = 11 PV.
    .step-3 = Jaune finit son tour, et la partie avec lui. Jaune gagne, 11 à 8.
    .step-4 = On ne peut plus rien construire.
example-tie = Une égalité
    .step-1 = Rouge et Jaune ont 5 PV et une tuile au niveau 5. Au niveau 4, Rouge a deux tuiles et Jaune une. Rouge gagne.
example-shared = Une victoire partagée
    .step-1 = Rouge et Jaune ont 5 PV et autant de tuiles à chaque niveau. La victoire est partagée.

## Aide de jeu

aid-turn = Votre tour
    .roll = Lancez le dé et ajoutez-le au jeton de manche : ce sont vos points de construction.
    .buy = Achetez autant de tuiles visibles que vous pouvez payer. Le dé d’une tuile est son prix. La tuile suivante de la pile est aussitôt visible.
    .place = Posez chaque tuile aussitôt, sans la tourner. Elle doit se raccorder à votre mine, au niveau 1 ou au-dessous.
    .match = { $edge_match ->
        [strict] Tous les côtés qui se touchent concordent : tunnel contre tunnel, roche contre roche.
       *[other] Un raccord suffit ; les autres côtés n’ont pas à concorder.
    }{ $sealing ->
        [allowed] {""}
       *[other] {" "}Gardez une ouverture libre jusqu’à la dernière manche.
    }
    .rest = Construire n’est pas obligatoire. Les points qui restent sont perdus.
aid-extras = Actions supplémentaires
    .move = Jeton « déplacement » : déplacez une tuile périphérique.
    .reroll = Jeton « relance » : juste après le lancer, vous pouvez relancer une fois et ajouter { $reroll }.
    .guess = Jeton « pronostic » : annoncez un nombre avant de lancer. S’il sort, vous avez { $guess } de plus.
    .face = { $faces } au dé : déplacez une tuile périphérique { $roll_one ->
        [both] et
       *[other] ou
    } prenez une carte visible.
    .tile = Tuile Déplacement : sitôt construite, vous pouvez déplacer une tuile périphérique, tout de suite ou jamais.
aid-plus = Côtés +1 et déplacements
    .side = Une tuile qui se raccorde à un côté +1 donne 1 point, { $plus_side ->
        [discount] qui aide déjà à la payer.
       *[other] une fois payée.
    }
    .token = Un jeton +1, dépensé après un lancer, ajoute { $token }. Les jetons qui restent à la fin ne valent rien.
    .peripheral = Périphérique : une case à côté de la tuile est vide, et le reste de votre mine tient sans elle. Déplacer ne coûte et ne rapporte rien.
aid-mine = Ce que vaut votre mine
    .vein = Filon : son niveau, au plus { $cap }.
    .altar = Autel : sa valeur imprimée, et { $altar } par filon à son niveau.
    .well = Puits : { $well }, ou { $special } avec un autel ou un dragon, et { $shaft } par tuile raccordée juste au-dessus{ $well_count ->
        [above] .
       *[other] {" "}ou au-dessous.
    }
    .fossil = Fossile : sa valeur imprimée.
    .cards = Objets et missions : ce qu’ils indiquent.
aid-rewards = Récompenses
    .each = { $category ->
        [fossils] Le plus de fossiles
        [wells] Le plus de puits
        [altars] Le plus d’autels
        [depth] La mine la plus profonde
        [veins] Le plus de filons
       *[other] Le plus de tuiles
    } : { $points }
    .places = { $seats ->
        [2] À égalité, personne ne reçoit la récompense.
       *[other] Première et deuxième place. À égalité, chacun reçoit les points entiers.
    }
aid-ending = La fin
    .last = La partie se termine après la manche { $rounds }. Le plus de points gagne.
    .tie = Égalité : le plus de tuiles { $tie_levels ->
        [from_5_down] à partir du niveau 5,
       *[other] au niveau 5 comme pour les missions,
    } puis au niveau 4, 3 et ainsi de suite. Encore égalité : victoire partagée.
