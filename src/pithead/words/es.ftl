# Lo que comparten todos los juegos. SEAT() nombra a quien juega, NAME() una pieza; véase core/text/words.py.

seat = Asiento { $number }
ask-over = La partida ha terminado.
ask-waiting = Esperando a que se ocupen todos los asientos.
ask-closed = Quien abrió esta mesa la ha cerrado.
line-points = Puntos

## Niveles de los bots, del más flojo al más fuerte

level-1 = Principiante
    .text = Juega rápido y se equivoca.
level-2 = Casual
    .text = Comete algún error de vez en cuando.
level-3 = Hábil
    .text = Piensa un poco por adelantado.
level-4 = Fuerte
    .text = Calcula con cuidado.
level-5 = Maestro
    .text = Calcula todo lo que puede.

## Lo que queda demostrado sobre un registro

proved-moves = Las { $moves } jugadas cumplen las reglas de { $title } (versión { $version }).
proved-no-seed = La semilla aún no se ha revelado, así que no se puede comprobar el azar.
proved-seed = La semilla coincide con el compromiso, y de ella salen los { $outcomes } resultados del azar.
proved-result = El resultado es correcto.
proved-not-over = La partida aún no ha terminado.
proved-changed = { $entries ->
    [one] Es un juego modificado: un componente difiere de la versión publicada; el registro los incluye todos.
   *[other] Es un juego modificado: { $entries } componentes difieren de la versión publicada; el registro los incluye todos.
}

## Lo que sale mal

error-unreadable = «{ $text }» no es una jugada de este juego; se esperaba: { $expected }.
error-over = la partida ha terminado; ya no se puede jugar nada más.
error-undo-none = no hay nada que deshacer: todavía no se ha hecho ninguna jugada.
error-undo-over = no hay nada que deshacer: la partida ha terminado y su semilla se ha revelado.
error-undo-chance = no hay nada que deshacer: después ha intervenido el azar, y lo visto, visto está.
error-undo-seat = no hay nada que deshacer: { $name } ha jugado después, y lo visto, visto está.
error-no-rule = { $game } no tiene la regla «{ $id }»; sus reglas van de { $first } a { $last }, véase pithead rules { $game }.
error-record-file = { $path }: no se puede leer ({ $reason }); revisa la ruta.
error-record-json = el registro no es un JSON válido ({ $reason }); consigue el archivo de nuevo.
error-record-entry = { $where }: { $reason }; esto no es un registro de Pithead, o alguien lo ha editado.
error-record-format = format: { $format } no se conoce; esta versión lee los formatos { $older } y { $newer }.
error-record-visibility = visibility: a un registro para { $visibility } le faltan las jugadas ocultas y no se puede reproducir; usa el registro completo.
error-record-rules = rules: se jugó con la versión { $played } de las reglas, que este programa no conoce; conoce { $known }.
error-record-components = components: se jugó con el archivo de componentes { $played }, pero este es { $own }; indica aquel archivo.
error-record-options = options: { $reason }
error-record-changed = changed: { $reason }
error-record-position = position: { $reason }
error-record-other-position = position: sus asientos u opciones no son los del registro; esto no es un registro de Pithead, o alguien lo ha editado.
error-record-no-seed = seed: falta, así que el azar no puede seguir; solo se puede continuar una mesa guardada.
error-record-seats = seats: el registro tiene { $seats }, pero hay { $players } para jugar.
error-record-seed = seed: no coincide con el compromiso publicado antes de la primera jugada.
error-record-no-move = jugada { $number }: no tiene notación; usa el registro completo.
error-record-after-end = jugada { $number } ({ $move }): la partida ya había terminado.
error-record-seat = jugada { $number } ({ $move }): en el registro es del asiento { $seat }, pero decidía el asiento { $decides }.
error-record-move = jugada { $number } ({ $move }): { $reason }
error-record-chance = jugada { $number } ({ $move }): la semilla no da este resultado; da { $told }.
error-record-not-over = result: el registro tiene uno, pero la partida no termina con su última jugada.
error-record-no-result = result: falta, aunque la partida ha terminado.
error-record-result = result: no se sigue de las jugadas; las puntuaciones son { $scores }.

## El terminal

