# La première partie guidée, étape par étape : quoi faire, la ligne dans la liste (title), des précisions (more), la suite après
# le premier coup (then), et pourquoi un autre coup permis est repris (back). docs/add-a-game.md

goal = Votre village de neuf emplacements grandit autour de six géants d’acier, les Dunaïas.
    .title = Les géants et votre but
    .more = Votre but : marquer plus de points que moi, grâce aux bâtiments, aux prophéties, aux artefacts et aux fleurs.
die = Prenez le 6 marqué du drapeau : il réveille votre Dunaïa 6.
    .title = Prendre un dé
    .more = Chaque tour commence par un dé. Le Dunaïa de ce numéro se réveille, et les deux emplacements à côté de lui travaillent pour vous.
    .then = C2 et C3 sont réveillés. Choisissez lequel passe en premier ; ici, l’ordre ne change rien.
    .back = N’importe quel dé noir est permis. Mais commençons par le 6 : le dé est revenu.
gifts = C3 vous a donné une fleur, et en C2 vous avez enfiché la puce 6.
    .title = Ce que donnent les emplacements vides
    .more = Les fleurs paient les bâtiments, les puces l’aide des Anciens. Sur un emplacement vide avec une puce, on enfiche celle qui porte le numéro du Dunaïa.
build = À présent, servez-vous du dé : posez-le sur la case Construction et commencez un bâtiment.
    .title = Commencer un premier bâtiment
    .more = Après avoir réveillé un Dunaïa, on pose son dé sur une action. Le bâtiment rouge marqué du drapeau coûte 1 fleur, et vous en avez 3.
    .then = Prenez le bâtiment rouge de niveau 1 et posez-le au milieu, en B2. Les Dunaïas 2 et 5 sont juste à côté.
    .back = Cette action est permise. Mais je voudrais d’abord vous montrer comment construire : votre dé va sur la case Construction.
watch = J’ai fait pareil : j’ai pris un 6 et commencé un bâtiment.
    .title = Le déroulement d’un tour
    .more = Voilà un tour : prendre un dé, réveiller son Dunaïa, utiliser le dé, et prendre une prophétie si on l’accomplit. Ensuite, c’est au joueur suivant.
wake = Prenez le 2 : le Dunaïa 2 est à côté de votre bâtiment.
    .title = Faire avancer le bâtiment
    .more = Quand un Dunaïa se réveille à côté d’un bâtiment, son marqueur de construction avance d’une case. Ce bâtiment-ci est achevé à la troisième case.
    .then = Votre bâtiment va avancer, et en B1 vous enficherez la puce 2. Choisissez lequel passe en premier.
    .back = Vous pouvez prendre un 4, mais il n’aide pas votre bâtiment. Prenez le 2.
move = Posez votre dé sur la case Déplacement, et déplacez le Dunaïa 4 à côté de votre bâtiment.
    .title = Déplacer un Dunaïa
    .more = Les deux dés noirs qui restent montrent 4. J’en prends un, votre prochain dé sera donc un 4 : préparez-vous.
    .then = Déplacez le Dunaïa 4 sur la ligne entre A2 et B2. Jusqu’à trois Dunaïas tiennent sur une même ligne.
    .back = Cette action est permise. Mais un 4 arrive, alors déplaçons le Dunaïa 4 : votre dé va sur la case Déplacement.
complete = Vous avez le dernier dé noir, un 4. Choisissez l’emplacement qui passe en premier.
    .title = Achever un bâtiment et s’en servir
    .more = Le Dunaïa 4 s’est réveillé entre A2 et B2 : vous enfichez la puce 4, et votre bâtiment est achevé.
    .then = Votre 4 a achevé le bâtiment : il rapporte son niveau, 1 point. Posez maintenant votre dé dessus, pour 3 fleurs.
    .back = Choisissez A2 ou B2 : ce sont les deux emplacements réveillés.
