"""Data files and what they hold: components, rules, evaluations, positions."""
