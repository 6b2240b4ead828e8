"""Bounds on what a child may take."""

import resource
from pathlib import Path


def limit(memory: int, seconds: float | None = None) -> None:
    """Let this process take no more than `memory` bytes beside what it has now.

    After twice the `seconds` of CPU the system itself ends it. Memory is bounded where the system
    tells how much there is (Linux).
    """
    pages = Path("/proc/self/statm")
    if pages.exists():
        most = int(pages.read_text().split()[0]) * resource.getpagesize() + memory
        _lower(resource.RLIMIT_AS, most)
    if seconds is not None:
        _lower(resource.RLIMIT_CPU, int(2 * seconds) + 1)


def _lower(which: int, most: int) -> None:
    """Lower a limit; one that is lower already stays."""
    soft, hard = resource.getrlimit(which)
    bounds = [bound for bound in (most, soft, hard) if bound != resource.RLIM_INFINITY]
    resource.setrlimit(which, (min(bounds), hard))
