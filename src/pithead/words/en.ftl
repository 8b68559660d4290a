# What all games share. SEAT() names a player, NAME() a piece; see core/text/words.py.

seat = Seat { $number }
ask-over = The game is over.
ask-waiting = Waiting for players to sit down.
ask-closed = The host has closed this table.
line-points = Points

## Bot levels, the weakest first

level-1 = Beginner
    .text = Hurries, and often errs.
level-2 = Casual
    .text = Slips now and then.
level-3 = Skilled
    .text = Thinks 15 ways ahead.
level-4 = Strong
    .text = Thinks 100 ways ahead.
level-5 = Master
    .text = Thinks 1,000 ways ahead.

## What is proved about a record

proved-moves = All { $moves } moves follow the rules of { $title } (version { $version }).
proved-no-seed = The seed is not shown yet, so chance outcomes cannot be checked.
proved-seed = The seed matches the commitment, and all { $outcomes } chance outcomes follow from it.
proved-result = The result is right.
proved-not-over = The game is not over yet.
proved-changed = { $entries ->
    [one] The game is changed: one entry of its components is not as published; the record holds them all.
   *[other] The game is changed: { $entries } entries of its components are not as published; the record holds them all.
}

## What goes wrong

error-unreadable = '{ $text }' is not a move of this game; expected: { $expected }.
error-over = the game is over; nothing more can be played.
error-undo-none = nothing to take back: no move has been made.
error-undo-over = nothing to take back: the game is over, and with it its seed is known.
error-undo-chance = nothing to take back: chance has spoken since, and what was shown cannot be unseen.
error-undo-seat = nothing to take back: { $name } has spoken since, and what was shown cannot be unseen.
error-no-rule = { $game } has no rule '{ $id }'; its rules are { $first } to { $last }, see pithead rules { $game }.
error-record-file = { $path }: cannot be read ({ $reason }); check the path.
error-record-json = the record is not valid JSON ({ $reason }); get the file again.
error-record-entry = { $where }: { $reason }; this is not a record of ours or it was changed.
error-record-format = format: { $format } is not known; this version reads format { $older } and { $newer }.
error-record-visibility = visibility: a record for { $visibility } lacks hidden moves and cannot be replayed; use the full record.
error-record-rules = rules: the record was played by rules version { $played }, which this program does not know; it knows { $known }.
error-record-components = components: the record was played with the component file { $played }, this is { $own }; give that file.
error-record-options = options: { $reason }
error-record-changed = changed: { $reason }
error-record-position = position: { $reason }
error-record-other-position = position: has other seats or options than the record; this is not a record of ours or it was changed.
error-record-no-seed = seed: is missing, so chance cannot go on; only a saved table can be resumed.
error-record-seats = seats: the record has { $seats }, but { $players } players sit down.
error-record-seed = seed: it does not match the commitment published before the first move.
error-record-no-move = move { $number }: has no notation; use the full record.
error-record-after-end = move { $number } ({ $move }): the game was already over.
error-record-seat = move { $number } ({ $move }): is given to seat { $seat }, but seat { $decides } decides there.
error-record-move = move { $number } ({ $move }): { $reason }
error-record-chance = move { $number } ({ $move }): chance did not say that; from the seed it is { $told }.
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
cli-answer = { $answer }{ $option ->
        [none] { "" }
       *[other] { " " }(option { $option })
    }
cli-no-effect = No effect in software: { $reason }
cli-replay-next = Enter: on, q: quit
cli-welcome = { $title }. Commitment to all chance: { $commitment }…  Type ? for help.
cli-over = The seed was { $seed }. Save the record to verify every draw: save FILE, or press Enter to leave.
cli-pass = Pass the keyboard to { $name }, who presses Enter.
cli-many = { $kind }: { $count } choices, such as { $example }; list them with: moves { $kind }
cli-help-deciding =
    Type a number, or a move in notation; parts of it may be in capitals or not.
    { "  " }moves [words]   list all choices, or those containing the words
    { "  " }why MOVE        why a move is not legal, with its rule
    { "  " }hint            the best moves for a bot, what it expects and how it would finish the turn
    { "  " }undo            take your last move back, while nobody has spoken since
cli-help-looking =
    { "  " }score           the score sheet as it stands
    { "  " }log             what has happened so far
    { "  " }board, read     draw the board again; read it as lines
    { "  " }rules ID        one rule, such as the id named in a refusal
    { "  " }save FILE       write the table to a file; go on with: pithead play --resume FILE
    { "  " }quit            leave the table
cli-help-moves = Moves: { $usages }
cli-no-move = No legal move contains '{ $words }'.
cli-no-choice = there is no choice { $number }; the numbers go from 1 to { $last }.
cli-no-use = the game is over, so '{ $word }' is of no use any more; there still are: { $commands }.
cli-which-move = say which move, for example: why { $example }
cli-which-rule = say which rule, for example: rules { $example }
cli-which-file = say where to, for example: save table.json
cli-unwritable = { $name } cannot be written ({ $reason }); choose another place.
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
cli-undone = Taken back: { $move }
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