cli-me = Jugador
cli-game = { $title }: de { $least } a { $most } asientos, unos { $minutes } minutos
cli-credit = de { $designer }{ $publisher ->
        [none] { "" }
       *[other] ; { $publisher }
    }{ $source ->
        [none] { "" }
        [rulebook] { " " }(fuente: el reglamento)
       *[other] { " " }(fuente: { $source })
    }
cli-values = { $first } y { $count } más
cli-rule-tag = { $tag ->
        [stated] textual
        [inferred] deducida
       *[ruling] interpretación
    }{ $where ->
        [none] { "" }
       *[other] ; reglamento (en inglés): { $where }
    }
cli-ruling = Interpretación { $id }: { $question }
cli-house-rule = Regla de la casa { $id }:
cli-answer = { $answer }{ $option ->
        [none] { "" }
       *[other] { " " }(opción { $option })
    }
cli-no-effect = Sin efecto en un programa: { $reason }
cli-example = { $held ->
        [true] se cumple
       *[other] NO SE CUMPLE
    }  { $id }  { $title } ({ $rules }; { $claims ->
        [one] { $claims } afirmación
       *[other] { $claims } afirmaciones
    })
cli-claim = paso { $step }{ $move ->
        [none] { "" }
       *[other] , { $move }
    }: { $claim } debería ser { $wanted }, pero es { $actual }
cli-examples = Comprobado: { $examples ->
        [one] { $examples } ejemplo
       *[other] { $examples } ejemplos
    }, { $claims ->
        [one] { $claims } afirmación
       *[other] { $claims } afirmaciones
    }; { $wrong ->
        [0] se cumple todo
        [one] { $wrong } ejemplo no se cumple
       *[other] { $wrong } ejemplos no se cumplen
    }.
cli-replay-next = Enter: siguiente, q: salir
cli-welcome = { $title }. Compromiso con todo el azar: { $commitment }…  Escribe ? para ver la ayuda.
cli-over = La semilla era { $seed }. Guarda el registro para comprobar todo el azar: save ARCHIVO, o pulsa Enter para salir.
cli-pass = Pasa el teclado a { $name }, y Enter.
cli-many = { $kind }: { $count } opciones, como { $example }; para verlas todas: moves { $kind }
cli-help-deciding =
    Escribe un número o una jugada en notación; las mayúsculas dan igual.
    { "  " }moves [texto]   todas las opciones, o las que contienen el texto
    { "  " }why JUGADA      por qué una jugada no es legal, con su regla
    { "  " }hint            las jugadas que prefiere un bot, qué espera y cómo acabaría el turno
    { "  " }undo            deshacer tu última jugada, mientras nadie más juegue ni intervenga el azar
cli-help-looking =
    { "  " }score           la hoja de puntuación hasta ahora
    { "  " }log             lo que ha pasado hasta ahora
    { "  " }board, read     dibujar otra vez el tablero; leerlo por líneas
    { "  " }rules ID        una regla, por ejemplo la que cita una negativa
    { "  " }save ARCHIVO    guardar la mesa; para seguir luego: pithead play --resume ARCHIVO
    { "  " }quit            dejar la mesa
cli-help-moves = Jugadas: { $usages }
cli-no-move = Ninguna jugada legal contiene «{ $words }».
cli-no-choice = no existe la opción { $number }; los números van de 1 a { $last }.
cli-no-use = la partida ha terminado, así que «{ $word }» ya no sirve; aún puedes usar: { $commands }.
cli-which-move = indica una jugada, por ejemplo: why { $example }
cli-which-rule = indica una regla, por ejemplo: rules { $example }
cli-which-file = indica un archivo, por ejemplo: save mesa.json
cli-unwritable = no se puede escribir { $name } ({ $reason }); elige otro archivo.
cli-legal = Esa jugada es legal.
cli-expects-lead = espera una ventaja de { $sign }{ NUMBER($expected, minimumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1) } puntos, en { $visits } de { $simulations } simulaciones
cli-expects-points = espera { NUMBER($expected, minimumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1) } puntos, en { $visits } de { $simulations } simulaciones
cli-expects-chance = gana el { $expected } ± { $margin } % de las veces, en { $visits } de { $simulations } simulaciones
cli-behind = { $equal ->
        [yes] más o menos igual que la primera ({ cli-behind.gap } por detrás)
       *[no] { cli-behind.gap } por detrás de la primera
    }
    .gap = { $measure ->
        [chance] { $behind } ± { $margin } %
       *[points] { NUMBER($behind, minimumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1) } puntos
    }
