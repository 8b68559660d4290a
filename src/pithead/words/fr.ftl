# Ce que tous les jeux ont en commun.

seat = Place { $number }
ask-over = La partie est terminée.
ask-waiting = En attendant que toutes les places soient prises.
ask-closed = L’hôte a fermé cette table.
line-points = Points

## Niveaux des bots, du plus faible au plus fort

level-1 = Débutant
    .text = Joue vite et se trompe souvent.
level-2 = Occasionnel
    .text = Se trompe de temps en temps.
level-3 = Confirmé
    .text = Anticipe un peu.
level-4 = Fort
    .text = Anticipe avec soin.
level-5 = Maître
    .text = Anticipe aussi loin que possible.

## Ce qui est prouvé d’un enregistrement

proved-moves = Les { $moves } coups respectent tous les règles de { $title } (version { $version }).
proved-no-seed = La graine n’est pas encore dévoilée : impossible de vérifier le hasard.
proved-seed = La graine correspond à l’engagement, et les { $outcomes } tirages en découlent tous.
proved-result = Le résultat est juste.
proved-not-over = La partie n’est pas encore terminée.
proved-changed = { $entries ->
    [one] Ce jeu est modifié : un élément du matériel diffère de la version publiée ; l’enregistrement le contient en entier.
   *[other] Ce jeu est modifié : { $entries } éléments du matériel diffèrent de la version publiée ; l’enregistrement les contient tous.
}

## Ce qui ne va pas

error-unreadable = « { $text } » n’est pas un coup de ce jeu ; coups attendus : { $expected }.
error-over = la partie est terminée ; on ne peut plus rien jouer.
error-undo-none = rien à annuler : aucun coup n’a été joué.
error-undo-over = rien à annuler : la partie est terminée et sa graine est dévoilée.
error-undo-chance = rien à annuler : des dés ou un tirage sont venus depuis, et ce qui est vu est vu.
error-undo-seat = rien à annuler : { $name } a joué depuis, et ce qui est vu est vu.
error-no-rule = { $game } n’a pas de règle « { $id } » ; ses règles vont de { $first } à { $last }, voir pithead rules { $game }.
error-record-file = { $path } : lecture impossible ; vérifiez le chemin.
error-record-json = l’enregistrement n’est pas du JSON valide ; récupérez le fichier à nouveau.
error-record-entry = { $where } : valeur impossible ; ce n’est pas un enregistrement de Pithead, ou il a été modifié.
error-record-format = format : { $format } est inconnu ; cette version lit les formats { $older } et { $newer }.
error-record-visibility = visibility : un enregistrement pour { $visibility } ne contient pas les coups cachés et ne peut pas être rejoué ; prenez l’enregistrement complet.
error-record-rules = rules : la partie a été jouée avec la version { $played } des règles, que ce programme ne connaît pas ; il connaît { $known }.
error-record-components = components : la partie a été jouée avec le fichier de matériel { $played }, mais celui-ci est { $own } ; fournissez l’autre.
error-record-options = options : ce jeu n’a pas ces options, ou pas autant de places.
error-record-changed = changed : ce matériel ne convient pas à ce jeu.
error-record-position = position : cette position est impossible sur la table.
error-record-other-position = position : ses places ou ses options diffèrent de l’enregistrement ; ce n’est pas un enregistrement de Pithead, ou il a été modifié.
error-record-no-seed = seed : elle manque, donc plus de dés ni de tirages possibles ; seule une table sauvegardée peut reprendre.
error-record-seats = seats : l’enregistrement en compte { $seats }, mais il y a { $players } joueurs.
error-record-seed = seed : elle ne correspond pas à l’engagement publié avant le premier coup.
error-record-no-move = coup { $number } : il n’est pas noté ; prenez l’enregistrement complet.
error-record-after-end = coup { $number } ({ $move }) : la partie était déjà terminée.
error-record-seat = coup { $number } ({ $move }) : l’enregistrement l’attribue à la place { $seat }, mais c’était à la place { $decides } de décider.
error-record-move = coup { $number } ({ $move }) : { $reason }
error-record-chance = coup { $number } ({ $move }) : la graine ne donne pas ce tirage ; elle donne { $told }.
error-record-not-over = result : l’enregistrement en a un, mais la partie n’est pas terminée après son dernier coup.
error-record-no-result = result : il manque, alors que la partie est terminée.
error-record-result = result : il ne découle pas des coups ; les scores sont { $scores }.

