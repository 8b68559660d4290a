"""Seats for programs and language models: at a table of one's own, or at a server by its link."""
