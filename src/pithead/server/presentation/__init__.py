"""What each viewer is shown of a table, the lobby and the catalogue."""