completed = Votre bâtiment garde le dé jusqu’à ce qu’on relance tous les dés.
    .title = Les bâtiments de niveau 1 achevés
    .more = Une fois achevé, le niveau 1 ne donne rien au réveil. Il accepte un dé à la fois, et les autres vous donnent 1 fleur pour l’utiliser. Votre marqueur de construction est de nouveau libre : vous en avez trois, donc jusqu’à trois chantiers à la fois.
own-die = Il ne restait pas de dé noir : vous avez pris le dé de votre couleur, un 5.
    .title = Votre propre dé
    .more = J’ai pris le mien aussi. Tous les dés ont servi, on les relance bientôt. Votre 5 a réveillé le Dunaïa 5 : la puce 5 en B3, et rien pour B2, déjà achevé.
elder = Faites appel à l’Ancien marqué du drapeau avec les puces 5, 6 et une autre.
    .title = Faire appel à un Ancien
    .more = On peut faire appel aux Anciens avant ou après chaque partie de son tour. Les puces reviennent à côté de votre plateau, et vous pourrez les enficher de nouveau.
    .then = Prenez les deux : le pouvoir, soit 2 fleurs, et le fragment. Trois fragments différents font un artefact, qui rapporte des points à la fin.
    .back = Vous pouvez continuer sans appel. Mais vous avez les puces qu’il faut pour cet Ancien : profitez-en.
second = Avec votre dé, commencez un bâtiment de niveau 2 en A2.
    .title = Un bâtiment de niveau 2
    .more = Sur la case du plateau, un bâtiment coûte son niveau : ici 2 fleurs. Celui du dessus de la pile coûte 1 fleur de plus.
    .then = Prenez le bâtiment rouge de niveau 2 et posez-le en A2, à côté de l’autre rouge. Les Dunaïas 1 et 4 sont tout près.
    .back = Cette action est permise. Mais vous avez 7 fleurs : posez votre dé sur la case Construction.
levels = Une fois achevé, votre nouveau bâtiment rapporte à chaque réveil d’un Dunaïa à côté de lui.
    .title = Niveaux et flèches
    .more = Il donne 1 fleur, et 1 de plus par flèche qui pointe vers un bâtiment rouge achevé, comme B2. Les flèches de niveau 3 rapportent des points à la fin.
prophecies = Accomplissez une prophétie avant les autres, et vous prenez sa tuile à la fin de votre tour.
    .title = Les prophéties
    .more = Celles-ci demandent six bâtiments achevés ; 7 fleurs et un artefact ; trois bâtiments achevés sur une rangée ou une colonne. On ne paie rien pour elles.
end = La partie se termine quand la dernière prophétie est prise, ou quand quelqu’un achève un neuvième bâtiment.
    .title = La fin de la partie
    .more = On termine la manche, puis chacun joue un dernier tour.
points = Puis on compte : le plus de points gagne.
    .title = Ce qui rapporte des points
    .more = Un bâtiment achevé rapporte son niveau. S’y ajoutent les flèches de niveau 3, les prophéties, les artefacts, et 1 point par lot de 3 fleurs.
free = À vous, sans drapeaux.
    .title = Votre tour, sans drapeaux
    .more = J’ai relancé les dés et j’en ai pris un. Choisissez un dé dont le Dunaïa vous aide, puis une action. Les Dunaïas 1 et 4 font avancer votre bâtiment.
free-again = Et encore un tour.
    .title = Encore un tour
    .more = Regardez plus loin : vous voyez ce que montre votre propre dé bien avant de le prendre.
done = { $lead ->
        [ahead] Arrêtons-nous là : vous menez, { $own } à { $best }.
        [behind] Arrêtons-nous là : je mène, { $best } à { $own }.
       *[level] Arrêtons-nous là : égalité, { $own } partout.
    }
    .title = Vous savez jouer
    .more = Prendre un dé, réveiller son Dunaïa, utiliser le dé, prendre une prophétie. Bâtiments, flèches, prophéties, artefacts et fleurs rapportent des points. La dernière prophétie ou un neuvième bâtiment amène la fin.
