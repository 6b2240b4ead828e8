"""References with nothing, or with several things, that they could stand for."""
