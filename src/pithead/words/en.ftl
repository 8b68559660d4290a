# What all games share. SEAT() names a player, NAME() a piece; see core/text/words.py.

seat = Seat { $number }
ask-over = The game is over.
ask-waiting = Waiting for players to take their seats.
ask-closed = The host has closed this table.
line-points = Points

## Bot levels, the weakest first

level-1 = Beginner
    .text = Plays fast and makes mistakes.
level-2 = Casual
    .text = Makes the odd mistake.
level-3 = Skilled
    .text = Thinks ahead a little.
level-4 = Strong
    .text = Thinks ahead carefully.
level-5 = Master
    .text = Thinks as far ahead as it can.

## What is proved about a record

proved-moves = All { $moves } moves follow the rules of { $title } (version { $version }).
proved-no-seed = The seed has not been revealed yet, so chance outcomes cannot be checked.
proved-seed = The seed matches the commitment, and all { $outcomes } chance outcomes follow from it.
proved-result = The result is right.
proved-not-over = The game is not over yet.
proved-changed = { $entries ->
    [one] This is a modified game: one component differs from the published version; the record includes them all.
   *[other] This is a modified game: { $entries } components differ from the published version; the record includes them all.
}

## What goes wrong

error-unreadable = '{ $text }' is not a move of this game; expected: { $expected }.
error-over = the game is over; nothing more can be played.
error-undo-none = nothing to undo: no move has been made.
error-undo-over = nothing to undo: the game is over and its seed has been revealed.
error-undo-chance = nothing to undo: dice or draws have come since, and they cannot be unseen.
error-undo-seat = nothing to undo: { $name } has moved since, and what was shown cannot be unseen.
error-no-rule = { $game } has no rule '{ $id }'; its rules are { $first } to { $last }, see pithead rules { $game }.
error-record-file = { $path }: cannot be read ({ $reason }); check the path.
error-record-json = the record is not valid JSON ({ $reason }); get the file again.
error-record-entry = { $where }: { $reason }; this is not a Pithead record, or it was edited.
error-record-format = format: { $format } is not known; this version reads format { $older } and { $newer }.
error-record-visibility = visibility: a record for { $visibility } lacks hidden moves and cannot be replayed; use the full record.
error-record-rules = rules: the record was played by rules version { $played }, which this program does not know; it knows { $known }.
error-record-components = components: the record was played with the component file { $played }, but this is { $own }; supply that file.
error-record-options = options: { $reason }
error-record-changed = changed: { $reason }
error-record-position = position: { $reason }
error-record-other-position = position: its seats or options differ from the record's; this is not a Pithead record, or it was edited.
error-record-no-seed = seed: is missing, so no more dice or draws can be made; only a saved table can be resumed.
error-record-seats = seats: the record has { $seats }, but there are { $players } players.
error-record-seed = seed: it does not match the commitment published before the first move.
error-record-no-move = move { $number }: has no notation; use the full record.
error-record-after-end = move { $number } ({ $move }): the game was already over.
error-record-seat = move { $number } ({ $move }): belongs to seat { $seat } in the record, but it was seat { $decides }'s decision.
error-record-move = move { $number } ({ $move }): { $reason }
error-record-chance = move { $number } ({ $move }): the seed does not give this draw; it gives { $told }.
error-record-not-over = result: the record has one, but the game is not over after its last move.
error-record-no-result = result: is missing, although the game is over.
error-record-result = result: does not follow from the moves; the scores are { $scores }.

## The terminal

cli-me = Player
cli-game = { $title }: { $least } to { $most } seats, about { $minutes } minutes
cli-credit = by { $designer }{ $publisher ->
        [none] { "" }
       *[other] ; { $publisher }
    }{ $source ->
        [none] { "" }
        [rulebook] { " " }(source: the rulebook)
       *[other] { " " }(source: { $source })
    }
cli-values = { $first } and { $count } others
cli-rule-tag = { $tag ->
        [stated] stated
        [inferred] inferred
       *[ruling] ruling
    }{ $where ->
        [none] { "" }
       *[other] ; rulebook: { $where }
    }
cli-ruling = Ruling { $id }: { $question }
cli-house-rule = House rule { $id }:
cli-answer = { $answer }{ $option ->
        [none] { "" }
       *[other] { " " }(option { $option })
    }
cli-no-effect = No effect in software: { $reason }
cli-example = { $held ->
        [true] holds
       *[other] WRONG
    }  { $id }  { $title } ({ $rules }; { $claims ->
        [one] { $claims } claim
       *[other] { $claims } claims
    })
cli-claim = step { $step }{ $move ->
        [none] { "" }
       *[other] , { $move }
    }: { $claim } should be { $wanted }, but is { $actual }
cli-examples = { $examples ->
        [one] { $examples } example
       *[other] { $examples } examples
    }, { $claims ->
        [one] { $claims } claim
       *[other] { $claims } claims
    } checked; { $wrong ->
        [0] all hold
        [one] { $wrong } example does not hold
       *[other] { $wrong } examples do not hold
    }.
