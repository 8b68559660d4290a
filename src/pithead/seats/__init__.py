"""Seats for programs and language models: at a local table, or on a server by its link."""
