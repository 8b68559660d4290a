# What all games share. SEAT() names a player, NAME() a piece; see core/words.py.

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
    .text = Thinks 10,000 ways ahead.

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

## The terminal

cli-welcome = { $title }. Commitment to all chance: { $commitment }…  Type ? for help.
cli-over = The seed was { $seed }. Save the record to verify every draw: save FILE, or press Enter to leave.
cli-pass = Pass the keyboard to { $name }, who presses Enter.
cli-many = { $kind }: { $count } choices, such as { $example }; list them with: moves { $kind }
cli-help-deciding =
    Type a number, or a move in notation; parts of it may be in capitals or not.
    { "  " }moves [words]   list all choices, or those containing the words
    { "  " }why MOVE        why a move is not legal, with its rule
    { "  " }hint            the best moves for a bot, with what it expects and what may follow
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
cli-legal = That move is legal.
cli-expects-lead = lead of { $expected } points expected, { $visits } of { $simulations } simulations
cli-expects-points = { $expected } points expected, { $visits } of { $simulations } simulations
cli-expects-chance = won { $expected } % of { $trials } trial games, { $visits } of { $simulations } simulations
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
cli-winners = { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
