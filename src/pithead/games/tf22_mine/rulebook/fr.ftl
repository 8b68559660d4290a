# La page de règles de TF22 Mine : ses chapitres et ses exemples (voir examples.toml). Une étape est un attribut, .step-1.

goal = Ramassez du Ranium blanc dans la mine et portez-le à un cargo. La première personne qui livre trois unités gagne (cinq à deux joueurs).
overview = Votre tour commence par les trois cargos, qui avancent de deux quais dans le sens horaire autour de la mine. Puis vous dépensez exactement quatre minerais en actions : tourner une carte, marcher, ramasser une unité, en voler une par un combat, pousser un cargo, livrer. Une unité livrée vaut un marqueur jaune, votre équipe revient aussitôt à son camp de base, et votre voisin de droite remet une unité dans la mine. Le troisième marqueur gagne la partie sur-le-champ.
rebuilt = Le texte du livret nous est parvenu, ses images non. Les 36 cartes Mine sont donc notre reconstitution : leurs formes, les symboles, leurs dos, la couleur de chaque carte du milieu, et les quais de départ des cargos. Elle respecte les mots et les nombres du livret. Toutes les positions dessinées ici sont de nous.

## Chapitres

chapter-cards = Matériel et cartes
chapter-setup = Mise en place
chapter-before = Avant le premier tour
chapter-symbols = Cartes Symbole
chapter-turn = Votre tour
chapter-turning = A, B, C : tourner une carte
chapter-walking = D, E : marcher
chapter-collecting = F : ramasser une unité
chapter-stealing = G : voler
chapter-loaders = H : pousser un cargo
chapter-delivery = I : livrer
chapter-replacing = Remettre en jeu les unités livrées
chapter-tunnel = J : le tunnel secret
chapter-case = K : la valise de transport
chapter-end = La fin de la partie
chapter-three = À trois joueurs
chapter-two = À deux joueurs

## Exemples

example-card = Une carte Mine
    .step-1 = Une carte montre un tunnel d’une couleur. Celle en e2 est rouge, son tunnel sort au nord, à l’est et au sud, et son symbole est 2.
    .step-2 = La petite image est le dos de la carte, vu comme à travers elle : ce dos est ouvert de tous les côtés sauf au nord.
example-start = La table à quatre
    .step-1 = Quatre croisements forment le milieu, un par couleur. Chacun est le camp de base de sa couleur, et son équipe y commence.
    .step-2 = Il y a une unité de Ranium blanc à chaque coin de l’anneau intérieur.
    .step-3 = Trois cargos entourent la mine, à distance égale.
example-exchange = Échanger des cartes
    .step-1 = Le premier joueur peut échanger deux cartes des anneaux. Les croisements du milieu restent.
    .step-2 = Une carte de l’anneau intérieur, et une de l’anneau extérieur.
    .step-3 = Les deux ont maintenant changé de place, chacune dans sa position. L’unité n’a pas bougé. Un second échange est permis, mais le premier joueur s’arrête là.
example-colours = Choisir les couleurs
    .step-1 = La personne à droite du premier joueur choisit d’abord : rouge.
    .step-2 = La personne suivante à droite ne peut pas prendre rouge aussi.
    .step-3 = Bleu, jaune, et blanc pour le premier joueur. Le premier tour commence, et lui aussi commence par les cargos : deux quais dans le sens horaire.
example-pile = Standard : la pile
    .step-1 = Rouge attaque. La pile de Rouge ne contient plus que sa dernière carte, un 2 ; les quatre autres ont servi, un 5 ne peut donc pas sortir.
    .step-2 = Le 2 est révélé. Bleu révèle un 6 et gagne. La pile de Rouge est épuisée, ses cinq cartes reviennent donc aussitôt ; il en reste quatre à Bleu.
example-luck = Chance : toutes les cartes à chaque fois
    .step-1 = Dans la variante chance, une carte utilisée retourne aussitôt dans la pile. Chaque tirage peut être l’une des cinq.
example-strategy = Stratégie : choisir dans sa main
    .step-1 = Dans la variante stratégie, on choisit. Rouge a déjà utilisé le 5 et ne peut plus le jouer.
    .step-2 = Rouge pose un 3 face cachée. Bleu doit choisir sans l’avoir vu.
    .step-3 = Bleu joue un 4, et les deux cartes sont révélées : 3 contre 4 - 1 = 3, égalité.
example-drift = Les cargos dérivent
    .step-1 = Il reste un minerai à Rouge. Un cargo est au dernier quai du côté nord, au-dessus de f1.
    .step-2 = Rouge dépense le minerai, le tour de Bleu commence donc : chaque cargo avance de deux quais dans le sens horaire. Une carte de coin a deux quais : celui-ci est maintenant à l’est de f2.
