"""Work that would hold up the event loop, in processes forked from the service.

A forked child has the loaded packs of the service at that moment, byte for byte, and shares their
memory; it needs no start of its own. Scoring is pure Python, so a thread would hold the
interpreter's lock for as long as it works.
"""
