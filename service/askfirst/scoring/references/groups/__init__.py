"""Several things named side by side or one below the other, as they are read in a text."""
