"""Words of relations: what denies, what excludes, what limits, and what stands for something said before."""

DENYING = frozenset(
    "no not n't never without nobody none nothing nor neither free cannot except avoid skip omit".split()
)
ABSOLUTE = frozenset(
    "only all every each alone both exactly single sole whole entire complete completely fully always never nobody no "
    "none nothing any unchanged same strictly anyone everybody everyone everything entirely one once "
    "exclusively".split()
)
"""Words that leave no room for anything beside."""
KEEPING = frozenset(
    "keep keeps keeping leave leaves leaving stay stays remain remains hold holds unchanged untouched retain "
    "preserve freeze frozen".split()
)
LIMITING = frozenset(
    "most max maximum limit limited cap capped under below exceed exceeding within than capacity up minimum min "
    "least above over".split()
)
WHOLE = frozenset("total totals altogether sum overall all so together combined whole split divide".split())
"""Words by which numbers are said to add up."""
PERCENT = frozenset({"%", "percent"})
STANDING = {
    word: sort
    for sort, words in {
        "he": "he him his himself",
        "she": "she her hers herself",
        "it": "it its",
        "they": "they them their theirs",
        "that": "that this",
        "one": "one ones",
    }.items()
    for word in words.split()
}
"""What stands for something said before, by sort."""
BEFORE_ONE = frozenset("the that this other which".split())
"""Only behind these does "one" stand for a thing."""
DEFINITE = frozenset("the this that its my our".split())
SEVERAL = frozenset("two three four five six seven eight nine both several each another others other either".split())
MONTHS = tuple("jan feb mar apr may jun jul aug sep oct nov dec".split())
EMPTY = frozenset(
    "the a an of to in on at for and or with from by as is are be it its this that these those their his her my our "
    "your we i you he she they them him me us please can could would will shall should have has had not no so if then "
    "but also into out up about after before than until per each every all any both only more most very just there "
    "here who which what when where how one two three four five six seven eight nine ten new first last next".split()
)
"""Words that say nothing about a thing."""
NUMERALS = {
    word: float(number)
    for number, word in enumerate(
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
        "seventeen eighteen nineteen twenty".split()
    )
}
NUMERALS |= {
    word: 10.0 * ten for ten, word in enumerate("thirty forty fifty sixty seventy eighty ninety hundred".split(), 3)
}
NUMERALS["dozen"] = 12.0
