"""What holds for every test."""

from hypothesis import settings

# How long an example takes says more about the machine than about the code: speed is the bench's.
settings.register_profile("askfirst", deadline=None)
settings.load_profile("askfirst")
