"""Does a more expensive first building make the game harder? Compare two configurations on the same deals."""

from pithead.lab.compare import compare, side_of
from pithead.lab.config import GameConfig

GAMES = 40

game = GameConfig("miner_inconvenience")
published, modified = (side_of(text, game, ("greedy", "greedy")) for text in ("published", "costs.build[0]=3"))
results = compare(published, modified, GAMES)
for name in ("won", "decisions", "branching"):
    figure = results["figures"][name]
    clear = "clear" if figure["changed"] else f"not clear; {figure['more']} more games needed"
    print(f"{figure['meaning']}: {figure['a']:.3g} becomes {figure['b']:.3g} ({clear})")
