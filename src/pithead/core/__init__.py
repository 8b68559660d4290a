"""What every game stands on: states, tables, records, dealers. Knows no game."""
