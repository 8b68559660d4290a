"""How often does a seat take the lead from behind in its own turn? An observer is a class with begin, move and end."""

from pithead.lab.config import Version
from pithead.lab.observe import Observer
from pithead.lab.simulate import Job, simulate


class Overtaking(Observer):
    """Decisions after which a seat leads that did not lead before."""

    def begin(self, game, state, number):
        """A table begins: nobody has overtaken anybody."""
        self.scores = tuple(state.scores())
        self.times = 0

    def move(self, step):
        """A seat has decided."""
        others = [points for seat, points in enumerate(step.scores) if seat != step.seat]
        behind = self.scores[step.seat] < max(self.scores)
        self.times += behind and step.scores[step.seat] > max(others)
        self.scores = step.scores

    def end(self, state, rows):
        """The game is over."""
        rows.game["overtaking"] = self.times


figures = simulate(Job(Version("sacred_dragon"), ("greedy", "greedy"), "1", observers=(Overtaking,)), 20)["figures"]
print(f"a table has {figures['overtaking']['mean']:.1f} such decisions")
