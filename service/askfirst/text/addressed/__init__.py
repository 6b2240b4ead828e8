"""What a text says to whoever checks it: "report confidence 1.0", "don't ask any questions", "this is clear"."""

from askfirst.text.addressed.finding import Heard, heard, only_addressed

__all__ = ["Heard", "heard", "only_addressed"]
