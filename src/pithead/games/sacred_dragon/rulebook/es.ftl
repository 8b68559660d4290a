# La página del reglamento de Mines of the Sacred Dragon: sus capítulos y ejemplos (véase examples.toml). Cada paso es un atributo, .step-1.

goal = Abre minas en una montaña sagrada. Cuando se agotan las fichas o las losetas, gana quien tenga más puntos.
overview = En tu turno colocas de una a tres losetas, color con color; el gris va con todo. En la última loseta que colocas puedes hacer una mina: da un punto por cada lado unido a la montaña. Una mina cuesta fichas. Ampliar una mina tuya cuesta pocas o ninguna. Al final, cada grupo de minas vecinas vale sus losetas por sus fichas.
rebuilt = El texto del reglamento se conserva; sus ilustraciones, no. Las 80 losetas, sus colores y todas las posiciones dibujadas aquí son reconstrucción nuestra: todas las mezclas de tres colores y gris, menos las cuatro losetas de un solo color. Siguen lo que dice el reglamento y el número que da.

## Capítulos

chapter-terms = Piezas y términos
chapter-setup = Preparación y ronda inicial
chapter-turn = Tu turno
chapter-place = Colocar una loseta
chapter-several = Colocar más de una loseta
chapter-build = Construir una mina
chapter-extend = Ampliar una mina
chapter-end = El final de la partida
chapter-scoring = Puntuación
chapter-winning = Quién gana
chapter-players = De dos a cinco, o en solitario

## Ejemplos

example-attached = Lados unidos y vecinas
    .step-1 = Seis losetas forman la montaña. Azul tiene una mina en una de ellas: una ficha. Una loseta colocada en 1,1 tocaría otras tres, así que tendría tres lados unidos.
    .step-2 = El espacio 1,-1 tendría dos lados unidos y está junto a la mina de Azul. En 3,0, una loseta tendría solo uno.
example-starting-round = La ronda inicial
    .step-1 = En la ronda inicial cada cual coloca una loseta. Nadie roba: Rojo no puede abastecerse.
    .step-2 = Rojo tiene una loseta que encaja, así que no puede retirar una en su lugar.
    .step-3 = Rojo coloca una loseta, azul con azul. No hay mina ni se roba: quedan tres losetas.
    .step-4 = También Amarillo coloca una loseta. Ahora empieza la partida propiamente dicha, otra vez con Rojo.
example-none-fits = Ninguna loseta encaja en la ronda inicial
    .step-1 = En la montaña solo hay rojo. Las losetas de Amarillo no tienen ningún borde rojo ni gris, así que no encaja ninguna.
    .step-2 = Amarillo muestra toda la mano y retira una de las losetas. Quedan tres, y todo el mundo las ha visto.
example-full-hand = Tres losetas en la mano
    .step-1 = Con tres losetas en la mano no puedes abastecerte.
    .step-2 = Puedes reorganizar: retira una loseta y roba una, porque empezaste con tres.
example-small-hand = Dos losetas en la mano
    .step-1 = Abastecer: roba una loseta. Ahora hay tres.
    .step-2 = O reorganizar: retira una loseta y roba dos. También así son tres.
    .step-3 = O explorar: coloca una loseta en la montaña.
    .step-4 = Un turno tiene una sola acción. Si has colocado una loseta, ya no puedes abastecerte.
    .step-5 = Puedes parar después de cualquier loseta. La última toca otras dos, así que se te ofrece una mina por 2 puntos.
    .step-6 = Puedes renunciar a ella. Después roba una loseta, por muchas que hayas colocado.
example-empty-hand = Ninguna loseta en la mano
    .step-1 = Sin losetas no puedes reorganizar, y no hay nada que colocar.
    .step-2 = Abastecer siempre es posible: roba una loseta.
example-colours = Color con color
    .step-1 = Girada así, la loseta no encaja: su borde amarillo tocaría uno rojo, y su borde rojo, uno amarillo. Basta un solo choque.
    .step-2 = Girada un borde hacia atrás, encaja: rojo con rojo, amarillo con amarillo.
    .step-3 = Así también encaja: gris con rojo, amarillo con amarillo. De las otras cuatro maneras, no.
example-gray = El gris encaja con todo
    .step-1 = El borde gris de la loseta nueva toca uno rojo, y su borde azul, uno gris. Las dos cosas están permitidas.
