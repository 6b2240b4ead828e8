"""Words that make up times, open and fixed ones."""

PREPOSITIONS = frozenset("at on for after in within until till by over to during around before from following".split())
OPEN = frozenset({"some", "another", "any", "whatever", "one"})
ARTICLES = frozenset({"a", "an"})
LOOSE = frozenset("while stretch spell bit interval pause delay breather".split())
STRONG = LOOSE | frozenset(
    "moment point juncture stage time occasion opportunity period instant hour date slot".split()
)
FIXED = frozenset(
    "trial billing notice lunch meeting start end delivery pickup second third fourth fifth first last "
    "next response opening closing contract fiscal financial tax accounting reporting school waiting "
    "probation probationary warranty rental lease payment holiday vacation training test testing same "
    "full part real run access focal contact starting data price power check selling talking reference of "
    "in at on for and or the a an to per each every single given time set fixed agreed stated named "
    "specified half grace".split()
)
NEARBY = frozenset("last past next coming previous recent following upcoming preceding final".split())
DEGREE = frozenset("very quite rather so really fairly somewhat more less most reasonably".split())
UNITS = frozenset("day days week weeks month months year years hour hours minute minutes".split())
