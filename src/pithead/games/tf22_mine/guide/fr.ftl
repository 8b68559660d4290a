# La première partie guidée, étape par étape : quoi faire, la ligne dans la liste (title), des précisions (more), et pourquoi un
# autre coup permis est repris (back). docs/add-a-game.md

goal = Vous menez l’équipe jaune, au drapeau, et j’en mène deux autres : la rouge et la bleue.
    .title = La mine et votre but
    .more = Nous cherchons tous du Ranium blanc. Portez-le à un cargo au bord de la mine : trois unités livrées, et c’est gagné.
walk = Marchez jusqu’à l’unité, au drapeau.
    .title = Marcher jusqu’à une unité
    .more = L’octogone blanc est une unité de Ranium blanc. Pour un minerai, votre équipe va aussi loin que mène un tunnel d’une couleur.
    .back = C’est permis aussi. Mais allez plutôt chercher l’unité d’abord : marchez jusqu’au drapeau.
collect = Ramassez-la maintenant.
    .title = Ramasser l’unité
    .more = Cela coûte encore un minerai. Vous en avez quatre à chaque tour, et vous devez tous les dépenser.
    .back = C’est permis. Mais prenez l’unité avant de continuer : choisissez Ramasser.
turn = Votre tunnel est fermé au sud. Retournez la carte au drapeau.
    .title = Tourner une carte
    .more = Choisissez Tourner, la carte, puis B ou C : les deux montrent son dos. A, un demi-tour, n’aide pas ici. Vous pouvez tourner n’importe quelle carte de la mine.
    .back = C’est permis. Mais ouvrez d’abord votre chemin : retournez la carte au drapeau par B ou C.
push = Poussez le cargo au drapeau d’un quai vers le bas, jusqu’à f5.
    .title = Pousser un cargo
    .more = Au début de chaque tour, tous les cargos avancent de deux quais dans le sens horaire : six quais avant que ce soit de nouveau à vous. Depuis f5, celui-ci arrivera à votre sortie.
    .back = C’est permis. Mais votre unité a besoin d’un cargo : poussez celui du drapeau vers le bas, jusqu’à f5.
watch = J’ai joué aussi : chacune de mes équipes est allée chercher une unité.
    .title = Mes tours
    .more = Mon équipe rouge a tourné une carte derrière elle : personne ne peut la suivre. Et les cargos ont avancé : l’un d’eux est juste sous votre tunnel.
deliver = Livrez votre unité.
    .title = Livrer une unité
    .more = Pour un minerai, votre équipe traverse le tunnel jaune jusqu’au cargo. La dernière carte doit être ouverte du côté où se trouve le cargo.
    .back = C’est permis. Mais le cargo n’attendra pas : choisissez Livrer.
marker = Un marqueur jaune pour vous ! Et votre équipe est de retour à son camp de base.
    .title = Marqueurs et nouvelles unités
    .more = Pour chaque unité livrée, la personne à votre droite révèle une carte Symbole. Mon équipe bleue a eu un 6 : une nouvelle unité est maintenant sur une carte avec un 6.
step = Il vous reste trois minerais. Passez sur la carte bleue au drapeau.
    .title = Passer dans une autre couleur
    .more = On marche dans une seule couleur. Passer vous mène une carte plus loin, dans une autre couleur. Les deux cartes doivent être ouvertes l’une vers l’autre.
    .back = C’est permis. Mais j’ai autre chose en tête : passez sur la carte bleue au drapeau.
follow = Marchez jusqu’à mon équipe bleue. Elle porte une unité !
    .title = Suivre l’équipe bleue
    .more = Vous êtes maintenant sur une carte bleue, vous pouvez donc marcher dans le tunnel bleu.
    .back = C’est permis. Mais l’équipe bleue porte une unité : marchez jusqu’au drapeau.
steal = Volez l’unité.
    .title = Voler une unité
    .more = Chacun révèle une carte Symbole, de 2 à 6, et en retire les unités qu’il porte. Le plus grand nombre gagne.
    .back = C’est permis. Mais vous êtes là pour l’unité : choisissez Voler.
fight = Gagné, 5 contre 4 - 1 = 3 : l’unité est à vous, et votre équipe est à l’abri au camp.
    .title = Un combat
    .more = L’équipe qui vole et gagne rentre aussitôt. En cas d’égalité, rien ne se passe. Si la défense gagne, elle a une action gratuite à un minerai.
place = Mon équipe rouge a livré une unité. À vous d’en remettre une dans la mine.
    .title = Remettre une unité dans la mine
    .more = La personne à la droite de Rouge, c’est vous, et votre carte Symbole est un 3. Choisissez une carte avec un 3.
secret = Mon équipe bleue a pris un tunnel secret, puis l’unité sur le 6.
    .title = Tunnel secret et valise
    .more = Secret, pour trois minerais : vers toute carte de votre couleur, seulement sans unité. Valise, pour deux minerais : envoyer toutes les autres équipes de votre carte sur une autre de la même couleur.
end = Le troisième marqueur termine aussitôt la partie : qui l’obtient gagne.
    .title = La fin de la partie
    .more = Vous pouvez livrer deux unités par tour, même en une seule action. À deux joueurs, chacun mène deux équipes et il faut cinq marqueurs.
free = À vous, sans drapeaux : dépensez vos quatre minerais.
    .title = Votre tour, sans drapeaux
    .more = Vous portez une unité, votre tunnel est ouvert, et un cargo est deux quais avant sa sortie. Mais faites ce qui vous plaît, dans l’ordre que vous voulez.
free-again = Et encore : faites ce qui vous plaît de votre minerai.
    .title = Encore quatre minerais
    .more = Quand mon équipe rouge livre, c’est vous qui remettez l’unité dans la mine. Les vaisseaux en pointillé montrent où seront les cargos au prochain tour.
free-last = Une dernière fois.
    .title = Une dernière fois
    .more = Une équipe chargée peut se faire voler : regardez qui peut l’atteindre. Vous pouvez aussi tourner une carte pour fermer un tunnel.
done = { $lead ->
        [ahead] Arrêtons-nous là : vous menez, { $own } à { $best }.
        [behind] Arrêtons-nous là : je mène, { $best } à { $own }.
       *[level] Arrêtons-nous là : égalité, { $own } à { $best }.
    }
    .title = Vous savez jouer
    .more = Les cargos avancent, puis vous dépensez quatre minerais : tourner, marcher, ramasser, voler, pousser, livrer. Le premier à trois marqueurs gagne aussitôt.
