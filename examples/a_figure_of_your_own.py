"""How often does a seat take the lead from behind in its own turn? Measure it with an observer: a class with begin, move and end."""

from pithead.lab.config import GameConfig
from pithead.lab.observe import Observer
from pithead.lab.simulate import Job, simulate


class Overtaking(Observer):
    """Count decisions after which a seat leads that was behind before."""

    def begin(self, game, state, number):
        """Start counting at a new table."""
        self.scores = tuple(state.scores())
        self.times = 0

    def move(self, step):
        """Compare the scores before and after a decision."""
        others = [points for seat, points in enumerate(step.scores) if seat != step.seat]
        behind = self.scores[step.seat] < max(self.scores)
        self.times += behind and step.scores[step.seat] > max(others)
        self.scores = step.scores

    def end(self, state, rows):
        """Report the count as a figure of the game."""
        rows.game["overtaking"] = self.times


figures = simulate(Job(GameConfig("sacred_dragon"), ("greedy", "greedy"), "1", observers=(Overtaking,)), 20)["figures"]
print(f"{figures['overtaking']['mean']:.1f} such decisions per table")
