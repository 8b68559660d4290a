# Every word of the frame, in English. Games keep theirs in their own catalogues.

brand = pithead
# Bots are called after what hangs and turns in a pithead, by seat.
bot-name =
    { $n ->
        [0] Pulley
        [1] Lantern
        [2] Winch
        [3] Kibble
        [4] Ratchet
       *[5] Derrick
    }
seat = Seat { $n }
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
moves =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
language = Language

## Punctuation

text-comma = { ", " }
text-colon = { ": " }
text-stop = .
# Between two sentences.
text-space = { " " }

## Lobby

lobby-with = with { $names }
lobby-remove = Remove { $title } from the list
lobby-keep = Remove from my list; the others keep the table
lobby-others = Other tables
lobby-title = What shall we play?
lobby-mine = Your tables
lobby-open-seats = Open seats
lobby-running = In progress
lobby-nothing-open = No table is looking for players right now.
lobby-your-turn = Your turn
lobby-thinks = { $name } is thinking
lobby-finished = finished
lobby-seats-open =
    { $n ->
        [one] { $n } seat open
       *[other] { $n } seats open
    }
lobby-play = Play
lobby-sit = Sit down
lobby-minutes = { $n } min
lobby-seats = { $from }–{ $to }
lobby-players = players
lobby-together = co-op
lobby-languages = Languages:
really = { $what }?
lobby-by = by { $designer }
lobby-by-publisher = by { $designer }; { $publisher }
lobby-credit-source =
    (source: { $source ->
        [rulebook] the rulebook
       *[other] a public page
    })
lobby-link-title = Have a link or a record?
lobby-link-text = Paste an invitation to join a table, or a table’s address to watch it. You can also open a record file to replay and verify it.
lobby-link-label = Invitation or table address
lobby-link-go = Go
lobby-link-bad = That is not a link to a table on this server.
lobby-gallery = Pieces
lobby-play-tab = Play
lobby-all = All { $n } tables
since-now = just now
since-minutes = { $n } min ago
since-hours = { $n } h ago
since-days = { $n } d ago

## Name and data

me-ask = What is your name?
me-text = Others see it at the table. No account, no password.
me-label = Your name
me-go = Continue
me-change = { $name }: change name
me-data = Your data
me-export = Download my data
me-remove = Delete my data
me-remove-sure = Yes, delete my data
me-remove-text = Your name, chat and seats are deleted at once and cannot be restored. Finished games show “Somebody” instead.

## Sound

sound-on = Sound is on
sound-off = Sound is off

## Hint

hint-title = A bot would play
hint-thinking = A bot is thinking …
# What the bot expects of a move, and how far it is behind the first, each with its margin of error.
hint-expected-lead = { FIGURE($n, sign: "always") } ± { FIGURE($margin) } points
hint-expected-points = { FIGURE($n) } ± { FIGURE($margin) } points
hint-expected-chance = wins { PERCENT($n) } ± { PERCENT($margin) }%
hint-behind-lead = { FIGURE($n) } ± { FIGURE($margin) } behind the first
hint-behind-points = { FIGURE($n) } ± { FIGURE($margin) } behind the first
hint-behind-chance = { PERCENT($n) } ± { PERCENT($margin) }% behind the first
hint-equal = about equal to the first
hint-visits = { $n } of { $all } simulations
hint-then = then: { $move }
hint-text-lead = The lead the bot expects over the best rival, with its margin of error (95%).
hint-text-points = The points the bot expects, with their margin of error (95%).
hint-text-chance = How often the team wins after this move, with the margin of error (95%).
hint-how = Every move listed was tried in the same number of simulations, with the same luck. “Then” is how most of them finished the turn. Click a move to see it on the board.

## Theme

theme-light = Light
theme-dark = Lamplight
theme-auto = Same as system
theme-label = Theme: { $now }. Change.

## Create

create-who = Who plays
create-level = Bot level
create-house-rules = House rules
create-eyebrow = New table
create-you = you
create-you-too = you, on this screen
create-open = open seat
create-by-link = by link
create-add-seat = seat
create-remove-seat = Remove seat { $n }
create-change-seat = Seat { $n }: { $now }. Change player.
create-name-of = Name at seat { $n }
create-listed = Show in the lobby
create-listed-text = Anyone can take an open seat. When off, only people with the link can.
create-open-hands = Open hands
create-open-hands-text = Everyone, onlookers included, can see every hand for as long as the table exists.
create-onlookers-chat = Onlookers may chat
create-onlookers-chat-text = People without a seat can write in the chat. You can change this later in the menu.
create-why = why there is a choice
create-go = Open the table
create-failed = The table could not be opened.

