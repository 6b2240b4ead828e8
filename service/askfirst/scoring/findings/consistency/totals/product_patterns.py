"""How so many times so much is written, and what it comes to."""

import re

from askfirst.text.late import late

W = r"[a-z][\w'’-]*"
ID = r"[\w-]{0,16}\d[\w-]{0,16}"
PACKS = (
    "boxes|packs?|cartons?|crates?|tables|groups|teams|blocks|rows|sessions|bags|bundles|instalments|installments|parts|"
    "sets|pallets|trays|rounds|batches|units|slots|payments|lessons|classes|cases|rolls|sheets|stacks|pages|tours|runs|"
    "rates|shifts|days|weeks|boats|vans|trucks|cars|buses|tents|rooms|squads|halves|chunks|parcels|lots|jars|bottles|folders|piles"
)
PRODUCTS = tuple(
    map(
        late,
        (
            rf"<n(\d+)> (?:{W} )?(?:{PACKS}) of <([ntgm])(\d+)>",
            rf"<[nt](\d+)> (?:{W} |{ID} ){{0,3}}[x×*@] <([mntg])(\d+)>",
            rf"<[nt](\d+)> (?:{W} |{ID} ){{0,4}}at <(m)(\d+)>",
            rf"<n(\d+)> (?:{W} ){{1,3}}(?:with|for|of|, |: )+<([ntgm])(\d+)> (?:{W} ){{0,2}}(?:each|apiece)\b",
            rf"<n(\d+)> (?:{W} ){{1,2}}for <(t)(\d+)>(?=(?: ,)? so)",
        ),
    )
)
TURNED = tuple(
    map(
        late,
        (
            rf"<([ntg])(\d+)> (?:{W} )?(?:on |for |in |at )?each of (?:the )?<[nt](\d+)>",
            rf"(?:{PACKS}) of <([ntg])(\d+)> , <n(\d+)> (?:{W} )?(?:{PACKS})\b",
            rf"<([ntg])(\d+)> (?:{W} )?(?:a|per|each|every) (?:day|week|month) (?:for|over) <t(\d+)>",
        ),
    )
)
RESULT = late(
    r"[^<¶]{0,30}?(?:=|\bso\b|\bmakes?\b|\btotal(?:ling)?\b|\bsubtotal\b|\baltogether\b|\btogether\b|"
    r"\bcomes? to\b|\bin all\b|\bthat is\b)"
    r"(?: (?:is|of|to|:|=|are|a|for))* <([mntg])(\d+)>|[^<¶]{0,24}<([mntg])(\d+)> (?:\w+ ){0,2}(?:in total|"
    r"altogether|total\b|in all|together)"
)
BARE = re.compile(r" <(m)(\d+)>")
ADDED = re.compile(r"\b(?:and|with|including)\b|[+&]")
"""Something else may be in a result that these lead to: "2 tickets at £15 and a bag, £42 in total"."""
MORE = re.compile(r"^[^<¶;]{0,24}?(?: and| plus| \+| &| ,)(?: [a-z]+){0,2} <([a-z])\d")
"""Another product or amount behind one: "60 eggs in 4 boxes of 12 and 2 boxes of 6"."""
AHEAD = late(rf"<([ntgm])(\d+)>((?: (?:{W}|{ID}|[-#,:(–.¶]|'|'s)){{0,9}}) $")
PARTED = re.compile(r"\b(?:instal?lments?|parts|payments|shares|thirds|halves|rates)\b")
OFF = re.compile(
    r"\b(?:plus|(?<!no )freight|discount|vat|tax|rest|remaining|extra|spare|fee|about|approx|up to|at least|"
    r"(?<!no )more or|or more|max|maximum)\b"
)
SIZE = re.compile(r"[x×*@] <")
"""Two sides of a picture or a wall, not so many times so much, unless a result follows."""
CUE = late(
    r"s of (?:\d|[€$£]|two|three|four|five|six|seven|eight|nine|ten|twelve|[a-z]{3} \d)| each\b| apiece"
    r"| at (?:[€$£]|[a-z]{3} \d|\d[\d.,]* ?(?:[€$£]|eur|usd|gbp|chf|dollar|pound|franc|[ns]ok|sek|dkk))"
    r"|[x×*@] ?[€$£]?\d|, so \d|rates of | per \w+ (?:for|over) "
)
"""What a product cannot do without, for a quick look."""
SPLIT = re.compile(r"\b(?:in|into)\b")
