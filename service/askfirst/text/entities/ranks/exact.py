"""Ranks that can be entered as they stand: P2 of P1-P4 - 4 of 5 - position 1 - right after MX-19."""

import re

from askfirst.text.hit import Hit, outermost
from askfirst.text.late import late
from askfirst.text.reading import Reading

NAMED = r"(?:p|s|l|c|sev|prio|priority|level|class|tier|rank|severity|urgency|importance|criticality|grade|code)"
STEP = rf"(?:{NAMED}[- ]?)?\d{{1,3}}"
OUT_OF = r"\s?(?:of|out\ of|/)\s?"
LEVEL = late(
    rf"""
    \b{NAMED}[- ]?\d{{1,3}}\s?(?:of|out\ of|/|from|on|in)\s?(?:(?:the|our|a|scale|of|from)\s){{0,3}}{STEP}\b
    | (?<=[:=(])\s?\d{{1,3}}{OUT_OF}{STEP}\b
    | \b(?:to|as|at|with|is)\s\d{{1,3}}{OUT_OF}{STEP}\b
    | \b{STEP}\s?(?:-|–|to|through|\.\.)\s?{STEP}\W{{0,2}}(?:scale|scheme|system|range|matrix|levels|ladder)\b
    | \b{NAMED}[- ]?\d\s?(?:-|–|to|through|/)\s?{NAMED}?[- ]?\d\b
    | \b(?:scale|levels|range)\b\W{{0,3}}(?:(?:of|from|is|being|goes|runs)\s){{0,2}}\d{{1,3}}\b
    | \b(?:scale|levels|range)\b\W{{0,3}}(?:(?:of|from|is|being|goes|runs)\s){{0,2}}
      {STEP}\s?(?:-|–|to|through|\.\.)\s?{STEP}\b
    | \b[1-9]\s\(\w+\)\s(?:to|-)\s\d{{1,2}}\b
    | \b[A-E]\s?[(,]?\s?(?:of|in|on|from)?\s?[A-E]\s?(?:-|–|to)\s?[A-E]\b
    | \bclass\ [A-E]\b
    | \b(?:scale|levels|range|grades|classes)\b\W{{0,3}}(?:[A-Z]{{2,}}\s)?(?:\d{{1,3}}|[A-E])
      \s?(?:-|–|to|through|\.\.)\s?(?:\d{{1,3}}|[A-E])\b
    | \b\d{{1,2}}\ out\ of\ \d{{1,2}}\b
    | \b{NAMED}[- ]?\d{{1,2}}\ of\ (?:the|our|its)\ (?:\w+\ ?'s\ )?(?:two|three|four|five|six|\d{{1,2}})\b
    | \b\d{{1,2}}\ (?:as|is|being)\ the\ (?:lowest|highest|top|bottom|most)\b
    | \bto\ \d{{1,2}},\ which\ (?:leaves|goes|comes|runs|starts|is)\b
    | \b(?:top|front|head|bottom|end|back)\ of\ [A-Z][\w-]+\ ?'s\ (?:\w+\ )?(?:list|queue|stack|pile|board|row)\b
    | \b[A-E]\s?[/,]\s?[A-E](?:\s?[/,]\s?[A-E])?\b(?!\ ?/)
    | \b[A-E]\ (?:of|in|on)\ (?:the\ )?[A-E]\b
    | \b(?:position|pos\.?|rank|place|slot|spot)\s?(?:no\.?\ ?|number\ )?\#?\d{{1,3}}\b
    | \b(?:first|second|third|fourth|fifth|highest|lowest|top|last)\ of\ (?:our\ |the\ |its\ )?(?:\w+\ )?
      (?:levels|steps|classes|grades|categories|ranks|stages)\b
    | \b\d{{1,3}}\ of\ \d{{1,3}}\ points\b
    | \bnumber\ \d{{1,2}}\ (?:in|on)\b
    | \#\d{{1,3}}\ (?:in|on|of)\b
    | \b\d+(?:st|nd|rd|th)\ (?:in|on|place|position|slot|spot)\b
    | \b(?:I{{1,3}}|IV|V)\s(?:of|on|in)\s(?:our\s|the\s)?I\s?(?:-|–|to)\s?(?:I{{2,3}}|IV|V)\b
    | \b[A-E]-to-[A-E]\b | \b\d{{1,2}}-to-\d{{1,2}}\b | \b(?:two|three|four|five|six)-(?:step|level|stage)\b
    | \b\d{{1,2}}\s?[-–]\s?\d{{1,2}}\s(?:list|board|code|column)\b
    | \b(?P<letter>[A-Z])\d\s?\((?P=letter)\d\s?[-–]\s?(?P=letter)\d\)
    | \bP[0-5]\b | \bsev-?[0-5]\b
    | \b[A-Z]{{0,3}}[1-9]\d?\ ?(?:=|is|being|means|:|\ )\ ?(?:the\ )?
      (?:highest|lowest|top|most|urgent|critical|low|high|first|max)
    """,
    re.IGNORECASE | re.VERBOSE,
)
DEFINED = late(
    r"\b(?:\d{1,2}|[A-Z])\s?(?:=|is|being|means)\s?[^,;()=]{2,30}[,;]\s?(?:and\s)?(?:\d{1,2}|[A-Z])\s?(?:=|is|being|means|the)"
    r"|\b\d{1,2}\s?(?:to|-|–)\s?\d{1,3}[,;:]?\s(?:with\s|where\s)?\d{1,3}\s?(?:=|is|being|means)"
    r"|\(([A-Z])\d\b[^()]{2,30}[,;]\s?\1\d\b"
)
"""A scale that is told: "1 = plant stop, 5 = whenever"; read in the text as sent, where "=" still stands."""
STEPS = (
    "low|lowest|normal|medium|mid|moderate|high|higher|highest|critical|urgent|minor|major|fast|express|expedite|"
    "standard|severe|serious|trivial|routine|emergency|blocker|important|regular|rush|whenever|soon|now"
)
LISTED = late(
    rf"\b(?:{STEPS})['\"]?(?:\s?[-–/,|<>]\s?|\s(?:or|and|to)\s|,\s(?:or|and)\s)['\"]?(?:{STEPS})['\"]?"
    rf"(?:\s?[-–/,|<>]\s?|\s(?:or|and|to)\s|,\s(?:or|and)\s)['\"]?(?:{STEPS})\b",
    re.IGNORECASE,
)
"""A scale whose levels are listed in words: Low, Medium, High."""
VALUED = late(r"\b(?:prio|priority|severity|urgency|rank|level)\w*\s?=\s?\d{1,2}/\d{1,3}\b", re.IGNORECASE)
"""A value with the length of its scale: prio=3/10."""
PAIR = late(
    rf"\b(?:levels?|scale|classes|steps)\b\W{{1,3}}['\"]?(?:{STEPS})['\"]?(?:\s?[,/|]\s?|\s(?:or|and)\s)['\"]?(?:{STEPS})\b",
    re.IGNORECASE,
)
"""A scale of two, named as one: (levels: normal, urgent)."""
BESIDE = late(
    r"""
    \b(?:after|behind|before|ahead\ of|in\ front\ of|between|above|below)\s+
    (?:(?:the|work|order|ticket|job|case|task|incident|request|number|no\.|po|wo|shipment|batch|lot|[a-z]+)\s+){0,3}
    (?:[A-Z]+-[\w-]*\d[\w-]*|\d{3,}|
      (?:(?<=order\ )|(?<=ticket\ )|(?<=job\ )|(?<=case\ )|(?<=task\ )|(?<=batch\ ))\d+)
    (?![\w:.]*\d)
    """,
    re.IGNORECASE | re.VERBOSE,
)


def find_ranks(reading: Reading) -> list[Hit]:
    """Levels with their scale and exact places in a queue."""
    hits = list(reading.hits("@rank_given"))
    dates = reading.covered("date", "clock_time")
    for pattern in (LEVEL, BESIDE):
        hits += [Hit(*reading.cover(*found.span())) for found in pattern.finditer(reading.plain)]
    hits = [hit for hit in hits if not hit.within(dates)]
    told = [found for pattern in (DEFINED, LISTED, VALUED, PAIR) for found in pattern.finditer(reading.raw)]
    hits += [Hit(*reading.cover(*found.span())) for found in told]
    return outermost([hit for hit in hits if hit.start < hit.end])
