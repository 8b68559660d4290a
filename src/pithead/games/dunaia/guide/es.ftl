# La primera partida guiada, paso a paso: qué hacer, la línea en la lista de pasos (title), algo más (more), lo que sigue a la primera
# jugada (then) y por qué se deshace otra jugada legal (back).

goal = Tu aldea de nueve casillas crece alrededor de seis gigantes de acero, las Dunaïas.
    .title = Los gigantes y tu objetivo
    .more = Tu objetivo: ganar más puntos que yo, con edificios, profecías, artefactos y flores.
die = Toma el 6 de la bandera: despierta tu Dunaïa 6.
    .title = Toma un dado
    .more = Cada turno empieza con un dado. La Dunaïa de su número despierta, y las dos casillas que tiene al lado hacen algo por ti.
    .then = C2 y C3 han despertado. Elige cuál va primero; aquí el orden da igual.
    .back = Puedes tomar cualquier dado negro. Pero empecemos por el 6: el dado ha vuelto a su sitio.
gifts = C3 te ha dado una flor, y en C2 has insertado el chip 6.
    .title = Qué dan las casillas vacías
    .more = Las flores pagan edificios; los chips, la ayuda de los Ancianos. En una casilla de chip vacía insertas el chip con el número de la Dunaïa.
build = Ahora usa el dado: ponlo en el espacio de construcción y empieza un edificio.
    .title = Empieza tu primer edificio
    .more = Después de despertar una Dunaïa pones el dado en una acción. El edificio rojo de la bandera cuesta 1 flor, y tienes 3.
    .then = Toma el edificio rojo de nivel 1 y ponlo en la casilla del centro, B2. A su lado están las Dunaïas 2 y 5.
    .back = Esa acción está permitida. Pero antes quiero enseñarte a construir: tu dado va en el espacio de construcción.
watch = Yo he hecho lo mismo: he tomado un 6 y he empezado un edificio.
    .title = Qué es un turno
    .more = Eso es un turno: tomar un dado, despertar su Dunaïa, usar el dado y tomar una profecía si la cumples. Después pasa el turno.
wake = Toma el 2: la Dunaïa 2 está junto a tu edificio.
    .title = Haz avanzar tu edificio
    .more = Cuando una Dunaïa despierta junto a un edificio, su ficha de construcción avanza una casilla. Este edificio se completa en la tercera.
    .then = Tu edificio avanzará, y en B1 insertarás el chip 2. Elige cuál va primero.
    .back = Puedes tomar un 4, pero a tu edificio no le sirve. Toma el 2.
move = Pon tu dado en el espacio de movimiento y mueve la Dunaïa 4 junto a tu edificio.
    .title = Mueve una Dunaïa
    .more = Los dos dados negros que quedan muestran un 4. Yo tomo uno, así que tu próximo dado es un 4: prepárate.
    .then = Mueve la Dunaïa 4 al lugar entre A2 y B2. En un mismo lugar caben hasta tres Dunaïas.
    .back = Esa acción está permitida. Pero viene un 4, así que vamos a mover la Dunaïa 4: tu dado va en el espacio de movimiento.
complete = Tienes el último dado negro, un 4. Elige qué casilla va primero.
    .title = Completa tu edificio y úsalo
    .more = La Dunaïa 4 ha despertado entre A2 y B2: insertas el chip 4, y tu edificio se completa.
    .then = Tu 4 ha completado el edificio: da tantos puntos como su nivel, 1. Ahora pon el dado en él para recibir 3 flores.
    .back = Elige A2 o B2: son las dos casillas que han despertado.
completed = Ahora el dado se queda en tu edificio hasta que se vuelvan a tirar todos.
    .title = Edificios completos de nivel 1
    .more = Completo, el nivel 1 no da nada al despertar. Acepta un dado cada vez, y los demás te pagan 1 flor por usarlo. Tu ficha de construcción vuelve a estar libre: con tres, puedes trabajar en tres edificios a la vez.
own-die = No quedaba ningún dado negro, así que has tomado el de tu color: un 5.
    .title = Tu propio dado
    .more = Yo también he tomado el mío. Ya se han usado todos los dados, y pronto se vuelven a tirar. Tu 5 ha despertado la Dunaïa 5: el chip 5 en B3, y nada en B2, que está completo.
elder = Llama al Anciano de la bandera con los chips 5, 6 y otro más.
    .title = Llama a un Anciano
    .more = Puedes llamar a los Ancianos antes o después de cada parte de tu turno. Los chips vuelven junto a tu tablero, y puedes insertarlos otra vez.
    .then = Toma ambas cosas: el poder, que son 2 flores, y el fragmento. Tres fragmentos distintos forman un artefacto, que da puntos al final.
    .back = Puedes continuar sin llamar. Pero tienes los chips para este Anciano, así que llámalo ahora.
second = Usa tu dado para empezar un edificio de nivel 2 en A2.
    .title = Un edificio de nivel 2
    .more = En su espacio del tablero, un edificio cuesta su nivel; aquí, 2 flores. El de encima de la pila cuesta 1 más.
    .then = Toma el edificio rojo de nivel 2 y ponlo en A2, junto al rojo que ya tienes. A su lado están las Dunaïas 1 y 4.
    .back = Esa acción está permitida. Pero tienes 7 flores: pon tu dado en el espacio de construcción.
levels = Una vez completo, tu nuevo edificio paga cada vez que despierta una Dunaïa a su lado.
    .title = Niveles y flechas
    .more = Da 1 flor, y 1 más por cada flecha que apunta a un edificio rojo completo, como B2. Las flechas de nivel 3 dan puntos al final.
prophecies = Quien antes cumple una profecía toma su loseta al final de su turno.
    .title = Profecías
    .more = Estas piden seis edificios completos; 7 flores y un artefacto; y tres edificios completos en una fila o columna. No pagas nada por ellas.
end = La partida termina cuando se toma la última profecía o alguien completa su noveno edificio.
    .title = Cómo termina la partida
    .more = Se termina la ronda, y después cada cual tiene un último turno.
points = Entonces se cuenta: gana quien tenga más puntos.
    .title = Qué da puntos
    .more = Un edificio completo da tantos puntos como su nivel. También dan puntos las flechas de nivel 3, las profecías y los artefactos, y cada 3 flores valen 1 punto.
free = Tu turno, sin banderas.
    .title = Tu turno, sin banderas
    .more = He vuelto a tirar los dados y he tomado uno. Elige un dado cuya Dunaïa te ayude y, después, una acción. Las Dunaïas 1 y 4 hacen avanzar tu edificio.
free-again = Y un turno más.
    .title = Un turno más
    .more = Piensa por adelantado: ves lo que muestra tu propio dado mucho antes de tomarlo.
done = { $lead ->
        [ahead] Vamos a dejarlo aquí: ganas tú, { $own } a { $best }.
        [behind] Vamos a dejarlo aquí: gano yo, { $best } a { $own }.
       *[level] Vamos a dejarlo aquí: hay empate a { $own }.
    }
    .title = Ya sabes jugar
    .more = Toma un dado, despierta su Dunaïa, usa el dado, toma una profecía. Dan puntos los edificios, las flechas, las profecías, los artefactos y las flores. La última profecía o un noveno edificio traen el final.
