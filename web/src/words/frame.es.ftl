# Todas las palabras del marco, en español. Los juegos tienen las suyas en sus propios catálogos.

brand = pithead
# Los bots se llaman como lo que cuelga y gira en un castillete, por asiento.
bot-name =
    { $n ->
        [0] Polea
        [1] Candil
        [2] Malacate
        [3] Balde
        [4] Trinquete
       *[5] Cabria
    }
seat = Asiento { $n }
points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
moves =
    { $n ->
        [one] { $n } jugada
       *[other] { $n } jugadas
    }
language = Idioma

## Puntuación

text-comma = { ", " }
text-colon = { ": " }
text-stop = .
# Entre dos frases.
text-space = { " " }

## Lobby

lobby-with = con { $names }
lobby-remove = Quitar { $title } de la lista
lobby-keep = Quitar de mi lista; los demás conservan la mesa
lobby-others = Otras mesas
lobby-title = ¿A qué jugamos?
lobby-mine = Tus mesas
lobby-open-seats = Asientos libres
lobby-running = En juego
lobby-nothing-open = Ahora mismo ninguna mesa busca gente.
lobby-your-turn = Te toca
lobby-thinks = { $name } está pensando
lobby-finished = terminada
lobby-seats-open =
    { $n ->
        [one] { $n } asiento libre
       *[other] { $n } asientos libres
    }
lobby-play = Jugar
lobby-sit = Sentarme
lobby-minutes = { $n } min
lobby-seats = { $from }–{ $to }
lobby-players = jugadores
lobby-together = en equipo
lobby-languages = Idiomas:
really = ¿{ $what }?
lobby-by = de { $designer }
lobby-by-publisher = de { $designer }; { $publisher }
lobby-credit-source =
    (fuente: { $source ->
        [rulebook] el reglamento
       *[other] una página pública
    })
lobby-link-title = ¿Tienes un enlace o un registro?
lobby-link-text = Pega una invitación para sentarte, o la dirección de una mesa para verla. También puedes abrir un registro de partida para reproducirlo y verificarlo.
lobby-link-label = Invitación o dirección de la mesa
lobby-link-go = Ir
lobby-link-bad = Eso no es un enlace a una mesa de este servidor.
lobby-gallery = Piezas
lobby-play-tab = Jugar
lobby-all = Las { $n } mesas
since-now = ahora mismo
since-minutes = hace { $n } min
since-hours = hace { $n } h
since-days =
    { $n ->
        [one] hace { $n } día
       *[other] hace { $n } días
    }

## Name and data

me-ask = ¿Cómo te llamas?
me-text = Los demás lo ven en la mesa. Sin cuenta ni contraseña.
me-label = Tu nombre
me-go = Continuar
me-change = { $name }: cambiar el nombre
me-data = Tus datos
me-export = Descargar mis datos
me-remove = Borrar mis datos
me-remove-sure = Sí, borrar mis datos
me-remove-text = Tu nombre, tus mensajes y tus asientos se borran al momento y no se pueden recuperar. Las partidas terminadas mostrarán «Somebody».

## Sound

sound-on = El sonido está activado
sound-off = El sonido está desactivado

## Hint

hint-title = Un bot jugaría
hint-thinking = Un bot está pensando…
# Lo que el bot espera de una jugada y cuánto queda por detrás de la primera, con su margen de error.
hint-expected-lead = { FIGURE($n, sign: "always") } ± { FIGURE($margin) } puntos
hint-expected-points = { FIGURE($n) } ± { FIGURE($margin) } puntos
hint-expected-chance = gana el { PERCENT($n) } ± { PERCENT($margin) } %
hint-behind-lead = { FIGURE($n) } ± { FIGURE($margin) } por detrás de la primera
hint-behind-points = { FIGURE($n) } ± { FIGURE($margin) } por detrás de la primera
hint-behind-chance = { PERCENT($n) } ± { PERCENT($margin) } % por detrás de la primera
hint-equal = casi igual que la primera
hint-visits = { $n } de { $all } simulaciones
hint-then = después: { $move }
hint-text-lead = La ventaja que el bot espera sobre su mejor rival, con su margen de error (95 %).
hint-text-points = Los puntos que espera el bot, con su margen de error (95 %).
hint-text-chance = Cuántas veces gana el equipo tras esta jugada, con el margen de error (95 %).
hint-how = Todas las jugadas de la lista se probaron en el mismo número de simulaciones y con la misma suerte. «Después» muestra cómo acabó el turno en la mayoría. Pulsa una jugada para verla en el tablero.

