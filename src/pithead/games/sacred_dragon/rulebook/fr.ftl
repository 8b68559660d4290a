# La page de règles de Mines of the Sacred Dragon : ses chapitres et ses exemples (voir examples.toml). Une étape est un attribut, .step-1.

goal = Ouvrez des mines dans une montagne sacrée. Quand les jetons ou les tuiles s’épuisent, la personne qui a le plus de points gagne.
overview = À votre tour, vous posez une à trois tuiles, couleur contre couleur ; le gris va avec tout. Sur la dernière tuile posée, vous pouvez faire une mine : elle rapporte un point par côté qui touche la montagne. Une mine coûte des jetons. Agrandir une de vos mines en coûte peu ou pas du tout. À la fin, chaque groupe de mines voisines rapporte ses tuiles multipliées par ses jetons.
rebuilt = Le texte du livret nous est parvenu, ses images non. Les 80 tuiles, leurs couleurs et chaque position dessinée ici sont notre reconstitution : tous les mélanges de trois couleurs et de gris, sans les quatre tuiles d’une seule couleur. Elle respecte les mots et le nombre du livret.

## Chapitres

chapter-terms = Matériel et vocabulaire
chapter-setup = Mise en place et manche de départ
chapter-turn = Votre tour
chapter-place = Jouer une tuile
chapter-several = Jouer plusieurs tuiles
chapter-build = Construire une mine
chapter-extend = Agrandir une mine
chapter-end = La fin de la partie
chapter-scoring = Décompte
chapter-winning = Victoire
chapter-players = De deux à cinq joueurs, ou en solo

## Exemples

example-attached = Côtés en contact et voisins
    .step-1 = Six tuiles forment la montagne. Bleu a une mine sur l’une d’elles : un jeton. Une tuile posée en 1,1 en toucherait trois autres : elle aurait trois côtés en contact.
    .step-2 = La case 1,-1 aurait deux côtés en contact, et elle est à côté de la mine bleue. En 3,0, une tuile n’en aurait qu’un.
example-starting-round = La manche de départ
    .step-1 = Dans la manche de départ, chacun pose une tuile. Personne ne pioche : Rouge ne peut pas se ravitailler.
    .step-2 = Rouge a une tuile qui convient, et ne peut donc pas en retirer une à la place.
    .step-3 = Rouge pose une tuile, bleu contre bleu. Ni mine ni pioche : il reste trois tuiles.
    .step-4 = Jaune pose aussi une tuile. La partie proprement dite commence, de nouveau par Rouge.
example-none-fits = Aucune tuile ne convient dans la manche de départ
    .step-1 = La montagne ne montre que du rouge. Les tuiles de Jaune n’ont ni rouge ni gris : aucune ne convient.
    .step-2 = Jaune montre toute sa main et retire une de ses tuiles. Il en reste trois, et tout le monde les a vues.
example-full-hand = Trois tuiles en main
    .step-1 = Avec trois tuiles en main, vous ne pouvez pas vous ravitailler.
    .step-2 = Vous pouvez réorganiser : retirez une tuile et piochez-en une, car vous avez commencé avec trois.
example-small-hand = Deux tuiles en main
    .step-1 = Ravitailler : piochez une tuile. Cela fait trois.
    .step-2 = Ou réorganiser : retirez une tuile et piochez-en deux. Cela fait trois aussi.
    .step-3 = Ou explorer : posez une tuile dans la montagne.
    .step-4 = Un tour n’a qu’une action. Après avoir posé une tuile, vous ne pouvez pas aussi vous ravitailler.
    .step-5 = Vous pouvez vous arrêter après chaque tuile. La dernière en touche deux autres : on vous propose une mine à 2 points.
    .step-6 = Vous pouvez la refuser. Piochez ensuite une tuile, quel que soit le nombre de tuiles posées.
example-empty-hand = Aucune tuile en main
    .step-1 = Sans tuiles, vous ne pouvez pas réorganiser, et il n’y a rien à poser.
    .step-2 = Se ravitailler est toujours possible : piochez une tuile.
example-colours = Couleur contre couleur
    .step-1 = Dans ce sens, la tuile ne convient pas : son bord jaune toucherait du rouge, et son bord rouge du jaune. Un seul désaccord suffit.
    .step-2 = Tournée d’un cran en arrière, elle convient : rouge contre rouge, jaune contre jaune.
    .step-3 = Ce sens convient aussi : gris contre rouge, jaune contre jaune. Les quatre autres ne conviennent pas.
