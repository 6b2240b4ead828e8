"""Places that a program should have filled and did not: slots of templates, and what "nothing" is when it is printed.

They look alike in every language, so one finder serves all packs.
"""

from askfirst.scoring.findings.values.unfilled.finding import unfilled

__all__ = ["unfilled"]