example-all-ore = Dépenser les quatre minerais
    .step-1 = Il reste un minerai à Rouge. Un tunnel secret en coûte trois.
    .step-2 = On ne garde pas de minerai, et on ne passe pas.
    .step-3 = Faute de mieux, tournez une carte. Cela peut ne rien changer : un croisement est pareil dans tous les sens.
example-tee = Trois façons de tourner un embranchement
    .step-1 = L’embranchement en b2 est ouvert à l’est, au sud et à l’ouest. Votre équipe n’a pas besoin d’y être : vous pouvez tourner n’importe quelle carte.
    .step-2 = A, un demi-tour : il est maintenant ouvert au nord, à l’est et à l’ouest. L’unité sur la carte y reste.
    .step-3 = Ou B, par le long côté. Le dos est visible : ouvert au nord, à l’est et au sud.
    .step-4 = Ou C, par le petit côté : nord, sud et ouest.
example-straight = Une ligne droite
    .step-1 = Un demi-tour ne change rien à une ligne droite.
    .step-2 = Retournée par son long côté, elle va dans l’autre sens.
example-run = Dans un même tunnel
    .step-1 = Pour un minerai, l’équipe rouge marche aussi loin que le tunnel rouge mène sans coupure, ici jusqu’à l’unité.
    .step-2 = Ou même jusqu’au bord. L’unité et l’équipe bleue en chemin ne l’arrêtent pas.
    .step-3 = d2 est à côté de l’équipe, et le tunnel y mène, mais elle est jaune.
    .step-4 = Cette carte est rouge aussi, mais aucun tunnel rouge n’y mène sans coupure.
example-cross = Vers un autre tunnel
    .step-1 = E est un pas vers une carte d’une autre couleur : de d3 rouge à d2 jaune.
    .step-2 = Les deux cartes doivent être ouvertes l’une vers l’autre. Au-dessus de la carte jaune, il y en a une bleue, mais elle est fermée au sud.
    .step-3 = Un seul pas, et jamais en diagonale : c3 n’est pas à côté de l’équipe.
    .step-4 = E change toujours de couleur. De d3 rouge à e3 rouge, l’équipe marche (D).
example-open = Ouvrir un chemin
    .step-1 = L’équipe jaune ne peut pas marcher vers le sud : la carte suivante est jaune, mais fermée au nord.
    .step-2 = Une fois retournée, elle laisse passer l’équipe.
    .step-3 = Le tunnel mène maintenant au bord de la mine.
example-collect = Ramasser
    .step-1 = L’équipe rouge n’est pas sur une carte avec une unité.
    .step-2 = Elle marche jusqu’à une unité.
    .step-3 = Pour un minerai de plus, elle prend l’unité.
example-fight = Un combat
    .step-1 = Rouge attaque Bleu, qui porte une unité. Les deux révèlent une carte : 4 contre 5 - 1 = 4, égalité. Rien ne se passe.
    .step-2 = Ou 5 contre 5 - 1 = 4 : Rouge gagne, reçoit l’unité, et l’équipe rouge rentre aussitôt.
    .step-3 = Ou 3 contre 5 - 1 = 4 : Bleu gagne et doit aussitôt faire une action à un minerai, gratuitement.
    .step-4 = Bleu s’éloigne. Puis Rouge continue avec les trois minerais restants.
example-nothing-to-steal = Rien à voler
    .step-1 = Jaune est sur la même carte, mais ne porte pas d’unité.
    .step-2 = Bleu porte une unité, mais se trouve sur une autre carte.
example-free-action = L’action gratuite de la défense
    .step-1 = Bleu a gagné en défense. Une valise de transport coûte deux minerais : elle ne peut pas être l’action gratuite.
    .step-2 = Toute action à un minerai convient, dans ses conditions habituelles. Rouge n’a pas d’unité : Bleu ne peut pas riposter.
    .step-3 = Bleu tourne une carte, ce qui est toujours possible. Puis Rouge continue.
example-push = Pousser un cargo
    .step-1 = Un cargo, un quai en arrière.
    .step-2 = Ou en avant. Mais pas vers un quai où se trouve un autre cargo.
    .step-3 = Et d’un seul quai pour un minerai.
example-deliver = Livrer une unité
    .step-1 = L’équipe rouge a une unité, et son tunnel mène au cargo : la dernière carte est ouverte du côté du cargo.
    .step-2 = Elle ne peut pas livrer plus qu’elle ne porte.
    .step-3 = Pour un minerai, elle y marche et livre : un marqueur jaune. Puis l’équipe est de retour à son camp de base.
