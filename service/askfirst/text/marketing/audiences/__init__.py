"""Audiences: who is to be reached, and whether that is exact enough to send or to target."""
