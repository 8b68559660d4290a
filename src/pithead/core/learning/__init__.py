"""The learning interface of a game: observations, actions, bounds and steps."""
