"""What is counted and logged about requests and scores; never a text, a key or a token."""

QUIET = frozenset({"/livez", "/readyz", "/metrics"})
"""Addresses that are asked for every few seconds; logged at debug only, and in no trace."""
