"""What must hold when things fail, tried with real processes and counted: `make outages`."""
