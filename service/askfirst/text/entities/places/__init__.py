"""Places at which something is to be done, and which of them can be found."""