## Le terminal

cli-me = Joueur
cli-game = { $title } : { $least } à { $most } places, environ { $minutes } minutes
cli-credit = de { $designer }{ $publisher ->
        [none] { "" }
       *[other] ; { $publisher }
    }{ $source ->
        [none] { "" }
        [rulebook] { " " }(source : le livret de règles)
       *[other] { " " }(source : { $source })
    }
cli-values = { $first } et { $count } autres
cli-rule-tag = { $tag ->
        [stated] écrit dans les règles
        [inferred] se déduit des règles
       *[ruling] notre interprétation
    }{ $where ->
        [none] { "" }
       *[other] { " " }(édition anglaise : { $where })
    }
cli-ruling = Interprétation { $id } : { $question }
cli-house-rule = Règle maison { $id } :
cli-answer = { $answer }{ $option ->
        [none] { "" }
       *[other] { " " }(option { $option })
    }
cli-no-effect = Sans effet dans un programme.
cli-example = { $held ->
        [true] juste
       *[other] FAUX
    }  { $id }  { $title } ({ $rules } ; { $claims ->
        [one] { $claims } affirmation
       *[other] { $claims } affirmations
    })
cli-claim = étape { $step }{ $move ->
        [none] { "" }
       *[other] , { $move }
    } : { $claim } devrait valoir { $wanted }, mais vaut { $actual }
cli-examples = { $examples ->
        [one] { $examples } exemple
       *[other] { $examples } exemples
    }, { $claims ->
        [one] { $claims } affirmation
       *[other] { $claims } affirmations
    } ; { $wrong ->
        [0] tout est juste
        [one] { $wrong } exemple est faux
       *[other] { $wrong } exemples sont faux
    }.
cli-replay-next = Entrée : suite, q : quitter
cli-welcome = { $title }. Engagement sur chaque tirage : { $commitment }…  Aide : tapez ?
cli-over = La graine était { $seed }. Sauvegardez l’enregistrement pour vérifier chaque tirage : save FICHIER, ou Entrée pour quitter.
cli-pass = Passez le clavier à { $name }, puis Entrée.
cli-many = { $kind } : { $count } choix, par exemple { $example } ; liste complète : moves { $kind }
cli-help-deciding =
    Tapez un numéro, ou un coup en notation ; majuscules ou minuscules, peu importe.
    { "  " }moves [mots]    tous les choix, ou ceux qui contiennent ces mots
    { "  " }why COUP        pourquoi un coup n’est pas permis, avec sa règle
    { "  " }hint            les coups préférés d’un bot, ce qu’il en attend et comment il finirait le tour
    { "  " }undo            annuler votre dernier coup, tant que personne d’autre n’a joué et que rien n’a été tiré
cli-help-looking =
    { "  " }score           la feuille de score actuelle
    { "  " }log             ce qui s’est passé jusqu’ici
    { "  " }board, read     redessiner le plateau ; le lire ligne par ligne
    { "  " }rules ID        une règle, par exemple celle d’un refus
    { "  " }save FICHIER    sauvegarder la table ; pour reprendre : pithead play --resume FICHIER
    { "  " }quit            quitter la table
cli-help-moves = Coups : { $usages }
cli-no-move = Aucun coup permis ne contient « { $words } ».
cli-no-choice = il n’y a pas de choix { $number } ; les numéros vont de 1 à { $last }.
cli-no-use = la partie est terminée, « { $word } » ne sert plus à rien ; il reste : { $commands }.
cli-which-move = indiquez un coup, par exemple : why { $example }
cli-which-rule = indiquez une règle, par exemple : rules { $example }
cli-which-file = indiquez un fichier, par exemple : save table.json
cli-unwritable = impossible d’écrire { $name } ; choisissez un autre fichier.
cli-legal = Ce coup est permis.
cli-expects-lead = { $sign }{ NUMBER($expected, minimumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1) } points d’avance attendus, d’après { $visits } simulations sur { $simulations }
cli-expects-points = { NUMBER($expected, minimumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1) } points attendus, d’après { $visits } simulations sur { $simulations }
cli-expects-chance = gagne { $expected } ± { $margin } % du temps, d’après { $visits } simulations sur { $simulations }
cli-behind = { $equal ->
        [yes] à peu près égal au premier coup (à { cli-behind.gap })
       *[no] à { cli-behind.gap } du premier coup
    }
    .gap = { $measure ->
        [chance] { $behind } ± { $margin } %
       *[points] { NUMBER($behind, minimumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1) } points
    }
