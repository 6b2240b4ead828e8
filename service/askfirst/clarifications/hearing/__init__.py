"""A reply as it is meant: an option, a skip, a refusal, or words of its own. No scoring here."""

from askfirst.clarifications.hearing.hesitating import unhesitating
from askfirst.clarifications.hearing.understanding import Heard, hear

__all__ = ["Heard", "hear", "unhesitating"]
