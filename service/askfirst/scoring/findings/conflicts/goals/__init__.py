"""Two goals of which each pulls its own way: as cheap and as fast as possible."""
