"""Conflicts: orders, facts and settings that cannot all hold, and choices that were left open.

One module for each mechanism: two values of one thing, a bound and a value beyond it, parts that do not add up, what is
ruled out and done, opposites, one only and another one, all and an exception, a wrong sequence, open choices and goals.
They share the model of statements (`scoring.findings.statements`).
"""

from askfirst.rules.nodes import MaterialFinder
from askfirst.scoring.findings.conflicts.ages import too_young
from askfirst.scoring.findings.conflicts.attributes import two_values
from askfirst.scoring.findings.conflicts.beside import sole_and_another
from askfirst.scoring.findings.conflicts.bounds import limit_exceeded
from askfirst.scoring.findings.conflicts.choices import open_choice
from askfirst.scoring.findings.conflicts.clashes import clashing_facts
from askfirst.scoring.findings.conflicts.comparisons import wrong_comparison, wrong_direction
from askfirst.scoring.findings.conflicts.denials import denied_and_given
from askfirst.scoring.findings.conflicts.events import after_the_event
from askfirst.scoring.findings.conflicts.exclusive import not_the_only_one
from askfirst.scoring.findings.conflicts.goals import rival_goals
from askfirst.scoring.findings.conflicts.named import counted_names
from askfirst.scoring.findings.conflicts.no_days import no_such_day, wrong_weekday
from askfirst.scoring.findings.conflicts.one_for_two import one_for_two
from askfirst.scoring.findings.conflicts.one_value import only_value
from askfirst.scoring.findings.conflicts.opposites import (
    forbidden_order,
    gone_and_used,
    kept_and_broken,
    opposite_orders,
)
from askfirst.scoring.findings.conflicts.parts import part_of_excluded
from askfirst.scoring.findings.conflicts.priorities import rival_order
from askfirst.scoring.findings.conflicts.ranges import one_of_range
from askfirst.scoring.findings.conflicts.ranks import all_first, two_firsts, two_keys
from askfirst.scoring.findings.conflicts.shapes import wrong_shape
from askfirst.scoring.findings.conflicts.spans import backwards, wrong_length
from askfirst.scoring.findings.conflicts.sums import wrong_sum
from askfirst.scoring.findings.conflicts.timing import too_early
from askfirst.scoring.findings.conflicts.values import two_settings

CONFLICTS: dict[str, MaterialFinder] = {
    "after_the_event": after_the_event,
    "all_first": all_first,
    "counted_names": counted_names,
    "sole_and_another": sole_and_another,
    "backwards": backwards,
    "clashing_facts": clashing_facts,
    "forbidden_order": forbidden_order,
    "limit_exceeded": limit_exceeded,
    "one_for_two": one_for_two,
    "open_choice": open_choice,
    "opposite_orders": opposite_orders,
    "rival_goals": rival_goals,
    "rival_order": rival_order,
    "wrong_direction": wrong_direction,
    "two_firsts": two_firsts,
    "two_keys": two_keys,
    "two_settings": two_settings,
    "too_young": too_young,
    "no_such_day": no_such_day,
    "two_values": two_values,
    "denied_and_given": denied_and_given,
    "wrong_comparison": wrong_comparison,
    "part_of_excluded": part_of_excluded,
    "only_value": only_value,
    "one_of_range": one_of_range,
    "wrong_shape": wrong_shape,
    "wrong_length": wrong_length,
    "wrong_sum": wrong_sum,
    "gone_and_used": gone_and_used,
    "kept_and_broken": kept_and_broken,
    "not_the_only_one": not_the_only_one,
    "too_early": too_early,
    "wrong_weekday": wrong_weekday,
}