## Theme

theme-light = Claro
theme-dark = Luz de candil
theme-auto = Como el sistema
theme-label = Tema: { $now }. Cambiar.

## Create

create-who = Quién juega
create-level = Nivel de los bots
create-house-rules = Reglas de la casa
create-eyebrow = Mesa nueva
create-you = tú
create-you-too = tú, en esta pantalla
create-open = asiento libre
create-by-link = por enlace
create-add-seat = asiento
create-remove-seat = Quitar el asiento { $n }
create-change-seat = Asiento { $n }: { $now }. Cambiar quién juega.
create-name-of = Nombre en el asiento { $n }
create-listed = Mostrar en la sala
create-listed-text = Cualquiera puede ocupar un asiento libre. Si no, solo quien tenga el enlace.
create-open-hands = Manos a la vista
create-open-hands-text = Todo el mundo, también el público, puede ver todas las manos mientras exista la mesa.
create-onlookers-chat = El público puede chatear
create-onlookers-chat-text = Quien no tiene asiento puede escribir en el chat. Puedes cambiarlo después en el menú.
create-why = por qué se puede elegir
create-go = Abrir la mesa
create-failed = No se ha podido abrir la mesa.

## Variant

variant-label = Versión
variant-published = la publicada
variant-changed = modificada
variant-changed-named = modificada: { $name }
variant-titled = { $title }, versión modificada: { $name }
variant-what = Qué se ha modificado
variant-text = Esta mesa usa componentes modificados. Todo lo demás es como en el juego publicado.
variant-became = { $before } pasa a ser { $after }
variant-added = nuevo: { $after }
variant-gone = falta: { $before }

## Table

table-leave = Dejar la mesa
table-leave-sure = Dejarla; un bot juega por mí
table-leave-alone = Borrar la mesa para siempre
table-notices-on = Los avisos de turno están activados
table-notices-off = Avisarme cuando me toque
table-notices-refused = Tu navegador bloquea los avisos de este sitio. Puedes permitirlos en sus ajustes.
table-onlookers-chat-on = El público puede chatear
table-onlookers-chat-off = Solo chatea quien juega
table-forced = la única jugada
table-forced-on = Las jugadas forzadas se hacen solas
table-forced-off = Las jugadas forzadas te esperan
table-seats = Asientos
table-you = tú
table-away = ausente
table-bot = bot
table-program = un programa
table-also = la misma persona que { $names }
table-close = Cerrar la mesa
table-close-sure = Cerrarla para todos, para siempre
table-empty = asiento libre
table-undo = Deshacer la última jugada
table-undo-turn = Deshacer todo el turno
table-hint = Pedir consejo a un bot
table-more = Más
table-to-lobby = A la sala
table-fit = Verlo todo
table-zoom-in = Acercar
table-zoom-out = Alejar
tab-log = Historial
tab-moves = Jugadas
tab-rules = Reglas
tab-score = Puntos
tab-chat = Chat
table-panel = Historial, reglas, puntos y chat
table-close-panel = Cerrar el panel
table-say-label = Di algo
table-nobody-spoke = Nadie ha dicho nada todavía.
stands-in-illegal = { $name } intentó una jugada ilegal: greedy jugó en su lugar y lo hará cada vez que pase.
stands-in-failed = { $name } falló: greedy jugó en su lugar y lo hará cada vez que pase.
stands-in-silent = { $name } no responde: desde ahora juega greedy en su lugar.
table-choosing = { $name } está eligiendo…
table-onlookers =
    { $n ->
        [one] { $n } persona mirando
       *[other] { $n } personas mirando
    }
table-nothing-yet = Todavía no ha pasado nada.
table-earlier = { $n } líneas anteriores
table-since-turn = Desde tu último turno
rules-search = Buscar en las reglas
rules-none = Ninguna regla coincide.
rules-found =
    { $n ->
        [one] { $n } coincidencia
       *[other] { $n } coincidencias
    }
