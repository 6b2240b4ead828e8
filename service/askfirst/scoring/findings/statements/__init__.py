"""Statements that cannot hold together, told by one comparison.

A statement says something of a thing, for a time: who alone may have it, until when it is held, in which state it
stays, what is done with it. Two of them conflict where they speak of the same thing at the same time, what
they say excludes the other, and no exception, condition or correction stands between them (`scope`).
"""

from askfirst.rules.nodes import MaterialFinder
from askfirst.scoring.findings.statements.exclusive import not_the_only_one
from askfirst.scoring.findings.statements.holds import too_early
from askfirst.scoring.findings.statements.states import kept_and_broken

STATEMENTS: dict[str, MaterialFinder] = {
    "kept_and_broken": kept_and_broken,
    "not_the_only_one": not_the_only_one,
    "too_early": too_early,
}
