"""Replies: what one does with the question before it, and what it gives.

`understanding` hears phrases, options and ordinals, `acts` says what a reply does, `values` whether it is of the sort
that was asked for, `parts` what a complete answer has, `unsettled` whether it leaves that open all the same; `letters`
takes away what stands around it.
"""

from askfirst.replies.acts import Doing, doing
from askfirst.replies.agreeing import agreement, denies, denies_first, familiar, wants_value
from askfirst.replies.choosing import takes_all
from askfirst.replies.letters import unframed, unhesitating
from askfirst.replies.sides import sided
from askfirst.replies.understanding import Heard, hear

__all__ = [
    "Doing",
    "Heard",
    "agreement",
    "denies",
    "denies_first",
    "doing",
    "familiar",
    "hear",
    "sided",
    "takes_all",
    "unframed",
    "unhesitating",
    "wants_value",
]
