"""Speed and memory of Askfirst beside an earlier commit and beside other tools, in one run: `make bench`."""