example-gray = Le gris va avec tout
    .step-1 = Le bord gris de la nouvelle tuile touche du rouge, son bord bleu touche du gris. Les deux sont permis.
example-gray-on-gray = Gris contre gris
    .step-1 = Le gris va avec le gris, et le gris va avec le jaune.
example-contact = Il faut un contact, et une case libre
    .step-1 = En 2,1, la tuile ne toucherait rien.
    .step-2 = La case 1,0 est prise. On ne recouvre ni ne déplace jamais une tuile.
example-joined = Trois tuiles jointes
    .step-1 = La première tuile touche deux tuiles de la montagne.
    .step-2 = La deuxième touche la première : elles sont jointes. Elle a trois côtés en contact.
    .step-3 = La troisième touche les deux nouvelles tuiles. Elles comptent comme toutes les autres : deux côtés en contact.
    .step-4 = La troisième tuile est la dernière, la mine y va donc : 2 points, un jeton.
example-not-joined = Pas jointes
    .step-1 = La première tuile, comme avant.
    .step-2 = Cette tuile irait dans la montagne, mais elle ne touche aucune tuile de ce tour.
    .step-3 = Comme première tuile d’un tour, elle est permise.
example-distance = Loin de toute mine
    .step-1 = Rouge pose une tuile avec deux côtés en contact, à deux pas de la mine bleue.
    .step-2 = Rouge peut y construire : 2 points, un jeton.
    .step-3 = Ou Rouge comble cette case : trois côtés en contact, et aucune mine à côté.
    .step-4 = Rouge construit pour 3 points, avec un jeton.
example-too-near = Trop près de sa propre mine
    .step-1 = Bleu pose une tuile avec deux côtés en contact, juste à côté de sa propre mine.
    .step-2 = On ne construit rien à côté d’une mine, même si elle est à soi. Pour agrandir la mine, il faudrait trois côtés en contact.
example-one-side = Un côté ne suffit pas
    .step-1 = Une tuile avec un seul côté en contact.
    .step-2 = Une nouvelle mine en demande deux.
example-last-tile = Seulement sur la dernière tuile, et seulement si vous voulez
    .step-1 = Avant de poser une tuile, il n’y a rien sur quoi faire une mine.
    .step-2 = Posez une tuile. Vous pourriez en poser une autre.
    .step-3 = Une mine vient après la dernière tuile : dites d’abord que vous arrêtez.
    .step-4 = Arrêtez. Maintenant, on vous propose la mine.
    .step-5 = Vous pouvez la refuser : pas de jeton, pas de points.
example-build-2 = Construire avec deux côtés
    .step-1 = Deux côtés en contact.
    .step-2 = Un jeton, 2 points.
example-build-3 = Construire avec trois côtés
    .step-1 = Trois côtés en contact.
    .step-2 = Un jeton, 3 points.
example-build-4 = Construire avec quatre côtés
    .step-1 = Quatre côtés en contact.
    .step-2 = Un jeton, 4 points.
example-build-5 = Construire avec cinq côtés
    .step-1 = Cinq côtés en contact.
    .step-2 = Deux jetons, 5 points.
example-build-6 = Construire avec six côtés
    .step-1 = Six côtés en contact.
    .step-2 = Trois jetons, 6 points.
example-few-tokens = Trop peu de jetons
    .step-1 = Six côtés en contact vaudraient 6 points. Il reste deux jetons à Rouge.
    .step-2 = La mine demande trois jetons : Rouge ne peut pas la faire.
example-extend-3 = Agrandir avec trois côtés
    .step-1 = Trois côtés en contact, à côté d’une de vos mines.
    .step-2 = Pas de jeton, 3 points. La tuile ne fait pas partie de la mine.
example-extend-4 = Agrandir avec quatre côtés
    .step-1 = Quatre côtés en contact, à côté d’une de vos mines.
    .step-2 = Pas de jeton, 4 points.
example-extend-5 = Agrandir avec cinq côtés
    .step-1 = Cinq côtés en contact, à côté d’une de vos mines.
    .step-2 = Un jeton, 5 points. Les deux tuiles forment maintenant une zone, qui vaut 2 × 2 = 4.
example-extend-6 = Agrandir avec six côtés
    .step-1 = Six côtés en contact, à côté d’une de vos mines.
    .step-2 = Deux jetons, 7 points. La zone vaut 2 × 3 = 6.
example-two-sides-extend = Deux côtés n’agrandissent pas
    .step-1 = Deux côtés en contact, à côté d’une de vos mines.
    .step-2 = C’est trop près pour construire, et trop peu de côtés pour agrandir.
