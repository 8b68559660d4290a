"""Find out what winners do more often. One row per seat, as a polars frame. Needs: pip install 'pithead[lab]'."""

import polars

from pithead import lab

seats = lab.frame("dynamine", ["greedy", "greedy"], 20, rows="seat")
kinds = [name for name in seats.columns if name.startswith("kind.")]
means = seats.group_by(polars.col("win") == 1).agg(polars.col(kinds).mean()).sort("win")
print(means.transpose(include_header=True, header_name="kind", column_names=["others", "winners"]).tail(-1))
