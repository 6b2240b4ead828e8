"""Values that a request leaves out: empty fields, blanks in the text, words that stand in for a value."""
