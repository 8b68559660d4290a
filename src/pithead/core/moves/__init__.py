"""Moves as text and as named fields."""
