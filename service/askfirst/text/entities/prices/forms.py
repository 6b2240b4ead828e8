"""Numbers that are written as amounts: "1,200.50", "12k", "2 million"."""

import re

CENTS = re.compile(r"\d{1,3}(?:[.,' ]\d{3})+[.,]\d\d")
LARGE = re.compile(r"\d ?(?:k|m)$|thousand|million|grand|\d ?mi[lo]\b")