rules-book = Reglas
rules-open = Abrir el reglamento
rules-aid = Ayuda de juego
rules-print = Imprimir
rules-example = Ejemplo
rules-step = Paso { $n } de { $of }
rules-step-back = Paso atrás
rules-step-next = Paso siguiente
rules-step-play = Ver todos los pasos
rules-ruling = Interpretación
rule-tag-stated = { "" }
rule-tag-inferred = se deduce
rule-tag-ruling = interpretación nuestra
rule-tag-house = regla de la casa
score-now = Puntuación si la partida acabara ahora
score-final = Puntuación final
score-total = Total
moves-search = Buscar jugadas
moves-none = Ninguna jugada coincide.
moves-wait = No te toca decidir.
moves-more = { $n } más; busca, o elige en el tablero.
table-text-board = Tablero en texto
table-text-board-read = Leer el tablero
table-keys = Teclas
key-tab = Tab
    .does = siguiente grupo: asientos, tablero, mano, panel
key-arrows = Flechas
    .does = recorrer el tablero, casilla a casilla
key-enter = Enter
    .does = elegir y después confirmar
key-escape = Esc
    .does = un paso atrás; no se pierde nada
key-undo = U
    .does = deshacer, mientras nadie más juegue ni intervenga el azar
key-explain = ?
    .does = ¿por qué aquí no? muestra la regla
key-choices = 1–9
    .does = las opciones del aviso superior

## Say

say-legal = Esa jugada es legal.
say-thinking = { $name } está pensando
say-chance = Repartiendo…
say-chance-text = Decide el azar.
say-turn = Te toca
say-lost = Conexión perdida. Reconectando…
say-lost-text = Tu jugada está guardada y se enviará en cuanto vuelva la conexión.
say-connecting = Entrando en la mesa
say-connecting-text = Un momento.
say-waiting = Esperando jugadores
say-waiting-text =
    { $n ->
        [one] Queda { $n } asiento libre. Comparte el enlace.
       *[other] Quedan { $n } asientos libres. Comparte los enlaces.
    }
say-refused = No se puede
say-close = Cerrar
say-over = La partida ha terminado
say-closed = La mesa está cerrada
say-closed-text = Quien abrió esta mesa la ha cerrado. La partida no puede seguir.
say-bot-for-me = Un bot juega por ti
say-bot-for-me-text = Puedes recuperar tu asiento cuando quieras.

## Invite

invite-link = Enlace para { $name }
invite-select = Esta página no puede copiar por ti. El enlace está seleccionado: pulsa Ctrl+C, o mantenlo pulsado con el dedo.
invite-title = Asientos libres
invite-text = Cada asiento tiene un enlace secreto. Quien lo abre ocupa ese asiento.
invite-copy = Copiar enlace
invite-copied = Copiado
invite-bot = Añadir un bot
invite-onlookers = Enlace para el público
invite-sit = Ocupar este asiento
invite-qr = Código QR del enlace para { $name }

## Seat menu

seat-menu-title = Asiento de { $name }
seat-menu-bot = Que juegue un bot: { $title }
seat-menu-back = Recuperar tu asiento
seat-menu-leave = Dejar este asiento
seat-menu-remove = Echar a { $name }
seat-menu-free = Liberar este asiento
seat-menu-link = Pasar a otro dispositivo
seat-menu-look = Jugar este asiento en esta pantalla
seat-menu-look-on = Ver desde este asiento

## Curtain

curtain-title = Pasa la pantalla a { $name }
curtain-text = Las manos siguen ocultas hasta entonces.
curtain-go = Soy { $name }

## Record

record-open = Abrir un registro
record-title = Un registro

## Join

join-title = Una invitación
join-text = { $host } te invita a una partida de { $title }.
join-who = Quién se sienta ahí
join-go = Sentarme
join-watch = Solo mirar
join-failed = Este asiento no está disponible.

## End

end-asked = { $name } quiere jugar otra vez.
end-join = Sentarme allí
end-wins = Gana { $name }
end-wins-with = Gana { $name } con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
end-shared = { $names } comparten la victoria
end-shared-with = { $names } comparten la victoria con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
end-team-won = ¡Victoria del equipo!
end-team-lost = Gana el juego
end-again = Jugar otra vez
end-share = Compartir
end-verify = Verificar el azar
end-verifying = Comprobando todo el azar…
end-record = Descargar el registro
end-holds = Todo cuadra
end-broken = Hay algo que no cuadra
end-seed = Semilla
end-commitment = Compromiso
end-replay = Repetición
end-first = Al principio
end-before = Una jugada atrás
end-after = Una jugada adelante
end-last = Al final
end-start = Reproducir
end-stop = Parar
end-setup = preparación
end-at = jugada { $n } de { $of }
end-chart = por delante o por detrás de la media de la mesa
end-sheet = Hoja de puntuación
end-rule = Regla
end-turning = Las mayores ganancias
end-moments = Momentos clave
end-loading = Cargando la partida…
end-counting = Cargando la puntuación…

