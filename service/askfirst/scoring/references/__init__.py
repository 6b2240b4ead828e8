"""What pronouns and definite things stand for, which candidate is meant, and whether a reply answers the question."""