example-two-units = Deux unités à la fois
    .step-1 = L’équipe a deux unités, et livre les deux pour le même minerai.
    .step-2 = Elle pourrait n’en livrer qu’une et garder l’autre.
example-third-unit = Deux unités par tour
    .step-1 = Rouge avait trois unités et en a livré deux. Depuis le camp de base, le tunnel mène de nouveau au cargo, mais la limite est de deux par tour : la troisième unité doit attendre.
example-no-loader = Pas de chemin vers un cargo
    .step-1 = Un cargo est à une carte du tunnel rouge, mais la carte est fermée de ce côté.
    .step-2 = Rouge pousse le cargo d’un quai en arrière.
    .step-3 = Le tunnel ne mène plus à aucun cargo.
example-symbol = Où va la nouvelle unité
    .step-1 = Rouge livre. Blanc, à la droite de Rouge, révèle un 6 : la nouvelle unité va sur une carte de l’anneau intérieur avec un 6.
    .step-2 = Cette carte montre un autre symbole.
    .step-3 = Celle-ci montre un 6, mais a déjà une unité.
    .step-4 = L’autre 6 est libre. Rouge continue avec le minerai restant, depuis le camp de base.
example-no-symbol = Pas de carte avec le symbole
    .step-1 = Aucune carte de l’anneau intérieur ne montre un 4.
    .step-2 = N’importe quelle carte de l’anneau intérieur convient alors, mais aucune de l’anneau extérieur.
    .step-3 = Blanc pose l’unité sur cette carte.
    .step-4 = Il en va de même si toutes les cartes avec le symbole ont une unité : ici les deux 6.
example-tunnel = Vers toute carte de sa couleur
    .step-1 = Pour trois minerais, l’équipe jaune va de son camp de base à n’importe quelle autre carte jaune. Aucun tunnel n’a besoin d’y mener.
    .step-2 = La carte doit montrer la couleur sur laquelle se trouve l’équipe.
example-tunnel-loaded = Pas avec une unité
    .step-1 = Une équipe qui porte une unité ne peut pas prendre un tunnel secret.
example-case = Envoyer les autres ailleurs
    .step-1 = Bleu partage une carte rouge avec Rouge, qui porte une unité, et Jaune. Pour deux minerais, les deux partent sur une autre carte rouge, loin de là. Rouge garde l’unité.
    .step-2 = Il ne reste plus personne à envoyer ailleurs.
    .step-3 = L’autre carte doit avoir la même couleur : celle-ci est jaune.
example-third-marker = Le troisième marqueur
    .step-1 = Rouge a deux marqueurs et livre une unité. C’est le troisième : Rouge gagne aussitôt, même au milieu d’un tour.
example-win-as-defender = Gagner pendant le tour d’un autre
    .step-1 = Rouge attaque Bleu et perd le combat : Bleu a droit à une action gratuite.
    .step-2 = Bleu livre la troisième unité et gagne, bien que ce soit le tour de Rouge.
example-last-round = La dernière manche
    .step-1 = La table a une limite de 60 manches, et c’est le dernier tour. Blanc dépense le dernier minerai. La partie se termine, et Jaune gagne avec le plus de marqueurs.
example-three-start = La table à trois
    .step-1 = À trois, il y a trois unités : le coin au-delà du croisement blanc est vide. L’équipe blanche ne joue pas, mais les cartes blanches servent.
example-two-crews = Deux équipes chacun
    .step-1 = À deux, chacun mène deux équipes ; ici, Rouge a aussi l’équipe blanche. Dites quelle équipe agit.
    .step-2 = Les quatre minerais sont pour les deux. L’équipe rouge marche.
    .step-3 = Et ramasse. L’unité appartient à l’équipe rouge, et elle seule peut la livrer.
    .step-4 = L’équipe blanche agit avec le minerai restant.
example-own-crews = Ses propres équipes
    .step-1 = Les deux équipes de ce joueur sont sur une même carte. Elles ne peuvent pas se voler l’une l’autre.
    .step-2 = Les unités portées se comptent par équipe : l’équipe rouge en a une et ne peut pas prendre un tunnel secret.
    .step-3 = L’équipe blanche n’en a pas : elle le peut.
example-five-markers = Cinq marqueurs
    .step-1 = À deux, on joue en cinq marqueurs, les deux équipes de chacun réunies. Trois ne suffisent pas ; avec le cinquième, la partie est terminée.

## Aide de jeu

