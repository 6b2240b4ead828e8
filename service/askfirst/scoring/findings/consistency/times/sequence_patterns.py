"""How the order of two times is written."""

import re

from askfirst.text.late import late

GAP = r"[^<¶;]{0,60}"
RELATIONS = tuple(
    (late(pattern), early)
    for pattern, early in (
        (
            rf"<([dc])(\d+)>,? ?(?:,|\(|-|–)? ?(?:but |and |so |i\.e\. |that is |well |just |right |shortly |"
            rf"still )*(?:before|ahead of|prior to) (?!you|i\b|we|that){GAP}<\1(\d+)>",
            True,
        ),
        (
            rf"<([dc])(\d+)>,? ?(?:,|\(|-|–)? ?(?:but |and |so |i\.e\. |that is |well |just |right |shortly |"
            rf"only )*(?:after|once|following) (?!that|this){GAP}<\1(\d+)>",
            False,
        ),
    )
)
OFF = re.compile(r"\b(?:if|unless|or|not|day|days|weeks?|hours?)\b")
CLOSING = re.compile(
    r"\b(?:clos(?:es?|ing)(?: date)?|ends?|finish(?:es)?|deadline|open until|runs? (?:until|till|to)|"
    r"accepted until|until|voting|entries (?:until|by)|last day)\b[^<¶;.]{0,40}<(d)(\d+)>"
)
DRAWN = re.compile(
    r"\b(?:draw|drawn|pick|name|announce|publish|award|choose|count|evaluate|select|"
    r"reveal)\b[^<¶;]{0,40}\b(?:winners?|results?|prizes?|votes?|tally|ranking|entries|"
    r"raffle)\b[^<¶;]{0,30}<(d)(\d+)>"
)
WORD = re.compile(r"[a-z]{3,}")
OUTCOME = frozenset(
    (
        "draw drawn pick name announce publish award choose count evaluate select reveal winner result prize vote "
        "tally ranking entrie entry raffle draw the and all from our out their lucky three two final for"
    ).split()
)
"""What says no more than that something is drawn or counted."""
BARRED = re.compile(
    r"\b(?:not(?: be)?|n't|never|nobody|no one|nothing|none|no)\b[^<¶;]{0,60}?\b(?:before|until|earlier than|"
    r"sooner than|prior to)\b[^<¶;]{0,24}<(d)(\d+)>|\bembargo\b[^<¶;]{0,30}<(d)(\d+)>"
)
ORDERED = re.compile(
    r"\b(?:goes out|go out|goes live|publish|post|send|release|announce|ring|call|start|begin|book|ship|pay|"
    r"open|launch|air|mail|run|schedule|visit|install)\b[^<¶;]{0,40}?<(d)(\d+)>"
)
START = (
    r"(?:from|out|start(?:s|ing)?|begin(?:s|ning)?|leav(?:e|es|ing)|depart(?:s|ure|ing)?|sails?|"
    r"arriv(?:e|es|ing|al)|check-in|hire date|production|flight|book(?: the)?)"
)
END = (
    r"(?:back|return(?:s|ing)?|arriv(?:e|es|ing|al)|finish(?:es)?|end(?:s|ing)?(?: it)?|reopen|due|"
    r"delivery|check-out|leav(?:e|es|ing)|depart(?:s|ure|ing)?|hand(?:ed)? over)"
)
ENDED = late(
    rf"\b{START}\b[^<¶;]{{0,40}}?<([dc])(\d+)>[^<¶;]{{0,40}}?\b(?:and|"
    rf",)[^<¶;,]{{0,20}}?\b{END}\b[^<¶;]{{0,40}}?<\1(\d+)>"
)
FRESH = re.compile(r"\b(?:if|unless|or|next day|tomorrow|sorry|instead|not|pay|invoice|report|move|change|later)\b")
SPACED = late(
    r"<(d|c)(\d+)>,? ?(?:,|\(|-|–|which must be|which is|is|exactly|that is)* ?(?:,|exactly|"
    r"just)* ?(?:<t(\d+)>|(the|a|one) day|(half) an hour|(an) hour|a (week)) (before|after|ahead of|"
    r"prior to)[^<¶;]{0,50}?<\1(\d+)>"
)
