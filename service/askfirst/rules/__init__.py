"""Packs: YAML in, compiled rules out. Validation names file, line and how to mend it."""
