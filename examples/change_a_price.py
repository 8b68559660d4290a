"""Does a dearer first building make the game harder? Two versions on the same deals, figure by figure."""

from pithead.lab.compare import compare, side_of
from pithead.lab.config import Version

GAMES = 40

game = Version("miner_inconvenience")
published, dearer = (side_of(text, game, ("greedy", "greedy")) for text in ("published", "costs.build[0]=3"))
found = compare(published, dearer, GAMES)
for name in ("won", "decisions", "branching"):
    one = found["figures"][name]
    clear = "clear" if one["changed"] else f"not clear; {one['more']} more games would tell"
    print(f"{one['meaning']}: {one['a']:.3g} becomes {one['b']:.3g} ({clear})")
