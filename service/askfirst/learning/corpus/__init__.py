"""Labelled texts of our own: `texts.jsonl` of a folder, read, multiplied and checked."""
