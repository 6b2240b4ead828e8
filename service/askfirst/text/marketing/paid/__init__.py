"""Paid media: the nouns for them, and the orders that put them on air."""
