"""What pronouns and descriptions in an instruction stand for: things named before, or nothing."""
