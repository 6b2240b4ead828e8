"""What is counted and logged about requests and scores; never a text, a key or a token."""
