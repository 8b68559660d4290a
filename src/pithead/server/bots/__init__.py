"""Bots at tables: when they move, where they search, and how much search time each client gets."""
