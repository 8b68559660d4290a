# Tous les mots du cadre, en français. Les jeux ont les leurs dans leurs propres catalogues.

brand = pithead
# Les bots portent le nom de ce qui pend et tourne dans un chevalement, selon la place.
bot-name =
    { $n ->
        [0] Poulie
        [1] Lanterne
        [2] Treuil
        [3] Cuffat
        [4] Cliquet
       *[5] Derrick
    }
seat = Place { $n }
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
moves =
    { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }
language = Langue

## Ponctuation

text-comma = { ", " }
text-colon = { " : " }
text-stop = .
# Entre deux phrases.
text-space = { " " }

## Salon

lobby-with = avec { $names }
lobby-remove = Retirer { $title } de la liste
lobby-keep = Retirer de ma liste ; les autres gardent la table
lobby-others = Autres tables
lobby-title = À quoi on joue ?
lobby-mine = Vos tables
lobby-open-seats = Places libres
lobby-running = En cours
lobby-nothing-open = Aucune table ne cherche de joueurs pour le moment.
lobby-your-turn = À vous
lobby-thinks = { $name } réfléchit
lobby-finished = terminée
lobby-seats-open =
    { $n ->
        [one] { $n } place libre
       *[other] { $n } places libres
    }
lobby-play = Jouer
lobby-sit = S’asseoir
lobby-minutes = { $n } min
lobby-seats = { $from }–{ $to }
lobby-players = joueurs
lobby-together = coopératif
lobby-languages = Langues :
really = { $what } ?
lobby-by = de { $designer }
lobby-by-publisher = de { $designer } ; { $publisher }
lobby-credit-source =
    (source : { $source ->
        [rulebook] le livret de règles
       *[other] une page publique
    })
lobby-link-title = Un lien ou une partie enregistrée ?
lobby-link-text = Collez une invitation pour rejoindre une table, ou l’adresse d’une table pour la regarder. Vous pouvez aussi ouvrir un enregistrement pour le revoir et le vérifier.
lobby-link-label = Invitation ou adresse d’une table
lobby-link-go = Y aller
lobby-link-bad = Ce lien ne mène à aucune table de ce serveur.
lobby-gallery = Pièces
lobby-play-tab = Jouer
lobby-all = Les { $n } tables
since-now = à l’instant
since-minutes = il y a { $n } min
since-hours = il y a { $n } h
since-days = il y a { $n } j

## Nom et données

me-ask = Comment vous appelez-vous ?
me-text = Les autres verront ce nom à la table. Ni compte, ni mot de passe.
me-label = Votre nom
me-go = Continuer
me-change = { $name } : changer de nom
me-data = Vos données
me-export = Télécharger mes données
me-remove = Supprimer mes données
me-remove-sure = Oui, supprimer mes données
me-remove-text = Votre nom, vos messages et vos places sont supprimés aussitôt, sans retour possible. Les parties terminées affichent « Quelqu’un » à la place.

## Son

sound-on = Son activé
sound-off = Son coupé

## Conseil

hint-title = Un bot jouerait
hint-thinking = Un bot réfléchit…
# Ce que le bot attend d’un coup, et son retard sur le premier, chacun avec sa marge d’erreur.
hint-expected-lead = { FIGURE($n, sign: "always") } ± { FIGURE($margin) } points
hint-expected-points = { FIGURE($n) } ± { FIGURE($margin) } points
hint-expected-chance = gagne { PERCENT($n) } ± { PERCENT($margin) } %
hint-behind-lead = à { FIGURE($n) } ± { FIGURE($margin) } du premier
hint-behind-points = à { FIGURE($n) } ± { FIGURE($margin) } du premier
hint-behind-chance = à { PERCENT($n) } ± { PERCENT($margin) } % du premier
hint-equal = à peu près égal au premier
hint-visits = { $n } simulations sur { $all }
hint-then = puis : { $move }
hint-text-lead = L’avance que le bot espère sur le meilleur adversaire, avec sa marge d’erreur (95 %).
hint-text-points = Les points que le bot espère, avec leur marge d’erreur (95 %).
hint-text-chance = La fréquence à laquelle l’équipe gagne après ce coup, avec la marge d’erreur (95 %).
hint-how = Chaque coup de la liste a été essayé dans autant de simulations, avec la même chance. « Puis » montre comment la plupart ont fini le tour. Cliquez sur un coup pour le voir sur le plateau.

