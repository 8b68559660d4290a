# La primera partida guiada, paso a paso: qué hacer, la línea en la lista de pasos (title), algo más (more), lo que sigue a la primera
# jugada (then) y por qué se deshace otra jugada legal (back).

goal = Tú y yo cavamos en una misma montaña, loseta a loseta.
    .title = La montaña y tu objetivo
    .more = Tu objetivo: abrir minas donde se juntan muchas losetas y ganar más puntos que yo.
tiles = Mira tus losetas: cada una tiene seis bordes.
    .title = Qué hay en una loseta
    .more = Donde se tocan dos losetas, sus bordes deben ser del mismo color. Antes de colocar una loseta puedes girarla.
first = Coloca tu loseta roja y azul donde está la bandera.
    .title = Coloca tu primera loseta
    .more = Su único borde rojo debe tocar el borde rojo de la primera loseta.
    .back = Ese lugar también vale. Pero empieza por la bandera, por favor: la loseta ha vuelto a tu mano.
gray = Aquí he colocado una loseta: el gris va con cualquier color.
    .title = El gris va con todo
    .more = Mi borde azul toca uno gris. Un borde gris encaja con cualquier color, también en tus losetas.
build = Construye tu primera mina: coloca la loseta amarilla, gris y azul en la bandera.
    .title = Construye tu primera mina
    .more = Ahí toca dos losetas. Una mina da 1 punto por cada borde que toca: 2 puntos, por una de tus nueve fichas.
    .then = Ahora podrías colocar más losetas. Para aquí y construye la mina en la última que has colocado.
    .back = Está permitido, pero antes quiero enseñarte una mina. Coloca la loseta amarilla, gris y azul en la bandera, con el amarillo hacia la primera loseta.
watch = He colocado dos losetas en un turno y he construido una mina en la segunda.
    .title = Hasta tres losetas por turno
    .more = Puedes colocar una, dos o tres. Cada loseta adicional debe tocar una que hayas colocado en el mismo turno. Después robas una.
extend = Amplía tu mina: coloca la loseta roja, azul y gris en la bandera.
    .title = Amplía tu mina
    .more = Ahí toca tres losetas, y una es tu mina. Ampliar da 3 puntos y no cuesta ninguna ficha.
    .then = Para aquí y amplía tu mina con esta loseta.
    .back = Buen ojo, está permitido. Pero este paso va de ampliar: coloca la loseta roja, azul y gris en la bandera.
next-door = Nadie puede construir justo al lado de una mina.
    .title = Al lado no se construye
    .more = Una mina nueva necesita dos bordes que toquen y ninguna mina al lado, ni siquiera tuya. Para ampliar necesitas tres, junto a una mina tuya.
two = Ahora coloca dos losetas en un turno. La primera va en la bandera.
    .title = Dos losetas en un turno
    .more = Toma la loseta roja y amarilla. En este lugar solo la toca el gris, así que puedes girarla como quieras.
    .back = Puedes hacerlo. Pero vamos a colocar dos losetas: la roja y amarilla va en la bandera.
two-mine = Coloca a su lado la loseta con cuatro bordes grises.
    .title = La segunda hace la mina
    .more = Toca tres losetas: una mina ahí da 3 puntos. Solo la última loseta que colocas puede ser mina.
    .then = Para aquí y construye la mina.
    .back = Puedes hacerlo. Pero la bandera da más: la loseta con cuatro bordes grises toca ahí tres losetas.
draw = Solo tienes dos losetas. Roba una: eso ya es un turno entero.
    .title = Robar o cambiar una loseta
    .more = Abastecer es robar una loseta, si tienes menos de tres. Reorganizar es retirar una y robar dos, o una si tienes tres.
end = La partida termina cuando la pila se vacía o a alguien le queda una ficha.
    .title = Cómo termina la partida
    .more = La ronda se juega hasta el final, para que haya el mismo número de turnos. Empezaste con nueve fichas.
zones = Al final, tus minas vuelven a puntuar, como zonas.
    .title = Las zonas cuentan al final
    .more = Tus minas que se tocan son una zona. Vale sus losetas × sus fichas; una mina aislada vale 1. Ampliar con cinco o seis bordes añade una mina.
free = Tu turno, sin banderas.
    .title = Tu turno, sin banderas
    .more = Haz lo que quieras: coloca losetas y construye o amplía, roba o cambia. Busca lugares que toquen muchas losetas.
free-again = Y un turno más.
    .title = Un turno más
    .more = Los puntos que ves en un lugar son los que daría una mina ahí.
done = { $lead ->
        [ahead] Vamos a dejarlo aquí: ganas tú, { $own } a { $best }, contando las zonas.
        [behind] Vamos a dejarlo aquí: gano yo, { $best } a { $own }, contando las zonas.
       *[level] Vamos a dejarlo aquí, con { $own } puntos cada cual, contando las zonas.
    }
    .title = Ya sabes jugar
    .more = Los bordes encajan, y el gris va con todo. Una mina da los bordes que toca. Ampliar sale barato. Al final cuentan las zonas: losetas × fichas.

# Consejos en la primera partida de verdad

tip-opening = Primero cada cual coloca una loseta, sin mina. Pulsa un sitio marcado; púlsalo otra vez para girar la loseta.
tip-turn = Coloca de una a tres losetas, o roba una, o cambia una. Un número verde es lo que daría allí una mina.
tip-more = Puedes colocar otra loseta que toque una de este turno. Solo la última puede convertirse en mina.
tip-mine = Una mina nunca es obligatoria. Cada ficha que guardas es otra mina más tarde, pero las minas puntúan dos veces: ahora y, al final, en su zona.
