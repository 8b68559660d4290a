"""Data files and their contents: components, rules, evaluations, positions."""
