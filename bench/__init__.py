"""Speed and memory of Askfirst, as ratios within one run: `make bench`."""
