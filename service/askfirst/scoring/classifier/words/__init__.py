"""Classes of common words: what sort of deed a verb is, what sort of thing a noun means."""