aid-turn = Votre tour
    .drift = D’abord, { $loader_drift ->
        [all] chaque cargo avance
       *[other] un cargo de votre choix avance
    } de { $steps ->
        [one] { $steps } quai
       *[other] { $steps } quais
    } dans le sens horaire. Une carte de coin a deux quais.
    .ore = Puis dépensez exactement { $ore ->
        [one] { $ore } minerai
       *[other] { $ore } minerais
    } en actions, chacune aussi souvent que vous pouvez payer. On ne passe pas.
    .first = { $first_round ->
        [full] Une liaison joint deux cartes voisines dont les tunnels se rejoignent.
       *[other] Dans la première manche, les premiers à jouer ont moins de minerai. Une liaison joint deux cartes voisines dont les tunnels se rejoignent.
    }
    .crews = { $seats ->
        [2] Vos deux équipes se partagent le minerai. Une unité reste à l’équipe qui l’a prise.
       *[other] Les équipes ne se bloquent jamais.
    }
aid-mine = Cartes, chemins, cargos
    .a = A ({ $a ->
        [one] { $a } minerai
       *[other] { $a } minerais
    }) : faites pivoter n’importe quelle carte d’un demi-tour.
    .b = B ({ $b ->
        [one] { $b } minerai
       *[other] { $b } minerais
    }) : retournez n’importe quelle carte par le long côté.
    .c = C ({ $c ->
        [one] { $c } minerai
       *[other] { $c } minerais
    }) : retournez n’importe quelle carte par le petit côté.
    .d = D ({ $d ->
        [one] { $d } minerai
       *[other] { $d } minerais
    }) : marchez aussi loin que mènent les liaisons d’une couleur.
    .e = E ({ $e ->
        [one] { $e } minerai
       *[other] { $e } minerais
    }) : passez par une liaison vers une autre couleur.
    .h = H ({ $h ->
        [one] { $h } minerai
       *[other] { $h } minerais
    }) : poussez un cargo d’un quai, vers un quai libre.
aid-units = Unités et équipes
    .f = F ({ $f ->
        [one] { $f } minerai
       *[other] { $f } minerais
    }) : ramassez l’unité de votre carte.
    .g = G ({ $g ->
        [one] { $g } minerai
       *[other] { $g } minerais
    }) : attaquez une équipe de votre carte qui a une unité.
    .i = I ({ $i ->
        [one] { $i } minerai
       *[other] { $i } minerais
    }) : marchez dans une couleur jusqu’à un cargo devant un côté ouvert, et livrez.
    .j = J ({ $j ->
        [one] { $j } minerai
       *[other] { $j } minerais
    }) : sans unité, allez sur n’importe quelle carte de la couleur de la vôtre.
    .k = K ({ $k ->
        [one] { $k } minerai
       *[other] { $k } minerais
    }) : envoyez toutes les équipes adverses de votre carte sur une même autre carte de sa couleur.
aid-fight = Combats
    .strength = Votre force est votre carte Symbole moins les unités que vous portez.
    .attacker = Si l’attaque gagne, une unité change de mains, et l’équipe qui attaque rentre au camp de base.
    .defender = Si la défense gagne, elle fait une action gratuite à 1 minerai.
    .tie = Égalité : rien ne se passe.
    .cards = { $symbol_variant ->
        [standard] Les cartes viennent de votre pile. Après la dernière, remélangez-la.
        [luck] Les cartes viennent de votre pile. Remélangez-la après chaque carte.
       *[other] Vous choisissez la carte en secret. Après la dernière, reprenez-les toutes.
    }
aid-delivery = Livraisons
    .marker = Chaque unité livrée vaut un marqueur.
    .limit = Vous livrez 1 ou 2 unités { $delivery_limit ->
        [turn] par tour.
       *[other] par passage.
    }
    .home = Votre équipe rentre aussitôt à son camp de base.
    .replace = Par unité, la personne à votre droite révèle une carte Symbole et pose une unité sur une carte de l’anneau intérieur avec ce symbole. S’il n’y en a pas sans unité : sur n’importe quelle carte de l’anneau intérieur qui n’en a pas.
aid-ending = La fin
    .goal = À { $seats } joueurs, la première personne qui a { $goal ->
        [one] { $goal } marqueur
       *[other] { $goal } marqueurs
    } gagne aussitôt.
    .limit = { $rounds ->
        [0] Il n’y a pas de limite de manches.
        [1] Après 1 manche, le plus de marqueurs gagne, puis le plus d’unités. Encore égalité : victoire partagée.
       *[other] Après { $rounds } manches, le plus de marqueurs gagne, puis le plus d’unités. Encore égalité : victoire partagée.
    }
