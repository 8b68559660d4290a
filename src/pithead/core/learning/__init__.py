"""What learning code sees of a game: observations, actions, bounds and steps."""