cli-replay-next = Enter: next, q: quit
cli-welcome = { $title }. Commitment to every draw: { $commitment }…  Type ? for help.
cli-over = The seed was { $seed }. Save the record to verify every draw: save FILE, or press Enter to leave.
cli-pass = Pass the keyboard to { $name }, who then presses Enter.
cli-many = { $kind }: { $count } choices, such as { $example }; list them with: moves { $kind }
cli-help-deciding =
    Type a number, or a move in notation; capitals do not matter.
    { "  " }moves [words]   list all choices, or those containing the words
    { "  " }why MOVE        why a move is not legal, with its rule
    { "  " }hint            the moves a bot likes best, what it expects and how it would finish the turn
    { "  " }undo            undo your last move, until someone else moves or something is drawn
cli-help-looking =
    { "  " }score           the score sheet so far
    { "  " }log             what has happened so far
    { "  " }board, read     draw the board again; read it as lines
    { "  " }rules ID        one rule, such as the id named in a refusal
    { "  " }save FILE       save the table to a file; resume with: pithead play --resume FILE
    { "  " }quit            leave the table
cli-help-moves = Moves: { $usages }
cli-no-move = No legal move contains '{ $words }'.
cli-no-choice = there is no choice { $number }; the numbers go from 1 to { $last }.
cli-no-use = the game is over, so '{ $word }' no longer works; you can still use: { $commands }.
cli-which-move = name a move, for example: why { $example }
cli-which-rule = name a rule, for example: rules { $example }
cli-which-file = name a file, for example: save table.json
cli-unwritable = cannot write { $name } ({ $reason }); choose another file.
cli-legal = That move is legal.
cli-expects-lead = lead of { $sign }{ NUMBER($expected, minimumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1) } points expected, from { $visits } of { $simulations } simulations
cli-expects-points = { NUMBER($expected, minimumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1) } points expected, from { $visits } of { $simulations } simulations
cli-expects-chance = wins { $expected } ± { $margin }% of the time, from { $visits } of { $simulations } simulations
cli-behind = { $equal ->
        [yes] about equal to the first move ({ cli-behind.gap } behind)
       *[no] { cli-behind.gap } behind the first move
    }
    .gap = { $measure ->
        [chance] { $behind } ± { $margin }%
       *[points] { NUMBER($behind, minimumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1) } points
    }
cli-then = then { $move }
cli-undone = Undone: { $move }
cli-saved = { $table ->
        [over] Saved to { $name }.
       *[running] Saved to { $name }. It holds all secrets of the table: do not peek.
    }
cli-team = The team
cli-points = { $who }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cli-won = Won: { $how }.
cli-lost = Lost: { $how }.
cli-winners = { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }

## Guides

cli-guide-welcome = Learn { $title }: a guided first game, about { $minutes } minutes. Type ? for help.
cli-guide-resumed = You continue where you left. To start over: pithead guide { $game } --again
cli-guide-step = Step { $number } of { $count }: { $title }
cli-guide-flag = The flag points at: { $places }
cli-guide-part = { $part ->
        [hand] your hand
        [facts] the line above the board
        [log] the log
        [rules] the rules
       *[other] { $part }
    }
cli-guide-type = Type: { $move }
cli-guide-turn = Type any move. moves lists them, hint suggests some.
cli-guide-enter = Press Enter to continue.
cli-guide-help =
    Press Enter to continue, or type a move; the guide takes it back if it comes too early.
    { "  " }back            one step back
    { "  " }moves [words]   list all moves, or those containing the words
    { "  " }why MOVE        why a move is not legal, with its rule
    { "  " }hint            the moves a bot likes best
    { "  " }score, log      the score sheet; what has happened so far
    { "  " }board, read     draw the board again; read it as lines
    { "  " }rules ID        one rule
    { "  " }quit            leave; the guide remembers where you are
cli-guide-first = Now play a real first game: { $command }
error-guide-none = { $title } has no guide; games with a guide: { $games }.
error-guide-move = this step waits for a move; type it, or type ? for help.
error-guide-read = nothing more is to be played here; press Enter to continue.
error-guide-first = this is the first step; press Enter to continue.
guide-teacher = Lantern
guide-over = The guide ends here; nothing more is to be played.

## The rulebook page

page-title = Rules of { $game }
page-lobby = Lobby
page-languages = Languages
page-contents = Contents
page-facts = { $least ->
        [one] { $most ->
            [one] 1 player
           *[other] 1 to { $most } players
        }
       *[other] { $least } to { $most } players
    }, about { $minutes } minutes
page-rebuilt-title = What we rebuilt
page-rebuilt = The text of the rulebook survives, its pictures do not. Whatever only a picture showed is our reconstruction.
page-correct = If you own the box, please help: compare it with the list that “pithead components { $slug }” prints, and tell us what differs.
page-ruling = Ruling { $id }
page-house-rule = House rule { $id }
page-house-rules = House rules
page-option = Table option:
page-tag-inferred = Implied: the rulebook does not spell it out.
page-tag-ruling = Our ruling.
page-no-effect = No effect in a program.
page-example = Example for
page-published = Example of the rulebook, for
page-claim-refused = No:
page-claim-pays = { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
page-version = Version { $version } of these rules.
page-missing = There is no such rulebook
page-no-game = There is no game “{ $slug }” here; choose one in the lobby.
page-aid = Player aid
page-aid-title = Player aid of { $game }
page-aid-rules = All rules
page-aid-published = The box as published.
page-aid-changed = Modified box: { $changes }
page-no-aid = There is no player aid for this game yet.
