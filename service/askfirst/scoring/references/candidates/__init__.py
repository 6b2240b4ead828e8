"""The candidates of the caller's search, and which of them the text fits."""
