"""Nouns that point at something that must have a name: "that post", "the file", "the lady who called"."""