## Thème

theme-light = Clair
theme-dark = À la lampe
theme-auto = Comme le système
theme-label = Thème : { $now }. Changer.

## Création

create-who = Qui joue
create-level = Niveau des bots
create-house-rules = Règles maison
create-eyebrow = Nouvelle table
create-you = vous
create-you-too = vous, sur cet écran
create-open = place libre
create-by-link = par lien
create-add-seat = place
create-remove-seat = Retirer la place { $n }
create-change-seat = Place { $n } : { $now }. Changer de joueur.
create-name-of = Nom à la place { $n }
create-listed = Afficher dans le salon
create-listed-text = Tout le monde peut prendre une place libre. Si c’est désactivé, il faut le lien.
create-open-hands = Mains visibles
create-open-hands-text = Tout le monde, y compris les spectateurs, voit toutes les mains tant que la table existe.
create-onlookers-chat = Chat ouvert aux spectateurs
create-onlookers-chat-text = Ceux qui n’ont pas de place peuvent écrire dans le chat. Vous pourrez changer cela dans le menu.
create-why = pourquoi ce choix
create-go = Ouvrir la table
create-failed = La table n’a pas pu être ouverte.

## Variante

variant-label = Version
variant-published = telle que publiée
variant-changed = modifiée
variant-changed-named = modifiée : { $name }
variant-titled = { $title }, version modifiée : { $name }
variant-what = Ce qui est modifié
variant-text = Cette table utilise du matériel modifié. Tout le reste est conforme à l’édition publiée.
variant-became = { $before } devient { $after }
variant-added = en plus : { $after }
variant-gone = en moins : { $before }

## Table

table-leave = Quitter la table
table-leave-sure = Quitter et laisser un bot jouer
table-leave-alone = Supprimer la table pour de bon
table-notices-on = Notifications activées
table-notices-off = Me prévenir quand c’est à moi
table-notices-refused = Votre navigateur bloque les notifications de ce site. Vous pouvez les autoriser dans ses réglages.
table-onlookers-chat-on = Chat ouvert aux spectateurs
table-onlookers-chat-off = Chat réservé aux joueurs
table-forced = seul coup possible
table-forced-on = Les coups forcés se jouent seuls
table-forced-off = Les coups forcés vous attendent
table-seats = Places
table-you = vous
table-away = hors ligne
table-bot = bot
table-program = un programme
table-also = même joueur que { $names }
table-close = Fermer la table
table-close-sure = La fermer pour tous, définitivement
table-empty = place libre
table-undo = Annuler le dernier coup
table-undo-turn = Annuler tout le tour
table-hint = Demander conseil à un bot
table-more = Plus
table-to-lobby = Vers le salon
table-fit = Ajuster à l’écran
table-zoom-in = Zoom avant
table-zoom-out = Zoom arrière
tab-log = Journal
tab-moves = Coups
tab-rules = Règles
tab-score = Score
tab-chat = Chat
table-panel = Journal, règles, score et chat
table-close-panel = Fermer le panneau
table-say-label = Dire quelque chose
table-nobody-spoke = Personne n’a encore rien dit.
stands-in-illegal = { $name } a tenté un coup interdit : greedy a joué à sa place, et le refera si cela se reproduit.
stands-in-failed = { $name } est en panne : greedy a joué à sa place, et le refera si cela se reproduit.
stands-in-silent = { $name } ne répond pas ; greedy prend le relais à partir d’ici.
table-choosing = { $name } choisit…
table-onlookers =
    { $n ->
        [one] { $n } spectateur
       *[other] { $n } spectateurs
    }
table-nothing-yet = Il ne s’est encore rien passé.
table-earlier = { $n } lignes plus anciennes
table-since-turn = Depuis votre dernier tour
rules-search = Chercher dans les règles
rules-none = Aucune règle ne correspond.
rules-found = { $n ->
        [one] { $n } résultat
       *[other] { $n } résultats
    }
