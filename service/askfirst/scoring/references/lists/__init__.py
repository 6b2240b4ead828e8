"""What a word chooses from a list: "the other", "the second option", the one of those told off."""
