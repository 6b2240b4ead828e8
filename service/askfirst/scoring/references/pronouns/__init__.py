"""Pronouns: which of them stand for something, and which of the things named can be meant."""
