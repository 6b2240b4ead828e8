"""From an issue to the words for people: what is unclear, what to ask, what to choose from."""
