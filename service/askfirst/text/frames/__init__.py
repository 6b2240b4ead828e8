"""Verb frames: the parts of one order, and what gives a part that its verb cannot do without."""
