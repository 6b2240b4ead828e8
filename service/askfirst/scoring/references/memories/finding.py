"""Every description of this kind that the case does not explain."""

from askfirst.scoring.references.discourse import Discourse
from askfirst.scoring.references.memories.pasts import past_sources
from askfirst.scoring.references.memories.relatives import private
from askfirst.scoring.references.memories.remembered import remembered
from askfirst.scoring.references.memories.spoken import as_spoken, spoken
from askfirst.text.hit import Hit


def untold(discourse: Discourse) -> list[Hit]:
    """Every such description that the case does not explain."""
    return [
        *remembered(discourse),
        *private(discourse),
        *past_sources(discourse),
        *spoken(discourse),
        *as_spoken(discourse),
    ]
