"""Several things named side by side or one below the other, and the choice among them."""
