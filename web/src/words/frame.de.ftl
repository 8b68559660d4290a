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

## Satzzeichen

text-comma = { ", " }
text-colon = { ": " }
text-stop = .
# Zwischen zwei Sätzen.
text-space = { " " }

## Lobby

lobby-with = mit { $names }
lobby-remove = { $title } von der Liste nehmen
lobby-keep = Von meiner Liste; den anderen bleibt der Tisch
lobby-others = Tische der anderen
lobby-title = Was wollen wir spielen?
lobby-mine = Deine Tische
lobby-open-seats = Freie Plätze
lobby-running = Läuft gerade
lobby-nothing-open = Gerade sucht kein Tisch Mitspieler.
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
really = { $what }?
lobby-by = von { $designer }
lobby-by-publisher = von { $designer }; { $publisher }
lobby-credit-source =
    (Quelle: { $source ->
        [rulebook] das Regelheft
       *[other] eine öffentliche Seite
    })
lobby-link-title = Hast du einen Link oder ein Protokoll?
lobby-link-text = Füge eine Einladung ein, um mitzuspielen, oder die Adresse eines Tisches, um zuzusehen. Du kannst auch ein Protokoll öffnen, um eine Partie noch einmal zu sehen und zu prüfen.
lobby-link-label = Einladung oder Adresse eines Tisches
lobby-link-go = Los
lobby-link-bad = Das ist kein Link zu einem Tisch auf diesem Server.
lobby-gallery = Material
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
me-data = Deine Daten
me-export = Meine Daten herunterladen
me-remove = Meine Daten löschen
me-remove-sure = Ja, meine Daten löschen
me-remove-text = Dein Name, deine Nachrichten und deine Plätze werden sofort und endgültig gelöscht. In beendeten Partien steht dann „Somebody“.

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
hint-text-lead = Der Vorsprung auf die stärkste Konkurrenz, den der Bot erwartet, mit Fehlergrenze (95 %).
hint-text-points = Die Punkte, die der Bot erwartet, mit Fehlergrenze (95 %).
hint-text-chance = Wie oft das Team nach diesem Zug gewinnt, mit Fehlergrenze (95 %).
hint-how = Jeder gezeigte Zug wurde gleich oft simuliert, mit demselben Glück. „Dann“ zeigt, wie der Zug meistens weiterging. Ein Klick zeigt ihn auf dem Brett.

## Theme

theme-light = Hell
theme-dark = Lampenlicht
theme-auto = Wie das System
theme-label = Darstellung: { $now }. Ändern.

## Create

create-who = Wer spielt
create-level = Stärke der Bots
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
create-listed-text = Alle dürfen sich auf freie Plätze setzen. Sonst nur, wer den Link hat.
create-open-hands = Offene Karten
create-open-hands-text = Alle, auch die Zuschauer, sehen jede Hand, solange es den Tisch gibt.
create-onlookers-chat = Zuschauer dürfen mitreden
create-onlookers-chat-text = Auch ohne Platz kann man im Chat schreiben. Das lässt sich später im Menü ändern.
create-why = warum man hier wählen kann
create-go = Tisch eröffnen
create-failed = Der Tisch ließ sich nicht eröffnen.

## Variant

variant-label = Fassung
variant-published = wie veröffentlicht
variant-changed = geändert
variant-changed-named = geändert: { $name }
variant-titled = { $title }, geändert: { $name }
variant-what = Was geändert wurde
variant-text = Dieser Tisch spielt mit geändertem Material. Alles andere ist wie veröffentlicht.
variant-became = aus { $before } wird { $after }
variant-added = neu: { $after }
variant-gone = fehlt: { $before }

## Table

table-leave = Den Tisch verlassen
table-leave-sure = Gehen; ein Bot spielt für dich weiter
table-leave-alone = Den Tisch endgültig löschen
table-notices-on = Benachrichtigung ist an
table-notices-off = Benachrichtigen, wenn ich dran bin
table-notices-refused = Dein Browser blockiert Mitteilungen von dieser Seite. In seinen Einstellungen kannst du sie erlauben.
table-onlookers-chat-on = Zuschauer dürfen mitreden
table-onlookers-chat-off = Nur Mitspieler dürfen mitreden
table-forced = der einzige Zug
table-forced-on = Zwangszüge werden für dich gespielt
table-forced-off = Zwangszüge warten auf dich
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
table-zoom-in = Vergrößern
table-zoom-out = Verkleinern
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
stands-in-illegal = { $name } wollte einen unerlaubten Zug machen, also hat greedy gezogen; so geht es jedes Mal, wenn das vorkommt.
stands-in-failed = { $name } ist ausgefallen, also hat greedy gezogen; so geht es jedes Mal, wenn das vorkommt.
stands-in-silent = { $name } antwortet nicht; ab jetzt zieht greedy.
table-choosing = { $name } wählt…
table-onlookers =
    { $n ->
        [one] { $n } sieht zu
       *[other] { $n } sehen zu
    }
