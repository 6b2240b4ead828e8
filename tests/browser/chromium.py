"""A real Chromium: the system's, without a window."""

import os
import shutil

import pytest

NEEDED = "chromium is not installed (on Debian and Ubuntu: apt-get install chromium)"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def program() -> str:
    """Chromium's path; without it the test is skipped, or fails where CI is set."""
    found = next((path for path in map(shutil.which, NAMES) if path), None)
    if found is None:
        if os.environ.get("CI"):
            pytest.fail(NEEDED)
        pytest.skip(NEEDED)
    return found