rules-book = Règles
rules-open = Ouvrir le livret de règles
rules-aid = Aide de jeu
rules-print = Imprimer
rules-example = Exemple
rules-step = Étape { $n } sur { $of }
rules-step-back = Étape précédente
rules-step-next = Étape suivante
rules-step-play = Jouer toutes les étapes
rules-ruling = Interprétation
rule-tag-stated = { "" }
rule-tag-inferred = se déduit
rule-tag-ruling = notre interprétation
rule-tag-house = règle maison
score-now = Score si la partie s’arrêtait maintenant
score-final = Score final
score-total = Total
moves-search = Chercher un coup
moves-none = Aucun coup ne correspond.
moves-wait = Ce n’est pas à vous de décider.
moves-more = encore { $n } ; cherchez ou choisissez sur le plateau.
table-text-board = Plateau en texte
table-text-board-read = Lire le plateau
table-keys = Touches
key-tab = Tab
    .does = groupe suivant : places, plateau, main, panneau
key-arrows = Flèches
    .does = parcourir le plateau, case par case
key-enter = Entrée
    .does = choisir, puis valider
key-escape = Échap
    .does = un pas en arrière ; rien n’est perdu
key-undo = U
    .does = annuler, tant que personne d’autre n’a joué et que rien n’a été tiré
key-explain = ?
    .does = pourquoi pas ici ? montre la règle
key-choices = 1–9
    .does = les choix du bandeau

## Annonces

say-legal = Ce coup est permis.
say-thinking = { $name } réfléchit
say-chance = Tirage…
say-chance-text = Le hasard décide.
say-turn = À vous de jouer
say-lost = Connexion perdue. Reconnexion…
say-lost-text = Votre coup est gardé et partira dès le retour de la connexion.
say-connecting = Arrivée à la table
say-connecting-text = Un instant.
say-waiting = En attente de joueurs
say-waiting-text =
    { $n ->
        [one] { $n } place est encore libre. Partagez les liens.
       *[other] { $n } places sont encore libres. Partagez les liens.
    }
say-refused = Impossible
say-close = Fermer
say-over = La partie est terminée
say-closed = La table est fermée
say-closed-text = L’hôte a fermé cette table. La partie ne peut pas continuer.
say-bot-for-me = Un bot joue pour vous
say-bot-for-me-text = Vous pouvez reprendre votre place à tout moment.

## Invitation

invite-link = Lien pour { $name }
invite-select = Cette page ne peut pas copier à votre place. Le lien est sélectionné : faites Ctrl+C, ou un appui long.
invite-title = Places libres
invite-text = Chaque place a un lien secret. Quiconque l’ouvre prend cette place.
invite-copy = Copier le lien
invite-copied = Copié
invite-bot = Ajouter un bot
invite-onlookers = Lien pour les spectateurs
invite-sit = Prendre cette place
invite-qr = Code QR du lien pour { $name }

## Menu d’une place

seat-menu-title = Place : { $name }
seat-menu-bot = Laisser jouer un bot : { $title }
seat-menu-back = Reprendre votre place
seat-menu-leave = Quitter cette place
seat-menu-remove = Retirer { $name }
seat-menu-free = Libérer cette place
seat-menu-link = Passer sur un autre appareil
seat-menu-look = Jouer cette place sur cet écran
seat-menu-look-on = Voir depuis cette place

## Rideau

curtain-title = Passez l’écran à { $name }
curtain-text = Les mains restent cachées d’ici là.
curtain-go = Je suis { $name }

## Enregistrement

record-open = Ouvrir un enregistrement
record-title = Un enregistrement

## Rejoindre

join-title = Une invitation
join-text = { $host } vous invite à une partie de { $title }.
join-who = Qui s’assoit là
join-go = S’asseoir
join-watch = Juste regarder
join-failed = Cette place n’est pas disponible.

## Fin

end-asked = { $name } propose une nouvelle partie.
end-join = Rejoindre la table
end-wins = { $name } gagne
end-wins-with = { $name } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
end-shared = { $names } se partagent la victoire
end-shared-with = { $names } se partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
end-team-won = Vous gagnez ensemble
end-team-lost = Le jeu gagne
end-again = Rejouer
end-share = Partager
end-verify = Vérifier les tirages
end-verifying = Vérification de chaque tirage…
end-record = Télécharger l’enregistrement
end-holds = Tout concorde
end-broken = Quelque chose ne concorde pas
end-seed = Graine
end-commitment = Engagement
end-replay = Revoir la partie
end-first = Au début
end-before = Un coup en arrière
end-after = Un coup en avant
end-last = À la fin
end-start = Lecture automatique
end-stop = Arrêter
end-setup = mise en place
end-at = coup { $n } sur { $of }
end-chart = au-dessus ou au-dessous de la moyenne de la table
end-sheet = Feuille de score
end-rule = Règle
end-turning = Les plus gros gains
end-moments = Tournants
end-loading = Chargement de la partie…
end-counting = Chargement du score…

