"""Logging that never holds up a request: records go through a queue, a thread writes them."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from logging.handlers import QueueHandler, QueueListener
from queue import SimpleQueue

_FORM = "%(asctime)s %(levelname)s %(name)s: %(message)s"


@contextmanager
def logging_to_stderr(level: str) -> Iterator[None]:
    """Logs of the given level and above go to stderr while this is open."""
    queue: SimpleQueue[logging.LogRecord] = SimpleQueue()
    writer = logging.StreamHandler()
    writer.setFormatter(logging.Formatter(_FORM))
    listener = QueueListener(queue, writer)
    root = logging.getLogger()
    root.setLevel(level.upper())
    root.addHandler(handler := QueueHandler(queue))
    if level != "debug":
        logging.getLogger("uvicorn").setLevel(logging.WARNING)  # we say ourselves where we are
    listener.start()
    try:
        yield
    finally:
        listener.stop()
        root.removeHandler(handler)