## Generic

generic-board = El tablero en texto
generic-choose = Elige una jugada
# Un campo de una jugada, con su nombre en la notación.
generic-which =
    { $field ->
        [kind] ¿Qué?
        [at] ¿Dónde?
        [to] ¿Adónde?
       *[other] ¿{ $field }?
    }
generic-reopen = { $field } { $value }: elegir de nuevo
generic-play = Jugarla
generic-undrawn = El tablero dibujado de este juego no se ha cargado; aquí está en palabras.

## Gallery

gallery-title = Todas las piezas
gallery-text = Cada pieza en cada estado, dibujada por separado.
gallery-signs = Asientos e iconos
gallery-shape-diamond = rombo
gallery-shape-circle = círculo
gallery-shape-square = cuadrado
gallery-shape-triangle = triángulo
gallery-shape-cross = cruz
gallery-seat = asiento { $n }, { $shape }
gallery-stack = { $n } fichas
gallery-states = Una forma para cada señal
gallery-chosen = elegida
gallery-last = última jugada
gallery-refused = rechazada
gallery-focus = teclado
gallery-tiles = Todas las losetas
gallery-buildings = Todos los edificios

## Problem

problem-not-found = Aquí no hay nada
problem-back = A la sala
problem-load = No se ha podido cargar la página.
problem-silent = El servidor no responde. Revisa tu conexión y vuelve a intentarlo.
# Lo que rechaza el servidor, por su código; si el código no está aquí, con su propia frase.
problem-refused =
    { $code ->
        [bad_option] Eso no se puede elegir aquí.
        [bad_record] Eso no es un registro que se pueda mostrar aquí.
        [bad_request] La mesa no ha entendido la petición.
        [busy] Hay mucho ajetreo ahora mismo. Inténtalo otra vez en un momento.
        [damaged] Esta mesa está dañada y se ha apartado.
        [illegal] Esa jugada no es legal.
        [media_type] La mesa no ha entendido la petición.
        [no_name] Primero di cómo te llamas.
        [not_found] Eso no existe aquí. Revisa el enlace.
        [not_now] Ahora no se puede.
        [not_your_decision] No te toca decidir.
        [not_yours] Solo puede hacerlo quien tiene el asiento o la mesa.
        [other_rules] Esta mesa empezó con unas reglas que este programa no conoce.
        [origin] No se aceptan peticiones de otras páginas.
        [our_fault] Algo ha fallado por nuestra parte; queda anotado.
        [refused] No se puede.
        [stale] La mesa ya ha avanzado. Échale otro vistazo.
        [too_large] Es demasiado grande.
        [too_many] Demasiadas peticiones a la vez. Espera un momento.
        [too_slow] Ha tardado demasiado. Envíalo otra vez.
        [unreadable] Eso no es una jugada de este juego.
       *[other] { $detail }
    }

tab-steps = Pasos
lobby-learn = Aprender
lobby-learn-minutes = unos { $n } min
lobby-learn-step = paso { $n } de { $of }
guide-tag = Guía
guide-title = Aprende { $title }
guide-step = Paso { $n } de { $of }
guide-go = Vamos
guide-next = Continuar
guide-back = Atrás
guide-show = Muéstramelo
guide-refused = No del todo: { $why }.
guide-taken-back = Se puede, pero ahora no.
guide-points = La bandera señala { $places }.
guide-private = Solo tú ves esta mesa. Aquí no se guarda ni se cuenta nada.
guide-leave = Salir
guide-leave-title = Guardamos por dónde vas
guide-real = Jugar una primera partida de verdad
guide-again = Empezar de nuevo
tip-dismiss = Entendido
tip-none = Sin más consejos
tips-on = Los consejos para principiantes están activados
tips-off = Los consejos para principiantes están desactivados