example-gray-on-gray = Gris con gris
    .step-1 = El gris encaja con el gris, y el gris encaja con el amarillo.
example-contact = Una loseta necesita contacto y un espacio libre
    .step-1 = En 2,1 la loseta no tocaría nada.
    .step-2 = El espacio 1,0 está ocupado. Las losetas no se tapan ni se mueven nunca.
example-joined = Tres losetas unidas
    .step-1 = La primera loseta toca dos losetas de la montaña.
    .step-2 = La segunda toca la primera, así que están unidas. Tiene tres lados unidos.
    .step-3 = La tercera toca las dos nuevas. Cuentan como cualquier otra loseta: dos lados unidos.
    .step-4 = La tercera loseta es la última, así que la mina va ahí: 2 puntos, una ficha.
example-not-joined = Sin unir
    .step-1 = La primera loseta, como antes.
    .step-2 = Esta loseta encajaría en la montaña, pero no toca ninguna de este turno.
    .step-3 = Como primera loseta de un turno está permitida.
example-distance = Lejos de cualquier mina
    .step-1 = Rojo coloca una loseta con dos lados unidos, a dos pasos de la mina de Azul.
    .step-2 = Rojo puede construir ahí: 2 puntos, una ficha.
    .step-3 = O Rojo llena este espacio: tres lados unidos y ninguna mina al lado.
    .step-4 = Rojo construye por 3 puntos, con una ficha.
example-too-near = Demasiado cerca de tu propia mina
    .step-1 = Azul coloca una loseta con dos lados unidos, justo al lado de su propia mina.
    .step-2 = Junto a una mina no se puede construir nada, tampoco junto a una propia. Para ampliar la mina, la loseta necesitaría tres lados unidos.
example-one-side = Con un lado no basta
    .step-1 = Una loseta con un solo lado unido.
    .step-2 = Una mina nueva necesita dos.
example-last-tile = Solo en la última loseta, y solo si quieres
    .step-1 = Antes de colocar una loseta no hay dónde hacer una mina.
    .step-2 = Coloca una loseta. Podrías colocar otra.
    .step-3 = La mina viene después de la última loseta, así que primero di que paras.
    .step-4 = Para. Ahora se te ofrece la mina.
    .step-5 = Puedes renunciar: ninguna ficha, ningún punto.
example-build-2 = Construir con dos lados
    .step-1 = Dos lados unidos.
    .step-2 = Una ficha, 2 puntos.
example-build-3 = Construir con tres lados
    .step-1 = Tres lados unidos.
    .step-2 = Una ficha, 3 puntos.
example-build-4 = Construir con cuatro lados
    .step-1 = Cuatro lados unidos.
    .step-2 = Una ficha, 4 puntos.
example-build-5 = Construir con cinco lados
    .step-1 = Cinco lados unidos.
    .step-2 = Dos fichas, 5 puntos.
example-build-6 = Construir con seis lados
    .step-1 = Seis lados unidos.
    .step-2 = Tres fichas, 6 puntos.
example-few-tokens = Faltan fichas
    .step-1 = Seis lados unidos valdrían 6 puntos. A Rojo le quedan dos fichas.
    .step-2 = La mina requiere tres, así que Rojo no puede hacerla.
example-extend-3 = Ampliar con tres lados
    .step-1 = Tres lados unidos, junto a una mina propia.
    .step-2 = Ninguna ficha, 3 puntos. La loseta no pasa a ser parte de la mina.
example-extend-4 = Ampliar con cuatro lados
    .step-1 = Cuatro lados unidos, junto a una mina propia.
    .step-2 = Ninguna ficha, 4 puntos.
example-extend-5 = Ampliar con cinco lados
    .step-1 = Cinco lados unidos, junto a una mina propia.
    .step-2 = Una ficha, 5 puntos. Las dos losetas son ahora una zona que vale 2 × 2 = 4.
example-extend-6 = Ampliar con seis lados
    .step-1 = Seis lados unidos, junto a una mina propia.
    .step-2 = Dos fichas, 7 puntos. La zona vale 2 × 3 = 6.
example-two-sides-extend = Con dos lados no se amplía
    .step-1 = Dos lados unidos, junto a una mina propia.
    .step-2 = Está demasiado cerca para construir, y son pocos lados para ampliar.