cli-then = después { $move }
cli-undone = Deshecha: { $move }
cli-saved = { $table ->
        [over] Guardado en { $name }.
       *[running] Guardado en { $name }. Contiene todos los secretos de la mesa: ¡no mires!
    }
cli-team = El equipo
cli-points = { $who }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
cli-won = Victoria: { $how }.
cli-lost = Derrota: { $how }.
cli-winners = { $count ->
        [one] Gana { $names }.
       *[other] { $names } comparten la victoria.
    }

## La guía de una primera partida

cli-guide-welcome = Aprende { $title }: una primera partida guiada, unos { $minutes } minutos. Escribe ? para ver la ayuda.
cli-guide-resumed = Sigues donde lo dejaste. Para empezar de nuevo: pithead guide { $game } --again
cli-guide-step = Paso { $number } de { $count }: { $title }
cli-guide-flag = La bandera señala: { $places }
cli-guide-part = { $part ->
        [hand] tu mano
        [facts] la línea de encima del tablero
        [log] el historial
        [rules] las reglas
       *[other] { $part }
    }
cli-guide-type = Escribe: { $move }
cli-guide-turn = Escribe cualquier jugada. moves las muestra todas; hint sugiere algunas.
cli-guide-enter = Pulsa Enter para continuar.
cli-guide-help =
    Pulsa Enter para continuar, o escribe una jugada; si aún no toca, la guía la deshace.
    { "  " }back            un paso atrás
    { "  " }moves [texto]   todas las jugadas, o las que contienen el texto
    { "  " }why JUGADA      por qué una jugada no es legal, con su regla
    { "  " }hint            las jugadas que prefiere un bot
    { "  " }score, log      la hoja de puntuación; lo que ha pasado hasta ahora
    { "  " }board, read     dibujar otra vez el tablero; leerlo por líneas
    { "  " }rules ID        una regla
    { "  " }quit            salir; la guía recuerda dónde estás
cli-guide-first = Ahora juega una primera partida de verdad: { $command }
error-guide-none = { $title } no tiene guía; juegos con guía: { $games }.
error-guide-move = este paso espera una jugada; escríbela, o escribe ? para ver la ayuda.
error-guide-read = aquí no hay nada más que jugar; pulsa Enter para continuar.
error-guide-first = este es el primer paso; pulsa Enter para continuar.
guide-teacher = Candil
guide-over = La guía termina aquí; no hay nada más que jugar.

## La página del reglamento

page-title = Reglas de { $game }
page-lobby = Sala
page-languages = Idiomas
page-contents = Contenido
page-facts = { $least ->
        [one] { $most ->
            [one] 1 jugador
           *[other] De 1 a { $most } jugadores
        }
       *[other] De { $least } a { $most } jugadores
    }, unos { $minutes } minutos
page-rebuilt-title = Lo que hemos reconstruido
page-rebuilt = El texto del reglamento se conserva; sus ilustraciones, no. Todo lo que solo mostraba una ilustración es reconstrucción nuestra.
page-correct = Si tienes la caja, ayúdanos: compárala con la lista que muestra «pithead components { $slug }» y dinos en qué difiere.
page-ruling = Interpretación { $id }
page-house-rule = Regla de la casa { $id }
page-house-rules = Reglas de la casa
page-option = Opción de la mesa:
page-tag-inferred = Se deduce: el reglamento no lo dice expresamente.
page-tag-ruling = Interpretación nuestra.
page-no-effect = Sin efecto en un programa.
page-example = Ejemplo de
page-published = Ejemplo del reglamento, de
page-claim-refused = No:
page-claim-pays = { $points ->
        [one] +{ $points } punto
       *[other] +{ $points } puntos
    }
page-version = Versión { $version } de estas reglas.
page-missing = Ese reglamento no existe
page-no-game = Aquí no hay ningún juego «{ $slug }»; elige uno en la sala.
page-aid = Ayuda de juego
page-aid-title = Ayuda de juego de { $game }
page-aid-rules = Todas las reglas
page-aid-published = La caja tal como se publicó.
page-aid-changed = Caja modificada: { $changes }
page-no-aid = Este juego aún no tiene ayuda de juego.
