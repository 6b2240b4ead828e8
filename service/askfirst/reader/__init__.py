"""The learned reader: a request in, out what a small transformer encoder takes it for. Serving only.

`request` says in which order a request is read, `pieces` cuts it into what the network knows, `session` runs the
network, and `reading` is what it says. `askfirst.learning.reader` trains it.
"""
