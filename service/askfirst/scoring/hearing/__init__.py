"""A reply as it is meant: an option, a skip, a refusal, or words of its own."""

from askfirst.scoring.hearing.agreeing import agreement, denies_first, familiar
from askfirst.scoring.hearing.hesitating import unhesitating
from askfirst.scoring.hearing.reporting import as_meant
from askfirst.scoring.hearing.sides import sided
from askfirst.scoring.hearing.understanding import Heard, hear

__all__ = ["Heard", "agreement", "as_meant", "denies_first", "familiar", "hear", "sided", "unhesitating"]
