# La première partie guidée, étape par étape : quoi faire, la ligne dans la liste (title), des précisions (more), la suite après
# le premier coup (then), et pourquoi un autre coup permis est repris (back). docs/add-a-game.md

goal = Nous creusons tous dans une seule montagne, tuile après tuile.
    .title = La montagne et votre but
    .more = Votre but : ouvrir des mines là où beaucoup de tuiles se touchent, et marquer plus de points que moi.
tiles = Regardez vos tuiles : chacune a six bords.
    .title = Ce qu’il y a sur une tuile
    .more = Là où deux tuiles se touchent, leurs bords doivent avoir la même couleur. Vous pouvez tourner une tuile avant de la poser.
first = Posez votre tuile rouge et bleue au drapeau.
    .title = Une première tuile
    .more = Son seul bord rouge doit toucher le bord rouge de la tuile de départ.
    .back = Cette case est permise aussi. Mais commencez plutôt au drapeau : votre tuile est revenue dans votre main.
gray = J’ai posé une tuile ici : le gris va avec toutes les couleurs.
    .title = Le gris va avec tout
    .more = Mon bord bleu touche un bord gris. Un bord gris convient à toutes les couleurs, sur vos tuiles aussi.
build = Construisez votre première mine : posez la tuile jaune, grise et bleue au drapeau.
    .title = Une première mine
    .more = Elle y touche deux tuiles. Une mine rapporte 1 point par côté en contact : 2 points, pour un de vos neuf jetons.
    .then = Vous pourriez poser d’autres tuiles. Arrêtez ici, et construisez la mine sur la dernière tuile posée.
    .back = C’est permis, mais je voudrais d’abord vous montrer une mine. Posez la tuile jaune, grise et bleue au drapeau, le jaune vers la tuile de départ.
watch = J’ai posé deux tuiles en un tour et construit une mine sur la deuxième.
    .title = Jusqu’à trois tuiles par tour
    .more = Vous pouvez en poser une, deux ou trois. Chaque tuile de plus doit en toucher une posée dans le même tour. Puis vous piochez une tuile.
extend = Agrandissez votre mine : posez la tuile rouge, bleue et grise au drapeau.
    .title = Agrandir sa mine
    .more = Elle y touche trois tuiles, dont votre mine. Agrandir rapporte 3 points et ne coûte pas de jeton.
    .then = Arrêtez ici, et agrandissez votre mine avec cette tuile.
    .back = Bien vu, c’est permis. Mais il s’agit ici d’agrandir : posez la tuile rouge, bleue et grise au drapeau.
next-door = Personne ne peut construire juste à côté d’une mine.
    .title = Pas de mine voisine
    .more = Une nouvelle mine demande deux côtés en contact et aucune mine à côté, pas même la vôtre. Pour agrandir, il en faut trois, à côté de votre propre mine.
two = Posez maintenant deux tuiles en un tour. La première va au drapeau.
    .title = Deux tuiles en un tour
    .more = Prenez la rouge et jaune. Sur cette case, elle ne touche que du gris : tournez-la comme vous voulez.
    .back = C’est permis. Mais posons deux tuiles : la rouge et jaune va au drapeau.
two-mine = Posez à côté la tuile aux quatre bords gris.
    .title = La mine sur la deuxième
    .more = Elle touche trois tuiles : une mine y rapporte 3 points. Seule la dernière tuile posée peut devenir une mine.
    .then = Arrêtez ici, et construisez la mine.
    .back = C’est permis. Mais le drapeau vaut plus : la tuile aux quatre bords gris y touche trois tuiles.
draw = Vous n’avez que deux tuiles. Piochez-en une : c’est tout un tour.
    .title = Piocher ou changer une tuile
    .more = Ravitailler pioche une tuile si vous en avez moins de trois. Réorganiser en retire une et en pioche deux, ou une seule si vous en avez trois.
end = La partie se termine quand la pioche est vide, ou quand quelqu’un n’a plus qu’un jeton.
    .title = La fin de la partie
    .more = On finit la manche, pour que chacun ait autant de tours. Vous avez commencé avec neuf jetons.
zones = À la fin, vos mines rapportent encore une fois, par zones.
    .title = Les zones comptent à la fin
    .more = Vos mines qui se touchent forment une zone. Elle rapporte ses tuiles × ses jetons ; une mine isolée rapporte 1. Agrandir avec cinq ou six côtés ajoute une mine.
free = À vous, sans drapeaux.
    .title = Votre tour, sans drapeaux
    .more = Faites ce qui vous plaît : poser des tuiles et construire ou agrandir, piocher, ou changer une tuile. Cherchez les cases qui touchent beaucoup de tuiles.
free-again = Et encore un tour.
    .title = Encore un tour
    .more = Les points sur une case sont ce qu’une mine y rapporterait.
done = { $lead ->
        [ahead] Arrêtons-nous là : vous menez, { $own } à { $best }, zones comprises.
        [behind] Arrêtons-nous là : je mène, { $best } à { $own }, zones comprises.
       *[level] Arrêtons-nous là : égalité, { $own } points chacun, zones comprises.
    }
    .title = Vous savez jouer
    .more = Les bords concordent, et le gris va avec tout. Une mine rapporte ses côtés en contact. Agrandir coûte peu. Les zones comptent à la fin : tuiles × jetons.

# Conseils dans une vraie première partie

tip-opening = D’abord chacun pose une tuile, sans mine. Cliquez sur un emplacement marqué ; cliquez encore pour tourner la tuile.
tip-turn = Posez une à trois tuiles, ou piochez-en une, ou échangez-en une. Un nombre vert est ce qu’une mine y rapporterait.
tip-more = Vous pouvez poser une autre tuile qui en touche une de ce tour. Seule la dernière peut devenir une mine.
tip-mine = Une mine n’est jamais obligatoire. Chaque jeton gardé est une mine de plus pour la suite, mais une mine compte deux fois : maintenant, et à la fin dans sa zone.
