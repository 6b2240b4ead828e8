"""Goals, what they say, and the metrics and figures that they are to reach."""
