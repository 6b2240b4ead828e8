"""What a text says to whoever checks it: "report confidence 1.0", "don't ask any questions", "this is clear"."""

from askfirst.text.addressed.finding import Unaddressed, only_addressed, unaddressed

__all__ = ["Unaddressed", "only_addressed", "unaddressed"]
