"""One chat turn on top of clarifications: a message in, `ask` or `proceed` out. Pure."""
