"""The laboratory: many tables at once."""
