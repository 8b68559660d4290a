# Jedes Wort des Rahmens auf Deutsch. Die Spiele haben ihre eigenen Verzeichnisse.

brand = pithead
# Bots heißen nach dem, was in einem Förderturm hängt und sich dreht, nach Platz.
bot-name =
    { $n ->
        [0] Haspel
        [1] Laterne
        [2] Winde
        [3] Kübel
        [4] Ratsche
       *[5] Göpel
    }
seat = Platz { $n }
points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
moves =
    { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
language = Sprache

## Lobby

lobby-with = mit { $names }
lobby-remove = { $title } von der Liste nehmen
lobby-keep = Von meiner Liste; den anderen bleibt der Tisch
lobby-others = Tische der anderen
lobby-title = Was wollen wir spielen?
lobby-mine = Deine Tische
lobby-open-seats = Freie Plätze
lobby-running = Wird gerade gespielt
lobby-nothing-open = Gerade wartet niemand auf Mitspieler.
lobby-your-turn = Du bist am Zug
lobby-thinks = { $name } überlegt
lobby-finished = zu Ende
lobby-seats-open =
    { $n ->
        [one] { $n } Platz frei
       *[other] { $n } Plätze frei
    }
lobby-play = Spielen
lobby-sit = Platz nehmen
lobby-minutes = { $n } min
lobby-seats = { $from }–{ $to }
lobby-players = Personen
lobby-together = im Team
lobby-languages = Sprachen:
lobby-by = von { $designer }
lobby-by-publisher = von { $designer }; { $publisher }
lobby-credit-source =
    Quelle: { $source ->
        [rulebook] das Regelheft
       *[other] eine öffentliche Seite
    }
lobby-link-title = Hast du einen Link oder ein Protokoll?
lobby-link-text = Füge eine Einladung ein, um Platz zu nehmen, oder die Adresse eines Tisches, um zuzusehen; oder öffne ein Protokoll, um das Spiel noch einmal zu sehen und zu prüfen.
lobby-link-label = Einladung oder Adresse eines Tisches
lobby-link-go = Los
lobby-link-bad = Das ist kein Link zu einem Tisch hier.
lobby-gallery = Spielteile
lobby-play-tab = Spielen
lobby-all = Alle { $n } Tische
since-now = gerade eben
since-minutes = vor { $n } min
since-hours = vor { $n } Std.
since-days =
    { $n ->
        [one] vor einem Tag
       *[other] vor { $n } Tagen
    }

## Name and data

me-ask = Wie heißt du?
me-text = Die anderen sehen es am Tisch. Kein Konto, kein Passwort.
me-label = Dein Name
me-go = Weiter
me-change = { $name }: Namen ändern
me-data = Was von dir aufgehoben ist
me-export = Herunterladen
me-remove = Mich löschen
me-remove-sure = Mich wirklich löschen
me-remove-text = Name, Gespräche und Plätze sind sofort und für immer weg. In beendeten Spielen steht „Somebody“.

## Sound

sound-on = Ton ist an
sound-off = Ton ist aus

## Hint

hint-title = Ein Bot würde spielen
hint-thinking = Ein Bot überlegt …
# Was der Bot von einem Zug erwartet und wie weit der hinter dem ersten liegt, je mit der Fehlergrenze.
hint-expected-lead = { FIGURE($n, sign: "always") } ± { FIGURE($margin) } Punkte
hint-expected-points = { FIGURE($n) } ± { FIGURE($margin) } Punkte
hint-expected-chance = gewinnt { PERCENT($n) } ± { PERCENT($margin) } %
hint-behind-lead = { FIGURE($n) } ± { FIGURE($margin) } hinter dem ersten
hint-behind-points = { FIGURE($n) } ± { FIGURE($margin) } hinter dem ersten
hint-behind-chance = { PERCENT($n) } ± { PERCENT($margin) } % hinter dem ersten
hint-equal = etwa so gut wie der erste
hint-visits = { $n } von { $all } Simulationen
hint-then = dann: { $move }
hint-text-lead = Der Vorsprung vor den besten anderen, den der Bot erwartet, mit seiner Fehlergrenze (95 %).
hint-text-points = Die Punkte, die der Bot erwartet, mit ihrer Fehlergrenze (95 %).
hint-text-chance = Wie oft das Team nach dem Zug gewinnt, mit der Fehlergrenze (95 %).
hint-how = Jeder gezeigte Zug hatte gleich viele Simulationen und dasselbe Glück. „Dann“ zeigt, wie es in den meisten weiterging. Ein Klick zeigt den Zug auf dem Brett.

## Theme

theme-light = Hell
theme-dark = Lampenlicht
theme-auto = Wie das System
theme-label = Licht: { $now }. Ändern.

## Create

create-who = Wer spielt
create-level = Wie gut die Bots spielen
create-house-rules = Hausregeln
create-eyebrow = Neuer Tisch
create-you = du
create-you-too = du, an diesem Bildschirm
create-open = freier Platz
create-by-link = mit Link
create-add-seat = Platz
create-remove-seat = Platz { $n } entfernen
create-change-seat = Platz { $n }: { $now }. Wer sitzt hier?
create-name-of = Name an Platz { $n }
create-listed = In der Lobby zeigen
create-listed-text = Alle dürfen sich auf freie Plätze setzen. Sonst nur, wer einen Link hat.
create-open-hands = Offene Karten
create-open-hands-text = Alle dürfen von jedem Platz aus sehen, auch wer zusieht, solange es den Tisch gibt.
create-onlookers-chat = Wer zusieht, darf mitreden
create-onlookers-chat-text = Auch ohne Platz kann man im Chat schreiben. Im Menü lässt sich das später ändern.
create-why = warum das eine Frage ist
create-go = Tisch eröffnen
create-failed = Der Tisch ließ sich nicht eröffnen.

## Variant

variant-label = Fassung
variant-published = wie veröffentlicht
variant-changed = geändert
variant-changed-named = geändert: { $name }
variant-titled = { $title }, geändert: { $name }
variant-what = Was geändert ist
variant-text = Dieser Tisch spielt mit anderem Material als dem veröffentlichten. Alles andere ist wie sonst.
variant-became = aus { $before } wird { $after }
variant-added = neu: { $after }
variant-gone = fehlt: { $before }

## Table

table-leave = Den Tisch verlassen
table-leave-sure = Gehen; ein Bot spielt für dich weiter
table-leave-alone = Den Tisch endgültig löschen
table-notices-on = Dir wird gesagt, wenn du am Zug bist
table-notices-off = Sag mir, wenn ich am Zug bin
table-notices-refused = Dieser Browser lässt von hier keine Mitteilungen zu; warum, sagen seine Einstellungen.
table-onlookers-chat-on = Wer zusieht, darf mitreden
table-onlookers-chat-off = Nur wer mitspielt, darf mitreden
table-forced = der einzige Zug
table-forced-on = Züge ohne Wahl geschehen von selbst
table-forced-off = Züge ohne Wahl warten auf dich
table-seats = Plätze
table-you = du
table-away = nicht da
table-bot = Bot
table-program = ein Programm
table-also = dieselbe Person wie { $names }
table-close = Tisch schließen
table-close-sure = Für alle und für immer schließen
table-empty = freier Platz
table-undo = Letzten Zug zurücknehmen
table-undo-turn = Den ganzen Zug zurücknehmen
table-hint = Einen Bot um Rat fragen
table-more = Mehr
table-to-lobby = Zur Lobby
table-fit = Alles zeigen
table-zoom-in = Näher
table-zoom-out = Weiter weg
tab-steps = Schritte
tab-log = Verlauf
tab-moves = Züge
tab-rules = Regeln
tab-score = Punkte
tab-chat = Chat
table-panel = Verlauf, Regeln, Punkte und Chat
table-close-panel = Seitenleiste schließen
table-say-label = Etwas sagen
table-nobody-spoke = Noch hat niemand etwas gesagt.
stands-in-illegal = { $name } wollte einen ungültigen Zug machen; wo das geschieht, zieht greedy an seiner Stelle.
stands-in-failed = { $name } hat versagt; wo das geschieht, zieht greedy an seiner Stelle.
stands-in-silent = { $name } antwortet nicht; von nun an zieht greedy an seiner Stelle.
table-choosing = { $name } wählt…
table-onlookers =
    { $n ->
        [one] { $n } sieht zu
       *[other] { $n } sehen zu
    }
table-nothing-yet = Noch ist nichts geschehen.
table-earlier = { $n } frühere Zeilen
table-since-turn = Seit deinem letzten Zug
rules-search = In den Regeln suchen
rules-none = Keine Regel sagt das.
rules-ruling = Auslegung
rule-tag-stated = { "" }
rule-tag-inferred = folgt daraus
rule-tag-ruling = unsere Auslegung
rule-tag-house = Hausregel
score-now = Die Wertung, wenn das Spiel jetzt zu Ende wäre
score-final = Die Wertung
score-total = Summe
moves-search = In den Zügen suchen
moves-none = Kein Zug sagt das.
moves-wait = Diese Entscheidung ist nicht deine.
moves-more = { $n } weitere; suche sie, oder wähle auf dem Brett.
table-text-board = Das Brett in Worten
table-text-board-read = Das Brett vorlesen
table-keys = Tasten
key-tab = Tab
    .does = nächste Gruppe: Plätze, Brett, Hand, Seitenleiste
key-arrows = Pfeile
    .does = über das Brett gehen, Feld für Feld
key-enter = Enter
    .does = wählen, dann bestätigen
key-escape = Esc
    .does = einen Schritt zurück; nichts geht verloren
key-undo = U
    .does = zurücknehmen, solange sonst nichts geschah
key-explain = ?
    .does = warum hier nicht? die Regel in einem Satz
key-choices = 1–9
    .does = was oben zur Wahl steht

## Say

say-legal = Nichts spricht dagegen.
say-thinking = { $name } überlegt
say-chance = Der Tisch teilt aus
say-chance-text = Der Zufall entscheidet.
say-turn = Du bist am Zug
say-lost = Verbindung verloren, neuer Versuch
say-lost-text = Dein Zug bleibt erhalten und wird gesendet, sobald der Tisch antwortet.
say-connecting = Auf dem Weg zum Tisch
say-connecting-text = Einen Augenblick.
say-waiting = Warten auf Mitspieler
say-waiting-text =
    { $n ->
        [one] { $n } Platz ist noch frei. Verschick die Links.
       *[other] { $n } Plätze sind noch frei. Verschick die Links.
    }
say-refused = Geht nicht
say-close = Schließen
say-over = Das Spiel ist zu Ende
say-closed = Der Tisch ist geschlossen
say-closed-text = Wer ihn eröffnet hat, hat ihn geschlossen. Hier wird nicht mehr gespielt.
say-bot-for-me = Ein Bot spielt für dich
say-bot-for-me-text = Du kannst deinen Platz jederzeit wieder einnehmen.

## Invite

invite-link = Link für { $name }
invite-select = Diese Seite darf nicht kopieren. Der Link ist markiert: mit Strg+C kopieren oder mit dem Finger halten.
invite-title = Freie Plätze
invite-text = Jeder Platz hat einen geheimen Link. Wer ihn öffnet, setzt sich dort hin.
invite-copy = Link kopieren
invite-copied = Kopiert
invite-bot = Einen Bot hierher setzen
invite-onlookers = Link zum Zusehen
invite-sit = Hier Platz nehmen
invite-qr = QR-Code des Links für { $name }

## Seat menu

seat-menu-title = Platz von { $name }
seat-menu-bot = Einen Bot spielen lassen: { $title }
seat-menu-back = Den Platz wieder einnehmen
seat-menu-leave = Diesen Platz verlassen
seat-menu-remove = { $name } wegschicken
seat-menu-free = Diesen Platz freigeben
seat-menu-link = Auf ein anderes Gerät wechseln
seat-menu-look = An diesem Bildschirm hier sitzen
seat-menu-look-on = Von hier aus sehen

## Curtain

curtain-title = Gib den Bildschirm an { $name }
curtain-text = Was die anderen halten, ist bis dahin verdeckt.
curtain-go = Ich bin { $name }

## Record

record-open = Ein Protokoll öffnen
record-title = Ein Protokoll

## Join

join-title = Eine Einladung
join-text = { $host } lädt dich zu einer Partie { $title } ein.
join-who = Wer dort sitzt
join-go = Platz nehmen
join-watch = Nur zusehen
join-failed = Dieser Platz ist nicht zu haben.

## End

end-asked = { $name } möchte noch einmal spielen.
end-join = Dort Platz nehmen
end-wins = { $name } gewinnt
end-wins-with = { $name } gewinnt mit { $points }
end-shared = { $names } teilen sich den Sieg
end-shared-with = { $names } teilen sich den Sieg mit { $points }
end-team-won = Ihr gewinnt gemeinsam
end-team-lost = Das Spiel gewinnt
end-again = Noch einmal spielen
end-share = Teilen
end-verify = Den Zufall prüfen
end-verifying = Jede Ziehung wird geprüft…
end-record = Protokoll herunterladen
end-holds = Alles stimmt
end-broken = Etwas stimmt nicht
end-seed = Startwert
end-commitment = Festlegung
end-replay = Noch einmal sehen
end-first = Zum Anfang
end-before = Einen Zug zurück
end-after = Einen Zug weiter
end-last = Zum Ende
end-start = Von selbst abspielen
end-stop = Anhalten
end-setup = Aufbau
end-at = Zug { $n } von { $of }
end-chart = vor oder hinter dem Durchschnitt am Tisch
end-sheet = Wertungsbogen
end-rule = Regel
end-turning = Die größten Gewinne
end-moments = Wendepunkte
end-loading = Das Spiel wird geholt…
end-counting = Die Wertung wird geholt…

## Generic

generic-board = Das Brett in Worten
generic-choose = Wähle einen Zug
# Ein Feld eines Zuges, mit seinem Namen in der Notation.
generic-which =
    { $field ->
        [kind] Was?
        [at] Wo?
        [to] Wo?
       *[other] { $field }?
    }
generic-reopen = { $field } { $value }: neu wählen
generic-play = Ziehen
generic-undrawn = Das gezeichnete Brett dieses Spiels ließ sich nicht laden; hier ist es in Worten.

## Gallery

gallery-title = Alle Spielteile
gallery-text = Jedes Teil in jedem Zustand, für sich gezeichnet.
gallery-signs = Plätze und Zeichen
gallery-shape-diamond = Raute
gallery-shape-circle = Kreis
gallery-shape-square = Quadrat
gallery-shape-triangle = Dreieck
gallery-shape-cross = Kreuz
gallery-seat = Platz { $n }, { $shape }
gallery-stack = { $n } Marker
gallery-states = Eine Form für jedes Zeichen
gallery-chosen = gewählt
gallery-last = letzter Zug
gallery-refused = abgelehnt
gallery-focus = Tastatur
gallery-tiles = Alle Plättchen
gallery-buildings = Alle Gebäude

## Problem

problem-not-found = Hier ist nichts
problem-back = Zur Lobby
problem-load = Die Seite konnte nicht geladen werden.
problem-silent = Der Server antwortet nicht. Bitte nachsehen, ob eine Verbindung besteht, und noch einmal versuchen.
# Was der Server ablehnt, nach seinem Kürzel dafür; sonst sein eigener Satz.
problem-refused =
    { $code ->
        [bad_option] Das steht hier nicht zur Wahl.
        [bad_record] Das ist kein Protokoll, das sich hier zeigen lässt.
        [bad_request] Das konnte der Tisch nicht verstehen.
        [busy] Gerade ist viel los. Versuch es gleich noch einmal.
        [damaged] Dieser Tisch ist beschädigt und wurde beiseitegelegt.
        [illegal] Dieser Zug ist nicht erlaubt.
        [media_type] Das konnte der Tisch nicht verstehen.
        [no_name] Sag zuerst, wie du heißt.
        [not_found] Das gibt es hier nicht. Prüfe den Link.
        [not_now] Das geht jetzt nicht.
        [not_your_decision] Diese Entscheidung ist nicht deine.
        [not_yours] Das darf nur, wem der Platz oder der Tisch gehört.
        [other_rules] Dieser Tisch wurde nach Regeln begonnen, die dieses Programm nicht kennt.
        [origin] Bitten von anderen Seiten werden nicht angenommen.
        [our_fault] Bei uns ist etwas schiefgegangen; es wurde notiert.
        [refused] Das geht nicht.
        [stale] Der Tisch ist schon weiter. Sieh noch einmal hin.
        [too_large] Das ist zu groß.
        [too_many] Das war zu viel auf einmal. Warte einen Augenblick.
        [too_slow] Das hat zu lange gedauert. Schick es noch einmal.
        [unreadable] Das ist kein Zug dieses Spiels.
       *[other] { $detail }
    }

## Geführte erste Spiele

lobby-learn = Lernen
lobby-learn-minutes = etwa { $n } min
lobby-learn-step = Schritt { $n } von { $of }
guide-tag = Anleitung
guide-title = { $title } lernen
guide-step = Schritt { $n } von { $of }
guide-go = Los geht’s
guide-next = Weiter
guide-back = Zurück
guide-show = Zeig es mir
guide-refused = Nicht ganz: { $why }.
guide-taken-back = Erlaubt, aber noch nicht jetzt.
guide-points = Die Fahne zeigt auf { $places }.
guide-private = Nur du siehst diesen Tisch. Hier wird nichts aufgezeichnet oder gezählt.
guide-leave = Verlassen
guide-leave-title = Wir merken uns die Stelle
guide-real = Ein richtiges erstes Spiel
guide-again = Von vorn
tip-dismiss = Verstanden
tip-none = Keine Tipps mehr
tips-on = Tipps für Neue sind an
tips-off = Tipps für Neue sind aus