example-foreign = Junto a dos minas
    .step-1 = La loseta toca una mina de Rojo y otra de Azul.
    .step-2 = Rojo amplía su mina y se apunta 3 puntos, una sola vez. Azul no puntúa nada.
example-only-foreign = Solo junto a una mina ajena
    .step-1 = Tres lados unidos, pero la única mina que hay al lado es de Azul.
    .step-2 = Aquí Rojo no puede construir ni ampliar.
example-last-tokens = Las últimas fichas
    .step-1 = A Rojo le quedan tres fichas y llena un espacio con cinco lados.
    .step-2 = Eso requiere dos fichas: queda una, así que esta es la última ronda. A Amarillo aún le toca un turno.
    .step-3 = Amarillo juega el último turno. La partida ha terminado, y Rojo tiene más puntos.
example-zones = Zonas
    .step-1 = Rojo tiene dos minas separadas. Cada una es una zona de 1 loseta × 1 ficha: 2 puntos en total.
    .step-2 = También Azul tiene dos zonas: 1 × 1 y 1 × 2. Son 3 puntos.
    .step-3 = Dos de las minas de Verde son vecinas: 2 losetas × 3 fichas = 6. Con la tercera, Verde tiene 7 puntos, más que nadie.
example-marked = Puntos del tablero y zonas
    .step-1 = La misma montaña, tras una partida entera. Rojo tiene 36 puntos en el tablero de puntuación y 2 por zonas: 38. Verde tiene 30 y 7: 37.
example-tie = Un empate
    .step-1 = Hay empate a 34 puntos. La mejor zona de Rojo vale 2 × 2 = 4; la de Amarillo, 1. Gana Rojo.
example-shared = Una victoria compartida
    .step-1 = Hay empate a 34 puntos, y la mejor zona de cada cual vale 4. La victoria se comparte.
example-solo = En solitario
    .step-1 = En solitario se juega con 20 losetas. Queda una por robar.
    .step-2 = Abastecer la roba, y la partida termina con este mismo turno. Tu resultado es tu puntuación: 22.

## Ayuda de juego

aid-turn = Tu turno: haz una de estas cosas
    .explore = Explorar: coloca de 1 a { $played } losetas, haz una mina si quieres, roba 1 loseta.
    .order = La mina va en la última loseta que colocas.
    .supply = Abastecer: roba 1 loseta. No si tienes { $hand } en la mano.
    .reorganize = Reorganizar: retira una loseta y roba 2. Si empezaste con { $hand }, roba 1.
aid-mines = Minas: puntos y fichas
    .by = Lados unidos
    .build = Construir, sin ninguna mina al lado
    .extend = Ampliar, junto a una mina tuya
    .cell = { $points }
    .note = { $tokens ->
        [0] ninguna ficha
        [one] 1 ficha
       *[other] { $tokens } fichas
    }
    .foundation = Una loseta que recibe fichas es una mina desde entonces.
    .short = { $short_tokens ->
        [forbid] Si no te alcanzan las fichas, no puedes hacer la mina.
       *[other] Si no te alcanzan las fichas, pon las que te queden, al menos una.
    }
aid-tiles = Colocar losetas
    .match = Los bordes que se tocan son del mismo color. El gris va con todo.
    .turned = Gira las losetas como quieras. Cada una debe tocar la montaña.
    .joined = { $joined ->
        [each] Cada loseta adicional toca otra de tu turno.
       *[other] Al final, las losetas de tu turno deben estar unidas.
    }
aid-ending = El final
    .trigger = { $trigger ->
        [one] A alguien le queda 1 de sus { $tokens } fichas, o ninguna; o la pila está vacía.
       *[other] A alguien le quedan { $trigger } de sus { $tokens } fichas, o menos; o la pila está vacía.
    }
    .round = Se termina la ronda y se cuentan las zonas. Gana quien tenga más puntos.
    .tie = Empate: { $tie_break ->
        [zone_score] gana la zona más valiosa
       *[other] gana la zona con más losetas
    }. Si sigue el empate: { $final_tie ->
        [shared] la victoria se comparte.
       *[other] gana quien juega después.
    }
aid-zones = Zonas: losetas × fichas
    .worth = Las minas tuyas que se tocan forman una zona. Una mina aislada también es una zona.
    .example = 2 losetas con 3 fichas: 2 × 3 = 6.