## Variant

variant-label = Version
variant-published = as published
variant-changed = modified
variant-changed-named = modified: { $name }
variant-titled = { $title }, modified: { $name }
variant-what = What was modified
variant-text = This table uses modified components. Everything else is as published.
variant-became = { $before } becomes { $after }
variant-added = new: { $after }
variant-gone = gone: { $before }

## Table

table-leave = Leave the table
table-leave-sure = Leave and let a bot play for you
table-leave-alone = Delete the table for good
table-notices-on = Turn notifications are on
table-notices-off = Notify me when it is my turn
table-notices-refused = Your browser blocks notifications from this site. You can allow them in its settings.
table-onlookers-chat-on = Onlookers may chat
table-onlookers-chat-off = Only players may chat
table-forced = the only move
table-forced-on = Forced moves are played for you
table-forced-off = Forced moves wait for you
table-seats = Seats
table-you = you
table-away = away
table-bot = bot
table-program = a program
table-also = same player as { $names }
table-close = Close the table
table-close-sure = Close it for everyone, for good
table-empty = open seat
table-undo = Undo the last move
table-undo-turn = Undo the whole turn
table-hint = Ask a bot for advice
table-more = More
table-to-lobby = To the lobby
table-fit = Fit to screen
table-zoom-in = Zoom in
table-zoom-out = Zoom out
tab-steps = Steps
tab-log = Log
tab-moves = Moves
tab-rules = Rules
tab-score = Score
tab-chat = Chat
table-panel = Log, rules, score and chat
table-close-panel = Close the panel
table-say-label = Say something
table-nobody-spoke = Nobody has said anything yet.
stands-in-illegal = { $name } tried an illegal move, so greedy moved instead, and will whenever this happens.
stands-in-failed = { $name } failed, so greedy moved instead, and will whenever this happens.
stands-in-silent = { $name } is not responding; greedy takes over from here.
table-choosing = { $name } is choosing…
table-onlookers =
    { $n ->
        [one] { $n } onlooker
       *[other] { $n } onlookers
    }
table-nothing-yet = Nothing has happened yet.
table-earlier = { $n } earlier lines
table-since-turn = Since your last turn
rules-search = Search the rules
rules-none = No rules match.
rules-found = { $n ->
        [one] { $n } match
       *[other] { $n } matches
    }
rules-book = Rules
rules-open = Open the rulebook
rules-aid = Player aid
rules-print = Print
rules-example = Example
rules-step = Step { $n } of { $of }
rules-step-back = Step back
rules-step-next = Next step
rules-step-play = Play all steps
rules-ruling = Ruling
rule-tag-stated = { "" }
rule-tag-inferred = implied
rule-tag-ruling = our ruling
rule-tag-house = house rule
score-now = Score if the game ended now
score-final = Final score
score-total = Total
moves-search = Search the moves
moves-none = No moves match.
moves-wait = It is not your turn to decide.
moves-more = { $n } more; search or pick on the board.
table-text-board = Board as text
table-text-board-read = Read the board
table-keys = Keys
key-tab = Tab
    .does = next group: seats, board, hand, panel
key-arrows = Arrows
    .does = move around the board, cell by cell
key-enter = Enter
    .does = choose, then confirm
key-escape = Esc
    .does = one step back; nothing is lost
key-undo = U
    .does = undo, until someone else moves or something is drawn
key-explain = ?
    .does = why not here? shows the rule
key-choices = 1–9
    .does = the choices in the banner

## Say

say-legal = That move is legal.
say-thinking = { $name } is thinking
say-chance = Dealing…
say-chance-text = Chance decides.
say-turn = Your turn
say-lost = Connection lost. Reconnecting…
say-lost-text = Your move is saved and will be sent once you are reconnected.
say-connecting = Joining the table
say-connecting-text = One moment.
say-waiting = Waiting for players
say-waiting-text =
    { $n ->
        [one] { $n } seat is still open. Share the links.
       *[other] { $n } seats are still open. Share the links.
    }