example-foreign = À côté de deux mines
    .step-1 = La tuile touche une mine de Rouge et une mine de Bleu.
    .step-2 = Rouge agrandit la mine rouge et marque 3 points, une fois. Bleu ne marque rien.
example-only-foreign = Seulement à côté de la mine d’un autre
    .step-1 = Trois côtés en contact, mais la seule mine à côté est à Bleu.
    .step-2 = Rouge ne peut ici ni construire ni agrandir.
example-last-tokens = Les derniers jetons
    .step-1 = Il reste trois jetons à Rouge, qui comble une case à cinq côtés.
    .step-2 = Il y faut deux jetons : il en reste un, c’est donc la dernière manche. Jaune a encore un tour.
    .step-3 = Jaune joue le dernier tour. La partie est terminée, et Rouge a plus de points.
example-zones = Zones
    .step-1 = Rouge a deux mines éloignées. Chacune est une zone de 1 tuile × 1 jeton : 2 points en tout.
    .step-2 = Bleu a aussi deux zones : 1 × 1 et 1 × 2. Cela fait 3 points.
    .step-3 = Deux mines de Vert sont voisines : 2 tuiles × 3 jetons = 6. Avec la troisième, Vert a 7 points, le plus de tous.
example-marked = Points marqués et zones
    .step-1 = La même montagne après une partie entière. Rouge a 36 points sur la piste de score et 2 de zones : 38. Vert a 30 et 7 : 37.
example-tie = Une égalité
    .step-1 = Rouge et Jaune ont 34 points. La meilleure zone de Rouge vaut 2 × 2 = 4, celle de Jaune vaut 1. Rouge gagne.
example-shared = Une victoire partagée
    .step-1 = Rouge et Jaune ont 34 points, et chacun une zone qui vaut 4. La victoire est partagée.
example-solo = En solo
    .step-1 = En solo, on joue avec 20 tuiles. Il en reste une à piocher.
    .step-2 = En vous ravitaillant, vous la piochez, et la partie se termine avec ce tour même. Votre résultat est votre score : 22.

## Aide de jeu

aid-turn = À votre tour, une de ces actions
    .explore = Explorer : posez 1 à { $played } tuiles, faites une mine si vous voulez, piochez 1 tuile.
    .order = La mine va sur la dernière tuile posée.
    .supply = Ravitailler : piochez 1 tuile. Pas avec { $hand } en main.
    .reorganize = Réorganiser : retirez une tuile, puis piochez-en 2. Si vous avez commencé avec { $hand }, piochez-en 1.
aid-mines = Mines : points et jetons
    .by = Côtés en contact
    .build = Construire, sans mine à côté
    .extend = Agrandir, à côté d’une de vos mines
    .cell = { $points }
    .note = { $tokens ->
        [0] pas de jeton
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }
    .foundation = Une tuile qui reçoit des jetons est désormais une mine.
    .short = { $short_tokens ->
        [forbid] Sans assez de jetons, vous ne pouvez pas faire la mine.
       *[other] Sans assez de jetons, posez ce qui reste, au moins un.
    }
aid-tiles = Poser des tuiles
    .match = Les bords qui se touchent ont la même couleur. Le gris va avec tout.
    .turned = Tournez les tuiles comme vous voulez. Chacune doit toucher la montagne.
    .joined = { $joined ->
        [each] Chaque tuile de plus touche une autre tuile de votre tour.
       *[other] Les tuiles de votre tour doivent être jointes à la fin.
    }
aid-ending = La fin
    .trigger = { $trigger ->
        [0] Quelqu’un n’a plus aucun de ses { $tokens } jetons ; ou la pioche est vide.
        [1] Quelqu’un n’a plus que 1 de ses { $tokens } jetons, ou aucun ; ou la pioche est vide.
       *[other] Quelqu’un n’a plus que { $trigger } de ses { $tokens } jetons, ou moins ; ou la pioche est vide.
    }
    .round = Finissez la manche, puis comptez les zones. Le plus de points gagne.
    .tie = Égalité : { $tie_break ->
        [zone_score] la meilleure zone seule l’emporte
       *[other] la zone avec le plus de tuiles l’emporte
    }. Encore égalité : { $final_tie ->
        [shared] victoire partagée.
       *[other] qui joue plus tard gagne.
    }
aid-zones = Zones : tuiles × jetons
    .worth = Vos mines qui se touchent forment une zone. Une mine isolée en est une aussi.
    .example = 2 tuiles avec 3 jetons : 2 × 3 = 6.
