"""The views that each viewer gets of a table, the lobby and the catalogue."""
