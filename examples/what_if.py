"""Give the first seat nine more flowers at the start. A position is plain data: change it and play on."""

import pithead
from pithead.lab.config import config_of
from pithead.lab.simulate import Job, simulate

game = pithead.game("dunaia")
dealt = {"game": "dunaia", "seats": 2, "from": "any word"}
rich = dealt | {"players": {"0": {"flowers": 9}}}
for name, position in (("as dealt", dealt), ("nine flowers", rich)):
    figures = simulate(Job(config_of(game, position=position), ("greedy", "greedy"), "1"), 20)
    print(f"{name}: the first seat wins {figures['wins'][0]:.0f} of 20, with {figures['mean_scores'][0]:.1f} points")
