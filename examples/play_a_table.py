"""Let two bots play a table, verify its record and print the score sheet."""

import pithead

table = pithead.Table("sacred_dragon", ["greedy", "uniform"], seed="an evening")
for sentence in pithead.verify(table.game, table.record()):
    print(sentence)
for player, lines in zip(table.players, table.game.sheet(table.state), strict=True):
    print(f"{player.name}: {sum(line.points for line in lines)} points")
    for line in lines:
        print(f"  {line.points:3} {line.what} ({line.rule})")
