"""Ranks: orders to give one, levels that name one, shifts that say no place."""
