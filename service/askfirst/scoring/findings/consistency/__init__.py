"""Consistency: what a request says of figures, days and lists, worked out and compared.

A package for each sort of relation, a module for each mechanism in it:

- `totals`: parts, products and shares against what they are said to come to;
- `sizes`: figures against a limit, a comparison, a capacity, an age, a shape;
- `times`: days and times against each other, their weekday, their length and their order;
- `lists`: a number of things against the list of them.

They read a text in one of two ways, both over the same amounts (`statements.amounts`): as figures with what they
count (`statements.figures`), where any two figures may meet; or as a `ledger`, where each figure is a tag between the
words and a relation is a pattern over tags.
"""

from askfirst.rules.nodes import MaterialFinder
from askfirst.scoring.findings.consistency.lists import LISTS
from askfirst.scoring.findings.consistency.sizes import SIZES
from askfirst.scoring.findings.consistency.times import TIMES
from askfirst.scoring.findings.consistency.totals import TOTALS

CONSISTENCY: dict[str, MaterialFinder] = {**LISTS, **SIZES, **TIMES, **TOTALS}
