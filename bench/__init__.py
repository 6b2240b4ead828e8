"""Speed and memory of Askfirst, as ratios within one run: `make bench`."""

import os

# As the command does, before numpy is loaded.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
