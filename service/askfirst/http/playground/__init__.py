"""`/`: trying instructions in a browser, up to an answered clarification. Works without scripts, too."""
