"""Conflicts: orders, facts and settings that cannot all hold, and choices that were left open.

What words say against words, a module for each mechanism: two values of one thing, what is ruled out and done,
opposites, one only and another one, all and an exception, open choices and goals. What can be worked out from figures
and days is in `askfirst.checks`.
"""

from askfirst.rules.nodes import MaterialFinder
from askfirst.scoring.findings.conflicts.all_kept import all_kept
from askfirst.scoring.findings.conflicts.attributes import two_values
from askfirst.scoring.findings.conflicts.beside import sole_and_another
from askfirst.scoring.findings.conflicts.choices.open_choice import open_choice
from askfirst.scoring.findings.conflicts.clashes import clashing_facts
from askfirst.scoring.findings.conflicts.denials import denied_and_given
from askfirst.scoring.findings.conflicts.exclusive.both_alone import both_alone
from askfirst.scoring.findings.conflicts.exclusive.finding import not_the_only_one
from askfirst.scoring.findings.conflicts.goals.rivals import rival_goals
from askfirst.scoring.findings.conflicts.negated_pair import negated_pair
from askfirst.scoring.findings.conflicts.one_for_two import one_for_two
from askfirst.scoring.findings.conflicts.one_value import only_value
from askfirst.scoring.findings.conflicts.opposites.ended import ended_and_used
from askfirst.scoring.findings.conflicts.opposites.gone import gone_and_used
from askfirst.scoring.findings.conflicts.opposites.kept import kept_and_broken
from askfirst.scoring.findings.conflicts.opposites.orders import forbidden_order, opposite_orders
from askfirst.scoring.findings.conflicts.opposites.shut import shut_and_used
from askfirst.scoring.findings.conflicts.parts import part_of_excluded
from askfirst.scoring.findings.conflicts.priorities.order import rival_order
from askfirst.scoring.findings.conflicts.ranges import one_of_range
from askfirst.scoring.findings.conflicts.ranks import all_first, two_firsts, two_keys
from askfirst.scoring.findings.conflicts.repeated_object import repeated_object
from askfirst.scoring.findings.conflicts.same_case import same_case
from askfirst.scoring.findings.conflicts.twin_absolutes import twin_absolutes
from askfirst.scoring.findings.conflicts.two_ways import two_ways
from askfirst.scoring.findings.conflicts.values import two_settings
from askfirst.scoring.findings.conflicts.wholes import part_of_whole

CONFLICTS: dict[str, MaterialFinder] = {
    "all_kept": all_kept,
    "repeated_object": repeated_object,
    "both_alone": both_alone,
    "ended_and_used": ended_and_used,
    "negated_pair": negated_pair,
    "shut_and_used": shut_and_used,
    "same_case": same_case,
    "all_first": all_first,
    "sole_and_another": sole_and_another,
    "clashing_facts": clashing_facts,
    "forbidden_order": forbidden_order,
    "one_for_two": one_for_two,
    "open_choice": open_choice,
    "opposite_orders": opposite_orders,
    "rival_goals": rival_goals,
    "rival_order": rival_order,
    "twin_absolutes": twin_absolutes,
    "two_firsts": two_firsts,
    "two_keys": two_keys,
    "two_settings": two_settings,
    "two_ways": two_ways,
    "two_values": two_values,
    "denied_and_given": denied_and_given,
    "part_of_excluded": part_of_excluded,
    "part_of_whole": part_of_whole,
    "only_value": only_value,
    "one_of_range": one_of_range,
    "gone_and_used": gone_and_used,
    "kept_and_broken": kept_and_broken,
    "not_the_only_one": not_the_only_one,
}
