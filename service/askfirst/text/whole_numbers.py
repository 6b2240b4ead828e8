"""Digits as a number, however many there are."""

MOST_DIGITS = 40
"""More digits than any count or id has; Python refuses to read some thousands of them."""


def whole_number(digits: str) -> int:
    """The number that decimal digits stand for; of more than `MOST_DIGITS`, one greater than all others."""
    return int(digits) if len(digits) <= MOST_DIGITS else 10**MOST_DIGITS + len(digits)
