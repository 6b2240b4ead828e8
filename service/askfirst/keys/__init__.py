"""API keys: what one is, and the file that keeps their hashes."""
