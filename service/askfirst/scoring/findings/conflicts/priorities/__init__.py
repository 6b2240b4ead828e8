"""What comes first: A before B and B before A, two things that both come first, each outweighing the other."""