## Jeu sans dessin

generic-board = Le plateau en texte
generic-choose = Choisissez un coup
# Un champ d’un coup, par son nom en notation.
generic-which =
    { $field ->
        [kind] Quoi ?
        [at] Où ?
        [to] Où ?
       *[other] { $field } ?
    }
generic-reopen = { $field } { $value } : choisir à nouveau
generic-play = Jouer ce coup
generic-undrawn = Le plateau dessiné de ce jeu n’a pas pu être chargé ; le voici en mots.

## Galerie

gallery-title = Toutes les pièces
gallery-text = Chaque pièce dans chacun de ses états, dessinée seule.
gallery-signs = Places et icônes
gallery-shape-diamond = losange
gallery-shape-circle = cercle
gallery-shape-square = carré
gallery-shape-triangle = triangle
gallery-shape-cross = croix
gallery-seat = place { $n }, { $shape }
gallery-stack = { $n } jetons
gallery-states = Une forme pour chaque signal
gallery-chosen = choisi
gallery-last = dernier coup
gallery-refused = refusé
gallery-focus = clavier
gallery-tiles = Toutes les tuiles
gallery-buildings = Tous les bâtiments

## Problèmes

problem-not-found = Il n’y a rien ici
problem-back = Vers le salon
problem-load = La page n’a pas pu être chargée.
problem-silent = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
# Ce que le serveur refuse, par son code ; sans traduction du code, sa propre phrase.
problem-refused =
    { $code ->
        [bad_option] Ce choix n’est pas proposé ici.
        [bad_record] Cet enregistrement ne peut pas être affiché ici.
        [bad_request] La table n’a pas compris cette demande.
        [busy] Il y a beaucoup de monde. Réessayez dans un instant.
        [damaged] Cette table est endommagée et a été mise de côté.
        [illegal] Ce coup n’est pas permis.
        [media_type] La table n’a pas compris cette demande.
        [no_name] Dites d’abord comment vous vous appelez.
        [not_found] Cela n’existe pas ici. Vérifiez le lien.
        [not_now] Ce n’est pas possible maintenant.
        [not_your_decision] Ce n’est pas à vous de décider.
        [not_yours] Seule la personne à qui appartient cette place ou cette table peut le faire.
        [other_rules] Cette table a été commencée avec des règles que ce programme ne connaît pas.
        [origin] Les demandes venant d’autres sites ne sont pas acceptées.
        [our_fault] Une erreur s’est produite chez nous ; elle a été notée.
        [refused] Ce n’est pas possible.
        [stale] La table a déjà avancé. Regardez à nouveau.
        [too_large] C’est trop volumineux.
        [too_many] C’était trop d’un coup. Attendez un instant.
        [too_slow] Cela a pris trop de temps. Envoyez-le à nouveau.
        [unreadable] Ce n’est pas un coup de ce jeu.
       *[other] { $detail }
    }

tab-steps = Étapes
lobby-learn = Apprendre
lobby-learn-minutes = environ { $n } min
lobby-learn-step = étape { $n } sur { $of }
guide-tag = Guide
guide-title = Apprendre { $title }
guide-step = Étape { $n } sur { $of }
guide-go = C’est parti
guide-next = Continuer
guide-back = Retour
guide-show = Montrez-moi
guide-refused = Pas tout à fait : { $why }.
guide-taken-back = Permis, mais pas maintenant.
guide-points = Le drapeau montre { $places }.
guide-private = Cette table n’est visible que de vous. Rien n’y est enregistré ni compté.
guide-leave = Quitter
guide-leave-title = Votre étape est gardée
guide-real = Jouer une vraie première partie
guide-again = Recommencer
tip-dismiss = Compris
tip-none = Plus de conseils
tips-on = Les conseils pour débutants sont affichés
tips-off = Les conseils pour débutants sont masqués
