"""As in "the rest", "see attached", "the deadline": parts of something that is not there."""