table-nothing-yet = Noch ist nichts passiert.
table-earlier = { $n } frühere Zeilen
table-since-turn = Seit deinem letzten Zug
rules-search = In den Regeln suchen
rules-none = Keine Regel passt dazu.
rules-found = { $n ->
        [one] { $n } Treffer
       *[other] { $n } Treffer
    }
rules-book = Regeln
rules-open = Ganzes Regelheft
rules-aid = Spielhilfe
rules-print = Drucken
rules-example = Beispiel
rules-step = Schritt { $n } von { $of }
rules-step-back = Schritt zurück
rules-step-next = Nächster Schritt
rules-step-play = Alle Schritte abspielen
rules-ruling = Auslegung
rule-tag-stated = { "" }
rule-tag-inferred = folgt daraus
rule-tag-ruling = unsere Auslegung
rule-tag-house = Hausregel
score-now = Die Wertung, wenn jetzt Schluss wäre
score-final = Endwertung
score-total = Summe
moves-search = In den Zügen suchen
moves-none = Kein Zug passt dazu.
moves-wait = Du bist gerade nicht dran.
moves-more = { $n } weitere; suche sie oder wähle auf dem Brett.
table-text-board = Brett als Text
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
    .does = zurücknehmen, bis jemand anderes zieht oder der Zufall entscheidet
key-explain = ?
    .does = warum hier nicht? zeigt die Regel
key-choices = 1–9
    .does = was im Banner zur Wahl steht

## Say

say-legal = Dieser Zug ist erlaubt.
say-thinking = { $name } überlegt
say-chance = Der Tisch teilt aus
say-chance-text = Der Zufall entscheidet.
say-turn = Du bist am Zug
say-lost = Verbindung verloren. Neuer Versuch…
say-lost-text = Dein Zug ist gespeichert und wird gesendet, sobald die Verbindung wieder steht.
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
invite-bot = Bot dazusetzen
invite-onlookers = Link für Zuschauer
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
seat-menu-look = Diesen Platz an diesem Bildschirm spielen
seat-menu-look-on = Von diesem Platz aus zusehen

## Curtain

curtain-title = Gib den Bildschirm an { $name }
curtain-text = Bis dahin bleiben alle Hände verdeckt.
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
end-again = Noch einmal
end-share = Teilen
end-verify = Den Zufall prüfen
end-verifying = Jede Ziehung wird geprüft…
end-record = Protokoll herunterladen
end-holds = Alles stimmt
end-broken = Etwas stimmt nicht
end-seed = Startwert
end-commitment = Festlegung
end-replay = Wiedergabe
end-first = Zum Anfang
end-before = Einen Zug zurück
end-after = Einen Zug weiter
end-last = Zum Ende
end-start = Abspielen
end-stop = Anhalten
end-setup = Aufbau
end-at = Zug { $n } von { $of }
end-chart = vor oder hinter dem Durchschnitt am Tisch
end-sheet = Wertungsbogen
end-rule = Regel
end-turning = Die größten Gewinne
end-moments = Wendepunkte
end-loading = Die Partie wird geladen…
end-counting = Die Wertung wird geladen…

## Generic

generic-board = Brett als Text
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

gallery-title = Das Spielmaterial
gallery-text = Jedes Teil in jedem Zustand, für sich gezeichnet.
gallery-signs = Plätze und Zeichen
gallery-shape-diamond = Raute
gallery-shape-circle = Kreis
gallery-shape-square = Quadrat
gallery-shape-triangle = Dreieck
gallery-shape-cross = Kreuz
gallery-seat = Platz { $n }, { $shape }
gallery-stack = { $n } Marker
gallery-states = Eine Form für jedes Signal
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
problem-silent = Der Server antwortet nicht. Prüfe deine Verbindung und versuch es noch einmal.
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
        [not_your_decision] Du bist gerade nicht dran.
        [not_yours] Das darf nur, wem der Platz oder der Tisch gehört.
        [other_rules] Dieser Tisch wurde nach Regeln begonnen, die dieses Programm nicht kennt.
        [origin] Anfragen von anderen Seiten werden nicht angenommen.
        [our_fault] Bei uns ist etwas schiefgegangen; wir haben es notiert.
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