cli-then = puis { $move }
cli-undone = Annulé : { $move }
cli-saved = { $table ->
        [over] Sauvegardé dans { $name }.
       *[running] Sauvegardé dans { $name }. Tous les secrets de la table y sont : pas de triche !
    }
cli-team = L’équipe
cli-points = { $who } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cli-won = Gagné : { $how }.
cli-lost = Perdu : { $how }.
cli-winners = { $count ->
        [one] { $names } gagne.
       *[other] { $names } se partagent la victoire.
    }

## Parties guidées

cli-guide-welcome = Apprendre { $title } : une première partie guidée, environ { $minutes } minutes. Aide : tapez ?
cli-guide-resumed = Vous reprenez là où vous en étiez. Pour recommencer : pithead guide { $game } --again
cli-guide-step = Étape { $number } sur { $count } : { $title }
cli-guide-flag = Le drapeau indique : { $places }
cli-guide-part = { $part ->
        [hand] votre main
        [facts] la ligne au-dessus du plateau
        [log] le journal
        [rules] les règles
       *[other] { $part }
    }
cli-guide-type = Tapez : { $move }
cli-guide-turn = Tapez le coup de votre choix. moves en donne la liste, hint en conseille quelques-uns.
cli-guide-enter = Entrée pour continuer.
cli-guide-help =
    Entrée pour continuer, ou tapez un coup ; le guide le reprend s’il vient trop tôt.
    { "  " }back            une étape en arrière
    { "  " }moves [mots]    tous les coups, ou ceux qui contiennent ces mots
    { "  " }why COUP        pourquoi un coup n’est pas permis, avec sa règle
    { "  " }hint            les coups préférés d’un bot
    { "  " }score, log      la feuille de score ; ce qui s’est passé jusqu’ici
    { "  " }board, read     redessiner le plateau ; le lire ligne par ligne
    { "  " }rules ID        une règle
    { "  " }quit            quitter ; le guide retient où vous en êtes
cli-guide-first = Et maintenant, une vraie première partie : { $command }
error-guide-none = { $title } n’a pas de partie guidée ; jeux qui en ont une : { $games }.
error-guide-move = cette étape attend un coup ; tapez-le, ou tapez ? pour l’aide.
error-guide-read = il n’y a plus rien à jouer ici ; Entrée pour continuer.
error-guide-first = c’est la première étape ; Entrée pour continuer.
guide-teacher = Lanterne
guide-over = La partie guidée s’arrête ici ; il n’y a plus rien à jouer.

## La page de règles

page-title = Règles : { $game }
page-lobby = Salon
page-languages = Langues
page-contents = Sommaire
page-facts = { $least ->
        [1] { $most ->
            [1] 1 joueur
           *[other] 1 à { $most } joueurs
        }
       *[other] { $least } à { $most } joueurs
    }, environ { $minutes } minutes
page-rebuilt-title = Ce que nous avons reconstitué
page-rebuilt = Le texte du livret nous est parvenu, ses images non. Tout ce que seule une image montrait est notre reconstitution.
page-correct = Si vous possédez la boîte, aidez-nous : comparez-la à la liste qu’affiche « pithead components { $slug } », et dites-nous ce qui diffère.
page-ruling = Interprétation { $id }
page-house-rule = Règle maison { $id }
page-house-rules = Règles maison
page-option = Option de table :
page-tag-inferred = Se déduit des règles : le livret ne le dit pas expressément.
page-tag-ruling = Notre interprétation.
page-no-effect = Sans effet dans un programme.
page-example = Exemple pour
page-published = Exemple du livret, pour
page-claim-refused = Non :
page-claim-pays = { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
page-version = Version { $version } de ces règles.
page-missing = Ce livret de règles n’existe pas
page-no-game = Il n’y a pas de jeu « { $slug } » ici ; choisissez-en un dans le salon.
page-aid = Aide de jeu
page-aid-title = Aide de jeu : { $game }
page-aid-rules = Toutes les règles
page-aid-published = La boîte telle que publiée.
page-aid-changed = Boîte modifiée : { $changes }
page-no-aid = Il n’y a pas encore d’aide de jeu pour ce jeu.
