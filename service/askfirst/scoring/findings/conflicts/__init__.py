"""Conflicts: orders, facts and settings that cannot all hold, and choices that were left open.

Words alone do not show most of them, so there are a few small models: stretches of time, figures
with their role, the two poles of one question, choices, goals, orders of work. One module a sort.
"""

from askfirst.rules.nodes import MaterialFinder
from askfirst.scoring.findings.conflicts.ages import too_young
from askfirst.scoring.findings.conflicts.attributes import two_values
from askfirst.scoring.findings.conflicts.ceilings import limit_exceeded
from askfirst.scoring.findings.conflicts.choices import open_choice
from askfirst.scoring.findings.conflicts.clashes import clashing_facts
from askfirst.scoring.findings.conflicts.comparisons import wrong_comparison
from askfirst.scoring.findings.conflicts.deadlines import after_the_event
from askfirst.scoring.findings.conflicts.denied import denied_and_given
from askfirst.scoring.findings.conflicts.directions import wrong_direction
from askfirst.scoring.findings.conflicts.exclusions import part_of_excluded
from askfirst.scoring.findings.conflicts.gone import gone_and_used
from askfirst.scoring.findings.conflicts.nodays import no_such_day
from askfirst.scoring.findings.conflicts.onlyvalues import only_value
from askfirst.scoring.findings.conflicts.opposites import opposite_orders
from askfirst.scoring.findings.conflicts.optima import rival_goals
from askfirst.scoring.findings.conflicts.ordering import rival_order
from askfirst.scoring.findings.conflicts.ranges import one_of_range
from askfirst.scoring.findings.conflicts.settings import two_settings
from askfirst.scoring.findings.conflicts.shapes import wrong_shape
from askfirst.scoring.findings.conflicts.single import one_for_two
from askfirst.scoring.findings.conflicts.sums import wrong_sum
from askfirst.scoring.findings.conflicts.timespans import backwards, wrong_length
from askfirst.scoring.findings.conflicts.untouched import change_of_untouched
from askfirst.scoring.findings.conflicts.vetoes import forbidden_order
from askfirst.scoring.findings.conflicts.weekdays import wrong_weekday

CONFLICTS: dict[str, MaterialFinder] = {
    "after_the_event": after_the_event,
    "backwards": backwards,
    "change_of_untouched": change_of_untouched,
    "clashing_facts": clashing_facts,
    "forbidden_order": forbidden_order,
    "limit_exceeded": limit_exceeded,
    "one_for_two": one_for_two,
    "open_choice": open_choice,
    "opposite_orders": opposite_orders,
    "rival_goals": rival_goals,
    "rival_order": rival_order,
    "gone_and_used": gone_and_used,
    "wrong_direction": wrong_direction,
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
    "wrong_weekday": wrong_weekday,
}
