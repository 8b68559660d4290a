# La primera partida guiada, paso a paso: qué hacer, la línea en la lista de pasos (title), algo más (more) y por qué se deshace otra jugada
# legal (back).

goal = Diriges el equipo amarillo, en la bandera, y yo dirijo a dos rivales: el rojo y el azul.
    .title = La mina y tu objetivo
    .more = Todos los equipos buscan Ranium blanco. Llévalo a un carguero en el borde de la mina: gana quien antes entregue tres unidades.
walk = Anda hasta la unidad de la bandera.
    .title = Anda hasta una unidad
    .more = El octógono blanco es una unidad de Ranium blanco. Por uno de mineral, tu equipo llega hasta donde lleve un túnel de un solo color.
    .back = Eso también está permitido. Pero ve antes a por la unidad, por favor: anda hasta la bandera.
collect = Ahora recógela.
    .title = Recoge la unidad
    .more = Cuesta uno más de mineral. En cada turno tienes cuatro de mineral, y hay que gastarlos todos.
    .back = Está permitido. Pero recoge la unidad antes de seguir, por favor: elige Recoger.
turn = Tu túnel está cerrado por el sur. Voltea la carta de la bandera.
    .title = Gira una carta
    .more = Elige Girar, la carta y después B o C: las dos muestran el dorso. A, media vuelta, aquí no ayuda. Puedes girar cualquier carta de la mina.
    .back = Puedes hacerlo. Pero abre antes tu salida, por favor: gira la carta de la bandera con B o C.
push = Empuja el carguero de la bandera un puesto hacia abajo, hasta f5.
    .title = Empuja un carguero
    .more = Al empezar un turno, todos los cargueros avanzan dos puestos en el sentido de las agujas del reloj: seis puestos hasta que te vuelve a tocar. Desde f5, este llega así a tu salida.
    .back = Puedes hacerlo. Pero tu unidad necesita un carguero: empuja hasta f5 el que está en la bandera.
watch = Yo también he jugado: cada uno de mis equipos ha recogido una unidad.
    .title = Mis turnos
    .more = Mi equipo rojo ha girado una carta a sus espaldas para que nadie lo siga. Y los cargueros han avanzado: uno está justo debajo de tu túnel.
deliver = Entrega tu unidad.
    .title = Entrega una unidad
    .more = Por uno de mineral, tu equipo va por el túnel amarillo hasta el carguero. La última carta tiene que estar abierta por el lado en el que está el carguero.
    .back = Está permitido. Pero el carguero no espera: elige Entregar.
marker = ¡Un marcador amarillo para ti! Y tu equipo está de vuelta en su campamento base.
    .title = Marcadores y unidades nuevas
    .more = Por cada unidad que entregas, quien está a tu derecha destapa una carta de símbolo. A mi equipo azul le ha salido un 6: hay una unidad nueva en una carta con un 6.
step = Te quedan tres de mineral. Pasa a la carta azul de la bandera.
    .title = Pasa a otro color
    .more = Al andar sigues en un mismo color. Al pasar avanzas una carta, a otro color. Las dos cartas tienen que estar abiertas la una a la otra.
    .back = Puedes hacerlo. Pero tengo otra idea: pasa a la carta azul de la bandera.
follow = Anda hasta mi equipo azul. ¡Lleva una unidad!
    .title = Sigue al equipo azul
    .more = Ahora estás en una carta azul, así que puedes andar por el túnel azul.
    .back = Puedes hacerlo. Pero el equipo azul lleva una unidad: anda hasta la bandera.
steal = Roba la unidad.
    .title = Roba una unidad
    .more = Cada cual destapa una carta de símbolo, del 2 al 6, y resta las unidades que lleva. Gana el número más alto.
    .back = Está permitido. Pero has venido a por la unidad: elige Robar.
fight = Has ganado, 5 contra 4 - 1 = 3: la unidad es tuya, y tu equipo está a salvo en casa.
    .title = Un combate
    .more = Quien roba y gana vuelve a casa de inmediato. En un empate no pasa nada. Si gana quien defiende, realiza una acción gratuita de uno de mineral.
place = Mi equipo rojo ha entregado una unidad. Ahora tú pones una nueva en la mina.
    .title = Pon una unidad nueva en la mina
    .more = A la derecha de Rojo estás tú, y tu carta de símbolo es un 3. Elige una carta con un 3.
secret = Mi equipo azul ha ido por un túnel secreto y se ha llevado la unidad del 6.
    .title = Túnel secreto y maletín
    .more = Secreto, por tres de mineral: a cualquier carta de tu color, solo sin unidades. Maletín, por dos: manda a todos los demás equipos de tu carta a otra del mismo color.
end = El tercer marcador termina la partida en el acto: gana quien lo consigue.
    .title = Cómo termina la partida
    .more = En un turno puedes entregar dos unidades, incluso con la misma acción. Entre dos, cada cual dirige dos equipos y necesita cinco marcadores.
free = Tu turno, sin banderas: gasta tus cuatro de mineral.
    .title = Tu turno, sin banderas
    .more = Llevas una unidad, tu túnel está abierto, y hay un carguero a dos puestos de su final. Pero haz lo que quieras, en cualquier orden.
free-again = Y otra vez: haz lo que quieras con tu mineral.
    .title = Vuelve a gastar tu mineral
    .more = Cuando mi equipo rojo entrega, la unidad nueva la pones tú. Las naves a trazos muestran dónde estarán los cargueros en el turno siguiente.
free-last = Una última vez.
    .title = Una última vez
    .more = A un equipo cargado se le puede robar, así que mira quién puede alcanzarlo. También puedes girar una carta para cerrar un túnel.
done = { $lead ->
        [ahead] Vamos a dejarlo aquí: ganas tú, { $own } a { $best }.
        [behind] Vamos a dejarlo aquí: gano yo, { $best } a { $own }.
       *[level] Vamos a dejarlo aquí: hay empate, { $own } a { $best }.
    }
    .title = Ya sabes jugar
    .more = Los cargueros avanzan y después gastas cuatro de mineral: girar, andar, recoger, robar, empujar, entregar. Gana en el acto quien antes tenga tres marcadores.
