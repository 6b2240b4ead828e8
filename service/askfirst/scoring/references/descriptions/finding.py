"""Every description for which nothing stands in the case."""

from askfirst.scoring.references.descriptions.of_several import of_two, one_of_many
from askfirst.scoring.references.descriptions.ones import the_ones
from askfirst.scoring.references.descriptions.others import other_ones
from askfirst.scoring.references.discourse import Discourse
from askfirst.scoring.references.lists.options import optioned, placed
from askfirst.text.hit import Hit


def described(discourse: Discourse) -> list[Hit]:
    """Every description for which nothing stands in the case."""
    return [
        *other_ones(discourse),
        *the_ones(discourse),
        *one_of_many(discourse),
        *of_two(discourse),
        *placed(discourse),
        *optioned(discourse),
    ]
