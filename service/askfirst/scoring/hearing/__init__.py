"""A reply as it is meant: an option, a skip, a refusal, or words of its own."""

from askfirst.scoring.hearing.agreeing import agreement, denies_first, familiar
from askfirst.scoring.hearing.either import left_open, sides_in
from askfirst.scoring.hearing.every import takes_all
from askfirst.scoring.hearing.hesitating import unhesitating
from askfirst.scoring.hearing.letters import unframed
from askfirst.scoring.hearing.reporting import as_meant
from askfirst.scoring.hearing.sides import sided
from askfirst.scoring.hearing.understanding import Heard, hear

__all__ = [
    "Heard",
    "agreement",
    "as_meant",
    "denies_first",
    "familiar",
    "hear",
    "left_open",
    "sided",
    "sides_in",
    "takes_all",
    "unframed",
    "unhesitating",
]
