"""What counts and records say: KPIs, patterns, suggestions. Pure functions; times are passed in."""
