"""Bounds on what a child may take."""

import resource
from pathlib import Path

from askfirst.http.offloop.child import Handle


def limited(handle: Handle, memory: int, seconds: float) -> Handle:
    """`handle` in a child that takes no more than `memory` bytes beside what it starts with.

    After twice the `seconds` of CPU the system itself ends it. Memory is bounded where the system
    tells how much there is at the start (Linux).
    """

    def bounded(job: bytes) -> bytes:
        pages = Path("/proc/self/statm")
        if pages.exists():
            most = int(pages.read_text().split()[0]) * resource.getpagesize() + memory
            _lower(resource.RLIMIT_AS, most)
        _lower(resource.RLIMIT_CPU, int(2 * seconds) + 1)
        return handle(job)

    return bounded


def _lower(which: int, most: int) -> None:
    """Lower a limit; one that is lower already stays."""
    soft, hard = resource.getrlimit(which)
    bounds = [bound for bound in (most, soft, hard) if bound != resource.RLIM_INFINITY]
    resource.setrlimit(which, (min(bounds), hard))