say-refused = Not possible
say-close = Close
say-over = The game is over
say-closed = The table is closed
say-closed-text = The host closed this table. The game cannot continue.
say-bot-for-me = A bot plays for you
say-bot-for-me-text = You can take your seat back at any time.

## Invite

invite-link = Link for { $name }
invite-select = This page cannot copy for you. The link is selected: press Ctrl+C, or touch and hold it.
invite-title = Open seats
invite-text = Each seat has a secret link. Anyone who opens it takes that seat.
invite-copy = Copy link
invite-copied = Copied
invite-bot = Add a bot
invite-onlookers = Link for onlookers
invite-sit = Take this seat
invite-qr = QR code of the link for { $name }

## Seat menu

seat-menu-title = { $name }’s seat
seat-menu-bot = Let a bot play: { $title }
seat-menu-back = Take your seat back
seat-menu-leave = Leave this seat
seat-menu-remove = Remove { $name }
seat-menu-free = Open this seat
seat-menu-link = Move to another device
seat-menu-look = Play this seat on this screen
seat-menu-look-on = View from this seat

## Curtain

curtain-title = Hand the screen to { $name }
curtain-text = Hands stay hidden until then.
curtain-go = I am { $name }

## Record

record-open = Open a record
record-title = A record

## Join

join-title = An invitation
join-text = { $host } invites you to a game of { $title }.
join-who = Who sits there
join-go = Sit down
join-watch = Just watch
join-failed = This seat is not available.

## End

end-asked = { $name } wants to play again.
end-join = Sit down there
end-wins = { $name } wins
end-wins-with = { $name } wins with { $points }
end-shared = { $names } share the win
end-shared-with = { $names } share the win with { $points }
end-team-won = You win together
end-team-lost = The game wins
end-again = Play again
end-share = Share
end-verify = Verify the draws
end-verifying = Checking every draw…
end-record = Download the record
end-holds = Everything checks out
end-broken = Something does not check out
end-seed = Seed
end-commitment = Commitment
end-replay = Replay
end-first = To the beginning
end-before = One move back
end-after = One move forward
end-last = To the end
end-start = Autoplay
end-stop = Stop
end-setup = setup
end-at = move { $n } of { $of }
end-chart = ahead of or behind the table’s average
end-sheet = Score sheet
end-rule = Rule
end-turning = The biggest gains
end-moments = Turning points
end-loading = Loading the game…
end-counting = Loading the score…

## Generic

generic-board = The board as text
generic-choose = Choose a move
# A field of a move, by its name in notation.
generic-which =
    { $field ->
        [kind] What?
        [at] Where?
        [to] Where?
       *[other] Which { $field }?
    }
generic-reopen = { $field } { $value }: choose again
generic-play = Play it
generic-undrawn = The drawn board of this game did not load, so here it is in words.

## Gallery

gallery-title = Every piece
gallery-text = Each piece in every state, drawn by itself.
gallery-signs = Seats and icons
gallery-shape-diamond = diamond
gallery-shape-circle = circle
gallery-shape-square = square
gallery-shape-triangle = triangle
gallery-shape-cross = cross
gallery-seat = seat { $n }, { $shape }
gallery-stack = { $n } tokens
gallery-states = A form for each signal
gallery-chosen = chosen
gallery-last = last move
gallery-refused = refused
gallery-focus = keyboard
gallery-tiles = All tiles
gallery-buildings = All buildings

## Problem

problem-not-found = There is nothing here
problem-back = To the lobby
problem-load = The page could not be loaded.
problem-silent = The server is not responding. Check your connection and try again.
# What the server refuses, by its code; without a translation of the code, its own sentence.
problem-refused =
    { $code ->
       *[other] { $detail }
    }

## Guided first games

lobby-learn = Learn
lobby-learn-minutes = about { $n } min
lobby-learn-step = step { $n } of { $of }
guide-tag = Guide
guide-title = Learn { $title }
guide-step = Step { $n } of { $of }
guide-go = Let’s go
guide-next = Continue
guide-back = Back
guide-show = Show me
guide-refused = Not quite: { $why }.
guide-taken-back = Allowed, but not now.
guide-points = The flag points at { $places }.
guide-private = Only you can see this table. Nothing here is recorded or counted.
guide-leave = Leave
guide-leave-title = We keep your place
guide-real = Play a real first game
guide-again = Start over
tip-dismiss = Got it
tip-none = No more tips
tips-on = Tips for new players are on
tips-off = Tips for new players are off
