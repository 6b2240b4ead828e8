"""Pieces of content that are to be made, and what type they are of."""
