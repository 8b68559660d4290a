"""Bots at tables: when they move, where they think, and how much thinking each client gets."""
