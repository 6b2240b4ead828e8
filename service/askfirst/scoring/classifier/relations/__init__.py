"""Features of how the parts of a request relate: numbers that add up, words said twice, what pronouns can stand for."""
