"""`python -m askfirst`: the same as the command `askfirst`."""

from askfirst.cli import main

main()
